/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of two searches that are shown beside each other: its board, and below it or beside it its method, what happens,
 * and its counters. */

#include "qs-duo-board.h"

#include <glib/gi18n.h>

#include "qs-focus.h"
#include "qs-label.h"
#include "qs-measure.h"
#include "qs-narration.h"
#include "qs-search-board.h"
#include "qs-search-layout.h"
#include "qs-template.h"
#include "qs-text.h"

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

  int words_height; /* how much of it the words get where they stand below the board, in pixels */
};

QS_DEFINE_TEMPLATE_TYPE (QsDuoBoard, qs_duo_board, GTK_TYPE_WIDGET)

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
      int needed = qs_measure_height (words[i], width);
      gboolean has_room = y + needed <= bottom;

      gtk_widget_set_child_visible (GTK_WIDGET (words[i]), has_room);
      if (!has_room)
        continue;

      qs_search_layout_place (words[i], x, y, width, needed);
      y += needed + LINE_SPACING;
    }
}

/* How high all its words are below each other in this width, in pixels. */
int
qs_duo_board_measure_words (QsDuoBoard *self,
                            int         width)
{
  return qs_measure_height (self->method_label, width) + LINE_SPACING +
         qs_measure_height (self->narration_label, width) + LINE_SPACING +
         qs_measure_height (self->place_label, width) + LINE_SPACING +
         qs_measure_height (self->counters_label, width);
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

  qs_search_layout_place (self->board_view, 0, 0, side, side);
  if (is_low)
    place_words (self, side + SPACING, 0, width - side - SPACING, height);
  else
    place_words (self, 0, side + SPACING, width, height - side - SPACING);
}

static void
qs_duo_board_class_init (QsDuoBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = qs_duo_board_size_allocate;
  qs_focus_install (widget_class, QsDuoBoard, board_view);

  g_type_ensure (QS_TYPE_BOARD_VIEW);
  qs_template_set (widget_class, QsDuoBoard, "qs-duo-board", board_view, method_label, narration_label, place_label,
                   counters_label);
}

/* Shows a search as it is now, also in words if they are @due. */
void
qs_duo_board_update (QsDuoBoard *self,
                     QsPlayback *playback,
                     gboolean    due)
{
  const QsMoment *moment = &qs_playback_get_status (playback)->moment;
  g_autofree char *narration = NULL;
  g_autofree char *board = NULL;
  g_autofree char *description = NULL;

  qs_search_board_show (self->board_view, playback, &(QsPointed){ 0 });
  if (!due)
    return;

  narration = qs_narration_format (moment, qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED);
  gtk_label_set_label (self->method_label, gettext (moment->method->name));
  gtk_label_set_label (self->narration_label, narration);
  qs_label_take (self->place_label, qs_duo_board_format_place (moment));
  qs_label_take (self->counters_label, qs_narration_count (moment));

  /* A board that changes many times per second is not described. */
  if (qs_playback_is_playing (playback) && qs_playback_get_status (playback)->speed > QS_DESCRIBED_SPEED)
    return;

  board = qs_narration_describe (moment, narration);
  description = g_strdup_printf ("%s. %s", gettext (moment->method->name), board);
  qs_board_view_set_description (self->board_view, description);
}

/* Tells how to paint the search as @page shows it. */
void
qs_duo_board_get_look (QsDuoBoard *self,
                       GtkWidget  *page,
                       QsStepLook *look)
{
  qs_search_layout_find (page, self->board_view, &look->board);
  qs_search_layout_find (page, self->method_label, &look->title);
  qs_search_layout_find (page, self->narration_label, &look->narration);
  qs_search_layout_find (page, self->place_label, &look->place);
  qs_search_layout_find (page, self->counters_label, &look->counters);
}

/* Such as “Step 21 · 16 decisions”. */
char *
qs_duo_board_format_place (const QsMoment *moment)
{
  guint64 n_decisions = qs_moment_count_decisions (moment);

  /* Translators: the number of a step, then how many queens were placed or taken back up to there. */
  return qs_text_fill (ngettext ("Step %s · %s decision", "Step %s · %s decisions", (gulong) MIN (n_decisions, G_MAXINT32)),
                       qs_text_count (moment->step), qs_text_count (n_decisions));
}
