/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens to a file when the system refuses one call: errors that a test cannot cause otherwise, or not as root.
 * tests/torture does so from outside, at every call. */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-file-writer.h"
#include "qs-input.h"
#include "qs-state-file.h"
#include "qs-temporary.h"
#include "qs-test-main.h"

#define OLD "old"

/* More than a compressor keeps to itself. */
#define MUCH (1 << 20)

/* So much that the disk is asked to begin with it more than once, in pieces of which each is enough for that. */
#define PIECE (8 << 20)
#define N_PIECES 3

/* A file, alone in its folder. */
static struct
{
  char *folder;
  char *path;
} self;

/* The next calls of a function that the system refuses, and why: of two functions at most. */
static struct
{
  const char *function;
  guint times;
  int cause;
} refusals[2];

/* A file that somebody removes just before it is locked. */
static const char *removed_folder;

static void
refuse (const char *function,
        guint       times,
        int         cause)
{
  guint i = refusals[0].times == 0 ? 0 : 1;

  refusals[i].function = function;
  refusals[i].times = times;
  refusals[i].cause = cause;
}

static gboolean
is_refused (const char *function)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      if (refusals[i].times > 0 && g_str_equal (function, refusals[i].function))
        {
          refusals[i].times--;
          errno = refusals[i].cause;
          return TRUE;
        }
    }

  return FALSE;
}

/* These take the places of the system's. */

int
access (const char *path,
        int         mode)
{
  return is_refused ("access") ? -1 : (int) syscall (SYS_faccessat, AT_FDCWD, path, mode);
}

/* A descriptor is gone even if its closing fails. */
int
close (int fd)
{
  int result = (int) syscall (SYS_close, fd);

  return is_refused ("close") ? -1 : result;
}

int
fchmod (int    fd,
        mode_t mode)
{
  return is_refused ("fchmod") ? -1 : (int) syscall (SYS_fchmod, fd, mode);
}

int
fchown (int   fd,
        uid_t owner,
        gid_t group)
{
  return is_refused ("fchown") ? -1 : (int) syscall (SYS_fchown, fd, owner, group);
}

int
fcntl (int fd,
       int command,
       ...)
{
  va_list list;
  int result;

  va_start (list, command);
  result = is_refused ("fcntl") ? -1 : engine_fcntl (fd, command, list);
  va_end (list);

  return result;
}

int
fstat (int          fd,
       struct stat *info)
{
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);

  return is_refused ("fstat") ? -1 : stat (path, info);
}

int
fstatvfs (int             fd,
          struct statvfs *info)
{
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd);

  return is_refused ("fstatvfs") ? -1 : statvfs (path, info);
}

int
fsync (int fd)
{
  return is_refused ("fsync") ? -1 : (int) syscall (SYS_fsync, fd);
}

/* Removes the only hidden file, or lock, of a folder. */
static void
remove_other (const char *folder)
{
  g_auto (GStrv) names = engine_folder_list (folder);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      if (names[i][0] == '.' || g_str_has_suffix (names[i], ".lock"))
        g_unlink (path);
    }
}

int
flock (int fd,
       int operation)
{
  if (removed_folder != NULL)
    remove_other (g_steal_pointer (&removed_folder));

  return is_refused ("flock") ? -1 : (int) syscall (SYS_flock, fd, operation);
}

int
linkat (int         old_folder,
        const char *old_path,
        int         new_folder,
        const char *new_path,
        int         flags)
{
  return is_refused ("linkat") ? -1 : (int) syscall (SYS_linkat, old_folder, old_path, new_folder, new_path, flags);
}

int
open (const char *path,
      int         flags,
      ...)
{
  va_list list;
  mode_t mode;

  va_start (list, flags);
  mode = va_arg (list, mode_t);
  va_end (list);

  return is_refused ("open") ? -1 : (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

ssize_t
read (int    fd,
      void  *data,
      size_t length)
{
  return is_refused ("read") ? -1 : syscall (SYS_read, fd, data, length);
}

int
rename (const char *old_path,
        const char *new_path)
{
  return is_refused ("rename") ? -1 : (int) syscall (SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path, 0);
}

int
sync_file_range (int          fd,
                 off_t        begin,
                 off_t        length,
                 unsigned int flags)
{
  return is_refused ("sync_file_range") ? -1 : (int) syscall (SYS_sync_file_range, fd, begin, length, flags);
}

int
unlink (const char *path)
{
  return is_refused ("unlink") ? -1 : (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  return is_refused ("write") ? -1 : syscall (SYS_write, fd, data, length);
}

/* The error names the file and the cause, and nothing has changed. */
static void
assert_failed (const GError *error,
               int           cause)
{
  engine_assert_names (error, self.path, cause);
  engine_assert_file (self.path, OLD, strlen (OLD));
  engine_assert_folder (self.folder, "file");
}

static void
assert_n_files (guint n)
{
  g_auto (GStrv) names = engine_folder_list (self.folder);

  g_assert_cmpuint (g_strv_length (names), ==, n);
}

static mode_t
replace_with_mode (mode_t mode)
{
  g_autoptr (GError) error = NULL;
  struct stat info;

  g_assert_cmpint (g_chmod (self.path, mode), ==, 0);
  g_assert_true (qs_file_writer_replace (self.path, "new", &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_stat (self.path, &info), ==, 0);

  return info.st_mode & 07777;
}

static void
run (gconstpointer test)
{
  self.folder = engine_folder_new ();
  self.path = g_build_filename (self.folder, "file", NULL);
  g_assert_true (g_file_set_contents (self.path, OLD, -1, NULL));

  ((GTestFunc) test) ();

  /* Every refusal has happened. */
  g_assert_cmpuint (refusals[0].times + refusals[1].times, ==, 0);
  g_free (self.path);
  engine_folder_remove (self.folder);
}

/* The head of a test of self, at the end of which every refusal has happened. */
#define REFUSAL_TEST(name)                                               \
  static void test_##name (void);                                        \
  QS_TEST_REGISTER (name, g_test_add_data_func (path, test_##name, run)) \
  static void test_##name (void)

/* A program does not run with the rights of another owner. */
REFUSAL_TEST (owner_that_cannot_be_kept)
{
  refuse ("fchown", 1, EPERM);
  g_assert_cmphex (replace_with_mode (06754), ==, 0754);
}

/* Nobody gets rights that he did not have: the other group has those of all others. */
REFUSAL_TEST (group_that_cannot_be_kept)
{
  refuse ("fchown", 2, EPERM);
  g_assert_cmphex (replace_with_mode (04764), ==, 0744);
}

REFUSAL_TEST (file_that_must_not_be_written)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  refuse ("access", 1, EACCES);
  g_assert_null (qs_file_writer_open (self.path, &error));
  assert_failed (error, EACCES);
  g_clear_error (&error);

  refuse ("open", 1, EACCES);
  g_assert_null (qs_input_read (self.path, &length, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
}

REFUSAL_TEST (device_that_cannot_be_opened)
{
  g_autoptr (GError) error = NULL;

  refuse ("open", 1, EBUSY);
  g_assert_null (qs_file_writer_open ("/dev/null", &error));
  engine_assert_names (error, "/dev/null", EBUSY);
}

/* Little stays in the compressor up to the end, much does not. */
REFUSAL_TEST (full_disk_below_a_compressor)
{
  g_autofree char *path = g_strconcat (self.path, QS_FILE_WRITER_GZIP, NULL);
  g_autofree char *much = g_malloc (MUCH);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  g_assert_false (qs_file_writer_compresses ("gz"));
  for (gsize i = 0; i < MUCH; i++)
    much[i] = (char) g_rand_int_range (random, 0, 256);

  for (guint with_much = 0; with_much < 2; with_much++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (QsFileWriter) writer = qs_file_writer_open_as_named (path, &error);

      g_assert_no_error (error);
      if (with_much == 0)
        g_assert_true (qs_file_writer_write (writer, "new", 3, &error));
      refuse ("write", 1, ENOSPC);
      g_assert_false (with_much ? qs_file_writer_write (writer, much, MUCH, &error)
                                : qs_file_writer_commit (writer, &error));
      assert_failed (error, ENOSPC);
    }
}

REFUSAL_TEST (replacing_without_room)
{
  const char *functions[] = { "open", "write", "rename", "fchmod", "fsync", "fcntl", "close" };

  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    {
      g_autoptr (GError) error = NULL;

      /* Without a name, then with one. */
      refuse (functions[i], i == 0 ? 2 : 1, ENOSPC);
      g_assert_false (qs_file_writer_replace (self.path, "new", &error));
      assert_failed (error, ENOSPC);
    }
}

/* A signal that came is no failure. */
REFUSAL_TEST (write_that_is_interrupted)
{
  g_autoptr (GError) error = NULL;

  refuse ("write", 3, EINTR);
  g_assert_true (qs_file_writer_replace (self.path, "new", &error));
  g_assert_no_error (error);
  engine_assert_file (self.path, "new", 3);
}

/* The first hidden file cannot be used, as a function fails, and stays. */
static void
leave_hidden_name (const char *function,
                   int         cause)
{
  QsTemporary *temporary;

  refuse ("open", 1, EOPNOTSUPP);
  refuse (function, 1, cause);
  temporary = qs_temporary_new (self.path, 0600);
  g_assert_nonnull (temporary);
  assert_n_files (3);
  qs_temporary_free (temporary);
}

/* Somebody has locked the first file to remove it, and then does not: the next writer does. */
REFUSAL_TEST (hidden_name_that_is_taken)
{
  leave_hidden_name ("flock", EWOULDBLOCK);

  qs_temporary_free (qs_temporary_new (self.path, 0600));
  engine_assert_folder (self.folder, "file");
}

/* Somebody takes the first file for a stray before it is locked, or the system has no locks, or no /proc. */
REFUSAL_TEST (hidden_name_that_is_removed)
{
  for (guint i = 0; i < 3; i++)
    {
      QsTemporary *temporary;

      if (i == 0)
        removed_folder = self.folder;
      else if (i == 1)
        refuse ("flock", 1, ENOLCK);
      refuse (i < 2 ? "open" : "access", 1, EOPNOTSUPP);
      temporary = qs_temporary_new (self.path, 0600);
      g_assert_nonnull (temporary);
      g_assert_true (qs_temporary_commit (temporary));
      qs_temporary_free (temporary);
      engine_assert_file (self.path, "", 0);
      engine_assert_folder (self.folder, "file");
    }
}

/* A hidden file of which the system tells nothing is not used, and not removed as long as it can be anybody's. */
REFUSAL_TEST (hidden_name_that_is_unknown)
{
  leave_hidden_name ("fstat", EIO);

  refuse ("fstat", 1, EIO);
  qs_temporary_free (qs_temporary_new (self.path, 0600));
  assert_n_files (2);
  qs_temporary_free (qs_temporary_new (self.path, 0600));
  engine_assert_folder (self.folder, "file");
}

/* More than a signal could remove. */
REFUSAL_TEST (many_hidden_names)
{
  QsTemporary *temporaries[70];

  for (guint i = 0; i < G_N_ELEMENTS (temporaries); i++)
    {
      /* The names that are there already are tried first, for strays. */
      refuse ("open", i + 1, EOPNOTSUPP);
      temporaries[i] = qs_temporary_new (self.path, 0600);
      g_assert_nonnull (temporaries[i]);
    }
  assert_n_files (G_N_ELEMENTS (temporaries) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (temporaries); i++)
    qs_temporary_free (temporaries[i]);
  engine_assert_folder (self.folder, "file");
}

REFUSAL_TEST (name_that_cannot_be_given)
{
  QsTemporary *temporary = qs_temporary_new (self.path, 0600);

  refuse ("linkat", 1, EACCES);
  g_assert_false (qs_temporary_commit (temporary));
  g_assert_cmpint (errno, ==, EACCES);
  qs_temporary_free (temporary);
  engine_assert_folder (self.folder, "file");

  /* A name that is in use by chance is no failure. */
  temporary = qs_temporary_new (self.path, 0600);
  refuse ("linkat", 3, EEXIST);
  g_assert_true (qs_temporary_commit (temporary));
  qs_temporary_free (temporary);
  engine_assert_file (self.path, "", 0);
}

REFUSAL_TEST (names_run_out)
{
  QsTemporary *temporary = qs_temporary_new (self.path, 0600);

  refuse ("linkat", 100, EEXIST);
  g_assert_false (qs_temporary_commit (temporary));
  g_assert_cmpint (errno, ==, EEXIST);
  qs_temporary_free (temporary);

  refuse ("open", 101, EEXIST);
  g_assert_null (qs_temporary_new (self.path, 0600));
  g_assert_cmpint (errno, ==, EEXIST);
  engine_assert_folder (self.folder, "file");
}

/* A folder that cannot be flushed is no failure: the file is in its place. */
REFUSAL_TEST (folder_that_cannot_be_opened)
{
  QsTemporary *temporary = qs_temporary_new (self.path, 0600);

  refuse ("open", 1, EMFILE);
  g_assert_true (qs_temporary_commit (temporary));
  qs_temporary_flush_folder (temporary->folder);
  qs_temporary_free (temporary);
  engine_assert_file (self.path, "", 0);
}

REFUSAL_TEST (lock_that_the_system_lacks)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QsFileLock) lock = NULL;

  refuse ("flock", 1, ENOLCK);
  g_assert_null (qs_file_lock_new (self.path, 0, &error));
  engine_assert_names (error, self.path, ENOLCK);
  g_clear_error (&error);

  refuse ("flock", 3, EINTR);
  removed_folder = self.folder;
  lock = qs_file_lock_new (self.path, 0, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lock);
}

/* What has got content, or another file of the same name, is somebody else's and stays. */
REFUSAL_TEST (lock_that_somebody_else_has_written)
{
  g_autofree char *lock_path = g_strconcat (self.path, ".lock", NULL);

  for (guint is_replaced = 0; is_replaced < 2; is_replaced++)
    {
      QsFileLock *lock = qs_file_lock_new (self.path, 0, NULL);

      g_assert_nonnull (lock);
      if (is_replaced)
        g_assert_cmpint (g_rename (self.path, lock_path), ==, 0);
      else
        g_assert_cmpint (truncate (lock_path, 3), ==, 0);
      qs_file_lock_free (lock);
      engine_assert_file (lock_path, is_replaced ? OLD : "\0\0\0", 3);
    }
}

/* Nothing is known of the locked file at first. Then somebody has put a link to a device in its place, which stays. */
REFUSAL_TEST (lock_that_became_a_device)
{
  g_autofree char *lock_path = g_strconcat (self.path, ".lock", NULL);
  QsFileLock *lock;

  refuse ("fstat", 1, EIO);
  lock = qs_file_lock_new (self.path, 0, NULL);
  g_assert_nonnull (lock);
  g_assert_cmpint (g_unlink (lock_path), ==, 0);
  g_assert_cmpint (symlink ("/dev/null", lock_path), ==, 0);
  qs_file_lock_free (lock);
  engine_assert_folder (self.folder, "file file.lock");
}

/* What the disk is asked to begin with early, and how much room there is, are hints. */
REFUSAL_TEST (hints_that_the_system_lacks)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *piece = g_malloc0 (PIECE);
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (self.path, &error);
  struct stat info;

  refuse ("fstatvfs", 1, ENOSYS);
  refuse ("sync_file_range", 2 * N_PIECES - 1, ENOSYS);
  g_assert_true (qs_file_writer_check_room (writer, G_MAXUINT64, &error));
  for (guint i = 0; i < N_PIECES; i++)
    g_assert_true (qs_file_writer_write (writer, piece, PIECE, &error));
  g_assert_true (qs_file_writer_commit (writer, &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_stat (self.path, &info), ==, 0);
  g_assert_cmpint (info.st_size, ==, N_PIECES * PIECE);
}

/* That a descriptor is none is not the lack of a reader: writing tells it. */
REFUSAL_TEST (reader_of_nothing)
{
  g_autoptr (GError) error = NULL;
  int fd = dup (STDOUT_FILENO);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, "nothing");

  g_assert_cmpint (qs_file_writer_get_reader_fd (writer), ==, fd);
  g_assert_cmpint (close (fd), ==, 0);
  g_assert_true (qs_file_writer_check_reader (writer, &error));
  g_assert_false (qs_file_writer_write (writer, "new", 3, &error));
  engine_assert_names (error, "nothing", EBADF);
}

REFUSAL_TEST (state_that_cannot_be_read)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  refuse ("read", 1, EIO);
  g_assert_null (qs_input_read (self.path, &length, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, g_strerror (EIO)));
}

REFUSAL_TEST (state_that_cannot_be_removed)
{
  g_autoptr (GError) error = NULL;

  refuse ("unlink", 1, EPERM);
  g_assert_false (qs_state_file_remove (self.path, &error));
  assert_failed (error, EPERM);
}

REFUSAL_TEST (state_that_cannot_be_set_aside)
{
  g_autoptr (GError) error = NULL;

  refuse ("rename", 1, EROFS);
  g_assert_false (qs_state_file_set_aside (self.path, &error));
  assert_failed (error, EROFS);
  g_clear_error (&error);

  /* Somebody else removed it meanwhile. */
  refuse ("rename", 1, ENOENT);
  g_assert_true (qs_state_file_set_aside (self.path, &error));
  g_assert_no_error (error);
}

/* A thousand files that were set aside are enough. */
REFUSAL_TEST (too_many_set_aside)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 1000; i++)
    {
      g_autofree char *aside = g_strdup_printf (i == 1 ? "%s.refused" : "%s.refused-%u", self.path, i);

      /* All but the last were set aside before. */
      if (i < 1000)
        g_assert_no_errno (link (self.path, aside));
      else
        g_assert_true (qs_state_file_set_aside (self.path, &error));
      g_assert_no_error (error);
    }
  g_assert_true (g_file_set_contents (self.path, OLD, -1, NULL));
  g_assert_false (qs_state_file_set_aside (self.path, &error));
  engine_assert_names (error, self.path, EEXIST);
  engine_assert_file (self.path, OLD, strlen (OLD));
}
