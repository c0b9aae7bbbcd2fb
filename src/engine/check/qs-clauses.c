/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses to one sentence, as each language joins them. */

#include "config.h"

#include "qs-clauses.h"

#include <glib/gi18n-lib.h>

/**
 * qs_clauses_join:
 * @clauses: (array zero-terminated=1): clauses
 * @most: how many to join; “…” stands for those after them
 *
 * Returns: (transfer full): a sentence
 */
char *
qs_clauses_join (const char *const *clauses,
                 guint              most)
{
  GString *sentence = g_string_new (NULL);

  for (guint i = 0; clauses[i] != NULL && i <= most; i++)
    {
      if (i > 0)
        /* Translators: between two clauses, as in “90 of the 92 solutions for 8 queens; missing #17 and #44”. */
        g_string_append (sentence, _ ("; "));
      g_string_append (sentence, i < most ? clauses[i] : "…");
    }

  return g_string_free (sentence, FALSE);
}
