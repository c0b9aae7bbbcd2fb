/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and words of others, as messages show them: in UTF-8, and without letters that a terminal or a label would obey
 * instead of showing them. */

#include "qs-shown-text.h"

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

/**
 * qs_shown_text_is_obeyed:
 * @letter: a letter of a text
 *
 * Returns: whether a terminal or a label would obey it instead of showing it
 */
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

/**
 * qs_shown_text:
 * @text: what somebody wrote, in any encoding
 * @length: its length in bytes, or -1 if it ends with a zero byte
 *
 * Returns: (transfer full): the text as one line of UTF-8, in which a letter that would
 *   be obeyed is a number such as `\x1b` or `\u202e`, and what is no UTF-8 is “�”
 */
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

/**
 * qs_shown_name:
 * @path: (type filename): the name of a file
 *
 * Returns: (transfer full): the name as qs_shown_text() shows it
 */
char *
qs_shown_name (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return qs_shown_text (name, -1);
}

/**
 * qs_shown_basename:
 * @path: (type filename): the name of a file
 *
 * Returns: (transfer full): the same without its folders
 */
char *
qs_shown_basename (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return qs_shown_name (name);
}
