/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands, which read their arguments, do their work and print what comes of it. */

#pragma once

#include <glib.h>

gboolean qs_cli_estimate (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_explain  (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_judge    (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_kernels  (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_list     (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_methods  (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_puzzle   (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_race     (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_rank     (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_sheet    (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_squares  (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_trace    (GStrv   *arguments,
                          GError **error);
gboolean qs_cli_verify   (GStrv   *arguments,
                          GError **error);
