/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows a search: the board with what happens in words, the tree, the code and the data, side by side or
 * one at a time where there is little room; below them the controls. */

#include "qs-search-page-private.h"

#include "qs-announcement.h"
#include "qs-board-drag.h"
#include "qs-focus.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-narration.h"
#include "qs-template.h"

/* How many steps the other search remembers; farther back it runs again. */
#define FOLLOWER_MEMORY (1u << 20)

/* In steps per second: above this no screen shows each of them. */
#define SCREEN_SPEED 60

G_DEFINE_FINAL_TYPE (QsSearchPage, qs_search_page, GTK_TYPE_WIDGET)

/* Whether the user points at a node of the tree, at this moment. */
static gboolean
points_at_node (QsSearchPage *self)
{
  return qs_search_page_has_tree (self) &&
         self->pointed_node < qs_playback_get_status (self->playback)->trail.tree->n_nodes;
}

static gboolean
is_playing (QsSearchPage *self)
{
  return qs_playback_is_playing (qs_follower_get_leader (self->follower));
}

/* Describes what the user points at, at this moment. */
static void
update_pointed (QsSearchPage *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  const QsTree *tree = qs_playback_get_status (self->playback)->trail.tree;
  gboolean is_node = points_at_node (self);
  /* The pointer may rest while the board shrinks. */
  gboolean has_square = self->points_at_square && self->pointed_square.row < qs_moment_get_rows (moment) &&
                        self->pointed_square.column < moment->n;
  const QsSquare *square = has_square ? &self->pointed_square : NULL;
  char *why, *words = NULL;

  if (is_node)
    why = qs_pointed_set_node (&self->pointed, moment, tree, self->pointed_node);
  else
    why = qs_pointed_set_square (&self->pointed, moment, square);
  /* A search that plays has the board for itself: on one board, two placements tell nothing. */
  if (is_node && is_playing (self))
    self->pointed = (QsPointed){ .line = (QsRegion){ QS_REGION_NONE } };

  /* Nobody reads reasons in passing. */
  if (why == NULL && !is_playing (self) && moment->method->look != QS_LOOK_MOVES)
    why = qs_pointed_find_reason (&self->pointed, moment, is_node ? NULL : square);
  if (is_node)
    words = why != NULL ? g_steal_pointer (&why) : qs_tree_view_describe (self->tree_view, self->pointed_node);
  qs_label_take_tooltip (self->tree_view, words);
  qs_label_take_tooltip (self->board_view, why);
}

/* The squares that the user points at, on the board and in the tree, or in the data. */
static const QsRegion *
get_region (QsSearchPage *self)
{
  return self->pointed.line.kind != QS_REGION_NONE ? &self->pointed.line : qs_search_data_get_region (self->data);
}

/* A node's placement is shown alone. */
static void
update_board (QsSearchPage *self)
{
  QsPointed shown = self->pointed;
  QsNumbering numbering = qs_search_data_get_numbering (self->data);

  qs_board_view_set_numbering (self->board_view, &numbering);
  shown.line = *get_region (self);
  shown.is_alone = points_at_node (self) && !is_playing (self);
  shown.attack = self->conflict.number > 0 ? &self->conflict.attack : NULL;
  qs_search_board_show (self->board_view, self->playback, &shown);
}

/* A conflict that was asked for is forgotten with the moment at which it was.
 * While the search plays, none can be asked for: the next step would change them. */
static void
update_conflict (QsSearchPage *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  gboolean has_conflicts = !self->is_duo && !is_playing (self) && qs_attacked_queen_count (moment) > 0;

  if (!has_conflicts || self->conflict.step != moment->step)
    {
      self->conflict.number = 0;
      g_clear_pointer (&self->conflict_words, g_free);
    }
  gtk_widget_set_visible (self->conflict_button, moment->method->look == QS_LOOK_MOVES);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "search.next-conflict", has_conflicts);
}

static void
update_words (QsSearchPage *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  gboolean is_finished = qs_playback_get_status (self->playback)->state == QS_PLAYBACK_FINISHED;
  g_autofree char *narration = self->conflict_words != NULL
                                 ? g_strdup (self->conflict_words)
                                 : qs_narration_format (moment, is_finished);
  g_autofree char *description = NULL;

  /* A tour says itself how to begin. */
  if (self->is_guided && moment->step == 0)
    narration[0] = '\0';

  gtk_label_set_label (self->narration_label, narration);
  if (self->is_duo)
    {
      qs_label_take (self->ratio_label,
                     qs_narration_compare (&moment->counts,
                                           &qs_playback_get_status (qs_follower_get_playback (self->follower))->moment.counts));
    }
  /* Each step at which the search rests is announced. The words for the start say what can be seen anyway. */
  if (!is_playing (self) && !self->is_guided && moment->step != self->announced_step)
    {
      self->announced_step = moment->step;
      if (moment->step > 0)
        qs_announcement_queue (self->board_view, narration);
    }
  qs_transport_update (self->transport);

  /* A board that changes many times per second is not described. */
  if (is_playing (self) && qs_playback_get_status (self->playback)->speed > QS_DESCRIBED_SPEED)
    return;

  description = qs_narration_describe (moment, narration);
  qs_board_view_set_description (self->board_view, description);
}

/* Before the search begins, its tree has nothing to show, and at its end the board has not: unless the user points at a
 * node or at squares elsewhere. */
static void
update_covers (QsSearchPage *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  QsPlaybackState state = qs_playback_get_status (self->playback)->state;
  gboolean is_ours = !self->is_duo && !self->is_guided;
  gboolean is_at_start = is_ours && state == QS_PLAYBACK_READY;
  gboolean is_at_end = is_ours && state == QS_PLAYBACK_FINISHED && moment->n_placed == 0 && qs_search_page_has_tree (self);
  gboolean points_at_squares = get_region (self)->kind != QS_REGION_NONE;
  g_autofree char *conclusion = is_at_end ? qs_narration_conclude (moment) : NULL;

  if (is_at_end)
    qs_search_end_show (self->end, qs_playback_get_status (self->playback)->trail.tree, moment, conclusion);
  gtk_widget_set_opacity (GTK_WIDGET (self->end), points_at_node (self) || points_at_squares ? 0 : 1);
  if (self->is_at_start == is_at_start && self->is_at_end == is_at_end)
    return;

  self->is_at_start = is_at_start;
  self->is_at_end = is_at_end;
  qs_search_page_update_focus (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
update_parts (QsSearchPage *self)
{
  /* Code and data may take each other's place. */
  gtk_widget_queue_allocate (GTK_WIDGET (self->data));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The view must learn at once of a tree that begins anew, or it would look for nodes that are gone. */
static void
renewed_cb (QsSearchPage *self,
            QsPlayback   *playback)
{
  qs_tree_view_set_tree (playback == self->playback ? self->tree_view : self->second_tree, playback);
  update_parts (self);
}

/* The tree and what stands below it; of two searches the second. What is hidden is brought up to date when it is shown. */
static void
update_tree (QsSearchPage *self,
             gboolean      due)
{
  QsPlayback *second = qs_follower_get_playback (self->follower);

  qs_tree_view_update (self->tree_view,
                       self->has_forest ? qs_tree_find_tried (&qs_playback_get_status (second)->moment) : -1,
                       is_playing (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self->data)))
    qs_search_data_update (self->data, due);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->second_board)))
    qs_duo_board_update (self->second_board, second, due);
}

/* Stays until the words are those of the newest moment. Where a frame passes over steps, tree and board take turns, and two
 * trees do, so that no frame draws both: a click then waits for half as long. */
static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);
  double speed = qs_playback_get_status (self->playback)->speed;
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);
  gboolean due = qs_narration_is_due (is_playing (self), speed, now - self->last_reading);
  gboolean takes_turns = is_playing (self) && speed > SCREEN_SPEED;

  self->is_turn_of_tree = !takes_turns || !self->is_turn_of_tree;
  if (self->is_turn_of_tree)
    update_tree (self, due);
  if (self->is_turn_of_tree && takes_turns)
    return G_SOURCE_CONTINUE;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->second_tree)))
    qs_tree_view_update (self->second_tree, -1, is_playing (self));
  update_pointed (self);
  update_conflict (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->first_board)))
    qs_duo_board_update (self->first_board, self->playback, due);
  update_board (self);
  update_covers (self);
  if (!due)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->last_reading = now;
  update_words (self);

  return G_SOURCE_REMOVE;
}

static void
queue_update (QsSearchPage *self)
{
  if (self->tick_id == 0 && self->playback != NULL)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

static void
next_conflict_cb (QsSearchPage *self)
{
  g_free (self->conflict_words);
  self->conflict_words = qs_attacked_queen_next (&self->conflict, &qs_playback_get_status (self->playback)->moment);
  /* A key may come before the first tick has greyed the action. */
  if (self->conflict_words != NULL)
    qs_announcement_queue (self->board_view, self->conflict_words);
  queue_update (self);
}

static void
leader_changed_cb (QsSearchPage *self)
{
  qs_transport_set_playback (self->transport, qs_follower_get_leader (self->follower));
  queue_update (self);
}

static void
play_cb (QsSearchPage *self)
{
  qs_playback_play (self->playback);
}

static void
second_pointed_cb (QsSearchPage *self,
                   guint         node)
{
  qs_label_take_tooltip (self->second_tree, qs_tree_view_describe (self->second_tree, node));
}

static void
board_motion_cb (QsSearchPage *self,
                 double        x,
                 double        y)
{
  self->points_at_square = qs_board_view_find_square (self->board_view, x, y, &self->pointed_square);
  queue_update (self);
}

static void
board_leave_cb (QsSearchPage *self)
{
  board_motion_cb (self, -1, -1);
}

static void
tree_pointed_cb (QsSearchPage *self,
                 guint         node)
{
  self->pointed_node = node;
  queue_update (self);
}

/* Then the keys act on the search, and no longer on the widget that had the focus. */
static void
board_pressed_cb (QsSearchPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view));
}

static gboolean
qs_search_page_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, qs_search_page_get_shown (QS_SEARCH_PAGE (widget)));
}

static void
qs_search_page_class_init (QsSearchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsSearchPage, follower, g_object_unref);
  qs_members_own (klass, QsSearchPage, playback, g_object_unref);
  qs_members_own (klass, QsSearchPage, conflict_words, g_free);
  qs_search_page_install_places (widget_class);
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_search_page_grab_focus;

  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_DUO_BOARD, QS_TYPE_SEARCH_DATA, QS_TYPE_SEARCH_END,
                            QS_TYPE_SEARCH_START, QS_TYPE_TRANSPORT, QS_TYPE_TREE_VIEW);
  /* An action may have any number. */
  qs_members_install_property (klass, QsSearchPage, part, update_parts, uint, "part", 0, QS_TOUR_DATA, QS_TOUR_BOARD,
                               G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
  gtk_widget_class_install_property_action (widget_class, "search.part", "part");
  qs_template_install_action (widget_class, "search.next-conflict", NULL, next_conflict_cb);
  qs_template_install_action (widget_class, "search.play", NULL, play_cb);
  qs_template_set (widget_class, QsSearchPage, "qs-search-page", part_switch, data_button, board_view, tree_view,
                   second_tree, start, end, data, narration_label, ratio_label, conflict_button, first_board, second_board,
                   transport);
  qs_template_bind_callbacks (widget_class, queue_update, tree_pointed_cb, second_pointed_cb, board_pressed_cb,
                              board_motion_cb, board_leave_cb);
}

static QsBoardPicture *
find_dragged (GtkWidget *board,
              double     x,
              double     y)
{
  QsSquare square;

  return qs_board_view_find_square (QS_BOARD_VIEW (board), x, y, &square)
           ? qs_board_view_get_picture (QS_BOARD_VIEW (board))
           : NULL;
}

static void
qs_search_page_init (QsSearchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The focus must not go there before the first look at the room, and no tour be read that nobody sees. */
  gtk_widget_set_child_visible (self->part_switch, FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self->start), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self->end), FALSE);
  qs_board_drag_attach (GTK_WIDGET (self->board_view), find_dragged);
  self->shape = QS_SEARCH_ROW;
  self->pointed_node = QS_TREE_NONE;
}

/* @settings keep how the page shows a search; with NULL somebody else moves
 * through it, describes it, and chooses the part where there is room for one at a time. */
void
qs_search_page_set_playback (QsSearchPage *self,
                             QsPlayback   *playback,
                             GSettings    *settings)
{
  QsPlayback *both[2] = { playback };

  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  self->is_guided = settings == NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->transport), !self->is_guided);
  self->follower = qs_follower_new (playback, FOLLOWER_MEMORY, NULL);
  both[1] = qs_follower_get_playback (self->follower);
  qs_transport_set_playback (self->transport, playback);
  qs_search_data_set_playback (self->data, playback, settings);

  g_signal_connect_object (self->follower, "leader-changed", G_CALLBACK (leader_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tree_view, "seek", G_CALLBACK (qs_follower_seek), self->follower, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->end, "seek", G_CALLBACK (qs_follower_seek), self->follower, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->second_tree, "seek", G_CALLBACK (qs_follower_seek_second), self->follower, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_signal_connect_object (both[i], "renewed", G_CALLBACK (renewed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (both[i], "frame", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (both[i], "state-changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
      renewed_cb (self, both[i]);
    }
  qs_search_data_update (self->data, TRUE);
  update_board (self);
  update_covers (self);
  update_words (self);
}

/* Shows another search beside the first, and both boards in place of code and data; NULL for none. Where there is room,
 * their trees stand below them at one scale, and beside brute force the first one's within the other's. The transport leads
 * both. A page without a playback stays as it is. */
void
qs_search_page_set_beside (QsSearchPage   *self,
                           const QsMethod *method,
                           QsFollow        follow)
{
  gboolean has_forest = method != NULL && method->look == QS_LOOK_BOARD;
  gboolean has_pair = method != NULL && !has_forest;

  if (self->follower == NULL)
    return;

  qs_follower_set_method (self->follower, method, follow);
  if (self->has_forest != has_forest)
    g_object_set (self->tree_view, "has-forest", has_forest, NULL);
  self->has_forest = has_forest;
  qs_tree_view_match (self->tree_view, has_pair ? self->second_tree : NULL);
  qs_tree_view_match (self->second_tree, has_pair ? self->tree_view : NULL);
  self->is_duo = method != NULL;
  self->follow = follow;
  update_parts (self);
  queue_update (self);
}

/* The search that the transport moves; of two beside each other the one that leads. */
QsPlayback *
qs_search_page_get_leader (QsSearchPage *self)
{
  return qs_follower_get_leader (self->follower);
}

QsTransport *
qs_search_page_get_transport (QsSearchPage *self)
{
  return self->transport;
}

/* Shows a part, where there is room for one at a time, and returns the widget that shows it. */
GtkWidget *
qs_search_page_show_part (QsSearchPage *self,
                          QsTourPart    part)
{
  gboolean is_board = part == QS_TOUR_BOARD || part == QS_TOUR_DIAGONALS;
  gboolean is_tree = part == QS_TOUR_TREE || part == QS_TOUR_FOREST;

  g_object_set (self, "part", is_board ? QS_TOUR_BOARD : is_tree ? QS_TOUR_TREE : MIN (part, QS_TOUR_DATA), NULL);
  qs_search_data_set_has_numbering (self->data, part == QS_TOUR_DIAGONALS);
  g_object_set (self->tree_view, "has-forest", part == QS_TOUR_FOREST, NULL);

  return is_board ? GTK_WIDGET (self->board_view)
         : is_tree ? GTK_WIDGET (self->tree_view)
                   : qs_search_data_show_part (self->data, part);
}

QsBoardPicture *
qs_search_page_get_picture (QsSearchPage *self)
{
  return qs_board_view_get_picture (self->board_view);
}
