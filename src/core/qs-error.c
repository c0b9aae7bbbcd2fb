/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain. */

#include "qs-error.h"

#include <string.h>

#include "qs-shown-text.h"

/* How much of a word a message shows. */
#define MAX_SHOWN_BYTES 40

/* The longest message that is shown whole, in bytes, and how many characters of each end of a longer one are shown. */
#define MAX_MESSAGE_BYTES 1000
#define SHOWN_END 100

G_DEFINE_QUARK (qs-error-quark, qs_error)

/**
 * qs_error_shorten:
 * @text: what was read, in any encoding
 * @length: its length in bytes
 *
 * Prepares a wrong text for an error's message: all of it, or only its first
 * whole characters and “…” when it is endless.
 *
 * Returns: (transfer full): the text to show, as qs_shown_text() shows it
 */
char *
qs_error_shorten (const char *text,
                  gsize       length)
{
  g_autofree char *shown = NULL;
  gsize end = MAX_SHOWN_BYTES;

  if (length <= MAX_SHOWN_BYTES)
    return qs_shown_text (text, (gssize) length);

  while (end > MAX_SHOWN_BYTES - 3 && ((guchar) text[end] & 0xc0) == 0x80)
    end--;

  shown = qs_shown_text (text, (gssize) end);

  return g_strconcat (shown, "…", NULL);
}

/**
 * qs_error_shorten_message:
 * @message: an error's message, which may repeat what a user wrote, in any
 *   encoding
 *
 * Returns: (transfer full): the message as one line, without its middle when it is endless:
 *   what is wrong stands at its beginning or its end
 */
char *
qs_error_shorten_message (const char *message)
{
  g_autofree char *begin = NULL;
  g_autofree char *end = NULL;
  glong length;
  g_autofree char *valid = qs_shown_text (message, -1);

  if (strlen (valid) <= MAX_MESSAGE_BYTES)
    return g_steal_pointer (&valid);

  length = g_utf8_strlen (valid, -1);
  begin = g_utf8_substring (valid, 0, SHOWN_END);
  end = g_utf8_substring (valid, length - SHOWN_END, length);

  return g_strconcat (begin, "…", end, NULL);
}

gboolean
qs_error_refuse (const char *text,
                 gsize       length,
                 const char *format,
                 GError    **error)
{
  g_autofree char *shown = qs_error_shorten (text, length);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT, format, shown);
#pragma GCC diagnostic pop
}
