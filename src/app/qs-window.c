/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-window-private.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-enumerator.h"
#include "qs-methods.h"
#include "qs-options.h"
#include "qs-room-layout.h"
#include "qs-template.h"

/* The size of a window that is held upright, in pixels: at most so wide, and at least so high. */
#define UPRIGHT_WIDTH 480
#define UPRIGHT_HEIGHT 560

/* The size from which a window has room for larger text, in pixels. */
#define ROOMY_WIDTH 1600
#define ROOMY_HEIGHT 900

/* How near to the upper edge the pointer calls the header of a full screen, in pixels. */
#define TOP_EDGE 2

/* The largest board of a first search, in queens, and the one in place of larger ones. */
#define FIRST_SEARCH_MAX_N 12
#define FIRST_SEARCH_N 4

/* The settings that hold squares, by what is asked of these. */
static const struct
{
  const char *key;
  QsSquareRule rule;
} lists[] = {
  { "required-squares", QS_SQUARE_RULE_REQUIRED },
  { "forbidden-squares", QS_SQUARE_RULE_FORBIDDEN },
};

G_DEFINE_FINAL_TYPE (QsWindow, qs_window, GTK_TYPE_APPLICATION_WINDOW)

/* Counts without a list come first: they take only a part of the time. */
static void
counts_changed_cb (QsWindow *self)
{
  QsCountJob *job;

  /* The end of the last window stops the count, which notifies this window too. */
  if (self->explorer == NULL)
    return;

  job = self->counted_n > 0 ? qs_tally_get (self->tally, self->counted_n)->job : NULL;
  qs_explorer_set_is_held (self->explorer, job != NULL && (qs_count_job_get_status (job)->state == QS_COUNT_JOB_COUNTING ||
                                                           qs_count_job_get_status (job)->state == QS_COUNT_JOB_PAUSED));
}

/* Lists the tours among the views as long as they are shown, and gives the view all of the window in a tour, on a
 * projector, and where it has a file: its boards have nothing to do with that of the panel. */
static void
make_room (QsWindow *self)
{
  gboolean is_touring = qs_window_is_in_view (self, "tours");
  gboolean has_file = qs_window_is_in_view (self, "file") || qs_window_is_in_view (self, "count");

  qs_window_set_is_listed (self, "tours", is_touring);
  /* A header without it has room for the names of all views, and the tour for the height that they would take. */
  gtk_widget_set_visible (self->export_button, !is_touring);
  g_object_set (self->split_view, "hides-panel", is_touring || has_file || gtk_window_is_fullscreen (GTK_WINDOW (self)), NULL);
  if (is_touring)
    g_object_set (self->split_view, "show-panel", FALSE, NULL);
}

/* The first search that anybody sees is one that can be followed to its end. */
static void
begin_small (QsWindow *self)
{
  g_autofree char *message = NULL;
  g_autofree char *label = NULL;

  if (!qs_window_is_in_view (self, "search") || g_settings_get_boolean (self->settings, "search-seen") ||
      qs_search_controls_get_method (self->search_controls)->recording != NULL ||
      qs_search_controls_get_problem (self->search_controls) != NULL)
    return;

  g_settings_set_boolean (self->settings, "search-seen", TRUE);
  if (self->n <= FIRST_SEARCH_MAX_N)
    return;

  self->n_before_search = self->n;
  qs_queens_field_set_queens (self->queens_field, FIRST_SEARCH_N);
  /* Translators: a number of queens, of which a search can be watched to its end. */
  message = g_strdup_printf (_ ("A small search first: %u queens"), FIRST_SEARCH_N);
  label = g_strdup_printf (_ ("Back to %u Queens"), self->n_before_search);
  qs_toast_show_message (self->toast, message);
  qs_toast_set_action (self->toast, label, BACK_TO_BOARD);
}

static void
view_changed_cb (QsWindow *self)
{
  const char *view = gtk_stack_get_visible_child_name (self->view_stack);

  /* No view is shown any more when the window goes. */
  if (view == NULL)
    return;

  qs_window_pages_build (self, view);
  qs_window_board_show_view (self, view);
  make_room (self);
  begin_small (self);
  qs_window_board_changed (self);

  /* A search that nobody sees waits. */
  if (self->search_page != NULL && !qs_window_is_in_view (self, "search"))
    qs_playback_pause (qs_search_page_get_leader (self->search_page));
}

/* The settings are written when the window closes, so that other windows do not change with it. Views
 * that come with a file or a tour are not for another day. */
static gboolean
qs_window_close_request (GtkWindow *window)
{
  QsWindow *self = QS_WINDOW (window);
  const char *view = gtk_stack_get_visible_child_name (self->view_stack);
  QsPager *pager = qs_solutions_page_get_pager (self->solutions_page);
  gboolean is_of_all = qs_explorer_get_status (self->explorer)->scope == QS_CENSUS_ALL;
  QsProblem problem = qs_explorer_get_status (self->explorer)->problem;
  g_autofree char *text = NULL;
  gboolean wants_panel;
  int width, height;

  if (g_strcmp0 (view, "search") != 0 && g_strcmp0 (view, "compare") != 0 && g_strcmp0 (view, "play") != 0)
    view = "solutions";
  /* Another window may have told the settings of its board since: squares and solution belong to this one. */
  if (self->n <= QS_ENUMERATOR_MAX_N)
    g_settings_set_uint (self->settings, "n", self->n);
  g_settings_set_string (self->settings, "view", view);
  g_settings_set_uint64 (self->settings, "solution", is_of_all ? qs_pager_get_position (pager) : 0);
  problem.squares = *qs_explorer_get_status (self->explorer)->constraints;
  text = qs_problem_to_string (&problem);
  g_settings_set_string (self->settings, "problem", text);

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));

  g_object_get (self->split_view, "wants-panel", &wants_panel, NULL);
  g_settings_set_boolean (self->settings, "show-panel", wants_panel);

  return GTK_WINDOW_CLASS (qs_window_parent_class)->close_request (window);
}

static void
machine_changed_cb (QsWindow *self)
{
  g_autofree char *kernel = NULL;

  if (self->tally == NULL)
    return;

  kernel = g_settings_get_string (self->settings, "count-kernel");
  qs_tally_set_machine (self->tally, g_settings_get_uint (self->settings, "count-threads"), kernel);
}

static void
restore_settings (QsWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  /* In a browser the window is the page: parts beyond it could not be reached. */
  if (g_settings_get_boolean (self->settings, "window-maximized") || qs_compat_is_in_browser ())
    gtk_window_maximize (GTK_WINDOW (self));

  g_object_set (self->split_view, "show-panel", g_settings_get_boolean (self->settings, "show-panel"), NULL);
  qs_options_bind_number (self->settings, "speed", self->playback, "speed",
                          G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (self->settings, "stop-at-solutions", self->playback, "stops-at-solutions",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  qs_options_bind_number (self->settings, "thumbnail-size",
                          qs_pager_get_gallery (qs_solutions_page_get_pager (self->solutions_page)), "size",
                          G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_signal_connect_object (self->settings, "changed::count-threads", G_CALLBACK (machine_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::count-kernel", G_CALLBACK (machine_changed_cb), self,
                           G_CONNECT_SWAPPED);
  machine_changed_cb (self);
}

/* A window that is as narrow as a telephone, and as high, is meant for fingers:
 * the style makes what they press larger. A lower one has no room for that.
 * Tables that would leave half of a large window empty have larger text in it. */
static void
layout_cb (GdkSurface *surface,
           int         width,
           int         height,
           GtkWidget  *self)
{
  qs_appearance_set_class (self, "upright", width <= UPRIGHT_WIDTH && height >= UPRIGHT_HEIGHT);
  qs_appearance_set_class (self, "roomy", width >= ROOMY_WIDTH && height >= ROOMY_HEIGHT);
}

static void
qs_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (layout_cb), widget, 0);
}

static void
qs_window_dispose (GObject *object)
{
  QsWindow *self = QS_WINDOW (object);

  qs_window_opening_stop (self);
  g_clear_object (&self->export_assistant);
  g_clear_object (&self->film_saver);
  if (self->explorer != NULL)
    {
      /* The pager goes with the window. */
      qs_pager_await (qs_solutions_page_get_pager (self->solutions_page), NULL);
      qs_explorer_stop (self->explorer);
      qs_playback_stop (self->playback);
    }
  g_clear_object (&self->squares);
  g_clear_object (&self->explorer);
  if (self->tally != NULL)
    qs_tally_turn (self->tally, self->counted_n, 0);
  g_clear_object (&self->tally);
  g_clear_object (&self->playback);
  g_clear_object (&self->play);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->view_before_tours, g_free);
  g_clear_pointer (&self->source_path, g_free);

  G_OBJECT_CLASS (qs_window_parent_class)->dispose (object);
}

/* The header of a window that fills the screen comes when the pointer is at the upper edge, and stays as long as the
 * pointer is on it. */
static void
motion_cb (QsWindow *self,
           double    x,
           double    y)
{
  int height = TOP_EDGE;

  /* GTK also tells where it is when something moves below it. */
  if (x == self->pointer_x && y == self->pointer_y)
    return;

  self->pointer_x = x;
  self->pointer_y = y;
  if (gtk_revealer_get_reveal_child (self->top_edge))
    gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_revealer_set_reveal_child (self->top_edge, y <= height);
}

/* Its buttons would slow down every start, though few windows are so narrow. */
static void
bar_shown_cb (QsWindow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->view_bar)))
    gtk_stack_switcher_set_stack (self->view_bar, self->view_stack);
}

static void
fullscreened_cb (QsWindow *self)
{
  g_object_ref (self->header);
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    {
      gtk_box_remove (self->title_box, self->header);
      gtk_revealer_set_child (self->top_edge, self->header);
    }
  else if (gtk_revealer_get_child (self->top_edge) != NULL)
    {
      gtk_revealer_set_child (self->top_edge, NULL);
      gtk_box_append (self->title_box, self->header);
    }
  gtk_revealer_set_reveal_child (self->top_edge, FALSE);
  g_object_unref (self->header);
  make_room (self);
}

static void
qs_window_class_init (QsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_window_dispose;
  widget_class->realize = qs_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = qs_window_close_request;

  qs_template_ensure_types (QS_TYPE_ROOM_LAYOUT, QS_TYPE_SOLUTIONS_PAGE, QS_TYPE_SPLIT_VIEW, QS_TYPE_TOAST);
  qs_window_actions_install (widget_class);
  qs_window_opening_install (widget_class);
  qs_window_sharing_install (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-window.ui");
  qs_window_board_install (widget_class);
  qs_template_bind_children (widget_class, QsWindow, split_view, header, title_box, top_edge, menu_button,
                             export_button, view_stack, view_bar, solutions_page, toast);
  qs_template_bind_callbacks (widget_class, motion_cb, bar_shown_cb, fullscreened_cb, view_changed_cb);
}

static void
qs_window_init (QsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_counter_view_set_queens (self->counter_view, qs_queens_field_get_queens (self->queens_field));
  qs_queens_field_set_max_queens (self->queens_field, QS_ENUMERATOR_MAX_N);
  qs_window_pages_add (self);

  self->explorer = qs_explorer_new (qs_board_chooser_get_problem (self->board_chooser));
  self->squares = qs_squares_new (self->explorer);
  self->playback = qs_playback_new (qs_methods_list ()[0], qs_queens_field_get_queens (self->queens_field),
                                    QS_TIMELINE_CAPACITY, NULL);
  self->export_assistant = qs_export_assistant_new (GTK_WINDOW (self));
  self->film_saver = qs_film_saver_new (GTK_WINDOW (self));
}

/* Makes a window that already searches, and belongs to GTK. @tally counts for all windows. */
QsWindow *
qs_window_new (GtkApplication *application,
               GSettings      *settings,
               QsTally        *tally,
               guint           n)
{
  QsWindow *self = g_object_new (QS_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->tally = g_object_ref (tally);
  g_signal_connect_object (tally, "changed", G_CALLBACK (counts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "changed::is-running", G_CALLBACK (counts_changed_cb), self,
                           G_CONNECT_SWAPPED);
  restore_settings (self);

  qs_queens_field_set_queens (self->queens_field, n);
  qs_window_board_changed (self);

  qs_counter_view_set_engines (self->counter_view, self->explorer, self->tally);
  qs_solutions_controls_set_squares (self->solutions_controls, self->squares);
  qs_solutions_page_set_squares (self->solutions_page, self->squares);
  view_changed_cb (self);
  qs_window_opening_connect (self);
  qs_window_actions_connect (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->solutions_page));

  return self;
}

guint
qs_window_get_queens (QsWindow *self)
{
  return qs_queens_field_get_queens (self->queens_field);
}

/* Names the file with the text of the program whose steps are opened next. */
void
qs_window_set_source (QsWindow   *self,
                      const char *path)
{
  g_free (self->source_path);
  self->source_path = g_strdup (path);
}

/* Shows the solutions of a problem, with the squares that are asked for in it. */
void
qs_window_show_problem (QsWindow        *self,
                        const QsProblem *problem)
{
  qs_board_chooser_set_problem (self->board_chooser, problem);
  if (qs_problem_is_of_board (problem, &qs_explorer_get_status (self->explorer)->problem))
    qs_explorer_set_constraints (self->explorer, &problem->squares);
}

/* Shows the view, the squares and the solution that the last window showed when it closed. The board is there already. */
void
qs_window_restore (QsWindow *self)
{
  g_autofree char *view = g_settings_get_string (self->settings, "view");
  g_autofree char *text = g_settings_get_string (self->settings, "problem");
  QsGoTo go_to = { .kind = QS_GO_TO_NUMBER, .number = g_settings_get_uint64 (self->settings, "solution") };
  QsProblem problem;

  /* Another board of the same window may have been chosen since. */
  if (!qs_problem_parse (text, &problem, NULL) || problem.n != self->n)
    {
      qs_problem_init (&problem, self->n);
      /* What versions up to 0.3 wrote, as far as there are such squares on this board. */
      for (guint i = 0; i < G_N_ELEMENTS (lists) && *text == '\0'; i++)
        {
          g_autofree char *names = g_settings_get_string (self->settings, lists[i].key);

          if (*names != '\0')
            qs_constraints_set_list (&problem.squares, names, lists[i].rule, NULL);
        }
    }
  qs_window_show_problem (self, &problem);
  if (go_to.number > 1)
    g_signal_emit_by_name (qs_solutions_page_get_pager (self->solutions_page), "wanted", &go_to);
  gtk_stack_set_visible_child_name (self->view_stack, view);
  gtk_widget_grab_focus (qs_window_get_page (self));
}
