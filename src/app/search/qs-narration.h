/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a search in words. */

#pragma once

#include "qs-method.h"
#include "qs-square.h"

G_BEGIN_DECLS

char *qs_narration_tell     (const QsMethod *method,
                             const QsMoment *moment,
                             gboolean        is_finished);
char *qs_narration_explain  (const QsMoment *moment,
                             const QsSquare *square,
                             QsRegion       *line);
char *qs_narration_describe (const QsMoment *moment,
                             const char     *sentence);

G_END_DECLS
