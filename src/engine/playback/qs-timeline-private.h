/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory a timeline takes: for its tests. */

#pragma once

#include "qs-timeline.h"

G_BEGIN_DECLS

gsize qs_timeline_get_size (const QsTimeline *self);

G_END_DECLS
