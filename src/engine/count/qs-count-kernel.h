/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which kernel counts fastest on this machine. */

#pragma once

#include "qs-counter.h"

double          qs_count_kernel_measure (const QsKernel *kernel,
                                         gpointer        clock);
const QsKernel *qs_count_kernel_choose  (guint           n);
