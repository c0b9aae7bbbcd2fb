/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands have in common on the command line. */

#pragma once

#include "qs-racers.h"

G_BEGIN_DECLS

gboolean       qs_cli_arguments_parse          (GStrv              *arguments,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                guint               max_n,
                                                guint              *n,
                                                char              **help,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_operands (GStrv              *arguments,
                                                const char         *name,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                GStrv              *operands,
                                                char              **help,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_number   (const char         *name,
                                                const char         *text,
                                                guint64             minimum,
                                                guint64             maximum,
                                                guint64            *number,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_threads  (const char         *text,
                                                guint              *n_threads,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_n        (const char *const  *operands,
                                                guint               max_n,
                                                guint              *n,
                                                GError            **error);
gboolean       qs_cli_arguments_check_end      (const char *const  *operands,
                                                GError            **error);
char          *qs_cli_arguments_list_racers    (gboolean            only_methods);
const QsRacer *qs_cli_arguments_find_racer     (const char         *id,
                                                gboolean            only_methods,
                                                GError            **error);
gboolean       qs_cli_arguments_check_limit    (const QsRacer      *racer,
                                                guint               n,
                                                GError            **error);

G_END_DECLS
