/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a shared census one after the other, from any number on. */

#pragma once

#include "qs-census-reader.h"
#include "qs-shared-census.h"

/* A place in the list of solutions of a census that may still be counted, and the memory to
 * search in. Each thread has its own. */
typedef struct _QsCensusCursor QsCensusCursor;

QsCensusCursor *qs_census_cursor_new      (QsSharedCensus   *census,
                                           QsStop            stop);
void            qs_census_cursor_free     (QsCensusCursor   *self);

void            qs_census_cursor_seek     (QsCensusCursor   *self,
                                           guint64           rank);
gboolean        qs_census_cursor_next     (QsCensusCursor   *self,
                                           guint16          *columns);
gboolean        qs_census_cursor_fetch    (QsSharedCensus   *census,
                                           guint64           rank,
                                           QsStop            stop,
                                           guint16          *columns);
gboolean        qs_census_cursor_get_rank (QsCensusCursor   *self,
                                           const guint16    *columns,
                                           guint64          *rank);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCensusCursor, qs_census_cursor_free)
