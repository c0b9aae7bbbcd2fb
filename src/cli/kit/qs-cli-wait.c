/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waits for the engine, which works in the background: a command has nothing else to do, but must
 * end when a signal comes or nobody reads its output any more. */

#include "qs-cli-wait.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "qs-census-cursor.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-error.h"

/* How long a count may take before somebody at a terminal is told of it, in milliseconds. */
#define PATIENCE 1000

/* The main loop wakes up for it; what happened is looked at afterwards. */
static gboolean
wake_cb (int          fd,
         GIOCondition condition,
         gpointer     data)
{
  return G_SOURCE_CONTINUE;
}


static gboolean
look (QsFileWriter *output,
      GError      **error)
{
  if (qs_cli_interrupt_get_signal () != 0)
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The program was interrupted"));

  return qs_file_writer_check_reader (output, error);
}

/* Runs the main loop until @condition, which is asked after each event, is met. The reader of
 * @output is looked at. Fails with %QS_ERROR_CANCELLED after a signal that is caught by
 * qs_cli_interrupt_catch(), and with %QS_ERROR_CLOSED. */
gboolean
qs_cli_wait (QsCliCondition condition,
             gpointer       data,
             QsFileWriter  *output,
             GError       **error)
{
  int signal_fd = qs_cli_interrupt_get_fd ();
  int reader_fd = qs_file_writer_get_reader_fd (output);
  guint signals = signal_fd >= 0 ? g_unix_fd_add (signal_fd, G_IO_IN, wake_cb, NULL) : 0;
  guint reader = reader_fd >= 0 ? g_unix_fd_add (reader_fd, G_IO_ERR | G_IO_HUP, wake_cb, NULL) : 0;
  gboolean is_met;

  while (!(is_met = condition (data)) && look (output, error))
    g_main_context_iteration (NULL, TRUE);

  g_clear_handle_id (&signals, g_source_remove);
  g_clear_handle_id (&reader, g_source_remove);

  return is_met;
}

/* What a command waits for. */
typedef struct
{
  QsSolutionSet *set;
  guint64 n_solutions;
} Wish;

static gboolean
can_reach (gpointer data)
{
  const Wish *wish = data;
  const QsSolutionStatus *status = qs_solution_set_get_status (wish->set);

  return status->is_complete || status->reachable >= wish->n_solutions;
}

static gboolean
note_cb (guint *note_id)
{
  *note_id = 0;
  qs_cli_output_note ("%s", _ ("Counting the solutions first; Ctrl+C interrupts it"));

  return G_SOURCE_REMOVE;
}

/* Waits until the first @n_solutions can be fetched, or all, for which it may be %G_MAXUINT64,
 * were counted, and says so on a terminal where it takes long. The reader of @output is looked at. Fails as qs_cli_wait()
 * does. */
gboolean
qs_cli_census_wait (QsSolutionSet *set,
                    guint64        n_solutions,
                    QsFileWriter  *output,
                    GError       **error)
{
  Wish wish = { set, n_solutions };
  guint note_id = isatty (STDERR_FILENO) ? g_timeout_add (PATIENCE, G_SOURCE_FUNC (note_cb), &note_id) : 0;
  gboolean is_met = qs_cli_wait (can_reach, &wish, output, error);

  g_clear_handle_id (&note_id, g_source_remove);

  return is_met;
}

/* Counts the solutions of a space, all of them or at least so many, as qs_cli_census_wait() does. Returns: (transfer full)
 * (nullable) */
QsSolutionSet *
qs_cli_census_count (const QsCensusSpace *space,
                     guint64              n_solutions,
                     QsFileWriter        *output,
                     guint64             *count,
                     GError             **error)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_start (space);

  if (!qs_cli_census_wait (set, n_solutions, output, error))
    return NULL;

  *count = qs_solution_set_get_status (set)->count;
  return g_steal_pointer (&set);
}

/* The rank, from 0, of a solution, once all are counted; takes some milliseconds. */
guint64
qs_cli_census_find (QsSolutionSet *set,
                    const guint16 *columns)
{
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (qs_solution_set_get_census (set), QS_STOP_NEVER);
  guint64 rank = 0;

  if (!qs_census_cursor_get_rank (cursor, columns, &rank))
    g_assert_not_reached ();

  return rank;
}
