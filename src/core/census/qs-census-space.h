/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a census counts: a board, its allowed squares, and which solutions of it. */

#pragma once

#include <glib.h>

#include "qs-problem.h"
#include "qs-symmetry.h"

/* The side of the largest board whose solutions are numbered, in squares. */
#define QS_CENSUS_MAX_N QS_ENUMERATOR_MAX_N

/* Which of the solutions on allowed squares are counted and numbered. */
typedef enum
{
  QS_CENSUS_ALL,
  QS_CENSUS_FUNDAMENTAL, /* only those that are the lexicographically least of their eight images */
} QsCensusScope;

/* What is counted. A plain value that may be read; who walks through the solutions, and does not only count them, clears
 * @is_halved. */
typedef struct
{
  guint n_rows;
  guint n; /* columns */
  QsProblem problem; /* but for its squares, which are those that are allowed */
  guint symmetries;  /* of the problem */
  gboolean is_plain; /* whether it is that of queens on n × n squares */
  QsCensusScope scope;
  gboolean is_halved; /* whether only solutions that come before their mirror image are searched */
  guint32 allowed[QS_CENSUS_MAX_N]; /* a mask of squares for each row, bit 0 for the leftmost column */
  guint32 regions[QS_CENSUS_MAX_N][QS_CENSUS_MAX_N]; /* the squares of a row that each region has */
} QsCensusSpace;

void     qs_census_space_init         (QsCensusSpace       *self,
                                       guint                n,
                                       const guint32       *allowed,
                                       QsCensusScope        scope);
void     qs_census_space_init_problem (QsCensusSpace       *self,
                                       const QsProblem     *problem,
                                       QsCensusScope        scope);
gboolean qs_census_space_is_narrowed  (const QsCensusSpace *self);
gboolean qs_census_space_get_known    (const QsCensusSpace *self,
                                       guint64             *total);
gboolean qs_census_space_contains     (const QsCensusSpace *self,
                                       const guint16       *columns);

/* The rest is for the census itself. */
gboolean qs_census_space_counts       (const QsCensusSpace *self,
                                       const guint16       *columns);
guint32  qs_census_space_get_top      (const QsCensusSpace *self);
void     qs_census_space_narrow       (const QsCensusSpace *self,
                                       guint                column,
                                       guint32             *allowed);
static inline gboolean
qs_census_space_has_all_symmetries (const QsCensusSpace *self)
{
  return self->symmetries == QS_SYMMETRY_ALL;
}

/* As qs_attack_step(), with regions; @row is that of the queen. */
static inline guint32
qs_census_space_step (const QsCensusSpace   *self,
                      QsAttackKind           attack,
                      const QsEnumeratorRow *here,
                      guint                  row,
                      guint32                bit,
                      QsEnumeratorRow       *below)
{
  guint32 attacked = qs_attack_step (attack, self->n, here, bit, below);

  if (!self->problem.has_regions)
    return attacked;

  below->regions = here->regions | 1u << self->problem.regions[row][__builtin_ctz (bit)];
  for (guint32 rest = row + 1 < self->n_rows ? below->regions : 0; rest != 0; rest &= rest - 1)
    attacked |= self->regions[row + 1][__builtin_ctz (rest)];

  return attacked;
}
