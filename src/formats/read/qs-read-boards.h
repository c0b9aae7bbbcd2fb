/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes boards of rows, lists and positions. */

#pragma once

#include "qs-read-group.h"

G_BEGIN_DECLS

/**
 * QsReadBoards:
 * @shape: what all groups are; %QS_READ_UNKNOWN before the first
 * @facts: what is known of all boards
 * @n_rows: how many rows of the current board were read, where rows come one by
 *   one
 * @blamed: the line that an error is about; 0 for the one that is read
 *
 * The boards of a file. The other fields are private.
 */
typedef struct
{
  QsReadShape shape;
  QsReadFacts facts;
  guint n_rows;
  guint64 blamed;
  gboolean is_by_file;
  QsReadFunc func;
  gpointer data;
  QsReadBoard board;
  GArray *numbers; /* of one group */
  GArray *pending; /* the numbers of boards that wait for the base */
  GArray *lines;   /* where these begin */
} QsReadBoards;

void     qs_read_boards_init  (QsReadBoards        *self,
                               const QsReadOptions *options,
                               QsReadFunc           func,
                               gpointer             data);
void     qs_read_boards_clear (QsReadBoards        *self);
gboolean qs_read_boards_set_n (QsReadBoards        *self,
                               guint                n,
                               GError             **error);
gboolean qs_read_boards_take  (QsReadBoards        *self,
                               const char          *text,
                               guint64              line,
                               GError             **error);
gboolean qs_read_boards_break (QsReadBoards        *self,
                               GError             **error);
gboolean qs_read_boards_end   (QsReadBoards        *self,
                               GError             **error);

G_END_DECLS
