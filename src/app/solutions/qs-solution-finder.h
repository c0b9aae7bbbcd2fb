/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes to solutions that are named by a text or by their columns. */

#pragma once

#include "qs-images.h"
#include "qs-explorer.h"
#include "qs-pager.h"

#define QS_TYPE_SOLUTION_FINDER (qs_solution_finder_get_type ())

/* Answers where a pager is asked to go, and finds solutions for that. It also
 * keeps the shown solution when the list changes between all and fundamental solutions. */
G_DECLARE_FINAL_TYPE (QsSolutionFinder, qs_solution_finder, QS, SOLUTION_FINDER, GObject)

QsSolutionFinder *qs_solution_finder_new            (QsExplorer       *explorer,
                                                     QsPager          *pager,
                                                     QsImages         *images);

void              qs_solution_finder_go_to          (QsSolutionFinder *self,
                                                     const guint16    *columns);
const guint16    *qs_solution_finder_get_columns    (QsSolutionFinder *self);
