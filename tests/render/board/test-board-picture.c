/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of boards: what they keep, what they leave out, and how they grow. */

#include "qs-board-picture.h"

#include <string.h>

#include "qs-test-main.h"

static const guint16 columns[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
static const QsMark marks[] = { { 2, 1, QS_MARK_TRIED }, { 3, 3, QS_MARK_REGION }, { 5, 0, QS_MARK_REJECTED } };
static const QsSquare clash[] = { { 0, 2 }, { 6, 2 } };
static const QsSquare cursor = { 7, 7 };

/* A board with everything that a picture can show, each of which is freed on return. */
static QsBoardPicture *
create (QsBoardLook look)
{
  g_autofree guint16 *a = g_memdup2 (columns, sizeof columns);
  g_autofree QsMark *c = g_memdup2 (marks, sizeof marks);
  g_autofree QsConstraints *d = g_new (QsConstraints, 1);
  g_autofree QsSquare *e = g_memdup2 (clash, sizeof clash);
  g_autofree QsFrequencies *f = g_new (QsFrequencies, 1);
  const QsScene scene = { a, c, G_N_ELEMENTS (marks), d, e, &cursor, f };

  qs_constraints_init (d, 8);
  qs_constraints_set (d, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (d, (QsSquare){ 4, 4 }, QS_SQUARE_RULE_FORBIDDEN);
  qs_frequencies_init (f, 8, 8);
  qs_frequencies_add (f, a);

  return qs_board_picture_new (8, &scene, look);
}

static cairo_surface_t *
paint (QsBoardPicture *picture,
       int             side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  qs_board_picture_paint (cr, side, side, picture);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  guint32 pixel;

  memcpy (&pixel, cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x,
          sizeof pixel);

  return pixel & 0xffffff;
}

static char *
sum (QsBoardPicture *picture,
     int             side)
{
  cairo_surface_t *surface = paint (picture, side);
  char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface),
                                                (gsize) (cairo_image_surface_get_stride (surface) * side));

  cairo_surface_destroy (surface);

  return checksum;
}

/* The sum of the same scene as the painter paints it. */
static char *
sum_scene (const QsScene   *scene,
           const QsPalette *palette,
           gboolean         with_labels)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 320, 320);
  cairo_t *cr = cairo_create (surface);
  QsBoardGeometry geometry;
  char *checksum;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  qs_board_geometry_init (&geometry, 8, 8, 320, 320, 1, with_labels);
  qs_board_paint (cr, &geometry, palette, scene);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface),
                                          (gsize) (cairo_image_surface_get_stride (surface) * 320));
  cairo_surface_destroy (surface);

  return checksum;
}

/* What is left without each part; the cursor is never there. */
QS_TEST (shows_what_is_wanted)
{
  g_autoptr (QsBoardPicture) all = create (QS_BOARD_LOOK_ALL);
  const QsScene whole = all->scene;
  QsScene bare = { .columns = columns }, marked = bare, ruled = bare, heated = bare;
  const struct
  {
    QsBoardLook look;
    const QsScene *scene;
  } cases[] = {
    { QS_BOARD_LOOK_LABELS, &bare },
    { QS_BOARD_LOOK_LABELS | QS_BOARD_LOOK_MARKS, &marked },
    { QS_BOARD_LOOK_LABELS | QS_BOARD_LOOK_SQUARES, &ruled },
    { QS_BOARD_LOOK_LABELS | QS_BOARD_LOOK_HEAT, &heated },
    { QS_BOARD_LOOK_ALL, &whole },
    { 0, &bare },
  };

  g_assert_null (whole.cursor);
  marked.marks = marks;
  marked.n_marks = G_N_ELEMENTS (marks);
  ruled.constraints = whole.constraints;
  ruled.clash = clash;
  heated.heat = whole.heat;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (QsBoardPicture) picture = create (cases[i].look);
      g_autoptr (QsBoardPicture) print = create (cases[i].look | QS_BOARD_LOOK_PRINT);
      gboolean with_labels = (cases[i].look & QS_BOARD_LOOK_LABELS) != 0;
      g_autofree char *light = sum (picture, 320);
      g_autofree char *black = sum (print, 320);
      g_autofree char *light_expected = sum_scene (cases[i].scene, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), with_labels);
      g_autofree char *black_expected = sum_scene (cases[i].scene, qs_palette_get_print (), with_labels);

      g_assert_cmpstr (light, ==, light_expected);
      g_assert_cmpstr (black, ==, black_expected);
      g_assert_cmpstr (light, !=, black);
    }
}

QS_TEST (print_has_no_colour)
{
  const QsBoardLook looks[] = { 0, QS_BOARD_LOOK_LABELS | QS_BOARD_LOOK_MARKS, QS_BOARD_LOOK_ALL };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr (QsBoardPicture) picture = create (looks[i] | QS_BOARD_LOOK_PRINT);
      cairo_surface_t *surface = paint (picture, 640);

      for (int y = 0; y < 640; y++)
        for (int x = 0; x < 640; x++)
          {
            guint32 pixel = get_pixel (surface, x, y);

            g_assert_cmphex (pixel >> 16, ==, pixel & 0xff);
            g_assert_cmphex (pixel >> 8 & 0xff, ==, pixel & 0xff);
          }
      cairo_surface_destroy (surface);
    }
}

/* Twice as large is the same picture twice as large: its squares begin at whole pixels, and queens stay in place. */
QS_TEST (grows_whole)
{
  g_autoptr (QsBoardPicture) picture = qs_board_picture_new (8, &(QsScene){ .columns = columns }, QS_BOARD_LOOK_LABELS);
  cairo_surface_t *small = paint (picture, 320);
  cairo_surface_t *large = paint (picture, 960);
  QsBoardGeometry geometry;

  qs_board_geometry_init (&geometry, 8, 8, 320, 320, 3, TRUE);
  for (guint row = 0; row < 8; row++)
    for (guint column = 0; column < 8; column++)
      {
        double x, y;

        qs_board_geometry_get_square (&geometry, row, column, &x, &y);
        for (double part = 0.1; part < 1; part += 0.4)
          g_assert_cmphex (get_pixel (large, (int) (3 * (x + part * geometry.square)),
                                      (int) (3 * (y + 0.95 * geometry.square))), ==,
                           (7 - row + column) % 2 == 0 ? 0x7d9b76 : 0xf1ead9);
        g_assert_cmpint (get_pixel (large, (int) (3 * (x + 0.5 * geometry.square)),
                                    (int) (3 * (y + 0.62 * geometry.square))) == 0x1d1d22, ==,
                         columns[row] == column);
      }

  g_assert_cmphex (get_pixel (small, 0, 0), ==, 0xffffff);
  g_assert_cmphex (get_pixel (large, 959, 0), ==, 0xffffff);
  cairo_surface_destroy (small);
  cairo_surface_destroy (large);
}

QS_TEST (usual_sizes)
{
  const struct
  {
    guint n;
    double side;
  } cases[] = { { 1, 320 }, { 8, 320 }, { 10, 352 }, { 32, 1056 }, { QS_MAX_N, 2048 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (QsBoardPicture) picture = qs_board_picture_new (cases[i].n, &(QsScene){ NULL }, QS_BOARD_LOOK_ALL);
      double width, height;

      qs_board_picture_get_size (picture, &width, &height);
      g_assert_cmpfloat (width, ==, cases[i].side);
      g_assert_cmpfloat (height, ==, cases[i].side);
    }
}

/* In another style it has its colours and, where that has none, no coordinates; on paper it is black and white. */
QS_TEST (has_its_style)
{
  const QsScene scene = { .columns = columns };
  g_autoptr (QsBoardPicture) usual = qs_board_picture_new (8, &scene, QS_BOARD_LOOK_LABELS);
  g_autoptr (QsBoardPicture) blue = NULL;
  g_autoptr (QsBoardPicture) bare = NULL;
  g_autoptr (QsBoardPicture) disc = NULL;
  g_autofree char *blue_expected = sum_scene (&scene, qs_palette_get (QS_BOARD_COLORS_BLUE, FALSE, FALSE), TRUE);
  g_autofree char *bare_expected = sum_scene (&scene, qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), FALSE);
  g_autofree char *print_expected = sum_scene (&scene, qs_palette_get_print (), TRUE);
  g_autofree char *blue_sum = NULL, *print_sum = NULL, *bare_sum = NULL, *disc_sum = NULL, *usual_sum = sum (usual, 320);

  usual->number = 7;
  blue = qs_board_picture_new_styled (usual, &(QsBoardStyle){ .colors = QS_BOARD_COLORS_BLUE });
  blue_sum = sum (blue, 320);
  blue->look |= QS_BOARD_LOOK_PRINT;
  print_sum = sum (blue, 320);
  bare = qs_board_picture_new_styled (usual, &(QsBoardStyle){ .coordinates = QS_COORDINATES_NONE });
  bare_sum = sum (bare, 320);
  disc = qs_board_picture_new_styled (usual, &(QsBoardStyle){ .queen = QS_QUEEN_TOKEN });
  disc_sum = sum (disc, 320);

  g_assert_cmpuint (blue->number, ==, 7);
  g_assert_cmpstr (blue_sum, ==, blue_expected);
  g_assert_cmpstr (print_sum, ==, print_expected);
  g_assert_cmpstr (bare_sum, ==, bare_expected);
  g_assert_cmpstr (disc_sum, !=, usual_sum);
}
