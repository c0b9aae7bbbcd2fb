/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From which number squares are counted, and how large the board is, may show only at the end: so the numbers are kept as they
 * are written. */

#include "qs-trace-text.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "qs-error.h"
#include "qs-read-patterns.h"
#include "qs-solution.h"

/* The longest line that is looked at, in bytes: a solution of the largest board is shorter. */
#define LONGEST_LINE 16384

/* How much of a text tells whether it is a trace, in bytes. */
#define HEAD_SIZE 8192

void
qs_trace_text_init (QsTraceText *self)
{
  *self = (QsTraceText){
    .text = g_string_new (NULL),
    .steps = g_array_new (FALSE, TRUE, sizeof (QsTraceStep)),
    .columns = g_array_new (FALSE, FALSE, sizeof (guint16)),
  };
  qs_trace_line_init (&self->line);
  qs_read_decoder_init (&self->decoder);
}

void
qs_trace_text_clear (QsTraceText *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->columns);
  g_string_free (self->text, TRUE);
  g_free (self->unread);
  qs_trace_line_clear (&self->line);
  qs_read_decoder_clear (&self->decoder);
}

static void
add_columns (QsTraceText   *self,
             const guint16 *columns,
             guint          length,
             guint          flags,
             QsTraceStep   *step)
{
  step->columns = self->columns->len;
  g_array_append_val (self->columns, ((guint16){ (guint16) (length | flags) }));
  g_array_append_vals (self->columns, columns, length);
}

/* Squares such as b4, as many as there are rows, which count from below. Each becomes a row and a column. */
static gboolean
read_squares (QsTraceText              *self,
              const QsTraceWord *const *words,
              guint                     n,
              QsTraceStep              *step)
{
  guint16 squares[2 * QS_MAX_N];

  for (guint i = 0; i < n; i++)
    {
      guint column = (guint) g_ascii_tolower (*words[2 * i]->text) - 'a' + 1, row = words[2 * i + 1]->number;

      if ((words[2 * i]->is & QS_WORD_LETTER) == 0 || column < 1 || column > n ||
          (words[2 * i + 1]->is & QS_WORD_NUMBER) == 0 || row < 1 || row > n)
        return FALSE;

      squares[2 * i] = (guint16) (n + 1 - row);
      squares[2 * i + 1] = (guint16) column;
    }

  add_columns (self, squares, 2 * n, QS_TRACE_FROM_1, step);
  self->listed = MAX (self->listed, n);

  return TRUE;
}

/* Looks at the squares of at most @n_rows rows such as .Q.. or [0, 1, 0, 0], of @side squares each. @columns: of each row from 1,
 * or 0 where there is not one queen. Returns how many squares they are, 0 for what is no row. */
static guint
read_cells (const char *text,
            guint       side,
            guint       n_rows,
            guint16    *columns)
{
  guint n = 0, n_queens = 0;

  for (const char *c = text; *c != '\0'; c++)
    {
      if (strchr (" \t\r[]'\",|", *c) != NULL)
        continue;
      if (strchr ("Q1.0", *c) == NULL || n == side * n_rows)
        return 0;

      n_queens = n % side == 0 ? 0 : n_queens;
      if (n_queens == 0)
        columns[n / side] = 0;
      if (*c == 'Q' || *c == '1')
        columns[n / side] = n_queens++ == 0 ? (guint16) (n % side + 1) : 0;
      n++;
    }

  return n;
}

/* The rows of a solution in one line: its last list, or what it ends with. */
static gboolean
read_rows (QsTraceText *self,
           const char  *text,
           QsTraceStep *step)
{
  guint16 columns[QS_MAX_N];
  const char *start = strrchr (text, ']'), *end = start != NULL ? start + 1 : text + strlen (text);
  g_autofree char *rows = NULL;
  guint n = self->n > 0 ? self->n : self->guessed, length = 0, depth = 1;

  if (start == NULL)
    {
      for (start = end; start > text && strchr ("Q1.0 ", start[-1]) != NULL;)
        start--;
    }
  while (end[-1] == ']' && start > text && depth > 0)
    depth += *--start == ']' ? 1 : *start == '[' ? -1 : 0;
  rows = g_strndup (start, (gsize) (end - start));
  for (guint side = n > 0 ? n : 3; side <= (n > 0 ? n : QS_TRACE_MAX_SHOWN) && length == 0; side++)
    {
      guint n_cells = read_cells (rows, side, side, columns);

      length = n_cells % side == 0 && (n_cells == side * side || (n > 0 && n_cells >= 3 * side)) ? n_cells / side : 0;
    }
  if (length < 3)
    return FALSE;

  add_columns (self, columns, length, QS_TRACE_FROM_1, step);
  return TRUE;
}

static gboolean
read_solution (QsTraceText *self,
               const char  *text,
               guint        start,
               QsTraceStep *step)
{
  const QsTraceWord *words[QS_TRACE_MAX_WORDS];
  guint16 columns[QS_TRACE_MAX_WORDS];
  guint length, side, largest = 0;
  gboolean has_zero = FALSE, is_digits;

  step->columns = QS_TRACE_NO_COLUMNS;
  step->row = step->column = QS_TRACE_WHOLE;
  if (read_rows (self, text, step))
    return TRUE;

  length = qs_trace_line_keep_words (&self->line, start, words);
  side = self->n > 0 ? self->n : length / 2;
  if (side > 0 && side <= QS_MAX_N && length / 2 == side && read_squares (self, words + length % 2, side, step))
    return TRUE;
  if (length > 0 && (words[0]->is & QS_WORD_NUMBER) == 0)
    return length == 1 && (words[0]->is & (QS_WORD_LETTER | QS_WORD_DENIAL)) == 0;

  /* Row and column of the queen that completes it, as in our own traces, are no columns of a solution. */
  if (length == 2 && words[0]->number != QS_WORD_NO_NUMBER && words[1]->number != QS_WORD_NO_NUMBER)
    {
      step->row = words[0]->number;
      step->column = words[1]->number;
      return TRUE;
    }
  /* Columns may be written as one number, such as 1302. */
  is_digits = length > 0 && length < 3 && self->n > 3 && strlen (words[length - 1]->text) == self->n &&
              strspn (words[length - 1]->text, &"9876543210"[9 - MIN (self->n, 9)]) == self->n;
  if (length < 3 && !is_digits && !(length == 1 && self->n == 1))
    return TRUE;

  for (guint i = 0, n = is_digits ? self->n : length; i < n; i++)
    {
      columns[i] = is_digits ? (guint16) (words[length - 1]->text[i] - '0') : words[i]->number;
      /* The first may be its own number. */
      if ((words[MIN (i, length - 1)]->is & QS_WORD_NUMBER) == 0 || (columns[i] == QS_WORD_NO_NUMBER && i > 0))
        return FALSE;

      has_zero = has_zero || columns[i] == 0;
      self->has_list_from_0 = self->has_list_from_0 || (columns[i] == 0 && (i > 0 || is_digits));
      largest = MAX (largest, i > 0 ? columns[i] : 0);
    }
  add_columns (self, columns, is_digits ? self->n : length, 0, step);
  self->listed = MAX (self->listed, largest + has_zero);

  return TRUE;
}

/* Reads the words of a step. What is looked at may be told in any. */
static gboolean
read_step (QsTraceText *self,
           const char  *text,
           QsTraceStep *step)
{
  const QsTraceLine *line = &self->line;
  const QsTraceWord *words = line->words, *row = qs_trace_line_find_labelled (line, QS_WORD_ROW);
  QsTraceEvent event = QS_TRACE_CHECK;
  gboolean is_weak, is_solution, is_queen, is_read = TRUE, is_cut = self->n_lines == self->cut_line;
  guint name = qs_trace_line_find_name (line, &event, &is_weak), is_there = 0, n_numbers = 0, n_behind = 0;

  if (name == line->n_words)
    return FALSE;

  for (guint i = name; i < line->n_words; i++)
    {
      /* A label of lines, a word behind a sign, or the second count of “placed: 26, solutions: 2”. */
      gboolean is_mark = (words[i].is & QS_WORD_MARK) != 0 ||
                         (g_ascii_ispunct (*words[name].text) && g_ascii_isalpha (*words[i].text) &&
                          (words[i].is & (QS_WORD_LETTER | QS_WORD_QUEEN | QS_WORD_ROW | QS_WORD_COLUMN)) == 0) ||
                         (i > name + 1 && i + 1 < line->n_words && (words[name + 1].is & words[i + 1].is & QS_WORD_NUMBER) != 0 &&
                          (words[i].is & (QS_WORD_NAME | QS_WORD_WEAK)) == QS_WORD_NAME &&
                          words[i].is >> QS_WORD_EVENT_SHIFT != event);

      n_behind += words[i].is & QS_WORD_NUMBER;
      is_there |= (words[i].is & ~QS_WORD_MARK) | (is_mark && n_behind < 2 ? QS_WORD_MARK : 0);
    }
  if (event == QS_TRACE_PLACE && !is_weak && (is_there & QS_WORD_DENIAL) != 0)
    event = QS_TRACE_CHECK;
  is_solution = event == QS_TRACE_SOLUTION;
  is_queen = event >= QS_TRACE_PLACE && !is_solution;
  if (is_queen && (!qs_trace_line_is_plain (line, name + 1, line->n_words) || (is_there & (QS_WORD_DENIAL | QS_WORD_MARK)) != 0 ||
                   (is_cut && event == QS_TRACE_REMOVE && self->n_events[event] == 0)))
    return FALSE;
  for (guint i = 0; i < line->n_words; i++)
    n_numbers += (words[i].is & (QS_WORD_NUMBER | (is_solution ? QS_WORD_LETTER | QS_WORD_DENIAL : 0))) != 0;
  step->event = event & 0xf;
  step->wording = qs_trace_line_hash (line, name) & 0x7ff;
  step->is_weak = is_weak && is_queen;
  if (is_solution)
    is_read = read_solution (self, text, name + 1, step);
  else if (event == QS_TRACE_REMOVE && !is_weak && n_numbers == 1 && row != NULL && row->number != QS_WORD_NO_NUMBER)
    {
      step->row = row->number;
      step->column = QS_TRACE_WHOLE;
    }
  else
    is_read = qs_trace_line_read_square (line, name, &step->row, &step->column);
  if (!is_read)
    {
      /* What has numbers may be a wrong step; a solution if it has more numbers, letters and “None” than words. */
      gboolean is_odd = is_cut        ? FALSE
                        : is_solution ? !self->is_solution_odd && n_numbers >= 3 && 2 * n_numbers >= line->n_words
                                      : self->odd_line == 0 && is_queen && !is_weak && n_numbers > 0;

      self->odd_line = is_odd ? self->n_lines : self->odd_line;
      self->is_solution_odd |= is_odd && is_solution;
      return FALSE;
    }

  self->is_prose = self->is_prose || name > 1 || (name + 1 < line->n_words && (words[name + 1].is & QS_WORD_NUMBER) == 0) ||
                   !g_str_equal (words[name].text, qs_trace_event_get_name (event));
  self->n_events[step->event]++;
  self->n_steps++;
  self->place_words |= event == QS_TRACE_PLACE ? 1u << (*words[name].text & 31) : 0;
  self->has_lists |= is_solution && step->columns != QS_TRACE_NO_COLUMNS;
  self->has_whole = self->has_whole || (!is_solution && (step->row == QS_TRACE_WHOLE || step->column == QS_TRACE_WHOLE));
  if (is_queen)
    {
      self->zeros |= (step->row == 0 ? 1 : 0) | (step->column == 0 ? 2 : 0);
      self->largest_row = MAX (self->largest_row, step->row);
      self->largest_column = MAX (self->largest_column, step->column == QS_TRACE_WHOLE ? 0 : step->column);
      self->is_weak = self->is_weak || step->is_weak;
    }

  return TRUE;
}

/* Takes what one word says of the line or of the number of queens at the end off the words. Returns whether it does. */
static gboolean
read_last (QsTraceLine *line,
           const char  *name,
           guint16     *number)
{
  const QsTraceWord *last = line->words + line->n_words - 1;

  if (line->n_words < 2 || g_ascii_strcasecmp (last[-1].text, name) != 0 || (last->is & QS_WORD_NUMBER) == 0 ||
      last->number >= QS_WORD_NO_NUMBER)
    return FALSE;

  *number = last->number;
  line->n_words -= 2;
  line->n_numbers--;
  return TRUE;
}

/* Before all steps, “8”, “Solving 8 queens” or “board of 8 x 8” tells how many queens there are; the same words behind one, that
 * another search begins. */
static void
read_size (QsTraceText *self,
           guint        wording)
{
  const QsTraceLine *line = &self->line;
  guint is = line->n_words == 1 ? QS_WORD_SIZE : 0;
  guint16 n = 0;

  for (const QsTraceWord *word = line->words; word < line->words + line->n_words; word++)
    {
      is |= word->is;
      if ((word->is & QS_WORD_NUMBER) != 0 && n > 0 && word->number != n)
        return;
      n = (word->is & QS_WORD_NUMBER) != 0 ? word->number : n;
    }
  if ((is & QS_WORD_SIZE) == 0 || n == 0 || n > QS_MAX_N)
    return;

  if (self->n_steps == 0)
    {
      self->guessed = n;
      self->guessed_words = wording;
    }
  else if (self->guessed > 0 && self->guessed_words == wording && line->n_words > 1 && n != self->guessed && self->odd_line == 0)
    self->odd_line = self->n_lines;
}

/* The rows of a board, or its columns in a line, that stand below “Solution 1:” have to be those of a solution. */
static void
read_board (QsTraceText       *self,
            const QsTraceStep *step,
            const char        *text)
{
  const guint16 *list = step->columns != QS_TRACE_NO_COLUMNS ? &g_array_index (self->columns, guint16, step->columns) : NULL;
  guint n = self->n > 0 ? self->n : self->guessed, start = self->n_rows, base = 1;

  self->n_rows = QS_TRACE_MAX_SHOWN;
  if (n < 4 || n > QS_TRACE_MAX_SHOWN || start >= n)
    return;

  if (read_cells (text, n, 1, &self->rows[start]) == n)
    self->n_rows = start + 1;
  else if (start == 0 && list != NULL &&
           (*list == (n | QS_TRACE_FROM_1) || (self->line.n_words == *list && *list - n <= 1 && *list >= n)))
    {
      gboolean is_known = *list == (n | QS_TRACE_FROM_1);

      /* The [1] of R is none of them. */
      list += is_known ? 0 : *list - n;
      for (guint i = 1; i <= n; i++)
        base = list[i] == 0 && !is_known ? 0 : base;
      for (guint i = 0; i < n; i++)
        {
          if (list[i + 1] >= n + base)
            return;

          self->rows[i] = (guint16) (list[i + 1] + 1 - base);
        }
      self->n_rows = n;
    }
  if (self->n_rows != n)
    return;

  /* A row without a queen has QS_EMPTY_ROW. */
  for (guint i = 0; i < n; i++)
    self->rows[i]--;
  if (self->is_solution_odd || qs_solution_check (self->rows, n, NULL))
    return;

  self->has_odd_board = TRUE;
  if (!self->is_bare)
    return;

  self->odd_line = self->n_lines;
  self->is_solution_odd = TRUE;
}

/* How many solutions a line behind the last step gives. Where no word says that it is solutions, as many as there are queens on the
 * board, or far more than solutions were told, count something else. */
static void
take_claim (QsTraceText *self,
            const char  *text)
{
  /* “for n = 4” at its end is no label of a number of solutions. */
  g_autofree char *words = g_strdelimit (g_strdup (text), "=\t\"'{}", ' ');
  const QsReadClaim *claim = &self->claims.claims[self->claims.n_claims].claim;
  guint n_claims = self->claims.n_claims, n_told = self->n_events[QS_TRACE_SOLUTION];
  guint limit = n_told > 0 ? 2 * n_told + 8 : self->steps->len / 2;
  g_autoptr (GMatchInfo) match = NULL;

  /* A search looks at positions that are no solutions, and the last digit may be missing. */
  if (qs_read_pattern_matches (QS_PATTERN_BOARDS, words) ||
      (self->n_lines == self->cut_line && g_ascii_isdigit (text[strlen (text) - 1])))
    return;

  qs_read_claims_take (&self->claims, words, self->n_lines);
  if (self->claims.n_claims == n_claims && self->n_lines != self->cut_line &&
      g_regex_match (qs_read_pattern_get (QS_PATTERN_LAST_TOTAL), text, 0, &match))
    {
      g_autofree char *digits = g_match_info_fetch (match, 1);

      qs_read_claims_take_one (&self->claims, "total", g_ascii_strtoull (digits, NULL, 10), self->n_lines);
    }
  if (self->claims.n_claims == n_claims || qs_read_pattern_matches (QS_PATTERN_SOLUTIONS, words))
    return;

  if ((self->line.n_words == 1 && claim->number == self->n) || claim->number > limit)
    self->claims.n_claims--;
}

/* A line that is not read, and its square if it has one: behind its first word, or anywhere. */
static void
pass_over (QsTraceText *self,
           QsTraceStep *step,
           const char  *text)
{
  const QsTraceLine *line = &self->line;
  guint n = self->n > 0 ? self->n : self->guessed;
  guint16 columns[QS_MAX_N];
  guint n_cells = read_cells (text, MAX (n, 1), QS_MAX_N, columns), listed = self->listed;
  gboolean has_list_from_0 = self->has_list_from_0;

  step->event = QS_TRACE_TOLD;
  /* A list, and the rows of a board together, are one thing to be told. */
  self->n_shown = n_cells < 2 ? 0 : n > 2 && n_cells == n * n ? 1 : self->n_shown + 1;
  /* Such a list says nothing of those of solutions. */
  if ((self->n_shown > 0 && n_cells != n * n) || !read_solution (self, text, 0, step))
    step->columns = QS_TRACE_NO_COLUMNS;
  self->listed = listed;
  self->has_list_from_0 = has_list_from_0;
  step->wording = (self->n_shown > 0 ? QS_TRACE_BOARD : qs_trace_line_hash (line, 0)) & 0x7ff;
  self->line.is_column_first |= self->n_steps == 0 && qs_trace_line_is_column_first (line);
  read_size (self, step->wording);
  read_board (self, step, text);
  take_claim (self, text);
  if (qs_trace_line_read_square (line, qs_trace_line_find_start (line, line->n_words), &step->row, &step->column) ||
      qs_trace_line_read_square (line, line->n_words, &step->row, &step->column))
    {
      self->has_squares = TRUE;
      if (self->odd_line == 0 && qs_trace_line_names_queen (line))
        self->odd_line = self->n_lines;
    }
  else
    step->row = step->column = QS_TRACE_WHOLE;
  self->is_cut = self->n_lines == self->cut_line;
  if (!self->is_cut && self->n_unread++ == 0)
    self->unread_line = self->n_lines;
  if (self->unread == NULL || self->odd_line == self->n_lines)
    {
      g_free (self->unread);
      self->unread = qs_error_shorten (text, strlen (text));
    }
  if (self->steps->len - self->n_steps < QS_TRACE_MAX_STEPS && (self->n_shown <= 1 || (n > 0 && self->n_shown % n == 1)))
    g_array_append_val (self->steps, *step);
}

static gboolean
read_line (QsTraceText *self,
           const char  *text,
           GError     **error)
{
  QsTraceLine *line = &self->line;
  QsTraceStep step = { .line = (guint32) ++self->n_lines, .source_line = self->source_line };
  QsTraceEvent event;
  gboolean is_weak;
  guint16 n;

  qs_trace_line_split (line, text);
  if (line->n_words == 0)
    {
      take_claim (self, text);
      return TRUE;
    }

  if (read_last (line, "line", &step.source_line) && qs_trace_line_is_plain (line, 0, line->n_words) &&
      qs_trace_line_find_name (line, &event, &is_weak) == line->n_words)
    {
      self->source_line = step.source_line;
      return TRUE;
    }

  if (qs_trace_line_is_plain (line, 0, line->n_words) && read_last (line, "n", &n) && n > 0)
    {
      if (self->n > 0 && self->n != n && self->n_steps > 0)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: a number of a line, and two numbers of queens. */
                              _ ("Line %" PRIu64 ": a search for %u queens begins after one for %u: each needs its own file"),
                              self->n_lines, n, self->n);
      self->n = line->side = n;
      return TRUE;
    }

  if (!read_step (self, text, &step))
    {
      pass_over (self, &step, text);
      return TRUE;
    }

  self->is_bare = step.columns == QS_TRACE_NO_COLUMNS;
  self->claims.n_claims = 0;
  self->n_rows = self->n_shown = 0;
  if (self->n_steps <= QS_TRACE_MAX_STEPS)
    {
      g_array_append_val (self->steps, step);
      return TRUE;
    }

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a number of a line, and how many steps there may be. */
                        _ ("Line %" PRIu64 ": there are more than %d steps"), self->n_lines, QS_TRACE_MAX_STEPS);
}

/* Reads another piece of the file, which may end anywhere. Fails with QS_ERROR_OUT_OF_RANGE where there are too many steps, and
 * with QS_ERROR_INVALID_TEXT where it is no text. */
gboolean
qs_trace_text_read (QsTraceText *self,
                    const char  *bytes,
                    gsize        length,
                    GError     **error)
{
  char *start, *end;

  if (!qs_read_decoder_feed (&self->decoder, bytes, length, self->text, error))
    return FALSE;

  for (start = self->text->str; (end = strchr (start, '\n')) != NULL; start = end + 1)
    {
      *end = '\0';
      if (!read_line (self, start, error))
        return FALSE;
    }
  g_string_erase (self->text, 0, start - self->text->str);
  /* What is longer is no step, and need not be kept. */
  g_string_truncate (self->text, LONGEST_LINE);

  return TRUE;
}

/* To be called when all is read: the last line may have no end. */
gboolean
qs_trace_text_end (QsTraceText *self,
                   GError     **error)
{
  if (!qs_read_decoder_feed (&self->decoder, NULL, 0, self->text, error))
    return FALSE;

  self->cut_line = self->text->len > 0 ? self->n_lines + 1 : 0;
  g_string_append_c (self->text, '\n');

  return qs_trace_text_read (self, "", 0, error);
}

/* Whether a text begins as the steps of a search, and not as boards do. In sentences, which may tell of boards as well, a search
 * takes queens back. */
gboolean
qs_trace_text_is_one (const char *text,
                      gsize       length)
{
  QsTraceText self;
  gboolean is_search, is_one;

  qs_trace_text_init (&self);
  qs_trace_text_read (&self, text, MIN (length, HEAD_SIZE), NULL);
  if (length <= HEAD_SIZE)
    qs_trace_text_end (&self, NULL);
  is_search = self.n_events[QS_TRACE_PLACE] > 0 && self.n_events[QS_TRACE_REMOVE] > 0;
  is_one = (is_search && !self.is_weak) || (self.n_steps - self.n_events[QS_TRACE_SOLUTION] > self.n_unread &&
                                            ((self.n > 0 && !self.is_weak) || !self.is_prose || is_search));
  qs_trace_text_clear (&self);

  return is_one;
}

