/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that explains the shades of the heat map, and shows how far it has come. */

#include "qs-heat-legend.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-flow-layout.h"
#include "qs-heat-painter.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

struct _QsHeatLegend
{
  GtkWidget parent_instance;

  GtkWidget *scale; /* zero, the shades, the largest number */
  GtkDrawingArea *area;
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

static void
update (QsHeatLegend *self)
{
  gboolean is_complete;
  const QsFrequencies *heat = qs_squares_get_heat (self->squares, &is_complete);
  QsFrequencyJob *job = qs_explorer_get_status (qs_squares_get_explorer (self->squares))->frequencies;
  g_autofree char *text = NULL;

  if (qs_frequency_job_has_too_many (job))
    text = g_strdup_printf (_ ("Queens on each square are counted for at most %'u solutions"),
                            (guint) QS_FREQUENCY_JOB_MAX_SOLUTIONS);
  else
    text = g_strdup (heat == NULL   ? _ ("Counting the queens on each square…")
                     : !is_complete ? _ ("solutions with a queen on the square, so far")
                                    : _ ("solutions with a queen on the square"));

  gtk_widget_set_visible (GTK_WIDGET (self), qs_squares_get_shows_heat (self->squares));
  gtk_widget_set_visible (self->scale, heat != NULL);
  /* The last shade stands for more than one number where a square is in all solutions. */
  if (heat != NULL)
    {
      guint64 most, largest = qs_heat_get_largest (heat, &most);
      g_autofree char *first = qs_text_count (largest);
      g_autofree char *last = qs_text_count (most);
      g_autofree char *shade = most > largest ? g_strconcat (first, "–", last, NULL) : g_strdup (first);

      gtk_label_set_label (self->largest_label, shade);
    }
  gtk_label_set_label (self->text_label, text);
}

static void
qs_heat_legend_class_init (QsHeatLegendClass *klass)
{
  qs_members_own (klass, QsHeatLegend, squares, g_object_unref);

  g_type_ensure (QS_TYPE_FLOW_LAYOUT);
  qs_template_set (klass, QsHeatLegend, "qs-heat-legend", scale, area, largest_label, text_label);
}

static void
qs_heat_legend_init (QsHeatLegend *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw_cb, NULL, NULL);
}

void
qs_heat_legend_set_squares (QsHeatLegend *self,
                            QsSquares    *squares)
{
  g_return_if_fail (self->squares == NULL);

  self->squares = g_object_ref (squares);
  g_signal_connect_object (squares, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
