/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of a search: what can be shown of a method besides its board and tree. */

#pragma once

#include "qs-method.h"

typedef enum
{
  QS_FIGURE_DATA, /* the method's own data */
  /* The calls that wait for each other, or the stack in place of them, the newest at the end. */
  QS_FIGURE_CALLS,
  QS_FIGURE_BITS,  /* what the usual operations on bits do to the masks */
  QS_FIGURE_TABLE, /* how a table finds the number of a bit */
  QS_N_FIGURES,
} QsFigure;

/* How a method numbers the diagonals that go one way. */
typedef struct
{
  const char *formula; /* how a line's number follows from one of its squares; not translated */
  gint row;            /* what the square's row, from 0, is multiplied with */
  gint column;         /* what its column, from 0, is multiplied with */
  gint offset;         /* what is added */
  guint modulus;       /* on a torus, the remainder of that division is the number; else 0 */
} QsLineNumbers;

void     qs_figures_number_lines (const QsMethod  *method,
                                  const QsProblem *problem,
                                  guint            n,
                                  gboolean         is_anti,
                                  QsLineNumbers   *numbers);
gboolean qs_figures_has          (const QsMethod  *method,
                                  QsFigure         figure);
void     qs_figures_describe     (QsFigure         figure,
                                  const QsMoment  *moment,
                                  QsInternals     *internals);
