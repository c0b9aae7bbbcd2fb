/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names a drawing, where it has a place for that. */

#include "qs-title.h"

#include <cairo-pdf.h>

/* Programs show the title of a PDF, or read it aloud, in place of the file's name. */
void
qs_title_set (cairo_t    *cr,
              const char *title)
{
  cairo_surface_t *surface = cairo_get_target (cr);

  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_PDF)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
}
