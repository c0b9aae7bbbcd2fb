/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right.
 *
 * From which number squares are counted, and how large the board is, may show only at the end: so all steps are kept, and
 * judged together. */

#include "config.h"

#include "qs-judge.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-methods.h"
#include "qs-square.h"

/* What separates words and numbers, besides blanks. */
#define SEPARATORS " \t\r\n,;:()[]{}="

/* Stands for the columns of a solution that has none. */
#define NO_COLUMNS G_MAXUINT32

typedef struct
{
  guint32 line;
  guint32 columns; /* of a solution: where they begin */
  guint16 event;   /* a QsTraceEvent */
  guint16 row;     /* as written; QS_TRACE_WHOLE for all */
  guint16 column;
} Step;

struct _QsJudge
{
  GArray *steps;
  GArray *columns; /* guint16: of solutions, each with its number of columns before them */
  guint64 n_lines;
  guint n;         /* that is written; else 0 */
  guint largest;   /* of the numbers */
  gboolean has_zero;
  guint64 n_unread;
  guint64 unread_line;
};

QsJudge *
qs_judge_new (void)
{
  QsJudge *self = g_new0 (QsJudge, 1);

  self->steps = g_array_new (FALSE, TRUE, sizeof (Step));
  self->columns = g_array_new (FALSE, FALSE, sizeof (guint16));

  return self;
}

void
qs_judge_free (QsJudge *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->columns);
  g_free (self);
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
note (QsJudge *self,
      guint16  number)
{
  if (number == QS_TRACE_WHOLE)
    return;

  self->has_zero = self->has_zero || number == 0;
  self->largest = MAX (self->largest, number);
}

static gboolean
read_solution (QsJudge  *self,
               char    **words,
               guint     n_words,
               Step     *step)
{
  guint16 length = (guint16) n_words;
  guint32 start = self->columns->len;

  step->columns = NO_COLUMNS;
  /* Row and column of the queen that completes it, as in our own traces, are no columns of a solution. */
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
read_step (QsJudge  *self,
           char    **words,
           guint     n_words,
           Step     *step)
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
      return TRUE;
    }

  return FALSE;
}

gboolean
qs_judge_read (QsJudge    *self,
               const char *line,
               GError    **error)
{
  g_autofree char *copy = g_strdup (line);
  char *words[QS_MAX_N + 2];
  guint n_words = split (copy, words, G_N_ELEMENTS (words));
  Step step = { 0 };
  guint16 n;

  self->n_lines++;
  step.line = (guint32) self->n_lines;
  if (n_words == 0)
    return TRUE;

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

  if (self->steps->len < QS_JUDGE_MAX_STEPS)
    {
      g_array_append_val (self->steps, step);
      return TRUE;
    }

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               /* Translators: a number of a line, and how many steps there may be. */
               _ ("Line %" PRIu64 ": there are more than %d steps"), self->n_lines, QS_JUDGE_MAX_STEPS);
  return FALSE;
}

/* A board on which the steps are repeated. */
typedef struct
{
  const QsJudge *judge;
  QsJudgement *judgement;
  guint base;
  guint8 *squares;       /* whether there is a queen, row by row */
  guint *n_in_row;
  GHashTable *solutions; /* the columns of each, as text */
} Court;

static void
complain (Court       *self,
          const Step  *step,
          QsJudgeFault fault)
{
  QsJudgement *judgement = self->judgement;

  if (judgement->n_faults++ > 0)
    return;

  judgement->fault = fault;
  judgement->fault_line = step->line;
  judgement->fault_row = step->row;
  judgement->fault_column = step->column;
}

/* What is wrong with putting or taking a queen. */
static QsJudgeFault
judge_queen (const Court *self,
             gboolean     is_placed,
             guint        row,
             guint        column)
{
  guint n = self->judgement->n;

  if (row >= n || column >= n)
    return QS_JUDGE_OFF_BOARD;

  if (!is_placed)
    return self->squares[row * n + column] ? QS_JUDGE_RIGHT : QS_JUDGE_NO_QUEEN;

  if (self->squares[row * n + column])
    return QS_JUDGE_SQUARE_TAKEN;

  return self->n_in_row[row] > 0 ? QS_JUDGE_ROW_TAKEN : QS_JUDGE_RIGHT;
}

static void
move_queen (Court      *self,
            const Step *step)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint n = self->judgement->n, row = step->row - self->base, column = step->column - self->base;
  QsJudgeFault fault = judge_queen (self, is_placed, row, column);
  guint8 *square;

  if (is_placed)
    self->judgement->counts.placements++;
  else
    self->judgement->counts.backtracks++;
  if (fault != QS_JUDGE_RIGHT)
    complain (self, step, fault);
  if (fault == QS_JUDGE_OFF_BOARD)
    return;

  /* What is wrong is done all the same, so that what follows from it makes sense. */
  square = &self->squares[row * n + column];
  self->n_in_row[row] += (guint) is_placed - *square;
  *square = is_placed;
}

/* The columns of a solution: those that are written, or of the queens on the board. Returns how many there are. */
static guint
find_columns (const Court *self,
              const Step  *step,
              guint16     *columns)
{
  guint n = self->judgement->n, n_queens = 0;

  if (step->columns != NO_COLUMNS)
    {
      const guint16 *written = &g_array_index (self->judge->columns, guint16, step->columns);

      for (guint i = 0; i < written[0] && i < n; i++)
        columns[i] = (guint16) (written[i + 1] - self->base);

      return written[0];
    }

  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          if (self->squares[row * n + column])
            {
              columns[row] = (guint16) column;
              n_queens++;
            }
        }
      if (self->n_in_row[row] != 1)
        return 0;
    }

  return n_queens;
}

static gboolean
are_at_peace (const guint16 *columns,
              guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] >= n)
        return FALSE;
      for (guint above = 0; above < row; above++)
        {
          if (qs_square_attacks ((QsSquare){ row, columns[row] }, (QsSquare){ above, columns[above] }))
            return FALSE;
        }
    }

  return TRUE;
}

static void
judge_solution (Court      *self,
                const Step *step)
{
  guint n = self->judgement->n;
  guint16 columns[QS_MAX_N];
  guint n_columns = find_columns (self, step, columns);

  self->judgement->counts.solutions++;
  if (n_columns != n || !are_at_peace (columns, n))
    {
      self->judgement->n_wrong++;
      complain (self, step, n_columns != n ? QS_JUDGE_TOO_FEW : QS_JUDGE_ATTACKED);
      return;
    }

  if (g_hash_table_add (self->solutions, g_base64_encode ((const guchar *) columns, n * sizeof *columns)))
    self->judgement->n_distinct++;
  else
    self->judgement->n_repeated++;
}

static void
judge_steps (Court *self)
{
  const GArray *steps = self->judge->steps;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (step->event == QS_TRACE_CHECK)
        self->judgement->counts.checks++;
      else if (step->event == QS_TRACE_SOLUTION)
        judge_solution (self, step);
      else if (step->event != QS_TRACE_REJECT)
        move_queen (self, step);
    }
}

gboolean
qs_judge_decide (QsJudge     *self,
                 QsJudgement *judgement,
                 GError     **error)
{
  g_autoptr (GHashTable) solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint base = self->has_zero ? 0 : 1, n = self->n > 0 ? self->n : self->largest + 1 - base;
  g_autofree guint8 *squares = NULL;
  g_autofree guint *n_in_row = NULL;
  Court court = { .judge = self, .judgement = judgement, .base = base, .solutions = solutions };

  memset (judgement, 0, sizeof *judgement);
  if (self->steps->len == 0 || n == 0)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("There is no step of a search, such as “place 1 1”"));
      return FALSE;
    }

  /* Counted from 0, the largest number is that of one square more. */
  if (n > QS_MAX_N)
    {
      g_autofree char *columns = g_strdup_printf ("%u", n);

      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   _ ("A board of %s columns cannot be read: the limits are 1 and %u"), columns, QS_MAX_N);
      return FALSE;
    }

  *judgement = (QsJudgement){ .n = n, .n_steps = self->steps->len, .n_unread = self->n_unread, .unread_line = self->unread_line };
  judgement->has_total = qs_known_total (n, &judgement->total);
  court.squares = squares = g_new0 (guint8, (gsize) n * n);
  court.n_in_row = n_in_row = g_new0 (guint, n);
  judge_steps (&court);

  return TRUE;
}

/* Whether no step is wrong, and each solution is there once. */
gboolean
qs_judgement_is_good (const QsJudgement *self)
{
  return self->n_faults == 0 && self->n_repeated == 0 && self->has_total && self->n_distinct == self->total;
}
