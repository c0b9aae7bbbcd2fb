/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions as the lines of an OEIS b-file. */

#pragma once

#include "qs-count-entry.h"

char *qs_count_b_file_write (QsCountKind         kind,
                             const QsCountEntry *entries,
                             guint               n_entries,
                             guint              *n_lines);
