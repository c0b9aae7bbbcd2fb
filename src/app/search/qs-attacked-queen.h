/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens in conflict on a board where queens move, one after the other. */

#pragma once

#include "qs-conflict.h"
#include "qs-method.h"

/* A queen in conflict. All zero is none. */
typedef struct
{
  guint number;      /* which of the conflicts it is, from 1 at the top */
  guint n_conflicts; /* how many queens are in conflict */
  guint64 step;      /* of the search, after which they are */
  QsConflict attack;   /* the queen, and the nearest that attacks it */
} QsAttackedQueen;

guint qs_attacked_queen_count (const QsMethod  *method,
                               const QsMoment  *moment);
char *qs_attacked_queen_next  (QsAttackedQueen *self,
                               const QsMethod  *method,
                               const QsMoment  *moment);
