/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the solution with which a list begins: by the engine's counts, not by a search of all before it. */

#include "qs-cli-from.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-census-cursor.h"
#include "qs-cli-wait.h"
#include "qs-error.h"

/* Up to this many solutions are passed sooner than the first counts are there, even on the largest boards. */
#define NEAR 1000

/* Where the number of all solutions is unknown, waits for the count of all, or only as far as is needed. */
static gboolean
get_total (const QsGoTo        *from,
           const QsExportScope *scope,
           QsSolutionSet       *set,
           guint64             *total,
           QsFileWriter        *output,
           GError             **error)
{
  guint64 enough = from->kind == QS_GO_TO_NUMBER ? from->number : G_MAXUINT64;
  QsExportScope all = *scope;
  guint64 size;

  all.first = 1;
  all.count = G_MAXUINT64;
  if (qs_export_measure (&all, total, &size))
    return TRUE;

  if (!qs_cli_census_wait (set, enough, output, error))
    return FALSE;

  *total = qs_solution_set_get_status (set)->count;
  return TRUE;
}

static gboolean
find_number (const QsGoTo  *from,
             QsExportScope *scope,
             QsFileWriter  *output,
             GError       **error)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_start (&scope->space);
  guint64 total, rank;

  if (!get_total (from, scope, set, &total, output, error) ||
      !qs_go_to_get_rank (from, total, &rank, error) ||
      !qs_cli_census_wait (set, rank + 1, output, error))
    return FALSE;

  scope->has_start = qs_census_cursor_fetch (qs_solution_set_get_census (set), rank, QS_STOP_NEVER, scope->start);
  scope->first = rank + 1;

  return TRUE;
}

/* Begins with a given solution. Only numbering it needs to know how many come before it. */
static gboolean
use_solution (const QsGoTo  *from,
              QsExportScope *scope,
              QsFileWriter  *output,
              GError       **error)
{
  g_autoptr (QsSolutionSet) set = NULL;
  guint64 total;

  if (!qs_census_space_contains (&scope->space, from->columns))
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("The solution of --from is not among those that are listed"));

  memcpy (scope->start, from->columns, sizeof scope->start);
  scope->has_start = TRUE;
  scope->first = 0;
  if (!scope->numbered)
    return TRUE;

  set = qs_cli_census_count (&scope->space, G_MAXUINT64, output, &total, error);
  if (set == NULL)
    return FALSE;

  scope->first = qs_cli_census_find (set, from->columns) + 1;
  return TRUE;
}

/* Finds the beginning of a list, and sets @scope's first, start and has_start. Waits for a count
 * only as far as it is needed, and looks at the reader of @output. Fails with
 * %QS_ERROR_OUT_OF_RANGE, %QS_ERROR_CANCELLED after a signal, or %QS_ERROR_CLOSED. */
gboolean
qs_cli_from_find (const QsGoTo  *from,
                  QsExportScope *scope,
                  QsFileWriter  *output,
                  GError       **error)
{
  guint64 count, size;

  if (from->kind == QS_GO_TO_SOLUTION)
    return use_solution (from, scope, output, error);

  if (from->kind == QS_GO_TO_NUMBER)
    {
      scope->first = from->number;
      /* The export itself finds a near one, or that there is none, at once. */
      if (scope->first <= NEAR || (qs_export_measure (scope, &count, &size) && count == 0))
        return TRUE;
    }

  return find_number (from, scope, output, error);
}
