/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an export writes, and how the caller learns how far it is. */

#pragma once

#include "qs-census-space.h"
#include "qs-format.h"
#include "qs-instance.h"
#include "qs-opened-set.h"

G_BEGIN_DECLS

/**
 * QS_EXPORT_USUAL_THREADS:
 *
 * How many threads an export has at most where nobody asks for more: they make
 * text faster than a disk takes it, and each needs some megabytes.
 */
#define QS_EXPORT_USUAL_THREADS 8

/**
 * QsExportScope:
 * @space: the solutions to write from: the board, its allowed squares, and all
 *   or the fundamental ones
 * @first: the number of the first solution, from 1; 0 where the solutions
 *   before @start are not counted, and none is numbered
 * @count: how many solutions from there on; %G_MAXUINT64 for all
 * @lacking: (nullable): a file, of which only the solutions of @space that it
 *   lacks are written; then @space has all solutions of its board, and @first and
 *   @count stand for all. Whoever keeps a scope holds a reference
 * @instance: (nullable): the form in which the problem of @constraints is
 *   written in place of its solutions; %NULL for these
 * @encoding: how an @instance that leaves the choice says that a line has at
 *   most one queen
 * @format: the format; not used where there is an @instance
 * @numbered: whether each solution carries its number, where the format leaves
 *   the choice
 * @base: the number of the leftmost column, where the format leaves the choice
 * @constraints: the squares that narrow @space, for formats that name them
 * @has_total: whether @total is set; if not, the published number is used where
 *   there is one
 * @total: how many solutions are in @space; where only a part is written, any
 *   number that its last solution does not exceed will do
 * @has_start: whether @start is set; if not, the solutions before number
 *   @first are searched as well
 * @start: the columns of solution number @first
 * @n_threads: how many threads search and write; 0 for one per processor, up to
 *   %QS_EXPORT_USUAL_THREADS
 *
 * What to write, and how.
 */
typedef struct
{
  QsCensusSpace space;
  guint64 first;
  guint64 count;
  QsOpenedSet *lacking;
  const QsInstance *instance;
  QsInstanceEncoding encoding;
  const QsFormat *format;
  gboolean numbered;
  QsFormatBase base;
  QsConstraints constraints;
  gboolean has_total;
  guint64 total;
  gboolean has_start;
  guint16 start[QS_CENSUS_MAX_N];
  guint n_threads;
} QsExportScope;

/**
 * QsExportProgress:
 * @written: how many solutions have been written
 * @user_data: the caller's data
 *
 * Called every few milliseconds.
 *
 * Returns: whether to continue
 */
typedef gboolean (*QsExportProgress) (guint64  written,
                                      gpointer user_data);

G_END_DECLS
