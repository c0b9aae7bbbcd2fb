/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The units of a count that the user means. */

#pragma once

#include "qs-count-job.h"

gboolean qs_cli_count_units_parse (const char         *text,
                                   QsCountOrder       *order,
                                   QsPartial         **skipped,
                                   GError            **error);
void     qs_cli_count_units_draw  (guint               n_drawn,
                                   guint32             seed,
                                   QsCountOrder       *order,
                                   QsPartial         **skipped);
guint32  qs_cli_count_units_get_n (const QsCountOrder *order);
gboolean qs_cli_count_units_check (const QsCountOrder *order,
                                   const QsPartial    *partial,
                                   const char         *path,
                                   GError            **error);
