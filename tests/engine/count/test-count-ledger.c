/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ledger of a count: each missing unit is handed out once, the results are summed, and a pause holds the
 * threads that ask. */

#include "qs-count-ledger.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define N 13
#define N_THREADS 4

/* The solutions that a unit pretends to have, so that a sum shows its units. */
static guint64
solutions_of (guint32 unit)
{
  return 1000 + (guint64) unit * unit;
}

/* Takes a unit and gives it back. Returns its number, or %G_MAXUINT32 when there is none. */
static guint32
count_one (QsCountLedger *ledger)
{
  const QsHalfBoards *half_boards;
  QsCountUnit unit;
  guint64 solutions;

  if (!qs_count_ledger_take (ledger, &unit, &half_boards))
    return G_MAXUINT32;

  g_assert_nonnull (half_boards);
  solutions = solutions_of (unit.number);
  qs_count_ledger_give_back (ledger, &unit, &solutions);

  return unit.number;
}

/* The ledger of some units. */
static QsCountLedger *
make_ledger (const QsPartial *partial,
             guint32          first_unit,
             guint32          n_units)
{
  g_autoptr (QsPartial) wanted = engine_units (partial->plan.n, first_unit, n_units);

  return qs_count_ledger_new (partial, wanted);
}

/* Every third unit is done already. */
static QsPartial *
make_partial (void)
{
  QsPartial *partial = qs_partial_new (N);

  for (guint32 unit = 0; unit < partial->plan.n_units; unit += 3)
    qs_partial_add (partial, unit, solutions_of (unit));

  return partial;
}

/* Returns: (transfer full): the partial result */
static QsPartial *
look (QsCountLedger   *ledger,
      QsCountProgress *progress)
{
  qs_count_ledger_get_progress (ledger, progress);

  return progress->partial;
}

/* Asserts that the units from @first to before @end are done, and each third one. */
static void
assert_done (QsCountLedger *ledger,
             guint32        first,
             guint32        end)
{
  QsCountProgress progress;
  g_autoptr (QsPartial) partial = look (ledger, &progress);
  guint64 solutions = 0;
  guint32 n_done = 0;

  for (guint32 unit = 0; unit < partial->plan.n_units; unit++)
    {
      gboolean is_done = unit % 3 == 0 || (unit >= first && unit < end);

      g_assert_cmpint (qs_partial_has (partial, unit), ==, is_done);
      n_done += is_done ? 1 : 0;
      solutions += is_done ? solutions_of (unit) : 0;
    }

  g_assert_cmpuint (partial->n_done, ==, n_done);
  g_assert_cmpuint (partial->solutions.high, ==, 0);
  g_assert_cmpuint (partial->solutions.low, ==, solutions);
  g_assert_cmpuint (progress.n_finished, ==, progress.n_ordered);
}

QS_TEST (missing_units_are_handed_out_once)
{
  g_autoptr (QsPartial) partial = make_partial ();
  guint32 n_units = partial->plan.n_units;
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 0, n_units);
  guint32 n_missing = n_units - partial->n_done;
  QsCountProgress progress;
  g_autoptr (QsPartial) done = look (ledger, &progress);

  g_assert_cmpuint (n_units, >, 6);
  g_assert_cmpuint (qs_count_ledger_get_n_units (ledger), ==, n_missing);
  g_assert_cmpuint (done->n_done, ==, n_units - n_missing);
  g_assert_cmpuint (progress.n_finished, >, 0);
  g_assert_cmpuint (progress.n_finished, <, progress.n_ordered);

  for (guint32 unit = 0; unit < n_units; unit++)
    {
      if (unit % 3 != 0)
        g_assert_cmpuint (count_one (ledger), ==, unit);
    }
  g_assert_cmpuint (count_one (ledger), ==, G_MAXUINT32);
  assert_done (ledger, 0, n_units);
}

QS_TEST (part_of_the_units)
{
  g_autoptr (QsPartial) partial = make_partial ();
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 1, 4);

  /* 1, 2 and 4: 3 is done. */
  g_assert_cmpuint (qs_count_ledger_get_n_units (ledger), ==, 3);
  g_assert_cmpuint (count_one (ledger), ==, 1);
  g_assert_cmpuint (count_one (ledger), ==, 2);
  g_assert_cmpuint (count_one (ledger), ==, 4);
  g_assert_cmpuint (count_one (ledger), ==, G_MAXUINT32);
  assert_done (ledger, 1, 5);
}

QS_TEST (some_units)
{
  g_autoptr (QsPartial) partial = make_partial ();
  g_autoptr (QsPartial) wanted = engine_units (partial->plan.n, 1, 1);
  g_autoptr (QsCountLedger) ledger = NULL;

  /* Each third one is done, and 2 to 4 are not wanted. */
  qs_partial_add_range (wanted, &(QsPartialRange){ 5, 2, { 0, 0 } });
  ledger = qs_count_ledger_new (partial, wanted);
  g_assert_cmpuint (qs_count_ledger_get_n_units (ledger), ==, 2);
  g_assert_cmpuint (count_one (ledger), ==, 1);
  g_assert_cmpuint (count_one (ledger), ==, 5);
  g_assert_cmpuint (count_one (ledger), ==, G_MAXUINT32);
}

QS_TEST (nothing_is_handed_out_once_it_is_stopped)
{
  g_autoptr (QsPartial) partial = make_partial ();
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 1, 4);
  g_autoptr (QsPartial) done = NULL;
  const QsHalfBoards *half_boards;
  QsCountProgress progress;
  QsCountUnit unit;

  g_assert_true (qs_count_ledger_take (ledger, &unit, &half_boards));
  g_assert_false (qs_count_ledger_is_stopped (ledger));
  qs_count_ledger_stop (ledger);
  g_assert_true (qs_count_ledger_is_stopped (ledger));

  /* Its count was cut off. */
  qs_count_ledger_give_back (ledger, &unit, NULL);
  g_assert_cmpuint (count_one (ledger), ==, G_MAXUINT32);
  done = look (ledger, &progress);
  g_assert_cmpuint (done->n_done, ==, partial->n_done);

  /* A stop goes through a pause. */
  qs_count_ledger_set_paused (ledger, TRUE);
  g_assert_true (qs_count_ledger_is_stopped (ledger));
}

typedef struct
{
  QsCountLedger *ledger;
  int has_asked; /* atomic: begins to ask */
  int is_told;   /* atomic: has the answer */
} Counter;

static gpointer
ask (gpointer data)
{
  Counter *self = data;
  gboolean is_stopped;

  g_atomic_int_set (&self->has_asked, TRUE);
  is_stopped = qs_count_ledger_is_stopped (self->ledger);
  g_atomic_int_set (&self->is_told, TRUE);

  return GINT_TO_POINTER (is_stopped);
}

static void
test_paused (gconstpointer data)
{
  gboolean stops = GPOINTER_TO_INT (data);
  g_autoptr (QsPartial) partial = make_partial ();
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 1, 4);
  Counter counter = { .ledger = ledger };
  GThread *thread;

  qs_count_ledger_set_paused (ledger, TRUE);
  thread = g_thread_new ("counter", ask, &counter);
  engine_wait_until (g_atomic_int_get (&counter.has_asked));
  g_assert_false (g_atomic_int_get (&counter.is_told));

  if (stops)
    qs_count_ledger_stop (ledger);
  else
    qs_count_ledger_set_paused (ledger, FALSE);
  g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (thread)), ==, stops);
}

QS_TEST (what_is_beside_the_units)
{
  const QsSymmetricCounts symmetric = { .half_turn = 4 };
  g_autoptr (QsPartial) partial = make_partial ();
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 1, 4);
  QsCountProgress progress;
  g_autoptr (QsPartial) copy = look (ledger, &progress);
  g_autoptr (QsPartial) later = NULL;

  g_assert_false (progress.has_symmetric);
  g_assert_cmpint (copy->time, ==, 0);

  qs_count_ledger_set_symmetric (ledger, &symmetric);
  qs_count_ledger_add_time (ledger, 5);
  qs_count_ledger_add_time (ledger, 7);
  count_one (ledger);

  later = look (ledger, &progress);
  g_assert_true (progress.has_symmetric);
  g_assert_cmpuint (progress.symmetric.half_turn, ==, 4);
  g_assert_cmpint (later->time, ==, 12);

  /* Neither its source nor a copy changes with it. */
  g_assert_false (qs_partial_has (partial, 1));
  g_assert_false (qs_partial_has (copy, 1));
}

static gpointer
count_all (gpointer ledger)
{
  guint32 n_counted = 0;

  while (count_one (ledger) != G_MAXUINT32)
    n_counted++;

  return GUINT_TO_POINTER (n_counted);
}

QS_TEST (many_threads_count)
{
  g_autoptr (QsPartial) partial = make_partial ();
  guint32 n_units = partial->plan.n_units, n_counted = 0;
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 0, n_units);
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("counter", count_all, ledger);
  for (guint i = 0; i < N_THREADS; i++)
    n_counted += GPOINTER_TO_UINT (g_thread_join (threads[i]));

  g_assert_cmpuint (n_counted, ==, qs_count_ledger_get_n_units (ledger));
  assert_done (ledger, 0, n_units);
}

/* A thread that wants the half boards. */
typedef struct
{
  QsCountLedger *ledger;
  const QsHalfBoards *half_boards;
} Loan;

static gpointer
borrow (gpointer data)
{
  Loan *loan = data;
  QsCountUnit unit;

  g_assert_cmpint (qs_count_ledger_take (loan->ledger, &unit, &loan->half_boards), ==, loan->half_boards != NULL);

  return NULL;
}

/* They are made once, though all want them at the same time, and kept. */
QS_TEST (all_share_half_boards_that_one_makes)
{
  g_autoptr (QsPartial) partial = qs_partial_new (15);
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 0, N_THREADS + 1);
  GThread *threads[N_THREADS];
  Loan loans[N_THREADS], last = { ledger, NULL };

  for (guint i = 0; i < N_THREADS; i++)
    {
      loans[i] = (Loan){ ledger, NULL };
      threads[i] = g_thread_new ("borrower", borrow, &loans[i]);
    }
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
  borrow (&last);
  g_assert_nonnull (last.half_boards);
  for (guint i = 0; i < N_THREADS; i++)
    g_assert_true (loans[i].half_boards == last.half_boards);
}

/* Those of such a board would take minutes to make and gigabytes to hold. One thread makes them when the count is
 * stopped, the others wait for it: none is left behind. */
QS_TEST (all_come_back_when_half_boards_are_stopped)
{
  g_autoptr (QsPartial) partial = qs_partial_new (26);
  g_autoptr (QsCountLedger) ledger = make_ledger (partial, 0, N_THREADS);
  GThread *threads[N_THREADS];
  Loan loans[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    {
      loans[i] = (Loan){ ledger, NULL };
      threads[i] = g_thread_new ("borrower", borrow, &loans[i]);
    }
  g_usleep (G_TIME_SPAN_MILLISECOND);
  qs_count_ledger_stop (ledger);
  for (guint i = 0; i < N_THREADS; i++)
    {
      g_thread_join (threads[i]);
      g_assert_null (loans[i].half_boards);
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/count-ledger/a-pause-ends", GINT_TO_POINTER (FALSE), test_paused);
  g_test_add_data_func ("/engine/count-ledger/a-pause-is-stopped", GINT_TO_POINTER (TRUE), test_paused);
}
