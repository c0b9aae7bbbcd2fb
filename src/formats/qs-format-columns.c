/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Column lists: the column of the queen in each row, a line per solution. */

#include "config.h"

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static guint
get_base (const QsFormatSet *set)
{
  return set->base == QS_FORMAT_BASE_0 ? 0 : 1;
}

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board,
        gboolean             is_first)
{
  qs_format_append_columns (out, board->columns, set->n, get_base (set), ' ');
  g_string_append_c (out, '\n');
}

/* The numbers of a table: 0 … 32, and one that stands for none. */
#define NO_NUMBER 33
#define N_NUMBERS 34

/* Two numbers with a space behind each, and how long that is. */
typedef struct
{
  char text[7];
  guint8 length;
} Pair;

static const Pair *
get_pairs (void)
{
  static Pair pairs[N_NUMBERS * N_NUMBERS];
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      for (guint i = 0; i < N_NUMBERS * NO_NUMBER; i++)
        {
          guint left = i / N_NUMBERS, right = i % N_NUMBERS;

          if (right == NO_NUMBER)
            g_snprintf (pairs[i].text, sizeof pairs[i].text, "%u ", left);
          else
            g_snprintf (pairs[i].text, sizeof pairs[i].text, "%u %u ", left, right);
          pairs[i].length = (guint8) strlen (pairs[i].text);
        }
      g_once_init_leave (&is_filled, TRUE);
    }

  return pairs;
}

/* Every line is as long as any other. */
static void
append_block (GString           *out,
              const QsFormatSet *set,
              const guint8      *columns,
              gsize              count,
              guint64            first_rank,
              gboolean           is_first)
{
  const Pair *pairs = get_pairs ();
  guint n = set->n, base = get_base (set);
  gsize start = out->len;
  gsize end = start + count * (qs_format_columns_size (n, base) + 1);
  char *to;

  /* A pair is copied as a whole, and so reaches behind the end. */
  g_string_set_size (out, end + sizeof *pairs);
  for (to = out->str + start; count > 0; count--, columns += n)
    {
      for (guint row = 0; row < n; row += 2)
        {
          guint right = row + 1 < n ? columns[row + 1] + base : NO_NUMBER;
          const Pair *pair = &pairs[(columns[row] + base) * N_NUMBERS + right];

          memcpy (to, pair, sizeof *pair);
          to += pair->length;
        }
      to[-1] = '\n';
    }
  g_string_truncate (out, end);
}

static guint64
size (const QsFormatSet *set)
{
  return qs_format_multiply_add (set->count, qs_format_columns_size (set->n, get_base (set)) + 1, 0);
}

const QsFormat qs_format_columns = {
  .id = "columns",
  .name = N_ ("Column lists"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .flags = QS_FORMAT_HAS_BASE,
  .append = append,
  .append_block = append_block,
  .size = size,
};
