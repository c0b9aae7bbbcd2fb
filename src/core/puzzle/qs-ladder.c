/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from the queens and crosses on a board, step by step, each with its reason and without guessing. */

#include "qs-ladder.h"

#include <string.h>

#define MAX_N QS_ENUMERATOR_MAX_N

static gboolean
rules_out (const QsLadder *self,
           QsSquare        queen,
           QsSquare        square)
{
  return self->ruled_out[queen.row][queen.column][square.row] >> square.column & 1;
}

/* Finds two of some queens that rule each other out. */
static gboolean
find_clash (const QsLadder *self,
            const guint32  *queens,
            QsSquare       *first,
            QsSquare       *second)
{
  for (gboolean has = qs_ladder_find_first (self, queens, first); has; has = qs_ladder_find_next (self, queens, first))
    {
      *second = *first;
      while (qs_ladder_find_next (self, queens, second))
        {
          if (rules_out (self, *first, *second))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_contradiction (const QsLadder      *self,
                    const QsLadderState *state,
                    const QsConstraints *marks,
                    QsLadderStep        *step)
{
  QsLadderSquares squares;

  if (find_clash (self, marks->required, &step->square, &step->other))
    {
      step->rule = QS_LADDER_CLASH;
      return TRUE;
    }

  for (QsUnit unit = QS_LADDER_BEFORE_ALL; qs_ladder_state_next_open (self, state, &unit);)
    {
      if (qs_ladder_state_find (self, state, &unit, squares) == 0)
        {
          step->rule = QS_LADDER_EMPTY;
          step->sources[step->n_sources++] = unit;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_only_square (const QsLadder      *self,
                  const QsLadderState *state,
                  QsLadderStep        *step)
{
  QsLadderSquares squares;

  for (QsUnit unit = QS_LADDER_BEFORE_ALL; qs_ladder_state_next_open (self, state, &unit);)
    {
      if (qs_ladder_state_find (self, state, &unit, squares) == 1)
        {
          step->rule = QS_LADDER_ONLY_SQUARE;
          step->sources[step->n_sources++] = unit;
          return qs_ladder_find_first (self, squares, &step->square);
        }
    }

  return FALSE;
}

/* What every candidate of a unit rules out, of the unit with the fewest candidates that has such squares. */
static gboolean
find_common_attack (const QsLadder      *self,
                    const QsLadderState *state,
                    QsLadderStep        *step)
{
  guint fewest = G_MAXUINT;

  for (QsUnit unit = QS_LADDER_BEFORE_ALL; qs_ladder_state_next_open (self, state, &unit);)
    {
      QsLadderSquares squares, common;
      guint n = qs_ladder_state_find (self, state, &unit, squares);
      QsSquare square, first;

      if (n >= fewest)
        continue;

      memcpy (common, state->candidates, sizeof common);
      for (gboolean has = qs_ladder_find_first (self, squares, &square); has; has = qs_ladder_find_next (self, squares, &square))
        {
          for (guint row = 0; row < self->n_rows; row++)
            common[row] &= self->ruled_out[square.row][square.column][row];
        }
      if (!qs_ladder_find_first (self, common, &first))
        continue;

      fewest = n;
      step->rule = QS_LADDER_COMMON_ATTACK;
      step->sources[0] = unit;
      step->n_sources = 1;
      memcpy (step->excluded, common, sizeof common);
    }

  return fewest < G_MAXUINT;
}

/* A search for units of one family whose candidates lie in as few of another. */
typedef struct
{
  const QsLadder *ladder;
  const QsLadderState *state;
  QsUnitFamily sources;
  QsUnitFamily targets;
  guint size;
  guint n_open;
  guint open[MAX_N];         /* the sources that may be in a set, by their index */
  guint32 lie_in[MAX_N];     /* of each of these, the targets */
  guint n_candidates[MAX_N]; /* and how many candidates it has */
  guint chosen[MAX_N];
  guint fewest; /* candidates of the best set */
  QsLadderStep *step;
} SetSearch;

/* The units of a family that have some of the squares, a bit for each. */
static guint32
find_units (const QsLadder *self,
            const guint32  *squares,
            QsUnitFamily    family)
{
  guint32 units = 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      if (family == QS_UNIT_ROW)
        units |= (guint32) (squares[row] != 0) << row;
      else if (family == QS_UNIT_COLUMN)
        units |= squares[row];
      else
        {
          for (guint32 rest = squares[row]; rest != 0; rest &= rest - 1)
            units |= 1u << self->regions[row][__builtin_ctz (rest)];
        }
    }

  return units;
}

/* Takes a whole set, if something goes by it and no better one is known. */
static void
take_set (SetSearch *self,
          guint32    targets,
          guint      n_candidates)
{
  const QsLadder *ladder = self->ladder;
  QsLadderStep *step = self->step;
  QsLadderSquares others = { 0 };
  QsSquare first;

  if (n_candidates >= self->fewest)
    return;

  for (guint row = 0; row < ladder->n_rows; row++)
    {
      for (guint32 rest = targets; rest != 0; rest &= rest - 1)
        others[row] |= ladder->units[self->targets][__builtin_ctz (rest)][row] & self->state->candidates[row];
      for (guint i = 0; i < self->size; i++)
        others[row] &= ~ladder->units[self->sources][self->open[self->chosen[i]]][row];
    }
  if (!qs_ladder_find_first (ladder, others, &first))
    return;

  self->fewest = n_candidates;
  step->rule = self->size == 1 ? QS_LADDER_CONFINED : QS_LADDER_SET;
  step->size = self->size;
  step->n_sources = step->n_targets = 0;
  for (guint i = 0; i < self->size; i++)
    step->sources[step->n_sources++] = (QsUnit){ self->sources, self->open[self->chosen[i]] };
  for (guint32 rest = targets; rest != 0; rest &= rest - 1)
    step->targets[step->n_targets++] = (QsUnit){ self->targets, (guint) __builtin_ctz (rest) };
  memcpy (step->excluded, others, sizeof others);
}

static void
choose_sources (SetSearch *self,
                guint      n_chosen,
                guint      from,
                guint32    targets,
                guint      n_candidates)
{
  if (n_chosen == self->size)
    {
      take_set (self, targets, n_candidates);
      return;
    }

  for (guint i = from; i < self->n_open; i++)
    {
      guint32 more = targets | self->lie_in[i];

      if ((guint) __builtin_popcount (more) > self->size)
        continue;

      self->chosen[n_chosen] = i;
      choose_sources (self, n_chosen + 1, i + 1, more, n_candidates + self->n_candidates[i]);
    }
}

/* Tries sets of one size. Returns whether larger ones may exist. */
static gboolean
try_families (SetSearch *self)
{
  const QsLadder *ladder = self->ladder;
  guint n_all = 0, most;

  self->n_open = 0;
  for (guint i = 0; i < ladder->n_units[self->sources]; i++)
    {
      QsUnit unit = { self->sources, i };
      QsLadderSquares squares;
      guint k = self->n_open;

      if (self->state->is_closed[self->sources][i])
        continue;

      n_all++;
      self->open[k] = i;
      self->n_candidates[k] = qs_ladder_state_find (ladder, self->state, &unit, squares);
      self->lie_in[k] = find_units (ladder, squares, self->targets);
      self->n_open += (guint) __builtin_popcount (self->lie_in[k]) <= self->size;
    }

  most = ladder->n_targets[self->targets] > ladder->n_units[self->targets] ? n_all : n_all / 2;
  if (self->size <= MAX (most, 1))
    choose_sources (self, 0, 0, 0, 0);

  return self->size < most;
}

/* Finds the best set from one size to another; @from 1 and @to 1 for what is confined. */
static gboolean
find_set (const QsLadder      *self,
          const QsLadderState *state,
          guint                from,
          guint                to,
          QsLadderStep        *step)
{
  SetSearch search = { .ladder = self, .state = state, .fewest = G_MAXUINT, .step = step };
  gboolean has_larger = TRUE;

  for (search.size = from; search.size <= to && has_larger && search.fewest == G_MAXUINT; search.size++)
    {
      has_larger = FALSE;
      for (search.sources = QS_UNIT_ROW; search.sources < QS_UNIT_FAMILIES; search.sources++)
        {
          for (search.targets = QS_UNIT_ROW; search.targets < QS_UNIT_FAMILIES; search.targets++)
            {
              if (search.targets != search.sources && self->n_targets[search.targets] > 0)
                has_larger = try_families (&search) || has_larger;
            }
        }
    }

  return search.fewest < G_MAXUINT;
}

/* What follows from a queen, up to a unit that gets none. */
typedef struct
{
  guint n_forced;
  QsSquare forced[MAX_N]; /* queens that each have only one square when those before stand */
  QsUnit empty;
} Chain;

/* Puts a queen and then, round by round, those that have only one square. Returns after how many rounds a unit has no
 * candidate; 0 if that never happens. */
static guint
try_queen (const QsLadder      *self,
           const QsLadderState *before,
           QsSquare             queen,
           Chain               *chain)
{
  QsLadderState state = *before;

  chain->n_forced = 0;
  qs_ladder_state_put (self, &state, queen.row, queen.column);
  for (guint round = 1;; round++)
    {
      QsUnit units[QS_UNIT_FAMILIES * MAX_N];
      QsSquare only[G_N_ELEMENTS (units)];
      QsLadderSquares squares;
      guint n_only = 0;

      for (QsUnit unit = QS_LADDER_BEFORE_ALL; qs_ladder_state_next_open (self, &state, &unit);)
        {
          guint n = qs_ladder_state_find (self, &state, &unit, squares);

          chain->empty = unit;
          if (n == 0)
            return round;
          if (n == 1 && qs_ladder_find_first (self, squares, &only[n_only]))
            units[n_only++] = unit;
        }

      for (guint i = 0; i < n_only; i++)
        {
          chain->empty = units[i];
          if (state.is_closed[units[i].family][units[i].index])
            continue;
          if ((state.candidates[only[i].row] >> only[i].column & 1) == 0)
            return round + 1;

          qs_ladder_state_put (self, &state, only[i].row, only[i].column);
          chain->forced[chain->n_forced++] = only[i];
        }
      if (n_only == 0)
        return 0;
    }
}

/* Whether a unit has no other candidate than a square. */
static gboolean
is_only_square (const QsLadder      *self,
                const QsLadderState *state,
                QsSquare             square)
{
  const guint indices[] = { square.row, square.column, self->regions[square.row][square.column] };
  gboolean is_only = FALSE;
  QsLadderSquares squares;

  for (QsUnitFamily family = QS_UNIT_ROW; family < QS_UNIT_FAMILIES; family++)
    {
      const QsUnit unit = { family, indices[family] };

      is_only |= self->n_units[family] > 0 && qs_ladder_state_find (self, state, &unit, squares) == 1;
    }

  return is_only && (state->candidates[square.row] >> square.column & 1) != 0;
}

/* Whether the chain leaves its unit empty without one of its queens. */
static gboolean
can_skip (const QsLadder      *self,
          const QsLadderState *before,
          QsSquare             queen,
          const Chain         *chain,
          guint                skipped)
{
  QsLadderState state = *before;
  QsLadderSquares squares;

  qs_ladder_state_put (self, &state, queen.row, queen.column);
  for (guint i = 0; i < chain->n_forced; i++)
    {
      if (i == skipped)
        continue;
      if (!is_only_square (self, &state, chain->forced[i]))
        return FALSE;
      qs_ladder_state_put (self, &state, chain->forced[i].row, chain->forced[i].column);
    }

  return qs_ladder_state_find (self, &state, &chain->empty, squares) == 0;
}

/* Leaves out the queens that a chain does not need. */
static void
shorten (const QsLadder      *self,
         const QsLadderState *state,
         QsSquare             queen,
         Chain               *chain)
{
  for (guint i = chain->n_forced; i-- > 0;)
    {
      if (!can_skip (self, state, queen, chain, i))
        continue;

      chain->n_forced--;
      memmove (chain->forced + i, chain->forced + i + 1, (chain->n_forced - i) * sizeof *chain->forced);
    }
}

static gboolean
find_what_if (const QsLadder      *self,
              const QsLadderState *state,
              QsLadderStep        *step)
{
  guint fewest = G_MAXUINT;
  QsSquare square;

  for (gboolean has = qs_ladder_find_first (self, state->candidates, &square); has;
       has = qs_ladder_find_next (self, state->candidates, &square))
    {
      Chain chain = { 0 };
      guint n_rounds = try_queen (self, state, square, &chain);

      /* Each round but the last needs a queen. */
      if (n_rounds == 0 || n_rounds > fewest || (n_rounds == fewest && step->n_forced == n_rounds - 1))
        continue;
      shorten (self, state, square, &chain);
      if (n_rounds == fewest && chain.n_forced >= step->n_forced)
        continue;

      fewest = n_rounds;
      step->rule = QS_LADDER_WHAT_IF;
      step->size = n_rounds - 1;
      step->square = square;
      step->sources[0] = chain.empty;
      step->n_forced = chain.n_forced;
      memcpy (step->forced, chain.forced, sizeof step->forced);
    }

  if (fewest == G_MAXUINT)
    return FALSE;

  step->n_sources = 1;
  step->excluded[step->square.row] = 1u << step->square.column;

  return TRUE;
}

void
qs_ladder_find (const QsLadder      *self,
                const QsConstraints *marks,
                QsLadderStep        *step)
{
  QsLadderState state;

  memset (step, 0, sizeof *step);
  qs_ladder_state_init (self, marks, &state);

  (void) (find_contradiction (self, &state, marks, step) || find_only_square (self, &state, step) ||
          find_set (self, &state, 1, 1, step) || find_common_attack (self, &state, step) ||
          find_set (self, &state, 2, MAX_N, step) || find_what_if (self, &state, step));
}

/* Adds what follows to the marks: nothing from a contradiction. */
void
qs_ladder_apply (const QsLadderStep *step,
                 QsConstraints      *marks)
{
  if (step->rule == QS_LADDER_ONLY_SQUARE)
    marks->required[step->square.row] |= 1u << step->square.column;
  for (guint row = 0; row < MAX_N; row++)
    marks->forbidden[row] |= step->excluded[row];
}

static QsGrade
get_grade (const QsLadderStep *hardest)
{
  if (hardest->rule == QS_LADDER_WHAT_IF)
    return QS_GRADE_FIENDISH;
  if (hardest->rule == QS_LADDER_SET)
    return hardest->size > 2 ? QS_GRADE_EXPERT : QS_GRADE_HARD;

  return hardest->rule == QS_LADDER_COMMON_ATTACK ? QS_GRADE_MEDIUM : QS_GRADE_EASY;
}

QsGrade
qs_ladder_grade (const QsLadder *self,
                 QsConstraints  *marks,
                 QsLadderStep   *hardest)
{
  QsLadderStep step;

  memset (hardest, 0, sizeof *hardest);
  for (qs_ladder_find (self, marks, &step); step.rule >= QS_LADDER_ONLY_SQUARE; qs_ladder_find (self, marks, &step))
    {
      if (step.rule > hardest->rule || (step.rule == hardest->rule && step.size > hardest->size))
        *hardest = step;
      qs_ladder_apply (&step, marks);
    }

  for (guint row = 0; row < self->n_rows; row++)
    {
      if (marks->required[row] == 0 || step.rule == QS_LADDER_CLASH)
        return QS_GRADE_BEYOND;
    }

  return get_grade (hardest);
}
