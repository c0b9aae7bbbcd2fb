/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reports the progress of a count on standard error. */

#include "config.h"

#include "qs-cli-count-progress.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "qs-cli-output.h"
#include "qs-cli-table.h"

/* How often a line is rewritten on a terminal, and how often one is written elsewhere, in milliseconds. */
#define TERMINAL_INTERVAL 200
#define LINE_INTERVAL 10000

struct _QsCliCountProgress
{
  QsCountJob *job;
  guint32 n_units; /* how many units the whole count has */
  gboolean is_terminal;
  guint update_id;
  glong width;     /* of the line on the terminal, in characters */
};

/* The progress, without the time. */
static char *
describe_units (QsCliCountProgress *self)
{
  /* Translators: such as “34.5 %, 65 of 190 units”, the parts that a count is cut into. */
  return g_strdup_printf (_ ("%.1f %%, %u of %u units"), 100 * qs_count_job_get_progress (self->job),
                          qs_partial_get_n_done (qs_count_job_get_partial (self->job)), self->n_units);
}

static char *
describe (QsCliCountProgress *self)
{
  g_autofree char *units = describe_units (self);
  g_autofree char *rate = qs_cli_format_count (qs_count_job_get_rate (self->job));
  g_autofree char *left = NULL;

  if (qs_count_job_get_seconds_left (self->job) < 0)
    /* Translators: what was done until now, and the solutions per second. */
    return g_strdup_printf (_ ("%s, %s solutions/s"), units, rate);

  left = qs_cli_format_seconds (qs_count_job_get_seconds_left (self->job));

  /* Translators: what was done until now, the solutions per second, and a time such as “3.5 min”. */
  return g_strdup_printf (_ ("%s, %s solutions/s, %s left"), units, rate, left);
}

/* Overwrites the present line; blanks cover the rest of a longer one. */
static void
rewrite (QsCliCountProgress *self,
         const char         *line)
{
  glong width = g_utf8_strlen (line, -1);

  g_printerr ("\r%s%*s", line, (int) MAX (0, self->width - width), "");
  self->width = width;
}

static gboolean
update_cb (gpointer data)
{
  QsCliCountProgress *self = data;
  g_autofree char *line = describe (self);

  if (self->is_terminal)
    rewrite (self, line);
  else
    qs_cli_output_note ("%s", line);

  return G_SOURCE_CONTINUE;
}

/* Writes from now on how far the count is, while the main loop runs, until it is freed. @n_units
 * is how many units there will be at the end. */
QsCliCountProgress *
qs_cli_count_progress_new (QsCountJob *job,
                           guint32     n_units)
{
  QsCliCountProgress *self = g_new0 (QsCliCountProgress, 1);

  self->job = g_object_ref (job);
  self->n_units = n_units;
  self->is_terminal = isatty (STDERR_FILENO);
  self->update_id = g_timeout_add (self->is_terminal ? TERMINAL_INTERVAL : LINE_INTERVAL, update_cb, self);
  g_source_set_name_by_id (self->update_id, "[queenside] count-progress");

  return self;
}

/* Writes how far the count, which runs no more, has come, and ends the line. */
void
qs_cli_count_progress_end (QsCliCountProgress *self)
{
  g_autofree char *units = describe_units (self);
  g_autofree char *time = qs_cli_format_seconds (qs_count_job_get_elapsed (self->job));
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

void
qs_cli_count_progress_free (QsCliCountProgress *self)
{
  g_source_remove (self->update_id);
  g_object_unref (self->job);
  g_free (self);
}
