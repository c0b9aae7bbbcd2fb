/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who can take part in a race. */

#pragma once

#include "qs-method.h"

/* Who can take part. For a reference only the solutions are counted. */
typedef struct
{
  const char *id;                    /* on the command line */
  const char *name;                  /* in the interface, to be translated with gettext */
  guint max_n;                       /* the side of the largest board */
  const QsMethod *method;            /* %NULL for a reference that is not a method, such as the enumerator */
  void (*search) (QsSearch *search); /* does the work; like that of a #QsMethod */
} QsRacer;

/* Whether a racer can do a task, and if not, why. */
typedef enum
{
  QS_RACER_FITS,
  QS_RACER_LIMITED,   /* the board is larger than its max_n */
  QS_RACER_FINDS_ONE, /* the task is to find all solutions, and it finds one */
  QS_RACER_UNFIT,     /* it cannot search this kind of board */
} QsRacerFitness;

const QsRacer *const *qs_racers_list  (void);
const QsRacer        *qs_racers_find  (const char    *id);
QsRacerFitness        qs_racers_check (const QsRacer   *racer,
                                       guint            n,
                                       const QsProblem *problem,
                                       gboolean         wants_first);
