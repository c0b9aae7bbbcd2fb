/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives a widget's child all the room up to a width at which a line of a table is still read from one end to the other,
 * and has it in the middle of more. */

#include "config.h"

#include "qs-clamp-layout.h"

/* In pixels, for text of the usual size. */
#define MAX_WIDTH 1200

/* The usual size of text, in dots per inch times 1024, as GTK has it. */
#define USUAL_DPI (96 * 1024)

struct _QsClampLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (QsClampLayout, qs_clamp_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Larger text needs more. */
static int
clamp (GtkWidget *widget,
       int        width)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return MIN (width, dpi > 0 ? (int) ((gint64) MAX_WIDTH * dpi / USUAL_DPI) : MAX_WIDTH);
}

static GtkSizeRequestMode
qs_clamp_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qs_clamp_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    for_size = clamp (widget, for_size);
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
qs_clamp_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  int clamped = clamp (widget, width);
  GskTransform *place = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) ((width - clamped) / 2), 0));

  gtk_widget_allocate (gtk_widget_get_first_child (widget), clamped, height, baseline, place);
}

static void
qs_clamp_layout_class_init (QsClampLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = qs_clamp_layout_get_request_mode;
  layout_class->measure = qs_clamp_layout_measure;
  layout_class->allocate = qs_clamp_layout_allocate;
}

static void
qs_clamp_layout_init (QsClampLayout *self)
{
}
