/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-narration.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cut-off.h"
#include "qs-recording.h"
#include "qs-step-marks.h"
#include "qs-text.h"

/* Nobody listens to a list of more squares than this. */
#define MAX_TOLD_QUEENS 32

/* The time between two sentences, or two readings of the counters, in microseconds: nobody reads what changes faster. */
#define READING_TIME (G_USEC_PER_SEC / 10)

/* Longer numbers are in the details alone: counters are to fit in one line. */
#define MAX_DIGITS 6

/* “c2 is attacked by the queen on a4, along the diagonal” */
static char *
describe_attack (const QsMoment   *moment,
                 const QsConflict *attack,
                 const char       *square)
{
  g_autofree char *attacker = qs_square_to_string (attack->first, qs_moment_get_rows (moment));

  switch (attack->kind)
    {
    case QS_CONFLICT_COLUMN:
      /* Translators: two squares, such as “a2” and “a4”. */
      return g_strdup_printf (_ ("%s is attacked by the queen on %s, along the column"), square, attacker);
    case QS_CONFLICT_DIAGONAL:
      /* Translators: two squares, such as “c2” and “a4”. */
      return g_strdup_printf (_ ("%s is attacked by the queen on %s, along the diagonal"), square, attacker);
    case QS_CONFLICT_ANTI_DIAGONAL:
      /* Translators: two squares, such as “b2” and “c3”. */
      return g_strdup_printf (_ ("%s is attacked by the queen on %s, along the anti-diagonal"), square, attacker);
    case QS_CONFLICT_REGION:
      /* Translators: two squares, such as “b2” and “c4”. */
      return g_strdup_printf (_ ("%s is in the region of the queen on %s"), square, attacker);
    case QS_CONFLICT_ATTACK:
    case QS_CONFLICT_ROW:
    case QS_CONFLICT_FULL_ROW:
    case QS_CONFLICT_FULL_COLUMN:
    default:
      if (qs_search_is_torus (moment->problem))
        /* Translators: two squares, such as “a2” and “c8”; the board is a torus. */
        return g_strdup_printf (_ ("%s is attacked by the queen on %s, around the edge"), square, attacker);
      /* Translators: two squares, such as “b2” and “c4”. */
      return g_strdup_printf (_ ("%s is attacked by the queen on %s, by a knight’s move"), square, attacker);
    }
}

/* “Row a2–d2: 1 square is free” */
static char *
describe_line (const QsMoment *moment)
{
  gboolean is_row = moment->row != QS_TRACE_WHOLE;
  guint n_rows = qs_moment_get_rows (moment);
  QsSquare first = is_row ? (QsSquare){ moment->row, 0 } : (QsSquare){ 0, moment->column };
  QsSquare last = is_row ? (QsSquare){ moment->row, moment->n - 1 } : (QsSquare){ n_rows - 1, moment->column };
  guint n_free = qs_step_marks_count_free (moment);
  char *count = n_free == 0 ? g_strdup (_ ("no square is free"))
                            : g_strdup_printf (ngettext ("%u square is free", "%u squares are free", n_free), n_free);

  /* Translators: the first and the last square of a row or column, then such as “2 squares are free”. */
  return qs_text_fill (is_row ? _ ("Row %s–%s: %s") : _ ("Column %s–%s: %s"), qs_square_to_string (first, n_rows),
                       qs_square_to_string (last, n_rows), count);
}

static char *
describe_check (const QsMoment *moment,
                const char     *square)
{
  guint n_rows = qs_moment_get_rows (moment);

  switch (moment->method->look)
    {
    case QS_LOOK_BOARD:
    case QS_LOOK_BOARD_UNUSED:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("The board is full: is the queen on %s attacked from above?"), square);
    case QS_LOOK_SQUARE:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("Is %s safe?"), square);
    case QS_LOOK_LINE:
      return describe_line (moment);
    case QS_LOOK_MOVES:
      if (qs_step_marks_is_filling (moment))
        /* Translators: the first and the last square of a row, such as “a2” and “d2”. */
        return qs_text_fill (_ ("Row %s–%s is empty: where would a queen be attacked least?"),
                             qs_square_to_string ((QsSquare){ moment->row, 0 }, n_rows),
                             qs_square_to_string ((QsSquare){ moment->row, moment->n - 1 }, n_rows));
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("The queen on %s is attacked: where in its row is it attacked least?"), square);
    default:
      g_assert_not_reached ();
    }
}

static char *
describe_step (const QsMoment *moment)
{
  g_autofree char *square = qs_square_to_string (qs_step_marks_find_square (moment), qs_moment_get_rows (moment));
  QsConflict attack;

  switch (moment->event)
    {
    case QS_TRACE_CHECK:
      return describe_check (moment, square);
    case QS_TRACE_REJECT:
      return qs_step_marks_find_attacker (moment, &attack) ? describe_attack (moment, &attack, square)
                                                           : g_strdup_printf (_ ("%s is attacked"), square);
    case QS_TRACE_PLACE:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("A queen is placed on %s"), square);
    case QS_TRACE_REMOVE:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (moment->method->look == QS_LOOK_MOVES ? _ ("The queen on %s leaves its square")
                                                                    : _ ("Backtrack: the queen on %s is taken back"),
                              square);
    case QS_TRACE_SOLUTION:
      if (moment->method->look == QS_LOOK_MOVES)
        return g_strdup (_ ("No queen is attacked any more: a solution"));
      /* Translators: the solution's number. */
      return qs_text_fill (_ ("Every row has its queen: solution %s"), qs_text_count (moment->counts.solutions));
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
}

/* A sentence on the last step, or on what is wrong with it. */
char *
qs_narration_format (const QsMoment *moment,
                     gboolean        is_finished)
{
  QsRecording *recording = moment->method->recording;
  char *fault = recording != NULL ? qs_recording_get_fault (recording, moment->step) : NULL;

  if (fault != NULL)
    return fault;

  if (is_finished && moment->counts.solutions == 0)
    return g_strdup (_ ("The search has ended without a solution"));

  if (is_finished)
    /* Translators: such as “92 solutions”. */
    return qs_text_fill (_ ("The search has ended with %s"), qs_text_solutions (moment->counts.solutions));

  if (moment->step == 0)
    return g_strdup (_ ("Press Play to watch the search, or step through it"));

  return describe_step (moment);
}

/* Says why no queen may stand on a square, and by which
 * attack; NULL if no queen attacks it that the method looks at. */
char *
qs_narration_explain (const QsMoment *moment,
                      const QsSquare *square,
                      QsConflict     *attack)
{
  QsMoment there = *moment;
  g_autofree char *name = qs_square_to_string (*square, qs_moment_get_rows (moment));

  there.row = square->row;
  there.column = square->column;

  return qs_step_marks_find_attacker (&there, attack) ? describe_attack (&there, attack, name) : NULL;
}

/* The board in words, with a sentence on the last step. */
char *
qs_narration_describe (const QsMoment *moment,
                       const char     *sentence)
{
  guint n_rows = qs_moment_get_rows (moment), n = moment->n;
  g_autofree char *squares = NULL;

  if (moment->n_placed == 0)
    /* Translators: the rows and columns of the board, then a sentence on the last step. */
    return g_strdup_printf (_ ("Empty board of %u × %u. %s"), n_rows, n, sentence);

  if (moment->n_placed > MAX_TOLD_QUEENS)
    /* Translators: the rows and columns of the board, how many queens are on it, a sentence on the last step. */
    return g_strdup_printf (_ ("Board of %u × %u with %u queens. %s"), n_rows, n, moment->n_placed, sentence);

  squares = qs_text_squares (moment->columns, n_rows);
  /* Translators: the rows and columns of the board, the squares of its queens, a sentence on the last step. */
  return g_strdup_printf (_ ("Board of %u × %u with queens on %s. %s"), n_rows, n, squares, sentence);
}

/* Such as “Nodes 17 · Checks 84 · Backtracks 3 · Solutions 1”. A method that moves queens never goes back. */
char *
qs_narration_count (const QsMoment *moment)
{
  const QsCounts *counts = &moment->counts;

  return qs_text_keep (qs_text_fill (moment->method->look == QS_LOOK_MOVES && moment->method->recording == NULL
                                       /* Translators: four numbers; queens are moved on a full board. */
                                       ? _ ("Nodes %s · Checks %s · Moves %s · Solutions %s")
                                       /* Translators: four numbers. */
                                       : _ ("Nodes %s · Checks %s · Backtracks %s · Solutions %s"),
                                     qs_text_count (counts->placements + 1), qs_text_count (counts->checks),
                                     qs_text_count (counts->backtracks), qs_text_count (counts->solutions)));
}

/* “214 of 4⁴ (83.59 %)” */
static char *
format_part (const char *count,
             guint       share,
             const char *whole)
{
  /* Translators: a share that is more than nothing. */
  g_autofree char *percent = share == 0 && count[0] != '0' ? g_strdup (_ ("less than 0.01 %"))
                                                           /* Translators: a share, in percent. */
                                                           : g_strdup_printf (_ ("%.2f %%"), share / 100.0);
  g_autofree char *grouped = qs_text_digits (count);

  if (strlen (count) > MAX_DIGITS)
    /* Translators: a share, such as “83.59 %”, and the number that it is of, such as “4⁴” or “4!”. */
    return g_strdup_printf (C_ ("share of a number", "%s of %s"), percent, whole);

  /* Translators: a number, the number that it is a part of, such as “4⁴” or “4!”, and the share. */
  return g_strdup_printf (_ ("%s of %s (%s)"), grouped, whole, percent);
}

static char *
format_details (guint       n,
                const char *of_rows,
                const char *of_permutations)
{
  g_autofree char *all_rows = qs_search_space_to_string (QS_SEARCH_SPACE_ROWS, n, n);
  g_autofree char *all_permutations = qs_search_space_to_string (QS_SEARCH_SPACE_PERMUTATIONS, n, n);

  /* Translators: numbers; one that is cut off was never looked at. */
  return qs_text_fill (_ ("Pruned without being examined: %s of the %s boards with a queen in each row, and %s of "
                          "the %s that have one in each column too"),
                       qs_text_digits (of_rows), qs_text_digits (all_rows), qs_text_digits (of_permutations),
                       qs_text_digits (all_permutations));
}

/* How much of n^n and of n! was cut off by then: empty as long as it is nothing, NULL if the method does not go
 * through these. @details gets the exact numbers in a sentence, or NULL. */
char *
qs_narration_cut_off (const QsMoment *moment,
                      char          **details)
{
  guint share_of_rows, share_of_permutations;
  g_autofree char *rows = qs_cut_off_count (moment, QS_SEARCH_SPACE_ROWS, &share_of_rows);
  g_autofree char *permutations = NULL;
  g_autofree char *power = NULL;
  g_autofree char *factorial = NULL;

  *details = NULL;
  if (rows == NULL)
    return NULL;
  if (g_str_equal (rows, "0"))
    return g_strdup ("");

  permutations = qs_cut_off_count (moment, QS_SEARCH_SPACE_PERMUTATIONS, &share_of_permutations);
  power = qs_text_raise (g_strdup_printf ("%u^%u", moment->n, moment->n));
  factorial = g_strdup_printf ("%u!", moment->n);
  *details = format_details (moment->n, rows, permutations);

  /* Translators: how much of n^n boards and of n! was pruned, such as “214 of 4⁴ (83.59 %)”. */
  return qs_text_fill (_ ("Cut off: %s · %s"), qs_text_keep (format_part (rows, share_of_rows, power)),
                       qs_text_keep (format_part (permutations, share_of_permutations, factorial)));
}

/* What pruning has saved, or what else did, in a sentence, after the last step of a search. */
char *
qs_narration_conclude (const QsMoment *moment)
{
  QsBigNumber count;
  g_autofree char *digits = NULL;
  g_autofree char *nodes = qs_text_count (moment->counts.placements + 1);
  g_autofree char *all = NULL;
  double ratio;

  qs_cut_off_count_nodes (moment, &count);
  digits = qs_big_number_to_string (&count);
  all = qs_text_digits (digits);
  ratio = g_ascii_strtod (digits, NULL) / (double) (moment->counts.placements + 1);
  if (ratio <= 1)
    /* Translators: the nodes of a search tree. */
    return g_strdup_printf (_ ("Nothing was pruned: the whole tree of %s nodes was visited"), nodes);

  return g_strdup_printf (moment->method->look == QS_LOOK_BOARD_UNUSED
                            /* Translators: the nodes of two search trees, and how many times as many the second has. */
                            ? _ ("One queen per column left %s nodes to visit; brute force visits %s, %'.*f times as many")
                            /* Translators: the nodes of two search trees, and how many times as many the second has. */
                            : _ ("Pruning left %s nodes to visit; brute force visits %s, %'.*f times as many"),
                          nodes, all, ratio < 10 ? 1 : 0, ratio);
}

/* How much the second has done for each one of the first, which has done something, with three digits where there are as
 * many. */
static char *
describe_ratio (guint64 first,
                guint64 second)
{
  int n_digits = second == first ? 0 : second < 10 * first ? 2 : second < 100 * first ? 1 : 0;

  return g_strdup_printf ("%'.*f", n_digits, (double) second / (double) first);
}

/* Two searches beside each other; empty until both have checked something. */
char *
qs_narration_compare (const QsCounts *first,
                      const QsCounts *second)
{
  if (first->checks == 0 || second->checks == 0)
    return g_strdup ("");

  /* Translators: how many nodes and checks the second search has for each one of the first, such as 1.25. */
  return qs_text_fill (_ ("Nodes 1 : %s · Checks 1 : %s"),
                       describe_ratio (first->placements + 1, second->placements + 1),
                       describe_ratio (first->checks, second->checks));
}

/* Whether there can be new words after @waited microseconds. They are those of the step that is
 * shown, unless steps follow each other, @speed of them a second, faster than anybody reads. */
gboolean
qs_narration_is_due (gboolean is_playing,
                     double   speed,
                     gint64   waited)
{
  return !is_playing || speed * READING_TIME <= G_USEC_PER_SEC || waited >= READING_TIME;
}
