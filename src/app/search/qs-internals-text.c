/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a method's data with Pango, in the font of a widget. */

#include "config.h"

#include "qs-internals-text.h"

static PangoLayout *
create_layout (GtkWidget  *widget,
               const char *text,
               QsPieceFont font)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (font == QS_PIECE_BOLD)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  else if (font == QS_PIECE_SMALL)
    pango_attr_list_insert (attributes, pango_attr_scale_new (0.75));

  pango_layout_set_attributes (layout, attributes);
  /* Numbers and braces run from left to right in every language. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);

  return layout;
}

static PangoLayout *
get_layout (const QsPieceText *text_parent,
            const char        *text,
            QsPieceFont        font)
{
  const QsInternalsText *self = (const QsInternalsText *) text_parent;
  PangoLayout *layout = g_hash_table_lookup (self->layouts[font], text);

  if (layout == NULL)
    {
      layout = create_layout (self->widget, text, font);
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
  pango_cairo_show_layout (cr, get_layout (self, text, font));
}

/**
 * qs_internals_text_init:
 * @self: whoever is to write
 * @widget: whose font to take; outlives @self
 *
 * Prepares for writing.
 */
void
qs_internals_text_init (QsInternalsText *self,
                        GtkWidget       *widget)
{
  *self = (QsInternalsText){ { measure, show }, widget };

  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    self->layouts[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

/**
 * qs_internals_text_clear:
 * @self: whoever has written
 *
 * Frees what it holds.
 */
void
qs_internals_text_clear (QsInternalsText *self)
{
  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    g_hash_table_unref (self->layouts[i]);
}

/**
 * qs_internals_text_forget:
 * @self: whoever writes
 *
 * Writes in another font from now on: the widget's style has changed.
 */
void
qs_internals_text_forget (QsInternalsText *self)
{
  for (guint i = 0; i < QS_N_PIECE_FONTS; i++)
    g_hash_table_remove_all (self->layouts[i]);
}
