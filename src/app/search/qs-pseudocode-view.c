/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's pseudocode and the line of the last step. */

#include "config.h"

#include "qs-pseudocode-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-listing.h"

/* The least width, in pixels. */
#define MINIMUM_WIDTH 160

struct _QsPseudocodeView
{
  GtkWidget parent_instance;

  QsListing listing;
  guint current; /* the statement of the last step, or QS_LISTING_NONE */
};

G_DEFINE_FINAL_TYPE (QsPseudocodeView, qs_pseudocode_view, GTK_TYPE_WIDGET)

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

  qs_listing_measure (&QS_PSEUDOCODE_VIEW (widget)->listing, gtk_widget_get_pango_context (widget), &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MINIMUM_WIDTH;
      *natural = MAX (width, MINIMUM_WIDTH);
      return;
    }

  *minimum = 0;
  *natural = for_size > 0 && for_size < width ? (int) ceil ((double) height * for_size / width) : height;
}

static void
qs_pseudocode_view_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  qs_listing_fit (&QS_PSEUDOCODE_VIEW (widget)->listing, gtk_widget_get_pango_context (widget), width, height);
}

static void
qs_pseudocode_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  QsPseudocodeView *self = QS_PSEUDOCODE_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA color;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  qs_compat_get_color (widget, &color);
  cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  qs_listing_paint (&self->listing, gtk_widget_get_pango_context (widget), cr, width, self->current, &color,
                    &qs_appearance_get_palette (widget)->tree_path);
  cairo_destroy (cr);
}

static void
qs_pseudocode_view_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qs_pseudocode_view_parent_class)->css_changed (widget, change);
  qs_listing_forget (&QS_PSEUDOCODE_VIEW (widget)->listing);
  gtk_widget_queue_resize (widget);
}

static GtkSizeRequestMode
qs_pseudocode_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qs_pseudocode_view_finalize (GObject *object)
{
  qs_listing_clear (&QS_PSEUDOCODE_VIEW (object)->listing);

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
  self->current = QS_LISTING_NONE;
  qs_listing_init (&self->listing);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Marks the statement that made the last step. */
void
qs_pseudocode_view_set_moment (QsPseudocodeView *self,
                               const QsMethod   *method,
                               const QsMoment   *moment)
{
  guint current = qs_listing_find_current (method, moment);

  g_return_if_fail (QS_IS_PSEUDOCODE_VIEW (self));

  if (qs_listing_set_method (&self->listing, method, moment->problem))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (self->current == current)
    return;

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
read_pseudocode (const QsListing *listing)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; listing->method->pseudocode[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", qs_listing_get_text (listing, i));

  return g_string_free (text, FALSE);
}

/* Describes the current statement, or if there is none the whole pseudocode, to people who cannot see it. */
void
qs_pseudocode_view_tell (QsPseudocodeView *self)
{
  g_autofree char *code = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_PSEUDOCODE_VIEW (self));

  if (self->current != QS_LISTING_NONE)
    {
      code = read_statement (qs_listing_get_text (&self->listing, self->current));
      /* Translators: the number of a line of pseudocode, and the line. */
      text = g_strdup_printf (_ ("Pseudocode, line %u: %s"), self->current + 1, code);
    }
  else
    {
      code = read_pseudocode (&self->listing);
      text = g_strdup_printf (_ ("Pseudocode: %s"), code);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Asks where a statement, numbered from 0, is in the view,
 * in pixels. Returns whether there is such a statement. */
gboolean
qs_pseudocode_view_get_statement (QsPseudocodeView *self,
                                  guint             statement,
                                  GdkRectangle     *place)
{
  g_return_val_if_fail (QS_IS_PSEUDOCODE_VIEW (self), FALSE);

  return qs_listing_get_statement (&self->listing, gtk_widget_get_pango_context (GTK_WIDGET (self)), statement,
                                   self->current, place);
}

/* Counts from 0; G_MAXUINT is none. */
guint
qs_pseudocode_view_get_current (QsPseudocodeView *self)
{
  g_return_val_if_fail (QS_IS_PSEUDOCODE_VIEW (self), QS_LISTING_NONE);

  return self->current;
}
