/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A clock that is turned by hand, or flies. */

#pragma once

#include "qs-clock.h"

/* A clock on which time passes only as its fields say. One thread at a time, or one timer, may wait by it. All
 * passing time is processor time of the one thread whose time is asked for. The other fields are private.
 * @clock: what is given away
 * @flies: whether whoever waits finds at once that the time has come; else it comes when the clock is turned
 * @lateness: how much later it has got then, in microseconds, as on a machine that has other things to do
 * @per_look: how far it goes on whenever somebody looks at it, in microseconds */
typedef struct
{
  QsClock clock;
  _Atomic gboolean flies;
  _Atomic gint64 lateness;
  _Atomic gint64 per_look;

  _Atomic gint64 time;
  _Atomic gint64 thread_start;
  _Atomic gint64 awaited;
  GAsyncQueue *_Atomic waiting;
  GSource *timer; /* of the main thread */
} EngineClock;

void   engine_clock_init              (EngineClock *self);
void   engine_clock_turn              (EngineClock *self,
                                       gint64       duration);
gint64 engine_clock_run_until_awaited (EngineClock *self);
void   engine_clock_go_on             (EngineClock *self);
