/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window that says what was solved, and how fast. */

#include "qs-play-scores.h"

#include <glib/gi18n.h>

#include "qs-play-record.h"
#include "qs-play-words.h"
#include "qs-text.h"

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column < 2 ? 0 : 1);
  gtk_widget_add_css_class (label, row == 0 ? "heading" : "numeric");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static GtkWidget *
create_grid (const GArray *scores)
{
  const char *const titles[] = { _ ("Kind"), _ ("Grade"), _ ("Solved"), _ ("Best"), _ ("Median") };
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 18, "row-spacing", 6, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    attach (grid, titles[i], (int) i, 0);
  for (guint i = 0; i < scores->len; i++)
    {
      const QsPlayScore *score = &g_array_index (scores, QsPlayScore, i);
      g_autofree char *solved = qs_text_count (score->n_solved);
      g_autofree char *best = qs_play_words_time (score->best);
      g_autofree char *median = qs_play_words_time (score->median);
      const char *grade = score->grade == QS_GRADE_BEYOND ? "" : gettext (qs_grade_get_name (score->grade));
      const char *const cells[] = { qs_play_words_sort (score->sort), grade, solved, best, median };

      for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
        attach (grid, cells[j], (int) j, (int) i + 1);
    }

  return GTK_WIDGET (grid);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  if (data != NULL)
    qs_play_record_erase (NULL);
  g_task_return_pointer (task, qs_play_record_read (), (GDestroyNotify) g_array_unref);
}

static void
read_cb (GObject      *window,
         GAsyncResult *result,
         gpointer      button)
{
  g_autoptr (GArray) scores = g_task_propagate_pointer (G_TASK (result), NULL);
  GtkWidget *content = scores->len > 0 ? create_grid (scores) : gtk_label_new (_ ("No puzzle was solved yet"));

  g_object_set (content, "margin-top", 18, "margin-bottom", 18, "margin-start", 18, "margin-end", 18, "halign",
                GTK_ALIGN_CENTER, NULL);
  gtk_window_set_child (GTK_WINDOW (window), g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", content, NULL));
  gtk_widget_set_sensitive (GTK_WIDGET (g_object_get_data (window, "erase-button")), scores->len > 0);
}

/* The disk may be slow. */
static void
look_up (GtkWindow *window,
         gboolean   erases)
{
  g_autoptr (GTask) task = g_task_new (window, NULL, read_cb, NULL);

  g_task_set_name (task, "qs-play-scores");
  g_task_set_task_data (task, GINT_TO_POINTER (erases), NULL);
  g_task_run_in_thread (task, read_in_thread);
}

static void
erase_cb (GtkWindow *window)
{
  look_up (window, TRUE);
}

/* Makes a window that reads the record; it belongs to GTK. */
GtkWindow *
qs_play_scores_new (GtkWindow *parent)
{
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", _ ("Solved Puzzles"), "default-width", 420, "default-height", 240, NULL);
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Erase"));

  gtk_widget_set_tooltip_text (button, _ ("Forget all solved puzzles"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (erase_cb), window, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (window), "erase-button", button);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), button);
  gtk_window_set_titlebar (window, bar);
  look_up (window, FALSE);

  return window;
}
