/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and words of others: whatever they hold, what is shown is one line of UTF-8 that nothing obeys. */

#include "qs-error.h"

#include "qs-test-main.h"

static void
assert_shown (const char *text,
              const char *expected)
{
  g_autofree char *shown = qs_shown_text (text, -1);

  g_assert_cmpstr (shown, ==, expected);
}

static void
test_plain (void)
{
  assert_shown ("", "");
  assert_shown ("boards of 8.txt", "boards of 8.txt");
  assert_shown ("Königin, 皇后, ملكة, 👑, \\x1b", "Königin, 皇后, ملكة, 👑, \\x1b");
}

/* Of ASCII, above it, and those of two bytes. */
static void
test_controls (void)
{
  assert_shown ("a\033[31mb", "a\\x1b[31mb");
  assert_shown ("a\nb\r\t\a", "a\\x0ab\\x0d\\x09\\x07");
  assert_shown ("\177", "\\x7f");
  assert_shown ("\302\23331m", "\\x9b31m");
}

static void
test_directions (void)
{
  assert_shown ("a\342\200\256txt.exe", "a\\u202etxt.exe");
  assert_shown ("\342\201\246a\342\201\251", "\\u2066a\\u2069");
  assert_shown ("\342\200\216\342\200\217\330\234", "\\u200e\\u200f\\u061c");
  assert_shown ("a\342\200\250b\342\200\251", "a\\u2028b\\u2029");
}

static void
test_no_utf8 (void)
{
  assert_shown ("caf\351", "caf�");
  assert_shown ("a\23331m", "a�31m");
}

static void
test_length (void)
{
  g_autofree char *shown = qs_shown_text ("ab\033c", 3);

  g_assert_cmpstr (shown, ==, "ab\\x1b");
}

static void
test_names (void)
{
  g_autofree char *whole = qs_shown_name ("/a\351/b\033c");
  g_autofree char *last = qs_shown_basename ("/a\351/b\033c");

  g_assert_cmpstr (whole, ==, "/a�/b\\x1bc");
  g_assert_cmpstr (last, ==, "b\\x1bc");
}

/* Each byte, and each pair of them, in front of a letter. */
static void
test_everything_is_one_line (void)
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

QS_TEST_MAIN
{
  g_test_add_func ("/core/shown-text/plain", test_plain);
  g_test_add_func ("/core/shown-text/controls", test_controls);
  g_test_add_func ("/core/shown-text/directions", test_directions);
  g_test_add_func ("/core/shown-text/no-utf8", test_no_utf8);
  g_test_add_func ("/core/shown-text/length", test_length);
  g_test_add_func ("/core/shown-text/names", test_names);
  g_test_add_func ("/core/shown-text/everything-is-one-line", test_everything_is_one_line);
}
