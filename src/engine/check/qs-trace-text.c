/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of another program's search, as text.
 *
 * From which number squares are counted, and how large the board is, may show only at the end: so the numbers are kept as they
 * are written. */

#include "qs-trace-text.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "qs-error.h"
#include "qs-solution.h"
#include "qs-trace-words.h"

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
  qs_read_decoder_init (&self->decoder);
}

void
qs_trace_text_clear (QsTraceText *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->columns);
  g_string_free (self->text, TRUE);
  g_free (self->unread);
  qs_read_decoder_clear (&self->decoder);
}

/* Squares such as b4, as many as there are rows, which count from below. Each becomes a row and a column. */
static gboolean
read_squares (QsTraceText *self,
              char       **words,
              QsTraceStep *step)
{
  guint start = self->columns->len;

  g_array_append_val (self->columns, ((guint16){ (guint16) (2 * self->n) | QS_TRACE_FROM_1 }));
  for (guint i = 0; i < self->n; i++)
    {
      const char *file = words[2 * i];
      guint column = (guint) g_ascii_tolower (*file) - 'a' + 1;
      guint16 square[2] = { 0, (guint16) column };

      if (!g_ascii_isalpha (*file) || file[1] != '\0' || column > self->n || !qs_trace_words_parse_number (words[2 * i + 1], square) ||
          square[0] < 1 || square[0] > self->n)
        {
          g_array_set_size (self->columns, start);
          return FALSE;
        }
      square[0] = (guint16) (self->n + 1 - square[0]);
      g_array_append_vals (self->columns, square, 2);
    }

  step->columns = start;
  return TRUE;
}

/* The rows of a solution, .Q.. whose last point may be gone, or 0100. */
static gboolean
read_rows (QsTraceText *self,
           char       **words,
           guint        n_words,
           QsTraceStep *step)
{
  guint start = self->columns->len;
  guint16 length = 0;

  g_array_append_val (self->columns, length);
  for (guint i = 0; i < n_words; i++)
    {
      gboolean is_binary = g_ascii_isdigit (*words[i]) && strlen (words[i]) > 3;
      const char *empty = is_binary ? "0" : ".";
      gsize before = strspn (words[i], empty);
      gboolean has_queen = words[i][before] == (is_binary ? '1' : 'Q');
      guint16 column = has_queen ? (guint16) (before + 1) : 0;

      /* An empty row counts as well. */
      if (before >= QS_MAX_N || strlen (words[i]) < 2 ||
          words[i][before + has_queen + strspn (words[i] + before + has_queen, empty)] != '\0')
        continue;
      g_array_append_val (self->columns, column);
      length++;
    }

  g_array_index (self->columns, guint16, start) = length | QS_TRACE_FROM_1;
  if (length < 3)
    g_array_set_size (self->columns, start);
  else
    step->columns = start;

  return length >= 3;
}

/* Leaves only the longest run of numbers, if it may be a list of columns. */
static void
find_list (const QsTraceText *self,
           char            ***words,
           guint             *n_words)
{
  guint longest = 0, start = 0, run = 0;

  for (guint i = 0; i < *n_words; i++)
    {
      run = qs_trace_words_is_number ((*words)[i]) ? run + 1 : 0;
      if (run > longest)
        {
          longest = run;
          start = i + 1 - run;
        }
    }
  if (longest < 3 || longest < self->n)
    return;

  *words += start;
  *n_words = longest;
}

static gboolean
read_solution (QsTraceText *self,
               char       **words,
               guint        n_words,
               QsTraceStep *step)
{
  guint16 length = 0, number = QS_TRACE_WHOLE;
  guint start = self->columns->len, largest = 0;
  gboolean has_zero = FALSE;
  const char *digits;

  step->columns = QS_TRACE_NO_COLUMNS;
  step->row = step->column = QS_TRACE_WHOLE;
  if (read_rows (self, words, n_words, step))
    return TRUE;
  find_list (self, &words, &n_words);
  for (guint i = 0; i < n_words; i++)
    {
      gboolean is_label = i + 1 < n_words && qs_trace_words_is_number (words[i + 1]) && words[i][1] != '\0' &&
                          !qs_trace_words_is_among (words[i], qs_trace_not_labels) &&
                          (n_words > 2 || g_ascii_strcasecmp (words[i], "no") == 0);

      /* Squares such as c4 are no columns, and neither is “count: 2”. */
      if (qs_trace_words_is_number (words[i]) ||
          (g_ascii_isalpha (*words[i]) && !is_label && (words[i][1] == '\0' || !qs_trace_words_is_filler (words[i]))))
        words[length++] = words[i];
    }
  if (self->n > 1 && length / 2 == self->n && read_squares (self, words + length % 2, step))
    return TRUE;
  if (length > 0 && !qs_trace_words_is_number (words[0]))
    return length == 1 && words[0][1] != '\0' && !qs_trace_words_is_among (words[0], qs_trace_denials);

  /* Row and column of the queen that completes it, as in our own traces, are no columns of a solution. */
  if (length == 2 && qs_trace_words_parse_number (words[0], &step->row) && qs_trace_words_parse_number (words[1], &step->column))
    return TRUE;
  /* Columns may be written as one number, such as 1302. */
  digits = length > 0 && length < 3 && self->n > 3 ? words[length - 1] : NULL;
  if (digits != NULL && (strlen (digits) != self->n || strspn (digits, &"9876543210"[9 - MIN (self->n, 9)]) != self->n))
    digits = NULL;
  length = digits != NULL ? (guint16) self->n : length;
  if (length < 3 && !(length == 1 && self->n == 1))
    return TRUE;

  g_array_append_val (self->columns, length);
  for (guint i = 0; i < length; i++)
    {
      /* The first may be its own number. */
      if (digits != NULL)
        number = (guint16) (digits[i] - '0');
      else if (!qs_trace_words_parse_number (words[i], &number) && i > 0)
        {
          g_array_set_size (self->columns, start);
          return FALSE;
        }
      g_array_append_val (self->columns, number);
      has_zero = has_zero || number == 0;
      self->has_list_from_0 = self->has_list_from_0 || (number == 0 && (i > 0 || digits != NULL));
      largest = MAX (largest, i > 0 ? number : 0);
    }
  step->columns = start;
  self->listed = MAX (self->listed, largest + (has_zero ? 1 : 0));

  return TRUE;
}

/* A step that cannot be read, but has numbers, may be a wrong one; a solution if it has more numbers, letters and “None” than
 * words. */
static void
note_odd (QsTraceText *self,
          guint        n_numbers,
          guint        n_words,
          gboolean     is_solution)
{
  if (n_numbers == 0 || (self->odd_line > 0 && (self->is_solution_odd || !is_solution)) ||
      (is_solution && (n_numbers < 3 || 2 * n_numbers < n_words)))
    return;

  self->odd_line = self->n_lines;
  self->is_solution_odd = is_solution;
}

static gboolean
read_square (const QsTraceText *self,
             char             **words,
             guint              n_words,
             guint              name,
             QsTraceStep       *step)
{
  return qs_trace_words_read_square (words, n_words, name, self->n, self->is_column_first, &step->row, &step->column);
}

static guint
hash_words (char **words,
            guint  n_words)
{
  guint hash = 0;

  for (guint i = 0; i < n_words; i++)
    hash = qs_trace_words_is_number (words[i]) ? hash : 31 * hash + g_str_hash (words[i]);

  return 1 + hash % (QS_TRACE_N_WORDINGS - 1);
}

/* Reads the words of a step. What is looked at may be told in any. */
static gboolean
read_step (QsTraceText *self,
           char       **words,
           guint        n_words,
           QsTraceStep *step)
{
  QsTraceEvent event = QS_TRACE_CHECK;
  gboolean is_weak;
  guint name = qs_trace_words_find_name (words, n_words, &event, &is_weak), n_rest = n_words - MIN (name + 1, n_words);
  guint n_numbers = 0;
  const char *row;
  char **rest = words + n_words - n_rest;
  gboolean is_solution, is_queen;

  if (name == n_words)
    return FALSE;

  for (guint i = name; i < n_words; i++)
    event = event == QS_TRACE_PLACE && !is_weak && qs_trace_words_is_among (words[i], qs_trace_denials) ? QS_TRACE_CHECK : event;
  is_solution = event == QS_TRACE_SOLUTION;
  is_queen = event >= QS_TRACE_PLACE && !is_solution;
  if (is_queen && !qs_trace_words_are_plain (rest, n_rest))
    return FALSE;

  for (guint i = name; i < n_words && is_queen; i++)
    {
      if (qs_trace_words_is_among (words[i], qs_trace_denials) || qs_trace_words_is_among (words[i], qs_trace_marks) ||
          (g_ascii_ispunct (*words[name]) && g_ascii_isalpha (*words[i]) && words[i][1] != '\0' &&
           !qs_trace_words_is_among (words[i], qs_trace_queen_words)))
        return FALSE;
    }

  step->event = event & 0xf;
  for (guint i = 0; i < n_words; i++)
    n_numbers += qs_trace_words_is_number (words[i]) ||
                 (is_solution && (words[i][1] == '\0' || qs_trace_words_is_among (words[i], qs_trace_denials)));
  step->wording = hash_words (words + name, n_words - name);
  step->is_weak = is_weak && is_queen;
  row = qs_trace_words_find_labelled (words, n_words, qs_trace_row_words);
  if (event == QS_TRACE_REMOVE && !is_weak && n_numbers == 1 && row != NULL && qs_trace_words_parse_number (row, &step->row))
    step->column = QS_TRACE_WHOLE;
  else if (is_solution ? !read_solution (self, rest, n_rest, step) : !read_square (self, words, n_words, name, step))
    {
      if ((is_queen && !is_weak) || is_solution)
        note_odd (self, n_numbers, n_words, is_solution);
      return FALSE;
    }

  self->is_prose = self->is_prose || name > 1 || (n_rest > 0 && !qs_trace_words_is_number (*rest)) ||
                   !g_str_equal (words[name], qs_trace_event_get_name (event));
  self->n_events[step->event]++;
  self->n_steps++;
  self->place_words |= event == QS_TRACE_PLACE ? 1u << (*words[name] & 31) : 0;
  self->has_whole = self->has_whole || (!is_solution && (step->row == QS_TRACE_WHOLE || step->column == QS_TRACE_WHOLE));
  if (is_queen)
    {
      self->zeros |= (step->row == 0 ? 1 : 0) | (step->column == 0 ? 2 : 0);
      self->largest = MAX (self->largest, step->column == QS_TRACE_WHOLE ? step->row : MAX (step->row, step->column));
      self->is_weak = self->is_weak || step->is_weak;
    }

  return TRUE;
}

/* Takes what one word says of the line or of the number of queens at the end off the words. Returns whether it does. */
static gboolean
read_last (char      **words,
           guint      *n_words,
           const char *name,
           guint16    *number)
{
  guint n = *n_words;

  if (n < 2 || g_ascii_strcasecmp (words[n - 2], name) != 0 || !qs_trace_words_parse_number (words[n - 1], number) ||
      *number == QS_TRACE_WHOLE)
    return FALSE;

  *n_words = n - 2;
  return TRUE;
}

/* Whether a line is the head of a table such as “event,col,row”. */
static gboolean
is_head_with_column_first (char **words,
                           guint  n_words)
{
  gboolean has_column = FALSE;

  for (guint i = 0; i < n_words && !qs_trace_words_is_number (words[i]); i++)
    {
      if (qs_trace_words_is_among (words[i], qs_trace_row_words))
        return has_column;
      has_column = has_column || qs_trace_words_is_among (words[i], qs_trace_column_words);
    }

  return FALSE;
}

/* Before all steps, “8”, “Solving 8 queens” or “board of 8 x 8” tells how many queens there are; the same words behind one, that
 * another search begins. */
static void
read_size (QsTraceText *self,
           char       **words,
           guint        n_words)
{
  static const char *const sizes[] = { "queens", "n", "size", "board", "damen", "reinas", "dames", "皇后", NULL };
  gboolean is_size = n_words == 1;
  guint16 n = 0, number = 0;
  guint wording = 0;

  for (guint i = 0; i < n_words; i++)
    {
      is_size = is_size || qs_trace_words_is_among (words[i], sizes);
      if (qs_trace_words_is_number (words[i]) && (!qs_trace_words_parse_number (words[i], &number) || (n > 0 && number != n)))
        return;
      n = number;
      wording += qs_trace_words_is_number (words[i]) ? 0 : g_str_hash (words[i]);
    }
  if (!is_size || n == 0 || n > QS_MAX_N)
    return;

  if (self->n_steps > 0)
    {
      if (self->guessed > 0 && self->guessed_words == wording && n_words > 1 && n != self->guessed && self->odd_line == 0)
        self->odd_line = self->n_lines;
      return;
    }

  self->guessed = n;
  self->guessed_words = wording;
}

/* The rows of a board that stand below “Solution 1:” have to be those of a solution. */
static void
read_row (QsTraceText *self,
          const char  *line)
{
  guint n = self->n > 0 ? self->n : self->guessed, n_cells = 0, n_queens = 0, n_steps = self->steps->len;
  guint16 column = QS_EMPTY_ROW;

  for (const char *c = line; *c != '\0'; c++)
    {
      column = *c == 'Q' || *c == '1' ? (guint16) n_cells : column;
      n_queens += *c == 'Q' || *c == '1';
      n_cells += strchr ("Q1.0", *c) != NULL ? 1 : strchr (" \t\r[]'\",|", *c) != NULL ? 0 : QS_MAX_N;
    }
  if (n_steps == 0 || g_array_index (self->steps, QsTraceStep, n_steps - 1).columns != QS_TRACE_NO_COLUMNS || n_cells != n || n < 4 ||
      n > QS_TRACE_MAX_SHOWN || self->n_rows >= n)
    {
      self->n_rows = QS_TRACE_MAX_SHOWN;
      return;
    }

  self->rows[self->n_rows++] = n_queens == 1 ? column : QS_EMPTY_ROW;
  if (self->n_rows < n || self->is_solution_odd || qs_solution_check (self->rows, n, NULL))
    return;

  self->odd_line = self->n_lines;
  self->is_solution_odd = TRUE;
}

/* A line that is not read, and its square if it has one: behind its first word, or anywhere. */
static void
pass_over (QsTraceText *self,
           char       **words,
           guint        n_words,
           const char  *line)
{
  QsTraceStep step = { .line = (guint32) self->n_lines, .event = QS_TRACE_TOLD };
  guint wording = hash_words (words, n_words), first = qs_trace_words_find_start (words, n_words);
  guint hash = qs_trace_words_count_numbers (words, n_words) < n_words ? wording : g_str_hash (line) % QS_TRACE_N_WORDINGS;
  /* “for n = 4” at its end is no label of a number of solutions. */
  g_autofree char *claim = g_strdelimit (g_strdup (line), "=", ' ');

  step.wording = wording;
  step.has_gap = self->has_gap;
  step.is_doubled = self->is_doubled;
  step.gap_words = self->gap_words;
  self->is_column_first = self->is_column_first || (self->n_steps == 0 && is_head_with_column_first (words, n_words));
  read_size (self, words, n_words);
  read_row (self, line);
  qs_read_claims_take (&self->claims, claim, self->n_lines);
  self->is_doubled = self->is_doubled || (self->gaps[hash] == self->n_steps + 1 && **words != '-');
  self->gaps[hash] = self->n_steps + 1;
  self->gap_words = (guint16) hash;
  self->has_gap = TRUE;
  if (self->n_unread++ == 0)
    self->unread_line = self->n_lines;
  if (self->unread == NULL || self->odd_line == self->n_lines)
    {
      g_free (self->unread);
      self->unread = qs_error_shorten (line, strlen (line));
    }

  if (self->steps->len < QS_TRACE_MAX_STEPS &&
      (read_square (self, words, n_words, first, &step) || read_square (self, words, n_words, n_words, &step)))
    g_array_append_val (self->steps, step);
}

static gboolean
read_line (QsTraceText *self,
           const char  *line,
           GError     **error)
{
  g_autoptr (GString) copy = g_string_sized_new (2 * strlen (line));
  char *words[2 * QS_MAX_N + 16];
  guint n_words = qs_trace_words_split (line, copy, words, G_N_ELEMENTS (words));
  QsTraceStep step = { .line = (guint32) ++self->n_lines, .source_line = self->source_line };
  QsTraceEvent event;
  gboolean is_weak;
  guint16 n;

  if (n_words == 0)
    return TRUE;

  if (read_last (words, &n_words, "line", &step.source_line) && qs_trace_words_are_plain (words, n_words) &&
      qs_trace_words_find_name (words, n_words, &event, &is_weak) == n_words)
    {
      self->source_line = step.source_line;
      return TRUE;
    }

  if (qs_trace_words_are_plain (words, n_words) && read_last (words, &n_words, "n", &n) && n > 0)
    {
      if (self->n > 0 && self->n != n && self->n_steps > 0)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: a number of a line, and two numbers of queens. */
                              _ ("Line %" PRIu64 ": a search for %u queens begins after one for %u: each needs its own file"),
                              self->n_lines, n, self->n);
      self->n = n;
      return TRUE;
    }

  if (!read_step (self, words, n_words, &step))
    {
      pass_over (self, words, n_words, line);
      return TRUE;
    }

  step.has_gap = self->has_gap;
  step.is_doubled = self->is_doubled;
  step.gap_words = self->gap_words;
  self->claims.n_claims = 0;
  self->n_rows = 0;
  self->has_gap = self->is_doubled = FALSE;
  if (self->steps->len < QS_TRACE_MAX_STEPS)
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
  if (!qs_read_decoder_end (&self->decoder, self->text, error))
    return FALSE;

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

