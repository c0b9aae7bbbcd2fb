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
#define SEPARATORS " \t\r\n,;:()[]{}="

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

/* The words of a line up to a comment, without its number. Returns how many there are. */
static guint
split (char  *line,
       char **words,
       guint  most)
{
  char *comment = strchr (line, '#'), *word, *rest = NULL;
  guint n = 0;

  if (comment != NULL)
    *comment = '\0';
  for (word = strtok_r (line, SEPARATORS, &rest); word != NULL && n < most; word = strtok_r (NULL, SEPARATORS, &rest))
    words[n++] = word;

  if (n > 1 && g_ascii_isdigit (words[0][0]) && !g_ascii_isdigit (words[1][0]))
    memmove (words, words + 1, --n * sizeof *words);

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

static gboolean
read_solution (QsTraceText *self,
               char    **words,
               guint     n_words,
               QsTraceStep *step)
{
  guint16 length = (guint16) n_words;
  guint32 start = self->columns->len;

  step->columns = QS_TRACE_NO_COLUMNS;
  step->row = step->column = QS_TRACE_WHOLE;
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

/* Reads the words of a step. */
static gboolean
read_step (QsTraceText *self,
           char    **words,
           guint     n_words,
           QsTraceStep *step)
{
  for (guint event = 0; event < QS_TRACE_N_EVENTS; event++)
    {
      if (g_ascii_strcasecmp (words[0], qs_trace_event_get_name (event)) != 0)
        continue;

      step->event = (guint16) event;
      if (event == QS_TRACE_SOLUTION)
        return read_solution (self, words + 1, n_words - 1, step);

      if (n_words != 3 || !parse_number (words[1], &step->row) || !parse_number (words[2], &step->column))
        return FALSE;

      note (self, step->row);
      note (self, step->column);
      self->n_moves++;
      return TRUE;
    }

  return FALSE;
}

/* Takes the line of the source that stands at the end, as in “place 1 1 line 7”, off the words. */
static void
read_source_line (const QsTraceText *self,
                  char         **words,
                  guint         *n_words,
                  QsTraceStep   *step)
{
  guint n = *n_words;

  step->source_line = self->source_line;
  if (n > 1 && g_ascii_strcasecmp (words[n - 2], "line") == 0 && parse_number (words[n - 1], &step->source_line))
    *n_words = n - 2;
}

/* Changes @line. */
static gboolean
read_line (QsTraceText *self,
           char        *line,
           GError     **error)
{
  char *words[QS_MAX_N + 2];
  guint n_words = split (line, words, G_N_ELEMENTS (words));
  QsTraceStep step = { 0 };
  guint16 n;

  self->n_lines++;
  step.line = (guint32) self->n_lines;
  if (n_words == 0)
    return TRUE;

  read_source_line (self, words, &n_words, &step);
  if (n_words == 0)
    {
      self->source_line = step.source_line;
      return TRUE;
    }

  if (n_words == 2 && g_ascii_strcasecmp (words[0], "n") == 0 && parse_number (words[1], &n) && n > 0 && n <= QS_MAX_N)
    {
      self->n = n;
      return TRUE;
    }

  if (!read_step (self, words, n_words, &step))
    {
      if (self->n_unread++ == 0)
        self->unread_line = self->n_lines;
      return TRUE;
    }

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

/* Whether a text begins as the steps of a search, and not as boards do. */
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
  is_one = self.n_moves > self.n_unread;
  qs_trace_text_clear (&self);

  return is_one;
}

