/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One piece of work in a thread, which reports how far it is, can be cancelled, and ends by itself. */

#pragma once

#include <gio/gio.h>

#include "qs-clock.h"

#define QS_TYPE_ERRAND (qs_errand_get_type ())

G_DECLARE_FINAL_TYPE (QsErrand, qs_errand, QS, ERRAND, GObject)

/* The errand as its thread sees it. */
typedef QsErrand QsErrandRun;

/* How far it was when it last reported. */
typedef struct
{
  guint64 done;
  guint64 total;  /* 0 where it is not known */
  guint phase;    /* 0 at first */
  double elapsed; /* seconds since the start */
} QsErrandProgress;

/* What the errands of one purpose have in common. */
typedef struct
{
  const char *name;    /* of the thread, as QsWorkerKind has it */
  gboolean is_awaited; /* the same */
  /* Does the work, in the thread. What it leaves in @job is there for the owner afterwards. */
  gboolean (*work) (QsErrandRun *run,
                    gpointer     job,
                    GError     **error);
  GDestroyNotify free_job;
} QsErrandKind;

/* For the thread that owns the errand. */
QsErrand               *qs_errand_start           (const QsErrandKind *kind,
                                                   gpointer            job,
                                                   guint64             total,
                                                   QsClock            *clock);
void                    qs_errand_cancel          (QsErrand           *self);
void                    qs_errand_abandon         (QsErrand           *self);
void                    qs_errand_forget          (QsErrand          **place,
                                                   gpointer            listener);
GCancellable           *qs_errand_get_cancellable (QsErrand           *self);
gboolean                qs_errand_is_running      (QsErrand           *self);
const QsErrandProgress *qs_errand_get_progress    (QsErrand           *self);
gpointer                qs_errand_get_job         (QsErrand           *self);

/* For the work itself. */
gboolean      qs_errand_run_report          (guint64      done,
                                             gpointer     run);
gboolean      qs_errand_run_is_cancelled    (gpointer     run);
void          qs_errand_run_set_total       (QsErrandRun *run,
                                             guint64      total);
void          qs_errand_run_begin_phase     (QsErrandRun *run,
                                             guint        phase,
                                             guint64      done);
