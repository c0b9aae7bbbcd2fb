/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the first solution of an export. */

#include "qs-export-start.h"

#include "qs-census-cursor.h"

/* Finds the first solution by its number, where the census, of the same solutions or %NULL, has
 * counted that far, and sets @scope's start. Elsewhere, and for the very first one, the scope
 * stays as it is, and the solutions before it are searched. */
void
qs_export_start_find (QsExportScope  *scope,
                      QsSharedCensus *census,
                      QsStopFunc      is_stopped,
                      gpointer       data)
{
  g_autoptr (QsCensusCursor) cursor = NULL;
  QsCensusProgress counted;

  if (census == NULL || scope->has_start || scope->first <= 1)
    return;

  qs_shared_census_get_progress (census, &counted);
  if (scope->first > counted.reachable)
    return;

  cursor = qs_census_cursor_new (census, is_stopped, data);
  qs_census_cursor_seek (cursor, scope->first - 1);
  scope->has_start = qs_census_cursor_next (cursor, scope->start);
}
