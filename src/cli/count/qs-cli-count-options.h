/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of the command that counts solutions. */

#pragma once

#include "qs-cli-arguments.h"
#include "qs-count-job.h"
#include "qs-partial.h"

/* The options as they were written, and what they mean. All fields are 0 before they are read. */
typedef struct
{
  QsCliSpaceOptions space;
  gboolean classes;
  gboolean is_b_file;
  const char *range; /* with it, the operand */
  char *threads;
  char *kernel;
  gboolean progress;
  gboolean yes;
  char *state;
  char *units;
  gboolean partial;
  gboolean missing;
  char *verify;
  char *forecast;
  gboolean plan;
  gboolean json;
  char *cores;
  char *seed;
  double sample;       /* of a sum to verify, above 0 and up to 1 */
  guint n_drawn;       /* units to forecast from; 0 for no forecast */
  guint n_cores;       /* to plan for */
  guint32 sample_seed; /* what to draw any of them with */
  QsCountOrder order;  /* of a board, but not of which units; its n is 0 where --sum stands without one */
  char **sum;          /* the files, up to %NULL */
} QsCliCountOptions;

gboolean   qs_cli_count_options_read (QsCliCountOptions *self,
                                      GStrv             *arguments,
                                      GError           **error);

/* The units of a count that the user means: those from one number to another, several such ranges, or a share of all. */
QsPartial *qs_cli_count_units_parse  (const char        *text,
                                      guint              n,
                                      GError           **error);
QsPartial *qs_cli_count_units_draw   (guint              n_drawn,
                                      guint32            seed,
                                      guint              n);
gboolean   qs_cli_count_units_check  (const QsPartial   *wanted,
                                      const QsPartial   *partial,
                                      const char        *path,
                                      GError           **error);
