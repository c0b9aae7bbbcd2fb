/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a count and waits for its end: the last unit, a signal, or the end of the output's
 * reader. */

#include "config.h"

#include "qs-cli-count-run.h"

#include <glib/gi18n.h>

#include "qs-cli-count-ask.h"
#include "qs-cli-count-progress.h"
#include "qs-cli-count-result.h"
#include "qs-cli-count-units.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-error.h"

static gboolean
has_ended (gpointer job)
{
  return qs_count_job_get_state (job) != QS_COUNT_JOB_COUNTING;
}

/* Says why a job has not finished, and how it can. Missing memory is a failure, not a wrong use of the
 * command. */
static void
report_unfinished (QsCountJob         *job,
                   const QsCountOrder *order,
                   const char         *path,
                   GError            **error)
{
  const QsPartial *partial = qs_count_job_get_partial (job);

  if (qs_count_job_get_state (job) == QS_COUNT_JOB_FAILED)
    {
      g_set_error_literal (error, QS_ERROR, QS_ERROR_FILE, qs_count_job_get_error (job)->message);
      return;
    }

  if (path != NULL)
    /* Translators: two numbers of units, n, how much of the work this is, in per cent, and a file's name. */
    qs_cli_output_note (_ ("%u of %u units of n = %u are done, %.1f %% of the work: "
                           "the same command with --state %s continues from there"),
                        qs_partial_get_n_done (partial), qs_cli_count_units_get_n (order), order->n,
                        100 * qs_count_job_get_progress (job), path);

  g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
}

static gboolean
run_job (QsCountJob              *job,
         const QsCountOrder      *order,
         QsCountStore            *store,
         const QsCliCountOptions *options,
         GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsCliCountProgress) progress = NULL;
  g_autoptr (GError) cause = NULL;

  qs_count_job_start (job, order, store);
  if (options->progress && !has_ended (job))
    progress = qs_cli_count_progress_new (job, qs_cli_count_units_get_n (order));

  if (!qs_cli_wait (has_ended, job, output, &cause))
    qs_count_job_stop (job);

  if (progress != NULL)
    qs_cli_count_progress_end (progress);

  if (qs_count_job_get_state (job) == QS_COUNT_JOB_FINISHED)
    return TRUE;

  if (g_error_matches (cause, QS_ERROR, QS_ERROR_CLOSED))
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    report_unfinished (job, order, options->state, error);

  return FALSE;
}

/* Whether all units of the order are there already. */
static gboolean
is_done (const QsCountOrder *order,
         const QsPartial    *done)
{
  return done != NULL && qs_partial_get_n_done (done) == qs_cli_count_units_get_n (order);
}

static gboolean
count (const QsCliCountOptions *options,
       const QsCountOrder      *order,
       QsCountStore            *store,
       const QsPartial         *done,
       GError                 **error)
{
  g_autoptr (QsCountJob) job = NULL;
  QsCountRecord record;
  gboolean is_whole;

  if (is_done (order, done))
    return qs_cli_count_result_print (options, done, NULL, error);

  job = qs_count_job_new ();
  if ((!options->yes && !qs_cli_count_ask (order, done, error)) ||
      !run_job (job, order, store, options, error))
    return FALSE;

  is_whole = qs_count_job_get_record (job, &record);

  return qs_cli_count_result_print (options, qs_count_job_get_partial (job), is_whole ? &record.symmetric : NULL, error);
}

/* Opens the file of --state, and reports what is wrong with it. A file that cannot be used is a
 * failure, not a wrong use of the command. */
static QsCountStore *
open_store (const char *path,
            guint       n,
            GError    **error)
{
  g_autoptr (GError) cause = NULL;
  QsCountStore *store = qs_count_store_open (path, n, &cause);

  if (store == NULL)
    g_set_error_literal (error, QS_ERROR, QS_ERROR_FILE, cause->message);
  else if (qs_count_store_get_complaint (store) != NULL)
    qs_cli_output_note ("%s", qs_count_store_get_complaint (store));

  return store;
}

static gboolean
count_with_state (const QsCliCountOptions *options,
                  const QsCountOrder      *order,
                  GError                 **error)
{
  g_autoptr (QsCountStore) store = open_store (options->state, order->n, error);
  g_autoptr (QsPartial) done = NULL;

  if (store == NULL)
    return FALSE;

  done = qs_count_store_get_partial (store);

  return (done == NULL || qs_cli_count_units_check (order, done, options->state, error)) &&
         count (options, order, store, done, error);
}

/* The share has no units: so does its result. */
static gboolean
print_nothing (const QsCliCountOptions *options,
               guint                    n,
               GError                 **error)
{
  g_autoptr (QsPartial) nothing = qs_partial_new (n);

  return qs_cli_count_result_print (options, nothing, NULL, error);
}

/* Counts, and prints what is wanted. Fails with %QS_ERROR_CANCELLED after a signal. */
gboolean
qs_cli_count_run (const QsCliCountOptions *options,
                  guint                    n,
                  GError                 **error)
{
  g_autoptr (QsPartial) skipped = NULL;
  QsCountOrder order;

  if (!qs_cli_count_options_parse (options, n, &order, &skipped, error))
    return FALSE;

  if (order.n_units == 0)
    return print_nothing (options, n, error);

  /* Without a file there is nothing to clean up. */
  if (options->state != NULL || options->progress)
    qs_cli_interrupt_catch ();

  return options->state != NULL ? count_with_state (options, &order, error)
                                : count (options, &order, NULL, NULL, error);
}
