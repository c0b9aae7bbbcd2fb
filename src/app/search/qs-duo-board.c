/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of two searches that are shown beside each other: its board, and below it or beside it its method, what happens,
 * and its counters. */

#include "config.h"

#include "qs-duo-board.h"

#include <glib/gi18n.h>

#include "qs-focus.h"
#include "qs-narration.h"
#include "qs-search-board.h"
#include "qs-search-layout.h"
#include "qs-text.h"

#define LEAST_SIZE 120
#define SPACING 6

/* The board's part of a room that is low: there the words stand beside it. */
#define LOW_SHARE 0.56

struct _QsDuoBoard
{
  GtkWidget parent_instance;

  QsBoardView *board_view;
  GtkWidget *words;
  GtkLabel *method_label;
  GtkLabel *narration_label;
  GtkLabel *place_label;
  GtkLabel *counters_label;

  QsPlayback *playback;
  guint tick_id;       /* shows the newest moment */
  gint64 last_reading; /* when the words were written last, by the frame clock */
};

G_DEFINE_FINAL_TYPE (QsDuoBoard, qs_duo_board, GTK_TYPE_WIDGET)

static gboolean
is_playing (QsDuoBoard *self)
{
  return qs_playback_get_state (self->playback) == QS_PLAYBACK_PLAYING;
}

/* “Step 21 · 16 decisions” */
static void
update_place (QsDuoBoard     *self,
              const QsMoment *moment)
{
  guint64 n_decisions = qs_moment_count_decisions (moment);
  g_autofree char *step = qs_text_count (moment->step);
  g_autofree char *decisions = qs_text_count (n_decisions);
  /* Translators: the number of a step, then how many queens were placed or taken back up to there. */
  g_autofree char *text = g_strdup_printf (ngettext ("Step %s · %s decision", "Step %s · %s decisions",
                                                     (gulong) MIN (n_decisions, G_MAXINT32)),
                                           step, decisions);

  gtk_label_set_label (self->place_label, text);
}

static void
update_words (QsDuoBoard *self)
{
  const QsMethod *method = qs_playback_get_method (self->playback);
  const QsMoment *moment = qs_playback_get_moment (self->playback);
  gboolean is_finished = qs_playback_get_state (self->playback) == QS_PLAYBACK_FINISHED;
  g_autofree char *narration = qs_narration_tell (method, moment, is_finished);
  g_autofree char *counters = qs_narration_count (moment);
  g_autofree char *board = qs_narration_describe (moment, narration);
  g_autofree char *description = g_strdup_printf ("%s. %s", gettext (method->name), board);

  gtk_label_set_label (self->method_label, gettext (method->name));
  gtk_label_set_label (self->narration_label, narration);
  gtk_label_set_label (self->counters_label, counters);
  update_place (self, moment);

  /* A board that changes many times per second is not described. */
  if (!is_playing (self) || qs_playback_get_speed (self->playback) <= QS_TELLING_SPEED)
    qs_board_view_set_description (self->board_view, description);
}

/* Stays until the words are those of the newest moment. */
static gboolean
update_tick_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  QsDuoBoard *self = QS_DUO_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);

  qs_search_board_show (self->board_view, self->playback, &(QsSearchNotes){ 0 });
  if (is_playing (self) && now - self->last_reading < QS_READING_TIME)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  self->last_reading = now;
  update_words (self);

  return G_SOURCE_REMOVE;
}

/* A hidden board is brought up to date when it is shown. */
static void
queue_update (QsDuoBoard *self)
{
  if (self->tick_id == 0 && self->playback != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_tick_cb, NULL, NULL);
}

static void
qs_duo_board_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_duo_board_parent_class)->map (widget);
  queue_update (QS_DUO_BOARD (widget));
}

static void
qs_duo_board_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = LEAST_SIZE;
}

static void
place_child (QsDuoBoard *self,
             gpointer    child,
             int         x,
             int         y,
             int         width,
             int         height)
{
  qs_search_layout_place (GTK_WIDGET (self), child, &(GdkRectangle){ x, y, width, MAX (height, 0) });
}

static void
qs_duo_board_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  QsDuoBoard *self = QS_DUO_BOARD (widget);
  gboolean is_low = height < width * 0.8;
  int words_height = qs_search_layout_measure (self->words, width);
  int least, side;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (is_low)
    {
      side = MIN (height, (int) (width * LOW_SHARE));
      place_child (self, self->board_view, 0, 0, side, side);
      place_child (self, self->words, side + SPACING, 0, MAX (width - side - SPACING, least), height);
      return;
    }

  side = CLAMP (height - words_height - SPACING, 0, width);
  place_child (self, self->board_view, 0, 0, side, side);
  place_child (self, self->words, 0, side + SPACING, MAX (width, least), height - side - SPACING);
}

static gboolean
qs_duo_board_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, GTK_WIDGET (QS_DUO_BOARD (widget)->board_view));
}

static void
qs_duo_board_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), QS_TYPE_DUO_BOARD);
  g_clear_object (&QS_DUO_BOARD (object)->playback);

  G_OBJECT_CLASS (qs_duo_board_parent_class)->dispose (object);
}

static void
qs_duo_board_class_init (QsDuoBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_duo_board_dispose;
  widget_class->map = qs_duo_board_map;
  widget_class->measure = qs_duo_board_measure;
  widget_class->size_allocate = qs_duo_board_size_allocate;
  widget_class->grab_focus = qs_duo_board_grab_focus;

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-duo-board.ui");
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, board_view);
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, words);
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, method_label);
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, narration_label);
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, place_label);
  gtk_widget_class_bind_template_child (widget_class, QsDuoBoard, counters_label);
}

static void
qs_duo_board_init (QsDuoBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * qs_duo_board_set_playback:
 * @self: a board
 * @playback: the search that it shows; is set once
 *
 * Connects the board.
 */
void
qs_duo_board_set_playback (QsDuoBoard *self,
                           QsPlayback *playback)
{
  g_return_if_fail (QS_IS_DUO_BOARD (self));
  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "frame", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "notify::state", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  queue_update (self);
}
