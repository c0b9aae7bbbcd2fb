/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The present and past constraints of a board, to undo and redo. */

#pragma once

#include <glib.h>

#include "qs-constraints.h"

/* A sequence of constraints, one of which is the present. */
typedef struct
{
  GArray *steps; /* QsConstraints of one n, the oldest first; never empty */
  guint present; /* a place in steps; those behind it were undone */
} QsHistory;

QsHistory           *qs_history_new         (const QsConstraints *first);
void                 qs_history_free        (QsHistory           *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsHistory, qs_history_free)
const QsConstraints *qs_history_get_present (const QsHistory     *self);
gboolean             qs_history_push        (QsHistory           *self,
                                             const QsConstraints *constraints);
const QsConstraints *qs_history_get_at      (const QsHistory     *self,
                                             guint                position);

/* One step: @way is −1 to undo, 1 to redo. */
gboolean             qs_history_can_go      (const QsHistory     *self,
                                             int                  way);
gboolean             qs_history_go          (QsHistory           *self,
                                             int                  way);
