/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a place in the list of solutions can be shown, or when. */

#pragma once

#include "qs-go-to.h"
#include "qs-solver.h"

G_BEGIN_DECLS

/**
 * QsReachState:
 * @QS_REACH_NOW: the solution can be shown
 * @QS_REACH_LATER: the search continues, and may reach it
 * @QS_REACH_STOPPED: the search was stopped before it
 *
 * Whether a place in the list can be shown.
 */
typedef enum
{
  QS_REACH_NOW,
  QS_REACH_LATER,
  QS_REACH_STOPPED,
} QsReachState;

/**
 * QsReach:
 * @state: whether the place can be shown
 * @has_rank: whether it is known which solution it is
 * @rank: its number, from 0
 * @seconds_left: how long it takes until the solution can be shown; negative
 *   where that is unknown
 *
 * How far away a place in the list is. A plain value.
 */
typedef struct
{
  QsReachState state;
  gboolean has_rank;
  guint64 rank;
  double seconds_left;
} QsReach;

gboolean qs_reach_find (QsReach      *self,
                        QsSolver     *solver,
                        const QsGoTo *go_to,
                        GError      **error);

G_END_DECLS
