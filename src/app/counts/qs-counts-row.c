/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of counts shows about one board. */

#include "config.h"

#include "qs-counts-row.h"

#include <string.h>

struct _QsCountsRow
{
  GObject parent_instance;

  QsCountEntry entry;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsCountsRow, qs_counts_row, G_TYPE_OBJECT)

static void
qs_counts_row_class_init (QsCountsRowClass *klass)
{
  /**
   * QsCountsRow::changed:
   * @self: the row
   *
   * Something about it has changed.
   */
  signals[CHANGED] =
      g_signal_new ("changed", QS_TYPE_COUNTS_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_counts_row_init (QsCountsRow *self)
{
}

/**
 * qs_counts_row_new:
 * @entry: what is known about a board
 *
 * Returns: (transfer full): a row
 */
QsCountsRow *
qs_counts_row_new (const QsCountEntry *entry)
{
  QsCountsRow *self = g_object_new (QS_TYPE_COUNTS_ROW, NULL);

  self->entry = *entry;

  return self;
}

/**
 * qs_counts_row_update:
 * @self: a row
 * @entry: what is known about the same board now
 *
 * Takes over what is known.
 */
void
qs_counts_row_update (QsCountsRow        *self,
                      const QsCountEntry *entry)
{
  g_return_if_fail (QS_IS_COUNTS_ROW (self));
  g_return_if_fail (entry->n == self->entry.n);

  if (memcmp (&self->entry, entry, sizeof *entry) == 0)
    return;

  self->entry = *entry;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * qs_counts_row_get_entry:
 * @self: a row
 *
 * Returns: (transfer none): what is known about the board
 */
const QsCountEntry *
qs_counts_row_get_entry (QsCountsRow *self)
{
  g_return_val_if_fail (QS_IS_COUNTS_ROW (self), NULL);

  return &self->entry;
}
