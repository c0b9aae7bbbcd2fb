/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How wrong texts and long messages are shortened; and names and words of others: whatever they hold, what is shown is one
 * line of UTF-8 that nothing obeys. */

#include "qs-error.h"

#include <string.h>

#include "qs-test-main.h"

#define SHOWN_BYTES 40
#define MESSAGE_BYTES 1000

QS_TEST (shows_whole_characters)
{
  /* Two, three and four bytes, whose later ones are even and odd. */
  const char *const characters[] = { "é", "è", "♛", "…", "😀", "😁" };

  for (guint i = 0; i < G_N_ELEMENTS (characters); i++)
    {
      for (gsize n_before = 0; n_before <= SHOWN_BYTES; n_before++)
        {
          gsize size = strlen (characters[i]);
          g_autofree char *before = g_strnfill (n_before, 'x');
          g_autoptr (GString) text = g_string_new (before);
          g_autoptr (GString) expected = g_string_new (before);
          g_autofree char *shown = NULL;

          while (text->len <= SHOWN_BYTES)
            g_string_append (text, characters[i]);
          while (expected->len + size <= SHOWN_BYTES)
            g_string_append (expected, characters[i]);
          g_string_append (expected, "…");

          shown = qs_error_shorten (text->str, text->len);
          g_assert_cmpstr (shown, ==, expected->str);
        }
    }
}

QS_TEST (shortens_only_what_is_longer)
{
  g_autofree char *text = g_strnfill (SHOWN_BYTES + 1, 'x');
  g_autofree char *whole = qs_error_shorten (text, SHOWN_BYTES);
  g_autofree char *shortened = qs_error_shorten (text, SHOWN_BYTES + 1);
  g_autofree char *binary = qs_error_shorten ("a\377", 2);

  g_assert_cmpuint (strlen (whole), ==, SHOWN_BYTES);
  g_assert_true (g_str_has_prefix (text, whole));
  g_assert_cmpuint (strlen (shortened), ==, SHOWN_BYTES + strlen ("…"));
  g_assert_true (g_str_has_suffix (shortened, "x…"));
  g_assert_cmpstr (binary, ==, "a\357\277\275");
}

QS_TEST (shows_both_ends_of_a_long_message)
{
  g_autofree char *begin = g_strnfill (100, 'b');
  g_autofree char *middle = g_strnfill (MESSAGE_BYTES - 200, 'm');
  g_autofree char *end = g_strnfill (100, 'e');
  g_autofree char *longest = g_strconcat (begin, middle, end, NULL);
  g_autofree char *longer = g_strconcat (begin, middle, "m", end, NULL);
  g_autofree char *expected = g_strconcat (begin, "…", end, NULL);
  g_autofree char *whole = qs_error_shorten_message (longest);
  g_autofree char *shortened = qs_error_shorten_message (longer);

  g_assert_cmpstr (whole, ==, longest);
  g_assert_cmpstr (shortened, ==, expected);
}

static void
assert_shown (const char *text,
              const char *expected)
{
  g_autofree char *shown = qs_shown_text (text, -1);

  g_assert_cmpstr (shown, ==, expected);
}

QS_TEST (shown_text_plain)
{
  assert_shown ("", "");
  assert_shown ("boards of 8.txt", "boards of 8.txt");
  assert_shown ("Königin, 皇后, ملكة, 👑, \\x1b", "Königin, 皇后, ملكة, 👑, \\x1b");
}

/* Of ASCII, above it, and those of two bytes. */
QS_TEST (shown_text_controls)
{
  assert_shown ("a\033[31mb", "a\\x1b[31mb");
  assert_shown ("a\nb\r\t\a", "a\\x0ab\\x0d\\x09\\x07");
  assert_shown ("\177", "\\x7f");
  assert_shown ("\302\23331m", "\\x9b31m");
}

QS_TEST (shown_text_directions)
{
  assert_shown ("a\342\200\256txt.exe", "a\\u202etxt.exe");
  assert_shown ("\342\201\246a\342\201\251", "\\u2066a\\u2069");
  assert_shown ("\342\200\216\342\200\217\330\234", "\\u200e\\u200f\\u061c");
  assert_shown ("a\342\200\250b\342\200\251", "a\\u2028b\\u2029");
}

QS_TEST (shown_text_no_utf8)
{
  assert_shown ("caf\351", "caf�");
  assert_shown ("a\23331m", "a�31m");
}

QS_TEST (shown_text_length)
{
  g_autofree char *shown = qs_shown_text ("ab\033c", 3);

  g_assert_cmpstr (shown, ==, "ab\\x1b");
}

QS_TEST (shown_text_names)
{
  g_autofree char *whole = qs_shown_name ("/a\351/b\033c");
  g_autofree char *last = qs_shown_basename ("/a\351/b\033c");

  g_assert_cmpstr (whole, ==, "/a�/b\\x1bc");
  g_assert_cmpstr (last, ==, "b\\x1bc");
}

/* Each byte, and each pair of them, in front of a letter. */
QS_TEST (shown_text_everything_is_one_line)
{
  for (guint pair = 1; pair < 0x10000; pair++)
    {
      const char text[] = { (char) (pair & 0xff), (char) (pair >> 8), 'a', '\0' };
      g_autofree char *shown = qs_shown_text (text, 3);
      g_autofree char *again = qs_shown_text (shown, -1);

      g_assert_true (g_utf8_validate (shown, -1, NULL));
      g_assert_cmpstr (shown, ==, again);
      for (const char *c = shown; *c != '\0'; c = g_utf8_next_char (c))
        g_assert_false (g_unichar_iscntrl (g_utf8_get_char (c)));
    }
}
