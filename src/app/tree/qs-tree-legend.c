/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows what the nodes of a search tree mean: shapes with words. */

#include "config.h"

#include "qs-tree-legend.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-flow-layout.h"
#include "qs-tree-glyph.h"

/* In pixels. */
#define GLYPH_SIZE 18
#define RADIUS 6.0

struct _QsTreeLegend
{
  GtkWidget parent_instance;

  GtkWidget *entries[QS_TREE_LEGEND_FOLDED + 1];
};

G_DEFINE_FINAL_TYPE (QsTreeLegend, qs_tree_legend, GTK_TYPE_WIDGET)

/* By state, and then QS_TREE_LEGEND_FOLDED. */
static const struct
{
  QsTreeState state;
  gboolean is_folded;
  const char *name;
} entries[] = {
  { QS_TREE_OPEN, FALSE, NC_ ("node of a search tree", "open") },
  { QS_TREE_PLACED, FALSE, NC_ ("node of a search tree", "placed") },
  { QS_TREE_PRUNED, FALSE, NC_ ("node of a search tree", "pruned") },
  { QS_TREE_SOLUTION, FALSE, NC_ ("node of a search tree", "solution") },
  { QS_TREE_PRUNED, TRUE, NC_ ("node of a search tree", "folded") },
};

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  guint i = GPOINTER_TO_UINT (user_data);

  qs_tree_glyph_path (cr, entries[i].state, entries[i].is_folded, width / 2.0, height / 2.0, RADIUS);
  qs_tree_glyph_paint (cr, entries[i].state, entries[i].is_folded, RADIUS,
                       qs_appearance_get_palette (GTK_WIDGET (area)));
}

static GtkWidget *
create_entry (guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *label = gtk_label_new (g_dpgettext2 (NULL, "node of a search tree", entries[i].name));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), GLYPH_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), GLYPH_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, GUINT_TO_POINTER (i), NULL);
  gtk_widget_add_css_class (label, "dim-label");

  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
qs_tree_legend_dispose (GObject *object)
{
  QsTreeLegend *self = QS_TREE_LEGEND (object);

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_clear_pointer (&self->entries[i], gtk_widget_unparent);

  G_OBJECT_CLASS (qs_tree_legend_parent_class)->dispose (object);
}

static void
qs_tree_legend_class_init (QsTreeLegendClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_tree_legend_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), QS_TYPE_FLOW_LAYOUT);
}

static void
qs_tree_legend_init (QsTreeLegend *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      self->entries[i] = create_entry (i);
      gtk_widget_set_parent (self->entries[i], GTK_WIDGET (self));
    }
}

/**
 * qs_tree_legend_set_present:
 * @self: a legend
 * @present: the bits of what is explained: of each #QsTreeState, and
 *   %QS_TREE_LEGEND_FOLDED
 *
 * Explains only what is there.
 */
void
qs_tree_legend_set_present (QsTreeLegend *self,
                            guint         present)
{
  g_return_if_fail (QS_IS_TREE_LEGEND (self));

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    gtk_widget_set_visible (self->entries[i], (present & (1u << i)) != 0);
}
