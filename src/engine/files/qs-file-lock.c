/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps other processes from a file while this one uses it.
 *
 * The file itself is replaced with each new generation, so an empty file beside it is locked
 * instead. That one is removed at the end, so whoever locks it checks that it still has its
 * name. */

#include "qs-file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-state-file.h"

/* How long to wait before another try, in microseconds. */
#define PAUSE 2000

struct _QsFileLock
{
  char *path; /* of the empty file */
  int fd;
};

typedef enum
{
  TRY_LOCKED,
  TRY_BUSY,
  TRY_AGAIN, /* it was removed meanwhile */
  TRY_FAILED,
} Try;

static int
lock_descriptor (int fd)
{
  int result;

  do
    result = flock (fd, LOCK_EX | LOCK_NB);
  while (result < 0 && errno == EINTR);

  return result;
}

/* Whether the open file, which @info describes then, still has the name. */
static gboolean
has_name (const QsFileLock *self,
          struct stat      *info)
{
  struct stat named;

  return fstat (self->fd, info) == 0 && stat (self->path, &named) == 0 && info->st_dev == named.st_dev &&
         info->st_ino == named.st_ino;
}

static void
close_fd (QsFileLock *self)
{
  int old_errno = errno;

  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  errno = old_errno;
}

static Try
try_lock (QsFileLock *self)
{
  struct stat info;

  self->fd = g_open (self->path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (self->fd < 0)
    return TRY_FAILED;

  if (lock_descriptor (self->fd) < 0)
    {
      close_fd (self);
      return errno == EWOULDBLOCK ? TRY_BUSY : TRY_FAILED;
    }

  if (has_name (self, &info))
    return TRY_LOCKED;

  close_fd (self);

  return TRY_AGAIN;
}

/* Locks a file, which need not be there. May block, but not much longer than @patience, the
 * microseconds to wait for another process. Fails with %QS_ERROR_BUSY or %QS_ERROR_FILE. */
QsFileLock *
qs_file_lock_new (const char *path,
                  gint64      patience,
                  GError    **error)
{
  gint64 deadline = g_get_monotonic_time () + patience;
  g_autofree char *name = NULL;
  Try result;
  int cause;
  g_autoptr (QsFileLock) self = g_new0 (QsFileLock, 1);

  self->path = g_strconcat (path, ".lock", NULL);
  self->fd = -1;

  result = try_lock (self);
  while (result == TRY_AGAIN || (result == TRY_BUSY && g_get_monotonic_time () < deadline))
    {
      if (result == TRY_BUSY)
        g_usleep (PAUSE);
      result = try_lock (self);
    }

  if (result == TRY_LOCKED)
    return g_steal_pointer (&self);

  cause = errno;
  name = qs_shown_name (path);
  if (result == TRY_BUSY)
    g_set_error (error, QS_ERROR, QS_ERROR_BUSY, _ ("“%s” is in use by another process"), name);
  else
    qs_state_file_fail (error, self->path, cause);

  return NULL;
}

void
qs_file_lock_free (QsFileLock *self)
{
  struct stat info;

  /* A file of this name that is not empty belongs to somebody else. */
  if (self->fd >= 0 && has_name (self, &info) && info.st_size == 0)
    g_unlink (self->path);

  close_fd (self);
  g_free (self->path);
  g_free (self);
}
