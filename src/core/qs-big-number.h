/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole numbers beyond 64 bits, as far as sizes of search spaces need them. */

#pragma once

#include <glib.h>

/* 2^1024, the subsets of the squares of n = 32, needs 35 limbs of nine decimal digits. */
#define QS_BIG_NUMBER_LIMBS 40

/* A whole number, not negative, of at most 360 digits. A plain value; its fields are private. */
typedef struct
{
  guint n_limbs;
  guint32 limbs[QS_BIG_NUMBER_LIMBS]; /* the lowest first */
} QsBigNumber;

void    qs_big_number_init      (QsBigNumber       *self,
                                 guint64            value);
void    qs_big_number_add       (QsBigNumber       *self,
                                 guint32            amount);
void    qs_big_number_subtract  (QsBigNumber       *self,
                                 const QsBigNumber *amount);
void    qs_big_number_multiply  (QsBigNumber       *self,
                                 guint32            factor);
guint32 qs_big_number_divide    (QsBigNumber       *self,
                                 guint32            divisor);
char   *qs_big_number_to_string (const QsBigNumber *self);
