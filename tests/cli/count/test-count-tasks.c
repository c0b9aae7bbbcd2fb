/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A count in thousands of tasks, some of which fail, at the level of their files: the sum is right in the end, and until
 * then there is a reason that says what to do.
 *
 * What the units have is made up, but for their sum. Whoever wants to see ten thousand tasks a hundred times gives the
 * option -m slow. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-partial.h"
#include "qs-test-program.h"

/* A board of ten thousand units, and how many solutions it has. */
#define N 18
#define TOTAL 666090624

/* What happens to a task, in thousandths. */
#define KILLED 50
#define LOST 10
#define CORRUPTED 1

/* All is counted long before. */
#define MOST_ROUNDS 60

typedef struct
{
  char *folder;
  guint n_units;
  guint n_tasks;
  guint64 *solutions; /* of each unit */
  char *hash;         /* of the cut */
  gboolean looks_at_files; /* before it asks for missing units */
  guint n_corrupted;  /* files, all in all */
  guint n_reasons;    /* how often a sum was refused */
} Fixture;

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  guint64 left = TOTAL;

  fixture->folder = test_folder_new ();
  fixture->n_units = test_find_n_units (N);
  fixture->n_tasks = g_test_slow () ? fixture->n_units : fixture->n_units / 10;
  fixture->hash = test_find_hash (N);
  fixture->solutions = g_new (guint64, fixture->n_units);
  for (guint i = 0; i < fixture->n_units; i++)
    {
      fixture->solutions[i] = i + 1 < fixture->n_units ? (guint64) g_test_rand_int_range (0, 130000) : left;
      left -= fixture->solutions[i];
    }
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  test_folder_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->hash);
  g_free (fixture->solutions);
}

static gboolean
happens (guint thousandths)
{
  return g_test_rand_int_range (0, 1000) < (gint) thousandths;
}

/* What a task writes that counts the units from @from to @to. */
static char *
make_result (const Fixture *fixture,
             guint          from,
             guint          to)
{
  guint64 sum = 0;
  g_autofree char *digits = NULL;

  for (guint unit = from; unit <= to; unit++)
    sum += fixture->solutions[unit - 1];
  digits = g_strdup_printf ("%" G_GUINT64_FORMAT, sum);

  return test_seal_partial (N, fixture->n_units, fixture->hash, from, to, digits);
}

/* One bit is turned, the end is missing, or zeros are there instead. */
static void
corrupt (GString *text)
{
  gsize place = (gsize) g_test_rand_int_range (0, (gint) text->len);

  switch (g_test_rand_int_range (0, 3))
    {
    case 0:
      text->str[place] = (char) (text->str[place] ^ 1 << g_test_rand_int_range (0, 8));
      break;
    case 1:
      g_string_truncate (text, place);
      break;
    default:
      memset (text->str + place, 0, text->len - place);
    }
}

/* A task counts some units, unless something happens to it. */
static void
run_task (Fixture    *fixture,
          const char *name,
          guint       from,
          guint       to)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *result = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;

  if (happens (KILLED) || happens (LOST))
    return;

  result = make_result (fixture, from, to);
  text = g_string_new (result);
  if (happens (CORRUPTED))
    {
      corrupt (text);
      fixture->n_corrupted++;
    }
  g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_NONE, 0666, &error);
  g_assert_no_error (error);
}

static void
run_share (Fixture *fixture,
           guint    share)
{
  g_autofree char *name = g_strdup_printf ("%u.json", share);

  run_task (fixture, name, fixture->n_units * (share - 1) / fixture->n_tasks + 1,
            fixture->n_units * share / fixture->n_tasks);
}

static char *
get_path (const Fixture *fixture,
          guint          share)
{
  g_autofree char *name = g_strdup_printf ("%u.json", share);

  return g_build_filename (fixture->folder, name, NULL);
}

/* Two tasks write each the file of the other. */
static void
swap_two (const Fixture *fixture)
{
  g_autofree char *one = get_path (fixture, (guint) g_test_rand_int_range (1, (gint) fixture->n_tasks + 1));
  g_autofree char *other = get_path (fixture, (guint) g_test_rand_int_range (1, (gint) fixture->n_tasks + 1));
  g_autofree char *between = g_build_filename (fixture->folder, "between", NULL);

  if (!g_file_test (one, G_FILE_TEST_EXISTS) || !g_file_test (other, G_FILE_TEST_EXISTS))
    return;

  g_assert_no_errno (g_rename (one, between));
  if (!g_str_equal (one, other))
    g_assert_no_errno (g_rename (other, one));
  g_assert_no_errno (g_rename (between, other));
}

/* Runs the shares that have no file, as one does who looks only at the files. */
static void
run_shares_without_file (Fixture *fixture)
{
  for (guint share = 1; share <= fixture->n_tasks; share++)
    {
      g_autofree char *path = get_path (fixture, share);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        run_share (fixture, share);
    }
}

/* Runs tasks for the units that are missing. */
static void
run_missing_units (Fixture *fixture,
                   guint    round)
{
  g_auto (TestRun) run = test_run ("count %u --sum %s --missing", N, fixture->folder);
  g_auto (GStrv) ranges = NULL;

  g_assert_cmpint (run.status, ==, 0);
  ranges = g_strsplit (g_strchomp (run.output), ",", -1);
  for (guint i = 0; ranges[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("again-%u-%u.json", round, i);
      guint from = (guint) g_ascii_strtoull (ranges[i], NULL, 10);
      const char *dash = strchr (ranges[i], '-');

      run_task (fixture, name, from, dash != NULL ? (guint) g_ascii_strtoull (dash + 1, NULL, 10) : from);
    }
}

/* Removes all files that the reason names: they are damaged, or have the same units. */
static gboolean
remove_named_files (const Fixture *fixture,
                    const char    *reason)
{
  g_autofree char *start = g_strconcat ("“", fixture->folder, "/", NULL);
  gboolean is_removed = FALSE;

  for (const char *found = strstr (reason, start); found != NULL; found = strstr (found + 1, start))
    {
      const char *end = strstr (found, "”");
      g_autofree char *path = g_strndup (found + strlen ("“"), (gsize) (end - found) - strlen ("“"));

      g_assert_no_errno (g_unlink (path));
      is_removed = TRUE;
    }

  return is_removed;
}

/* Adds up. Whatever is wrong has a reason: files that it names, which are removed, or units that are missing. Returns
 * whether the total is there, which is never a wrong one. */
static gboolean
add_up (Fixture *fixture,
        guint    round)
{
  g_auto (TestRun) run = test_run ("count %u --sum %s", N, fixture->folder);

  if (run.status == 0)
    {
      g_assert_cmpstr (run.output, ==, G_STRINGIFY (TOTAL) "\n");
      return TRUE;
    }

  fixture->n_reasons++;
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.output, ==, "");
  if (remove_named_files (fixture, run.errors))
    return FALSE;

  g_assert_nonnull (strstr (run.errors, "missing from the sum"));
  if (fixture->looks_at_files)
    run_shares_without_file (fixture);
  else
    run_missing_units (fixture, round);
  fixture->looks_at_files = FALSE;

  return FALSE;
}

static void
test_failing_tasks (Fixture      *fixture,
                    gconstpointer data)
{
  guint n_runs = g_test_slow () ? 100 : 1;

  for (guint i = 0; i < n_runs; i++)
    {
      guint round = 1;

      fixture->looks_at_files = TRUE;
      for (guint share = 1; share <= fixture->n_tasks; share++)
        run_share (fixture, share);
      swap_two (fixture);
      while (!add_up (fixture, round))
        g_assert_cmpuint (round++, <, MOST_ROUNDS);

      test_folder_remove (fixture->folder);
      g_assert_no_errno (g_mkdir (fixture->folder, 0777));
    }

  g_test_message ("%u runs of %u tasks, %u corrupted files, %u sums refused with a reason", n_runs, fixture->n_tasks,
                  fixture->n_corrupted, fixture->n_reasons);
  g_assert_cmpuint (fixture->n_reasons, >=, n_runs);
}

QS_TEST_MAIN
{
  g_test_add ("/cli/count-tasks/failing-tasks-end-in-the-right-total", Fixture, NULL, fixture_set_up, test_failing_tasks,
              fixture_tear_down);
}
