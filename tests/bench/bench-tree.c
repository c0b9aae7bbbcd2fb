/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to paint a tree of a million nodes while it is moved, at several sizes, whole and folded, and a tree
 * within a forest while its search goes on; against a board as large as the picture. */

#include "bench-report.h"
#include "qs-board-painter.h"
#include "qs-test-boards.h"
#include "qs-test-forest.h"
#include "qs-test-tree.h"
#include "qs-tree-painter.h"

#define WIDTH 1280
#define HEIGHT 720
#define N_PANS (bench_is_brief () ? 10u : 50u)

/* The room of a tree in a window of 1920 × 1080. */
#define FOREST_WIDTH 1180
#define FOREST_HEIGHT 900

/* The deepest of the nodes tried until then, so that there is a path. */
static guint32
find_current (const QsTree *tree,
              guint64       step)
{
  guint32 current = QS_TREE_ROOT;

  for (guint32 node = 0; node < tree->n_nodes; node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);

      if (known->tried <= step && known->tried > qs_tree_get_node (tree, current)->tried)
        current = node;
    }

  return current;
}

static void
clear (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
}

/* How long a board with its queens takes, in milliseconds. */
static double
time_board (cairo_t *cr)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  QsBoardGeometry geometry;
  guint16 columns[8];
  QsScene scene = { .columns = columns };

  test_make_solution (columns, G_N_ELEMENTS (columns));
  qs_board_geometry_init (&geometry, G_N_ELEMENTS (columns), G_N_ELEMENTS (columns), WIDTH, HEIGHT, 1, FALSE);
  for (guint i = 0; i < N_PANS; i++)
    {
      double start = bench_get_time (), taken;

      clear (cr);
      qs_board_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &scene);
      cairo_surface_flush (cairo_get_target (cr));
      taken = bench_get_time () - start;
      g_array_append_val (times, taken);
    }

  return bench_get_percentile (times, 0.5);
}

/* Paints the tree from its left end to its right, and gives how long 95 of 100 pictures take at most. */
static double
pan (cairo_t           *cr,
     QsTreeGeometry    *geometry,
     const QsTreeScene *scene)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  double way = geometry->layout->width * geometry->unit / N_PANS;

  qs_tree_geometry_pan (geometry, G_MAXINT, 0);
  for (guint i = 0; i < N_PANS; i++)
    {
      double start = bench_get_time (), taken;

      clear (cr);
      qs_tree_paint (cr, geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), scene, NULL);
      cairo_surface_flush (cairo_get_target (cr));
      taken = bench_get_time () - start;
      g_array_append_val (times, taken);
      qs_tree_geometry_pan (geometry, -way, 0);
    }

  return bench_get_percentile (times, 0.95);
}

static void
pan_at_all_sizes (cairo_t             *cr,
                  const BenchBaseline *board,
                  const QsTree        *tree,
                  guint                least,
                  const char          *name)
{
  static const double units[] = { 0, 0.1, 1, 8, 25 };
  const QsTreeFolding folding = { .least = least };
  double start = bench_get_time ();
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);
  guint64 step = test_tree_get_last (tree) / 2;
  QsTreeScene scene = { tree, step, find_current (tree, step), QS_TREE_NONE, TRUE };

  bench_report (bench_get_time () - start, "ms", board, "tree-layout/%s", name);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      QsTreeGeometry geometry;

      qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
      qs_tree_geometry_zoom (&geometry, units[i], 0, 0);
      bench_report (pan (cr, &geometry, &scene), "ms", board, "tree-picture/%s/%g/p95", name, units[i]);
    }
}

/* Each frame of a search that plays is of another step. */
static void
play_in_forest (const BenchBaseline *board,
                guint                n)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &(QsTreeFolding){ .forest = test_tree_get_forest (n) });
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, FOREST_WIDTH, FOREST_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  QsTreeLayers layers = { 0 };
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, layout, FOREST_WIDTH, FOREST_HEIGHT, 1);
  for (guint i = 0; i < N_PANS; i++)
    {
      guint64 step = (guint64) test_tree_get_last (tree) * i / N_PANS;
      QsTreeScene scene = { tree, step, find_current (tree, step), QS_TREE_NONE, TRUE };
      double start, taken;

      clear (cr);
      start = bench_get_time ();
      qs_tree_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &scene, &layers);
      cairo_surface_flush (surface);
      taken = bench_get_time () - start;
      g_array_append_val (times, taken);
    }

  bench_report (bench_get_percentile (times, 0.5), "ms", board, "tree-forest/%u/p50", n);
  bench_report (bench_get_percentile (times, 0.95), "ms", board, "tree-forest/%u/p95", n);
  qs_tree_layers_clear (&layers);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  static const struct
  {
    const char *name;
    const char *folded_name;
    TestSearch search;
    guint n;
  } trees[] = { { "squares", "squares-folded", TEST_SEARCH_SQUARES, 12 },
                { "boards", "boards-folded", TEST_SEARCH_BOARDS, 7 } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  BenchBaseline board = { "board-picture", time_board (cr) };

  bench_report (board.value, "ms", NULL, "board-picture/8");
  for (guint i = 0; i < G_N_ELEMENTS (trees); i++)
    {
      g_autoptr (QsTree) tree = test_tree_build (trees[i].search, trees[i].n, G_MAXUINT32);

      pan_at_all_sizes (cr, &board, tree, 0, trees[i].name);
      pan_at_all_sizes (cr, &board, tree, 50, trees[i].folded_name);
    }

  for (guint n = 6; n <= 10; n += 2)
    play_in_forest (&board, n);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return 0;
}
