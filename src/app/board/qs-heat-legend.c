/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that explains the shades of the heat map, and shows how far it has come. */

#include "qs-heat-legend.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-flow-layout.h"
#include "qs-heat-painter.h"
#include "qs-text.h"

/* In pixels. */
#define SCALE_WIDTH 120
#define SCALE_HEIGHT 14

struct _QsHeatLegend
{
  GtkWidget parent_instance;

  GtkWidget *scale; /* zero, the shades, the largest number */
  GtkWidget *area;
  GtkLabel *largest_label;
  GtkLabel *text_label;

  QsSquares *squares;
};

G_DEFINE_FINAL_TYPE (QsHeatLegend, qs_heat_legend, GTK_TYPE_WIDGET)

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  GtkWidget *widget = GTK_WIDGET (area);

  cairo_translate (cr, 0.5, 0.5);
  qs_heat_paint_scale (cr, qs_appearance_get_palette (widget), width - 1, height - 1,
                       gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

static char *
describe (QsHeatLegend        *self,
          const QsFrequencies *heat,
          gboolean             is_complete)
{
  if (qs_frequency_job_has_too_many (qs_explorer_get_frequencies (qs_squares_get_explorer (self->squares))))
    return g_strdup_printf (_ ("Queens on each square are counted for at most %'u solutions"),
                            (guint) QS_FREQUENCY_JOB_MAX_SOLUTIONS);
  if (heat == NULL)
    return g_strdup (_ ("Counting the queens on each square…"));
  if (!is_complete)
    return g_strdup (_ ("solutions with a queen on the square, so far"));

  return g_strdup (_ ("solutions with a queen on the square"));
}

/* The last shade stands for more than one number where a square is in all solutions. */
static char *
describe_last_shade (const QsFrequencies *heat)
{
  guint64 most, largest = qs_heat_get_largest (heat, &most);
  g_autofree char *first = qs_text_count (largest);
  g_autofree char *last = qs_text_count (most);

  return most > largest ? g_strconcat (first, "–", last, NULL) : g_steal_pointer (&first);
}

static void
update (QsHeatLegend *self)
{
  gboolean is_complete;
  const QsFrequencies *heat = qs_squares_get_heat (self->squares, &is_complete);
  g_autofree char *text = describe (self, heat, is_complete);
  g_autofree char *largest = heat != NULL ? describe_last_shade (heat) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), qs_squares_get_shows_heat (self->squares));
  gtk_widget_set_visible (self->scale, heat != NULL);
  if (largest != NULL)
    gtk_label_set_label (self->largest_label, largest);
  gtk_label_set_label (self->text_label, text);
}

static void
qs_heat_legend_dispose (GObject *object)
{
  QsHeatLegend *self = QS_HEAT_LEGEND (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->squares);

  G_OBJECT_CLASS (qs_heat_legend_parent_class)->dispose (object);
}

static void
qs_heat_legend_class_init (QsHeatLegendClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_heat_legend_dispose;
}

static GtkWidget *
create_number (void)
{
  GtkWidget *label = gtk_label_new ("0");

  gtk_widget_add_css_class (label, "numeric");

  return label;
}

static void
qs_heat_legend_init (QsHeatLegend *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), g_object_new (QS_TYPE_FLOW_LAYOUT, "can-shrink", TRUE, NULL));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  self->area = g_object_new (GTK_TYPE_DRAWING_AREA,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "content-width", SCALE_WIDTH,
                             "content-height", SCALE_HEIGHT,
                             "valign", GTK_ALIGN_CENTER,
                             NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, NULL, NULL);
  self->largest_label = GTK_LABEL (create_number ());

  self->scale = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->scale), create_number ());
  gtk_box_append (GTK_BOX (self->scale), self->area);
  gtk_box_append (GTK_BOX (self->scale), GTK_WIDGET (self->largest_label));

  self->text_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text_label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->text_label), "dim-label");

  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->text_label), GTK_WIDGET (self));
}

void
qs_heat_legend_set_squares (QsHeatLegend *self,
                            QsSquares    *squares)
{
  g_return_if_fail (QS_IS_HEAT_LEGEND (self));
  g_return_if_fail (self->squares == NULL);

  self->squares = g_object_ref (squares);
  g_signal_connect_object (squares, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
