/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the formats, and helpers that several of them need. */

#include "qs-format.h"

#include <string.h>

#include "qs-known.h"
#include "qs-solution.h"

/* What the name of a compressed file ends in. */
#define COMPRESSED ".gz"

/* After so many boards, what stands between them comes again. */
#define LAYOUT_PERIOD 4

static const QsFormat *const formats[] = {
  &qs_format_text,
  &qs_format_columns,
  &qs_format_matrix,
  &qs_format_json,
  &qs_format_jsonl,
  &qs_format_leetcode,
  &qs_format_csv,
  &qs_format_squares,
  &qs_format_fen,
  &qs_format_latex,
  &qs_format_npy,
  &qs_format_dimacs,
  &qs_format_dlx,
  &qs_format_minizinc,
  NULL,
};

/* In the order in which the interface shows them, those of the problem behind those of solutions, with %NULL at the end. */
const QsFormat *const *
qs_format_list (void)
{
  return formats;
}

/* The format of that name, or %NULL. */
const QsFormat *
qs_format_find (const char *id)
{
  for (guint i = 0; formats[i] != NULL; i++)
    {
      if (g_str_equal (formats[i]->id, id))
        return formats[i];
    }

  return NULL;
}

/* Whether the file has that suffix, in any case; a compressed one has it before its own. */
static gboolean
has_suffix (const char *path,
            const char *suffix)
{
  g_autofree char *name = g_ascii_strdown (path, -1);

  if (g_str_has_suffix (name, COMPRESSED))
    name[strlen (name) - strlen (COMPRESSED)] = '\0';

  return g_str_has_suffix (name, suffix);
}

/* The format that the name's suffix stands for, or %NULL; @preferred, which may be %NULL, where
 * several have the suffix. */
const QsFormat *
qs_format_find_for_file (const char     *path,
                         const QsFormat *preferred)
{
  if (preferred != NULL && has_suffix (path, preferred->suffix))
    return preferred;

  for (guint i = 0; formats[i] != NULL; i++)
    {
      if (has_suffix (path, formats[i]->suffix))
        return formats[i];
    }

  return NULL;
}

void
qs_format_begin (const QsFormat    *self,
                 GString           *out,
                 const QsFormatSet *set)
{
  if (self->begin != NULL)
    self->begin (out, set);
}

void
qs_format_end (const QsFormat *self,
               GString        *out)
{
  if (self->end != NULL)
    g_string_append (out, self->end);
}

/* @count · @bytes + @more, or %G_MAXUINT64 where that is more: the boards of n = 27 take more
 * bytes than 64 bits can count, and a wrapped sum would look as if it fitted a disk. */
static guint64
multiply_add (guint64 count,
              guint64 bytes,
              guint64 more)
{
  guint64 sum;

  if (!g_uint64_checked_mul (&sum, count, bytes) || !g_uint64_checked_add (&sum, sum, more))
    return G_MAXUINT64;

  return sum;
}

/* How many decimal digits it takes to write @count consecutive numbers from @first on, at least
 * 1, or %G_MAXUINT64 for more than that. */
guint64
qs_format_count_digits (guint64 first,
                        guint64 count)
{
  guint64 digits = 0;
  guint64 low = 1;

  for (guint length = 1; count > 0; length++)
    {
      /* 10^20 is beyond 64 bits: the numbers of 20 digits are all that is left. */
      guint64 longer = length < 20 ? low * 10 : 0;
      guint64 here = 0;

      if (length == 20)
        here = count;
      else if (first < longer)
        here = MIN (count, longer - first);

      digits = multiply_add (here, length, digits);
      count -= here;
      first += here;
      low = longer;
    }

  return digits;
}

/* Writes decimal digits. A large file has billions of them, and printf() takes several times as
 * long. */
void
qs_format_append_number (GString *out,
                         guint64  number)
{
  char digits[20];
  guint length = 0;

  do
    {
      digits[sizeof digits - ++length] = (char) ('0' + number % 10);
      number /= 10;
    }
  while (number > 0);

  g_string_append_len (out, digits + sizeof digits - length, length);
}

/* @base is the number of the leftmost column, 0 or 1. */
void
qs_format_append_columns (GString       *out,
                          const guint16 *columns,
                          guint          n,
                          guint          base,
                          char           separator)
{
  for (guint row = 0; row < n; row++)
    {
      if (row > 0)
        g_string_append_c (out, separator);
      qs_format_append_number (out, columns[row] + base);
    }
}

/* The bytes of a board wherever its queens are; at most that many where there are fewer rows than columns. */
static gsize
measure_board (const QsFormat    *self,
               const QsFormatSet *set,
               guint64            place,
               guint64            rank)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint16 columns[QS_MAX_N];
  QsFormatBoard board = { columns, rank, G_MAXUINT64, 8, place };

  for (guint row = 0; row < set->n_rows; row++)
    columns[row] = (guint16) (set->n - 1 - row);
  qs_known_fundamental (set->n, &board.class_number);
  self->append (text, set, &board);

  return text->len;
}

/* The bytes of a file whose count is known; %G_MAXUINT64 for more than that. */
guint64
qs_format_get_size (const QsFormat    *self,
                    const QsFormatSet *set)
{
  g_autoptr (GString) ends = g_string_new (NULL);
  gsize n_ranks = measure_board (self, set, 0, 10) - measure_board (self, set, 0, 1);
  guint64 size = n_ranks > 0 ? qs_format_count_digits (set->first, set->count) : 0;

  qs_format_begin (self, ends, set);
  qs_format_end (self, ends);
  size = multiply_add (1, size, ends->len);
  if (set->count > 0)
    size = multiply_add (1, measure_board (self, set, 0, 1) - n_ranks, size);
  for (guint place = 1; place <= LAYOUT_PERIOD && place < set->count; place++)
    size = multiply_add ((set->count - 1 - place) / LAYOUT_PERIOD + 1,
                         measure_board (self, set, place, 1) - n_ranks, size);

  return size;
}
