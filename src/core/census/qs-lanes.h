/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vector tree search: what its builds for different processors have in common. */

#pragma once

#include "qs-stop.h"

#define QS_LANES_MAX_N 32

/* How many prefixes of one length are kept before the search goes on below them. */
#define QS_LANES_CAPACITY 2048

/* The widest vector, in lanes: up to this many elements behind the last may be written. */
#define QS_LANES_WIDEST 16

/* The bits of a column where several are packed into a word of 64 bits, and how many fit. */
#define QS_LANES_COLUMN_BITS 5
#define QS_LANES_MAX_ROWS 12

/* Prefixes of one length: each has an element in each array. */
typedef struct
{
  guint32 taken[QS_LANES_CAPACITY + QS_LANES_WIDEST]; /* the columns of each prefix's queens */
  guint32 diagonals[QS_LANES_CAPACITY + QS_LANES_WIDEST]; /* the squares of the next row attacked down to the right */
  guint32 anti_diagonals[QS_LANES_CAPACITY + QS_LANES_WIDEST]; /* those attacked down to the left */
  /* Which of the counts its solutions are added to; in a listing, which element of the level
   * above it lengthens. */
  guint32 ids[QS_LANES_CAPACITY + QS_LANES_WIDEST];
} QsLanesLevel;

/* The solutions that a listing has found, in no order. */
typedef struct
{
  guint n;          /* how many solutions */
  guint max;        /* how many there is room for */
  guint32 *ids;     /* of the prefix that each one was found below */
  guint64 *columns; /* from there on, %QS_LANES_COLUMN_BITS each, the last row's lowest */
} QsLanesFound;

/* A search and the memory that it needs, 64-byte aligned. */
typedef struct
{
  guint n;
  const guint32 *allowed; /* of each row */
  guint64 *counts;        /* where the solutions are counted */
  QsStop stop;            /* asked at least every millisecond */
  gboolean was_stopped; /* then the counts are too small */
  /* For each set of eight lanes the numbers of its lanes, a byte each, lowest first. */
  guint64 packings[256];
  /* For each set of eight lanes, which lane of the set each lane of it is, from 0, a byte each,
   * and −128 for each other lane. */
  guint64 unpackings[256];
  guint n_hits;
  /* The ids of solutions that are not in @counts yet; in a listing, twice the element of the last
   * level, and 1 more where the queen of the last row is on the left of that above it. */
  guint32 hits[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  /* In a listing, the columns that are taken above the last two rows. */
  guint32 hits_taken[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  /* The number of each element of a level. */
  guint32 indices[QS_LANES_CAPACITY + QS_LANES_WIDEST] __attribute__ ((aligned (64)));
  guint top; /* in a listing, the row of its prefixes */
  QsLanesFound found;
  /* The prefixes that are still to be searched below. */
  QsLanesLevel levels[QS_LANES_MAX_N] __attribute__ ((aligned (64)));
} QsLanes;

/* Searches below the prefixes of a level, whose row lacks at least three rows. */
typedef void (*QsLanesFunc) (QsLanes *self,
                             guint    row,
                             guint    n_prefixes);

/* What is built for one kind of processor. */
typedef struct
{
  QsLanesFunc count; /* adds the solutions to @counts */
  QsLanesFunc list;  /* appends the solutions to @found; at most %QS_LANES_MAX_ROWS rows may be missing */
} QsLanesLoops;

extern const QsLanesLoops qs_lanes_portable;
extern const QsLanesLoops qs_lanes_avx2;
extern const QsLanesLoops qs_lanes_avx512;
extern const QsLanesLoops qs_lanes_neon;
