/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read from a path that somebody gave: a device could go on for ever, and a pipe that nobody writes to be waited
 * for without end. */

#include "config.h"

#include "qs-input.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

static gboolean
is_wanted (const struct stat *info,
           gboolean           takes_pipe)
{
  return S_ISREG (info->st_mode) || (takes_pipe && S_ISFIFO (info->st_mode));
}

/* Opens a regular file, or a pipe where the user has named it, which waits for its writer. May block. Fails with
 * %G_IO_ERROR, which says the cause, but not the name. */
GInputStream *
qs_input_open (const char *path,
               gboolean    takes_pipe,
               GError    **error)
{
  int fd = -1, cause = 0, flags = O_RDONLY | O_CLOEXEC | (takes_pipe ? 0 : O_NONBLOCK);
  struct stat info;

  if (g_stat (path, &info) < 0)
    cause = errno;
  else if (S_ISDIR (info.st_mode))
    cause = EISDIR;
  else if (is_wanted (&info, takes_pipe) && (fd = g_open (path, flags, 0)) < 0)
    cause = errno;

  /* It may be another one now. */
  if (fd >= 0 && fstat (fd, &info) == 0 && is_wanted (&info, takes_pipe))
    return g_unix_input_stream_new (fd, TRUE);

  if (fd >= 0)
    g_close (fd, NULL);
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (cause),
                       cause != 0 ? g_strerror (cause) : _ ("It is not a regular file"));

  return NULL;
}
