/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a table whose cells are texts: a value that they are about, which may change. */

#include "qs-text-row.h"

#include <string.h>

struct _QsTextRow
{
  GObject parent_instance;

  gpointer value;
  gsize size; /* of the value, in bytes */
};

G_DEFINE_FINAL_TYPE (QsTextRow, qs_text_row, G_TYPE_OBJECT)

static void
qs_text_row_finalize (GObject *object)
{
  g_free (QS_TEXT_ROW (object)->value);

  G_OBJECT_CLASS (qs_text_row_parent_class)->finalize (object);
}

static void
qs_text_row_class_init (QsTextRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_text_row_finalize;

  g_signal_new ("changed", QS_TYPE_TEXT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_text_row_init (QsTextRow *self)
{
}

/* The value's @size bytes are copied as they are. */
QsTextRow *
qs_text_row_new (gconstpointer value,
                 gsize         size)
{
  QsTextRow *self = g_object_new (QS_TYPE_TEXT_ROW, NULL);

  self->value = g_memdup2 (value, size);
  self->size = size;

  return self;
}

/* The value has the size of the first. */
void
qs_text_row_update (QsTextRow    *self,
                    gconstpointer value)
{
  g_return_if_fail (QS_IS_TEXT_ROW (self));

  if (memcmp (self->value, value, self->size) == 0)
    return;

  memcpy (self->value, value, self->size);
  g_signal_emit_by_name (self, "changed");
}

/* The value stays at the same place for as long as the row lives. */
gconstpointer
qs_text_row_get_value (QsTextRow *self)
{
  g_return_val_if_fail (QS_IS_TEXT_ROW (self), NULL);

  return self->value;
}
