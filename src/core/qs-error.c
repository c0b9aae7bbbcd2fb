/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain. */

#include "config.h"

#include "qs-error.h"

/* How much of a word a message shows. */
#define MAX_SHOWN_BYTES 40

G_DEFINE_QUARK (qs-error-quark, qs_error)

/**
 * qs_error_shorten:
 * @text: what was read, in any encoding
 * @length: its length in bytes
 *
 * Makes what an error's message shows of a wrong text: all of it, or its first
 * whole characters and “…” when it is endless.
 *
 * Returns: (transfer full): the text to show, in UTF-8
 */
char *
qs_error_shorten (const char *text,
                  gsize       length)
{
  g_autofree char *shown = NULL;
  gsize end = MAX_SHOWN_BYTES;

  g_return_val_if_fail (text != NULL, NULL);

  if (length <= MAX_SHOWN_BYTES)
    return g_utf8_make_valid (text, (gssize) length);

  while (end > MAX_SHOWN_BYTES - 3 && ((guchar) text[end] & 0xc0) == 0x80)
    end--;

  shown = g_utf8_make_valid (text, (gssize) end);

  return g_strconcat (shown, "…", NULL);
}
