/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from the queens and crosses on a board, step by step, each with its reason and without guessing. */

#include "qs-ladder.h"

#include <string.h>

#define MAX_N QS_ENUMERATOR_MAX_N

/* Squares: a mask for each row. */
typedef guint32 Squares[MAX_N];

struct _QsLadder
{
  guint n_rows;
  guint n;
  guint n_units[QS_UNIT_FAMILIES];   /* columns that need not have a queen are none */
  guint n_targets[QS_UNIT_FAMILIES]; /* with these columns */
  guint8 regions[MAX_N][MAX_N];
  Squares units[QS_UNIT_FAMILIES][MAX_N];
  Squares ruled_out[MAX_N][MAX_N]; /* by a queen on each square */
};

/* A board on the way. */
typedef struct
{
  Squares candidates;
  gboolean is_closed[QS_UNIT_FAMILIES][MAX_N]; /* units that have a queen */
} State;

QsLadder *
qs_ladder_new (const QsProblem *problem)
{
  QsLadder *self = g_new0 (QsLadder, 1);

  self->n_rows = problem->n_rows;
  self->n = problem->n;
  self->n_units[QS_UNIT_ROW] = self->n_targets[QS_UNIT_ROW] = self->n_rows;
  self->n_units[QS_UNIT_COLUMN] = self->n_rows == self->n ? self->n : 0;
  self->n_targets[QS_UNIT_COLUMN] = self->n;
  self->n_units[QS_UNIT_REGION] = self->n_targets[QS_UNIT_REGION] = problem->has_regions ? self->n : 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          self->regions[row][column] = problem->has_regions ? problem->regions[row][column] : 0;
          self->units[QS_UNIT_ROW][row][row] |= 1u << column;
          self->units[QS_UNIT_COLUMN][column][row] |= 1u << column;
          self->units[QS_UNIT_REGION][self->regions[row][column]][row] |= 1u << column;

          qs_problem_rule_out (problem, (QsSquare){ row, column }, self->ruled_out[row][column]);
        }
    }

  return self;
}

void
qs_ladder_free (QsLadder *self)
{
  g_free (self);
}

static void
put (const QsLadder *self,
     State          *state,
     guint           row,
     guint           column)
{
  for (guint i = 0; i < self->n_rows; i++)
    state->candidates[i] &= ~self->ruled_out[row][column][i];
  state->candidates[row] &= ~(1u << column);
  state->is_closed[QS_UNIT_ROW][row] = state->is_closed[QS_UNIT_COLUMN][column] = TRUE;
  state->is_closed[QS_UNIT_REGION][self->regions[row][column]] = TRUE;
}

static void
init_state (const QsLadder      *self,
            const QsConstraints *marks,
            State               *state)
{
  memset (state, 0, sizeof *state);
  for (guint row = 0; row < self->n_rows; row++)
    state->candidates[row] = G_MAXUINT32 >> (32 - self->n) & ~marks->forbidden[row];

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint32 rest = marks->required[row]; rest != 0; rest &= rest - 1)
        put (self, state, row, (guint) __builtin_ctz (rest));
    }
}

/* Goes to the next unit that has no queen. */
static gboolean
next_open (const QsLadder *self,
           const State    *state,
           QsUnit         *unit)
{
  do
    {
      if (unit->family < QS_UNIT_FAMILIES && ++unit->index < self->n_units[unit->family])
        continue;

      do
        unit->family++;
      while (unit->family < QS_UNIT_FAMILIES && self->n_units[unit->family] == 0);
      unit->index = 0;
      if (unit->family >= QS_UNIT_FAMILIES)
        return FALSE;
    }
  while (state->is_closed[unit->family][unit->index]);

  return TRUE;
}

/* Before the first unit. */
static const QsUnit before_all = { QS_UNIT_ROW, G_MAXUINT };

/* The candidates of a unit. Returns how many there are. */
static guint
find_candidates (const QsLadder *self,
                 const State    *state,
                 const QsUnit   *unit,
                 guint32        *squares)
{
  guint n = 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      squares[row] = state->candidates[row] & self->units[unit->family][unit->index][row];
      n += (guint) __builtin_popcount (squares[row]);
    }

  return n;
}

/* The first of some squares. Returns FALSE if there is none. */
static gboolean
find_first (const QsLadder *self,
            const guint32  *squares,
            QsSquare       *square)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      if (squares[row] != 0)
        {
          *square = (QsSquare){ row, (guint) __builtin_ctz (squares[row]) };
          return TRUE;
        }
    }

  return FALSE;
}

/* Goes to the next square after one, or to the first after the square before the board. */
static gboolean
next_square (const QsLadder *self,
             const guint32  *squares,
             QsSquare       *square)
{
  guint32 rest = square->column == 31 ? 0 : squares[square->row] >> (square->column + 1);

  if (rest != 0)
    {
      square->column += 1 + (guint) __builtin_ctz (rest);
      return TRUE;
    }

  for (guint row = square->row + 1; row < self->n_rows; row++)
    {
      if (squares[row] != 0)
        {
          *square = (QsSquare){ row, (guint) __builtin_ctz (squares[row]) };
          return TRUE;
        }
    }

  return FALSE;
}

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
  for (gboolean has_first = find_first (self, queens, first); has_first; has_first = next_square (self, queens, first))
    {
      *second = *first;
      while (next_square (self, queens, second))
        {
          if (rules_out (self, *first, *second))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_contradiction (const QsLadder      *self,
                    const State         *state,
                    const QsConstraints *marks,
                    QsLadderStep        *step)
{
  Squares squares;

  if (find_clash (self, marks->required, &step->square, &step->other))
    {
      step->rule = QS_LADDER_CLASH;
      return TRUE;
    }

  for (QsUnit unit = before_all; next_open (self, state, &unit);)
    {
      if (find_candidates (self, state, &unit, squares) == 0)
        {
          step->rule = QS_LADDER_EMPTY;
          step->sources[step->n_sources++] = unit;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_only_square (const QsLadder *self,
                  const State    *state,
                  QsLadderStep   *step)
{
  Squares squares;

  for (QsUnit unit = before_all; next_open (self, state, &unit);)
    {
      if (find_candidates (self, state, &unit, squares) == 1)
        {
          step->rule = QS_LADDER_ONLY_SQUARE;
          step->sources[step->n_sources++] = unit;
          return find_first (self, squares, &step->square);
        }
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

  for (QsUnit unit = before_all; next_open (self, state, &unit);)
    {
      Squares squares, common;
      guint n = find_candidates (self, state, &unit, squares);
      QsSquare square, first;

      if (n >= fewest)
        continue;

      memcpy (common, state->candidates, sizeof common);
      for (gboolean has = find_first (self, squares, &square); has; has = next_square (self, squares, &square))
        {
          for (guint row = 0; row < self->n_rows; row++)
            common[row] &= self->ruled_out[square.row][square.column][row];
        }
      if (!find_first (self, common, &first))
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
  const State *state;
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
  Squares others = { 0 };
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
  if (!find_first (ladder, others, &first))
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
      Squares squares;
      guint k = self->n_open;

      if (self->state->is_closed[self->sources][i])
        continue;

      n_all++;
      self->open[k] = i;
      self->n_candidates[k] = find_candidates (ladder, self->state, &unit, squares);
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
find_set (const QsLadder *self,
          const State    *state,
          guint           from,
          guint           to,
          QsLadderStep   *step)
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

/* Puts a queen and then, round by round, those that have only one square. Returns after how many rounds that leads to a
 * contradiction: a unit without a candidate, or a clash, and then no unit is @empty; 0 if it never does. */
static guint
try_queen (const QsLadder *self,
           const State    *before,
           QsSquare        queen,
           QsUnit         *empty)
{
  State state = *before;

  put (self, &state, queen.row, queen.column);
  for (guint round = 1;; round++)
    {
      Squares queens = { 0 }, squares;
      gboolean has_queens = FALSE;
      QsSquare square, other;

      for (QsUnit unit = before_all; next_open (self, &state, &unit);)
        {
          guint n = find_candidates (self, &state, &unit, squares);

          if (n == 0)
            {
              *empty = unit;
              return round;
            }
          if (n == 1 && find_first (self, squares, &square))
            {
              queens[square.row] |= 1u << square.column;
              has_queens = TRUE;
            }
        }

      if (!has_queens)
        return 0;
      if (find_clash (self, queens, &square, &other))
        {
          empty->family = QS_UNIT_FAMILIES;
          return round + 1;
        }
      for (gboolean has = find_first (self, queens, &square); has; has = next_square (self, queens, &square))
        put (self, &state, square.row, square.column);
    }
}

static gboolean
find_what_if (const QsLadder *self,
              const State    *state,
              QsLadderStep   *step)
{
  guint fewest = G_MAXUINT;
  QsSquare square;

  for (gboolean has = find_first (self, state->candidates, &square); has;
       has = next_square (self, state->candidates, &square))
    {
      QsUnit empty;
      guint n_rounds = try_queen (self, state, square, &empty);

      if (n_rounds == 0 || n_rounds >= fewest)
        continue;

      fewest = n_rounds;
      step->rule = QS_LADDER_WHAT_IF;
      step->size = n_rounds - 1;
      step->square = square;
      step->n_sources = empty.family < QS_UNIT_FAMILIES;
      step->sources[0] = empty;
      memset (step->excluded, 0, sizeof step->excluded);
      step->excluded[square.row] = 1u << square.column;
    }

  return fewest < G_MAXUINT;
}

void
qs_ladder_find (const QsLadder      *self,
                const QsConstraints *marks,
                QsLadderStep        *step)
{
  State state;

  memset (step, 0, sizeof *step);
  init_state (self, marks, &state);

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
