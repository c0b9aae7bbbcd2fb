/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands on the board of a puzzle that is played: how its regions are told apart.
 *
 * Each region has a fill of some level of lightness, and neighbours have different ones, so that nobody needs to tell
 * hues apart. Four levels mostly do: the region with the fewest levels left is next (as by Brélaz, New methods to color
 * the vertices of a graph, 1979), and a search that takes too long gives up. */

#include "qs-game-scene.h"

#include <string.h>

#include "qs-ladder.h"
#include "qs-palette.h"

#define MAX_STEPS 10000
#define NO_LEVEL G_MAXUINT8

typedef struct
{
  guint n; /* regions */
  guint32 neighbours[QS_ENUMERATOR_MAX_N];
  guint8 levels[QS_ENUMERATOR_MAX_N];
  guint used[QS_FILL_LEVELS]; /* how many regions have each level */
  guint most_equal;           /* how many neighbours may have the level of a region */
  guint n_steps;
} Map;

static void
join (Map   *map,
      guint8 a,
      guint8 b)
{
  if (a == b)
    return;

  map->neighbours[a] |= 1u << b;
  map->neighbours[b] |= 1u << a;
}

static void
find_neighbours (Map             *map,
                 const QsProblem *problem)
{
  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        {
          const guint8 *here = &problem->regions[row][column];

          if (column + 1 < problem->n)
            join (map, *here, here[1]);
          if (row + 1 < problem->n_rows)
            join (map, *here, problem->regions[row + 1][column]);
        }
    }
}

/* How many neighbours have a level. */
static guint
count_equal (const Map *map,
             guint      region,
             guint      level)
{
  guint n = 0;

  for (guint32 rest = map->neighbours[region]; rest != 0; rest &= rest - 1)
    n += map->levels[__builtin_ctz (rest)] == level;

  return n;
}

/* The region without a level that has the fewest left, and then the most neighbours. */
static guint
find_next (const Map *map)
{
  guint next = map->n, least = 0;

  for (guint region = 0; region < map->n; region++)
    {
      guint n_levels = 0, weight;

      if (map->levels[region] != NO_LEVEL)
        continue;

      for (guint level = 0; level < QS_FILL_LEVELS; level++)
        n_levels += count_equal (map, region, level) == 0;
      weight = (n_levels << 8) - (guint) __builtin_popcount (map->neighbours[region]);
      if (next == map->n || weight < least)
        {
          next = region;
          least = weight;
        }
    }

  return next;
}

static gboolean
color (Map *map)
{
  guint region = find_next (map);
  guint32 tried = 0;

  if (region == map->n)
    return TRUE;

  while (map->n_steps++ < MAX_STEPS)
    {
      guint best = QS_FILL_LEVELS, least = 0;

      for (guint level = 0; level < QS_FILL_LEVELS; level++)
        {
          guint n_equal = count_equal (map, region, level), weight = (n_equal << 8) + map->used[level];

          if ((tried >> level & 1) == 0 && n_equal <= map->most_equal && (best == QS_FILL_LEVELS || weight < least))
            {
              best = level;
              least = weight;
            }
        }
      if (best == QS_FILL_LEVELS)
        return FALSE;

      map->levels[region] = (guint8) best;
      map->used[best]++;
      if (color (map))
        return TRUE;

      map->levels[region] = NO_LEVEL;
      map->used[best]--;
      tried |= 1u << best;
    }

  return FALSE;
}

/* Whether one can get from a square of a region to all others without leaving it. */
static gboolean
is_whole (const QsProblem *problem,
          guint            region)
{
  const QsUnit unit = { QS_UNIT_REGION, region };
  guint32 squares[QS_ENUMERATOR_MAX_N] = { 0 }, seen[QS_ENUMERATOR_MAX_N] = { 0 };
  QsSquare first = QS_SQUARE_BEFORE_ALL;
  gboolean grows = TRUE;

  qs_unit_add_squares (&unit, problem, squares);
  if (qs_square_next (squares, problem->n_rows, &first))
    seen[first.row] = 1u << first.column;

  while (grows)
    {
      grows = FALSE;
      for (guint row = 0; row < problem->n_rows; row++)
        {
          guint32 reached = seen[row] | seen[row] << 1 | seen[row] >> 1 | (row > 0 ? seen[row - 1] : 0) |
                            (row + 1 < problem->n_rows ? seen[row + 1] : 0);

          reached &= squares[row];
          grows |= reached != seen[row];
          seen[row] = reached;
        }
    }

  return memcmp (seen, squares, sizeof seen) == 0;
}

/* Letters stand in the first square of their region from the top. */
static void
find_heads (QsGameScene *self)
{
  guint32 seen = 0;

  for (guint row = 0; row < self->problem.n_rows; row++)
    {
      for (guint column = 0; column < self->problem.n; column++)
        {
          guint32 bit = 1u << self->problem.regions[row][column];

          if ((seen & bit) == 0)
            self->heads[row] |= 1u << column;
          seen |= bit;
        }
    }
}

/* A board without marks. Its regions have letters where one is in pieces, or fills cannot tell them apart. */
void
qs_game_scene_init (QsGameScene     *self,
                    const QsProblem *problem)
{
  Map map = { .n = problem->n };
  guint8 hues[QS_FILL_LEVELS] = { 0, 1, 2, 3 };

  memset (self, 0, sizeof *self);
  self->problem = *problem;
  self->marks = self->firm = problem->squares;
  if (!problem->has_regions)
    return;

  find_heads (self);
  find_neighbours (&map, problem);
  memset (map.levels, NO_LEVEL, sizeof map.levels);
  self->has_letters = !color (&map);
  if (self->has_letters)
    {
      map.n_steps = 0;
      map.most_equal = problem->n;
      color (&map);
    }
  for (guint region = 0; region < problem->n; region++)
    {
      self->levels[region] = map.levels[region];
      self->hues[region] = hues[map.levels[region]]++ % QS_FILL_HUES;
      self->has_letters |= !is_whole (problem, region);
    }
}

QsGameScene *
qs_game_scene_new_board (const QsProblem *problem)
{
  QsGameScene *self;

  if (qs_problem_is_plain (problem))
    return NULL;

  self = g_new (QsGameScene, 1);
  qs_game_scene_init (self, problem);

  return self;
}
