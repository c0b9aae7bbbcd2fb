/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts a random part of a sum again. */

#pragma once

#include "qs-cli-count-options.h"
#include "qs-partial.h"

G_BEGIN_DECLS

gboolean qs_cli_count_verify (const QsCliCountOptions *options,
                              const QsPartial         *sum,
                              GError                 **error);

G_END_DECLS
