/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes how many symmetry classes a board has, from its solutions and those that turns leave as
 * they are.
 *
 * A solution has eight images, of which some can be equal. All eight differ, unless a half turn
 * leaves it as it is: then there are four, or two where a quarter turn does so as well. A mirror never
 * leaves a solution as it is when n > 1: a queen and its mirror image would attack each other. */

#include "qs-symmetric.h"

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
  /* The solutions of at most so many images. */
  const QsTotal most[QS_CLASS_SIZES] = { { 0, 0 }, { 0, symmetric->quarter_turn }, { 0, symmetric->half_turn }, *total };

  *classes = (QsClasses){ { 0, 0 } };
  if (n == 1)
    {
      classes->fundamental = classes->of[0] = (QsTotal){ 0, 1 };
      return qs_total_compare (total, &classes->of[0]) == 0 && symmetric->half_turn == 1 && symmetric->quarter_turn == 1;
    }

  for (guint i = 1; i < QS_CLASS_SIZES; i++)
    {
      classes->of[i] = most[i];
      if (!qs_total_subtract (&classes->of[i], &most[i - 1]) || qs_total_divide (&classes->of[i], 1u << i) != 0)
        return FALSE;

      qs_total_add (&classes->fundamental, &classes->of[i]);
    }

  return TRUE;
}
