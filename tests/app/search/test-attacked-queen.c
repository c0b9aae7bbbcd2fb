/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens in conflict, one after the other: held against all pairs of queens of boards at many moments. */

#include "config.h"

#include "qs-attacked-queen.h"
#include "qs-methods.h"

static gboolean
attack (const QsMoment *moment,
        guint           row,
        guint           other)
{
  guint a = moment->columns[row], b = moment->columns[other];

  return row != other && a != QS_EMPTY_ROW && b != QS_EMPTY_ROW &&
         (a == b || MAX (a, b) - MIN (a, b) == MAX (row, other) - MIN (row, other));
}

static gboolean
is_in_conflict (const QsMoment *moment,
                guint           row)
{
  for (guint other = 0; other < moment->n; other++)
    {
      if (attack (moment, row, other))
        return TRUE;
    }

  return FALSE;
}

/* Each queen in conflict comes once, from the top down, with one that attacks it, and then the first again. */
static void
check_moment (const QsMoment *moment)
{
  QsAttackedQueen conflict = { 0 };
  guint n_conflicts = 0, number = 0;

  for (guint row = 0; row < moment->n; row++)
    n_conflicts += is_in_conflict (moment, row) ? 1 : 0;
  g_assert_cmpuint (qs_attacked_queen_count (&qs_min_conflicts, moment), ==, n_conflicts);

  for (guint row = 0; row < moment->n; row++)
    {
      g_autofree char *words = NULL;

      if (!is_in_conflict (moment, row))
        continue;

      words = qs_attacked_queen_next (&conflict, &qs_min_conflicts, moment);
      g_assert_nonnull (words);
      g_assert_cmpuint (conflict.number, ==, ++number);
      g_assert_cmpuint (conflict.n_conflicts, ==, n_conflicts);
      g_assert_true (conflict.attack.first.row == row || conflict.attack.second.row == row);
      g_assert_true (attack (moment, MIN (conflict.attack.first.row, conflict.attack.second.row),
                             MAX (conflict.attack.first.row, conflict.attack.second.row)));
    }

  g_free (qs_attacked_queen_next (&conflict, &qs_min_conflicts, moment));
  g_assert_cmpuint (conflict.number, ==, n_conflicts > 0 ? 1 : 0);
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  QsMoment *moment = data;

  qs_moment_record (moment, event, row, column);
  check_moment (moment);

  return TRUE;
}

static void
test_all_moments (void)
{
  static const guint sizes[] = { 1, 2, 4, 8, 32, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      QsMoment moment;
      QsTracer tracer = { trace, &moment };

      qs_moment_init (&moment, sizes[i]);
      qs_min_conflicts.search (&(QsSearch){ .n = sizes[i], .seed = 1, .tracer = &tracer });
      g_assert_cmpuint (moment.step, >, 0);
    }
}

/* Two queens on a diagonal of three squares: at another moment the first comes first. */
static void
test_words (void)
{
  QsAttackedQueen conflict = { 0 };
  QsMoment moment;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *again = NULL;

  qs_moment_init (&moment, 3);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  g_assert_null (qs_attacked_queen_next (&conflict, &qs_min_conflicts, &moment));

  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 2);
  first = qs_attacked_queen_next (&conflict, &qs_min_conflicts, &moment);
  second = qs_attacked_queen_next (&conflict, &qs_min_conflicts, &moment);
  g_assert_cmpstr (first, ==, "Conflict 1 of 2: the queens on a3 and c1 attack each other");
  g_assert_cmpstr (second, ==, "Conflict 2 of 2: the queens on a3 and c1 attack each other");

  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  again = qs_attacked_queen_next (&conflict, &qs_min_conflicts, &moment);
  g_assert_cmpstr (again, ==, first);
  g_assert_null (qs_attacked_queen_next (&conflict, &qs_shifting_masks, &moment));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/attacked-queen/all-moments", test_all_moments);
  g_test_add_func ("/app/attacked-queen/words", test_words);

  return g_test_run ();
}
