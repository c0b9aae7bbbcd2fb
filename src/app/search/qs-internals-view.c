/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a method's own data, and lets people point at a value to see on the board what it speaks of. */

#include "config.h"

#include "qs-internals-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-internals-layout.h"

/* The least width, in pixels. */
#define MINIMUM_WIDTH 160
#define NATURAL_WIDTH 260

/* The most that is read out of all values, in characters. */
#define MAX_TOLD 400

/* Stands for no piece. */
#define NO_PIECE G_MAXUINT

/* The sizes and weights of text. */
typedef enum
{
  TEXT_PLAIN,
  TEXT_BOLD,
  TEXT_SMALL,
  N_TEXT_STYLES,
} TextStyle;

struct _QsInternalsView
{
  GtkWidget parent_instance;

  QsSpotlight *spotlight;
  QsInternals *internals;
  QsInternalsLayout *layout; /* of the widget's width */
  const QsMethod *method;
  guint n;
  double tallest; /* the height that the data had since the board changed: rows do not come and go */
  guint focused;  /* the piece that the keys have chosen, or NO_PIECE */
  double pointer_x;
  double pointer_y; /* negative when the pointer is elsewhere */

  QsInternalsMetrics metrics; /* 0 until they are measured */
  GHashTable *texts[N_TEXT_STYLES]; /* from a text to its PangoLayout */
};

G_DEFINE_FINAL_TYPE (QsInternalsView, qs_internals_view, GTK_TYPE_WIDGET)

static PangoLayout *
create_text (QsInternalsView *self,
             TextStyle        style,
             const char      *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (style == TEXT_BOLD)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  else if (style == TEXT_SMALL)
    pango_attr_list_insert (attributes, pango_attr_scale_new (0.75));

  pango_layout_set_attributes (layout, attributes);
  /* Numbers and braces run from left to right in every language. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_context_set_base_dir (pango_layout_get_context (layout), PANGO_DIRECTION_LTR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_LEFT);

  return layout;
}

/* The same few numbers are drawn again and again. */
static PangoLayout *
get_text (QsInternalsView *self,
          TextStyle        style,
          const char      *text)
{
  PangoLayout *layout = g_hash_table_lookup (self->texts[style], text);

  if (layout == NULL)
    {
      layout = create_text (self, style, text);
      g_hash_table_insert (self->texts[style], g_strdup (text), layout);
    }

  return layout;
}

static void
ensure_metrics (QsInternalsView *self)
{
  int width, height;

  if (self->metrics.line > 0)
    return;

  pango_layout_get_pixel_size (get_text (self, TEXT_BOLD, "0000000000"), &width, &height);
  self->metrics.character = width / 10.0;
  self->metrics.line = height;
  pango_layout_get_pixel_size (get_text (self, TEXT_SMALL, "0000000000"), &width, &height);
  self->metrics.small_character = width / 10.0;
  self->metrics.small_line = height;
}

static const QsCell *
get_cell (QsInternalsView *self,
          const QsPiece   *piece)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (self->internals, &n_data);

  return &qs_internals_get_cells (self->internals, &data[piece->datum])[piece->cell];
}

static const QsDatum *
get_datum (QsInternalsView *self,
           const QsPiece   *piece)
{
  guint n_data;

  return &qs_internals_get_data (self->internals, &n_data)[piece->datum];
}

/* The piece that somebody points at, with the pointer or else with the keys. */
static const QsPiece *
find_pointed (QsInternalsView *self)
{
  guint n_pieces, piece;
  const QsPiece *pieces = qs_internals_layout_get_pieces (self->layout, &n_pieces);

  if (self->pointer_y >= 0 &&
      qs_internals_layout_find_cell (self->layout, self->pointer_x, self->pointer_y, &piece))
    return &pieces[piece];

  if (gtk_widget_has_focus (GTK_WIDGET (self)) && self->focused < n_pieces &&
      pieces[self->focused].kind == QS_PIECE_CELL)
    return &pieces[self->focused];

  return NULL;
}

static void
update_spotlight (QsInternalsView *self)
{
  const QsPiece *piece = find_pointed (self);
  QsRegion nowhere = qs_region_none ();

  if (self->spotlight != NULL)
    qs_spotlight_set_region (self->spotlight, piece != NULL ? &get_cell (self, piece)->region : &nowhere);
}

static void
arrange (QsInternalsView *self,
         double           width)
{
  ensure_metrics (self);
  qs_internals_layout_arrange (self->layout, self->internals, self->n, &self->metrics, width);
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
  height = qs_internals_layout_get_height (self->layout);
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
  self->tallest = qs_internals_layout_get_height (self->layout);
}

static GdkRGBA
fade (const GdkRGBA *color,
      float          alpha)
{
  return (GdkRGBA){ color->red, color->green, color->blue, alpha };
}

static void
draw_text (QsInternalsView *self,
           GtkSnapshot     *snapshot,
           const QsPiece   *piece,
           TextStyle        style,
           const GdkRGBA   *color)
{
  PangoLayout *text;
  int width, height;
  gboolean is_centred = piece->kind == QS_PIECE_CELL || piece->kind == QS_PIECE_INDEX;
  graphene_point_t place;

  if (piece->text[0] == '\0')
    return;

  text = get_text (self, style, piece->text);
  pango_layout_get_pixel_size (text, &width, &height);
  place = GRAPHENE_POINT_INIT ((float) round (piece->x + (is_centred ? (piece->width - width) / 2 : 0)),
                               (float) round (piece->y + (piece->height - height) / 2));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_append_layout (snapshot, text, color);
  gtk_snapshot_restore (snapshot);
}

static void
draw_border (GtkSnapshot   *snapshot,
             const QsPiece *piece,
             float          width,
             const GdkRGBA *color)
{
  GskRoundedRect outline;
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) piece->x, (float) piece->y, (float) piece->width, (float) piece->height);

  gsk_rounded_rect_init_from_rect (&outline, &bounds, width > 1 ? 3 : 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ width, width, width, width },
                              (GdkRGBA[4]){ *color, *color, *color, *color });
}

/* Values that say yes are filled, the one of the last step has a ring and bold type. */
static void
draw_cell (QsInternalsView *self,
           GtkSnapshot     *snapshot,
           const QsPiece   *piece,
           const GdkRGBA   *color,
           const GdkRGBA   *accent)
{
  const QsCell *cell = get_cell (self, piece);
  QsDatumKind kind = get_datum (self, piece)->kind;
  gboolean is_current = (cell->flags & QS_CELL_CURRENT) != 0;
  GdkRGBA text = fade (color, (cell->flags & QS_CELL_UNUSED) != 0 ? 0.45f * color->alpha : color->alpha);
  GdkRGBA line = fade (color, 0.2f);
  GdkRGBA fill = fade (accent, piece->text[0] == '\0' ? 0.6f : 0.22f);

  if ((cell->flags & QS_CELL_SET) != 0)
    gtk_snapshot_append_color (snapshot, &fill,
                               &GRAPHENE_RECT_INIT ((float) piece->x, (float) piece->y,
                                                    (float) piece->width, (float) piece->height));
  if (kind == QS_DATUM_ARRAY || kind == QS_DATUM_MATRIX || kind == QS_DATUM_LIST)
    draw_border (snapshot, piece, 1, &line);

  draw_text (self, snapshot, piece, is_current ? TEXT_BOLD : TEXT_PLAIN, &text);
  if (is_current)
    draw_border (snapshot, piece, 2, accent);
}

static void
draw_piece (QsInternalsView *self,
            GtkSnapshot     *snapshot,
            const QsPiece   *piece,
            const GdkRGBA   *color,
            const GdkRGBA   *accent)
{
  GdkRGBA faint = fade (color, 0.65f * color->alpha);

  switch (piece->kind)
    {
    case QS_PIECE_NAME:
      draw_text (self, snapshot, piece, TEXT_PLAIN, color);
      break;
    case QS_PIECE_TEXT:
      draw_text (self, snapshot, piece, TEXT_PLAIN, &faint);
      break;
    case QS_PIECE_INDEX:
      draw_text (self, snapshot, piece, TEXT_SMALL, &faint);
      break;
    case QS_PIECE_CELL:
      draw_cell (self, snapshot, piece, color, accent);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
qs_internals_view_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);
  const QsColor *path = &qs_appearance_get_palette (widget)->tree_path;
  const GdkRGBA accent = { (float) path->red, (float) path->green, (float) path->blue, 1 };
  guint n_pieces;
  const QsPiece *pieces = qs_internals_layout_get_pieces (self->layout, &n_pieces);
  const QsPiece *pointed = find_pointed (self);
  GdkRGBA color;

  qs_compat_get_color (widget, &color);
  for (guint i = 0; i < n_pieces; i++)
    draw_piece (self, snapshot, &pieces[i], &color, &accent);

  if (pointed != NULL)
    draw_border (snapshot, pointed, 2, &color);
}

static void
qs_internals_view_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (widget);

  GTK_WIDGET_CLASS (qs_internals_view_parent_class)->css_changed (widget, change);
  for (guint i = 0; i < N_TEXT_STYLES; i++)
    g_hash_table_remove_all (self->texts[i]);
  self->metrics = (QsInternalsMetrics){ 0 };
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
  update_spotlight (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (QsInternalsView *self,
           double           x,
           double           y)
{
  pointer_moved (self, x, y);
}

static void
leave_cb (QsInternalsView *self)
{
  pointer_moved (self, -1, -1);
}

/* “diagonals[3]: 1” */
static char *
describe_piece (QsInternalsView *self,
                const QsPiece   *piece)
{
  const QsDatum *datum = get_datum (self, piece);
  char place[24] = "";

  if (datum->kind == QS_DATUM_ARRAY || datum->kind == QS_DATUM_BITS)
    g_snprintf (place, sizeof place, "[%d]", datum->first_index + (int) piece->cell);
  else if (datum->kind == QS_DATUM_MATRIX && datum->width > 0)
    g_snprintf (place, sizeof place, "[%u][%u]", piece->cell / datum->width, piece->cell % datum->width);

  if (piece->text[0] != '\0')
    return g_strdup_printf ("%s%s: %s", datum->name, place, piece->text);

  return g_strdup_printf ("%s%s: %" G_GINT64_FORMAT, datum->name, place, get_cell (self, piece)->value);
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

  self->focused = qs_internals_layout_move (self->layout, self->focused, across, down);
  update_spotlight (self);
  qs_internals_view_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return GDK_EVENT_STOP;
}

static void
focus_changed_cb (QsInternalsView *self)
{
  update_spotlight (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
qs_internals_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_internals_view_parent_class)->unmap (widget);
  leave_cb (QS_INTERNALS_VIEW (widget));
}

static void
qs_internals_view_dispose (GObject *object)
{
  g_clear_object (&QS_INTERNALS_VIEW (object)->spotlight);

  G_OBJECT_CLASS (qs_internals_view_parent_class)->dispose (object);
}

static void
qs_internals_view_finalize (GObject *object)
{
  QsInternalsView *self = QS_INTERNALS_VIEW (object);

  qs_internals_free (self->internals);
  qs_internals_layout_free (self->layout);
  for (guint i = 0; i < N_TEXT_STYLES; i++)
    g_hash_table_unref (self->texts[i]);

  G_OBJECT_CLASS (qs_internals_view_parent_class)->finalize (object);
}

static GtkSizeRequestMode
qs_internals_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qs_internals_view_class_init (QsInternalsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qs_internals_view_dispose;
  object_class->finalize = qs_internals_view_finalize;
  widget_class->get_request_mode = qs_internals_view_get_request_mode;
  widget_class->measure = qs_internals_view_measure;
  widget_class->size_allocate = qs_internals_view_size_allocate;
  widget_class->snapshot = qs_internals_view_snapshot;
  widget_class->css_changed = qs_internals_view_css_changed;
  widget_class->unmap = qs_internals_view_unmap;

  gtk_widget_class_set_css_name (widget_class, "internals");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
add_controllers (QsInternalsView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

static void
qs_internals_view_init (QsInternalsView *self)
{
  self->internals = qs_internals_new ();
  self->layout = qs_internals_layout_new ();
  self->n = 1;
  self->focused = NO_PIECE;
  self->pointer_x = self->pointer_y = -1;
  for (guint i = 0; i < N_TEXT_STYLES; i++)
    self->texts[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_changed_cb), NULL);
}

/**
 * qs_internals_view_set_spotlight:
 * @self: a view
 * @spotlight: is turned to what a value speaks of that somebody points at; is
 *   set once
 *
 * Connects the view.
 */
void
qs_internals_view_set_spotlight (QsInternalsView *self,
                                 QsSpotlight     *spotlight)
{
  g_return_if_fail (QS_IS_INTERNALS_VIEW (self));
  g_return_if_fail (self->spotlight == NULL);

  self->spotlight = g_object_ref (spotlight);
}

/**
 * qs_internals_view_set_moment:
 * @self: a view
 * @method: a method
 * @moment: a moment of its search
 *
 * Shows the data of that moment.
 */
void
qs_internals_view_set_moment (QsInternalsView *self,
                              const QsMethod  *method,
                              const QsMoment  *moment)
{
  int width;

  g_return_if_fail (QS_IS_INTERNALS_VIEW (self));

  width = gtk_widget_get_width (GTK_WIDGET (self));
  if (self->method != method || self->n != moment->n)
    {
      self->method = method;
      self->n = moment->n;
      self->tallest = 0;
      self->focused = NO_PIECE;
      qs_internals_layout_clear (self->layout);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  qs_internals_clear (self->internals);
  method->describe (moment, self->internals);
  arrange (self, width > 0 ? width : MINIMUM_WIDTH);
  if (qs_internals_layout_get_height (self->layout) > self->tallest)
    {
      self->tallest = qs_internals_layout_get_height (self->layout);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  update_spotlight (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static char *
describe_all (QsInternalsView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_pieces;
  const QsPiece *pieces = qs_internals_layout_get_pieces (self->layout, &n_pieces);

  for (guint i = 0; i < n_pieces && text->len < MAX_TOLD; i++)
    {
      if (pieces[i].kind == QS_PIECE_NAME)
        g_string_append_printf (text, "%s%s:", text->len > 0 ? "; " : "", pieces[i].text);
      else if (pieces[i].kind == QS_PIECE_CELL)
        g_string_append_printf (text, " %" G_GINT64_FORMAT, get_cell (self, &pieces[i])->value);
    }
  if (text->len >= MAX_TOLD)
    g_string_append (text, " …");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * qs_internals_view_tell:
 * @self: a view
 *
 * Tells those who cannot see the data what they are, or what the value is
 * that the keys have chosen.
 */
void
qs_internals_view_tell (QsInternalsView *self)
{
  guint n_pieces;
  const QsPiece *pieces;
  g_autofree char *values = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (QS_IS_INTERNALS_VIEW (self));

  pieces = qs_internals_layout_get_pieces (self->layout, &n_pieces);
  if (self->focused < n_pieces && pieces[self->focused].kind == QS_PIECE_CELL)
    values = describe_piece (self, &pieces[self->focused]);
  else
    values = describe_all (self);

  /* Translators: the names of variables and their values. */
  text = g_strdup_printf (_ ("Data: %s"), values);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
