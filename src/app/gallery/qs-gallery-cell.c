/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board in the gallery. It is a widget of its own so that it has a name, a state and the focus for everybody. */

#include "qs-gallery-cell.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-board-painter.h"
#include "qs-compat.h"
#include "qs-gallery-geometry.h"
#include "qs-members.h"
#include "qs-text.h"

/* Half the width of the mark, in pixels, and the room between it and the number. */
#define MARK_RADIUS 5
#define MARK_GAP 5

/* The width of the lines of a cross, in pixels. */
#define CROSS_LINE 2

struct _QsGalleryCell
{
  GtkWidget parent_instance;

  guint64 rank;
  QsBoardPicture *empty; /* without queens; NULL before it has a number */
  QsBoardPicture *board; /* NULL until it is here */
  char *description;     /* what it is, in words */
  gboolean is_selected;
  gboolean is_marked; /* whether it is an image of the selected solution */
};

G_DEFINE_FINAL_TYPE (QsGalleryCell, qs_gallery_cell, GTK_TYPE_WIDGET)

/* What it is, and whether it is an image of the selected solution. */
static char *
describe (QsGalleryCell *self)
{
  if (!self->is_marked)
    return g_strdup (self->description);

  /* Translators: a solution and what it is, such as “Solution 12: 1 5 8 6 3 7 2 4”. */
  return g_strdup_printf (_ ("%s, an image of the selected solution"), self->description);
}

/* Describes the board to people who cannot see it. */
static void
update_description (QsGalleryCell *self)
{
  g_autofree char *text = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static gboolean
qs_gallery_cell_query_tooltip (GtkWidget  *widget,
                               int         x,
                               int         y,
                               gboolean    is_keyboard,
                               GtkTooltip *tooltip)
{
  g_autofree char *text = describe (QS_GALLERY_CELL (widget));

  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

/* Queens on this board attack each other. */
static gboolean
is_wrong (QsGalleryCell *self)
{
  return self->board != NULL && self->board->scene.clash != NULL;
}

/* A diamond for an image, because the colour of its frame alone must not mark it; a cross for a wrong board. */
static void
snapshot_mark (QsGalleryCell *self,
               GtkSnapshot   *snapshot,
               const GdkRGBA *color,
               double         x,
               double         y)
{
  cairo_t *cr = qs_compat_append_cairo (snapshot, NULL, &GRAPHENE_RECT_INIT ((float) x, (float) y, 2 * MARK_RADIUS,
                                                                            2 * MARK_RADIUS));

  cairo_translate (cr, x + MARK_RADIUS, y + MARK_RADIUS);
  gdk_cairo_set_source_rgba (cr, color);
  if (is_wrong (self))
    {
      double end = MARK_RADIUS - CROSS_LINE / 2.0;

      cairo_move_to (cr, -end, -end);
      cairo_line_to (cr, end, end);
      cairo_move_to (cr, end, -end);
      cairo_line_to (cr, -end, end);
      cairo_set_line_width (cr, CROSS_LINE);
      cairo_stroke (cr);
    }
  else
    {
      cairo_move_to (cr, -MARK_RADIUS, 0);
      cairo_line_to (cr, 0, -MARK_RADIUS);
      cairo_line_to (cr, MARK_RADIUS, 0);
      cairo_line_to (cr, 0, MARK_RADIUS);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
}

static void
snapshot_number (QsGalleryCell *self,
                 GtkSnapshot   *snapshot,
                 PangoLayout   *layout,
                 int            width,
                 int            height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x = floor ((gtk_widget_get_width (widget) - width) / 2.0);
  double y = gtk_widget_get_height (widget) - QS_GALLERY_PADDING - height;
  GdkRGBA color;

  qs_compat_get_color (widget, &color);
  if (self->is_marked || is_wrong (self))
    {
      x = MAX (x, 2 * MARK_RADIUS + MARK_GAP);
      snapshot_mark (self, snapshot, &color, x - 2 * MARK_RADIUS - MARK_GAP, floor (y + height / 2.0 - MARK_RADIUS));
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
qs_gallery_cell_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  QsGalleryCell *self = QS_GALLERY_CELL (widget);
  g_autofree char *number = qs_text_count (self->rank + 1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, number);
  const QsBoardPicture *board = self->board != NULL ? self->board : self->empty;
  int width, height;
  double side;

  if (self->empty == NULL)
    return;

  pango_layout_get_pixel_size (layout, &width, &height);
  side = gtk_widget_get_height (widget) - 2 * QS_GALLERY_PADDING - QS_GALLERY_LABEL_GAP - height;
  if (side > 0)
    {
      double left, board_height;
      QsBoardGeometry geometry;
      cairo_t *cr;

      side = MIN (floor (side * board->n / board->n_rows), gtk_widget_get_width (widget));
      left = floor ((gtk_widget_get_width (widget) - side) / 2);
      board_height = ceil (side * board->n_rows / board->n);
      qs_board_geometry_init (&geometry, board->n_rows, board->n, side, board_height,
                              gtk_widget_get_scale_factor (widget), FALSE);
      geometry.style = *qs_appearance_get_board_style ();
      cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT ((float) left, QS_GALLERY_PADDING,
                                                                          (float) side, (float) board_height));
      cairo_translate (cr, left, QS_GALLERY_PADDING);
      qs_board_paint (cr, &geometry, qs_appearance_get_palette (widget), &board->scene);
      cairo_destroy (cr);
    }
  snapshot_number (self, snapshot, layout, width, height);
}

static void
qs_gallery_cell_class_init (QsGalleryCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsGalleryCell, board, qs_board_picture_unref);
  qs_members_own (klass, QsGalleryCell, empty, qs_board_picture_unref);
  qs_members_own (klass, QsGalleryCell, description, g_free);
  widget_class->snapshot = qs_gallery_cell_snapshot;
  widget_class->query_tooltip = qs_gallery_cell_query_tooltip;

  gtk_widget_class_set_css_name (widget_class, "thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
qs_gallery_cell_init (QsGalleryCell *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);
}


/* Shows the board, and the attack on it if it has one; an empty one until it is here. Takes @board and @description. */
void
qs_gallery_cell_set_board (QsGalleryCell  *self,
                           QsBoardPicture *board,
                           char           *description)
{
  g_clear_pointer (&self->board, qs_board_picture_unref);
  self->board = board;
  g_free (self->description);
  self->description = description;
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows another board, numbered from 0: @empty until that is here. Takes @description. */
void
qs_gallery_cell_set_rank (QsGalleryCell  *self,
                          QsBoardPicture *empty,
                          guint64         rank,
                          char           *description)
{
  qs_board_picture_ref (empty);
  g_clear_pointer (&self->empty, qs_board_picture_unref);
  self->empty = empty;
  self->rank = rank;
  qs_gallery_cell_set_board (self, NULL, description);
}

guint64
qs_gallery_cell_get_rank (QsGalleryCell *self)
{
  return self->rank;
}

/* The selected thumbnail is the one that keys act on. No other takes the focus. */
void
qs_gallery_cell_set_selected (QsGalleryCell *self,
                              gboolean       is_selected)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->is_selected == is_selected)
    return;

  self->is_selected = is_selected;
  gtk_widget_set_focusable (widget, is_selected);
  if (is_selected)
    gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_SELECTED);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

/* A marked one is an image of the selected solution. */
void
qs_gallery_cell_set_marked (QsGalleryCell *self,
                            gboolean       is_marked)
{
  if (self->is_marked == is_marked)
    return;

  self->is_marked = is_marked;
  qs_appearance_set_class (GTK_WIDGET (self), "marked", is_marked);

  if (self->empty != NULL)
    update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* NULL until the board is here. */
QsBoardPicture *
qs_gallery_cell_get_board (QsGalleryCell *self)
{
  return self->board;
}
