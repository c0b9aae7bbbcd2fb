/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: one board size, its solutions, and a search of it. */

#include "config.h"

#include "qs-window.h"

#include <glib/gi18n.h>

#include "qs-compare-page.h"
#include "qs-compat.h"
#include "qs-counter-words.h"
#include "qs-enumerator.h"
#include "qs-export-assistant.h"
#include "qs-panel.h"
#include "qs-search-actions.h"
#include "qs-search-page.h"
#include "qs-shortcuts.h"
#include "qs-solution-actions.h"
#include "qs-squares-actions.h"
#include "qs-solutions-page.h"
#include "qs-split-view.h"
#include "qs-spotlight.h"
#include "qs-toast.h"

struct _QsWindow
{
  GtkApplicationWindow parent_instance;

  QsSplitView *split_view;
  QsPanel *panel;
  GtkStack *view_stack;
  QsSolutionsPage *solutions_page;
  QsSearchPage *search_page;
  QsComparePage *compare_page;
  QsToast *toast;

  GSettings *settings;
  QsExplorer *explorer;
  QsTally *tally;
  QsLongCount *long_count;
  QsSquares *squares;
  QsSquaresActions *squares_actions;
  QsPlayback *playback;
  QsSearchActions *search_actions;
  QsSolutionActions *solution_actions;
  QsSpotlight *spotlight; /* what somebody points at in the panel */
  guint n;                /* the side of the board that is solved and searched, in squares; 0 at first */
  QsExportAssistant *export_assistant;
};

G_DEFINE_FINAL_TYPE (QsWindow, qs_window, GTK_TYPE_APPLICATION_WINDOW)

static QsPager *
get_pager (QsWindow *self)
{
  return qs_solutions_page_get_pager (self->solutions_page);
}

static gboolean
is_in_view (QsWindow   *self,
            const char *view)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->view_stack), view) == 0;
}

static void
enable (QsWindow   *self,
        const char *action,
        gboolean    is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)), is_enabled);
}

static void
update_pager_actions (QsWindow *self)
{
  guint64 position = qs_pager_get_position (get_pager (self));
  gboolean is_shown = is_in_view (self, "solutions") && position > 0;
  gboolean can_go_back = is_shown && position > 1;
  gboolean can_go_on = is_shown && position < qs_pager_get_total (get_pager (self));

  enable (self, "first", can_go_back);
  enable (self, "page-back", can_go_back);
  enable (self, "previous", can_go_back);
  enable (self, "next", can_go_on);
  enable (self, "page-on", can_go_on);
  enable (self, "last", can_go_on);
  enable (self, "go-to", is_shown || is_in_view (self, "search"));
}

/* The long count of the board that is chosen, while it goes on or is paused; NULL for none. */
static QsCountJob *
get_long_job (QsWindow *self)
{
  QsCountJob *job = qs_long_count_get_job (self->long_count);

  return job != NULL && qs_count_job_get_n (job) == self->n ? job : NULL;
}

/* What is counted without being listed is counted first: it takes a part of the time. */
static void
counts_changed_cb (QsWindow *self)
{
  QsCountJob *job;
  gboolean is_counted;

  /* The end of the last window stops the count, which is told to it, too. */
  if (self->explorer == NULL)
    return;

  job = get_long_job (self);
  is_counted = qs_tally_get_job (self->tally) != NULL ||
               (job != NULL && (qs_count_job_get_state (job) == QS_COUNT_JOB_COUNTING ||
                                qs_count_job_get_state (job) == QS_COUNT_JOB_PAUSED));

  qs_explorer_set_is_held (self->explorer, is_counted);
  enable (self, "stop", is_counted || job != NULL || qs_explorer_get_running (self->explorer) != NULL);
}

/* The side of the largest board that the view and its method take, in squares. */
static guint
get_max_queens (QsWindow *self)
{
  return is_in_view (self, "search") ? qs_panel_get_method (self->panel)->max_n : QS_ENUMERATOR_MAX_N;
}

static void
update_queens_actions (QsWindow *self)
{
  guint n = qs_panel_get_queens (self->panel);

  enable (self, "more-queens", n < get_max_queens (self));
  enable (self, "fewer-queens", n > 1);
}

static void
update_export_actions (QsWindow *self)
{
  gboolean is_running = qs_export_assistant_is_running (self->export_assistant);

  enable (self, "export", !is_running && qs_panel_get_queens (self->panel) <= QS_ENUMERATOR_MAX_N);
  enable (self, "cancel-export", is_running);
}

/* Says that the board is not the one that was chosen. */
static void
tell_smaller_board (QsWindow *self,
                    guint     n,
                    guint     max_n)
{
  g_autofree char *message = NULL;

  if (is_in_view (self, "search"))
    /* Translators: numbers of queens: the largest, then the one that was chosen, then the largest again. */
    message = g_strdup_printf (_ ("This method takes up to %u queens: the board of %'u became one of %u."),
                               max_n, n, max_n);
  else
    message = g_strdup_printf (_ ("This view takes up to %u queens: the board of %'u became one of %u."),
                               max_n, n, max_n);

  qs_toast_show_message (self->toast, message);
}

static void
start_engines (QsWindow *self)
{
  if (self->n <= QS_ENUMERATOR_MAX_N)
    {
      qs_explorer_set_n (self->explorer, self->n);
      qs_tally_set_n (self->tally, self->n);
      qs_compare_page_set_queens (self->compare_page, self->n);
      g_settings_set_uint (self->settings, "n", self->n);
    }
  else
    {
      qs_explorer_stop (self->explorer);
      qs_tally_set_n (self->tally, 0);
    }
}

/* Takes over the board and the method that are chosen. */
static void
board_changed_cb (QsWindow *self)
{
  guint n, max_n;

  /* The focus leaves a number that is still being written when the window goes. */
  if (self->explorer == NULL)
    return;

  n = qs_panel_get_queens (self->panel);
  max_n = get_max_queens (self);

  /* Brings a board that is too large back here as a smaller one. */
  qs_panel_set_max_queens (self->panel, max_n);
  if (n > max_n)
    {
      tell_smaller_board (self, n, max_n);
      return;
    }

  if (self->n != n)
    {
      self->n = n;
      start_engines (self);
    }

  qs_playback_set_board (self->playback, qs_panel_get_method (self->panel), n);
  update_queens_actions (self);
  update_export_actions (self);
}

static void
view_changed_cb (QsWindow *self)
{
  const char *view = gtk_stack_get_visible_child_name (self->view_stack);

  /* No view is shown any more when the window goes. */
  if (view == NULL)
    return;

  qs_panel_show_view (self->panel, view);
  board_changed_cb (self);
  update_pager_actions (self);
  qs_squares_actions_set_shown (self->squares_actions, is_in_view (self, "solutions"));
  qs_search_actions_set_shown (self->search_actions, is_in_view (self, "search"));
  qs_solution_actions_set_shown (self->solution_actions, is_in_view (self, "solutions"));

  /* A search that nobody sees waits. */
  if (!is_in_view (self, "search"))
    qs_playback_pause (self->playback);
}

static void
move_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  static const struct
  {
    const char *action;
    QsPagerMove move;
  } moves[] = {
    { "first", QS_PAGER_FIRST },
    { "page-back", QS_PAGER_BACK },
    { "previous", QS_PAGER_PREVIOUS },
    { "next", QS_PAGER_NEXT },
    { "page-on", QS_PAGER_ON },
    { "last", QS_PAGER_LAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (g_str_equal (moves[i].action, g_action_get_name (G_ACTION (action))))
        qs_pager_move (get_pager (user_data), moves[i].move);
    }
}

static void
go_to_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  QsWindow *self = user_data;

  if (is_in_view (self, "search"))
    qs_search_page_ask_step (self->search_page);
  else
    qs_pager_ask (get_pager (self));
}

static void
stop_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  QsWindow *self = user_data;

  /* The list first: it would go on as soon as nothing holds it. */
  qs_explorer_stop (self->explorer);
  qs_tally_stop (self->tally);
  if (get_long_job (self) != NULL)
    qs_long_count_stop (self->long_count);
}

static void
go_on_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  QsWindow *self = user_data;

  qs_tally_go_on (self->tally);
  qs_explorer_go_on (self->explorer);
}

/* The offer of qs_window_tell_interrupted() was taken, if it still stands. */
static void
go_on_counting_activated_cb (GSimpleAction *action,
                             GVariant      *parameter,
                             gpointer       user_data)
{
  QsWindow *self = user_data;
  const QsCountRemains *offer = qs_long_count_get_offer (self->long_count);
  guint n = offer != NULL ? offer->n : 0;
  g_autoptr (GError) error = NULL;

  qs_toast_hide (self->toast);
  if (n == 0)
    return;

  qs_panel_set_queens (self->panel, n);
  if (!qs_long_count_start (self->long_count, n, &error))
    qs_toast_show_message (self->toast, error->message);
}

static void
set_queens_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  qs_panel_set_queens (QS_WINDOW (user_data)->panel, g_variant_get_uint32 (parameter));
}

static void
more_queens_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  QsWindow *self = user_data;

  qs_panel_set_queens (self->panel, qs_panel_get_queens (self->panel) + 1);
}

static void
fewer_queens_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  QsWindow *self = user_data;

  qs_panel_set_queens (self->panel, qs_panel_get_queens (self->panel) - 1);
}

static void
choose_queens_activated_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  QsWindow *self = user_data;

  g_object_set (self->split_view, "show-panel", TRUE, NULL);
  qs_panel_choose_queens (self->panel);
}

static void
focus_view_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  gtk_widget_grab_focus (gtk_stack_get_visible_child (QS_WINDOW (user_data)->view_stack));
}

static void
export_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  QsWindow *self = user_data;

  qs_export_assistant_ask (self->export_assistant,
                           qs_solver_get_solution_set (qs_explorer_get_shown (self->explorer)),
                           qs_pager_get_position (get_pager (self)));
}

static void
cancel_export_activated_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  qs_export_assistant_cancel (QS_WINDOW (user_data)->export_assistant);
}

static void
show_in_files_activated_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  QsWindow *self = user_data;

  qs_export_assistant_show_in_files (self->export_assistant);
  qs_toast_hide (self->toast);
}

static void
fullscreen_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  GtkWindow *window = user_data;

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
shortcuts_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (qs_shortcuts_window_new (GTK_WINDOW (user_data))));
}

static const GActionEntry actions[] = {
  { "first", move_activated_cb },
  { "page-back", move_activated_cb },
  { "previous", move_activated_cb },
  { "next", move_activated_cb },
  { "page-on", move_activated_cb },
  { "last", move_activated_cb },
  { "go-to", go_to_activated_cb },
  { "stop", stop_activated_cb },
  { "go-on", go_on_activated_cb },
  { "go-on-counting", go_on_counting_activated_cb },
  { "set-queens", set_queens_activated_cb, "u" },
  { "more-queens", more_queens_activated_cb },
  { "fewer-queens", fewer_queens_activated_cb },
  { "choose-queens", choose_queens_activated_cb },
  { "focus-view", focus_view_activated_cb },
  { "export", export_activated_cb },
  { "cancel-export", cancel_export_activated_cb },
  { "show-in-files", show_in_files_activated_cb },
  { "fullscreen", fullscreen_activated_cb },
  { "shortcuts", shortcuts_activated_cb },
};

/* An action whose state is a property. It keeps the object, which must not be the window itself. */
static void
add_property_action (QsWindow   *self,
                     const char *name,
                     gpointer    object,
                     const char *property)
{
  g_autoptr (GPropertyAction) action = g_property_action_new (name, object, property);

  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
}

static void
add_actions (QsWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  add_property_action (self, "show-panel", self->split_view, "show-panel");
  qs_solutions_page_add_actions (self->solutions_page, G_ACTION_MAP (self));
  add_property_action (self, "view", self->view_stack, "visible-child-name");
}

static void
connect_parts (QsWindow *self)
{
  g_signal_connect_object (self->view_stack, "notify::visible-child", G_CALLBACK (view_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "notify::queens", G_CALLBACK (board_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "notify::method", G_CALLBACK (board_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_pager (self), "notify", G_CALLBACK (update_pager_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->export_assistant, "notify::is-running", G_CALLBACK (update_export_actions), self,
                           G_CONNECT_SWAPPED);
}

/* Another window must not change its size with this one, so the settings are written when it closes. */
static gboolean
qs_window_close_request (GtkWindow *window)
{
  QsWindow *self = QS_WINDOW (window);
  gboolean shows_panel, is_folded;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));

  g_object_get (self->split_view, "show-panel", &shows_panel, "is-folded", &is_folded, NULL);
  if (!is_folded)
    g_settings_set_boolean (self->settings, "show-panel", shows_panel);

  return GTK_WINDOW_CLASS (qs_window_parent_class)->close_request (window);
}

/* A range keeps everything out but what is no number: the usual speed stands for that. */
static gboolean
read_speed (GValue   *value,
            GVariant *variant,
            gpointer  user_data)
{
  double speed = g_variant_get_double (variant);

  g_value_set_double (value, speed);

  return speed >= QS_PLAYBACK_MIN_SPEED && speed <= QS_PLAYBACK_MAX_SPEED;
}

static GVariant *
write_speed (const GValue       *value,
             const GVariantType *type,
             gpointer            user_data)
{
  return g_variant_new_double (g_value_get_double (value));
}

static void
restore_settings (QsWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  /* In a browser the window is the page: what goes beyond it could not be reached. */
  if (g_settings_get_boolean (self->settings, "window-maximized") || qs_compat_is_in_browser ())
    gtk_window_maximize (GTK_WINDOW (self));

  g_object_set (self->split_view, "show-panel", g_settings_get_boolean (self->settings, "show-panel"), NULL);
  g_settings_bind_with_mapping (self->settings, "speed", self->playback, "speed",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES, read_speed, write_speed,
                                NULL, NULL);
  g_settings_bind (self->settings, "stop-at-solutions", self->playback, "stops-at-solutions",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (self->settings, "thumbnail-size", qs_solutions_page_get_gallery (self->solutions_page), "size",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
  g_settings_bind (self->settings, "method", self->panel, "method",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
}

static void
qs_window_dispose (GObject *object)
{
  QsWindow *self = QS_WINDOW (object);

  g_clear_object (&self->export_assistant);
  /* The pager goes with the window. */
  if (self->solution_actions != NULL)
    qs_solution_actions_stop_waiting (self->solution_actions);
  if (self->explorer != NULL)
    qs_explorer_stop (self->explorer);
  if (self->playback != NULL)
    qs_playback_stop (self->playback);
  g_clear_object (&self->squares_actions);
  g_clear_object (&self->squares);
  g_clear_object (&self->explorer);
  g_clear_object (&self->tally);
  g_clear_object (&self->long_count);
  g_clear_object (&self->playback);
  g_clear_object (&self->search_actions);
  g_clear_object (&self->solution_actions);
  g_clear_object (&self->spotlight);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qs_window_parent_class)->dispose (object);
}

static void
qs_window_class_init (QsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = qs_window_close_request;

  g_type_ensure (QS_TYPE_COMPARE_PAGE);
  g_type_ensure (QS_TYPE_PANEL);
  g_type_ensure (QS_TYPE_SEARCH_PAGE);
  g_type_ensure (QS_TYPE_SOLUTIONS_PAGE);
  g_type_ensure (QS_TYPE_SPLIT_VIEW);
  g_type_ensure (QS_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QsWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, panel);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, view_stack);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, solutions_page);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, search_page);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, compare_page);
  gtk_widget_class_bind_template_child (widget_class, QsWindow, toast);
}

static void
qs_window_init (QsWindow *self)
{
  const char *const groups[] = { "win", "solution", "search", NULL };

  gtk_widget_init_template (GTK_WIDGET (self));

  self->explorer = qs_explorer_new ();
  self->squares = qs_squares_new (self->explorer);
  self->squares_actions = qs_squares_actions_new (G_ACTION_MAP (self), self->squares, get_pager (self));
  self->playback = qs_playback_new (qs_panel_get_method (self->panel), qs_panel_get_queens (self->panel), NULL);
  self->search_actions = qs_search_actions_new (self->playback);
  self->solution_actions = qs_solution_actions_new (self->explorer, get_pager (self),
                                                    qs_solutions_page_get_images (self->solutions_page), self->toast);
  self->spotlight = qs_spotlight_new ();
  self->export_assistant = qs_export_assistant_new (GTK_WINDOW (self), self->toast);

  add_actions (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "search", G_ACTION_GROUP (self->search_actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "solution", G_ACTION_GROUP (self->solution_actions));
  qs_shortcuts_add_to (GTK_WIDGET (self), groups);
  connect_parts (self);
}

/**
 * qs_window_new:
 * @application: the application
 * @settings: its settings
 * @long_count: counts large boards for all windows
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 *
 * Makes a window that already searches.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
QsWindow *
qs_window_new (GtkApplication *application,
               GSettings      *settings,
               QsLongCount    *long_count,
               guint           n)
{
  QsWindow *self = g_object_new (QS_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->long_count = g_object_ref (long_count);
  self->tally = qs_tally_new (qs_long_count_get_records (long_count));
  g_signal_connect_object (self->tally, "changed", G_CALLBACK (counts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (long_count, "changed", G_CALLBACK (counts_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "notify::is-running", G_CALLBACK (counts_changed_cb), self,
                           G_CONNECT_SWAPPED);
  restore_settings (self);

  qs_panel_set_queens (self->panel, n);
  board_changed_cb (self);

  qs_panel_set_engines (self->panel, self->explorer, self->playback, self->tally, self->long_count,
                        self->spotlight);
  qs_solutions_page_set_explorer (self->solutions_page, self->explorer);
  qs_solutions_page_set_squares (self->solutions_page, self->squares);
  qs_search_page_set_playback (self->search_page, self->playback, self->spotlight, self->toast);
  qs_compare_page_set_toast (self->compare_page, self->toast);
  qs_compare_page_set_records (self->compare_page, qs_long_count_get_records (long_count));
  view_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->solutions_page));

  return self;
}

/**
 * qs_window_tell:
 * @self: a window
 * @message: a sentence
 *
 * Shows a message for a while.
 */
void
qs_window_tell (QsWindow   *self,
                const char *message)
{
  g_return_if_fail (QS_IS_WINDOW (self));

  qs_toast_show_message (self->toast, message);
}

static void
offer_interrupted (QsWindow *self)
{
  const QsCountRemains *offer;
  g_autofree char *percent = NULL;
  g_autofree char *message = NULL;

  /* A window that was closed offers nothing. */
  if (self->long_count == NULL)
    return;

  offer = qs_long_count_get_offer (self->long_count);
  if (offer == NULL || offer->n == self->n)
    return;

  percent = qs_counter_words_percent (offer->progress);
  /* Translators: a number of queens, then such as “43 %”. */
  message = g_strdup_printf (_ ("The count for %u queens was interrupted at %s"), offer->n, percent);
  qs_toast_show_message (self->toast, message);
  /* Translators: with a count that was interrupted. */
  qs_toast_set_action (self->toast, _ ("Resume"), "win.go-on-counting");
}

/**
 * qs_window_tell_interrupted:
 * @self: a window
 *
 * Offers to go on with a count that was interrupted, as soon as that is known,
 * unless the window shows it already.
 */
void
qs_window_tell_interrupted (QsWindow *self)
{
  g_return_if_fail (QS_IS_WINDOW (self));

  offer_interrupted (self);
  g_signal_connect_object (self->long_count, "found", G_CALLBACK (offer_interrupted), self, G_CONNECT_SWAPPED);
}
