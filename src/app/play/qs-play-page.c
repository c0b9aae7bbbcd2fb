/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Play: a puzzle, what is said about it, and what can be done. */

#include "qs-play-page.h"

#include <glib/gi18n.h>

#include "qs-announcement.h"
#include "qs-focus.h"
#include "qs-menus.h"
#include "qs-play-controls.h"
#include "qs-play-games.h"
#include "qs-play-scores.h"
#include "qs-play-view.h"
#include "qs-play-words.h"
#include "qs-read-puzzle.h"
#include "qs-room-layout.h"
#include "qs-template.h"
#include "qs-toast.h"

struct _QsPlayPage
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkLabel *title_label;
  GtkLabel *clock_label;
  QsBoardView *board_view;
  GtkLabel *news_label;
  GtkWidget *new_button;
  GtkWidget *cancel_button;
  GtkWidget *think_button;
  GtkLabel *think_label;
  GtkWidget *dismiss_button;
  GtkStack *hint_stack;
  GtkStack *trial_stack;
  GtkMenuButton *menu_button;

  QsPlay *play;
  QsPlayView *view; /* the board's */
  GSettings *settings;
  guint second_id; /* moves the clock */
};

G_DEFINE_FINAL_TYPE (QsPlayPage, qs_play_page, GTK_TYPE_WIDGET)

static void
update_clock (QsPlayPage *self)
{
  g_autofree char *text = qs_play_words_time ((guint) qs_play_get_seconds (self->play));
  guint n_hints = qs_play_get_state (self->play)->n_hints;
  g_autofree char *hints = g_strdup_printf (ngettext ("%u hint", "%u hints", n_hints), n_hints);

  if (!g_str_equal (gtk_label_get_label (self->clock_label), text))
    gtk_label_set_label (self->clock_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->clock_label), g_settings_get_boolean (self->settings, "play-clock"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->clock_label), hints);
}

/* In a low window, what stands above and below the board stands beside it. */
static void
place_parts (QsPlayPage   *self,
             GParamSpec   *pspec,
             QsRoomLayout *room)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->content);
  int row = 0;
  gboolean is_wide;

  g_object_get (room, "is-wide", &is_wide, NULL);
  g_object_set (self->content, "column-homogeneous", is_wide, NULL);
  for (GtkWidget *part = gtk_widget_get_first_child (self->content); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      gboolean is_board = is_wide && part == GTK_WIDGET (self->board_view);

      g_object_set (gtk_layout_manager_get_layout_child (layout, part), "column", is_wide && !is_board ? 1 : 0,
                    "row", is_board ? 0 : row, "row-span", is_board ? 3 : 1, NULL);
      gtk_widget_set_vexpand (part, part == GTK_WIDGET (self->board_view) || (is_wide && row == 1));
      row += is_board ? 0 : 1;
    }
}

static gboolean
second_cb (gpointer user_data)
{
  update_clock (user_data);

  return G_SOURCE_CONTINUE;
}

static gboolean
is_hinted (const QsPlayState *state)
{
  return !state->is_solved && (state->news == QS_PLAY_HINT_WHERE || state->news == QS_PLAY_HINT_WHAT);
}

/* What is said, and the buttons beside it. Whoever does not see it hears what is new. */
static void
update_news (QsPlayPage *self)
{
  const QsPlayState *state = qs_play_get_state (self->play);
  g_autofree char *news = qs_play_words_news (state);
  gboolean is_silent = state->news == QS_PLAY_SILENT && !state->is_solved && !state->is_making;

  if (!g_str_equal (gtk_label_get_label (self->news_label), news))
    {
      gtk_label_set_label (self->news_label, news);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->news_label), news);
      if (!is_silent)
        qs_announcement_queue (self->news_label, news);
    }

  gtk_label_set_label (self->think_label, qs_play_words_rule (state->advice.step.rule));
  gtk_widget_set_visible (self->think_button, is_hinted (state) && state->advice.step.rule > QS_LADDER_EMPTY);
  gtk_widget_set_visible (self->new_button, state->is_solved && !state->is_making);
  gtk_widget_set_visible (self->cancel_button, state->is_making);
  gtk_widget_set_visible (self->dismiss_button, !is_silent && !state->is_solved && !state->is_making);
}

/* The focus goes with the button to the one in its place. */
static void
show_in_stack (GtkStack   *stack,
               const char *page)
{
  gboolean is_focused = gtk_widget_get_focus_child (GTK_WIDGET (stack)) != NULL;

  gtk_stack_set_visible_child_name (stack, page);
  if (is_focused)
    gtk_widget_child_focus (gtk_stack_get_visible_child (stack), GTK_DIR_TAB_FORWARD);
}

static void
enable (QsPlayPage *self,
        const char *name,
        gboolean    is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), name, is_enabled);
}

static const struct
{
  const char *name;
  QsGameMove move;
} moves[] = {
  { "play.undo", QS_GAME_UNDO },
  { "play.redo", QS_GAME_REDO },
  { "play.restart", QS_GAME_RESTART },
  { "play.clear-crosses", QS_GAME_CLEAR_CROSSES },
  { "play.try", QS_GAME_TRY },
  { "play.keep", QS_GAME_KEEP },
  { "play.take-back", QS_GAME_TAKE_BACK },
};

static void
update (QsPlayPage *self)
{
  const QsPlayState *state = qs_play_get_state (self->play);
  gboolean is_ready = qs_play_is_ready (self->play), is_open = is_ready && !state->is_solved;
  g_autofree char *title = qs_play_words_puzzle (state);

  gtk_label_set_label (self->title_label, is_ready ? title : "");
  qs_play_view_update (self->view);
  gtk_widget_set_opacity (GTK_WIDGET (self->board_view), is_ready ? 1 : 0);
  show_in_stack (self->hint_stack, !is_hinted (state) ? "hint" : state->news == QS_PLAY_HINT_WHERE ? "why" : "apply");
  show_in_stack (self->trial_stack, qs_game_get_trial (state->game) != NULL ? "on" : "off");
  update_news (self);
  if (!qs_play_is_clock_running (self->play))
    g_clear_handle_id (&self->second_id, g_source_remove);
  else if (self->second_id == 0)
    self->second_id = g_timeout_add_seconds (1, second_cb, self);
  update_clock (self);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    enable (self, moves[i].name, is_ready && qs_game_can (state->game, moves[i].move));
  enable (self, "play.hint", is_open && state->news != QS_PLAY_HINT_WHAT);
  enable (self, "play.check", is_open && !state->is_asking);
  enable (self, "play.solve", is_open);
  enable (self, "play.apply", is_hinted (state));
}

static void
move_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (g_str_equal (moves[i].name, name))
        qs_play_move (QS_PLAY_PAGE (widget)->play, moves[i].move);
    }
}

static void
ask_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  QsAdviceKind kind = g_str_equal (name, "play.hint")    ? QS_ADVICE_HINT
                      : g_str_equal (name, "play.check") ? QS_ADVICE_CHECK
                                                         : QS_ADVICE_SOLVE;

  qs_play_ask (QS_PLAY_PAGE (widget)->play, kind);
}

/* Whoever has it done at once hears why. */
static void
apply_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  QsPlay *play = QS_PLAY_PAGE (widget)->play;

  if (qs_play_get_state (play)->news == QS_PLAY_HINT_WHERE)
    qs_play_ask (play, QS_ADVICE_HINT);
  qs_play_apply (play);
}

/* The button that was pressed goes, and leaves the focus to the board. Without a hint the key is that of the window. */
static void
dismiss_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  QsPlay *play = QS_PLAY_PAGE (widget)->play;

  if (qs_play_get_state (play)->news == QS_PLAY_SILENT)
    {
      gtk_widget_activate_action (widget, "win.step-out", NULL);
      return;
    }

  gtk_widget_grab_focus (widget);
  qs_play_dismiss (play);
}

static void
new_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  QsPlayPage *self = QS_PLAY_PAGE (widget);

  gtk_widget_grab_focus (widget);
  qs_play_controls_order (self->settings, self->play);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_widget_grab_focus (widget);
  qs_play_cancel (QS_PLAY_PAGE (widget)->play);
}

/* The whole puzzle as text, or as a link that opens it, here or in a browser. */
static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  const QsProblem *problem = qs_game_get_problem (qs_play_get_state (QS_PLAY_PAGE (widget)->play)->game);
  gboolean is_text = g_str_equal (name, "play.copy");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = is_text                                 ? qs_problem_to_string (problem)
                          : g_str_equal (name, "play.copy-link") ? qs_play_link_write (problem)
                                                                  : qs_read_puzzle_to_link (problem, &error);

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  qs_toast_show_in (widget, error != NULL ? error->message : is_text ? _ ("Copied the puzzle") : _ ("Copied the link"));
}

/* With the marks of the player. */
static void
show_solutions_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  const QsGame *game = qs_play_get_state (QS_PLAY_PAGE (widget)->play)->game;
  QsProblem problem = *qs_game_get_problem (game);
  g_autofree char *text = NULL;

  problem.squares = *qs_game_get_marks (game);
  text = qs_problem_to_string (&problem);
  gtk_widget_activate_action (widget, "win.show-solutions", "s", text);
}

static void
scores_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_window_present (qs_play_scores_new (GTK_WINDOW (gtk_widget_get_root (widget))));
}

static void
games_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  /* Where the focus is when that window closes. */
  gtk_widget_grab_focus (widget);
  gtk_window_present (qs_play_games_new (GTK_WINDOW (gtk_widget_get_root (widget)), QS_PLAY_PAGE (widget)->play));
}

/* The clock runs while the page can be seen in a window that is in front. */
static void
watch (QsPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->play != NULL)
    qs_play_set_is_watched (self->play, gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_window_is_active (GTK_WINDOW (root)));
}

static void
qs_play_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_play_page_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (watch), widget, G_CONNECT_SWAPPED);
}

static void
qs_play_page_dispose (GObject *object)
{
  QsPlayPage *self = QS_PLAY_PAGE (object);

  g_clear_handle_id (&self->second_id, g_source_remove);
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  qs_template_dispose (object);
  g_clear_object (&self->play);
  g_clear_object (&self->settings);
}

static void
qs_play_page_class_init (QsPlayPageClass *klass)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc act;
  } actions[] = {
    { "play.hint", ask_cb },       { "play.check", ask_cb },  { "play.solve", ask_cb },   { "play.apply", apply_cb },
    { "play.dismiss", dismiss_cb }, { "play.new", new_cb },   { "play.cancel", cancel_cb }, { "play.copy", copy_cb },
    { "play.copy-link", copy_cb }, { "play.copy-puzz-link", copy_cb }, { "play.scores", scores_cb },
    { "play.show-solutions", show_solutions_cb }, { "play.games", games_cb },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_play_page_dispose;
  qs_focus_install (widget_class, QsPlayPage, board_view);
  widget_class->root = qs_play_page_root;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_install_action (widget_class, moves[i].name, NULL, move_cb);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].act);

  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (widget_class, QsPlayPage, "qs-play-page", content, title_label, clock_label, board_view, news_label,
                   new_button, cancel_button, think_button, think_label, dismiss_button, hint_stack, trial_stack,
                   menu_button);
  gtk_widget_class_bind_template_callback (widget_class, place_parts);
}

static void
qs_play_page_init (QsPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (watch), NULL);
  g_signal_connect_after (self, "unmap", G_CALLBACK (watch), NULL);
  qs_menus_attach (self->menu_button, "play");
}

static void
settings_changed_cb (QsPlayPage *self)
{
  qs_play_set_counts (self->play, g_settings_get_boolean (self->settings, "play-count"));
  qs_play_view_set_look (self->view, g_settings_get_boolean (self->settings, "play-ruled-out"),
                         g_settings_get_boolean (self->settings, "play-clashes"),
                         g_settings_get_boolean (self->settings, "play-letters"));
  update_clock (self);
}

/* Connects the page, once. */
void
qs_play_page_set_play (QsPlayPage *self,
                       QsPlay     *play,
                       GSettings  *settings)
{
  g_return_if_fail (QS_IS_PLAY_PAGE (self) && self->play == NULL);

  self->play = g_object_ref (play);
  self->settings = g_object_ref (settings);
  self->view = qs_play_view_attach (self->board_view, play);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  settings_changed_cb (self);
  update (self);
}

/* Begins another puzzle. */
void
qs_play_page_open (QsPlayPage       *self,
                   const QsPlayLink *link)
{
  g_return_if_fail (QS_IS_PLAY_PAGE (self));

  if (link->is_ordered)
    qs_play_order (self->play, &link->order);
  else
    qs_play_begin (self->play, &link->problem);
}

char *
qs_play_page_get_title (QsPlayPage *self)
{
  g_return_val_if_fail (QS_IS_PLAY_PAGE (self), NULL);

  return qs_play_words_puzzle (qs_play_get_state (self->play));
}

/* Without the player's marks; NULL while there is none yet. */
const QsProblem *
qs_play_page_get_puzzle (QsPlayPage *self)
{
  g_return_val_if_fail (QS_IS_PLAY_PAGE (self), NULL);

  return qs_play_is_ready (self->play) ? qs_game_get_problem (qs_play_get_state (self->play)->game) : NULL;
}

/* The board as it looks. */
QsBoardPicture *
qs_play_page_get_picture (QsPlayPage *self)
{
  g_return_val_if_fail (QS_IS_PLAY_PAGE (self), NULL);

  return qs_board_view_get_picture (self->board_view);
}
