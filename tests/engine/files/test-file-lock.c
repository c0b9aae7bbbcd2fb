/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lock of a file: one process has it at a time, and it ends with the process. */

#include "qs-file-lock.h"

#include <sys/wait.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"

/* Longer than the test is watched. */
#define LONG_PATIENCE G_TIME_SPAN_DAY

#define N_THREADS 4
#define N_ROUNDS 2000

typedef struct
{
  char *folder;
  char *path;
  int n_inside; /* threads that have the lock; atomic */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static QsFileLock *
lock_file (const char *path,
           gint64      patience)
{
  g_autoptr (GError) error = NULL;
  QsFileLock *lock = qs_file_lock_new (path, patience, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lock);

  return lock;
}

static void
assert_busy (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("“%s” is in use by another process", path);

  g_assert_null (qs_file_lock_new (path, 0, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_BUSY);
  g_assert_cmpstr (error->message, ==, message);
}

QS_TEST_WITH (one_at_a_time_has_it, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsFileLock) lock = lock_file (fixture->path, 0);

  assert_busy (fixture->path);
  assert_busy (fixture->path);
  g_clear_pointer (&lock, qs_file_lock_free);
  engine_assert_folder (fixture->folder, "");

  lock = lock_file (fixture->path, 0);
  assert_busy (fixture->path);
}

QS_TEST_WITH (files_are_apart, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  G_GNUC_UNUSED g_autoptr (QsFileLock) lock = lock_file (fixture->path, 0);
  G_GNUC_UNUSED g_autoptr (QsFileLock) other_lock = lock_file (other, 0);

  engine_assert_folder (fixture->folder, "file.lock other.lock");
}

/* The child has the lock until the parent closes the pipe, and ends without letting go of it. */
QS_TEST_WITH (waits_for_another_process, Fixture, NULL, set_up, tear_down)
{
  int to_child[2], from_child[2];
  g_autoptr (QsFileLock) lock = NULL;
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (to_child), ==, 0);
  g_assert_cmpint (pipe (from_child), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (to_child[1]);
      lock_file (fixture->path, 0);
      _exit (write (from_child[1], "x", 1) == 1 && read (to_child[0], &byte, 1) == 0 ? 0 : 1);
    }

  g_assert_cmpint (read (from_child[0], &byte, 1), ==, 1);
  assert_busy (fixture->path);
  for (guint i = 0; i < 2; i++)
    {
      close (to_child[i]);
      close (from_child[i]);
    }

  lock = lock_file (fixture->path, LONG_PATIENCE);
  assert_busy (fixture->path);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
}

static gpointer
lock_often (gpointer data)
{
  Fixture *fixture = data;

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autoptr (QsFileLock) lock = qs_file_lock_new (fixture->path, 0, NULL);

      if (lock == NULL)
        continue;

      g_assert_cmpint (g_atomic_int_add (&fixture->n_inside, 1), ==, 0);
      g_thread_yield ();
      g_assert_cmpint (g_atomic_int_add (&fixture->n_inside, -1), ==, 1);
    }

  return NULL;
}

/* The locked file is removed and made anew all the time. */
QS_TEST_WITH (never_are_two_inside, Fixture, NULL, set_up, tear_down)
{
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("lock", lock_often, fixture);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);

  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (what_cannot_be_locked, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "missing", "file", NULL);
  g_autofree char *link_path = g_strconcat (fixture->path, ".lock", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_file_lock_new (missing, LONG_PATIENCE, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_clear_error (&error);

  /* Nothing is made where somebody else's link leads. */
  g_assert_cmpint (symlink ("elsewhere", link_path), ==, 0);
  g_assert_null (qs_file_lock_new (fixture->path, LONG_PATIENCE, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  engine_assert_folder (fixture->folder, "file.lock");
}
