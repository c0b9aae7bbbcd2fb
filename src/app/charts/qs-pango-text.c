/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-pango-text.h"

#include "qs-pango.h"

static PangoLayout *
create_layout (cairo_t    *cr,
               const char *text,
               double      size,
               gboolean    is_bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);

  return layout;
}

static double
measure (cairo_t    *cr,
         const char *text,
         double      size,
         gboolean    is_bold)
{
  g_autoptr (PangoLayout) layout = create_layout (cr, text, size, is_bold);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return (double) extents.width / PANGO_SCALE;
}

static void
show (cairo_t    *cr,
      const char *text,
      double      size,
      gboolean    is_bold)
{
  g_autoptr (PangoLayout) layout = create_layout (cr, text, size, is_bold);

  cairo_rel_move_to (cr, 0, -(double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  qs_pango_show (cr, layout);
}

/* Writes with the desktop's font for text. */
const QsChartText qs_pango_text = {
  .measure = measure,
  .show = show,
};
