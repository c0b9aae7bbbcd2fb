/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a method's pseudocode with Pango, for widgets and for pictures. */

#include "qs-listing-private.h"

#include <glib/gi18n.h>

#include "qs-letters.h"
#include "qs-pango.h"
#include "qs-recording.h"

/* The room for the mark of the current statement, in characters. */
#define MARK_ROOM 2

/* The smallest and the largest letters, relative to the wanted ones, and how much smaller they are made
 * at a time. Lines that are too many leave letters that can be read, and not all of them are seen then. */
#define MINIMUM_SCALE 0.5
#define READABLE_SCALE 0.75
#define MAXIMUM_SCALE QS_LISTING_GROWTH
#define SHRINKING 0.97

/* How much of the accent's colour lies behind the current statement. */
#define TINT 0.16

/* Writes a piece of a program or of its data. These run from left to right in every language,
 * and blanks at the beginning keep their width. @scale is relative to the size of the font. */
PangoLayout *
qs_listing_create_text (PangoContext *context,
                        const char   *text,
                        PangoWeight   weight,
                        double        scale)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_context_set_base_dir (context, PANGO_DIRECTION_LTR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

void
qs_listing_init (QsListing *self)
{
  *self = (QsListing){
    .plain = g_ptr_array_new_with_free_func (g_object_unref),
    .bold = g_ptr_array_new_with_free_func (g_object_unref),
  };
}

void
qs_listing_clear (QsListing *self)
{
  g_ptr_array_unref (self->plain);
  g_ptr_array_unref (self->bold);
  qs_recording_hold (&self->method, NULL);
}

static void
set_scale (QsListing *self,
           double     scale)
{
  if (self->scale == scale)
    return;

  self->scale = scale;
  g_ptr_array_set_size (self->plain, 0);
  g_ptr_array_set_size (self->bold, 0);
}

static void
forget (QsListing *self)
{
  self->whole_width = 0;
  self->room_width = 0;
  set_scale (self, 0);
}

/* Writes the pseudocode of a method from now on, for a problem as qs_problem_intern() has it. Returns whether it is another
 * one. */
gboolean
qs_listing_set_method (QsListing       *self,
                       const QsMethod  *method,
                       const QsProblem *problem)
{
  if (self->method == method && self->problem == problem)
    return FALSE;

  qs_recording_hold (&self->method, method);
  self->problem = problem;
  forget (self);

  return TRUE;
}

/* Where there are fewer rows than columns, the last row is m − 1: only statements on columns count to n − 1. */
static const char *
count_rows (const char *text)
{
  g_autoptr (GString) counted = g_string_new (text);

  if (strstr (text, "column") != NULL)
    return text;

  g_string_replace (counted, "n − 1", "m − 1", 0);
  return g_intern_string (counted->str);
}

/* A statement in the language of the reader; of another program, a line of its source. */
const char *
qs_listing_get_text (const QsListing *self,
                     guint            statement)
{
  const QsMethod *method = self->method;
  const char *text = method->pseudocode[statement];
  /* A method that keeps lines has others only where these go on at the other edge. */
  gboolean differs = self->problem != NULL &&
                     (method->boards != QS_BOARDS_LINES || qs_search_is_torus (self->problem));

  if (method->recording != NULL)
    return text;

  for (guint i = 0; i < G_N_ELEMENTS (method->others) && differs; i++)
    {
      if (method->others[i].text != NULL && method->others[i].statement == statement)
        text = method->others[i].text;
    }

  return self->problem != NULL && self->problem->n_rows < self->problem->n ? count_rows (gettext (text)) : gettext (text);
}

static void
ensure_lines (QsListing    *self,
              PangoContext *context)
{
  g_autoptr (PangoLayout) digit = NULL;
  int digit_width;

  if (self->bold->len > 0 || self->method == NULL)
    return;

  digit = qs_listing_create_text (context, "0", PANGO_WEIGHT_BOLD, self->scale);
  pango_layout_get_pixel_size (digit, &digit_width, NULL);
  self->mark_width = MARK_ROOM * digit_width;
  for (guint i = 0; self->method->pseudocode[i] != NULL; i++)
    {
      const char *statement = qs_listing_get_text (self, i);

      g_ptr_array_add (self->plain, qs_listing_create_text (context, statement, PANGO_WEIGHT_NORMAL, self->scale));
      g_ptr_array_add (self->bold, qs_listing_create_text (context, statement, PANGO_WEIGHT_BOLD, self->scale));
    }
}

static int
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* The size of the whole, in letters of the current size. */
static void
measure_lines (QsListing    *self,
               PangoContext *context,
               int          *width,
               int          *height)
{
  *width = *height = 0;
  ensure_lines (self, context);

  for (guint i = 0; i < self->bold->len; i++)
    {
      int line_width, line_height;

      pango_layout_get_pixel_size (g_ptr_array_index (self->bold, i), &line_width, &line_height);
      *width = MAX (*width, self->mark_width + line_width);
      *height += line_height;
    }
}

/* Measures everything in letters of the wanted size, in pixels; anew where the font is another. */
void
qs_listing_measure (QsListing    *self,
                    PangoContext *context,
                    int          *width,
                    int          *height)
{
  if (self->serial != pango_context_get_serial (context))
    forget (self);
  if (self->whole_width == 0)
    {
      set_scale (self, 1);
      measure_lines (self, context, &self->whole_width, &self->whole_height);
      self->serial = pango_context_get_serial (context);
    }

  *width = self->whole_width;
  *height = self->whole_height;
}

/* Makes letters smaller where there is little room, so that every statement is seen, and
 * larger where there is much. They do not grow evenly, because their heights are whole
 * pixels. Where they could not be read, the statements around the current one are seen. */
void
qs_listing_fit (QsListing    *self,
                PangoContext *context,
                int           width,
                int           height)
{
  int whole_width, whole_height;
  double scale;

  qs_listing_measure (self, context, &whole_width, &whole_height);
  if (whole_width == 0 || whole_height == 0 || (width == self->room_width && height == self->room_height))
    return;

  scale = MIN ((double) width / whole_width, MAX ((double) height / whole_height, READABLE_SCALE));
  set_scale (self, CLAMP (scale, MINIMUM_SCALE, MAXIMUM_SCALE));
  measure_lines (self, context, &whole_width, &whole_height);
  while ((whole_width > width && self->scale > MINIMUM_SCALE) ||
         (whole_height > height && self->scale > READABLE_SCALE))
    {
      set_scale (self, self->scale * SHRINKING);
      measure_lines (self, context, &whole_width, &whole_height);
    }
  self->hidden_height = MAX (whole_height - height, 0);
  self->room_width = width;
  self->room_height = height;
}

/* How much is hidden above, so that the current statement is in the middle if it can be. */
static int
find_top (QsListing *self,
          guint      current)
{
  int y = 0, height;

  if (self->hidden_height == 0 || current >= self->bold->len)
    return 0;

  for (guint i = 0; i < current; i++)
    y += get_height (g_ptr_array_index (self->bold, i));
  height = get_height (g_ptr_array_index (self->bold, current));

  return CLAMP (y - (self->room_height - height) / 2, 0, self->hidden_height);
}

/* Asks where a statement is, in pixels, while the one that is marked is
 * @current, or QS_LISTING_NONE. Returns whether there is such a statement. */
gboolean
qs_listing_get_statement (QsListing    *self,
                          PangoContext *context,
                          guint         statement,
                          guint         current,
                          GdkRectangle *place)
{
  ensure_lines (self, context);
  if (statement >= self->bold->len)
    return FALSE;

  *place = (GdkRectangle){ .x = self->mark_width, .y = -find_top (self, current) };
  for (guint i = 0; i < statement; i++)
    place->y += get_height (g_ptr_array_index (self->bold, i));
  pango_layout_get_pixel_size (g_ptr_array_index (self->bold, statement), &place->width, &place->height);

  return TRUE;
}

/* The statement that made the last step, or QS_LISTING_NONE. */
guint
qs_listing_find_current (const QsMoment *moment)
{
  const QsMethod *method = moment->method;

  if (method->recording != NULL && qs_recording_has_source (method->recording))
    return qs_recording_get_line (method->recording, moment->step);

  return moment->step > 0 ? method->lines[moment->event] : QS_LISTING_NONE;
}

/* Paints a listing with the origin at the top left. @color is that of the letters, @accent that of the mark. */
void
qs_listing_paint (QsListing     *self,
                  PangoContext  *context,
                  cairo_t       *cr,
                  int            width,
                  guint          current,
                  const GdkRGBA *color,
                  const QsColor *accent)
{
  g_autoptr (PangoLayout) mark = NULL;
  int y, height;

  ensure_lines (self, context);
  mark = qs_listing_create_text (context, "▸", PANGO_WEIGHT_BOLD, self->scale);
  y = -find_top (self, current);

  for (guint i = 0; i < self->bold->len; i++, y += height)
    {
      PangoLayout *bold = g_ptr_array_index (self->bold, i);

      height = get_height (bold);
      /* Outside there is mostly a clip. */
      if (qs_letters_are_shapes (cr) && self->hidden_height != 0 && (y < 0 || y + height > self->room_height))
        continue;

      /* The current statement has a mark, bold type and a tint. */
      if (i == current)
        {
          qs_color_set_translucent_source (cr, accent, TINT);
          cairo_rectangle (cr, 0, y, width, height);
          cairo_fill (cr);
        }
      gdk_cairo_set_source_rgba (cr, color);
      if (i == current)
        {
          cairo_move_to (cr, 0, y);
          qs_pango_show (cr, mark);
        }
      cairo_move_to (cr, self->mark_width, y);
      qs_pango_show (cr, i == current ? bold : g_ptr_array_index (self->plain, i));
    }
}
