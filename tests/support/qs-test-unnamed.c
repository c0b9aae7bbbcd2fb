/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A system whose file systems know no files without a name.
 *
 * The kernel itself refuses O_TMPFILE, as it does for a file system that lacks it. */

#include "qs-test-unnamed.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

/* Where the flags of openat() are: the half of the argument that counts. */
#define FLAGS (offsetof (struct seccomp_data, args[2]) + (G_BYTE_ORDER == G_BIG_ENDIAN ? 4 : 0))

/* From now on this process, and whatever it starts, opens no file without a name. Is called in a child. */
void
test_forbid_unnamed_files (gpointer user_data)
{
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 3),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, FLAGS),
    BPF_JUMP (BPF_JMP | BPF_JSET | BPF_K, O_TMPFILE & ~O_DIRECTORY, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EOPNOTSUPP),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { G_N_ELEMENTS (filter), filter };

  g_assert_no_errno (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
  g_assert_no_errno (prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program));
}
