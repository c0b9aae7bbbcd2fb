/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right: its first wrong step, its solutions, and how much it did. */

#pragma once

#include <gio/gio.h>

#include "qs-judgement.h"
#include "qs-recording.h"

typedef void (*QsJudgeLook) (gpointer data);

/* Lines that are read one after the other. */
typedef struct _QsJudge QsJudge;

QsJudge     *qs_judge_new           (const char   *name,
                                     const char   *source);
void         qs_judge_free          (QsJudge      *self);

/* Fails with QS_ERROR_OUT_OF_RANGE where there are too many steps. */
gboolean     qs_judge_read          (QsJudge      *self,
                                     GInputStream *stream,
                                     GCancellable *cancellable,
                                     QsJudgeLook   look,
                                     gpointer      data,
                                     GError      **error);

/* Fails with QS_ERROR_INVALID_TEXT where no step was read. */
gboolean     qs_judge_decide        (QsJudge      *self,
                                     QsJudgement  *judgement,
                                     GError      **error);

QsRecording *qs_judge_follow        (QsJudge      *self);
QsRecording *qs_judge_get_recording (QsJudge      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsJudge, qs_judge_free)
