/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right.
 *
 * From which number squares are counted, and how large the board is, may show only at the end: so all steps are kept, and
 * judged together. */

#include "qs-judge.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-square.h"
#include "qs-trace-text.h"

/* How much is read at a time, in bytes. */
#define PIECE 16384

/* A board on which the steps are repeated. */
typedef struct
{
  QsJudgement judgement;
  guint base;
  guint n_judged;         /* steps */
  guint8 *squares;        /* whether there is a queen, row by row */
  guint *n_in_row;
  GHashTable *solutions;  /* the columns of each, as text */
  QsRecording *recording; /* nullable */
  guint16 *columns;       /* by row, as they are recorded, or QS_EMPTY_ROW */
  guint n_queens;         /* likewise */
  guint last_row;         /* of the queen that was placed last */
} Court;

struct _QsJudge
{
  QsTraceText text;
  char *name; /* of recordings; NULL for none */
  char *source;
  Court court;
};

/* Records the steps as well, if @name is not NULL. @source is the program's text, or NULL. */
QsJudge *
qs_judge_new (const char *name,
              const char *source)
{
  QsJudge *self = g_new0 (QsJudge, 1);

  qs_trace_text_init (&self->text);
  self->name = g_strdup (name);
  self->source = g_strdup (source);

  return self;
}

static void
adjourn (Court *self)
{
  if (self->recording != NULL)
    qs_recording_end (self->recording, NULL);
  g_clear_pointer (&self->recording, qs_recording_unref);
  g_clear_pointer (&self->solutions, g_hash_table_unref);
  g_clear_pointer (&self->squares, g_free);
  g_clear_pointer (&self->n_in_row, g_free);
  g_clear_pointer (&self->columns, g_free);
}

void
qs_judge_free (QsJudge *self)
{
  adjourn (&self->court);
  qs_trace_text_clear (&self->text);
  g_free (self->name);
  g_free (self->source);
  g_free (self);
}

/* Returns what a wrong step is, NULL for a right one. */
static char *
describe_fault (QsJudgeFault fault,
                guint64      line,
                guint        row,
                guint        column)
{
  switch (fault)
    {
    case QS_JUDGE_OFF_BOARD:
      /* Translators: in this and the next ones a number of a line, and a row and a column. */
      return g_strdup_printf (_ ("Line %" PRIu64 ": there is no square in row %u, column %u"), line, row, column);
    case QS_JUDGE_SQUARE_TAKEN:
      return g_strdup_printf (_ ("Line %" PRIu64 ": there is a queen in row %u, column %u already"), line, row, column);
    case QS_JUDGE_ROW_TAKEN:
      return g_strdup_printf (_ ("Line %" PRIu64 ": row %u has a queen, and gets another one in column %u"), line, row,
                              column);
    case QS_JUDGE_NO_QUEEN:
      return g_strdup_printf (_ ("Line %" PRIu64 ": there is no queen in row %u, column %u to take back"), line, row,
                              column);
    case QS_JUDGE_TOO_FEW:
      return g_strdup_printf (_ ("Line %" PRIu64 ": a solution does not have one queen in each row"), line);
    case QS_JUDGE_ATTACKED:
      return g_strdup_printf (_ ("Line %" PRIu64 ": a solution has two queens that attack each other"), line);
    case QS_JUDGE_RIGHT:
    default:
      return NULL;
    }
}

static void
complain (Court             *self,
          const QsTraceStep *step,
          QsJudgeFault       fault)
{
  QsJudgement *judgement = &self->judgement;
  g_autofree char *words = describe_fault (fault, step->line, step->row, step->column);

  if (self->recording != NULL)
    qs_recording_add_fault (self->recording, words);
  if (judgement->n_faults++ > 0)
    return;

  judgement->fault = fault;
  judgement->fault_line = step->line;
  judgement->fault_row = step->row;
  judgement->fault_column = step->column;
}

/* Has the row of a recording, which has one queen at most, look as the program has left it. */
static void
record_row (Court             *self,
            const QsTraceStep *step,
            guint              row,
            guint16            column)
{
  guint16 *recorded = &self->columns[row];

  if (*recorded == column)
    return;

  if (*recorded != QS_EMPTY_ROW)
    {
      qs_recording_add (self->recording, QS_TRACE_REMOVE, row, *recorded, step->source_line);
      self->n_queens--;
    }
  if (column != QS_EMPTY_ROW)
    {
      qs_recording_add (self->recording, QS_TRACE_PLACE, row, column, step->source_line);
      self->n_queens++;
      self->last_row = row;
    }
  *recorded = column;
}

/* Checks and rejections of squares that are there; of whole lines where they were seen from the beginning. */
static void
record_look (Court             *self,
             const QsTraceStep *step)
{
  guint n = self->judgement.n;
  gboolean is_row = step->column == QS_TRACE_WHOLE, is_column = step->row == QS_TRACE_WHOLE;
  guint row = is_column ? QS_TRACE_WHOLE : step->row - self->base, column = is_row ? QS_TRACE_WHOLE : step->column - self->base;
  gboolean is_whole = is_row || is_column;

  if (self->recording == NULL || (is_row && is_column) || (!is_column && row >= n) || (!is_row && column >= n) ||
      (is_whole && (step->event != QS_TRACE_CHECK || qs_recording_get_method (self->recording)->look != QS_LOOK_LINE)))
    return;

  qs_recording_add (self->recording, (QsTraceEvent) step->event, row, column, step->source_line);
}

static void
record_solution (Court             *self,
                 const QsTraceStep *step)
{
  guint row = step->row - self->base;

  if (self->recording == NULL || self->n_queens < self->judgement.n)
    return;

  if (row >= self->judgement.n || self->columns[row] != step->column - self->base)
    row = self->last_row;
  qs_recording_add (self->recording, QS_TRACE_SOLUTION, row, self->columns[row], step->source_line);
}

/* What is wrong with putting or taking a queen. */
static QsJudgeFault
judge_queen (const Court *self,
             gboolean     is_placed,
             guint        row,
             guint        column)
{
  guint n = self->judgement.n;

  if (row >= n || column >= n)
    return QS_JUDGE_OFF_BOARD;

  if (!is_placed)
    return self->squares[row * n + column] ? QS_JUDGE_RIGHT : QS_JUDGE_NO_QUEEN;

  if (self->squares[row * n + column])
    return QS_JUDGE_SQUARE_TAKEN;

  return self->n_in_row[row] > 0 ? QS_JUDGE_ROW_TAKEN : QS_JUDGE_RIGHT;
}

/* What is wrong is done all the same, so that what follows from it makes sense. */
static void
set_queen (Court             *self,
           const QsTraceStep *step,
           guint              row,
           guint              column)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint n = self->judgement.n;
  guint8 *square = &self->squares[row * n + column];

  self->n_in_row[row] += (guint) is_placed - *square;
  *square = is_placed;
  if (self->recording != NULL)
    {
      const guint8 *squares = &self->squares[(gsize) row * n], *queen = memchr (squares, TRUE, n);

      record_row (self, step, row, is_placed ? (guint16) column : queen != NULL ? (guint16) (queen - squares) : QS_EMPTY_ROW);
    }
}

static void
move_queen (Court             *self,
            const QsTraceStep *step)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint row = step->row - self->base, column = step->column - self->base;
  QsJudgeFault fault = judge_queen (self, is_placed, row, column);

  if (is_placed)
    self->judgement.counts.placements++;
  else
    self->judgement.counts.backtracks++;
  if (fault != QS_JUDGE_OFF_BOARD)
    set_queen (self, step, row, column);
  if (fault != QS_JUDGE_RIGHT)
    complain (self, step, fault);
}

/* The columns of a solution: those that are written, or of the queens on the board. Returns how many there are. */
static guint
find_columns (const QsJudge     *judge,
              const QsTraceStep *step,
              guint16           *columns)
{
  const Court *self = &judge->court;
  guint n = self->judgement.n, n_queens = 0;

  if (step->columns != QS_TRACE_NO_COLUMNS)
    {
      const guint16 *written = &g_array_index (judge->text.columns, guint16, step->columns);

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
judge_solution (QsJudge           *judge,
                const QsTraceStep *step)
{
  Court *self = &judge->court;
  guint n = self->judgement.n;
  guint16 columns[QS_MAX_N];
  guint n_columns = find_columns (judge, step, columns);

  self->judgement.counts.solutions++;
  if (n_columns != n || !are_at_peace (columns, n))
    {
      self->judgement.n_wrong++;
      complain (self, step, n_columns != n ? QS_JUDGE_TOO_FEW : QS_JUDGE_ATTACKED);
      return;
    }

  record_solution (self, step);
  if (g_hash_table_add (self->solutions, g_base64_encode ((const guchar *) columns, n * sizeof *columns)))
    self->judgement.n_distinct++;
  else
    self->judgement.n_repeated++;
}

static void
judge_step (QsJudge           *self,
            const QsTraceStep *step)
{
  switch ((QsTraceEvent) step->event)
    {
    case QS_TRACE_CHECK:
      self->court.judgement.counts.checks++;
      record_look (&self->court, step);
      break;
    case QS_TRACE_REJECT:
      record_look (&self->court, step);
      break;
    case QS_TRACE_PLACE:
    case QS_TRACE_REMOVE:
      move_queen (&self->court, step);
      break;
    case QS_TRACE_SOLUTION:
      judge_solution (self, step);
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
}

/* Begins to judge, with the first step. */
static void
convene (QsJudge *self,
         guint    n,
         guint    base)
{
  Court *court = &self->court;

  adjourn (court);
  *court = (Court){
    .judgement = { .n = n },
    .base = base,
    .squares = g_new0 (guint8, (gsize) n * n),
    .n_in_row = g_new0 (guint, n),
    .solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .recording = self->name != NULL ? qs_recording_new (self->name, n, self->text.has_whole, self->source) : NULL,
    .columns = g_new (guint16, n),
  };
  court->judgement.has_total = qs_known_total (n, &court->judgement.total);
  for (guint row = 0; row < n; row++)
    court->columns[row] = QS_EMPTY_ROW;
}

/* Judges what was read since the last time; all of it again where squares turn out to be counted in another way. */
static void
judge_steps (QsJudge *self,
             guint    n,
             guint    base)
{
  if (self->court.squares == NULL || self->court.judgement.n != n || self->court.base != base)
    convene (self, n, base);
  while (self->court.n_judged < self->text.steps->len)
    judge_step (self, &g_array_index (self->text.steps, QsTraceStep, self->court.n_judged++));

  self->court.judgement.n_steps = self->text.steps->len;
  self->court.judgement.n_unread = self->text.n_unread;
  self->court.judgement.unread_line = self->text.unread_line;
}

/* Reads all of a stream. @look is called, unless it is NULL, when a piece was read and the next one may take its time. */
gboolean
qs_judge_read (QsJudge      *self,
               GInputStream *stream,
               GCancellable *cancellable,
               QsJudgeLook   look,
               gpointer      data,
               GError      **error)
{
  char text[PIECE];
  gssize length;

  while ((length = g_input_stream_read (stream, text, sizeof text, cancellable, error)) > 0)
    {
      if (!qs_trace_text_read (&self->text, text, (gsize) length, error))
        return FALSE;
      if (look != NULL)
        look (data);
    }

  return length == 0;
}

/* While the program is still running: the steps so far, if it has said how many queens there are; else NULL. A search from 0
 * begins with a 0. */
QsRecording *
qs_judge_follow (QsJudge *self)
{
  if (self->text.n == 0 || self->text.steps->len == 0)
    return NULL;

  judge_steps (self, self->text.n, self->text.has_zero ? 0 : 1);

  return self->court.recording;
}

gboolean
qs_judge_decide (QsJudge     *self,
                 QsJudgement *judgement,
                 GError     **error)
{
  guint base, n;

  memset (judgement, 0, sizeof *judgement);
  if (self->text.line->len > 0 && !qs_trace_text_end (&self->text, error))
    return FALSE;

  base = self->text.has_zero ? 0 : 1;
  n = self->text.n > 0 ? self->text.n : self->text.largest + 1 - base;
  if (n == 0 || (self->text.n_moves == 0 && self->text.columns->len == 0))
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("There is no step of a search, such as “place 1 1”"));

  /* Counted from 0, the largest number is that of one square more. */
  if (n > QS_MAX_N)
    {
      g_autofree char *columns = g_strdup_printf ("%u", n);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("A board of %s columns cannot be read: the limits are 1 and %u"), columns, QS_MAX_N);
    }

  judge_steps (self, n, base);
  *judgement = self->court.judgement;
  if (self->court.recording != NULL)
    {
      g_autofree char *fault = qs_judgement_describe_fault (judgement);
      g_autofree char *solutions = qs_judgement_describe_solutions (judgement);
      g_autofree char *verdict = g_strdup_printf ("%s\n%s", fault != NULL ? fault : _ ("All steps are right"), solutions);

      qs_recording_end (self->court.recording, verdict);
    }

  return TRUE;
}

/* What was recorded, which goes with the judge unless somebody holds it; NULL for nothing. */
QsRecording *
qs_judge_get_recording (QsJudge *self)
{
  return self->court.recording;
}

/* Whether no step is wrong, and each solution is there once. */
gboolean
qs_judgement_is_good (const QsJudgement *self)
{
  return self->n_faults == 0 && self->n_repeated == 0 && self->has_total && self->n_distinct == self->total;
}

/* What the first wrong step is, NULL for none. */
char *
qs_judgement_describe_fault (const QsJudgement *self)
{
  return describe_fault (self->fault, self->fault_line, self->fault_row, self->fault_column);
}

/* Such as “Solutions: 1 of 2 found, 0 repeated, 0 wrong”. */
char *
qs_judgement_describe_solutions (const QsJudgement *self)
{
  if (self->has_total)
    /* Translators: numbers of solutions. */
    return g_strdup_printf (_ ("Solutions: %u of %" PRIu64 " found, %u repeated, %u wrong"), self->n_distinct, self->total,
                            self->n_repeated, self->n_wrong);

  return g_strdup_printf (_ ("Solutions: %u found, %u repeated, %u wrong"), self->n_distinct, self->n_repeated, self->n_wrong);
}
