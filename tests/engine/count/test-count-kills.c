/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A count that is killed at any moment resumes from its file and reaches the same total.
 *
 *   test-count-kills [-m slow]
 *   test-count-kills PATH N [N_UNITS]
 *
 * The second form counts N queens with the file PATH: it prints how many units are done
 * already, and the total at the end. If it is only to count the first N_UNITS, it kills
 * itself when they are in the file. The first form starts the second and kills it. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "engine-test-util.h"
#include "qs-count-job.h"
#include "qs-test-main.h"

/* So often that nearly every kill falls near a save. */
#define SAVE_INTERVAL (2 * G_TIME_SPAN_MILLISECOND)

/* How long a count may run until it is killed, in microseconds. */
#define LONGEST_LIFE (60 * G_TIME_SPAN_MILLISECOND)

/* In quick tests and in slow ones. See A000170 for the totals. */
#define QUICK_N 15
#define QUICK_TOTAL "2279184"
#define QUICK_KILLS 20
#define SLOW_N 17
#define SLOW_TOTAL "95815104"
#define SLOW_KILLS 200

static const char *program;

/* The output must arrive before a kill. */
static void
say_total (QsCountJob *job)
{
  g_autofree char *total = qs_total_to_string (&qs_count_job_get_status (job)->partial->solutions);

  printf ("%s\n", total);
  fflush (stdout);
}

static int
count (const char *path,
       guint       n,
       guint32     n_units)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &error);
  g_autoptr (QsCountJob) job = NULL;
  g_autoptr (QsPartial) wanted = engine_units (n, 0, n_units);
  QsCountOrder order = { .n = n, .wanted = wanted, .n_threads = 2, .save_interval = SAVE_INTERVAL };

  g_assert_no_error (error);
  g_assert_cmpstr (qs_count_store_get_complaint (store), ==, NULL);

  job = qs_count_job_start (&order, store);
  printf ("%u\n", qs_count_job_get_status (job)->partial->n_done);
  fflush (stdout);

  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED);
  if (n_units > 0)
    raise (SIGKILL);
  say_total (job);

  return EXIT_SUCCESS;
}

/* A process that counts. */
typedef struct
{
  GPid pid;
  FILE *out;
} Child;

static void
child_start (Child      *self,
             const char *path,
             guint       n,
             const char *n_units)
{
  g_autofree char *n_text = g_strdup_printf ("%u", n);
  const char *argv[] = { program, path, n_text, n_units, NULL };
  g_autoptr (GError) error = NULL;
  int out;

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &self->pid,
                            NULL, &out, NULL, &error);
  g_assert_no_error (error);
  self->out = fdopen (out, "r");
  g_assert_nonnull (self->out);
}

/* Reads a line; NULL when there is none. */
static char *
child_read (Child *self)
{
  char line[64];

  return fgets (line, sizeof line, self->out) != NULL ? g_strdup (g_strchomp (line)) : NULL;
}

/* Waits for the end of a child that was killed or has finished; returns the total or NULL. */
static char *
child_end (Child *self)
{
  char *total = child_read (self);
  int status;

  g_assert_cmpint (waitpid (self->pid, &status, 0), ==, self->pid);
  if (WIFSIGNALED (status))
    g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, EXIT_SUCCESS);
  fclose (self->out);

  return total;
}

typedef enum
{
  LIVE_LONG,
  LIVE_TO_SAVE,
  LIVE_A_WHILE,
} Life;

/* Starts a count, kills it unless it does so itself or is to live long, and checks its output.
 * Returns whether it resumed from a file. */
static gboolean
live_and_die (const char *path,
              guint       n,
              const char *expected,
              Life        life)
{
  g_autofree char *n_done = NULL, *total = NULL;
  Child child;

  child_start (&child, path, n, life == LIVE_TO_SAVE ? "3" : NULL);
  n_done = child_read (&child);
  g_assert_nonnull (n_done);
  if (life == LIVE_A_WHILE)
    {
      g_usleep ((gulong) g_test_rand_int_range (0, (int) LONGEST_LIFE));
      kill (child.pid, SIGKILL);
    }

  total = child_end (&child);
  g_assert_true (life != LIVE_LONG || total != NULL);
  if (total != NULL)
    {
      g_autofree char *older = g_strconcat (path, "~", NULL);

      g_assert_cmpstr (total, ==, expected);
      remove (path);
      remove (older);
    }

  return !g_str_equal (n_done, "0");
}

QS_TEST (kills_change_no_total)
{
  gboolean is_slow = g_test_slow ();
  guint n = is_slow ? SLOW_N : QUICK_N, n_kills = is_slow ? SLOW_KILLS : QUICK_KILLS, n_went_on = 0;
  const char *expected = is_slow ? SLOW_TOTAL : QUICK_TOTAL;
  char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "count", NULL);

  live_and_die (path, n, expected, LIVE_TO_SAVE);
  for (guint i = 0; i < n_kills; i++)
    n_went_on += live_and_die (path, n, expected, LIVE_A_WHILE);
  live_and_die (path, n, expected, LIVE_LONG);

  g_test_message ("figure: %u counts were killed and went on from their file", n_went_on);
  g_assert_cmpuint (n_went_on, >, 0);
  engine_folder_remove (folder);
}

int
main (int   argc,
      char *argv[])
{
  if (argc >= 3 && argv[1][0] != '-')
    return count (argv[1], (guint) g_ascii_strtoull (argv[2], NULL, 10),
                  argc > 3 ? (guint32) g_ascii_strtoull (argv[3], NULL, 10) : 0);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  test_add_all ();

  return g_test_run ();
}
