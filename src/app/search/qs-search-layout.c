/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the search page stand: in rows, in columns or one at a time, whichever gives the largest board
 * that leaves the other parts readable. */

#include "config.h"

#include "qs-search-layout.h"

#include "qs-compat.h"

/* Below this width or this height there is room for one part at a time. */
#define LEAST_WIDTH 640
#define LEAST_HEIGHT 400

/* The usual heights of the narration and of the lower row, which decide between rows and columns. */
#define USUAL_NARRATION 60
#define USUAL_ROW 170

/* Limits of the lower row: its height, and its part of the whole. */
#define LEAST_ROW 140
#define MAX_ROW 0.42

/* The third column: its width, and its part of the whole. */
#define LEAST_COLUMN 384
#define COLUMN 0.3

/* The board's part of the width that it shares with the tree, in rows and in columns.
 * Without a tree the board gets more of it in rows, and in columns one for itself. */
#define SHARE_IN_ROWS 0.455
#define SHARE_WITHOUT_TREE 0.6
#define SHARE_IN_COLUMNS 0.56

/* From this side on a board is large enough in columns. No board needs more than the maximum,
 * and a column that is narrower than the narration's is too narrow for its two lines. */
#define LARGE_BOARD 480
#define MAX_BOARD 760
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
  [QS_SEARCH_ROWS] = { 12, 3, 3 },
  [QS_SEARCH_COLUMNS] = { 18, 9, 3 },
};

#define GAP_ACROSS 18
#define GAP_DOWN 8
#define GAP_BETWEEN_ROWS 12

/* How opaque style.css leaves a text that is dimmed as a whole. */
#define DIM 0.75f

static int
get_column (int                  width,
            const QsSearchLeast *least)
{
  return MAX (MAX (LEAST_COLUMN, least->column), (int) (width * COLUMN));
}

/* The side of a board above its narration, with room for what stands beside it. */
static int
get_side (int    width,
          int    height,
          int    narration,
          double share,
          int    least_beside)
{
  double side = MIN ((width - GAP_ACROSS) * share, width - GAP_ACROSS - least_beside);

  return (int) CLAMP (side, 0, CLAMP (height - narration - GAP_DOWN, 0, MAX_BOARD));
}

/* Returns the shape for a room in pixels. */
QsSearchShape
qs_search_layout_choose (int                  width,
                         int                  height,
                         const QsSearchLeast *least)
{
  int in_rows = get_side (width, height - USUAL_ROW - GAP_BETWEEN_ROWS, USUAL_NARRATION, SHARE_IN_ROWS, least->tree);
  int in_columns = get_side (width - get_column (width, least) - GAP_ACROSS, height, USUAL_NARRATION,
                             SHARE_IN_COLUMNS, least->tree);

  if (width < LEAST_WIDTH || height < LEAST_HEIGHT)
    return QS_SEARCH_PARTS;

  return in_columns >= MIN (in_rows, LARGE_BOARD) ? QS_SEARCH_COLUMNS : QS_SEARCH_ROWS;
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
  int side = get_side (width, height, narration, share, least_beside);
  int rest = MIN ((width - GAP_ACROSS) / 2, width - GAP_ACROSS - least_beside);
  int column = MAX (side, MIN (LEAST_NARRATION, rest));
  int x = column + GAP_ACROSS;

  places->board = (GdkRectangle){ (column - side) / 2, 0, side, side };
  places->narration = (GdkRectangle){ 0, side + GAP_DOWN, column, narration };
  places->tree = (GdkRectangle){ x, 0, width - x, side + GAP_DOWN + narration };
}

/* One part at a time, above the narration, or beside it or without it where too little height would be left. */
static void
arrange_parts (int             width,
               int             height,
               int             narration,
               gboolean        is_board,
               QsSearchPlaces *places)
{
  int part_height = height - GAP_DOWN - narration;
  int part_width = (int) MAX (height, width * LOW_SHARE);
  gboolean has_room = narration == 0 || part_height >= (is_board ? LEAST_PART : LEAST_OTHER);

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

/* Gives the part of the room that this shape uses, in pixels. */
void
qs_search_layout_get_area (QsSearchShape shape,
                           int           width,
                           int           height,
                           GdkRectangle *area)
{
  *area = (GdkRectangle){ margins[shape].across, margins[shape].top, width - 2 * margins[shape].across,
                          height - margins[shape].top - margins[shape].bottom };
}

/**
 * qs_search_layout_arrange:
 * @narration: the height of the narration, like all lengths in pixels
 * @details: the height that code and data need in the lower row
 * @has_tree: whether there is a tree; else code and data take its place
 * @is_board: whether the board is what is shown, one part at a time
 *
 * Gives each part its place, from the left. One at a time, all parts have the
 * same.
 */
void
qs_search_layout_arrange (QsSearchShape   shape,
                          int             width,
                          int             height,
                          int             narration,
                          int             details,
                          const QsSearchLeast *least,
                          gboolean        has_tree,
                          gboolean        is_board,
                          QsSearchPlaces *places)
{
  int column = get_column (width, least);
  int row = (int) CLAMP (details, LEAST_ROW, MAX (height * MAX_ROW, LEAST_ROW));
  int y;

  switch (shape)
    {
    case QS_SEARCH_PARTS:
      arrange_parts (width, height, narration, is_board, places);
      return;
    case QS_SEARCH_ROWS:
      arrange_board (width, has_tree ? height - row - GAP_BETWEEN_ROWS : height, narration,
                     has_tree ? SHARE_IN_ROWS : SHARE_WITHOUT_TREE, has_tree ? least->tree : least->column, places);
      y = places->tree.height + GAP_BETWEEN_ROWS;
      places->details = (GdkRectangle){ 0, y, width, height - y };
      break;
    case QS_SEARCH_COLUMNS:
      arrange_board (width - column - GAP_ACROSS, height, narration, has_tree ? SHARE_IN_COLUMNS : 1,
                     has_tree ? least->tree : 0, places);
      places->tree.height = height;
      places->details = (GdkRectangle){ width - column, 0, column, height };
      break;
    default:
      g_assert_not_reached ();
    }

  if (!has_tree)
    {
      places->details = (GdkRectangle){ places->tree.x, 0, width - places->tree.x, height };
      places->tree = (GdkRectangle){ 0 };
    }
}

/* The width that the widget asks for at least, in pixels. */
int
qs_search_layout_get_least_width (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* Returns the height that it asks for in this width, in pixels. */
int
qs_search_layout_measure (gpointer widget,
                          int      width)
{
  int natural;

  width = MAX (width, qs_search_layout_get_least_width (widget));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

/* Gives a child its place in pixels, mirrored where people read from the right. */
void
qs_search_layout_place (GtkWidget          *parent,
                        GtkWidget          *child,
                        const GdkRectangle *place)
{
  GdkRectangle mirrored = *place;

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    mirrored.x = gtk_widget_get_width (parent) - place->x - place->width;

  /* GTK wants each widget asked first. */
  qs_search_layout_measure (child, place->width);
  gtk_widget_size_allocate (child, &mirrored, -1);
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
    part->place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                  (int) bounds.size.height };
}
