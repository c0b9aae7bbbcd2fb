/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes how many symmetry classes a board has, from its solutions and those that turns leave as
 * they are.
 *
 * A solution has eight images, of which some can be equal. All eight differ, unless a half turn
 * leaves it as it is: then there are four, or two where a quarter turn does so as well. A mirror never
 * leaves a solution as it is when n > 1: a queen and its mirror image would attack each other. */

#include "qs-symmetric.h"

/* Takes @part from @whole, and makes classes of @size solutions of the rest. */
static gboolean
find_classes (const QsTotal *whole,
              const QsTotal *part,
              guint          size,
              QsTotal       *classes)
{
  *classes = *whole;

  return qs_total_subtract (classes, part) && qs_total_divide (classes, size) == 0;
}

/* The only solution with a single image. */
static gboolean
find_single (const QsTotal           *total,
             const QsSymmetricCounts *symmetric,
             QsClasses               *classes)
{
  classes->fundamental = classes->of_1 = (QsTotal){ 0, 1 };

  return qs_total_compare (total, &classes->of_1) == 0 && symmetric->half_turn == 1 && symmetric->quarter_turn == 1;
}

/* Finds the number of symmetry classes, which is that of fundamental solutions, from that of all, @total, and of those that
 * turns leave as they are. Returns whether the numbers fit together; if not, one of them is wrong, and @classes has no
 * meaning.
 *
 * Source: the orbits of the dihedral group of order 8. Their number is also
 * (total + half-turn + 2·quarter-turn) / 8, for n > 1. */
gboolean
qs_classes_find (guint                    n,
                 const QsTotal           *total,
                 const QsSymmetricCounts *symmetric,
                 QsClasses               *classes)
{
  QsTotal half_turn, quarter_turn;
  const QsTotal none = { 0, 0 };

  *classes = (QsClasses){ { 0, 0 } };
  if (n == 1)
    return find_single (total, symmetric, classes);

  half_turn = (QsTotal){ 0, symmetric->half_turn };
  quarter_turn = (QsTotal){ 0, symmetric->quarter_turn };
  if (!find_classes (total, &half_turn, 8, &classes->of_8) ||
      !find_classes (&half_turn, &quarter_turn, 4, &classes->of_4) ||
      !find_classes (&quarter_turn, &none, 2, &classes->of_2))
    return FALSE;

  qs_total_add (&classes->fundamental, &classes->of_8);
  qs_total_add (&classes->fundamental, &classes->of_4);
  qs_total_add (&classes->fundamental, &classes->of_2);

  return TRUE;
}
