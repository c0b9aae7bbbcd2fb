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
  guint n;
  const guint16 *prefix;
  guint n_lines;
  GArray *cases;
} Split;

/* How the lines of an image lie on the board. */
typedef struct
{
  gboolean are_columns;
  gboolean from_last;  /* the image's first row is the last line */
  gboolean from_right; /* and each is read from its other end */
} Lines;

/* The first image is the solution itself, which is not compared. */
static const Lines lines_of_images[QS_SYMMETRIES] = {
  [1] = { FALSE, FALSE, TRUE },
  { FALSE, TRUE, FALSE },
  { FALSE, TRUE, TRUE },
  { TRUE, FALSE, FALSE },
  { TRUE, FALSE, TRUE },
  { TRUE, TRUE, FALSE },
  { TRUE, TRUE, TRUE },
};

/* The square whose queen gives an image @value in its row @line. */
static void
find_square (const Split *self,
             guint        image,
             guint        line,
             guint        value,
             guint       *row,
             guint       *column)
{
  const Lines *lines = &lines_of_images[image];
  guint last = self->n - 1;
  guint along = lines->from_right ? last - value : value;
  guint across = lines->from_last ? last - line : line;

  *row = lines->are_columns ? along : across;
  *column = lines->are_columns ? across : along;
}

/* Returns whether the square's row has other squares. */
static gboolean
forbid (const Split *self,
        guint        image,
        guint        line,
        guint        value,
        guint32     *allowed)
{
  guint row, column;

  find_square (self, image, line, value, &row, &column);
  allowed[row] &= ~(1u << column);

  return allowed[row] != 0;
}

/* Returns whether a queen can stand there. */
static gboolean
require (const Split *self,
         guint        image,
         guint        line,
         guint        value,
         guint32     *allowed)
{
  guint row, column;

  find_square (self, image, line, value, &row, &column);

  return (allowed[row] >> column & 1) != 0 && qs_problem_place (self->problem, row, column, allowed);
}

/* Compares @image from its row @line on, then the images after it. */
static void
split (const Split        *self,
       guint               image,
       guint               line,
       const QsCensusCase *given)
{
  QsCensusCase other = *given;
  guint value;

  if (image == QS_SYMMETRIES)
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

  value = self->prefix[line];
  for (guint less = 0; less < value; less++)
    {
      if (!forbid (self, image, line, less, other.allowed))
        return;
    }

  if (require (self, image, line, value, other.allowed))
    split (self, image, line + 1, &other);

  other = *given;
  for (guint less = 0; less <= value; less++)
    {
      if (!forbid (self, image, line, less, other.allowed))
        return;
    }
  split (self, image + 1, 0, &other);
}

/* Splits the solutions of a problem that all images of its solutions solve, below @prefix, which is on allowed squares and without attacks, into cases
 * of masks. No solution is in two cases, and those that are the least of their images are all in
 * one. Returns an array of QsCensusCase. */
GArray *
qs_census_ties_split (const QsProblem *problem,
                      const guint32   *allowed,
                      const guint16   *prefix,
                      guint            n_rows)
{
  GArray *cases = g_array_new (FALSE, FALSE, sizeof (QsCensusCase));
  Split self = { problem, problem->n, prefix, MIN (n_rows, MOST_LINES), cases };
  QsCensusCase whole = { .is_decided = TRUE };
  gboolean is_possible = TRUE;

  memcpy (whole.allowed, allowed, self.n * sizeof *allowed);
  for (guint row = 0; row < n_rows && is_possible; row++)
    is_possible = qs_problem_place (problem, row, prefix[row], whole.allowed);

  if (is_possible)
    split (&self, 1, 0, &whole);

  return cases;
}
