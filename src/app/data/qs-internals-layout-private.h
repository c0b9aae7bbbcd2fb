/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The state of a layout, for its parts. */

#pragma once

#include "qs-internals-layout.h"

/* Left and right of a value's text, together, in pixels. */
#define QS_INTERNALS_PADDING 4.0

/* The room for the number of a call, in characters. */
#define QS_INTERNALS_CALL_ROOM 4

struct _QsInternalsLayout
{
  GArray *pieces; /* of QsPiece */
  double height;  /* of everything */

  const QsInternals *internals; /* while it is arranged */
  const QsDatum *data;          /* its data */
  guint n_data;
  guint n;
  QsInternalsMetrics metrics;
  double width;
  gboolean are_numbers; /* whether bit 0 is at the right, as in numbers, else at the left, as on the board */
  double name_width;    /* of the names beside their values */
  double cell_width;    /* of the values of all arrays */
  double index_width;   /* of the widest of their indices */
  gboolean has_names_beside_arrays;
  double bit_width;     /* of the bits of all masks */
  gboolean has_names_beside_bits;
  int first_bit;     /* the grid's leftmost column and the end of its rightmost, from the board's leftmost. They
                      * include all that were ever needed, so that the grid stays where it is */
  int last_bit;
  gboolean has_bit_numbers; /* whether they stand above the first mask */
  double left; /* where lines begin */
  double x;    /* where the next piece comes */
  double y;
};

double   qs_internals_layout_measure_text  (const QsInternalsLayout *self,
                                            const char              *text);
double   qs_internals_layout_measure_cell  (const QsInternalsLayout *self,
                                            const QsDatum           *datum,
                                            guint                    cell);
double   qs_internals_layout_measure_cells (const QsInternalsLayout *self,
                                            const QsDatum           *datum);
QsPiece *qs_internals_layout_add_piece     (QsInternalsLayout       *self,
                                            QsPieceKind              kind,
                                            const QsDatum           *datum,
                                            double                   width,
                                            double                   height);
QsPiece *qs_internals_layout_add_text      (QsInternalsLayout       *self,
                                            QsPieceKind              kind,
                                            const QsDatum           *datum,
                                            const char              *text);
QsPiece *qs_internals_layout_add_cell      (QsInternalsLayout       *self,
                                            const QsDatum           *datum,
                                            guint                    cell,
                                            double                   width,
                                            double                   height);
void     qs_internals_layout_break_line    (QsInternalsLayout       *self,
                                            double                   height);
