/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A machine that has little: of memory, descriptors, threads, disk, folders, fonts, or a clock that jumps.
 *
 * Each command runs on each machine. What it writes is what it writes elsewhere, or one line says why it cannot. */

#include <glib/gstdio.h>
#include <math.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)
#define MEGABYTE ((guint64) 1 << 20)

#define OLD "old\n"

/* How many limits of memory there are from 30 MB to 2 GB. */
#define N_STEPS 60u

/* How often a program is stopped. */
#define N_STOPS (g_test_slow () ? 100u : 5u)

/* How long until a program is stopped, and how long it stands still, in microseconds. */
#define MAX_DELAY 30000

/* What a count of 15 queens prints. */
#define TOTAL_15 "2279184\n"

typedef struct
{
  const char *name;
  int resource; /* what is limited, where limit is not 0 */
  guint64 limit;
  const char *variable; /* that is set, or removed for %NULL */
  const char *value;
} Machine;

static const Machine machines[] = {
  { "memory-300", RLIMIT_AS, 300 * MEGABYTE },
  { "memory-500", RLIMIT_AS, 500 * MEGABYTE },
  { "memory-1000", RLIMIT_AS, 1000 * MEGABYTE },
  { "memory-1500", RLIMIT_AS, 1500 * MEGABYTE },
  { "descriptors", RLIMIT_NOFILE, 32 },
  { "small-files", RLIMIT_FSIZE, 1000 },
  { "no-thread", .variable = "QS_FAULT", .value = "pthread_create:1+:11" },
  { "one-thread", .variable = "QS_FAULT", .value = "pthread_create:2+:11" },
  { "two-threads", .variable = "QS_FAULT", .value = "pthread_create:3+:11" },
  { "full-disk", .variable = "QS_FAULT", .value = "write:1+:28" },
  { "disk-that-fills", .variable = "QS_FAULT", .value = "write:2+:28" },
  { "disk-that-does-not-sync", .variable = "QS_FAULT", .value = "fsync:1+:5" },
  { "no-home", .variable = "HOME" },
  { "home-nowhere", .variable = "HOME", .value = "/dev/null/home" },
  { "no-locale", .variable = "LC_ALL", .value = "xx_YY.UTF-8" },
  { "no-path", .variable = "PATH" },
  { "no-fonts", .variable = "FONTCONFIG_FILE", .value = "/dev/null" },
  { "jumping-clock", .variable = "QS_JUMPS", .value = "1" },
};

/* FILE stands for the path of a file, and BOARDS for one that has all solutions of four queens. */
static const struct
{
  const char *name;
  const char *arguments;
  gboolean varies; /* whether times or letters are in what it writes */
} commands[] = {
  { "count", "count 14" },
  { "count-by-many-threads", "count 14 --threads 64" },
  { "count-with-state", "count 13 --progress --state FILE.state" },
  { "list", "list 9" },
  { "list-by-many-threads", "list 9 --threads 64" },
  { "list-from-the-middle", "list 9 --from 50%" },
  { "list-to-file", "list 10 --output FILE" },
  { "squares", "squares 10" },
  { "rank", "rank '1 5 8 6 3 7 2 4'" },
  { "estimate", "estimate 4", TRUE },
  { "trace", "trace --method shifting-masks 5" },
  { "tree", "trace --method shifting-masks 5 --tree FILE.svg" },
  { "verify", "verify BOARDS", TRUE },
  { "race", "race 5 --budget 1 --method shifting-masks --method dancing-links", TRUE },
  { "sheet", "sheet 8 --limit 12 --format svg --output FILE", TRUE },
};

static void
limit_resource (gpointer user_data)
{
  const Machine *machine = user_data;
  const struct rlimit limit = { machine->limit, machine->limit };

  test_end_with_parent (NULL);
  signal (SIGXFSZ, SIG_IGN);
  setrlimit ((__rlimit_resource_t) machine->resource, &limit);
}

static GSubprocessLauncher *
launcher_new_for (const Machine *machine)
{
  GSubprocessLauncher *launcher = test_launcher_new (PIPES);
  g_autofree char *preloaded = g_strjoin (":", g_getenv ("QS_FAULTS"), g_getenv ("QS_CLOCKS"), NULL);

  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "", TRUE);
  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", preloaded, TRUE);
  if (machine->value != NULL)
    g_subprocess_launcher_setenv (launcher, machine->variable, machine->value, TRUE);
  else if (machine->variable != NULL)
    g_subprocess_launcher_unsetenv (launcher, machine->variable);
  if (machine->limit > 0)
    g_subprocess_launcher_set_child_setup (launcher, limit_resource, (gpointer) machine, NULL);

  return launcher;
}

/* How a command ended, and what the file holds then. */
typedef struct
{
  TestRun run;
  char *content;
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  test_run_clear (&outcome->run);
  g_clear_pointer (&outcome->content, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

static Outcome
run_on (const Machine *machine,
        guint          command)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "target.csv", NULL);
  g_autofree char *boards = g_build_filename (folder, "boards.txt", NULL);
  g_autoptr (GString) arguments = g_string_new (commands[command].arguments);
  g_autoptr (GSubprocessLauncher) launcher = launcher_new_for (machine);
  g_autoptr (GSubprocess) process = NULL;
  Outcome outcome;

  test_write_file (path, OLD);
  test_write_file (boards, "2 4 1 3\n3 1 4 2\n");
  g_string_replace (arguments, "FILE", path, 0);
  g_string_replace (arguments, "BOARDS", boards, 0);
  process = test_start (launcher, "%s", arguments->str);
  outcome.run = test_finish (process);
  outcome.content = test_read_file (path);
  test_folder_remove (folder);

  return outcome;
}

/* The last of its lines says in the program's name what is wrong. */
static gboolean
says_why (const TestRun *run)
{
  g_autofree char *lines = g_strchomp (g_strdup (run->errors));
  const char *last = strrchr (lines, '\n');

  return run->status > 0 && g_str_has_prefix (last != NULL ? last + 1 : lines, "queenside-cli: ");
}

/* The same as on a machine that has enough, or nothing new and a reason. */
static gboolean
is_right (guint          command,
          const Outcome *usual,
          const Outcome *outcome)
{
  if (outcome->run.status != 0)
    return says_why (&outcome->run) && g_str_equal (outcome->content, OLD);

  return commands[command].varies
             ? g_str_equal (outcome->content, OLD) == g_str_equal (usual->content, OLD)
             : g_str_equal (outcome->run.output, usual->run.output) && g_str_equal (outcome->content, usual->content);
}

/* What a command does on a machine that has enough. It is the same for all others, and runs once. */
static const Outcome *
get_usual (guint command)
{
  static const Machine usual_machine;
  static Outcome outcomes[G_N_ELEMENTS (commands)];

  if (outcomes[command].content == NULL)
    outcomes[command] = run_on (&usual_machine, command);
  g_assert_cmpint (outcomes[command].run.status, ==, 0);

  return &outcomes[command];
}

static void
test_machine (gconstpointer data)
{
  const Machine *machine = data;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const Outcome *usual = get_usual (i);
      g_auto (Outcome) outcome = run_on (machine, i);

      if (outcome.run.status != 0)
        g_test_message ("%s, status %d: %s", commands[i].name, outcome.run.status, outcome.run.errors);
      if (!is_right (i, usual, &outcome))
        g_test_fail_printf ("%s ends with status %d, says “%s” and writes “%s”", commands[i].name, outcome.run.status,
                            outcome.run.errors, outcome.run.output);
    }
}

/* Before the program itself runs, the system says in its own words what it lacks. */
static gboolean
was_not_loaded (const TestRun *run)
{
  return run->status == 127 && strstr (run->errors, "shared librar") != NULL;
}

/* From too little memory to load the program to enough, step by step; in short each command tries others of the steps. */
QS_TEST (ladder)
{
  guint stride = g_test_slow () ? 1 : 20;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      for (guint step = i % stride; step < N_STEPS; step += stride)
        {
          guint64 limit = (guint64) (30 * pow (2000 / 30.0, (double) step / (N_STEPS - 1))) * MEGABYTE;
          const Machine machine = { "ladder", RLIMIT_AS, limit };
          g_auto (Outcome) outcome = run_on (&machine, i);

          if (!is_right (i, get_usual (i), &outcome) && !was_not_loaded (&outcome.run))
            g_test_fail_printf ("%s with %u MB ends with status %d and says “%s”", commands[i].name,
                                (guint) (limit / MEGABYTE), outcome.run.status, outcome.run.errors);
        }
    }
}

/* What the process may have counts, and not only what the machine has. */
QS_TEST (limit_counts)
{
  static const Machine machine = { "limit", RLIMIT_AS, 400 * MEGABYTE };
  g_autoptr (GSubprocessLauncher) launcher = launcher_new_for (&machine);
  g_autoptr (GSubprocess) process = test_start (launcher, "count 28 --partial --units 1-1 --threads 1 --yes");
  g_auto (TestRun) run = test_finish (process);

  test_assert_failed (&run, 1, "of memory, and only ");
}

/* A program that stands still at random moments, while the clock goes on. */
QS_TEST (stops)
{
  static const Machine machine = { "usual" };
  guint n_stops = 0;

  while (n_stops < N_STOPS)
    {
      g_autoptr (GSubprocessLauncher) launcher = launcher_new_for (&machine);
      g_autoptr (GSubprocess) process = test_start (launcher, "count 15 --progress --threads 2");
      g_auto (TestRun) run = { 0 };

      for (guint i = 0; i < 4 && g_subprocess_get_identifier (process) != NULL; i++, n_stops++)
        {
          g_usleep ((gulong) g_test_rand_int_range (0, MAX_DELAY));
          g_subprocess_send_signal (process, SIGSTOP);
          g_usleep ((gulong) g_test_rand_int_range (0, MAX_DELAY));
          g_subprocess_send_signal (process, SIGCONT);
        }

      run = test_finish (process);
      g_assert_cmpint (run.status, ==, 0);
      g_assert_cmpstr (run.output, ==, TOTAL_15);
    }
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      g_autofree char *path = g_strconcat ("/torture/little/", machines[i].name, NULL);

      g_test_add_data_func (path, &machines[i], test_machine);
    }
}
