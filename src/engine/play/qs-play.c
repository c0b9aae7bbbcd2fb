/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play.h"

#include "qs-members.h"
#include "qs-play-file.h"
#include "qs-play-private.h"
#include "qs-play-record.h"

struct _QsPlay
{
  GObject parent_instance;

  QsPlayState state;
  QsErrand *making;   /* a puzzle; these are NULL while there is nothing to do */
  QsErrand *asking;
  QsErrand *counting;
  QsErrand *taking;   /* a file with a game */
  guint n_writing;    /* errands that write, each by itself */
  QsPlayFile *file;   /* NULL until it is known whether there is a game to go on with */
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
notify (QsPlay *self)
{
  self->state.making = self->making != NULL ? &qs_adviser_get (self->making)->order : NULL;
  self->state.is_asking = self->asking != NULL;
  g_signal_emit_by_name (self, "changed");
}

/* The clock stands still before the first move, behind the last one, and while nobody looks. */
static void
update_clock (QsPlay *self)
{
  gboolean runs = self->is_watched && !self->state.is_solved && !qs_game_is_fresh (self->state.game);

  self->state.seconds = qs_play_get_seconds (self);
  self->since = runs ? g_get_monotonic_time () : 0;
}

static void
written_cb (QsPlay *self)
{
  self->n_writing--;
}

/* Takes a line for the record, or NULL. */
static void
write_file (QsPlay   *self,
            char     *line,
            gboolean  is_left)
{
  g_autoptr (QsErrand) writing = NULL;

  update_clock (self);
  writing = qs_play_file_write (self->file, qs_play_state_to_string (&self->state), line, is_left);
  g_signal_connect_object (writing, "finished", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  self->n_writing++;
}

/* The first count of an entered puzzle is that of its solutions, and finds its grade. */
static gboolean
finds_grade (QsPlay *self)
{
  return self->state.order.sort == QS_PUZZLE_ENTERED && qs_game_is_fresh (self->state.game);
}

static void
counted_cb (QsPlay *self)
{
  g_autoptr (QsErrand) counting = g_steal_pointer (&self->counting);
  const QsAdvice *count = qs_adviser_get (counting);

  if (self->counts)
    self->state.count = *count;
  if (finds_grade (self))
    {
      self->state.grade = count->grade;
      write_file (self, NULL, FALSE);
    }
  notify (self);
}

/* The newest position wins. The count before stays to be seen until there is another. */
static void
count (QsPlay *self)
{
  if (!self->counts)
    self->state.count.kind = QS_ADVICE_NOTHING;
  qs_errand_forget (&self->counting, self);
  if (self->counts || finds_grade (self))
    start_errand (self, &self->counting, qs_adviser_start (QS_ADVICE_COUNT, self->state.game), G_CALLBACK (counted_cb));
}

static void
say_nothing (QsPlay *self)
{
  qs_errand_forget (&self->asking, self);
  self->state.advice.kind = QS_ADVICE_NOTHING;
  self->state.says_all = FALSE;
  g_clear_pointer (&self->state.failure, g_free);
}

/* Whether there is something left to do of a hint, and its reasons still stand on the board: what follows from some marks
 * follows from more. A solution, which no rule finds, may not have them. */
static gboolean
has_open_hint (const QsPlayState *state)
{
  const QsAdvice *advice = &state->advice;
  const QsConstraints *marks = qs_game_get_marks (state->game), *before = &advice->marks;
  QsConstraints after = *marks;

  if (!qs_play_state_has_hint (state, FALSE) || advice->wrong != QS_WRONG_NOTHING || advice->step.rule == QS_LADDER_SOLUTION)
    return FALSE;

  qs_ladder_apply (&advice->step, &after);
  for (guint row = 0; row < marks->n; row++)
    {
      if ((before->required[row] & ~marks->required[row]) != 0 ||
          (before->forbidden[row] & ~(marks->required[row] | marks->forbidden[row])) != 0)
        return FALSE;
    }

  return !qs_constraints_equal (&after, marks);
}

/* The board has changed. */
static void
move_on (QsPlay *self)
{
  QsPlayState *state = &self->state;
  gboolean was_solved = state->is_solved;
  char *line = NULL;

  qs_errand_forget (&self->asking, self);
  state->is_solved = qs_game_is_solved (state->game);
  if (!has_open_hint (state))
    say_nothing (self);
  update_clock (self);
  /* A solved puzzle is for the record, once. */
  if (state->is_solved && !was_solved && !state->is_recorded && state->order.sort != QS_PUZZLE_ENTERED)
    {
      state->is_recorded = TRUE;
      line = qs_play_record_format (&state->order, state->grade, (guint) state->seconds, state->n_hints);
    }
  count (self);
  write_file (self, line, FALSE);
  notify (self);
}

/* Takes the game of @state in place of the one before, and @file, if it is not NULL, where the game is. A game that is not over
 * stays in its file, for another window or another day, and is written once more with its time. */
static void
take_game (QsPlay            *self,
           const QsPlayState *state,
           QsPlayFile        *file)
{
  gboolean is_left = self->file != NULL && !self->state.is_solved && !qs_game_is_fresh (self->state.game);

  qs_errand_forget (&self->taking, self);
  if (is_left)
    write_file (self, NULL, TRUE);
  if (is_left || self->file == NULL || file != NULL)
    {
      g_clear_pointer (&self->file, qs_play_file_unref);
      self->file = file != NULL ? qs_play_file_ref (file) : qs_play_file_new ();
    }
  qs_play_state_clear (&self->state);
  self->state = *state;
  self->state.is_ready = TRUE;
  self->since = 0;
  move_on (self);
}

static void
taken_cb (QsPlay *self)
{
  g_autoptr (QsErrand) taking = g_steal_pointer (&self->taking);
  const char *text;
  QsPlayFile *file = qs_play_file_get_taken (taking, &text);
  QsPlayState state = { .grade = QS_GRADE_BEYOND };
  gboolean is_game = text != NULL && qs_play_state_parse (&state, text);

  /* What is being made at the beginning was asked for later. */
  if (is_game && self->state.is_ready)
    qs_errand_forget (&self->making, self);
  /* The puzzle of the beginning is there already. */
  if (!is_game && !self->state.is_ready)
    {
      state = self->state;
      self->state = (QsPlayState){ 0 };
    }
  if (is_game || !self->state.is_ready)
    take_game (self, &state, file);
}

static void
counts_changed (QsPlay *self)
{
  count (self);
  notify (self);
}

static void
qs_play_class_init (QsPlayClass *klass)
{
  qs_members_own (klass, QsPlay, making, qs_errand_abandon);
  qs_members_own (klass, QsPlay, asking, qs_errand_abandon);
  qs_members_own (klass, QsPlay, counting, qs_errand_abandon);
  qs_members_own (klass, QsPlay, taking, qs_errand_abandon);
  qs_members_own (klass, QsPlay, file, qs_play_file_unref);
  qs_members_own (klass, QsPlay, state.game, qs_game_free);
  qs_members_own (klass, QsPlay, state.failure, g_free);

  /* Whether the ways to complete the board are counted after each move. */
  qs_members_install_property (klass, QsPlay, counts, counts_changed, boolean, "counts", FALSE, G_PARAM_WRITABLE);

  g_signal_new ("changed", QS_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* The puzzle of a new player is so small and easy that it is there at once. */
static void
qs_play_init (QsPlay *self)
{
  QsProblem problem;

  self->state.order = (QsPuzzleOrder){ QS_PUZZLE_REGIONS, 6, QS_GRADE_EASY, "1" };
  qs_puzzle_order_make (&self->state.order, QS_STOP_NEVER, &self->state.grade, &problem, NULL);
  self->state.game = qs_game_new (&problem);
  qs_play_continue (self, 0);
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

gboolean
qs_play_is_saved (QsPlay *self)
{
  return self->file != NULL && self->n_writing == 0;
}

/* Begins a puzzle that somebody entered. */
void
qs_play_begin (QsPlay          *self,
               const QsProblem *problem)
{
  QsPlayState state = { .game = qs_game_new (problem), .order.sort = QS_PUZZLE_ENTERED, .grade = QS_GRADE_BEYOND };

  qs_errand_forget (&self->making, self);
  take_game (self, &state, NULL);
}

static void
made_cb (QsPlay *self,
         GError *error)
{
  g_autoptr (QsErrand) making = g_steal_pointer (&self->making);
  const QsAdvice *advice = qs_adviser_get (making);
  QsPlayState state = { .order = advice->order, .grade = advice->grade };

  if (error != NULL)
    {
      say_nothing (self);
      self->state.failure = g_strdup (error->message);
      notify (self);
      return;
    }

  state.game = qs_game_new (&advice->problem);
  if (state.order.sort == QS_PUZZLE_EMPTY)
    state.grade = QS_GRADE_BEYOND;
  take_game (self, &state, NULL);
}

/* Makes a puzzle in a thread. The board stays until it is there. */
void
qs_play_order (QsPlay              *self,
               const QsPuzzleOrder *order)
{
  start_errand (self, &self->making, qs_adviser_make (order), G_CALLBACK (made_cb));
  notify (self);
}

void
qs_play_cancel (QsPlay *self)
{
  qs_errand_forget (&self->making, self);
  notify (self);
}

void
qs_play_continue (QsPlay *self,
                  guint   number)
{
  start_errand (self, &self->taking, qs_play_file_take (number), G_CALLBACK (taken_cb));
}

/* As qs_game_set_marks() does. A solved board is locked. Where its solution was undone, that is forgotten by another move. */
void
qs_play_set_marks (QsPlay              *self,
                   const QsConstraints *marks,
                   gboolean             is_over)
{
  gboolean changes = self->state.is_ready && !self->state.is_solved && qs_game_set_marks (self->state.game, marks, is_over);

  if (changes && is_over)
    self->state.is_given_up = FALSE;
  if (is_over && self->state.is_ready)
    move_on (self);
  else if (changes)
    notify (self);
}

void
qs_play_move (QsPlay     *self,
              QsGameMove  move)
{
  if (self->state.is_ready && qs_game_do (self->state.game, move))
    move_on (self);
}

static void
give_up (QsPlay         *self,
         const QsAdvice *solution)
{
  QsConstraints marks;

  qs_constraints_init_queens (&marks, qs_game_get_problem (self->state.game)->n, solution->columns);
  self->state.is_given_up = self->state.is_recorded = TRUE;
  self->state.n_hints++;
  qs_game_set_marks (self->state.game, &marks, TRUE);
}

static void
answered_cb (QsPlay *self)
{
  QsPlayState *state = &self->state;
  const QsAdvice advice = *qs_adviser_get (self->asking);

  g_clear_object (&self->asking);
  if (advice.kind == QS_ADVICE_SOLVE && advice.count > 0)
    {
      give_up (self, &advice);
      move_on (self);
      return;
    }

  for (guint i = 0; i < advice.n_back; i++)
    qs_game_do (state->game, QS_GAME_UNDO);
  if (advice.n_back > 0)
    move_on (self);
  state->advice = advice;
  if (advice.kind == QS_ADVICE_HINT)
    {
      state->n_hints++;
      write_file (self, NULL, FALSE);
    }
  notify (self);
}

/* A hint that is asked for again says what follows. */
void
qs_play_ask (QsPlay       *self,
             QsAdviceKind  kind)
{
  if (self->state.is_solved || !self->state.is_ready)
    return;

  /* Also before the answer is there. */
  if (kind == QS_ADVICE_HINT &&
      (self->state.advice.kind == kind || (self->asking != NULL && qs_adviser_get (self->asking)->kind == kind)))
    self->state.says_all = TRUE;
  else
    {
      self->state.says_all &= kind != QS_ADVICE_HINT;
      start_errand (self, &self->asking, qs_adviser_start (kind, self->state.game), G_CALLBACK (answered_cb));
    }
  notify (self);
}

/* Does what the hint says; where something is wrong, that is to go back. */
void
qs_play_apply (QsPlay *self)
{
  QsConstraints marks = *qs_game_get_marks (self->state.game);

  if (!qs_play_state_has_hint (&self->state, FALSE))
    return;

  if (self->state.advice.wrong != QS_WRONG_NOTHING)
    qs_play_ask (self, QS_ADVICE_CHECK);
  else
    {
      qs_ladder_apply (&self->state.advice.step, &marks);
      qs_play_set_marks (self, &marks, TRUE);
    }
}

/* Takes the words away. */
void
qs_play_dismiss (QsPlay *self)
{
  say_nothing (self);
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
  if (!is_watched && self->state.is_ready && !qs_game_is_fresh (self->state.game))
    write_file (self, NULL, FALSE);
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
