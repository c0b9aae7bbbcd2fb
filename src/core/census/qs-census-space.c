/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a census counts: a board, its allowed squares, and which solutions of it.
 *
 * Where the allowed squares are their own mirror image, left and right exchanged,
 * so are the solutions, and mirroring reverses their order: those of the second
 * half need no search. Of a solution and its mirror image, the one whose top queen
 * is further to the left comes first. When that queen is in the middle column, the
 * queen below it decides, which cannot be in the middle too. */

#include "qs-census-space.h"

#include <string.h>

#include "qs-known.h"
#include "qs-symmetry.h"

static guint32
make_full (guint n)
{
  return G_MAXUINT32 >> (32 - n);
}

static gboolean
is_own_mirror (const QsCensusSpace *self)
{
  if ((self->symmetries >> QS_SYMMETRY_MIRROR_COLUMNS & 1) == 0)
    return FALSE;

  for (guint row = 0; row < self->n_rows; row++)
    {
      if (self->allowed[row] != qs_symmetry_mirror (self->allowed[row], self->n))
        return FALSE;
    }

  return TRUE;
}

/* A row with one allowed square must have its queen there, which takes squares from the others;
 * repeats this until no further row is left with one. The solutions stay the same, and a search
 * need not find this out again and again. */
static void
settle (const QsProblem *problem,
        guint32         *allowed)
{
  guint32 settled = 0;
  guint row = 0;

  while (row < problem->n_rows)
    {
      gboolean is_single = (allowed[row] & (allowed[row] - 1)) == 0;

      if (!is_single || (settled >> row & 1) != 0)
        {
          row++;
          continue;
        }

      if (allowed[row] == 0 || !qs_problem_place (problem, row, (guint) __builtin_ctz (allowed[row]), allowed))
        {
          memset (allowed, 0, problem->n_rows * sizeof *allowed);
          return;
        }

      settled |= 1u << row;
      row = 0;
    }
}

static void
init (QsCensusSpace   *self,
      const QsProblem *problem,
      const guint32   *allowed,
      QsCensusScope    scope)
{
  memset (self, 0, sizeof *self);
  self->problem = *problem;
  qs_constraints_init_rectangle (&self->problem.squares, problem->n_rows, problem->n);
  self->n_rows = problem->n_rows;
  self->n = problem->n;
  self->symmetries = qs_problem_get_symmetries (problem);
  self->is_plain = qs_problem_is_plain (problem);
  self->scope = scope;

  for (guint row = 0; row < self->n_rows; row++)
    self->allowed[row] = make_full (self->n) & (allowed != NULL ? allowed[row] : G_MAXUINT32);
  for (guint row = 0; row < self->n && problem->has_regions; row++)
    {
      for (guint column = 0; column < self->n; column++)
        self->regions[row][problem->regions[row][column]] |= 1u << column;
    }

  settle (problem, self->allowed);
  self->is_halved = scope == QS_CENSUS_ALL && self->n_rows > 1 && is_own_mirror (self);
}

/* That of plain queens. @allowed has a mask for each row, bit 0 for the leftmost column; %NULL allows all squares. */
void
qs_census_space_init (QsCensusSpace *self,
                      guint          n,
                      const guint32 *allowed,
                      QsCensusScope  scope)
{
  QsProblem problem;

  g_return_if_fail (n >= 1 && n <= QS_CENSUS_MAX_N);

  qs_problem_init (&problem, n);
  init (self, &problem, allowed, scope);
}

void
qs_census_space_init_problem (QsCensusSpace   *self,
                              const QsProblem *problem,
                              QsCensusScope    scope)
{
  guint32 allowed[QS_CENSUS_MAX_N];

  qs_problem_get_allowed (problem, allowed);
  init (self, problem, allowed, scope);
}

/* Whether it is anything but all squares of a plain board; then the number of solutions is not published. */
gboolean
qs_census_space_is_narrowed (const QsCensusSpace *self)
{
  QsCensusSpace whole;

  qs_census_space_init (&whole, self->n, NULL, self->scope);

  return !self->is_plain || memcmp (whole.allowed, self->allowed, sizeof whole.allowed) != 0;
}

/* The published number of solutions. There is one where all squares are allowed. */
gboolean
qs_census_space_get_known (const QsCensusSpace *self,
                           guint64             *total)
{
  if (qs_census_space_is_narrowed (self))
    return FALSE;

  return self->scope == QS_CENSUS_FUNDAMENTAL ? qs_known_fundamental (self->n, total)
                                              : qs_known_total (self->n, total);
}

/* Whether a solution is on allowed squares and of the scope. */
gboolean
qs_census_space_contains (const QsCensusSpace *self,
                          const guint16       *columns)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      if ((self->allowed[row] >> columns[row] & 1) == 0)
        return FALSE;
    }

  return qs_census_space_counts (self, columns);
}

/* Whether a solution on allowed squares is of the scope. */
gboolean
qs_census_space_counts (const QsCensusSpace *self,
                        const guint16       *columns)
{
  return self->scope == QS_CENSUS_ALL || qs_symmetry_is_least (columns, self->n_rows, self->n, self->symmetries);
}

/* The squares of the top row that are searched. */
guint32
qs_census_space_get_top (const QsCensusSpace *self)
{
  /* The columns of the left half, and the middle one. */
  if (self->is_halved ||
      (self->scope == QS_CENSUS_FUNDAMENTAL && (self->symmetries >> QS_SYMMETRY_MIRROR_COLUMNS & 1) != 0))
    return self->allowed[0] & make_full ((self->n + 1) / 2);

  return self->allowed[0];
}

/* No queen on a border may be nearer to a corner than the top queen is to hers: an image
 * would begin with that smaller column. */
static void
narrow_borders (guint    n,
                guint    column,
                guint32 *allowed)
{
  guint32 sides = 1u | 1u << (n - 1);

  for (guint row = 1; row < n; row++)
    {
      if (row < column || n - 1 - row < column)
        allowed[row] &= ~sides;
    }

  if (n > 1)
    allowed[n - 1] &= make_full (n - column) & ~((1u << column) - 1);
}

/* Leaves out the squares that no searched solution can have once its top queen is known. */
void
qs_census_space_narrow (const QsCensusSpace *self,
                        guint                column,
                        guint32             *allowed)
{
  memcpy (allowed, self->allowed, sizeof self->allowed);

  if (self->scope == QS_CENSUS_FUNDAMENTAL && qs_census_space_has_all_symmetries (self))
    narrow_borders (self->n, column, allowed);
  else if (self->is_halved && 2 * column + 1 == self->n)
    allowed[1] &= (1u << column) - 1;
}
