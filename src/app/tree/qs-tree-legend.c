/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows what the nodes of a search tree mean: shapes with words. */

#include "qs-tree-legend.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-flow-layout.h"
#include "qs-pango.h"
#include "qs-template.h"
#include "qs-tree-glyph.h"

/* In pixels. */
#define GLYPH_SIZE 18
#define RADIUS 6.0
#define GAP 3
#define ENTRY_GAP 12

/* How many nodes are looked at, from either end. */
#define MAX_EXPLAINED 2500

struct _QsTreeLegend
{
  GtkWidget parent_instance;

  GtkWidget *entries[QS_TREE_LEGEND_N_ENTRIES];
};

G_DEFINE_FINAL_TYPE (QsTreeLegend, qs_tree_legend, GTK_TYPE_WIDGET)

/* By state, then QS_TREE_LEGEND_FOLDED, then QS_TREE_LEGEND_FOREST and so on. */
static const char *const names[QS_TREE_LEGEND_N_ENTRIES] = {
  NC_ ("node of a search tree", "open"),
  NC_ ("node of a search tree", "placed"),
  NC_ ("node of a search tree", "pruned"),
  NC_ ("node of a search tree", "rejected"),
  NC_ ("node of a search tree", "solution"),
  NC_ ("node of a search tree", "folded"),
  /* Translators: this and the next say what the areas of a tree are: full boards that a search may come to or came to, and
   * those that it need not try because it pruned a square above them. */
  NC_ ("node of a search tree", "boards not cut off"),
  NC_ ("node of a search tree", "boards never built"),
  NC_ ("node of a search tree", "tried by brute force"),
};

static void
paint_glyph (cairo_t         *cr,
             guint            i,
             double           x,
             double           y,
             const QsPalette *palette)
{
  gboolean is_folded = i == QS_TREE_LEGEND_FOLDED;
  QsTreeState state = is_folded ? QS_TREE_PRUNED : (QsTreeState) i;

  if (i >= QS_TREE_LEGEND_FOREST)
    {
      qs_tree_forest_paint_sign (cr, i - QS_TREE_LEGEND_FOREST, x, y, RADIUS, palette);
      return;
    }

  qs_tree_glyph_path (cr, state, is_folded, x, y, RADIUS);
  qs_tree_glyph_paint (cr, state, is_folded, RADIUS, palette);
}

static const char *
get_name (guint i)
{
  return g_dpgettext2 (NULL, "node of a search tree", names[i]);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  paint_glyph (cr, GPOINTER_TO_UINT (user_data), width / 2.0, height / 2.0,
               qs_appearance_get_palette (GTK_WIDGET (area)));
}

static void
qs_tree_legend_class_init (QsTreeLegendClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_template_dispose_children;
}

static void
qs_tree_legend_init (QsTreeLegend *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), g_object_new (QS_TYPE_FLOW_LAYOUT, "can-shrink", TRUE, NULL));
  for (guint i = 0; i < QS_TREE_LEGEND_N_ENTRIES; i++)
    {
      GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                      "content-width", GLYPH_SIZE, "content-height", GLYPH_SIZE, NULL);
      GtkWidget *label = gtk_label_new (get_name (i));

      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, GUINT_TO_POINTER (i), NULL);
      gtk_widget_add_css_class (label, "dim-label");
      self->entries[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
      gtk_box_append (GTK_BOX (self->entries[i]), area);
      gtk_box_append (GTK_BOX (self->entries[i]), label);
      gtk_widget_set_parent (self->entries[i], GTK_WIDGET (self));
    }
}

/* Explains only what is in @present: the bits of each QsTreeState, QS_TREE_LEGEND_FOLDED, and the signs of a forest. */
void
qs_tree_legend_set_present (QsTreeLegend *self,
                            guint         present)
{
  for (guint i = 0; i < QS_TREE_LEGEND_N_ENTRIES; i++)
    gtk_widget_set_visible (self->entries[i], (present & (1u << i)) != 0);
}

/* What is to be explained: the bits of each QsTreeState, QS_TREE_LEGEND_FOLDED, and the signs of a forest. In a large
 * tree only the uppermost nodes and the lowest are looked at, where those are that were pruned or rejected; all other
 * states are taken for present. */
guint
qs_tree_legend_find_present (const QsTree       *tree,
                             const QsTreeLayout *layout,
                             guint64             step)
{
  gboolean is_large = layout->n_places > 2 * MAX_EXPLAINED;
  guint present = is_large ? 1u << QS_TREE_OPEN | 1u << QS_TREE_PLACED | 1u << QS_TREE_SOLUTION : 0;

  if (layout->spacing != NULL)
    present |= 1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_STANDING) |
               1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_BURNT);
  for (guint32 place = 0; place < layout->n_places; place++)
    {
      if (is_large && place == MAX_EXPLAINED)
        place = layout->n_places - MAX_EXPLAINED;
      present |= layout->folded[place] > 0 ? 1u << QS_TREE_LEGEND_FOLDED
                                           : 1u << qs_tree_get_state (tree, layout->nodes[place], step);
    }

  return present;
}

/* Paints a legend like that of the widget with the origin at the top left,
 * in @width pixels. @color is that of the words, @palette that of the nodes. */
void
qs_tree_legend_paint (cairo_t         *cr,
                      PangoContext    *font,
                      guint            present,
                      double           width,
                      gboolean         is_mirrored,
                      const GdkRGBA   *color,
                      const QsPalette *palette)
{
  double x = 0, y = 0;

  for (guint i = 0; i < QS_TREE_LEGEND_N_ENTRIES; i++)
    {
      g_autoptr (PangoLayout) layout = NULL;
      int text_width, text_height;
      double entry_width, left;

      if ((present & (1u << i)) == 0)
        continue;

      layout = pango_layout_new (font);
      pango_layout_set_text (layout, get_name (i), -1);
      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      entry_width = GLYPH_SIZE + GAP + text_width;
      if (x > 0 && x + entry_width > width)
        {
          x = 0;
          y += MAX (GLYPH_SIZE, text_height);
        }

      left = is_mirrored ? width - x - entry_width : x;
      paint_glyph (cr, i, left + (is_mirrored ? entry_width - GLYPH_SIZE / 2.0 : GLYPH_SIZE / 2.0),
                   y + GLYPH_SIZE / 2.0, palette);
      gdk_cairo_set_source_rgba (cr, color);
      cairo_move_to (cr, is_mirrored ? left : left + GLYPH_SIZE + GAP, y + (GLYPH_SIZE - text_height) / 2.0);
      qs_pango_show (cr, layout);
      x += entry_width + ENTRY_GAP;
    }
}
