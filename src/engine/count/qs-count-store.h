/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file that keeps the state of a count, so that a crash or a power cut loses half a minute at most. */

#pragma once

#include "qs-partial.h"

/* A partial result in a file, in its last two generations: `PATH` and `PATH~`. While it is open
 * no other process can open it. */
typedef struct _QsCountStore QsCountStore;

char         *qs_count_store_get_default_path (guint            n);
GArray       *qs_count_store_list_defaults    (void);

QsCountStore *qs_count_store_open             (const char      *path,
                                               guint            n,
                                               GError         **error);
void          qs_count_store_free             (QsCountStore    *self);
QsPartial    *qs_count_store_get_partial      (QsCountStore    *self);
const char   *qs_count_store_get_complaint    (QsCountStore    *self);
gboolean      qs_count_store_save             (QsCountStore    *self,
                                               const QsPartial *partial,
                                               GError         **error);
gboolean      qs_count_store_remove           (QsCountStore    *self,
                                               GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCountStore, qs_count_store_free)
