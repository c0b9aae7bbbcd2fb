/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of a layout have in common. */

#pragma once

#include "qs-internals-layout.h"

/* Left and right of a value's text, together, in pixels. */
#define QS_INTERNALS_PADDING 4.0

/* The room for the number of a call, in characters. */
#define QS_INTERNALS_CALL_ROOM 4

double   qs_internals_layout_measure_text  (const QsInternalsLayout *self,
                                            const char              *text);
double   qs_internals_layout_measure_cell  (const QsInternalsLayout *self,
                                            const QsDatum           *datum,
                                            guint                    cell);
double   qs_internals_layout_measure_cells (const QsInternalsLayout *self,
                                            const QsDatum           *datum);
QsPiece *qs_internals_layout_add_piece     (QsInternalsLayout       *self,
                                            QsPieceKind              kind,
                                            double                   width,
                                            double                   height);
QsPiece *qs_internals_layout_add_text      (QsInternalsLayout       *self,
                                            QsPieceKind              kind,
                                            const char              *text);
QsPiece *qs_internals_layout_add_cell      (QsInternalsLayout       *self,
                                            guint                    cell,
                                            double                   width,
                                            double                   height);
void     qs_internals_layout_break_line    (QsInternalsLayout       *self,
                                            double                   height);
