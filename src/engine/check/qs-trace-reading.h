/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the steps of another program's search in the background, also while it is still running. */

#pragma once

#include "qs-errand.h"
#include "qs-judge.h"

QsErrand    *qs_trace_reading_start (GInputStream *stream,
                                     const char   *name,
                                     const char   *source_path);
QsRecording *qs_trace_reading_take  (QsErrand     *reading);
