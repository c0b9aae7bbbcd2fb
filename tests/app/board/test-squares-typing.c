/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of squares as they are typed. */

#include "qs-squares-typing.h"
#include "qs-test-main.h"

/* Types @keys, an upper-case letter with Shift. Returns the result of the last key. */
static QsTypingResult
type (QsSquaresTyping *typing,
      guint            n,
      const char      *keys)
{
  QsTypingResult result = QS_TYPING_PASSED;

  for (; *keys != '\0'; keys++)
    result = qs_squares_typing_push (typing, n, n, *keys, g_ascii_isupper (*keys));

  return result;
}

static void
assert_square (const QsSquaresTyping *typing,
               guint                  n,
               const char            *name,
               QsSquareRule           rule)
{
  QsSquare square;
  QsSquareRule found;
  g_autofree char *text = NULL;

  g_assert_true (qs_squares_typing_finish (typing, n, n, &square, &found));
  text = qs_square_to_string (square, n);
  g_assert_cmpstr (text, ==, name);
  g_assert_cmpint (found, ==, rule);
}

/* Every square of every board, typed with and without a sign and with Shift. */
static void
test_every_name_can_be_typed (void)
{
  for (guint n = 1; n <= QS_ENUMERATOR_MAX_N; n++)
    for (guint place = 0; place < n * n; place++)
      {
        g_autofree char *name = qs_square_to_string ((QsSquare){ place / n, place % n }, n);
        g_autofree char *with_sign = g_strconcat ("-", name, NULL);
        g_autofree char *with_shift = g_ascii_strup (name, -1);
        gboolean may_go_on = (n - place / n) * 10 <= n;
        QsTypingResult result = may_go_on ? QS_TYPING_TAKEN : QS_TYPING_DONE;
        QsSquaresTyping typing = { 0 };

        g_assert_cmpint (type (&typing, n, name), ==, result);
        assert_square (&typing, n, name, QS_SQUARE_RULE_REQUIRED);

        qs_squares_typing_clear (&typing);
        g_assert_cmpint (type (&typing, n, with_sign), ==, result);
        assert_square (&typing, n, name, QS_SQUARE_RULE_FORBIDDEN);

        qs_squares_typing_clear (&typing);
        g_assert_cmpint (type (&typing, n, with_shift), ==, result);
        assert_square (&typing, n, name, QS_SQUARE_RULE_FORBIDDEN);
      }
}

static void
test_impossible_keys_are_passed (void)
{
  static const struct
  {
    guint n;
    const char *before;
    char key;
  } cases[] = {
    { 8, "", 'i' }, { 8, "", '4' }, { 8, "", ' ' }, { 8, "", '+' }, { 8, "c", '9' }, { 8, "c", '0' }, { 8, "c", 'c' },
    { 8, "-", '-' }, { 8, "-", '1' }, { 8, "c", '-' }, { 8, "", 0 }, { 12, "c1", '3' }, { 12, "c1", 'c' },
    { 26, "a", 'a' }, { 32, "a", 'g' }, { 32, "b", 'a' }, { 32, "-af3", '3' }, { 32, "-af32", '1' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsSquaresTyping typing = { 0 };

      type (&typing, cases[i].n, cases[i].before);
      g_assert_cmpint (qs_squares_typing_push (&typing, cases[i].n, cases[i].n, cases[i].key, FALSE), ==, QS_TYPING_PASSED);
      g_assert_cmpstr (typing.text, ==, cases[i].before);
    }
}

static void
test_beginnings_are_no_names (void)
{
  static const char *const beginnings[] = { "", "-", "c", "-c", "ab" };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      QsSquaresTyping typing = { 0 };
      QsSquare square;
      QsSquareRule rule;

      type (&typing, 32, beginnings[i]);
      g_assert_cmpstr (typing.text, ==, beginnings[i]);
      g_assert_false (qs_squares_typing_finish (&typing, 32, 32, &square, &rule));
    }
}

static void
test_characters_are_taken_back (void)
{
  QsSquaresTyping typing = { 0 };

  type (&typing, 12, "-c1");
  g_assert_true (qs_squares_typing_erase (&typing));
  g_assert_cmpstr (typing.text, ==, "-c");
  g_assert_cmpint (type (&typing, 12, "7"), ==, QS_TYPING_DONE);
  assert_square (&typing, 12, "c7", QS_SQUARE_RULE_FORBIDDEN);

  for (guint i = 0; i < 3; i++)
    g_assert_true (qs_squares_typing_erase (&typing));
  g_assert_false (qs_squares_typing_erase (&typing));
}

/* Only a letter without a sign may be a key of its own. */
static void
test_single_letters_are_told (void)
{
  static const struct
  {
    const char *text;
    char letter;
  } cases[] = { { "h", 'h' }, { "H", 0 }, { "-h", 0 }, { "h4", 0 }, { "", 0 }, { "-", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsSquaresTyping typing = { 0 };

      type (&typing, 8, cases[i].text);
      g_assert_cmpint (qs_squares_typing_letter (&typing), ==, cases[i].letter);
    }
}

/* A board may have fewer rows than columns: i6 is typed to its end, and i7 is none. */
static void
test_fewer_rows (void)
{
  QsSquaresTyping typing = { 0 };
  QsSquareRule rule;
  QsSquare square;

  g_assert_cmpint (qs_squares_typing_push (&typing, 6, 9, 'i', FALSE), ==, QS_TYPING_TAKEN);
  g_assert_cmpint (qs_squares_typing_push (&typing, 6, 9, '7', FALSE), ==, QS_TYPING_PASSED);
  g_assert_cmpint (qs_squares_typing_push (&typing, 6, 9, '6', FALSE), ==, QS_TYPING_DONE);
  g_assert_true (qs_squares_typing_finish (&typing, 6, 9, &square, &rule));
  g_assert_cmpuint (square.row, ==, 0);
  g_assert_cmpuint (square.column, ==, 8);
}

QS_TEST_MAIN
{
  g_test_add_func ("/app/squares-typing/every-name-can-be-typed", test_every_name_can_be_typed);
  g_test_add_func ("/app/squares-typing/impossible-keys-are-passed", test_impossible_keys_are_passed);
  g_test_add_func ("/app/squares-typing/beginnings-are-no-names", test_beginnings_are_no_names);
  g_test_add_func ("/app/squares-typing/characters-are-taken-back", test_characters_are_taken_back);
  g_test_add_func ("/app/squares-typing/single-letters-are-told", test_single_letters_are_told);
  g_test_add_func ("/app/squares-typing/fewer-rows-than-columns", test_fewer_rows);
}
