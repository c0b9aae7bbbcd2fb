/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The palettes' contrasts, by the formulas of WCAG 2.1, "relative luminance" and "contrast ratio". */

#include "qs-palette.h"

#include <math.h>

#include "qs-test-contrast.h"
#include "qs-test-main.h"

/* What a window is painted with behind the coordinates. */
static const QsColor light_window = { 0xfa / 255.0, 0xfa / 255.0, 0xfa / 255.0 };
static const QsColor dark_window = { 0x24 / 255.0, 0x24 / 255.0, 0x24 / 255.0 };

static gboolean
is_same (const QsColor *a,
         const QsColor *b)
{
  return a->red == b->red && a->green == b->green && a->blue == b->blue;
}

static void
assert_hex (const QsColor *color,
            guint          hex)
{
  g_assert_cmpuint ((guint) lround (color->red * 255), ==, hex >> 16);
  g_assert_cmpuint ((guint) lround (color->green * 255), ==, hex >> 8 & 0xff);
  g_assert_cmpuint ((guint) lround (color->blue * 255), ==, hex & 0xff);
}

static void
assert_on_squares (const QsPalette *palette,
                   const QsColor   *color,
                   double           contrast)
{
  g_assert_cmpfloat (test_get_contrast (color, &palette->light_square), >=, contrast);
  g_assert_cmpfloat (test_get_contrast (color, &palette->dark_square), >=, contrast);
}

/* How many there are: each choice of colours in each style. */
#define N_PALETTES (4 * QS_N_BOARD_COLORS)

static const QsPalette *
get_palette (guint i)
{
  return qs_palette_get (i >> 2, i & 1, i >> 1 & 1);
}

QS_TEST (contrast_formula_knows_black_and_white)
{
  const QsColor black = { 0, 0, 0 };
  const QsColor white = { 1, 1, 1 };
  const QsColor gray = { 0x77 / 255.0, 0x77 / 255.0, 0x77 / 255.0 };

  g_assert_cmpfloat_with_epsilon (test_get_contrast (&black, &white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (test_get_contrast (&gray, &white), 4.48, 0.005);
}

QS_TEST (board_has_its_colours)
{
  assert_hex (&qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE)->light_square, 0xf1ead9);
  assert_hex (&qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE)->dark_square, 0x7d9b76);
  assert_hex (&qs_palette_get (QS_BOARD_COLORS_GREEN, TRUE, FALSE)->light_square, 0xb9b2a3);
  assert_hex (&qs_palette_get (QS_BOARD_COLORS_GREEN, TRUE, FALSE)->dark_square, 0x6d7f6a);
}

QS_TEST (each_style_has_its_own)
{
  for (guint i = 0; i < N_PALETTES; i++)
    for (guint j = 0; j < i; j++)
      {
        const QsPalette *a = get_palette (i), *b = get_palette (j);

        /* In high contrast there is no choice. */
        g_assert_cmpint (is_same (&a->light_square, &b->light_square) && is_same (&a->dark_square, &b->dark_square), ==,
                         (i & 2) != 0 && (i & 3) == (j & 3));
      }
}

QS_TEST (light_squares_are_lighter)
{
  for (guint i = 0; i < N_PALETTES; i++)
    g_assert_cmpfloat (test_get_luminance (&get_palette (i)->light_square), >,
                       test_get_luminance (&get_palette (i)->dark_square));
}

static gboolean
is_grey (const QsColor *color)
{
  return color->red == color->green && color->green == color->blue;
}

/* A printer without colours, and a copier that keeps only what is darker than a middle grey. */
QS_TEST (print_needs_no_colours)
{
  const QsColor black = { 0, 0, 0 };
  const QsPalette *print = qs_palette_get_print ();
  const QsColor *inks[] = { &print->frame, &print->label, &print->queen, &print->attack,
                            &print->tried, &print->placed };

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    g_assert_true (is_same (inks[i], &black));

  assert_hex (&print->light_square, 0xffffff);
  g_assert_true (print->is_hatched);
  g_assert_true (is_grey (&print->dark_square) && is_grey (&print->queen_outline));
  assert_on_squares (print, &print->queen, 4.5);
  g_assert_cmpfloat (test_get_contrast (&print->light_square, &print->dark_square), >=, 2);

  g_assert_true (is_grey (&print->heat_none) && is_grey (&print->heat_middle) && is_grey (&print->heat_most));
  g_assert_cmpfloat (test_get_contrast (&print->heat_none, &print->heat_middle), >=, 2);
  g_assert_cmpfloat (test_get_contrast (&print->heat_middle, &print->heat_most), >=, 2);
}

QS_TEST (squares_differ)
{
  for (guint i = 0; i < N_PALETTES; i++)
    {
      const QsPalette *palette = get_palette (i);
      double contrast = test_get_contrast (&palette->light_square, &palette->dark_square);

      g_assert_cmpfloat (contrast, >=, i & 2 ? 3 : 2);
    }
}

QS_TEST (queens_stand_out)
{
  for (guint i = 0; i < N_PALETTES; i++)
    {
      const QsPalette *palette = get_palette (i);

      assert_on_squares (palette, &palette->queen, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->queen, &palette->queen_outline), >=, 7);
    }
}

QS_TEST (marks_stand_out)
{
  for (guint i = 0; i < N_PALETTES; i++)
    {
      const QsPalette *palette = get_palette (i);

      assert_on_squares (palette, &palette->attack, 3);
      assert_on_squares (palette, &palette->tried, 3);
      assert_on_squares (palette, &palette->placed, 3);
    }
}

QS_TEST (marks_differ)
{
  for (guint i = 0; i < N_PALETTES; i++)
    {
      const QsPalette *palette = get_palette (i);

      /* Without colours their shapes tell them apart. */
      if (is_grey (&palette->dark_square))
        continue;

      g_assert_false (is_same (&palette->tried, &palette->placed));
      g_assert_false (is_same (&palette->placed, &palette->attack));
      g_assert_false (is_same (&palette->attack, &palette->tried));
    }
}

QS_TEST (labels_are_readable_on_the_window)
{
  for (guint i = 0; i < N_PALETTES; i++)
    g_assert_cmpfloat (test_get_contrast (&get_palette (i)->label, i & 1 ? &dark_window : &light_window), >=,
                       i & 2 ? 7 : 4.5);
}

/* Nodes on the window, and their labels on them. */
QS_TEST (tree_nodes_stand_out)
{
  for (guint i = 0; i < N_PALETTES; i++)
    {
      const QsPalette *palette = get_palette (i);
      const QsColor *window = i & 1 ? &dark_window : &light_window;

      g_assert_cmpfloat (test_get_contrast (&palette->tree_outline, window), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_placed, window), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_pruned, window), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_path, window), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_edge, window), >=, 2);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_text, &palette->tree_placed), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_text, &palette->tree_pruned), >=, 4.5);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_dark_text, &palette->tree_open), >=, 7);
      g_assert_cmpfloat (test_get_contrast (&palette->tree_dark_text, &palette->tree_solution), >=, 7);
    }
}
