/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going forward and back in a search restores every pixel and every datum, whatever the method. */

#include "config.h"

#include "qs-board-painter.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-step-marks.h"
#include "qs-test-main.h"
#include "qs-timeline.h"
#include "qs-tree-builder.h"
#include "qs-tree-painter.h"
#include "qs-tree-walk.h"

#define N_WALKS (g_test_slow () ? 1000u : 150u)
#define LONGEST_WALK 24

/* In pixels: large enough for the shapes of marks and nodes. */
#define BOARD_SIDE 60
#define TREE_WIDTH 200
#define TREE_HEIGHT 60

typedef struct
{
  const QsMethod *method;
  guint n;
  QsTimeline *timeline;
  GArray *steps; /* of guint32, packed */
  QsTreeBuilder *builder;
  QsTreeLayout *layout;
  cairo_surface_t *board;
  cairo_surface_t *tree;
  QsInternals *internals;
} Fixture;

/* Everything that is seen at one step. */
typedef struct
{
  QsMoment moment;
  char *board;
  char *tree;
  char *internals;
} View;

static gboolean
record (QsTraceEvent event,
        guint        row,
        guint        column,
        gpointer     data)
{
  Fixture *fixture = data;
  guint32 step = qs_packed_step_new (event, row, column);

  qs_timeline_append (fixture->timeline, event, row, column);
  g_array_append_val (fixture->steps, step);

  return TRUE;
}

static void
set_up (Fixture        *fixture,
        const QsMethod *method,
        guint           n)
{
  QsTracer tracer = { record, fixture };
  QsTreeFolding folding = { .least = G_MAXUINT };

  *fixture = (Fixture){ .method = method, .n = n };
  fixture->timeline = qs_timeline_new (method, n, NULL, 1 << 16, 64);
  fixture->steps = g_array_new (FALSE, FALSE, sizeof (guint32));
  method->search (&(QsSearch){ .n = n, .seed = 1, .tracer = &tracer });

  fixture->builder = qs_tree_builder_new ();
  qs_tree_builder_begin (fixture->builder, method->look, n, NULL);
  qs_tree_builder_feed (fixture->builder, (const guint32 *) (gpointer) fixture->steps->data, fixture->steps->len);
  fixture->layout = qs_tree_layout_new (fixture->builder->tree, &folding);

  fixture->board = cairo_image_surface_create (CAIRO_FORMAT_RGB24, BOARD_SIDE, BOARD_SIDE);
  fixture->tree = cairo_image_surface_create (CAIRO_FORMAT_RGB24, TREE_WIDTH, TREE_HEIGHT);
  fixture->internals = qs_internals_new ();
}

static void
tear_down (Fixture *fixture)
{
  qs_timeline_free (fixture->timeline);
  g_array_unref (fixture->steps);
  qs_tree_builder_free (fixture->builder);
  qs_tree_layout_unref (fixture->layout);
  cairo_surface_destroy (fixture->board);
  cairo_surface_destroy (fixture->tree);
  qs_internals_free (fixture->internals);
}

static char *
sum_pixels (cairo_surface_t *surface)
{
  gsize size = (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);

  cairo_surface_flush (surface);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA1, cairo_image_surface_get_data (surface), size);
}

/* Nothing of an older picture may shine through. */
static cairo_t *
begin_picture (cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);

  return cr;
}

static char *
paint_board (const Fixture  *fixture,
             const QsMoment *moment)
{
  cairo_t *cr = begin_picture (fixture->board);
  QsMark marks[2 * QS_MAX_N];
  QsConflict attack;
  QsSquare clash[2];
  QsScene scene = { .columns = moment->columns, .marks = marks };
  QsBoardGeometry geometry;

  scene.n_marks = qs_step_marks_find (moment, marks);
  if (qs_step_marks_find_attack (moment, &attack))
    {
      clash[0] = attack.first;
      clash[1] = attack.second;
      scene.clash = clash;
    }

  qs_board_geometry_init (&geometry, fixture->n, fixture->n, BOARD_SIDE, BOARD_SIDE, 1, FALSE);
  qs_board_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &scene);
  cairo_destroy (cr);

  return sum_pixels (fixture->board);
}

static char *
paint_tree (const Fixture  *fixture,
            const QsMoment *moment)
{
  const QsTree *tree = fixture->builder->tree;
  cairo_t *cr = begin_picture (fixture->tree);
  guint32 current = qs_tree_walk_find_current (tree, moment);
  QsTreeScene scene = { tree, moment->step, current, current, FALSE };
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, fixture->layout, TREE_WIDTH, TREE_HEIGHT, 1);
  qs_tree_paint (cr, &geometry, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), &scene, NULL);
  cairo_destroy (cr);

  return sum_pixels (fixture->tree);
}

static char *
list_internals (const Fixture  *fixture,
                const QsMoment *moment)
{
  GString *text = g_string_new (NULL);
  const QsDatum *data;
  guint n_data;

  qs_internals_clear (fixture->internals);
  fixture->method->describe (moment, fixture->internals);
  data = qs_internals_get_data (fixture->internals, &n_data);

  for (guint i = 0; i < n_data; i++)
    {
      const QsCell *cells = qs_internals_get_cells (fixture->internals, &data[i]);

      g_string_append_printf (text, "\n%s %d %d:", data[i].name, data[i].first_index, data[i].align);
      for (guint k = 0; k < data[i].n_cells; k++)
        g_string_append_printf (text, " %" G_GINT64_FORMAT "/%x", cells[k].value, cells[k].flags);
    }

  return g_string_free (text, FALSE);
}

static void
look (const Fixture  *fixture,
      const QsMoment *moment,
      View           *view)
{
  view->moment = *moment;
  view->board = paint_board (fixture, moment);
  view->tree = paint_tree (fixture, moment);
  view->internals = list_internals (fixture, moment);
}

static void
clear_view (View *view)
{
  g_free (view->board);
  g_free (view->tree);
  g_free (view->internals);
}

static void
assert_same_view (const View *a,
                  const View *b)
{
  guint n = a->moment.n;

  g_assert_cmpuint (a->moment.step, ==, b->moment.step);
  g_assert_cmpmem (&a->moment.counts, sizeof (QsCounts), &b->moment.counts, sizeof (QsCounts));
  g_assert_cmpmem (a->moment.columns, n * sizeof (guint16), b->moment.columns, n * sizeof (guint16));
  g_assert_cmpstr (a->board, ==, b->board);
  g_assert_cmpstr (a->tree, ==, b->tree);
  g_assert_cmpstr (a->internals, ==, b->internals);
}

/* Each step forward is made from the one before; each step back is looked up anew. */
static void
walk (const Fixture *fixture,
      guint64        start,
      guint          length)
{
  View before, after;
  QsMoment moment;

  qs_timeline_get_moment (fixture->timeline, start, &moment);
  look (fixture, &moment, &before);

  for (guint i = 0; i < length; i++)
    qs_timeline_get_moment (fixture->timeline, moment.step + 1, &moment);
  g_assert_cmpuint (moment.step, ==, start + length);

  for (guint i = 1; i <= length; i++)
    qs_timeline_get_moment (fixture->timeline, start + length - i, &moment);
  look (fixture, &moment, &after);

  assert_same_view (&before, &after);
  clear_view (&before);
  clear_view (&after);
}

/* Neighbouring steps look different somewhere, or the comparison would show nothing. */
static void
assert_steps_differ (const Fixture *fixture)
{
  guint64 last = fixture->timeline->last.step;
  guint n_same = 0, n_compared = 0;
  QsMoment moment;
  View old, new;

  qs_timeline_get_moment (fixture->timeline, 0, &moment);
  look (fixture, &moment, &old);

  for (; moment.step < MIN (last, 100); n_compared++)
    {
      qs_timeline_get_moment (fixture->timeline, moment.step + 1, &moment);
      look (fixture, &moment, &new);
      if (g_str_equal (old.board, new.board) && g_str_equal (old.internals, new.internals) &&
          g_str_equal (old.tree, new.tree))
        n_same++;
      clear_view (&old);
      old = new;
    }

  clear_view (&old);
  g_assert_cmpuint (n_compared, >, 4);
  g_assert_cmpuint (n_same, <, n_compared / 4);
}

static void
test_walks (gconstpointer data)
{
  const QsMethod *method = data;
  Fixture fixture;
  guint64 last;

  set_up (&fixture, method, method->look == QS_LOOK_MOVES ? 8 : 4);
  last = fixture.timeline->last.step;
  g_assert_cmpuint (last, ==, fixture.steps->len);

  assert_steps_differ (&fixture);
  for (guint i = 0; i < N_WALKS; i++)
    {
      guint length = (guint) g_test_rand_int_range (1, MIN (LONGEST_WALK, (gint) last) + 1);

      walk (&fixture, (guint64) g_test_rand_int_range (0, (gint) (last - length) + 1), length);
    }

  tear_down (&fixture);
}

QS_TEST_MAIN
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autofree char *path = g_strconcat ("/app/step-back/restores-every-pixel-and-datum/", (*method)->id, NULL);

      g_test_add_data_func (path, *method, test_walks);
    }
}
