/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions as the lines of an OEIS b-file. */

#pragma once

#include "qs-count-entry.h"

/* The sequences of the OEIS that the numbers belong to. */
typedef enum
{
  QS_COUNT_SEQUENCE_SOLUTIONS,   /* A000170 */
  QS_COUNT_SEQUENCE_FUNDAMENTAL, /* A002562 */
} QsCountSequence;

const char *qs_count_sequence_get_name (QsCountSequence     sequence);
char       *qs_count_b_file_write      (QsCountSequence     sequence,
                                        const QsCountEntry *entries,
                                        guint               n_entries,
                                        guint              *n_lines);
