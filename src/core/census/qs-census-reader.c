/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-census-reader.h"

#include <string.h>

/* How many queens are placed between two looks whether to stop: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

void
qs_census_reader_init (QsCensusReader      *self,
                       const QsCensusSpace *space)
{
  self->space = *space;
  self->space.is_halved = FALSE;
  qs_census_walk_init (&self->walk, &self->space, NULL, 0, space->n_rows);
}

/* Puts the reader behind a solution. Returns whether the solution is in the space; if not, the
 * reader has no place. */
gboolean
qs_census_reader_seek (QsCensusReader *self,
                       const guint16  *columns)
{
  return qs_census_walk_seek (&self->walk, columns);
}

/* Searches for the next solution of the space. It returns once @nodes queens were placed. */
QsEnumeratorStep
qs_census_reader_next (QsCensusReader *self,
                       guint64         nodes,
                       guint16        *columns)
{
  QsEnumeratorStep step;

  do
    step = qs_census_walk_advance (&self->walk, &nodes);
  while (step == QS_ENUMERATOR_SOLUTION && !qs_census_space_contains (&self->space, self->walk.columns));

  if (step == QS_ENUMERATOR_SOLUTION)
    memcpy (columns, self->walk.columns, self->space.n_rows * sizeof *columns);

  return step;
}

/* Searches for the next solution, whatever time that takes: it is %QS_ENUMERATOR_PAUSED only where it was stopped. */
QsEnumeratorStep
qs_census_reader_find (QsCensusReader *self,
                       QsStop          stop,
                       guint16        *columns)
{
  QsEnumeratorStep step = QS_ENUMERATOR_PAUSED;

  while (step == QS_ENUMERATOR_PAUSED && !qs_stop_is_wanted (stop))
    step = qs_census_reader_next (self, NODES_PER_LOOK, columns);

  return step;
}
