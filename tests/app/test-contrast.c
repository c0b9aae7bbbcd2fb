/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all text that GTK draws can be read: its colour, with all that makes it paler, against what is painted
 * around it, in the light, the dark and the two high-contrast styles. The tests of the palettes judge what cairo
 * draws, boards, trees and charts; here these have whole pixels. */

#include <math.h>

#include "qs-compat.h"
#include "qs-test-contrast.h"
#include "qs-test-pages.h"
#include "qs-test-widget.h"

/* What WCAG 2.1 asks of text, and of large text. */
#define LEAST       4.5
#define LEAST_LARGE 3.0

/* The sizes of large text, and of large bold text, in points. */
#define LARGE      18.0
#define LARGE_BOLD 14.0

/* How far around text its ground is looked for, in pixels: the letters alone may fill what a text node covers. */
#define AROUND 3

typedef struct
{
  cairo_surface_t *picture; /* NULL where text is not judged */
  GString *found;
  guint n_pictures;
} Look;

static void
set_style (gboolean is_dark,
           gboolean has_contrast)
{
  qs_compat_set_scheme (is_dark ? QS_COMPAT_SCHEME_DARK : QS_COMPAT_SCHEME_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", has_contrast ? "HighContrast" : "Default", NULL);
}

/* The widget at a place can be used: WCAG asks nothing of the others. */
static gboolean
is_usable (const graphene_rect_t *place)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  graphene_point_t middle;
  GtkWidget *widget;

  graphene_rect_get_center (place, &middle);
  widget = gtk_widget_pick (window, middle.x, middle.y, GTK_PICK_NON_TARGETABLE | GTK_PICK_INSENSITIVE);

  return widget != NULL && gtk_widget_is_sensitive (widget);
}

static void
get_area (cairo_surface_t *picture,
          graphene_rect_t *area)
{
  graphene_rect_init (area, 0, 0, (float)cairo_image_surface_get_width (picture),
                      (float)cairo_image_surface_get_height (picture));
}

/* The colour that most of a place has, and of what is close to it: text covers less than half of that. */
static QsColor
get_ground (cairo_surface_t *picture,
            const graphene_rect_t *text)
{
  graphene_rect_t place, all;
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  const guint32 *pixels = (const guint32 *)(gconstpointer)cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture) / 4;
  guint most = 0, most_pixel = 0;

  get_area (picture, &all);
  graphene_rect_inset_r (text, -AROUND, -AROUND, &place);
  graphene_rect_intersection (&place, &all, &place);
  for (int y = (int)place.origin.y; y < (int)(place.origin.y + place.size.height); y++)
    for (int x = (int)place.origin.x; x < (int)(place.origin.x + place.size.width); x++)
      {
        guint32 pixel = pixels[y * stride + x] & 0xffffff;
        guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (pixel))) + 1;

        g_hash_table_insert (counts, GUINT_TO_POINTER (pixel), GUINT_TO_POINTER (count));
        if (count > most)
          {
            most = count;
            most_pixel = pixel;
          }
      }

  return (QsColor){ (most_pixel >> 16) / 255.0, (most_pixel >> 8 & 0xff) / 255.0, (most_pixel & 0xff) / 255.0 };
}

static QsColor
mix (const QsColor *ground,
     const GdkRGBA *text,
     double opacity)
{
  double alpha = text->alpha * opacity;

  return (QsColor){
    ground->red + (text->red - ground->red) * alpha,
    ground->green + (text->green - ground->green) * alpha,
    ground->blue + (text->blue - ground->blue) * alpha,
  };
}

static double
get_least (GskRenderNode *node)
{
  g_autoptr (PangoFontDescription) font = pango_font_describe (gsk_text_node_get_font (node));
  double size = (double)pango_font_description_get_size (font) / PANGO_SCALE;
  gboolean is_bold = pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD;

  return size >= (is_bold ? LARGE_BOLD : LARGE) ? LEAST_LARGE : LEAST;
}

static void
judge (Look *look,
       GskRenderNode *node,
       const graphene_rect_t *place,
       double opacity)
{
  graphene_rect_t all;
  QsColor ground, text;
  double contrast;

  get_area (look->picture, &all);
  /* Text that is scrolled out of sight is judged when it is there. */
  if (!graphene_rect_contains_rect (&all, place) || !is_usable (place))
    return;

  ground = get_ground (look->picture, place);
  text = mix (&ground, gsk_text_node_get_color (node), opacity);
  contrast = test_get_contrast (&ground, &text);
  if (contrast < get_least (node))
    g_string_append_printf (look->found, "%.2f at %.0f, %.0f, %.0f wide: #%02x%02x%02x on #%02x%02x%02x\n", contrast,
                            (double)place->origin.x, (double)place->origin.y, (double)place->size.width,
                            (guint)(text.red * 255), (guint)(text.green * 255), (guint)(text.blue * 255),
                            (guint)(ground.red * 255), (guint)(ground.green * 255), (guint)(ground.blue * 255));
}

/* What is drawn in pixels of its own has whole ones of the window. */
static void
judge_picture (Look *look,
               const graphene_rect_t *place)
{
  const float ends[] = { place->origin.x, place->origin.y, place->origin.x + place->size.width,
                         place->origin.y + place->size.height };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      if (fabsf (ends[i] - roundf (ends[i])) > 0.02f)
        g_string_append_printf (look->found, "a picture ends at %.3f\n", (double)ends[i]);
    }
}

/* Finds all text and pictures below a node. */
static void
visit (Look *look,
       GskRenderNode *node,
       GskTransform *transform,
       double opacity)
{
  g_autoptr (GskTransform) inner = NULL;
  graphene_rect_t place;

  if (gsk_render_node_get_node_type (node) == GSK_TEXT_NODE)
    {
      gsk_render_node_get_bounds (node, &place);
      gsk_transform_transform_bounds (transform, &place, &place);
      if (look->picture != NULL)
        judge (look, node, &place, opacity);
    }
  else if (gsk_render_node_get_node_type (node) == GSK_CAIRO_NODE && look->picture == NULL)
    {
      gsk_render_node_get_bounds (node, &place);
      gsk_transform_transform_bounds (transform, &place, &place);
      judge_picture (look, &place);
      look->n_pictures++;
    }
  else if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    {
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        visit (look, gsk_container_node_get_child (node, i), transform, opacity);
    }
  else if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    {
      inner = gsk_transform_transform (gsk_transform_ref (transform), gsk_transform_node_get_transform (node));
      visit (look, gsk_transform_node_get_child (node), inner, opacity);
    }
  else if (gsk_render_node_get_node_type (node) == GSK_OPACITY_NODE)
    visit (look, gsk_opacity_node_get_child (node), transform, opacity * gsk_opacity_node_get_opacity (node));
  else if (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
    visit (look, gsk_clip_node_get_child (node), transform, opacity);
  else if (gsk_render_node_get_node_type (node) == GSK_ROUNDED_CLIP_NODE)
    visit (look, gsk_rounded_clip_node_get_child (node), transform, opacity);
  else if (gsk_render_node_get_node_type (node) == GSK_DEBUG_NODE)
    visit (look, gsk_debug_node_get_child (node), transform, opacity);
}

static GskRenderNode *
draw (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));

  return gtk_snapshot_free_to_node (snapshot);
}

static void
assert_readable (const char *style)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskTransform) none = gsk_transform_new ();
  g_autoptr (GString) found = g_string_new (NULL);
  Look look = { NULL, found };
  cairo_t *cr;

  test_pass_frames (2);
  look.picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gtk_widget_get_width (window),
                                             gtk_widget_get_height (window));
  node = draw (window);
  cr = cairo_create (look.picture);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  visit (&look, node, none, 1);
  cairo_surface_destroy (look.picture);

  g_test_message ("%s", style);
  g_assert_cmpstr (found->str, ==, "");
}

static void
look (void)
{
  /* Each differs from the one before in one thing, and the first from the last: GTK reads a style anew at each change. So
   * a look begins with the style that the one before has ended with. */
  static const struct
  {
    const char *name;
    gboolean is_dark, has_contrast;
  } styles[] = {
    { "light", FALSE, FALSE },
    { "dark", TRUE, FALSE },
    { "dark high contrast", TRUE, TRUE },
    { "high contrast", FALSE, TRUE },
  };
  static guint style;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      style = i == 0 ? style : (style + 1) % G_N_ELEMENTS (styles);
      set_style (styles[style].is_dark, styles[style].has_contrast);
      assert_readable (styles[style].name);
    }
}

/* Where code and data are shown larger, too: a column of pixels could be lost there. */
QS_TEST_WINDOW (whole_pixels, 12)
{
  static const int widths[] = { 1000, 1366, 1376, 1600, 1917 };

  test_type ("alt+2");
  test_find (TEST_BUTTON, "One step forward");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GskTransform) none = gsk_transform_new ();
      g_autoptr (GString) found = g_string_new (NULL);
      Look look = { NULL, found, 0 };

      test_resize (widths[i], widths[i] * 9 / 16);
      test_pass_frames (2);
      node = draw (gtk_window_get_child (test_get_window ()));
      visit (&look, node, none, 1);
      g_assert_cmpuint (look.n_pictures, >=, 3);
      g_assert_cmpstr (found->str, ==, "");
    }
}

QS_TEST_WIDGETS
{
  test_add_pages ("/app/contrast", look, FALSE);
}
