/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle that is being played: the marks on its squares, move by move. */

#include "qs-game.h"

#include <string.h>

#include "qs-history.h"

/* How many of the last moves are written. */
#define MAX_WRITTEN 1000

#define NO_TRIAL G_MAXUINT

struct _QsGame
{
  QsProblem problem;
  QsHistory *history;
  gboolean is_moving;
  QsConstraints move; /* the marks of a move that is not over */
  guint trial; /* the position in the history where the trial begins, or NO_TRIAL */
};

QsGame *
qs_game_new (const QsProblem *problem)
{
  QsGame *self;

  g_return_val_if_fail (problem != NULL && problem->n_rows == problem->n, NULL);

  self = g_new0 (QsGame, 1);
  self->problem = *problem;
  self->history = qs_history_new (&problem->squares);
  self->trial = NO_TRIAL;

  return self;
}

void
qs_game_free (QsGame *self)
{
  qs_history_free (self->history);
  g_free (self);
}

const QsProblem *
qs_game_get_problem (const QsGame *self)
{
  return &self->problem;
}

/* With those that are given. Valid until the next move. */
const QsConstraints *
qs_game_get_marks (const QsGame *self)
{
  return self->is_moving ? &self->move : qs_history_get_present (self->history);
}

/* Whether nothing was marked yet. */
gboolean
qs_game_is_fresh (const QsGame *self)
{
  return self->history->steps->len == 1 && !self->is_moving;
}

gboolean
qs_game_is_solved (const QsGame *self)
{
  const QsConstraints *marks = qs_game_get_marks (self);
  guint16 columns[QS_ENUMERATOR_MAX_N];

  for (guint row = 0; row < marks->n; row++)
    {
      if (__builtin_popcount (marks->required[row]) != 1)
        return FALSE;
      columns[row] = (guint16) __builtin_ctz (marks->required[row]);
    }

  return qs_problem_check (&self->problem, columns, NULL);
}

void
qs_game_find_ruled_out (const QsGame *self,
                        guint32      *ruled_out,
                        guint32      *clashing)
{
  const QsConstraints *marks = qs_game_get_marks (self);
  QsSquare queen = QS_SQUARE_BEFORE_ALL;

  memset (ruled_out, 0, marks->n * sizeof *ruled_out);
  while (qs_square_next (marks->required, marks->n, &queen))
    qs_problem_rule_out (&self->problem, queen, ruled_out);
  for (guint row = 0; row < marks->n; row++)
    {
      ruled_out[row] &= G_MAXUINT32 >> (32 - marks->n);
      clashing[row] = marks->required[row] & ruled_out[row];
    }
}

/* What is given stays. Returns whether a mark changed. */
gboolean
qs_game_set_marks (QsGame              *self,
                   const QsConstraints *marks,
                   gboolean             is_over)
{
  const QsConstraints *given = &self->problem.squares;
  gboolean changes;
  QsConstraints next;

  g_return_val_if_fail (marks->n == given->n, FALSE);

  qs_constraints_init (&next, given->n);
  for (guint row = 0; row < given->n; row++)
    {
      next.required[row] = given->required[row] | (marks->required[row] & ~given->forbidden[row]);
      next.forbidden[row] = given->forbidden[row] | (marks->forbidden[row] & ~next.required[row]);
    }

  changes = !qs_constraints_equal (&next, qs_game_get_marks (self));
  self->is_moving = !is_over;
  self->move = next;

  return is_over ? qs_history_push (self->history, &next) : changes;
}

gboolean
qs_game_can (const QsGame *self,
             QsGameMove    move)
{
  const QsConstraints *marks = qs_game_get_marks (self), *given = &self->problem.squares;

  switch (move)
    {
    case QS_GAME_UNDO:
      return qs_history_can_go (self->history, -1);
    case QS_GAME_REDO:
      return qs_history_can_go (self->history, 1);
    case QS_GAME_TRY:
      return self->trial == NO_TRIAL && !qs_game_is_solved (self);
    case QS_GAME_KEEP:
    case QS_GAME_TAKE_BACK:
      return self->trial != NO_TRIAL;
    case QS_GAME_CLEAR_CROSSES:
      return memcmp (marks->forbidden, given->forbidden, sizeof marks->forbidden) != 0 && !qs_game_is_solved (self);
    case QS_GAME_RESTART:
    default:
      return !qs_constraints_equal (marks, given);
    }
}

/* Undoing what was before the trial ends it. */
static void
undo_to (QsGame *self,
         guint   position)
{
  while (self->history->present > position)
    qs_history_go (self->history, -1);
  if (position < self->trial)
    self->trial = NO_TRIAL;
}

/* The marks after the trial are one move behind its beginning; taken back, they can be had again by undoing that. */
static void
end_trial (QsGame   *self,
           gboolean  is_kept)
{
  QsConstraints before = *qs_game_get_trial (self), after = *qs_game_get_marks (self);

  undo_to (self, self->trial);
  self->trial = NO_TRIAL;
  qs_history_push (self->history, &after);
  if (!is_kept)
    qs_history_push (self->history, &before);
}

/* Returns whether it was possible. */
gboolean
qs_game_do (QsGame     *self,
            QsGameMove  move)
{
  QsConstraints marks = *qs_game_get_marks (self);

  if (!qs_game_can (self, move))
    return FALSE;

  self->is_moving = FALSE;
  switch (move)
    {
    case QS_GAME_UNDO:
      undo_to (self, self->history->present - 1);
      break;
    case QS_GAME_REDO:
      qs_history_go (self->history, 1);
      break;
    case QS_GAME_TRY:
      self->trial = self->history->present;
      break;
    case QS_GAME_KEEP:
    case QS_GAME_TAKE_BACK:
      end_trial (self, move == QS_GAME_KEEP);
      break;
    case QS_GAME_CLEAR_CROSSES:
      memcpy (marks.forbidden, self->problem.squares.forbidden, sizeof marks.forbidden);
      qs_history_push (self->history, &marks);
      break;
    case QS_GAME_RESTART:
    default:
      self->trial = NO_TRIAL;
      qs_history_push (self->history, &self->problem.squares);
    }

  return TRUE;
}

/* All marks there were from the first to the present ones. Valid until the next move. */
const QsConstraints *
qs_game_get_past (const QsGame *self,
                  guint        *n)
{
  *n = self->history->present + 1;

  return qs_history_get_at (self->history, 0);
}

/* The marks before the trial; NULL without one. Valid until the next move. */
const QsConstraints *
qs_game_get_trial (const QsGame *self)
{
  return self->trial != NO_TRIAL ? qs_history_get_at (self->history, self->trial) : NULL;
}

/* The text of the last moves: the first line is the problem; then, after “at” or “trial” where that is so, one for the marks
 * after each move. */
char *
qs_game_to_string (const QsGame *self)
{
  GString *text = g_string_new (NULL);
  g_autofree char *name = qs_problem_to_string (&self->problem);
  guint length = self->history->steps->len;
  guint first = MAX (MAX_WRITTEN, length) - MAX_WRITTEN;

  g_string_append_printf (text, "%s\n", name);
  for (guint i = first; i < length; i++)
    {
      QsProblem board;
      g_autofree char *marks = NULL;

      qs_problem_init (&board, self->problem.n);
      board.squares = *qs_history_get_at (self->history, i);
      marks = qs_problem_to_string (&board);
      if (i == self->trial)
        g_string_append (text, "trial ");
      if (i == self->history->present)
        g_string_append (text, "at ");
      g_string_append_printf (text, "%s\n", marks);
    }

  return g_string_free (text, FALSE);
}

/* Reads the marks after one move. */
static gboolean
parse_move (QsGame     *self,
            const char *line,
            guint      *position)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  QsProblem board;

  if (!qs_problem_parse (words[g_strv_length (words) - 1], &board, NULL) || !qs_problem_is_plain (&board) ||
      board.n != self->problem.n)
    return FALSE;

  qs_game_set_marks (self, &board.squares, TRUE);
  if (g_strv_contains ((const char *const *) words, "trial"))
    self->trial = self->history->present;
  if (g_strv_contains ((const char *const *) words, "at"))
    *position = self->history->present;

  return TRUE;
}

QsGame *
qs_game_parse (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (QsGame) self = NULL;
  guint position = G_MAXUINT;
  QsProblem problem;

  if (!qs_problem_parse (lines[0] != NULL ? lines[0] : "", &problem, NULL) || problem.n_rows != problem.n)
    return NULL;

  self = qs_game_new (&problem);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      if (!parse_move (self, lines[i], &position))
        return NULL;
    }
  undo_to (self, MIN (position, self->history->present));

  return g_steal_pointer (&self);
}
