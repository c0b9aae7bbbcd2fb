/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The painted data, pixel by pixel: what sets a value apart, and where its text stands. */

#include "qs-pieces-painter.h"

#include <math.h>
#include <string.h>

#include "qs-test-chart.h"
#include "qs-test-main.h"

#define WIDTH 80
#define HEIGHT 40

/* Of a letter; a text is a block as large as its letters. */
#define LETTER_WIDTH 3
#define LETTER_HEIGHT 5

static const QsPieceColors colors = { .ink = { 1, 1, 1 }, .alpha = 0.8, .accent = { 1, 0, 0 } };

/* In which font something was written last. */
static QsPieceFont last_font;

static void
measure (const QsPieceText *self,
         const char        *text,
         QsPieceFont        font,
         int               *width,
         int               *height)
{
  *width = LETTER_WIDTH * (int) strlen (text);
  *height = LETTER_HEIGHT;
}

static void
show (const QsPieceText *self,
      cairo_t           *cr,
      const char        *text,
      QsPieceFont        font)
{
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  cairo_rectangle (cr, x, y, LETTER_WIDTH * (double) strlen (text), LETTER_HEIGHT);
  cairo_fill (cr);
  last_font = font;
}

static const QsPieceText blocks = { measure, show };

/* A colour on the background. */
static guint
mix (const QsColor *color,
     double         alpha)
{
  guint mixed = 0;
  const double channels[] = { color->red, color->green, color->blue };

  for (int i = 0; i < 3; i++)
    {
      double ground = (PICTURE_BACKGROUND >> (16 - 8 * i)) & 0xff;

      mixed = mixed << 8 | (guint) lround (alpha * channels[i] * 255 + (1 - alpha) * ground);
    }

  return mixed;
}

/* Rounding may differ by one. */
static void
assert_color (cairo_t *cr,
              double   x,
              double   y,
              guint    expected)
{
  guint found = test_chart_get_pixel (cr, x, y);

  for (guint shift = 0; shift < 24; shift += 8)
    g_assert_cmpint (ABS ((int) (found >> shift & 0xff) - (int) (expected >> shift & 0xff)), <=, 1);
}

static cairo_t *
paint (const QsPiece *piece,
       gboolean       is_pointed)
{
  cairo_t *cr = test_chart_create (WIDTH, HEIGHT);

  qs_pieces_paint (cr, piece, 1, is_pointed ? 0 : QS_PIECE_NONE, &colors, &blocks);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  /* Nothing is painted outside. */
  g_assert_false (test_chart_has_ink (cr, 0, 0, WIDTH, piece->y));
  g_assert_false (test_chart_has_ink (cr, 0, piece->y + piece->height, WIDTH, HEIGHT));
  g_assert_false (test_chart_has_ink (cr, 0, 0, piece->x, HEIGHT));
  g_assert_false (test_chart_has_ink (cr, piece->x + piece->width, 0, WIDTH, HEIGHT));

  return cr;
}

static QsPiece
make_cell (guint       look,
           const char *text)
{
  QsPiece piece = { QS_PIECE_CELL, 10, 10, 30, 20, .look = look };

  g_strlcpy (piece.text, text, sizeof piece.text);

  return piece;
}

QS_TEST (yes_is_filled)
{
  const QsPiece empty = make_cell (0, "");
  const QsPiece plain = make_cell (0, "1"), yes = make_cell (QS_PIECE_FILLED, "1");
  const QsPiece alone = make_cell (QS_PIECE_FILLED, "");
  cairo_t *cr = paint (&empty, FALSE);

  g_assert_false (test_chart_has_ink (cr, 0, 0, WIDTH, HEIGHT));
  cairo_destroy (cr);

  cr = paint (&plain, FALSE);
  assert_color (cr, 12, 12, PICTURE_BACKGROUND);
  cairo_destroy (cr);

  cr = paint (&yes, FALSE);
  assert_color (cr, 12, 12, mix (&colors.accent, 0.22));
  assert_color (cr, 39, 29, mix (&colors.accent, 0.22));
  cairo_destroy (cr);

  cr = paint (&alone, FALSE);
  assert_color (cr, 12, 12, mix (&colors.accent, 0.6));
  cairo_destroy (cr);
}

QS_TEST (frame_is_thin)
{
  const QsPiece framed = make_cell (QS_PIECE_FRAMED, "");
  cairo_t *cr = paint (&framed, FALSE);

  assert_color (cr, 10, 20, mix (&colors.ink, 0.2));
  assert_color (cr, 39, 20, mix (&colors.ink, 0.2));
  assert_color (cr, 25, 10, mix (&colors.ink, 0.2));
  assert_color (cr, 25, 29, mix (&colors.ink, 0.2));
  assert_color (cr, 10, 10, mix (&colors.ink, 0.2));
  g_assert_false (test_chart_has_ink (cr, 11, 11, 39, 29));
  cairo_destroy (cr);
}

static void
assert_ring (cairo_t *cr,
             guint    color)
{
  assert_color (cr, 10, 20, color);
  assert_color (cr, 11, 20, color);
  assert_color (cr, 38, 20, color);
  assert_color (cr, 25, 11, color);
  assert_color (cr, 25, 29, color);
  /* Its corners are round. */
  g_assert_cmpuint (test_chart_get_pixel (cr, 10, 10), !=, color);
  assert_color (cr, 12, 20, PICTURE_BACKGROUND);
}

QS_TEST (last_step_has_a_ring_and_bold_type)
{
  const QsPiece current = make_cell (QS_PIECE_CURRENT, "1");
  cairo_t *cr = paint (&current, FALSE);

  assert_ring (cr, mix (&colors.accent, 1));
  g_assert_cmpint (last_font, ==, QS_PIECE_BOLD);
  cairo_destroy (cr);
}

QS_TEST (pointed_has_a_ring_of_ink)
{
  const QsPiece plain = make_cell (0, "1");
  cairo_t *cr = paint (&plain, TRUE);

  assert_ring (cr, mix (&colors.ink, 0.8));
  g_assert_cmpint (last_font, ==, QS_PIECE_PLAIN);
  cairo_destroy (cr);
}

static void
assert_text (const QsPiece *piece,
             QsPieceFont    font,
             double         alpha,
             double         left,
             double         top)
{
  cairo_t *cr = paint (piece, FALSE);
  double right = left + LETTER_WIDTH * (double) strlen (piece->text), bottom = top + LETTER_HEIGHT;

  g_assert_cmpint (last_font, ==, font);
  assert_color (cr, left, top, mix (&colors.ink, alpha));
  assert_color (cr, right - 1, bottom - 1, mix (&colors.ink, alpha));
  g_assert_false (test_chart_has_ink (cr, 0, 0, left, HEIGHT));
  g_assert_false (test_chart_has_ink (cr, right, 0, WIDTH, HEIGHT));
  g_assert_false (test_chart_has_ink (cr, 0, 0, WIDTH, top));
  g_assert_false (test_chart_has_ink (cr, 0, bottom, WIDTH, HEIGHT));
  cairo_destroy (cr);
}

/* Values and their indices stand in the middle, all else where it begins: on whole pixels. */
QS_TEST (text_has_its_place)
{
  QsPiece piece = make_cell (0, "10");

  assert_text (&piece, QS_PIECE_PLAIN, 0.8, 22, 18);
  piece.look = QS_PIECE_FAINT;
  assert_text (&piece, QS_PIECE_PLAIN, 0.8 * 0.45, 22, 18);
  piece.kind = QS_PIECE_INDEX;
  piece.look = 0;
  assert_text (&piece, QS_PIECE_SMALL, 0.8 * 0.65, 22, 18);
  piece.kind = QS_PIECE_TEXT;
  assert_text (&piece, QS_PIECE_PLAIN, 0.8 * 0.65, 10, 18);
  piece.kind = QS_PIECE_NAME;
  assert_text (&piece, QS_PIECE_PLAIN, 0.8, 10, 18);
}
