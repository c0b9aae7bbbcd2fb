/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file writer: whatever goes wrong, the target is the old file or the whole new one. */

#include "qs-file-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"
#include "qs-test-unnamed.h"

/* The exit status of a child whose machine does not let it try. */
#define CANNOT_TRY 77

/* The user that owns nothing. */
#define NOBODY 65534

/* A user and a group that nobody has here. */
#define SOMEBODY 54321

#define OLD "the old file\n"
#define NEW "the new file\n"

typedef struct
{
  char *folder;
  char *path; /* of the target, in @folder */
  mode_t old_mask;
  gboolean knows_unnamed; /* whether the file system knows files without a name */
} Fixture;

typedef void (*Test) (Fixture      *fixture,
                      gconstpointer data);

/* The writer's calls to the disk, while they are recorded. */
static GString *disk_calls;

/* The error of a flush of a file; 0 where it succeeds. */
static int flush_error;

/* These two take the place of the system's own, in this program alone. */
int
fsync (int fd)
{
  struct stat info;

  g_assert_cmpint (fstat (fd, &info), ==, 0);
  if (disk_calls != NULL)
    g_string_append (disk_calls, S_ISDIR (info.st_mode) ? "flush folder; " : "flush file; ");

  if (flush_error == 0 || S_ISDIR (info.st_mode))
    return (int) syscall (SYS_fsync, fd);

  errno = flush_error;
  return -1;
}

int
rename (const char *old_path,
        const char *new_path)
{
  if (disk_calls != NULL)
    g_string_append (disk_calls, "rename; ");

  return renameat (AT_FDCWD, old_path, AT_FDCWD, new_path);
}

int
linkat (int         folder,
        const char *path,
        int         other_folder,
        const char *other,
        int         flags)
{
  if (disk_calls != NULL)
    g_string_append (disk_calls, "link; ");

  return (int) syscall (SYS_linkat, folder, path, other_folder, other, flags);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "target", NULL);
  fixture->old_mask = umask (022);
  fixture->knows_unnamed = TRUE;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  umask (fixture->old_mask);
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static char *
path_of (const Fixture *fixture,
         const char    *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
put (const char *path,
     const char *contents)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, contents, -1, G_FILE_SET_CONTENTS_NONE, 0666, &error);
  g_assert_no_error (error);
}

static void
assert_holds (const char *path,
              const char *contents)
{
  engine_assert_file (path, contents, strlen (contents));
}

static mode_t
get_mode (const char *path)
{
  struct stat info;

  g_assert_cmpint (lstat (path, &info), ==, 0);

  return info.st_mode;
}

static void
write_text (QsFileWriter *writer,
            const char   *text)
{
  g_autoptr (GError) error = NULL;
  gboolean done = qs_file_writer_write (writer, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static void
commit (QsFileWriter *writer)
{
  g_autoptr (GError) error = NULL;
  gboolean done = qs_file_writer_commit (writer, &error);

  g_assert_no_error (error);
  g_assert_true (done);
}

static QsFileWriter *
open_writer (const char *path)
{
  g_autoptr (GError) error = NULL;
  QsFileWriter *writer = qs_file_writer_open (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (writer);

  return writer;
}

static void
write_file (const char *path,
            const char *text)
{
  g_autoptr (QsFileWriter) writer = open_writer (path);

  write_text (writer, text);
  commit (writer);
}

static void
assert_cannot_open (const char *path,
                    int         cause)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_file_writer_open (path, &error));
  engine_assert_names (error, path, cause);
}

typedef struct
{
  Fixture *fixture;
  Test test;
} NamedTest;

static void
run_named (gpointer data)
{
  const NamedTest *named = data;

  test_forbid_unnamed_files (NULL);
  named->fixture->knows_unnamed = FALSE;
  named->test (named->fixture, NULL);
}

static void
test_where_all_files_have_names (Fixture      *fixture,
                                 gconstpointer data)
{
  NamedTest named = { fixture, (Test) data };

  g_assert_cmpint (engine_run_child (run_named, &named), ==, 0);
}

/* Adds a test twice: for file systems that know files without a name, and for others. */
static void
add (const char *path,
     Test        test)
{
  g_autofree char *named_path = g_strconcat (path, "/where-all-files-have-names", NULL);

  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
  g_test_add (named_path, Fixture, (gconstpointer) test, set_up, test_where_all_files_have_names, tear_down);
}

/* The head of a test that runs twice. */
#define WRITER_TEST(name)                                         \
  static void test_##name (Fixture *fixture, gconstpointer data); \
  QS_TEST_REGISTER (name, add (path, test_##name))                \
  static void test_##name (Fixture *fixture, gconstpointer data)

WRITER_TEST (a_new_file_gets_the_usual_mode)
{
  static const mode_t masks[] = { 022, 077, 002, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (masks); i++)
    {
      umask (masks[i]);
      write_file (fixture->path, NEW);
      assert_holds (fixture->path, NEW);
      g_assert_cmphex (get_mode (fixture->path), ==, S_IFREG | (0666 & ~masks[i]));
      g_assert_cmpint (g_unlink (fixture->path), ==, 0);
    }
}

WRITER_TEST (the_old_mode_is_kept)
{
  static const mode_t modes[] = { 0600, 0640, 0666, 0755, 0200 };

  put (fixture->path, OLD);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (fixture->path, (int) modes[i]), ==, 0);
      write_file (fixture->path, NEW);
      g_assert_cmphex (get_mode (fixture->path), ==, S_IFREG | modes[i]);
    }
}

static void
assert_belongs (const char *path,
                uid_t       owner,
                gid_t       group,
                mode_t      mode)
{
  struct stat info;

  assert_holds (path, NEW);
  g_assert_no_errno (lstat (path, &info));
  g_assert_cmpuint (info.st_uid, ==, owner);
  g_assert_cmpuint (info.st_gid, ==, group);
  g_assert_cmphex (info.st_mode, ==, S_IFREG | mode);
}

/* Makes a file of somebody else's, a program that runs as its owner. Returns: whether that is possible here */
static gboolean
put_somebody_elses (const Fixture *fixture,
                    mode_t         mode)
{
  put (fixture->path, OLD);
  if (chown (fixture->path, SOMEBODY, SOMEBODY) < 0)
    {
      g_test_skip ("only root can give a file away");
      return FALSE;
    }

  g_assert_no_errno (g_chmod (fixture->path, (int) mode));

  return TRUE;
}

WRITER_TEST (the_old_owner_is_kept)
{
  if (!put_somebody_elses (fixture, 06751))
    return;

  write_file (fixture->path, NEW);
  assert_belongs (fixture->path, SOMEBODY, SOMEBODY, 06751);
}

static void
try_to_keep_owner (gpointer data)
{
  const Fixture *fixture = data;

  engine_drop_privileges ();
  write_file (fixture->path, NEW);
}

/* Otherwise a program that ran as somebody else would run as the user who replaced it, and another group
 * would get its group's rights. */
WRITER_TEST (a_program_does_not_change_hands)
{
  if (!put_somebody_elses (fixture, 06773))
    return;

  g_assert_cmpint (engine_run_child (try_to_keep_owner, fixture), ==, 0);
  assert_belongs (fixture->path, getuid (), getgid (), 0733);
}

WRITER_TEST (other_names_keep_the_old_file)
{
  g_autofree char *other = path_of (fixture, "other");

  put (fixture->path, OLD);
  g_assert_no_errno (link (fixture->path, other));
  write_file (fixture->path, NEW);
  assert_holds (fixture->path, NEW);
  assert_holds (other, OLD);
}

/* A secret file has a successor that is secret from the first byte on. */
WRITER_TEST (the_old_mode_is_that_of_the_temporary)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_auto (GStrv) names = NULL;
  g_autofree char *temporary = NULL;

  put (fixture->path, OLD);
  g_assert_cmpint (g_chmod (fixture->path, 0600), ==, 0);
  writer = open_writer (fixture->path);

  names = engine_folder_list (fixture->folder);
  g_assert_cmpuint (g_strv_length (names), ==, fixture->knows_unnamed ? 1 : 2);
  if (fixture->knows_unnamed)
    return;

  temporary = path_of (fixture, names[0]);
  g_assert_true (g_str_has_prefix (names[0], ".queenside-"));
  g_assert_cmphex (get_mode (temporary), ==, S_IFREG | 0600);
}

WRITER_TEST (all_parts_arrive)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (QsFileWriter) writer = open_writer (fixture->path);

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *part = g_strdup_printf ("%u,", i);

      write_text (writer, part);
      g_string_append (expected, part);
    }
  write_text (writer, "");
  commit (writer);

  engine_assert_file (fixture->path, expected->str, expected->len);
}

/* The disk gets it in several parts, and the memory forgets them. */
WRITER_TEST (a_large_file_arrives)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (QsFileWriter) writer = open_writer (fixture->path);
  g_autofree char *part = g_strnfill (1 << 20, 'a');

  for (guint i = 0; i < 25; i++)
    {
      part[0] = (char) ('b' + (int) i);
      write_text (writer, part);
      g_string_append (expected, part);
    }
  commit (writer);

  engine_assert_file (fixture->path, expected->str, expected->len);
}

WRITER_TEST (a_file_may_be_empty)
{
  g_autoptr (QsFileWriter) writer = NULL;

  put (fixture->path, OLD);
  writer = open_writer (fixture->path);
  commit (writer);
  assert_holds (fixture->path, "");
}

WRITER_TEST (the_old_file_stays_until_the_commit)
{
  g_autoptr (QsFileWriter) writer = NULL;

  put (fixture->path, OLD);
  writer = open_writer (fixture->path);
  assert_holds (fixture->path, OLD);
  write_text (writer, NEW);
  assert_holds (fixture->path, OLD);
  commit (writer);
  assert_holds (fixture->path, NEW);
  engine_assert_folder (fixture->folder, "target");
}

WRITER_TEST (nothing_is_left_without_a_commit)
{
  QsFileWriter *writer = open_writer (fixture->path);

  write_text (writer, NEW);
  qs_file_writer_free (writer);
  engine_assert_folder (fixture->folder, "");

  put (fixture->path, OLD);
  writer = open_writer (fixture->path);
  write_text (writer, NEW);
  qs_file_writer_free (writer);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);
}

/* Two at a time: the last one to commit wins, and both were whole. */
WRITER_TEST (writers_do_not_mix)
{
  g_autoptr (QsFileWriter) first = open_writer (fixture->path);
  g_autoptr (QsFileWriter) second = open_writer (fixture->path);

  write_text (first, "1");
  write_text (second, "2");
  write_text (first, "1");
  write_text (second, "2");
  commit (second);
  assert_holds (fixture->path, "22");
  commit (first);
  assert_holds (fixture->path, "11");
  engine_assert_folder (fixture->folder, "target");
}

static guint
count_descriptors (void)
{
  g_auto (GStrv) names = engine_folder_list ("/proc/self/fd");

  return g_strv_length (names);
}

/* The path that a shell passes for `>(command)`: a link whose text does not name a file. */
static void
write_through_descriptor (void)
{
  g_autofree char *path = NULL;
  char buffer[64];
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  path = g_strdup_printf ("/dev/fd/%d", ends[1]);
  write_file (path, NEW);

  g_assert_cmpint (read (ends[0], buffer, sizeof buffer), ==, strlen (NEW));
  g_assert_cmpmem (buffer, strlen (NEW), NEW, strlen (NEW));
  close (ends[0]);
  close (ends[1]);
}

WRITER_TEST (no_descriptor_is_left)
{
  guint n_descriptors = count_descriptors ();
  QsFileWriter *writer;

  write_file (fixture->path, NEW);
  write_through_descriptor ();
  assert_cannot_open (fixture->folder, EISDIR);
  writer = open_writer (fixture->path);
  qs_file_writer_free (writer);

  g_assert_cmpuint (count_descriptors (), ==, n_descriptors);
}

WRITER_TEST (a_file_is_named_in_the_current_folder)
{
  g_autofree char *old = g_get_current_dir ();

  g_assert_cmpint (g_chdir (fixture->folder), ==, 0);
  write_file ("target", NEW);
  g_assert_cmpint (g_chdir (old), ==, 0);
  assert_holds (fixture->path, NEW);
}

WRITER_TEST (what_cannot_be_a_file)
{
  g_autofree char *missing = path_of (fixture, "missing/target");
  g_autofree char *slash = path_of (fixture, "missing/");
  g_autofree char *below_file = path_of (fixture, "file/target");
  g_autofree char *file = path_of (fixture, "file");
  g_autofree char *long_name = g_strnfill (300, 'a');
  g_autofree char *too_long = path_of (fixture, long_name);

  assert_cannot_open (fixture->folder, EISDIR);
  assert_cannot_open (missing, ENOENT);
  assert_cannot_open (slash, ENOENT);
  assert_cannot_open (too_long, ENAMETOOLONG);
  assert_cannot_open ("", ENOENT);

  put (file, OLD);
  assert_cannot_open (below_file, ENOTDIR);

  engine_assert_folder (fixture->folder, "file");
}

/* Runs @test in a child to which file modes apply. */
static void
run_without_privileges (Fixture *fixture,
                        void (*test) (gpointer data))
{
  g_assert_cmpint (engine_run_child (test, fixture), ==, 0);
}

static void
try_unwritable_folder (gpointer data)
{
  Fixture *fixture = data;

  engine_drop_privileges ();
  assert_cannot_open (fixture->path, EACCES);
}

WRITER_TEST (an_unwritable_folder)
{
  /* The file itself could be written, but not crash-safely. */
  put (fixture->path, OLD);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  run_without_privileges (fixture, try_unwritable_folder);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);

  /* Not even to be looked into. */
  g_assert_cmpint (g_chmod (fixture->folder, 0), ==, 0);
  run_without_privileges (fixture, try_unwritable_folder);
}

WRITER_TEST (a_read_only_target)
{
  put (fixture->path, OLD);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  run_without_privileges (fixture, try_unwritable_folder);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);
}

static void
make_link (const char *to,
           const char *path)
{
  g_assert_cmpint (symlink (to, path), ==, 0);
}

/* A link to a link in another folder, which is relative to that one. */
WRITER_TEST (a_link_leads_to_what_is_replaced)
{
  g_autofree char *folder = path_of (fixture, "folder");
  g_autofree char *other = path_of (fixture, "folder/other");
  g_autofree char *link = path_of (fixture, "link");
  g_autofree char *read_back = NULL;

  g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
  put (fixture->path, OLD);
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  make_link ("../target", other);
  make_link ("folder/other", link);

  write_file (link, NEW);

  read_back = g_file_read_link (link, NULL);
  g_assert_cmpstr (read_back, ==, "folder/other");
  g_assert_true (S_ISLNK (get_mode (other)));
  g_assert_cmphex (get_mode (fixture->path), ==, S_IFREG | 0640);
  assert_holds (fixture->path, NEW);
  engine_assert_folder (fixture->folder, "folder link target");
  engine_assert_folder (folder, "other");
}

WRITER_TEST (a_folder_may_be_a_link)
{
  g_autofree char *link = path_of (fixture, "link");
  g_autofree char *path = path_of (fixture, "link/target");

  make_link (".", link);
  write_file (path, NEW);
  assert_holds (fixture->path, NEW);
  engine_assert_folder (fixture->folder, "link target");
}

WRITER_TEST (a_link_that_leads_nowhere)
{
  g_autofree char *dangling = path_of (fixture, "dangling");
  g_autofree char *circle = path_of (fixture, "circle");
  g_autofree char *to_folder = path_of (fixture, "to-folder");

  make_link ("missing", dangling);
  make_link ("circle", circle);
  make_link (".", to_folder);

  assert_cannot_open (dangling, ENOENT);
  assert_cannot_open (circle, ELOOP);
  assert_cannot_open (to_folder, EISDIR);
  engine_assert_folder (fixture->folder, "circle dangling to-folder");
}

/* No part of it is like another. */
static char *
make_text (gsize length)
{
  GString *text = g_string_sized_new (length + 32);

  for (guint i = 0; text->len < length; i++)
    g_string_append_printf (text, "%u,", i);

  return g_string_free (text, FALSE);
}

static gpointer
read_all (gpointer data)
{
  char *contents = NULL;

  g_file_get_contents (data, &contents, NULL, NULL);

  return contents;
}

/* Writes to @path, and asserts that the reader of @fifo gets it. */
static void
assert_goes_through (const char *path,
                     const char *fifo)
{
  GThread *reader = g_thread_new ("reader", read_all, (gpointer) fifo);
  g_autofree char *text = make_text (1 << 20);
  g_autofree char *arrived = NULL;

  g_assert_true (qs_file_writer_is_direct (path));
  write_file (path, text);
  arrived = g_thread_join (reader);
  g_assert_cmpmem (arrived, strlen (arrived), text, strlen (text));
}

WRITER_TEST (a_pipe_is_written_directly)
{
  g_autofree char *link = path_of (fixture, "link");

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  make_link ("target", link);

  assert_goes_through (fixture->path, fixture->path);
  assert_goes_through (link, fixture->path);

  g_assert_true (S_ISFIFO (get_mode (fixture->path)));
  engine_assert_folder (fixture->folder, "link target");
}

WRITER_TEST (a_descriptor_is_written_directly)
{
  write_through_descriptor ();
}

/* A writer that replaces its target would replace a device of this machine, if it may. */
static void
give_up_the_machine (void)
{
  if (geteuid () == 0 && setresuid (NOBODY, NOBODY, NOBODY) < 0)
    _exit (CANNOT_TRY);
}

static void
try_devices (gpointer data)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;

  give_up_the_machine ();

  g_assert_true (qs_file_writer_is_direct ("/dev/null"));
  write_file ("/dev/null", NEW);

  writer = open_writer ("/dev/full");
  g_assert_true (qs_file_writer_check_room (writer, G_MAXUINT64, NULL));
  g_assert_false (qs_file_writer_write (writer, NEW, strlen (NEW), &error));
  engine_assert_names (error, "/dev/full", ENOSPC);
}

WRITER_TEST (devices_are_written_directly)
{
  int status;

  if (!S_ISCHR (get_mode ("/dev/full")))
    {
      g_test_skip ("/dev/full is no device here");
      return;
    }

  status = engine_run_child (try_devices, fixture);
  g_assert_true (S_ISCHR (get_mode ("/dev/null")));
  g_assert_true (S_ISCHR (get_mode ("/dev/full")));

  if (WIFEXITED (status) && WEXITSTATUS (status) == CANNOT_TRY)
    g_test_skip ("the user cannot be changed here");
  else
    g_assert_cmpint (status, ==, 0);
}

/* Writes until it fails, and asserts that the old file is all there is afterwards. */
static void
assert_does_not_fit (const Fixture *fixture,
                     int            cause)
{
  QsFileWriter *writer = open_writer (fixture->path);
  g_autofree char *text = g_strnfill (5000, 'x');
  g_autoptr (GError) error = NULL;
  guint n_written = 0;

  while (n_written < 1000 && qs_file_writer_write (writer, text, strlen (text), &error))
    n_written++;
  g_assert_cmpuint (n_written, <, 1000);
  engine_assert_names (error, fixture->path, cause);

  qs_file_writer_free (writer);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);
}

static void
try_beyond_limit (gpointer data)
{
  struct rlimit limit = { 20000, 20000 };

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_does_not_fit (data, EFBIG);
}

WRITER_TEST (a_file_that_grows_too_large)
{
  put (fixture->path, OLD);
  g_assert_cmpint (engine_run_child (try_beyond_limit, fixture), ==, 0);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);
}

/* A line of the child's table of users: to be root inside, it must be some user outside. */
static void
map_self (const char *table,
          guint       id)
{
  g_autofree char *line = g_strdup_printf ("0 %u 1", id);
  int fd = open (table, O_WRONLY | O_CLOEXEC);

  if (fd < 0 || write (fd, line, strlen (line)) < 0)
    _exit (CANNOT_TRY);
  close (fd);
}

/* Mounts a file system of 64 KiB on @folder, which no other process sees. */
static void
mount_small (const char *folder)
{
  guint uid = getuid (), gid = getgid ();

  if (uid == 0 ? unshare (CLONE_NEWNS) < 0 : unshare (CLONE_NEWUSER | CLONE_NEWNS) < 0)
    _exit (CANNOT_TRY);

  if (uid != 0)
    {
      map_self ("/proc/self/uid_map", uid);
      put ("/proc/self/setgroups", "deny");
      map_self ("/proc/self/gid_map", gid);
    }

  if (mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0 ||
      mount ("none", folder, "tmpfs", 0, "size=64k") < 0)
    _exit (CANNOT_TRY);
}

static void
try_full_disk (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;

  mount_small (fixture->folder);
  put (fixture->path, OLD);
  assert_does_not_fit (fixture, ENOSPC);

  /* An error that can be known before is reported before. */
  writer = open_writer (fixture->path);
  g_assert_true (qs_file_writer_check_room (writer, 40000, &error));
  g_assert_false (qs_file_writer_check_room (writer, 70000, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_NO_ROOM);
}

WRITER_TEST (a_full_disk)
{
  int status = engine_run_child (try_full_disk, fixture);

  if (WIFEXITED (status) && WEXITSTATUS (status) == CANNOT_TRY)
    g_test_skip ("no file system can be mounted here");
  else
    g_assert_cmpint (status, ==, 0);
}

WRITER_TEST (room_is_checked)
{
  g_autoptr (QsFileWriter) writer = open_writer (fixture->path);
  g_autofree char *needed = g_format_size (G_MAXUINT64);
  g_autoptr (GRegex) sizes = g_regex_new ("needs ([0-9].*), .* ([0-9][^ ]*) free", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  g_assert_true (qs_file_writer_check_room (writer, 0, &error));
  g_assert_no_error (error);

  g_assert_false (qs_file_writer_check_room (writer, G_MAXUINT64, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_NO_ROOM);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_true (g_regex_match (sizes, error->message, 0, &match));
  told = g_match_info_fetch (match, 1);
  g_assert_cmpstr (told, ==, needed);
}

/* Something came in the way between the opening and the commit. */
WRITER_TEST (a_commit_that_fails)
{
  QsFileWriter *writer = open_writer (fixture->path);
  g_autoptr (GError) error = NULL;

  write_text (writer, NEW);
  g_assert_cmpint (g_mkdir (fixture->path, 0755), ==, 0);
  g_assert_false (qs_file_writer_commit (writer, &error));
  engine_assert_names (error, fixture->path, EISDIR);

  qs_file_writer_free (writer);
  engine_assert_folder (fixture->folder, "target");
}

/* Whatever moment the power fails at, the disk holds the old file or the whole new one. */
WRITER_TEST (a_commit_keeps_the_order)
{
  g_autoptr (QsFileWriter) writer = open_writer (fixture->path);

  write_text (writer, NEW);
  disk_calls = g_string_new (NULL);
  commit (writer);
  g_assert_cmpstr (disk_calls->str, ==,
                   fixture->knows_unnamed ? "flush file; link; rename; flush folder; "
                                          : "flush file; rename; flush folder; ");
  g_string_free (g_steal_pointer (&disk_calls), TRUE);
}

/* A disk may report only now that it is broken. */
WRITER_TEST (a_flush_that_fails)
{
  g_autoptr (GError) error = NULL;
  QsFileWriter *writer;

  put (fixture->path, OLD);
  writer = open_writer (fixture->path);
  write_text (writer, NEW);

  flush_error = EIO;
  g_assert_false (qs_file_writer_commit (writer, &error));
  flush_error = 0;
  engine_assert_names (error, fixture->path, EIO);

  qs_file_writer_free (writer);
  engine_assert_folder (fixture->folder, "target");
  assert_holds (fixture->path, OLD);
}

WRITER_TEST (an_open_descriptor_stays_open)
{
  int fd = g_open (fixture->path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  QsFileWriter *writer = qs_file_writer_new_for_fd (fd, "standard output");

  g_assert_true (qs_file_writer_check_room (writer, G_MAXUINT64, NULL));
  write_text (writer, NEW);
  assert_holds (fixture->path, NEW);
  commit (writer);
  qs_file_writer_free (writer);

  g_assert_cmpint (fcntl (fd, F_GETFD), >=, 0);
  close (fd);
  assert_holds (fixture->path, NEW);
}

WRITER_TEST (a_reader_that_went_away)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;
  int ends[2];

  signal (SIGPIPE, SIG_IGN);
  g_assert_cmpint (pipe (ends), ==, 0);
  writer = qs_file_writer_new_for_fd (ends[1], "standard output");
  g_assert_true (qs_file_writer_check_reader (writer, &error));
  g_assert_no_error (error);

  /* The writer notices it, and also the check before anything is written. */
  close (ends[0]);
  g_assert_false (qs_file_writer_check_reader (writer, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CLOSED);
  g_clear_error (&error);

  g_assert_false (qs_file_writer_write (writer, NEW, strlen (NEW), &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CLOSED);
  g_assert_nonnull (strstr (error->message, "standard output"));
  close (ends[1]);
}

WRITER_TEST (a_file_has_a_reader)
{
  g_autoptr (QsFileWriter) writer = open_writer (fixture->path);
  int fd = g_open (fixture->folder, O_RDONLY | O_CLOEXEC, 0);
  g_autoptr (QsFileWriter) other = qs_file_writer_new_for_fd (fd, "other");

  g_assert_true (qs_file_writer_check_reader (writer, NULL));
  g_assert_true (qs_file_writer_check_reader (other, NULL));
  close (fd);
}

static void
alarm_cb (int number)
{
}

static gpointer
read_slowly (gpointer data)
{
  GString *text = g_string_new (NULL);
  char buffer[1000];
  gssize length;

  while ((length = read (GPOINTER_TO_INT (data), buffer, sizeof buffer)) > 0)
    {
      g_string_append_len (text, buffer, length);
      g_usleep (100);
    }

  return g_string_free (text, FALSE);
}

/* Whoever has the same pipe as well may have made it so. */
WRITER_TEST (a_pipe_does_not_block)
{
  g_autofree char *text = make_text (200000);
  g_autoptr (QsFileWriter) writer = NULL;
  g_autofree char *arrived = NULL;
  GThread *reader;
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  g_assert_cmpint (fcntl (ends[1], F_SETFL, O_NONBLOCK), ==, 0);
  reader = g_thread_new ("reader", read_slowly, GINT_TO_POINTER (ends[0]));
  writer = qs_file_writer_new_for_fd (ends[1], "standard output");
  write_text (writer, text);
  close (ends[1]);

  arrived = g_thread_join (reader);
  g_assert_cmpmem (arrived, strlen (arrived), text, strlen (text));
  close (ends[0]);
}

/* The pipe takes little at a time, and a signal comes in between again and again. */
WRITER_TEST (interruptions_lose_nothing)
{
  struct sigaction interrupt = { .sa_handler = alarm_cb }, old;
  struct itimerval often = { { 0, 300 }, { 0, 300 } }, never = { 0 };
  g_autofree char *text = make_text (10 << 20);
  g_autoptr (QsFileWriter) writer = NULL;
  g_autofree char *arrived = NULL;
  GThread *reader;
  sigset_t alarms;

  /* The reader, which does not expect a signal, must not be interrupted. */
  sigemptyset (&alarms);
  sigaddset (&alarms, SIGALRM);
  pthread_sigmask (SIG_BLOCK, &alarms, NULL);

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  reader = g_thread_new ("reader", read_all, fixture->path);
  pthread_sigmask (SIG_UNBLOCK, &alarms, NULL);
  writer = open_writer (fixture->path);

  sigaction (SIGALRM, &interrupt, &old);
  setitimer (ITIMER_REAL, &often, NULL);
  write_text (writer, text);
  setitimer (ITIMER_REAL, &never, NULL);
  sigaction (SIGALRM, &old, NULL);

  g_clear_pointer (&writer, qs_file_writer_free);
  arrived = g_thread_join (reader);
  g_assert_cmpmem (arrived, strlen (arrived), text, strlen (text));
}

#define GENERATION_SIZE (1 << 20)

typedef struct
{
  const char *path;
  gboolean *is_writing; /* shared with the parent */
} Endless;

/* Writes one generation of the file after the other, each of one letter. */
static G_NORETURN void
write_for_ever (const Endless *endless)
{
  for (guint generation = 0;; generation++)
    {
      g_autoptr (QsFileWriter) writer = open_writer (endless->path);
      char text[4096];

      g_atomic_int_set (endless->is_writing, TRUE);
      memset (text, 'a' + (int) generation % 26, sizeof text);
      for (guint size = 0; size < GENERATION_SIZE; size += sizeof text)
        g_assert_true (qs_file_writer_write (writer, text, sizeof text, NULL));
      commit (writer);
      g_atomic_int_set (endless->is_writing, FALSE);
    }
}

static void
assert_whole (const char *path)
{
  g_autofree char *contents = NULL, *expected = NULL;
  gsize length;

  if (!g_file_get_contents (path, &contents, &length, NULL))
    return;

  g_assert_cmpuint (length, ==, GENERATION_SIZE);
  expected = g_strnfill (GENERATION_SIZE, contents[0]);
  g_assert_cmpmem (contents, length, expected, GENERATION_SIZE);
}

/* Beside the target there is at most the stray of the last writer, which has removed earlier ones. */
static void
assert_at_most_one_stray (const Fixture *fixture)
{
  g_auto (GStrv) names = engine_folder_list (fixture->folder);
  guint n_strays = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "target"))
        continue;

      g_assert_true (g_str_has_prefix (names[i], ".queenside-"));
      n_strays++;
    }

  g_assert_cmpuint (n_strays, <=, 1);
}

/* Kills a writer after at most @longest microseconds. Returns: whether that came in the middle of a file */
static gboolean
write_and_kill (const Endless *endless,
                int            longest)
{
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    write_for_ever (endless);

  g_usleep ((gulong) g_test_rand_int_range (100, longest));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

  return g_atomic_int_exchange (endless->is_writing, FALSE);
}

WRITER_TEST (a_kill_leaves_no_part)
{
  Endless endless = { fixture->path, NULL };
  guint n_in_the_middle = 0;

  endless.is_writing = mmap (NULL, sizeof *endless.is_writing, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_assert_true (endless.is_writing != MAP_FAILED);

  /* A busy machine needs longer lives until one kill has come in the middle of a file, and one file was whole. */
  for (int i = 0; i < 60 || n_in_the_middle == 0 || !g_file_test (fixture->path, G_FILE_TEST_IS_REGULAR); i++)
    {
      if (write_and_kill (&endless, 25000 * (1 + i / 60)))
        n_in_the_middle++;

      assert_whole (fixture->path);
      assert_at_most_one_stray (fixture);
    }

  write_file (fixture->path, NEW);
  engine_assert_folder (fixture->folder, "target");
  munmap (endless.is_writing, sizeof *endless.is_writing);
}
