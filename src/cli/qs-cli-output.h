/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Standard output, with every write checked. */

#pragma once

#include "qs-file-writer.h"

G_BEGIN_DECLS

QsFileWriter *qs_cli_output_new   (void);
gboolean      qs_cli_output_print (const char *text,
                                   GError    **error);

G_END_DECLS
