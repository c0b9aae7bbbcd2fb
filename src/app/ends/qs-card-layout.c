/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays cards out in columns of one width, as many as there is room for, or fewer that fill all lines. A line is as high as its
 * highest card. GTK's own box for that reckons with the height of cards that are narrower. */

#include "qs-card-layout.h"

#include "qs-measure.h"
#include "qs-members.h"

#define SPACING 9
#define MAX_COLUMNS 4

struct _QsCardLayout
{
  GtkLayoutManager parent_instance;
};

QS_DEFINE_PLAIN_TYPE (QsCardLayout, qs_card_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
qs_card_layout_get_request_mode (GtkLayoutManager *layout,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_widest (GtkWidget *widget,
                int       *minimum,
                int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static int
count_columns (GtkWidget *widget,
               int        width)
{
  int minimum, natural, n_cards = 0, n_columns;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n_cards++;
  measure_widest (widget, &minimum, &natural);
  n_columns = CLAMP ((width + SPACING) / (natural + SPACING), 1, MAX_COLUMNS);
  for (int n = n_columns; n > n_columns / 2; n--)
    {
      if (n_cards % n == 0)
        return n;
    }

  return n_columns;
}

/* Places the cards, unless they are only measured, and returns their height. */
static int
lay_out (GtkWidget *widget,
         int        width,
         gboolean   places)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_columns = count_columns (widget, width), y = 0;
  int card_width = (width - (n_columns - 1) * SPACING) / n_columns;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL)
    {
      GtkWidget *first = child;
      int height = 0;

      for (int i = 0; i < n_columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
        height = MAX (height, qs_measure_height (child, card_width));
      for (int i = 0; places && first != child; i++, first = gtk_widget_get_next_sibling (first))
        {
          int x = i * (card_width + SPACING);

          gtk_widget_size_allocate (first, &(GtkAllocation){ is_rtl ? width - x - card_width : x, y, card_width, height }, -1);
        }
      y += height + SPACING;
    }

  return MAX (y - SPACING, 0);
}

static void
qs_card_layout_measure (GtkLayoutManager *layout,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  int least, wanted;

  measure_widest (widget, &least, &wanted);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least : lay_out (widget, MAX (for_size, least), FALSE);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? wanted : *minimum;
}

static void
qs_card_layout_allocate (GtkLayoutManager *layout,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  lay_out (widget, width, TRUE);
}

static void
qs_card_layout_class_init (QsCardLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = qs_card_layout_get_request_mode;
  layout_class->measure = qs_card_layout_measure;
  layout_class->allocate = qs_card_layout_allocate;
}
