/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with regions that have one solution: the same text makes the same puzzle on every machine. */

#pragma once

#include "qs-ladder.h"
#include "qs-stop.h"

/* The sides of the boards that puzzles are made for, in squares. */
#define QS_PUZZLE_MIN_N 4
#define QS_PUZZLE_MAX_N 14

/* In English, for programs; a message of this domain. */
const char *qs_grade_get_name (QsGrade grade);
/* Not of QS_GRADE_BEYOND. */
gboolean    qs_grade_parse    (const char *name,
                               QsGrade    *grade);

/* What its queens have to keep: a message of this domain. */
const char *qs_puzzle_get_rule (const QsProblem *problem);

/* How hard it is; QS_GRADE_BEYOND too where it has no solution, or several. */
QsGrade  qs_puzzle_find_grade (const QsProblem *problem);

/* Keeps a puzzle if its grade is nearer to the wanted one than that of the one before, QS_GRADE_BEYOND without one. Returns:
 * its grade */
QsGrade  qs_puzzle_keep_nearest (const QsProblem *problem,
                                 QsGrade          wanted,
                                 QsGrade         *grade,
                                 QsProblem       *nearest);

/* The number that a puzzle's short text stands for, such as play:regions-8-medium#word. */
guint32  qs_puzzle_get_seed (const char *kind,
                             guint       n,
                             QsGrade     grade,
                             const char *word);

/* Makes a puzzle of @n rows. Returns: whether it is of the wanted @grade, not QS_GRADE_BEYOND; otherwise it is of the grade
 * nearest to it that was found, which @grade says then. Nothing is made where @stop says so. */
gboolean qs_puzzle_make (guint       n,
                         const char *word,
                         QsStop      stop,
                         QsGrade    *grade,
                         QsProblem  *problem);

/* Makes it one of @n × @n with regions at random, which has a solution where queens that do not touch have any, but perhaps
 * several. */
void     qs_puzzle_draw_regions (QsProblem *self,
                                 guint      n,
                                 GRand     *random);
