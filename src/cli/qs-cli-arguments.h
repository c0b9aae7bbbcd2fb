/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands have in common on the command line. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean qs_cli_arguments_parse        (GStrv              *arguments,
                                        const char         *summary,
                                        const GOptionEntry *options,
                                        guint              *n,
                                        char              **help,
                                        GError            **error);
gboolean qs_cli_arguments_parse_number (const char         *name,
                                        const char         *text,
                                        guint64             minimum,
                                        guint64             maximum,
                                        guint64            *number,
                                        GError            **error);

G_END_DECLS
