/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an export writes, and how the caller learns how far it is. */

#pragma once

#include "qs-census-space.h"
#include "qs-format.h"
#include "qs-verdict.h"

/* How many threads an export has at most where nobody asks for more: they make text faster than a
 * disk takes it, and each needs some megabytes. */
#define QS_EXPORT_USUAL_THREADS 8

/* What to write, and how. */
typedef struct
{
  QsCensusSpace space; /* to write from: the board, its allowed squares, and all or the fundamental ones */
  /* The number of the first solution, from 1; 0 where the solutions before @start are not
   * counted, and none is numbered. */
  guint64 first;
  guint64 count; /* from there on; %G_MAXUINT64 for all */
  /* A file, of which only the solutions of @space that it lacks are written; or %NULL. Then
   * @space has all solutions of its board, and @first and @count stand for all. Whoever keeps a
   * scope holds a reference. */
  QsVerdict *lacking;
  const QsFormat *format;    /* of solutions, or of @problem, which is written in place of them */
  QsFormatEncoding encoding; /* where the format leaves the choice */
  gboolean numbered;         /* whether each solution carries its number, where the format leaves the choice */
  gboolean without_header;   /* whether the solutions stand alone, where the format leaves the choice */
  QsFormatBase base;         /* the number of the leftmost column, where the format leaves the choice */
  QsProblem problem;         /* that of @space, with the squares that narrow it, for formats that name it */
  gboolean has_total;        /* whether @total is set; if not, the published number is used where there is one */
  /* The solutions in @space; where only a part is written, any number that its last solution does
   * not exceed will do. */
  guint64 total;
  /* Whether @start is set; if not, the solutions before number @first are searched as well. */
  gboolean has_start;
  guint16 start[QS_CENSUS_MAX_N]; /* the columns of solution number @first */
  guint n_threads;                /* that search and write; 0 for one per processor, up to %QS_EXPORT_USUAL_THREADS */
} QsExportScope;

/* Called every few milliseconds with how many solutions have been written. Returns whether to
 * continue. */
typedef gboolean (*QsExportProgress) (guint64  written,
                                      gpointer user_data);
