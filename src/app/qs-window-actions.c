/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of menus, keys and buttons on a window. */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-enumerator.h"
#include "qs-focus.h"
#include "qs-play-words.h"
#include "qs-print-dialog.h"
#include "qs-problem-words.h"
#include "qs-shortcuts.h"
#include "qs-template.h"

static QsPager *
get_pager (QsWindow *self)
{
  return qs_solutions_page_get_pager (self->solutions_page);
}

static void
show_panel_cb (QsWindow *self)
{
  gboolean shows_panel;

  g_object_get (self->split_view, "show-panel", &shows_panel, NULL);
  g_object_set (self->split_view, "show-panel", !shows_panel, NULL);
}

static void
view_cb (QsWindow   *self,
         const char *name,
         GVariant   *parameter)
{
  gtk_stack_set_visible_child_name (self->view_stack, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (qs_window_get_page (self));
}

static void
counts_cb (QsWindow *self)
{
  gtk_stack_set_visible_child_name (self->view_stack, "compare");
  qs_compare_page_show_counts (self->compare_page);
}

static void
focus_view_cb (QsWindow *self)
{
  GtkWidget *focus = qs_focus_get (GTK_WIDGET (self));

  /* A page that has the focus would leave it where it is, such as in its pager. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  if (!gtk_widget_grab_focus (qs_window_get_page (self)) && focus != NULL)
    gtk_widget_grab_focus (focus);
}

static void
fullscreen_cb (QsWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  if (gtk_window_is_fullscreen (window))
    {
      gtk_window_unfullscreen (window);
      return;
    }

  gtk_window_fullscreen (window);
  qs_toast_show_message (self->toast, _ ("Press Esc to leave full screen"));
}

/* A menu needs its button where it will be, which is so in the frame after that with the whole header. */
static gboolean
pop_up_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       first_frame)
{
  QsWindow *self = (gpointer) widget;

  if (!gtk_revealer_get_reveal_child (self->top_edge))
    return G_SOURCE_REMOVE;
  if (!gtk_revealer_get_child_revealed (self->top_edge) ||
      gdk_frame_clock_get_frame_counter (clock) < (gint64) GPOINTER_TO_SIZE (first_frame) + 2)
    return G_SOURCE_CONTINUE;

  gtk_menu_button_popup (self->menu_button);

  return G_SOURCE_REMOVE;
}

/* In a full screen, where GTK does not find the menu, the header comes with it. */
static void
menu_cb (QsWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  gtk_revealer_set_reveal_child (self->top_edge, TRUE);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), pop_up_cb,
                                GSIZE_TO_POINTER ((gsize) gdk_frame_clock_get_frame_counter (clock)), NULL);
}

/* Stops waiting for a solution, or else leaves the full screen. */
static void
step_out_cb (QsWindow *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->solutions_page)) && qs_pager_is_waiting (get_pager (self)))
    qs_pager_await (get_pager (self), NULL);
  else
    gtk_window_unfullscreen (GTK_WINDOW (self));
}


/* The page of a view has its name. */
static void
help_cb (QsWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.help", "s",
                              gtk_stack_get_visible_child_name (self->view_stack));
}

static void
set_queens_cb (QsWindow   *self,
               const char *name,
               GVariant   *parameter)
{
  qs_queens_field_set_queens (self->queens_field, g_variant_get_uint32 (parameter));
}

static void
step_queens_cb (QsWindow   *self,
                const char *name)
{
  guint queens = qs_queens_field_get_queens (self->queens_field);

  qs_queens_field_set_queens (self->queens_field, g_str_equal (name, "win.more-queens") ? queens + 1 : queens - 1);
}

static void
back_to_board_cb (QsWindow *self)
{
  if (self->n_before_search > 0)
    qs_queens_field_set_queens (self->queens_field, self->n_before_search);
}

static void
choose_queens_cb (QsWindow *self)
{
  g_object_set (self->split_view, "show-panel", TRUE, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->queens_field));
}

static void
go_to_cb (QsWindow *self)
{
  if (qs_window_is_in_view (self, "search"))
    qs_transport_ask_step (qs_search_page_get_transport (self->search_page));
  else if (qs_window_is_in_view (self, "file"))
    qs_pager_ask (qs_opened_page_get_pager (self->opened_page));
  else
    qs_pager_ask (get_pager (self));
}

static void
stop_cb (QsWindow *self)
{
  /* The list first: it would continue as soon as nothing holds it. */
  qs_explorer_stop (self->explorer);
  if (self->counted_n > 0)
    qs_tally_stop (self->tally, self->counted_n);
}

static void
go_on_cb (QsWindow *self)
{
  if (self->counted_n > 0)
    qs_tally_go_on (self->tally, self->counted_n);
  qs_explorer_go_on (self->explorer);
}

/* What is known of a file that lacks solutions, where it is shown; else NULL. */
static QsVerdict *
get_lacking (QsWindow *self)
{
  QsVerdict *verdict = qs_window_is_in_view (self, "file") ? qs_opened_page_get_verdict (self->opened_page) : NULL;

  return verdict != NULL && verdict->missing->len > 0 ? verdict : NULL;
}

static void
export_cb (QsWindow *self)
{
  qs_export_assistant_ask (self->export_assistant, self->explorer, qs_pager_get_position (get_pager (self)),
                           get_lacking (self));
}

static void
print_cb (QsWindow *self)
{
  g_autofree char *puzzle = NULL;
  QsPrintDialog *dialog;

  if (qs_window_is_in_view (self, "play"))
    {
      const QsPlayState *state = qs_play_get_state (self->play);

      puzzle = qs_play_words_puzzle (state);
      dialog = qs_print_dialog_new_for_puzzle (GTK_WINDOW (self), qs_game_get_problem (state->game), puzzle);
    }
  else
    dialog = qs_print_dialog_new (GTK_WINDOW (self), self->explorer, qs_pager_get_position (get_pager (self)));

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
undo_cb (QsWindow   *self,
         const char *name)
{
  gboolean is_redo = g_str_equal (name, "win.redo");

  if (qs_window_is_in_view (self, "play"))
    gtk_widget_activate_action (GTK_WIDGET (self->play_page), is_redo ? "play.redo" : "play.undo", NULL);
  else
    qs_explorer_go (self->explorer, is_redo ? 1 : -1);
}

static void
clear_squares_cb (QsWindow *self)
{
  qs_squares_clear (self->squares);
}

static void
hint_cb (QsWindow *self)
{
  qs_squares_hint (self->squares);
}

/* The problem that the parameter is the text of, in Solutions or in Search, where Search was asked for or is shown and no squares
 * are asked for, which it does not have. */
static void
show_problem_cb (QsWindow   *self,
                 const char *name,
                 GVariant   *parameter)
{
  gboolean is_search;
  QsProblem problem;

  if (!qs_problem_parse (g_variant_get_string (parameter, NULL), &problem, NULL))
    return;

  is_search = g_str_equal (name, "win.show-search") ||
              (qs_window_is_in_view (self, "search") && qs_constraints_is_empty (&problem.squares));
  qs_window_show_view (self, is_search ? "search" : "solutions");
  qs_window_show_problem (self, &problem);
  gtk_widget_grab_focus (is_search ? GTK_WIDGET (self->search_page) : GTK_WIDGET (self->solutions_page));
}

static void
heat_map_cb (QsWindow *self)
{
  g_object_set (self->squares, "shows-heat", !qs_squares_get_shows_heat (self->squares), NULL);
}

static void
fundamental_cb (QsWindow *self)
{
  gboolean is_all = qs_explorer_get_status (self->explorer)->scope == QS_CENSUS_ALL;

  qs_explorer_set_scope (self->explorer, is_all ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL);
}

/* The list of the tours, or one of them. */
static void
tours_cb (QsWindow   *self,
          const char *name,
          GVariant   *parameter)
{
  if (!qs_window_is_in_view (self, "tours"))
    {
      g_free (self->view_before_tours);
      self->view_before_tours = g_strdup (gtk_stack_get_visible_child_name (self->view_stack));
    }

  qs_window_show_view (self, "tours");
  if (parameter != NULL)
    qs_tour_page_begin (self->tour_page, g_variant_get_uint32 (parameter));
  else
    qs_tour_page_show_list (self->tour_page);
}

static void
leave_tours_cb (QsWindow *self)
{
  if (!qs_window_is_in_view (self, "tours"))
    return;

  gtk_stack_set_visible_child_name (self->view_stack, self->view_before_tours);
  gtk_widget_grab_focus (qs_window_get_page (self));
}

static void
enable (QsWindow   *self,
        const char *name,
        gboolean    is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), name, is_enabled);
}

/* Tells windows apart where the desktop lists them. */
static void
update_title (QsWindow *self)
{
  guint n = qs_queens_field_get_queens (self->queens_field);
  const char *file = qs_window_is_in_view (self, "file") ? qs_opened_page_get_name (self->opened_page) : NULL;
  const QsProblem *problem = qs_board_chooser_get_problem (self->board_chooser);
  gboolean is_plain = n > QS_ENUMERATOR_MAX_N || qs_problem_is_plain (problem);
  /* Translators: the title of a window, by its board. */
  g_autofree char *board = is_plain ? g_strdup_printf (ngettext ("%'u queen", "%'u queens", n), n)
                                    : qs_problem_words_title (problem);
  g_autofree char *puzzle = qs_window_is_in_view (self, "play") && self->play != NULL
                                ? qs_play_words_puzzle (qs_play_get_state (self->play)) : NULL;

  gtk_window_set_title (GTK_WINDOW (self), puzzle != NULL ? puzzle : file != NULL ? file : board);
}

static void
update (QsWindow *self)
{
  guint n;
  gboolean is_exporting, is_elsewhere, is_playing, is_in_search, is_in_solutions;

  /* Parts of the window may still change while it is disposed of. */
  if (self->export_assistant == NULL || self->explorer == NULL)
    return;

  update_title (self);
  n = qs_queens_field_get_queens (self->queens_field);
  /* Tours and puzzles have boards of their own. */
  is_playing = qs_window_is_in_view (self, "play");
  is_elsewhere = qs_window_is_in_view (self, "tours") || is_playing;
  is_in_search = qs_window_is_in_view (self, "search");
  is_in_solutions = qs_window_is_in_view (self, "solutions");
  is_exporting = qs_saving_flow_is_running (self->export_assistant);
  enable (self, "win.more-queens", n < self->max_n && !is_elsewhere);
  enable (self, "win.fewer-queens", n > 1 && !is_elsewhere);
  enable (self, "win.choose-queens", !is_elsewhere);
  enable (self, "win.show-panel", !qs_window_is_in_view (self, "tours"));
  enable (self, "win.export", !is_exporting && (n <= QS_ENUMERATOR_MAX_N || get_lacking (self) != NULL) && !is_playing);
  enable (self, "win.print", is_playing
                                 ? self->play != NULL && qs_play_get_state (self->play)->is_ready
                                 : n <= QS_ENUMERATOR_MAX_N);
  enable (self, "win.stop", (self->counted_n > 0 && qs_tally_get (self->tally, self->counted_n)->job != NULL) ||
                                qs_explorer_get_running (self->explorer) != NULL);
  /* Actions on the solutions work only while these are shown. */
  enable (self, "win.go-to", is_in_search || qs_window_is_in_view (self, "file") ||
                                 (is_in_solutions && qs_pager_get_position (get_pager (self)) > 0));
  enable (self, "win.undo", is_playing || (is_in_solutions && qs_explorer_can_go (self->explorer, -1)));
  enable (self, "win.redo", is_playing || (is_in_solutions && qs_explorer_can_go (self->explorer, 1)));
  enable (self, "win.clear-squares",
          is_in_solutions && !qs_constraints_is_empty (qs_explorer_get_status (self->explorer)->constraints));
  enable (self, "win.hint", is_in_solutions && qs_squares_can_hint (self->squares));
  enable (self, "win.heat-map", is_in_solutions);
  enable (self, "win.fundamental", is_in_solutions);
  qs_window_sharing_update (self);
}

/* Looks again which actions can do something, whenever @part emits @signal. */
void
qs_window_actions_update_with (QsWindow   *self,
                               gpointer    part,
                               const char *signal)
{
  g_signal_connect_object (part, signal, G_CALLBACK (update), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

void
qs_window_actions_install (GtkWidgetClass *widget_class)
{
  qs_template_install_action (widget_class, "win.show-panel", NULL, show_panel_cb);
  qs_template_install_action (widget_class, "win.view", "s", view_cb);
  qs_template_install_action (widget_class, "win.counts", NULL, counts_cb);
  qs_template_install_action (widget_class, "win.focus-view", NULL, focus_view_cb);
  qs_template_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  qs_template_install_action (widget_class, "win.menu", NULL, menu_cb);
  qs_template_install_action (widget_class, "win.step-out", NULL, step_out_cb);
  qs_template_install_action (widget_class, "win.help", NULL, help_cb);
  qs_template_install_action (widget_class, "win.shortcuts", NULL, qs_shortcuts_show);
  qs_template_install_action (widget_class, "win.set-queens", "u", set_queens_cb);
  qs_template_install_action (widget_class, "win.more-queens", NULL, step_queens_cb);
  qs_template_install_action (widget_class, "win.fewer-queens", NULL, step_queens_cb);
  qs_template_install_action (widget_class, BACK_TO_BOARD, NULL, back_to_board_cb);
  qs_template_install_action (widget_class, "win.choose-queens", NULL, choose_queens_cb);
  qs_template_install_action (widget_class, "win.go-to", NULL, go_to_cb);
  qs_template_install_action (widget_class, "win.stop", NULL, stop_cb);
  qs_template_install_action (widget_class, "win.go-on", NULL, go_on_cb);
  qs_template_install_action (widget_class, "win.export", NULL, export_cb);
  qs_template_install_action (widget_class, "win.print", NULL, print_cb);
  qs_template_install_action (widget_class, "win.undo", NULL, undo_cb);
  qs_template_install_action (widget_class, "win.redo", NULL, undo_cb);
  qs_template_install_action (widget_class, "win.clear-squares", NULL, clear_squares_cb);
  qs_template_install_action (widget_class, "win.hint", NULL, hint_cb);
  qs_template_install_action (widget_class, "win.show-solutions", "s", show_problem_cb);
  qs_template_install_action (widget_class, "win.show-search", "s", show_problem_cb);
  qs_template_install_action (widget_class, "win.heat-map", NULL, heat_map_cb);
  qs_template_install_action (widget_class, "win.fundamental", NULL, fundamental_cb);
  qs_template_install_action (widget_class, "win.tours", NULL, tours_cb);
  qs_template_install_action (widget_class, "win.tour", "u", tours_cb);
  qs_template_install_action (widget_class, "win.leave-tours", NULL, leave_tours_cb);
}

/* Enables actions as long as they can do something, and gives them their keys. */
void
qs_window_actions_connect (QsWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  qs_window_actions_update_with (self, self->view_stack, "notify::visible-child");
  qs_window_actions_update_with (self, self->queens_field, "changed");
  qs_window_actions_update_with (self, self->board_chooser, "changed");
  qs_window_actions_update_with (self, get_pager (self), "notify");
  qs_window_actions_update_with (self, qs_solutions_page_get_images (self->solutions_page), "changed");
  qs_window_actions_update_with (self, self->explorer, "changed");
  qs_window_actions_update_with (self, self->squares, "changed");
  qs_window_actions_update_with (self, self->tally, "changed");
  qs_window_actions_update_with (self, self->export_assistant, "changed");
  qs_window_actions_update_with (self, self->film_saver, "changed");
  update (self);

  qs_shortcuts_add_to (widget, widget, "win");
  qs_shortcuts_add_to (widget, GTK_WIDGET (self->solutions_page), "solution");
  qs_shortcuts_add_to (widget, GTK_WIDGET (get_pager (self)), "pager");
  qs_shortcuts_add_to (widget, GTK_WIDGET (qs_pager_get_gallery (get_pager (self))), "gallery");
}
