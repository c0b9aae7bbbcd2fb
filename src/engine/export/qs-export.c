/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file. */

#include "qs-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-census-cursor.h"
#include "qs-class-index.h"
#include "qs-error.h"
#include "qs-export-stream.h"
#include "qs-go-to.h"

/* How many nodes are searched between two looks whether anybody still waits: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

static gboolean
get_total (const QsExportScope *scope,
           guint64             *total)
{
  if (!scope->has_total)
    return qs_census_space_get_known (&scope->space, total);

  *total = scope->total;

  return TRUE;
}

/* How many solutions @scope has; QS_FORMAT_UNKNOWN where that is not known. */
static guint64
get_count (const QsExportScope *scope)
{
  guint64 total = G_MAXUINT64;

  if (scope->lacking != NULL)
    return scope->lacking->total - scope->lacking->n_distinct;
  if (scope->first == 0 || (!scope->has_total && qs_census_space_is_narrowed (&scope->space)))
    return QS_FORMAT_UNKNOWN;
  if (!get_total (scope, &total) && scope->count == G_MAXUINT64)
    return QS_FORMAT_UNKNOWN;

  return scope->first <= total ? MIN (scope->count, total - (scope->first - 1)) : 0;
}

/* Says what a file is about. The total of a list that is not published is written only where all of
 * it is asked for: a file must not depend on what somebody happened to count. @scope must outlive
 * @set. */
void
qs_export_describe (const QsExportScope *scope,
                    QsFormatSet         *set)
{
  gboolean is_all = scope->first == 1 && scope->count == G_MAXUINT64;

  *set = (QsFormatSet){
    .n_rows = scope->space.n_rows,
    .n = scope->space.n,
    .first = scope->first,
    .count = get_count (scope),
    .total = QS_FORMAT_UNKNOWN,
    .numbered = scope->numbered,
    .base = scope->base,
    .without_header = scope->without_header,
    .is_fundamental = scope->space.scope == QS_CENSUS_FUNDAMENTAL,
    .problem = &scope->problem,
  };

  if (is_all && scope->lacking == NULL)
    set->total = set->count;
  else
    qs_census_space_get_known (&scope->space, &set->total);
  if (scope->lacking != NULL)
    set->first = set->total - set->count + 1;
}

/**
 * qs_export_measure:
 * @size: (out): how many bytes, or a few more where the format says so or the numbers have gaps;
 *   %G_MAXUINT64 for more than 64 bits can count
 *
 * Finds before the start how much will be written. The number of solutions bounds it where it is
 * known; on larger boards, a part that is asked for is assumed to exist.
 *
 * Returns: whether that is known. It is not for all solutions of a board with an unknown number
 * of solutions, nor where squares are left out and the solutions not counted, nor where the
 * number of the first solution is unknown, nor for a problem without solutions
 */
gboolean
qs_export_measure (const QsExportScope *scope,
                   guint64             *count,
                   guint64             *size)
{
  QsFormatSet set;

  g_return_val_if_fail (scope->first >= 1 || scope->has_start, FALSE);

  if (scope->format->write != NULL)
    return FALSE;

  qs_export_describe (scope, &set);
  if (set.count == QS_FORMAT_UNKNOWN)
    return FALSE;

  *count = set.count;
  *size = qs_format_get_size (scope->format, &set);

  return TRUE;
}

/* Refuses at once solutions that do not exist, and files for which there is no room. */
static gboolean
check_scope (const QsExportScope *scope,
             QsFileWriter        *writer,
             GError             **error)
{
  guint64 count, size, total;

  if (scope->first > 1 && get_total (scope, &total) && scope->first > total)
    {
      g_autofree char *wanted = g_strdup_printf ("%" G_GUINT64_FORMAT, scope->first);
      g_autofree char *last = g_strdup_printf ("%" G_GUINT64_FORMAT, total);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            scope->space.scope == QS_CENSUS_ALL
                              /* Translators: a solution's number, the side of the board, its number of solutions. */
                              ? _ ("There is no solution number %s: a board of %u has %s")
                              /* Translators: as before. */
                              : _ ("There is no solution number %s: a board of %u has %s that are fundamental"),
                            wanted, scope->space.n, last);
    }

  if (qs_export_measure (scope, &count, &size))
    return qs_file_writer_check_room (writer, size, error);
  if ((scope->format->flags & QS_FORMAT_NEEDS_COUNT) == 0)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: the name of a format, as on the command line. */
                        _ ("A file of the format “%s” begins with the number of its solutions, which is not known here"),
                        scope->format->id);
}

static gboolean
write_set (const QsExportScope *scope,
           QsFileWriter        *writer,
           QsExportProgress     progress,
           gpointer             user_data,
           GError             **error)
{
  g_autoptr (GString) frame = g_string_new (NULL);
  QsFormatSet set;
  guint64 last = 0;

  qs_export_describe (scope, &set);
  qs_format_begin (scope->format, frame, &set);
  if (!qs_export_stream (scope, &set, frame, writer, progress, user_data, &last, error))
    return FALSE;

  /* The end of the list shows whether it had the wanted first solution. */
  if (scope->first > 1 && scope->count > 0 && last < scope->first)
    return qs_go_to_refuse (scope->first, last, error);

  qs_format_end (scope->format, frame);

  return qs_file_writer_write (writer, frame->str, frame->len, error);
}

/* Writes the problem itself. */
static GString *
make_problem (const QsExportScope *scope)
{
  GString *text = g_string_new (NULL);

  scope->format->write (text, &scope->problem, scope->encoding);

  return text;
}

static gboolean
is_numbered (const QsExportScope *scope)
{
  return (scope->format->flags & QS_FORMAT_IS_NUMBERED) != 0 ||
         (scope->numbered && (scope->format->flags & QS_FORMAT_CAN_NUMBER) != 0);
}

/**
 * qs_export_write:
 * @writer: where to; it is not committed
 * @progress: (nullable): called with the progress; says whether to continue
 * @error: the place for an error: %QS_ERROR_OUT_OF_RANGE when there is no solution number @first,
 *   %QS_ERROR_NO_ROOM before anything is written, %QS_ERROR_FILE, %QS_ERROR_CLOSED,
 *   %QS_ERROR_CANCELLED
 *
 * Writes solutions in lexicographic order, or the problem itself. May block, and may take long.
 */
gboolean
qs_export_write (const QsExportScope *scope,
                 QsFileWriter        *writer,
                 QsExportProgress     progress,
                 gpointer             user_data,
                 GError             **error)
{
  g_return_val_if_fail (scope->format != NULL, FALSE);
  if (scope->format->write != NULL)
    {
      g_autoptr (GString) text = make_problem (scope);

      return qs_file_writer_check_room (writer, text->len, error) &&
             qs_file_writer_write (writer, text->str, text->len, error);
    }

  g_return_val_if_fail (scope->first >= 1 || (scope->has_start && !is_numbered (scope)), FALSE);
  g_return_val_if_fail (!scope->has_start || qs_census_space_contains (&scope->space, scope->start), FALSE);

  return check_scope (scope, writer, error) &&
         write_set (scope, writer, progress, user_data, error);
}

/* What an errand works on, which writes a file or makes its beginning. */
typedef struct
{
  QsExportScope scope;
  QsSharedCensus *census; /* (nullable): finds the first solution, and is of no use afterwards */
  char *path;             /* of a file */
  char *text;             /* of a beginning; (nullable) */
  gboolean is_whole;
} Job;

static Job *
job_new (const QsExportScope *scope,
         QsSharedCensus      *census)
{
  Job *job = g_new0 (Job, 1);

  job->scope = *scope;
  if (scope->lacking != NULL)
    qs_verdict_ref (scope->lacking);
  job->census = census != NULL ? qs_shared_census_ref (census) : NULL;

  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->census, qs_shared_census_unref);
  g_clear_pointer (&job->scope.lacking, qs_verdict_unref);
  g_free (job->path);
  g_free (job->text);
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

/* Starts to write a file in the background. @census, of the same solutions or %NULL, finds the first one at once as
 * far as it is filled. The errand counts solutions. Nothing blocks the caller, not even a slow disk. */
QsErrand *
qs_exporter_start (const QsExportScope *scope,
                   QsSharedCensus      *census,
                   const char          *path,
                   QsClock             *clock)
{
  guint64 total, size;
  Job *job = job_new (scope, census);

  job->path = g_strdup (path);

  return qs_errand_start (&exporter_kind, job, qs_export_measure (scope, &total, &size) ? total : 0, clock);
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
      job->text = g_string_free (make_problem (&job->scope), FALSE);
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
  return qs_errand_start (&preview_kind, job_new (scope, census), 0, NULL);
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
