/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a search in words. */

#pragma once

#include "qs-conflict.h"
#include "qs-method.h"
#include "qs-square.h"

/* The fastest speed, in steps per second, at which a screen reader gets each step. */
#define QS_DESCRIBED_SPEED 4

char *qs_narration_format   (const QsMoment *moment,
                             gboolean        is_finished);
char *qs_narration_explain  (const QsMoment *moment,
                             const QsSquare *square,
                             QsConflict     *attack);
char *qs_narration_describe (const QsMoment *moment,
                             const char     *sentence);
char *qs_narration_count    (const QsMoment *moment);
char *qs_narration_cut_off  (const QsMoment *moment,
                             char          **details);
char *qs_narration_conclude (const QsMoment *moment);
char *qs_narration_compare  (const QsCounts *first,
                             const QsCounts *second);

gboolean qs_narration_is_due (gboolean is_playing,
                              double   speed,
                              gint64   waited);
