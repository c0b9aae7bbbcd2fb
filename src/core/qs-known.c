/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of solutions that are known: OEIS A000170 and A002562. */

#include "config.h"

#include "qs-known.h"

typedef struct
{
  guint64 total;       /* A000170: all solutions */
  guint64 fundamental; /* A002562: one of each symmetry class */
} KnownCounts;

/* Up to this n the tests compute both columns anew, by enumeration and by classes of images. */
#define CONFIRMED_MAX_N 14

static const KnownCounts known_counts[QS_KNOWN_MAX_N + 1] = {
  [1] = { 1, 1 },
  [2] = { 0, 0 },
  [3] = { 0, 0 },
  [4] = { 2, 1 },
  [5] = { 10, 2 },
  [6] = { 4, 1 },
  [7] = { 40, 6 },
  [8] = { 92, 12 },
  [9] = { 352, 46 },
  [10] = { 724, 92 },
  [11] = { 2680, 341 },
  [12] = { 14200, 1787 },
  [13] = { 73712, 9233 },
  [14] = { 365596, 45752 },
  [15] = { 2279184, 285053 },
  [16] = { 14772512, 1846955 },
  [17] = { 95815104, 11977939 },
  [18] = { 666090624, 83263591 },
  [19] = { G_GUINT64_CONSTANT (4968057848), 621012754 },
  [20] = { G_GUINT64_CONSTANT (39029188884), G_GUINT64_CONSTANT (4878666808) },
  [21] = { G_GUINT64_CONSTANT (314666222712), G_GUINT64_CONSTANT (39333324973) },
  [22] = { G_GUINT64_CONSTANT (2691008701644), G_GUINT64_CONSTANT (336376244042) },
  [23] = { G_GUINT64_CONSTANT (24233937684440), G_GUINT64_CONSTANT (3029242658210) },
  [24] = { G_GUINT64_CONSTANT (227514171973736), G_GUINT64_CONSTANT (28439272956934) },
  [25] = { G_GUINT64_CONSTANT (2207893435808352), G_GUINT64_CONSTANT (275986683743434) },
  [26] = { G_GUINT64_CONSTANT (22317699616364044), G_GUINT64_CONSTANT (2789712466510289) },
  [27] = { G_GUINT64_CONSTANT (234907967154122528), G_GUINT64_CONSTANT (29363495934315694) },
};

/* The published number of all solutions: OEIS A000170. */
gboolean
qs_known_total (guint    n,
                guint64 *total)
{
  g_return_val_if_fail (total != NULL, FALSE);

  if (n < 1 || n > QS_KNOWN_MAX_N)
    return FALSE;

  *total = known_counts[n].total;
  return TRUE;
}

/* The published number of symmetry classes: OEIS A002562. */
gboolean
qs_known_fundamental (guint    n,
                      guint64 *fundamental)
{
  g_return_val_if_fail (fundamental != NULL, FALSE);

  if (n < 1 || n > QS_KNOWN_MAX_N)
    return FALSE;

  *fundamental = known_counts[n].fundamental;
  return TRUE;
}

/* Whether this program's own tests compute both numbers of @n anew; the others rest on their
 * publication alone. */
gboolean
qs_known_is_confirmed (guint n)
{
  return n >= 1 && n <= CONFIRMED_MAX_N;
}
