/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a method's data with Pango, in the font of a widget or of a picture. */

#include "qs-internals-text.h"

#include "qs-listing.h"
#include "qs-pango.h"

/* The size of a font, relative to that of the others. */
#define SMALL 0.75

static PangoLayout *
get_layout (const QsPieceText *text_parent,
            const char        *text,
            QsPieceFont        font)
{
  const QsInternalsText *self = (const QsInternalsText *) text_parent;
  PangoLayout *layout = g_hash_table_lookup (self->layouts[font], text);

  if (layout == NULL)
    {
      layout = qs_listing_create_text (self->context, text, font == QS_PIECE_BOLD ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                                       font == QS_PIECE_SMALL ? SMALL : 1);
      g_hash_table_insert (self->layouts[font], g_strdup (text), layout);
    }

  return layout;
}

static void
measure (const QsPieceText *self,
         const char        *text,
         QsPieceFont        font,
         int               *width,
         int               *height)
{
  pango_layout_get_pixel_size (get_layout (self, text, font), width, height);
}

static void
show (const QsPieceText *self,
      cairo_t           *cr,
      const char        *text,
      QsPieceFont        font)
{
  qs_pango_show (cr, get_layout (self, text, font));
}

/* Takes the font of @context, which outlives @self. */
void
qs_internals_text_init (QsInternalsText *self,
                        PangoContext    *context)
{
  *self = (QsInternalsText){ { measure, show }, context };
  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    self->layouts[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

void
qs_internals_text_clear (QsInternalsText *self)
{
  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    g_hash_table_unref (self->layouts[i]);
}

/* Writes in another font from now on: that of the context has changed. */
void
qs_internals_text_forget (QsInternalsText *self)
{
  self->metrics = (QsInternalsMetrics){ 0 };
  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    g_hash_table_remove_all (self->layouts[i]);
}

const QsInternalsMetrics *
qs_internals_text_get_metrics (QsInternalsText *self)
{
  int width, height;

  if (self->metrics.line > 0)
    return &self->metrics;

  measure (&self->parent, "0000000000", QS_PIECE_BOLD, &width, &height);
  self->metrics.character = width / 10.0;
  self->metrics.line = height;
  measure (&self->parent, "0000000000", QS_PIECE_SMALL, &width, &height);
  self->metrics.small_character = width / 10.0;
  self->metrics.small_line = height;

  return &self->metrics;
}
