/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody plays: the game, its clock, what was asked for and answered, and the file that keeps all of it. */

#include "qs-play.h"

#include "qs-play-file.h"
#include "qs-play-private.h"
#include "qs-play-record.h"

/* The puzzle of a new player. */
#define FIRST_N 6
static const QsPuzzleOrder first_order = { QS_PUZZLE_REGIONS, FIRST_N, QS_GRADE_EASY, "1" };

struct _QsPlay
{
  GObject parent_instance;

  QsPlayState state;
  QsErrand *making;   /* a puzzle; these are NULL while there is nothing to do */
  QsErrand *asking;
  QsErrand *counting;
  QsErrand *grading;  /* what was entered */
  QsErrand *taking;   /* the file */
  QsErrand *fetching; /* that of another game */
  QsErrand *writing;
  QsPlayFile *file;   /* NULL where there is none */
  gboolean is_ready;  /* whether the file has said what it knows */
  gboolean has_board; /* whether there was a puzzle yet */
  gboolean is_dirty;  /* whether there is more to write */
  char *line;         /* for the record */
  QsAdviceKind asked; /* for what */
  gboolean wants_all; /* of the hint that is asked for */
  gboolean counts;
  gboolean is_watched;
  gint64 since;       /* when the clock went on; 0 while it stands still */
};

G_DEFINE_FINAL_TYPE (QsPlay, qs_play, G_TYPE_OBJECT)

/* @finished gets the play, and the error. */
static void
start_errand (QsPlay    *self,
              QsErrand **place,
              QsErrand  *errand,
              GCallback  finished)
{
  qs_errand_forget (place, self);
  *place = errand;
  g_signal_connect_object (errand, "finished", finished, self, G_CONNECT_SWAPPED);
}

static void
stop_errands (QsPlay *self)
{
  QsErrand **const errands[] = { &self->making, &self->asking, &self->counting, &self->grading, &self->taking, &self->fetching };

  for (guint i = 0; i < G_N_ELEMENTS (errands); i++)
    qs_errand_forget (errands[i], self);
}

static void
notify (QsPlay *self)
{
  self->state.is_making = self->making != NULL;
  self->state.is_asking = self->asking != NULL;
  g_signal_emit_by_name (self, "changed");
}

/* The clock stands still before the first move, behind the last one, and while nobody looks. */
static void
update_clock (QsPlay *self)
{
  gint64 now = g_get_monotonic_time ();
  gboolean runs = self->is_watched && !self->state.is_solved && !qs_game_is_fresh (self->state.game);

  if (self->since != 0)
    self->state.seconds += (double) (now - self->since) / G_USEC_PER_SEC;
  self->since = runs ? now : 0;
}

static QsErrand *
start_writing (QsPlay *self)
{
  update_clock (self);

  return qs_play_file_write (self->file, qs_play_state_to_string (&self->state), g_steal_pointer (&self->line));
}

static void write_file (QsPlay *self);

static void
written_cb (QsPlay *self)
{
  g_clear_object (&self->writing);
  if (self->is_dirty)
    write_file (self);
}

/* Writes what there is as soon as the last writing is over. */
static void
write_file (QsPlay *self)
{
  self->is_dirty = TRUE;
  if (self->file == NULL || self->writing != NULL)
    return;

  self->is_dirty = FALSE;
  start_errand (self, &self->writing, start_writing (self), G_CALLBACK (written_cb));
}

static void
counted_cb (QsPlay *self)
{
  self->state.count = *qs_adviser_get (self->counting);
  self->state.has_count = TRUE;
  g_clear_object (&self->counting);
  notify (self);
}

/* The newest position wins. The count before stays to be seen until there is another. */
static void
count (QsPlay *self)
{
  qs_errand_forget (&self->counting, self);
  if (self->counts)
    start_errand (self, &self->counting, qs_adviser_start (QS_ADVICE_COUNT, self->state.game), G_CALLBACK (counted_cb));
  else
    self->state.has_count = FALSE;
}

/* The board has changed. */
static void
move_on (QsPlay     *self,
         QsPlayNews  news)
{
  QsPlayState *state = &self->state;
  gboolean was_solved = state->is_solved;

  qs_errand_forget (&self->asking, self);
  state->news = news;
  state->is_solved = qs_game_is_solved (state->game);
  update_clock (self);
  /* A solved puzzle is for the record, once, unless its solution was asked for. */
  if (state->is_solved && !was_solved && !state->is_given_up && state->is_ordered && !state->is_recorded)
    {
      state->is_recorded = TRUE;
      g_free (self->line);
      self->line = qs_play_record_format (&state->order, state->grade, (guint) state->seconds, state->n_hints);
    }
  count (self);
  write_file (self);
  notify (self);
}

static gboolean
is_over (QsPlay *self)
{
  return self->state.is_solved || qs_game_is_fresh (self->state.game);
}

/* What is being written ends by itself, if it is cancelled or not; one more errand writes what has come since, or the game
 * that has no file yet. */
static void
leave_file (QsPlay *self)
{
  qs_errand_forget (&self->writing, self);
  if (self->is_dirty && (self->file != NULL || self->line != NULL || !is_over (self)))
    g_object_unref (start_writing (self));
  g_clear_pointer (&self->file, qs_play_file_unref);
}

static void take_file (QsPlay  *self,
                       gboolean is_new);

static void
replace_game (QsPlay          *self,
              const QsProblem *problem,
              QsPlayNews       news)
{
  qs_errand_forget (&self->grading, self);
  qs_errand_forget (&self->fetching, self);
  /* A game that is not over keeps its file, for another window or another day. */
  if (!self->is_ready || !is_over (self))
    {
      leave_file (self);
      take_file (self, TRUE);
    }
  g_clear_pointer (&self->state.game, qs_game_free);
  self->state.game = qs_game_new (problem);
  self->has_board = TRUE;
  self->state.n_hints = 0;
  self->state.is_given_up = FALSE;
  self->state.is_solved = FALSE;
  self->state.is_recorded = FALSE;
  self->state.seconds = 0;
  self->since = 0;
  move_on (self, news);
}

static void
fetched_cb (QsPlay *self)
{
  const char *text;
  QsPlayFile *file = qs_play_file_get (self->fetching, &text);
  QsPlayState state = { .grade = QS_GRADE_BEYOND };

  if (text != NULL && qs_play_state_parse (&state, text))
    {
      qs_play_file_ref (file);
      stop_errands (self);
      self->is_dirty |= !qs_game_is_fresh (self->state.game);
      leave_file (self);
      self->file = file;
      self->is_ready = self->has_board = TRUE;
      qs_game_free (self->state.game);
      g_free (self->state.problem_with_order);
      self->state = state;
      self->since = 0;
      move_on (self, QS_PLAY_SILENT);
      return;
    }

  g_clear_object (&self->fetching);
}

/* What was begun before the file was there stays, and is written. */
static void
taken_cb (QsPlay *self)
{
  const char *text;
  QsPlayFile *file = qs_play_file_get (self->taking, &text);

  self->file = file != NULL ? qs_play_file_ref (file) : NULL;
  self->is_ready = TRUE;
  g_clear_object (&self->taking);
  if (self->is_dirty)
    write_file (self);
  else if (text != NULL && qs_play_state_parse (&self->state, text))
    self->has_board = TRUE;
  else if (self->making == NULL)
    qs_play_order (self, &first_order);
  update_clock (self);
  count (self);
  notify (self);
}

static void
take_file (QsPlay   *self,
           gboolean  is_new)
{
  start_errand (self, &self->taking, qs_play_file_take (0, is_new), G_CALLBACK (taken_cb));
}

static void
qs_play_finalize (GObject *object)
{
  QsPlay *self = QS_PLAY (object);

  stop_errands (self);
  leave_file (self);
  qs_game_free (self->state.game);
  g_free (self->state.problem_with_order);
  g_free (self->line);

  G_OBJECT_CLASS (qs_play_parent_class)->finalize (object);
}

static void
qs_play_class_init (QsPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_play_finalize;

  g_signal_new ("changed", QS_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_play_init (QsPlay *self)
{
  QsProblem problem;

  qs_problem_init (&problem, FIRST_N);
  self->state.game = qs_game_new (&problem);
  self->state.grade = QS_GRADE_BEYOND;
  take_file (self, FALSE);
}

/* Goes on with the last game that no other window has. */
QsPlay *
qs_play_new (void)
{
  return g_object_new (QS_TYPE_PLAY, NULL);
}

const QsPlayState *
qs_play_get_state (QsPlay *self)
{
  return &self->state;
}

/* Whether there is a board to be seen. */
gboolean
qs_play_is_ready (QsPlay *self)
{
  return self->has_board;
}

gboolean
qs_play_is_saved (QsPlay *self)
{
  return self->is_ready && self->writing == NULL && !self->is_dirty;
}

static void
graded_cb (QsPlay *self)
{
  self->state.grade = qs_adviser_get (self->grading)->grade;
  g_clear_object (&self->grading);
  write_file (self);
  notify (self);
}

/* Begins a puzzle that somebody entered. Its grade is found in a thread. */
void
qs_play_begin (QsPlay          *self,
               const QsProblem *problem)
{
  qs_errand_forget (&self->making, self);
  self->state.is_ordered = FALSE;
  self->state.grade = QS_GRADE_BEYOND;
  replace_game (self, problem, QS_PLAY_SILENT);
  start_errand (self, &self->grading, qs_adviser_start (QS_ADVICE_COUNT, self->state.game), G_CALLBACK (graded_cb));
}

static void
made_cb (QsPlay *self,
         GError *error)
{
  g_autoptr (QsErrand) making = g_steal_pointer (&self->making);
  QsGrade grade;
  const QsProblem *problem = qs_puzzle_order_get_made (making, &grade);
  const QsPuzzleOrder *order = &self->state.wanted;

  if (error != NULL)
    {
      g_free (self->state.problem_with_order);
      self->state.problem_with_order = g_strdup (error->message);
      self->state.news = QS_PLAY_FAILED;
      self->has_board = TRUE;
      notify (self);
      return;
    }

  self->state.is_ordered = TRUE;
  self->state.order = *order;
  self->state.grade = order->sort == QS_PUZZLE_EMPTY ? QS_GRADE_BEYOND : grade;
  replace_game (self, problem, grade != order->grade && order->sort != QS_PUZZLE_EMPTY ? QS_PLAY_NEAREST : QS_PLAY_SILENT);
}

/* Makes a puzzle in a thread. The board stays until it is there. */
void
qs_play_order (QsPlay              *self,
               const QsPuzzleOrder *order)
{
  start_errand (self, &self->making, qs_puzzle_order_start (order), G_CALLBACK (made_cb));
  self->state.wanted = *order;
  notify (self);
}

/* There is a board afterwards, whatever was cancelled. */
void
qs_play_cancel (QsPlay *self)
{
  qs_errand_forget (&self->making, self);
  if (self->is_ready && !self->has_board)
    qs_play_order (self, &first_order);
  notify (self);
}

void
qs_play_continue (QsPlay *self,
                  guint   number)
{
  start_errand (self, &self->fetching, qs_play_file_take (number, FALSE), G_CALLBACK (fetched_cb));
}

/* As qs_game_set_marks() does. A solved board is locked. */
void
qs_play_set_marks (QsPlay              *self,
                   const QsConstraints *marks,
                   gboolean             is_over)
{
  gboolean changes = self->has_board && !self->state.is_solved && qs_game_set_marks (self->state.game, marks, is_over);

  if (is_over && self->has_board)
    move_on (self, QS_PLAY_SILENT);
  else if (changes)
    notify (self);
}

void
qs_play_move (QsPlay     *self,
              QsGameMove  move)
{
  if (self->has_board && qs_game_do (self->state.game, move))
    move_on (self, QS_PLAY_SILENT);
}

static void
answered_cb (QsPlay *self)
{
  QsPlayState *state = &self->state;

  state->advice = *qs_adviser_get (self->asking);
  g_clear_object (&self->asking);

  if (state->advice.kind == QS_ADVICE_HINT)
    {
      state->n_hints++;
      state->news = self->wants_all ? QS_PLAY_HINT_WHAT : QS_PLAY_HINT_WHERE;
      write_file (self);
    }
  else if (state->advice.kind == QS_ADVICE_SOLVE && state->advice.has_solution)
    {
      qs_play_state_give_up (state);
      move_on (self, QS_PLAY_GIVEN_UP);
      return;
    }
  else if (state->advice.kind == QS_ADVICE_SOLVE || (state->advice.is_wrong && !qs_game_can (state->game, QS_GAME_UNDO)))
    state->news = QS_PLAY_NO_SOLUTION;
  else if (state->advice.is_wrong)
    {
      for (guint i = 0; i < state->advice.n_back; i++)
        qs_game_do (state->game, QS_GAME_UNDO);
      move_on (self, QS_PLAY_TAKEN_BACK);
      return;
    }
  else
    state->news = QS_PLAY_RIGHT;

  notify (self);
}

/* A hint that is asked for again says what follows. */
void
qs_play_ask (QsPlay       *self,
             QsAdviceKind  kind)
{
  if (self->state.is_solved || !self->has_board)
    return;

  if (kind == QS_ADVICE_HINT && self->state.news == QS_PLAY_HINT_WHERE)
    {
      self->state.news = QS_PLAY_HINT_WHAT;
      notify (self);
      return;
    }
  if (kind == QS_ADVICE_HINT && self->state.news == QS_PLAY_HINT_WHAT)
    return;

  /* An answer that is not there yet can be asked for again, too. */
  self->wants_all = kind == QS_ADVICE_HINT && self->asking != NULL && self->asked == QS_ADVICE_HINT;
  if (self->wants_all)
    return;

  self->asked = kind;
  start_errand (self, &self->asking, qs_adviser_start (kind, self->state.game), G_CALLBACK (answered_cb));
  notify (self);
}

/* Does what the hint says; where something is wrong, that is to go back. */
void
qs_play_apply (QsPlay *self)
{
  if (self->state.news != QS_PLAY_HINT_WHERE && self->state.news != QS_PLAY_HINT_WHAT)
    return;

  if (!self->state.advice.is_wrong)
    {
      qs_play_state_apply (&self->state);
      move_on (self, QS_PLAY_SILENT);
    }
  else
    qs_play_ask (self, QS_ADVICE_CHECK);
}

/* Takes the words away. */
void
qs_play_dismiss (QsPlay *self)
{
  qs_errand_forget (&self->asking, self);
  self->state.news = QS_PLAY_SILENT;
  notify (self);
}

/* Whether the ways to complete the board are counted after each move. */
void
qs_play_set_counts (QsPlay   *self,
                    gboolean  counts)
{
  if (self->counts == counts)
    return;

  self->counts = counts;
  count (self);
  notify (self);
}

/* Whether somebody can see the board. */
void
qs_play_set_is_watched (QsPlay   *self,
                        gboolean  is_watched)
{
  if (self->is_watched == is_watched)
    return;

  self->is_watched = is_watched;
  update_clock (self);
  if (!is_watched && self->is_ready && !qs_game_is_fresh (self->state.game))
    write_file (self);
  notify (self);
}

gboolean
qs_play_is_clock_running (QsPlay *self)
{
  return self->since != 0;
}

double
qs_play_get_seconds (QsPlay *self)
{
  return self->state.seconds + (self->since != 0 ? (double) (g_get_monotonic_time () - self->since) / G_USEC_PER_SEC : 0);
}
