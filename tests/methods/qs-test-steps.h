/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of searches: as a method reports them, and as they should be. */

#pragma once

#include "qs-method.h"

/* A step.
 * @event: what was done
 * @row: the row of its square
 * @column: the column of its square */
typedef struct
{
  QsTraceEvent event;
  guint row;
  guint column;
} TestStep;

GArray  *test_steps_record (const QsMethod *method,
                            QsSearch       *search);
GArray  *test_steps_expect (const char     *id,
                            guint           n);
guint    test_steps_first  (const GArray   *steps);
QsCounts test_steps_count  (const GArray   *steps,
                            guint           n_steps);
