/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that help the one that asks: a speed-up, and no need. */

#include "qs-helpers.h"

#include "qs-memory.h"

typedef struct
{
  GThread *thread;
  guint number;
  QsHelpersFunc work;
  gpointer data;
} Helper;

static gpointer
help (gpointer data)
{
  const Helper *helper = data;

  helper->work (helper->number, helper->data);

  return NULL;
}

/* Has several threads work, with the priority of this one, and waits until all have ended. Where
 * the system gives fewer threads, these do all of the work. @n_threads counts this one;
 * @n_helpers (nullable), the others, is set before this one works. */
void
qs_helpers_work (const char   *name,
                 guint         n_threads,
                 guint        *n_helpers,
                 QsHelpersFunc work,
                 gpointer      data)
{
  g_autofree Helper *helpers = g_new0 (Helper, n_threads);
  guint n_started = 0;

  g_return_if_fail (n_threads >= 1);

  for (guint i = 1; i < n_threads; i++)
    {
      helpers[i] = (Helper){ NULL, i, work, data };
      helpers[i].thread = qs_reserve_thread (name, help, &helpers[i], i - 1);
      if (helpers[i].thread == NULL)
        break;
      n_started++;
    }

  if (n_helpers != NULL)
    *n_helpers = n_started;
  work (0, data);

  for (guint i = 1; i <= n_started; i++)
    g_thread_join (helpers[i].thread);
}
