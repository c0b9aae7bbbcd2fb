/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Column lists: the column of the queen in each row, a line per solution. */

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
        const QsFormatBoard *board)
{
  qs_format_append_columns (out, board->columns, set->n_rows, get_base (set), ' ');
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

/* All pairs that begin with one number. */
#define PAIR(left, right) { left " " right, sizeof left " " right - 1 }
#define PAIRS(left) \
  PAIR (left, "0 "), PAIR (left, "1 "), PAIR (left, "2 "), PAIR (left, "3 "), PAIR (left, "4 "), \
  PAIR (left, "5 "), PAIR (left, "6 "), PAIR (left, "7 "), PAIR (left, "8 "), PAIR (left, "9 "), \
  PAIR (left, "10 "), PAIR (left, "11 "), PAIR (left, "12 "), PAIR (left, "13 "), PAIR (left, "14 "), \
  PAIR (left, "15 "), PAIR (left, "16 "), PAIR (left, "17 "), PAIR (left, "18 "), PAIR (left, "19 "), \
  PAIR (left, "20 "), PAIR (left, "21 "), PAIR (left, "22 "), PAIR (left, "23 "), PAIR (left, "24 "), \
  PAIR (left, "25 "), PAIR (left, "26 "), PAIR (left, "27 "), PAIR (left, "28 "), PAIR (left, "29 "), \
  PAIR (left, "30 "), PAIR (left, "31 "), PAIR (left, "32 "), PAIR (left, "")

static const Pair pairs[] = {
  PAIRS ("0"), PAIRS ("1"), PAIRS ("2"), PAIRS ("3"), PAIRS ("4"), PAIRS ("5"), PAIRS ("6"),
  PAIRS ("7"), PAIRS ("8"), PAIRS ("9"), PAIRS ("10"), PAIRS ("11"), PAIRS ("12"), PAIRS ("13"),
  PAIRS ("14"), PAIRS ("15"), PAIRS ("16"), PAIRS ("17"), PAIRS ("18"), PAIRS ("19"), PAIRS ("20"),
  PAIRS ("21"), PAIRS ("22"), PAIRS ("23"), PAIRS ("24"), PAIRS ("25"), PAIRS ("26"), PAIRS ("27"),
  PAIRS ("28"), PAIRS ("29"), PAIRS ("30"), PAIRS ("31"), PAIRS ("32"),
};

/* A line is longest where each number has as many digits as the largest. */
static void
append_block (GString           *out,
              const QsFormatSet *set,
              const guint8      *columns,
              gsize              count)
{
  guint n_rows = set->n_rows, base = get_base (set);
  gsize longest = n_rows * (1 + qs_format_count_digits (set->n - 1 + base, 1));
  gsize start = out->len;
  char *to;

  /* A pair is copied as a whole, and so reaches behind the end. */
  g_string_set_size (out, start + count * longest + sizeof *pairs);
  for (to = out->str + start; count > 0; count--, columns += n_rows)
    {
      for (guint row = 0; row < n_rows; row += 2)
        {
          guint right = row + 1 < n_rows ? columns[row + 1] + base : NO_NUMBER;
          const Pair *pair = &pairs[(columns[row] + base) * N_NUMBERS + right];

          memcpy (to, pair, sizeof *pair);
          to += pair->length;
        }
      to[-1] = '\n';
    }
  g_string_truncate (out, (gsize) (to - out->str));
}

const QsFormat qs_format_columns = {
  .id = "columns",
  .name = N_ ("Column lists"),
  .description = N_ ("The column of the queen in each row, a board on each line"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .flags = QS_FORMAT_HAS_BASE,
  .append = append,
  .append_block = append_block,
};
