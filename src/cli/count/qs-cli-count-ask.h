/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the user before a long count. */

#pragma once

#include "qs-count-job.h"

G_BEGIN_DECLS

gboolean qs_cli_count_ask (const QsCountOrder *order,
                           const QsPartial    *done,
                           GError            **error);

G_END_DECLS
