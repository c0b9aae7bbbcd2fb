/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the result of a count. */

#pragma once

#include "qs-cli-count-options.h"

gboolean qs_cli_count_result_print (const QsCliCountOptions *options,
                                    const QsPartial         *partial,
                                    const QsSymmetricCounts *symmetric,
                                    GError                 **error);
