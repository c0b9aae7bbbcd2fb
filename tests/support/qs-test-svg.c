/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Holds SVG to what is in SVG Tiny, too: Qt shows no more than that, and other programs have their own fonts. */

#include "qs-test-svg.h"

#include <string.h>

/* Fails where a clip, a mask, a symbol, a text or pixels are in it, or nothing at all. */
void
test_assert_plain_svg (const char *svg)
{
  static const char *const strangers[] = { "<clipPath", "clip-path", "<mask",   "mask=",  "<symbol",
                                           "<use",      "<text",     "<filter", "<image", "<pattern" };

  g_assert_true (g_str_has_prefix (svg, "<?xml"));
  g_assert_nonnull (strstr (svg, "<path"));
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    {
      if (strstr (svg, strangers[i]) != NULL)
        g_error ("There is a %s in the picture", strangers[i]);
    }
}
