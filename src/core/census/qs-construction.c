/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Queens a knight's move apart, down the columns of one parity and then down those of the other, seldom attack each
 * other. Where they would, some of them change places. */

#include "qs-construction.h"

#include <string.h>

#include "qs-symmetry.h"

/* Every other column from @first to @last, both from 1; @last is 0 for n. */
typedef struct
{
  guint first;
  guint last;
} Span;

/* The columns from the top row on, by n mod 6: mostly the even ones, then the odd ones. Where it is 2, the odd ones are 3, 1, 7,
 * 9 and so on with 5 at the end. Where it is 3, the columns are 4, 6 and so on to 2, then 5, 7 and so on to 1, 3. */
static const Span usual[] = { { 2, 0 }, { 1, 0 }, { 0, 0 } };
static const Span of_2[] = { { 2, 0 }, { 3, 3 }, { 1, 1 }, { 7, 0 }, { 5, 5 }, { 0, 0 } };
static const Span of_3[] = { { 4, 0 }, { 2, 2 }, { 5, 0 }, { 1, 3 }, { 0, 0 } };
static const Span *const orders[] = { usual, usual, of_2, of_3, usual, usual };

/* Makes a solution in as many steps as it has queens, unless n is 2 or 3.
 *
 * Source: E. Pauls, “Das Maximalproblem der Damen auf dem Schachbrete”,
 * Deutsche Schachzeitung 29, 1874; E. J. Hoffman, J. C. Loessi, R. C. Moore,
 * “Constructions for the solution of the m queens problem”, Mathematics
 * Magazine 42, 1969. */
static gboolean
make (guint    n,
      guint16 *columns)
{
  if (n == 2 || n == 3)
    return FALSE;

  for (const Span *span = orders[n % G_N_ELEMENTS (orders)]; span->first > 0; span++)
    {
      for (guint column = span->first; column <= (span->last > 0 ? span->last : n); column += 2)
        *columns++ = (guint16) (column - 1);
    }

  return TRUE;
}

/* On a torus, a solution has its queens a knight's move apart where n is neither even nor a multiple of 3, and there is
 * none elsewhere.
 *
 * Source: G. Pólya, “Über die „doppelt-periodischen“ Lösungen des n-Damen-Problems”, 1918. */
static gboolean
make_for (const QsCensusSpace *space,
          guint16             *columns)
{
  if (space->is_plain)
    return make (space->n, columns);
  if (space->n_rows < space->n || space->problem.has_regions || space->problem.attack != QS_ATTACK_TORUS ||
      space->n % 2 == 0 || space->n % 3 == 0)
    return FALSE;

  for (guint row = 0; row < space->n; row++)
    columns[row] = (guint16) (2 * row % space->n);
  return TRUE;
}

/* Looks for a solution of @space among the eight images of the one that is made. Only a search
 * can find its number. */
gboolean
qs_construction_find (const QsCensusSpace *space,
                      guint16             *columns)
{
  guint16 made[QS_CENSUS_MAX_N], image[QS_CENSUS_MAX_N];

  if (!make_for (space, made))
    return FALSE;

  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      qs_symmetry_apply ((QsSymmetry) i, made, space->n, space->n, image);
      if (qs_census_space_contains (space, image))
        {
          memcpy (columns, image, space->n * sizeof *columns);
          return TRUE;
        }
    }

  return FALSE;
}
