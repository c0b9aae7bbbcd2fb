/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file, one after the other. */

#pragma once

#include "qs-file-writer.h"
#include "qs-format.h"

G_BEGIN_DECLS

/**
 * QsExportScope:
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 * @first: the number of the first solution, from 1
 * @count: how many solutions from there on; %G_MAXUINT64 for all
 * @format: the format
 * @numbered: whether each solution carries its number
 *
 * What is to be written, and how.
 */
typedef struct
{
  guint n;
  guint64 first;
  guint64 count;
  const QsFormat *format;
  gboolean numbered;
} QsExportScope;

/**
 * QsExportProgress:
 * @written: how many solutions have been written
 * @user_data: the caller's data
 *
 * Is called every few milliseconds.
 *
 * Returns: whether to go on
 */
typedef gboolean (*QsExportProgress) (guint64  written,
                                      gpointer user_data);

gboolean qs_export_measure (const QsExportScope *scope,
                            guint64             *count,
                            guint64             *size);
gboolean qs_export_write   (const QsExportScope *scope,
                            QsFileWriter        *writer,
                            QsExportProgress     progress,
                            gpointer             user_data,
                            GError             **error);

G_END_DECLS
