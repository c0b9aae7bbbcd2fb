/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Remembers the texts that are painted, and paints none. */

#include "qs-test-recorder.h"

/* What was written, a text a line. */
static GString *written;

static double
measure (cairo_t    *cr,
         const char *text,
         double      size,
         gboolean    is_bold)
{
  return (double) g_utf8_strlen (text, -1) * size / 2;
}

static void
show (cairo_t    *cr,
      const char *text,
      double      size,
      gboolean    is_bold)
{
  g_string_append_printf (written, "%s\n", text);
}

const QsChartText test_recorder = { measure, show };

/* Forgets all texts. Returns: where those will be that are painted, a line each */
GString *
test_recorder_start (void)
{
  if (written == NULL)
    written = g_string_new (NULL);

  return g_string_truncate (written, 0);
}
