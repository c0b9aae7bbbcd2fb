/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the solutions of a unit without visiting any, in one thread. */

#pragma once

#include "qs-count-plan.h"
#include "qs-half-boards.h"
#include "qs-kernel.h"

/* A kernel, and the memory for the lists that kernels make. Each thread has its own. */
typedef struct _QsCounter QsCounter;

/* The kernels that join strips to half boards, and count the pairs of half boards that go together. */
extern const QsKernel qs_count_kernels[];

QsCounter *qs_counter_new        (const QsCountPlan  *plan,
                                  const QsKernel     *kernel);
void       qs_counter_free       (QsCounter          *self);
void       qs_counter_set_kernel (QsCounter          *self,
                                  const QsKernel     *kernel);
void       qs_counter_set_stop   (QsCounter          *self,
                                  QsStop              stop);
gboolean   qs_counter_count      (QsCounter          *self,
                                  const QsHalfBoards *half_boards,
                                  const QsCountUnit  *unit,
                                  guint64            *solutions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCounter, qs_counter_free)
