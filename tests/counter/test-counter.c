/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter against the published totals, against the enumerator, unit by unit, and with one kernel
 * against another. */

#include "config.h"

#include "qs-counter-private.h"

#include "qs-count-plan-private.h"
#include "qs-enumerator.h"
#include "qs-half-boards.h"
#include "qs-known.h"
#include "qs-symmetry.h"
#include "qs-test-main.h"
#include "qs-test-stop.h"

/* Larger boards take too long in a debug build. */
#define MAX_COUNTED 16
#define MAX_COUNTED_IN_PARTS 14
#define MAX_ENUMERATED 10

static void
count_unit (QsCounter         *counter,
            const QsCountPlan *plan,
            guint32            number,
            guint64           *solutions)
{
  g_autoptr (QsHalfBoards) half_boards = NULL;
  QsCountUnit unit;

  qs_count_plan_get_unit (plan, number, &unit);
  half_boards = qs_half_boards_new (plan, QS_STOP_NEVER);
  g_assert_true (qs_counter_count (counter, half_boards, &unit, solutions));
}

/* Returns the solutions of each unit. */
static guint64 *
count_all (const QsCountPlan   *plan,
           const QsKernel *kernel)
{
  guint64 *solutions = g_new (guint64, plan->n_units);
  g_autoptr (QsCounter) counter = qs_counter_new (plan, kernel);
  g_autoptr (QsHalfBoards) half_boards = qs_half_boards_new (plan, QS_STOP_NEVER);

  for (guint32 number = 0; number < plan->n_units; number++)
    {
      QsCountUnit unit;

      qs_count_plan_get_unit (plan, number, &unit);
      g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions[number]));
    }

  return solutions;
}

/* What is there for large boards changes no sum of a unit: strips of each column set's own, and lists in parts. */
static void
test_parts (gconstpointer data)
{
  const QsKernel *kernel = data;

  for (guint n = 4; n <= MAX_COUNTED_IN_PARTS; n++)
    {
      g_autofree guint64 *expected = NULL;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      expected = count_all (&plan, kernel);
      plan.has_own_strips = TRUE;

      for (gsize longest = 1; longest <= 100000; longest *= 10)
        {
          g_autoptr (QsCounter) counter = qs_counter_new (&plan, kernel);

          counter->longest = longest;
          for (guint32 number = 0; number < plan.n_units; number += 1 + plan.n_units / 8)
            {
              guint64 solutions;

              count_unit (counter, &plan, number, &solutions);
              g_assert_cmpuint (solutions, ==, expected[number]);
            }
        }
    }
}

static void
test_totals (gconstpointer data)
{
  const QsKernel *kernel = data;

  for (guint n = 1; n <= MAX_COUNTED; n++)
    {
      g_autofree guint64 *solutions = NULL;
      guint64 total = 0, known;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      solutions = count_all (&plan, kernel);
      for (guint32 i = 0; i < plan.n_units; i++)
        total += solutions[i];

      g_assert_true (qs_known_total (n, &known));
      g_assert_cmpuint (total, ==, known);
    }
}

/* The room for lists is estimated; they grow where that was too little. */
static void
test_growth (gconstpointer data)
{
  QsCountPlan plan;

  qs_count_plan_init (&plan, 18);
  for (guint32 number = 0; number < 4; number++)
    {
      g_autoptr (QsCounter) counter = qs_counter_new (&plan, data);
      QsPairs *pairs = &counter->pairs;
      guint64 expected, solutions;

      count_unit (counter, &plan, number, &expected);
      qs_word_list_clear (&pairs->top);
      qs_word_list_clear (&pairs->bottom);
      qs_word_list_clear (&pairs->sorted);
      count_unit (counter, &plan, number, &solutions);

      g_assert_cmpuint (solutions, ==, expected);
      g_assert_cmpuint (pairs->top.capacity, >, 0);
      g_assert_cmpuint (pairs->bottom.n, <=, pairs->bottom.capacity);
    }
}

/* Whether one image of a solution is what a unit counts with a column set: by mirroring left and right, by turning upside
 * down, or by both. Where both come to the same set, each of the two sets is counted without its mirror image. */
static gboolean
is_image (const QsCountPlan *plan,
          const guint16     *columns,
          guint32            set)
{
  guint n = plan->n, n_mirrors = 2;
  guint32 all_but_middle = ((1u << n) - 1) & ~(1u << n / 2);

  if (n > 1 && n % 2 && qs_symmetry_mirror (set, n) == (all_but_middle ^ set))
    n_mirrors = 1;

  /* Sets that do not count solutions with a queen in the centre leave them to others. */
  if (n % 2 && columns[n / 2] == n / 2 && !qs_count_plan_has_centre (plan, set))
    return FALSE;

  for (guint image = 0; image < 2 * n_mirrors; image++)
    {
      gboolean is_turned = image % 2, is_mirrored = image >= 2;
      guint32 upper = 0;

      for (guint i = 0; i < n / 2; i++)
        {
          guint row = is_turned ? n - 1 - i : i;

          upper |= 1u << (is_mirrored ? n - 1 - columns[row] : columns[row]);
        }
      if (upper == set)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_in_unit (const QsCountPlan *plan,
            const QsUnitSets  *sets,
            guint32            number,
            const guint16     *columns)
{
  QsCountUnit unit;
  guint32 set;

  qs_count_plan_get_unit (plan, number, &unit);
  for (guint32 round = 0; qs_unit_sets_get (sets, &unit, round, &set); round++)
    {
      if (is_image (plan, columns, set))
        return TRUE;
    }

  return FALSE;
}

/* Tallies the solutions of a board by the one unit that counts each. */
static guint64 *
tally (const QsCountPlan *plan)
{
  guint64 *solutions = g_new0 (guint64, plan->n_units);
  guint16 columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;
  QsUnitSets sets;

  g_assert_true (qs_unit_sets_init (&sets, plan, QS_STOP_NEVER));
  qs_enumerator_init (&enumerator, plan->n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    {
      guint n_units = 0;

      for (guint32 number = 0; number < plan->n_units; number++)
        {
          gboolean is_in = is_in_unit (plan, &sets, number, columns);

          solutions[number] += is_in;
          n_units += is_in;
        }
      g_assert_cmpuint (n_units, ==, 1);
    }
  qs_unit_sets_clear (&sets);

  return solutions;
}

/* The plan for a board, cut into smaller units than it would be: each has about two column sets. */
static void
init_fine_plan (QsCountPlan *plan,
                guint        n)
{
  qs_count_plan_init (plan, n);
  qs_count_plan_cut (plan, MAX (1, plan->n_choices / 2));
}

static void
test_units (gconstpointer data)
{
  const QsKernel *kernel = data;

  for (guint n = 1; n <= MAX_ENUMERATED; n++)
    {
      g_autofree guint64 *tallied = NULL, *counted = NULL;
      QsCountPlan plan;

      init_fine_plan (&plan, n);
      tallied = tally (&plan);
      counted = count_all (&plan, kernel);
      for (guint32 i = 0; i < plan.n_units; i++)
        g_assert_cmpuint (counted[i], ==, tallied[i]);
    }
}

/* On larger boards the lists are sorted and looked up, which those of smaller boards are too short for. */
QS_TEST (kernels_agree_on_large_boards)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint n = 16; n <= 19; n++)
    {
      guint64 expected = 0;
      QsCountPlan plan;
      guint32 number;

      qs_count_plan_init (&plan, n);
      qs_count_plan_cut (&plan, plan.n_choices / 8);
      number = (guint32) g_rand_int_range (random, 0, (gint32) plan.n_units);
      for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
        {
          g_autoptr (QsCounter) counter = qs_counter_new (&plan, &qs_count_kernels[i]);
          guint64 solutions;

          count_unit (counter, &plan, number, &solutions);
          if (i == 0)
            expected = solutions;
          g_assert_cmpuint (solutions, ==, expected);
        }
      g_assert_cmpuint (expected, >, 0);
    }
}

/* In bytes, as are all sizes. */
static gsize
measure_list (const QsWordList *list)
{
  return list->words == NULL ? 0 : (list->capacity + QS_WORD_LIST_SPARE) * sizeof *list->words;
}

static gsize
measure_strips (const QsStrips *strips)
{
  gsize n_places = 2 * (gsize) strips->n_sets;

  return (n_places + 1) * sizeof *strips->starts + strips->starts[n_places] * 2 * strips->word_size;
}

static gsize
measure_half (const QsHalf *half)
{
  return half->rows == 0 ? 0
                         : half->n_shares * sizeof *half->shares + measure_strips (&half->outer) +
                             measure_strips (&half->inner);
}

static gsize
measure_half_boards (const QsHalfBoards *half_boards)
{
  return sizeof *half_boards + half_boards->sets.n_sets * sizeof *half_boards->sets.sets +
         measure_half (&half_boards->upper) + measure_half (&half_boards->lower);
}

static gsize
measure_counter (const QsCounter *counter)
{
  const QsPairs *pairs = &counter->pairs;

  return sizeof *counter + measure_list (&pairs->top) + measure_list (&pairs->bottom) + measure_list (&pairs->sorted) +
         measure_list (&pairs->buckets) + measure_list (&pairs->tables) + measure_half (&counter->upper) +
         measure_half (&counter->lower);
}

QS_TEST (memory_is_what_the_plan_says)
{
  for (guint n = 12; n <= 20; n++)
    {
      g_autoptr (QsHalfBoards) half_boards = NULL;
      g_autoptr (QsCounter) counter = NULL;
      gsize half_boards_size, counter_size;
      guint64 solutions;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      counter = qs_counter_new (&plan, qs_kernel_get_best (qs_count_kernels));
      half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
      half_boards_size = measure_half_boards (half_boards);

      /* The longest lists of a board are among its first units' or hardly longer. */
      qs_count_plan_cut (&plan, MAX (1, plan.n_choices / 8));
      for (guint32 number = 0; number < MIN (10, plan.n_units); number++)
        {
          QsCountUnit unit;

          qs_count_plan_get_unit (&plan, number, &unit);
          g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));
        }
      counter_size = measure_counter (counter);

      for (guint n_threads = 1; n_threads <= 64; n_threads *= 8)
        {
          double taken = (double) half_boards_size + (double) counter_size * n_threads;
          double estimate = (double) qs_count_plan_get_memory (&plan, n_threads);

          g_assert_cmpfloat (estimate, >=, taken * 0.75);
          g_assert_cmpfloat (estimate, <=, taken * 1.25);
        }
    }
}

static void
test_stop (gconstpointer data)
{
  const QsKernel *kernel = data;
  g_autoptr (QsCounter) counter = NULL;
  g_autoptr (QsHalfBoards) half_boards = NULL;
  TestStop stop = { 0, G_MAXUINT };
  guint64 whole, solutions;
  QsCountPlan plan;
  QsCountUnit unit;
  guint asked;

  qs_count_plan_init (&plan, 14);
  qs_count_plan_get_unit (&plan, 0, &unit);
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
  counter = qs_counter_new (&plan, kernel);
  qs_counter_set_stop (counter, (QsStop){ test_is_stopped, &stop });

  g_assert_true (qs_counter_count (counter, half_boards, &unit, &whole));
  asked = stop.asked;
  g_assert_cmpuint (asked, >, half_boards->sets.n_sets / unit.n_places);

  for (guint stop_at = 1; stop_at <= asked; stop_at += 7)
    {
      stop = (TestStop){ 0, stop_at };
      g_assert_false (qs_counter_count (counter, half_boards, &unit, &solutions));
      g_assert_cmpuint (stop.asked, ==, stop_at);
    }

  /* A stopped count leaves nothing behind. */
  stop = (TestStop){ 0, G_MAXUINT };
  g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));
  g_assert_cmpuint (solutions, ==, whole);
}

QS_TEST (each_kernel_has_its_loops)
{
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      const QsKernel *kernel = &qs_count_kernels[i];

      g_assert_true (qs_kernel_find (qs_count_kernels, kernel->name) == kernel);
      for (guint other = 0; other < i; other++)
        g_assert_true (qs_count_kernels[other].loops != kernel->loops);
    }
}

static void
add_kernel_tests (const char   *path,
                  GTestDataFunc test)
{
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      const QsKernel *kernel = &qs_count_kernels[i];
      g_autofree char *full_path = g_strdup_printf ("%s/%s", path, kernel->name);

      g_test_add_data_func (full_path, kernel, test);
    }
}

QS_TEST_MAIN
{
  add_kernel_tests ("/counter/counter/totals-are-a000170", test_totals);
  add_kernel_tests ("/counter/counter/parts-have-the-same-sums", test_parts);
  add_kernel_tests ("/counter/counter/units-are-what-the-enumerator-finds", test_units);
  add_kernel_tests ("/counter/counter/stops-whenever-it-asks", test_stop);
  add_kernel_tests ("/counter/counter/lists-grow-as-they-need", test_growth);
}
