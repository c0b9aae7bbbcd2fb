/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts solutions in the background and waits for them. */

#include "qs-cli-census.h"

#include "qs-census-cursor.h"
#include "qs-cli-wait.h"

/* What a command waits for. */
typedef struct
{
  QsSolutionSet *set;
  guint64 number;   /* of solutions, or a rank */
  guint16 *columns; /* of the solution of this rank */
} Wish;

static gboolean
can_reach (gpointer data)
{
  const Wish *wish = data;
  const QsSolutionStatus *status = qs_solution_set_get_status (wish->set);

  return status->is_complete || status->reachable >= wish->number;
}

static gboolean
has_come (gpointer data)
{
  const Wish *wish = data;

  return qs_solution_set_get (wish->set, wish->number, wish->columns);
}

/* Waits until the first @n_solutions can be fetched, or all, for which it may be %G_MAXUINT64,
 * were counted. The reader of @output is looked at. Fails as qs_cli_wait() does. */
gboolean
qs_cli_census_wait (QsSolutionSet *set,
                    guint64        n_solutions,
                    QsFileWriter  *output,
                    GError       **error)
{
  Wish wish = { set, n_solutions, NULL };

  return qs_cli_wait (can_reach, &wish, output, error);
}

/* Gets the solution of a @rank, from 0, that can be reached. The reader of @output is looked at.
 * Fails as qs_cli_wait() does. */
gboolean
qs_cli_census_fetch (QsSolutionSet *set,
                     guint64        rank,
                     guint16       *columns,
                     QsFileWriter  *output,
                     GError       **error)
{
  Wish wish = { set, rank, columns };

  qs_solution_set_want (wish.set, rank, 1);

  return qs_cli_wait (has_come, &wish, output, error);
}

/* The rank, from 0, of a solution, once all are counted; takes some milliseconds. */
guint64
qs_cli_census_find (QsSolutionSet *set,
                    const guint16 *columns)
{
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (qs_solution_set_get_census (set), NULL, NULL);
  guint64 rank = 0;

  if (!qs_census_cursor_get_rank (cursor, columns, &rank))
    g_assert_not_reached ();

  return rank;
}
