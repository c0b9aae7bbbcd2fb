/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the search methods. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

static const QsMethod *const methods[] = {
  &qs_brute_force,
  &qs_permutations,
  &qs_scanning,
  &qs_boolean_arrays,
  &qs_hash_sets,
  &qs_explicit_stack,
  &qs_conflict_matrix,
  &qs_bit_sets,
  &qs_shifting_masks,
  &qs_fixed_masks,
  &qs_dancing_links,
  &qs_min_conflicts,
  NULL,
};

/* In the order in which the interface shows them, with %NULL at the end. */
const QsMethod *const *
qs_methods_list (void)
{
  return methods;
}

/* Whether it can search a problem as qs_problem_intern() has it. */
gboolean
qs_methods_can_search (const QsMethod  *method,
                       const QsProblem *problem)
{
  if (problem == NULL || method->boards == QS_BOARDS_ALL)
    return TRUE;
  if (method->boards == QS_BOARDS_PLAIN)
    return FALSE;

  return method->boards == QS_BOARDS_SQUARE
             ? problem->n_rows == problem->n
             : !problem->has_regions && (problem->attack == QS_ATTACK_QUEENS || problem->attack == QS_ATTACK_TORUS);
}

/* Why it cannot search one that it cannot, to be translated. */
const char *
qs_methods_get_reason (const QsMethod *method)
{
  if (method->boards == QS_BOARDS_PLAIN)
    return N_ ("Only for plain queens on a square board");

  return method->boards == QS_BOARDS_SQUARE ? N_ ("Only where there are as many rows as columns")
                                            : N_ ("Only where queens attack along lines alone");
}

/* The method of that name, or %NULL. */
const QsMethod *
qs_methods_find (const char *id)
{
  for (guint i = 0; methods[i] != NULL; i++)
    {
      if (g_str_equal (methods[i]->id, id))
        return methods[i];
    }

  return NULL;
}
