/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory a counter takes: for its tests. */

#pragma once

#include "qs-counter.h"

G_BEGIN_DECLS

gsize qs_counter_get_size (const QsCounter *self);

G_END_DECLS
