/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who can take part in a race. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

/**
 * QsRacer:
 * @id: the name on the command line
 * @name: the name in the interface, to be translated with gettext
 * @max_n: the side of the largest board, in squares
 * @method: (nullable): the method; %NULL for a reference that is not a method,
 *   such as the enumerator
 * @search: does the work; like that of a #QsMethod
 *
 * Who can take part. For a reference only the solutions are counted.
 */
typedef struct
{
  const char *id;
  const char *name;
  guint max_n;
  const QsMethod *method;
  void (*search) (QsSearch *search);
} QsRacer;

/**
 * QsRacerFitness:
 * @QS_RACER_FITS: it can
 * @QS_RACER_LIMITED: the board is larger than its #QsRacer.max_n
 * @QS_RACER_FINDS_ONE: the task is to find all solutions, and it finds one
 *
 * Whether a racer can do a task, and if not, why.
 */
typedef enum
{
  QS_RACER_FITS,
  QS_RACER_LIMITED,
  QS_RACER_FINDS_ONE,
} QsRacerFitness;

const QsRacer *const *qs_racers_list  (void);
const QsRacer        *qs_racers_find  (const char    *id);
QsRacerFitness        qs_racers_check (const QsRacer *racer,
                                       guint          n,
                                       gboolean       wants_first);

G_END_DECLS
