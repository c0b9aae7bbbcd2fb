/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a count proceeds, and how long the rest of it takes. */

#pragma once

#include <glib.h>

/* How many moments a pace remembers. */
#define QS_COUNT_PACE_LENGTH 64

/* How far a count was at some time. */
typedef struct
{
  double time;      /* how long the count had run, in seconds */
  double done;      /* how much work was done then, in any unit */
  double solutions; /* how many were counted */
} QsCountMoment;

/* The last moments at which more was done than before, half a second apart. It begins as zeroes, and its fields are
 * private. */
typedef struct
{
  QsCountMoment moments[QS_COUNT_PACE_LENGTH]; /* a ring */
  QsCountMoment last;                          /* the last one of all */
  guint n_moments;                             /* how many were ever put into the ring */
} QsCountPace;

void   qs_count_pace_add              (QsCountPace         *self,
                                       const QsCountMoment *moment);
double qs_count_pace_get_rate         (const QsCountPace   *self);
double qs_count_pace_get_seconds_left (const QsCountPace   *self,
                                       double               time,
                                       double               total);
