/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be solved: a board, what queens attack, regions, and squares. In all problems each row has one queen. */

#pragma once

#include "qs-attack.h"
#include "qs-constraints.h"

/* A plain value, whose fields may be read. */
typedef struct
{
  guint n_rows; /* at most @n */
  guint n;      /* columns */
  QsAttackKind attack;
  gboolean has_regions;                                     /* each gets one queen; then @n_rows is @n */
  guint8 regions[QS_ENUMERATOR_MAX_N][QS_ENUMERATOR_MAX_N]; /* of each square, from 0 in order of appearance */
  QsConstraints squares;
} QsProblem;

void     qs_problem_init           (QsProblem       *self,
                                    guint            n);
void     qs_problem_init_rectangle (QsProblem       *self,
                                    guint            n_rows,
                                    guint            n);

/* The text of a problem, such as 8, 6x9, 8:torus or 4:regions=aabb/aabb/ccdd/ccdd+a1-d4. QS_ERROR_INVALID_TEXT or
 * QS_ERROR_OUT_OF_RANGE. */
gboolean qs_problem_parse          (const char      *text,
                                    QsProblem       *self,
                                    GError         **error);
char    *qs_problem_to_string      (const QsProblem *self);

gboolean qs_problem_equal          (const QsProblem *self,
                                    const QsProblem *other);

/* The same pointer for equal problems, valid for ever, so that whoever remembers a search need not own its problem; NULL for
 * that of queens on a board of n × n without squares. */
const QsProblem *qs_problem_intern (const QsProblem *self);

/* Whether they differ in nothing but squares. */
gboolean qs_problem_is_of_board    (const QsProblem *self,
                                    const QsProblem *other);

/* Gives the regions their numbers, which are below 255, anew in order of appearance. */
void     qs_problem_number_regions (QsProblem       *self);

/* The letter of a region, from 0. */
char     qs_problem_get_letter     (guint            region);

/* Whether it is that of queens on a board of n × n, perhaps with squares. */
gboolean qs_problem_is_plain       (const QsProblem *self);

/* The symmetries that leave the board, the attack and the regions as they are, a bit for each QsSymmetry. */
guint    qs_problem_get_symmetries (const QsProblem *self);

/* Takes the squares that a queen rules out from the masks of all rows, and all others of its own row. Returns: whether
 * every row still has an allowed square */
gboolean qs_problem_place          (const QsProblem *self,
                                    guint            row,
                                    guint            column,
                                    guint32         *allowed);

/* Adds the squares that a queen rules out, all others of its row among them, to a mask for each row. Bits from @n on mean
 * nothing. */
void     qs_problem_rule_out       (const QsProblem *self,
                                    QsSquare         queen,
                                    guint32         *ruled_out);

/* Whether queens in two rows rule each other out; squares do not matter. */
gboolean qs_problem_attacks        (const QsProblem *self,
                                    QsSquare         first,
                                    QsSquare         second);

/* Finds two queens that rule each other out; @columns, one for each row, may have rows without one. */
gboolean qs_problem_find_clash     (const QsProblem *self,
                                    const guint16   *columns,
                                    QsSquare        *first,
                                    QsSquare        *second);

/* Whether @columns, one for each row, has no two queens that rule each other out; squares do not matter. As
 * qs_solution_check(), with QS_ERROR_ATTACK for regions, too. */
gboolean qs_problem_check          (const QsProblem *self,
                                    const guint16   *columns,
                                    GError         **error);

/* Reads a column list, from 1, that qs_problem_check() accepts. */
gboolean qs_problem_parse_solution (const QsProblem *self,
                                    const char      *text,
                                    guint16         *columns,
                                    GError         **error);

/* The squares where solutions can have queens. A solution keeps the squares exactly if all its queens are on these: in a row
 * with a required queen no other is allowed, and where two required queens rule each other out, neither square is. */
void     qs_problem_get_allowed    (const QsProblem *self,
                                    guint32         *allowed);
