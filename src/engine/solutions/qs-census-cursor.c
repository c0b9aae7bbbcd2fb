/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a shared census one after the other, from any number on.
 *
 * Where solutions are dense the reader walks to the next one in a moment. Where they are not,
 * the census finds it by its number much sooner than the reader would reach it. */

#include "qs-census-cursor.h"

#include "qs-census-search.h"

/* How many queens the reader may place on the way to the next solution: about as long as finding it takes. */
#define NODES_PER_TRY (1 << 14)

struct _QsCensusCursor
{
  QsSharedCensus *census;
  QsCensusCounter *counter;
  QsCensusReader reader;
  guint64 rank;       /* of the next solution */
  gboolean is_placed; /* whether the reader is just before it */
};

/* A cursor before the first solution. */
QsCensusCursor *
qs_census_cursor_new (QsSharedCensus *census,
                      QsStop          stop)
{
  QsCensusCursor *self = g_new0 (QsCensusCursor, 1);

  self->census = qs_shared_census_ref (census);
  self->counter = qs_shared_census_new_counter (census, stop);
  qs_census_reader_init (&self->reader, qs_shared_census_get_space (census));
  self->is_placed = TRUE;

  return self;
}

void
qs_census_cursor_free (QsCensusCursor *self)
{
  qs_census_counter_free (self->counter);
  qs_shared_census_unref (self->census);
  g_free (self);
}

/* Puts the cursor before solution @rank, from 0. That costs nothing where it is there already. */
void
qs_census_cursor_seek (QsCensusCursor *self,
                       guint64         rank)
{
  if (self->rank == rank)
    return;

  self->rank = rank;
  self->is_placed = FALSE;
}

/* Puts the reader behind the solution that the cursor is before. */
static gboolean
find (QsCensusCursor *self,
      guint16        *columns)
{
  QsCensusPlace place;

  self->is_placed = FALSE;
  if (!qs_shared_census_find (self->census, self->rank, &place) ||
      !qs_census_unrank (self->counter, &place, columns))
    return FALSE;

  self->is_placed = qs_census_reader_seek (&self->reader, columns);
  g_assert (self->is_placed);

  return TRUE;
}

/* Gives the next solution and moves behind it. That takes a millisecond or two at most, except on
 * boards whose census has hardly begun. Returns %FALSE if it was stopped or the place of the
 * solution is not known yet; then the cursor stays where it is. */
gboolean
qs_census_cursor_next (QsCensusCursor *self,
                       guint16        *columns)
{
  gboolean is_there = self->is_placed &&
                      qs_census_reader_next (&self->reader, NODES_PER_TRY, columns) == QS_ENUMERATOR_SOLUTION;

  if (!is_there && !find (self, columns))
    return FALSE;

  self->rank++;

  return TRUE;
}

/* Gives solution @rank, from 0, where @census (nullable) has counted that far. */
gboolean
qs_census_cursor_fetch (QsSharedCensus *census,
                        guint64         rank,
                        QsStop          stop,
                        guint16        *columns)
{
  g_autoptr (QsCensusCursor) cursor = NULL;
  QsCensusProgress counted = { 0 };

  if (census != NULL)
    qs_shared_census_get_progress (census, &counted);
  if (rank >= counted.reachable)
    return FALSE;

  cursor = qs_census_cursor_new (census, stop);
  qs_census_cursor_seek (cursor, rank);
  return qs_census_cursor_next (cursor, columns);
}

/* Finds the number, from 0, of a solution of the census's space. The cursor stays where it is.
 * Returns %FALSE if it was stopped, or the census has not come that far. */
gboolean
qs_census_cursor_get_rank (QsCensusCursor *self,
                           const guint16  *columns,
                           guint64        *rank)
{
  QsCensusPlace place;

  return qs_shared_census_locate (self->census, columns, &place) &&
         qs_census_rank (self->counter, &place, columns, rank);
}
