/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the search page stand: the tree has the room that the others leave it. */

#include "qs-search-layout.h"

#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-measure.h"

/* Below this width or this height there is room for one part at a time. */
#define LEAST_WIDTH 640
#define LEAST_HEIGHT 400

/* Below this height a row leaves little of the board. From this width on code that is too long for a row can stand beside
 * the tree, and from the next one on any: there the whole tree of four queens is readable. */
#define LOW_HEIGHT 480
#define WIDE_WIDTH 940
#define GOOD_WIDTH 1140

/* Limits of the row of code and data: its height, and its part of the whole. Beyond the good height it leaves the board the
 * side below. */
#define LEAST_ROW 140
#define GOOD_ROW 210
#define BOARD_ABOVE_ROW 300
#define MAX_ROW 0.5

/* The width at which code and data stand in a row in their usual size. */
#define ROW_WIDTH 760

/* A board above code and data has this side at least. Letters become larger once it has the other. */
#define LEAST_BOARD 280
#define GOOD_BOARD 360
#define MAX_SCALE 2.0 /* of letters */

/* The board's part of the width that it shares with the tree, and the same without a tree. */
#define SHARE 0.455
#define SHARE_WITHOUT_TREE 0.6

/* A narrower column has no room for the two lines of the narration. */
#define LEAST_NARRATION 320

/* Below this height the board stands beside the narration, with this part
 * of the width at least, if it leaves as much. The other parts need the
 * whole width, and below their least height go without the narration. */
#define LEAST_PART 200
#define LOW_SHARE 0.4
#define LEAST_BESIDE 160
#define LEAST_OTHER 120

/* What each shape leaves free at the edges of the page, which asks for the same least size in each of them. */
static const struct
{
  int across;
  int top;
  int bottom;
} margins[] = {
  [QS_SEARCH_PARTS] = { 0, 0, 0 },
  [QS_SEARCH_ROW] = { 12, 3, 3 },
  [QS_SEARCH_BESIDE] = { 12, 3, 3 },
  [QS_SEARCH_COLUMN] = { 12, 6, 3 },
};

#define GAP_ACROSS 18
#define GAP_DOWN 8
#define GAP_BETWEEN_ROWS 12

/* How opaque style.css leaves a text that is dimmed as a whole. */
#define DIM 0.75f

static int
get_column_width (const QsSearchSizes *sizes)
{
  return MAX (QS_SEARCH_COLUMN_WIDTH, sizes->least_details);
}

/* What a column asks for beside the board in it. */
static int
get_column_height (const QsSearchSizes *sizes)
{
  return sizes->narration + sizes->column + GAP_DOWN + GAP_BETWEEN_ROWS;
}

/* Returns the shape for a room in pixels. In one height, unless that is low, it is the same in all widths, so that a
 * wider room never has a narrower tree. */
QsSearchShape
qs_search_layout_choose (const QsSearchSizes *sizes)
{
  int width = sizes->width, height = sizes->height;

  if (width < LEAST_WIDTH || height < LEAST_HEIGHT)
    return QS_SEARCH_PARTS;

  if (height < LOW_HEIGHT && width >= MAX (WIDE_WIDTH, 2 * sizes->least_tree + get_column_width (sizes)) &&
      (width >= GOOD_WIDTH || sizes->column > height))
    return QS_SEARCH_BESIDE;

  return height >= get_column_height (sizes) + LEAST_BOARD && sizes->least_details <= (width - GAP_ACROSS) / 2
           ? QS_SEARCH_COLUMN
           : QS_SEARCH_ROW;
}

/* Letters are as much larger as the room is than what asks for it. */
static double
get_scale (double across,
           double down)
{
  return CLAMP (MIN (across, down), 1, MAX_SCALE);
}

/* The board and its narration, at the left, and beside them the tree. */
static void
arrange_board (int             width,
               int             height,
               int             narration,
               double          share,
               int             least_beside,
               QsSearchPlaces *places)
{
  int room = width - GAP_ACROSS;
  int side = (int) CLAMP (MIN (room * share, room - least_beside), 0, MAX (height - narration - GAP_DOWN, 0));
  int column = MAX (side, MIN (LEAST_NARRATION, MIN (room / 2, room - least_beside)));

  places->board = (GdkRectangle){ (column - side) / 2, 0, side, side };
  places->narration = (GdkRectangle){ 0, side + GAP_DOWN, column, narration };
  places->tree = (GdkRectangle){ column + GAP_ACROSS, 0, room - column, side + GAP_DOWN + narration };
}

static void
arrange_row (const QsSearchSizes *sizes,
             QsSearchPlaces      *places)
{
  int width = sizes->width, height = sizes->height;
  int others = sizes->narration + GAP_DOWN + GAP_BETWEEN_ROWS;
  int wanted = MIN (sizes->row, MAX (GOOD_ROW, height - others - BOARD_ABOVE_ROW));
  double scale = get_scale ((double) width / ROW_WIDTH,
                            MIN ((double) height / (wanted + others + GOOD_BOARD), height * MAX_ROW / wanted));
  int row = (int) CLAMP (wanted * scale, LEAST_ROW, MAX (height * MAX_ROW, LEAST_ROW));
  int y;

  places->scale = scale;
  arrange_board (width, height - row - GAP_BETWEEN_ROWS, (int) (sizes->narration * scale), SHARE, sizes->least_tree, places);
  y = places->tree.height + GAP_BETWEEN_ROWS;
  places->details = (GdkRectangle){ 0, y, width, height - y };
}

static void
arrange_column (const QsSearchSizes *sizes,
                QsSearchPlaces      *places)
{
  int width = sizes->width, height = sizes->height;
  int half = (width - GAP_ACROSS) / 2, wanted = get_column_width (sizes);
  double scale = get_scale ((double) half / wanted, (double) height / (get_column_height (sizes) + wanted));
  int column = MIN ((int) (wanted * scale), half);
  int narration = (int) (sizes->narration * scale), details = (int) (sizes->column * scale);
  int side = CLAMP (height - narration - details - GAP_DOWN - GAP_BETWEEN_ROWS, 0, column);
  int y = side + GAP_DOWN + narration + GAP_BETWEEN_ROWS;

  places->scale = scale;
  places->board = (GdkRectangle){ (column - side) / 2, 0, side, side };
  places->narration = (GdkRectangle){ 0, side + GAP_DOWN, column, narration };
  places->details = (GdkRectangle){ 0, y, column, height - y };
  places->tree = (GdkRectangle){ column + GAP_ACROSS, 0, width - column - GAP_ACROSS, height };
}

/* Code and data take the place of the tree. */
static void
arrange_without_tree (const QsSearchSizes *sizes,
                      QsSearchPlaces      *places)
{
  int width = sizes->width, height = sizes->height;
  places->scale = get_scale (width * (1 - SHARE_WITHOUT_TREE) / get_column_width (sizes),
                             (double) height / (sizes->column + GAP_BETWEEN_ROWS));
  arrange_board (width, height, (int) (sizes->narration * places->scale), SHARE_WITHOUT_TREE, sizes->least_details, places);
  places->details = places->tree;
  places->details.height = height;
  places->tree = (GdkRectangle){ 0 };
}

/* One part at a time, above the narration, or beside it or without it where too little height would be left. A board has its
 * tree beside it where that leaves it larger, and below it where there is height to spare. */
static void
arrange_parts (const QsSearchSizes *sizes,
               const QsSearchShown *shown,
               QsSearchPlaces      *places)
{
  int width = sizes->width, height = sizes->height;
  int narration = sizes->narration, part_height = height - GAP_DOWN - narration;
  int part_width = (int) MAX (height, width * LOW_SHARE);
  gboolean is_board = shown->is_board;
  gboolean has_room = narration == 0 || part_height >= (is_board ? LEAST_PART : LEAST_OTHER);
  int side = MIN (height, width - MAX (LEAST_NARRATION, sizes->least_tree) - GAP_ACROSS);
  int beside = width - side - GAP_ACROSS, below = part_height - width - GAP_BETWEEN_ROWS;

  if (is_board && shown->has_tree && has_room && narration > 0 && side >= part_height)
    {
      places->is_pair = TRUE;
      places->board = (GdkRectangle){ 0, 0, side, height };
      places->narration = (GdkRectangle){ width - beside, 0, beside, narration };
      places->tree = (GdkRectangle){ width - beside, height - part_height, beside, part_height };
      places->details = (GdkRectangle){ 0, 0, width, part_height };
      return;
    }
  if (is_board && shown->has_tree && !shown->is_start && narration > 0 && below >= LEAST_OTHER)
    {
      places->is_pair = TRUE;
      places->board = (GdkRectangle){ 0, 0, width, width };
      places->narration = (GdkRectangle){ 0, height - narration, width, narration };
      places->tree = (GdkRectangle){ 0, part_height - below, width, below };
      places->details = (GdkRectangle){ 0, 0, width, part_height };
      return;
    }

  if (shown->is_start)
    {
      is_board = FALSE;
      has_room = narration == 0 || part_height >= LEAST_OTHER;
    }
  if (is_board && !has_room && part_width + LEAST_BESIDE <= width)
    {
      places->board = (GdkRectangle){ 0, 0, part_width, height };
      places->narration = (GdkRectangle){ part_width + GAP_DOWN, 0, width - part_width - GAP_DOWN, height };
    }
  else if (is_board || has_room)
    {
      places->board = (GdkRectangle){ 0, 0, width, MAX (part_height, 0) };
      places->narration = (GdkRectangle){ 0, height - narration, width, narration };
    }
  else
    {
      places->board = (GdkRectangle){ 0, 0, width, height };
      places->narration = (GdkRectangle){ 0 };
    }

  places->tree = places->details = places->board;
}

/* The part of the room that this shape uses, in pixels. */
GdkRectangle
qs_search_layout_get_area (QsSearchShape shape,
                           int           width,
                           int           height)
{
  return (GdkRectangle){ margins[shape].across, margins[shape].top, width - 2 * margins[shape].across,
                         height - margins[shape].top - margins[shape].bottom };
}

/* Gives each part its place in a room in pixels, from the left: the area of a room for which the shape was chosen. One at a
 * time, all parts have the same place. */
void
qs_search_layout_arrange (QsSearchShape        shape,
                          const QsSearchSizes *sizes,
                          const QsSearchShown *shown,
                          QsSearchPlaces      *places)
{
  *places = (QsSearchPlaces){ .scale = 1 };
  if (shape == QS_SEARCH_PARTS)
    arrange_parts (sizes, shown, places);
  else if (!shown->has_tree)
    arrange_without_tree (sizes, places);
  else if (shape == QS_SEARCH_ROW)
    arrange_row (sizes, places);
  else if (shape == QS_SEARCH_BESIDE)
    {
      int column = get_column_width (sizes);

      arrange_board (sizes->width - column - GAP_ACROSS, sizes->height, sizes->narration, 0.5, sizes->least_tree, places);
      places->tree.height = sizes->height;
      places->details = (GdkRectangle){ sizes->width - column, 0, column, sizes->height };
    }
  else
    arrange_column (sizes, places);
}

/* Gives a child its place in pixels, mirrored where people read from the right, and shows it so many times as large. */
void
qs_search_layout_place_scaled (GtkWidget          *parent,
                               GtkWidget          *child,
                               const GdkRectangle *place,
                               double              scale)
{
  gboolean is_mirrored = gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL;
  int x = is_mirrored ? gtk_widget_get_width (parent) - place->x - place->width : place->x;
  int width = (int) (place->width / scale), height = (int) (place->height / scale);
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) place->y));
  graphene_matrix_t before;

  if (gtk_widget_compute_transform (child, parent, &before) &&
      fabs (graphene_matrix_get_x_scale (&before) - scale) > 1e-6)
    qs_appearance_redraw (child); /* what is drawn in pixels depends on the scale, and GTK keeps it */

  /* GTK wants each widget asked first. */
  qs_measure_height (child, width);
  gtk_widget_allocate (child, width, height, -1, gsk_transform_scale (transform, (float) scale, (float) scale));
}

void
qs_search_layout_place (gpointer child,
                        int      x,
                        int      y,
                        int      width,
                        int      height)
{
  qs_search_layout_place_scaled (gtk_widget_get_parent (child), child, &(GdkRectangle){ x, y, width, MAX (height, 0) }, 1);
}

/* Finds out where a part stands and how its text looks. The caller frees the font. */
void
qs_search_layout_find (GtkWidget  *page,
                       gpointer    widget,
                       QsStepPart *part)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  graphene_rect_t bounds;

  *part = (QsStepPart){ .font = pango_font_description_copy (pango_context_get_font_description (context)) };
  qs_compat_get_color (widget, &part->color);
  if (gtk_widget_has_css_class (widget, "dim-label"))
    part->color.alpha *= DIM;

  if (gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, page, &bounds))
    {
      double scale = bounds.size.width / MAX (gtk_widget_get_width (widget), 1);
      double size = pango_font_description_get_size (part->font) * scale;

      part->place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                    (int) bounds.size.height };
      if (pango_font_description_get_size_is_absolute (part->font))
        pango_font_description_set_absolute_size (part->font, size);
      else
        pango_font_description_set_size (part->font, (int) size);
    }
}
