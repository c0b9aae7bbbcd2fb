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

QsExplorer          *qs_explorer_new             (const QsProblem     *problem);

void                 qs_explorer_set_problem     (QsExplorer          *self,
                                                  const QsProblem     *problem);
const QsProblem     *qs_explorer_get_problem     (QsExplorer          *self);
void                 qs_explorer_stop            (QsExplorer          *self);
void                 qs_explorer_go_on           (QsExplorer          *self);
QsSolutionSet       *qs_explorer_get_running     (QsExplorer          *self);
void                 qs_explorer_set_is_held     (QsExplorer          *self,
                                                  gboolean             is_held);

void                 qs_explorer_set_scope       (QsExplorer          *self,
                                                  QsCensusScope        scope);
QsCensusScope        qs_explorer_get_scope       (QsExplorer          *self);

void                 qs_explorer_set_constraints (QsExplorer          *self,
                                                  const QsConstraints *constraints);
const QsConstraints *qs_explorer_get_constraints        (QsExplorer          *self);
gboolean             qs_explorer_can_go          (QsExplorer          *self,
                                                  int                  way);
void                 qs_explorer_go              (QsExplorer          *self,
                                                  int                  way);

QsSolutionSet       *qs_explorer_get_whole       (QsExplorer          *self,
                                                  QsCensusScope        scope);
QsSolutionSet       *qs_explorer_get_shown       (QsExplorer          *self);
QsFrequencyJob      *qs_explorer_get_frequencies (QsExplorer          *self);
