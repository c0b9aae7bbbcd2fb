/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes boards to complete: a random solution, from which queens are taken away.
 *
 * Where the solution is to stay the only one, a queen is taken away only if what is left has no second
 * solution. A queen that had to stay once has to stay for good, so each is tried once. */

#include "qs-puzzle-maker.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-census-reader.h"
#include "qs-constraints.h"
#include "qs-error.h"
#include "qs-solution.h"
#include "qs-symmetry.h"

/* A random search that goes wrong at its beginning takes for ever: it begins anew when it has placed so many queens,
 * and may place twice as many each time, to the second number. */
#define MIN_PLACED 1024
#define MAX_PLACED (1u << 22)

/* The search for a second solution, in pieces of so many queens. After so many pieces one board counts as not unique;
 * after so many for one puzzle there is none, some seconds later. */
#define NODES_PER_PIECE (1 << 14)
#define PIECES_PER_BOARD 64
#define PIECES_PER_PUZZLE (1 << 15)

/* How many boards in a row may be ones that were made before. */
#define MAX_TRIES 1000

struct _QsPuzzleMaker
{
  QsPuzzleKind kind;
  guint n;
  GRand *random;
  guint n_made;
  GHashTable *made; /* of GBytes: the queens that were given, and the solutions */
  QsStop stop;

  guint16 solution[QS_CENSUS_MAX_N];
  gboolean has_none; /* whether all was searched, and there is no solution */
  guint placed; /* how many more queens the random search may place */
  guint pieces; /* how many more pieces the searches for second solutions may have */
};

/* Below @limit. GLib's own ranges depend on a variable of the environment. */
static guint
pick (QsPuzzleMaker *self,
      guint          limit)
{
  return (guint) ((guint64) g_rand_int (self->random) * limit >> 32);
}

/* One of the bits of @mask. */
static guint
pick_bit (QsPuzzleMaker *self,
          guint32        mask)
{
  for (guint skipped = pick (self, (guint) __builtin_popcount (mask)); skipped > 0; skipped--)
    mask &= mask - 1;

  return (guint) __builtin_ctz (mask);
}

static gboolean
place_rest (QsPuzzleMaker *self,
            guint          row,
            const guint32 *allowed)
{
  guint32 untried = row < self->n ? allowed[row] : 0;
  guint32 left[QS_CENSUS_MAX_N];

  while (untried != 0 && self->placed > 0)
    {
      guint column = pick_bit (self, untried);

      self->placed--;
      untried &= ~(1u << column);
      self->solution[row] = (guint16) column;
      memcpy (left, allowed, sizeof left);
      if (qs_problem_place (&self->kind.space.problem, row, column, left) && place_rest (self, row + 1, left))
        return TRUE;
    }

  return row == self->n;
}

/* Sets the solution; there may be none, or none may be found. */
static gboolean
find_solution (QsPuzzleMaker *self)
{
  const QsCensusSpace *space = &self->kind.space;
  guint16 least[QS_CENSUS_MAX_N];

  for (guint limit = MIN_PLACED; limit <= MAX_PLACED && !qs_stop_is_wanted (self->stop); limit *= 2)
    {
      self->placed = limit;
      if (place_rest (self, 0, space->allowed))
        {
          if (space->scope == QS_CENSUS_ALL)
            return TRUE;

          qs_symmetry_least (self->solution, self->n, self->n, QS_SYMMETRY_ALL, least);
          memcpy (self->solution, least, sizeof self->solution);
          if (qs_census_space_contains (space, self->solution))
            return TRUE;
        }
      else if (self->placed > 0)
        {
          self->has_none = TRUE;
          return FALSE;
        }
    }

  return FALSE;
}

/* Whether the given queens have been seen to leave one solution. */
static gboolean
is_unique (QsPuzzleMaker *self,
           const guint16 *given)
{
  QsProblem problem = self->kind.space.problem;
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusReader reader;
  QsCensusSpace space;
  guint found = 0;

  qs_constraints_init_queens (&problem.squares, self->n, given);
  qs_census_space_init_problem (&space, &problem, QS_CENSUS_ALL);
  qs_census_reader_init (&reader, &space);

  for (guint i = 0; i < PIECES_PER_BOARD && self->pieces > 0 && !qs_stop_is_wanted (self->stop);)
    {
      QsEnumeratorStep step = qs_census_reader_next (&reader, NODES_PER_PIECE, columns);

      if (step == QS_ENUMERATOR_FINISHED)
        return found == 1;
      if (step == QS_ENUMERATOR_SOLUTION && ++found == 2)
        break;

      i++;
      self->pieces--;
    }

  return FALSE;
}

/* Takes queens away in a random order until as many are left as are to be given. */
static gboolean
take_away (QsPuzzleMaker *self,
           guint16       *given)
{
  guint rows[QS_CENSUS_MAX_N];
  guint left = self->n;

  for (guint i = 0; i < self->n; i++)
    rows[i] = i;
  memcpy (given, self->solution, self->n * sizeof *given);

  for (guint i = 0; i < self->n && left > self->kind.n_given; i++)
    {
      guint other = i + pick (self, self->n - i);
      guint row = rows[other];

      rows[other] = rows[i];
      given[row] = QS_EMPTY_ROW;
      if (!self->kind.is_unique || is_unique (self, given))
        left--;
      else
        given[row] = self->solution[row];
    }

  return left == self->kind.n_given;
}

static void
set_too_few (QsPuzzleMaker *self,
             GError       **error)
{
  guint n_made = self->n_made;

  if (self->kind.is_unique && n_made == 0)
    g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                 /* Translators: how many queens are given, how many there are in all. */
                 _ ("Found no board with %u of %u queens that leave only one solution: give more queens"),
                 self->kind.n_given, self->n);
  else
    g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                 self->kind.is_unique
                     /* Translators: how many boards, how many queens are given, how many there are in all. */
                     ? ngettext ("Found only %u board with %u of %u queens that leave only one solution: ask for fewer "
                                 "boards, or give more queens",
                                 "Found only %u different boards with %u of %u queens that leave only one solution: "
                                 "ask for fewer boards, or give more queens", n_made)
                     /* Translators: as before. */
                     : ngettext ("Found only %u board with %u of %u queens: ask for fewer boards",
                                 "Found only %u different boards with %u of %u queens: ask for fewer boards", n_made),
                 n_made, self->kind.n_given, self->n);
}

static gboolean
set_error (QsPuzzleMaker *self,
           GError       **error)
{
  if (qs_stop_is_wanted (self->stop))
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The work was cancelled"));

  if (self->has_none)
    qs_puzzle_set_no_solution (&self->kind.space, error);
  else
    set_too_few (self, error);

  return FALSE;
}

static GBytes *
wrap (QsPuzzleMaker *self,
      const guint16 *columns)
{
  return g_bytes_new (columns, self->n * sizeof *columns);
}

static gboolean
is_made (QsPuzzleMaker *self,
         const guint16 *columns)
{
  g_autoptr (GBytes) bytes = wrap (self, columns);

  return g_hash_table_contains (self->made, bytes);
}

/* @seed says which boards of that kind. */
QsPuzzleMaker *
qs_puzzle_maker_new (const QsPuzzleKind *kind,
                     guint32             seed,
                     QsStop              stop)
{
  QsPuzzleMaker *self;

  g_return_val_if_fail (kind->n_given <= kind->space.n, NULL);

  self = g_new0 (QsPuzzleMaker, 1);
  self->kind = *kind;
  self->n = kind->space.n;
  self->random = g_rand_new_with_seed (seed);
  self->made = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  self->stop = stop;

  return self;
}

void
qs_puzzle_maker_free (QsPuzzleMaker *self)
{
  g_rand_free (self->random);
  g_hash_table_unref (self->made);
  g_free (self);
}

/* Makes the next board, and gives the solution that its queens are taken from. Gives up after some seconds. */
gboolean
qs_puzzle_maker_next (QsPuzzleMaker *self,
                      guint16       *given,
                      guint16       *solution,
                      GError       **error)
{
  self->pieces = PIECES_PER_PUZZLE;

  for (guint i = 0; i < MAX_TRIES && self->pieces > 0 && find_solution (self); i++)
    {
      /* Boards of other solutions are preferred to other boards of the same. */
      if ((i < MAX_TRIES / 2 && is_made (self, self->solution)) || !take_away (self, given) || is_made (self, given))
        continue;

      memcpy (solution, self->solution, self->n * sizeof *solution);
      g_hash_table_add (self->made, wrap (self, given));
      g_hash_table_add (self->made, wrap (self, solution));
      self->n_made++;
      return TRUE;
    }

  return set_error (self, error);
}

/* Says that no solution can be put on paper, and why. */
void
qs_puzzle_set_no_solution (const QsCensusSpace *space,
                           GError             **error)
{
  guint n = space->n;

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               n == 2 || n == 3
                   /* Translators: 2 or 3. */
                   ? _ ("There is no solution to print: %u queens have none; boards of 1, and of 4 or more, have some")
                   /* Translators: a number of queens. */
                   : _ ("There is no solution to print: no solution for %u queens fits the required and forbidden "
                        "squares"),
               n);
}
