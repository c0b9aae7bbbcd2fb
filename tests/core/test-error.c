/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How wrong texts and long messages are shortened. */

#include "qs-error.h"

#include <string.h>

#include "qs-test-main.h"

#define SHOWN_BYTES 40
#define MESSAGE_BYTES 1000

static void
test_whole_characters (void)
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

static void
test_length (void)
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

static void
test_message (void)
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

QS_TEST_MAIN
{
  g_test_add_func ("/core/error/shows-whole-characters", test_whole_characters);
  g_test_add_func ("/core/error/shortens-only-what-is-longer", test_length);
  g_test_add_func ("/core/error/shows-both-ends-of-a-long-message", test_message);
}
