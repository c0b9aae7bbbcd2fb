/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file in the background: one errand an export. */

#include "qs-exporter.h"

#include "qs-census-cursor.h"

/* What the errand works on. */
typedef struct
{
  QsExportScope scope;
  QsSharedCensus *census; /* (nullable): finds the first solution, and is of no use afterwards */
  char *path;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->census, qs_shared_census_unref);
  g_clear_pointer (&job->scope.lacking, qs_verdict_unref);
  g_free (job->path);
  g_free (job);
}

static gboolean
export (QsErrandRun *run,
        gpointer     data,
        GError     **error)
{
  Job *job = data;
  g_autoptr (QsFileWriter) writer = qs_file_writer_open_as_named (job->path, error);

  if (writer == NULL)
    return FALSE;

  if (job->scope.first > 1 && !job->scope.has_start)
    job->scope.has_start = qs_census_cursor_fetch (job->census, job->scope.first - 1, (QsStop){ qs_errand_run_is_cancelled, run },
                                                   job->scope.start);
  g_clear_pointer (&job->census, qs_shared_census_unref);

  return qs_export_write (&job->scope, writer, qs_errand_run_report, run, error) &&
         qs_file_writer_commit (writer, error);
}

static const QsErrandKind exporter_kind = {
  .name = "qs-exporter",
  .work = export,
  .free_job = job_free,
};

/* Starts to write a file. @census, of the same solutions or %NULL, finds the first one at once as far as it is filled.
 * The errand counts solutions. Nothing blocks the caller, not even a slow disk. */
QsErrand *
qs_exporter_start (const QsExportScope *scope,
                   QsSharedCensus      *census,
                   const char          *path,
                   QsClock             *clock)
{
  guint64 total, size;
  Job *job = g_new0 (Job, 1);

  job->scope = *scope;
  if (scope->lacking != NULL)
    qs_verdict_ref (scope->lacking);
  job->census = census != NULL ? qs_shared_census_ref (census) : NULL;
  job->path = g_strdup (path);

  return qs_errand_start (&exporter_kind, job, qs_export_measure (scope, &total, &size) ? total : 0, clock);
}
