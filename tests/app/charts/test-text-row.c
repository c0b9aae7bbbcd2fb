/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of tables: when they say that they have changed. */

#include "qs-test-main.h"
#include "qs-text-row.h"

typedef struct
{
  guint n;
  guint64 count;
} Value;

static void
changed_cb (QsTextRow *row,
            gpointer   user_data)
{
  guint *n_changes = user_data;

  (*n_changes)++;
}

static void
test_update (void)
{
  const Value first = { .n = 8, .count = 92 }, second = { .n = 8, .count = 93 };
  QsTextRow *row = qs_text_row_new (&first, sizeof first);
  const Value *value = qs_text_row_get_value (row);
  guint n_changes = 0;

  g_signal_connect (row, "changed", G_CALLBACK (changed_cb), &n_changes);
  g_assert_true (value != &first);
  g_assert_cmpuint (value->count, ==, 92);

  qs_text_row_update (row, &first);
  g_assert_cmpuint (n_changes, ==, 0);

  qs_text_row_update (row, &second);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (qs_text_row_get_value (row) == value);
  g_assert_cmpuint (value->n, ==, 8);
  g_assert_cmpuint (value->count, ==, 93);

  g_assert_finalize_object (row);
}

QS_TEST_MAIN
{
  g_test_add_func ("/app/text-row/an-update-with-the-same-is-none", test_update);
}
