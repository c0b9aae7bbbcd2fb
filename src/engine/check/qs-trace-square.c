/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of the numbers of a line are those of a square. */

#include "qs-trace-words.h"

/* The last column of a square such as c4: q and r are queens and rows. */
#define LAST_FILE 16

/* How many numbers are looked at to find a square. */
#define MAX_FOUND 5

static guint
count_numbers (const QsTraceLine *self,
               guint              start)
{
  guint n = 0;

  for (guint i = start; i < self->n_words; i++)
    n += self->words[i].is & QS_WORD_NUMBER;

  return n;
}

/* Whether the labels of row and column stand before both numbers: “(row, col) = (0, 1)”. */
static gboolean
has_both (const QsTraceLine *self,
          const QsTraceWord *number)
{
  return number != NULL && number - self->words >= 2 &&
         ((number[-1].is | number[-2].is) & (QS_WORD_ROW | QS_WORD_COLUMN)) == (QS_WORD_ROW | QS_WORD_COLUMN);
}

/* Whether a number has a label that is more than the c of c4. */
static gboolean
has_word (const QsTraceWord *number)
{
  return number != NULL && (number[-1].is & QS_WORD_LETTER) == 0;
}

/* Whether the first number behind a queen is its own: that of “queen 1” or “queen[1] = (0, 0)”, not of “queen (0, 0)”. */
static gboolean
has_queen (const QsTraceLine *self,
           const QsTraceWord *number)
{
  return number > self->words && (number[-1].is & QS_WORD_QUEEN) != 0 &&
         ((number->is & QS_WORD_FIRST) == 0 || (number + 1 < self->words + self->n_words && (number[1].is & QS_WORD_FIRST) != 0));
}

/* Finds the numbers of a square, and that of its queen. What stands behind them has a label, such as “depth”, or is a list;
 * between them, one such as “mask” tells of something else. Returns how many there are, as far as that is looked at. */
static guint
find_numbers (const QsTraceLine  *self,
              guint               start,
              const QsTraceWord **found)
{
  const guint known =
    QS_WORD_NUMBER | QS_WORD_LETTER | QS_WORD_FILLER | QS_WORD_ROW | QS_WORD_COLUMN | QS_WORD_QUEEN | QS_WORD_NAME;
  const QsTraceWord *other = NULL;
  guint n = 0, enough = 2, first = 0;

  for (guint i = start; i < self->n_words && n < MAX_FOUND; i++)
    {
      guint label = i > 0 ? self->words[i - 1].is : QS_WORD_NUMBER;

      /* The 8 of “row 1 of 8” is no number of a square. */
      if ((self->words[i].is & QS_WORD_NUMBER) == 0 || (label & QS_WORD_NO_LABEL) != 0)
        continue;
      if ((n >= 2 && (self->words[i].is & QS_WORD_FIRST) != 0) || (n >= enough && (label & (QS_WORD_NUMBER | QS_WORD_LETTER)) == 0))
        break;

      first = n == 0 ? label : first;
      enough = n == 0 && has_queen (self, &self->words[i]) ? 3 : enough;
      if (n == 0 || (label & known) != 0)
        found[n++] = &self->words[i];
      else if (other == NULL)
        other = &self->words[i];
      if (other != NULL && (other->is & QS_WORD_FIRST) != 0)
        break;
    }
  if (n != 1 || other == NULL)
    return n;

  found[1] = other;

  return (first & known) == 0 ? 2 : 0;
}

/* The number of the queen, or else the only one besides @labelled. */
static const QsTraceWord *
find_other (const QsTraceLine *self,
            guint              start,
            const QsTraceWord *labelled)
{
  const QsTraceWord *queen = qs_trace_line_find_labelled (self, QS_WORD_QUEEN), *found[MAX_FOUND];
  gboolean are_two = find_numbers (self, start, found) == 2;

  return queen != NULL ? queen : are_two && found[0] == labelled ? found[1] : are_two && found[1] == labelled ? found[0] : NULL;
}

/* The square is where its labels are, anywhere in the line, and the number of the queen is that of the row or column without
 * one; or else two numbers behind the name, or before it where none is behind, beside that of the queen; or else one number
 * with a letter, which is a row from below. */
gboolean
qs_trace_line_read_square (const QsTraceLine *self,
                           guint              name,
                           guint16           *square_row,
                           guint16           *square_column)
{
  const QsTraceWord *words = self->words, *found[MAX_FOUND];
  const QsTraceWord *row = qs_trace_line_find_labelled (self, QS_WORD_ROW);
  const QsTraceWord *column = qs_trace_line_find_labelled (self, QS_WORD_COLUMN);
  guint n_words = self->n_words, first = name + 1, start = qs_trace_line_find_start (self, MIN (name, n_words));
  gboolean is_column_first = self->is_column_first || has_both (self, row);

  row = has_both (self, row) ? NULL : row;
  column = has_both (self, column) ? NULL : column;
  if (name < n_words && count_numbers (self, name) > 1)
    start = name;
  if (row == NULL && has_word (column))
    row = find_other (self, start, column);
  else if (column == NULL && has_word (row))
    column = find_other (self, start, row);

  while (first < n_words && (words[first].is & QS_WORD_NUMBER) == 0)
    first++;
  /* “0 -> 1” has one number on each side, and the time of a log is no square. */
  if (first >= n_words || ((words[name].is & QS_WORD_ARROW) != 0 && count_numbers (self, first) == 1))
    first = start;
  if (row == NULL || column == NULL)
    {
      guint n = find_numbers (self, first, found), n_queens = n > 0 && has_queen (self, found[0]) ? 1 : 0;
      const QsTraceWord *last = n > 0 ? found[n - 1] : words;
      int file = last > words && (last[-1].is & QS_WORD_LETTER) != 0 ? g_ascii_tolower (*last[-1].text) - 'a' + 1 : 0;

      if (n == n_queens + 1 && file >= 1 && file <= LAST_FILE)
        {
          *square_row = last->number <= self->side ? (guint16) (self->side + 1 - last->number) : last->number;
          *square_column = (guint16) file;
          return last->number != QS_WORD_NO_NUMBER;
        }
      if (n != 2 && n != n_queens + 2)
        return FALSE;

      row = is_column_first ? last : found[n - 2];
      column = is_column_first ? found[n - 2] : last;
    }

  *square_row = row->number;
  *square_column = column->number;

  return *square_row != QS_WORD_NO_NUMBER && *square_column != QS_WORD_NO_NUMBER;
}
