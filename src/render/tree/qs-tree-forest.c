/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the forest that a search tree is laid out over: what the search may still come to is pale, and what was pruned
 * has burnt. As the forest is complete, it is known without being searched. */

#include "qs-tree-forest.h"

#include <math.h>

#include "qs-tree-glyph.h"

/* The distance of trees below which they are one area, in device pixels. */
#define MIN_DISTANCE 2.5

#define LINE_WIDTH 1.0

/* How much of an area is its colour, and how much more of lines, which are thin. */
#define STANDING_ALPHA 0.3
#define BURNT_ALPHA 0.16
#define MORE 1.7

/* The mark of what brute force has tried, below the forest, in user units. */
#define TRIED_GAP 9.0
#define TRIED_WIDTH 4.0
#define TRIED_POINTER 6.0

/* In a legend, in radii of a node there: a smaller one, and half the width of what is below it. */
#define SIGN_NODE 0.5
#define SIGN_WIDTH 1.25

/* What is added to the path of what stands, or has burnt. */
typedef enum
{
  LINES,
  AREAS,
  BOXES, /* around both */
} Part;

typedef struct
{
  const QsTreeSight *sight;
  QsTreeForestSign wanted;
  Part part;
} Forest;

/* In user units. */
static double
get_x (const Forest *self,
       double        x)
{
  return self->sight->geometry->x + x * self->sight->geometry->unit;
}

/* The branches to the children of one placement, whose interval begins at @left. */
static void
add_branches (Forest *self,
              guint   level,
              double  left)
{
  const double *spacing = &self->sight->layout->spacing[level];
  double x = get_x (self, left + spacing[0] / 2);
  double top = qs_tree_geometry_get_y (self->sight->geometry, level);
  double bottom = qs_tree_geometry_get_y (self->sight->geometry, level + 1);

  if (self->part == AREAS)
    {
      cairo_move_to (self->sight->cr, x, top);
      cairo_line_to (self->sight->cr, get_x (self, left), bottom);
      cairo_line_to (self->sight->cr, get_x (self, left + spacing[0]), bottom);
      return;
    }

  for (double child = 0.5; child * spacing[1] < spacing[0]; child++)
    qs_tree_sight_add_line (self->sight, x, top, get_x (self, left + child * spacing[1]), bottom);
}

/* From the level of a placement down. */
static void
add_box (Forest *self,
         guint   level,
         double  from,
         double  to)
{
  double top = qs_tree_geometry_get_y (self->sight->geometry, level);

  cairo_rectangle (self->sight->cr, get_x (self, from), top, (to - from) * self->sight->geometry->unit,
                   qs_tree_geometry_get_y (self->sight->geometry, self->sight->layout->n_levels - 1) - top);
}

/* All that is below a placement, and seen: branches, and where these are too many, an area. */
static void
add_all (Forest          *self,
         QsTreeForestSign sign,
         guint            level,
         double           left)
{
  const QsTreeLayout *layout = self->sight->layout;
  const QsTreeSight *sight = self->sight;
  double near = MIN_DISTANCE * sight->geometry->pixel / sight->geometry->unit;
  double from = MAX (left, (sight->left - sight->geometry->x) / sight->geometry->unit);
  double to = MIN (left + layout->spacing[level], (sight->right - sight->geometry->x) / sight->geometry->unit);

  if (sign != self->wanted || from >= to)
    return;

  if (self->part == BOXES)
    {
      add_box (self, level, from, to);
      return;
    }

  for (; level + 1 < layout->n_levels && layout->spacing[level] >= near; level++)
    {
      double width = layout->spacing[level];

      if ((self->part == AREAS) != (layout->spacing[level + 1] < near))
        continue;
      /* Rounding adds none that begins where the last one ends. */
      for (double i = floor ((from - left) / width); left + (i + 0.01) * width < to; i++)
        add_branches (self, level, left + i * width);
    }

  if (self->part == AREAS && level + 1 < layout->n_levels)
    add_box (self, level, from, to);
}

/* What the search has done at a place and below it. Its method leaves out squares that it knows to be attacked: they
 * have burnt, too. So has all that it has left, where that is too small to be seen. */
static void
visit (Forest *self,
       guint   level,
       guint32 place)
{
  const QsTreeLayout *layout = self->sight->layout;
  const QsTreeNode *known = qs_tree_get_node (self->sight->scene->tree, layout->nodes[place]);
  QsTreeState state = qs_tree_get_state (self->sight->scene->tree, layout->nodes[place], self->sight->scene->step);
  double width = layout->spacing[level], left = layout->x[place] - width / 2, end = left + width;
  gboolean is_small = width * self->sight->geometry->unit < self->sight->geometry->pixel;

  if (get_x (self, end) < self->sight->left || get_x (self, left) > self->sight->right)
    return;

  if (state == QS_TREE_PRUNED || (is_small && known->left <= self->sight->scene->step))
    add_all (self, QS_TREE_FOREST_BURNT, level, left);
  else if (is_small || state == QS_TREE_OPEN || layout->below[place] == layout->below[place + 1])
    add_all (self, QS_TREE_FOREST_STANDING, level, left);
  else
    {
      width = layout->spacing[level + 1];
      for (guint32 child = layout->below[place]; child < layout->below[place + 1]; child++, left += width)
        {
          for (; left + width < layout->x[child]; left += width)
            add_all (self, QS_TREE_FOREST_BURNT, level + 1, left);
          visit (self, level + 1, child);
        }
      for (; left + width / 2 < end; left += width)
        add_all (self, QS_TREE_FOREST_BURNT, level + 1, left);
    }
}

static void
set_source (cairo_t         *cr,
            QsTreeForestSign sign,
            const QsPalette *palette,
            Part             part)
{
  gboolean is_burnt = sign == QS_TREE_FOREST_BURNT;

  qs_color_set_translucent_source (cr, is_burnt ? &palette->tree_pruned : &palette->tree_edge,
                                   (is_burnt ? BURNT_ALPHA : STANDING_ALPHA) * (part == AREAS ? 1 : MORE));
}

static void
paint_path (const Forest *self)
{
  cairo_t *cr = self->sight->cr;

  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (self->part == LINES)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

/* The forest before anything has burnt, for qs_tree_forest_paint(). */
void
qs_tree_forest_paint_mask (const QsTreeSight *sight)
{
  Forest self = { sight };

  for (self.part = LINES; self.part <= AREAS; self.part++)
    {
      add_all (&self, QS_TREE_FOREST_STANDING, 0, 0);
      cairo_set_source_rgba (sight->cr, 0, 0, 0, self.part == AREAS ? 1 / MORE : 1);
      paint_path (&self);
    }
}

/* Paints what is seen of the forest: much quicker with a mask, which may be %NULL. */
void
qs_tree_forest_paint (const QsTreeSight *sight,
                      cairo_surface_t   *mask)
{
  cairo_t *cr = sight->cr;
  Forest self = { sight };

  for (; self.wanted <= QS_TREE_FOREST_BURNT; self.wanted++)
    {
      /* What stands of the forest, or has burnt, where the mask shows it. Nothing of a subtree lies beside its box. */
      if (mask != NULL)
        {
          self.part = BOXES;
          cairo_save (cr);
          cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
          visit (&self, 0, 0);
          cairo_clip (cr);
          set_source (cr, self.wanted, sight->palette, LINES);
          cairo_mask_surface (cr, mask, 0, 0);
          cairo_restore (cr);
          continue;
        }

      for (self.part = LINES; self.part <= AREAS; self.part++)
        {
          visit (&self, 0, 0);
          set_source (cr, self.wanted, sight->palette, self.part);
          paint_path (&self);
        }
    }
}

/* A bar up to @x, with a pointer at its end. */
static void
paint_bar (cairo_t         *cr,
           double           from,
           double           x,
           double           y,
           const QsPalette *palette)
{
  cairo_rectangle (cr, from, y - TRIED_WIDTH / 2, x - from, TRIED_WIDTH);
  cairo_move_to (cr, x, y - TRIED_POINTER);
  cairo_line_to (cr, x + TRIED_POINTER, y + TRIED_POINTER);
  cairo_line_to (cr, x - TRIED_POINTER, y + TRIED_POINTER);
  cairo_close_path (cr);
  qs_color_set_source (cr, &palette->tree_outline);
  cairo_fill (cr);
}

/* Brute force comes to the boards from left to right, and they are equally wide. */
void
qs_tree_forest_paint_tried (const QsTreeSight *sight)
{
  Forest self = { sight };
  double end = get_x (&self, sight->scene->tried * sight->layout->width);

  paint_bar (sight->cr, MAX (get_x (&self, 0), sight->left), CLAMP (end, sight->left, sight->right),
             qs_tree_geometry_get_y (sight->geometry, sight->layout->n_levels - 1) + TRIED_GAP, sight->palette);
}

/* For a legend: a node around (@x, @y), with what is below it. */
void
qs_tree_forest_paint_sign (cairo_t         *cr,
                           QsTreeForestSign sign,
                           double           x,
                           double           y,
                           double           radius,
                           const QsPalette *palette)
{
  QsTreeState state = sign == QS_TREE_FOREST_BURNT ? QS_TREE_PRUNED : QS_TREE_OPEN;
  double size = radius * SIGN_NODE;

  if (sign == QS_TREE_FOREST_TRIED)
    {
      paint_bar (cr, x - radius, x + radius / 2, y, palette);
      return;
    }

  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius * SIGN_WIDTH, y + radius * SIGN_WIDTH);
  cairo_line_to (cr, x - radius * SIGN_WIDTH, y + radius * SIGN_WIDTH);
  set_source (cr, sign, palette, AREAS);
  cairo_fill (cr);
  qs_tree_glyph_path (cr, state, FALSE, x, y - radius, size);
  qs_tree_glyph_paint (cr, state, FALSE, size, palette);
}
