/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of text for people, and the times and sizes in them. */

#pragma once

#include <glib.h>

/* Rows of cells, the first of which is the heading. */
typedef struct _QsCliTable QsCliTable;

QsCliTable *qs_cli_table_new       (guint             n_columns,
                                    guint             n_left);
void        qs_cli_table_free      (QsCliTable       *self);
void        qs_cli_table_add       (QsCliTable       *self,
                                    char             *cell);
void        qs_cli_table_append_to (const QsCliTable *self,
                                    GString          *text);

char       *qs_cli_format_seconds  (double            seconds);
char       *qs_cli_format_number   (double            number);
char       *qs_cli_format_count    (double            count);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCliTable, qs_cli_table_free)
