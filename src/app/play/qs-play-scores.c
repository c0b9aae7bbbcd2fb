/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window that says what was solved, and how fast. */

#include "config.h"

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

static void
attach_score (GtkGrid           *grid,
              const QsPlayScore *score,
              int                row)
{
  g_autofree char *solved = qs_text_count (score->n_solved);
  g_autofree char *best = qs_play_words_time (score->best);
  g_autofree char *median = qs_play_words_time (score->median);

  attach (grid, qs_play_words_sort (score->sort), 0, row);
  attach (grid, score->grade == QS_GRADE_BEYOND ? "" : gettext (qs_grade_get_name (score->grade)), 1, row);
  attach (grid, solved, 2, row);
  attach (grid, best, 3, row);
  attach (grid, median, 4, row);
}

static GtkWidget *
create_grid (const GArray *scores)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 18);
  gtk_grid_set_row_spacing (grid, 6);
  attach (grid, _ ("Kind"), 0, 0);
  attach (grid, _ ("Grade"), 1, 0);
  attach (grid, _ ("Solved"), 2, 0);
  attach (grid, _ ("Best"), 3, 0);
  attach (grid, _ ("Median"), 4, 0);
  for (guint i = 0; i < scores->len; i++)
    attach_score (grid, &g_array_index (scores, QsPlayScore, i), (int) i + 1);

  return GTK_WIDGET (grid);
}

static void
show (GtkWindow    *window,
      const GArray *scores)
{
  GtkWidget *content = scores->len > 0 ? create_grid (scores) : gtk_label_new (_ ("No puzzle was solved yet"));
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_top (content, 18);
  gtk_widget_set_margin_bottom (content, 18);
  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_window_set_child (window, scroller);
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

  show (GTK_WINDOW (window), scores);
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
                                    "title", _ ("Solved Puzzles"), "default-height", 240, NULL);
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
