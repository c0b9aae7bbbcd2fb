/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read from a path that somebody gave. */

#pragma once

#include <gio/gio.h>

/* How many bytes a result has at most that is read as a whole; what is larger is something else. */
#define QS_INPUT_MAX_SIZE (64 << 20)

GInputStream *qs_input_open      (const char   *path,
                                  gboolean      takes_pipe,
                                  GError      **error);
GInputStream *qs_input_open_file (GFile        *file,
                                  GError      **error);
guint64       qs_input_get_place (GInputStream *stream);
char         *qs_input_read      (const char   *path,
                                  gsize        *length,
                                  GError      **error);

/* Takes the next piece. Returns whether to continue; FALSE may come with an error. */
typedef gboolean (*QsInputFunc) (const char *bytes,
                                 gsize       length,
                                 gpointer    data,
                                 GError    **error);

gboolean      qs_input_unpack    (GInputStream *stream,
                                  GCancellable *cancellable,
                                  QsInputFunc   take,
                                  gpointer      data,
                                  GError      **error);
