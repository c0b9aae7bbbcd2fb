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

#include "qs-court.h"
#include "qs-error.h"
#include "qs-unpack.h"

struct _QsJudge
{
  QsTraceText text;
  char *name; /* of recordings; NULL for none */
  char *source;
  QsCourt court;
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

void
qs_judge_free (QsJudge *self)
{
  qs_court_close (&self->court);
  qs_trace_text_clear (&self->text);
  g_free (self->name);
  g_free (self->source);
  g_free (self);
}

/* Judges what was read since the last time; all of it again where that shows that something else was meant. */
static void
judge_steps (QsJudge *self,
             guint    n,
             guint    base,
             gboolean is_silent,
             guint    learned)
{
  const QsCourt *court = &self->court;

  if (court->deeds == NULL || court->judgement.n != n || court->base != base || court->is_silent != is_silent ||
      court->learned != learned || court->is_prose != self->text.is_prose || court->has_list_from_0 != self->text.has_list_from_0 ||
      (court->has_guessed && learned == 0 && self->text.n_events[QS_TRACE_REMOVE] > 0))
    qs_court_open (&self->court, &self->text, n, base, is_silent, learned,
                   self->name != NULL ? qs_recording_new (self->name, n, self->text.has_whole, self->source) : NULL);
  qs_court_judge (&self->court);
}

/* Where no line that is read takes queens back, lines in other words may: those whose squares mostly have one. Where they do, they have
 * to be right as well. */
static void
judge_all (QsJudge *self,
           guint    n,
           guint    base)
{
  QsCourt *court = &self->court;
  gboolean is_silent;
  guint learned = 0, n_full;
  guint64 n_faults;

  judge_steps (self, n, base, FALSE, 0);
  is_silent = self->text.n_events[QS_TRACE_SOLUTION] == 0 && court->full_line > 0;
  judge_steps (self, n, base, is_silent, 0);
  for (guint i = 1; i < QS_TRACE_N_WORDINGS && !court->has_removals; i++)
    learned = court->told[i][0] > MAX (court->told[i][1], court->told[learned][0]) ? i : learned;
  n_full = court->n_full;
  n_faults = court->judgement.n_faults;
  judge_steps (self, n, base, is_silent, learned);
  if (court->n_full < n_full)
    judge_steps (self, n, base, is_silent, 0);
  else
    court->is_doubtful |= court->judgement.n_faults > n_faults;
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
  if (self->text.n == 0 || self->text.n_steps == 0)
    return NULL;

  judge_steps (self, self->text.n, self->text.zeros != 0 ? 0 : 1, FALSE, 0);

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
  const QsTraceStep *last;
  gboolean is_full, is_vague;
  QsReadClaim claim;
  guint base, n;

  memset (judgement, 0, sizeof *judgement);
  if (!qs_trace_text_end (&self->text, error))
    return FALSE;

  base = text->zeros != 0 ? 0 : 1;
  n = text->n > 0 ? text->n : MAX (MAX (text->largest + 1 - base, text->listed), text->guessed);
  if (n == 0 || (text->n_steps == text->n_events[QS_TRACE_SOLUTION] && text->columns->len == 0))
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

  judge_all (self, n, base);
  /* Weak words are steps where they lead to a solution. */
  self->court.is_doubtful |= text->is_weak && self->court.judgement.n_faults > 0 && self->court.n_full == 0;
  *judgement = self->court.judgement;
  if ((text->odd_line > 0 && (self->court.is_doubtful || text->is_solution_odd)) ||
      (text->n_events[QS_TRACE_PLACE] == 0 && text->steps->len > text->n_steps))
    return refuse_line (text, error);
  /* How large the board is shows only in a solution, or in a search that ends in the last column; to be watched, it needs none. */
  last = &g_array_index (text->steps, QsTraceStep, text->steps->len - 1);
  is_vague = text->n + text->guessed == 0 && judgement->n_distinct == 0 && judgement->n_faults == 0 && self->name == NULL &&
             (judgement->total == 0 || last->event != QS_TRACE_REMOVE || last->row != base || last->column + 1 - base != n);
  is_full = judgement->counts.solutions == 0 && self->court.full_line > 0;
  if (self->court.is_doubtful || is_full || is_vague)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          /* Translators: a number of a line. */
                          _ ("Line %" PRIu64 " cannot be judged without lines such as “n 8”, “place 1 1”, “remove 1 1” and “solution”"),
                          self->court.is_doubtful ? judgement->fault_line : is_full ? self->court.full_line : last->line);

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
