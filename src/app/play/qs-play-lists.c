/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-lists.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-play-file.h"
#include "qs-play-record.h"
#include "qs-play-words.h"
#include "qs-text.h"
#include "qs-verdict-words.h"

#define RESOURCES "/io/github/queenside/Queenside/"

/* The number of a row's file among the row's data. */
#define NUMBER "qs-play-number"

/* Lists are read in a thread, as the disk may be slow. */
static void
look_up (gpointer            source,
         GTaskThreadFunc     read,
         GAsyncReadyCallback callback,
         gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, user_data);

  g_task_set_name (task, "qs-play-lists");
  g_task_run_in_thread (task, read);
}

/* Shows the window, which belongs to GTK then; that of Play may be closed by now. */
static void
show (GtkBuilder *builder,
      GObject    *parent)
{
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));

  gtk_window_set_transient_for (window, GTK_WINDOW (parent));
  if (gtk_widget_get_realized (GTK_WIDGET (parent)))
    gtk_window_present (window);
  else
    gtk_window_destroy (window);
}

static void
add_cells (GtkGrid           *grid,
           int                row,
           const char *const *cells)
{
  static const char *const css_classes[] = { "numeric", NULL };

  for (int i = 0; cells[i] != NULL; i++)
    gtk_grid_attach (grid, g_object_new (GTK_TYPE_LABEL, "label", cells[i], "xalign", i < 2 ? 0.0f : 1.0f,
                                         "css-classes", css_classes, NULL), i, row, 1, 1);
}

static void
read_scores (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  g_task_return_pointer (task, qs_play_record_read (), NULL);
}

static void
erase_scores (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  g_task_return_boolean (task, qs_play_record_erase (NULL));
}

static void
erased_cb (GObject      *grid,
           GAsyncResult *result,
           gpointer      user_data)
{
  gtk_widget_set_visible (GTK_WIDGET (grid), !g_task_propagate_boolean (G_TASK (result), NULL));
}

static void
erase_cb (GtkGrid *grid)
{
  look_up (grid, erase_scores, erased_cb, NULL);
}

static void
scores_read_cb (GObject      *parent,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GArray) scores = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "qs-play-scores.ui");
  GtkGrid *grid = GTK_GRID (gtk_builder_get_object (builder, "grid"));
  GObject *erase_button = gtk_builder_get_object (builder, "erase_button");

  for (guint i = 0; i < scores->len; i++)
    {
      const QsPlayScore *score = &g_array_index (scores, QsPlayScore, i);
      g_autofree char *solved = qs_text_count (score->n_solved);
      g_autofree char *best = qs_play_words_time (score->best);
      g_autofree char *median = qs_play_words_time (score->median);
      g_autofree char *grade = score->grade == QS_GRADE_BEYOND
                                   ? g_strdup ("")
                                   : qs_verdict_make_sentence (gettext (qs_grade_get_name (score->grade)));
      const char *const cells[] = { gettext (qs_puzzle_sorts[score->sort].title), grade, solved, best, median, NULL };

      add_cells (grid, (int) i + 1, cells);
    }
  gtk_widget_set_visible (GTK_WIDGET (grid), scores->len > 0);
  g_signal_connect_object (erase_button, "clicked", G_CALLBACK (erase_cb), grid, G_CONNECT_SWAPPED);
  g_signal_connect_object (erase_button, "clicked", G_CALLBACK (gtk_popover_popdown),
                           gtk_builder_get_object (builder, "question"), G_CONNECT_SWAPPED);
  show (builder, parent);
}

void
qs_play_lists_show_scores (GtkWindow *parent)
{
  look_up (parent, read_scores, scores_read_cb, NULL);
}

static void
add_game (GtkListBox       *list,
          const QsPlayGame *game)
{
  g_autofree char *title = qs_play_words_puzzle (&game->state);
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (game->time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean is_today = g_date_time_get_year (then) == g_date_time_get_year (now) &&
                      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now);
  /* Translators: of a puzzle: how many queens stand, the time on its clock, and when it was left. */
  g_autofree char *details = qs_text_fill (_ ("%s · %s · left %s"), qs_play_words_queens (&game->state),
                                           qs_play_words_time ((guint) game->state.seconds),
                                           /* The time of today, or another day. */
                                           g_date_time_format (then, is_today ? "%R" : _ ("%-d %b %Y")));
  g_autofree char *name = g_strdup_printf ("%s, %s", title, details);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "qs-play-game.ui");
  GObject *row = gtk_builder_get_object (builder, "row");
  QsGameScene scene;

  qs_game_scene_init (&scene, qs_game_get_problem (game->state.game));
  scene.marks = scene.firm = *qs_game_get_marks (game->state.game);
  qs_board_view_set_game (QS_BOARD_VIEW (gtk_builder_get_object (builder, "board")), &scene);
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "title")), title);
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "details")), details);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (row, NUMBER, GUINT_TO_POINTER (game->number));
  gtk_list_box_append (list, GTK_WIDGET (row));
}

static void
row_activated_cb (QsPlay        *play,
                  GtkListBoxRow *row)
{
  qs_play_continue (play, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), NUMBER)));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))));
}

static void
read_games (GTask        *task,
            gpointer      source,
            gpointer      data,
            GCancellable *cancellable)
{
  g_task_return_pointer (task, qs_play_file_list (), NULL);
}

static void
games_read_cb (GObject      *parent,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (QsPlay) play = user_data;
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCES "qs-play-games.ui");
  GtkListBox *list = GTK_LIST_BOX (gtk_builder_get_object (builder, "list"));

  for (guint i = 0; i < games->len; i++)
    add_game (list, g_ptr_array_index (games, i));
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), play, G_CONNECT_SWAPPED);
  show (builder, parent);
}

void
qs_play_lists_show_games (GtkWindow *parent,
                          QsPlay    *play)
{
  look_up (parent, read_games, games_read_cb, g_object_ref (play));
}
