/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files on their way to their place: what a killed process leaves, and for how long. */

#include "qs-temporary.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-test-main.h"
#include "qs-test-unnamed.h"

/* A hidden name, as temporaries have it. */
#define STRAY ".queenside-sTRay1"

/* A user id that nobody has. */
#define SOMEBODY_ELSE 54321

typedef struct
{
  char *folder;
  char *target;
} Fixture;

/* Whether every file system is another machine's. */
static gboolean is_remote;

/* This takes the place of GIO's own, in this program alone: how it finds out is its own affair. */
GFileInfo *
g_file_query_filesystem_info (GFile        *file,
                              const char   *attributes,
                              GCancellable *cancellable,
                              GError      **error)
{
  GFileInfo *info = g_file_info_new ();

  g_file_info_set_attribute_boolean (info, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE, is_remote);

  return info;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->target = g_build_filename (fixture->folder, "target", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  is_remote = FALSE;
  g_free (fixture->target);
  engine_folder_remove (fixture->folder);
}

static char *
path_of (const Fixture *fixture,
         const char    *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

/* Makes a file in the folder, which stays open. */
static int
put (const Fixture *fixture,
     const char    *name)
{
  g_autofree char *path = path_of (fixture, name);
  int fd = g_open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);

  return fd;
}

static void
put_closed (const Fixture *fixture,
            const char    *name)
{
  close (put (fixture, name));
}

/* Opens a temporary, which looks for strays, and lets it go. */
static void
look_for_strays (const Fixture *fixture)
{
  QsTemporary *temporary = qs_temporary_new (fixture->target, 0600);

  g_assert_nonnull (temporary);
  qs_temporary_free (temporary);
}

QS_TEST_WITH (it_has_no_name_until_the_commit, Fixture, NULL, set_up, tear_down)
{
  QsTemporary *temporary = qs_temporary_new (fixture->target, 0640);

  g_assert_nonnull (temporary);
  engine_assert_folder (fixture->folder, "");
  g_assert_true (qs_temporary_commit (temporary));
  engine_assert_folder (fixture->folder, "target");
  qs_temporary_free (temporary);
  engine_assert_folder (fixture->folder, "target");
}

QS_TEST_WITH (strays_are_removed, Fixture, NULL, set_up, tear_down)
{
  put_closed (fixture, STRAY);
  put_closed (fixture, ".queenside-000000");
  look_for_strays (fixture);
  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (what_is_locked_stays, Fixture, NULL, set_up, tear_down)
{
  int fd = put (fixture, STRAY);

  g_assert_no_errno (flock (fd, LOCK_EX));
  look_for_strays (fixture);
  engine_assert_folder (fixture->folder, STRAY);

  close (fd);
  look_for_strays (fixture);
  engine_assert_folder (fixture->folder, "");
}

/* Their names are like those of temporaries, but they are something else. */
QS_TEST_WITH (what_is_something_else_stays, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *folder = path_of (fixture, ".queenside-folder");
  g_autofree char *link_path = path_of (fixture, ".queenside-a-link");
  g_autofree char *pipe_path = path_of (fixture, ".queenside-a-pipe");
  g_autofree char *first = path_of (fixture, ".queenside-first1");
  g_autofree char *second = path_of (fixture, ".queenside-second");

  put_closed (fixture, ".queenside-notes.txt");
  put_closed (fixture, ".queenside");
  put_closed (fixture, ".queenside-first1");
  g_assert_no_errno (link (first, second));
  g_assert_no_errno (g_mkdir (folder, 0700));
  g_assert_no_errno (symlink (".queenside", link_path));
  g_assert_no_errno (mkfifo (pipe_path, 0600));

  look_for_strays (fixture);
  engine_assert_folder (fixture->folder,
                        ".queenside .queenside-a-link .queenside-a-pipe .queenside-first1 .queenside-folder "
                        ".queenside-notes.txt .queenside-second");
}

QS_TEST_WITH (what_is_somebody_elses_stays, Fixture, NULL, set_up, tear_down)
{
  int fd = put (fixture, STRAY);

  if (fchown (fd, SOMEBODY_ELSE, (gid_t) -1) < 0)
    g_test_skip ("only root can give a file away");
  else
    {
      look_for_strays (fixture);
      engine_assert_folder (fixture->folder, STRAY);
    }

  close (fd);
}

/* There the holder of a lock may not be visible. */
QS_TEST_WITH (another_machines_disk_is_left_alone, Fixture, NULL, set_up, tear_down)
{
  put_closed (fixture, STRAY);
  is_remote = TRUE;
  look_for_strays (fixture);
  engine_assert_folder (fixture->folder, STRAY);
}

typedef struct
{
  const Fixture *fixture;
  gboolean catches;
  int ignored; /* a signal's number, or 0 */
  int ready;   /* a pipe's end */
} Child;

/* Has a named temporary, and waits to be killed. */
static G_NORETURN void
write_for_ever (const Child *child)
{
  const struct rlimit no_core = { 0, 0 };

  setrlimit (RLIMIT_CORE, &no_core);
  test_forbid_unnamed_files (NULL);

  /* Whoever runs the tests may have set some to be ignored. */
  for (int number = 1; number < SIGRTMIN; number++)
    signal (number, SIG_DFL);
  if (child->ignored != 0)
    signal (child->ignored, SIG_IGN);
  if (child->catches)
    qs_temporary_catch_signals ();

  g_assert_nonnull (qs_temporary_new (child->fixture->target, 0600));
  g_assert_cmpint (write (child->ready, "!", 1), ==, 1);
  /* A sanitizer delivers a signal at the next call of the system, and there may be none after it. */
  for (;;)
    g_usleep (G_USEC_PER_SEC / 100);
}

static pid_t
start (Child *child)
{
  int ends[2];
  char byte;
  pid_t pid;

  g_assert_no_errno (pipe (ends));
  child->ready = ends[1];
  pid = fork ();
  g_assert_cmpint (pid, >=, 0);
  if (pid == 0)
    write_for_ever (child);

  close (ends[1]);
  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  close (ends[0]);

  return pid;
}

static void
assert_ends_by (pid_t pid,
                int   number)
{
  int status;

  g_assert_no_errno (kill (pid, number));
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, number);
}

static char *
only_name (const Fixture *fixture)
{
  g_auto (GStrv) names = engine_folder_list (fixture->folder);

  g_assert_cmpuint (g_strv_length (names), ==, 1);

  return g_strdup (names[0]);
}

QS_TEST_WITH (signals_leave_nothing, Fixture, NULL, set_up, tear_down)
{
  const int numbers[] = { SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF,
                          SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS, SIGRTMIN, SIGRTMAX };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      Child child = { fixture, TRUE, 0, -1 };
      pid_t pid = start (&child);
      g_autofree char *name = only_name (fixture);

      g_assert_true (g_str_has_prefix (name, ".queenside-"));
      g_test_message ("%s", g_strsignal (numbers[i]));
      assert_ends_by (pid, numbers[i]);
      engine_assert_folder (fixture->folder, "");
    }
}

QS_TEST_WITH (an_ignored_signal_stays_ignored, Fixture, NULL, set_up, tear_down)
{
  Child child = { fixture, TRUE, SIGHUP, -1 };
  pid_t pid = start (&child);

  g_assert_no_errno (kill (pid, SIGHUP));
  g_assert_no_errno (kill (pid, SIGCHLD));
  g_assert_no_errno (kill (pid, SIGWINCH));
  assert_ends_by (pid, SIGTERM);
  engine_assert_folder (fixture->folder, "");
}

/* A signal that cannot be caught leaves a stray, and the next writer removes it, but not the file of a
 * process that still writes. */
QS_TEST_WITH (the_stray_of_a_kill_is_removed, Fixture, NULL, set_up, tear_down)
{
  Child child = { fixture, FALSE, 0, -1 };
  pid_t first = start (&child), second = start (&child);
  g_autofree char *left = NULL;

  assert_ends_by (first, SIGKILL);
  look_for_strays (fixture);
  left = only_name (fixture);
  g_assert_true (g_str_has_prefix (left, ".queenside-"));

  assert_ends_by (second, SIGKILL);
  engine_assert_folder (fixture->folder, left);
  look_for_strays (fixture);
  engine_assert_folder (fixture->folder, "");
}
