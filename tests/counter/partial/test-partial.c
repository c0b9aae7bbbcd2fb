/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units are done: ranges against a plain list of flags, and their sums. */

#include "config.h"

#include "qs-partial.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

/* A board of some hundred units, in blocks of fifty. */
#define N 17
#define BLOCK 50

#define TRIES 100

/* How many results share the units. */
#define N_PARTS 5

/* Any number, the same for a unit whenever it is asked. */
static guint64
solutions_of (guint32 unit)
{
  return (unit * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> (unit % 40);
}

static guint32
get_n_units (const QsPartial *partial)
{
  return partial->plan.n_units;
}

static void
add_unit (QsPartial *partial,
          gboolean  *is_done,
          guint32    unit)
{
  qs_partial_add (partial, unit, solutions_of (unit));
  is_done[unit] = TRUE;
}

/* The ranges are the longest ones of flags that are set in a block. */
static void
assert_ranges (const QsPartial *partial,
               const gboolean  *is_done)
{
  guint32 n_units = get_n_units (partial), unit = 0;
  guint n_ranges = 0;

  while (unit < n_units)
    {
      QsPartialRange expected = { unit, 0, { 0, 0 } };
      const QsPartialRange *range;

      for (; unit < n_units && is_done[unit] && (expected.n_units == 0 || unit % BLOCK != 0); unit++)
        {
          expected.n_units++;
          qs_total_add (&expected.solutions, &(QsTotal){ 0, solutions_of (unit) });
        }

      if (expected.n_units == 0)
        {
          unit++;
          continue;
        }

      g_assert_cmpuint (partial->ranges->len, >, n_ranges);
      range = qs_partial_get_range (partial, n_ranges++);
      g_assert_cmpuint (range->first, ==, expected.first);
      g_assert_cmpuint (range->n_units, ==, expected.n_units);
      g_assert_cmpint (qs_total_compare (&range->solutions, &expected.solutions), ==, 0);
    }

  g_assert_cmpuint (partial->ranges->len, ==, n_ranges);
}

static void
assert_holds (const QsPartial *partial,
              const gboolean  *is_done)
{
  guint32 n_units = get_n_units (partial), n_done = 0, missing = n_units;
  QsTotal sum = { 0, 0 };

  g_assert_cmpuint (qs_partial_find_missing (partial, n_units), ==, n_units);
  g_assert_cmpuint (qs_partial_find_missing (partial, G_MAXUINT32), ==, n_units);
  g_assert_false (qs_partial_has (partial, n_units));

  for (guint32 unit = n_units; unit-- > 0;)
    {
      g_assert_cmpint (qs_partial_has (partial, unit), ==, is_done[unit]);
      missing = is_done[unit] ? missing : unit;
      g_assert_cmpuint (qs_partial_find_missing (partial, unit), ==, missing);

      if (is_done[unit])
        {
          n_done++;
          qs_total_add (&sum, &(QsTotal){ 0, solutions_of (unit) });
        }
    }

  g_assert_cmpuint (partial->n_done, ==, n_done);
  g_assert_cmpint (qs_total_compare (&partial->solutions, &sum), ==, 0);
  assert_ranges (partial, is_done);
}

static void
assert_equal (const QsPartial *a,
              const QsPartial *b)
{
  g_autofree char *text = qs_partial_to_text (a);
  g_autofree char *other = qs_partial_to_text (b);

  g_assert_cmpstr (text, ==, other);
}

/* The units in a random order. */
static guint32 *
shuffle (guint32 n_units)
{
  guint32 *units = g_new (guint32, n_units);

  for (guint32 i = 0; i < n_units; i++)
    {
      guint32 j = (guint32) g_test_rand_int_range (0, (gint32) i + 1);

      units[i] = units[j];
      units[j] = i;
    }

  return units;
}

QS_TEST (a_new_one_has_nothing)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      g_autoptr (QsPartial) partial = qs_partial_new (n);
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (partial->plan.n, ==, n);
      g_assert_cmpuint (get_n_units (partial), ==, plan.n_units);
      g_assert_cmpuint (partial->n_done, ==, 0);
      g_assert_cmpuint (partial->ranges->len, ==, 0);
      g_assert_cmpuint (qs_partial_find_missing (partial, 0), ==, 0);
      g_assert_cmpint (partial->time, ==, 0);
    }
}

QS_TEST (a_full_one_has_all)
{
  g_autoptr (QsPartial) full = qs_partial_new_full (N);

  g_assert_cmpuint (full->n_done, ==, get_n_units (full));
  g_assert_cmpuint (qs_partial_find_missing (full, 0), ==, get_n_units (full));
  g_assert_cmpuint (full->solutions.low, ==, 0);
}

QS_TEST (units_come_in_any_order)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  guint32 n_units = get_n_units (partial);
  g_autofree gboolean *is_done = g_new0 (gboolean, n_units);
  g_autofree guint32 *units = shuffle (n_units);

  g_assert_cmpuint (n_units, >=, 50);

  assert_holds (partial, is_done);
  for (guint32 i = 0; i < n_units; i++)
    {
      add_unit (partial, is_done, units[i]);
      if (i < 50 || i + 50 > n_units || i % 64 == 0)
        assert_holds (partial, is_done);
    }

  g_assert_cmpuint (partial->n_done, ==, n_units);
  g_assert_cmpuint (partial->ranges->len, ==, (n_units + BLOCK - 1) / BLOCK);
}

/* Four neighbours in every order of theirs make one range. */
QS_TEST (neighbours_are_joined)
{
  for (guint order = 0; order < 256; order++)
    {
      const guint32 units[] = { order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6 };
      g_autoptr (QsPartial) partial = NULL;
      guint seen = 0;

      for (guint i = 0; i < 4; i++)
        seen |= 1u << units[i];
      if (seen != 15)
        continue;

      partial = qs_partial_new (N);
      for (guint i = 0; i < 4; i++)
        qs_partial_add (partial, 7 + units[i], 10);

      g_assert_cmpuint (partial->ranges->len, ==, 1);
      g_assert_cmpuint (qs_partial_get_range (partial, 0)->first, ==, 7);
      g_assert_cmpuint (qs_partial_get_range (partial, 0)->n_units, ==, 4);
      g_assert_cmpuint (qs_partial_get_range (partial, 0)->solutions.low, ==, 40);
    }
}

QS_TEST (sums_go_beyond_64_bits)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  g_autofree char *sum = NULL;

  for (guint32 unit = 0; unit < 10; unit++)
    qs_partial_add (partial, unit, G_MAXUINT64);

  sum = qs_total_to_string (&partial->solutions);
  g_assert_cmpstr (sum, ==, "184467440737095516150");
}

QS_TEST (time_never_turns_over)
{
  g_autoptr (QsPartial) partial = qs_partial_new (8);

  qs_partial_add_time (partial, 5);
  qs_partial_add_time (partial, 6);
  g_assert_cmpint (partial->time, ==, 11);
  qs_partial_add_time (partial, G_MAXINT64 - 12);
  g_assert_cmpint (partial->time, ==, G_MAXINT64 - 1);
  qs_partial_add_time (partial, G_MAXINT64);
  g_assert_cmpint (partial->time, ==, G_MAXINT64);
}

QS_TEST (a_copy_is_its_own)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  g_autoptr (QsPartial) copy = NULL;

  qs_partial_add (partial, 3, 33);
  qs_partial_add_time (partial, 99);
  copy = qs_partial_copy (partial);
  assert_equal (copy, partial);

  qs_partial_add (partial, 4, 44);
  g_assert_cmpuint (copy->n_done, ==, 1);
  g_assert_cmpuint (qs_partial_get_range (copy, 0)->n_units, ==, 1);
  g_assert_cmpuint (copy->solutions.low, ==, 33);
}

static void
merge (QsPartial       *partial,
       const QsPartial *other)
{
  g_autoptr (GError) error = NULL;
  gboolean done = qs_partial_merge (partial, other, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

/* Units that were dealt out in any way make the whole again, in any order of the parts. */
QS_TEST (random_cuts_make_the_whole)
{
  for (guint i = 0; i < TRIES; i++)
    {
      QsPartial *parts[N_PARTS];
      g_autoptr (QsPartial) whole = qs_partial_new (N);
      g_autoptr (QsPartial) merged = qs_partial_new (N);
      guint32 n_units = get_n_units (whole);
      guint run = (guint) g_test_rand_int_range (1, 60), part = 0;

      for (guint j = 0; j < N_PARTS; j++)
        {
          parts[j] = qs_partial_new (N);
          qs_partial_add_time (parts[j], 1 << j);
        }

      for (guint32 unit = 0; unit < n_units; unit++)
        {
          if (unit % run == 0)
            part = (guint) g_test_rand_int_range (0, N_PARTS);
          qs_partial_add (parts[part], unit, solutions_of (unit));
          qs_partial_add (whole, unit, solutions_of (unit));
        }

      qs_partial_add_time (whole, (1 << N_PARTS) - 1);
      for (guint j = 0; j < N_PARTS; j++)
        merge (merged, parts[(i + 3 * j) % N_PARTS]);
      assert_equal (merged, whole);

      for (guint j = 0; j < N_PARTS; j++)
        qs_partial_free (parts[j]);
    }
}

static void
assert_refused (QsPartial       *partial,
                const QsPartial *other,
                const char      *message)
{
  g_autofree char *before = qs_partial_to_text (partial);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_partial_merge (partial, other, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_cmpstr (error->message, ==, message);

  after = qs_partial_to_text (partial);
  g_assert_cmpstr (after, ==, before);
}

/* Adds the units @from … @to, which are counted from 1 as in messages. */
static void
add_units (QsPartial *partial,
           guint32    from,
           guint32    to)
{
  for (guint32 unit = from; unit <= to; unit++)
    qs_partial_add (partial, unit - 1, 1);
}

QS_TEST (overlaps_are_named)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  g_autoptr (QsPartial) other = qs_partial_new (N);
  g_autoptr (QsPartial) many = qs_partial_new (N);

  add_units (partial, 1, 20);
  add_units (partial, 25, 40);
  add_units (other, 20, 20);
  assert_refused (partial, other, "Unit 20 is in both results");

  add_units (other, 17, 19);
  assert_refused (partial, other, "Units 17–20 are in both results");

  add_units (other, 21, 25);
  add_units (other, 39, 42);
  assert_refused (partial, other, "Units 17–20, 25, 39–40 are in both results");
  assert_refused (other, partial, "Units 17–20, 25, 39–40 are in both results");
  assert_refused (partial, partial, "Units 1–20, 25–40 are in both results");

  for (guint32 unit = 1; unit <= 39; unit += 2)
    add_units (many, unit, unit);
  assert_refused (partial, many, "Units 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, … are in both results");
}

QS_TEST (other_boards_are_refused)
{
  g_autoptr (QsPartial) partial = qs_partial_new (8);
  g_autoptr (QsPartial) other = qs_partial_new (10);

  assert_refused (partial, other, "A result of n = 10 cannot be added to one of n = 8");
}

static void
assert_missing (const QsPartial *partial,
                const char      *expected)
{
  g_autofree char *missing = qs_partial_list_missing (partial, 10);

  g_assert_cmpstr (missing, ==, expected);
}

QS_TEST (missing_units_are_listed)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  g_autoptr (QsPartial) sparse = qs_partial_new (N);
  guint32 n_units = get_n_units (partial);
  g_autofree char *all = g_strdup_printf ("1–%u", n_units);
  g_autofree char *ends = g_strdup_printf ("1, %u–%u", n_units - 1, n_units);
  g_autofree char *last = g_strdup_printf ("%u", n_units);

  assert_missing (partial, all);
  add_units (partial, 2, n_units - 2);
  assert_missing (partial, ends);
  add_units (partial, 1, 1);
  add_units (partial, n_units - 1, n_units - 1);
  assert_missing (partial, last);
  add_units (partial, n_units, n_units);
  assert_missing (partial, NULL);

  for (guint32 unit = 2; unit <= 40; unit += 2)
    add_units (sparse, unit, unit);
  assert_missing (sparse, "1, 3, 5, 7, 9, 11, 13, 15, 17, 19, …");
}

static void
assert_expression (const QsPartial *partial,
                   const char      *expected)
{
  g_autofree char *expression = qs_partial_list_expression (partial);

  g_assert_cmpstr (expression, ==, expected);
}

QS_TEST (missing_units_are_an_option)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  guint32 n_units = get_n_units (partial);
  g_autofree char *several = g_strdup_printf ("1-2,5-8,10,12-%u", n_units);

  add_units (partial, 3, 4);
  add_units (partial, 9, 9);
  add_units (partial, 11, 11);
  assert_expression (partial, several);

  add_units (partial, 1, 2);
  add_units (partial, 5, 8);
  add_units (partial, 10, 10);
  add_units (partial, 12, n_units);
  assert_expression (partial, NULL);
}
