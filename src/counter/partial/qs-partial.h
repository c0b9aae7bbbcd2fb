/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units of a count are done, and their sum: what is saved, sent and added up. */

#pragma once

#include "qs-count-plan.h"
#include "qs-total.h"

/* A partial result: ranges of units of one board, each with the sum of its units' solutions. No unit is in it twice.
 * Neighbouring ranges are joined within blocks of units, so that not everything must be counted again to verify a
 * part. All may be read. */
typedef struct
{
  QsCountPlan plan;
  GArray *ranges;    /* QsPartialRange, in the order of the units */
  guint32 n_done;    /* units, of all ranges */
  QsTotal solutions; /* of all ranges: below 2^96, as there are fewer than 2^32 units of 64 bits */
  gint64 time;       /* what they took, in microseconds */
  /* What counted them, in order, each once, with “, ” in between: a program's version and a kernel's name, such as
   * “1.2.0 avx2”. */
  char *makers;
} QsPartial;

typedef struct
{
  guint32 first;     /* the number of its first unit, from 0 */
  guint32 n_units;   /* how many units it has, at least 1 */
  QsTotal solutions; /* the sum of their solutions, each of at most 64 bits */
} QsPartialRange;

/* It stays where it is until something is added. */
static inline QsPartialRange *
qs_partial_get_range (const QsPartial *self,
                      guint            index)
{
  return &g_array_index (self->ranges, QsPartialRange, index);
}

QsPartial            *qs_partial_new           (guint                 n);
QsPartial            *qs_partial_new_full      (guint                 n);
QsPartial            *qs_partial_copy          (const QsPartial      *self);
void                  qs_partial_free          (QsPartial            *self);

gboolean              qs_partial_check_total   (const QsPartial      *self,
                                                GError              **error);
gboolean              qs_partial_has           (const QsPartial      *self,
                                                guint32               unit);
guint32               qs_partial_find_missing  (const QsPartial      *self,
                                                guint32               from);

void                  qs_partial_add           (QsPartial            *self,
                                                guint32               unit,
                                                guint64               solutions);
void                  qs_partial_add_range     (QsPartial            *self,
                                                const QsPartialRange *range);
void                  qs_partial_add_time      (QsPartial            *self,
                                                gint64                microseconds);
void                  qs_partial_add_makers    (QsPartial            *self,
                                                const char           *makers);

char                 *qs_partial_list_missing  (const QsPartial      *self,
                                                guint                 most);
char                 *qs_partial_list_expression (const QsPartial    *self);
gboolean              qs_partial_merge         (QsPartial            *self,
                                                const QsPartial      *other,
                                                GError              **error);

char                 *qs_partial_to_text       (const QsPartial      *self);
QsPartial            *qs_partial_parse         (const char           *text,
                                                gsize                 length,
                                                GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPartial, qs_partial_free)
