/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of solutions that are known: OEIS A000170 and A002562, and those of other boards. */

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

/* From n = 1 on. */
static const guint64 on_torus[] = { 1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524, 0, 0, 0, 140692, 0, 820496 };
static const guint64 superqueens[] = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156, 1876, 5180, 32516, 202900, 1330622 };
static const guint64 fundamental_superqueens[] = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 6, 22, 239, 653, 4089, 25411, 166463 };
static const guint64 touching[] = { 1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306 };

/* Of queens on m × n squares, from m = 1 on. */
static const guint64 rows_of_8[] = { 8, 42, 140, 344, 568, 550, 312, 92 };
static const guint64 rows_of_10[] = { 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724 };
static const guint64 rows_of_12[] = { 12, 110, 756, 4080, 16852, 52856, 120104, 195270, 222720, 160964, 68264, 14200 };

static gboolean
look_up (const guint64 *numbers,
         guint          length,
         guint          place,
         guint64       *number)
{
  if (place > length)
    return FALSE;

  *number = numbers[place - 1];

  return TRUE;
}

#define LOOK_UP(numbers, place, number) look_up (numbers, G_N_ELEMENTS (numbers), place, number)

static gboolean
find_rectangle (const QsProblem *problem,
                guint64         *number)
{
  switch (problem->n)
    {
    case 8:
      return LOOK_UP (rows_of_8, problem->n_rows, number);
    case 10:
      return LOOK_UP (rows_of_10, problem->n_rows, number);
    case 12:
      return LOOK_UP (rows_of_12, problem->n_rows, number);
    default:
      return FALSE;
    }
}

/* The sequence of the OEIS that the number of all or of the fundamental solutions of a problem without squares is in; NULL
 * for none. */
const char *
qs_known_get_sequence (const QsProblem *problem,
                       gboolean         is_fundamental)
{
  static const char *const sequences[QS_N_ATTACKS][2] = {
    [QS_ATTACK_QUEENS] = { "A000170", "A002562" },
    [QS_ATTACK_TORUS] = { "A051906", NULL },
    [QS_ATTACK_SUPERQUEENS] = { "A051223", "A051224" },
    [QS_ATTACK_TOUCHING] = { "A002464", NULL },
  };

  if (problem->has_regions)
    return NULL;
  if (problem->n_rows < problem->n)
    return problem->attack == QS_ATTACK_QUEENS && !is_fundamental ? "A269133" : NULL;

  return sequences[problem->attack][is_fundamental];
}

/* The published number there, as far as it is known here; squares do not matter. */
gboolean
qs_known_get_number (const QsProblem *problem,
                     gboolean         is_fundamental,
                     guint64         *number)
{
  if (qs_known_get_sequence (problem, is_fundamental) == NULL)
    return FALSE;
  if (problem->n_rows < problem->n)
    return find_rectangle (problem, number);

  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      *number = 0;
      /* Pólya 1918: there are solutions exactly where neither 2 nor 3 divides n. */
      return problem->n % 2 == 0 || problem->n % 3 == 0 || LOOK_UP (on_torus, problem->n, number);
    case QS_ATTACK_SUPERQUEENS:
      return is_fundamental ? LOOK_UP (fundamental_superqueens, problem->n, number) : LOOK_UP (superqueens, problem->n, number);
    case QS_ATTACK_TOUCHING:
      return LOOK_UP (touching, problem->n, number);
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return is_fundamental ? qs_known_fundamental (problem->n, number) : qs_known_total (problem->n, number);
    }
}

/* Whether n queens on n × n squares have solutions. Fewer rows have them, too, then. */
static gboolean
has_solutions (QsAttackKind attack,
               guint        n)
{
  switch (attack)
    {
    case QS_ATTACK_TORUS:
      return n % 2 != 0 && n % 3 != 0;
    case QS_ATTACK_SUPERQUEENS:
      return n == 1 || n >= 10;
    case QS_ATTACK_TOUCHING:
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return n == 1 || n >= 4;
    }
}

void
qs_known_find_near (const QsProblem *problem,
                    QsProblem       *near)
{
  guint n_rows = problem->n_rows < problem->n ? problem->n_rows : 0;
  guint n = problem->n;

  for (guint distance = 1; n < MAX (n_rows, 4) || n > QS_ENUMERATOR_MAX_N || !has_solutions (problem->attack, n); distance++)
    n = distance % 2 != 0 ? n - distance : n + distance;

  qs_problem_init_rectangle (near, n_rows > 0 ? n_rows : n, n);
  near->attack = problem->attack;
}
