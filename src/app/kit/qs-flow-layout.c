/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays widgets out in lines, like words in a text: as many beside each other as fit in the width. The last one, if it
 * is aligned to the end, stands at that of its line, and it takes what room is left, if it expands. Lines stand in the
 * middle where all of them do. Explanations can shrink: they leave the room to what they explain, and lines for which
 * none is left are not shown. */

#include "qs-flow-layout.h"

#include "qs-members.h"

/* As a rule, in pixels. */
#define SPACING 12

struct _QsFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;      /* between widgets of a line, in pixels */
  int line_spacing; /* between lines, in pixels */
  gboolean can_shrink;
};

QS_DEFINE_PLAIN_TYPE (QsFlowLayout, qs_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
get_natural (GtkWidget     *child,
             GtkOrientation orientation,
             int            for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

/* How wide the line is that begins with @child. */
static int
measure_line (GtkWidget *child,
              int        spacing,
              int        width)
{
  int line = 0;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int natural = gtk_widget_should_layout (child) ? get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1) : -spacing;

      if (line > 0 && line + spacing + natural > width)
        break;
      line += line > 0 ? spacing + natural : MAX (natural, 0);
    }

  return MIN (line, width);
}

/* Where the next widget goes. */
typedef struct
{
  int width;        /* of all lines */
  int spacing;      /* between widgets of a line */
  int line_spacing; /* between lines */
  int x;            /* from the lines' beginning */
  int y;            /* of the line's top */
  int line_height;  /* so far */
} Pen;

/* Moves past a child, perhaps to a new line first; @place is where the child goes. */
static void
place_child (Pen           *pen,
             GtkWidget     *child,
             GtkAllocation *place)
{
  int width = MIN (get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1), pen->width);
  int height = get_natural (child, GTK_ORIENTATION_VERTICAL, width);

  if (pen->x > 0 && pen->x + width > pen->width)
    {
      pen->x = 0;
      pen->y += pen->line_height + pen->line_spacing;
      pen->line_height = 0;
    }

  *place = (GtkAllocation){ pen->x, pen->y, width, height };
  pen->x += width + pen->spacing;
  pen->line_height = MAX (pen->line_height, height);
}

static GtkSizeRequestMode
qs_flow_layout_get_request_mode (GtkLayoutManager *layout,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qs_flow_layout_measure (GtkLayoutManager *layout,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  QsFlowLayout *self = QS_FLOW_LAYOUT (layout);
  Pen pen = { for_size < 0 ? G_MAXINT / 2 : for_size, self->spacing, self->line_spacing };
  GtkAllocation place;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, best;

      if (!gtk_widget_should_layout (child))
        continue;

      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          place_child (&pen, child, &place);
          continue;
        }
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &best, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += best + (*natural > 0 ? self->spacing : 0);
    }

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *natural = pen.y + pen.line_height;
      *minimum = self->can_shrink ? 0 : *natural;
    }
}

static void
qs_flow_layout_allocate (GtkLayoutManager *layout,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  QsFlowLayout *self = QS_FLOW_LAYOUT (layout);
  Pen pen = { width, self->spacing, self->line_spacing };
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean is_centered = gtk_widget_get_halign (widget) == GTK_ALIGN_CENTER;
  int start = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place;
      gboolean has_room;

      if (!gtk_widget_should_layout (child))
        continue;

      place_child (&pen, child, &place);
      if (is_centered && place.x == 0)
        start = (width - measure_line (child, self->spacing, width)) / 2;
      place.x += start;
      if (gtk_widget_get_halign (child) == GTK_ALIGN_END || gtk_widget_get_hexpand (child))
        place.width = width - place.x;
      if (gtk_widget_get_vexpand (child))
        place.height = MAX (place.height, height - place.y);
      has_room = !self->can_shrink || place.y + place.height <= height;
      gtk_widget_set_child_visible (child, has_room);
      if (is_rtl)
        place.x = width - place.x - place.width;
      if (has_room)
        gtk_widget_size_allocate (child, &place, -1);
    }
}

static void
qs_flow_layout_class_init (QsFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags once = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;

  layout_class->get_request_mode = qs_flow_layout_get_request_mode;
  layout_class->measure = qs_flow_layout_measure;
  layout_class->allocate = qs_flow_layout_allocate;

  qs_members_install_property (klass, QsFlowLayout, spacing, NULL, int, "spacing", 0, G_MAXINT, SPACING, once);
  qs_members_install_property (klass, QsFlowLayout, line_spacing, NULL, int, "line-spacing", 0, G_MAXINT, SPACING, once);

  /* Whether lines without room are left out. */
  qs_members_install_property (klass, QsFlowLayout, can_shrink, NULL, boolean, "can-shrink", FALSE, once);
}
