/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions: the counter does it, or the census where squares are given. */

#include "qs-cli-count.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <unistd.h>

#include "qs-cli-count-options.h"
#include "qs-cli-count-run.h"
#include "qs-cli-count-sample.h"
#include "qs-cli-files.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-count-parts.h"
#include "qs-counter.h"
#include "qs-error.h"
#include "qs-input.h"
#include "qs-known.h"
#include "qs-partial.h"

/* How many ranges of missing units a message names. */
#define MOST_LISTED 10

/* Partial results are added up. Whatever is wrong with a file is an error, never a smaller sum. */

static gboolean
is_standard_input (const char *name)
{
  return g_str_equal (name, "-");
}

/* Returns: (transfer full): the name of a file in a message */
static char *
get_title (const char *name)
{
  /* Translators: stands where a file's name does: “standard input”: Unit 3 is in both results. */
  return qs_shown_name (is_standard_input (name) ? _ ("standard input") : name);
}

/* Every such error is a failure, not a wrong use of the command. */
static void
blame (const char *name,
       GError     *cause,
       GError    **error)
{
  g_autofree char *title = get_title (name);

  /* Translators: a file's name, and what is wrong with it. */
  g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s”: %s"), title, cause->message);
  g_error_free (cause);
}

/* A pipe can be read only once. */
static QsPartial *
read_partial (const char *name,
              gboolean    takes_pipe,
              GError    **error)
{
  GError *cause = NULL;
  g_autoptr (GInputStream) input = is_standard_input (name) ? g_unix_input_stream_new (STDIN_FILENO, FALSE)
                                                            : qs_input_open (name, takes_pipe, &cause);
  QsPartial *partial = input != NULL ? qs_count_part_read (input, NULL, &cause) : NULL;

  if (partial == NULL)
    blame (name, cause, error);

  return partial;
}

/* Whether a result is about @n; 0 stands for any. */
static gboolean
check_n (const QsPartial *partial,
         const char      *name,
         guint            n,
         GError         **error)
{
  guint its_n = partial->plan.n;
  g_autofree char *title = NULL;

  if (n == 0 || its_n == n)
    return TRUE;

  title = get_title (name);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a file's name, and two numbers of queens. */
                        _ ("“%s” is a result of n = %u, not of n = %u"), title, its_n, n);
}

/* Names the file that a result does not fit: one of the first @n_before, which are read again. Standard input cannot
 * be, and is it where none of the others is: then @cause, why the sum of all does not fit, must do. */
static void
blame_pair (GPtrArray       *files,
            guint            n_before,
            const QsPartial *partial,
            GError          *cause,
            GError         **error)
{
  const char *other = "-";
  g_autofree char *title = get_title (g_ptr_array_index (files, n_before));
  g_autofree char *other_title = NULL;

  for (guint i = 0; i < n_before && is_standard_input (other); i++)
    {
      const char *name = g_ptr_array_index (files, i);
      g_autoptr (QsPartial) before = is_standard_input (name) ? NULL : read_partial (name, FALSE, NULL);
      GError *pair_cause = NULL;

      if (before != NULL && !qs_partial_merge (before, partial, &pair_cause))
        {
          other = name;
          g_error_free (cause);
          cause = pair_cause;
        }
    }

  other_title = get_title (other);
  /* Translators: two files' names, and why they do not go together. */
  g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s” and “%s”: %s"), other_title, title, cause->message);
  g_error_free (cause);
}

/* Adds file number @i to the sum, which is made for the first. @is_named says whether it is no file of a folder. */
static gboolean
add_file (QsPartial **sum,
          GPtrArray  *files,
          guint       i,
          gboolean    is_named,
          guint       n,
          GError    **error)
{
  const char *name = g_ptr_array_index (files, i);
  g_autoptr (QsPartial) partial = read_partial (name, is_named, error);
  GError *cause = NULL;

  if (partial == NULL || !check_n (partial, name, *sum != NULL ? (*sum)->plan.n : n, error))
    return FALSE;

  if (*sum == NULL)
    *sum = qs_partial_new (partial->plan.n);
  if (qs_partial_merge (*sum, partial, &cause))
    return TRUE;

  blame_pair (files, i, partial, cause, error);

  return FALSE;
}

/* Lists all files that the names stand for. Returns: (transfer full) (nullable) (element-type filename) */
static GPtrArray *
list_all_files (const char *const *names,
                GError           **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GError *cause = NULL;
      GPtrArray *more = qs_cli_files_list (names[i], &cause);

      if (more == NULL)
        {
          blame (names[i], cause, error);
          return NULL;
        }
      g_ptr_array_extend_and_steal (files, more);
    }

  return g_steal_pointer (&files);
}

/* Reads partial results that were counted elsewhere and adds them up, no unit twice; the sum may miss units. “-” is standard
 * input, and a folder stands for the files in it. @n is 0 where only the files give it. Only the
 * sum is kept in memory. Fails with %QS_ERROR_FILE, which names the file. */
static QsPartial *
sum_files (const char *const *names,
           guint              n,
           GError           **error)
{
  g_autoptr (GPtrArray) files = list_all_files (names, error);
  g_autoptr (QsPartial) sum = NULL;

  if (files == NULL)
    return NULL;

  for (guint i = 0; i < files->len; i++)
    {
      if (!add_file (&sum, files, i, g_strv_contains (names, g_ptr_array_index (files, i)), n, error))
        return NULL;
    }

  /* Nothing is counted yet. */
  if (sum == NULL && n != 0)
    sum = qs_partial_new (n);
  else if (sum == NULL)
    {
      g_autofree char *title = get_title (names[0]);

      g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("“%s”: The folder has no files"), title);
    }

  return g_steal_pointer (&sum);
}

/* The names of the files that some units are from, such as “a, b”, for a message. The files are
 * read again. */
static char *
find_files (const char *const *names,
            const QsPartial   *units)
{
  g_autoptr (GPtrArray) files = list_all_files (names, NULL);
  GString *found = g_string_new (NULL);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const char *name = g_ptr_array_index (files, i);
      g_autoptr (QsPartial) partial = is_standard_input (name) ? NULL : read_partial (name, FALSE, NULL);

      /* A result with some of them cannot take them up once more. */
      if (partial != NULL && !qs_partial_merge (partial, units, NULL))
        {
          g_autofree char *title = get_title (name);

          g_string_append_printf (found, "%s%s", found->len > 0 ? ", " : "", title);
        }
    }

  return g_string_free (found, FALSE);
}

/* Whether no unit is missing; else %QS_ERROR_FILE names the units. */
static gboolean
check_all (const QsPartial *sum,
           GError         **error)
{
  const QsCountPlan *plan = &sum->plan;
  guint32 n_missing = plan->n_units - sum->n_done;
  g_autofree char *missing = qs_partial_list_missing (sum, MOST_LISTED);

  if (missing == NULL)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a list of numbers such as “17–20, 33”, and n. */
                        ngettext ("Unit %s of n = %u is missing from the sum", "Units %s of n = %u are missing from the sum",
                                  n_missing),
                        missing, plan->n);
}

/* Counts a random part of a sum again, because a single wrong unit spoils all, and no checksum shows what a
 * failing processor counted. */

/* Whether a kernel has counted some of the sum. */
static gboolean
is_maker (const QsKernel  *kernel,
          const QsPartial *sum)
{
  g_auto (GStrv) makers = g_strsplit (sum->makers, ", ", -1);
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
      const QsKernel *kernel = &qs_count_kernels[i];

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
  files = find_files ((const char *const *) options->sum, wanted);
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
  guint n_ranges = sum->ranges->len, n_verified = 0;
  guint32 n_units = 0, n_wanted;
  g_autofree guint *places = NULL;
  QsCountOrder order = options->order;

  qs_cli_interrupt_catch ();
  order.n = sum->plan.n;
  if (order.kernel == NULL)
    order.kernel = choose_kernel (sum);
  n_wanted = (guint32) ceil (options->sample * sum->n_done);
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
                      n_units, sum->n_done, order.kernel->name);

  return TRUE;
}

/* Counts the solutions with queens on some squares and none on others. */
static gboolean
count_narrowed (const QsCliCountOptions *options,
                GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *problem = NULL;
  g_autoptr (QsSolutionSet) set = NULL;
  QsCensusSpace space;
  guint64 count;

  if (!qs_cli_space_options_parse (&options->space, options->order.n, &space, NULL, error))
    return FALSE;

  set = qs_cli_census_count (&space, G_MAXUINT64, output, &count, error);
  if (set == NULL)
    return FALSE;

  if (options->json)
    {
      problem = qs_problem_to_string (&space.problem);
      qs_cli_json_add_string (text, "problem", problem);
      qs_cli_json_add (text, options->space.is_fundamental ? "fundamental" : "solutions", "%" G_GUINT64_FORMAT, count);
      qs_cli_json_end (text);
    }
  else
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "\n", count);

  return qs_cli_output_print (text->str, error);
}

/* Prints the sum of partial results. */
static gboolean
add_up (const QsCliCountOptions *options,
        GError                 **error)
{
  g_autoptr (QsPartial) sum = sum_files ((const char *const *) options->sum, options->order.n, error);

  if (sum == NULL)
    return FALSE;

  if (options->missing)
    {
      g_autofree char *missing = qs_partial_list_expression (sum);
      g_autofree char *line = missing != NULL ? g_strconcat (missing, "\n", NULL) : g_strdup ("");

      return qs_cli_output_print (line, error);
    }

  return (options->partial || check_all (sum, error)) &&
         (options->verify == NULL || verify (options, sum, error)) &&
         qs_cli_count_result_print (options, sum, NULL, error);
}

static gboolean
print_term (const QsProblem *problem,
            gboolean         is_first,
            gboolean         is_fundamental,
            GError         **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  const char *sequence = is_first ? qs_known_get_sequence (problem, is_fundamental) : NULL;
  g_autofree char *comment = sequence != NULL ? g_strdup_printf ("# %s\n", sequence) : g_strdup ("");
  g_autoptr (QsSolutionSet) set = NULL;
  g_autofree char *line = NULL;
  QsCensusSpace space;
  guint64 count;

  if (!qs_cli_output_print (comment, error))
    return FALSE;

  qs_census_space_init_problem (&space, problem, is_fundamental ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL);
  set = qs_cli_census_count (&space, G_MAXUINT64, output, &count, error);
  if (set == NULL)
    return FALSE;

  line = g_strdup_printf ("%u %" PRIu64 "\n", problem->n, count);
  return qs_cli_output_print (line, error);
}

/* Prints the terms of a sequence, one board after the other: each line is there as soon as it is known. */
static gboolean
count_terms (const QsCliCountOptions  *options,
             GError                  **error)
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

  for (guint64 n = first; n <= last; n++)
    {
      g_autofree char *text = g_strdup_printf ("%" PRIu64 "%s", n, parts[3]);
      QsProblem problem;

      if (!qs_problem_parse (text, &problem, error) ||
          !print_term (&problem, n == first, options->space.is_fundamental, error))
        return FALSE;
    }

  return TRUE;
}

/* Prints how many solutions a board has. */
gboolean
qs_cli_count (GStrv   *arguments,
              GError **error)
{
  QsCliCountOptions options = { { NULL } };

  if (!qs_cli_count_options_read (&options, arguments, error))
    return FALSE;

  if (options.range != NULL)
    return count_terms (&options, error);

  if (qs_cli_space_options_is_narrowed (&options.space))
    return count_narrowed (&options, error);

  if (options.n_drawn > 0 || options.plan)
    return qs_cli_count_sample (&options, error);

  return options.sum != NULL ? add_up (&options, error) : qs_cli_count_run (&options, error);
}
