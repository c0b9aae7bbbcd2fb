/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the panel says about a board's number of solutions: one number and one state, from everything that counts. */

#pragma once

#include "qs-explorer.h"
#include "qs-long-count.h"
#include "qs-tally.h"

G_BEGIN_DECLS

/**
 * QsCounterActivity:
 * @QS_COUNTER_AT_REST: nothing happens that needs words
 * @QS_COUNTER_TALLYING: a small board is counted at once
 * @QS_COUNTER_COUNTING: a long count runs, or is paused
 * @QS_COUNTER_LISTING: the list fills
 * @QS_COUNTER_STOPPED: the list was stopped, and can be resumed
 *
 * What happens now. Of several things it is the first that takes the
 * processors: the list waits for a count.
 */
typedef enum
{
  QS_COUNTER_AT_REST,
  QS_COUNTER_TALLYING,
  QS_COUNTER_COUNTING,
  QS_COUNTER_LISTING,
  QS_COUNTER_STOPPED,
} QsCounterActivity;

/**
 * QsCounterState:
 * @number: how many solutions there are, or the most that were found so far
 * @is_whole: whether these are all
 * @is_recorded: whether @record holds them
 * @record: how they were counted
 * @has_fundamental: whether @fundamental is known
 * @fundamental: how many of them are fundamental
 * @activity: what happens now
 * @elapsed: how long it has taken, in seconds
 * @progress: how much of it is done, 0 … 1; negative where that is not shown
 * @rate: how many solutions it finds per second
 * @seconds_left: how long the rest takes; negative where that is not shown
 * @lists_fundamental: whether it lists fundamental solutions
 *
 * A plain value.
 */
typedef struct
{
  QsTotal number;
  gboolean is_whole;
  gboolean is_recorded;
  QsCountRecord record;
  gboolean has_fundamental;
  QsTotal fundamental;
  QsCounterActivity activity;
  double elapsed;
  double progress;
  double rate;
  double seconds_left;
  gboolean lists_fundamental;
} QsCounterState;

void qs_counter_state_find (QsCounterState *self,
                            guint           n,
                            QsExplorer     *explorer,
                            QsTally        *tally,
                            QsLongCount    *long_count);

G_END_DECLS
