/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was solved: how many puzzles of each kind and grade, and how fast. */

#pragma once

#include "qs-puzzle-order.h"

typedef struct
{
  QsPuzzleSort sort;
  QsGrade grade; /* QS_GRADE_BEYOND of an empty board */
  guint n_solved;
  guint best;    /* seconds */
  guint median;  /* the same; of an even number the lower one in the middle */
} QsPlayScore;

/* The name of the file with a line for each solved puzzle. */
char     *qs_play_record_get_path  (void);
char     *qs_play_record_format    (const QsPuzzleOrder *order,
                                    QsGrade              grade,
                                    guint                seconds,
                                    guint                n_hints);

/* QsPlayScore, in their order; lines that are none are passed over. Both may block. */
GArray   *qs_play_record_read      (void);
gboolean  qs_play_record_erase     (GError             **error);
