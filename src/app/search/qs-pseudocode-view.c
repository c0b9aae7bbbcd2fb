/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's pseudocode and the line of the last step. */

#include "config.h"

#include "qs-pseudocode-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"

/* The room for the mark of the current statement, in characters. */
#define MARK_ROOM 2

/* The least width, in pixels. */
#define MINIMUM_WIDTH 160

/* The smallest and the largest letters, relative to the wanted ones, and how much smaller they are made at a time. */
#define MINIMUM_SCALE 0.5
#define MAXIMUM_SCALE QS_PSEUDOCODE_VIEW_GROWTH
#define SHRINKING 0.97

#define NO_LINE G_MAXUINT

struct _QsPseudocodeView
{
  GtkWidget parent_instance;

  const QsMethod *method;
  guint current;    /* the statement of the last step, or NO_LINE */
  double scale;     /* the size of the letters, relative to the wanted one */
  GPtrArray *plain; /* of PangoLayout, one for each statement; made when they are needed */
  GPtrArray *bold;  /* likewise; statements always take the room of these, so that nothing moves */
  int mark_width;   /* the room for the mark, in pixels */
  int whole_width;  /* of everything in letters of the wanted size; 0 until it is measured */
  int whole_height;
};

G_DEFINE_FINAL_TYPE (QsPseudocodeView, qs_pseudocode_view, GTK_TYPE_WIDGET)

/* Blanks at the beginning keep their width, because the font is monospaced. */
static PangoLayout *
create_text (QsPseudocodeView *self,
             const char       *text,
             PangoWeight       weight,
             double            scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  /* Programs run from left to right in every language. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);

  return layout;
}

static int
measure_mark (QsPseudocodeView *self,
              double            scale)
{
  g_autoptr (PangoLayout) digit = create_text (self, "0", PANGO_WEIGHT_BOLD, scale);
  int width;

  pango_layout_get_pixel_size (digit, &width, NULL);

  return MARK_ROOM * width;
}

static void
ensure_lines (QsPseudocodeView *self)
{
  if (self->bold->len > 0 || self->method == NULL)
    return;

  self->mark_width = measure_mark (self, self->scale);
  for (guint i = 0; self->method->pseudocode[i] != NULL; i++)
    {
      const char *statement = _ (self->method->pseudocode[i]);

      g_ptr_array_add (self->plain, create_text (self, statement, PANGO_WEIGHT_NORMAL, self->scale));
      g_ptr_array_add (self->bold, create_text (self, statement, PANGO_WEIGHT_BOLD, self->scale));
    }
}

static void
set_scale (QsPseudocodeView *self,
           double            scale)
{
  if (self->scale == scale)
    return;

  self->scale = scale;
  g_ptr_array_set_size (self->plain, 0);
  g_ptr_array_set_size (self->bold, 0);
}

static void
forget_lines (QsPseudocodeView *self)
{
  self->whole_width = 0;
  self->scale = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
measure_lines (QsPseudocodeView *self,
               int              *width,
               int              *height)
{
  *width = *height = 0;
  ensure_lines (self);

  for (guint i = 0; i < self->bold->len; i++)
    {
      int line_width, line_height;

      pango_layout_get_pixel_size (g_ptr_array_index (self->bold, i), &line_width, &line_height);
      *width = MAX (*width, self->mark_width + line_width);
      *height += line_height;
    }
}

/* The size of the whole, in letters of the wanted size. */
static void
measure_all (QsPseudocodeView *self,
             int              *width,
             int              *height)
{
  if (self->whole_width == 0)
    {
      set_scale (self, 1);
      measure_lines (self, &self->whole_width, &self->whole_height);
    }

  *width = self->whole_width;
  *height = self->whole_height;
}

static void
qs_pseudocode_view_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  int width, height;

  measure_all (QS_PSEUDOCODE_VIEW (widget), &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MINIMUM_WIDTH;
      *natural = MAX (width, MINIMUM_WIDTH);
      return;
    }

  *minimum = 0;
  *natural = for_size > 0 && for_size < width ? (int) ceil ((double) height * for_size / width) : height;
}

/* Letters become smaller where there is little room, so that every statement is seen, and larger where there is much.
 * They do not grow evenly, because their heights are whole pixels. */
static void
qs_pseudocode_view_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (widget);
  int whole_width, whole_height;
  double scale;

  measure_all (self, &whole_width, &whole_height);
  if (whole_width == 0 || whole_height == 0)
    return;

  scale = MIN ((double) width / whole_width, (double) height / whole_height);
  set_scale (self, CLAMP (scale, MINIMUM_SCALE, MAXIMUM_SCALE));
  measure_lines (self, &whole_width, &whole_height);
  while ((whole_width > width || whole_height > height) && self->scale > MINIMUM_SCALE)
    {
      set_scale (self, self->scale * SHRINKING);
      measure_lines (self, &whole_width, &whole_height);
    }
}

static void
draw_layout (GtkSnapshot   *snapshot,
             PangoLayout   *layout,
             int            x,
             int            y,
             const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* The current statement has a mark, bold type and a tint. */
static void
draw_current (QsPseudocodeView *self,
              GtkSnapshot      *snapshot,
              int               y,
              const GdkRGBA    *color)
{
  const QsColor *path = &qs_appearance_get_palette (GTK_WIDGET (self))->tree_path;
  const GdkRGBA tint = { (float) path->red, (float) path->green, (float) path->blue, 0.16f };
  PangoLayout *statement = g_ptr_array_index (self->bold, self->current);
  g_autoptr (PangoLayout) mark = create_text (self, "▸", PANGO_WEIGHT_BOLD, self->scale);

  gtk_snapshot_append_color (snapshot, &tint,
                             &GRAPHENE_RECT_INIT (0, (float) y, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                  (float) get_height (statement)));
  draw_layout (snapshot, mark, 0, y, color);
  draw_layout (snapshot, statement, self->mark_width, y, color);
}

static void
qs_pseudocode_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (widget);
  int y = 0;
  GdkRGBA color;

  qs_compat_get_color (widget, &color);
  ensure_lines (self);

  for (guint i = 0; i < self->bold->len; i++)
    {
      if (i == self->current)
        draw_current (self, snapshot, y, &color);
      else
        draw_layout (snapshot, g_ptr_array_index (self->plain, i), self->mark_width, y, &color);

      y += get_height (g_ptr_array_index (self->bold, i));
    }
}

static void
qs_pseudocode_view_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qs_pseudocode_view_parent_class)->css_changed (widget, change);
  forget_lines (QS_PSEUDOCODE_VIEW (widget));
}

static GtkSizeRequestMode
qs_pseudocode_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qs_pseudocode_view_finalize (GObject *object)
{
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (object);

  g_ptr_array_unref (self->plain);
  g_ptr_array_unref (self->bold);

  G_OBJECT_CLASS (qs_pseudocode_view_parent_class)->finalize (object);
}

static void
qs_pseudocode_view_class_init (QsPseudocodeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qs_pseudocode_view_finalize;
  widget_class->get_request_mode = qs_pseudocode_view_get_request_mode;
  widget_class->measure = qs_pseudocode_view_measure;
  widget_class->size_allocate = qs_pseudocode_view_size_allocate;
  widget_class->snapshot = qs_pseudocode_view_snapshot;
  widget_class->css_changed = qs_pseudocode_view_css_changed;

  gtk_widget_class_set_css_name (widget_class, "pseudocode");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qs_pseudocode_view_init (QsPseudocodeView *self)
{
  self->current = NO_LINE;
  self->plain = g_ptr_array_new_with_free_func (g_object_unref);
  self->bold = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * qs_pseudocode_view_set_moment:
 * @self: a view
 * @method: a method
 * @moment: a moment of its search
 *
 * Shows the method's pseudocode and marks the statement that made the last
 * step.
 */
void
qs_pseudocode_view_set_moment (QsPseudocodeView *self,
                               const QsMethod   *method,
                               const QsMoment   *moment)
{
  guint current = moment->step > 0 ? method->lines[moment->event] : NO_LINE;

  g_return_if_fail (QS_IS_PSEUDOCODE_VIEW (self));

  if (self->method == method && self->current == current)
    return;

  if (self->method != method)
    {
      self->method = method;
      forget_lines (self);
    }

  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A statement in one line. */
static char *
read_statement (const char *statement)
{
  g_auto (GStrv) lines = g_strsplit (statement, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);

  return g_strjoinv (" ", lines);
}

/* All statements, one after the other. */
static char *
read_pseudocode (const char *const *pseudocode)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; pseudocode[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", _ (pseudocode[i]));

  return g_string_free (text, FALSE);
}

/**
 * qs_pseudocode_view_tell:
 * @self: a view
 *
 * Describes the current statement, or if there is none the whole pseudocode, to
 * people who cannot see it.
 */
void
qs_pseudocode_view_tell (QsPseudocodeView *self)
{
  g_autofree char *code = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_PSEUDOCODE_VIEW (self));

  if (self->current != NO_LINE)
    {
      code = read_statement (_ (self->method->pseudocode[self->current]));
      /* Translators: the number of a line of pseudocode, and the line. */
      text = g_strdup_printf (_ ("Pseudocode, line %u: %s"), self->current + 1, code);
    }
  else
    {
      code = read_pseudocode (self->method->pseudocode);
      text = g_strdup_printf (_ ("Pseudocode: %s"), code);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * qs_pseudocode_view_get_statement:
 * @self: a view
 * @statement: the number of a statement, from 0
 * @place: (out caller-allocates): where it is in the view, in pixels
 *
 * Asks where a statement is.
 *
 * Returns: whether there is such a statement
 */
gboolean
qs_pseudocode_view_get_statement (QsPseudocodeView *self,
                                  guint             statement,
                                  GdkRectangle     *place)
{
  g_return_val_if_fail (QS_IS_PSEUDOCODE_VIEW (self), FALSE);

  ensure_lines (self);
  if (statement >= self->bold->len)
    return FALSE;

  *place = (GdkRectangle){ .x = self->mark_width };
  for (guint i = 0; i < statement; i++)
    place->y += get_height (g_ptr_array_index (self->bold, i));
  pango_layout_get_pixel_size (g_ptr_array_index (self->bold, statement), &place->width, &place->height);

  return TRUE;
}

/**
 * qs_pseudocode_view_get_current:
 * @self: a view
 *
 * Returns: the number of the current statement, from 0; %G_MAXUINT for none
 */
guint
qs_pseudocode_view_get_current (QsPseudocodeView *self)
{
  g_return_val_if_fail (QS_IS_PSEUDOCODE_VIEW (self), NO_LINE);

  return self->current;
}
