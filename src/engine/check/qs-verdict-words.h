/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict in words. */

#pragma once

#include "qs-verdict.h"

G_BEGIN_DECLS

char *qs_verdict_name_reading (const QsBoardFile *file);
GStrv qs_verdict_describe     (const QsBoardFile *file,
                               const QsVerdict   *verdict);

G_END_DECLS
