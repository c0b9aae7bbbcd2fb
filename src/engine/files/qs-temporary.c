/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file on its way to its place.
 *
 * A file without a name is gone with the process, however that ends. It gets a hidden name in the
 * target's folder only to be renamed at once, because a link cannot replace a file. Where the file
 * system has no files without a name, it has the hidden one from the start:
 * qs_temporary_catch_signals() removes it at every signal that can be caught, and the next writer
 * in that folder removes what a kill has left. A name that is in use is locked, so that nobody
 * takes it for a stray. */

#include "qs-temporary.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX ".queenside-"
#define N_LETTERS 6

/* How many names are tried: one is taken by chance, all of them never. */
#define MOST_TRIES 100

/* How many hidden names a signal can remove; any more become strays. */
#define MOST_NAMED 64

/* The hidden names of this process, and whether a signal ends it: a signal's handler gets no argument. */
static char *names[MOST_NAMED];
static int is_ending;

/* Calls only functions that are safe in a signal's handler. The signal has its usual effect when this returns.
 * LCOV_EXCL_START: a program that a signal ends tells nobody what it ran. */
static void
remove_names_cb (int number)
{
  g_atomic_int_set (&is_ending, TRUE);
  for (guint i = 0; i < MOST_NAMED; i++)
    {
      const char *path = g_atomic_pointer_get (&names[i]);

      if (path != NULL)
        unlink (path);
    }

  raise (number);
}
/* LCOV_EXCL_STOP */

/* From now on a signal that ends the process first removes the hidden names. Signals that have a
 * handler or are ignored stay so. Only a program's main() may call this: signals belong to the
 * process. */
void
qs_temporary_catch_signals (void)
{
  static const int harmless[] = { SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH };
  struct sigaction action = { .sa_handler = remove_names_cb, .sa_flags = (int) SA_RESETHAND }, old;
  sigset_t without_effect;

  sigemptyset (&action.sa_mask);
  sigemptyset (&without_effect);
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    sigaddset (&without_effect, harmless[i]);

  for (int number = 1; number <= SIGRTMAX; number++)
    {
      if (sigismember (&without_effect, number) == 0 && sigaction (number, NULL, &old) == 0 &&
          old.sa_handler == SIG_DFL)
        sigaction (number, &action, NULL);
    }
}

static void
remember (QsTemporary *self)
{
  for (guint i = 0; i < MOST_NAMED; i++)
    {
      if (g_atomic_pointer_compare_and_exchange (&names[i], NULL, self->path))
        return;
    }
}

static void
forget (QsTemporary *self)
{
  char *path = g_steal_pointer (&self->path);

  for (guint i = 0; i < MOST_NAMED; i++)
    g_atomic_pointer_compare_and_exchange (&names[i], path, NULL);

  /* A handler that has begun may still read it. */
  if (!g_atomic_int_get (&is_ending))
    g_free (path);
}

static char *
make_path (const char *folder)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  char name[] = PREFIX "XXXXXX";

  for (guint i = 0; i < N_LETTERS; i++)
    name[strlen (PREFIX) + i] = letters[g_random_int_range (0, sizeof letters - 1)];

  return g_build_filename (folder, name, NULL);
}

static gboolean
lock (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* Locks a new file, unless somebody has taken it for a stray already. */
static gboolean
hold (QsTemporary *self)
{
  struct stat info;

  return lock (self->fd) && fstat (self->fd, &info) == 0 && info.st_nlink > 0;
}

static void
close_fd (QsTemporary *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

/* Where /proc is missing, a file without a name could not get one. */
static gboolean
open_unnamed (QsTemporary *self,
              mode_t       mode)
{
  g_autofree char *own_path = NULL;

  self->fd = open (self->folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  own_path = g_strdup_printf ("/proc/self/fd/%d", self->fd);
  if (self->fd >= 0 && access (own_path, F_OK) == 0)
    return TRUE;

  close_fd (self);

  return FALSE;
}

static gboolean
open_named (QsTemporary *self,
            mode_t       mode)
{
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      self->path = make_path (self->folder);
      self->fd = open (self->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (self->fd >= 0 && hold (self))
        {
          remember (self);
          return TRUE;
        }

      g_clear_pointer (&self->path, g_free);
      if (self->fd < 0 && errno != EEXIST)
        return FALSE;
      close_fd (self);
    }

  return FALSE;
}

/* Removes what a process of this user has left, but nothing that only has a similar name. */
static void
remove_stray (const char *path)
{
  int fd = open (path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat info;

  if (fd < 0)
    return;

  if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && info.st_uid == geteuid () && info.st_nlink == 1 &&
      flock (fd, LOCK_EX | LOCK_NB) == 0)
    unlink (path);
  close (fd);
}

/* On another machine's disk there may be writers whose locks are not seen here. */
static gboolean
is_remote (const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GFileInfo) info = g_file_query_filesystem_info (file, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE, NULL, NULL);

  return info == NULL || g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE);
}

static void
remove_strays (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;

      if (!g_str_has_prefix (name, PREFIX) || strlen (name) != strlen (PREFIX) + N_LETTERS)
        continue;

      if (is_remote (folder))
        return;

      path = g_build_filename (folder, name, NULL);
      remove_stray (path);
    }
}

/* Makes what happened to names in it outlast a loss of power. Where a folder cannot be flushed
 * there is nothing to do. May block. */
void
qs_temporary_flush_folder (const char *folder)
{
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

/* Opens a new file on the target's file system, and removes what killed processes have left in
 * its folder. The process's mask is removed from @mode. May block. %NULL with `errno` set. */
QsTemporary *
qs_temporary_new (const char *target,
                  mode_t      mode)
{
  int cause;
  QsTemporary *self = g_new0 (QsTemporary, 1);

  self->target = g_strdup (target);
  self->folder = g_path_get_dirname (target);
  remove_strays (self->folder);
  if (open_unnamed (self, mode) || open_named (self, mode))
    return self;

  cause = errno;
  qs_temporary_free (self);
  errno = cause;

  return NULL;
}

/* Gives the file a hidden name beside its target, unless it has one. What may fail for lack of room has then been done:
 * only the renaming is left for qs_temporary_commit(). May block. Sets `errno` where it cannot. */
gboolean
qs_temporary_give_name (QsTemporary *self)
{
  g_autofree char *own_path = NULL;

  if (self->path != NULL)
    return TRUE;

  own_path = g_strdup_printf ("/proc/self/fd/%d", self->fd);
  lock (self->fd);
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      self->path = make_path (self->folder);
      if (linkat (AT_FDCWD, own_path, AT_FDCWD, self->path, AT_SYMLINK_FOLLOW) == 0)
        {
          remember (self);
          return TRUE;
        }

      g_clear_pointer (&self->path, g_free);
      if (errno != EEXIST)
        return FALSE;
    }

  return FALSE;
}

/* Puts the file, which is whole and on the disk, in its place, where it outlasts a loss of power after
 * qs_temporary_flush_folder(). May block. Sets `errno` where it cannot. */
gboolean
qs_temporary_commit (QsTemporary *self)
{
  if (!qs_temporary_give_name (self) || rename (self->path, self->target) < 0)
    return FALSE;

  forget (self);

  return TRUE;
}

/* Unless the file is in its place, it is gone. */
void
qs_temporary_free (QsTemporary *self)
{
  if (self->path != NULL)
    {
      unlink (self->path);
      forget (self);
    }

  close_fd (self);
  g_free (self->folder);
  g_free (self->target);
  g_free (self);
}
