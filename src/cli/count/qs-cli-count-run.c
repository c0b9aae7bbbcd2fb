/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a count, after a question if it is long, reports its progress, and waits for its end: the last unit, a
 * signal, or the end of the output's reader. */

#include "qs-cli-count-run.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <unistd.h>

#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-count-forecast.h"
#include "qs-count-job.h"
#include "qs-error.h"
#include "qs-known.h"

/* Smaller boards are counted before anybody could answer. */
#define ASKED_MIN_N 15

/* From this many seconds on, a count is long. */
#define LONG 60

/* How often a line is rewritten on a terminal, and how often one is written elsewhere, in milliseconds. */
#define TERMINAL_INTERVAL 200
#define LINE_INTERVAL 10000

static char *
describe_forecast (const QsCountForecast *forecast,
                   double                 seconds)
{
  g_autofree char *count = NULL;
  g_autofree char *time = qs_cli_format_seconds (seconds);
  g_autofree char *memory = g_format_size (forecast->memory);
  guint64 known;

  if (qs_known_total (forecast->n, &known))
    /* Translators: n, a number of solutions, a time and a size, such as
     * “n = 20: 39029188884 solutions, as published; about 1.2 min, 96 MB”. */
    return g_strdup_printf (_ ("n = %u: %" PRIu64 " solutions, as published; about %s, %s"), forecast->n, known, time,
                            memory);

  count = qs_cli_format_number (forecast->solutions);

  /* Translators: as before, with the standard error in per cent after an estimated number of solutions. */
  return g_strdup_printf (_ ("n = %u: about %s solutions ± %.2g %%, about %s, %s"),
                          forecast->n, count, 100 * forecast->solutions_error, time, memory);
}

static gboolean
ask_for (const char *reason,
         GError    **error)
{
  if (qs_cli_consent_ask (reason))
    return TRUE;

  if (qs_cli_interrupt_get_signal () != 0)
    g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
                 /* Translators: a sentence on the count that would begin. */
                 _ ("%s; run it with --yes"), reason);

  return FALSE;
}

/* Asks before a long count, where there is somebody to ask; @done, the part of it that is done,
 * may be %NULL. A count that the memory does not hold is left to the job, which refuses it. Fails
 * with %G_OPTION_ERROR_FAILED where the user does not want to, and with %QS_ERROR_CANCELLED after
 * a signal. */
static gboolean
ask_before (const QsCountOrder *order,
            const QsPartial    *done,
            GError            **error)
{
  g_autofree char *reason = NULL;
  QsCountForecast forecast;
  guint32 n_left;
  double seconds;

  if (order->n < ASKED_MIN_N || !qs_cli_consent_is_possible ())
    return TRUE;

  if (!qs_count_forecast_make (order, (QsStop){ qs_cli_interrupt_came, NULL }, &forecast))
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The count was cancelled"));

  /* The part of the whole board's work that is left: all units are about the same. */
  n_left = order->wanted->n_done - (done != NULL ? done->n_done : 0);
  seconds = forecast.seconds * n_left / order->wanted->plan.n_units;
  if (seconds < LONG || forecast.memory > forecast.available)
    return TRUE;

  reason = describe_forecast (&forecast, seconds);

  return ask_for (reason, error);
}

/* A line that is rewritten on a terminal, and elsewhere a line now and then. */
typedef struct
{
  QsCountJob *job;
  guint32 n_units; /* how many units the whole count has */
  gboolean is_terminal;
  guint update_id;
  glong width;     /* of the line on the terminal, in characters */
} Progress;

/* The progress, without the time. */
static char *
describe_units (Progress *self)
{
  const QsCountStatus *status = qs_count_job_get_status (self->job);

  /* Translators: such as “34.5 %, 65 of 190 units”, the parts that a count is cut into. */
  return g_strdup_printf (_ ("%.1f %%, %u of %u units"), 100 * status->progress, status->partial->n_done, self->n_units);
}

static char *
describe_progress (Progress *self)
{
  const QsCountStatus *status = qs_count_job_get_status (self->job);
  g_autofree char *units = describe_units (self);
  g_autofree char *rate = qs_cli_format_count (status->rate);
  g_autofree char *left = NULL;

  if (status->seconds_left < 0)
    /* Translators: what was done until now, and the solutions per second. */
    return g_strdup_printf (_ ("%s, %s solutions/s"), units, rate);

  left = qs_cli_format_seconds (status->seconds_left);

  /* Translators: what was done until now, the solutions per second, and a time such as “3.5 min”. */
  return g_strdup_printf (_ ("%s, %s solutions/s, %s left"), units, rate, left);
}

/* Overwrites the present line of a terminal; blanks cover the rest of a longer one. */
static void
write_line (Progress   *self,
            const char *line)
{
  glong width = g_utf8_strlen (line, -1);

  if (self->is_terminal)
    g_printerr ("\r%s%*s", line, (int) MAX (0, self->width - width), "");
  else
    qs_cli_output_note ("%s", line);
  self->width = width;
}

static gboolean
update_cb (gpointer data)
{
  g_autofree char *line = describe_progress (data);

  write_line (data, line);

  return G_SOURCE_CONTINUE;
}

/* Writes how far the count, which runs no more, has come, and ends the line. */
static void
progress_end (Progress *self)
{
  g_autofree char *units = describe_units (self);
  g_autofree char *time = qs_cli_format_seconds (qs_count_job_get_status (self->job)->elapsed);
  /* Translators: what was done, and a time such as “3.5 min”. */
  g_autofree char *line = g_strdup_printf (_ ("%s, after %s"), units, time);

  g_source_remove (self->update_id);
  write_line (self, line);
  if (self->is_terminal)
    g_printerr ("\n");
}

static gboolean
has_ended (gpointer job)
{
  return qs_count_job_get_status (job)->state != QS_COUNT_JOB_COUNTING;
}

/* Says why a job has not finished, and how it can. Missing memory is a failure, not a wrong use of the
 * command. */
static void
report_unfinished (QsCountJob         *job,
                   const QsCountOrder *order,
                   const char         *path,
                   GError            **error)
{
  const QsCountStatus *status = qs_count_job_get_status (job);

  if (status->state == QS_COUNT_JOB_FAILED)
    {
      g_set_error_literal (error, QS_ERROR, QS_ERROR_FILE, status->error->message);
      return;
    }

  if (path != NULL)
    /* Translators: two numbers of units, n, how much of the work this is, in per cent, and a file's name. */
    qs_cli_output_note (_ ("%u of %u units of n = %u are done, %.1f %% of the work: "
                           "the same command with --state %s continues from there"),
                        status->partial->n_done, order->wanted->n_done, order->n, 100 * status->progress, path);

  g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
}

/* Asks before a long count, unless it verifies another, and counts the units of an order that are not @done; neither @done nor
 * @store need be there. Returns: (transfer full) (nullable): the job, which has finished */
QsCountJob *
qs_cli_count_run_job (const QsCountOrder      *order,
                      QsCountStore            *store,
                      const QsPartial         *done,
                      const QsCliCountOptions *options,
                      GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsCountJob) job = NULL;
  Progress progress = { NULL };
  g_autoptr (GError) cause = NULL;

  if (!options->yes && options->sum == NULL && !ask_before (order, done, error))
    return NULL;

  job = qs_count_job_start (order, store);
  if (options->progress && !has_ended (job))
    {
      progress = (Progress){ .job = job, .n_units = order->wanted->n_done, .is_terminal = isatty (STDERR_FILENO) };
      progress.update_id = g_timeout_add (progress.is_terminal ? TERMINAL_INTERVAL : LINE_INTERVAL, update_cb, &progress);
      g_source_set_name_by_id (progress.update_id, "[queenside] count-progress");
    }

  if (!qs_cli_wait (has_ended, job, output, &cause))
    qs_count_job_stop (job);

  if (progress.job != NULL)
    progress_end (&progress);

  if (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED)
    return g_steal_pointer (&job);

  if (g_error_matches (cause, QS_ERROR, QS_ERROR_CLOSED))
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    report_unfinished (job, order, options->state, error);

  return NULL;
}

static gboolean
count (const QsCliCountOptions *options,
       const QsCountOrder      *order,
       QsCountStore            *store,
       const QsPartial         *done,
       GError                 **error)
{
  g_autoptr (QsCountJob) job = NULL;
  const QsCountStatus *status;

  if (done != NULL && done->n_done == order->wanted->n_done)
    return qs_cli_count_result_print (options, done, NULL, error);

  job = qs_cli_count_run_job (order, store, done, options, error);
  if (job == NULL)
    return FALSE;

  status = qs_count_job_get_status (job);

  return qs_cli_count_result_print (options, status->partial, status->record.n > 0 ? &status->record.symmetric : NULL, error);
}

/* Resumes from the file of --state. A file that cannot be used is a failure, not a wrong use of the command. */
static gboolean
count_with_state (const QsCliCountOptions *options,
                  const QsCountOrder      *order,
                  GError                 **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (options->state, order->n, &cause);
  g_autoptr (QsPartial) done = NULL;

  if (store == NULL)
    return qs_error_fail (error, QS_ERROR_FILE, "%s", cause->message);
  if (qs_count_store_get_complaint (store) != NULL)
    qs_cli_output_note ("%s", qs_count_store_get_complaint (store));

  done = qs_count_store_get_partial (store);

  return (qs_cli_count_units_check (order->wanted, done, options->state, error)) &&
         count (options, order, store, done, error);
}

/* Counts, and prints what is wanted. Fails with %QS_ERROR_CANCELLED after a signal. */
gboolean
qs_cli_count_run (const QsCliCountOptions *options,
                  GError                 **error)
{
  QsCountOrder order = options->order;
  g_autoptr (QsPartial) wanted = qs_cli_count_units_parse (options->units, order.n, error);

  if (wanted == NULL)
    return FALSE;

  /* A share without units has such a result. */
  if (wanted->n_done == 0)
    return qs_cli_count_result_print (options, wanted, NULL, error);

  /* Without a file there is nothing to clean up. */
  if (options->state != NULL || options->progress)
    qs_cli_interrupt_catch ();

  order.wanted = wanted;
  return options->state != NULL ? count_with_state (options, &order, error)
                                : count (options, &order, NULL, NULL, error);
}

/* Symmetric solutions that were not counted with the units are counted now. */
static gboolean
find_classes (const QsPartial         *partial,
              const QsSymmetricCounts *symmetric,
              QsClasses               *classes,
              GError                 **error)
{
  guint n = partial->plan.n;
  const QsTotal *total = &partial->solutions;
  QsSymmetricCounts counted;
  g_autofree char *sum = NULL;

  if (symmetric == NULL && !qs_symmetric_count (n, (QsStop){ qs_cli_interrupt_came, NULL }, &counted))
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The count was cancelled"));

  if (qs_classes_find (n, total, symmetric != NULL ? symmetric : &counted, classes))
    return TRUE;

  sum = qs_total_to_string (total);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a number of solutions, and n. */
                        _ ("%s cannot be the number of solutions for n = %u: no symmetry classes have so many"), sum, n);
}

static void
append_table (const QsTotal   *total,
              const QsClasses *classes,
              GString         *text)
{
  const struct
  {
    const char *name;
    const QsTotal *count;
  } lines[] = {
    /* Translators: a table of how many solutions, and how many symmetry classes, there are. */
    { _ ("all"), total },
    { _ ("fundamental"), &classes->fundamental },
    /* Translators: how many symmetry classes have so many images. */
    { _ ("8 images"), &classes->of[3] },
    { _ ("4 images"), &classes->of[2] },
    { _ ("2 images"), &classes->of[1] },
    { _ ("1 image"), &classes->of[0] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *count = qs_total_to_string (lines[i].count);

      g_string_append_printf (text, "%s\t%s\n", lines[i].name, count);
    }
  qs_cli_table_align (text, 1);
}

static void
add_classes (GString         *text,
             const QsClasses *classes)
{
  g_autofree char *fundamental = qs_total_to_string (&classes->fundamental);
  g_autoptr (GString) images = g_string_new (NULL);

  for (guint i = 0; i < QS_CLASS_SIZES; i++)
    {
      g_autofree char *count = qs_total_to_string (&classes->of[i]);

      g_string_append_printf (images, "%s\"%u\":%s", i > 0 ? "," : "", 1u << i, count);
    }
  qs_cli_json_add (text, "fundamental", "%s", fundamental);
  qs_cli_json_add (text, "classes_by_images", "{%s}", images->str);
}

/* @classes are NULL where they are not asked for. */
static void
append_json (const QsPartial *partial,
             const QsClasses *classes,
             GString         *text)
{
  g_autofree char *total = qs_total_to_string (&partial->solutions);

  qs_cli_json_add (text, "n", "%u", partial->plan.n);
  qs_cli_json_add (text, "solutions", "%s", total);
  if (classes != NULL)
    add_classes (text, classes);
  qs_cli_json_end (text);
}

/* @partial has all units unless a partial result is wanted; @symmetric is %NULL where the
 * symmetric counts are not known yet. */
gboolean
qs_cli_count_result_print (const QsCliCountOptions *options,
                           const QsPartial         *partial,
                           const QsSymmetricCounts *symmetric,
                           GError                 **error)
{
  const QsTotal *total = &partial->solutions;
  gboolean has_classes = options->classes || options->space.is_fundamental;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *file = options->partial ? qs_partial_to_text (partial) : NULL;
  g_autofree char *number = NULL;
  g_autoptr (GError) cause = NULL;
  QsClasses classes;

  /* A result that cannot be right is a failure, not a wrong use of the command. */
  if (!qs_partial_check_total (partial, &cause))
    return qs_error_fail (error, QS_ERROR_FILE, "%s", cause->message);

  if (has_classes && !find_classes (partial, symmetric, &classes, error))
    return FALSE;

  number = qs_total_to_string (has_classes ? &classes.fundamental : total);
  if (file != NULL)
    g_string_append (text, file);
  else if (options->json)
    append_json (partial, has_classes ? &classes : NULL, text);
  else if (options->classes)
    append_table (total, &classes, text);
  else
    g_string_append_printf (text, "%s\n", number);

  return qs_cli_output_print (text->str, error);
}
