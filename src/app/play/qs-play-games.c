/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the puzzles that were begun, to go on with one. */

#include "qs-play-games.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-play-file.h"
#include "qs-play-words.h"

/* The side of a board, in pixels. */
#define BOARD 88

/* The number of a row's file among the row's data. */
#define NUMBER "qs-play-number"

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "wrap", TRUE, "css-classes",
                       (const char *const[]){ css_class, NULL }, NULL);
}

static GtkWidget *
create_row (const QsPlayGame *game)
{
  g_autofree char *title = qs_play_words_puzzle (&game->state);
  g_autofree char *queens = qs_play_words_queens (&game->state);
  g_autofree char *clock = qs_play_words_time ((guint) game->state.seconds);
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (game->time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean is_today = g_date_time_get_year (then) == g_date_time_get_year (now) &&
                      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now);
  /* The time of today, or another day. */
  g_autofree char *time = g_date_time_format (then, is_today ? "%R" : _ ("%-d %b %Y"));
  /* Translators: of a puzzle: how many queens stand, the time on its clock, and when it was left. */
  g_autofree char *details = g_strdup_printf (_ ("%s · %s · left %s"), queens, clock, time);
  g_autofree char *name = g_strdup_printf ("%s, %s", title, details);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  QsBoardView *board = g_object_new (QS_TYPE_BOARD_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "has-labels", FALSE, "minimum-size", BOARD, "natural-size", BOARD, NULL);
  QsGameScene scene;

  qs_game_scene_init (&scene, qs_game_get_problem (game->state.game));
  scene.marks = scene.firm = *qs_game_get_marks (game->state.game);
  qs_board_view_set_game (board, &scene);
  gtk_box_append (GTK_BOX (words), create_label (title, "heading"));
  gtk_box_append (GTK_BOX (words), create_label (details, "dim-label"));
  g_object_set (words, "valign", GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (board));
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), NUMBER, GUINT_TO_POINTER (game->number));

  return row;
}

static void
row_activated_cb (QsPlay        *play,
                  GtkListBoxRow *row)
{
  qs_play_continue (play, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), NUMBER)));
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))));
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, qs_play_file_list (), (GDestroyNotify) g_ptr_array_unref);
}

static void
read_cb (GObject      *list,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);
  GtkWidget *first;

  /* The window may be closed by now. */
  if (gtk_widget_get_root (GTK_WIDGET (list)) == NULL)
    return;

  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (g_ptr_array_index (games, i)));
  if (games->len == 0)
    gtk_list_box_set_placeholder (GTK_LIST_BOX (list), create_label (_ ("No other puzzle was begun"), "placeholder"));
  first = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

/* Makes a window that reads the files; it belongs to GTK. */
GtkWindow *
qs_play_games_new (GtkWindow *parent,
                   QsPlay    *play)
{
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
                                    "title", _ ("Unfinished Puzzles"), "default-width", 420, "default-height", 480, NULL);
  GtkWidget *list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, "show-separators", TRUE,
                                  "css-classes", (const char *const[]){ "rich-list", NULL }, NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  g_autoptr (GTask) task = g_task_new (list, NULL, read_cb, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Unfinished Puzzles"), -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), play, G_CONNECT_SWAPPED);
  gtk_window_set_child (window, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", list, "hscrollbar-policy", GTK_POLICY_NEVER,
                                              NULL));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);

  /* The disk may be slow. */
  g_task_set_name (task, "qs-play-games");
  g_task_run_in_thread (task, read_in_thread);

  return window;
}
