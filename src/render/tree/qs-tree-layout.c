/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the nodes of a search tree are: which are shown, on which level, in which order. */

#include "qs-tree-layout.h"

/* The width of a forest at most, in units: more could not be told apart where it is large. */
#define MAX_FOREST 1e9

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

/* Gives each place its centre, and the whole its width. @layout lacks only these, and its @x is 0. */
static void
tidy (QsTreeLayout *layout)
{
  g_autofree Shape *shapes = g_new (Shape, layout->n_places);
  Tidy self = { .layout = layout, .shapes = shapes };
  double left = 0, right = 0;

  for (guint pass = 0; pass < 2; pass++)
    {
      self.is_mirrored = pass > 0;

      /* Children come after their parents. */
      for (guint32 place = layout->n_places; place > 0; place--)
        arrange (&self, place - 1);
      /* Adds half of each child's offset to the value in the layout. */
      for (guint32 place = 0; place < layout->n_places; place++)
        layout->x[place] += (pass > 0 ? -0.5 : 0.5) * shapes[place].offset;
    }

  /* Makes offsets positions. */
  for (guint32 place = 0; place < layout->n_places; place++)
    {
      double half = get_half_width (&self, place);

      left = MIN (left, layout->x[place] - half);
      right = MAX (right, layout->x[place] + half);
      for (guint32 child = layout->below[place]; child < layout->below[place + 1]; child++)
        layout->x[child] += layout->x[place];
    }

  for (guint32 place = 0; place < layout->n_places; place++)
    layout->x[place] -= left;
  layout->width = right - left;
}

/* How many squares of a row there are to choose from, of those before @column; a row has one place at least. */
static guint
count_squares (const QsTreeForest *forest,
               guint               row,
               guint               column)
{
  return (guint) __builtin_popcountll (forest->squares[row] & ((G_GUINT64_CONSTANT (1) << column) - 1));
}

/* Does what tidy() does, over a forest. */
static void
spread (QsTreeLayout       *layout,
        const QsTree       *tree,
        const QsTreeForest *forest)
{
  double n_leaves = 1;

  layout->spacing = g_new (double, layout->n_levels);
  for (guint level = 0; level < layout->n_levels; level++)
    {
      layout->spacing[level] = 1 / n_leaves;
      if (level + 1 < layout->n_levels)
        n_leaves *= MAX (count_squares (forest, level, QS_TREE_FOREST_MAX), 1);
    }

  layout->width = MIN (n_leaves, MAX_FOREST);
  for (guint level = 0; level < layout->n_levels; level++)
    layout->spacing[level] *= layout->width;

  layout->x[0] = layout->width / 2;
  for (guint32 place = 1; place < layout->n_places; place++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, layout->nodes[place]);
      const double *spacing = &layout->spacing[known->row];

      layout->x[place] = layout->x[layout->places[known->parent]] - spacing[0] / 2 +
                         (count_squares (forest, known->row, known->column) + 0.5) * spacing[1];
    }
}

static void
add_place (QsTreeLayout *self,
           guint32       node)
{
  self->places[node] = self->n_places;
  self->nodes[self->n_places++] = node;
}

/* Gives @place its children on the next level, or the number of nodes folded into it. */
static void
add_below (QsTreeLayout        *self,
           guint32              place,
           const QsTree        *tree,
           const guint32       *sizes,
           const QsTreeFolding *folding)
{
  guint32 node = self->nodes[place];
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  gboolean is_folded = folding->least > 0 && folding->forest.n_rows == 0 && sizes[node] > folding->least &&
                       known->left != QS_TREE_NEVER && !known->has_solution;

  for (guint i = 0; i < folding->n_opened && is_folded; i++)
    is_folded = folding->opened[i] != node;
  self->below[place] = self->n_places;
  if (is_folded)
    {
      self->folded[place] = sizes[node] - 1;
      self->n_hidden += sizes[node] - 1;
      return;
    }

  for (guint i = 0; i < known->n_children; i++)
    add_place (self, known->first_child + i);
}

static void
add_levels (QsTreeLayout        *self,
            const QsTree        *tree,
            const QsTreeFolding *folding)
{
  guint n_nodes = tree->n_nodes;
  g_autofree guint32 *sizes = g_new (guint32, n_nodes);
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (guint));
  guint32 place = 0;

  /* How many nodes each subtree has. Children come after their parents. */
  for (guint32 node = 0; node < n_nodes; node++)
    sizes[node] = 1;
  for (guint32 node = n_nodes - 1; node > QS_TREE_ROOT; node--)
    sizes[qs_tree_get_node (tree, node)->parent] += sizes[node];

  add_place (self, QS_TREE_ROOT);
  while (place < self->n_places)
    {
      guint end = self->n_places;

      g_array_append_val (levels, place);
      for (; place < end; place++)
        add_below (self, place, tree, sizes, folding);
    }

  self->below[place] = place;
  for (self->n_levels = levels->len; self->n_levels < folding->forest.n_rows + 1; self->n_levels++)
    g_array_append_val (levels, place);
  g_array_append_val (levels, place);
  self->levels = (guint *) (gpointer) g_array_steal (levels, NULL);
}

/* A node without a place is where its parent is, which comes before it. */
static void
find_hidden (QsTreeLayout *self,
             const QsTree *tree)
{
  for (guint32 node = 1; self->n_hidden > 0 && node < self->n_nodes; node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);

      if (self->places[node] != QS_TREE_LAYOUT_NONE)
        continue;

      self->places[node] = self->places[known->parent];
      self->n_hidden_queens += known->is_placed;
    }
}

static void
find_solutions (QsTreeLayout *self,
                const QsTree *tree)
{
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 place = 0; place < self->n_places; place++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, self->nodes[place]);

      if (known->has_solution && known->decided != QS_TREE_NEVER)
        g_array_append_val (solutions, place);
    }

  self->n_solutions = solutions->len;
  self->solutions = (guint32 *) (gpointer) g_array_steal (solutions, NULL);
}

/* Lays out all nodes of a tree, also those not tried yet, in a time in proportion to them: about
 * 0.2 s for a million. */
QsTreeLayout *
qs_tree_layout_new (const QsTree        *tree,
                    const QsTreeFolding *folding)
{
  QsTreeLayout *self;
  guint n_nodes = tree->n_nodes;

  self = g_atomic_rc_box_new0 (QsTreeLayout);
  self->n_nodes = n_nodes;
  self->nodes = g_new (guint32, n_nodes);
  self->below = g_new (guint32, n_nodes + 1);
  self->folded = g_new0 (guint32, n_nodes);
  self->places = g_new (guint32, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    self->places[node] = QS_TREE_LAYOUT_NONE;

  add_levels (self, tree, folding);
  find_hidden (self, tree);
  find_solutions (self, tree);
  self->nodes = g_renew (guint32, self->nodes, self->n_places);
  self->below = g_renew (guint32, self->below, self->n_places + 1);
  self->folded = g_renew (guint32, self->folded, self->n_places);

  self->x = g_new0 (double, self->n_places);
  if (folding->forest.n_rows > 0)
    spread (self, tree, &folding->forest);
  else
    tidy (self);

  return self;
}

/* A layout does not change; only how many hold it. */
void
qs_tree_layout_ref (const QsTreeLayout *self)
{
  g_atomic_rc_box_acquire ((gpointer) self);
}

static void
clear (gpointer data)
{
  QsTreeLayout *self = data;

  g_free (self->levels);
  g_free (self->nodes);
  g_free (self->x);
  g_free (self->spacing);
  g_free (self->below);
  g_free (self->folded);
  g_free (self->places);
  g_free (self->solutions);
}

void
qs_tree_layout_unref (const QsTreeLayout *self)
{
  g_atomic_rc_box_release_full ((gpointer) self, clear);
}

/* The place of a node, or of the one that it is folded into; %QS_TREE_LAYOUT_NONE if it has none yet. */
guint32
qs_tree_layout_get_place (const QsTreeLayout *self,
                          guint32             node)
{
  return node < self->n_nodes ? self->places[node] : QS_TREE_LAYOUT_NONE;
}

/* Of ascending places, from @first up to before @end, the index of the last that is not behind @place. */
static guint
find_last (const guint32 *places,
           guint          first,
           guint          end,
           guint32        place)
{
  while (end - first > 1)
    {
      guint middle = first + (end - first) / 2;

      if (places[middle] <= place)
        first = middle;
      else
        end = middle;
    }

  return first;
}

/* The root's is 0. */
guint
qs_tree_layout_get_level (const QsTreeLayout *self,
                          guint32             place)
{
  g_return_val_if_fail (place < self->n_places, 0);

  return find_last (self->levels, 0, self->n_levels, place);
}

/* The place above one that is not the root's, whose level it is. */
guint32
qs_tree_layout_get_parent (const QsTreeLayout *self,
                           guint               level,
                           guint32             place)
{
  return find_last (self->below, self->levels[level - 1], self->levels[level], place);
}

/* The first place of a level at @x, in units from the left edge, or right of it; if there is
 * none, the first of the next level. */
guint32
qs_tree_layout_find_from (const QsTreeLayout *self,
                          guint               level,
                          double              x)
{
  guint32 place, end;

  g_return_val_if_fail (level < self->n_levels, 0);

  place = self->levels[level];
  end = self->levels[level + 1];
  while (place < end)
    {
      guint32 middle = place + (end - place) / 2;

      if (self->x[middle] < x)
        place = middle + 1;
      else
        end = middle;
    }

  return place;
}

/* The place of a level that is nearest to @x, in units from the left edge. */
guint32
qs_tree_layout_find_nearest (const QsTreeLayout *self,
                             guint               level,
                             double              x)
{
  guint32 place = qs_tree_layout_find_from (self, level, x);

  if (place == self->levels[level + 1] ||
      (place > self->levels[level] && x - self->x[place - 1] < self->x[place] - x))
    place--;

  return place;
}
