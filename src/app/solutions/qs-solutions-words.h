/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the Solutions page: how many solutions there are, what stands on the board, what it waits for; a solution,
 * its symmetry class and its images. */

#pragma once

#include "qs-constraints.h"
#include "qs-solution-set.h"
#include "qs-symmetry.h"

/* A search that has taken less than this, in seconds, gets no words: they would only flicker. */
#define QS_SOLUTIONS_WORDS_PATIENCE 0.3

guint64     qs_solutions_words_get_listed  (QsSolutionSet       *solution_set);
char       *qs_solutions_words_total       (QsSolutionSet       *solution_set);
char       *qs_solutions_words_board       (const guint16       *columns,
                                            const QsProblem     *problem);
char       *qs_solutions_words_given       (const QsConstraints *constraints,
                                            const QsProblem     *problem);
char       *qs_solutions_words_no_solution (const QsProblem     *problem);
char       *qs_solutions_words_why_none    (const QsProblem     *problem);
char       *qs_solutions_words_offer       (const QsProblem     *problem,
                                            char               **target);
const char *qs_solutions_words_waiting     (QsSolutionSet       *solution_set);
char       *qs_solutions_words_caption     (guint64              number,
                                            const guint16       *columns,
                                            guint                n,
                                            const char          *more);
char       *qs_solutions_words_class       (guint64              number,
                                            guint64              total,
                                            guint                n_images);
const char *qs_solutions_words_symmetry    (QsSymmetry           symmetry);
