/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who can take part in a race: all methods, and the references. */

#include "qs-racers.h"

#include <glib/gi18n-lib.h>

#include "qs-enumerator.h"
#include "qs-methods.h"

/* The nodes between two looks at the stop flag: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

static void
enumerate (QsSearch *search)
{
  QsEnumerator enumerator;
  QsEnumeratorStep step;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  qs_enumerator_init (&enumerator, search->n);

  while ((step = qs_enumerator_next (&enumerator, NODES_PER_LOOK, columns)) != QS_ENUMERATOR_FINISHED)
    {
      if (search->is_stopped != NULL && g_atomic_int_get (search->is_stopped) != 0)
        return;

      if (step == QS_ENUMERATOR_SOLUTION)
        {
          search->counts.solutions++;
          if (search->wants_first)
            return;
        }
    }
}

static const QsMethod enumerator = {
  .id = "enumerator",
  .name = N_ ("Enumerator"),
  .group = QS_GROUP_REFERENCE,
  .boards = QS_BOARDS_PLAIN,
  .max_n = QS_ENUMERATOR_MAX_N,
  .look = QS_LOOK_LINE,
  .search = enumerate,
};

/* The methods in their order, then the references, with %NULL at the end. */
const QsMethod *const *
qs_racers_list (void)
{
  static gpointer list;

  if (g_once_init_enter (&list))
    {
      GPtrArray *racers = g_ptr_array_new ();

      for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
        g_ptr_array_add (racers, (gpointer) *method);
      g_ptr_array_add (racers, (gpointer) &enumerator);
      g_ptr_array_add (racers, NULL);
      g_once_init_leave (&list, g_ptr_array_free (racers, FALSE));
    }

  return list;
}

/* Finds a method or a reference such as `enumerator`, or %NULL. */
const QsMethod *
qs_racers_find (const char *id)
{
  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      if (g_str_equal ((*racer)->id, id))
        return *racer;
    }

  return NULL;
}

QsRacerFitness
qs_racers_check (const QsMethod  *racer,
                 guint            n,
                 const QsProblem *problem,
                 gboolean         wants_first)
{
  if (n > racer->max_n)
    return QS_RACER_LIMITED;
  if (!wants_first && racer->look == QS_LOOK_MOVES)
    return QS_RACER_FINDS_ONE;
  if (!qs_methods_can_search (racer, problem))
    return QS_RACER_UNFIT;

  return QS_RACER_FITS;
}
