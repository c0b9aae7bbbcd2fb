/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The remains of an interrupted count: what its files say, and their end. */

#include "qs-count-remains.h"

#include <glib/gstdio.h>

#include "qs-count-store.h"
#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-state-file.h"

/* The size of both generations of a file. */
static guint64
measure_files (const char *path)
{
  g_autofree char *older = g_strconcat (path, "~", NULL);
  GStatBuf newest_info, older_info;
  guint64 size = 0;

  if (g_stat (path, &newest_info) == 0)
    size += (guint64) newest_info.st_size;
  if (g_stat (older, &older_info) == 0)
    size += (guint64) older_info.st_size;

  return size;
}

/* The files stay. */
void
qs_count_remains_free (gpointer data)
{
  QsCountRemains *remains = data;

  g_free (remains->reason);
  g_free (remains);
}

/* Nobody hears of them again, and nothing in them is lost. */
static void
set_aside (const char *path)
{
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autoptr (QsFileLock) lock = qs_file_lock_new (path, 0, NULL);
  g_autoptr (GError) error = NULL;

  if (lock != NULL && (!qs_state_file_set_aside (older, &error) || !qs_state_file_set_aside (path, &error)))
    g_message ("%s", error->message);
}

/**
 * qs_count_remains_read:
 * @n: the side of the board, in squares
 *
 * Reads the remains of the count of a board. Those of another version are read
 * once: they make way for a count that begins anew.
 *
 * Returns: (transfer full) (nullable): them; %NULL where there are none
 */
QsCountRemains *
qs_count_remains_read (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &error);
  g_autoptr (QsPartial) partial = store != NULL ? qs_count_store_get_partial (store) : NULL;
  QsCountRemains *remains;

  if (partial != NULL && qs_partial_get_n_done (partial) == 0)
    return NULL;

  remains = g_new0 (QsCountRemains, 1);
  remains->n = n;
  remains->progress = partial != NULL ? (double) qs_partial_get_n_done (partial) / qs_partial_get_plan (partial)->n_units : -1;
  if (partial != NULL)
    remains->solutions = *qs_partial_get_solutions (partial);
  remains->reason = g_strdup (store != NULL ? qs_count_store_get_complaint (store) : error->message);
  remains->size = measure_files (path);
  remains->is_outdated = g_error_matches (error, QS_ERROR, QS_ERROR_VERSION);
  remains->can_discard = !remains->is_outdated && !g_error_matches (error, QS_ERROR, QS_ERROR_BUSY);
  if (remains->is_outdated)
    set_aside (path);

  return remains;
}

/* Removes both generations of the file of a board, unless another process counts with it. Returns
 * whether nothing is left. */
gboolean
qs_count_remains_remove (guint    n,
                         GError **error)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autoptr (GError) unreadable = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &unreadable);

  if (store != NULL)
    return qs_count_store_remove (store, error);

  if (g_error_matches (unreadable, QS_ERROR, QS_ERROR_BUSY))
    return qs_error_pass (error, g_steal_pointer (&unreadable));

  return qs_state_file_remove (older, error) && qs_state_file_remove (path, error);
}
