/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a turn leaves as they are, and the number of symmetry classes that follows from them. */

#pragma once

#include "qs-stop.h"
#include "qs-total.h"

typedef struct
{
  guint64 half_turn;    /* how many solutions a half turn leaves as they are */
  guint64 quarter_turn; /* how many of them a quarter turn leaves as they are */
} QsSymmetricCounts;

/* How many sizes classes have. */
#define QS_CLASS_SIZES 4

/* How many symmetry classes a board has. */
typedef struct
{
  QsTotal fundamental;        /* of any size */
  QsTotal of[QS_CLASS_SIZES]; /* those of 1, 2, 4 and 8 images; only n = 1 has one of a single image */
} QsClasses;

gboolean qs_symmetric_count (guint                    n,
                             QsStop                   stop,
                             QsSymmetricCounts       *counts);
gboolean qs_classes_find    (guint                    n,
                             const QsTotal           *total,
                             const QsSymmetricCounts *symmetric,
                             QsClasses               *classes);
