/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a file lacks, to another file. One thread finds and writes them: their numbers have gaps, which the
 * parts of a stream have not. */

#include "config.h"

#include "qs-export-missing.h"

#include <glib/gi18n-lib.h>

#include "qs-class-index.h"
#include "qs-error.h"
#include "qs-missing.h"

/* How much text is gathered, in bytes, and how many queens are placed for a class, between two looks whether to
 * continue. */
#define CHUNK (128 * 1024)
#define NODES_PER_LOOK (1 << 15)

typedef struct
{
  const QsExportScope *scope;
  const QsFormatSet *set;
  GString *text; /* what is still to be written */
  QsFileWriter *writer;
  QsExportProgress progress;
  gpointer user_data;
  QsClassIndex *classes; /* (nullable): where the format needs them */
  guint64 written;       /* how many solutions were */
  gboolean was_stopped;
} Work;

static gboolean
is_stopped (gpointer data)
{
  Work *work = data;

  work->was_stopped = work->was_stopped ||
                      (work->progress != NULL && !work->progress (work->written, work->user_data));

  return work->was_stopped;
}

/* Writes what there is, and asks whether to continue. */
static gboolean
pass_on (Work    *work,
         GError **error)
{
  if (!qs_file_writer_write (work->writer, work->text->str, work->text->len, error))
    return FALSE;

  g_string_truncate (work->text, 0);
  if (!is_stopped (work))
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The export was cancelled"));
  return FALSE;
}

static gboolean
append_each (Work         *work,
             const guint8 *boards,
             guint         count,
             guint64       first,
             GError      **error)
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsFormatBoard board = { .columns = columns, .rank = first };

  for (; board.rank < first + count; board.rank++, work->written++)
    {
      for (guint row = 0; row < work->set->n; row++)
        columns[row] = *boards++;
      board.place = work->written;
      if (work->classes != NULL && !qs_class_index_find (work->classes, &board, NODES_PER_LOOK, is_stopped, work))
        return pass_on (work, error);

      work->scope->format->append (work->text, work->set, &board, board.place == 0);
      if (work->text->len >= CHUNK && !pass_on (work, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
append (Work         *work,
        const guint8 *boards,
        guint         count,
        guint64       first,
        GError      **error)
{
  if (work->scope->format->append_block == NULL)
    return append_each (work, boards, count, first, error);

  work->scope->format->append_block (work->text, work->set, boards, count, first, work->written == 0);
  work->written += count;

  return work->text->len < CHUNK || pass_on (work, error);
}

static gboolean
write_all (Work    *work,
           GError **error)
{
  const QsOpenedSet *lacking = work->scope->lacking;
  g_autoptr (QsMissing) missing = qs_missing_new (lacking->file, lacking->verdict->solutions, is_stopped, work);
  const guint8 *boards;
  guint64 first;
  guint count;
  QsEnumeratorStep step;
  gboolean goes_on;

  do
    {
      step = qs_missing_next (missing, &boards, &count, &first);
      goes_on = step == QS_ENUMERATOR_SOLUTION ? append (work, boards, count, first, error) : pass_on (work, error);
    }
  while (goes_on && step != QS_ENUMERATOR_FINISHED);

  return goes_on;
}

/**
 * qs_export_missing:
 * @progress: (nullable): called with the progress; says whether to continue
 * @error: the place for an error: %QS_ERROR_FILE, %QS_ERROR_CLOSED, %QS_ERROR_CANCELLED
 *
 * Writes the solutions that a file lacks, in order.
 */
gboolean
qs_export_missing (const QsExportScope *scope,
                   const QsFormatSet   *set,
                   GString             *frame,
                   QsFileWriter        *writer,
                   QsExportProgress     progress,
                   gpointer             user_data,
                   GError             **error)
{
  g_autoptr (QsClassIndex) classes = NULL;
  Work work = {
    .scope = scope,
    .set = set,
    .text = frame,
    .writer = writer,
    .progress = progress,
    .user_data = user_data,
  };

  if ((scope->format->flags & QS_FORMAT_NEEDS_CLASS) != 0)
    work.classes = classes = qs_class_index_new (set->n, QS_CLASS_INDEX_SIZE);

  return write_all (&work, error);
}
