/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of a count: whatever happens to it or to the program, no wrong sum comes out of it. */

#include "qs-count-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-input.h"
#include "qs-state-file.h"
#include "qs-test-main.h"

/* A board of more units than are needed here. */
#define N 18

/* The exit status of a child that ends before one of its calls. */
#define KILLED 77

typedef struct
{
  char *folder;
  char *path;  /* of the newest generation */
  char *older;
} Fixture;

/* How many more calls may change files before the process is killed; it is not killed while this is negative. */
static int calls_left = -1;

/* Whether a file can have two names here. */
static gboolean has_links = TRUE;

static void
step (void)
{
  if (calls_left == 0)
    _exit (KILLED);
  if (calls_left > 0)
    calls_left--;
}

/* These take the place of the system's own, in this program alone. */
int
fsync (int fd)
{
  step ();

  return (int) syscall (SYS_fsync, fd);
}

int
rename (const char *old_path,
        const char *new_path)
{
  step ();

  return renameat (AT_FDCWD, old_path, AT_FDCWD, new_path);
}

int
link (const char *path,
      const char *other)
{
  step ();
  if (has_links)
    return (int) syscall (SYS_linkat, AT_FDCWD, path, AT_FDCWD, other, 0);

  errno = EPERM;
  return -1;
}

int
linkat (int         folder,
        const char *path,
        int         other_folder,
        const char *other,
        int         flags)
{
  step ();

  return (int) syscall (SYS_linkat, folder, path, other_folder, other, flags);
}

int
unlink (const char *path)
{
  step ();

  return unlinkat (AT_FDCWD, path, 0);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "state", NULL);
  fixture->older = g_strconcat (fixture->path, "~", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  has_links = TRUE;
  g_free (fixture->older);
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static void
put (const char *path,
     const char *contents,
     gsize       length)
{
  g_autoptr (GError) error = NULL;

  /* GLib writes into the present file, and leaves the rest of a longer one. */
  g_assert_true (truncate (path, 0) == 0 || errno == ENOENT);
  g_file_set_contents_full (path, contents, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0666, &error);
  g_assert_no_error (error);
}

static char *
get (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  return contents;
}

static QsPartial *
make_partial (guint n,
              guint n_done)
{
  QsPartial *partial = qs_partial_new (n);

  for (guint32 unit = 0; unit < n_done; unit++)
    qs_partial_add (partial, unit, 100 + unit);

  return partial;
}

static void
put_partial (const char *path,
             guint       n,
             guint       n_done)
{
  g_autoptr (QsPartial) partial = make_partial (n, n_done);
  g_autofree char *text = qs_partial_to_text (partial);

  put (path, text, strlen (text));
}

static QsCountStore *
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  QsCountStore *store = qs_count_store_open (path, N, &error);

  g_assert_no_error (error);
  g_assert_nonnull (store);

  return store;
}

static void
save (QsCountStore *store,
      guint         n_done)
{
  g_autoptr (QsPartial) partial = make_partial (N, n_done);
  g_autoptr (GError) error = NULL;
  gboolean done = qs_count_store_save (store, partial, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static guint
count_done (QsCountStore *store)
{
  g_autoptr (QsPartial) partial = qs_count_store_get_partial (store);
  guint n_done = partial->n_done;
  g_autoptr (QsPartial) expected = make_partial (N, n_done);

  g_assert_cmpint (qs_total_compare (&partial->solutions, &expected->solutions), ==, 0);

  return n_done;
}

/* Opens the file as a program does that was started anew. */
static guint
load (const char *path)
{
  g_autoptr (QsCountStore) store = open_store (path);

  g_assert_null (qs_count_store_get_complaint (store));

  return count_done (store);
}

static void
assert_refused (const char *path,
                QsError     code,
                const char *reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_count_store_open (path, N, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, reason));
}

QS_TEST_WITH (a_new_one_is_empty, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = open_store (fixture->path);

  g_assert_null (qs_count_store_get_complaint (store));
  g_assert_cmpuint (count_done (store), ==, 0);
  engine_assert_folder (fixture->folder, "state.lock");

  g_clear_pointer (&store, qs_count_store_free);
  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (what_was_saved_is_loaded, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = open_store (fixture->path);

  for (guint n_done = 1; n_done <= 4; n_done++)
    {
      save (store, n_done);
      g_assert_cmpuint (count_done (store), ==, n_done);
      g_clear_pointer (&store, qs_count_store_free);
      store = open_store (fixture->path);
      g_assert_cmpuint (count_done (store), ==, n_done);
    }
}

static void
test_two_generations (Fixture      *fixture,
                      gconstpointer data)
{
  has_links = data == NULL;

  for (guint n_done = 1; n_done <= 4; n_done++)
    {
      g_autoptr (QsCountStore) store = open_store (fixture->path);

      save (store, n_done);
      g_clear_pointer (&store, qs_count_store_free);
      engine_assert_folder (fixture->folder, n_done == 1 ? "state" : "state state~");
      g_assert_cmpuint (load (fixture->path), ==, n_done);
      if (n_done > 1)
        g_assert_cmpuint (load (fixture->older), ==, n_done - 1);
    }
}

QS_TEST_WITH (the_mode_is_kept, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = open_store (fixture->path);
  struct stat info;

  save (store, 1);
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  save (store, 2);
  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmphex (info.st_mode, ==, S_IFREG | 0640);
}

/* The files that a power cut, or a kill where files cannot have two names, may leave. */
QS_TEST_WITH (the_older_one_alone_is_used, Fixture, NULL, set_up, tear_down)
{
  put_partial (fixture->older, N, 2);
  g_assert_cmpuint (load (fixture->path), ==, 2);
}

/* The files that a kill leaves between the two renames of a save. */
QS_TEST_WITH (two_names_of_one_file_become_two_files, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = NULL;

  put_partial (fixture->path, N, 2);
  g_assert_cmpint (link (fixture->path, fixture->older), ==, 0);
  store = open_store (fixture->path);
  save (store, 3);
  g_clear_pointer (&store, qs_count_store_free);

  engine_assert_folder (fixture->folder, "state state~");
  g_assert_cmpuint (load (fixture->path), ==, 3);
  g_assert_cmpuint (load (fixture->older), ==, 2);
}

/* Each is in place of the newest generation, while the older one is whole. */
static void
assert_older_is_used (Fixture    *fixture,
                      const char *reason)
{
  g_autofree char *refused = g_strconcat (fixture->path, ".refused", NULL);
  g_autofree char *before = get (fixture->path);
  g_autofree char *after = NULL;
  g_autoptr (QsCountStore) store = NULL;

  put_partial (fixture->older, N, 2);
  store = open_store (fixture->path);
  g_assert_cmpuint (count_done (store), ==, 2);
  g_assert_nonnull (qs_count_store_get_complaint (store));
  g_assert_nonnull (strstr (qs_count_store_get_complaint (store), fixture->path));
  g_assert_nonnull (strstr (qs_count_store_get_complaint (store), reason));

  save (store, 3);
  g_assert_cmpuint (count_done (store), ==, 3);
  g_clear_pointer (&store, qs_count_store_free);

  engine_assert_folder (fixture->folder, "state state.refused state~");
  after = get (refused);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (load (fixture->path), ==, 3);
  g_assert_cmpuint (load (fixture->older), ==, 2);
  g_assert_cmpint (g_unlink (refused), ==, 0);
}

QS_TEST_WITH (a_damaged_newest_one_is_set_aside, Fixture, NULL, set_up, tear_down)
{
  put (fixture->path, "", 0);
  assert_older_is_used (fixture, "It ends too early, in line 1");
  put (fixture->path, "1 5 8 6 3 7 2 4\n", 16);
  assert_older_is_used (fixture, "Line 1 has “1 5 8 6 3 7 2 4”");
  put_partial (fixture->path, 16, 1);
  assert_older_is_used (fixture, "It is of n = 16, not of n = 18");
}

QS_TEST_WITH (refused_files_are_all_kept, Fixture, NULL, set_up, tear_down)
{
  put_partial (fixture->older, N, 2);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (QsCountStore) store = NULL;

      put (fixture->path, "damaged\n", 8);
      store = open_store (fixture->path);
      save (store, 3);
    }

  engine_assert_folder (fixture->folder, "state state.refused state.refused-2 state.refused-3 state~");
}

/* The newest one is good, so there is no complaint, but a backup of somebody else's is not lost. */
QS_TEST_WITH (a_damaged_older_one_is_set_aside, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *refused = g_strconcat (fixture->older, ".refused", NULL);
  g_autoptr (QsCountStore) store = NULL;

  put_partial (fixture->path, N, 2);
  put (fixture->older, "damaged\n", 8);
  store = open_store (fixture->path);
  g_assert_null (qs_count_store_get_complaint (store));
  g_assert_cmpuint (count_done (store), ==, 2);
  save (store, 3);
  g_clear_pointer (&store, qs_count_store_free);

  engine_assert_file (refused, "damaged\n", 8);
  g_assert_cmpuint (load (fixture->path), ==, 3);
  g_assert_cmpuint (load (fixture->older), ==, 2);
}

QS_TEST_WITH (without_a_good_one_nothing_is_opened, Fixture, NULL, set_up, tear_down)
{
  put (fixture->path, "damaged\n", 8);
  assert_refused (fixture->path, QS_ERROR_INVALID_TEXT, "Line 1 has “damaged”");
  engine_assert_folder (fixture->folder, "state");

  put (fixture->older, "worse\n", 6);
  assert_refused (fixture->path, QS_ERROR_INVALID_TEXT, "Line 1 has “damaged”");
  engine_assert_file (fixture->path, "damaged\n", 8);
  engine_assert_file (fixture->older, "worse\n", 6);

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  assert_refused (fixture->path, QS_ERROR_INVALID_TEXT, "Line 1 has “worse”");
  engine_assert_file (fixture->older, "worse\n", 6);
  engine_assert_folder (fixture->folder, "state~");

  put_partial (fixture->older, 16, 1);
  assert_refused (fixture->path, QS_ERROR_OUT_OF_RANGE, "It is of n = 16, not of n = 18");
}

QS_TEST_WITH (what_is_no_file_is_refused, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "missing", "state", NULL);

  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  assert_refused (fixture->path, QS_ERROR_FILE, g_strerror (EISDIR));
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  assert_refused (fixture->path, QS_ERROR_FILE, "It is not a regular file");
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);

  put (fixture->path, "", 0);
  g_assert_cmpint (truncate (fixture->path, QS_INPUT_MAX_SIZE + 1), ==, 0);
  assert_refused (fixture->path, QS_ERROR_OUT_OF_RANGE, "It is too large: 67.1");

  assert_refused (missing, QS_ERROR_FILE, g_strerror (ENOENT));
}

QS_TEST_WITH (every_single_bit_counts, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsPartial) partial = make_partial (N, 2);
  g_autofree char *text = qs_partial_to_text (partial);
  gsize length = strlen (text);

  put_partial (fixture->older, N, 1);
  for (gsize bit = 0; bit < 8 * length; bit++)
    {
      g_autoptr (QsCountStore) store = NULL;

      text[bit / 8] ^= (char) (1u << bit % 8);
      put (fixture->path, text, length);
      store = open_store (fixture->path);
      g_assert_nonnull (qs_count_store_get_complaint (store));
      g_assert_cmpuint (count_done (store), ==, 1);
      text[bit / 8] ^= (char) (1u << bit % 8);
    }
}

QS_TEST_WITH (links_lead_to_the_file, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *name = g_build_filename (fixture->folder, "link", NULL);
  g_autoptr (QsCountStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("state", name), ==, 0);
  assert_refused (name, QS_ERROR_FILE, g_strerror (ENOENT));

  put_partial (fixture->path, N, 1);
  store = open_store (name);
  g_assert_null (qs_count_store_open (fixture->path, N, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_BUSY);
  save (store, 2);
  save (store, 3);
  g_clear_pointer (&store, qs_count_store_free);

  g_assert_true (g_file_test (name, G_FILE_TEST_IS_SYMLINK));
  engine_assert_folder (fixture->folder, "link state state~");
  g_assert_cmpuint (load (fixture->path), ==, 3);
}

QS_TEST_WITH (both_are_removed, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = open_store (fixture->path);
  g_autoptr (GError) error = NULL;

  save (store, 1);
  save (store, 2);
  g_assert_true (qs_count_store_remove (store, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_done (store), ==, 0);
  engine_assert_folder (fixture->folder, "state.lock");
  g_assert_true (qs_count_store_remove (store, &error));

  save (store, 1);
  g_clear_pointer (&store, qs_count_store_free);
  engine_assert_folder (fixture->folder, "state");
}

QS_TEST_WITH (what_is_foreign_is_not_removed, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = NULL;

  put (fixture->path, "damaged\n", 8);
  put_partial (fixture->older, N, 1);
  store = open_store (fixture->path);
  g_assert_true (qs_count_store_remove (store, NULL));
  g_assert_null (qs_count_store_get_complaint (store));
  g_clear_pointer (&store, qs_count_store_free);

  engine_assert_folder (fixture->folder, "state.refused");
}

static void
try_busy (gpointer data)
{
  const Fixture *fixture = data;

  assert_refused (fixture->path, QS_ERROR_BUSY, "in use by another process");
}

QS_TEST_WITH (a_second_process_declines, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsCountStore) store = open_store (fixture->path);

  g_assert_cmpint (engine_run_child (try_busy, fixture), ==, 0);
  try_busy (fixture);
  save (store, 1);
  save (store, 2);
  g_assert_cmpint (engine_run_child (try_busy, fixture), ==, 0);

  /* The other one's refusal must not have taken the lock away. */
  engine_assert_folder (fixture->folder, "state state.lock state~");
}

/* The child sends a byte when it has opened the file, and waits for the kill. */
QS_TEST_WITH (a_kill_leaves_no_lock, Fixture, NULL, set_up, tear_down)
{
  int ends[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      QsCountStore *store = open_store (fixture->path);

      save (store, 1);
      if (write (ends[1], "x", 1) != 1)
        _exit (1);
      for (;;)
        g_usleep (G_USEC_PER_SEC / 100);
    }

  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  try_busy (fixture);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  close (ends[0]);
  close (ends[1]);

  g_assert_cmpuint (load (fixture->path), ==, 1);
  engine_assert_folder (fixture->folder, "state");
}

/* A file that only has the lock's name is not ours to remove. */
QS_TEST_WITH (a_foreign_lock_file_stays, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *lock = g_strconcat (fixture->path, ".lock", NULL);

  put (lock, "mine\n", 5);
  g_assert_cmpuint (load (fixture->path), ==, 0);
  engine_assert_file (lock, "mine\n", 5);
}

typedef struct
{
  const char *path;
  guint n_done;
  int calls;
} Save;

static void
save_until_killed (gpointer data)
{
  const Save *order = data;
  QsCountStore *store = open_store (order->path);

  calls_left = order->calls;
  save (store, order->n_done);
  calls_left = -1;
  qs_count_store_free (store);
}

static void
forget_files (const Fixture *fixture)
{
  g_auto (GStrv) names = engine_folder_list (fixture->folder);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* Everything but the files of writers that were killed. */
static char *
list_files (const Fixture *fixture)
{
  g_auto (GStrv) names = engine_folder_list (fixture->folder);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!g_str_has_prefix (names[i], ".queenside-"))
        g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", names[i]);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* A save that is killed before any of its calls leaves the generation before it or itself, and the
 * next save finds all as it should be. */
static void
test_kill_at_each_call (Fixture      *fixture,
                        gconstpointer data)
{
  guint n_before = GPOINTER_TO_UINT (data);
  guint n_old = 0, n_new = 0;
  int status;

  do
    {
      Save order = { fixture->path, n_before + 1, (int) (n_old + n_new) };
      g_autoptr (QsCountStore) store = NULL;
      g_autofree char *files = NULL;
      guint n_done;

      forget_files (fixture);
      for (guint n = 1; n <= n_before; n++)
        save_until_killed (&(Save){ fixture->path, n, -1 });

      status = engine_run_child (save_until_killed, &order);
      g_assert_true (WIFEXITED (status) && (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == KILLED));

      n_done = load (fixture->path);
      g_assert_cmpuint (n_done, >=, n_before);
      g_assert_cmpuint (n_done, <=, n_before + 1);
      *(n_done == n_before ? &n_old : &n_new) += 1;

      store = open_store (fixture->path);
      save (store, n_before + 2);
      g_clear_pointer (&store, qs_count_store_free);
      g_assert_cmpuint (load (fixture->path), ==, n_before + 2);
      if (n_done > 0)
        g_assert_cmpuint (load (fixture->older), ==, n_done);

      files = list_files (fixture);
      g_assert_cmpstr (files, ==, n_done > 0 ? "state state~" : "state");
    }
  while (WEXITSTATUS (status) == KILLED);

  /* Otherwise no kill came in the middle, and nothing was tested. */
  g_assert_cmpuint (n_old, >=, 2);
  g_assert_cmpuint (n_new, >=, 2);
}

static void
test_kill_at_each_call_without_links (Fixture      *fixture,
                                      gconstpointer data)
{
  has_links = FALSE;
  test_kill_at_each_call (fixture, data);
}

/* While a damaged file is set aside as well. */
QS_TEST_WITH (a_kill_at_each_call_beside_damage, Fixture, NULL, set_up, tear_down)
{
  int calls = 0, status;

  do
    {
      Save order = { fixture->path, 3, calls++ };
      g_autoptr (QsCountStore) store = NULL;

      forget_files (fixture);
      put (fixture->path, "damaged\n", 8);
      put_partial (fixture->older, N, 2);
      status = engine_run_child (save_until_killed, &order);
      g_assert_true (WIFEXITED (status) && (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == KILLED));

      store = open_store (fixture->path);
      g_assert_cmpuint (count_done (store), >=, 2);
    }
  while (WEXITSTATUS (status) == KILLED);

  g_assert_cmpint (calls, >=, 4);
}

static void
try_unwritable_folder (gpointer data)
{
  const Fixture *fixture = data;
  g_autoptr (QsCountStore) store = open_store (fixture->path);
  g_autoptr (QsPartial) partial = make_partial (N, 2);
  g_autoptr (GError) error = NULL;

  engine_drop_privileges ();
  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  g_assert_false (qs_count_store_save (store, partial, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_cmpuint (count_done (store), ==, 1);

  /* The next one can go well. */
  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
  save (store, 2);
  qs_count_store_free (g_steal_pointer (&store));
}

QS_TEST_WITH (a_failed_save_changes_nothing, Fixture, NULL, set_up, tear_down)
{
  put_partial (fixture->path, N, 1);
  g_assert_cmpint (engine_run_child (try_unwritable_folder, (gpointer) fixture), ==, 0);
  g_assert_cmpuint (load (fixture->path), ==, 2);
  g_assert_cmpuint (load (fixture->older), ==, 1);
}

static void
assert_defaults (const guint *expected,
                 guint        n_expected)
{
  g_autoptr (GArray) boards = qs_count_store_list_defaults ();

  g_assert_cmpmem (boards->data, boards->len * sizeof (guint), expected, n_expected * sizeof (guint));
}

QS_TEST_WITH (defaults_are_in_the_state_folder, Fixture, NULL, set_up, tear_down)
{
  static const guint boards[] = { 2, 18, 19, 32 };
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "queenside", NULL);
  struct stat info;

  assert_defaults (NULL, 0);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *path = qs_count_store_get_default_path (boards[i]);
      g_autofree char *name = g_strdup_printf ("count-%u.json", boards[i]);
      g_autofree char *expected = g_build_filename (folder, name, NULL);
      g_autofree char *older = g_strconcat (path, "~", NULL);

      g_assert_cmpstr (path, ==, expected);
      put (boards[i] % 2 == 0 ? path : older, "anything\n", 9);
    }

  assert_defaults (boards, G_N_ELEMENTS (boards));
  g_assert_cmpint (stat (folder, &info), ==, 0);
  g_assert_cmphex (info.st_mode, ==, S_IFDIR | 0700);
}

static void
add_with (const char   *path,
          gconstpointer data,
          void (*test) (Fixture      *fixture,
                        gconstpointer data))
{
  g_autofree char *full_path = g_strdup_printf ("/engine/count-store/%s", path);

  g_test_add (full_path, Fixture, data, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  char *state = engine_folder_new ();
  int status;

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  test_add_all ();

  add_with ("two-generations-are-kept", NULL, test_two_generations);
  add_with ("two-generations-are-kept-without-links", "without", test_two_generations);

  add_with ("a-kill-at-each-call/first-save", GUINT_TO_POINTER (0), test_kill_at_each_call);
  add_with ("a-kill-at-each-call/second-save", GUINT_TO_POINTER (1), test_kill_at_each_call);
  add_with ("a-kill-at-each-call/third-save", GUINT_TO_POINTER (2), test_kill_at_each_call);
  add_with ("a-kill-at-each-call/without-links", GUINT_TO_POINTER (2), test_kill_at_each_call_without_links);

  status = g_test_run ();
  engine_folder_remove (state);

  return status;
}
