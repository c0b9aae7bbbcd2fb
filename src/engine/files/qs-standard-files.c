/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-standard-files.h"

#include <fcntl.h>
#include <unistd.h>

/* Occupies the numbers of closed standard files. Otherwise another file could get one, and with it
 * the output for the user. Neither reads nor writes work there, as if they were closed. */
void
qs_standard_files_reserve (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    {
      if (fcntl (fd, F_GETFD) == -1)
        open ("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}
