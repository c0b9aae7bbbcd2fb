/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the values of a method's data stand. */

#pragma once

#include "qs-internals.h"
#include "qs-pieces.h"

/* The measures of a monospaced font, in pixels. */
typedef struct
{
  double character;
  double small_character; /* of an index */
  double line;            /* the height of a line */
  double small_line;      /* the height of a line of indices */
} QsInternalsMetrics;

/* Where everything stands. */
typedef struct
{
  const QsPiece *pieces;
  guint n_pieces;
  double height;       /* of everything, in pixels */
  const QsDatum *data; /* as long as what was arranged stays as it is */
  guint n_data;

  /* Private. */
  GArray *array; /* of QsPiece */
  const QsInternals *internals; /* while it is arranged */
  const QsDatum *datum;         /* that is added */
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
} QsInternalsLayout;

QsInternalsLayout *qs_internals_layout_new         (void);
void               qs_internals_layout_free        (QsInternalsLayout        *self);
void               qs_internals_layout_clear       (QsInternalsLayout        *self);
void               qs_internals_layout_arrange     (QsInternalsLayout        *self,
                                                    const QsInternals        *internals,
                                                    guint                     n,
                                                    const QsInternalsMetrics *metrics,
                                                    double                    width,
                                                    gboolean                  are_numbers);
double             qs_internals_layout_get_shift   (const QsInternalsLayout  *self,
                                                    const QsDatum            *datum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsInternalsLayout, qs_internals_layout_free)
