/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A problem as sets of squares of which at most one has a queen. */

#pragma once

#include "qs-problem.h"

/* Squares of which at most one has a queen: a row, a column, a region, a diagonal, or what else stands for an attack. */
typedef struct
{
  char letter;       /* of its kind, which gives it a name together with */
  guint number;      /* from 1 */
  gboolean is_exact; /* whether one of them has a queen */
  guint first;       /* among all squares */
  guint length;
} QsCoverLine;

typedef struct
{
  GArray *lines;   /* of QsCoverLine */
  GArray *squares; /* QsSquare: those of one line after those of another */
} QsCover;

void qs_cover_init  (QsCover         *self,
                     const QsProblem *problem);
void qs_cover_clear (QsCover         *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QsCover, qs_cover_clear)
