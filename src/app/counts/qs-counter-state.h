/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the panel says about a board's number of solutions: one number and one state, from everything that counts. */

#pragma once

#include "qs-explorer.h"
#include "qs-tally.h"

/* What happens now. Of several things it is the first that takes the processors: the list waits for a count. */
typedef enum
{
  QS_COUNTER_AT_REST,
  QS_COUNTER_TALLYING, /* a small board is counted at once */
  QS_COUNTER_COUNTING, /* a long count runs, or is paused */
  QS_COUNTER_LISTING,  /* the list fills */
  QS_COUNTER_STOPPED,  /* the list was stopped, and can be resumed */
} QsCounterActivity;

/* A plain value. */
typedef struct
{
  QsTotal number;    /* how many solutions there are, or the most that were found so far */
  gboolean is_whole; /* whether these are all */
  gboolean is_recorded;
  QsCountRecord record;
  gboolean has_fundamental;
  QsTotal fundamental;
  QsCounterActivity activity;
  double elapsed;      /* seconds */
  double progress;     /* 0 … 1; negative where that is not shown */
  double rate;         /* solutions per second */
  double seconds_left; /* negative where that is not shown */
  gboolean lists_fundamental;
} QsCounterState;

void qs_counter_state_find (QsCounterState *self,
                            guint           n,
                            QsExplorer     *explorer,
                            QsTally        *tally);
