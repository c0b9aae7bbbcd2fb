/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All solutions of a board, one after the other, in lexicographic order. */

#pragma once

#include <glib.h>

/* A row is a mask of 32 bits. */
#define QS_ENUMERATOR_MAX_N 32

/* How a call of qs_enumerator_next() ended. */
typedef enum
{
  QS_ENUMERATOR_SOLUTION,
  QS_ENUMERATOR_PAUSED, /* the nodes that were allowed are spent; another call continues */
  QS_ENUMERATOR_FINISHED,
} QsEnumeratorStep;

/* A row of the search: masks of the squares that were not tried yet, and of those that queens
 * above attack. */
typedef struct
{
  guint32 untried;
  guint32 taken;
  guint32 diagonals;      /* down to the right */
  guint32 anti_diagonals; /* down to the left */

  /* Of problems that are not plain queens. */
  guint32 knights;     /* a knight's move away */
  guint32 far_knights; /* the same, in the row below this one */
  guint32 regions;     /* those that have a queen, a bit each */
} QsEnumeratorRow;

/* A place in the list of solutions. A plain value; its fields are private. */
typedef struct
{
  guint n;
  guint row;    /* the deepest row that has a queen or untried squares */
  guint32 full; /* a bit for each column */
  QsEnumeratorRow rows[QS_ENUMERATOR_MAX_N];
  guint16 columns[QS_ENUMERATOR_MAX_N]; /* the queens */
} QsEnumerator;

void             qs_enumerator_init (QsEnumerator  *self,
                                     guint          n);
QsEnumeratorStep qs_enumerator_next (QsEnumerator  *self,
                                     guint64        nodes,
                                     guint16       *columns);
