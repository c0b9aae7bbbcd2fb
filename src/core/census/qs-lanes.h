/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vector tree search: what its builds for different processors have in common. */

#pragma once

#include "qs-stop.h"

G_BEGIN_DECLS

/**
 * QS_LANES_MAX_N:
 *
 * The side of the largest board that fits into a lane, in squares.
 */
#define QS_LANES_MAX_N 32

/**
 * QS_LANES_CAPACITY:
 *
 * How many prefixes of one length are kept before the search goes on below
 * them.
 */
#define QS_LANES_CAPACITY 2048

/* The widest vector, in lanes: up to this many elements behind the last may be written. */
#define QS_LANES_WIDEST 16

/**
 * QS_LANES_COLUMN_BITS:
 *
 * How many bits a column takes where several are packed into a word.
 */
#define QS_LANES_COLUMN_BITS 5

/**
 * QS_LANES_MAX_ROWS:
 *
 * How many columns are packed into a word of 64 bits.
 */
#define QS_LANES_MAX_ROWS 12

/**
 * QsLanesLevel:
 * @taken: the columns of each prefix's queens
 * @diagonals: the squares of the next row that are attacked along diagonals
 * @anti_diagonals: those attacked along anti-diagonals
 * @ids: which of the counts its solutions are added to; in a listing, which element of
 *   the level above it lengthens
 *
 * Prefixes of one length: each has an element in each array.
 */
typedef struct
{
  guint32 taken[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  guint32 diagonals[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  guint32 anti_diagonals[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  guint32 ids[QS_LANES_CAPACITY + QS_LANES_WIDEST];
} QsLanesLevel;

/**
 * QsLanesFound:
 * @n: how many solutions
 * @max: how many there is room for
 * @ids: the id of the prefix that each one was found below
 * @columns: its columns from there on, %QS_LANES_COLUMN_BITS each, the last
 *   row's lowest
 *
 * The solutions that a listing has found, in no order.
 */
typedef struct
{
  guint n;
  guint max;
  guint32 *ids;
  guint64 *columns;
} QsLanesFound;

/**
 * QsLanes:
 * @n: the side of the board, in squares
 * @allowed: the allowed squares of each row
 * @counts: where the solutions are counted
 * @is_stopped: asked at least every millisecond; %NULL to continue to the end
 * @data: for @is_stopped
 * @was_stopped: whether it said yes: then the counts are too small
 * @packings: for each set of eight lanes the numbers of its lanes, a byte
 *   each, lowest first
 * @unpackings: for each set of eight lanes, which lane of the set each lane of it is,
 *   from 0, a byte each, and −128 for each other lane
 * @n_hits: the number of @hits
 * @hits: the ids of solutions that are not in @counts yet; in a listing, twice the
 *   element of the last level, and 1 more where the queen of the last row is on the left
 *   of that above it
 * @hits_taken: in a listing, the columns that are taken above the last two rows
 * @indices: the number of each element of a level
 * @top: in a listing, the row of its prefixes
 * @found: the solutions of a listing
 * @levels: the prefixes that are still to be searched below
 *
 * A search and the memory that it needs, 64-byte aligned.
 */
typedef struct
{
  guint n;
  const guint32 *allowed;
  guint64 *counts;
  QsStopFunc is_stopped;
  gpointer data;
  gboolean was_stopped;
  guint64 packings[256];
  guint64 unpackings[256];
  guint n_hits;
  guint32 hits[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  guint32 hits_taken[QS_LANES_CAPACITY + QS_LANES_WIDEST];
  guint32 indices[QS_LANES_CAPACITY + QS_LANES_WIDEST] __attribute__ ((aligned (64)));
  guint top;
  QsLanesFound found;
  QsLanesLevel levels[QS_LANES_MAX_N] __attribute__ ((aligned (64)));
} QsLanes;

/**
 * QsLanesFunc:
 * @self: a search
 * @row: the row of the level, which lacks at least three rows
 * @n_prefixes: how many prefixes the level has
 *
 * Searches below the prefixes of a level.
 */
typedef void (*QsLanesFunc) (QsLanes *self,
                             guint    row,
                             guint    n_prefixes);

/**
 * QsLanesLoops:
 * @count: adds the solutions to @counts
 * @list: appends the solutions to @found; at most %QS_LANES_MAX_ROWS rows may
 *   be missing
 *
 * What is built for one kind of processor.
 */
typedef struct
{
  QsLanesFunc count;
  QsLanesFunc list;
} QsLanesLoops;

extern const QsLanesLoops qs_lanes_portable;
extern const QsLanesLoops qs_lanes_avx2;
extern const QsLanesLoops qs_lanes_avx512;
extern const QsLanesLoops qs_lanes_neon;

G_END_DECLS
