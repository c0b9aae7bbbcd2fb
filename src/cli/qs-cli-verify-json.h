/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict for other programs. */

#pragma once

#include "qs-verdict.h"

G_BEGIN_DECLS

char *qs_cli_verify_json       (const char        *name,
                                const QsBoardFile *file,
                                const QsVerdict   *verdict,
                                const char        *words);
char *qs_cli_verify_json_error (const char        *name,
                                const char        *message);

G_END_DECLS
