/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a census counts: a board, its allowed squares, and which solutions of it.
 *
 * Where the allowed squares are their own mirror image, left and right exchanged,
 * so are the solutions, and mirroring reverses their order: those of the second
 * half need no search. Of a solution and its mirror image, the one whose top queen
 * is further to the left comes first. When that queen is in the middle column, the
 * queen below it decides, which cannot be in the middle too. */

#include "config.h"

#include "qs-census-space.h"

#include <string.h>

#include "qs-known.h"
#include "qs-symmetry.h"

static guint32
make_full (guint n)
{
  return G_MAXUINT32 >> (32 - n);
}

/* The columns of the left half, and the middle one. */
static guint32
make_left_half (guint n)
{
  return make_full ((n + 1) / 2);
}

static guint32
mirror_mask (guint32 mask,
             guint   n)
{
  guint32 mirrored = 0;

  for (guint column = 0; column < n; column++)
    mirrored |= (mask >> column & 1) << (n - 1 - column);

  return mirrored;
}

static gboolean
is_own_mirror (const guint32 *allowed,
               guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (allowed[row] != mirror_mask (allowed[row], n))
        return FALSE;
    }

  return TRUE;
}

/* Requires a queen on a square: the other squares on its lines are no longer allowed. Returns
 * whether every row still has an allowed square. */
gboolean
qs_census_masks_place (guint32 *allowed,
                       guint    n,
                       guint    row,
                       guint    column)
{
  guint32 bit = 1u << column;
  gboolean is_possible = TRUE;

  for (guint other = 0; other < n; other++)
    {
      guint distance = other < row ? row - other : other - row;

      allowed[other] &= other == row ? bit : ~(bit | bit << distance | bit >> distance);
      is_possible = is_possible && allowed[other] != 0;
    }

  return is_possible;
}

/* A row with one allowed square must have its queen there, which takes squares from the others;
 * repeats this until no further row is left with one. The solutions stay the same, and a search
 * need not find this out again and again. */
static void
settle (guint32 *allowed,
        guint    n)
{
  guint32 settled = 0;
  guint row = 0;

  while (row < n)
    {
      gboolean is_single = (allowed[row] & (allowed[row] - 1)) == 0;

      if (!is_single || (settled >> row & 1) != 0)
        {
          row++;
          continue;
        }

      if (allowed[row] == 0 ||
          !qs_census_masks_place (allowed, n, row, (guint) __builtin_ctz (allowed[row])))
        {
          memset (allowed, 0, n * sizeof *allowed);
          return;
        }

      settled |= 1u << row;
      row = 0;
    }
}

/* @allowed has a mask for each row, bit 0 for the leftmost column; %NULL allows all squares. */
void
qs_census_space_init (QsCensusSpace *self,
                      guint          n,
                      const guint32 *allowed,
                      QsCensusScope  scope)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n >= 1 && n <= QS_CENSUS_MAX_N);

  memset (self, 0, sizeof *self);
  self->n = n;
  self->scope = scope;

  for (guint row = 0; row < n; row++)
    self->allowed[row] = make_full (n) & (allowed != NULL ? allowed[row] : G_MAXUINT32);

  settle (self->allowed, n);
  self->is_halved = scope == QS_CENSUS_ALL && n > 1 && is_own_mirror (self->allowed, n);
}

/* Whether only the first half of the solutions is searched, because the second half mirrors it. */
gboolean
qs_census_space_is_halved (const QsCensusSpace *self)
{
  return self->is_halved;
}

/* Has the second half searched as well, for callers that walk through the solutions and do not
 * only count them. */
void
qs_census_space_make_whole (QsCensusSpace *self)
{
  self->is_halved = FALSE;
}

/* The published number of solutions. There is one where all squares are allowed. */
gboolean
qs_census_space_get_known (const QsCensusSpace *self,
                           guint64             *total)
{
  QsCensusSpace whole;

  qs_census_space_init (&whole, self->n, NULL, self->scope);
  if (memcmp (whole.allowed, self->allowed, sizeof whole.allowed) != 0)
    return FALSE;

  return self->scope == QS_CENSUS_FUNDAMENTAL ? qs_known_fundamental (self->n, total)
                                              : qs_known_total (self->n, total);
}

/* Whether a solution is on allowed squares and of the scope. */
gboolean
qs_census_space_contains (const QsCensusSpace *self,
                          const guint16       *columns)
{
  for (guint row = 0; row < self->n; row++)
    {
      if ((self->allowed[row] >> columns[row] & 1) == 0)
        return FALSE;
    }

  return self->scope == QS_CENSUS_ALL || qs_symmetry_is_least (columns, self->n);
}

/* The squares of the top row that are searched. */
guint32
qs_census_space_get_top (const QsCensusSpace *self)
{
  if (self->is_halved || self->scope == QS_CENSUS_FUNDAMENTAL)
    return self->allowed[0] & make_left_half (self->n);

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

  if (self->scope == QS_CENSUS_FUNDAMENTAL)
    narrow_borders (self->n, column, allowed);
  else if (self->is_halved && 2 * column + 1 == self->n)
    allowed[1] &= (1u << column) - 1;
}
