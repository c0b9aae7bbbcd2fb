/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view in which a search is watched. */

#include "config.h"

#include "qs-search-page.h"

#include <glib/gi18n.h>

#include "qs-board-view.h"
#include "qs-narration.h"
#include "qs-text.h"

/* The fastest speed, in steps a second, at which each step is told to a screen reader. */
#define TELLING_SPEED 4

struct _QsSearchPage
{
  GtkWidget parent_instance;

  GtkWidget *box;
  QsBoardView *board_view;
  GtkLabel *narration_label;
  GtkLabel *counts_label;
  GtkButton *play_button;
  GtkImage *play_image;
  GtkLabel *play_label;

  QsPlayback *playback;
  guint tick_id; /* shows the newest frame */
};

G_DEFINE_FINAL_TYPE (QsSearchPage, qs_search_page, GTK_TYPE_WIDGET)

static void
update_board (QsSearchPage *self)
{
  const QsPlaybackFrame *frame = qs_playback_get_frame (self->playback);
  guint n = qs_playback_get_n (self->playback);
  QsMark marks[QS_ENUMERATOR_MAX_N + 1];
  guint n_marks = qs_narration_mark (frame, n, marks);

  qs_board_view_set_placement (self->board_view, n, frame->columns);
  qs_board_view_set_marks (self->board_view, marks, n_marks);
}

/* A board that changes many times a second has nothing to say. */
static void
update_description (QsSearchPage *self,
                    const char   *narration)
{
  const QsPlaybackFrame *frame = qs_playback_get_frame (self->playback);
  guint n = qs_playback_get_n (self->playback);
  g_autofree char *squares = NULL;
  g_autofree char *description = NULL;

  if (qs_playback_get_state (self->playback) == QS_PLAYBACK_PLAYING &&
      qs_playback_get_speed (self->playback) > TELLING_SPEED)
    return;

  squares = qs_text_squares (frame->columns, n);
  if (*squares == '\0')
    /* Translators: the side of the board twice, then a sentence on the last step. */
    description = g_strdup_printf (_ ("Empty board of %u × %u. %s"), n, n, narration);
  else
    /* Translators: the side of the board twice, the squares of its queens, a sentence on the last step. */
    description = g_strdup_printf (_ ("Board of %u × %u with queens on %s. %s"), n, n, squares, narration);
  qs_board_view_set_description (self->board_view, description);
}

static void
update_words (QsSearchPage *self)
{
  const QsPlaybackFrame *frame = qs_playback_get_frame (self->playback);
  gboolean is_finished = qs_playback_get_state (self->playback) == QS_PLAYBACK_FINISHED;
  g_autofree char *narration = qs_narration_tell (frame, qs_playback_get_n (self->playback), is_finished);
  g_autofree char *counts = qs_narration_count (frame);

  gtk_label_set_label (self->narration_label, narration);
  gtk_label_set_label (self->counts_label, counts);
  update_description (self, narration);
}

static void
update_play_button (QsSearchPage *self)
{
  gboolean is_playing = qs_playback_get_state (self->playback) == QS_PLAYBACK_PLAYING;
  const char *label = is_playing ? _ ("Pause") : _ ("Play");

  gtk_image_set_from_icon_name (self->play_image,
                                is_playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_label_set_label (self->play_label, label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), is_playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);

  self->tick_id = 0;
  update_board (self);
  update_words (self);

  return G_SOURCE_REMOVE;
}

static void
queue_update (QsSearchPage *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

static void
state_changed_cb (QsSearchPage *self)
{
  update_play_button (self);
  queue_update (self);
}

static gboolean
qs_search_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QS_SEARCH_PAGE (widget)->board_view));
}

static void
qs_search_page_dispose (GObject *object)
{
  QsSearchPage *self = QS_SEARCH_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->playback);

  G_OBJECT_CLASS (qs_search_page_parent_class)->dispose (object);
}

static void
qs_search_page_class_init (QsSearchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_search_page_dispose;
  widget_class->grab_focus = qs_search_page_grab_focus;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-search-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, box);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, board_view);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, narration_label);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, counts_label);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, play_image);
  gtk_widget_class_bind_template_child (widget_class, QsSearchPage, play_label);
}

static void
qs_search_page_init (QsSearchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * qs_search_page_set_playback:
 * @self: a page
 * @playback: the search that it shows; is set once
 *
 * Connects the page.
 */
void
qs_search_page_set_playback (QsSearchPage *self,
                             QsPlayback   *playback)
{
  g_return_if_fail (QS_IS_SEARCH_PAGE (self));
  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "frame", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "notify::state", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  update_board (self);
  update_words (self);
  update_play_button (self);
}
