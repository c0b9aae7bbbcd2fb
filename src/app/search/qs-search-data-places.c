/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the code, the data and the counters of a search stand. */

#include "qs-search-data-private.h"

#include <math.h>

#include "qs-measure.h"
#include "qs-search-layout.h"

/* From this width on, in pixels, the data stand beside the pseudocode, else below it. */
#define BESIDE_WIDTH 560

/* How small the letters of the pseudocode may be where it takes its room from the data. */
#define SMALL_LETTERS 0.85

/* How small they may be beside long masks. */
#define LETTERS_BESIDE_MASKS 0.88

/* The least width of the data beside the pseudocode, and their least height below it. */
#define LEAST_WIDTH 296
#define LEAST_CODE 160 /* the least width of that */
#define LEAST_HEIGHT 60

/* Data of up to this height are shown whole, or in a part of their own. */
#define WHOLE_HEIGHT 160

/* The height that data beside the pseudocode ask for at most: the board is more important, and data can be scrolled. */
#define MAX_HEIGHT 184

/* In pixels. */
#define GAP_ACROSS 24
#define GAP_DOWN 12

/* The least width of the data: neither the line of buttons above them nor a word of the counters can be narrower. */
static int
find_least_width (QsSearchData *self)
{
  int tools = qs_measure_least_width (self->tools);
  int counters = qs_measure_least_width (self->counters);

  return MAX (MAX (tools, counters), LEAST_WIDTH);
}

/* The size of the pseudocode in letters of the usual size. */
static void
measure_code (QsSearchData *self,
              int          *width,
              int          *height)
{
  qs_listing_measure (&self->listing, gtk_widget_get_pango_context (self->code), width, height);
}

static int
get_code_width (QsSearchData *self)
{
  int width, height;

  measure_code (self, &width, &height);

  return MAX (width, LEAST_CODE);
}

/* Its height in this width: in a narrow room its letters are smaller. */
static int
get_code_height (QsSearchData *self,
                 int           width)
{
  int whole_width, height;

  measure_code (self, &whole_width, &height);
  width = MAX (width, LEAST_CODE);

  return width < whole_width ? (int) ceil ((double) height * width / whole_width) : height;
}

/* The width that it gets. Beside long masks its letters may be smaller. */
static int
find_code_width (QsSearchData *self,
                 int           width,
                 gboolean      is_beside)
{
  int code = get_code_width (self), room = width - find_least_width (self) - GAP_ACROSS;
  int beside_masks = width - qs_internals_view_get_mask_width (self->internals_view) - GAP_ACROSS;

  if (!is_beside)
    return width;

  return MIN (MIN ((int) (code * QS_LISTING_GROWTH), room), MAX ((int) (code * LETTERS_BESIDE_MASKS), beside_masks));
}

/* Whether the data can stand beside the pseudocode. What can have other places leaves it letters that are read well. */
static gboolean
is_wide (QsSearchData *self,
         int           width)
{
  return width >= BESIDE_WIDTH &&
         (!self->is_part || width - find_least_width (self) - GAP_ACROSS >= SMALL_LETTERS * get_code_width (self));
}

void
qs_search_data_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);
  int width = for_size > 0 ? for_size : BESIDE_WIDTH;
  int code_width = find_code_width (self, width, width >= BESIDE_WIDTH);
  int data_width = width >= BESIDE_WIDTH ? width - code_width - GAP_ACROSS : width;
  int code_height, data_height, counters_height;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? find_least_width (self) : LEAST_HEIGHT;
  *natural = MAX (*minimum, BESIDE_WIDTH);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  code_height = get_code_height (self, code_width);
  counters_height = GAP_DOWN + qs_measure_height (self->counters, width);
  data_height = qs_measure_height (self->tools, data_width) +
                qs_measure_height (self->internals_view, data_width);
  *natural = counters_height + (width >= BESIDE_WIDTH ? MAX (code_height, MIN (data_height, MAX_HEIGHT))
                                                      : code_height + GAP_DOWN + data_height);
}

/* The least height of the code above the data, in letters that can be read. */
static int
measure_least_code (QsSearchData *self,
                    int           width)
{
  return (int) (SMALL_LETTERS * get_code_height (self, MAX (width, get_code_width (self))));
}

/* How much the code gets above data of that height: all that it wants, or
 * less in letters that can be read, so that the data are seen as well. */
static int
find_code_height (QsSearchData *self,
                  int           width,
                  int           room,
                  int           data_height)
{
  int whole = get_code_height (self, width);

  return CLAMP (MAX (room - data_height, measure_least_code (self, width)), 0, MIN (whole, MAX (room - LEAST_HEIGHT, 0)));
}

/* Code and data above each other, or, in a wide room that is too low for that, beside each other; and the counters below. */
static void
place_all (QsSearchData *self,
           int           width,
           int           height)
{
  int above_each_other = get_code_height (self, width) + qs_measure_height (self->tools, width) +
                         qs_measure_height (self->internals_view, width) + qs_measure_height (self->counters, width) +
                         2 * GAP_DOWN;
  gboolean is_beside = is_wide (self, width) && height < above_each_other;
  int code_width = find_code_width (self, width, is_beside);
  int x = is_beside ? code_width + GAP_ACROSS : 0;
  int counters_height = qs_measure_height (self->counters, width);
  int tools_height = qs_measure_height (self->tools, width - x);
  int room = height - counters_height - GAP_DOWN;
  int whole_data = qs_measure_height (self->internals_view, width - x);
  int code_height = is_beside ? room : find_code_height (self, width, room - tools_height - GAP_DOWN, whole_data);
  int top = is_beside ? 0 : code_height + GAP_DOWN;
  int y = top + tools_height;
  int data_height = MIN (whole_data, room - y);
  int counters_y = is_beside ? room + GAP_DOWN : y + data_height + GAP_DOWN;

  qs_search_layout_place (self->code, 0, 0, code_width, code_height);
  qs_search_layout_place (self->tools, x, top, width - x, tools_height);
  qs_search_layout_place (self->scroller, x, y, width - x, data_height);
  qs_search_layout_place (self->counters, 0, counters_y, width, counters_height);
}

/* The code alone, or the data with the counters where there is room for them. */
static void
place_one (QsSearchData *self,
           int           width,
           int           height)
{
  int tools_height = qs_measure_height (self->tools, width);
  int counters_height = qs_measure_height (self->counters, width);
  gboolean has_counters = height >= tools_height + LEAST_HEIGHT + GAP_DOWN + counters_height;
  int room = has_counters ? height - GAP_DOWN - counters_height : height;

  if (self->shows_code)
    {
      qs_search_layout_place (self->code, 0, 0, width, height);
      return;
    }

  qs_search_layout_place (self->tools, 0, 0, width, tools_height);
  qs_search_layout_place (self->scroller, 0, tools_height, width, room - tools_height);
  gtk_widget_set_child_visible (self->counters, has_counters);
  if (has_counters)
    qs_search_layout_place (self->counters, 0, room + GAP_DOWN, width, counters_height);
}

void
qs_search_data_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);
  gboolean shows_data = !self->is_split || !self->shows_code;

  gtk_widget_set_child_visible (self->code, !self->is_split || self->shows_code);
  gtk_widget_set_child_visible (self->tools, shows_data);
  gtk_widget_set_child_visible (self->scroller, shows_data);
  gtk_widget_set_child_visible (self->counters, shows_data);

  if (self->is_split)
    place_one (self, width, height);
  else
    place_all (self, width, height);
  qs_listing_fit (&self->listing, gtk_widget_get_pango_context (self->code), gtk_widget_get_width (self->code),
                  gtk_widget_get_height (self->code));
}

/* The least height at which code and data can both be read. */
static int
measure_both (QsSearchData *self,
              int           width)
{
  gboolean is_beside = is_wide (self, width);
  int code_width = find_code_width (self, width, is_beside);
  int data_width = is_beside ? width - code_width - GAP_ACROSS : width;
  int code = is_beside ? (int) (SMALL_LETTERS * get_code_height (self, code_width))
                       : measure_least_code (self, width);
  int data = qs_measure_height (self->tools, data_width) +
             CLAMP (qs_measure_height (self->internals_view, data_width), LEAST_HEIGHT, WHOLE_HEIGHT);

  return (is_beside ? MAX (code, data) : code + GAP_DOWN + data) + GAP_DOWN +
         qs_measure_height (self->counters, width);
}

/* Shows code and data, or one of them where there is too little room for both, and returns whether
 * it is one. The size is in pixels; @height is G_MAXINT where board and tree are shown as well. */
gboolean
qs_search_data_split (QsSearchData *self,
                      int           width,
                      int           height,
                      gboolean      shows_code)
{
  g_return_val_if_fail (QS_IS_SEARCH_DATA (self), FALSE);

  self->is_part = height < G_MAXINT;
  self->is_split = height < measure_both (self, width);
  self->shows_code = shows_code;

  return self->is_split;
}
