/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a few random units say of the whole count: how many solutions there will be, and what it costs. */

#pragma once

#include "qs-cli-count-options.h"

gboolean qs_cli_count_sample (const QsCliCountOptions *options,
                              GError                 **error);
