/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A painted page: what is written on it, and where its queens stand. */

#include <string.h>

#include "qs-sheet-painter.h"
#include "qs-solution.h"
#include "qs-test-main.h"
#include "qs-test-recorder.h"

#define WIDTH 510
#define HEIGHT 757
#define SCALE 2

/* What was written, a text a line. */
static GString *written;

static const guint16 boards[] = {
  1, 3, 0, 2, /* a solution */
  2, 0, 3, 1, /* and its mirror image */
  QS_EMPTY_ROW, 3, QS_EMPTY_ROW, 2,
};

static QsSheetLayout
make_layout (void)
{
  const QsSheetSetup setup = {
    .n_rows = 4,
    .n = 4,
    .across = 2,
    .down = 2,
    .width = WIDTH,
    .height = HEIGHT,
    .heading = "The heading",
    .key_heading = "The key",
    .foot = "The foot",
    .last_number = 10,
    .has_columns = TRUE,
    .text = &test_recorder,
  };
  QsSheetLayout layout;

  g_assert_true (qs_sheet_layout_init (&layout, &setup, NULL));

  return layout;
}

/* Returns: (transfer full): a page, with as much paper again around it */
static cairo_surface_t *
paint (const QsSheetLayout *layout,
       const QsSheetPage   *page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2 * WIDTH * SCALE, 2 * HEIGHT * SCALE);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, WIDTH / 2.0, HEIGHT / 2.0);
  written = test_recorder_start ();
  qs_sheet_paint (cr, layout, qs_palette_get_print (), page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* How many pixels of a part of the page are dark, in per cent; lengths are in points. */
static double
measure_ink (cairo_surface_t *surface,
             double           left,
             double           top,
             double           width,
             double           height)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n_dark = 0, n_pixels = 0;

  for (int y = (int) ((top + HEIGHT / 2.0) * SCALE); y < (int) ((top + height + HEIGHT / 2.0) * SCALE); y++)
    {
      for (int x = (int) ((left + WIDTH / 2.0) * SCALE); x < (int) ((left + width + WIDTH / 2.0) * SCALE); x++)
        {
          n_dark += data[y * stride + 4 * x] < 0x80 ? 1 : 0;
          n_pixels++;
        }
    }

  return 100.0 * n_dark / n_pixels;
}

/* How much ink the middle of a square has. */
static double
measure_square (cairo_surface_t     *surface,
                const QsSheetLayout *layout,
                guint                board,
                guint                row,
                guint                column)
{
  double square = layout->side / 4;
  double x = layout->left + board % 2 * layout->cell_width + column * square;
  double y = layout->top + board / 2 * layout->cell_height + layout->caption_height + row * square;

  return measure_ink (surface, x + 0.3 * square, y + 0.5 * square, 0.4 * square, 0.2 * square);
}

QS_TEST (queens_stand_on_their_squares)
{
  const QsSheetLayout layout = make_layout ();
  const QsSheetPage page = { .number = 1, .n_pages = 1, .count = 3, .columns = boards, .first = 8 };
  cairo_surface_t *surface = paint (&layout, &page);

  for (guint board = 0; board < 4; board++)
    {
      for (guint row = 0; row < 4; row++)
        {
          for (guint column = 0; column < 4; column++)
            {
              double ink = measure_square (surface, &layout, board, row, column);

              if (board < 3 && boards[board * 4 + row] == column)
                g_assert_cmpfloat (ink, >, 75);
              else
                g_assert_cmpfloat (ink, <, 60);
            }
        }
    }

  /* There are three boards, and not four. */
  g_assert_cmpfloat (measure_ink (surface, layout.cell_width, layout.top + layout.cell_height, WIDTH / 2.0, 200),
                     ==, 0);

  cairo_surface_destroy (surface);
}

QS_TEST (nothing_is_painted_outside)
{
  const QsSheetLayout layout = make_layout ();
  const QsSheetPage page = { .number = 1, .n_pages = 3, .count = 3, .columns = boards, .given = boards,
                             .has_columns = TRUE, .first = 8 };
  cairo_surface_t *surface = paint (&layout, &page);

  g_assert_cmpfloat (measure_ink (surface, 0, 0, WIDTH, HEIGHT), >, 5);
  g_assert_cmpfloat (measure_ink (surface, -WIDTH / 2.0, -HEIGHT / 2.0, 2 * WIDTH, HEIGHT / 2.0), ==, 0);
  g_assert_cmpfloat (measure_ink (surface, -WIDTH / 2.0, HEIGHT, 2 * WIDTH, HEIGHT / 2.0), ==, 0);
  g_assert_cmpfloat (measure_ink (surface, -WIDTH / 2.0, 0, WIDTH / 2.0, HEIGHT), ==, 0);
  g_assert_cmpfloat (measure_ink (surface, WIDTH, 0, WIDTH / 2.0, HEIGHT), ==, 0);

  cairo_surface_destroy (surface);
}

QS_TEST (solutions_have_numbers_and_columns)
{
  const QsSheetLayout layout = make_layout ();
  const QsSheetPage page = { .number = 1, .n_pages = 1, .count = 2, .columns = boards,
                             .has_columns = TRUE, .first = 9 };

  cairo_surface_destroy (paint (&layout, &page));
  g_assert_cmpstr (written->str, ==, "The heading\nThe foot\n9\n2 4 1 3\n10\n3 1 4 2\n");
}

QS_TEST (pages_are_numbered)
{
  const QsSheetLayout layout = make_layout ();
  const QsSheetPage page = { .is_key = TRUE, .number = 2, .n_pages = 3, .count = 1 };

  cairo_surface_destroy (paint (&layout, &page));
  g_assert_cmpstr (written->str, ==, "The key\nThe foot\nPage 2 of 3\n");
}

QS_TEST (given_queens_are_marked)
{
  const QsSheetLayout layout = make_layout ();
  const QsSheetPage plain = { .number = 1, .n_pages = 1, .count = 1, .columns = boards };
  const QsSheetPage marked = { .number = 1, .n_pages = 1, .count = 1, .columns = boards, .given = boards + 8 };
  cairo_surface_t *plain_surface = paint (&layout, &plain);
  cairo_surface_t *marked_surface = paint (&layout, &marked);
  double square = layout.side / 4;
  double top = layout.top + layout.caption_height;

  /* The queens of rows 1 and 3 are given, and framed; the others are outlines. */
  for (guint row = 0; row < 4; row++)
    {
      double x = layout.left + boards[row] * square;
      double before = measure_ink (plain_surface, x, top + row * square, square, square);
      double after = measure_ink (marked_surface, x, top + row * square, square, square);

      if (row % 2 == 1)
        g_assert_cmpfloat (after, >, before + 5);
      else
        g_assert_cmpfloat (after, <, before - 5);
    }

  cairo_surface_destroy (plain_surface);
  cairo_surface_destroy (marked_surface);
}

/* Coordinates stand beside a board that stays within its place. */
QS_TEST (coordinates_fit)
{
  QsSheetLayout layout = make_layout ();
  const QsSheetPage page = { .number = 1, .n_pages = 1, .count = 1, .columns = boards };
  cairo_surface_t *surface;
  double bottom = layout.top + layout.caption_height + layout.side;

  layout.setup.has_coordinates = TRUE;
  surface = paint (&layout, &page);

  g_assert_cmpfloat (measure_ink (surface, layout.left, bottom - 12, layout.side, 12), >, 0);
  g_assert_cmpfloat (measure_ink (surface, layout.left, bottom - 12, layout.side, 12), <, 20);
  g_assert_cmpfloat (measure_ink (surface, 0, bottom + 2, layout.side, 10), ==, 0);
  g_assert_cmpfloat (measure_ink (surface, layout.left + layout.side + 2, layout.top, 8, layout.side), ==, 0);

  cairo_surface_destroy (surface);
}
