/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts and numbers the solutions of a board in the background. */

#pragma once

#include "qs-solution-set.h"

typedef enum
{
  QS_SOLVER_IDLE,     /* nothing was started yet */
  QS_SOLVER_RUNNING,  /* the search runs, or waits for its turn */
  QS_SOLVER_STOPPED,  /* before its end */
  QS_SOLVER_FINISHED, /* all solutions were found */
} QsSolverState;

#define QS_TYPE_SOLVER (qs_solver_get_type ())

G_DECLARE_FINAL_TYPE (QsSolver, qs_solver, QS, SOLVER, GObject)

QsSolver      *qs_solver_new               (void);

void           qs_solver_start             (QsSolver            *self,
                                            const QsCensusSpace *space);
void           qs_solver_stop              (QsSolver            *self);

/* For solvers that take turns. */
void           qs_solver_prepare           (QsSolver            *self,
                                            const QsCensusSpace *space);
void           qs_solver_go_on             (QsSolver            *self);
void           qs_solver_pause             (QsSolver            *self);
void           qs_solver_resume            (QsSolver            *self);
gboolean       qs_solver_is_paused         (QsSolver            *self);

QsSolverState  qs_solver_get_state         (QsSolver            *self);
guint64        qs_solver_get_count         (QsSolver            *self);
double         qs_solver_get_rate          (QsSolver            *self);
double         qs_solver_get_elapsed       (QsSolver            *self);
QsSolutionSet *qs_solver_get_solution_set  (QsSolver            *self);
gboolean       qs_solver_estimate_progress (QsSolver            *self,
                                            double              *fraction,
                                            double              *seconds_left);
