/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict in words. */

#pragma once

#include "qs-verdict.h"

char *qs_verdict_name_reading (const QsBoardFile *file);
char *qs_verdict_summarize    (const QsVerdict   *self);
char *qs_verdict_name_place   (const QsVerdict   *self,
                               guint              board);
char *qs_verdict_complain     (const QsVerdict   *self,
                               QsComplaintKind    kind,
                               guint              place);
GStrv qs_verdict_describe     (const QsVerdict   *self);
char *qs_verdict_make_sentence (const char       *clause);
char *qs_verdict_join         (const char *const *clauses,
                               guint              most);
