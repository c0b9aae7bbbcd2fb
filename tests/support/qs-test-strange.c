/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has a name as files have, and is none. */

#include "qs-test-strange.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

  g_assert_cmpuint (g_strlcpy (address.sun_path, path, sizeof address.sun_path), <, sizeof address.sun_path);
  g_assert_no_errno (bind (fd, (struct sockaddr *) &address, sizeof address));
  g_assert_no_errno (close (fd));
}

GStrv
test_strange_new (const char *folder)
{
  GStrv paths = g_new0 (char *, 8);
  static const char *const names[] = { "pipe", "folder", "socket", "nowhere", "device" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    paths[i] = g_build_filename (folder, names[i], NULL);
  paths[5] = g_strdup ("/dev/zero");
  paths[6] = g_strdup ("/dev/full");

  g_assert_no_errno (mkfifo (paths[0], 0600));
  g_assert_no_errno (mkdir (paths[1], 0700));
  make_socket (paths[2]);
  g_assert_no_errno (symlink ("missing", paths[3]));
  g_assert_no_errno (symlink ("/dev/zero", paths[4]));

  return paths;
}
