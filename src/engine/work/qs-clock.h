/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the time, and waits until a time. Everything that keeps a pace is given a clock, so that a test can
 * turn it by hand. */

#pragma once

#include <time.h>

#include <glib.h>

/* A time that has come on every clock. */
#define QS_CLOCK_NOW 0

/* A time that comes on no clock. */
#define QS_CLOCK_NEVER G_MAXINT64

typedef struct _QsClock QsClock;

/* A clock in place of the real one. Any thread may ask it, and it outlives everything that it is
 * given to. Wherever a function takes a clock, %NULL is the real one. */
struct _QsClock
{
  gint64 (*get_time) (QsClock *self); /* as of qs_clock_get_time() */
  /* Waits for an item of a queue, as of qs_clock_pop(), until a time that is still to come. */
  gpointer (*pop) (QsClock     *self,
                   GAsyncQueue *queue,
                   gint64       until);
  /* As of qs_clock_set_ready_time(). */
  void (*set_ready_time) (QsClock *self,
                          GSource *timer,
                          gint64   time);
  /* As of qs_clock_get_thread_seconds(). */
  double (*get_thread_seconds) (QsClock  *self,
                                clockid_t thread);
};

gint64   qs_clock_get_time           (QsClock     *self);
GSource *qs_clock_timer_new          (const char  *name,
                                      int          priority,
                                      GSourceFunc  func,
                                      gpointer     data);
void     qs_clock_set_ready_time     (QsClock     *self,
                                      GSource     *timer,
                                      gint64       time);
double   qs_clock_get_thread_seconds (QsClock     *self,
                                      clockid_t    thread);
gpointer qs_clock_pop                (QsClock     *self,
                                      GAsyncQueue *queue,
                                      gint64       until);
