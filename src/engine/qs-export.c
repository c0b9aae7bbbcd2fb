/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file: from the enumerator through a buffer, never all at once. */

#include "config.h"

#include "qs-export.h"

#include <glib/gi18n-lib.h>

#include "qs-enumerator.h"
#include "qs-error.h"
#include "qs-known.h"

/* How much text is written at once, in bytes. */
#define CHUNK_SIZE (64 * 1024)

/* The nodes between two looks at the caller's wish: well under a millisecond. */
#define NODES_PER_LOOK (1 << 15)

/* How often the caller is asked while solutions are found, in solutions. */
#define SOLUTIONS_PER_LOOK 1024

/**
 * qs_export_measure:
 * @scope: what is to be written
 * @count: (out): how many solutions that is
 * @size: (out): how many bytes; %G_MAXUINT64 for more than 64 bits can count
 *
 * Tells before the start how much will be written. The published number of
 * solutions bounds it; of larger boards nobody knows all, and a part is taken
 * to be there.
 *
 * Returns: whether it can be told: not for all solutions of a board whose
 *   number of solutions is unknown
 */
gboolean
qs_export_measure (const QsExportScope *scope,
                   guint64             *count,
                   guint64             *size)
{
  guint64 total = G_MAXUINT64;

  g_return_val_if_fail (scope != NULL && scope->first >= 1, FALSE);

  if (!qs_known_total (scope->n, &total) && scope->count == G_MAXUINT64)
    return FALSE;

  *count = scope->first <= total ? MIN (scope->count, total - (scope->first - 1)) : 0;
  *size = scope->format->size (scope->n, scope->first, *count, scope->numbered);

  return TRUE;
}

/* Refuses at once what does not exist or has no room. */
static gboolean
check_scope (const QsExportScope *scope,
             QsFileWriter        *writer,
             GError             **error)
{
  guint64 count, size, total;

  if (scope->first > 1 && qs_known_total (scope->n, &total) && scope->first > total)
    {
      g_autofree char *wanted = g_strdup_printf ("%" G_GUINT64_FORMAT, scope->first);
      g_autofree char *last = g_strdup_printf ("%" G_GUINT64_FORMAT, total);

      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   /* Translators: a solution's number, the side of the board, its number of solutions. */
                   _ ("There is no solution number %s: a board of %u has %s"), wanted, scope->n, last);
      return FALSE;
    }

  return !qs_export_measure (scope, &count, &size) || qs_file_writer_check_room (writer, size, error);
}

static gboolean
flush (GString      *text,
       QsFileWriter *writer,
       GError      **error)
{
  gboolean done = qs_file_writer_write (writer, text->str, text->len, error);

  g_string_truncate (text, 0);

  return done;
}

static gboolean
ask_to_go_on (QsFileWriter    *writer,
              QsExportProgress progress,
              guint64          written,
              gpointer         user_data,
              GError         **error)
{
  if (!qs_file_writer_check_reader (writer, error))
    return FALSE;

  if (progress == NULL || progress (written, user_data))
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The export was cancelled"));
  return FALSE;
}

/* Writes the solutions of @scope into @text, and this to @writer when it is long. */
static gboolean
stream (const QsExportScope *scope,
        GString             *text,
        QsFileWriter        *writer,
        QsExportProgress     progress,
        gpointer             user_data,
        GError             **error)
{
  QsEnumerator enumerator;
  QsEnumeratorStep step;
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint64 found = 0, written = 0;

  qs_enumerator_init (&enumerator, scope->n);

  while (written < scope->count &&
         (step = qs_enumerator_next (&enumerator, NODES_PER_LOOK, columns)) != QS_ENUMERATOR_FINISHED)
    {
      if (step == QS_ENUMERATOR_SOLUTION && ++found >= scope->first)
        {
          scope->format->append (text, columns, scope->n, found, written == 0, scope->numbered);
          written++;
        }

      /* Where solutions are rare, whoever reads the other end of a pipe gets each as it is found. */
      if ((text->len >= CHUNK_SIZE || step == QS_ENUMERATOR_PAUSED) &&
          !flush (text, writer, error))
        return FALSE;

      if ((step == QS_ENUMERATOR_PAUSED || found % SOLUTIONS_PER_LOOK == 0) &&
          !ask_to_go_on (writer, progress, written, user_data, error))
        return FALSE;
    }

  return ask_to_go_on (writer, progress, written, user_data, error);
}

/**
 * qs_export_write:
 * @scope: what is to be written
 * @writer: where to; it is not committed
 * @progress: (nullable): is told how far it is and says whether to go on
 * @user_data: for @progress
 * @error: the place for an error: %QS_ERROR_OUT_OF_RANGE when there is no
 *   solution number @first, %QS_ERROR_NO_ROOM before anything is written, %QS_ERROR_FILE,
 *   %QS_ERROR_CLOSED, %QS_ERROR_CANCELLED
 *
 * Writes solutions in lexicographic order. May block, and takes its time.
 *
 * Returns: whether all were written
 */
gboolean
qs_export_write (const QsExportScope *scope,
                 QsFileWriter        *writer,
                 QsExportProgress     progress,
                 gpointer             user_data,
                 GError             **error)
{
  g_autoptr (GString) text = g_string_sized_new (CHUNK_SIZE + 4096);

  g_return_val_if_fail (scope != NULL && scope->format != NULL, FALSE);
  g_return_val_if_fail (scope->n >= 1 && scope->n <= QS_ENUMERATOR_MAX_N, FALSE);
  g_return_val_if_fail (scope->first >= 1, FALSE);
  g_return_val_if_fail (writer != NULL, FALSE);

  return check_scope (scope, writer, error) &&
         stream (scope, text, writer, progress, user_data, error) &&
         flush (text, writer, error);
}
