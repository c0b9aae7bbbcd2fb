/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count --state: a count resumes where it was, and never from a file that is not its own. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-partial.h"
#include "qs-test-program.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

/* Has some units, and takes no time. */
#define N 13

/* Takes long enough to be interrupted, and has many units; see A000170. */
#define N_INTERRUPTED 16
#define TOTAL_INTERRUPTED "14772512\n"

/* How often such a count is interrupted at least. */
#define N_INTERRUPTS 5

/* Takes longer than any test; the name of the threads that count. */
#define LONG_COUNT "count 21 --threads 1"
#define COUNTING_THREAD "qs-count-job"

/* A folder for a state file. */
typedef struct
{
  char *folder;
  char *path;
  char *older_path; /* of the generation before */
} Fixture;

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  fixture->folder = test_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "f", NULL);
  fixture->older_path = g_strconcat (fixture->path, "~", NULL);
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  test_folder_remove (fixture->folder);
  g_free (fixture->older_path);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* The solutions of N if units 1-10 had a million, which they do not. */
static char *
get_invented_total (void)
{
  g_auto (TestRun) run = test_run ("count %u --partial --units 11-%u", N, test_find_n_units (N));
  guint rest;

  test_assert_done (&run, run.output);
  rest = test_read_number (run.output, "\"solutions\": \"");
  g_assert_cmpuint (rest, <, 73712);

  return g_strdup_printf ("%u", 1000000 + rest);
}

QS_TEST_WITH (goes_on_with_what_is_there, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) part = test_run ("count %u --partial --units 1-10 --state %s", N, fixture->path);
  g_auto (TestRun) run = test_run ("count %u --state %s", N, fixture->path);
  g_auto (TestRun) again = test_run ("count %u --state %s", N, fixture->path);

  test_assert_done (&part, part.output);
  test_assert_done (&run, "73712\n");
  test_assert_done (&again, "73712\n");
}

/* The units in the file are not counted again, but the end shows that they cannot be right. */
QS_TEST_WITH (refuses_a_sum_of_invented_units, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *total = get_invented_total ();
  g_auto (TestRun) run = { 0 };

  test_write_partial (fixture->path, N, 1, 10, "1000000");
  run = test_run ("count %u --state %s", N, fixture->path);
  test_assert_failed (&run, 1, total);
  g_assert_nonnull (strstr (run.errors, "73712"));
}

QS_TEST_WITH (refuses_an_invented_complete_file, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) run = { 0 };

  test_write_partial (fixture->path, 22, 1, test_find_n_units (22), "2691008701645");
  run = test_run ("count 22 --state %s", fixture->path);
  test_assert_failed (&run, 1, "2691008701645");
  g_assert_nonnull (strstr (run.errors, "2691008701644"));
  g_assert_nonnull (strstr (run.errors, fixture->path));
}

/* No machine counts n = 22 in this time. */
QS_TEST_WITH (a_complete_file_gives_its_total, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_auto (TestRun) run = { 0 };

  test_write_partial (fixture->path, 22, 1, test_find_n_units (22), "2691008701644");
  before = test_read_file (fixture->path);
  run = test_run ("count 22 --state %s", fixture->path);
  test_assert_done (&run, "2691008701644\n");

  after = test_read_file (fixture->path);
  g_assert_cmpstr (after, ==, before);
}

QS_TEST_WITH (a_new_file_is_a_part, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) run = test_run ("count %u --state %s --classes", N, fixture->path);
  g_auto (TestRun) sum = test_run ("count --sum %s --classes", fixture->path);

  test_assert_done (&run, sum.output);
  g_assert_nonnull (strstr (sum.output, " 73712\n"));
}

/* Begins or resumes a count, and ends it after @delay microseconds.
 * Returns: whether that was before it had ended by itself; @n_units is how far it was, or not changed */
static gboolean
count_and_interrupt (const Fixture *fixture,
                     int            delay,
                     guint         *n_units)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = test_start (launcher, "count %u --state %s", N_INTERRUPTED, fixture->path);
  g_auto (TestRun) run = { 0 };

  g_usleep ((gulong) delay);
  g_subprocess_send_signal (process, g_test_rand_bit () ? SIGINT : SIGTERM);
  run = test_finish (process);

  if (run.status == 0)
    {
      test_assert_done (&run, TOTAL_INTERRUPTED);
      return FALSE;
    }

  g_assert_true (run.status == 128 + SIGINT || run.status == 128 + SIGTERM ||
                 run.status == -SIGINT || run.status == -SIGTERM);
  g_assert_cmpstr (run.output, ==, "");
  if (strstr (run.errors, " units of n = ") != NULL)
    *n_units = test_read_number (run.errors, "queenside-cli: ");

  return TRUE;
}

QS_TEST_WITH (interrupts_change_nothing, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  guint n_interrupts = 0;
  int longest = 1000;

  while (n_interrupts < N_INTERRUPTS)
    {
      guint n_units = 0, n_before = 0;

      while (count_and_interrupt (fixture, g_test_rand_int_range (0, longest), &n_units))
        {
          g_assert_cmpuint (n_units, >=, n_before);
          n_before = n_units;
          n_interrupts++;
          test_adapt_delay (&longest, TRUE);
        }
      test_adapt_delay (&longest, FALSE);

      g_unlink (fixture->path);
      g_unlink (fixture->older_path);
    }
}

QS_TEST_WITH (a_second_process_declines, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = test_start (launcher, LONG_COUNT " --state %s", fixture->path);
  g_auto (TestRun) second = { 0 };
  g_auto (TestRun) first = { 0 };
  g_autofree char *message = g_strdup_printf ("“%s” is in use by another process", fixture->path);

  test_wait_for_thread (process, COUNTING_THREAD);
  second = test_run (LONG_COUNT " --state %s", fixture->path);
  test_assert_failed (&second, 1, message);

  g_subprocess_send_signal (process, SIGINT);
  first = test_finish (process);
  g_assert_cmpint (first.status, ==, 128 + SIGINT);
}

/* Claims a million solutions for units 1-10, and flips a bit. */
static char *
make_damaged (void)
{
  char *text = test_make_partial (1, N, 1, 10, "1000000");
  char *digit = strstr (text, "1000000");

  *digit = (char) (*digit ^ 1 << g_test_rand_int_range (0, 8));

  return text;
}

QS_TEST_WITH (uses_the_older_one_when_damaged, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *total = get_invented_total ();
  g_autofree char *damaged = make_damaged ();
  g_auto (TestRun) run = { 0 };

  test_write_file (fixture->path, damaged);
  test_write_partial (fixture->older_path, N, 1, 10, "1000000");

  /* The number shows that it resumes from the older one. */
  run = test_run ("count %u --state %s", N, fixture->path);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (g_str_has_prefix (run.errors, "queenside-cli: "));
  g_assert_nonnull (strstr (run.errors, fixture->path));
  g_assert_nonnull (strstr (run.errors, total));
}

QS_TEST_WITH (refuses_what_is_all_damaged, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *damaged = make_damaged ();
  g_autofree char *content = NULL;
  g_auto (TestRun) run = { 0 };

  test_write_file (fixture->path, damaged);
  test_write_file (fixture->older_path, "not even JSON\n");

  run = test_run ("count %u --state %s", N, fixture->path);
  test_assert_failed (&run, 1, fixture->path);

  content = test_read_file (fixture->path);
  g_assert_cmpstr (content, ==, damaged);
}

QS_TEST_WITH (refuses_another_n, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) run = { 0 };

  test_write_partial (fixture->path, 8, 1, 1, "92");
  run = test_run ("count %u --state %s", N, fixture->path);

  test_assert_failed (&run, 1, fixture->path);
  g_assert_nonnull (strstr (run.errors, "n = 8"));
}

QS_TEST_WITH (keeps_units_apart, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *outside = g_strdup_printf ("“%s” has units 3-6, which is more than the wanted units 2-5",
                                              fixture->path);
  g_auto (TestRun) part = test_run ("count %u --partial --units 3-6 --state %s", N, fixture->path);
  g_auto (TestRun) again = test_run ("count %u --partial --units 3-6 --state %s", N, fixture->path);
  g_auto (TestRun) more = test_run ("count %u --partial --units 3-8 --state %s", N, fixture->path);
  g_auto (TestRun) shifted = { 0 };

  test_assert_done (&part, part.output);
  test_assert_done (&again, again.output);
  test_assert_done (&more, more.output);
  g_assert_cmpuint (test_read_number (again.output, "{\"from\": 3, \"to\": 6, \"solutions\": \""), ==,
                    test_read_number (part.output, "{\"from\": 3, \"to\": 6, \"solutions\": \""));
  g_assert_nonnull (strstr (more.output, "{\"from\": 3, \"to\": 8, "));

  g_unlink (fixture->path);
  g_unlink (fixture->older_path);
  test_write_file (fixture->path, part.output);
  shifted = test_run ("count %u --partial --units 2-5 --state %s", N, fixture->path);
  test_assert_failed (&shifted, 1, outside);
}

QS_TEST_WITH (needs_its_folder, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) run = test_run ("count %u --state %s/missing/f", N, fixture->folder);

  test_assert_failed (&run, 1, "/missing/f");
}
