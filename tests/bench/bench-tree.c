/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to paint a tree of a million nodes while it is moved, at
 * several sizes, whole and folded. */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "qs-test-tree.h"
#include "qs-tree-painter.h"

#define WIDTH 1280
#define HEIGHT 720
#define N_PANS 100

/* How long 95 of 100 pictures may take, in milliseconds: thirty a second. */
#define MOST_TIME 33.0

/* The time that this thread has computed, in milliseconds: what others do does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

static int
compare (const void *a,
         const void *b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* The deepest of the nodes tried until then, so that there is a path. */
static guint32
find_current (const QsTree *tree,
              guint64       step)
{
  guint32 current = QS_TREE_ROOT;

  for (guint32 node = 0; node < qs_tree_get_size (tree); node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);

      if (known->tried <= step && known->tried > qs_tree_get_node (tree, current)->tried)
        current = node;
    }

  return current;
}

/* Paints the tree from its left end to its right, and gives how long 95 of 100 pictures take at most. */
static double
pan (cairo_t           *cr,
     QsTreeGeometry    *geometry,
     const QsTreeScene *scene)
{
  double way = scene->layout->width * geometry->unit / N_PANS;
  double times[N_PANS];

  qs_tree_geometry_pan (geometry, scene->layout, G_MAXINT, 0);
  for (guint i = 0; i < N_PANS; i++)
    {
      double start = get_time ();

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      qs_tree_paint (cr, geometry, qs_palette_get (FALSE, FALSE), scene);
      cairo_surface_flush (cairo_get_target (cr));
      times[i] = get_time () - start;
      qs_tree_geometry_pan (geometry, scene->layout, -way, 0);
    }

  qsort (times, N_PANS, sizeof times[0], compare);
  printf ("  unit %9.5f: p50 %.2f, p95 %.2f, at most %.2f ms\n",
          geometry->unit, times[N_PANS / 2], times[N_PANS * 95 / 100 - 1], times[N_PANS - 1]);

  return times[N_PANS * 95 / 100 - 1];
}

static double
pan_at_all_sizes (cairo_t      *cr,
                  const QsTree *tree,
                  guint         least)
{
  static const double units[] = { 0, 0.1, 1, 8, 25 };
  const QsTreeFolding folding = { .least = least };
  double start = get_time (), slowest = 0;
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);
  guint64 step = test_tree_get_last (tree) / 2;
  QsTreeScene scene = { tree, layout, step, find_current (tree, step), QS_TREE_NONE, TRUE };

  printf ("%u nodes, %u shown: laid out in %.0f ms\n", layout->n_nodes, layout->n_places, get_time () - start);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      QsTreeGeometry geometry;

      qs_tree_geometry_init (&geometry, layout, WIDTH, HEIGHT, 1);
      qs_tree_geometry_zoom (&geometry, layout, units[i], 0, 0);
      slowest = fmax (slowest, pan (cr, &geometry, &scene));
    }

  return slowest;
}

int
main (void)
{
  static const struct
  {
    TestSearch search;
    guint n;
  } trees[] = { { TEST_SEARCH_SQUARES, 12 }, { TEST_SEARCH_BOARDS, 7 } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  double slowest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (trees); i++)
    {
      g_autoptr (QsTree) tree = test_tree_build (trees[i].search, trees[i].n, G_MAXUINT32);

      slowest = fmax (slowest, pan_at_all_sizes (cr, tree, 0));
      slowest = fmax (slowest, pan_at_all_sizes (cr, tree, 50));
    }

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (slowest > MOST_TIME)
    printf ("over %.0f ms\n", MOST_TIME);

  return slowest > MOST_TIME ? 1 : 0;
}
