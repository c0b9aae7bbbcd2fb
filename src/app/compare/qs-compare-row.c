/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of the Compare view shows about one method. */

#include "qs-compare-row.h"

#include <glib/gi18n.h>

#include "qs-text.h"

/* Returns its time, or why there is none. */
char *
qs_compare_row_tell_time (const QsCompareRow *self)
{
  g_autofree char *time = NULL;

  if (self->result.n_runs == 0)
    return qs_compare_words_gap (self->gap, self->expected_seconds);

  time = qs_text_time (self->result.seconds);
  if (self->result.is_stable)
    return g_steal_pointer (&time);

  /* Translators: a time that more runs may still change. */
  return g_strdup_printf (_ ("≈ %s"), time);
}
