/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a place in the list of solutions can be shown, or when. */

#pragma once

#include "qs-go-to.h"
#include "qs-solution-set.h"

/* Whether a place in the list can be shown. */
typedef enum
{
  QS_REACH_NOW,     /* the solution can be shown */
  QS_REACH_LATER,   /* the search continues, and may reach it */
  QS_REACH_STOPPED, /* the search was stopped before it */
} QsReachState;

/* How far away a place in the list is. A plain value. */
typedef struct
{
  QsReachState state;
  gboolean has_rank;   /* whether it is known which solution it is */
  guint64 rank;        /* its number, from 0 */
  double seconds_left; /* until the solution can be shown; negative where that is unknown */
} QsReach;

gboolean qs_reach_find (QsReach       *self,
                        QsSolutionSet *set,
                        const QsGoTo  *go_to,
                        GError       **error);
