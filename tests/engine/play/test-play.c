/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing: what is asked for and answered, and that a game is found again, in a file that no other player has. */

#include "config.h"

#include "qs-play.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "qs-ladder-words.h"
#include "qs-play-file.h"
#include "qs-play-private.h"
#include "qs-play-record.h"

/* Whether races are looked for: then what threads do is enough once, and what starts none is left out. */
#ifdef __SANITIZE_THREAD__
#define WATCHES_THREADS TRUE
#else
#define WATCHES_THREADS FALSE
#endif

/* How many grades of each sort of puzzle hints solve. */
#define N_GRADES (WATCHES_THREADS ? 1u : 5u)

/* Runs the main loop until @is_true says so. */
static void
wait_until (gboolean (*is_true) (QsPlay *play),
            QsPlay    *play)
{
  while (!is_true (play))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_made (QsPlay *play)
{
  return qs_play_get_state (play)->is_ready && qs_play_get_state (play)->making == NULL;
}

static gboolean
is_answered (QsPlay *play)
{
  return !qs_play_get_state (play)->is_asking;
}

static gboolean
has_count (QsPlay *play)
{
  return qs_play_get_state (play)->count.kind != QS_ADVICE_NOTHING;
}

static QsPlay *
create (const char *text)
{
  QsPlay *play = qs_play_new ();
  QsProblem problem;

  wait_until (is_made, play);
  g_assert_true (qs_problem_parse (text, &problem, NULL));
  qs_play_begin (play, &problem);

  return play;
}

/* Lets what is being written end; then the file is free. */
static void
finish (QsPlay *play)
{
  wait_until (qs_play_is_saved, play);
  g_object_unref (play);
}

static void
mark (QsPlay      *play,
      const char  *name,
      QsSquareRule rule)
{
  QsConstraints marks = *qs_game_get_marks (qs_play_get_state (play)->game);
  QsSquare square;

  g_assert_true (qs_square_parse (name, marks.n, marks.n, &square, NULL));
  qs_constraints_set (&marks, square, rule);
  qs_play_set_marks (play, &marks, TRUE);
}

static void
assert_marks (QsPlay     *play,
              const char *expected)
{
  const QsConstraints *marks = qs_game_get_marks (qs_play_get_state (play)->game);
  g_autofree char *text = NULL;
  QsProblem board;

  qs_problem_init (&board, marks->n);
  board.squares = *marks;
  text = qs_problem_to_string (&board);
  g_assert_cmpstr (text, ==, expected);
}

static void
remove_games (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "queenside", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = dir != NULL ? g_dir_read_name (dir) : NULL; name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

/* Hints alone solve each puzzle, stage by stage, and each of them is of a rule. */
static void
test_hints (void)
{
  static const struct
  {
    QsPuzzleSort sort;
    guint n;
  } cases[] = { { QS_PUZZLE_REGIONS, 6 }, { QS_PUZZLE_REGIONS, 8 }, { QS_PUZZLE_QUEENS, 8 }, { QS_PUZZLE_TORUS, 7 } };
  QsPlay *play;

  remove_games ();
  play = qs_play_new ();
  wait_until (is_made, play);
  for (guint i = 0; i < G_N_ELEMENTS (cases) * N_GRADES; i++)
    {
      const QsPuzzleOrder order = { cases[i / N_GRADES].sort, cases[i / N_GRADES].n, (QsGrade) (i % N_GRADES), "word" };
      const QsPlayState *state = qs_play_get_state (play);
      guint n_steps = 0;

      qs_play_order (play, &order);
      wait_until (is_made, play);
      g_assert_cmpint (state->order.sort, ==, order.sort);
      for (; !state->is_solved; n_steps++)
        {
          g_autofree char *where = NULL, *what = NULL;

          g_assert_cmpuint (n_steps, <, 400);
          qs_play_ask (play, QS_ADVICE_HINT);
          wait_until (is_answered, play);
          g_assert_true (qs_play_state_has_hint (state, FALSE) && !state->says_all);
          g_assert_cmpint (state->advice.step.rule, >=, QS_LADDER_ONLY_SQUARE);
          where = qs_ladder_hint (qs_game_get_problem (state->game), &state->advice.step);
          qs_play_ask (play, QS_ADVICE_HINT);
          g_assert_true (qs_play_state_has_hint (state, TRUE));
          what = qs_ladder_describe (qs_game_get_problem (state->game), &state->advice.step);
          g_assert_cmpstr (where, !=, what);
          qs_play_apply (play);
        }
      g_assert_cmpuint (state->n_hints, ==, n_steps);
    }
  finish (play);
}

static void
assert_right (QsPlay *play)
{
  const QsAdvice *advice = &qs_play_get_state (play)->advice;

  qs_play_ask (play, QS_ADVICE_CHECK);
  wait_until (is_answered, play);
  g_assert_cmpint (advice->kind, ==, QS_ADVICE_CHECK);
  g_assert_cmpint (advice->wrong, ==, QS_WRONG_NOTHING);
}

/* Wrong marks come before all, and a check goes back to where all was right. */
static void
test_wrong (void)
{
  QsPlay *play = create ("8+b4");
  const QsPlayState *state = qs_play_get_state (play);

  assert_right (play);

  /* Nauck's: with b4 and d5 there is one solution, which has a queen on a8; there are others with b4. */
  mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
  mark (play, "a1", QS_SQUARE_RULE_FORBIDDEN);
  mark (play, "h3", QS_SQUARE_RULE_FORBIDDEN);
  mark (play, "e1", QS_SQUARE_RULE_REQUIRED);
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_cmpint (state->advice.wrong, ==, QS_WRONG_QUEEN);
  g_assert_true (qs_play_state_has_hint (state, FALSE));
  qs_play_apply (play);
  wait_until (is_answered, play);
  g_assert_cmpint (state->advice.n_back, ==, 1);
  assert_right (play);
  g_assert_true (qs_game_can (state->game, QS_GAME_REDO));
  finish (play);
}

/* Which of the marks are wrong is told: crosses, where the queens alone are right. */
static void
test_cross_wrong (void)
{
  QsPlay *play = create ("4");
  const QsPlayState *state = qs_play_get_state (play);

  mark (play, "b4", QS_SQUARE_RULE_REQUIRED);
  mark (play, "d3", QS_SQUARE_RULE_FORBIDDEN);
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_cmpint (state->advice.wrong, ==, QS_WRONG_CROSS);

  qs_play_move (play, QS_GAME_UNDO);
  mark (play, "a1", QS_SQUARE_RULE_REQUIRED);
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_cmpint (state->advice.wrong, ==, QS_WRONG_QUEEN);
  finish (play);
}

/* Where the puzzle itself has no solution, no mark is blamed, and no move is taken back. */
static void
test_no_solution (void)
{
  static const QsAdviceKind kinds[] = { QS_ADVICE_HINT, QS_ADVICE_CHECK, QS_ADVICE_SOLVE };
  QsPlay *play = create ("6");
  const QsPlayState *state = qs_play_get_state (play);
  QsProblem problem;

  g_assert_true (qs_problem_parse ("6+a6", &problem, NULL));
  qs_play_begin (play, &problem);
  mark (play, "f1", QS_SQUARE_RULE_FORBIDDEN);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      qs_play_dismiss (play);
      qs_play_ask (play, kinds[i]);
      wait_until (is_answered, play);
      g_assert_cmpint (state->advice.wrong, ==, QS_WRONG_PUZZLE);
      assert_marks (play, "6+a6-f1");
    }
  finish (play);
}

/* The second press of a hint may come before its answer; the next hint tells where to look again. */
static void
test_hint_at_once (void)
{
  QsPlay *play = create ("6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc");
  const QsPlayState *state = qs_play_get_state (play);

  qs_play_ask (play, QS_ADVICE_HINT);
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_true (qs_play_state_has_hint (state, TRUE));
  qs_play_ask (play, QS_ADVICE_CHECK);
  wait_until (is_answered, play);
  g_assert_false (qs_play_state_has_hint (state, FALSE));
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_true (qs_play_state_has_hint (state, FALSE));
  g_assert_false (qs_play_state_has_hint (state, TRUE));
  g_assert_cmpuint (state->n_hints, ==, 2);
  finish (play);
}

/* A hint stays until all of it is done, or its reasons go; one that needs crosses of the player says so. */
static void
test_hint_stays (void)
{
  static const char *const done[] = { "a2", "b2", "c2", "f2" };
  QsPlay *play = create ("6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd");
  const QsPlayState *state = qs_play_get_state (play);

  /* All squares of region f are in row 2. */
  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_false (state->advice.step.needs_crosses);
  mark (play, "a6", QS_SQUARE_RULE_REQUIRED);
  mark (play, "a6", QS_SQUARE_RULE_FREE);
  qs_play_ask (play, QS_ADVICE_HINT);
  for (guint i = 0; i < G_N_ELEMENTS (done); i++)
    {
      g_assert_true (qs_play_state_has_hint (state, TRUE));
      mark (play, done[i], QS_SQUARE_RULE_FORBIDDEN);
    }
  g_assert_false (qs_play_state_has_hint (state, FALSE));

  qs_play_ask (play, QS_ADVICE_HINT);
  wait_until (is_answered, play);
  g_assert_true (qs_play_state_has_hint (state, FALSE));
  qs_play_move (play, QS_GAME_UNDO);
  g_assert_false (qs_play_state_has_hint (state, FALSE));

  /* And then nothing but f3 is left of region d, where crosses stand. */
  qs_play_move (play, QS_GAME_REDO);
  do
    {
      qs_play_apply (play);
      qs_play_ask (play, QS_ADVICE_HINT);
      wait_until (is_answered, play);
    }
  while (state->advice.step.rule != QS_LADDER_ONLY_SQUARE);
  g_assert_true (state->advice.step.needs_crosses);
  finish (play);
}

/* A supposed queen leads to a contradiction by itself, or only with crosses: as another program found by enumeration. */
static void
test_what_if_crosses (void)
{
  QsPlay *play = create ("8+b8+f7");
  const QsPlayState *state = qs_play_get_state (play);
  g_autoptr (GString) found = g_string_new (NULL);

  while (!state->is_solved)
    {
      qs_play_ask (play, QS_ADVICE_HINT);
      wait_until (is_answered, play);
      if (state->advice.step.rule == QS_LADDER_WHAT_IF)
        g_string_append_c (found, state->advice.step.needs_crosses ? 'x' : '.');
      qs_play_apply (play);
    }
  g_assert_cmpstr (found->str, ==, "...x.x.x.");
  finish (play);
}

/* Counts against the published ones: 92, 4 with a1, and one with b4 and d5. */
static void
test_count (void)
{
  QsPlay *play = create ("8");
  const QsPlayState *state = qs_play_get_state (play);

  g_object_set (play, "counts", TRUE, NULL);
  wait_until (has_count, play);
  g_assert_cmpuint (state->count.count, ==, 92);
  g_assert_false (state->count.is_more);

  mark (play, "a1", QS_SQUARE_RULE_REQUIRED);
  while (state->count.count != 4)
    g_main_context_iteration (NULL, TRUE);
  qs_play_move (play, QS_GAME_UNDO);
  mark (play, "b4", QS_SQUARE_RULE_REQUIRED);
  mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
  while (state->count.count != 2)
    g_main_context_iteration (NULL, TRUE);
  finish (play);
}

/* To the end. */
static void
play_by_hints (QsPlay *play)
{
  while (!qs_play_get_state (play)->is_solved)
    {
      qs_play_ask (play, QS_ADVICE_HINT);
      wait_until (is_answered, play);
      qs_play_apply (play);
    }
}

/* The solution is a move, and such a puzzle is not for the record, even if it is played later; one that was played is, once. */
static void
test_record (void)
{
  g_autofree char *path = qs_play_record_get_path ();
  g_autofree char *record = NULL;
  g_auto (GStrv) lines = NULL;
  const QsPuzzleOrder order = { QS_PUZZLE_REGIONS, 5, QS_GRADE_EASY, "record" };
  const QsPlayState *state;
  QsPlay *play;

  remove_games ();
  play = qs_play_new ();
  state = qs_play_get_state (play);
  wait_until (is_made, play);
  for (guint i = 0; i < 2; i++)
    {
      qs_play_order (play, &order);
      wait_until (is_made, play);
      if (i == 0)
        {
          qs_play_ask (play, QS_ADVICE_SOLVE);
          wait_until (is_answered, play);
          g_assert_true (state->is_solved);
          g_assert_true (state->is_given_up);
          qs_play_move (play, QS_GAME_UNDO);
          qs_play_move (play, QS_GAME_REDO);
          g_assert_true (state->is_given_up);
          qs_play_move (play, QS_GAME_UNDO);
          play_by_hints (play);
          g_assert_false (state->is_given_up);
          continue;
        }

      play_by_hints (play);
      qs_play_move (play, QS_GAME_UNDO);
      g_assert_false (state->is_solved);
      g_assert_false (state->is_given_up);
      wait_until (qs_play_is_saved, play);
      qs_play_move (play, QS_GAME_REDO);
      g_assert_true (state->is_solved);
    }
  finish (play);

  g_assert_true (g_file_get_contents (path, &record, NULL, NULL));
  lines = g_strsplit (record, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_true (g_str_has_prefix (lines[0], "regions 5 0 "));
}

/* Best and median of each kind and grade; what is no line of ours counts nothing. */
static void
test_scores (void)
{
  static const char text[] =
      "regions 8 1 60 0\nregions 9 1 30 2\nqueens 8 0 5 0\nregions 8 1 90 0\nregions 8 1 100 0\nregions 8\nbishops 8 1 1 0\n"
      "regions 8 9 1 0\nregions 8 1 -4 0\nempty 8 5 7 0\nregions 8 1 6";
  static const QsPlayScore expected[] = {
    { QS_PUZZLE_REGIONS, QS_GRADE_MEDIUM, 4, 30, 60 },
    { QS_PUZZLE_QUEENS, QS_GRADE_EASY, 1, 5, 5 },
    { QS_PUZZLE_EMPTY, QS_GRADE_BEYOND, 1, 7, 7 },
  };
  g_autofree char *path = qs_play_record_get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GArray) scores = NULL, erased = NULL;

  remove_games ();
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  scores = qs_play_record_read ();
  g_assert_cmpmem (scores->data, scores->len * sizeof (QsPlayScore), expected, sizeof expected);

  g_assert_true (qs_play_record_erase (NULL));
  erased = qs_play_record_read ();
  g_assert_cmpuint (erased->len, ==, 0);
}

/* A game is found again with its moves, hints and time; two at the same time have a file each. */
static void
test_file (void)
{
  QsPlay *first, *second, *third;

  remove_games ();
  first = create ("8+b4");
  mark (first, "d5", QS_SQUARE_RULE_REQUIRED);
  mark (first, "a1", QS_SQUARE_RULE_FORBIDDEN);
  qs_play_move (first, QS_GAME_UNDO);
  second = create ("6");
  mark (second, "a2", QS_SQUARE_RULE_FORBIDDEN);
  assert_marks (first, "8+d5+b4");
  finish (first);

  /* Moves before there is a board are none, and do not hide the game. */
  third = qs_play_new ();
  mark (third, "a1", QS_SQUARE_RULE_FORBIDDEN);
  qs_play_move (third, QS_GAME_TRY);
  wait_until (is_made, third);
  assert_marks (third, "8+d5+b4");
  qs_play_move (third, QS_GAME_REDO);
  assert_marks (third, "8+d5+b4-a1");
  finish (second);
  finish (third);

  first = qs_play_new ();
  second = qs_play_new ();
  wait_until (is_made, first);
  wait_until (is_made, second);
  assert_marks (first, qs_game_get_problem (qs_play_get_state (first)->game)->n == 8 ? "8+d5+b4-a1" : "6-a2");
  assert_marks (second, qs_game_get_problem (qs_play_get_state (second)->game)->n == 8 ? "8+d5+b4-a1" : "6-a2");
  g_assert_cmpuint (qs_game_get_problem (qs_play_get_state (first)->game)->n, !=,
                    qs_game_get_problem (qs_play_get_state (second)->game)->n);
  finish (first);
  finish (second);
}

/* What is left is written in threads, which keep its file meanwhile. */
static GPtrArray *
list_games (guint n_games)
{
  GPtrArray *list = qs_play_file_list ();

  while (list->len != n_games)
    {
      g_main_context_iteration (NULL, FALSE);
      g_ptr_array_unref (list);
      list = qs_play_file_list ();
    }

  return list;
}

static const QsPlayGame *
find_game (const GPtrArray *list,
           guint            n)
{
  for (guint i = 0; i < list->len; i++)
    {
      const QsPlayGame *game = g_ptr_array_index (list, i);

      if (qs_game_get_problem (game->state.game)->n == n)
        return game;
    }

  return NULL;
}

static void
go_on (QsPlay *play,
       guint   n)
{
  g_autoptr (GPtrArray) list = list_games (1);

  qs_play_continue (play, find_game (list, n)->number);
  while (qs_game_get_problem (qs_play_get_state (play)->game)->n != n)
    g_main_context_iteration (NULL, TRUE);
}

/* Games that were begun, are not over, and that no window has can be gone on with; the one before stays. */
static void
test_continue (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "queenside", NULL);
  struct utimbuf then = { 1000000000, 1000000000 };
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GPtrArray) list = NULL;
  QsProblem six, one;
  QsPlay *play;

  remove_games ();
  play = create ("8+b4");
  mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
  wait_until (qs_play_is_saved, play);
  list = list_games (0);

  g_assert_true (qs_problem_parse ("6", &six, NULL) && qs_problem_parse ("1", &one, NULL));
  qs_play_begin (play, &six);
  mark (play, "a2", QS_SQUARE_RULE_FORBIDDEN);
  go_on (play, 8);
  assert_marks (play, "8+d5+b4");
  mark (play, "a1", QS_SQUARE_RULE_FORBIDDEN);
  go_on (play, 6);
  assert_marks (play, "6-a2");

  /* What was not begun, or is over, is not among them. */
  qs_play_begin (play, &one);
  wait_until (qs_play_is_saved, play);
  g_ptr_array_unref (g_steal_pointer (&list));
  list = list_games (2);
  name = g_strdup_printf ("game-%u", find_game (list, 8)->number);
  path = g_build_filename (folder, name, NULL);
  g_assert_cmpint (g_utime (path, &then), ==, 0);
  g_ptr_array_unref (g_steal_pointer (&list));
  list = list_games (2);
  g_assert_true (g_ptr_array_index (list, 0) == find_game (list, 6));
  g_assert_cmpint (find_game (list, 8)->time, ==, then.modtime * G_USEC_PER_SEC);

  /* A file that is in use is left alone. */
  qs_play_continue (play, 99);
  mark (play, "a1", QS_SQUARE_RULE_REQUIRED);
  finish (play);
}

/* The newest game is the one that took the place of another, though the files of both were written in the same moment. */
static void
test_newest (void)
{
  const QsPuzzleOrder order = { QS_PUZZLE_REGIONS, 5, QS_GRADE_EASY, "newest" };

  for (guint i = 0; i < 5; i++)
    {
      QsPlay *play;

      remove_games ();
      play = create ("8+b4");
      mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
      qs_play_order (play, &order);
      wait_until (is_made, play);
      finish (play);

      play = qs_play_new ();
      wait_until (is_made, play);
      g_assert_cmpuint (qs_game_get_problem (qs_play_get_state (play)->game)->n, ==, 5);
      finish (play);
    }
}

/* A game that is left before it has a file is kept, too: here no answer of a thread is heard in between. */
static void
test_no_file_yet (void)
{
  QsProblem boards[3];
  QsPlay *play;

  remove_games ();
  play = create ("8+b4");
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      qs_problem_init (&boards[i], 5 + i);
      mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
      qs_play_begin (play, &boards[i]);
    }
  mark (play, "d5", QS_SQUARE_RULE_REQUIRED);
  g_object_unref (play);

  g_ptr_array_unref (list_games (4));
}

/* Whatever stands in the file, there is a puzzle to play. */
static void
test_bad_file (void)
{
  static const char *const texts[] = {
    "", "\n", "something else", "queenside-game 2\n8\n8+a1\n", "queenside-game 1\n", "queenside-game 1\norder\n8\n",
    "queenside-game 1\norder regions x y\ngrade 99\nseconds -5\nhints 99999999999999999999\n8\n",
    "queenside-game 1\n8\n8+z9\n", "queenside-game 1\n6x9\n", "queenside-game 1\n8\ntrial \n",
  };
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "queenside", NULL);
  g_autofree char *path = g_build_filename (folder, "game-1", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      QsPlay *play;

      remove_games ();
      g_mkdir_with_parents (folder, 0700);
      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      play = qs_play_new ();
      wait_until (is_made, play);
      g_assert_cmpuint (qs_game_get_problem (qs_play_get_state (play)->game)->n, >=, 6);
      finish (play);
    }
}

/* Files of before are read, with all that is in them, and written as they were. */
static void
test_format (void)
{
  static const char *const texts[] = {
    "queenside-game 1\norder regions 6 1 some words\ngrade 1\nseconds 65\nhints 2\n"
    "6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc\n6\ntrial 6-a6\nat 6-a6+c6\n6-a6-b6+c6\n",
    "queenside-game 1\ngrade 5\nseconds 0\nhints 0\ngiven-up\nrecorded\n8-d5+b4\n8-d5+b4\n8-d5+b4-a1\nat 8-d5+b4\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      QsPlayState state = { 0 };
      g_autofree char *text = NULL;

      g_assert_true (qs_play_state_parse (&state, texts[i]));
      text = qs_play_state_to_string (&state);
      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_cmpint (state.order.sort, ==, i == 0 ? QS_PUZZLE_REGIONS : QS_PUZZLE_ENTERED);
      g_assert_cmpstr (state.order.word, ==, i == 0 ? "some words" : "");
      g_assert_cmpfloat (state.seconds, ==, i == 0 ? 65 : 0);
      g_assert_cmpint (qs_game_can (state.game, QS_GAME_REDO), ==, i == 0);
      g_assert_cmpint (qs_game_can (state.game, QS_GAME_KEEP), ==, i == 0);
      qs_game_free (state.game);
    }
}

/* Whoever cancels the very first puzzle gets a small one. */
static void
test_cancel_first (void)
{
  const QsPuzzleOrder order = { QS_PUZZLE_REGIONS, 14, QS_GRADE_HARD, "long" };
  QsPlay *play;

  remove_games ();
  play = qs_play_new ();
  qs_play_order (play, &order);
  wait_until (qs_play_is_saved, play);
  qs_play_cancel (play);
  wait_until (is_made, play);
  g_assert_cmpuint (qs_game_get_problem (qs_play_get_state (play)->game)->n, ==, 6);
  finish (play);
}

static gboolean
stop_after (gpointer data)
{
  guint *left = data;

  return *left == 0 || --*left == 0;
}

/* Orders: the same word makes the same puzzle, of the wanted grade or honestly another one, with one solution; they can
 * be stopped. */
static void
test_orders (void)
{
  /* These must stay: whoever has the words of a puzzle finds it again. */
  static const struct
  {
    QsPuzzleOrder order;
    QsGrade grade; /* as near as there is one */
    const char *problem;
  } made[] = {
    { { QS_PUZZLE_QUEENS, 8, QS_GRADE_EASY, "1" }, QS_GRADE_EASY, "8+c8+a7+g6+f1" },
    { { QS_PUZZLE_QUEENS, 8, QS_GRADE_MEDIUM, "1" }, QS_GRADE_MEDIUM, "8+b8+f7+h6" },
    { { QS_PUZZLE_QUEENS, 8, QS_GRADE_HARD, "1" }, QS_GRADE_HARD, "8+d8+g3+b2" },
    { { QS_PUZZLE_QUEENS, 8, QS_GRADE_EXPERT, "1" }, QS_GRADE_FIENDISH, "8+h7+f6" },
    { { QS_PUZZLE_QUEENS, 8, QS_GRADE_FIENDISH, "1" }, QS_GRADE_FIENDISH, "8+f5+a4" },
    { { QS_PUZZLE_QUEENS, 20, QS_GRADE_EASY, "1" }, QS_GRADE_EASY, "20+e20+o18+i17+p15+a12+r11+m10+k9+l6+q5+t4+n1" },
    { { QS_PUZZLE_QUEENS, 20, QS_GRADE_MEDIUM, "1" }, QS_GRADE_MEDIUM, "20+p20+k18+o17+j16+g15+s12+l11+q7+e6+i5+f3" },
    { { QS_PUZZLE_QUEENS, 20, QS_GRADE_HARD, "1" }, QS_GRADE_MEDIUM, "20+t19+b18+r16+q14+d12+s11+n8+o4+g2+a1" },
    { { QS_PUZZLE_QUEENS, 20, QS_GRADE_FIENDISH, "1" }, QS_GRADE_FIENDISH, "20+c20+r18+a16+e15+t13+p10+f8+j6+q1" },
    { { QS_PUZZLE_TORUS, 11, QS_GRADE_EASY, "1" }, QS_GRADE_EASY, "11:torus+c9+j8+i5+a3+h2+d1" },
    { { QS_PUZZLE_TORUS, 11, QS_GRADE_MEDIUM, "1" }, QS_GRADE_MEDIUM, "11:torus+f8+g6+b5+h4" },
    { { QS_PUZZLE_TORUS, 11, QS_GRADE_FIENDISH, "1" }, QS_GRADE_FIENDISH, "11:torus+k9+c8+d4" },
    { { QS_PUZZLE_TORUS, 19, QS_GRADE_EASY, "1" }, QS_GRADE_EASY, "19:torus+h19+s17+m16+q14+c13+i11+d9+l7+e6+o3+b2" },
    { { QS_PUZZLE_TORUS, 19, QS_GRADE_MEDIUM, "1" }, QS_GRADE_MEDIUM, "19:torus+o16+f12+r11+j10+a8+n5+b4+d1" },
    { { QS_PUZZLE_TORUS, 19, QS_GRADE_HARD, "1" }, QS_GRADE_MEDIUM, "19:torus+l19+e17+m15+n12+i6+k3+q2+o1" },
    { { QS_PUZZLE_TORUS, 19, QS_GRADE_FIENDISH, "1" }, QS_GRADE_FIENDISH, "19:torus+l16+s10+k8+e7+f5+j4+n1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (QsLadder) ladder = NULL;
      QsProblem problem;
      QsConstraints marks;
      QsLadderStep hardest;
      QsGrade grade;
      guint left = 1, never = G_MAXUINT;

      g_assert_true (qs_puzzle_order_make (&made[i].order, (QsStop){ stop_after, &never }, &grade, &problem, NULL));
      text = qs_problem_to_string (&problem);
      g_assert_cmpstr (text, ==, made[i].problem);
      g_assert_cmpint (grade, ==, made[i].grade);
      ladder = qs_ladder_new (&problem);
      marks = problem.squares;
      /* The ladder solves it, so there is one solution. */
      g_assert_cmpint (qs_ladder_grade (ladder, &marks, &hardest), ==, grade);

      g_assert_false (qs_puzzle_order_make (&made[i].order, (QsStop){ stop_after, &left }, &grade, &problem, NULL));
    }
}

/* From Monday to Sunday, whatever the hour. */
static void
test_today (void)
{
  static const guint sizes[] = { 7, 7, 8, 8, 9, 9, 10 };

  for (int day = 0; day < 7; day++)
    {
      /* 2 November 2026 was a Monday. */
      g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 2 + day, 23, 59, 59);
      QsPuzzleOrder order;

      qs_puzzle_order_init_today (&order, now);
      g_assert_cmpuint (order.n, ==, sizes[day]);
      g_assert_true (g_str_has_prefix (order.word, "2026-11-0"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *state = NULL;
  g_autofree char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  state = g_dir_make_tmp ("qs-play-XXXXXX", NULL);
  g_assert_nonnull (state);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  if (!WATCHES_THREADS)
    g_test_add_func ("/engine/play/orders", test_orders);
  g_test_add_func ("/engine/play/today", test_today);
  g_test_add_func ("/engine/play/hints-solve-it", test_hints);
  g_test_add_func ("/engine/play/wrong-marks", test_wrong);
  g_test_add_func ("/engine/play/a-wrong-cross", test_cross_wrong);
  g_test_add_func ("/engine/play/no-solution", test_no_solution);
  g_test_add_func ("/engine/play/hint-at-once", test_hint_at_once);
  g_test_add_func ("/engine/play/hint-stays", test_hint_stays);
  g_test_add_func ("/engine/play/what-if-crosses", test_what_if_crosses);
  g_test_add_func ("/engine/play/count", test_count);
  g_test_add_func ("/engine/play/record", test_record);
  g_test_add_func ("/engine/play/scores", test_scores);
  g_test_add_func ("/engine/play/continue", test_continue);
  g_test_add_func ("/engine/play/newest", test_newest);
  g_test_add_func ("/engine/play/no-file-yet", test_no_file_yet);
  g_test_add_func ("/engine/play/cancel-the-first", test_cancel_first);
  g_test_add_func ("/engine/play/bad-file", test_bad_file);
  g_test_add_func ("/engine/play/format", test_format);
  g_test_add_func ("/engine/play/found-again", test_file);

  result = g_test_run ();
  remove_games ();
  folder = g_build_filename (state, "queenside", NULL);
  g_rmdir (folder);
  g_rmdir (state);

  return result;
}
