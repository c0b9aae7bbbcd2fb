/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background. */

#pragma once

#include "qs-errand.h"
#include "qs-verdict.h"

QsErrand            *qs_opening_start       (GFile               *file);
QsErrand            *qs_opening_start_text  (const char          *name,
                                             GBytes              *text);
QsErrand            *qs_opening_start_again (QsErrand            *opening,
                                             const QsReadOptions *options);

const char          *qs_opening_get_name    (QsErrand            *opening);
const QsReadOptions *qs_opening_get_options (QsErrand            *opening);
gboolean             qs_opening_is_judging  (QsErrand            *opening);
QsVerdict           *qs_opening_get_verdict (QsErrand            *opening);
GFile               *qs_opening_get_file    (QsErrand            *opening);
