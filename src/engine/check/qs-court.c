/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on which the steps of another program's search are repeated.
 *
 * A queen that is placed takes back the one in its row where no line takes any back. In other words than those of queenside-cli,
 * and behind lines that were not read, it does so where that was a mere try as well, since it was attacked. */

#include "qs-court.h"

#include <string.h>

#include "qs-known.h"

void
qs_court_close (QsCourt *self)
{
  if (self->recording != NULL)
    qs_recording_end (self->recording, NULL);
  g_clear_pointer (&self->recording, qs_recording_unref);
  g_clear_pointer (&self->solutions, g_hash_table_unref);
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
          guint        step)
{
  return self->meaning.is_prose || self->last_gap > step;
}

static void
complain (QsCourt           *self,
          const QsTraceStep *step,
          QsJudgeFault       fault)
{
  QsJudgement *judgement = &self->judgement;
  const QsTraceText *text = self->text;
  gboolean has_places = self->meaning.put > 0 || text->n_events[QS_TRACE_PLACE] > 0;
  const QsDeed *deed = &self->deeds[MIN (step->row - (guint) self->meaning.row_base, QS_MAX_N - 1)];
  g_autofree char *words = qs_judgement_describe_fault (fault, step->line, step->row, step->column);

  self->is_cut = step->line == text->cut_line;
  if (self->is_cut)
    return;

  judgement->n_wrong += step->event == QS_TRACE_SOLUTION;
  if (self->recording != NULL)
    qs_recording_add_fault (self->recording, words);
  if (judgement->n_faults++ > 0)
    return;

  judgement->fault = fault;
  judgement->fault_line = step->line;
  judgement->fault_row = step->row;
  judgement->fault_column = step->column;
  /* Rows and columns may be counted differently, or the board be smaller; numbers may be no columns, one of two words for
   * placing mean something else, a search go along columns, and lines be missing, also those that place the first queens. */
  self->is_doubtful = (text->odd_line > 0 && (step->event != QS_TRACE_SOLUTION || step->columns == QS_TRACE_NO_COLUMNS)) ||
                      (text->place_words & (text->place_words - 1)) != 0 ||
                      (fault == QS_JUDGE_NO_QUEEN &&
                       (!has_places || step->is_weak || (deed->wording == 0 && self->last_gap > 0))) ||
                      (fault == QS_JUDGE_OFF_BOARD && (text->zeros == 1 || text->zeros == 2 || step->event == QS_TRACE_SOLUTION)) ||
                      (fault == QS_JUDGE_TOO_FEW && text->n == 0 && examine (self->columns, self->n_queens) == QS_JUDGE_RIGHT);
  if (is_loose (self, 1))
    self->is_doubtful |= (fault == QS_JUDGE_TOO_FEW && examine (self->columns, judgement->n) == QS_JUDGE_RIGHT) ||
                         (fault == QS_JUDGE_ROW_TAKEN && judgement->counts.placements == 2) ||
                         (step->event == QS_TRACE_SOLUTION && step->columns == QS_TRACE_NO_COLUMNS &&
                          (!has_places || text->n_events[QS_TRACE_REMOVE] == 0));
}

/* Checks and rejections of squares that are there; of whole lines where they were seen from the beginning. */
static void
record_look (QsCourt           *self,
             const QsTraceStep *step)
{
  guint n = self->judgement.n;
  gboolean is_row = step->column == QS_TRACE_WHOLE, is_column = step->row == QS_TRACE_WHOLE;
  guint row = is_column ? QS_TRACE_WHOLE : step->row - self->meaning.row_base;
  guint column = is_row ? QS_TRACE_WHOLE : step->column - self->meaning.column_base;
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
  guint row = step->row - self->meaning.row_base;

  if (self->recording == NULL || self->n_queens < self->judgement.n)
    return;

  if (row >= self->judgement.n || self->columns[row] != step->column - self->meaning.column_base)
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
  gboolean is_placed = step->event == QS_TRACE_PLACE, is_attacked;
  guint16 *queen = &self->columns[row];

  self->n_queens += (is_placed ? 1 : 0) - (*queen != QS_EMPTY_ROW ? 1 : 0);
  if (self->recording != NULL && *queen != QS_EMPTY_ROW)
    qs_recording_add (self->recording, QS_TRACE_REMOVE, row, *queen, step->source_line);
  *queen = is_placed ? (guint16) column : QS_EMPTY_ROW;
  is_attacked = is_placed && qs_solution_find_attack (self->columns, self->judgement.n, NULL);
  self->deeds[row] = (QsDeed){ (guint16) column, step->wording, is_attacked, self->n_done };
  /* Above what nobody takes back, the queens below are old. */
  self->is_right = is_placed && !is_attacked && self->n_queens == self->judgement.n &&
                   (row + 1 == self->n_queens || self->has_removals);
  if (!is_placed)
    return;

  for (guint above = 0; above < row; above++)
    {
      int distance = (int) self->columns[above] - (int) column;

      self->is_rash |= distance == 0 || (guint) ABS (distance) == row - above;
    }
  self->last_row = row;
  if (self->recording != NULL)
    qs_recording_add (self->recording, QS_TRACE_PLACE, row, column, step->source_line);
  self->n_right += self->is_right;
  if (self->full_line == 0 && !is_attacked && self->n_queens == self->judgement.n)
    self->full_line = step->line;
}

static void
move_queen (QsCourt           *self,
            const QsTraceStep *step)
{
  gboolean is_placed = step->event == QS_TRACE_PLACE, is_there;
  guint n = self->judgement.n, row = step->row - self->meaning.row_base, column = step->column - self->meaning.column_base;
  guint queen = row < n ? self->columns[row] : QS_EMPTY_ROW;
  QsJudgeFault fault = QS_JUDGE_RIGHT;
  const QsDeed *deed;

  /* That of a row, whatever it is, may be taken back. */
  if (!is_placed && step->column == QS_TRACE_WHOLE && row < n)
    {
      if (queen == QS_EMPTY_ROW)
        return;
      column = queen;
    }
  if (row >= n || column >= n)
    {
      *(is_placed ? &self->judgement.counts.placements : &self->judgement.counts.backtracks) += 1;
      complain (self, step, QS_JUDGE_OFF_BOARD);
      return;
    }

  /* A step may be told again, in other words. */
  deed = &self->deeds[row];
  is_there = queen == column;
  if (is_there == is_placed && deed->wording > 0 && deed->column == column && deed->wording != step->wording)
    return;

  if (!is_placed)
    fault = is_there ? QS_JUDGE_RIGHT : QS_JUDGE_NO_QUEEN;
  else if (queen != QS_EMPTY_ROW && !self->has_removals)
    self->has_guessed = TRUE;
  else if (queen != QS_EMPTY_ROW && (is_there || !is_loose (self, deed->step) || !deed->is_try))
    fault = is_there ? QS_JUDGE_SQUARE_TAKEN : QS_JUDGE_ROW_TAKEN;

  *(is_placed ? &self->judgement.counts.placements : &self->judgement.counts.backtracks) += 1;
  if (is_there != is_placed)
    set_queen (self, step, row, column);
  if (fault != QS_JUDGE_RIGHT)
    complain (self, step, fault);
}

/* Of the numbers of a solution. */
static guint
get_length (const QsCourt     *self,
            const QsTraceStep *step)
{
  return g_array_index (self->text->columns, guint16, step->columns) & ~QS_TRACE_FROM_1;
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
  length = get_length (self, step);
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
  guint16 listed[QS_MAX_N] = { 0 }, *columns = step->columns == QS_TRACE_NO_COLUMNS ? self->columns : listed;
  QsJudgeFault fault = find_columns (self, step, listed);

  /* The heading of what was found before. */
  if (columns != listed && self->n_queens == 0 && self->full_line > 0 && self->last_told != step->wording)
    return;

  if (fault != QS_JUDGE_RIGHT)
    complain (self, step, fault);
  else if (!remember (self, columns, step->wording))
    {
      self->is_cut = step->line == self->text->cut_line;
      judgement->n_repeated += !self->is_cut;
    }
  else if (remember (self, columns, 0))
    judgement->n_distinct++;
  else
    return;

  if (self->is_cut)
    return;

  judgement->counts.solutions++;
  self->n_full += self->n_queens == judgement->n && memcmp (columns, self->columns, judgement->n * sizeof *columns) == 0;
  self->last_told = step->wording;
  if (fault == QS_JUDGE_RIGHT)
    record_solution (self, step);
}

/* Gives a line that is not read the event that its wording is taken to mean, or else notes what it may mean. */
static gboolean
learn (QsCourt     *self,
       QsTraceStep *step)
{
  const QsMeaning *meaning = &self->meaning;
  guint row = step->row - meaning->row_base, column = step->column - meaning->column_base;
  gboolean is_told = step->event == QS_TRACE_TOLD, is_known = TRUE, teaches = is_told && step->line != self->text->cut_line;

  if (teaches && row < self->judgement.n && column < self->judgement.n)
    self->told[step->wording][self->columns[row] == column ? 0 : 1]++;
  step->is_weak = TRUE;
  if (step->wording == meaning->put && step->row != QS_TRACE_WHOLE)
    step->event = QS_TRACE_PLACE;
  else if (is_told && step->wording == meaning->take && step->row != QS_TRACE_WHOLE)
    step->event = QS_TRACE_REMOVE;
  else if (is_told && step->wording == meaning->tell)
    {
      guint length = step->columns == QS_TRACE_NO_COLUMNS ? 0 : get_length (self, step);

      step->event = QS_TRACE_SOLUTION;
      if (length == 0 || length % self->judgement.n > 1 || length / self->judgement.n > 2)
        step->columns = QS_TRACE_NO_COLUMNS;
    }
  else
    is_known = FALSE;
  if (teaches && (!is_known || step->event == QS_TRACE_SOLUTION))
    {
      self->full[step->wording][self->is_right ? 0 : 1]++;
      self->full[step->wording][2] += self->n_queens == self->judgement.n;
    }
  self->n_learned += is_told && is_known;

  return is_known;
}

static void
judge_step (QsCourt    *self,
            QsTraceStep step)
{
  gboolean is_told = step.event == QS_TRACE_TOLD;

  if ((is_told || (step.wording == self->meaning.put && step.event != QS_TRACE_SOLUTION)) && !learn (self, &step))
    {
      self->last_gap = self->n_done + 1;
      return;
    }

  self->n_done++;
  self->judgement.counts.checks += step.event == QS_TRACE_CHECK;
  if (step.event == QS_TRACE_SOLUTION)
    judge_solution (self, &step);
  else if (step.event >= QS_TRACE_PLACE)
    move_queen (self, &step);
  else
    record_look (self, &step);
}

void
qs_court_judge (QsCourt           *self,
                const QsTraceText *text,
                QsMeaning          meaning,
                const char        *name,
                const char        *source,
                GCancellable      *cancellable)
{
  gboolean has_removals = meaning.take > 0 || text->n_events[QS_TRACE_REMOVE] > 0;

  meaning.is_prose = text->is_prose || meaning.put > 0;
  meaning.has_list_from_0 = text->has_list_from_0;
  if (memcmp (&meaning, &self->meaning, sizeof meaning) != 0 || (self->has_guessed && has_removals))
    {
      qs_court_close (self);
      memset (self, 0, sizeof *self);
      self->text = text;
      self->meaning = meaning;
      self->solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      self->recording = name != NULL ? qs_recording_new (name, meaning.n, text->has_whole, source) : NULL;
      self->judgement.n = meaning.n;
      self->judgement.has_total = qs_known_total (meaning.n, &self->judgement.total);
      memset (self->columns, 0xff, sizeof self->columns);
    }

  self->has_removals = has_removals;
  /* A wording that may place queens does not, as soon as that is wrong; one beside it that takes them back may be wrong once. */
  while (self->n_judged < text->steps->len && !g_cancellable_is_cancelled (cancellable) &&
         (meaning.put == 0 || meaning.take > 0 ||
          (!self->is_rash && (self->judgement.n_faults == 0 || self->judgement.fault >= QS_JUDGE_TOO_FEW))))
    judge_step (self, g_array_index (text->steps, QsTraceStep, self->n_judged++));

  self->judgement.n_steps = text->n_steps + self->n_learned;
  self->judgement.n_unread = text->n_unread;
  self->judgement.unread_line = text->unread_line;
  self->judgement.cut_line = self->is_cut || text->is_cut ? text->cut_line : 0;
}
