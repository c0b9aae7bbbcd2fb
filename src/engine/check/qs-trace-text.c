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

/* What separates words and numbers, besides blanks. The last three are the mark with which some texts begin. */
#define SEPARATORS " \t\r\n,;:()[]{}=\"'|!\xef\xbb\xbf"

/* What programs and their logs write before a step, and beside its numbers. What says no more than that a step is one leaves
 * out words such as “not” and “of”. */
static const char *const openings[] = {
  "a", "action", "debug", "event", "info", "is", "log", "move", "name", "now", "op", "queen", "root", "step", "the", "trace",
  "type", "was", NULL
};
static const char *const fillers[] = {
  "a", "at", "c", "cell", "col", "column", "false", "found", "from", "i", "in", "is", "j", "no", "number", "ok", "on",
  "pos", "position", "q", "queen", "r", "row", "safe", "square", "the", "to", "true", "unsafe", "x", "y", NULL
};
static const char *const column_words[] = { "c", "col", "column", NULL };

#define ESCAPE 0x1b

/* The longest line that is looked at, in bytes: a solution of the largest board is shorter. */
#define LONGEST_LINE 16384

void
qs_trace_text_init (QsTraceText *self)
{
  *self = (QsTraceText){
    .steps = g_array_new (FALSE, TRUE, sizeof (QsTraceStep)),
    .columns = g_array_new (FALSE, FALSE, sizeof (guint16)),
    .line = g_string_new (NULL),
  };
}

void
qs_trace_text_clear (QsTraceText *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->columns);
  g_string_free (self->line, TRUE);
}

static gboolean
is_among (const char        *word,
          const char *const *others)
{
  while (*others != NULL && g_ascii_strcasecmp (word, *others) != 0)
    others++;

  return *others != NULL;
}

static gboolean
has_letters (const char *word)
{
  while (*word != '\0' && !g_ascii_isalpha (*word))
    word++;

  return *word != '\0';
}

/* Colours of a terminal become blanks. */
static void
remove_colors (char *line)
{
  for (char *start = strchr (line, ESCAPE); start != NULL; start = strchr (start, ESCAPE))
    {
      do
        *start++ = ' ';
      while (*start != '\0' && !g_ascii_isalpha (*start));
      if (*start != '\0')
        *start = ' ';
    }
}

/* The words of a line up to a comment. Returns how many there are. */
static guint
split (char  *line,
       char **words,
       guint  most)
{
  char *comment, *word, *rest = NULL;
  guint n = 0;

  remove_colors (line);
  comment = strchr (line, '#');
  if (comment != NULL)
    *comment = '\0';
  for (word = strtok_r (line, SEPARATORS, &rest); word != NULL && n < most; word = strtok_r (NULL, SEPARATORS, &rest))
    {
      words[n++] = word;
      if (g_str_has_suffix (word, "."))
        word[strlen (word) - 1] = '\0';
    }

  return n;
}

/* How many words stand before the first that says something: a step's number, the time, a log's level. */
static guint
count_openings (char **words,
                guint  n_words)
{
  guint n = 0;

  while (n < n_words && (!has_letters (words[n]) || is_among (words[n], openings)))
    n++;

  return n;
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

/* Notes a number of a row or column. */
static void
note (QsTraceText *self,
      guint16  number)
{
  if (number == QS_TRACE_WHOLE)
    {
      self->has_whole = TRUE;
      return;
    }

  self->has_zero = self->has_zero || number == 0;
  self->largest = MAX (self->largest, number);
}

/* Returns how many words are left. */
static guint
remove_fillers (char **words,
                guint  n_words)
{
  guint n = 0;

  for (guint i = 0; i < n_words; i++)
    {
      if ((has_letters (words[i]) && !is_among (words[i], fillers)) || g_ascii_isdigit (words[i][0]) || words[i][0] == '*')
        words[n++] = words[i];
    }

  return n;
}

static gboolean
read_solution (QsTraceText *self,
               char    **words,
               guint     n_words,
               QsTraceStep *step)
{
  guint32 start = self->columns->len;
  guint16 length;

  step->columns = QS_TRACE_NO_COLUMNS;
  step->row = step->column = QS_TRACE_WHOLE;
  n_words = remove_fillers (words, n_words);
  if (n_words > 0 && has_letters (words[0]))
    return n_words == 1 && g_ascii_strcasecmp (words[0], "not") != 0;

  /* Its own number is none of its columns. */
  if (self->n > 0 && n_words == self->n + 1)
    {
      words++;
      n_words--;
    }
  length = (guint16) n_words;
  /* Row and column of the queen that completes it, as in our own traces, are no columns of a solution. */
  if (n_words == 2 && parse_number (words[0], &step->row) && parse_number (words[1], &step->column))
    return TRUE;
  if (n_words < 3 && !(n_words == 1 && self->n == 1))
    return TRUE;

  g_array_append_val (self->columns, length);
  for (guint i = 0; i < n_words; i++)
    {
      guint16 number;

      if (!parse_number (words[i], &number) || number == QS_TRACE_WHOLE)
        {
          g_array_set_size (self->columns, start);
          return FALSE;
        }
      note (self, number);
      g_array_append_val (self->columns, number);
    }
  step->columns = start;

  return TRUE;
}

/* “place”, “placed” and “placing”; a solution is one. */
static gboolean
is_named (const char  *word,
          QsTraceEvent event)
{
  const char *name = qs_trace_event_get_name (event);
  gsize length = strlen (name) - (g_str_has_suffix (name, "e") ? 1 : 0);

  if (g_ascii_strcasecmp (word, name) == 0)
    return TRUE;

  return event != QS_TRACE_SOLUTION && g_ascii_strncasecmp (word, name, length) == 0 &&
         (g_ascii_strcasecmp (word + length, "ed") == 0 || g_ascii_strcasecmp (word + length, "ing") == 0);
}

static gboolean
read_square (char       **words,
             guint        n_words,
             QsTraceStep *step)
{
  gboolean is_column_first = FALSE;

  for (guint i = 0; i < n_words && has_letters (words[i]); i++)
    is_column_first = is_column_first || is_among (words[i], column_words);

  return remove_fillers (words, n_words) == 2 && parse_number (words[is_column_first ? 1 : 0], &step->row) &&
         parse_number (words[is_column_first ? 0 : 1], &step->column);
}

/* Reads the words of a step. */
static gboolean
read_step (QsTraceText *self,
           char    **words,
           guint     n_words,
           QsTraceStep *step)
{
  for (guint event = 0; event < QS_TRACE_N_EVENTS; event++)
    {
      if (!is_named (words[0], event))
        continue;

      step->event = (guint16) event;
      if (event == QS_TRACE_SOLUTION)
        return read_solution (self, words + 1, n_words - 1, step);

      if (!read_square (words + 1, n_words - 1, step))
        return FALSE;

      note (self, step->row);
      note (self, step->column);
      self->n_moves++;
      return TRUE;
    }

  return FALSE;
}

/* Takes the line of the source that stands at the end, as in “place 1 1 line 7”, off the words. Returns whether it does. */
static gboolean
read_source_line (const QsTraceText *self,
                  char         **words,
                  guint         *n_words,
                  QsTraceStep   *step)
{
  guint n = *n_words;

  step->source_line = self->source_line;
  if (n < 2 || g_ascii_strcasecmp (words[n - 2], "line") != 0 || !parse_number (words[n - 1], &step->source_line))
    return FALSE;

  *n_words = n - 2;
  return TRUE;
}

/* Changes @line. */
static gboolean
read_line (QsTraceText *self,
           char        *line,
           GError     **error)
{
  char *parts[QS_MAX_N + 16], **words = parts;
  guint n_words = split (line, parts, G_N_ELEMENTS (parts)), n_openings = count_openings (parts, n_words);
  QsTraceStep step = { 0 };
  guint16 n;

  self->n_lines++;
  step.line = (guint32) self->n_lines;
  if (n_words == 0)
    return TRUE;

  words += n_openings;
  n_words -= n_openings;
  if (read_source_line (self, words, &n_words, &step) && n_words == 0)
    {
      self->source_line = step.source_line;
      return TRUE;
    }

  if (n_words == 2 && g_ascii_strcasecmp (words[0], "n") == 0 && parse_number (words[1], &n) && n > 0 && n <= QS_MAX_N)
    {
      if (self->n > 0 && self->n != n && self->steps->len > 0)
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: a number of a line, and two numbers of queens. */
                              _ ("Line %" PRIu64 ": a search for %u queens begins after one for %u: each needs its own file"),
                              self->n_lines, n, self->n);
      self->n = n;
      return TRUE;
    }

  if (n_words == 0 || !read_step (self, words, n_words, &step))
    {
      if (self->n_unread++ == 0)
        self->unread_line = self->n_lines;
      return TRUE;
    }

  /* The name of a step is followed by numbers alone. */
  self->is_prose = self->is_prose || n_openings > 1 || (n_words > 1 && has_letters (words[1])) ||
                   !g_str_equal (words[0], qs_trace_event_get_name (step.event));

  if (self->steps->len < QS_TRACE_MAX_STEPS)
    {
      g_array_append_val (self->steps, step);
      return TRUE;
    }

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a number of a line, and how many steps there may be. */
                        _ ("Line %" PRIu64 ": there are more than %d steps"), self->n_lines, QS_TRACE_MAX_STEPS);
}

/* Reads another piece of the text, which may end anywhere. Fails with QS_ERROR_OUT_OF_RANGE where there are too many steps. */
gboolean
qs_trace_text_read (QsTraceText *self,
                    const char  *text,
                    gsize        length,
                    GError     **error)
{
  const char *end = text + length;

  while (text < end)
    {
      const char *newline = memchr (text, '\n', (gsize) (end - text)), *stop = newline != NULL ? newline : end;

      /* What is longer is no step, and need not be kept. */
      g_string_append_len (self->line, text, MIN (stop - text, (gssize) (LONGEST_LINE - self->line->len)));
      text = stop + 1;
      if (newline != NULL && !qs_trace_text_end (self, error))
        return FALSE;
    }

  return TRUE;
}

/* Ends a line; to be called when all is read, too. */
gboolean
qs_trace_text_end (QsTraceText *self,
                   GError     **error)
{
  gboolean is_read = read_line (self, self->line->str, error);

  g_string_truncate (self->line, 0);

  return is_read;
}

/* Whether a text begins as the steps of a search, and not as boards do, nor as boards with words about how they are found. */
gboolean
qs_trace_text_is_one (const char *text,
                      gsize       length)
{
  QsTraceText self;
  gboolean is_one;

  qs_trace_text_init (&self);
  qs_trace_text_read (&self, text, MIN (length, QS_TRACE_HEAD_SIZE), NULL);
  if (length <= QS_TRACE_HEAD_SIZE)
    qs_trace_text_end (&self, NULL);
  is_one = self.n_moves > self.n_unread && (self.n > 0 || !self.is_prose);
  qs_trace_text_clear (&self);

  return is_one;
}

