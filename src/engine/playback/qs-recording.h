/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program's search, step by step: a method that repeats what was recorded. */

#pragma once

#include "qs-method.h"

/* How many lines of the program's source are shown. */
#define QS_RECORDING_MAX_LINES 500

/* How long whoever repeats it waits until there may be new steps, in microseconds. */
#define QS_RECORDING_WAIT 20000

QsRecording    *qs_recording_new        (const char        *name,
                                         guint              n,
                                         gboolean           has_whole_lines,
                                         const char        *source);
QsRecording    *qs_recording_ref        (QsRecording       *self);
void            qs_recording_unref      (QsRecording       *self);
void            qs_recording_hold       (const QsMethod   **place,
                                         const QsMethod    *method);

/* For the thread that records. */
void            qs_recording_add        (QsRecording       *self,
                                         QsTraceEvent       event,
                                         guint              row,
                                         guint              column,
                                         guint              source_line);
void            qs_recording_add_fault  (QsRecording       *self,
                                         const char        *words);
void            qs_recording_end        (QsRecording       *self,
                                         const char        *verdict);

/* For any thread. */
const QsMethod *qs_recording_get_method (QsRecording       *self);
char           *qs_recording_get_verdict (QsRecording       *self);
gboolean        qs_recording_has_source (QsRecording       *self);
guint           qs_recording_get_line   (QsRecording       *self,
                                         guint64            step);
char           *qs_recording_get_fault  (QsRecording       *self,
                                         guint64            step);
GArray         *qs_recording_get_faults (QsRecording       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRecording, qs_recording_unref)
