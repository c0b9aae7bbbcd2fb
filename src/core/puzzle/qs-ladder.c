/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from the queens and crosses on a board, step by step, each with its reason and without guessing. */

#include "qs-ladder.h"

#include <string.h>

#define MAX_N QS_ENUMERATOR_MAX_N

#define FAMILIES QS_UNIT_FAMILIES

/* Before the first unit. */
#define BEFORE_ALL ((QsUnit){ QS_UNIT_ROW, G_MAXUINT })

/* A mask for each row. */
typedef guint32 Squares[MAX_N];

struct _QsLadder
{
  QsProblem problem;
  guint n_rows;
  guint32 needed[FAMILIES]; /* the units that need a queen, a bit for each: no columns where there are fewer rows */
  Squares units[FAMILIES][MAX_N];
  Squares ruled_out[MAX_N][MAX_N]; /* by a queen on each square */
};

/* A board on the way. */
typedef struct
{
  Squares candidates;
  guint32 open[FAMILIES]; /* the units that need a queen yet */
} State;

/* The index of a unit that has a square. */
static guint
get_index (const QsProblem *problem,
           QsUnitFamily     family,
           QsSquare         square)
{
  const guint indices[] = { square.row, square.column, problem->regions[square.row][square.column] };

  return indices[family];
}

void
qs_unit_add_squares (const QsUnit    *self,
                     const QsProblem *problem,
                     guint32         *squares)
{
  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        squares[row] |= (guint32) (get_index (problem, self->family, (QsSquare){ row, column }) == self->index) << column;
    }
}

QsLadder *
qs_ladder_new (const QsProblem *problem)
{
  QsLadder *self = g_new0 (QsLadder, 1);
  guint32 rows = G_MAXUINT32 >> (32 - problem->n_rows);

  self->problem = *problem;
  self->n_rows = problem->n_rows;
  self->needed[QS_UNIT_ROW] = rows;
  self->needed[QS_UNIT_COLUMN] = problem->n_rows == problem->n ? rows : 0;
  self->needed[QS_UNIT_REGION] = problem->has_regions ? rows : 0;
  for (QsUnit unit = { 0 }; unit.family < FAMILIES; unit.family++)
    {
      for (unit.index = 0; unit.index < problem->n; unit.index++)
        qs_unit_add_squares (&unit, problem, self->units[unit.family][unit.index]);
    }
  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        qs_problem_rule_out (problem, (QsSquare){ row, column }, self->ruled_out[row][column]);
    }

  return self;
}

static void
put (const QsLadder *self,
     State          *state,
     QsSquare        queen)
{
  for (guint row = 0; row < self->n_rows; row++)
    state->candidates[row] &= ~self->ruled_out[queen.row][queen.column][row];
  state->candidates[queen.row] &= ~(1u << queen.column);
  for (QsUnitFamily family = 0; family < FAMILIES; family++)
    state->open[family] &= ~(1u << get_index (&self->problem, family, queen));
}

static void
state_init (const QsLadder      *self,
            const QsConstraints *marks,
            State               *state)
{
  QsSquare queen = QS_SQUARE_BEFORE_ALL;

  for (guint row = 0; row < MAX_N; row++)
    state->candidates[row] = row < self->n_rows ? G_MAXUINT32 >> (32 - self->problem.n) & ~marks->forbidden[row] : 0;
  memcpy (state->open, self->needed, sizeof state->open);
  while (qs_square_next (marks->required, self->n_rows, &queen))
    put (self, state, queen);
}

/* Goes to the next unit that needs a queen. */
static gboolean
next_open (const State *state,
           QsUnit      *unit)
{
  do
    {
      if (++unit->index == MAX_N)
        *unit = (QsUnit){ unit->family + 1, 0 };
    }
  while (unit->family < FAMILIES && (state->open[unit->family] >> unit->index & 1) == 0);

  return unit->family < FAMILIES;
}

/* The candidates of a unit. Returns how many there are. */
static guint
find_candidates (const QsLadder *self,
                 const State    *state,
                 QsUnit          unit,
                 guint32        *squares)
{
  guint n = 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      squares[row] = state->candidates[row] & self->units[unit.family][unit.index][row];
      n += (guint) __builtin_popcount (squares[row]);
    }

  return n;
}

/* Sets the first of some squares. */
static gboolean
find_first (const QsLadder *self,
            const guint32  *squares,
            QsSquare       *square)
{
  *square = QS_SQUARE_BEFORE_ALL;

  return qs_square_next (squares, self->n_rows, square);
}

/* Finds two of some queens that rule each other out. */
static gboolean
find_clash (const QsLadder *self,
            const guint32  *queens,
            QsLadderStep   *step)
{
  for (QsSquare queen = QS_SQUARE_BEFORE_ALL; qs_square_next (queens, self->n_rows, &queen);)
    {
      Squares others;
      QsSquare other;

      for (guint row = 0; row < self->n_rows; row++)
        others[row] = queens[row] & self->ruled_out[queen.row][queen.column][row];
      if (find_first (self, others, &other))
        {
          *step = (QsLadderStep){ .rule = QS_LADDER_CLASH, .square = queen, .other = other };
          return TRUE;
        }
    }

  return FALSE;
}

/* Finds a unit with so few candidates, 0 or 1. */
static gboolean
find_unit (const QsLadder *self,
           const State    *state,
           guint           n,
           QsLadderStep   *step)
{
  Squares squares;

  for (QsUnit unit = BEFORE_ALL; next_open (state, &unit);)
    {
      if (find_candidates (self, state, unit, squares) != n)
        continue;

      step->rule = n == 0 ? QS_LADDER_EMPTY : QS_LADDER_ONLY_SQUARE;
      step->sources[0] = unit;
      step->n_sources = 1;
      if (n == 0)
        return TRUE;

      find_first (self, squares, &step->square);
      for (guint row = 0; row < self->n_rows; row++)
        step->excluded[row] = state->candidates[row] & ~squares[row] & self->ruled_out[step->square.row][step->square.column][row];
      return TRUE;
    }

  return FALSE;
}

/* What every candidate of a unit rules out, of the unit with the fewest candidates that has such squares. */
static gboolean
find_common_attack (const QsLadder *self,
                    const State    *state,
                    QsLadderStep   *step)
{
  guint fewest = G_MAXUINT;

  for (QsUnit unit = BEFORE_ALL; next_open (state, &unit);)
    {
      QsSquare square = QS_SQUARE_BEFORE_ALL;
      Squares squares, common;
      guint n = find_candidates (self, state, unit, squares);

      if (n >= fewest)
        continue;

      memcpy (common, state->candidates, sizeof common);
      while (qs_square_next (squares, self->n_rows, &square))
        {
          for (guint row = 0; row < self->n_rows; row++)
            common[row] &= self->ruled_out[square.row][square.column][row];
        }
      if (!find_first (self, common, &square))
        continue;

      fewest = n;
      step->rule = QS_LADDER_COMMON_ATTACK;
      step->sources[0] = unit;
      step->n_sources = 1;
      memcpy (step->excluded, common, sizeof common);
    }

  return fewest < G_MAXUINT;
}

/* A search for units of one family whose candidates lie in as few of another. Units are bits of their index. */
typedef struct
{
  const QsLadder *ladder;
  const State *state;
  QsUnitFamily sources;
  QsUnitFamily targets;
  guint size;
  guint32 lie_in[MAX_N];     /* of each source that may be in a set, the targets; else 0 */
  guint n_candidates[MAX_N]; /* and how many candidates it has */
  guint fewest; /* candidates of the best set */
  QsLadderStep *step;
} SetSearch;

/* Returns how many there are. */
static guint
list_units (QsUnitFamily family,
            guint32      indices,
            QsUnit      *units)
{
  guint n = 0;

  for (; indices != 0; indices &= indices - 1)
    units[n++] = (QsUnit){ family, (guint) __builtin_ctz (indices) };

  return n;
}

/* Takes a whole set, if something goes by it and no better one is known. */
static void
take_set (SetSearch *self,
          guint32    sources,
          guint32    targets,
          guint      n_candidates)
{
  const QsLadder *ladder = self->ladder;
  QsLadderStep *step = self->step;
  Squares others = { 0 };
  QsSquare first;

  if (n_candidates >= self->fewest)
    return;

  for (guint row = 0; row < ladder->n_rows; row++)
    {
      for (guint32 rest = targets; rest != 0; rest &= rest - 1)
        others[row] |= ladder->units[self->targets][__builtin_ctz (rest)][row] & self->state->candidates[row];
      for (guint32 rest = sources; rest != 0; rest &= rest - 1)
        others[row] &= ~ladder->units[self->sources][__builtin_ctz (rest)][row];
    }
  if (!find_first (ladder, others, &first))
    return;

  self->fewest = n_candidates;
  step->rule = self->size == 1 ? QS_LADDER_CONFINED : QS_LADDER_SET;
  step->size = self->size;
  step->n_sources = list_units (self->sources, sources, step->sources);
  step->n_targets = list_units (self->targets, targets, step->targets);
  memcpy (step->excluded, others, sizeof others);
}

static void
choose_sources (SetSearch *self,
                guint32    chosen,
                guint      from,
                guint32    targets,
                guint      n_candidates)
{
  if ((guint) __builtin_popcount (chosen) == self->size)
    {
      take_set (self, chosen, targets, n_candidates);
      return;
    }

  for (guint i = from; i < MAX_N; i++)
    {
      guint32 more = targets | self->lie_in[i];

      if (self->lie_in[i] != 0 && (guint) __builtin_popcount (more) <= self->size)
        choose_sources (self, chosen | 1u << i, i + 1, more, n_candidates + self->n_candidates[i]);
    }
}

/* Tries sets of one size: more than half of the units are never needed, as the others are a set then, too. */
static void
try_families (SetSearch *self)
{
  const QsLadder *ladder = self->ladder;
  guint32 open = self->state->open[self->sources];
  guint n_open = (guint) __builtin_popcount (open);

  /* But columns that need no queen are no sources. */
  if (self->size > MAX (ladder->needed[self->targets] != 0 ? n_open / 2 : n_open, 1))
    return;

  memset (self->lie_in, 0, sizeof self->lie_in);
  for (; open != 0; open &= open - 1)
    {
      guint i = (guint) __builtin_ctz (open);
      guint32 lie_in = 0;
      Squares squares;

      self->n_candidates[i] = find_candidates (ladder, self->state, (QsUnit){ self->sources, i }, squares);
      for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_square_next (squares, ladder->n_rows, &square);)
        lie_in |= 1u << get_index (&ladder->problem, self->targets, square);
      if ((guint) __builtin_popcount (lie_in) <= self->size)
        self->lie_in[i] = lie_in;
    }
  choose_sources (self, 0, 0, 0, 0);
}

/* Finds the best set from one size to another; @from 1 and @to 1 for what is confined. */
static gboolean
find_set (const QsLadder *self,
          const State    *state,
          guint           from,
          guint           to,
          QsLadderStep   *step)
{
  SetSearch search = { .ladder = self, .state = state, .fewest = G_MAXUINT, .step = step };

  for (search.size = from; search.size <= to && search.fewest == G_MAXUINT; search.size++)
    {
      for (search.sources = 0; search.sources < FAMILIES; search.sources++)
        {
          for (search.targets = 0; search.targets < FAMILIES; search.targets++)
            {
              if (search.targets != search.sources && (search.targets != QS_UNIT_REGION || self->needed[QS_UNIT_REGION] != 0))
                try_families (&search);
            }
        }
    }

  return search.fewest < G_MAXUINT;
}

/* Puts the queen of a “what if” and then, round by round, those on @allowed squares that have only one. Returns after how many
 * rounds a unit has no candidate; 0 if that never happens. */
static guint
try_queen (const QsLadder *self,
           const State    *before,
           const guint32  *allowed,
           QsLadderStep   *trial)
{
  State state = *before;

  trial->n_forced = 0;
  put (self, &state, trial->square);
  for (guint round = 1;; round++)
    {
      QsUnit units[FAMILIES * MAX_N];
      QsSquare only[G_N_ELEMENTS (units)];
      Squares squares;
      guint n_only = 0;

      for (QsUnit unit = BEFORE_ALL; next_open (&state, &unit);)
        {
          guint n = find_candidates (self, &state, unit, squares);

          trial->sources[0] = unit;
          if (n == 0)
            return round;
          if (n == 1 && find_first (self, squares, &only[n_only]) &&
              (allowed[only[n_only].row] >> only[n_only].column & 1) != 0)
            units[n_only++] = unit;
        }

      for (guint i = 0; i < n_only; i++)
        {
          trial->sources[0] = units[i];
          if ((state.open[units[i].family] >> units[i].index & 1) == 0)
            continue;
          if ((state.candidates[only[i].row] >> only[i].column & 1) == 0)
            return round + 1;

          put (self, &state, only[i]);
          trial->forced[trial->n_forced++] = only[i];
        }
      if (n_only == 0)
        return 0;
    }
}

/* Leaves out the queens that a contradiction does not need. */
static void
shorten (const QsLadder *self,
         const State    *state,
         QsLadderStep   *trial)
{
  for (guint i = trial->n_forced; i-- > 0;)
    {
      QsLadderStep shorter = *trial;
      Squares others = { 0 };

      for (guint j = 0; j < trial->n_forced; j++)
        others[trial->forced[j].row] |= (guint32) (j != i) << trial->forced[j].column;
      if (try_queen (self, state, others, &shorter) == 0)
        continue;

      *trial = shorter;
      i = trial->n_forced;
    }
}

static gboolean
find_what_if (const QsLadder *self,
              const State    *state,
              QsLadderStep   *step)
{
  Squares all;

  memset (all, 0xff, sizeof all);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_square_next (state->candidates, self->n_rows, &square);)
    {
      QsLadderStep trial = { .rule = QS_LADDER_WHAT_IF, .square = square, .n_sources = 1 };
      guint n_rounds = try_queen (self, state, all, &trial);

      if (n_rounds == 0)
        continue;

      /* Each round but the last needs a queen. */
      trial.size = n_rounds - 1;
      if (step->rule != QS_LADDER_NOTHING &&
          (trial.size > step->size || (trial.size == step->size && step->n_forced == step->size)))
        continue;

      shorten (self, state, &trial);
      if (step->rule == QS_LADDER_NOTHING || trial.size < step->size || trial.n_forced < step->n_forced)
        *step = trial;
    }

  step->excluded[step->square.row] = step->rule != QS_LADDER_NOTHING ? 1u << step->square.column : 0;

  return step->rule != QS_LADDER_NOTHING;
}

/* Whether a step follows only with more crosses than those of the problem: its units have fewer candidates by them, or what
 * follows from a queen without them is no contradiction. */
static gboolean
needs_crosses (const QsLadder      *self,
               const QsConstraints *marks,
               const State         *state,
               const QsLadderStep  *step)
{
  QsConstraints queens = *marks;
  QsLadderStep trial = *step;
  Squares squares;
  State before;

  memcpy (queens.forbidden, self->problem.squares.forbidden, sizeof queens.forbidden);
  state_init (self, &queens, &before);
  memset (squares, 0xff, sizeof squares);
  if (step->rule == QS_LADDER_WHAT_IF)
    return try_queen (self, &before, squares, &trial) == 0;

  for (guint i = 0; i < step->n_sources; i++)
    {
      if (find_candidates (self, &before, step->sources[i], squares) != find_candidates (self, state, step->sources[i], squares))
        return TRUE;
    }

  return FALSE;
}

void
qs_ladder_find (const QsLadder      *self,
                const QsConstraints *marks,
                QsLadderStep        *step)
{
  State state;

  memset (step, 0, sizeof *step);
  state_init (self, marks, &state);

  (void) (find_clash (self, marks->required, step) || find_unit (self, &state, 0, step) ||
          find_unit (self, &state, 1, step) || find_set (self, &state, 1, 1, step) ||
          find_common_attack (self, &state, step) || find_set (self, &state, 2, self->n_rows, step) ||
          find_what_if (self, &state, step));
  step->needs_crosses = needs_crosses (self, marks, &state, step);
}

/* Adds what follows to the marks: nothing from a contradiction. */
void
qs_ladder_apply (const QsLadderStep *step,
                 QsConstraints      *marks)
{
  if (step->rule == QS_LADDER_ONLY_SQUARE || step->rule == QS_LADDER_SOLUTION)
    marks->required[step->square.row] |= 1u << step->square.column;
  for (guint row = 0; row < MAX_N && step->rule >= QS_LADDER_CONFINED; row++)
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
