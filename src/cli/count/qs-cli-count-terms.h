/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The terms of a sequence, one board after the other. */

#pragma once

#include "qs-cli-count-options.h"

/* Prints a line for each N of a range such as 1-16:superqueens, as OEIS takes them. */
gboolean qs_cli_count_terms (const QsCliCountOptions *options,
                             GError                 **error);
