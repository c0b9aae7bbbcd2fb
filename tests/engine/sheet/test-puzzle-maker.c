/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards to complete: that they can be, in how many ways, and that a seed always gives the same ones. */

#include <string.h>

#include "qs-constraints.h"
#include "qs-error.h"
#include "qs-puzzle-maker.h"
#include "qs-solution.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-squares.h"

static gboolean
is_never_stopped (gpointer data)
{
  return FALSE;
}

static gboolean
is_always_stopped (gpointer data)
{
  return TRUE;
}

static QsPuzzleKind
make_kind (guint         n,
           guint         n_given,
           gboolean      is_unique,
           QsCensusScope scope,
           const char   *required)
{
  QsPuzzleKind kind = { .n_given = n_given, .is_unique = is_unique };
  guint32 allowed[QS_CENSUS_MAX_N];
  QsConstraints constraints;

  qs_constraints_init (&constraints, n);
  if (required != NULL)
    g_assert_true (qs_constraints_set_list (&constraints, required, QS_SQUARE_RULE_REQUIRED, NULL));
  qs_test_get_allowed (&constraints, allowed);
  qs_census_space_init (&kind.space, n, allowed, scope);

  return kind;
}

/* Counts solutions with the given queens, up to two, in the plainest way: rows with few free squares come first. */
static guint
count_completions (guint16 *columns,
                   guint    n)
{
  guint best_row = n, best_free = G_MAXUINT, found = 0;
  gboolean is_free[32][32] = { { FALSE } };

  for (guint row = 0; row < n; row++)
    {
      guint n_free = 0;

      if (columns[row] != QS_EMPTY_ROW)
        continue;

      for (guint column = 0; column < n; column++)
        {
          gboolean is_attacked = FALSE;

          for (guint other = 0; other < n; other++)
            is_attacked |= columns[other] != QS_EMPTY_ROW && test_attacks (other, columns[other], row, column);
          is_free[row][column] = !is_attacked;
          n_free += is_attacked ? 0 : 1;
        }

      if (n_free < best_free)
        {
          best_free = n_free;
          best_row = row;
        }
    }

  if (best_row == n)
    return 1;

  for (guint column = 0; column < n && found < 2; column++)
    {
      if (!is_free[best_row][column])
        continue;

      columns[best_row] = (guint16) column;
      found += count_completions (columns, n);
      columns[best_row] = QS_EMPTY_ROW;
    }

  return MIN (found, 2);
}

/* Makes boards, looks at each, and returns all of them as text. */
static char *
make (const QsPuzzleKind *kind,
      guint32             seed,
      guint               count)
{
  g_autoptr (QsPuzzleMaker) maker = qs_puzzle_maker_new (kind, seed, (QsStop){ is_never_stopped, NULL });
  g_autoptr (GHashTable) made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *text = g_string_new (NULL);
  guint n = kind->space.n;

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (GError) error = NULL;
      guint16 given[QS_CENSUS_MAX_N], solution[QS_CENSUS_MAX_N];
      GString *line = g_string_new (NULL);
      guint n_given = 0;

      g_assert_true (qs_puzzle_maker_next (maker, given, solution, &error));
      g_assert_no_error (error);
      g_assert_true (qs_solution_check (solution, n, NULL));
      g_assert_true (qs_census_space_contains (&kind->space, solution));

      for (guint row = 0; row < n; row++)
        {
          g_assert_true (given[row] == QS_EMPTY_ROW || given[row] == solution[row]);
          n_given += given[row] != QS_EMPTY_ROW ? 1 : 0;
          g_string_append_printf (line, "%d ", given[row] != QS_EMPTY_ROW ? given[row] + 1 : 0);
        }
      g_assert_cmpuint (n_given, ==, kind->n_given);
      g_assert_cmpuint (count_completions (given, n), >=, 1);
      if (kind->is_unique)
        g_assert_cmpuint (count_completions (given, n), ==, 1);

      g_string_append_printf (text, "%s\n", line->str);
      g_assert_true (g_hash_table_add (made, g_string_free (line, FALSE)));
    }

  return g_string_free (text, FALSE);
}

QS_TEST (unique_boards_have_one_completion)
{
  static const guint cases[][2] = { { 1, 1 }, { 5, 2 }, { 8, 3 }, { 8, 4 }, { 8, 8 },
                                    { 12, 6 }, { 20, 11 }, { 32, 20 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsPuzzleKind kind = make_kind (cases[i][0], cases[i][1], TRUE, QS_CENSUS_ALL, NULL);

      g_free (make (&kind, 7, cases[i][0] == 1 ? 1 : 6));
    }
}

QS_TEST (other_boards_can_be_completed)
{
  static const guint cases[][2] = { { 4, 1 }, { 8, 1 }, { 8, 5 }, { 20, 4 }, { 32, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsPuzzleKind kind = make_kind (cases[i][0], cases[i][1], FALSE, QS_CENSUS_ALL, NULL);

      g_free (make (&kind, 7, 8));
    }
}

QS_TEST (a_seed_gives_the_same_boards)
{
  QsPuzzleKind kind = make_kind (8, 4, TRUE, QS_CENSUS_ALL, NULL);
  g_autofree char *first = make (&kind, 7, 12);
  g_autofree char *again = make (&kind, 7, 12);
  g_autofree char *other = make (&kind, 8, 12);

  g_assert_cmpstr (first, ==, again);
  g_assert_cmpstr (first, !=, other);

  /* On every machine, and in every later version. */
  g_assert_true (g_str_has_prefix (first, "1 0 0 6 0 0 2 4 \n4 0 8 0 1 0 0 2 \n0 0 7 0 3 5 2 0 \n"));
}

QS_TEST (solutions_are_of_the_space)
{
  QsPuzzleKind fundamental = make_kind (8, 4, TRUE, QS_CENSUS_FUNDAMENTAL, NULL);
  QsPuzzleKind required = make_kind (8, 4, FALSE, QS_CENSUS_ALL, "a1,c4");

  g_free (make (&fundamental, 7, 12));
  g_free (make (&required, 7, 12));
}

static void
assert_runs_out (const QsPuzzleKind *kind,
                 guint               count,
                 const char         *message)
{
  g_autoptr (QsPuzzleMaker) maker = qs_puzzle_maker_new (kind, 7, (QsStop){ is_never_stopped, NULL });
  guint16 given[QS_CENSUS_MAX_N], solution[QS_CENSUS_MAX_N];
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < count; i++)
    g_assert_true (qs_puzzle_maker_next (maker, given, solution, NULL));

  g_assert_false (qs_puzzle_maker_next (maker, given, solution, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (strstr (error->message, message));
}

QS_TEST (says_when_there_are_no_more)
{
  QsPuzzleKind none = make_kind (3, 1, FALSE, QS_CENSUS_ALL, NULL);
  QsPuzzleKind four = make_kind (4, 1, FALSE, QS_CENSUS_ALL, NULL);
  QsPuzzleKind blocked = make_kind (8, 3, FALSE, QS_CENSUS_ALL, "a1,b2");
  QsPuzzleKind one = make_kind (1, 0, FALSE, QS_CENSUS_ALL, NULL);
  QsPuzzleKind one_of_8 = make_kind (8, 1, TRUE, QS_CENSUS_ALL, NULL);

  /* A board of 4 has two solutions with four queens each, on different squares. */
  assert_runs_out (&none, 0, "3 queens have none");
  assert_runs_out (&blocked, 0, "no solution for 8 queens fits the required and forbidden squares");
  assert_runs_out (&one, 1, "only 1 board with 0 of 1 queens");
  assert_runs_out (&four, 8, "only 8 different boards with 1 of 4 queens");

  /* Every square of a board of 8 has a queen in at least four solutions. */
  assert_runs_out (&one_of_8, 0, "no board with 1 of 8 queens that leave only one solution: give more");
}

QS_TEST (can_be_stopped)
{
  QsPuzzleKind kind = make_kind (8, 4, TRUE, QS_CENSUS_ALL, NULL);
  g_autoptr (QsPuzzleMaker) maker = qs_puzzle_maker_new (&kind, 7, (QsStop){ is_always_stopped, NULL });
  guint16 given[QS_CENSUS_MAX_N], solution[QS_CENSUS_MAX_N];
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_puzzle_maker_next (maker, given, solution, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
}
