/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions as the lines of an OEIS b-file: the index, a space, the number; comments begin with “#”. */

#include "config.h"

#include "qs-count-b-file.h"

/* Such as “1-18, 20”: the boards whose numbers come from @source. */
static char *
list_boards (QsCountKind         kind,
             const QsCountEntry *entries,
             guint               n_entries,
             QsCountSource       source)
{
  GString *list = g_string_new (NULL);
  guint end;

  for (guint i = 0; i < n_entries; i = end + 1)
    {
      for (end = i; end < n_entries && entries[end].numbers[kind].source == source; end++)
        continue;

      if (end == i)
        continue;

      g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", entries[i].n);
      if (end > i + 1)
        g_string_append_printf (list, "-%u", entries[end - 1].n);
    }

  return g_string_free (list, FALSE);
}

/* Writes the numbers of a @kind that is published, from n = 1 up to the first unknown one, a line each. Comments say which of
 * them were counted here, which are published, and where one counted here differs from the
 * published one. Other programs read this, so it is the same in every language. @entries are in
 * the order of their n. Source: the OEIS's rules for b-files. */
char *
qs_count_b_file_write (QsCountKind         kind,
                       const QsCountEntry *entries,
                       guint               n_entries,
                       guint              *n_lines)
{
  GString *file = g_string_new (NULL);
  g_autofree char *here = NULL;
  g_autofree char *published = NULL;
  guint n = 0;

  while (n < n_entries && entries[n].n == n + 1 && entries[n].numbers[kind].source != QS_COUNT_SOURCE_NONE)
    n++;
  *n_lines = n;

  here = list_boards (kind, entries, n, QS_COUNT_SOURCE_HERE);
  if (*here != '\0')
    g_string_append_printf (file, "# computed by Queenside %s: n = %s\n", QS_VERSION, here);
  published = list_boards (kind, entries, n, QS_COUNT_SOURCE_PUBLISHED);
  if (*published != '\0')
    g_string_append_printf (file, "# from OEIS %s: n = %s\n", entries[0].numbers[kind].sequence, published);
  for (guint i = 0; i < n; i++)
    {
      const QsCountNumber *number = &entries[i].numbers[kind];
      g_autofree char *digits = qs_total_to_string (&number->published);

      if (number->is_published && qs_total_compare (&number->published, &number->total) != 0)
        g_string_append_printf (file, "# n = %u differs: OEIS has %s\n", entries[i].n, digits);
    }

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *digits = qs_total_to_string (&entries[i].numbers[kind].total);

      g_string_append_printf (file, "%u %s\n", entries[i].n, digits);
    }

  return g_string_free (file, FALSE);
}
