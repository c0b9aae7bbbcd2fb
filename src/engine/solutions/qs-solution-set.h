/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board, counted in the background, by their number. */

#pragma once

#include <gio/gio.h>

#include "qs-shared-census.h"

/* How many solutions can be asked for at once. */
#define QS_SOLUTION_SET_MAX_WINDOW 4096

#define QS_TYPE_SOLUTION_SET (qs_solution_set_get_type ())

/* Counts its solutions, and holds only those that were wanted last: qs_solution_set_want() has a
 * worker fetch them, and #QsSolutionSet::fetched announces that they are there. */
G_DECLARE_FINAL_TYPE (QsSolutionSet, qs_solution_set, QS, SOLUTION_SET, GObject)

/* How far the count is, as it was last reported. */
typedef struct
{
  guint64 count;        /* how many solutions are known, which are all when it is complete */
  guint64 reachable;    /* how many, from the first, can be fetched */
  gboolean is_complete;
  gboolean is_stopped;  /* before its end */
  gboolean is_paused;   /* neither, but it waits for its turn */
  double elapsed;       /* seconds that it has taken, without those that it waited */
  double rate;          /* solutions per second, lately */
} QsSolutionStatus;

/* What is known of a number that was asked for. */
typedef void (*QsSolutionFoundFunc) (const guint16 *columns,
                                     gboolean       is_known,
                                     guint64        rank,
                                     gpointer       data);

QsSolutionSet          *qs_solution_set_new        (const QsCensusSpace *space);
QsSolutionSet          *qs_solution_set_start      (const QsCensusSpace *space);
void                    qs_solution_set_pause      (QsSolutionSet       *self);
void                    qs_solution_set_resume     (QsSolutionSet       *self);
void                    qs_solution_set_stop       (QsSolutionSet       *self);
void                    qs_solution_set_go_on      (QsSolutionSet       *self);

const QsSolutionStatus *qs_solution_set_get_status (QsSolutionSet       *self);
const QsCensusSpace    *qs_solution_set_get_space  (QsSolutionSet       *self);
QsSharedCensus         *qs_solution_set_get_census (QsSolutionSet       *self);
gboolean                qs_solution_set_can_reach  (QsSolutionSet       *self,
                                                    guint64              rank);
gboolean                qs_solution_set_get_total  (QsSolutionSet       *self,
                                                    guint64             *total);
gboolean                qs_solution_set_estimate   (QsSolutionSet       *self,
                                                    double              *fraction,
                                                    double              *seconds_left);

void                    qs_solution_set_want       (QsSolutionSet       *self,
                                                    guint64              first,
                                                    guint                n_solutions);
gboolean                qs_solution_set_get        (QsSolutionSet       *self,
                                                    guint64              rank,
                                                    guint16             *columns);

void                    qs_solution_set_find       (QsSolutionSet       *self,
                                                    const guint16       *columns,
                                                    gboolean             waits,
                                                    QsSolutionFoundFunc  func,
                                                    gpointer             data);
void                    qs_solution_set_forget     (QsSolutionSet       *self,
                                                    gpointer             data);
