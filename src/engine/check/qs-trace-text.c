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

/* What separates words and numbers, besides blanks. */
#define SEPARATORS " \t,;:()[]{}<>=\"'|!_`"

/* What programs and their logs write beside a step, which says no more than that it is one, as “not” would. */
static const char *const fillers[] = {
  "action", "at", "back", "column", "event", "found", "from", "in", "is", "main", "move", "msg", "name", "now", "ok", "on", "op", "pos",
  "position", "queen", "root", "row", "safe", "square", "step", "the", "to", "true", "type", "was", NULL
};
static const char *const levels[] = { "debug", "info", "log", "trace", NULL };
static const char *const not_labels[] = { "not", "of", NULL };
static const char *const queen_words[] = { "q", "queen", NULL };
static const char *const row_words[] = { "r", "row", NULL };
static const char *const column_words[] = { "c", "col", "column", NULL };

/* The last column of a square such as c4: q and r are queens and rows. */
#define LAST_FILE 16

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

static gboolean
is_among (const char        *word,
          const char *const *others)
{
  while (*others != NULL && g_ascii_strcasecmp (word, *others) != 0)
    others++;

  return *others != NULL;
}

/* Finds the words of a line up to a comment, which the #1 of “Solution #1” is not. Letters and numbers are words of their own. Returns how many there
 * are. */
static guint
split (const char *line,
       GString    *copy,
       char      **words,
       guint       most)
{
  char *word, *rest = NULL, last = '\0';
  guint n = 0;

  for (const char *c = line; *c != '\0' && (*c != '#' || (g_ascii_isdigit (c[1]) && g_ascii_isalpha (last))); c++)
    {
      last = *c != ' ' ? *c : last;
      if (c > line && g_ascii_isalnum (*c) && g_ascii_isalnum (c[-1]) &&
          (g_ascii_isalpha (*c) != g_ascii_isalpha (c[-1]) || (g_ascii_isupper (*c) && g_ascii_islower (c[-1]))))
        g_string_append_c (copy, ' ');
      g_string_append_c (copy, *c == '#' || !g_ascii_isprint (*c) ? ' ' : *c);
    }
  for (word = strtok_r (copy->str, SEPARATORS, &rest); word != NULL && n < most; word = strtok_r (NULL, SEPARATORS, &rest))
    {
      words[n++] = word;
      if (g_str_has_suffix (word, "."))
        word[strlen (word) - 1] = '\0';
    }

  return n;
}

static gboolean
is_number (const char *word)
{
  return g_ascii_isdigit (*word) || *word == '*';
}

/* Letters by themselves say nothing; the s is that of “solution(s)”. */
static gboolean
is_filler (const char *word)
{
  return !g_ascii_isalpha (*word) || (word[1] == '\0' && *word != 's') || is_among (word, fillers) || is_among (word, levels) ||
         is_among (word, column_words);
}

/* Whether words say no more than fillers and labels of numbers do. */
static gboolean
is_plain (char **words,
          guint  n_words)
{
  for (guint i = 0; i < n_words; i++)
    {
      if ((i + 1 == n_words || !is_number (words[i + 1]) || is_among (words[i], not_labels)) && !is_filler (words[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
parse_number (const char *word,
              guint16    *number)
{
  guint64 value;

  if (g_str_equal (word, "*"))
    {
      *number = QS_TRACE_WHOLE;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (word, 10, 0, QS_MAX_N, &value, NULL))
    return FALSE;

  *number = (guint16) value;
  return TRUE;
}

/* Squares such as b4, as many as there are rows, which count from below. Each becomes a row and a column. */
static gboolean
read_squares (QsTraceText *self,
              char       **words,
              QsTraceStep *step)
{
  guint start = self->columns->len;

  g_array_append_val (self->columns, ((guint16){ (guint16) (2 * self->n) }));
  for (guint i = 0; i < self->n; i++)
    {
      const char *file = words[2 * i];
      guint column = (guint) g_ascii_tolower (*file) - 'a' + 1;
      guint16 square[2] = { 0, (guint16) column };

      if (!g_ascii_isalpha (*file) || file[1] != '\0' || column > self->n || !parse_number (words[2 * i + 1], square) ||
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

/* The rows of a solution, .Q.. and the like, whose last point may be gone. */
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
      gsize before = strspn (words[i], "."), behind = words[i][before] == 'Q' ? strspn (words[i] + before + 1, ".") : 0;
      guint16 column = (guint16) (before + 1);

      if (before >= QS_MAX_N || words[i][before] != 'Q' || words[i][before + 1 + behind] != '\0')
        continue;
      g_array_append_val (self->columns, column);
      length++;
    }

  g_array_index (self->columns, guint16, start) = length;
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
      run = is_number ((*words)[i]) ? run + 1 : 0;
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

  step->columns = QS_TRACE_NO_COLUMNS;
  step->row = step->column = QS_TRACE_WHOLE;
  if (read_rows (self, words, n_words, step))
    return TRUE;
  find_list (self, &words, &n_words);
  for (guint i = 0; i < n_words; i++)
    {
      gboolean is_label = i + 1 < n_words && is_number (words[i + 1]) && words[i][1] != '\0' && !is_among (words[i], not_labels) &&
                          (n_words > 2 || g_ascii_strcasecmp (words[i], "no") == 0);

      /* Squares such as c4 are no columns, and neither is “count: 2”. */
      if (is_number (words[i]) || (g_ascii_isalpha (*words[i]) && !is_label && (words[i][1] == '\0' || !is_filler (words[i]))))
        words[length++] = words[i];
    }
  if (self->n > 1 && length / 2 == self->n && read_squares (self, words + length % 2, step))
    return TRUE;
  if (length > 0 && !is_number (words[0]))
    return length == 1 && words[0][1] != '\0' && g_ascii_strcasecmp (words[0], "not") != 0;

  /* Row and column of the queen that completes it, as in our own traces, are no columns of a solution. */
  if (length == 2 && parse_number (words[0], &step->row) && parse_number (words[1], &step->column))
    return TRUE;
  if (length < 3 && !(length == 1 && self->n == 1))
    return TRUE;

  g_array_append_val (self->columns, length);
  for (guint i = 0; i < length; i++)
    {
      /* The first may be its own number. */
      if (!parse_number (words[i], &number) && i > 0)
        {
          g_array_set_size (self->columns, start);
          return FALSE;
        }
      g_array_append_val (self->columns, number);
      has_zero = has_zero || number == 0;
      largest = MAX (largest, i > 0 ? number : 0);
    }
  step->columns = start;
  self->listed = MAX (self->listed, largest + (has_zero ? 1 : 0));

  return TRUE;
}

/* Whether a word is “place”, “placed”, “placing” or “putting”; a solution is one. */
static gboolean
is_named (const char *word,
          const char *name)
{
  gsize length = strlen (name) - (g_str_has_suffix (name, "e") ? 1 : 0);
  const char *end = word + length;

  if (g_ascii_strncasecmp (word, name, length) != 0)
    return FALSE;

  end += g_str_equal (name, "put") && g_ascii_tolower (*end) == 't' ? 1 : 0;

  return g_ascii_strcasecmp (word, name) == 0 ||
         (*name != 's' && (g_ascii_strcasecmp (end, "ed") == 0 || g_ascii_strcasecmp (end, "ing") == 0));
}

/* The number behind one of @labels, or NULL. */
static const char *
find_labelled (char             **words,
               guint              n_words,
               const char *const *labels)
{
  for (guint i = 1; i < n_words; i++)
    {
      if (is_number (words[i]) && is_among (words[i - 1], labels))
        return words[i];
    }

  return NULL;
}

/* The square is where its labels are, anywhere in the line, and the number of the queen is that of the row or column without one; or
 * else two numbers behind the name, or before it where none is behind, beside that of the queen; or else one number with a letter,
 * which is a row from below. */
static gboolean
read_square (QsTraceText *self,
             char       **words,
             guint        n_words,
             guint        name,
             QsTraceStep *step)
{
  const char *row = find_labelled (words, n_words, row_words), *column = find_labelled (words, n_words, column_words);
  gboolean is_labelled, has_queen = FALSE;
  guint first = name + 1, n = 0;
  int file = 0;

  /* The c of c4 is no label here. */
  if (row == NULL && find_labelled (words, n_words, column_words + 1) != NULL)
    row = find_labelled (words, n_words, queen_words);
  else if (column == NULL && find_labelled (words, n_words, row_words + 1) != NULL)
    column = find_labelled (words, n_words, queen_words);
  is_labelled = row != NULL && column != NULL;

  while (first < n_words && !is_number (words[first]))
    first++;
  for (guint i = first < n_words ? first : 0; i < n_words && !is_labelled; i++)
    {
      if (!is_number (words[i]))
        continue;
      has_queen = n++ == 0 ? i > 0 && is_among (words[i - 1], queen_words) : has_queen;
      row = n == 1 ? words[i] : column;
      column = words[i];
      file = i > 0 && words[i - 1][1] == '\0' ? g_ascii_tolower (*words[i - 1]) - 'a' + 1 : 0;
    }

  if (n == (has_queen ? 2 : 1) && file >= 1 && file <= LAST_FILE)
    {
      gboolean is_read = parse_number (column, &step->row);

      step->row = (guint16) (step->row <= self->n ? self->n + 1 - step->row : step->row);
      step->column = (guint16) file;
      return is_read;
    }

  if (self->is_column_first && !is_labelled)
    return (n == 2 || (n == 3 && has_queen)) && parse_number (column, &step->row) && parse_number (row, &step->column);

  return (is_labelled || n == 2 || (n == 3 && has_queen)) && parse_number (row, &step->row) && parse_number (column, &step->column);
}

/* Finds the name of a step. Only fillers and labels stand before it, or what a log writes before its level. Returns @n_words where
 * there is none. */
static guint
find_name (char       **words,
           guint        n_words,
           QsTraceStep *step)
{
  static const struct
  {
    const char *name;
    QsTraceEvent event;
  } names[] = {
    { "check", QS_TRACE_CHECK }, { "place", QS_TRACE_PLACE }, { "remove", QS_TRACE_REMOVE }, { "reject", QS_TRACE_REJECT },
    { "solution", QS_TRACE_SOLUTION }, { "try", QS_TRACE_CHECK }, { "put", QS_TRACE_PLACE }, { "add", QS_TRACE_PLACE },
    { "unplace", QS_TRACE_REMOVE }, { "undo", QS_TRACE_REMOVE }, { "take", QS_TRACE_REMOVE }, { "delete", QS_TRACE_REMOVE },
  };
  guint start = 0;

  for (guint i = 0; i < n_words; i++)
    {
      start = is_among (words[i], levels) ? i : start;
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          step->event = names[j].event & 0xf;
          if (g_ascii_tolower (*words[i]) == *names[j].name && is_named (words[i], names[j].name))
            return is_plain (words + start, i - start) ? i : n_words;
        }
    }

  return n_words;
}

/* A step that cannot be read, but has numbers, may be a wrong one; a solution if it has more numbers than words. */
static void
note_odd (QsTraceText *self,
          char       **words,
          guint        n_words,
          gboolean     is_solution)
{
  guint n_numbers = 0;

  for (guint i = 0; i < n_words; i++)
    n_numbers += is_number (words[i]);
  if (n_numbers == 0 || (self->odd_line > 0 && (self->is_solution_odd || !is_solution)) ||
      (is_solution && (n_numbers < 3 || 2 * n_numbers < n_words)))
    return;

  self->odd_line = self->n_lines;
  self->is_solution_odd = is_solution;
}

/* Reads the words of a step. What is looked at may be told in any. */
static gboolean
read_step (QsTraceText *self,
           char       **words,
           guint        n_words,
           QsTraceStep *step)
{
  guint name = find_name (words, n_words, step), n_rest = n_words - MIN (name + 1, n_words), wording = 0;
  char **rest = words + n_words - n_rest;
  gboolean is_solution = step->event == QS_TRACE_SOLUTION, is_queen = step->event >= QS_TRACE_PLACE && !is_solution;

  if (name == n_words || (is_queen && !is_plain (rest, n_rest)))
    return FALSE;

  for (guint i = name; i < n_words; i++)
    wording = is_number (words[i]) ? wording : 31 * wording + g_str_hash (words[i]);
  step->wording = (1 + wording % 0x7ff) & 0x7ff;
  self->is_prose = self->is_prose || name > 1 || (n_rest > 0 && g_ascii_isalpha (**rest)) ||
                   !g_str_equal (words[name], qs_trace_event_get_name (step->event));
  if (is_solution ? !read_solution (self, rest, n_rest, step) : !read_square (self, words, n_words, name, step))
    {
      note_odd (self, words, n_words, is_solution);
      return FALSE;
    }

  self->n_events[step->event]++;
  self->has_whole = self->has_whole || (!is_solution && (step->row == QS_TRACE_WHOLE || step->column == QS_TRACE_WHOLE));
  if (is_queen)
    {
      self->zeros |= (step->row == 0 ? 1 : 0) | (step->column == 0 ? 2 : 0);
      self->largest = MAX (self->largest, MAX (step->row, step->column));
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

  if (n < 2 || g_ascii_strcasecmp (words[n - 2], name) != 0 || !parse_number (words[n - 1], number) || *number == QS_TRACE_WHOLE)
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

  for (guint i = 0; i < n_words && !is_number (words[i]); i++)
    {
      if (is_among (words[i], row_words))
        return has_column;
      has_column = has_column || is_among (words[i], column_words);
    }

  return FALSE;
}

static gboolean
read_line (QsTraceText *self,
           const char  *line,
           GError     **error)
{
  g_autoptr (GString) copy = g_string_sized_new (2 * strlen (line));
  char *words[2 * QS_MAX_N + 16];
  guint n_words = split (line, copy, words, G_N_ELEMENTS (words));
  QsTraceStep step = { .line = (guint32) ++self->n_lines, .source_line = self->source_line };
  guint16 n;

  if (n_words == 0)
    return TRUE;

  if (read_last (words, &n_words, "line", &step.source_line) && is_plain (words, n_words) && find_name (words, n_words, &step) == n_words)
    {
      self->source_line = step.source_line;
      return TRUE;
    }

  if (is_plain (words, n_words) && read_last (words, &n_words, "n", &n) && n > 0)
    {
      if (self->n > 0 && self->n != n && self->steps->len > 0)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: a number of a line, and two numbers of queens. */
                              _ ("Line %" PRIu64 ": a search for %u queens begins after one for %u: each needs its own file"),
                              self->n_lines, n, self->n);
      self->n = n;
      return TRUE;
    }

  if (!read_step (self, words, n_words, &step))
    {
      self->is_column_first = self->is_column_first || (self->steps->len == 0 && is_head_with_column_first (words, n_words));
      self->has_gap = TRUE;
      if (self->n_unread++ == 0)
        self->unread_line = self->n_lines;
      if (self->unread == NULL || self->odd_line == self->n_lines)
        {
          g_free (self->unread);
          self->unread = qs_error_shorten (line, strlen (line));
        }
      return TRUE;
    }

  step.has_gap = self->has_gap;
  self->has_gap = FALSE;
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

/* Whether a text begins as the steps of a search, and not as boards do, nor as boards with words about how they are found. */
gboolean
qs_trace_text_is_one (const char *text,
                      gsize       length)
{
  QsTraceText self;
  gboolean is_one;

  qs_trace_text_init (&self);
  qs_trace_text_read (&self, text, MIN (length, HEAD_SIZE), NULL);
  if (length <= HEAD_SIZE)
    qs_trace_text_end (&self, NULL);
  is_one = self.steps->len - self.n_events[QS_TRACE_SOLUTION] > self.n_unread && (self.n > 0 || !self.is_prose);
  qs_trace_text_clear (&self);

  return is_one;
}

