/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict in words. */

#pragma once

#include "qs-verdict.h"

char *qs_verdict_name_reading    (const QsBoardFile *file);
char *qs_verdict_summarize       (const QsBoardFile *file,
                                  const QsVerdict   *verdict);
char *qs_verdict_name_place      (const QsBoardFile *file,
                                  guint              board);
char *qs_verdict_describe_repeat (const QsBoardFile *file,
                                  const QsRepeat    *repeat);
char *qs_verdict_describe_wrong  (const QsBoardFile *file,
                                  guint              board);
char *qs_verdict_describe_bad    (const QsBoardFile *file,
                                  guint              bad);
char *qs_verdict_describe_claim  (const QsBoardFile *file,
                                  const QsVerdict   *verdict);
char *qs_verdict_describe_order  (const QsBoardFile *file,
                                  const QsVerdict   *verdict);
GStrv qs_verdict_describe        (const QsBoardFile *file,
                                  const QsVerdict   *verdict);
char *qs_verdict_join            (const char *const *clauses,
                                  guint              most);
