/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds up partial results that were counted elsewhere. */

#pragma once

#include "qs-partial.h"

QsPartial *qs_cli_count_sum_files      (const char *const *names,
                                        guint              n,
                                        GError           **error);
char      *qs_cli_count_sum_find       (const char *const *names,
                                        const QsPartial   *units);
gboolean   qs_cli_count_sum_check_all  (const QsPartial   *sum,
                                        GError           **error);
