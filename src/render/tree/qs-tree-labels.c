/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the labels of nodes: columns inside them or below small leaves, and below folded ones how many there are.
 * These numbers stand on a ground of their own, so that they are not taken for columns. */

#include "qs-tree-labels.h"

#include "qs-letters.h"

/* The least radius of a ring, in user units. */
#define MIN_RING 7.5

/* The smallest node that holds a label, in user units. */
#define MIN_RADIUS 6.5

#define MAX_LABEL_LENGTH 16

/* Columns of two digits need this gap between them, in user units, or every other one is left out. */
#define NUMBER_GAP 2.0

/* The least size of text in nodes, and the least distance of levels with labels between them, in user units. */
#define MIN_SIZE 9.2
#define MIN_LEVEL 25.0

/* How high a digit is, relative to the size of the text. */
#define DIGIT_HEIGHT 0.72

/* Sizes of text relative to the radius, and limits in user units. */
#define INSIDE 1.15
#define BELOW 1.0
#define MIN_BELOW 8.0
#define MAX_BELOW 12.0

/* The size of the numbers of rows, relative to the radius, and at least, in user units. */
#define ROW_SIZE 0.85
#define MIN_ROW_SIZE 11.0

/* The space that a folded node's number keeps free beside itself, and how far its ground reaches beyond the digits. */
#define GAP 1.0
#define PADDING 1.5

/* The radius of a ring around a node: outside of a star. */
double
qs_tree_spot_get_ring (const QsTreeSpot *self)
{
  return MAX (self->radius * 1.25 + QS_TREE_RING_WIDTH, MIN_RING) * (self->state == QS_TREE_SOLUTION ? 1.2 : 1);
}

static void
paint_text (cairo_t       *cr,
            const char    *text,
            double         center,
            double         baseline,
            const QsColor *color)
{
  qs_color_set_source (cr, color);
  qs_letters_show_middle (cr, text, center, baseline);
}

/* Whether leaves are too small for labels inside, but stand far enough apart for labels below. */
static gboolean
are_below (const QsTreeGeometry *geometry)
{
  return geometry->radius < MIN_RADIUS && geometry->unit >= QS_TREE_GEOMETRY_READABLE && geometry->level >= MIN_LEVEL;
}

static void
paint_column (const QsTreeSight *sight,
              const QsTreeSpot  *spot)
{
  const QsTreeNode *node = qs_tree_get_node (sight->scene->tree, sight->layout->nodes[spot->place]);
  const QsPalette *palette = sight->palette;
  gboolean is_pale = spot->state == QS_TREE_OPEN || spot->state == QS_TREE_SOLUTION;
  gboolean is_below = spot->radius < MIN_RADIUS;
  double size = MAX (spot->radius * INSIDE, MIN_SIZE), unit = sight->geometry->unit;
  char text[MAX_LABEL_LENGTH];
  cairo_t *cr = sight->cr;

  /* The root has no square, and so no label. */
  if (node->parent == QS_TREE_NONE)
    return;

  qs_letters_name_column (sight->scene->coordinates, node->column, text);
  cairo_set_font_size (cr, size);
  if (!is_below)
    paint_text (cr, text, spot->x, spot->y + size * DIGIT_HEIGHT / 2, is_pale ? &palette->tree_dark_text : &palette->tree_text);
  else if (are_below (sight->geometry) && qs_letters_measure (cr, text) + (node->column % 2 == 0 ? NUMBER_GAP : 0) <= unit)
    paint_text (cr, text, spot->x, spot->y + spot->radius * 1.2 + size, &palette->label);
}

static void
paint_hidden (const QsTreeSight *sight,
              const QsTreeSpot  *spot)
{
  const QsTreeGeometry *geometry = sight->geometry;
  double size = CLAMP (geometry->radius * BELOW, MIN_BELOW, MAX_BELOW), height = size * DIGIT_HEIGHT + 2 * PADDING;
  double room = QS_TREE_LAYOUT_FOLDED * geometry->unit - GAP;
  double top = spot->y + geometry->radius * 1.1 + size - height + PADDING, width;
  char text[MAX_LABEL_LENGTH];
  cairo_t *cr = sight->cr;

  g_snprintf (text, sizeof text, "%'u", sight->layout->folded[spot->place]);
  cairo_set_font_size (cr, size);
  width = qs_letters_measure (cr, text) + 2 * PADDING;
  if (width > room)
    return;

  qs_color_set_source (cr, &sight->palette->label);
  cairo_rectangle (cr, spot->x - width / 2, top, width, height);
  cairo_fill (cr);
  paint_text (cr, text, spot->x, top + height - PADDING, &sight->palette->tree_text);
}

/* Whether there is room for labels, inside nodes or below leaves. */
gboolean
qs_tree_labels_have_room (const QsTreeGeometry *geometry)
{
  return qs_tree_geometry_get_radius (geometry, MIN (1, geometry->layout->n_levels - 1)) >= MIN_RADIUS ||
         are_below (geometry);
}

/* The size of a node, in user units: where leaves are labelled below, the others, which have more
 * room, still hold their labels. */
double
qs_tree_labels_get_radius (const QsTreeSight *sight,
                           guint              level,
                           guint32            place)
{
  double radius = qs_tree_geometry_get_radius (sight->geometry, level);
  const guint32 *below = sight->layout->below;

  return sight->scene->has_labels && are_below (sight->geometry) && below[place] < below[place + 1] ? MAX (MIN_RADIUS, radius)
                                                                                                    : radius;
}

/* Paints labels; where the tree has none, only folded nodes get numbers. Changes the colour and
 * the font of the drawing. */
void
qs_tree_labels_paint (const QsTreeSight *sight,
                      const QsTreeSpot  *spots,
                      guint              n_spots)
{
  cairo_select_font_face (sight->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);

  for (guint i = 0; i < n_spots; i++)
    {
      if (spots[i].is_folded)
        paint_hidden (sight, &spots[i]);
      else if (sight->scene->has_labels)
        paint_column (sight, &spots[i]);
    }
}

/* Writes the number of a row at the left of the nodes of its level, the first of which is @first, where these leave room for
 * it, even with a ring. Changes the colour, the font and the path of the drawing. */
void
qs_tree_labels_paint_row (const QsTreeSight *sight,
                          guint              row,
                          const QsTreeSpot  *first)
{
  double size = MAX (first->radius * ROW_SIZE, MIN_ROW_SIZE);
  cairo_t *cr = sight->cr;
  char text[MAX_LABEL_LENGTH];

  g_snprintf (text, sizeof text, "%u", row);
  cairo_set_font_size (cr, size);
  if (qs_letters_measure (cr, text) + 2 * GAP > first->x - qs_tree_spot_get_ring (first) - QS_TREE_RING_WIDTH / 2)
    return;

  qs_color_set_source (cr, &sight->palette->label);
  cairo_move_to (cr, GAP, first->y + size * DIGIT_HEIGHT / 2);
  qs_letters_show (cr, text);
}
