/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of a board, as many choices of them as there are, for each style of the desktop and for paper.
 *
 * Contrast ratios are those of WCAG 2. On both colours of squares, queens have at least 4.5 and marks at least 3; so
 * marks are darker than both, or, on the squares of the dark high-contrast style, lighter. */

#include "qs-palette.h"

#define RGB(hex)                \
  {                             \
    ((hex) >> 16) / 255.0,      \
    ((hex) >> 8 & 0xff) / 255.0, \
    ((hex) & 0xff) / 255.0,     \
  }

#define LIGHT_HEAT               \
  .heat_none = RGB (0xfbf7ee),   \
  .heat_middle = RGB (0xeba63f), \
  .heat_most = RGB (0x7a1a12)

#define LIGHT_TREE_LINES            \
  .tree_edge = RGB (0xa9a8ae),      \
  .tree_outline = RGB (0x4a4850),   \
  .tree_open = RGB (0xffffff),      \
  .tree_text = RGB (0xffffff),      \
  .tree_dark_text = RGB (0x1d1d22), \
  .fills = light_fills,             \
  .clash = RGB (0x8b0000)

#define LIGHT_TREE                 \
  LIGHT_TREE_LINES,                \
  .tree_placed = RGB (0x1b7f4b),   \
  .tree_pruned = RGB (0xc01c28),   \
  .tree_solution = RGB (0xe8ac18), \
  .tree_path = RGB (0x1c64c8)

#define DARK_HEAT                \
  .heat_none = RGB (0x2a2b30),   \
  .heat_middle = RGB (0x94492c), \
  .heat_most = RGB (0xffd684)

#define DARK_TREE_LINES             \
  .tree_edge = RGB (0x6c6b72),      \
  .tree_outline = RGB (0xa8a7ad),   \
  .tree_open = RGB (0xf2f1ee),      \
  .tree_text = RGB (0x101012),      \
  .tree_dark_text = RGB (0x1d1d22), \
  .fills = dark_fills,              \
  .clash = RGB (0x5c0008)

#define DARK_TREE                  \
  DARK_TREE_LINES,                 \
  .tree_placed = RGB (0x5fcb92),   \
  .tree_pruned = RGB (0xff8585),   \
  .tree_solution = RGB (0xf5c211), \
  .tree_path = RGB (0x78b4ff)

/* Grey from nothing to all. */
#define LIGHT_GREY_HEAT \
  .heat_none = RGB (0xffffff), .heat_middle = RGB (0xa0a0a0), .heat_most = RGB (0x303030)

#define DARK_GREY_HEAT \
  .heat_none = RGB (0x2a2a2a), .heat_middle = RGB (0x6c6c6c), .heat_most = RGB (0xe6e6e6)

/* Blue against orange, which everybody tells apart, in place of green against red. */
#define LIGHT_BLUE_TREE            \
  LIGHT_TREE_LINES,                \
  .tree_placed = RGB (0x00609c),   \
  .tree_pruned = RGB (0xb04300),   \
  .tree_solution = RGB (0xf0c020), \
  .tree_path = RGB (0x7a2f96)

#define DARK_BLUE_TREE             \
  DARK_TREE_LINES,                 \
  .tree_placed = RGB (0x6cb8f0),   \
  .tree_pruned = RGB (0xff9a52),   \
  .tree_solution = RGB (0xf5d742), \
  .tree_path = RGB (0xd79bf0)

/* Neighbouring levels differ by at least 1.34 : 1, whatever their hue; queens have at least 4.6 : 1 on each, the marks of
 * clashes 3.2. */
static const QsColor light_fills[QS_FILL_LEVELS][QS_FILL_HUES] = {
  { RGB (0xfbecd3), RGB (0xddf4de), RGB (0xccf5fd), RGB (0xeaedfe), RGB (0xffe7f8), RGB (0xfeeae4) },
  { RGB (0xe8cb97), RGB (0xaadbae), RGB (0x7bddee), RGB (0xc2cdfe), RGB (0xf7bde7), RGB (0xfec1b0) },
  { RGB (0xc8ad7a), RGB (0x8cbc90), RGB (0x5abecf), RGB (0xa1aee5), RGB (0xd7a0c8), RGB (0xe4a08f) },
  { RGB (0xa9905e), RGB (0x709e74), RGB (0x36a0b1), RGB (0x8491c6), RGB (0xb982aa), RGB (0xc48372) },
};

static const QsColor dark_fills[QS_FILL_LEVELS][QS_FILL_HUES] = {
  { RGB (0xdcc396), RGB (0xa7d1aa), RGB (0x81d3e1), RGB (0xbac4f5), RGB (0xe9b8db), RGB (0xf5b8a8) },
  { RGB (0xc0a87c), RGB (0x8cb58f), RGB (0x65b7c5), RGB (0x9fa9d8), RGB (0xcd9dbf), RGB (0xd89d8e) },
  { RGB (0xa48e63), RGB (0x729a76), RGB (0x489caa), RGB (0x848fbd), RGB (0xb182a4), RGB (0xbc8374) },
  { RGB (0x89744b), RGB (0x59805d), RGB (0x288290), RGB (0x6a75a1), RGB (0x96698a), RGB (0xa06a5c) },
};

/* For each choice of colours, those of light windows. */
static const QsPalette light[] = {
  {
    .light_square = RGB (0xf1ead9),
    .dark_square = RGB (0x7d9b76),
    .frame = RGB (0x5f7a59),
    .label = RGB (0x5e5c64),
    .queen = RGB (0x1d1d22),
    .queen_outline = RGB (0xffffff),
    .attack = RGB (0x8a0f1a),
    .tried = RGB (0x123f8c),
    .placed = RGB (0x0b4a20),
    LIGHT_HEAT,
    LIGHT_TREE,
  },
  {
    .light_square = RGB (0xf2dfbe),
    .dark_square = RGB (0xbd8f5f),
    .frame = RGB (0x7a5530),
    .label = RGB (0x5e5c64),
    .queen = RGB (0x1d1410),
    .queen_outline = RGB (0xffffff),
    .attack = RGB (0x850d18),
    .tried = RGB (0x123a80),
    .placed = RGB (0x0b4220),
    LIGHT_HEAT,
    LIGHT_TREE,
  },
  {
    .light_square = RGB (0xf8edc4),
    .dark_square = RGB (0x7ba1cf),
    .frame = RGB (0x456b99),
    .label = RGB (0x5e5c64),
    .queen = RGB (0x14141c),
    .queen_outline = RGB (0xffffff),
    .attack = RGB (0x7a2a00),
    .tried = RGB (0x4d1a66),
    .placed = RGB (0x002f66),
    LIGHT_HEAT,
    LIGHT_BLUE_TREE,
  },
  {
    .light_square = RGB (0xffffff),
    .dark_square = RGB (0xa6a6a6),
    .frame = RGB (0x3a3a3a),
    .label = RGB (0x5c5c5c),
    .queen = RGB (0x000000),
    .queen_outline = RGB (0xffffff),
    .attack = RGB (0x000000),
    .tried = RGB (0x000000),
    .placed = RGB (0x000000),
    LIGHT_GREY_HEAT,
    LIGHT_TREE,
  },
};

/* Those of dark ones. */
static const QsPalette dark[] = {
  {
    .light_square = RGB (0xb9b2a3),
    .dark_square = RGB (0x6d7f6a),
    .frame = RGB (0x4a5748),
    .label = RGB (0xb0afb4),
    .queen = RGB (0x000000),
    .queen_outline = RGB (0xf6f2e8),
    .attack = RGB (0x660910),
    .tried = RGB (0x0b2d6c),
    .placed = RGB (0x063918),
    DARK_HEAT,
    DARK_TREE,
  },
  {
    .light_square = RGB (0xd0ba98),
    .dark_square = RGB (0xa07c56),
    .frame = RGB (0x62482e),
    .label = RGB (0xb0afb4),
    .queen = RGB (0x000000),
    .queen_outline = RGB (0xf6f2e8),
    .attack = RGB (0x570812),
    .tried = RGB (0x08245a),
    .placed = RGB (0x052e14),
    DARK_HEAT,
    DARK_TREE,
  },
  {
    .light_square = RGB (0xd3c8a0),
    .dark_square = RGB (0x6a8eb8),
    .frame = RGB (0x3c5878),
    .label = RGB (0xb0afb4),
    .queen = RGB (0x000000),
    .queen_outline = RGB (0xf6f2e8),
    .attack = RGB (0x551c00),
    .tried = RGB (0x36104a),
    .placed = RGB (0x001f47),
    DARK_HEAT,
    DARK_BLUE_TREE,
  },
  {
    .light_square = RGB (0xc8c8c8),
    .dark_square = RGB (0x828282),
    .frame = RGB (0x5a5a5a),
    .label = RGB (0xb4b4b4),
    .queen = RGB (0x000000),
    .queen_outline = RGB (0xf4f4f4),
    .attack = RGB (0x000000),
    .tried = RGB (0x000000),
    .placed = RGB (0x000000),
    DARK_GREY_HEAT,
    DARK_TREE,
  },
};

static const QsPalette high_contrast_light = {
  .light_square = RGB (0xffffff),
  .dark_square = RGB (0x84988a),
  .frame = RGB (0x000000),
  .label = RGB (0x1a1a1a),
  .queen = RGB (0x000000),
  .queen_outline = RGB (0xffffff),
  .attack = RGB (0x8a000f),
  .clash = RGB (0x8a000f),
  .tried = RGB (0x00379a),
  .placed = RGB (0x00451a),

  .heat_none = RGB (0xffffff),
  .heat_middle = RGB (0xe08a1a),
  .heat_most = RGB (0x5a0c08),

  .tree_edge = RGB (0x4a4850),
  .tree_outline = RGB (0x000000),
  .tree_open = RGB (0xffffff),
  .tree_placed = RGB (0x00592b),
  .tree_pruned = RGB (0xa30010),
  .tree_solution = RGB (0xf0b429),
  .tree_path = RGB (0x0041b0),
  .tree_text = RGB (0xffffff),
  .tree_dark_text = RGB (0x000000),
};

static const QsPalette high_contrast_dark = {
  .light_square = RGB (0x56677a),
  .dark_square = RGB (0x0c0f13),
  .frame = RGB (0xffffff),
  .label = RGB (0xf2f2f2),
  .queen = RGB (0xffffff),
  .queen_outline = RGB (0x000000),
  .attack = RGB (0xffb0b8),
  .clash = RGB (0xffb0b8),
  .tried = RGB (0x8fd3ff),
  .placed = RGB (0x8ff0a4),

  .heat_none = RGB (0x000000),
  .heat_middle = RGB (0x8a4a00),
  .heat_most = RGB (0xffe27a),

  .tree_edge = RGB (0xb0afb5),
  .tree_outline = RGB (0xffffff),
  .tree_open = RGB (0xffffff),
  .tree_placed = RGB (0x7bf0ad),
  .tree_pruned = RGB (0xffa3a3),
  .tree_solution = RGB (0xffdf5a),
  .tree_path = RGB (0x9cd0ff),
  .tree_text = RGB (0x000000),
  .tree_dark_text = RGB (0x000000),
};

/* A printer without colours and a copier keep all of it. Marks differ in shape; search trees are not printed so. */
static const QsPalette print = {
  .light_square = RGB (0xffffff),
  .dark_square = RGB (0xb0b0b0),
  .is_hatched = TRUE,
  .frame = RGB (0x000000),
  .label = RGB (0x000000),
  .queen = RGB (0x000000),
  .queen_outline = RGB (0xffffff),
  .attack = RGB (0x000000),
  .tried = RGB (0x000000),
  .placed = RGB (0x000000),

  .heat_none = RGB (0xffffff),
  .heat_middle = RGB (0xa0a0a0),
  .heat_most = RGB (0x303030),
};

/* Paints from now on in @color. */
void
qs_color_set_source (cairo_t *cr,
                     const QsColor *color)
{
  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
}

/* Paints from now on in @color, through which one sees what is below it. */
void
qs_color_set_translucent_source (cairo_t *cr,
                                 const QsColor *color,
                                 double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
}

void
qs_color_stroke_preserve (cairo_t       *cr,
                          const QsColor *color,
                          double         width)
{
  qs_color_set_source (cr, color);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

void
qs_color_stroke (cairo_t       *cr,
                 const QsColor *color,
                 double         width)
{
  qs_color_stroke_preserve (cr, color, width);
  cairo_new_path (cr);
}

/* High contrast has colours of its own. */
const QsPalette *
qs_palette_get (QsBoardColors colors,
                gboolean dark_style,
                gboolean high_contrast)
{
  g_return_val_if_fail (colors < QS_N_BOARD_COLORS, NULL);

  if (high_contrast)
    return dark_style ? &high_contrast_dark : &high_contrast_light;

  return dark_style ? &dark[colors] : &light[colors];
}

/* Black on white, with hatched dark squares. For boards alone: search trees have no colours in it. */
const QsPalette *
qs_palette_get_print (void)
{
  return &print;
}
