/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a space one after the other, from any of them on. */

#pragma once

#include "qs-census-walk.h"
#include "qs-stop.h"

/* A place in the list of solutions. It must stay where it is, and nothing needs to be freed. Its
 * fields are private. */
typedef struct
{
  QsCensusSpace space;
  QsCensusWalk walk;
} QsCensusReader;

void             qs_census_reader_init (QsCensusReader      *self,
                                        const QsCensusSpace *space);
gboolean         qs_census_reader_seek (QsCensusReader      *self,
                                        const guint16       *columns);
QsEnumeratorStep qs_census_reader_next (QsCensusReader      *self,
                                        guint64              nodes,
                                        guint16             *columns);
QsEnumeratorStep qs_census_reader_find (QsCensusReader      *self,
                                        QsStop               stop,
                                        guint16             *columns);
