/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the partial results of a count have together, as many machines write them into a folder. */

#pragma once

#include "qs-errand.h"
#include "qs-partial.h"

/* The state of a count that is shared. */
typedef struct
{
  GListModel *files;
  QsPartial *sum;  /* all units of the results; %NULL where there is no result */
  guint n_files;   /* how many files are added up */
  guint n_refused; /* how many files are not */
  guint n_folders; /* how many folders were read */
  char *refusal;   /* the name of the first refused file, and what is wrong with it; or %NULL */
  double progress; /* how much of the count is done, 0 … 1 */
  /* About how long the rest takes if it goes on as while the newer half of the files was written;
   * negative where that is unknown. */
  double seconds_left;
} QsCountParts;

gboolean            qs_count_parts_are_in (GFile        *file,
                                           GCancellable *cancellable);
QsErrand           *qs_count_parts_read   (GListModel   *files);
const QsCountParts *qs_count_parts_get    (QsErrand     *errand);
QsPartial          *qs_count_part_read    (GInputStream *input,
                                           GCancellable *cancellable,
                                           GError      **error);
