/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a file so that it is there as a whole or not at all. */

#pragma once

#include <glib.h>

#define QS_FILE_WRITER_GZIP ".gz"

/* A file that is being written. Until qs_file_writer_commit() the old file, if there is one,
 * stays as it was. */
typedef struct _QsFileWriter QsFileWriter;

gboolean      qs_file_writer_is_direct    (const char   *path);
gboolean      qs_file_writer_compresses   (const char   *path);

QsFileWriter *qs_file_writer_open         (const char   *path,
                                           GError      **error);
QsFileWriter *qs_file_writer_open_as_named (const char  *path,
                                            GError      **error);
QsFileWriter *qs_file_writer_new_for_fd   (int           fd,
                                           const char   *name);
gboolean      qs_file_writer_check_room   (QsFileWriter *self,
                                           guint64       size,
                                           GError      **error);
gboolean      qs_file_writer_check_reader (QsFileWriter *self,
                                           GError      **error);
int           qs_file_writer_get_reader_fd (QsFileWriter *self);
int           qs_file_writer_get_fd       (QsFileWriter *self);
gboolean      qs_file_writer_write        (QsFileWriter *self,
                                           const char   *data,
                                           gsize         length,
                                           GError      **error);
gboolean      qs_file_writer_commit       (QsFileWriter *self,
                                           GError      **error);
gboolean      qs_file_writer_commit_all   (QsFileWriter *const *writers,
                                           guint         n_writers,
                                           GError      **error);
void          qs_file_writer_free         (QsFileWriter *self);

gboolean      qs_file_writer_replace      (const char   *path,
                                           const char   *text,
                                           GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsFileWriter, qs_file_writer_free)
