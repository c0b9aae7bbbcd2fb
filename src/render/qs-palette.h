/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of a board. */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * QsColor:
 * @red: from 0 to 1
 * @green: from 0 to 1
 * @blue: from 0 to 1
 *
 * An opaque sRGB colour.
 */
typedef struct
{
  double red;
  double green;
  double blue;
} QsColor;

void qs_color_set_source             (cairo_t       *cr,
                                      const QsColor *color);
void qs_color_set_translucent_source (cairo_t       *cr,
                                      const QsColor *color,
                                      double         alpha);

/**
 * QsBoardColors:
 * @QS_BOARD_COLORS_GREEN: green and cream
 * @QS_BOARD_COLORS_BROWN: as a board of wood
 * @QS_BOARD_COLORS_BLUE: blue and yellow, with marks that people who are
 *   colour-blind tell apart
 * @QS_BOARD_COLORS_GREY: without any colour
 * @QS_N_BOARD_COLORS: how many there are
 *
 * The choices of colours.
 */
typedef enum
{
  QS_BOARD_COLORS_GREEN,
  QS_BOARD_COLORS_BROWN,
  QS_BOARD_COLORS_BLUE,
  QS_BOARD_COLORS_GREY,
  QS_N_BOARD_COLORS,
} QsBoardColors;

/**
 * QsPalette:
 * @light_square: a light square
 * @dark_square: a dark square
 * @is_hatched: whether dark squares are hatched in the colour of the frame, on
 *   that of light squares, where they have room for lines
 * @frame: the line around the board
 * @label: the coordinates beside the board
 * @queen: the inside of a queen
 * @queen_outline: the line around a queen
 * @attack: the line between two queens that attack each other
 * @tried: the mark of a square that a search looks at
 * @placed: the mark of the square where a search placed its last queen
 * @rejected: the mark of a square where no queen may stand
 * @heat_none: a square where no solution has a queen
 * @heat_middle: one with half as many as the fullest
 * @heat_most: the fullest
 * @tree_edge: the line between two nodes of a search tree
 * @tree_outline: the line around a node
 * @tree_open: the inside of a node that was not tried yet
 * @tree_placed: that of a placed queen
 * @tree_pruned: that of a pruned square
 * @tree_solution: that of a solution
 * @tree_path: the line to the current node, and around it
 * @tree_text: text on placed and pruned nodes
 * @tree_dark_text: text on open nodes and solutions
 *
 * The colours that boards and search trees are painted with.
 */
typedef struct
{
  QsColor light_square;
  QsColor dark_square;
  gboolean is_hatched;
  QsColor frame;
  QsColor label;
  QsColor queen;
  QsColor queen_outline;
  QsColor attack;
  QsColor tried;
  QsColor placed;
  QsColor rejected;

  QsColor heat_none;
  QsColor heat_middle;
  QsColor heat_most;

  QsColor tree_edge;
  QsColor tree_outline;
  QsColor tree_open;
  QsColor tree_placed;
  QsColor tree_pruned;
  QsColor tree_solution;
  QsColor tree_path;
  QsColor tree_text;
  QsColor tree_dark_text;
} QsPalette;

const QsPalette *qs_palette_get       (QsBoardColors colors,
                                       gboolean      dark_style,
                                       gboolean      high_contrast);
const QsPalette *qs_palette_get_print (void);

G_END_DECLS
