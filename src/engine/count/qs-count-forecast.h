/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a board will have, how long the count will take and how much memory, before it starts. */

#pragma once

#include "qs-clock.h"
#include "qs-kernel.h"
#include "qs-stop.h"

G_BEGIN_DECLS

/**
 * QsCountForecast:
 * @n: the side of the board, in squares
 * @solutions: about how many solutions it has
 * @solutions_error: the standard error of @solutions, as a part of it
 * @seconds: about how long the count takes with the wanted number of threads
 * @memory: how many bytes it needs
 * @available: how many bytes this machine has left for it
 */
typedef struct
{
  guint n;
  double solutions;
  double solutions_error;
  double seconds;
  guint64 memory;
  guint64 available;
} QsCountForecast;

gboolean qs_count_forecast_make (guint            n,
                                 guint            n_threads,
                                 const QsKernel  *kernel,
                                 QsClock         *clock,
                                 QsStopFunc       is_stopped,
                                 gpointer         data,
                                 QsCountForecast *forecast);

G_END_DECLS
