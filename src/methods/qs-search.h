/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of a search method: its task, and what it counted. */

#pragma once

#include "qs-problem.h"
#include "qs-trace.h"

/* What a search has done so far. */
typedef struct
{
  guint64 checks;     /* what a check is, the method says */
  guint64 placements; /* the search tree has one node more, the empty board */
  guint64 backtracks; /* the queens taken back */
  guint64 solutions;
} QsCounts;

/* The steps of another program, which a search repeats. */
typedef struct _QsRecording QsRecording;

/* A run of a method. The last two fields are its results. */
typedef struct
{
  guint n;                /* the columns, 1 … the method's limit */
  const QsProblem *problem; /* one that the method can search, or %NULL for queens on n × n; as qs_problem_intern() has it */
  gboolean wants_first;   /* whether to end at the first solution, which then stays on the board */
  guint32 seed;           /* of a method that chooses at random */
  QsRecording *recording; /* the method's; NULL for all but those of other programs */
  const QsTracer *tracer; /* the one who watches, or %NULL */
  /* The search reads it every few nodes and ends soon once it is not zero. Any thread may set it,
   * atomically. May be %NULL. */
  const gint *is_stopped;
  /* Exact, and the same with and without a tracer; of a search that was stopped, until then. */
  QsCounts counts;
  gsize heap_size; /* the most memory that it held on the heap, in bytes */
} QsSearch;

/* Where a row may have its queen, as far as the problem's squares of that row say, bit by bit. */
static inline guint32
qs_search_get_choices (const QsProblem *problem,
                       guint            n,
                       guint            row)
{
  guint32 choices = G_MAXUINT32 >> (32 - n), required;

  if (problem == NULL)
    return choices;

  required = problem->squares.required[row];
  choices &= ~problem->squares.forbidden[row];

  return required == 0 ? choices : (required & (required - 1)) == 0 ? choices & required : 0;
}

/* Whether lines go on at the other edge. */
static inline gboolean
qs_search_is_torus (const QsProblem *problem)
{
  return problem != NULL && problem->attack == QS_ATTACK_TORUS;
}

/* How many diagonals the board has, and anti-diagonals. */
static inline guint
qs_search_count_diagonals (const QsProblem *problem,
                           guint            n)
{
  return qs_search_is_torus (problem) ? n : 2 * n - 1;
}

/* The number of a line among so many: one that goes on at the other edge keeps it. */
static inline guint
qs_search_wrap (guint number,
                guint n_diagonals)
{
  return number < n_diagonals ? number : number - n_diagonals;
}

/* The problem itself; @plain has room for that of queens on n × n. */
static inline const QsProblem *
qs_search_get_problem (const QsProblem *problem,
                       guint            n,
                       QsProblem       *plain)
{
  if (problem != NULL)
    return problem;

  qs_problem_init (plain, n);
  return plain;
}

/* How many rows the board has. */
static inline guint
qs_search_get_rows (const QsProblem *problem,
                    guint            n)
{
  return problem != NULL ? problem->n_rows : n;
}

/* Whether queens of two rows rule each other out. */
static inline gboolean
qs_search_attacks (const QsProblem *problem,
                   QsSquare         first,
                   QsSquare         second)
{
  return problem != NULL ? qs_problem_attacks (problem, first, second) : qs_square_attacks (first, second);
}
