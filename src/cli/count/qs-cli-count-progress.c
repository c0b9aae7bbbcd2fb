/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells on standard error how far a count is. */

#include "config.h"

#include "qs-cli-count-progress.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "qs-cli-output.h"
#include "qs-cli-table.h"

/* How often a line is rewritten on a terminal, and how often one is written elsewhere, in microseconds. */
#define TERMINAL_INTERVAL (G_USEC_PER_SEC / 5)
#define LINE_INTERVAL (10 * G_USEC_PER_SEC)

struct _QsCliCountProgress
{
  guint32 n_units; /* how many units the whole count has */
  gboolean is_terminal;
  gint64 next;     /* when to write again, in microseconds of the monotonic clock */
  glong width;     /* of the line on the terminal, in characters */
};

/**
 * qs_cli_count_progress_new:
 * @n_units: how many units there will be at the end
 *
 * Returns: (transfer full): what tells how far the count is; nothing is
 *   written yet
 */
QsCliCountProgress *
qs_cli_count_progress_new (guint32 n_units)
{
  QsCliCountProgress *self = g_new0 (QsCliCountProgress, 1);

  self->n_units = n_units;
  self->is_terminal = isatty (STDERR_FILENO);
  self->next = g_get_monotonic_time () + (self->is_terminal ? TERMINAL_INTERVAL : LINE_INTERVAL);

  return self;
}

void
qs_cli_count_progress_free (QsCliCountProgress *self)
{
  g_free (self);
}

/* What is done, without the time. */
static char *
describe_units (QsCliCountProgress *self,
                QsCountJob         *job)
{
  /* Translators: such as “34.5 %, 65 of 190 units”, the parts that a count is cut into. */
  return g_strdup_printf (_ ("%.1f %%, %u of %u units"), 100 * qs_count_job_get_progress (job),
                          qs_partial_get_n_done (qs_count_job_get_partial (job)), self->n_units);
}

static char *
describe (QsCliCountProgress *self,
          QsCountJob         *job)
{
  g_autofree char *units = describe_units (self, job);
  g_autofree char *rate = qs_cli_format_count (qs_count_job_get_rate (job));
  g_autofree char *left = NULL;

  if (qs_count_job_get_seconds_left (job) < 0)
    /* Translators: what was done until now, and the solutions a second. */
    return g_strdup_printf (_ ("%s, %s solutions/s"), units, rate);

  left = qs_cli_format_seconds (qs_count_job_get_seconds_left (job));

  /* Translators: what was done until now, the solutions a second, and a time such as “3.5 min”. */
  return g_strdup_printf (_ ("%s, %s solutions/s, %s left"), units, rate, left);
}

/* Writes over the line that is there; blanks cover the rest of a longer one. */
static void
rewrite (QsCliCountProgress *self,
         const char         *line)
{
  glong width = g_utf8_strlen (line, -1);

  g_printerr ("\r%s%*s", line, (int) MAX (0, self->width - width), "");
  self->width = width;
}

/**
 * qs_cli_count_progress_update:
 * @self: what tells how far the count is
 * @job: the count
 *
 * Tells it, if it is time again.
 */
void
qs_cli_count_progress_update (QsCliCountProgress *self,
                              QsCountJob         *job)
{
  gint64 now = g_get_monotonic_time ();
  g_autofree char *line = NULL;

  if (now < self->next)
    return;

  line = describe (self, job);
  if (self->is_terminal)
    rewrite (self, line);
  else
    qs_cli_output_note ("%s", line);

  self->next = now + (self->is_terminal ? TERMINAL_INTERVAL : LINE_INTERVAL);
}

/**
 * qs_cli_count_progress_end:
 * @self: what tells how far the count is
 * @job: the count, which goes on no more
 *
 * Tells how far the count has come, and ends the line.
 */
void
qs_cli_count_progress_end (QsCliCountProgress *self,
                           QsCountJob         *job)
{
  g_autofree char *units = describe_units (self, job);
  g_autofree char *time = qs_cli_format_seconds (qs_count_job_get_elapsed (job));
  /* Translators: what was done, and a time such as “3.5 min”. */
  g_autofree char *line = g_strdup_printf (_ ("%s, after %s"), units, time);

  if (!self->is_terminal)
    {
      qs_cli_output_note ("%s", line);
      return;
    }

  rewrite (self, line);
  g_printerr ("\n");
}
