/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the panel says of a board's number of solutions: one number and one state, out of all that counts. */

#pragma once

#include "qs-explorer.h"
#include "qs-long-count.h"
#include "qs-tally.h"

G_BEGIN_DECLS

/**
 * QsCounterActivity:
 * @QS_COUNTER_AT_REST: nothing goes on that needs words
 * @QS_COUNTER_TALLYING: a small board is counted at once
 * @QS_COUNTER_COUNTING: a long count goes on, or is paused
 * @QS_COUNTER_LISTING: the list fills
 * @QS_COUNTER_STOPPED: the list was stopped, and can go on
 *
 * What goes on. Where several things could be named it is the first of them
 * that takes the processors: the list waits for a count.
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
 * @number: how many solutions there are, or were found so far by whoever
 *   has found most
 * @is_whole: whether these are all
 * @is_recorded: whether @record holds them
 * @record: how they were counted
 * @has_fundamental: whether @fundamental is known
 * @fundamental: how many of them are fundamental
 * @activity: what goes on
 * @elapsed: how long it has taken, in seconds
 * @progress: how much of it is done, 0 … 1; negative where that is not told
 * @rate: how many solutions it finds a second
 * @seconds_left: how long the rest takes; negative where that is not told
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
