/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with regions that have one solution.
 *
 * Regions grow from the squares of a solution, square by square, and the squares that have no region yet hold no queen. A
 * square joins a region only if no solution has a queen on it then: so the first solution stays the only one. Growing only
 * adds solutions, so a pair of a square and a region that was refused is never looked at again. */

#include "qs-puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_N QS_ENUMERATOR_MAX_N

/* A square without a region. */
#define FREE 0xff

/* How many puzzles are drawn for one of the wanted grade, and after how many nodes the nearest one has to do. */
#define MAX_DRAWS 200
#define MAX_NODES (G_GUINT64_CONSTANT (200) * 1000 * 1000)

/* Regions have one of these weights: the more they differ, the easier is the puzzle. */
static const guint8 weights[][5] = {
  [QS_GRADE_EASY] = { 1, 1, 1, 2, 20 },    [QS_GRADE_MEDIUM] = { 1, 1, 2, 3, 5 },   [QS_GRADE_HARD] = { 1, 1, 1, 1, 1 },
  [QS_GRADE_EXPERT] = { 1, 1, 1, 1, 1 }, [QS_GRADE_FIENDISH] = { 1, 1, 1, 1, 1 },
};

typedef struct
{
  guint n;
  GRand *random;
  gboolean may_have_more; /* solutions than one */
  guint64 n_nodes;
  guint8 regions[MAX_N][MAX_N];
  guint8 weights[MAX_N];
  guint32 refused[MAX_N][MAX_N]; /* regions that a square must not join, a bit for each */
  guint32 allowed[MAX_N];        /* the squares that have a region, but for the row of the square that is tried */
} Maker;

/* Whether queens can stand in all rows from one on: each in a column and a region of its own, none touching the one before. */
static gboolean
can_complete (Maker  *self,
              guint   row,
              guint32 columns,
              guint32 regions,
              guint32 touched)
{
  self->n_nodes++;
  if (row == self->n)
    return TRUE;

  for (guint32 rest = self->allowed[row] & ~(columns | touched); rest != 0; rest &= rest - 1)
    {
      guint32 queen = rest & -rest, region = 1u << self->regions[row][__builtin_ctz (rest)];

      if ((regions & region) == 0 &&
          can_complete (self, row + 1, columns | queen, regions | region, queen << 1 | queen >> 1))
        return TRUE;
    }

  return FALSE;
}

/* Lets a square join a region, if there is no solution with a queen on it then. */
static void
try_to_join (Maker *self,
             guint  row,
             guint  column,
             guint  region)
{
  guint32 others = self->allowed[row];

  self->regions[row][column] = (guint8) region;
  self->allowed[row] = 1u << column;
  if (!self->may_have_more && can_complete (self, 0, 0, 0, 0))
    {
      self->regions[row][column] = FREE;
      self->refused[row][column] |= 1u << region;
      self->allowed[row] = others;
    }
  else
    self->allowed[row] = others | 1u << column;
}

static guint32
get_region_bit (const Maker *self,
                guint        row,
                guint        column)
{
  return row < self->n && column < self->n && self->regions[row][column] != FREE ? 1u << self->regions[row][column] : 0;
}

/* Goes through all pairs of a square and a region that it may join, until @place of their weights are passed; tries that
 * pair then. Returns the weight of all where there are not so many. */
static guint
pass_pairs (Maker *self,
            guint  place)
{
  guint passed = 0;

  for (guint row = 0; row < self->n; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          guint32 joined = 0;

          if (self->regions[row][column] == FREE)
            joined = (get_region_bit (self, row - 1, column) | get_region_bit (self, row + 1, column) |
                      get_region_bit (self, row, column - 1) | get_region_bit (self, row, column + 1)) &
                     ~self->refused[row][column];

          for (guint32 rest = joined; rest != 0; rest &= rest - 1)
            {
              guint region = (guint) __builtin_ctz (rest);

              passed += self->weights[region];
              if (passed > place)
                {
                  try_to_join (self, row, column, region);
                  return passed;
                }
            }
        }
    }

  return passed;
}

/* Puts queens into random columns, from a row on. */
static gboolean
draw_solution (Maker  *self,
               guint   row,
               guint32 columns,
               guint32 touched)
{
  guint32 left = G_MAXUINT32 >> (32 - self->n) & ~(columns | touched);

  if (row == self->n)
    return TRUE;

  while (left != 0)
    {
      guint column = (guint) g_rand_int_range (self->random, 0, (gint32) self->n);
      guint32 queen = 1u << column;

      if ((left & queen) == 0)
        continue;

      left &= ~queen;
      self->allowed[row] = queen;
      if (draw_solution (self, row + 1, columns | queen, queen << 1 | queen >> 1))
        return TRUE;
    }

  return FALSE;
}

/* Draws a puzzle. FALSE if its regions do not fill the board. */
static gboolean
draw (Maker        *self,
      const guint8 *grade_weights)
{
  guint all;

  memset (self->regions, FREE, sizeof self->regions);
  memset (self->refused, 0, sizeof self->refused);

  /* Boards of two and three have none. */
  if (!draw_solution (self, 0, 0, 0))
    {
      for (guint row = 0; row < self->n; row++)
        self->allowed[row] = 1u << row;
    }
  for (guint row = 0; row < self->n; row++)
    {
      self->regions[row][__builtin_ctz (self->allowed[row])] = (guint8) row;
      self->weights[row] = grade_weights[g_rand_int_range (self->random, 0, 5)];
    }

  while ((all = pass_pairs (self, G_MAXUINT)) > 0)
    pass_pairs (self, (guint) g_rand_int_range (self->random, 0, (gint32) all));

  for (guint row = 0; row < self->n; row++)
    {
      if (self->allowed[row] != G_MAXUINT32 >> (32 - self->n))
        return FALSE;
    }

  return TRUE;
}

static void
set_regions (const Maker *self,
             QsProblem   *problem)
{
  qs_problem_init (problem, self->n);
  problem->attack = QS_ATTACK_TOUCHING;
  problem->has_regions = TRUE;
  for (guint row = 0; row < self->n; row++)
    memcpy (problem->regions[row], self->regions[row], self->n);
  qs_problem_number_regions (problem);
}

QsGrade
qs_puzzle_find_grade (const QsProblem *problem)
{
  g_autoptr (QsLadder) ladder = qs_ladder_new (problem);
  QsConstraints marks = problem->squares;
  QsLadderStep hardest;

  return qs_ladder_grade (ladder, &marks, &hardest);
}

/* Any grade is nearer to another than none is. */
static int
get_distance (QsGrade grade,
              QsGrade wanted)
{
  return grade == QS_GRADE_BEYOND ? G_MAXINT : ABS ((int) grade - (int) wanted);
}

QsGrade
qs_puzzle_keep_nearest (const QsProblem *problem,
                        QsGrade          wanted,
                        QsGrade         *grade,
                        QsProblem       *nearest)
{
  QsGrade found = qs_puzzle_find_grade (problem);

  if (get_distance (found, wanted) < get_distance (*grade, wanted))
    {
      *grade = found;
      *nearest = *problem;
    }

  return found;
}

const char *
qs_grade_get_name (QsGrade grade)
{
  static const char *const names[] = { N_ ("easy"), N_ ("medium"), N_ ("hard"), N_ ("expert"), N_ ("fiendish"), N_ ("beyond") };

  return names[MIN (grade, QS_GRADE_BEYOND)];
}

const char *
qs_puzzle_get_rule (const QsProblem *problem)
{
  /* By the attack, without regions and with them. */
  static const char *const rules[][2] = {
    [QS_ATTACK_QUEENS] = { N_ ("One queen in each row, and no two attack each other"),
                           N_ ("One queen in each row, column and region, and no two attack each other") },
    [QS_ATTACK_TORUS] = { N_ ("One queen in each row, and no two attack each other, not even across an edge"),
                          N_ ("One queen in each row, column and region, and no two attack each other, not even across an edge") },
    [QS_ATTACK_SUPERQUEENS] = { N_ ("One queen in each row, and no two attack each other, not even as knights"),
                                N_ ("One queen in each row, column and region, and no two attack each other, not even as "
                                    "knights") },
    [QS_ATTACK_TOUCHING] = { N_ ("One queen in each row and column, and no two touch"),
                             N_ ("One queen in each row, column and region, and no two touch") },
  };

  return rules[problem->attack][problem->has_regions];
}

gboolean
qs_grade_parse (const char *name,
                QsGrade    *grade)
{
  for (*grade = QS_GRADE_EASY; *grade < QS_GRADE_BEYOND; ++*grade)
    {
      if (g_str_equal (qs_grade_get_name (*grade), name))
        return TRUE;
    }

  return FALSE;
}

guint32
qs_puzzle_get_seed (const char *kind,
                    guint       n,
                    QsGrade     grade,
                    const char *word)
{
  g_autofree char *name = g_strdup_printf ("play:%s-%u-%s#%s", kind, n, qs_grade_get_name (grade), word);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

  hash[8] = '\0';

  return (guint32) g_ascii_strtoull (hash, NULL, 16);
}

gboolean
qs_puzzle_make (guint       n,
                const char *word,
                QsStop      stop,
                QsGrade    *grade,
                QsProblem  *problem)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (qs_puzzle_get_seed ("regions", n, *grade, word));
  Maker maker = { .n = n, .random = random };
  QsGrade wanted = *grade;

  g_return_val_if_fail (n >= QS_PUZZLE_MIN_N && n <= QS_PUZZLE_MAX_N, FALSE);

  *grade = QS_GRADE_BEYOND;
  for (guint i = 0; *grade == QS_GRADE_BEYOND || (*grade != wanted && i < MAX_DRAWS && maker.n_nodes < MAX_NODES); i++)
    {
      QsProblem drawn;

      if (qs_stop_is_wanted (stop))
        return FALSE;
      if (!draw (&maker, weights[wanted]))
        continue;

      set_regions (&maker, &drawn);
      qs_puzzle_keep_nearest (&drawn, wanted, grade, problem);
    }

  return *grade == wanted;
}

void
qs_puzzle_draw_regions (QsProblem *self,
                        guint      n,
                        GRand     *random)
{
  Maker maker = { .n = n, .random = random, .may_have_more = TRUE };

  draw (&maker, weights[QS_GRADE_HARD]);
  set_regions (&maker, self);
}
