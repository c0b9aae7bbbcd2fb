/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads boards in any of the text formats, as the bytes of a file come. */

#pragma once

#include "qs-read-board.h"

G_BEGIN_DECLS

/**
 * QsBoardReader:
 *
 * A file that is being read. It keeps a list or a line of at most 16 kilobytes,
 * the current board, and in lists of columns up to 1000 boards until one of
 * them tells from where the columns count.
 */
typedef struct _QsBoardReader QsBoardReader;

gboolean           qs_board_reader_has_format (const char          *format);

QsBoardReader     *qs_board_reader_new        (const char          *name,
                                               const QsReadOptions *options,
                                               QsReadFunc           func,
                                               gpointer             data);
void               qs_board_reader_free       (QsBoardReader       *self);

gboolean           qs_board_reader_feed       (QsBoardReader       *self,
                                               const char          *bytes,
                                               gsize                length,
                                               GError             **error);
gboolean           qs_board_reader_end        (QsBoardReader       *self,
                                               GError             **error);

const QsReadFacts *qs_board_reader_get_facts  (QsBoardReader       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsBoardReader, qs_board_reader_free)

G_END_DECLS
