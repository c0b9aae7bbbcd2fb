/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows a search: the board and the search tree side by side, or one at a time where there is
 * little room; below them what happens, and when. */

#include "config.h"

#include "qs-search-page.h"

#include "qs-board-drag.h"
#include "qs-board-view.h"
#include "qs-focus.h"
#include "qs-narration.h"
#include "qs-search-data.h"
#include "qs-step-marks.h"
#include "qs-tree-view.h"

/* Below this width, in pixels, one part is shown at a time. */
#define NARROW_WIDTH 660

/* The least width that a page asks for while it is wide, in pixels: it becomes narrow below NARROW_WIDTH. */
#define LEAST_WIDTH 320

/* The fastest speed, in steps per second, at which a screen reader gets each step. */
#define TELLING_SPEED 4

/* The time between two sentences, in microseconds: nobody reads sentences that change faster. */
#define READING_TIME (G_USEC_PER_SEC / 10)

struct _QsSearchPage
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *part_switch;
  GtkToggleButton *board_button;
  GtkToggleButton *tree_button;
  GtkToggleButton *data_button;
  GtkWidget *paned;
  QsBoardView *board_view;
  QsTreeView *tree_view;
  GtkWidget *data_scroller;
  QsSearchData *data;
  GtkLabel *narration_label;
  QsTransport *transport;

  QsPlayback *playback;
  QsSpotlight *spotlight;
  gboolean is_narrow;
  gboolean is_halved;  /* whether board and tree have got a half each, which the user may change */
  guint narrow_id;     /* the idle that makes the page narrow or wide */
  guint tree_size;     /* the nodes of the tree at the view's last update */
  const QsMethod *tree_method;
  guint tick_id;       /* shows the newest moment */
  gint64 last_reading; /* when the words were written last, by the frame clock */
  GArray *marks;       /* of QsMark: room for those of the board */
};

G_DEFINE_FINAL_TYPE (QsSearchPage, qs_search_page, GTK_TYPE_WIDGET)

static void
update_board (QsSearchPage *self)
{
  const QsMethod *method = qs_playback_get_method (self->playback);
  const QsMoment *moment = qs_playback_get_moment (self->playback);
  guint n = moment->n;
  QsMark *marks;
  guint n_marks;
  QsAttack attack;

  g_array_set_size (self->marks, 2 * n + 1);
  marks = (QsMark *) (gpointer) self->marks->data;
  n_marks = qs_step_marks_find_region (qs_spotlight_get_region (self->spotlight), n, marks);
  n_marks += qs_step_marks_find (method, moment, &marks[n_marks]);

  qs_board_view_set_placement (self->board_view, n, moment->columns);
  qs_board_view_set_marks (self->board_view, marks, n_marks);
  qs_board_view_set_attack (self->board_view,
                            qs_step_marks_find_attack (method, moment, &attack) ? &attack : NULL);
}

static gboolean
is_playing (QsSearchPage *self)
{
  return qs_playback_get_state (self->playback) == QS_PLAYBACK_PLAYING;
}

static void
update_words (QsSearchPage *self)
{
  const QsMoment *moment = qs_playback_get_moment (self->playback);
  gboolean is_finished = qs_playback_get_state (self->playback) == QS_PLAYBACK_FINISHED;
  g_autofree char *narration = qs_narration_tell (qs_playback_get_method (self->playback), moment, is_finished);
  g_autofree char *description = NULL;

  gtk_label_set_label (self->narration_label, narration);
  qs_transport_update (self->transport);

  /* A board that changes many times per second is not described. */
  if (is_playing (self) && qs_playback_get_speed (self->playback) > TELLING_SPEED)
    return;

  description = qs_narration_describe (moment, narration);
  qs_board_view_set_description (self->board_view, description);
}

/* Stays until the words are those of the newest moment. */
static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);

  update_board (self);
  qs_tree_view_update (self->tree_view);
  qs_tree_view_set_moment (self->tree_view, qs_playback_get_moment (self->playback));
  if (is_playing (self) && now - self->last_reading < READING_TIME)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->last_reading = now;
  update_words (self);

  return G_SOURCE_REMOVE;
}

static void
queue_update (QsSearchPage *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

/* Shows the parts of the page that there is room for. */
static void
update_parts (QsSearchPage *self)
{
  gboolean shows_tree = gtk_toggle_button_get_active (self->tree_button);
  gboolean shows_data = gtk_toggle_button_get_active (self->data_button);
  gboolean has_tree = self->tree_method == NULL || self->tree_method->look != QS_LOOK_MOVES;

  gtk_widget_set_visible (self->part_switch, self->is_narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->board_view), !self->is_narrow || (!shows_tree && !shows_data));
  gtk_widget_set_visible (GTK_WIDGET (self->tree_view), self->is_narrow ? shows_tree : has_tree);
  gtk_widget_set_visible (self->paned, !self->is_narrow || !shows_data);
  gtk_widget_set_visible (self->data_scroller, self->is_narrow && shows_data);

  qs_transport_set_narrow (self->transport, self->is_narrow);
  if (self->is_narrow)
    gtk_widget_add_css_class (self->box, "narrow");
  else
    gtk_widget_remove_css_class (self->box, "narrow");
}

/* The view must learn at once of a tree that begins anew, or it would look for nodes that are gone. */
static void
update_tree (QsSearchPage *self)
{
  const QsTree *tree = qs_playback_get_trail (self->playback)->tree;
  const QsMethod *method = qs_playback_get_method (self->playback);
  guint size = qs_tree_get_size (tree);

  if (size < self->tree_size || method != self->tree_method)
    qs_tree_view_set_tree (self->tree_view, method->look != QS_LOOK_MOVES ? tree : NULL);

  self->tree_size = size;
  if (method != self->tree_method)
    {
      self->tree_method = method;
      update_parts (self);
    }
}

static void
frame_cb (QsSearchPage *self)
{
  update_tree (self);
  queue_update (self);
}

static void
seek_cb (QsSearchPage *self,
         guint64       step)
{
  qs_playback_seek (self->playback, step);
}

static gboolean
narrow_changed_cb (gpointer user_data)
{
  QsSearchPage *self = user_data;

  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->narrow_id = 0;
  self->is_narrow = width < NARROW_WIDTH;
  update_parts (self);

  if (!self->is_narrow && !self->is_halved)
    {
      gtk_paned_set_position (GTK_PANED (self->paned), gtk_widget_get_width (self->paned) / 2);
      self->is_halved = TRUE;
    }

  return G_SOURCE_REMOVE;
}

/* A wide page can be made narrow, and then needs less. */
static void
qs_search_page_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);
  int least_width;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (self->box, orientation, for_size > 0 ? MAX (for_size, least_width) : for_size,
                      minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !self->is_narrow)
    *minimum = MIN (*minimum, LEAST_WIDTH);
}

static void
qs_search_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);
  int least_width;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation){ 0, 0, MAX (width, least_width), height }, -1);

  /* The widgets must not change while they are allocated. */
  if ((self->is_narrow != (width < NARROW_WIDTH) || (!self->is_narrow && !self->is_halved)) && self->narrow_id == 0)
    {
      self->narrow_id = g_idle_add (narrow_changed_cb, self);
      g_source_set_name_by_id (self->narrow_id, "qs-search-page");
    }
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
  return qs_focus_enter (widget, GTK_WIDGET (QS_SEARCH_PAGE (widget)->board_view));
}

static void
qs_search_page_dispose (GObject *object)
{
  QsSearchPage *self = QS_SEARCH_PAGE (object);

  g_clear_handle_id (&self->narrow_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), QS_TYPE_SEARCH_PAGE);
  g_clear_object (&self->playback);
  g_clear_object (&self->spotlight);

  G_OBJECT_CLASS (qs_search_page_parent_class)->dispose (object);
}

static void
qs_search_page_finalize (GObject *object)
{
  g_array_unref (QS_SEARCH_PAGE (object)->marks);

  G_OBJECT_CLASS (qs_search_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-search-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, box);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, part_switch);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, board_button);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, tree_button);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, data_button);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, paned);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, board_view);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, tree_view);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, data_scroller);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, data);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, narration_label);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, transport);
  gtk_widget_class_bind_template_callback (widget_class, update_parts);
  gtk_widget_class_bind_template_callback (widget_class, seek_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_pressed_cb);
}

static void
qs_search_page_class_init (QsSearchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_search_page_dispose;
  object_class->finalize = qs_search_page_finalize;
  widget_class->measure = qs_search_page_measure;
  widget_class->size_allocate = qs_search_page_size_allocate;
  widget_class->grab_focus = qs_search_page_grab_focus;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  g_type_ensure (QS_TYPE_SEARCH_DATA);
  g_type_ensure (QS_TYPE_TRANSPORT);
  g_type_ensure (QS_TYPE_TREE_VIEW);
  bind_template (widget_class);
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
  qs_board_drag_attach (GTK_WIDGET (self->board_view), find_dragged);
  self->marks = g_array_new (FALSE, FALSE, sizeof (QsMark));
  update_parts (self);
}

/**
 * qs_search_page_set_playback:
 * @self: a page
 * @playback: the search that it shows; is set once
 * @spotlight: the squares that the user points at
 * @toast: where it says whether a picture was saved
 *
 * Connects the page.
 */
void
qs_search_page_set_playback (QsSearchPage *self,
                             QsPlayback   *playback,
                             QsSpotlight  *spotlight,
                             QsToast      *toast)
{
  g_return_if_fail (QS_IS_SEARCH_PAGE (self));
  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  self->spotlight = g_object_ref (spotlight);
  qs_transport_set_playback (self->transport, playback);
  qs_tree_view_set_toast (self->tree_view, toast);
  qs_search_data_set_playback (self->data, playback, spotlight);

  g_signal_connect_object (playback, "frame", G_CALLBACK (frame_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "notify::state", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spotlight, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  update_board (self);
  update_tree (self);
  update_words (self);
}

/**
 * qs_search_page_get_transport:
 * @self: a page
 *
 * Returns: (transfer none): the controls that move through the search
 */
QsTransport *
qs_search_page_get_transport (QsSearchPage *self)
{
  g_return_val_if_fail (QS_IS_SEARCH_PAGE (self), NULL);

  return self->transport;
}

/**
 * qs_search_page_get_picture:
 * @self: a page
 *
 * Returns: (transfer full): the board as it shows it now
 */
QsBoardPicture *
qs_search_page_get_picture (QsSearchPage *self)
{
  g_return_val_if_fail (QS_IS_SEARCH_PAGE (self), NULL);

  return qs_board_view_get_picture (self->board_view);
}
