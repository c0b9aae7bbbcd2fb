/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a board will have, how long the count will take and how much memory, before it starts. */

#pragma once

#include "qs-count-order.h"
#include "qs-stop.h"

typedef struct
{
  guint n;
  double solutions;       /* about how many it has */
  double solutions_error; /* standard error, as a part of @solutions */
  double seconds;         /* about how long the count takes with the wanted number of threads */
  guint64 memory;         /* the bytes it needs */
  guint64 available;      /* the bytes this machine has left for it */
} QsCountForecast;

gboolean qs_count_forecast_make (const QsCountOrder *order,
                                 QsStop              stop,
                                 QsCountForecast    *forecast);
