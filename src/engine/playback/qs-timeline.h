/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last steps of a search, from which any of their moments can be rebuilt. */

#pragma once

#include "qs-moment.h"

/* How many steps a timeline usually remembers. */
#define QS_TIMELINE_CAPACITY (1u << 22)

/* Usually how many steps lie between two moments that are kept. */
#define QS_TIMELINE_INTERVAL (1u << 12)

/* No timeline of the usual capacity takes more memory, in bytes. */
#define QS_TIMELINE_MAX_SIZE \
  (QS_TIMELINE_CAPACITY * sizeof (guint32) + (QS_TIMELINE_CAPACITY / QS_TIMELINE_INTERVAL + 1) * sizeof (QsMoment))

typedef struct
{
  QsMoment last;      /* after the last step */

  /* Private. */
  guint capacity;     /* steps, a power of two */
  guint interval;     /* steps from one moment that is kept to the next, a power of two */
  guint n_moments;    /* how many there is room for */
  guint32 *steps;     /* packed; a ring, by number modulo the capacity */
  QsMoment *moments;  /* a ring, by number modulo how many */
} QsTimeline;

QsTimeline     *qs_timeline_new             (const QsMethod   *method,
                                             guint             n,
                                             const QsProblem  *problem,
                                             guint             capacity,
                                             guint             interval);
void            qs_timeline_free            (QsTimeline       *self);
void            qs_timeline_clear           (QsTimeline       *self);
void            qs_timeline_append          (QsTimeline       *self,
                                             QsTraceEvent      event,
                                             guint             row,
                                             guint             column);

guint64         qs_timeline_get_first_step  (const QsTimeline *self);
void            qs_timeline_get_moment      (const QsTimeline *self,
                                             guint64           step,
                                             QsMoment         *moment);
guint64         qs_timeline_find_next       (const QsTimeline *self,
                                             guint64           step,
                                             guint64           last,
                                             QsTraceEvent      event);
guint64         qs_timeline_find_previous   (const QsTimeline *self,
                                             guint64           step,
                                             QsTraceEvent      event);
guint64         qs_timeline_find_decision   (const QsTimeline *self,
                                             guint64           decision);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTimeline, qs_timeline_free)
