/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions: the counter does it, or the census where squares are given. */

#include "qs-cli-count.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>

#include "qs-cli-count-options.h"
#include "qs-cli-count-result.h"
#include "qs-cli-count-run.h"
#include "qs-cli-count-sample.h"
#include "qs-cli-count-sum.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-json.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-counter.h"
#include "qs-error.h"
#include "qs-known.h"
#include "qs-partial.h"

/* Counts a random part of a sum again, because a single wrong unit spoils all, and no checksum shows what a
 * failing processor counted. */

/* Whether a kernel has counted some of the sum. */
static gboolean
is_maker (const QsKernel  *kernel,
          const QsPartial *sum)
{
  g_auto (GStrv) makers = g_strsplit (qs_partial_get_makers (sum), ", ", -1);
  g_autofree char *end = g_strconcat (" ", kernel->name, NULL);

  for (guint i = 0; makers[i] != NULL; i++)
    {
      if (g_str_has_suffix (makers[i], end))
        return TRUE;
    }

  return FALSE;
}

/* The best kernel that counted nothing of the sum; the best one of all where each did. */
static const QsKernel *
choose_kernel (const QsPartial *sum)
{
  for (guint i = qs_kernel_get_n_supported (qs_count_kernels); i-- > 0;)
    {
      const QsKernel *kernel = qs_kernel_get_supported (qs_count_kernels, i);

      if (!is_maker (kernel, sum))
        return kernel;
    }

  return qs_kernel_get_best (qs_count_kernels);
}

/* The numbers of the ranges in a random order. */
static guint *
shuffle (guint   n_ranges,
         guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  guint *order = g_new (guint, n_ranges);

  for (guint i = 0; i < n_ranges; i++)
    {
      guint j = (guint) g_rand_int_range (random, 0, (gint32) i + 1);

      order[i] = order[j];
      order[j] = i;
    }

  return order;
}

/* Counts a range again. */
static gboolean
verify_range (const QsCliCountOptions *options,
              const QsCountOrder      *order,
              const QsPartialRange    *range,
              GError                 **error)
{
  g_autoptr (QsPartial) wanted = qs_partial_new (order->n);
  QsCountOrder part = *order;
  g_autoptr (QsCountJob) job = NULL;
  g_autofree char *again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *files = NULL;

  qs_partial_add_range (wanted, range);
  part.wanted = wanted;
  job = qs_cli_count_run_job (&part, NULL, NULL, options, error);
  if (job == NULL)
    return FALSE;

  if (qs_total_compare (&qs_count_job_get_status (job)->solutions, &range->solutions) == 0)
    return TRUE;

  again = qs_total_to_string (&qs_count_job_get_status (job)->solutions);
  before = qs_total_to_string (&range->solutions);
  files = qs_cli_count_sum_find ((const char *const *) options->sum, wanted);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: files' names, the numbers of two units, two numbers of solutions, and the name of a
                         * kernel. */
                        _ ("“%s”: Units %u–%u have %s solutions there, but %s when they are counted again with the kernel %s"),
                        files, range->first + 1, range->first + range->n_units, before, again, order->kernel->name);
}

/* Counts random ranges of units again until these are the wanted part of all, and says so on
 * standard error. Returns whether all have as many solutions as before; else %QS_ERROR_FILE names
 * what is wrong and where it is from. */
static gboolean
verify (const QsCliCountOptions *options,
        const QsPartial         *sum,
        GError                 **error)
{
  guint n_ranges = qs_partial_get_n_ranges (sum), n_verified = 0;
  guint32 n_units = 0, n_wanted;
  g_autoptr (QsPartial) wanted = NULL;
  g_autofree guint *places = NULL;
  QsCountOrder order;

  if (!qs_cli_count_options_parse (options, qs_partial_get_plan (sum)->n, &order, &wanted, error))
    return FALSE;

  qs_cli_interrupt_catch ();
  if (order.kernel == NULL)
    order.kernel = choose_kernel (sum);
  n_wanted = (guint32) ceil (options->sample * qs_partial_get_n_done (sum));
  places = shuffle (n_ranges, options->sample_seed);
  for (; n_verified < n_ranges && n_units < n_wanted; n_verified++)
    {
      const QsPartialRange *range = qs_partial_get_range (sum, places[n_verified]);

      if (!verify_range (options, &order, range, error))
        return FALSE;
      n_units += range->n_units;
    }

  /* Translators: two numbers of units, and the name of a kernel. */
  qs_cli_output_note (_ ("%u of %u units were counted again with the kernel %s, and agree"),
                      n_units, qs_partial_get_n_done (sum), order.kernel->name);

  return TRUE;
}

/* Counts the solutions with queens on some squares and none on others. */
static gboolean
count_narrowed (const QsCliCountOptions *options,
                guint                    n,
                GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *problem = NULL;
  g_autoptr (QsSolutionSet) set = NULL;
  QsCensusSpace space;

  if (!qs_cli_space_options_parse (&options->space, n, &space, NULL, error))
    return FALSE;

  set = qs_solution_set_start (&space);
  if (!qs_cli_census_wait (set, G_MAXUINT64, output, error))
    return FALSE;

  if (options->json)
    {
      problem = qs_problem_to_string (&space.problem);
      qs_cli_json_add_string (text, "problem", problem);
      qs_cli_json_add (text, options->space.is_fundamental ? "fundamental" : "solutions", "%" G_GUINT64_FORMAT,
                       qs_solution_set_get_status (set)->count);
      qs_cli_json_end (text);
    }
  else
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "\n", qs_solution_set_get_status (set)->count);

  return qs_cli_output_print (text->str, error);
}

/* Prints the units that a sum lacks, as --units reads them. */
static gboolean
print_missing (const QsPartial *sum,
               GError         **error)
{
  g_autofree char *missing = qs_partial_list_expression (sum);
  g_autofree char *line = missing != NULL ? g_strconcat (missing, "\n", NULL) : g_strdup ("");

  return qs_cli_output_print (line, error);
}

/* Prints the sum of partial results. */
static gboolean
add_up (const QsCliCountOptions *options,
        guint                    n,
        GError                 **error)
{
  g_autoptr (QsPartial) sum = qs_cli_count_sum_files ((const char *const *) options->sum, n, error);

  if (sum == NULL)
    return FALSE;

  if (options->missing)
    return print_missing (sum, error);

  return (options->partial || qs_cli_count_sum_check_all (sum, error)) &&
         (options->verify == NULL || verify (options, sum, error)) &&
         qs_cli_count_result_print (options, sum, NULL, error);
}

static gboolean
print_term (const QsProblem *problem,
            gboolean         is_fundamental,
            GError         **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsSolutionSet) set = NULL;
  g_autofree char *line = NULL;
  QsCensusSpace space;

  qs_census_space_init_problem (&space, problem, is_fundamental ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  if (!qs_cli_census_wait (set, G_MAXUINT64, output, error))
    return FALSE;

  line = g_strdup_printf ("%u %" PRIu64 "\n", problem->n, qs_solution_set_get_status (set)->count);
  return qs_cli_output_print (line, error);
}

/* Each line is there as soon as it is known. */
static gboolean
print_terms (const QsCliCountOptions *options,
             guint                    first,
             guint                    last,
             const char              *rest,
             GError                 **error)
{
  for (guint n = first; n <= last; n++)
    {
      g_autofree char *text = g_strdup_printf ("%u%s", n, rest);
      const char *sequence;
      QsProblem problem;

      if (!qs_problem_parse (text, &problem, error))
        return FALSE;

      sequence = n == first ? qs_known_get_sequence (&problem, options->space.is_fundamental) : NULL;
      if (sequence != NULL)
        {
          g_autofree char *comment = g_strdup_printf ("# %s\n", sequence);

          if (!qs_cli_output_print (comment, error))
            return FALSE;
        }
      if (!print_term (&problem, options->space.is_fundamental, error))
        return FALSE;
    }

  return TRUE;
}

/* Prints the terms of a sequence, one board after the other. */
static gboolean
count_terms (const QsCliCountOptions *options,
                    GError                 **error)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(\\d{1,3})-(\\d{1,3})(|:.*)$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) parts = NULL;
  guint64 first, last;

  if (!g_regex_match (regex, options->range, 0, &match))
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("--b-file needs a range of boards, such as 1-12 or 1-16:superqueens, not “%s”"), options->range);

  parts = g_match_info_fetch_all (match);
  first = g_ascii_strtoull (parts[1], NULL, 10);
  last = g_ascii_strtoull (parts[2], NULL, 10);
  if (first < 1 || last < first || last > QS_CENSUS_MAX_N)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          _ ("The range %s is not one of boards from 1 to %u"), options->range, QS_CENSUS_MAX_N);

  return print_terms (options, (guint) first, (guint) last, parts[3], error);
}

/* Prints how many solutions a board has. */
gboolean
qs_cli_count (GStrv   *arguments,
              GError **error)
{
  QsCliCountOptions options = { { NULL } };
  guint n;

  if (!qs_cli_count_options_read (&options, arguments, &n, error))
    return FALSE;

  if (options.range != NULL)
    return count_terms (&options, error);

  if (qs_cli_space_options_is_narrowed (&options.space))
    return count_narrowed (&options, n, error);

  if (options.n_drawn > 0 || options.plan)
    return qs_cli_count_sample (&options, n, error);

  return options.sum != NULL ? add_up (&options, n, error) : qs_cli_count_run (&options, n, error);
}
