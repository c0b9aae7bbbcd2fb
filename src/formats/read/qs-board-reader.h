/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads boards in any of the text formats, as the bytes of a file come. */

#pragma once

#include "qs-read-board.h"

/* A file that is being read. It keeps the beginning of the file until that has shown how to read it, and from
 * then on a list or a line, of at most 16 kilobytes, and the current board. */
typedef struct _QsBoardReader QsBoardReader;

gboolean qs_board_reader_has_format (const char *format);

/* @options: its format must be one that can be read, and its n at most QS_MAX_N
 * @sink: also takes lines that are no boards; where most lines are none, the file is refused in the end */
QsBoardReader     *qs_board_reader_new        (const char          *name,
                                               const QsReadOptions *options,
                                               const QsReadSink    *sink);
void               qs_board_reader_free       (QsBoardReader       *self);

/* Reads on. QS_ERROR_INVALID_TEXT, QS_ERROR_OUT_OF_RANGE, or an error of the function: after one, the file cannot be
 * read on. Its message has the file's name and the line. */
gboolean           qs_board_reader_feed       (QsBoardReader       *self,
                                               const char          *bytes,
                                               gsize                length,
                                               GError             **error);
gboolean           qs_board_reader_end        (QsBoardReader       *self,
                                               GError             **error);

/* Only after the end: looks again for what the file says falsely of itself, now that some of its boards are there twice. */
void               qs_board_reader_compare_claims (QsBoardReader *self,
                                                   guint64        n_again);

/* Only after the end. */
const QsReadFacts *qs_board_reader_get_facts  (QsBoardReader       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsBoardReader, qs_board_reader_free)
