/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random choices for probes: fast, and the same on every machine. */

#pragma once

#include <glib.h>

/* The next number of splitmix64 (Steele, Lea and Flood, 2014), in the public domain. */
static inline guint64
qs_random_next (guint64 *state)
{
  guint64 mixed = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return mixed ^ (mixed >> 31);
}

/* One of the @n_bits bits that are set in @mask, 0 where there is none. */
static inline guint32
qs_random_bit (guint32  mask,
               guint    n_bits,
               guint64 *state)
{
  guint skipped = (guint) (((qs_random_next (state) >> 32) * n_bits) >> 32);

  while (skipped-- > 0)
    mask &= mask - 1;

  return mask & -mask;
}
