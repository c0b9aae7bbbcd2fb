/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a stream that may be compressed by gzip. */

#pragma once

#include <gio/gio.h>

/* Takes the next piece. Returns whether to continue; FALSE may come with an error. */
typedef gboolean (*QsUnpackFunc) (const char *bytes,
                                  gsize       length,
                                  gpointer    data,
                                  GError    **error);

gboolean qs_unpack (GInputStream *stream,
                    GCancellable *cancellable,
                    QsUnpackFunc  take,
                    gpointer      data,
                    GError      **error);
