/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's pseudocode and the line of the last step. */

#include "config.h"

#include "qs-pseudocode-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-appearance.h"
#include "qs-compat.h"

/* The room for the mark of the current line, and for a level of indentation, in characters. */
#define MARK_ROOM 2
#define INDENTATION 1

/* How far the rest of a long line is indented, in characters. */
#define HANGING 3

/* The least width, in pixels. */
#define MINIMUM_WIDTH 160
#define NATURAL_WIDTH 260

#define NO_LINE G_MAXUINT

struct _QsPseudocodeView
{
  GtkWidget parent_instance;

  const QsMethod *method;
  guint current;    /* the line of the last step, or NO_LINE */
  GPtrArray *plain; /* of PangoLayout, one for each line; made when they are needed */
  GPtrArray *bold;  /* likewise; lines always take the room of these, so that nothing moves */
  int character;    /* the width of a character, in pixels */
};

G_DEFINE_FINAL_TYPE (QsPseudocodeView, qs_pseudocode_view, GTK_TYPE_WIDGET)

static guint
count_blanks (const char *line)
{
  return (guint) strspn (line, " ");
}

static PangoLayout *
create_line (QsPseudocodeView *self,
             const char       *line,
             PangoWeight       weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), line + count_blanks (line));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  /* Programs run from left to right in every language. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);

  return layout;
}

static void
ensure_lines (QsPseudocodeView *self)
{
  g_autoptr (PangoLayout) digit = NULL;

  if (self->bold->len > 0 || self->method == NULL)
    return;

  digit = create_line (self, "0", PANGO_WEIGHT_BOLD);
  pango_layout_get_pixel_size (digit, &self->character, NULL);

  for (guint i = 0; self->method->pseudocode[i] != NULL; i++)
    {
      g_ptr_array_add (self->plain, create_line (self, self->method->pseudocode[i], PANGO_WEIGHT_NORMAL));
      g_ptr_array_add (self->bold, create_line (self, self->method->pseudocode[i], PANGO_WEIGHT_BOLD));
    }
}

static void
forget_lines (QsPseudocodeView *self)
{
  g_ptr_array_set_size (self->plain, 0);
  g_ptr_array_set_size (self->bold, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static int
get_indentation (QsPseudocodeView *self,
                 guint             line)
{
  return (int) (MARK_ROOM + count_blanks (self->method->pseudocode[line]) * INDENTATION) * self->character;
}

/* Wraps a line to the available width, and returns its height. */
static int
fit_line (QsPseudocodeView *self,
          PangoLayout      *layout,
          guint             line,
          int               width)
{
  int height;

  pango_layout_set_width (layout, MAX (width - get_indentation (self, line), 8 * self->character) * PANGO_SCALE);
  pango_layout_set_indent (layout, -HANGING * self->character * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
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
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MINIMUM_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }

  *minimum = 0;
  ensure_lines (self);
  for (guint i = 0; i < self->bold->len; i++)
    *minimum += fit_line (self, g_ptr_array_index (self->bold, i), i, for_size > 0 ? for_size : MINIMUM_WIDTH);
  *natural = *minimum;
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

/* The current line has a mark, bold type and a tint. */
static void
draw_current (QsPseudocodeView *self,
              GtkSnapshot      *snapshot,
              int               y,
              int               height,
              const GdkRGBA    *color)
{
  const QsColor *path = &qs_appearance_get_palette (GTK_WIDGET (self))->tree_path;
  const GdkRGBA tint = { (float) path->red, (float) path->green, (float) path->blue, 0.16f };
  g_autoptr (PangoLayout) mark = create_line (self, "▸", PANGO_WEIGHT_BOLD);

  gtk_snapshot_append_color (snapshot, &tint,
                             &GRAPHENE_RECT_INIT (0, (float) y, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                  (float) height));
  draw_layout (snapshot, mark, 0, y, color);
  draw_layout (snapshot, g_ptr_array_index (self->bold, self->current), get_indentation (self, self->current), y,
               color);
}

static void
qs_pseudocode_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int y = 0;
  GdkRGBA color;

  qs_compat_get_color (widget, &color);
  ensure_lines (self);

  for (guint i = 0; i < self->bold->len; i++)
    {
      int height = fit_line (self, g_ptr_array_index (self->bold, i), i, width);

      if (i == self->current)
        draw_current (self, snapshot, y, height, &color);
      else
        {
          fit_line (self, g_ptr_array_index (self->plain, i), i, width);
          draw_layout (snapshot, g_ptr_array_index (self->plain, i), get_indentation (self, i), y, &color);
        }

      y += height;
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
 * Shows the method's pseudocode and marks the line that made the last step.
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

/**
 * qs_pseudocode_view_tell:
 * @self: a view
 *
 * Describes the current line, or before the first step the whole pseudocode, to
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
      code = g_strstrip (g_strdup (self->method->pseudocode[self->current]));
      /* Translators: the number of a line of pseudocode, and the line. */
      text = g_strdup_printf (_ ("Pseudocode, line %u: %s"), self->current + 1, code);
    }
  else
    {
      code = g_strjoinv ("\n", (char **) self->method->pseudocode);
      text = g_strdup_printf (_ ("Pseudocode: %s"), code);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
