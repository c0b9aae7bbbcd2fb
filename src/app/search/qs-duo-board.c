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
#include "qs-template.h"
#include "qs-text.h"

#define LEAST_SIZE 96
#define SPACING 6
#define LINE_SPACING 2

/* The board's part of a room that is low: there the words stand beside it. */
#define LOW_SHARE 0.56

struct _QsDuoBoard
{
  GtkWidget parent_instance;

  QsBoardView *board_view;
  GtkLabel *method_label;
  GtkLabel *narration_label;
  GtkLabel *place_label;
  GtkLabel *counters_label;

  QsPlayback *playback;
  int words_height;    /* how much of it the words get where they stand below the board, in pixels */
  guint tick_id;       /* shows the newest moment */
  gint64 last_reading; /* when the words were written last, by the frame clock */
};

G_DEFINE_FINAL_TYPE (QsDuoBoard, qs_duo_board, GTK_TYPE_WIDGET)

static void
update_words (QsDuoBoard *self)
{
  const QsMethod *method = qs_playback_get_method (self->playback);
  const QsMoment *moment = qs_playback_get_moment (self->playback);
  gboolean is_finished = qs_playback_get_state (self->playback) == QS_PLAYBACK_FINISHED;
  g_autofree char *narration = qs_narration_tell (method, moment, is_finished);
  g_autofree char *counters = qs_narration_count (moment);
  g_autofree char *place = qs_duo_board_tell_place (moment);
  g_autofree char *board = qs_narration_describe (moment, narration);
  g_autofree char *description = g_strdup_printf ("%s. %s", gettext (method->name), board);

  gtk_label_set_label (self->method_label, gettext (method->name));
  gtk_label_set_label (self->narration_label, narration);
  gtk_label_set_label (self->place_label, place);
  gtk_label_set_label (self->counters_label, counters);

  /* A board that changes many times per second is not described. */
  if (!qs_playback_is_playing (self->playback) || qs_playback_get_speed (self->playback) <= QS_TELLING_SPEED)
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
  if (!qs_narration_is_due (qs_playback_is_playing (self->playback), qs_playback_get_speed (self->playback),
                            now - self->last_reading))
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

/* Stands the words below each other; what has no room is left out. */
static void
place_words (QsDuoBoard *self,
             int         x,
             int         y,
             int         width,
             int         height)
{
  GtkLabel *const words[] = { self->method_label, self->narration_label, self->place_label, self->counters_label };
  int bottom = y + height;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      int needed = qs_search_layout_measure (words[i], width);
      gboolean has_room = y + needed <= bottom;

      gtk_widget_set_child_visible (GTK_WIDGET (words[i]), has_room);
      if (!has_room)
        continue;

      place_child (self, words[i], x, y, width, needed);
      y += needed + LINE_SPACING;
    }
}

/* How high all its words are below each other in this width, in pixels. */
int
qs_duo_board_measure_words (QsDuoBoard *self,
                            int         width)
{
  return qs_search_layout_measure (self->method_label, width) + LINE_SPACING +
         qs_search_layout_measure (self->narration_label, width) + LINE_SPACING +
         qs_search_layout_measure (self->place_label, width) + LINE_SPACING +
         qs_search_layout_measure (self->counters_label, width);
}

/* Leaves so much of the height to the words, in pixels: it
 * keeps two boards equal beside each other, whose words differ. */
void
qs_duo_board_set_words_height (QsDuoBoard *self,
                               int         words_height)
{
  if (self->words_height == words_height)
    return;

  self->words_height = words_height;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
qs_duo_board_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  QsDuoBoard *self = QS_DUO_BOARD (widget);
  gboolean is_low = height < width * 0.8;
  int side = is_low ? MIN (height, (int) (width * LOW_SHARE))
                    : CLAMP (height - self->words_height - SPACING, MIN (width, height / 2), width);

  place_child (self, self->board_view, 0, 0, side, side);
  if (is_low)
    place_words (self, side + SPACING, 0, width - side - SPACING, height);
  else
    place_words (self, 0, side + SPACING, width, height - side - SPACING);
}

static void
qs_duo_board_dispose (GObject *object)
{
  qs_template_dispose (object);
  g_clear_object (&QS_DUO_BOARD (object)->playback);
}

static void
qs_duo_board_class_init (QsDuoBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_duo_board_dispose;
  widget_class->map = qs_duo_board_map;
  widget_class->measure = qs_duo_board_measure;
  widget_class->size_allocate = qs_duo_board_size_allocate;
  qs_focus_install (widget_class, QsDuoBoard, board_view);

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-duo-board.ui");
  qs_template_bind_children (widget_class, QsDuoBoard, board_view, method_label, narration_label, place_label,
                             counters_label);
}

static void
qs_duo_board_init (QsDuoBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qs_duo_board_set_playback (QsDuoBoard *self,
                           QsPlayback *playback)
{
  g_return_if_fail (QS_IS_DUO_BOARD (self));
  g_return_if_fail (self->playback == NULL);

  self->playback = g_object_ref (playback);
  g_signal_connect_object (playback, "frame", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "state-changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  queue_update (self);
}

/* Tells how to paint the search as @page shows it. */
void
qs_duo_board_get_look (QsDuoBoard *self,
                       GtkWidget  *page,
                       QsStepLook *look)
{
  g_return_if_fail (QS_IS_DUO_BOARD (self));

  look->method = qs_playback_get_method (self->playback);
  qs_search_layout_find (page, self->board_view, &look->board);
  qs_search_layout_find (page, self->method_label, &look->title);
  qs_search_layout_find (page, self->narration_label, &look->narration);
  qs_search_layout_find (page, self->place_label, &look->place);
  qs_search_layout_find (page, self->counters_label, &look->counters);
}

/* Such as “Step 21 · 16 decisions”. */
char *
qs_duo_board_tell_place (const QsMoment *moment)
{
  guint64 n_decisions = qs_moment_count_decisions (moment);
  g_autofree char *step = qs_text_count (moment->step);
  g_autofree char *decisions = qs_text_count (n_decisions);

  /* Translators: the number of a step, then how many queens were placed or taken back up to there. */
  return g_strdup_printf (ngettext ("Step %s · %s decision", "Step %s · %s decisions",
                                    (gulong) MIN (n_decisions, G_MAXINT32)),
                          step, decisions);
}
