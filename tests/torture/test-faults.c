/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every call of the system that a command makes fails once, with each likely error.
 *
 * Whatever happens: the old file is there or the whole new one, nothing lies beside it,
 * what was read is right, and a run that failed says in one line why. */

#include <glib/gstdio.h>

#include "qs-format.h"
#include "qs-test-faults.h"
#include "qs-test-main.h"
#include "qs-test-partial.h"
#include "qs-test-program.h"
#include "qs-test-unnamed.h"

#define OLD "old\n"

/* What a count of 14 queens prints. */
#define TOTAL_14 "365596\n"

typedef struct _Fixture Fixture;

typedef struct
{
  const char *arguments;    /* of the command; the file's name comes behind them */
  const char *suffix;       /* of the file's name */
  gboolean without_unnamed; /* whether the file system has no files without a name */
  void (*prepare) (const Fixture *fixture);
  gboolean (*is_right) (Fixture       *fixture,
                        const TestRun *run,
                        const char    *fault,
                        int            error);
} Scenario;

struct _Fixture
{
  const Scenario *scenario;
  char *folder;
  char *path;
  char *output;       /* what is written to standard output if nothing fails */
  char *whole;        /* what the file holds then */
  gsize whole_length;
  char *letters;      /* of a sheet */
  guint n_runs;         /* how many calls have been made to fail, each in a run of its own */
  guint n_failed;       /* how many of these runs have failed */
  guint n_without_font; /* how many have made a sheet that lacks a font, and did not say so */
};

static void
forbid_unnamed_files (gpointer user_data)
{
  test_end_with_parent (NULL);
  test_forbid_unnamed_files (NULL);
}

/* Runs the command with a fault, or with none. */
static TestRun
run (const Fixture *fixture,
     const char    *fault,
     const char    *counts_path)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;

  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", g_getenv ("QS_FAULTS"), TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "", TRUE);
  if (fault != NULL)
    g_subprocess_launcher_setenv (launcher, "QS_FAULT", fault, TRUE);
  if (counts_path != NULL)
    g_subprocess_launcher_setenv (launcher, "QS_FAULT_COUNTS", counts_path, TRUE);
  if (fixture->scenario->without_unnamed)
    g_subprocess_launcher_set_child_setup (launcher, forbid_unnamed_files, NULL, NULL);

  process = test_start (launcher, "%s '%s'", fixture->scenario->arguments, fixture->path);

  return test_finish (process);
}

static void
put_old (const Fixture *fixture)
{
  test_write_file (fixture->path, OLD);
}

static void
put_nothing (const Fixture *fixture)
{
  g_unlink (fixture->path);
}

static void
put_list (const Fixture *fixture)
{
  g_auto (TestRun) run = test_run ("list 6 --output '%s'", fixture->path);

  test_assert_done (&run, "");
}

static void
put_result (const Fixture *fixture)
{
  test_write_partial (fixture->path, 13, 1, test_find_n_units (13), "73712");
}

/* Some of the units of a count. */
static void
put_state (const Fixture *fixture)
{
  g_auto (TestRun) run = { 0 };

  g_unlink (fixture->path);
  run = test_run ("count 14 --partial --units 1-10 --state '%s'", fixture->path);
  test_assert_done (&run, run.output);
}

static gboolean
holds (const Fixture *fixture,
       const char    *content,
       gsize          length)
{
  g_autofree char *now = NULL;
  gsize now_length;

  return g_file_get_contents (fixture->path, &now, &now_length, NULL) &&
         now_length == length && memcmp (now, content, length) == 0;
}

/* Whether a failed run says so in one line, with the file and the cause unless it lacks a thread. Where memory is
 * lacking GLib ends the program, and whatever it says then is right. */
static gboolean
says_why (const Fixture *fixture,
          const TestRun *run,
          const char    *fault,
          int            error)
{
  if (g_str_has_prefix (fault, "malloc:"))
    return TRUE;

  return g_str_has_prefix (run->errors, "queenside-cli: ") &&
         strchr (run->errors, '\n') == run->errors + strlen (run->errors) - 1 &&
         (g_str_has_prefix (fault, "pthread_create:") ||
          (strstr (run->errors, fixture->path) != NULL && strstr (run->errors, g_strerror (error)) != NULL));
}

/* The letters of a sheet in their order, with a form feed behind each page. Spaces depend on the font. Returns: NULL where
 * the file is damaged */
static char *
read_letters (const char *path)
{
  const char *arguments[] = { "pdftotext", path, "-", NULL };
  g_autofree char *text = NULL, *complaints = NULL;
  g_autoptr (GError) error = NULL;
  GString *letters = g_string_new (NULL);

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, &complaints, NULL, &error);
  g_assert_no_error (error);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c != ' ' && *c != '\n')
        g_string_append_c (letters, *c);
    }

  return g_string_free (letters, *complaints != '\0');
}

/* A sheet is whole though its letters look different: without memory for a font's settings, fontconfig takes others. Where
 * there is none for a font itself, cairo says that all is well with a file that lacks it. */
static gboolean
is_other_sheet (Fixture    *fixture,
                const char *fault)
{
  g_autofree char *letters = NULL;

  if (fixture->letters == NULL || !g_str_has_prefix (fault, "malloc:"))
    return FALSE;

  letters = read_letters (fixture->path);
  fixture->n_without_font += letters == NULL;

  return letters == NULL || g_str_equal (letters, fixture->letters);
}

static gboolean
is_old_or_whole (Fixture       *fixture,
                 const TestRun *run,
                 const char    *fault,
                 int            error)
{
  return run->status == 0 ? holds (fixture, fixture->whole, fixture->whole_length) || is_other_sheet (fixture, fault)
                          : holds (fixture, OLD, strlen (OLD)) && says_why (fixture, run, fault, error);
}

/* What was read is right, or the program says why not; the file stays as it is. */
static gboolean
is_read_right (Fixture       *fixture,
               const TestRun *run,
               const char    *fault,
               int            error)
{
  return holds (fixture, fixture->whole, fixture->whole_length) &&
         (run->status == 0 ? g_str_equal (run->output, fixture->output) : says_why (fixture, run, fault, error));
}

/* Whatever became of the state, the count ends right from there. */
static gboolean
can_resume (Fixture       *fixture,
            const TestRun *first,
            const char    *fault,
            int            error)
{
  g_autofree char *older_path = g_strconcat (fixture->path, "~", NULL);
  g_auto (TestRun) second = run (fixture, NULL, NULL);

  /* The generation that the count was resumed from may stay. */
  g_unlink (older_path);

  return (first->status == 0 ? g_str_equal (first->output, TOTAL_14) : says_why (fixture, first, fault, error)) &&
         second.status == 0 && g_str_equal (second.output, TOTAL_14);
}

static void
check (const char *fault,
       int         error,
       gpointer    user_data)
{
  Fixture *fixture = user_data;
  const Scenario *scenario = fixture->scenario;
  g_autofree char *basename = g_path_get_basename (fixture->path);
  g_autofree char *files = NULL;
  g_auto (TestRun) result = { 0 };
  gboolean is_right;

  scenario->prepare (fixture);
  result = run (fixture, fault, NULL);
  is_right = scenario->is_right (fixture, &result, fault, error);
  files = test_folder_list (fixture->folder);

  fixture->n_runs++;
  fixture->n_failed += result.status != 0;
  if (!is_right || !g_str_equal (files, basename))
    {
      g_test_message ("%s: status %d, files: %s, errors: %s", fault, result.status, files, result.errors);
      g_test_fail ();
    }
}

/* Counts the calls of a run in which nothing fails. */
static GHashTable *
count_calls (Fixture *fixture)
{
  g_autofree char *counts_path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (TestRun) result = { 0 };
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int fd = g_file_open_tmp ("queenside-counts-XXXXXX", &counts_path, NULL);

  g_close (fd, NULL);
  fixture->scenario->prepare (fixture);
  result = run (fixture, NULL, counts_path);
  g_assert_cmpstr (result.errors, ==, "");
  g_assert_cmpint (result.status, ==, 0);
  g_assert_true (g_file_get_contents (fixture->path, &fixture->whole, &fixture->whole_length, NULL));
  fixture->output = g_steal_pointer (&result.output);
  if (g_str_equal (fixture->scenario->suffix, ".pdf"))
    fixture->letters = read_letters (fixture->path);

  text = test_read_file (counts_path);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *space = strchr (lines[i], ' ');

      g_hash_table_insert (counts, g_strndup (lines[i], (gsize) (space - lines[i])),
                           GUINT_TO_POINTER (g_ascii_strtoull (space, NULL, 10)));
    }
  g_unlink (counts_path);

  return counts;
}

static void
test_scenario (gconstpointer data)
{
  const Scenario *scenario = data;
  Fixture fixture = { .scenario = scenario, .folder = test_folder_new () };
  g_autoptr (GHashTable) counts = NULL;

  fixture.path = g_strconcat (fixture.folder, G_DIR_SEPARATOR_S "target", scenario->suffix, NULL);
  counts = count_calls (&fixture);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "open")), >=, 1);
  if (scenario->is_right == is_read_right || scenario->prepare == put_state)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "read")), >=, 1);
  if (scenario->is_right != is_read_right)
    {
      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "write")), >=, 1);
      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "rename")), >=, 1);
    }

  for (guint i = 0; i < test_fault_count_functions (); i++)
    test_fault_try (i, GPOINTER_TO_UINT (g_hash_table_lookup (counts, test_fault_get_function (i))), check, &fixture);

  /* A write, fsync, rename or close cannot fail unnoticed, nor can an open or a read. */
  g_assert_cmpuint (fixture.n_failed, >=, 4);
  g_test_message ("figure: %u calls of the system failed", fixture.n_runs);
  if (fixture.letters != NULL)
    g_test_message ("figure: %u sheets lacked a font for lack of memory", fixture.n_without_font);
  g_assert_cmpuint (fixture.n_without_font, <=, fixture.n_runs / 50);

  test_folder_remove (fixture.folder);
  g_free (fixture.letters);
  g_free (fixture.whole);
  g_free (fixture.output);
  g_free (fixture.folder);
  g_free (fixture.path);
}

static void
add (const char *name,
     Scenario    scenario)
{
  g_autofree char *path = g_strconcat ("/torture/faults/", name, NULL);

  g_test_add_data_func_full (path, g_memdup2 (&scenario, sizeof scenario), test_scenario, g_free);
}

static void
add_list (const char *name,
          const char *suffix,
          gboolean    without_unnamed,
          const char *arguments)
{
  add (name, (Scenario){ g_intern_string (arguments), suffix, without_unnamed, put_old, is_old_or_whole });
}

QS_TEST_MAIN
{
  const QsFormat *const *formats = qs_format_list ();

  /* Whatever the format, the same functions write the file: in short some will do. */
  for (guint i = 0; formats[i]->append != NULL; i++)
    {
      g_autofree char *arguments = g_strdup_printf ("list 6 --format %s --output", formats[i]->id);

      if (i % 4 == 0 || g_test_slow ())
        add_list (formats[i]->id, formats[i]->suffix, FALSE, arguments);
    }
  add_list ("compressed", ".txt.gz", FALSE, "list 6 --output");
  add_list ("without-unnamed-files", ".txt", TRUE, "list 6 --output");
  add_list ("sheet", ".pdf", FALSE, "sheet 6 --output");
  add ("state", (Scenario){ "count 14 --threads 2 --state", ".state", FALSE, put_nothing, can_resume });
  add ("resumed-state", (Scenario){ "count 14 --threads 2 --state", ".state", FALSE, put_state, can_resume });
  add ("verify", (Scenario){ "verify", ".txt", FALSE, put_list, is_read_right });
  add ("verify-compressed", (Scenario){ "verify", ".txt.gz", FALSE, put_list, is_read_right });
  add ("sum", (Scenario){ "count --sum", ".partial", FALSE, put_result, is_read_right });
}
