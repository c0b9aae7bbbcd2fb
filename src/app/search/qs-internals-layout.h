/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the values of a method's data stand. */

#pragma once

#include "qs-internals.h"

G_BEGIN_DECLS

/**
 * QsPieceKind:
 * @QS_PIECE_NAME: the name of a datum
 * @QS_PIECE_TEXT: a brace, or how many values there are in truth
 * @QS_PIECE_INDEX: the index above a value of an array
 * @QS_PIECE_CELL: a value
 *
 * What stands somewhere.
 */
typedef enum
{
  QS_PIECE_NAME,
  QS_PIECE_TEXT,
  QS_PIECE_INDEX,
  QS_PIECE_CELL,
} QsPieceKind;

/**
 * QsPiece:
 * @kind: what it is
 * @x: its left edge, in pixels
 * @y: its top edge
 * @width: its width
 * @height: its height
 * @datum: the number of its datum
 * @cell: of a value or its index, the value's number in its datum
 * @text: what is written there; empty where there is no room for it
 *
 * Something with a place.
 */
typedef struct
{
  QsPieceKind kind;
  double x;
  double y;
  double width;
  double height;
  guint datum;
  guint cell;
  char text[40];
} QsPiece;

/**
 * QsInternalsMetrics:
 * @character: the width of a character, in pixels
 * @small_character: the width of one of an index
 * @line: the height of a line
 * @small_line: the height of a line of indices
 *
 * The measures of the font.
 */
typedef struct
{
  double character;
  double small_character;
  double line;
  double small_line;
} QsInternalsMetrics;

typedef struct _QsInternalsLayout QsInternalsLayout;

QsInternalsLayout *qs_internals_layout_new         (void);
void               qs_internals_layout_free        (QsInternalsLayout        *self);
void               qs_internals_layout_clear       (QsInternalsLayout        *self);
void               qs_internals_layout_arrange     (QsInternalsLayout        *self,
                                                    const QsInternals        *internals,
                                                    guint                     n,
                                                    const QsInternalsMetrics *metrics,
                                                    double                    width);
const QsPiece     *qs_internals_layout_get_pieces  (const QsInternalsLayout  *self,
                                                    guint                    *n_pieces);
double             qs_internals_layout_get_height  (const QsInternalsLayout  *self);
gboolean           qs_internals_layout_find_cell   (const QsInternalsLayout  *self,
                                                    double                    x,
                                                    double                    y,
                                                    guint                    *piece);
guint              qs_internals_layout_move        (const QsInternalsLayout  *self,
                                                    guint                     piece,
                                                    int                       across,
                                                    int                       down);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsInternalsLayout, qs_internals_layout_free)

G_END_DECLS
