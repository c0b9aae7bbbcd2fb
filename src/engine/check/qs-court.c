/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on which the steps of another program's search are repeated.
 *
 * In the words of queenside-cli each step is what it says. In other words, and behind lines that were not read, a queen that is
 * placed takes back the one in its row where no line takes any back, and where that was a mere try, since it was attacked. */

#include "qs-court.h"

#include <string.h>

#include "qs-known.h"
#include "qs-solution.h"

void
qs_court_close (QsCourt *self)
{
  if (self->recording != NULL)
    qs_recording_end (self->recording, NULL);
  g_clear_pointer (&self->recording, qs_recording_unref);
  g_clear_pointer (&self->solutions, g_hash_table_unref);
  g_clear_pointer (&self->deeds, g_free);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->is_noise, g_free);
  g_clear_pointer (&self->columns, g_free);
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
is_loose (const QsCourt *self,
          guint          step)
{
  return self->is_prose || self->last_gap > step;
}

static void
complain (QsCourt           *self,
          const QsTraceStep *step,
          QsJudgeFault       fault)
{
  QsJudgement *judgement = &self->judgement;
  const QsTraceText *text = self->text;
  g_autofree char *words = qs_judgement_describe_fault (fault, step->line, step->row, step->column);

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
                      (fault == QS_JUDGE_NO_QUEEN && (text->n_events[QS_TRACE_PLACE] == 0 || step->is_weak)) ||
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
record_look (QsCourt           *self,
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
record_solution (QsCourt           *self,
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
set_queen (QsCourt           *self,
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
  /* Above what nobody takes back, the queens below are old. */
  self->due_line = self->n_queens == self->judgement.n && (row + 1 == self->n_queens || self->has_removals) ? step->line : 0;
  if (self->full_line == 0 && examine (self->columns, self->judgement.n) == QS_JUDGE_RIGHT)
    self->full_line = step->line;
}

/* What is wrong with putting or taking a queen. */
static QsJudgeFault
judge_queen (QsCourt *self,
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

  if (is_loose (self, self->deeds[row].step) && !self->has_removals)
    {
      self->has_guessed = TRUE;
      return QS_JUDGE_RIGHT;
    }

  if (self->columns[row] == column)
    return QS_JUDGE_SQUARE_TAKEN;

  return is_loose (self, self->deeds[row].step) && self->deeds[row].is_try ? QS_JUDGE_RIGHT : QS_JUDGE_ROW_TAKEN;
}

static void
move_queen (QsCourt           *self,
            const QsTraceStep *step)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE;
  guint row = step->row - self->base;
  /* That of a row, whatever it is, may be taken back. */
  gboolean is_any = !is_placed && step->column == QS_TRACE_WHOLE && row < self->judgement.n;
  guint column = is_any ? self->columns[row] : step->column - self->base;
  QsJudgeFault fault = is_any ? QS_JUDGE_RIGHT : judge_queen (self, is_placed, row, column);
  gboolean is_same = fault != QS_JUDGE_OFF_BOARD && (self->columns[row] == column) == is_placed;

  /* The step is told again, in other words. */
  if (is_any && column == QS_EMPTY_ROW)
    return;
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
find_columns (const QsCourt     *self,
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
remember (QsCourt       *self,
          const guint16 *columns,
          guint          wording)
{
  g_autofree char *text = g_base64_encode ((const guchar *) columns, self->judgement.n * sizeof *columns);

  return g_hash_table_add (self->solutions, g_strdup_printf ("%s %u", text, wording));
}

static void
judge_solution (QsCourt           *self,
                const QsTraceStep *step)
{
  QsJudgement *judgement = &self->judgement;
  guint16 listed[QS_MAX_N], *columns = step->columns == QS_TRACE_NO_COLUMNS ? self->columns : listed;
  QsJudgeFault fault = find_columns (self, step, listed);

  /* The heading of what was found before. */
  if (columns != listed && self->n_queens == 0 && self->full_line > 0 && self->last_told != step->wording)
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
  self->n_full += self->n_queens == judgement->n && memcmp (columns, self->columns, judgement->n * sizeof *columns) == 0;
  self->last_told = step->wording;
  if (fault == QS_JUDGE_RIGHT)
    record_solution (self, step);
}

/* Whether a full board has been a solution shows in the lines behind it that are not read: the last of them is nowhere else. */
static void
judge_full (QsCourt *self,
            gboolean has_gap,
            gboolean is_doubled,
            guint    gap_words)
{
  const QsTraceStep step = {
    .line = (guint32) self->due_line, .event = QS_TRACE_SOLUTION, .columns = QS_TRACE_NO_COLUMNS, .wording = 1,
  };
  gboolean is_right = self->due_line > 0 && examine (self->columns, self->judgement.n) == QS_JUDGE_RIGHT;
  gboolean is_told = has_gap && !self->is_noise[gap_words];

  self->due_line = 0;
  self->is_noise[gap_words] |= has_gap && !is_right;
  if (!self->is_silent || step.line == 0 || is_right + is_told == 0)
    return;

  self->n_learned++;
  judge_solution (self, &step);
  if (is_right && is_told && !is_doubled)
    return;

  self->is_doubtful = TRUE;
  self->judgement.fault_line = self->judgement.fault_line > 0 ? self->judgement.fault_line : step.line;
}

static void
judge_step (QsCourt    *self,
            QsTraceStep step)
{
  guint row = step.row - self->base, column = step.column - self->base;

  if (step.event == QS_TRACE_TOLD && row < self->judgement.n && column < self->judgement.n)
    self->told[step.wording][self->columns[row] == column ? 0 : 1]++;
  if (step.event == QS_TRACE_TOLD)
    {
      if (step.wording != self->learned)
        return;

      step.event = QS_TRACE_REMOVE;
      step.is_weak = TRUE;
      self->n_learned++;
    }

  judge_full (self, step.has_gap, step.is_doubled, step.gap_words);
  if (step.has_gap)
    self->last_gap = self->n_judged;
  switch ((QsTraceEvent) step.event)
    {
    case QS_TRACE_CHECK:
      self->judgement.counts.checks++;
      record_look (self, &step);
      break;
    case QS_TRACE_REJECT:
      record_look (self, &step);
      break;
    case QS_TRACE_PLACE:
    case QS_TRACE_REMOVE:
      move_queen (self, &step);
      break;
    case QS_TRACE_SOLUTION:
      judge_solution (self, &step);
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
}

/* Begins to judge, with the first step. */
void
qs_court_open (QsCourt           *self,
               const QsTraceText *text,
               guint              n,
               guint              base,
               gboolean           is_silent,
               guint              learned,
               QsRecording       *recording)
{
  qs_court_close (self);
  *self = (QsCourt){
    .judgement = { .n = n },
    .text = text,
    .base = base,
    .is_silent = is_silent,
    .learned = learned,
    .told = g_malloc0_n (QS_TRACE_N_WORDINGS, sizeof *self->told),
    .is_noise = g_new0 (gboolean, QS_TRACE_N_WORDINGS),
    .is_prose = text->is_prose,
    .has_list_from_0 = text->has_list_from_0,
    .deeds = g_new0 (Deed, n),
    .solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .recording = recording,
    .columns = g_new (guint16, n),
  };
  self->judgement.has_total = qs_known_total (n, &self->judgement.total);
  for (guint row = 0; row < n; row++)
    self->columns[row] = QS_EMPTY_ROW;
}

/* Judges what was read since the last time. */
void
qs_court_judge (QsCourt *self)
{
  self->has_removals = self->learned > 0 || self->text->n_events[QS_TRACE_REMOVE] > 0;
  while (self->n_judged < self->text->steps->len)
    judge_step (self, g_array_index (self->text->steps, QsTraceStep, self->n_judged++));
  judge_full (self, self->text->has_gap, self->text->is_doubled, self->text->gap_words);

  self->judgement.n_steps = self->text->n_steps + self->n_learned;
  self->judgement.n_unread = self->text->n_unread;
  self->judgement.unread_line = self->text->unread_line;
}
