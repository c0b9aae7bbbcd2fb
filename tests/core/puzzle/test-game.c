/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games: what is given stays, moves and trials are undone as a whole, and the text of a game is the game. */

#include "qs-game.h"

#include "qs-test-main.h"

#define FOUR "4:regions=aabb/aabb/ccdd/ccdd"

static QsGame *
create (const char *text)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse (text, &problem, NULL));

  return qs_game_new (&problem);
}

static char *
get_marks (const QsGame *game)
{
  QsProblem board;

  qs_problem_init (&board, qs_game_get_problem (game)->n);
  board.squares = *qs_game_get_marks (game);

  return qs_problem_to_string (&board);
}

static void
assert_marks (const QsGame *game,
              const char   *expected)
{
  g_autofree char *found = get_marks (game);

  g_assert_cmpstr (found, ==, expected);
}

static QsSquare
parse (const char *name,
       guint       n)
{
  QsSquare square;

  g_assert_true (qs_square_parse (name, n, n, &square, NULL));

  return square;
}

static gboolean
set (QsGame      *game,
     QsSquare     square,
     QsSquareRule rule,
     gboolean     is_over)
{
  QsConstraints marks = *qs_game_get_marks (game);

  qs_constraints_set (&marks, square, rule);

  return qs_game_set_marks (game, &marks, is_over);
}

static gboolean
mark (QsGame      *game,
      const char  *name,
      QsSquareRule rule)
{
  return set (game, parse (name, qs_game_get_problem (game)->n), rule, TRUE);
}

/* No move changes what is given, and no undoing takes it away. */
QS_TEST (given_squares_stay)
{
  g_autoptr (QsGame) game = create ("6+b6-c1");
  QsConstraints none;

  g_assert_true (qs_game_is_fresh (game));
  g_assert_false (mark (game, "b6", QS_SQUARE_RULE_FREE));
  g_assert_false (mark (game, "c1", QS_SQUARE_RULE_REQUIRED));
  g_assert_false (qs_game_do (game, QS_GAME_UNDO));
  g_assert_true (mark (game, "a1", QS_SQUARE_RULE_FORBIDDEN));
  g_assert_false (mark (game, "a1", QS_SQUARE_RULE_FORBIDDEN));
  assert_marks (game, "6+b6-a1-c1");

  qs_constraints_init (&none, 6);
  g_assert_true (qs_game_set_marks (game, &none, TRUE));
  assert_marks (game, "6+b6-c1");
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  assert_marks (game, "6+b6-a1-c1");
  g_assert_true (qs_game_do (game, QS_GAME_CLEAR_CROSSES));
  assert_marks (game, "6+b6-c1");
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_false (qs_game_can (game, QS_GAME_UNDO));
  g_assert_true (qs_game_do (game, QS_GAME_REDO));
  assert_marks (game, "6+b6-a1-c1");
  g_assert_true (qs_game_do (game, QS_GAME_RESTART));
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  assert_marks (game, "6+b6-a1-c1");
}

/* Many squares are one move, and a move that changes nothing is none. */
QS_TEST (many_squares_are_one_move)
{
  g_autoptr (QsGame) game = create ("8");

  g_assert_true (set (game, parse ("a1", 8), QS_SQUARE_RULE_FORBIDDEN, FALSE));
  g_assert_false (set (game, parse ("a1", 8), QS_SQUARE_RULE_FORBIDDEN, FALSE));
  g_assert_false (qs_game_is_fresh (game));
  g_assert_false (qs_game_can (game, QS_GAME_UNDO));
  g_assert_true (set (game, parse ("b1", 8), QS_SQUARE_RULE_FORBIDDEN, TRUE));
  assert_marks (game, "8-a1-b1");
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_false (qs_game_can (game, QS_GAME_UNDO));
  assert_marks (game, "8");

  g_assert_true (qs_game_do (game, QS_GAME_REDO));
  g_assert_true (set (game, parse ("a1", 8), QS_SQUARE_RULE_FREE, FALSE));
  g_assert_false (set (game, parse ("a1", 8), QS_SQUARE_RULE_FORBIDDEN, TRUE));
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_false (qs_game_can (game, QS_GAME_UNDO));
}

/* Kept or taken back, a trial is one move to undo. */
QS_TEST (a_trial_is_one_move)
{
  g_autoptr (QsGame) game = create ("8");

  mark (game, "a1", QS_SQUARE_RULE_REQUIRED);
  g_assert_null (qs_game_get_trial (game));
  for (guint is_kept = 0; is_kept < 2; is_kept++)
    {
      qs_game_do (game, QS_GAME_TRY);
      mark (game, "b3", QS_SQUARE_RULE_REQUIRED);
      mark (game, "c5", QS_SQUARE_RULE_REQUIRED);
      g_assert_cmpuint (qs_game_get_trial (game)->required[7], ==, 1);
      g_assert_cmpuint (qs_game_get_trial (game)->required[5], ==, 0);
      qs_game_do (game, is_kept ? QS_GAME_KEEP : QS_GAME_TAKE_BACK);
      g_assert_null (qs_game_get_trial (game));
      assert_marks (game, is_kept ? "8+c5+b3+a1" : "8+a1");
      g_assert_true (qs_game_do (game, QS_GAME_UNDO));
      assert_marks (game, is_kept ? "8+a1" : "8+c5+b3+a1");
      if (!is_kept)
        g_assert_true (qs_game_do (game, QS_GAME_UNDO));
      assert_marks (game, "8+a1");
    }

  qs_game_do (game, QS_GAME_TRY);
  mark (game, "b3", QS_SQUARE_RULE_REQUIRED);
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_nonnull (qs_game_get_trial (game));
  g_assert_true (qs_game_do (game, QS_GAME_UNDO));
  g_assert_null (qs_game_get_trial (game));
}

/* Solved is whatever is a solution of the problem, and nothing else. */
QS_TEST (solved)
{
  static const struct
  {
    const char *problem;
    const char *marks;
    gboolean is_solved;
  } cases[] = {
    { "4", "4+b4+d3+a2+c1", TRUE },        { "4", "4+b4+d3+a2", FALSE },   { "4", "4+a4+b3+c2+d1", FALSE },
    { "4", "4+b4+d3+a2+c1+d1", FALSE },    { FOUR, "4+b4+d3+a2+c1", TRUE }, { "5:torus", "5+a5+c4+e3+b2+d1", TRUE },
    { "4:regions=aaaa/abcc/bbcc/bddd", "4+b4+d3+a2+c1", TRUE },
    { "4:regions=aaab/aacb/dccb/dddb", "4+b4+d3+a2+c1", FALSE }, { "4:regions=aabb/aacb/cccc/dddd", "4+c4+a3+d2+b1", TRUE },
    { "4:regions=abbb/abbb/cccc/dddd", "4+b4+d3+a2+c1", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (QsGame) game = create (cases[i].problem);
      QsProblem board;

      g_assert_true (qs_problem_parse (cases[i].marks, &board, NULL));
      qs_game_set_marks (game, &board.squares, TRUE);
      g_test_message ("%s %s", cases[i].problem, cases[i].marks);
      g_assert_cmpint (qs_game_is_solved (game), ==, cases[i].is_solved);
    }
}

/* A queen rules out row, column, region and what it attacks; two that do so to each other clash. */
QS_TEST (ruled_out)
{
  g_autoptr (QsGame) game = create (FOUR);
  guint32 ruled_out[QS_ENUMERATOR_MAX_N], clashing[QS_ENUMERATOR_MAX_N];

  mark (game, "a4", QS_SQUARE_RULE_REQUIRED);
  qs_game_find_ruled_out (game, ruled_out, clashing);
  g_assert_cmphex (ruled_out[0], ==, 0xe);
  g_assert_cmphex (ruled_out[1], ==, 0x3);
  g_assert_cmphex (ruled_out[2], ==, 0x1);
  g_assert_cmphex (ruled_out[3], ==, 0x1);
  g_assert_cmphex (clashing[0], ==, 0);

  mark (game, "b3", QS_SQUARE_RULE_REQUIRED);
  mark (game, "d2", QS_SQUARE_RULE_REQUIRED);
  qs_game_find_ruled_out (game, ruled_out, clashing);
  g_assert_cmphex (clashing[0], ==, 0x1);
  g_assert_cmphex (clashing[1], ==, 0x2);
  g_assert_cmphex (clashing[2], ==, 0);
}

/* Plays at random, and asserts after each move that the text gives the same game, undone moves and trial too. */
QS_TEST (text)
{
  static const char *const problems[] = { "8", "8+b4-d5", FOUR, "7:torus+a7" };

  for (guint i = 0; i < 2000; i++)
    {
      static QsGame *game;
      g_autoptr (QsGame) again = NULL;
      g_autofree char *text = NULL, *text_again = NULL;

      if (i % 100 == 0)
        {
          g_clear_pointer (&game, qs_game_free);
          game = create (problems[i / 100 % G_N_ELEMENTS (problems)]);
        }

      switch (g_test_rand_int_range (0, 12))
        {
        case 0:
        case 1:
          qs_game_do (game, QS_GAME_UNDO);
          break;
        case 2:
          qs_game_do (game, QS_GAME_REDO);
          break;
        case 3:
          qs_game_do (game, QS_GAME_TRY);
          break;
        case 4:
          qs_game_do (game, g_test_rand_bit () ? QS_GAME_KEEP : QS_GAME_TAKE_BACK);
          break;
        default:
          {
            int n = (int) qs_game_get_problem (game)->n;
            QsSquare square = { (guint) g_test_rand_int_range (0, n), (guint) g_test_rand_int_range (0, n) };

            set (game, square, (QsSquareRule) g_test_rand_int_range (0, 3), TRUE);
          }
        }

      text = qs_game_to_string (game);
      again = qs_game_parse (text);
      g_assert_nonnull (again);
      text_again = qs_game_to_string (again);
      g_assert_cmpstr (text_again, ==, text);
      g_assert_true (qs_constraints_equal (qs_game_get_marks (again), qs_game_get_marks (game)));
      g_assert_cmpint (qs_game_can (again, QS_GAME_UNDO), ==, qs_game_can (game, QS_GAME_UNDO));
      g_assert_cmpint (qs_game_can (again, QS_GAME_REDO), ==, qs_game_can (game, QS_GAME_REDO));
      g_assert_cmpint (qs_game_get_trial (again) != NULL, ==, qs_game_get_trial (game) != NULL);
      if (i % 100 == 99)
        g_clear_pointer (&game, qs_game_free);
    }
}

QS_TEST (bad_text)
{
  static const char *const texts[] = { "",           "x\n",      "6x9\n", "8\n9+a1\n", "8\n8:torus+a1\n",
                                       "8\n8+z9\n", "8\nat\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%s", texts[i]);
      g_assert_null (qs_game_parse (texts[i]));
    }
}
