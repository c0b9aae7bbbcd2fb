/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which calls of the system are made to fail, and how. */

#include "qs-test-faults.h"

#include <errno.h>

/* How many calls of one function are made to fail at most: evenly spread over those that there are, the first and the last
 * among them. In the long form all of them, but for memory, which is asked for everywhere. In the short form each call
 * fails with one of the errors, and each error is that of one call. */
#define MAX_CALLS (g_test_slow () ? 400u : 2u)

/* A read that gives, or a write that takes, only a part of the bytes. */
#define SHORT 0

typedef struct
{
  const char *name;
  int errors[4]; /* up to the first −1 */
} Function;

static const Function functions[] = {
  { "close", { EIO, ENOSPC, -1 } },
  { "fchmod", { EPERM, -1 } },
  { "fchown", { EPERM, -1 } },
  { "flock", { ENOLCK, EINTR, -1 } },
  { "fsync", { EIO, ENOSPC, -1 } },
  { "linkat", { EACCES, EIO, ENOSPC, -1 } },
  { "malloc", { ENOMEM, -1 } },
  { "mmap", { ENOMEM, -1 } },
  { "open", { EACCES, EMFILE, ENOSPC, -1 } },
  { "pthread_create", { EAGAIN, -1 } },
  { "read", { EIO, EINTR, SHORT, -1 } },
  { "rename", { EACCES, EIO, ENOSPC, -1 } },
  { "statfs", { EIO, -1 } },
  { "write", { ENOSPC, EIO, EINTR, SHORT } },
};

guint
test_fault_count_functions (void)
{
  return G_N_ELEMENTS (functions);
}

const char *
test_fault_get_function (guint index)
{
  return functions[index].name;
}

/* Lets some calls of the function fail or all of them, each in turn with one error or with each. */
void
test_fault_try (guint index,
                guint n_calls,
                TestFaultCheck check,
                gpointer user_data)
{
  const Function *function = &functions[index];
  guint n_checked = MIN (n_calls, MAX_CALLS), n_errors = 0, n_faults;

  while (n_errors < G_N_ELEMENTS (function->errors) && function->errors[n_errors] >= 0)
    n_errors++;

  n_faults = n_checked == 0 ? 0 : g_test_slow () ? n_checked * n_errors : MAX (n_checked, n_errors);
  for (guint i = 0; i < n_faults; i++)
    {
      guint place = i % n_checked;
      guint call = n_checked > 1 ? 1 + (guint)((guint64)place * (n_calls - 1) / (n_checked - 1)) : 1;
      int error = function->errors[(g_test_slow () ? i / n_checked : i) % n_errors];
      g_autofree char *fault = g_strdup_printf ("%s:%u:%d", function->name, call, error);

      check (fault, error, user_data);
    }
}
