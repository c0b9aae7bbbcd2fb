/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a turn leaves as they are, and the number of symmetry classes that follows from them. */

#pragma once

#include "qs-stop.h"
#include "qs-total.h"

/**
 * QsSymmetricCounts:
 * @half_turn: how many solutions a half turn leaves as they are
 * @quarter_turn: how many of them a quarter turn leaves as they are
 */
typedef struct
{
  guint64 half_turn;
  guint64 quarter_turn;
} QsSymmetricCounts;

/**
 * QsClasses:
 * @fundamental: the number of symmetry classes
 * @of_8: those of eight images
 * @of_4: those of four
 * @of_2: those of two
 * @of_1: those of one image; only n = 1 has one
 *
 * How many symmetry classes a board has.
 */
typedef struct
{
  QsTotal fundamental;
  QsTotal of_8;
  QsTotal of_4;
  QsTotal of_2;
  QsTotal of_1;
} QsClasses;

gboolean qs_symmetric_count (guint                    n,
                             QsStop                   stop,
                             QsSymmetricCounts       *counts);
gboolean qs_classes_find    (guint                    n,
                             const QsTotal           *total,
                             const QsSymmetricCounts *symmetric,
                             QsClasses               *classes);
