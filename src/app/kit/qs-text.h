/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers and squares as people read them. */

#pragma once

#include "qs-constraints.h"

/* A year, in seconds. */
#define QS_TEXT_YEAR (365.0 * 86400)

char *qs_text_count       (guint64              count);
char *qs_text_solutions   (guint64              count);
char *qs_text_rate        (double               rate);
char *qs_text_duration    (double               seconds);
char *qs_text_estimate    (double               seconds);
char *qs_text_wait        (double               seconds);
char *qs_text_time        (double               seconds);
char *qs_text_tick        (double               seconds);
char *qs_text_ratio       (double               ratio);
char *qs_text_digits      (const char          *digits);
char *qs_text_raise       (char                *text);
char *qs_text_power       (double               number,
                           int                  n_decimals);
char *qs_text_keep        (char                *text);
/* As g_strdup_printf(), with texts alone, all of which it takes. */
char *qs_text_fill        (const char          *sentence,
                           ...) G_GNUC_PRINTF (1, 2);
char *qs_text_squares     (const guint16       *columns,
                           guint                n);
