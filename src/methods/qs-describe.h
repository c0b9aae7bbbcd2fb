/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data that several methods have. Only methods include this. */

#pragma once

#include "qs-internals.h"
#include "qs-moment.h"

G_BEGIN_DECLS

void qs_describe_queens (const QsMoment *moment,
                         QsInternals    *internals,
                         const char     *name);
void qs_describe_pair   (const QsMoment *moment,
                         QsInternals    *internals,
                         gboolean        with_columns);
void qs_describe_lines  (const QsMoment *moment,
                         QsInternals    *internals);

G_END_DECLS
