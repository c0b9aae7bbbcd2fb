/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions beyond 64 bits: n = 29 has more than 2^64. */

#pragma once

#include <glib.h>

/* The length of the longest total in decimal digits, 2^128 − 1. */
#define QS_TOTAL_MAX_LENGTH 39

/* A number of solutions of up to 128 bits. A plain value; `{ 0, 0 }` is zero. */
typedef struct
{
  guint64 high; /* the upper 64 bits */
  guint64 low;  /* the lower 64 bits */
} QsTotal;

void     qs_total_add       (QsTotal       *self,
                             const QsTotal *other);
gboolean qs_total_subtract  (QsTotal       *self,
                             const QsTotal *other);
guint    qs_total_divide    (QsTotal       *self,
                             guint          divisor);
int      qs_total_compare   (const QsTotal *a,
                             const QsTotal *b);
double   qs_total_to_double (const QsTotal *self);
char    *qs_total_to_string (const QsTotal *self);
gboolean qs_total_parse     (const char    *text,
                             QsTotal       *total);
