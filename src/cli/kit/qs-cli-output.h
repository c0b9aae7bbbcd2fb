/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Standard output, with every write checked. */

#pragma once

#include "qs-file-writer.h"

QsFileWriter *qs_cli_output_new   (void);
gboolean      qs_cli_output_print (const char *text,
                                   GError    **error);
void          qs_cli_output_note  (const char *format,
                                   ...) G_GNUC_PRINTF (1, 2);
