/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The half boards that the threads of a count share. */

#pragma once

#include "qs-half-boards.h"

/* Makes the half boards once for all threads. */
typedef struct _QsCountBoards QsCountBoards;

QsCountBoards      *qs_count_boards_new  (const QsCountPlan *plan);
void                qs_count_boards_free (QsCountBoards     *self);
const QsHalfBoards *qs_count_boards_get  (QsCountBoards     *self,
                                          QsStopFunc         is_stopped,
                                          gpointer           data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCountBoards, qs_count_boards_free)
