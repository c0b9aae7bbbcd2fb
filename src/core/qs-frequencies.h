/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many of some solutions have a queen on each square. */

#pragma once

#include <glib.h>

#include "qs-constraints.h"
#include "qs-enumerator.h"
#include "qs-square.h"

/* A count for each square of a board. A plain value of 8 KB; its fields are private. */
typedef struct
{
  guint n_rows;
  guint n; /* columns */
  guint64 total; /* how many solutions were added */
  guint64 counts[QS_ENUMERATOR_MAX_N][QS_ENUMERATOR_MAX_N];
} QsFrequencies;

void     qs_frequencies_init      (QsFrequencies       *self,
                                   guint                n_rows,
                                   guint                n);
void     qs_frequencies_add       (QsFrequencies       *self,
                                   const guint16       *columns);
void     qs_frequencies_merge     (QsFrequencies       *self,
                                   const QsFrequencies *other,
                                   gboolean             is_mirrored);
guint64  qs_frequencies_get       (const QsFrequencies *self,
                                   QsSquare             square);
gboolean qs_frequencies_find_hint (const QsFrequencies *self,
                                   const QsConstraints *constraints,
                                   QsSquare            *square);
