/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long work learns that it is to stop. */

#pragma once

#include <glib.h>

/* Asks whether to stop. Long work calls it at least every 20 milliseconds and mostly far more
 * often, so it should do no more than read a flag. Once it has returned %TRUE, it always does. */
typedef gboolean (*QsStopFunc) (gpointer data);

/* Whom to ask; without a function, nobody. */
typedef struct
{
  QsStopFunc func;
  gpointer data;
} QsStop;

#define QS_STOP_NEVER ((QsStop){ NULL, NULL })

static inline gboolean
qs_stop_is_wanted (QsStop stop)
{
  return stop.func != NULL && stop.func (stop.data);
}
