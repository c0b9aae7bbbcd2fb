/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes text in the font of the drawing. */

#include "qs-letters.h"

#include "qs-square.h"

static const cairo_user_data_key_t shared;

/* Columns count from 0. */
void
qs_letters_name_column (QsCoordinates kind,
                        guint         column,
                        char          text[QS_LETTERS_MAX_COLUMN + 1])
{
  if (kind == QS_COORDINATES_LETTERS)
    qs_square_format_file (column, text);
  else
    g_snprintf (text, QS_LETTERS_MAX_COLUMN + 1, "%u", column + (kind != QS_COORDINATES_FROM_0));
}

/* Leaves the letters of a drawing as cairo writes them: a film of SVG, which is for browsers, has each of them once. */
void
qs_letters_share (cairo_t *cr)
{
  cairo_surface_set_user_data (cairo_get_target (cr), &shared, (gpointer) &shared, NULL);
}

/* Whether text is to be painted as shapes. In SVG cairo makes a symbol of each letter: programs that know no more than
 * SVG Tiny, such as those that use Qt, show none of them. */
gboolean
qs_letters_are_shapes (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_get_target (cr);

  return cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_SVG &&
         cairo_surface_get_user_data (surface, &shared) == NULL;
}

/* Fills shapes of letters: their outlines may overlap, whatever is the rule of the drawing. */
void
qs_letters_fill (cairo_t *cr)
{
  cairo_fill_rule_t rule = cairo_get_fill_rule (cr);

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, rule);
}

/* How far to the right of a text another one begins, in user units. */
double
qs_letters_measure (cairo_t    *cr,
                    const char *text)
{
  cairo_text_extents_t extents;

  cairo_text_extents (cr, text, &extents);

  return extents.x_advance;
}

/* Writes from the current point on, which is lost. */
void
qs_letters_show (cairo_t    *cr,
                 const char *text)
{
  if (qs_letters_are_shapes (cr))
    {
      cairo_text_path (cr, text);
      qs_letters_fill (cr);
    }
  else
    {
      cairo_show_text (cr, text);
      cairo_new_path (cr);
    }
}

void
qs_letters_show_middle (cairo_t    *cr,
                        const char *text,
                        double      middle,
                        double      baseline)
{
  cairo_move_to (cr, middle - qs_letters_measure (cr, text) / 2, baseline);
  qs_letters_show (cr, text);
}
