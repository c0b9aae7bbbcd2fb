/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of a search, node by node, against a recursion and against a record of
 * paths that is made from the trace. */

#include "config.h"

#include "qs-tree-builder.h"

#include "engine-test-replay.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define MAX_N 8

static void
tell (QsSearch    *search,
      QsTraceEvent event,
      guint        row,
      guint        column)
{
  search->tracer->trace (event, row, column, search->tracer->data);
}

/* The first queen of a full board, from the top, that one above attacks; n if none is. */
static guint
find_attacked (const guint *columns,
               guint        n)
{
  for (guint row = 1; row < n; row++)
    {
      for (guint upper = 0; upper < row; upper++)
        {
          if (test_attacks (upper, columns[upper], row, columns[row]))
            return row;
        }
    }

  return n;
}

static void
check_board (QsSearch    *search,
             const guint *columns)
{
  guint n = search->n, attacked = find_attacked (columns, n);

  for (guint row = 1; row <= MIN (attacked, n - 1); row++)
    tell (search, QS_TRACE_CHECK, row, columns[row]);

  if (attacked < n)
    tell (search, QS_TRACE_REJECT, attacked, columns[attacked]);
  else
    tell (search, QS_TRACE_SOLUTION, n - 1, columns[n - 1]);
}

static gboolean
is_used (const guint *columns,
         guint        row,
         guint        column)
{
  for (guint upper = 0; upper < row; upper++)
    {
      if (columns[upper] == column)
        return TRUE;
    }

  return FALSE;
}

static void
try_boards (QsSearch *search,
            guint    *columns,
            guint     row,
            gboolean  only_unused)
{
  if (row == search->n)
    {
      check_board (search, columns);
      return;
    }

  for (guint column = 0; column < search->n; column++)
    {
      if (only_unused && is_used (columns, row, column))
        continue;

      columns[row] = column;
      tell (search, QS_TRACE_PLACE, row, column);
      try_boards (search, columns, row + 1, only_unused);
      tell (search, QS_TRACE_REMOVE, row, column);
    }
}

static void
search_boards (QsSearch *search)
{
  guint columns[MAX_N] = { 0 };

  try_boards (search, columns, 0, FALSE);
}

static void
search_unused_boards (QsSearch *search)
{
  guint columns[MAX_N] = { 0 };

  try_boards (search, columns, 0, TRUE);
}

/* Where no queen attacks and none stands, for the searches by lines. */
static gboolean
is_free (const gint *columns,
         guint       n,
         guint       row,
         guint       column)
{
  if (columns[row] >= 0)
    return FALSE;

  for (guint other = 0; other < n; other++)
    {
      if (columns[other] >= 0 && test_attacks (other, (guint) columns[other], row, column))
        return FALSE;
    }

  return TRUE;
}

/* Takes the lowest empty row and the rightmost empty column in turn. */
static void
try_lines (QsSearch *search,
           gint     *columns,
           guint     depth)
{
  guint n = search->n, line = 0;
  gboolean by_row = depth % 2 == 0;
  gboolean is_taken[MAX_N] = { FALSE };

  for (guint row = 0; row < n; row++)
    {
      if (columns[row] >= 0)
        is_taken[columns[row]] = TRUE;
    }
  for (guint i = 0; i < n; i++)
    {
      if (by_row ? columns[i] < 0 : !is_taken[i])
        line = i;
    }

  tell (search, QS_TRACE_CHECK, by_row ? line : QS_TRACE_WHOLE, by_row ? QS_TRACE_WHOLE : line);
  for (guint i = 0; i < n; i++)
    {
      guint row = by_row ? line : i, column = by_row ? i : line;

      if (!is_free (columns, n, row, column))
        continue;

      columns[row] = (gint) column;
      tell (search, QS_TRACE_PLACE, row, column);
      if (depth + 1 < n)
        try_lines (search, columns, depth + 1);
      else
        tell (search, QS_TRACE_SOLUTION, row, column);
      columns[row] = -1;
      tell (search, QS_TRACE_REMOVE, row, column);
    }
}

static void
search_lines (QsSearch *search)
{
  gint columns[MAX_N];

  for (guint row = 0; row < search->n; row++)
    columns[row] = -1;
  try_lines (search, columns, 0);
}

static const QsMethod boards = { .id = "boards", .look = QS_LOOK_BOARD, .search = search_boards };
static const QsMethod unused_boards = { .id = "unused", .look = QS_LOOK_BOARD_UNUSED, .search = search_unused_boards };
static const QsMethod lines = { .id = "lines", .look = QS_LOOK_LINE, .search = search_lines };

static GArray *
pack (const GArray *replay)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < replay->len; i++)
    {
      const EngineStep *step = &g_array_index (replay, EngineStep, i);
      guint32 packed = qs_packed_step_new (step->event, step->row, step->column);

      g_array_append_val (steps, packed);
    }

  return steps;
}

/* Feeds in pieces as they come. */
static QsTreeBuilder *
builder_new (const QsMethod *method,
             guint           n,
             const GArray   *replay)
{
  QsTreeBuilder *builder = qs_tree_builder_new ();
  g_autoptr (GArray) steps = pack (replay);

  qs_tree_builder_begin (builder, method->look, n, NULL);
  for (guint fed = 0; fed < steps->len;)
    {
      guint n_steps = (guint) g_test_rand_int_range (0, 50);

      n_steps = MIN (n_steps, steps->len - fed);
      g_assert_true (qs_tree_builder_feed (builder, &g_array_index (steps, guint32, fed), n_steps));
      fed += n_steps;
    }

  return builder;
}

/* What a recursion knows about a search by squares, or by rows. */
typedef struct
{
  const QsTree *tree;
  guint n;
  gboolean by_row;
  guint32 step;
  guint n_nodes;
  guint n_placed[MAX_N + 1]; /* by depth */
  guint16 columns[MAX_N];
} Recursion;

static gboolean recurse (Recursion *self, guint32 node, guint row);

/* Searches below a child, whose square is free. Returns whether it leads to a solution. */
static gboolean
recurse_below (Recursion *self,
               guint32    child,
               guint      row,
               guint      column)
{
  const QsTreeNode *known = qs_tree_get_node (self->tree, child);
  gboolean has_solution = row + 1 == self->n;

  g_assert_true (known->is_placed);
  g_assert_false (known->is_pruned);
  g_assert_cmpuint (known->tried, ==, ++self->step);

  self->columns[row] = column;
  self->n_placed[row + 1]++;
  if (has_solution)
    g_assert_cmpuint (known->decided, ==, ++self->step);
  else
    has_solution = recurse (self, child, row + 1);

  g_assert_cmpuint (known->left, ==, ++self->step);
  g_assert_cmpint (known->has_solution, ==, has_solution);

  return has_solution;
}

static void
assert_pruned (const Recursion *self,
               guint32          child,
               guint32          step)
{
  const QsTreeNode *known = qs_tree_get_node (self->tree, child);

  g_assert_false (known->is_placed);
  g_assert_true (known->is_pruned);
  g_assert_cmpuint (known->tried, ==, step);
  g_assert_cmpuint (known->left, ==, QS_TREE_NEVER);
  g_assert_cmpuint (known->n_children, ==, 0);
}

static gboolean
recurse (Recursion *self,
         guint32    node,
         guint      row)
{
  const QsTreeNode *known = qs_tree_get_node (self->tree, node);
  gboolean has_solution = FALSE;
  guint32 first_step = ++self->step;

  g_assert_cmpuint (known->n_children, ==, self->n);
  self->n_nodes += self->n;

  for (guint column = 0; column < self->n; column++)
    {
      guint32 child = known->first_child + column;

      g_assert_cmpuint (qs_tree_get_node (self->tree, child)->row, ==, row);
      g_assert_cmpuint (qs_tree_get_node (self->tree, child)->column, ==, column);
      g_assert_cmpuint (qs_tree_get_node (self->tree, child)->parent, ==, node);

      if (!self->by_row && column > 0)
        self->step++;
      if (!test_is_free (self->columns, row, column))
        assert_pruned (self, child, self->by_row ? first_step : ++self->step);
      else if (recurse_below (self, child, row, column))
        has_solution = TRUE;
    }

  return has_solution;
}

/* Walks through the tree as the search does. */
static void
walk (Recursion      *self,
      const QsMethod *method,
      guint           n)
{
  g_autoptr (GArray) replay = engine_replay_new (method, n);
  g_autoptr (QsTreeBuilder) builder = builder_new (method, n, replay);

  *self = (Recursion){
    .tree = builder->tree,
    .n = n,
    .by_row = method->look == QS_LOOK_LINE,
    .n_nodes = 1,
    .n_placed = { 1 },
  };

  g_assert_cmpint (recurse (self, QS_TREE_ROOT, 0), ==, n == 1 || n > 3);
  g_assert_cmpuint (self->step, ==, replay->len);
  g_assert_cmpuint (self->tree->n_nodes, ==, self->n_nodes);
  self->tree = NULL;
}

QS_TEST (the_tree_of_4)
{
  static const guint n_placed[] = { 1, 4, 6, 4, 2 };
  Recursion recursion;

  walk (&recursion, &qs_boolean_arrays, 4);

  /* 17 placements, and four squares below each of them but the two full boards. */
  g_assert_cmpuint (recursion.n_nodes, ==, 1 + 15 * 4);
  g_assert_cmpmem (recursion.n_placed, sizeof n_placed, n_placed, sizeof n_placed);
}

static void
test_trees_by_recursion (gconstpointer data)
{
  for (guint n = 1; n <= 7; n++)
    {
      Recursion recursion;

      walk (&recursion, data, n);
      for (guint rows = 1; rows <= n; rows++)
        g_assert_cmpuint (recursion.n_placed[rows], ==, test_count_placements (n, rows));
    }
}

/* All nodes by the path to them, and what is known about each, without a tree. */
typedef struct
{
  GHashTable *nodes;  /* QsTreeNode, by path; of its links only n_children counts */
  QsLook look;
  guint n;
  GString *path;      /* to the placement as it is: "row,column;" for each queen */
  gint columns[MAX_N];
  guint32 step;
} Record;

static QsTreeNode *
record_get (Record     *self,
            const char *path)
{
  return g_hash_table_lookup (self->nodes, path);
}

static QsTreeNode *
record_get_child (Record *self,
                  guint   row,
                  guint   column)
{
  g_autofree char *path = g_strdup_printf ("%s%u,%u;", self->path->str, row, column);

  return record_get (self, path);
}

static void
record_add (Record *self,
            guint   row,
            guint   column)
{
  QsTreeNode *node = g_new0 (QsTreeNode, 1);

  node->row = (guint16) row;
  node->column = (guint16) column;
  node->tried = node->decided = node->left = QS_TREE_NEVER;
  record_get (self, self->path->str)->n_children++;
  g_hash_table_insert (self->nodes, g_strdup_printf ("%s%u,%u;", self->path->str, row, column), node);
}

static gboolean
has_queen_in_column (const Record *self,
                     guint         column)
{
  for (guint row = 0; row < self->n; row++)
    {
      if (self->columns[row] == (gint) column)
        return TRUE;
    }

  return FALSE;
}

/* Learns which squares the search chooses among, of a row or a column. */
static void
record_expand (Record *self,
               guint   row,
               guint   column)
{
  if (record_get (self, self->path->str)->n_children > 0)
    return;

  for (guint i = 0; i < self->n; i++)
    {
      if (row == QS_TRACE_WHOLE && self->columns[i] < 0)
        record_add (self, i, column);
      else if (row != QS_TRACE_WHOLE && (self->look != QS_LOOK_BOARD_UNUSED || !has_queen_in_column (self, i)))
        record_add (self, row, i);
    }
}

static void
record_check (Record *self,
              guint   row,
              guint   column)
{
  if (row != QS_TRACE_WHOLE && self->columns[row] >= 0)
    return;

  record_expand (self, row, column);
  if (row != QS_TRACE_WHOLE && column != QS_TRACE_WHOLE)
    return;

  for (guint i = 0; i < self->n; i++)
    {
      guint r = row == QS_TRACE_WHOLE ? i : row, c = column == QS_TRACE_WHOLE ? i : column;
      QsTreeNode *child = record_get_child (self, r, c);

      if (child != NULL && !is_free (self->columns, self->n, r, c))
        {
          child->is_pruned = TRUE;
          child->tried = self->step;
        }
    }
}

static void
record_reject (Record *self,
               guint   row,
               guint   column)
{
  QsTreeNode *node = record_get (self, self->path->str);

  if (self->columns[row] == (gint) column)
    {
      node->decided = self->step;
    }
  else
    {
      record_expand (self, row, column);
      node = record_get_child (self, row, column);
      node->tried = self->step;
    }
  node->is_pruned = TRUE;
}

static void
record_solution (Record *self)
{
  g_autofree char *path = g_strdup (self->path->str);

  record_get (self, path)->decided = self->step;
  for (gsize length = strlen (path);; length--)
    {
      QsTreeNode *node;

      path[length] = '\0';
      node = record_get (self, path);
      if (node != NULL)
        node->has_solution = TRUE;
      if (length == 0)
        return;
    }
}

static void
record_step (Record           *self,
             const EngineStep *step)
{
  g_autofree char *square = g_strdup_printf ("%u,%u;", step->row, step->column);

  self->step++;
  switch (step->event)
    {
    case QS_TRACE_CHECK:
      record_check (self, step->row, step->column);
      break;
    case QS_TRACE_REJECT:
      record_reject (self, step->row, step->column);
      break;
    case QS_TRACE_PLACE:
      record_expand (self, step->row, step->column);
      self->columns[step->row] = (gint) step->column;
      g_string_append (self->path, square);
      record_get (self, self->path->str)->tried = self->step;
      record_get (self, self->path->str)->is_placed = TRUE;
      break;
    case QS_TRACE_REMOVE:
      record_get (self, self->path->str)->left = self->step;
      self->columns[step->row] = -1;
      g_assert_true (g_str_has_suffix (self->path->str, square));
      g_string_truncate (self->path, self->path->len - strlen (square));
      break;
    case QS_TRACE_SOLUTION:
      record_solution (self);
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
}

/* Compares a node and all below it. */
static guint
record_compare (Record       *self,
                const QsTree *tree,
                guint32       node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  const QsTreeNode *expected = record_get (self, self->path->str);
  gsize length = self->path->len;
  guint n_nodes = 1;

  g_assert_nonnull (expected);
  g_assert_cmpuint (known->row, ==, expected->row);
  g_assert_cmpuint (known->column, ==, expected->column);
  g_assert_cmpuint (known->tried, ==, expected->tried);
  g_assert_cmpuint (known->decided, ==, expected->decided);
  g_assert_cmpuint (known->left, ==, expected->left);
  g_assert_cmpuint (known->is_placed, ==, expected->is_placed);
  g_assert_cmpuint (known->is_pruned, ==, expected->is_pruned);
  g_assert_cmpuint (known->has_solution, ==, expected->has_solution);
  g_assert_cmpuint (known->n_children, ==, expected->n_children);

  for (guint32 child = known->first_child; child < known->first_child + known->n_children; child++)
    {
      const QsTreeNode *square = qs_tree_get_node (tree, child);

      if (child > known->first_child)
        g_assert_cmpuint (square->row * self->n + square->column, >, (square - 1)->row * self->n + (square - 1)->column);
      g_string_append_printf (self->path, "%u,%u;", square->row, square->column);
      n_nodes += record_compare (self, tree, child);
      g_string_truncate (self->path, length);
    }

  return n_nodes;
}

static void
record_init (Record *self,
             QsLook  look,
             guint   n)
{
  QsTreeNode *root = g_new0 (QsTreeNode, 1);

  *self = (Record){ .look = look, .n = n };
  self->nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->path = g_string_new (NULL);
  for (guint row = 0; row < n; row++)
    self->columns[row] = -1;

  root->decided = root->left = QS_TREE_NEVER;
  root->is_placed = TRUE;
  g_hash_table_insert (self->nodes, g_strdup (""), root);
}

static void
record_clear (Record *self)
{
  g_hash_table_unref (self->nodes);
  g_string_free (self->path, TRUE);
}

/* After each of some steps, and after the last. */
static void
check_by_record (const QsMethod *method,
                 guint           n)
{
  g_autoptr (GArray) replay = engine_replay_new (method, n);
  g_autoptr (QsTreeBuilder) builder = builder_new (method, n, replay);
  g_autoptr (GArray) steps = pack (replay);
  Record record;

  record_init (&record, method->look, n);
  for (guint i = 0; i < replay->len; i++)
    record_step (&record, &g_array_index (replay, EngineStep, i));

  g_assert_cmpuint (record.path->len, ==, 0);
  g_assert_cmpuint (record_compare (&record, builder->tree, QS_TREE_ROOT), ==,
                    g_hash_table_size (record.nodes));
  g_assert_cmpuint (builder->tree->n_nodes, ==, g_hash_table_size (record.nodes));
  record_clear (&record);

  /* The same builder again, and the tree while it grows. */
  qs_tree_builder_begin (builder, method->look, n, NULL);
  record_init (&record, method->look, n);
  for (guint i = 0; i < MIN (replay->len, 150); i++)
    {
      g_autofree char *path = NULL;

      g_assert_true (qs_tree_builder_feed (builder, &g_array_index (steps, guint32, i), 1));
      record_step (&record, &g_array_index (replay, EngineStep, i));

      path = g_strdup (record.path->str);
      g_string_truncate (record.path, 0);
      record_compare (&record, builder->tree, QS_TREE_ROOT);
      g_string_assign (record.path, path);
    }
  record_clear (&record);
}

static void
test_tree_by_record (gconstpointer data)
{
  for (guint n = 1; n <= 5; n++)
    check_by_record (data, n);
}

QS_TEST (as_the_paths_say_each_method)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      if ((*method)->look != QS_LOOK_MOVES)
        test_tree_by_record (*method);
    }
}

/* Feeds until no more is wanted; a tracer. */
typedef struct
{
  QsTreeBuilder *builder;
  guint n_waiting;
  guint32 waiting[1000];
} Feeder;

static gboolean
feed (QsTraceEvent event,
      guint        row,
      guint        column,
      gpointer     data)
{
  Feeder *self = data;

  self->waiting[self->n_waiting++] = qs_packed_step_new (event, row, column);
  if (self->n_waiting < G_N_ELEMENTS (self->waiting))
    return TRUE;

  self->n_waiting = 0;

  return qs_tree_builder_feed (self->builder, self->waiting, G_N_ELEMENTS (self->waiting));
}

static void
test_full_tree_stays (gconstpointer data)
{
  const QsMethod *method = data;
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  Feeder feeder = { builder };
  QsTracer tracer = { feed, &feeder };
  const QsTree *tree = builder->tree;
  guint size;

  qs_tree_builder_begin (builder, method->look, 13, NULL);
  method->search (&(QsSearch){ .n = 13, .tracer = &tracer });

  g_assert_false (builder->wants_steps);
  size = tree->n_nodes;
  g_assert_cmpuint (size, <=, QS_TREE_MAX_NODES);
  g_assert_cmpuint (size, >, QS_TREE_MAX_NODES - 13);

  g_assert_false (qs_tree_builder_feed (builder, feeder.waiting, G_N_ELEMENTS (feeder.waiting)));
  g_assert_cmpuint (tree->n_nodes, ==, size);

  qs_tree_builder_begin (builder, method->look, 4, NULL);
  g_assert_true (builder->wants_steps);
  g_assert_true (builder->tree == tree);
  g_assert_cmpuint (tree->n_nodes, ==, 1 + 4);
}

/* What each method can try first is known before its first step, and stays so after it. */
QS_TEST (the_first_choices_are_known_before_the_first_step)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (GArray) replay = engine_replay_new (*method, 6);
      g_autoptr (GArray) steps = pack (replay);
      g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
      const QsTree *tree = builder->tree;

      if ((*method)->look == QS_LOOK_MOVES)
        continue;

      qs_tree_builder_begin (builder, (*method)->look, 6, NULL);
      for (guint fed = 0; fed < 2; fed++)
        {
          g_assert_cmpuint (qs_tree_get_node (tree, QS_TREE_ROOT)->n_children, ==, 6);
          for (guint column = 0; column < 6; column++)
            {
              guint32 child = qs_tree_find_child (tree, QS_TREE_ROOT, 0, column);

              g_assert_cmpuint (child, !=, QS_TREE_NONE);
              g_assert_cmpint (qs_tree_get_state (tree, child, 0), ==, QS_TREE_OPEN);
            }
          if (fed == 0)
            g_assert_true (qs_tree_builder_feed (builder, (const guint32 *) (gpointer) steps->data, 1));
        }
    }
}

QS_TEST (moves_have_no_tree)
{
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  guint32 step = qs_packed_step_new (QS_TRACE_PLACE, 999, 999);

  g_assert_false (builder->wants_steps);
  qs_tree_builder_begin (builder, QS_LOOK_MOVES, 1000, NULL);
  g_assert_false (qs_tree_builder_feed (builder, &step, 1));
  g_assert_cmpuint (builder->tree->n_nodes, ==, 1);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/tree-builder/as-a-recursion-has-it/by-square", &qs_boolean_arrays,
                        test_trees_by_recursion);
  g_test_add_data_func ("/engine/tree-builder/as-a-recursion-has-it/by-row", &qs_shifting_masks,
                        test_trees_by_recursion);
  g_test_add_data_func ("/engine/tree-builder/as-the-paths-say/full-boards", &boards, test_tree_by_record);
  g_test_add_data_func ("/engine/tree-builder/as-the-paths-say/unused-columns", &unused_boards, test_tree_by_record);
  g_test_add_data_func ("/engine/tree-builder/as-the-paths-say/rows-and-columns", &lines, test_tree_by_record);
  g_test_add_data_func ("/engine/tree-builder/a-full-tree-stays/by-square", &qs_boolean_arrays, test_full_tree_stays);
  g_test_add_data_func ("/engine/tree-builder/a-full-tree-stays/by-row", &qs_shifting_masks, test_full_tree_stays);
}
