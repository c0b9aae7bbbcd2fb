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

static const QsRacer enumerator = {
  .id = "enumerator",
  .name = N_ ("Enumerator"),
  .max_n = QS_ENUMERATOR_MAX_N,
  .search = enumerate,
};

static const QsRacer *
racer_new (const QsMethod *method)
{
  QsRacer *racer = g_new0 (QsRacer, 1);

  racer->id = method->id;
  racer->name = method->name;
  racer->max_n = method->max_n;
  racer->method = method;
  racer->search = method->search;

  return racer;
}

/* The methods in their order, then the references, with %NULL at the end. */
const QsRacer *const *
qs_racers_list (void)
{
  static gpointer list;

  if (g_once_init_enter (&list))
    {
      const QsMethod *const *methods = qs_methods_list ();
      guint n_methods = 0, n_racers = 0;
      const QsRacer **racers;

      while (methods[n_methods] != NULL)
        n_methods++;

      racers = g_new0 (const QsRacer *, n_methods + 2);
      for (; n_racers < n_methods; n_racers++)
        racers[n_racers] = racer_new (methods[n_racers]);
      racers[n_racers] = &enumerator;

      g_once_init_leave (&list, racers);
    }

  return list;
}

/* Finds a method or a reference such as `enumerator`, or %NULL. */
const QsRacer *
qs_racers_find (const char *id)
{
  for (const QsRacer *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      if (g_str_equal ((*racer)->id, id))
        return *racer;
    }

  return NULL;
}

QsRacerFitness
qs_racers_check (const QsRacer   *racer,
                 guint            n,
                 const QsProblem *problem,
                 gboolean         wants_first)
{
  if (n > racer->max_n)
    return QS_RACER_LIMITED;
  if (!wants_first && racer->method != NULL && racer->method->look == QS_LOOK_MOVES)
    return QS_RACER_FINDS_ONE;
  if (problem != NULL && (racer->method == NULL || !qs_methods_can_search (racer->method, problem)))
    return QS_RACER_UNFIT;

  return QS_RACER_FITS;
}
