/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far apart the nodes of a tree stand.
 *
 * From the bottom up, the subtrees of each node are pushed together as near as
 * their outlines allow. An outline is followed from level to level: by first or
 * last children, and from a leaf by a thread to the next node of the same
 * outline. So each level is looked at once for each gap that closes there, and
 * the time is proportional to the nodes.
 *
 * Pushed from the left, small subtrees between large ones cling to the left. So
 * everything is done once more in a mirror, and the mean of both is taken:
 * nodes that are far enough apart in both are so in the mean, and the mean is
 * the same in a mirror.
 *
 * Source: Reingold and Tilford, Tidier Drawings of Trees, 1981. */

#include "config.h"

#include "qs-tree-tidy.h"

/* A node of an outline. */
typedef struct
{
  guint32 place; /* or QS_TREE_LAYOUT_NONE */
  double x;      /* its centre */
} Point;

/* What is known of the tree below a node. */
typedef struct
{
  Point first;       /* the ends of the deepest level, relative to the node */
  Point last;
  Point thread;      /* of a leaf: the next node of its outline, relative to it */
  double offset;     /* of a child: its centre relative to its parent's */
} Shape;

typedef struct
{
  const QsTreeLayout *layout;
  Shape *shapes;        /* by place */
  gboolean is_mirrored; /* whether first is on the right */
} Tidy;

static guint
count_children (const Tidy *self,
                guint32     place)
{
  return self->layout->below[place + 1] - self->layout->below[place];
}

static guint32
get_child (const Tidy *self,
           guint32     place,
           guint       i)
{
  return self->is_mirrored ? self->layout->below[place + 1] - 1 - i : self->layout->below[place] + i;
}

static double
get_half_width (const Tidy *self,
                guint32     place)
{
  return (self->layout->folded[place] > 0 ? QS_TREE_LAYOUT_FOLDED : 1) / 2;
}

/* The next node down the outline of last nodes, or of first nodes. */
static Point
go_down (const Tidy *self,
         Point       point,
         gboolean    along_last)
{
  const Shape *shape = &self->shapes[point.place];
  guint n_children = count_children (self, point.place);
  guint32 child;

  if (n_children == 0)
    return (Point){ shape->thread.place, point.x + shape->thread.x };

  child = get_child (self, point.place, along_last ? n_children - 1 : 0);

  return (Point){ child, point.x + self->shapes[child].offset };
}

static Point
shift (Point  point,
       double by)
{
  return (Point){ point.place, point.x + by };
}

/* Continues the outline from the leaf @end to @next, of the same frame. */
static void
sew (Tidy *self,
     Point end,
     Point next)
{
  self->shapes[end.place].thread = shift (next, -end.x);
}

/* Puts the subtree of @child beside those before it, the last of which is that of @neighbour. @forest holds the ends
 * of their deepest level. All places are in the frame of the parent's first child. Returns where @child goes. */
static double
push_together (Tidy   *self,
               Shape  *forest,
               Point   neighbour,
               guint32 child)
{
  const Shape *shape = &self->shapes[child];
  Point left = neighbour;
  Point right = { child, 0 };
  double gap = 0;
  double x = 0;

  while (left.place != QS_TREE_LAYOUT_NONE && right.place != QS_TREE_LAYOUT_NONE)
    {
      double distance = get_half_width (self, left.place) + gap + get_half_width (self, right.place);

      x = MAX (x, left.x + distance - right.x);
      left = go_down (self, left, TRUE);
      right = go_down (self, right, FALSE);
      gap = QS_TREE_LAYOUT_GAP;
    }

  if (right.place != QS_TREE_LAYOUT_NONE)
    {
      sew (self, forest->first, shift (right, x));
      forest->first = shift (shape->first, x);
      forest->last = shift (shape->last, x);
    }
  else if (left.place != QS_TREE_LAYOUT_NONE)
    sew (self, shift (shape->last, x), left);
  else
    forest->last = shift (shape->last, x);

  return x;
}

/* Arranges the subtrees of @place, in which everything is arranged already. */
static void
arrange (Tidy   *self,
         guint32 place)
{
  Shape *shape = &self->shapes[place];
  guint n_children = count_children (self, place);
  guint32 first;
  double x = 0;

  *shape = (Shape){ .first = { place, 0 }, .last = { place, 0 }, .thread = { QS_TREE_LAYOUT_NONE, 0 } };
  if (n_children == 0)
    return;

  first = get_child (self, place, 0);
  shape->first = self->shapes[first].first;
  shape->last = self->shapes[first].last;

  for (guint i = 1; i < n_children; i++)
    {
      guint32 child = get_child (self, place, i);

      x = push_together (self, shape, (Point){ get_child (self, place, i - 1), x }, child);
      self->shapes[child].offset = x;
    }

  shape->first.x -= x / 2;
  shape->last.x -= x / 2;
  for (guint i = 0; i < n_children; i++)
    self->shapes[get_child (self, place, i)].offset -= x / 2;
}

/* Adds half of each child's offset to the value in the layout. */
static void
add_offsets (const Tidy   *self,
             QsTreeLayout *layout)
{
  double part = self->is_mirrored ? -0.5 : 0.5;

  for (guint32 place = 0; place < layout->n_places; place++)
    layout->x[place] += part * self->shapes[place].offset;
}

/* Makes offsets positions. */
static void
add_up (QsTreeLayout *layout,
        const Tidy   *tidy)
{
  double left = 0, right = 0;

  for (guint32 place = 0; place < layout->n_places; place++)
    {
      double half = get_half_width (tidy, place);

      left = MIN (left, layout->x[place] - half);
      right = MAX (right, layout->x[place] + half);
      for (guint32 child = layout->below[place]; child < layout->below[place + 1]; child++)
        layout->x[child] += layout->x[place];
    }

  for (guint32 place = 0; place < layout->n_places; place++)
    layout->x[place] -= left;
  layout->width = right - left;
}

/* Gives each place its centre, and the whole its width. @layout lacks only these, and its @x is 0. */
void
qs_tree_tidy (QsTreeLayout *layout)
{
  g_autofree Shape *shapes = g_new (Shape, layout->n_places);
  Tidy self = { .layout = layout, .shapes = shapes };

  for (guint pass = 0; pass < 2; pass++)
    {
      self.is_mirrored = pass > 0;

      /* Children come after their parents. */
      for (guint32 place = layout->n_places; place > 0; place--)
        arrange (&self, place - 1);
      add_offsets (&self, layout);
    }

  add_up (layout, &self);
}
