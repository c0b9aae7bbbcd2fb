/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The beginning of a file, before it is written: the first board is looked for in the background. */

#include "qs-export-preview.h"

#include <string.h>

#include "qs-census-cursor.h"
#include "qs-class-index.h"
#include "qs-export.h"

/* How many nodes are searched between two looks whether anybody still waits: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

/* What the errand works on. */
typedef struct
{
  QsExportScope scope;
  QsSharedCensus *census; /* (nullable): finds the first solution */
  char *text;             /* (nullable) */
  gboolean is_whole;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->census, qs_shared_census_unref);
  g_clear_pointer (&job->scope.lacking, qs_verdict_unref);
  g_free (job->text);
  g_free (job);
}

/* Finds the first board. Returns: %QS_ENUMERATOR_PAUSED where it is not known yet */
static QsEnumeratorStep
find_first (Job   *job,
            QsStop stop)
{
  QsExportScope *scope = &job->scope;
  QsCensusReader reader;

  if (scope->lacking != NULL)
    {
      const QsVerdict *verdict = scope->lacking;

      if (verdict->missing->len == 0)
        return QS_ENUMERATOR_FINISHED;

      scope->first = g_array_index (verdict->missing, guint64, 0);
      memcpy (scope->start, verdict->missing_columns->data, scope->space.n_rows * sizeof *scope->start);
      return QS_ENUMERATOR_SOLUTION;
    }

  if (scope->first == 1 && !scope->has_start)
    {
      qs_census_reader_init (&reader, &scope->space);
      return qs_census_reader_find (&reader, stop, scope->start);
    }

  if (scope->has_start ||
      (scope->first > 1 && qs_census_cursor_fetch (job->census, scope->first - 1, stop, scope->start)))
    return QS_ENUMERATOR_SOLUTION;

  return QS_ENUMERATOR_PAUSED;
}

/* The first board as its format sees it. */
static QsFormatBoard
describe_board (const QsExportScope *scope,
                QsStop               stop)
{
  QsFormatBoard board = { .columns = scope->start, .rank = scope->first };
  g_autoptr (QsClassIndex) classes = NULL;

  if ((scope->format->flags & QS_FORMAT_NEEDS_CLASS) == 0)
    return board;

  classes = qs_class_index_new (&scope->space.problem, QS_CLASS_INDEX_SIZE);
  qs_class_index_find (classes, &board, NODES_PER_LOOK, stop);

  return board;
}

/* Returns: (transfer full): the file to the end of its first board, @board if it has one; all of it where it has no
 *   other */
static char *
make_text (const QsExportScope *scope,
           const QsFormatBoard *board,
           gboolean            *is_whole)
{
  GString *text = g_string_new (NULL);
  QsFormatSet set;

  qs_export_describe (scope, &set);
  *is_whole = board == NULL || set.count == 1;
  qs_format_begin (scope->format, text, &set);
  if (board != NULL)
    scope->format->append (text, &set, board);
  if (*is_whole)
    qs_format_end (scope->format, text);

  return g_string_free (text, FALSE);
}

static gboolean
make_preview (QsErrandRun *run,
              gpointer     data,
              GError     **error)
{
  Job *job = data;
  QsStop stop = { qs_errand_run_is_cancelled, run };
  QsEnumeratorStep step;

  job->is_whole = TRUE;
  if (job->scope.format->write != NULL)
    {
      job->text = g_string_free (qs_export_make_problem (&job->scope), FALSE);
      return TRUE;
    }

  step = find_first (job, stop);
  if (step == QS_ENUMERATOR_SOLUTION)
    {
      QsFormatBoard board = describe_board (&job->scope, stop);

      job->text = make_text (&job->scope, &board, &job->is_whole);
    }
  else if (step == QS_ENUMERATOR_FINISHED)
    job->text = make_text (&job->scope, NULL, &job->is_whole);

  return TRUE;
}

static const QsErrandKind preview_kind = {
  .name = "qs-preview",
  .is_awaited = TRUE,
  .work = make_preview,
  .free_job = job_free,
};

/* Makes a preview of a file in a thread. @census, of the same solutions or %NULL, finds the first
 * one, if it is not the very first. */
QsErrand *
qs_export_preview_start (const QsExportScope *scope,
                         QsSharedCensus      *census)
{
  Job *job = g_new0 (Job, 1);

  job->scope = *scope;
  if (scope->lacking != NULL)
    qs_verdict_ref (scope->lacking);
  job->census = census != NULL ? qs_shared_census_ref (census) : NULL;

  return qs_errand_start (&preview_kind, job, 0, NULL);
}

/* When it has finished: how the file begins, to the end of its first board, or all of a problem; %NULL where the first
 * board is not counted yet. @is_whole says whether that is all of the file. */
const char *
qs_export_preview_get (QsErrand *preview,
                       gboolean *is_whole)
{
  const Job *job = qs_errand_get_job (preview);

  *is_whole = job->is_whole;

  return job->text;
}
