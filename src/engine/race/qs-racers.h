/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who can take part in a race. */

#pragma once

#include "qs-method.h"

/* Whether a racer can do a task, and if not, why. */
typedef enum
{
  QS_RACER_FITS,
  QS_RACER_LIMITED,   /* the board is larger than its max_n */
  QS_RACER_FINDS_ONE, /* the task is to find all solutions, and it finds one */
  QS_RACER_UNFIT,     /* it cannot search this kind of board */
} QsRacerFitness;

const QsMethod *const *qs_racers_list  (void);
const QsMethod        *qs_racers_find  (const char    *id);
QsRacerFitness        qs_racers_check (const QsMethod  *racer,
                                       guint            n,
                                       const QsProblem *problem,
                                       gboolean         wants_first);
