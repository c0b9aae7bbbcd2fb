/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the search page stand, and how large their letters and controls are. */

#include "qs-search-page-private.h"

#include "qs-appearance.h"
#include "qs-focus.h"
#include "qs-measure.h"
#include "qs-next-frame.h"
#include "qs-recording.h"

/* The least width and height that a page asks for, in pixels, and the wanted ones. */
#define LEAST_WIDTH 320
#define LEAST_HEIGHT 176
#define NATURAL_WIDTH 760
#define NATURAL_HEIGHT 620

/* Below this width, in pixels or in widths of a digit, the controls are smaller. */
#define NARROW_WIDTH 560
#define NARROW_DIGITS 60

/* The narration, which has half of a wide room, has a third line where two have no room for so many digits. */
#define LINE_DIGITS 36
#define LEAST_LINE 320

#define SPACING 6

/* What code and data have at least where somebody describes them, in a row and in a column, in pixels: so the parts keep their
 * places whatever is shown. */
#define GUIDED_ROW 252
#define GUIDED_COLUMN 480

/* From this height on, in pixels, two searches have their ratio above them. */
#define RATIO_HEIGHT 400

/* From this size on, in pixels, they have their trees below them. */
#define TREE_WIDTH 480
#define TREE_HEIGHT 400

/* The gap between two searches. In more than this room, in pixels, their words have larger letters. */
#define GAP 12
#define BOARD_WIDTH 380.0
#define BOARD_HEIGHT 220.0
#define MAX_SCALE 1.6

gboolean
qs_search_page_has_tree (QsSearchPage *self)
{
  return self->playback == NULL || qs_playback_get_status (self->playback)->moment.method->look != QS_LOOK_MOVES;
}

/* The part that is shown, or the first of them. */
GtkWidget *
qs_search_page_get_shown (QsSearchPage *self)
{
  if (self->is_duo)
    return GTK_WIDGET (self->first_board);
  if (self->shape == QS_SEARCH_PARTS && self->is_at_start && self->part < QS_TOUR_CODE)
    return GTK_WIDGET (self->start);
  if (self->shape != QS_SEARCH_PARTS || self->part == QS_TOUR_BOARD)
    return GTK_WIDGET (self->board_view);

  return self->part == QS_TOUR_TREE ? GTK_WIDGET (self->tree_view) : GTK_WIDGET (self->data);
}

static gboolean
is_covered (QsSearchPage *self,
            GtkWidget    *widget)
{
  return self->is_at_start && (gtk_widget_is_ancestor (widget, GTK_WIDGET (self->tree_view)) ||
                               (widget == GTK_WIDGET (self->board_view) && self->shape == QS_SEARCH_PARTS && !self->is_pair));
}

/* Whether the focus is in a part that is not shown any more. */
static gboolean
has_lost_focus (QsSearchPage *self)
{
  GtkWidget *focus = qs_focus_get (GTK_WIDGET (self));

  if (focus == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return FALSE;

  /* What covers others may go now, and with it its focus, which GTK would give to any other. */
  return !gtk_widget_get_mapped (focus) || is_covered (self, focus) ||
         (!self->is_at_start && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->start))) ||
         (!self->is_at_end && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->end)));
}

/* No part that is covered takes the focus. */
void
qs_search_page_update_focus (QsSearchPage *self)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self->tree_view), !self->is_at_start);
  gtk_widget_set_can_focus (GTK_WIDGET (self->board_view), !is_covered (self, GTK_WIDGET (self->board_view)));
  if (has_lost_focus (self))
    gtk_widget_grab_focus (qs_search_page_get_shown (self));
}

/* Controls are as large as the room allows. */
static void
shape_changed (gpointer user_data)
{
  QsSearchPage *self = user_data;

  g_object_set (self->transport, "narrow", self->is_narrow, NULL);
  gtk_label_set_lines (self->narration_label, self->is_long ? 3 : 2);
  qs_appearance_set_class (GTK_WIDGET (self->narration_label), "long", self->is_long);
  gtk_widget_set_visible (self->data_button, self->is_low);
  /* A guide has pointed at the data, which may stand beside the code at one stop and not at the next. */
  if (!self->is_low && !self->is_guided && self->part == QS_TOUR_DATA)
    g_object_set (self, "part", QS_TOUR_CODE, NULL);
  qs_search_page_update_focus (self);
}

/* The styles must not change while widgets get their places. */
static void
note_shape (QsSearchPage *self,
            QsSearchShape shape,
            gboolean      is_pair,
            gboolean      is_narrow,
            gboolean      is_long,
            gboolean      is_low)
{
  if (self->shape == shape && self->is_pair == is_pair && self->is_narrow == is_narrow && self->is_long == is_long &&
      self->is_low == is_low && !has_lost_focus (self))
    return;

  self->shape = shape;
  self->is_pair = is_pair;
  self->is_narrow = is_narrow;
  self->is_long = is_long;
  self->is_low = is_low;
  qs_next_frame_precede (self, &self->shape_id, shape_changed);
}

/* Any size from the least on has its arrangement. */
static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (LEAST_WIDTH, qs_measure_least_width (self->data))
                                                       : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* @place is one within @area, from the left. */
static void
place_part (QsSearchPage       *self,
            gpointer            part,
            const GdkRectangle *area,
            const GdkRectangle *place,
            double              scale,
            gboolean            is_shown)
{
  gtk_widget_set_child_visible (part, is_shown);
  if (is_shown)
    qs_search_layout_place_scaled (GTK_WIDGET (self), part,
                                   &(GdkRectangle){ area->x + place->x, area->y + place->y, place->width, place->height },
                                   scale);
}

/* The button for conflicts stands at the end of the narration. */
static void
place_narration (QsSearchPage       *self,
                 const GdkRectangle *area,
                 const GdkRectangle *place,
                 double              scale,
                 gboolean            is_shown)
{
  GdkRectangle words = *place;
  GtkRequisition size = { 0 };

  if (gtk_widget_get_visible (self->conflict_button))
    {
      gtk_widget_get_preferred_size (self->conflict_button, NULL, &size);
      words.width -= size.width + SPACING;
    }
  place_part (self, self->narration_label, area, &words, scale, is_shown);
  place_part (self, self->conflict_button, area,
              &(GdkRectangle){ place->x + place->width - size.width, place->y, size.width, size.height },
              1, is_shown && size.width > 0);
}

/* The lower part of the room of two searches is for their trees, or for that of the first within brute force's. Returns
 * what is left. */
static GdkRectangle
place_trees (QsSearchPage       *self,
             const GdkRectangle *area)
{
  const QsMethod *second = qs_playback_get_status (qs_follower_get_playback (self->follower))->moment.method;
  GdkRectangle boards = *area, tree = *area;
  QsTreeForest forest = qs_tree_find_forest (&qs_playback_get_status (self->playback)->moment);
  gboolean shows;

  shows = area->width >= TREE_WIDTH && area->height >= TREE_HEIGHT &&
          (self->has_forest ? forest.n_rows > 0 : qs_search_page_has_tree (self) && second->look != QS_LOOK_MOVES);
  if (shows)
    /* In a wide room their words stand beside them. */
    boards.height = MIN (area->height / 2, area->width > area->height ? area->width * 2 / 7 : area->width);

  tree = (GdkRectangle){ 0, boards.height + GAP, area->width, area->height - boards.height - GAP };
  if (!self->has_forest)
    tree.width = (area->width - GAP) / 2;
  place_part (self, self->tree_view, area, &tree, 1, shows);
  tree.x = area->width - tree.width;
  place_part (self, self->second_tree, area, &tree, 1, shows && !self->has_forest);

  return boards;
}

/* Two searches stand beside each other, in a high room one above the other. */
static void
place_boards (QsSearchPage       *self,
              const GdkRectangle *area)
{
  gboolean is_high = area->height > area->width;
  int across = is_high ? area->width : (area->width - GAP) / 2;
  int down = is_high ? (area->height - GAP) / 2 : area->height;
  double scale = CLAMP (MIN (across / BOARD_WIDTH, down / BOARD_HEIGHT), 1, MAX_SCALE);
  int words = MAX (qs_duo_board_measure_words (self->first_board, (int) (across / scale)),
                   qs_duo_board_measure_words (self->second_board, (int) (across / scale)));

  qs_duo_board_set_words_height (self->first_board, words);
  qs_duo_board_set_words_height (self->second_board, words);
  place_part (self, self->first_board, area, &(GdkRectangle){ 0, 0, across, down }, scale, self->is_duo);
  place_part (self, self->second_board, area,
              &(GdkRectangle){ area->width - across, area->height - down, across, down }, scale,
              self->is_duo);
}

static int
get_digit_width (QsSearchPage *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS (pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);

  return width;
}

/* The sizes that the parts ask for in a room of this size. */
static void
measure_parts (QsSearchPage  *self,
               int            width,
               int            height,
               gboolean       is_alone,
               QsSearchSizes *sizes)
{
  *sizes = (QsSearchSizes){
    .width = width,
    .height = height,
    .narration = is_alone ? 0 : qs_measure_height (self->narration_label, width),
    .row = qs_measure_height (self->data, width),
    .column = qs_measure_height (self->data, QS_SEARCH_COLUMN_WIDTH),
    .least_details = qs_measure_least_width (self->data),
    .least_tree = qs_measure_least_width (self->tree_view),
  };
  if (self->is_guided)
    {
      sizes->row = MAX (sizes->row, GUIDED_ROW);
      sizes->column = MAX (sizes->column, GUIDED_COLUMN);
    }
}

/* The cards have the letters of the usual size where so all of them are seen, or no room is to spare. */
static double
find_start_scale (QsSearchPage         *self,
                  const QsSearchPlaces *places)
{
  int height = qs_search_start_measure (self->start, (int) (places->tree.width / places->scale));

  return height * places->scale > places->tree.height ? 1 : places->scale;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  QsSearchPage *self = QS_SEARCH_PAGE (widget);
  gboolean shows_board = self->part == QS_TOUR_BOARD;
  QsSearchShown shown = { qs_search_page_has_tree (self), .is_board = shows_board, .is_start = self->is_at_start };
  int transport = qs_measure_height (self->transport, width), digit = get_digit_width (self), top, ratio;
  gboolean is_parts, is_alone, is_low;
  QsSearchPlaces places;
  QsSearchShape shape;
  QsSearchSizes sizes;
  GdkRectangle area;

  measure_parts (self, width, height - transport - SPACING, FALSE, &sizes);
  shape = qs_search_layout_choose (&sizes);
  is_parts = shape == QS_SEARCH_PARTS;
  is_alone = is_parts && self->is_guided; /* what somebody shows gets all the room */
  top = is_parts && !is_alone && !self->is_duo ? qs_measure_height (self->part_switch, width) + SPACING : 0;
  area = qs_search_layout_get_area (shape, width, height);
  place_part (self, self->transport, &area, &(GdkRectangle){ 0, area.height - transport, area.width, transport }, 1, TRUE);
  place_part (self, self->part_switch, &area, &(GdkRectangle){ 0, 0, area.width, top - SPACING }, 1, top > 0);

  area.y += top;
  ratio = self->is_duo && height >= RATIO_HEIGHT ? qs_measure_height (self->ratio_label, area.width) + SPACING : 0;
  place_part (self, self->ratio_label, &area, &(GdkRectangle){ 0, 0, area.width, ratio - SPACING }, 1, ratio > 0);
  area.y += ratio;
  area.height = MAX (area.height - top - ratio - transport - SPACING, 0);
  measure_parts (self, area.width, area.height, is_alone, &sizes);
  qs_search_layout_arrange (shape, &sizes, &shown, &places);
  is_low = qs_search_data_split (self->data, places.details.width, is_parts ? places.details.height : G_MAXINT,
                                 self->part == QS_TOUR_CODE);

  place_part (self, self->board_view, &area, &places.board, 1, !self->is_duo && (!is_parts || shows_board));
  place_part (self, self->end, &area, &places.board, places.scale, self->is_at_end && (!is_parts || shows_board));
  place_part (self, self->start, &area, &places.tree, find_start_scale (self, &places),
              self->is_at_start && (is_parts ? self->part < QS_TOUR_CODE : shown.has_tree));
  place_part (self, self->data, &area, &places.details, places.scale,
              !self->is_duo && (!is_parts || self->part >= QS_TOUR_CODE));
  place_narration (self, &area, &places.narration, places.scale,
                   !is_alone && !self->is_duo && places.narration.height > 0);
  if (self->is_duo)
    area = place_trees (self, &area);
  else
    {
      place_part (self, self->tree_view, &area, &places.tree, 1,
                  is_parts ? self->part == QS_TOUR_TREE || places.is_pair : shown.has_tree);
      gtk_widget_set_child_visible (GTK_WIDGET (self->second_tree), FALSE);
    }
  place_boards (self, &area);

  note_shape (self, shape, places.is_pair, width < MAX (NARROW_WIDTH, NARROW_DIGITS * digit),
              LINE_DIGITS * digit > MAX (LEAST_LINE, width / 2), is_low);
}

void
qs_search_page_install_places (GtkWidgetClass *widget_class)
{
  widget_class->measure = measure;
  widget_class->size_allocate = allocate;
}

static void
find_tree (QsSearchPage *self,
           QsTreeView   *view,
           QsStepLook   *look)
{
  QsTreeLook tree = qs_tree_view_get_look (view);

  look->has_labels = tree.has_labels;
  look->folds = tree.folds;
  look->forest = tree.forest;
  qs_search_layout_find (GTK_WIDGET (self), tree.canvas, &look->tree);
  qs_search_layout_find (GTK_WIDGET (self), tree.legend, &look->legend);
}

/* Tells how to paint the search as the page, which has a playback, shows it now: one, or two beside each other. */
void
qs_search_page_get_look (QsSearchPage *self,
                         QsStepLook   *look)
{
  GtkWidget *page = GTK_WIDGET (self);
  QsPlayback *leader = qs_search_page_get_leader (self);
  const QsPlaybackStatus *status = qs_playback_get_status (leader);

  *look = (QsStepLook){
    .method = status->moment.method,
    .n = status->moment.n,
    .problem = status->moment.problem,
    .seed = status->seed,
    .last_step = status->trail.last_step,
    .palette = qs_appearance_get_palette (page),
    .style = *qs_appearance_get_board_style (),
    .ground = qs_appearance_get_chart_colors (page)->ground,
    .is_mirrored = gtk_widget_get_direction (page) == GTK_TEXT_DIR_RTL,
  };
  if (self->is_duo)
    {
      gboolean first_leads = leader == self->playback;
      QsPlayback *other = first_leads ? qs_follower_get_playback (self->follower) : self->playback;
      QsStepLook *first, *second;

      look->follow = self->follow;
      look->beside = g_memdup2 (look, sizeof *look);
      look->beside->method = qs_playback_get_status (other)->moment.method;
      first = first_leads ? look : look->beside;
      second = first_leads ? look->beside : look;
      qs_duo_board_get_look (self->first_board, page, first);
      qs_duo_board_get_look (self->second_board, page, second);
      find_tree (self, self->tree_view, first);
      find_tree (self, self->second_tree, second);
      qs_recording_ref (look->beside->method->recording);
    }
  else
    {
      find_tree (self, self->tree_view, look);
      qs_search_layout_find (page, self->board_view, &look->board);
      qs_search_layout_find (page, self->narration_label, &look->narration);
      qs_search_data_get_look (self->data, page, look);
    }
  qs_recording_ref (look->method->recording);
}
