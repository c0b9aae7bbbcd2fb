/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain. */

#include "qs-error.h"

#include <string.h>

/* How much of a word a message shows. */
#define MAX_SHOWN_BYTES 40

/* The longest message that is shown whole, in bytes, and how many characters of each end of a longer one are shown. */
#define MAX_MESSAGE_BYTES 1000
#define SHOWN_END 100

G_DEFINE_QUARK (qs-error-quark, qs_error)

/* Letters that turn the direction of what follows, or break the line. */
static const struct
{
  gunichar first;
  gunichar last;
} obeyed[] = {
  { 0x061c, 0x061c },
  { 0x200e, 0x200f },
  { 0x2028, 0x202e },
  { 0x2066, 0x2069 },
};

/* Whether a terminal or a label would obey a letter instead of showing it. */
gboolean
qs_shown_text_is_obeyed (gunichar letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (obeyed); i++)
    {
      if (letter >= obeyed[i].first && letter <= obeyed[i].last)
        return TRUE;
    }

  return g_unichar_iscntrl (letter);
}

/* A text that somebody wrote, in any encoding, as one line of UTF-8, in which a letter that would be obeyed is a number such
 * as `\x1b` or `\u202e`, and what is no UTF-8 is “�”. @length is -1 if it ends with a zero byte. */
char *
qs_shown_text (const char *text,
               gssize      length)
{
  GString *shown = g_string_new (NULL);
  g_autofree char *valid = g_utf8_make_valid (text, length);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (!qs_shown_text_is_obeyed (letter))
        g_string_append_unichar (shown, letter);
      else if (letter < 0x100)
        g_string_append_printf (shown, "\\x%02x", letter);
      else
        g_string_append_printf (shown, "\\u%04x", letter);
    }

  return g_string_free (shown, FALSE);
}

/* The name of a file as qs_shown_text() shows it. */
char *
qs_shown_name (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return qs_shown_text (name, -1);
}

/* The same without its folders. */
char *
qs_shown_basename (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return qs_shown_name (name);
}

/* Prepares a wrong text, in any encoding, for an error's message: all of it, or only its first whole characters and “…” when
 * it is endless, as qs_shown_text() shows it. */
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

/* An error's message, which may repeat what a user wrote, as one line, without its middle when it is endless: what is wrong
 * stands at its beginning or its end. */
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
