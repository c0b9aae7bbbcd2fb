/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of solutions that are known, as the OEIS has them. */

#include "qs-known.h"

/* Up to this n the tests compute both numbers of queens anew, by enumeration and by classes of images. */
#define CONFIRMED_MAX_N 14

/* From n = 1 on: all solutions, or one of each symmetry class. */
static const guint64 queens[] = {
  1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624,
  G_GUINT64_CONSTANT (4968057848), G_GUINT64_CONSTANT (39029188884), G_GUINT64_CONSTANT (314666222712),
  G_GUINT64_CONSTANT (2691008701644), G_GUINT64_CONSTANT (24233937684440), G_GUINT64_CONSTANT (227514171973736),
  G_GUINT64_CONSTANT (2207893435808352), G_GUINT64_CONSTANT (22317699616364044),
  G_GUINT64_CONSTANT (234907967154122528),
};
static const guint64 fundamental_queens[] = {
  1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939, 83263591, 621012754,
  G_GUINT64_CONSTANT (4878666808), G_GUINT64_CONSTANT (39333324973), G_GUINT64_CONSTANT (336376244042),
  G_GUINT64_CONSTANT (3029242658210), G_GUINT64_CONSTANT (28439272956934), G_GUINT64_CONSTANT (275986683743434),
  G_GUINT64_CONSTANT (2789712466510289), G_GUINT64_CONSTANT (29363495934315694),
};
static const guint64 on_torus[] = { 1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524, 0, 0, 0, 140692, 0, 820496 };
static const guint64 superqueens[] = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156, 1876, 5180, 32516, 202900, 1330622 };
static const guint64 fundamental_superqueens[] = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 6, 22, 239, 653, 4089, 25411, 166463 };
static const guint64 touching[] = { 1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306 };

/* Of queens on m × n squares, from m = 1 on. */
static const guint64 rows_of_8[] = { 8, 42, 140, 344, 568, 550, 312, 92 };
static const guint64 rows_of_10[] = { 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724 };
static const guint64 rows_of_12[] = { 12, 110, 756, 4080, 16852, 52856, 120104, 195270, 222720, 160964, 68264, 14200 };

/* A sequence of the OEIS, as far as it is known here. */
typedef struct
{
  const char *name;
  const guint64 *numbers;
  guint length;
} Sequence;

#define SEQUENCE(name, numbers) { name, numbers, G_N_ELEMENTS (numbers) }

static const Sequence squares[QS_N_ATTACKS][2] = {
  [QS_ATTACK_QUEENS] = { SEQUENCE ("A000170", queens), SEQUENCE ("A002562", fundamental_queens) },
  [QS_ATTACK_TORUS] = { SEQUENCE ("A051906", on_torus) },
  [QS_ATTACK_SUPERQUEENS] = { SEQUENCE ("A051223", superqueens), SEQUENCE ("A051224", fundamental_superqueens) },
  [QS_ATTACK_TOUCHING] = { SEQUENCE ("A002464", touching) },
};

/* By the number of columns. */
static const Sequence rectangles[QS_ENUMERATOR_MAX_N + 1] = {
  [8] = SEQUENCE ("A269133", rows_of_8),
  [10] = SEQUENCE ("A269133", rows_of_10),
  [12] = SEQUENCE ("A269133", rows_of_12),
};

static gboolean
look_up (const Sequence *sequence,
         guint           place,
         guint64        *number)
{
  if (place < 1 || place > sequence->length)
    return FALSE;

  *number = sequence->numbers[place - 1];
  return TRUE;
}

/* The published number of all solutions of queens. */
gboolean
qs_known_total (guint    n,
                guint64 *total)
{
  return look_up (&squares[QS_ATTACK_QUEENS][FALSE], n, total);
}

/* The published number of symmetry classes of queens. */
gboolean
qs_known_fundamental (guint    n,
                      guint64 *fundamental)
{
  return look_up (&squares[QS_ATTACK_QUEENS][TRUE], n, fundamental);
}

/* Whether this program's own tests compute both numbers of @n anew; the others rest on their
 * publication alone. */
gboolean
qs_known_is_confirmed (guint n)
{
  return n >= 1 && n <= CONFIRMED_MAX_N;
}

/* The sequence of the OEIS that the number of all or of the fundamental solutions of a problem without squares is in; NULL
 * for none. */
const char *
qs_known_get_sequence (const QsProblem *problem,
                       gboolean         is_fundamental)
{
  if (problem->has_regions)
    return NULL;
  if (problem->n_rows < problem->n)
    return problem->attack == QS_ATTACK_QUEENS && !is_fundamental ? "A269133" : NULL;

  return squares[problem->attack][is_fundamental].name;
}

/* Whether n queens on n × n squares have solutions. Fewer rows have them, too, then. */
static gboolean
has_solutions (QsAttackKind attack,
               guint        n)
{
  switch (attack)
    {
    case QS_ATTACK_TORUS:
      /* Pólya 1918. */
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

/* The published number there, as far as it is known here; squares do not matter. */
gboolean
qs_known_get_number (const QsProblem *problem,
                     gboolean         is_fundamental,
                     guint64         *number)
{
  if (qs_known_get_sequence (problem, is_fundamental) == NULL)
    return FALSE;
  if (problem->n_rows < problem->n)
    return look_up (&rectangles[problem->n], problem->n_rows, number);
  if (look_up (&squares[problem->attack][is_fundamental], problem->n, number))
    return TRUE;
  if (has_solutions (problem->attack, problem->n))
    return FALSE;

  *number = 0;
  return TRUE;
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
