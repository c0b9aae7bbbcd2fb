/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a file lacks, run by run. */

#pragma once

#include "qs-board-file.h"
#include "qs-enumerator.h"
#include "qs-stop.h"

/* A place in the list of the solutions of a board, and in a file. It takes some megabytes. */
typedef struct _QsMissing QsMissing;

QsMissing       *qs_missing_new  (const QsBoardFile *file,
                                  const GArray      *solutions,
                                  QsStopFunc         stop_func,
                                  gpointer           data);
void             qs_missing_free (QsMissing         *self);
QsEnumeratorStep qs_missing_next (QsMissing         *self,
                                  const guint8     **boards,
                                  guint             *count,
                                  guint64           *first);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsMissing, qs_missing_free)
