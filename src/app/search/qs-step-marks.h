/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a search as marks on the board. */

#pragma once

#include "qs-board-painter.h"
#include "qs-conflict.h"
#include "qs-internals.h"
#include "qs-method.h"

QsSquare qs_step_marks_find_square   (const QsMoment *moment);
gboolean qs_step_marks_find_attacker (const QsMoment *moment,
                                      QsConflict     *attack);
guint    qs_step_marks_count_free    (const QsMoment *moment);
gboolean qs_step_marks_is_filling    (const QsMoment *moment);
guint    qs_step_marks_find          (const QsMoment *moment,
                                      QsMark         *marks);
gboolean qs_step_marks_find_attack   (const QsMoment *moment,
                                      QsConflict     *attack);
guint    qs_step_marks_find_region   (const QsRegion *region,
                                      const QsMoment *moment,
                                      QsMark         *marks);
