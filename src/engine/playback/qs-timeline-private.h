/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A timeline from within: for its tests. */

#pragma once

#include "qs-timeline.h"

void qs_timeline_advance (const QsTimeline *self,
                          QsMoment         *moment);
