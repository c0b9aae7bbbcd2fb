/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of a board. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* An opaque sRGB colour, each part from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} QsColor;

/* A constant of 0xrrggbb. */
#define QS_RGB(hex) { ((hex) >> 16) / 255.0, ((hex) >> 8 & 0xff) / 255.0, ((hex) & 0xff) / 255.0 }

void qs_color_set_source             (cairo_t       *cr,
                                      const QsColor *color);
void qs_color_set_translucent_source (cairo_t       *cr,
                                      const QsColor *color,
                                      double         alpha);

/* The path as a line. */
void qs_color_stroke                 (cairo_t       *cr,
                                      const QsColor *color,
                                      double         width);
void qs_color_stroke_preserve        (cairo_t       *cr,
                                      const QsColor *color,
                                      double         width);

typedef enum
{
  QS_BOARD_COLORS_GREEN, /* and cream */
  QS_BOARD_COLORS_BROWN, /* as a board of wood */
  QS_BOARD_COLORS_BLUE,  /* and yellow, with marks that people who are colour-blind tell apart */
  QS_BOARD_COLORS_GREY,
  QS_N_BOARD_COLORS,
} QsBoardColors;

/* Regions that touch have fills of different levels. */
#define QS_FILL_LEVELS 4
#define QS_FILL_HUES 6

typedef struct
{
  QsColor light_square;
  QsColor dark_square;
  /* Whether dark squares are hatched in the colour of the frame, on that of light squares, where
   * they have room for lines. */
  gboolean is_hatched;
  QsColor frame; /* the line around the board */
  QsColor label; /* the coordinates beside the board */
  QsColor queen; /* its inside */
  QsColor queen_outline;
  QsColor attack; /* the line between two queens that attack each other, and the mark of a square where none may stand */
  QsColor tried;  /* the mark of a square that a search looks at */
  QsColor placed; /* the mark of the square where a search placed its last queen */

  QsColor heat_none;   /* a square where no solution has a queen */
  QsColor heat_middle; /* one with half as many as the fullest */
  QsColor heat_most;   /* the fullest */

  QsColor tree_edge;      /* the line between two nodes */
  QsColor tree_outline;   /* the line around a node */
  QsColor tree_open;      /* the inside of a node that was not tried yet */
  QsColor tree_placed;    /* that of a placed queen */
  QsColor tree_pruned;    /* that of a pruned square */
  QsColor tree_solution;  /* that of a solution */
  QsColor tree_path;      /* the line to the current node, and around it */
  QsColor tree_text;      /* text on placed and pruned nodes */
  QsColor tree_dark_text; /* text on open nodes and solutions */

  const QsColor (*fills)[QS_FILL_HUES]; /* of regions, by level from light to dark; NULL for none */
  QsColor clash;                        /* the mark of queens that rule each other out, on fills too */
} QsPalette;

const QsPalette *qs_palette_get       (QsBoardColors colors,
                                       gboolean      dark_style,
                                       gboolean      high_contrast);
const QsPalette *qs_palette_get_print (void);
