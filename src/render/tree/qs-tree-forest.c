/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the forest that a search tree is laid out over: what the search may still come to is pale, and what was pruned
 * has burnt. As the forest is complete, it is known without being searched. */

#include "qs-tree-forest.h"

#include <math.h>

/* The distance of trees below which they are one area, in device pixels. */
#define MIN_DISTANCE 2.5

#define LINE_WIDTH 1.0

/* How much of an area is its colour, and how much more of lines, which are thin. */
#define STANDING_ALPHA 0.3
#define BURNT_ALPHA 0.16
#define MORE 1.7

typedef struct
{
  cairo_t *cr;
  const QsTreeSight *sight;
  const QsTreeScene *scene;
  gboolean wants_burnt; /* what is added to the path now, and of that lines or areas */
  gboolean wants_areas;
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
  const double *spacing = &self->scene->layout->spacing[level];
  double x = get_x (self, left + spacing[0] / 2);
  double top = qs_tree_sight_get_y (self->sight, level), bottom = qs_tree_sight_get_y (self->sight, level + 1);

  if (self->wants_areas)
    {
      cairo_move_to (self->cr, x, top);
      cairo_line_to (self->cr, get_x (self, left), bottom);
      cairo_line_to (self->cr, get_x (self, left + spacing[0]), bottom);
      return;
    }

  for (double child = 0.5; child * spacing[1] < spacing[0]; child++)
    qs_tree_sight_add_line (self->sight, self->cr, x, top, get_x (self, left + child * spacing[1]), bottom);
}

/* All that is below a placement, and seen: branches, and where these are too many, an area. */
static void
add_all (Forest  *self,
         gboolean is_burnt,
         guint    level,
         double   left)
{
  const QsTreeLayout *layout = self->scene->layout;
  const QsTreeSight *sight = self->sight;
  double near = MIN_DISTANCE * sight->geometry->pixel / sight->geometry->unit;
  double from = MAX (left, (sight->left - sight->geometry->x) / sight->geometry->unit);
  double to = MIN (left + layout->spacing[level], (sight->right - sight->geometry->x) / sight->geometry->unit);

  if (is_burnt != self->wants_burnt || from >= to)
    return;

  for (; level + 1 < layout->n_levels && layout->spacing[level] >= near; level++)
    {
      double width = layout->spacing[level];

      if (self->wants_areas != (layout->spacing[level + 1] < near))
        continue;
      /* Rounding adds none that begins where the last one ends. */
      for (double i = floor ((from - left) / width); left + (i + 0.01) * width < to; i++)
        add_branches (self, level, left + i * width);
    }

  if (self->wants_areas && level + 1 < layout->n_levels)
    cairo_rectangle (self->cr, get_x (self, from), qs_tree_sight_get_y (sight, level),
                     (to - from) * sight->geometry->unit,
                     (layout->n_levels - 1 - level) * sight->geometry->level);
}

/* What the search has done at a place and below it. Its method leaves out squares that it knows to be attacked: they
 * have burnt, too. So has all that it has left, where that is too small to be seen. */
static void
visit (Forest *self,
       guint   level,
       guint32 place)
{
  const QsTreeLayout *layout = self->scene->layout;
  const QsTreeNode *known = qs_tree_get_node (self->scene->tree, layout->nodes[place]);
  QsTreeState state = qs_tree_get_state (self->scene->tree, layout->nodes[place], self->scene->step);
  double width = layout->spacing[level], left = layout->x[place] - width / 2, end = left + width;
  gboolean is_small = width * self->sight->geometry->unit < self->sight->geometry->pixel;

  if (get_x (self, end) < self->sight->left || get_x (self, left) > self->sight->right)
    return;

  if (state == QS_TREE_PRUNED || (is_small && known->left <= self->scene->step))
    add_all (self, TRUE, level, left);
  else if (is_small || state == QS_TREE_OPEN || layout->below[place] == layout->below[place + 1])
    add_all (self, FALSE, level, left);
  else
    {
      width = layout->spacing[level + 1];
      for (guint32 child = layout->below[place]; child < layout->below[place + 1]; child++, left += width)
        {
          for (; left + width < layout->x[child]; left += width)
            add_all (self, TRUE, level + 1, left);
          visit (self, level + 1, child);
        }
      for (; left + width / 2 < end; left += width)
        add_all (self, TRUE, level + 1, left);
    }
}

/* Paints what is seen of the forest. */
void
qs_tree_forest_paint (cairo_t           *cr,
                      const QsTreeSight *sight,
                      const QsTreeScene *scene,
                      const QsPalette   *palette)
{
  Forest self = { .cr = cr, .sight = sight, .scene = scene };

  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint pass = 0; pass < 4; pass++)
    {
      self.wants_burnt = pass >= 2;
      self.wants_areas = pass % 2 == 1;
      visit (&self, 0, 0);
      qs_color_set_translucent_source (cr, self.wants_burnt ? &palette->tree_pruned : &palette->tree_edge,
                                       (self.wants_burnt ? BURNT_ALPHA : STANDING_ALPHA) * (self.wants_areas ? 1 : MORE));
      if (self.wants_areas)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
}
