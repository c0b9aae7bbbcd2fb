/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's own data at one moment, as values to be shown. */

#include "qs-internals.h"

struct _QsInternals
{
  GArray *data;  /* of QsDatum */
  GArray *cells; /* of QsCell, of all data one after the other */
};

QsInternals *
qs_internals_new (void)
{
  QsInternals *self = g_new (QsInternals, 1);

  self->data = g_array_new (FALSE, TRUE, sizeof (QsDatum));
  self->cells = g_array_new (FALSE, FALSE, sizeof (QsCell));

  return self;
}

void
qs_internals_free (QsInternals *self)
{
  g_array_unref (self->data);
  g_array_unref (self->cells);
  g_free (self);
}

/* Removes all data, and keeps the memory. */
void
qs_internals_clear (QsInternals *self)
{
  g_array_set_size (self->data, 0);
  g_array_set_size (self->cells, 0);
}

/* Begins a datum, to which qs_internals_add() adds values. @name is not copied. The datum, whose
 * other fields may be set, is valid until the next is begun. */
QsDatum *
qs_internals_begin (QsInternals *self,
                    const char  *name,
                    QsDatumKind  kind)
{
  QsDatum datum = { .name = name, .kind = kind, .first_cell = self->cells->len };

  g_array_append_val (self->data, datum);

  return &g_array_index (self->data, QsDatum, self->data->len - 1);
}

/* Adds a value to the datum that was begun last; @flags are #QsCellFlags. */
void
qs_internals_add (QsInternals *self,
                  gint64       value,
                  guint        flags,
                  QsRegion     region)
{
  QsCell cell = { .value = value, .flags = flags, .region = region };
  QsDatum *datum;

  g_return_if_fail (self->data->len > 0);

  datum = &g_array_index (self->data, QsDatum, self->data->len - 1);
  datum->n_cells++;
  datum->n_total = MAX (datum->n_total, datum->n_cells);
  g_array_append_val (self->cells, cell);
}

/* Adds a value that says yes unless it is 0; @other_flags are #QsCellFlags. */
void
qs_internals_add_bit (QsInternals *self,
                      gint64       value,
                      guint        other_flags,
                      QsRegion     region)
{
  qs_internals_add (self, value, (value != 0 ? QS_CELL_SET : 0) | other_flags, region);
}

/* Adds a datum that is one number. What is not known yet is unused, −1. */
QsDatum *
qs_internals_add_number (QsInternals *self,
                         const char  *name,
                         gboolean     is_known,
                         gint64       value,
                         guint        flags,
                         QsRegion     region)
{
  qs_internals_begin (self, name, QS_DATUM_NUMBER);
  qs_internals_add (self, is_known ? value : -1, is_known ? flags : QS_CELL_UNUSED,
                    is_known ? region : (QsRegion){ QS_REGION_NONE });

  return &g_array_index (self->data, QsDatum, self->data->len - 1);
}

/* Adds a whole mask as one value to the datum that was begun last. @flags are #QsCellFlags. */
void
qs_internals_add_bits (QsInternals *self,
                       gint64       value,
                       guint        n_bits,
                       guint        flags,
                       QsRegion     region)
{
  qs_internals_add (self, value, flags, region);
  g_array_index (self->cells, QsCell, self->cells->len - 1).n_bits = n_bits;
}

const QsDatum *
qs_internals_get_data (const QsInternals *self,
                       guint             *n_data)
{
  *n_data = self->data->len;

  return (const QsDatum *) (gpointer) self->data->data;
}

const QsCell *
qs_internals_get_cells (const QsInternals *self,
                        const QsDatum     *datum)
{
  return datum->first_cell < self->cells->len ? &g_array_index (self->cells, QsCell, datum->first_cell) : NULL;
}
