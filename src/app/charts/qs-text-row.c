/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a table whose cells are texts: a value that they are about, which may change. */

#include "qs-text-row.h"

#include "qs-members.h"

#include <string.h>

struct _QsTextRow
{
  GObject parent_instance;

  gpointer value;
};

QS_DEFINE_PLAIN_TYPE (QsTextRow, qs_text_row, G_TYPE_OBJECT)

static void
qs_text_row_class_init (QsTextRowClass *klass)
{
  qs_members_own (klass, QsTextRow, value, g_free);

  g_signal_new ("changed", QS_TYPE_TEXT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Has the row in a place of @rows, or a new one there, be about a value of @size bytes, which are copied as they are. A row
 * stays for a value with the same first @id_size bytes. */
void
qs_text_row_put (GListStore   *rows,
                 guint         place,
                 gconstpointer value,
                 gsize         size,
                 gsize         id_size)
{
  g_autoptr (QsTextRow) self = g_list_model_get_item (G_LIST_MODEL (rows), place);

  if (self == NULL || memcmp (self->value, value, id_size) != 0)
    {
      g_clear_object (&self);
      self = g_object_new (QS_TYPE_TEXT_ROW, NULL);
      self->value = g_memdup2 (value, size);
      g_list_store_insert (rows, place, self);
    }
  else if (memcmp (self->value, value, size) != 0)
    {
      memcpy (self->value, value, size);
      g_signal_emit_by_name (self, "changed");
    }
}

/* The value stays at the same place for as long as the row lives. */
gconstpointer
qs_text_row_get_value (QsTextRow *self)
{
  g_return_val_if_fail (QS_IS_TEXT_ROW (self), NULL);

  return self->value;
}
