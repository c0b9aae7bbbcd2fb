/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a board that a user looks at: on which squares, all or the fundamental ones, and their counts. */

#pragma once

#include "qs-constraints.h"
#include "qs-frequency-job.h"

#define QS_TYPE_EXPLORER (qs_explorer_get_type ())

/* A board, its constraints with their past, and a scope. One set has all solutions of the
 * board, one its fundamental solutions, and one the shown solutions: all, or the fundamental
 * ones, that the constraints allow. Their counts take turns, the shown ones first. */
G_DECLARE_FINAL_TYPE (QsExplorer, qs_explorer, QS, EXPLORER, GObject)

/* What there is to be seen of it, until the next change. */
typedef struct
{
  QsProblem problem;                /* the board's, without squares */
  QsCensusScope scope;
  const QsConstraints *constraints;
  QsSolutionSet *whole[QS_CENSUS_FUNDAMENTAL + 1]; /* all of the board's solutions in each scope, whatever the constraints */
  QsSolutionSet *shown;             /* those that the constraints allow; one of @whole where there are none */
  QsFrequencyJob *frequencies;      /* how many of those that are shown have a queen on each square */
} QsExplorerStatus;

QsExplorer          *qs_explorer_new             (const QsProblem     *problem);
const QsExplorerStatus *qs_explorer_get_status   (QsExplorer          *self);

void                 qs_explorer_set_problem     (QsExplorer          *self,
                                                  const QsProblem     *problem);
void                 qs_explorer_stop            (QsExplorer          *self);
void                 qs_explorer_go_on           (QsExplorer          *self);
QsSolutionSet       *qs_explorer_get_running     (QsExplorer          *self);
void                 qs_explorer_set_is_held     (QsExplorer          *self,
                                                  gboolean             is_held);

void                 qs_explorer_set_scope       (QsExplorer          *self,
                                                  QsCensusScope        scope);

void                 qs_explorer_set_constraints (QsExplorer          *self,
                                                  const QsConstraints *constraints);
gboolean             qs_explorer_can_go          (QsExplorer          *self,
                                                  int                  way);
void                 qs_explorer_go              (QsExplorer          *self,
                                                  int                  way);
