/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the queens of a problem attack: the one place that knows, for all searches row by row. */

#pragma once

#include "qs-enumerator.h"

typedef enum
{
  QS_ATTACK_QUEENS,
  QS_ATTACK_TORUS,        /* on diagonals that go on at the other side */
  QS_ATTACK_SUPERQUEENS,  /* as a queen and as a knight */
  QS_ATTACK_TOUCHING,     /* in the column, and next to each other */
  QS_N_ATTACKS,
} QsAttackKind;

static inline guint32
qs_attack_rotate (guint32 mask,
                  guint   n,
                  guint   distance)
{
  guint64 twice = (guint64) mask << distance;

  return (guint32) (twice | twice >> n) & (G_MAXUINT32 >> (32 - n));
}

/* The squares of a row that a queen attacks, @distance rows away, 1 … 31, on a board of @n columns. Bits from @n on
 * mean nothing. */
static inline guint32
qs_attack_get (QsAttackKind kind,
               guint        n,
               guint        column,
               guint        distance)
{
  guint32 bit = 1u << column;

  switch (kind)
    {
    case QS_ATTACK_TORUS:
      return bit | qs_attack_rotate (bit, n, distance % n) | qs_attack_rotate (bit, n, (n - distance % n) % n);
    case QS_ATTACK_SUPERQUEENS:
      return bit | bit << distance | bit >> distance |
             (distance == 1 ? bit << 2 | bit >> 2 : distance == 2 ? bit << 1 | bit >> 1 : 0);
    case QS_ATTACK_TOUCHING:
      return distance == 1 ? bit | bit << 1 | bit >> 1 : bit;
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return bit | bit << distance | bit >> distance;
    }
}

/* Puts a queen, given as a bit, into the row of @here and sets what queens attack from there in @below, but for the
 * untried squares. Returns: the attacked squares of the row below; bits from @n on mean nothing */
static inline guint32
qs_attack_step (QsAttackKind           kind,
                guint                  n,
                const QsEnumeratorRow *here,
                guint32                bit,
                QsEnumeratorRow       *below)
{
  below->taken = here->taken | bit;

  switch (kind)
    {
    case QS_ATTACK_TORUS:
      below->diagonals = qs_attack_rotate (here->diagonals | bit, n, 1 % n);
      below->anti_diagonals = qs_attack_rotate (here->anti_diagonals | bit, n, n - 1);
      break;
    case QS_ATTACK_TOUCHING:
      below->diagonals = bit << 1;
      below->anti_diagonals = bit >> 1;
      break;
    case QS_ATTACK_SUPERQUEENS:
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      below->diagonals = (here->diagonals | bit) << 1;
      below->anti_diagonals = (here->anti_diagonals | bit) >> 1;
    }

  if (kind != QS_ATTACK_SUPERQUEENS)
    return below->taken | below->diagonals | below->anti_diagonals;

  below->knights = bit << 2 | bit >> 2 | here->far_knights;
  below->far_knights = bit << 1 | bit >> 1;

  return below->taken | below->diagonals | below->anti_diagonals | below->knights;
}
