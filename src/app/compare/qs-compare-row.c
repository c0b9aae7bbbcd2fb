/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of the Compare view shows about one method. */

#include "config.h"

#include "qs-compare-row.h"

#include "qs-text.h"

#include <string.h>

#include <glib/gi18n.h>

struct _QsCompareRow
{
  GObject parent_instance;

  QsRaceResult result;
  char *name;
  double ratio;     /* how many times as long as the best; 0 when not measured */
  QsCompareGap gap; /* why there is no time, when there is none */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsCompareRow, qs_compare_row, G_TYPE_OBJECT)

static void
qs_compare_row_finalize (GObject *object)
{
  g_free (QS_COMPARE_ROW (object)->name);

  G_OBJECT_CLASS (qs_compare_row_parent_class)->finalize (object);
}

static void
qs_compare_row_class_init (QsCompareRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_compare_row_finalize;

  /**
   * QsCompareRow::changed:
   *
   * Something about it has changed.
   */
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_compare_row_init (QsCompareRow *self)
{
}

/**
 * qs_compare_row_new:
 * @racer: the racer
 *
 * Returns: (transfer full): a row without a result
 */
QsCompareRow *
qs_compare_row_new (const QsRacer *racer)
{
  QsCompareRow *self = g_object_new (QS_TYPE_COMPARE_ROW, NULL);

  self->result.racer = racer;
  self->name = qs_compare_words_name (racer);

  return self;
}

/**
 * qs_compare_row_update:
 * @self: a row
 * @result: the measurements so far
 * @best: the time of the best, in seconds; 0 when there is none yet
 * @gap: why there is no time, when there is none
 *
 * Takes over a result of the same racer.
 */
void
qs_compare_row_update (QsCompareRow       *self,
                       const QsRaceResult *result,
                       double              best,
                       QsCompareGap        gap)
{
  double ratio = result->n_runs > 0 && best > 0 ? result->seconds / best : 0;

  g_return_if_fail (QS_IS_COMPARE_ROW (self));
  g_return_if_fail (result->racer == self->result.racer);

  if (self->ratio == ratio && self->gap == gap && memcmp (&self->result, result, sizeof *result) == 0)
    return;

  self->result = *result;
  self->ratio = ratio;
  self->gap = gap;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * qs_compare_row_get_result:
 * @self: a row
 *
 * Returns: (transfer none): the measurements
 */
const QsRaceResult *
qs_compare_row_get_result (QsCompareRow *self)
{
  g_return_val_if_fail (QS_IS_COMPARE_ROW (self), NULL);

  return &self->result;
}

/**
 * qs_compare_row_get_name:
 * @self: a row
 *
 * Returns: (transfer none): the racer's name
 */
const char *
qs_compare_row_get_name (QsCompareRow *self)
{
  g_return_val_if_fail (QS_IS_COMPARE_ROW (self), NULL);

  return self->name;
}

/**
 * qs_compare_row_get_ratio:
 * @self: a row
 *
 * Returns: how many times as long as the best it takes; 0 when it was not
 *   measured
 */
double
qs_compare_row_get_ratio (QsCompareRow *self)
{
  g_return_val_if_fail (QS_IS_COMPARE_ROW (self), 0);

  return self->ratio;
}

/**
 * qs_compare_row_has_counts:
 * @self: a row
 *
 * Returns: whether it reports what it did; the reference does not
 */
gboolean
qs_compare_row_has_counts (QsCompareRow *self)
{
  g_return_val_if_fail (QS_IS_COMPARE_ROW (self), FALSE);

  return self->result.n_runs > 0 && self->result.counts.placements > 0;
}

/**
 * qs_compare_row_tell_time:
 * @self: a row
 *
 * Returns: (transfer full): its time, or why there is none
 */
char *
qs_compare_row_tell_time (QsCompareRow *self)
{
  g_autofree char *time = NULL;

  g_return_val_if_fail (QS_IS_COMPARE_ROW (self), NULL);

  if (self->result.n_runs == 0)
    return g_strdup (qs_compare_words_gap (self->gap));

  time = qs_text_time (self->result.seconds);
  if (self->result.is_stable)
    return g_steal_pointer (&time);

  /* Translators: a time that more runs may still change. */
  return g_strdup_printf (_ ("≈ %s"), time);
}
