/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The known numbers of solutions, to compare computed ones with. */

#pragma once

#include "qs-problem.h"

/* The largest n whose number of solutions anybody has published. */
#define QS_KNOWN_MAX_N 27

gboolean qs_known_total        (guint    n,
                                guint64 *total);
gboolean qs_known_fundamental  (guint    n,
                                guint64 *fundamental);
gboolean qs_known_is_confirmed (guint    n);

const char *qs_known_get_sequence (const QsProblem *problem,
                                   gboolean         is_fundamental);
gboolean    qs_known_get_number   (const QsProblem *problem,
                                   gboolean         is_fundamental,
                                   guint64         *number);

/* A board of the same kind and, unless it is square, as many rows, without regions and squares, that has solutions: with the
 * nearest number of columns, from 4 on, where the square board has some; of two, the smaller. */
void qs_known_find_near (const QsProblem *problem,
                         QsProblem       *near);
