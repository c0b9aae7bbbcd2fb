/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's own data, and lets people point at a value to see its squares on the board. */

#include "qs-internals-view-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-internals-layout.h"
#include "qs-internals-text.h"
#include "qs-next-frame.h"
#include "qs-recording.h"
#include "qs-template.h"

/* The least width, in pixels. */
#define MINIMUM_WIDTH 160
#define NATURAL_WIDTH 260

/* The room of a mask's name, or of a call's number and frames, in characters. */
#define MASK_NAME 9

/* How many characters of all values are read out at most. */
#define MAX_TOLD 400

struct _QsInternalsView
{
  GtkWidget parent_instance;

  QsRegion region; /* the squares of the value that the user points at */
  QsInternals *internals;
  QsInternalsLayout *layout; /* of the widget's width */
  const QsMethod *method;
  QsFigure figure;
  guint n;
  double tallest; /* the greatest height of the data since the board changed, so that rows do not come and go */
  guint focused;  /* the piece that the keys have chosen, or QS_PIECE_NONE */
  double pointer_x;
  double pointer_y; /* negative when the pointer is elsewhere */

  gboolean are_numbers;  /* whether bit 0 is at the right, else at the left */
  guint64 step;          /* of the moment that is shown */
  QsMotion shift;        /* of bits that the step has shifted */

  QsInternalsText text;
};

G_DEFINE_FINAL_TYPE (QsInternalsView, qs_internals_view, GTK_TYPE_WIDGET)

/* Whether the keys have chosen a value. */
static gboolean
has_focused (QsInternalsView *self)
{
  return self->focused < self->layout->n_pieces && self->layout->pieces[self->focused].kind == QS_PIECE_CELL;
}

/* The piece that the user points at, with the pointer or else with the keys. */
static guint
find_pointed (QsInternalsView *self)
{
  const QsInternalsLayout *layout = self->layout;
  guint piece = QS_PIECE_NONE;

  if (self->pointer_y >= 0)
    piece = qs_pieces_find_cell (layout->pieces, layout->n_pieces, self->pointer_x, self->pointer_y);

  return piece == QS_PIECE_NONE && gtk_widget_has_focus (GTK_WIDGET (self)) && has_focused (self) ? self->focused : piece;
}

static const QsCell *
get_cell (QsInternalsView *self,
          const QsPiece   *piece)
{
  return &qs_internals_get_cells (self->internals, &self->layout->data[piece->datum])[piece->cell];
}

static void
update_region (QsInternalsView *self)
{
  guint pointed = find_pointed (self);
  QsRegion region = { QS_REGION_NONE };

  if (pointed != QS_PIECE_NONE)
    region = get_cell (self, &self->layout->pieces[pointed])->region;
  if (memcmp (&self->region, &region, sizeof region) == 0)
    return;

  self->region = region;
  g_signal_emit_by_name (self, "pointed");
}

static void
arrange (QsInternalsView *self,
         double           width)
{
  qs_internals_layout_arrange (self->layout, self->internals, self->n, qs_internals_text_get_metrics (&self->text), width,
                               self->are_numbers);
}

static void
qs_internals_view_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  double height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MINIMUM_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }

  arrange (self, for_size > 0 ? for_size : MINIMUM_WIDTH);
  height = self->layout->height;
  if (for_size == width)
    height = MAX (height, self->tallest);
  else if (width > 0)
    arrange (self, width);

  *minimum = *natural = (int) ceil (height);
}

static void
qs_internals_view_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);

  arrange (self, width);
  self->tallest = self->layout->height;
}

/* A step on to a row with shifted masks shows how they move there,
 * unless the user wants no motion: the arrows beside them say the same. */
static void
start_shift (QsInternalsView *self,
             guint64          last_step)
{
  gboolean is_shifted = FALSE;

  qs_motion_stop (&self->shift, GTK_WIDGET (self));
  for (guint i = 0; i < self->layout->n_data; i++)
    is_shifted = is_shifted || self->layout->data[i].shift != 0;
  if (is_shifted && self->step == last_step + 1 && qs_motion_is_wanted (GTK_WIDGET (self)))
    qs_motion_start (&self->shift, GTK_WIDGET (self));
}

/* Returns new memory: the pieces where they are painted now, shifted bits on their way. */
QsPiece *
qs_internals_view_copy_pieces (QsInternalsView *self,
                               guint           *n_pieces)
{
  QsPiece *copy = g_memdup2 (self->layout->pieces, self->layout->n_pieces * sizeof *copy);

  *n_pieces = self->layout->n_pieces;
  for (guint i = 0; i < *n_pieces && self->shift.left > 0; i++)
    {
      if (copy[i].kind == QS_PIECE_CELL)
        copy[i].x -= self->shift.left * qs_internals_layout_get_shift (self->layout, &self->layout->data[copy[i].datum]);
    }

  return copy;
}

static void
qs_internals_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  guint n_pieces;
  g_autofree QsPiece *pieces = qs_internals_view_copy_pieces (self, &n_pieces);
  QsPieceColors colors;
  GdkRGBA color;
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  qs_compat_get_color (widget, &color);
  colors = (QsPieceColors){
    .ink = { color.red, color.green, color.blue },
    .alpha = color.alpha,
    .accent = qs_appearance_get_palette (widget)->tree_path,
  };

  cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, width, height));
  qs_pieces_paint (cr, pieces, n_pieces, find_pointed (self), &colors, &self->text.parent);
  cairo_destroy (cr);
}

static void
qs_internals_view_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);

  GTK_WIDGET_CLASS (qs_internals_view_parent_class)->css_changed (widget, change);
  qs_internals_text_forget (&self->text);
  self->tallest = 0;
  gtk_widget_queue_resize (widget);
}

static void
pointer_moved (QsInternalsView *self,
               double           x,
               double           y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  update_region (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
leave_cb (QsInternalsView *self)
{
  pointer_moved (self, -1, -1);
}

static gboolean
key_pressed_cb (QsInternalsView *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  int across = keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right ? 1
               : keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ? -1
                                                                      : 0;
  int down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? 1
             : keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up ? -1
                                                                : 0;

  if ((across == 0 && down == 0) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  self->focused = qs_pieces_move (self->layout->pieces, self->layout->n_pieces, self->focused, across, down);
  update_region (self);
  qs_internals_view_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return GDK_EVENT_STOP;
}

static void
focus_changed_cb (QsInternalsView *self)
{
  update_region (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
qs_internals_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_internals_view_parent_class)->unmap (widget);
  qs_motion_stop (&QS_INTERNALS_VIEW (widget)->shift, widget);
  leave_cb (QS_INTERNALS_VIEW (widget));
}

static void
qs_internals_view_finalize (GObject *object)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (object);

  qs_internals_free (self->internals);
  qs_internals_layout_free (self->layout);
  qs_internals_text_clear (&self->text);
  qs_recording_hold (&self->method, NULL);

  G_OBJECT_CLASS (qs_internals_view_parent_class)->finalize (object);
}

static void
qs_internals_view_class_init (QsInternalsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = qs_internals_view_finalize;
  widget_class->get_request_mode = qs_template_prefer_width;
  widget_class->measure = qs_internals_view_measure;
  widget_class->size_allocate = qs_internals_view_size_allocate;
  widget_class->snapshot = qs_internals_view_snapshot;
  widget_class->css_changed = qs_internals_view_css_changed;
  widget_class->unmap = qs_internals_view_unmap;

  /* The user points at another value, or at none. */
  g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "internals");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  qs_template_set_resource (widget_class, "/io/github/queenside/Queenside/qs-internals-view.ui");
  qs_template_bind_callbacks (widget_class, pointer_moved, leave_cb, key_pressed_cb, focus_changed_cb);
}

static void
qs_internals_view_init (QsInternalsView *self)
{
  self->internals = qs_internals_new ();
  self->layout = qs_internals_layout_new ();
  self->n = 1;
  self->focused = QS_PIECE_NONE;
  self->pointer_x = self->pointer_y = -1;
  qs_internals_text_init (&self->text, gtk_widget_get_pango_context (GTK_WIDGET (self)));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Of a method without that figure the data are shown. Bit 0 of a mask is at the right, as in numbers, or at the left, as on
 * the board. */
void
qs_internals_view_set_moment (QsInternalsView *self,
                              const QsMoment  *moment,
                              QsFigure         figure,
                              gboolean         are_numbers)
{
  guint64 last_step = self->step;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->step = moment->step;
  figure = qs_figures_has (moment->method, figure) ? figure : QS_FIGURE_DATA;
  if (self->are_numbers != are_numbers)
    {
      self->are_numbers = are_numbers;
      qs_motion_stop (&self->shift, GTK_WIDGET (self));
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (self->method != moment->method || self->n != moment->n || self->figure != figure)
    {
      qs_recording_hold (&self->method, moment->method);
      self->figure = figure;
      self->n = moment->n;
      self->tallest = 0;
      self->focused = QS_PIECE_NONE;
      qs_internals_layout_clear (self->layout);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  qs_internals_clear (self->internals);
  qs_figures_describe (figure, moment, self->internals);
  arrange (self, width > 0 ? width : MINIMUM_WIDTH);
  if (self->step != last_step)
    start_shift (self, last_step);
  if (self->layout->height > self->tallest)
    {
      self->tallest = self->layout->height;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  update_region (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

QsFigure
qs_internals_view_get_figure (QsInternalsView *self)
{
  return self->figure;
}

/* The squares of the value that the user points at. */
const QsRegion *
qs_internals_view_get_region (QsInternalsView *self)
{
  return &self->region;
}

/* Whether masks are among the data that it shows. */
gboolean
qs_internals_view_has_bits (QsInternalsView *self)
{
  for (guint i = 0; i < self->layout->n_data; i++)
    {
      if (self->layout->data[i].kind == QS_DATUM_BITS || self->layout->data[i].style == QS_VALUE_BITS)
        return TRUE;
    }

  return FALSE;
}

/* The width in which the longest masks of this board, or of a call,
 * stand in one line beside their names, in pixels; 0 without masks. */
int
qs_internals_view_get_mask_width (QsInternalsView *self)
{
  /* Of fixed masks: a bit for each column and each diagonal, without gaps between them. */
  gboolean is_call = self->figure == QS_FIGURE_CALLS && self->method->masks == QS_MASKS_FIXED;
  double bit = qs_internals_text_get_metrics (&self->text)->character + (is_call ? 0 : 1);

  if (!is_call && !qs_internals_view_has_bits (self))
    return 0;

  return (int) ceil ((MASK_NAME + (is_call ? 5 : 3) * self->n) * bit);
}

/* What is to be kept in sight: the newest call, or the cell that was
 * looked up, as pixels from the top. The data as a whole have no such place. */
gboolean
qs_internals_view_get_current (QsInternalsView *self,
                               double          *top,
                               double          *bottom)
{
  return self->figure != QS_FIGURE_DATA &&
         qs_pieces_find_current (self->layout->pieces, self->layout->n_pieces, top, bottom);
}

/* Such as “diagonals[3]: 1”. */
static char *
format_one (QsInternalsView *self,
            const QsPiece   *piece)
{
  const QsDatum *datum = &self->layout->data[piece->datum];
  char place[24] = "";

  if (datum->kind == QS_DATUM_ARRAY || datum->kind == QS_DATUM_BITS)
    g_snprintf (place, sizeof place, "[%d]", datum->first_index + (int) piece->cell);
  else if (datum->kind == QS_DATUM_MATRIX && datum->width > 0)
    g_snprintf (place, sizeof place, "[%u][%u]", piece->cell / datum->width, piece->cell % datum->width);

  if (piece->text[0] != '\0')
    return g_strdup_printf ("%s%s: %s", datum->name, place, piece->text);

  return g_strdup_printf ("%s%s: %" G_GINT64_FORMAT, datum->name, place, get_cell (self, piece)->value);
}

/* All names and values, or the first of many. */
static char *
format_all (QsInternalsView *self)
{
  const QsPiece *piece = self->layout->pieces, *end = piece + self->layout->n_pieces;
  GString *text = g_string_new (NULL);

  for (; piece < end && text->len < MAX_TOLD; piece++)
    {
      if (piece->kind == QS_PIECE_NAME)
        g_string_append_printf (text, "%s%s:", text->len > 0 ? _ ("; ") : "", piece->text);
      else if (piece->kind == QS_PIECE_CELL)
        g_string_append_printf (text, " %" G_GINT64_FORMAT, get_cell (self, piece)->value);
    }
  if (text->len >= MAX_TOLD)
    g_string_append (text, " …");

  return g_string_free (text, FALSE);
}

/* Describes the data, or the value that the keys have chosen, to people who cannot see them. */
void
qs_internals_view_describe (QsInternalsView *self)
{
  g_autofree char *values = has_focused (self) ? format_one (self, &self->layout->pieces[self->focused]) : format_all (self);
  /* Translators: the names of variables and their values. */
  g_autofree char *text = g_strdup_printf (_ ("Data: %s"), values);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
