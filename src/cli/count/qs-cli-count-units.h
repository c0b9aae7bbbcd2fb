/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The units of a count that the user means. */

#pragma once

#include "qs-partial.h"

QsPartial *qs_cli_count_units_parse (const char      *text,
                                     guint            n,
                                     GError         **error);
QsPartial *qs_cli_count_units_draw  (guint            n_drawn,
                                     guint32          seed,
                                     guint            n);
gboolean   qs_cli_count_units_check (const QsPartial *wanted,
                                     const QsPartial *partial,
                                     const char      *path,
                                     GError         **error);
