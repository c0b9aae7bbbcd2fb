/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right.
 *
 * From which number squares are counted, and how large the board is, may show only at the end: so all steps are kept, and
 * judged together. In the words of queenside-cli each step is what it says. In other words, and behind lines that were not read,
 * a queen that is placed takes back the one in its row where no line takes any back, and where that was a mere try, since it was
 * attacked. */

#include "qs-judge.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-solution.h"
#include "qs-trace-text.h"
#include "qs-unpack.h"

/* What was done last in a row. */
typedef struct
{
  guint16 column;
  guint16 wording;
  gboolean is_try; /* whether a queen was placed, and there were attacks */
  guint step;      /* its number, from 1 */
} Deed;

/* A board on which the steps are repeated. */
typedef struct
{
  QsJudgement judgement;
  const QsTraceText *text;
  guint base;
  gboolean is_prose, has_list_from_0; /* as they were known when the first step was judged */
  gboolean has_guessed;   /* whether a queen was taken back since no line does it */
  guint last_gap;         /* the number of the step behind the last lines that were not read, from 1; 0 for none */
  gboolean is_doubtful;   /* whether the first fault may come from what no line says */
  guint n_judged;         /* steps */
  Deed *deeds;            /* by row */
  guint n_queens;
  guint64 full_line;      /* at which there was a solution on the board first; 0 for none */
  guint told;             /* the wording of a right solution; 0 for none */
  GHashTable *solutions;  /* the columns of each as text, with its wording */
  QsRecording *recording; /* nullable */
  guint16 *columns;       /* by row, or QS_EMPTY_ROW */
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
  g_clear_pointer (&self->deeds, g_free);
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
    case QS_JUDGE_MISCOUNTED:
      /* Translators: a number of a line, and two numbers of solutions. */
      return g_strdup_printf (_ ("Line %" PRIu64 ": the number of solutions is given as %u, but the steps find %u"), line, row, column);
    case QS_JUDGE_RIGHT:
    default:
      return NULL;
    }
}

/* What is wrong with the columns of a solution. */
static QsJudgeFault
examine (const guint16 *columns,
         guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] >= n)
        return QS_JUDGE_TOO_FEW;
    }

  if (n == 0)
    return QS_JUDGE_TOO_FEW;

  return qs_solution_find_attack (columns, n, NULL) ? QS_JUDGE_ATTACKED : QS_JUDGE_RIGHT;
}

/* Whether something may have been done since a step that no line says. */
static gboolean
is_loose (const Court *self,
          guint        step)
{
  return self->is_prose || self->last_gap > step;
}

static void
complain (Court             *self,
          const QsTraceStep *step,
          QsJudgeFault       fault)
{
  QsJudgement *judgement = &self->judgement;
  const QsTraceText *text = self->text;
  g_autofree char *words = describe_fault (fault, step->line, step->row, step->column);

  if (self->recording != NULL)
    qs_recording_add_fault (self->recording, words);
  if (judgement->n_faults++ > 0)
    return;

  judgement->fault = fault;
  judgement->fault_line = step->line;
  judgement->fault_row = step->row;
  judgement->fault_column = step->column;
  /* Rows and columns may be counted differently, or the board be smaller; numbers may be no columns, one of two words for
   * placing mean something else, a search go along columns, and lines be missing. */
  self->is_doubtful = text->odd_line > 0 || (text->place_words & (text->place_words - 1)) != 0 ||
                      (fault == QS_JUDGE_NO_QUEEN && text->n_events[QS_TRACE_PLACE] == 0) ||
                      (fault == QS_JUDGE_OFF_BOARD && (text->zeros == 1 || text->zeros == 2 || step->event == QS_TRACE_SOLUTION)) ||
                      (fault == QS_JUDGE_TOO_FEW && text->n == 0 && examine (self->columns, self->n_queens) == QS_JUDGE_RIGHT);
  if (is_loose (self, 1))
    self->is_doubtful |= (fault == QS_JUDGE_TOO_FEW && examine (self->columns, judgement->n) == QS_JUDGE_RIGHT) ||
                         (fault == QS_JUDGE_ROW_TAKEN && judgement->counts.placements == 2) ||
                         (step->event == QS_TRACE_SOLUTION && step->columns == QS_TRACE_NO_COLUMNS &&
                          (text->n_events[QS_TRACE_PLACE] == 0 || text->n_events[QS_TRACE_REMOVE] == 0));
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

/* What is wrong is done all the same, so that what follows from it makes sense. */
static void
set_queen (Court             *self,
           const QsTraceStep *step,
           guint              row,
           guint              column)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint16 *queen = &self->columns[row];

  self->n_queens += (is_placed ? 1 : 0) - (*queen != QS_EMPTY_ROW ? 1 : 0);
  if (self->recording != NULL && *queen != QS_EMPTY_ROW)
    qs_recording_add (self->recording, QS_TRACE_REMOVE, row, *queen, step->source_line);
  *queen = is_placed ? (guint16) column : QS_EMPTY_ROW;
  self->deeds[row] = (Deed){ (guint16) column, step->wording,
                             is_placed && qs_solution_find_attack (self->columns, self->judgement.n, NULL), self->n_judged };
  if (!is_placed)
    return;

  self->last_row = row;
  if (self->recording != NULL)
    qs_recording_add (self->recording, QS_TRACE_PLACE, row, column, step->source_line);
  if (self->full_line == 0 && examine (self->columns, self->judgement.n) == QS_JUDGE_RIGHT)
    self->full_line = step->line;
}

/* What is wrong with putting or taking a queen. */
static QsJudgeFault
judge_queen (Court   *self,
             gboolean is_placed,
             guint    row,
             guint    column)
{
  guint n = self->judgement.n;

  if (row >= n || column >= n)
    return QS_JUDGE_OFF_BOARD;

  if (!is_placed)
    return self->columns[row] == column ? QS_JUDGE_RIGHT : QS_JUDGE_NO_QUEEN;

  if (self->columns[row] == QS_EMPTY_ROW)
    return QS_JUDGE_RIGHT;

  if (is_loose (self, self->deeds[row].step) && self->text->n_events[QS_TRACE_REMOVE] == 0)
    self->has_guessed = TRUE;
  else if (self->columns[row] == column)
    return QS_JUDGE_SQUARE_TAKEN;
  else if (!is_loose (self, self->deeds[row].step) || !self->deeds[row].is_try)
    return QS_JUDGE_ROW_TAKEN;

  return QS_JUDGE_RIGHT;
}

static void
move_queen (Court             *self,
            const QsTraceStep *step)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint row = step->row - self->base, column = step->column - self->base;
  QsJudgeFault fault = judge_queen (self, is_placed, row, column);
  gboolean is_same = fault != QS_JUDGE_OFF_BOARD && (self->columns[row] == column) == is_placed;

  /* The step is told again, in other words. */
  if (is_same && self->deeds[row].wording > 0 && self->deeds[row].column == column && self->deeds[row].wording != step->wording)
    return;

  if (is_placed)
    self->judgement.counts.placements++;
  else
    self->judgement.counts.backtracks++;
  if (fault != QS_JUDGE_OFF_BOARD && !is_same)
    set_queen (self, step, row, column);
  if (fault != QS_JUDGE_RIGHT)
    complain (self, step, fault);
}

/* The columns of a solution: those that are written, maybe behind its own number or each behind its row, or else those on the
 * board. */
static QsJudgeFault
find_columns (const Court       *self,
              const QsTraceStep *step,
              guint16           *columns)
{
  guint n = self->judgement.n, length, stride, lead;
  const guint16 *written;
  guint16 base;

  if (step->columns == QS_TRACE_NO_COLUMNS)
    return examine (self->columns, n);

  written = &g_array_index (self->text->columns, guint16, step->columns);
  length = *written & ~QS_TRACE_FROM_1;
  base = length == *written && self->text->has_list_from_0 ? 0 : 1;
  stride = length >= 2 * n ? 2 : 1;
  lead = length - stride * n;
  if (lead > 1)
    return length > n ? QS_JUDGE_OFF_BOARD : QS_JUDGE_TOO_FEW;

  for (guint i = 0; i < n; i++)
    {
      if (written[lead + stride * (i + 1)] > n)
        return QS_JUDGE_OFF_BOARD;

      columns[i] = QS_EMPTY_ROW;
      base = written[lead + stride * (i + 1)] == 0 && length == *written ? 0 : base;
    }
  for (guint i = 0; i < n; i++)
    {
      guint row = stride == 2 ? (guint) written[lead + 2 * i + 1] - base : i;

      columns[MIN (row, n - 1)] = (guint16) (written[lead + stride * (i + 1)] - base);
    }

  return examine (columns, n);
}

/* Returns whether a solution was not told before in the same words. */
static gboolean
remember (Court         *self,
          const guint16 *columns,
          guint          wording)
{
  g_autofree char *text = g_base64_encode ((const guchar *) columns, self->judgement.n * sizeof *columns);

  return g_hash_table_add (self->solutions, g_strdup_printf ("%s %u", text, wording));
}

static void
judge_solution (Court             *self,
                const QsTraceStep *step)
{
  QsJudgement *judgement = &self->judgement;
  guint16 listed[QS_MAX_N], *columns = step->columns == QS_TRACE_NO_COLUMNS ? self->columns : listed;
  QsJudgeFault fault = find_columns (self, step, listed);

  /* The heading of what was found before. */
  if (columns != listed && self->n_queens == 0 && self->full_line > 0 && self->told != step->wording)
    return;

  if (fault != QS_JUDGE_RIGHT)
    {
      judgement->n_wrong++;
      complain (self, step, fault);
    }
  else if (!remember (self, columns, step->wording))
    judgement->n_repeated++;
  else if (remember (self, columns, 0))
    judgement->n_distinct++;
  else
    return;

  judgement->counts.solutions++;
  self->told = step->wording;
  if (fault == QS_JUDGE_RIGHT)
    record_solution (self, step);
}

static void
judge_step (Court             *self,
            const QsTraceStep *step)
{
  if (step->has_gap)
    self->last_gap = self->n_judged;
  switch ((QsTraceEvent) step->event)
    {
    case QS_TRACE_CHECK:
      self->judgement.counts.checks++;
      record_look (self, step);
      break;
    case QS_TRACE_REJECT:
      record_look (self, step);
      break;
    case QS_TRACE_PLACE:
    case QS_TRACE_REMOVE:
      move_queen (self, step);
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
    .text = &self->text,
    .base = base,
    .is_prose = self->text.is_prose,
    .has_list_from_0 = self->text.has_list_from_0,
    .deeds = g_new0 (Deed, n),
    .solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .recording = self->name != NULL ? qs_recording_new (self->name, n, self->text.has_whole, self->source) : NULL,
    .columns = g_new (guint16, n),
  };
  court->judgement.has_total = qs_known_total (n, &court->judgement.total);
  for (guint row = 0; row < n; row++)
    court->columns[row] = QS_EMPTY_ROW;
}

/* Judges what was read since the last time; all of it again where that shows that something else was meant. */
static void
judge_steps (QsJudge *self,
             guint    n,
             guint    base)
{
  if (self->court.deeds == NULL || self->court.judgement.n != n || self->court.base != base ||
      self->court.is_prose != self->text.is_prose || self->court.has_list_from_0 != self->text.has_list_from_0 ||
      (self->court.has_guessed && self->text.n_events[QS_TRACE_REMOVE] > 0))
    convene (self, n, base);
  while (self->court.n_judged < self->text.steps->len)
    judge_step (&self->court, &g_array_index (self->text.steps, QsTraceStep, self->court.n_judged++));

  self->court.judgement.n_steps = self->text.steps->len;
  self->court.judgement.n_unread = self->text.n_unread;
  self->court.judgement.unread_line = self->text.unread_line;
}

/* What is read, and who looks at it. */
typedef struct
{
  QsTraceText *text;
  QsJudgeLook look;
  gpointer data;
} Reading;

static gboolean
read_piece (const char *bytes,
            gsize       length,
            gpointer    data,
            GError    **error)
{
  const Reading *self = data;
  gboolean is_read = qs_trace_text_read (self->text, bytes, length, error);

  if (is_read && self->look != NULL)
    self->look (self->data);

  return is_read;
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
  return qs_unpack (stream, cancellable, read_piece, &(Reading){ &self->text, look, data }, error);
}

/* While the program is still running: the steps so far, if it has said how many queens there are; else NULL. A search from 0
 * begins with a 0. */
QsRecording *
qs_judge_follow (QsJudge *self)
{
  if (self->text.n == 0 || self->text.steps->len == 0)
    return NULL;

  judge_steps (self, self->text.n, self->text.zeros != 0 ? 0 : 1);

  return self->court.recording;
}

static gboolean
refuse_line (const QsTraceText *text,
             GError           **error)
{
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        /* Translators: a number of a line, and what it says. */
                        _ ("Line %" PRIu64 " cannot be read as a step such as “place 1 1”: “%s”"),
                        text->odd_line > 0 ? text->odd_line : text->unread_line, text->unread);
}

gboolean
qs_judge_decide (QsJudge     *self,
                 QsJudgement *judgement,
                 GError     **error)
{
  const QsTraceText *text = &self->text;
  gboolean is_full, is_vague;
  QsReadClaim claim;
  guint base, n, last_line;

  memset (judgement, 0, sizeof *judgement);
  if (!qs_trace_text_end (&self->text, error))
    return FALSE;

  base = text->zeros != 0 ? 0 : 1;
  n = text->n > 0 ? text->n : MAX (MAX (text->largest + 1 - base, text->listed), text->guessed);
  if (n == 0 || (text->steps->len == text->n_events[QS_TRACE_SOLUTION] && text->columns->len == 0))
    return text->unread == NULL
             ? qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("There is no step of a search, such as “place 1 1”"))
             : refuse_line (text, error);

  /* Counted from 0, the largest number is that of one square more. */
  if (n > QS_MAX_N)
    {
      g_autofree char *columns = g_strdup_printf ("%u", n);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("A board of %s columns cannot be read: the limits are 1 and %u"), columns, QS_MAX_N);
    }

  judge_steps (self, n, base);
  *judgement = self->court.judgement;
  if (text->odd_line > 0 && (self->court.is_doubtful || text->is_solution_odd))
    return refuse_line (text, error);
  /* How large the board is shows only in a solution; to be watched, a search needs none. */
  is_vague = text->n + text->guessed == 0 && judgement->n_distinct == 0 && judgement->n_faults == 0 && self->name == NULL;
  last_line = g_array_index (text->steps, QsTraceStep, text->steps->len - 1).line;
  is_full = judgement->counts.solutions == 0 && self->court.full_line > 0;
  if (self->court.is_doubtful || is_full || is_vague)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          /* Translators: a number of a line. */
                          _ ("Line %" PRIu64 " cannot be judged without lines such as “n 8”, “place 1 1”, “remove 1 1” and “solution”"),
                          self->court.is_doubtful ? judgement->fault_line : is_full ? self->court.full_line : last_line);

  claim = qs_read_claims_find_false (&text->claims, n, judgement->n_distinct, 0, 0);
  if (claim.line > 0 && judgement->n_faults == 0 && judgement->n_repeated == 0)
    {
      judgement->n_faults = 1;
      judgement->fault = QS_JUDGE_MISCOUNTED;
      judgement->fault_line = claim.line;
      judgement->fault_row = (guint) MIN (claim.number, G_MAXUINT);
      judgement->fault_column = judgement->n_distinct;
    }

  if (self->court.recording != NULL)
    {
      g_autofree char *verdict = qs_judgement_describe (judgement);

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

/* What the first wrong step is, or that none is, and on another line such as “Solutions: 1 of 2 found, 0 repeated, 0 wrong”. */
char *
qs_judgement_describe (const QsJudgement *self)
{
  g_autofree char *fault = describe_fault (self->fault, self->fault_line, self->fault_row, self->fault_column);
  const char *right = self->n_unread > 0 ? _ ("All steps that are read are right") : _ ("All steps are right");
  g_autoptr (GString) text = g_string_new (fault != NULL ? fault : right);

  g_string_append_c (text, '\n');
  if (self->has_total)
    /* Translators: numbers of solutions. */
    g_string_append_printf (text, _ ("Solutions: %u of %" PRIu64 " found, %u repeated, %u wrong"), self->n_distinct, self->total,
                            self->n_repeated, self->n_wrong);
  else
    g_string_append_printf (text, _ ("Solutions: %u found, %u repeated, %u wrong"), self->n_distinct, self->n_repeated, self->n_wrong);

  return g_strdup (text->str);
}
