/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of a board, as many choices of them as there are, for each style of the desktop and for paper.
 *
 * Contrast ratios are those of WCAG 2. On both colours of squares, queens have at least 4.5 and marks at least 3; so
 * marks are darker than both, or, on the squares of the dark high-contrast style, lighter. */

#include "qs-palette.h"

/* Those of a board, in the order of #QsPalette. */
#define BOARD(light, dark, edge, letters, inside, outline, conflict, looked, put) \
  .light_square = QS_RGB (light), .dark_square = QS_RGB (dark), .frame = QS_RGB (edge), .label = QS_RGB (letters), \
  .queen = QS_RGB (inside), .queen_outline = QS_RGB (outline), .attack = QS_RGB (conflict), .tried = QS_RGB (looked), \
  .placed = QS_RGB (put)

/* From a square without solutions to the fullest one. */
#define HEAT(none, middle, most) \
  .heat_none = QS_RGB (none), .heat_middle = QS_RGB (middle), .heat_most = QS_RGB (most)

/* The lines and texts of search trees. */
#define TREE_LINES(edge, outline, open, text, dark_text) \
  .tree_edge = QS_RGB (edge), .tree_outline = QS_RGB (outline), .tree_open = QS_RGB (open), \
  .tree_text = QS_RGB (text), .tree_dark_text = QS_RGB (dark_text)

/* The states of their nodes. */
#define TREE_NODES(placed, pruned, solution, path) \
  .tree_placed = QS_RGB (placed), .tree_pruned = QS_RGB (pruned), .tree_solution = QS_RGB (solution), \
  .tree_path = QS_RGB (path)

#define LIGHT_LINES \
  TREE_LINES (0xa9a8ae, 0x4a4850, 0xffffff, 0xffffff, 0x1d1d22), .fills = light_fills, .clash = QS_RGB (0x8b0000)
#define DARK_LINES \
  TREE_LINES (0x6c6b72, 0xa8a7ad, 0xf2f1ee, 0x101012, 0x1d1d22), .fills = dark_fills, .clash = QS_RGB (0x5c0008)

#define LIGHT_TREE LIGHT_LINES, TREE_NODES (0x1b7f4b, 0xc01c28, 0xe8ac18, 0x1c64c8)
#define DARK_TREE DARK_LINES, TREE_NODES (0x5fcb92, 0xff8585, 0xf5c211, 0x78b4ff)

/* Blue against orange, which everybody tells apart, in place of green against red. */
#define LIGHT_BLUE_TREE LIGHT_LINES, TREE_NODES (0x00609c, 0xb04300, 0xf0c020, 0x7a2f96)
#define DARK_BLUE_TREE DARK_LINES, TREE_NODES (0x6cb8f0, 0xff9a52, 0xf5d742, 0xd79bf0)

#define LIGHT_HEAT HEAT (0xfbf7ee, 0xeba63f, 0x7a1a12)
#define DARK_HEAT HEAT (0x2a2b30, 0x94492c, 0xffd684)
/* Grey from nothing to all. */
#define LIGHT_GREY_HEAT HEAT (0xffffff, 0xa0a0a0, 0x303030)
#define DARK_GREY_HEAT HEAT (0x2a2a2a, 0x6c6c6c, 0xe6e6e6)

/* Neighbouring levels differ by at least 1.34 : 1, whatever their hue; queens have at least 4.6 : 1 on each, the marks of
 * clashes 3.2. */
static const QsColor light_fills[QS_FILL_LEVELS][QS_FILL_HUES] = {
  { QS_RGB (0xfbecd3), QS_RGB (0xddf4de), QS_RGB (0xccf5fd), QS_RGB (0xeaedfe), QS_RGB (0xffe7f8), QS_RGB (0xfeeae4) },
  { QS_RGB (0xe8cb97), QS_RGB (0xaadbae), QS_RGB (0x7bddee), QS_RGB (0xc2cdfe), QS_RGB (0xf7bde7), QS_RGB (0xfec1b0) },
  { QS_RGB (0xc8ad7a), QS_RGB (0x8cbc90), QS_RGB (0x5abecf), QS_RGB (0xa1aee5), QS_RGB (0xd7a0c8), QS_RGB (0xe4a08f) },
  { QS_RGB (0xa9905e), QS_RGB (0x709e74), QS_RGB (0x36a0b1), QS_RGB (0x8491c6), QS_RGB (0xb982aa), QS_RGB (0xc48372) },
};

static const QsColor dark_fills[QS_FILL_LEVELS][QS_FILL_HUES] = {
  { QS_RGB (0xdcc396), QS_RGB (0xa7d1aa), QS_RGB (0x81d3e1), QS_RGB (0xbac4f5), QS_RGB (0xe9b8db), QS_RGB (0xf5b8a8) },
  { QS_RGB (0xc0a87c), QS_RGB (0x8cb58f), QS_RGB (0x65b7c5), QS_RGB (0x9fa9d8), QS_RGB (0xcd9dbf), QS_RGB (0xd89d8e) },
  { QS_RGB (0xa48e63), QS_RGB (0x729a76), QS_RGB (0x489caa), QS_RGB (0x848fbd), QS_RGB (0xb182a4), QS_RGB (0xbc8374) },
  { QS_RGB (0x89744b), QS_RGB (0x59805d), QS_RGB (0x288290), QS_RGB (0x6a75a1), QS_RGB (0x96698a), QS_RGB (0xa06a5c) },
};

/* For each choice of colours, those of light windows. */
static const QsPalette light[] = {
  { BOARD (0xf1ead9, 0x7d9b76, 0x5f7a59, 0x5e5c64, 0x1d1d22, 0xffffff, 0x8a0f1a, 0x123f8c, 0x0b4a20), LIGHT_HEAT, LIGHT_TREE },
  { BOARD (0xf2dfbe, 0xbd8f5f, 0x7a5530, 0x5e5c64, 0x1d1410, 0xffffff, 0x850d18, 0x123a80, 0x0b4220), LIGHT_HEAT, LIGHT_TREE },
  { BOARD (0xf8edc4, 0x7ba1cf, 0x456b99, 0x5e5c64, 0x14141c, 0xffffff, 0x7a2a00, 0x4d1a66, 0x002f66), LIGHT_HEAT, LIGHT_BLUE_TREE },
  { BOARD (0xffffff, 0xa6a6a6, 0x3a3a3a, 0x5c5c5c, 0x000000, 0xffffff, 0x000000, 0x000000, 0x000000), LIGHT_GREY_HEAT, LIGHT_TREE },
};

/* Those of dark ones. */
static const QsPalette dark[] = {
  { BOARD (0xb9b2a3, 0x6d7f6a, 0x4a5748, 0xb0afb4, 0x000000, 0xf6f2e8, 0x660910, 0x0b2d6c, 0x063918), DARK_HEAT, DARK_TREE },
  { BOARD (0xd0ba98, 0xa07c56, 0x62482e, 0xb0afb4, 0x000000, 0xf6f2e8, 0x570812, 0x08245a, 0x052e14), DARK_HEAT, DARK_TREE },
  { BOARD (0xd3c8a0, 0x6a8eb8, 0x3c5878, 0xb0afb4, 0x000000, 0xf6f2e8, 0x551c00, 0x36104a, 0x001f47), DARK_HEAT, DARK_BLUE_TREE },
  { BOARD (0xc8c8c8, 0x828282, 0x5a5a5a, 0xb4b4b4, 0x000000, 0xf4f4f4, 0x000000, 0x000000, 0x000000), DARK_GREY_HEAT, DARK_TREE },
};

static const QsPalette high_contrast_light = {
  BOARD (0xffffff, 0x84988a, 0x000000, 0x1a1a1a, 0x000000, 0xffffff, 0x8a000f, 0x00379a, 0x00451a),
  HEAT (0xffffff, 0xe08a1a, 0x5a0c08),
  TREE_LINES (0x4a4850, 0x000000, 0xffffff, 0xffffff, 0x000000),
  TREE_NODES (0x00592b, 0xa30010, 0xf0b429, 0x0041b0),
  .clash = QS_RGB (0x8a000f),
};

static const QsPalette high_contrast_dark = {
  BOARD (0x56677a, 0x0c0f13, 0xffffff, 0xf2f2f2, 0xffffff, 0x000000, 0xffb0b8, 0x8fd3ff, 0x8ff0a4),
  HEAT (0x000000, 0x8a4a00, 0xffe27a),
  TREE_LINES (0xb0afb5, 0xffffff, 0xffffff, 0x000000, 0x000000),
  TREE_NODES (0x7bf0ad, 0xffa3a3, 0xffdf5a, 0x9cd0ff),
  .clash = QS_RGB (0xffb0b8),
};

/* A printer without colours and a copier keep all of it. Marks differ in shape; search trees are not printed so. */
static const QsPalette print = {
  BOARD (0xffffff, 0xb0b0b0, 0x000000, 0x000000, 0x000000, 0xffffff, 0x000000, 0x000000, 0x000000),
  .is_hatched = TRUE,
  HEAT (0xffffff, 0xa0a0a0, 0x303030),
};

/* Paints from now on in @color. */
void
qs_color_set_source (cairo_t       *cr,
                     const QsColor *color)
{
  cairo_set_source_rgb (cr, color->red, color->green, color->blue);
}

/* Paints from now on in @color, through which one sees what is below it. */
void
qs_color_set_translucent_source (cairo_t       *cr,
                                 const QsColor *color,
                                 double         alpha)
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
                gboolean      dark_style,
                gboolean      high_contrast)
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
