/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether the steps of another program's search are right.
 *
 * From which number squares are counted, how large the board is, and what lines in unknown words do, may show only at the end: so
 * all steps are kept, and repeated on a board by what they are taken to mean, again where that turns out to be something else. */

#include "qs-judge.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-court.h"
#include "qs-error.h"
#include "qs-input.h"

/* How many wordings are tried to find the one that places queens. */
#define MAX_TRIED 4

struct _QsJudge
{
  QsTraceText text;
  char *name; /* of recordings; NULL for none */
  char *source;
  GCancellable *cancellable; /* of who reads and judges; nullable */
  QsCourt court;
};

typedef struct
{
  QsTraceText *text;
  QsJudgeLook look; /* nullable */
  gpointer data;
} Reading;

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

void
qs_judge_free (QsJudge *self)
{
  qs_court_close (&self->court);
  qs_trace_text_clear (&self->text);
  g_free (self->name);
  g_free (self->source);
  g_free (self);
}

static void
judge_steps (QsJudge  *self,
             QsMeaning meaning)
{
  qs_court_judge (&self->court, &self->text, meaning, self->name, self->source, self->cancellable);
}

/* Which wording mostly stands where there should be a queen to take back; 0 for none. */
static guint
find_taken (const QsCourt *court)
{
  guint found = 0;

  for (guint i = 1; i < QS_TRACE_N_WORDINGS; i++)
    found = court->told[i][0] > MAX (court->told[i][1], court->told[found][0]) ? i : found;

  return found;
}

/* Which wording mostly stands where there is a solution; or which stands only where all queens are, as often as solutions are
 * counted at the end. 0 for none. */
static guint
find_told (const QsCourt *court,
           gboolean      *is_counted)
{
  const QsReadClaims *claims = &court->text->claims;
  guint found = 0;

  for (guint i = 1; i < QS_TRACE_N_WORDINGS; i++)
    {
      const guint *full = court->full[i];

      for (guint claim = 0; claim < claims->n_claims && full[2] > 0 && full[2] == full[0] + full[1]; claim++)
        {
          *is_counted = claims->claims[claim].claim.number == full[2];
          if (*is_counted)
            return i;
        }
      found = full[0] > MAX (full[1], court->full[found][0]) ? i : found;
    }

  return found;
}

/* Where no line that is read tells of solutions, or takes queens back, lines in other words may: those that stand behind full
 * boards, and those whose squares mostly have a queen. Where they do, they have to be right as well. */
static void
judge_all (QsJudge  *self,
           QsMeaning meaning,
           gboolean *is_counted)
{
  QsCourt *court = &self->court;
  guint n_full;
  guint64 n_faults;

  judge_steps (self, meaning);
  n_full = court->n_full;
  n_faults = court->judgement.n_faults;
  meaning.take = court->has_removals ? 0 : find_taken (court);
  judge_steps (self, meaning);
  court->is_doubtful |= court->judgement.n_faults > n_faults;
  if (2 * court->n_full < n_full)
    meaning.take = 0;
  meaning.tell = self->text.n_events[QS_TRACE_SOLUTION] == 0 ? find_told (court, is_counted) : 0;
  judge_steps (self, meaning);
}

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

/* Reads all of a stream. What cancels that cancels the judging, too. @look is called, unless it is NULL, when a piece was read and
 * the next one may take its time. */
gboolean
qs_judge_read (QsJudge      *self,
               GInputStream *stream,
               GCancellable *cancellable,
               QsJudgeLook   look,
               gpointer      data,
               GError      **error)
{
  self->cancellable = cancellable;

  return qs_input_unpack (stream, cancellable, read_piece, &(Reading){ &self->text, look, data }, error);
}

/* While the program is still running: the steps so far, if it has said how many queens there are; else NULL. A search from 0
 * begins with a 0. */
QsRecording *
qs_judge_follow (QsJudge *self)
{
  guint base = self->text.zeros != 0 ? 0 : 1;

  if (self->text.n == 0 || self->text.n_steps == 0)
    return NULL;

  judge_steps (self, (QsMeaning){ .n = self->text.n, .row_base = base, .column_base = base });

  return self->court.recording;
}

static gboolean
refuse_line (const QsTraceText *text,
             GError           **error)
{
  guint64 line = text->odd_line > 0 ? text->odd_line : text->unread_line;

  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        /* Translators: a number of a line, and what it says. */
                        _ ("Line %" PRIu64 " cannot be read as a step such as “place 1 1”: “%s”"),
                        line > 0 ? line : text->cut_line, text->unread);
}

/* Decides if a wording, or none, is taken to place queens. */
static gboolean
decide (QsJudge     *self,
        guint        put,
        QsJudgement *judgement,
        GError     **error)
{
  const QsTraceText *text = &self->text;
  const QsCourt *court = &self->court;
  const QsTraceStep *steps = (const QsTraceStep *) (gpointer) text->steps->data, *last;
  gboolean is_full, is_vague, is_doubtful, is_untold, is_counted = FALSE;
  guint zeros = text->zeros, rows = text->largest_row, columns = text->largest_column, base, n;
  QsMeaning meaning;
  guint64 line;

  for (guint i = 0; i < text->steps->len && put > 0; i++)
    {
      if (steps[i].wording != put || steps[i].event == QS_TRACE_SOLUTION)
        continue;

      zeros |= (steps[i].row == 0 ? 1 : 0) | (steps[i].column == 0 ? 2 : 0);
      rows = MAX (rows, steps[i].row);
      columns = MAX (columns, steps[i].column);
    }
  base = zeros != 0 ? 0 : 1;
  n = text->n > 0 ? text->n : MAX (MAX (MAX (rows, columns) + 1 - base, text->listed), text->guessed);
  if (n == 0 || (put == 0 && text->n_steps == text->n_events[QS_TRACE_SOLUTION] && !text->has_lists))
    return text->unread == NULL
             ? qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("There is no step of a search, such as “place 1 1”"))
             : refuse_line (text, error);

  /* Counted from 0, the largest number is that of one square more. */
  if (n > QS_MAX_N)
    {
      g_autofree char *side = g_strdup_printf ("%u", n);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("A board of %s columns cannot be read: the limits are 1 and %u"), side, QS_MAX_N);
    }

  /* “Queen 4 in column 0” stands in the last row of four. */
  meaning = (QsMeaning){ .n = n, .put = put };
  meaning.row_base = zeros == 0 || (zeros == 2 && rows == n);
  meaning.column_base = zeros == 0 || (zeros == 1 && columns == n);
  judge_all (self, meaning, &is_counted);
  *judgement = court->judgement;
  /* Weak words are steps where they lead to a solution, and unknown ones tell of one where they tell of each once. */
  is_untold = court->meaning.tell > 0 && !(is_counted && court->n_full == judgement->counts.solutions) &&
              (judgement->n_faults == 0 || judgement->fault >= QS_JUDGE_TOO_FEW) &&
              (court->n_full < court->n_right || judgement->n_wrong + judgement->n_repeated > 0 ||
               (court->meaning.tell == QS_TRACE_BOARD && text->has_odd_board));
  is_doubtful = court->is_doubtful || is_untold || (text->is_weak && judgement->n_faults > 0 && court->n_full == 0);
  if ((text->odd_line > 0 && (is_doubtful || text->is_solution_odd)) ||
      (put == 0 && text->n_events[QS_TRACE_PLACE] == 0 && text->has_squares))
    return refuse_line (text, error);
  last = steps + text->steps->len - 1;
  while (last > steps && last->event == QS_TRACE_TOLD)
    last--;
  /* How large the board is shows only in a solution, or in a search that ends in the last column; to be watched, it needs none. */
  is_vague = text->n + text->guessed == 0 && judgement->n_distinct == 0 && judgement->n_faults == 0 && self->name == NULL &&
             (judgement->total == 0 || last->event != QS_TRACE_REMOVE || last->row != base || last->column + 1 - base != n);
  is_full = judgement->counts.solutions == 0 && court->full_line > 0;
  if (!is_doubtful && !is_full && !is_vague)
    return TRUE;

  line = is_doubtful || is_full ? court->full_line : last->line;
  line = is_doubtful && judgement->fault_line > 0 ? judgement->fault_line : line;

  /* Translators: a number of a line. */
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        _ ("Line %" PRIu64 " cannot be judged without lines such as “n 8”, “place 1 1”, “remove 1 1” and "
                           "“solution”"),
                        line);
}

/* Where no line that is read places queens, lines in other words do if all is right then, each solution is on the board, and no
 * queen is placed where others attack it: those may only be looked at. Words that stand as often where a queen is take it back as
 * well. The rarest are tried first. */
static gboolean
learn (QsJudge     *self,
       QsJudgement *judgement)
{
  const GArray *steps = self->text.steps;
  g_autofree guint *counts = g_new0 (guint, QS_TRACE_N_WORDINGS);

  for (guint i = 0; i < steps->len; i++)
    {
      const QsTraceStep *step = &g_array_index (steps, QsTraceStep, i);

      counts[step->wording] += step->event != QS_TRACE_SOLUTION && step->event != QS_TRACE_REMOVE && step->row != QS_TRACE_WHOLE;
    }
  for (guint tried = 0; tried < MAX_TRIED && !g_cancellable_is_cancelled (self->cancellable); tried++)
    {
      guint put = 0;

      for (guint i = 1; i < QS_TRACE_N_WORDINGS; i++)
        put = counts[i] >= MAX (self->text.n, 1) && (put == 0 || counts[i] < counts[put]) ? i : put;
      if (put == 0)
        return FALSE;

      counts[put] = 0;
      if (decide (self, put, judgement, NULL) && judgement->n_faults == 0 && !self->court.is_rash &&
          self->court.told[put][0] < MAX (self->court.told[put][1], 1) && self->court.n_full == judgement->counts.solutions)
        return TRUE;
    }

  return FALSE;
}

gboolean
qs_judge_decide (QsJudge     *self,
                 QsJudgement *judgement,
                 GError     **error)
{
  const QsTraceText *text = &self->text;
  g_autoptr (GError) cause = NULL;
  QsReadClaim claim;

  memset (judgement, 0, sizeof *judgement);
  if (!qs_trace_text_end (&self->text, error))
    return FALSE;

  if (!decide (self, 0, judgement, &cause) &&
      (text->n_events[QS_TRACE_PLACE] > 0 || text->n_events[QS_TRACE_SOLUTION] == 0 || !learn (self, judgement)))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;

  claim = qs_read_claims_find_false (&text->claims, judgement->n, judgement->n_distinct, 0, 0);
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
