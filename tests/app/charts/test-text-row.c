/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of tables: when they say that they have changed. */

#include "qs-test-main.h"
#include "qs-text-row.h"

/* Without a gap, whose bytes could differ. */
typedef struct
{
  guint64 n;
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
put (GListStore *rows,
     guint       place,
     guint       n,
     guint64     count)
{
  const Value value = { .n = n, .count = count };

  qs_text_row_put (rows, place, &value, sizeof value, sizeof value.n);
}

static void
test_update (void)
{
  g_autoptr (GListStore) rows = g_list_store_new (QS_TYPE_TEXT_ROW);
  g_autoptr (QsTextRow) row = NULL;
  const Value *value;
  guint n_changes = 0;

  put (rows, 0, 8, 92);
  row = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  value = qs_text_row_get_value (row);
  g_signal_connect (row, "changed", G_CALLBACK (changed_cb), &n_changes);
  g_assert_cmpuint (value->count, ==, 92);

  put (rows, 0, 8, 92);
  g_assert_cmpuint (n_changes, ==, 0);

  put (rows, 0, 8, 93);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (qs_text_row_get_value (row) == value);
  g_assert_cmpuint (value->n, ==, 8);
  g_assert_cmpuint (value->count, ==, 93);
}

/* The row of another thing stays as it is, further down. */
static void
test_insert (void)
{
  g_autoptr (GListStore) rows = g_list_store_new (QS_TYPE_TEXT_ROW);
  g_autoptr (QsTextRow) old = NULL, new = NULL, last = NULL;

  put (rows, 0, 8, 92);
  old = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  put (rows, 0, 7, 40);
  new = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  last = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  g_assert_true (last == old);
  g_assert_cmpuint (((const Value *) qs_text_row_get_value (new))->count, ==, 40);
  g_assert_cmpuint (((const Value *) qs_text_row_get_value (old))->count, ==, 92);
}

QS_TEST_MAIN
{
  g_test_add_func ("/app/text-row/an-update-with-the-same-is-none", test_update);
  g_test_add_func ("/app/text-row/another-thing-has-a-row-of-its-own", test_insert);
}
