/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Queens that glide from one solution to the next, where the user wants motion. */

#include <string.h>

#include "qs-board-view.h"
#include "qs-test-widget.h"

#define SIDE 200

static const guint16 solutions[][4] = { { 1, 3, 0, 2 }, { 2, 0, 3, 1 } };

static cairo_surface_t *
paint (GtkWidget *board)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_t *cr = cairo_create (surface);

  GTK_WIDGET_GET_CLASS (board)->snapshot (board, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
is_same (cairo_surface_t *a,
         cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a) * SIDE) == 0;
}

/* Whether the board looks as it did. */
static gboolean
looks_like (GtkWidget       *board,
            cairo_surface_t *before)
{
  cairo_surface_t *now = paint (board);
  gboolean is_like = is_same (now, before);

  cairo_surface_destroy (now);

  return is_like;
}

static GtkWidget *
show_board (gboolean glides)
{
  GtkWidget *board = g_object_new (QS_TYPE_BOARD_VIEW, "glides", glides, "has-labels", FALSE, "minimum-size", SIDE, NULL);

  gtk_widget_set_size_request (board, SIDE, SIDE);
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[0]);
  test_show (board);
  test_until (gtk_widget_get_mapped (board) && gtk_widget_get_width (board) >= SIDE);

  return board;
}

/* The first picture is the old one, and the last is the new one, whatever is asked for meanwhile. */
QS_TEST_WIDGET (from_one_solution_to_the_next)
{
  GtkWidget *board;
  cairo_surface_t *before;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board = show_board (TRUE);
  before = paint (board);
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[1]);
  g_assert_true (looks_like (board, before));
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[0]);
  g_assert_true (looks_like (board, before));
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[1]);
  test_until (!looks_like (board, before));
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[0]);
  test_until (looks_like (board, before));
  cairo_surface_destroy (before);
}

/* A quarter turn of five queens there and back: they go around the middle, where one of them stays. */
QS_TEST_WIDGET (turned)
{
  static const guint16 first[] = { 0, 2, 4, 1, 3 }, turned[] = { 4, 1, 3, 0, 2 };
  cairo_surface_t *before;
  GtkWidget *board;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  board = show_board (TRUE);
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 5, first);
  before = paint (board);
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 5, turned);
  g_assert_true (looks_like (board, before));
  test_until (!looks_like (board, before));
  qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 5, first);
  test_until (looks_like (board, before));
  cairo_surface_destroy (before);
}

/* Without motion, on a board that a search fills, and from an empty board. */
QS_TEST_WIDGET (not_without_motion)
{
  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *board;
      cairo_surface_t *before;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i != 0, NULL);
      board = show_board (i != 1);
      before = paint (board);
      if (i == 2)
        qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, NULL);
      qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[1]);
      g_assert_false (looks_like (board, before));
      qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, NULL);
      qs_board_view_set_solution (QS_BOARD_VIEW (board), NULL, 4, solutions[0]);
      g_assert_true (looks_like (board, before));
      cairo_surface_destroy (before);
      test_close_windows ();
    }
}
