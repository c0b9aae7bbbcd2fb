/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a board: the numbers, and their sources. */

#include "qs-count-entry.h"

#include "qs-known.h"
#include "qs-test-main.h"

static const QsCountRecord record_8 = {
  .n = 8,
  .solutions = { 0, 92 },
  .symmetric = { 4, 0 },
  .time = 1500,
  .date = 1795000000,
};

static void
assert_classes (const QsCountEntry *entry,
                guint64             of_8,
                guint64             of_4,
                guint64             of_2)
{
  g_assert_cmpuint (entry->numbers[QS_COUNT_OF_8].total.low, ==, of_8);
  g_assert_cmpuint (entry->numbers[QS_COUNT_OF_4].total.low, ==, of_4);
  g_assert_cmpuint (entry->numbers[QS_COUNT_OF_2].total.low, ==, of_2);
}

QS_TEST (counted_here)
{
  QsCountEntry entry;

  g_assert_true (qs_count_entry_init (&entry, 8, &record_8, NULL));
  g_assert_cmpint (entry.numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpuint (entry.numbers[QS_COUNT_SOLUTIONS].total.low, ==, 92);
  g_assert_cmpint (entry.numbers[QS_COUNT_FUNDAMENTAL].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpuint (entry.numbers[QS_COUNT_FUNDAMENTAL].total.low, ==, 12);
  g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_HERE);
  assert_classes (&entry, 11, 1, 0);
  g_assert_cmpint (entry.time, ==, 1500);
  g_assert_cmpint (entry.date, ==, 1795000000);
  g_assert_false (entry.differs);
}

QS_TEST (differs_from_what_is_published)
{
  QsCountRecord wrong = record_8;
  QsCountEntry entry;

  wrong.solutions.low = 100;
  g_assert_true (qs_count_entry_init (&entry, 8, &wrong, NULL));
  g_assert_cmpint (entry.numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpuint (entry.numbers[QS_COUNT_SOLUTIONS].total.low, ==, 100);
  g_assert_true (entry.differs);
  g_assert_true (entry.numbers[QS_COUNT_SOLUTIONS].is_published);
  g_assert_cmpuint (entry.numbers[QS_COUNT_SOLUTIONS].published.low, ==, 92);
  g_assert_cmpuint (entry.numbers[QS_COUNT_FUNDAMENTAL].published.low, ==, 12);

  /* Only the fundamental solutions differ. */
  wrong = record_8;
  wrong.symmetric.half_turn = 12;
  g_assert_true (qs_count_entry_init (&entry, 8, &wrong, NULL));
  g_assert_cmpuint (entry.numbers[QS_COUNT_FUNDAMENTAL].total.low, ==, 13);
  g_assert_true (entry.differs);
}

/* 93 solutions cannot be cut into classes. */
QS_TEST (number_that_cannot_be_has_no_classes)
{
  QsCountRecord wrong = record_8;
  QsCountEntry entry;

  wrong.solutions.low = 93;
  g_assert_true (qs_count_entry_init (&entry, 8, &wrong, NULL));
  g_assert_cmpuint (entry.numbers[QS_COUNT_SOLUTIONS].total.low, ==, 93);
  g_assert_cmpint (entry.numbers[QS_COUNT_FUNDAMENTAL].source, ==, QS_COUNT_SOURCE_NONE);
  g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_NONE);
  g_assert_true (entry.differs);
}

/* Where no solution can be the same after a quarter turn, two numbers give all three kinds. */
QS_TEST (classes_follow_where_no_quarter_turn_is_possible)
{
  static const guint boards[] = { 6, 7, 10, 11, 14, 15, 18, 19, 22, 23, 26, 27 };
  static const guint64 of_8_and_4[][2] = { { 0, 1 }, { 4, 2 }, { 89, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      QsCountEntry entry;

      g_assert_false (qs_count_entry_needs_symmetric (boards[i]));
      g_assert_true (qs_count_entry_init (&entry, boards[i], NULL, NULL));
      g_assert_cmpint (entry.numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_PUBLISHED);
      g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_PUBLISHED);
      g_assert_cmpuint (8 * entry.numbers[QS_COUNT_OF_8].total.low + 4 * entry.numbers[QS_COUNT_OF_4].total.low, ==, entry.numbers[QS_COUNT_SOLUTIONS].total.low);
      g_assert_cmpuint (entry.numbers[QS_COUNT_OF_8].total.low + entry.numbers[QS_COUNT_OF_4].total.low, ==, entry.numbers[QS_COUNT_FUNDAMENTAL].total.low);
      if (i < G_N_ELEMENTS (of_8_and_4))
        assert_classes (&entry, of_8_and_4[i][0], of_8_and_4[i][1], 0);
    }
}

QS_TEST (symmetric_solutions_give_the_other_classes)
{
  const QsSymmetricCounts counts = { 2, 2 };
  const QsSymmetricCounts wrong = { 6, 2 };
  QsCountEntry entry;

  g_assert_true (qs_count_entry_needs_symmetric (5));
  g_assert_true (qs_count_entry_init (&entry, 5, NULL, NULL));
  g_assert_cmpuint (entry.numbers[QS_COUNT_FUNDAMENTAL].total.low, ==, 2);
  g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_NONE);

  g_assert_true (qs_count_entry_init (&entry, 5, NULL, &counts));
  g_assert_cmpint (entry.numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_PUBLISHED);
  g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_HERE);
  assert_classes (&entry, 1, 0, 1);

  /* Numbers that do not fit together are not shown. */
  g_assert_true (qs_count_entry_init (&entry, 5, NULL, &wrong));
  g_assert_cmpint (entry.numbers[QS_COUNT_OF_8].source, ==, QS_COUNT_SOURCE_NONE);
}

QS_TEST (beyond_what_is_published)
{
  const QsCountRecord record = { .n = 28, .solutions = { 1, 0 }, .symmetric = { 0, 0 }, .time = 1 };
  QsCountEntry entry;

  g_assert_false (qs_count_entry_init (&entry, QS_KNOWN_MAX_N + 1, NULL, NULL));
  g_assert_true (qs_count_entry_init (&entry, QS_KNOWN_MAX_N + 1, &record, NULL));
  g_assert_cmpuint (entry.numbers[QS_COUNT_SOLUTIONS].total.high, ==, 1);
  g_assert_cmpuint (entry.numbers[QS_COUNT_FUNDAMENTAL].total.low, ==, G_GUINT64_CONSTANT (1) << 61);
  g_assert_false (entry.numbers[QS_COUNT_SOLUTIONS].is_published);
  g_assert_false (entry.differs);
}
