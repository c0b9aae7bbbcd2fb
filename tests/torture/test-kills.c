/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An export or a sheet is killed at any moment, by a signal that cannot be caught: the old file is there
 * or the whole new one. Only between the two calls that give the file its place does it have
 * a hidden name, and the next export removes that. */

#include <signal.h>

#include "qs-format.h"
#include "qs-test-main.h"
#include "qs-test-program.h"

#define OLD "old\n"

#define N_KILLS (g_test_slow () ? 100u : 5u)

/* What is killed: a command that writes a file. */
typedef struct
{
  const char *arguments; /* the file's name comes behind them */
  const char *suffix;    /* of the file's name */
} Work;

static GSubprocess *
start (const Work *work,
       const char *path)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);

  return test_start (launcher, "%s '%s'", work->arguments, path);
}

/* Whether it holds what was written, and not what was there before: it never holds anything else. */
static gboolean
is_new (const char *path,
        const char *whole,
        gsize       whole_length)
{
  g_autofree char *now = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &now, &length, &error);
  g_assert_no_error (error);
  if (g_str_equal (now, OLD))
    return FALSE;

  g_assert_cmpmem (now, length, whole, whole_length);

  return TRUE;
}

/* Returns: how long it took, in microseconds */
static gint64
run_to_end (const Work *work,
            const char *path)
{
  gint64 start_time = g_get_monotonic_time ();
  g_autoptr (GSubprocess) process = start (work, path);
  g_auto (TestRun) run = test_finish (process);

  g_assert_cmpint (run.status, ==, 0);

  return g_get_monotonic_time () - start_time;
}

static void
test_kills (gconstpointer data)
{
  const Work *work = data;
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_strconcat (folder, G_DIR_SEPARATOR_S "target", work->suffix, NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *whole = NULL;
  g_autofree char *stray_or_none = g_strdup_printf ("^(\\.queenside-[A-Za-z0-9]{6} )?%s$", name);
  g_autofree char *files = NULL;
  gsize length;
  gint64 duration = run_to_end (work, path);

  g_assert_true (g_file_get_contents (path, &whole, &length, NULL));

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GSubprocess) process = NULL;
      g_autofree char *files_now = NULL;
      g_auto (TestRun) run = { 0 };

      test_write_file (path, OLD);
      process = start (work, path);
      g_usleep ((gulong) (g_test_rand_double () * (double) duration));
      g_subprocess_send_signal (process, SIGKILL);
      run = test_finish (process);

      g_assert_true (run.status == 0 || run.status == -SIGKILL);
      is_new (path, whole, length);
      files_now = test_folder_list (folder);
      g_assert_true (g_regex_match_simple (stray_or_none, files_now, 0, 0));
    }

  run_to_end (work, path);
  files = test_folder_list (folder);
  g_assert_cmpstr (files, ==, name);
  g_test_message ("figure: %u exports and sheets were killed", N_KILLS);

  test_folder_remove (folder);
}

/* Where one page is new, all pages were whole before: the others wait beside their places. */
QS_TEST (pages_of_a_sheet)
{
  enum
  {
    N_PAGES = 10
  };
  const Work work = { "sheet 7 --boards 2x2 --output", ".svg" };
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "target.svg", NULL);
  g_autofree char *last_names = NULL;
  char *paths[N_PAGES], *whole[N_PAGES];
  gsize lengths[N_PAGES];
  gint64 duration = run_to_end (&work, path);
  guint n_mixed = 0;

  for (guint i = 0; i < N_PAGES; i++)
    {
      paths[i] = g_strdup_printf ("%s/target-%02u.svg", folder, i + 1);
      g_assert_true (g_file_get_contents (paths[i], &whole[i], &lengths[i], NULL));
    }

  for (guint k = 0; k < N_KILLS; k++)
    {
      g_autoptr (GSubprocess) process = NULL;
      g_auto (TestRun) run = { 0 };
      g_autofree char *names = NULL;
      g_auto (GStrv) list = NULL;
      guint n_new = 0;

      for (guint i = 0; i < N_PAGES; i++)
        test_write_file (paths[i], OLD);
      process = start (&work, path);
      g_usleep ((gulong) (g_test_rand_double () * (double) duration));
      g_subprocess_send_signal (process, SIGKILL);
      run = test_finish (process);
      g_assert_true (run.status == 0 || run.status == -SIGKILL);

      for (guint i = 0; i < N_PAGES; i++)
        n_new += is_new (paths[i], whole[i], lengths[i]);
      names = test_folder_list (folder);
      list = g_strsplit (names, " ", -1);
      if (n_new > 0)
        g_assert_cmpuint (g_strv_length (list), ==, 2 * N_PAGES - n_new);
      n_mixed += n_new > 0 && n_new < N_PAGES;
    }

  run_to_end (&work, path);
  last_names = test_folder_list (folder);
  g_assert_null (strstr (last_names, ".queenside-"));
  g_test_message ("figure: %u exports and sheets were killed", N_KILLS);
  g_test_message ("figure: %u kills came between two pages", n_mixed);

  for (guint i = 0; i < N_PAGES; i++)
    {
      g_free (paths[i]);
      g_free (whole[i]);
    }
  test_folder_remove (folder);
}

static void
add (const char *name,
     Work        work)
{
  g_autofree char *path = g_strconcat ("/torture/kills/", name, NULL);

  g_test_add_data_func_full (path, g_memdup2 (&work, sizeof work), test_kills, g_free);
}

QS_TEST_MAIN
{
  const QsFormat *const *formats = qs_format_list ();

  for (guint i = 0; formats[i]->append != NULL; i++)
    {
      g_autofree char *arguments = g_strdup_printf ("list 12 --format %s --output", formats[i]->id);

      add (formats[i]->id, (Work){ g_intern_string (arguments), formats[i]->suffix });
    }
  add ("sheet", (Work){ "sheet 8 --output", ".pdf" });
  add ("pictures-of-a-sheet", (Work){ "sheet 8 --limit 12 --format png --output", ".png" });
}
