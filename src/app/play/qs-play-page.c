/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Play: a puzzle, what is said about it, and what can be done. A press on the board acts at once; a drag goes on
 * with crosses, or wipes them, and is one move. */

#include "qs-play-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-announcement.h"
#include "qs-board-input.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-menus.h"
#include "qs-play-controls.h"
#include "qs-play-link.h"
#include "qs-play-lists.h"
#include "qs-play-scene.h"
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
  GtkWidget *words;
  GtkWidget *news;
  GtkWidget *tools;

  QsPlay *play;
  GSettings *settings;
  guint second_id; /* moves the clock */
  QsGameScene board_scene; /* of the puzzle, without marks of the player */
  QsSquare pressed;
  QsSquareRule was; /* what was on the pressed square */
};

G_DEFINE_FINAL_TYPE (QsPlayPage, qs_play_page, GTK_TYPE_WIDGET)

/* Shows what has changed. */
static void
update_board (gpointer owner)
{
  QsPlayPage *self = owner;
  const QsPlayState *state = qs_play_get_state (self->play);
  const QsProblem *problem = qs_game_get_problem (state->game);
  g_autofree char *description = qs_play_words_board (state);
  QsGameScene scene;

  /* The pointer leaves a board that is disposed of, too. */
  if (self->board_view == NULL)
    return;

  /* The fills of the regions take a search. */
  if (memcmp (&self->board_scene.problem, problem, sizeof *problem) != 0)
    qs_game_scene_init (&self->board_scene, problem);
  qs_play_scene_init (&scene, &self->board_scene, state, qs_board_input_get_pointed (self->board_view), self->settings);
  qs_board_view_set_game (self->board_view, &scene);
  qs_board_view_set_description (self->board_view, description);
}

static const QsConstraints *
get_marks (QsPlayPage *self)
{
  return qs_game_get_marks (qs_play_get_state (self->play)->game);
}

/* In a move that is not over. */
static void
mark (QsPlayPage   *self,
      QsSquare      square,
      QsSquareRule  rule)
{
  QsConstraints marks = *get_marks (self);

  /* There may be another board meanwhile. */
  if (square.row >= marks.n || square.column >= marks.n)
    return;

  qs_constraints_set (&marks, square, rule);
  qs_play_set_marks (self->play, &marks, FALSE);
}

static char *
describe (gpointer owner,
          QsSquare square)
{
  QsPlayPage *self = owner;

  return qs_play_words_square (&self->board_scene.problem, get_marks (self), square);
}

static void
release (gpointer owner,
         QsSquare pressed,
         gboolean was_dragged)
{
  QsPlayPage *self = owner;
  g_autofree char *words = NULL;

  qs_play_set_marks (self->play, get_marks (self), TRUE);
  if (was_dragged)
    return;

  words = describe (self, pressed);
  qs_board_view_announce (self->board_view, words);
}

static void
begin (QsPlayPage *self,
       QsSquare    square,
       QsBoardAct  act)
{
  self->pressed = square;
  self->was = qs_constraints_get (get_marks (self), square);
  mark (self, square, qs_board_act_apply (act, self->was));
}

static void
act (gpointer   owner,
     QsSquare   square,
     QsBoardAct act)
{
  begin (owner, square, act);
  release (owner, square, FALSE);
}

static gboolean
press (gpointer owner,
       QsSquare square,
       gboolean is_other)
{
  begin (owner, square, is_other ? QS_BOARD_CROSS : QS_BOARD_NEXT);

  return TRUE;
}

/* A drag over queens leaves them. One that began on a queen changes nothing else. */
static void
drag (gpointer owner,
      QsSquare square)
{
  QsPlayPage *self = owner;
  gboolean wipes = self->was == QS_SQUARE_RULE_FORBIDDEN;

  /* The press may have made a queen of a cross that is to be wiped. */
  if (wipes)
    mark (self, self->pressed, QS_SQUARE_RULE_FREE);
  if (self->was != QS_SQUARE_RULE_REQUIRED && qs_constraints_get (get_marks (self), square) != QS_SQUARE_RULE_REQUIRED)
    mark (self, square, wipes ? QS_SQUARE_RULE_FREE : QS_SQUARE_RULE_FORBIDDEN);
}

/* The other mark: a queen, or a cross in place of one. */
static void
hold (gpointer owner,
      QsSquare square)
{
  QsPlayPage *self = owner;

  mark (self, square, self->was == QS_SQUARE_RULE_REQUIRED ? QS_SQUARE_RULE_FORBIDDEN : QS_SQUARE_RULE_REQUIRED);
  release (self, square, FALSE);
}

static const QsBoardKey keys[] = {
  { GDK_KEY_space, QS_BOARD_NEXT },    { GDK_KEY_KP_Space, QS_BOARD_NEXT }, { GDK_KEY_Return, QS_BOARD_NEXT },
  { GDK_KEY_KP_Enter, QS_BOARD_NEXT }, { GDK_KEY_x, QS_BOARD_CROSS },       { GDK_KEY_q, QS_BOARD_QUEEN },
  { 0 },
};

static const QsBoardVerbs verbs = {
  .keys = keys,
  .act = act,
  .describe = describe,
  .press = press,
  .drag = drag,
  .release = release,
  .hold = hold,
  .update = update_board,
};

static void
update_clock (QsPlayPage *self)
{
  g_autofree char *text = qs_play_words_time ((guint) qs_play_get_seconds (self->play));

  gtk_label_set_label (self->clock_label, text);
}

/* In a low window the board has all of the height: what stands below it otherwise stands beside it, always as wide. In a
 * high one there is room for more words. */
static void
place_parts (QsPlayPage   *self,
             GParamSpec   *pspec,
             QsRoomLayout *room)
{
  gboolean is_wide, has_room;
  GtkOrientation orientation;

  g_object_get (room, "is-wide", &is_wide, "has-room", &has_room, "tools", &orientation, NULL);
  g_object_set (self->content, "orientation", is_wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                "spacing", is_wide ? 12 : 6, NULL);
  g_object_set (self->news, "orientation", is_wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, NULL);
  g_object_set (self->tools, "orientation", is_wide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                "halign", is_wide ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_size_request (self->words, has_room ? 190 : 150, -1);
  gtk_label_set_max_width_chars (self->news_label, is_wide && !has_room ? 16 : 24);
  gtk_widget_set_size_request (self->news, -1, orientation == GTK_ORIENTATION_VERTICAL ? 84 : 50);
  gtk_label_set_lines (self->news_label, orientation == GTK_ORIENTATION_VERTICAL ? 5 : !is_wide ? 3 : has_room ? 6 : 4);
}

static gboolean
second_cb (gpointer user_data)
{
  update_clock (user_data);

  return G_SOURCE_CONTINUE;
}

/* What is said, and the buttons beside it. Whoever does not see it hears what is new. */
static void
update_news (QsPlayPage *self)
{
  const QsPlayState *state = qs_play_get_state (self->play);
  g_autofree char *news = qs_play_words_news (state);
  const char *rule = qs_play_words_rule (state->advice.step.rule);
  gboolean is_answered = state->advice.kind != QS_ADVICE_NOTHING || state->failure != NULL;
  gboolean is_making = state->making != NULL;
  gboolean is_new = qs_game_is_fresh (state->game) && qs_play_state_is_nearest (state);

  if (!g_str_equal (gtk_label_get_label (self->news_label), news))
    {
      gtk_label_set_label (self->news_label, news);
      if (is_answered || is_new || state->is_solved || is_making)
        qs_announcement_queue (self->news_label, news);
    }

  gtk_label_set_label (self->think_label, rule);
  gtk_widget_set_visible (self->think_button, qs_play_state_has_hint (state, FALSE) && *rule != '\0');
  gtk_widget_set_visible (self->new_button, state->is_solved && !is_making);
  gtk_widget_set_visible (self->cancel_button, is_making);
  gtk_widget_set_visible (self->dismiss_button, is_answered && !state->is_solved && !is_making);
}

/* All of what is said, where a part of it is shown. */
static gboolean
query_news_cb (QsPlayPage *self,
               int         x,
               int         y,
               gboolean    is_keyboard,
               GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_label (self->news_label));

  return pango_layout_is_ellipsized (gtk_label_get_layout (self->news_label));
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
  gboolean is_ready = state->is_ready, is_open = is_ready && !state->is_solved;
  gboolean is_hinted = qs_play_state_has_hint (state, FALSE), is_told = qs_play_state_has_hint (state, TRUE);
  g_autofree char *title = qs_play_words_puzzle (state);

  gtk_label_set_label (self->title_label, is_ready ? title : "");
  qs_label_take_tooltip (self->clock_label,
                         g_strdup_printf (ngettext ("%u hint", "%u hints", state->n_hints), state->n_hints));
  update_board (self);
  gtk_widget_set_opacity (GTK_WIDGET (self->board_view), is_ready ? 1 : 0);
  show_in_stack (self->hint_stack, is_told ? "apply" : is_hinted ? "why" : "hint");
  show_in_stack (self->trial_stack, is_open && qs_game_get_trial (state->game) != NULL ? "on" : "off");
  update_news (self);
  if (!qs_play_is_clock_running (self->play))
    g_clear_handle_id (&self->second_id, g_source_remove);
  else if (self->second_id == 0)
    self->second_id = g_timeout_add_seconds (1, second_cb, self);
  update_clock (self);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), moves[i].name, is_ready && qs_game_can (state->game, moves[i].move));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.hint", is_open && !is_told);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.check", is_open && !state->is_asking);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.solve", is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.apply", is_hinted);
}

static void
move_cb (QsPlayPage *self,
         const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      if (g_str_equal (moves[i].name, name))
        qs_play_move (self->play, moves[i].move);
    }
}

static void
ask_cb (QsPlayPage *self,
        const char *name)
{
  qs_play_ask (self->play, g_str_equal (name, "play.hint")    ? QS_ADVICE_HINT
                           : g_str_equal (name, "play.check") ? QS_ADVICE_CHECK
                                                              : QS_ADVICE_SOLVE);
}

/* Whoever has it done at once hears why. */
static void
apply_cb (QsPlayPage *self)
{
  qs_play_ask (self->play, QS_ADVICE_HINT);
  qs_play_apply (self->play);
}

/* The button that was pressed goes, and leaves the focus to the board. Without a hint the key is that of the window. */
static void
dismiss_cb (QsPlayPage *self)
{
  if (!gtk_widget_get_visible (self->dismiss_button))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.step-out", NULL);
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
  qs_play_dismiss (self->play);
}

static void
new_cb (QsPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
  qs_play_controls_order (self->settings, self->play);
}

static void
cancel_cb (QsPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
  qs_play_cancel (self->play);
}

/* The whole puzzle as text, or as a link that opens it, here or in a browser. */
static void
copy_cb (QsPlayPage *self,
         const char *name)
{
  const QsProblem *problem = qs_game_get_problem (qs_play_get_state (self->play)->game);
  gboolean is_text = g_str_equal (name, "play.copy");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = is_text                                 ? qs_problem_to_string (problem)
                          : g_str_equal (name, "play.copy-link") ? qs_play_link_write (problem)
                                                                  : qs_read_puzzle_to_link (problem, &error);

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  qs_toast_show_in (GTK_WIDGET (self),
                    error != NULL ? error->message : is_text ? _ ("Copied the puzzle") : _ ("Copied the link"));
}

/* With the marks of the player. */
static void
show_cb (QsPlayPage *self,
         const char *name)
{
  const QsGame *game = qs_play_get_state (self->play)->game;
  QsProblem problem = *qs_game_get_problem (game);
  g_autofree char *text = NULL;

  problem.squares = *qs_game_get_marks (game);
  text = qs_problem_to_string (&problem);
  gtk_widget_activate_action (GTK_WIDGET (self), g_str_equal (name, "play.show-search") ? "win.show-search" : "win.show-solutions",
                              "s", text);
}

static void
scores_cb (QsPlayPage *self)
{
  qs_play_lists_show_scores (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

static void
games_cb (QsPlayPage *self)
{
  /* Where the focus is when that window closes. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
  qs_play_lists_show_games (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->play);
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
  qs_template_dispose (object);
}

static void
qs_play_page_class_init (QsPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_play_page_dispose;
  qs_members_own (klass, QsPlayPage, play, g_object_unref);
  qs_members_own (klass, QsPlayPage, settings, g_object_unref);
  qs_focus_install (widget_class, QsPlayPage, board_view);
  widget_class->root = qs_play_page_root;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    qs_template_install_action (widget_class, moves[i].name, NULL, move_cb);
  qs_template_install_action (widget_class, "play.hint", NULL, ask_cb);
  qs_template_install_action (widget_class, "play.check", NULL, ask_cb);
  qs_template_install_action (widget_class, "play.solve", NULL, ask_cb);
  qs_template_install_action (widget_class, "play.apply", NULL, apply_cb);
  qs_template_install_action (widget_class, "play.dismiss", NULL, dismiss_cb);
  qs_template_install_action (widget_class, "play.new", NULL, new_cb);
  qs_template_install_action (widget_class, "play.cancel", NULL, cancel_cb);
  qs_template_install_action (widget_class, "play.copy", NULL, copy_cb);
  qs_template_install_action (widget_class, "play.copy-link", NULL, copy_cb);
  qs_template_install_action (widget_class, "play.copy-puzz-link", NULL, copy_cb);
  qs_template_install_action (widget_class, "play.show-solutions", NULL, show_cb);
  qs_template_install_action (widget_class, "play.show-search", NULL, show_cb);
  qs_template_install_action (widget_class, "play.scores", NULL, scores_cb);
  qs_template_install_action (widget_class, "play.games", NULL, games_cb);

  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (widget_class, QsPlayPage, "qs-play-page", content, title_label, clock_label, board_view, news_label,
                   new_button, cancel_button, think_button, think_label, dismiss_button, hint_stack, trial_stack,
                   menu_button, words, news, tools);
  qs_template_bind_callbacks (widget_class, place_parts, query_news_cb);
}

static void
qs_play_page_init (QsPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (watch), NULL);
  g_signal_connect_after (self, "unmap", G_CALLBACK (watch), NULL);
  qs_menus_attach (self->menu_button, "play");
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
  qs_board_input_attach (self->board_view, &verbs, self, NULL);
  g_signal_connect_object (settings, "changed", G_CALLBACK (update_board), self, G_CONNECT_SWAPPED);
  g_settings_bind (settings, "play-clock", self->clock_label, "visible",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "play-count", play, "counts", G_SETTINGS_BIND_GET);
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* The board as it looks. */
QsBoardPicture *
qs_play_page_get_picture (QsPlayPage *self)
{
  return qs_board_view_get_picture (self->board_view);
}
