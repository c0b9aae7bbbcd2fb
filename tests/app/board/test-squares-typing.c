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
QS_TEST (every_name_can_be_typed)
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

QS_TEST (impossible_keys_are_passed)
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

QS_TEST (beginnings_are_no_names)
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

QS_TEST (characters_are_taken_back)
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
QS_TEST (single_letters_are_told)
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
QS_TEST (fewer_rows_than_columns)
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
