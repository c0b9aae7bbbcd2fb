/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a queen that is placed takes on boards of other kinds, against the plain recursive count of plain queens in
 * the same process. Every search places the same queens as a plain one: no symmetry is taken off. */

#include "bench-report.h"
#include "plain-count.h"
#include "qs-problem.h"
#include "qs-test-census.h"

#define PLAIN "14"

typedef struct
{
  const QsProblem *problem;
  guint columns[QS_ENUMERATOR_MAX_N];
  guint64 n_queens; /* that were placed */
  guint64 n_solutions;
} Walk;

/* Asks each earlier queen for what it attacks, and so knows how many queens a search row by row places. */
static void
walk (Walk *self,
      guint row)
{
  const QsProblem *problem = self->problem;
  guint32 attacked = 0;

  if (row == problem->n_rows)
    {
      self->n_solutions++;
      return;
    }

  for (guint i = 0; i < row; i++)
    attacked |= qs_attack_get (problem->attack, problem->n, self->columns[i], row - i);
  for (guint column = 0; column < problem->n; column++)
    {
      if (attacked >> column & 1)
        continue;

      self->columns[row] = column;
      self->n_queens++;
      walk (self, row + 1);
    }
}

static void
parse (const char *text,
       QsProblem  *problem,
       Walk       *counted)
{
  g_autoptr (GError) error = NULL;

  if (!qs_problem_parse (text, problem, &error))
    g_error ("%s: %s", text, error->message);
  *counted = (Walk){ .problem = problem };
  walk (counted, 0);
}

static guint64
count (const QsProblem *problem)
{
  QsCensusSpace space;
  g_autoptr (QsCensus) census = NULL;

  qs_census_space_init_problem (&space, problem, QS_CENSUS_ALL);
  census = test_census_make (&space, qs_kernel_get_best (qs_census_kernels));

  return qs_census_get_found (census);
}

int
main (void)
{
  static const char *const texts[] = { "14:torus", "14:superqueens", "10:touching", "10x14" };
  BenchBaseline plain = { .name = "plain-count" };
  QsProblem problem;
  Walk counted;
  double start;

  parse (PLAIN, &problem, &counted);
  start = bench_get_time ();
  bench_check_total (problem.n, plain_count (problem.n), "The plain count");
  plain.value = (bench_get_time () - start) * 1e6 / (double) counted.n_queens;
  bench_report (plain.value, "ns", NULL, "problems/queen/%s", PLAIN);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      parse (texts[i], &problem, &counted);
      start = bench_get_time ();
      if (count (&problem) != counted.n_solutions)
        g_error ("The count of %s is wrong", texts[i]);
      bench_report ((bench_get_time () - start) * 1e6 / (double) counted.n_queens, "ns", &plain, "problems/queen/%s", texts[i]);
    }

  return 0;
}
