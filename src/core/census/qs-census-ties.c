/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The squares on which a solution comes before all its images.
 *
 * Row k of an image is a line: a row or a column of the board, read from one of its
 * ends. Number k of the image is the place of the queen on that line, counted from
 * that end. Whether an image ties with the solution in its first k rows and comes
 * after it in row k is therefore a matter of squares: on each of the tied lines a
 * certain square must have the queen, and on line k none of the first squares may. A
 * prefix of some rows knows all the numbers in question. For every image, the
 * solutions below the prefix fall into cases: the image differs in row 0, or it ties
 * there and differs in row 1, and so on. Each case is a mask for each row. Most ties
 * are impossible, because the square that they need is attacked.
 *
 * Source: the border queens of takaken and others, extended to the rows inside the
 * border. */

#include "qs-census-ties.h"

#include <string.h>

#include "qs-symmetry.h"

/* How many lines of each image are compared by masks. So few solutions tie in all of them
 * that each can be looked at. */
#define MOST_LINES 3

typedef struct
{
  const QsProblem *problem;
  const guint16 *prefix;
  guint n_lines;
  GArray *cases;
} Split;

/* How the squares of each image lie on the board. The solution itself is not compared. */
static const QsSymmetry images[] = {
  QS_SYMMETRY_MIRROR_COLUMNS,
  QS_SYMMETRY_MIRROR_ROWS,
  QS_SYMMETRY_HALF_TURN,
  QS_SYMMETRY_MIRROR_DIAGONAL,
  QS_SYMMETRY_THREE_QUARTER_TURN,
  QS_SYMMETRY_QUARTER_TURN,
  QS_SYMMETRY_MIRROR_ANTI_DIAGONAL,
};

/* The square whose queen gives an image @value in its row @line. */
static QsSquare
find_square (const Split *self,
             guint        image,
             guint        line,
             guint        value)
{
  return qs_symmetry_move (images[image], (QsSquare){ line, value }, self->problem->n);
}

/* Forbids the first @end squares of an image's line. Returns whether their rows have other squares. */
static gboolean
forbid (const Split *self,
        guint        image,
        guint        line,
        guint        end,
        guint32     *allowed)
{
  for (guint value = 0; value < end; value++)
    {
      QsSquare square = find_square (self, image, line, value);

      allowed[square.row] &= ~(1u << square.column);
      if (allowed[square.row] == 0)
        return FALSE;
    }

  return TRUE;
}

/* Compares @image from its row @line on, then the images after it. */
static void
split (const Split        *self,
       guint               image,
       guint               line,
       const QsCensusCase *given)
{
  QsCensusCase other = *given;
  QsSquare square;

  if (image == G_N_ELEMENTS (images))
    {
      g_array_append_vals (self->cases, given, 1);
      return;
    }

  if (line == self->n_lines)
    {
      other.is_decided = FALSE;
      split (self, image + 1, 0, &other);
      return;
    }

  if (!forbid (self, image, line, self->prefix[line], other.allowed))
    return;

  square = find_square (self, image, line, self->prefix[line]);
  if ((other.allowed[square.row] >> square.column & 1) != 0 &&
      qs_problem_place (self->problem, square.row, square.column, other.allowed))
    split (self, image, line + 1, &other);

  other = *given;
  if (forbid (self, image, line, self->prefix[line] + 1, other.allowed))
    split (self, image + 1, 0, &other);
}

/* Splits the solutions of a problem that all images of its solutions solve, below @prefix, which is on allowed squares and
 * without attacks, into cases of masks. No solution is in two cases, and those that are the least of their images are all in
 * one. Returns an array of QsCensusCase. */
GArray *
qs_census_ties_split (const QsProblem *problem,
                      const guint32   *allowed,
                      const guint16   *prefix,
                      guint            n_rows)
{
  GArray *cases = g_array_new (FALSE, FALSE, sizeof (QsCensusCase));
  Split self = { problem, prefix, MIN (n_rows, MOST_LINES), cases };
  QsCensusCase whole = { .is_decided = TRUE };
  gboolean is_possible = TRUE;

  memcpy (whole.allowed, allowed, problem->n * sizeof *allowed);
  for (guint row = 0; row < n_rows && is_possible; row++)
    is_possible = qs_problem_place (problem, row, prefix[row], whole.allowed);

  if (is_possible)
    split (&self, 0, 0, &whole);

  return cases;
}
