/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a search in words and as marks. */

#pragma once

#include "qs-board-painter.h"
#include "qs-playback-frame.h"

G_BEGIN_DECLS

char *qs_narration_tell   (const QsPlaybackFrame *frame,
                           guint                  n,
                           gboolean               is_finished);
char *qs_narration_count  (const QsPlaybackFrame *frame);
guint qs_narration_mark   (const QsPlaybackFrame *frame,
                           guint                  n,
                           QsMark                *marks);

G_END_DECLS
