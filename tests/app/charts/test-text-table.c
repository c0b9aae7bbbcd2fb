/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of tables: when they are written again. */

#include "qs-text-table.h"

#include "qs-test-widget.h"

/* Without a gap, whose bytes could differ. */
typedef struct
{
  guint64 n;
  guint64 count;
} Value;

/* The cells of a row are written again when its value has changed. */
static void
count_cb (GtkLabel     *label,
          gconstpointer value,
          gconstpointer data)
{
  guint *n_written = (gpointer) data;

  (*n_written)++;
}

static GtkColumnView *
create_table (guint *n_written)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));

  qs_text_table_append (view, "Count", TRUE, count_cb, NULL, n_written);
  qs_text_table_begin (view);
  test_show (GTK_WIDGET (view));
  return view;
}

static void
update (GtkColumnView *view,
        const Value   *values,
        guint          n_values)
{
  qs_text_table_update (view, values, n_values, sizeof *values, sizeof values->n);
}

static GObject *
get_row (GtkColumnView *view,
         guint          place)
{
  g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), place);

  return row;
}

QS_TEST_WIDGET (an_update_with_the_same_is_none)
{
  const Value first = { 8, 92 }, second = { 8, 93 };
  guint n_written = 0, n_before;
  GtkColumnView *view = create_table (&n_written);
  const Value *value;

  update (view, &first, 1);
  value = qs_text_table_get_value (view, 0);
  g_assert_cmpuint (value->count, ==, 92);
  test_until (n_written > 0);
  n_before = n_written;

  update (view, &first, 1);
  g_assert_cmpuint (n_written, ==, n_before);

  update (view, &second, 1);
  g_assert_cmpuint (n_written, ==, n_before + 1);
  g_assert_true (qs_text_table_get_value (view, 0) == value);
  g_assert_cmpuint (value->n, ==, 8);
  g_assert_cmpuint (value->count, ==, 93);
}

/* The row of another thing stays as it is, further down, and the last goes. */
QS_TEST_WIDGET (another_thing_has_a_row_of_its_own)
{
  const Value few[] = { { 8, 92 } }, more[] = { { 7, 40 }, { 8, 92 } };
  guint n_written = 0;
  GtkColumnView *view = create_table (&n_written);
  GObject *old;

  update (view, few, 1);
  old = get_row (view, 0);
  update (view, more, 2);
  g_assert_true (get_row (view, 1) == old);
  g_assert_cmpuint (((const Value *) qs_text_table_get_value (view, 0))->count, ==, 40);
  g_assert_cmpuint (((const Value *) qs_text_table_get_value (view, 1))->count, ==, 92);
  update (view, more, 1);
  g_assert_null (qs_text_table_get_value (view, 1));
}
