/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is known about the numbers of solutions, board by board. */

#pragma once

#include "qs-count-entry.h"

G_BEGIN_DECLS

#define QS_TYPE_COUNT_TABLE (qs_count_table_get_type ())

/* The published numbers and those counted here. “changed” is emitted whenever more is known. */
G_DECLARE_FINAL_TYPE (QsCountTable, qs_count_table, QS, COUNT_TABLE, GObject)

QsCountTable *qs_count_table_new          (QsCountRecords *records);
void          qs_count_table_find_classes (QsCountTable   *self);
GArray       *qs_count_table_list         (QsCountTable   *self);

G_END_DECLS
