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

typedef struct _QsInternalsLayout QsInternalsLayout;

QsInternalsLayout *qs_internals_layout_new         (void);
void               qs_internals_layout_free        (QsInternalsLayout        *self);
void               qs_internals_layout_clear       (QsInternalsLayout        *self);
void               qs_internals_layout_arrange     (QsInternalsLayout        *self,
                                                    const QsInternals        *internals,
                                                    guint                     n,
                                                    const QsInternalsMetrics *metrics,
                                                    double                    width,
                                                    gboolean                  are_numbers);
const QsPiece     *qs_internals_layout_get_pieces  (const QsInternalsLayout  *self,
                                                    guint                    *n_pieces);
double             qs_internals_layout_get_height  (const QsInternalsLayout  *self);
double             qs_internals_layout_get_shift   (const QsInternalsLayout  *self,
                                                    const QsDatum            *datum);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsInternalsLayout, qs_internals_layout_free)
