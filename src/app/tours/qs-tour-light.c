/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dims a page but for the one thing to look at. It lies above the page and lets all input through. */

#include "qs-tour-light-private.h"

#include "qs-board-view.h"
#include "qs-compat.h"
#include "qs-members.h"

/* Around the thing, in pixels: the free space, the line, and how round its corners are. */
#define SPACE 4
#define LINE 3
#define RADIUS 6

/* How much of the page's colour hides the rest. */
#define DIM 0.32f

struct _QsTourLight
{
  GtkWidget parent_instance;

  GtkWidget *target; /* nullable; weak */
  QsSquare square;   /* if has_square, of a board view */
  gboolean has_square;
  graphene_rect_t area; /* where the thing was when it was drawn last */
  GdkFrameClock *frame_clock;
  gulong layout_id;
};

QS_DEFINE_PLAIN_TYPE (QsTourLight, qs_tour_light, GTK_TYPE_WIDGET)

/* Finds the thing to look at, in the light's coordinates; the area is empty
 * while it is not shown. Returns whether there is something to look at. */
gboolean
qs_tour_light_find_area (QsTourLight     *self,
                         graphene_rect_t *area)
{
  graphene_rect_t square;

  graphene_rect_init (area, 0, 0, 0, 0);
  if (self->target == NULL || !gtk_widget_get_mapped (self->target) ||
      !gtk_widget_compute_bounds (self->target, GTK_WIDGET (self), area))
    return FALSE;

  if (self->has_square && qs_board_view_find_area (QS_BOARD_VIEW (self->target), self->square, &square))
    {
      graphene_rect_offset (&square, area->origin.x, area->origin.y);
      *area = square;
    }
  graphene_rect_inset (area, -SPACE, -SPACE);

  return TRUE;
}

/* Parts of a page move without the page: a frame that places widgets may have moved the thing. */
static void
layout_cb (QsTourLight *self)
{
  graphene_rect_t area;

  qs_tour_light_find_area (self, &area);
  if (!graphene_rect_equal (&area, &self->area))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
qs_tour_light_map (GtkWidget *widget)
{
  QsTourLight *self = QS_TOUR_LIGHT (widget);

  GTK_WIDGET_CLASS (qs_tour_light_parent_class)->map (widget);
  g_set_object (&self->frame_clock, gtk_widget_get_frame_clock (widget));
  self->layout_id = g_signal_connect_data (self->frame_clock, "layout", G_CALLBACK (layout_cb), self, NULL,
                                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
qs_tour_light_unmap (GtkWidget *widget)
{
  QsTourLight *self = QS_TOUR_LIGHT (widget);

  g_clear_signal_handler (&self->layout_id, self->frame_clock);
  g_clear_object (&self->frame_clock);
  GTK_WIDGET_CLASS (qs_tour_light_parent_class)->unmap (widget);
}

static void
qs_tour_light_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  QsTourLight *self = QS_TOUR_LIGHT (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const float lines[] = { LINE, LINE, LINE, LINE };
  float left, right, top, bottom;
  GdkRGBA ink, dim, line;
  GskRoundedRect outline;
  gboolean is_dark;

  if (!qs_tour_light_find_area (self, &self->area))
    return;

  /* The colour of text is that of the page turned around. */
  qs_compat_get_color (widget, &ink);
  is_dark = ink.red + ink.green + ink.blue > 1.5f;
  dim = is_dark ? (GdkRGBA){ 0, 0, 0, DIM } : (GdkRGBA){ 0.55f, 0.55f, 0.55f, DIM };
  line = is_dark ? (GdkRGBA){ 1, 0.75f, 0.2f, 1 } : (GdkRGBA){ 0.8f, 0.35f, 0, 1 };
  left = CLAMP (self->area.origin.x, 0, width);
  right = CLAMP (self->area.origin.x + self->area.size.width, 0, width);
  top = CLAMP (self->area.origin.y, 0, height);
  bottom = CLAMP (self->area.origin.y + self->area.size.height, 0, height);
  gtk_snapshot_append_color (snapshot, &dim, &GRAPHENE_RECT_INIT (0, 0, width, top));
  gtk_snapshot_append_color (snapshot, &dim, &GRAPHENE_RECT_INIT (0, top, left, bottom - top));
  gtk_snapshot_append_color (snapshot, &dim, &GRAPHENE_RECT_INIT (right, top, width - right, bottom - top));
  gtk_snapshot_append_color (snapshot, &dim, &GRAPHENE_RECT_INIT (0, bottom, width, height - bottom));
  gsk_rounded_rect_init_from_rect (&outline, &self->area, RADIUS);
  gtk_snapshot_append_border (snapshot, &outline, lines, (GdkRGBA[]){ line, line, line, line });
}

static void
qs_tour_light_dispose (GObject *object)
{
  g_clear_weak_pointer (&QS_TOUR_LIGHT (object)->target);

  G_OBJECT_CLASS (qs_tour_light_parent_class)->dispose (object);
}

static void
qs_tour_light_class_init (QsTourLightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qs_tour_light_dispose;
  widget_class->map = qs_tour_light_map;
  widget_class->unmap = qs_tour_light_unmap;
  widget_class->snapshot = qs_tour_light_snapshot;
}

/* Points at a widget, or at a square of a QsBoardView; NULL dims nothing. */
void
qs_tour_light_set_target (QsTourLight    *self,
                          GtkWidget      *target,
                          const QsSquare *square)
{
  g_set_weak_pointer (&self->target, target);
  self->has_square = square != NULL;
  if (square != NULL)
    self->square = *square;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
