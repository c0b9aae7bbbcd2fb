/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pager. */

#include "qs-pager.h"

#include "qs-test-widget.h"

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* A label that is set has the window find the places of all widgets again, and the total is set at every frame. */
QS_TEST_WIDGET (same_words_are_not_set_again)
{
  QsPager *pager = g_object_new (QS_TYPE_PAGER, NULL);
  guint n_changes = 0;

  test_show (GTK_WIDGET (pager));
  qs_pager_set_total (pager, 92, "of 92");
  g_signal_connect_swapped (test_find (TEST_LABEL, "of 92"), "notify::label", G_CALLBACK (count_cb), &n_changes);
  qs_pager_set_total (pager, 92, "of 92");
  g_assert_cmpuint (n_changes, ==, 0);

  qs_pager_set_total (pager, 93, "of 93");
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_true (test_shows ("of 93"));
}

/* Without solutions as with a few: the field has nothing to hold that would be longer. */
QS_TEST_WIDGET (width_without_solutions)
{
  QsPager *pager = g_object_new (QS_TYPE_PAGER, NULL);
  GtkWidget *entry;
  int width;

  test_show (GTK_WIDGET (pager));
  entry = test_find (TEST_ENTRY, "Number of the solution shown");
  width = gtk_editable_get_max_width_chars (GTK_EDITABLE (entry));
  qs_pager_set_total (pager, 92, "of 92");
  g_assert_cmpint (gtk_editable_get_max_width_chars (GTK_EDITABLE (entry)), ==, width);
}
