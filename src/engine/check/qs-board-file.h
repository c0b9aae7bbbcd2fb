/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of a file, right and wrong, as they stand in it. */

#pragma once

#include <gio/gio.h>

#include "qs-board-reader.h"
#include "qs-fault.h"

/* How many boards can be kept. They take n + 8 bytes each, 2 n + 8 where n is above 255. */
#define QS_BOARD_FILE_MAX_BOARDS 10000000

#define QS_BOARD_FILE_MAX_BAD_LINES 1000

/* How much their columns can take, in bytes. */
#define QS_BOARD_FILE_MAX_SIZE (320 << 20)

/* Nothing changes any more when it is read, so all threads may look at it. */
typedef struct
{
  char *name; /* as qs_board_file_read() got it */
  QsReadFacts facts;
  guint64 n_bad; /* lines that should be boards and are none */
  guint64 again_line; /* where boards are listed again that are not among those kept, or 0 */
  gboolean is_again_in_part; /* whether these are only some of those kept */

  /* What follows is private. */
  gsize size; /* of a board in @columns, in bytes */
  GByteArray *columns;
  GArray *lines;     /* where the boards begin */
  GArray *lists;     /* the first board of each, while the file is read */
  GArray *clashes;   /* the first of each board that has some, in the order of the boards */
  GArray *bad_lines; /* of the first ones, in the order of the file */
  GPtrArray *reasons;
} QsBoardFile;

/* Takes how many bytes were read so far. Returns: whether to continue */
typedef gboolean (*QsBoardFileFunc) (guint64  n_bytes,
                                     gpointer data);

#define qs_board_file_ref(self) g_atomic_rc_box_acquire (self)

QsBoardFile  *qs_board_file_read        (GInputStream        *stream,
                                         const char          *name,
                                         const QsReadOptions *options,
                                         QsBoardFileFunc      progress,
                                         gpointer             data,
                                         GError             **error);
void          qs_board_file_unref       (QsBoardFile         *self);

guint         qs_board_file_get_count   (const QsBoardFile   *self);
void          qs_board_file_get_columns (const QsBoardFile   *self,
                                         guint                board,
                                         guint16             *columns);
const guint8 *qs_board_file_get_packed  (const QsBoardFile   *self,
                                         guint                board);
guint64       qs_board_file_get_line    (const QsBoardFile   *self,
                                         guint                board);
QsFault       qs_board_file_get_fault   (const QsBoardFile   *self,
                                         guint                board);
/* One of the first QS_BOARD_FILE_MAX_BAD_LINES of the lines that are no boards, and the reason. */
const char   *qs_board_file_get_bad     (const QsBoardFile   *self,
                                         guint                bad,
                                         guint64             *line);
/* The board that stands nearest to a line; 0 where there is none. */
guint         qs_board_file_find_near   (const QsBoardFile   *self,
                                         guint64              line);
int           qs_board_file_compare     (const QsBoardFile   *self,
                                         guint                board,
                                         guint                other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsBoardFile, qs_board_file_unref)
