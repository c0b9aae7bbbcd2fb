/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs other programs on the test's desktop. */

#pragma once

#include <gio/gio.h>

/* How a program ended.
 * @status: the exit status; the negative signal number where a signal ended it
 * @output: what it wrote to standard output
 * @errors: what it wrote to standard error */
typedef struct
{
  int status;
  char *output;
  char *errors;
} TestRun;

GSubprocess *test_spawn              (GSubprocessLauncher *launcher,
                                      const char          *program,
                                      const char          *arguments);
TestRun      test_run                (const char          *program,
                                      const char          *arguments);
void         test_run_clear          (TestRun             *run);
char        *test_cli                (const char          *arguments);
void         test_take_one_processor (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestRun, test_run_clear)
