/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside-cli as a user does, and looks at what it leaves behind. */

#pragma once

#include <gio/gio.h>

/* How a run of the program ended.
 * @status: the exit status; the negative signal number where a signal ended it
 * @output: what it wrote to standard output
 * @errors: what it wrote to standard error */
typedef struct
{
  int status;
  char *output;
  char *errors;
} TestRun;

void test_run_clear (TestRun *run);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestRun, test_run_clear)

/* A fixture for g_test_add(), whose data is the file's name.
 * @folder: an empty folder
 * @path: a file in it, which is not there yet */
typedef struct
{
  char *folder;
  char *path;
} TestFile;

GSubprocessLauncher *test_launcher_new     (GSubprocessFlags     flags);
void                 test_end_with_parent  (gpointer             user_data);
GSubprocess         *test_start            (GSubprocessLauncher *launcher,
                                            const char          *format,
                                            ...) G_GNUC_PRINTF (2, 3);
void                 test_wait_for_thread  (GSubprocess         *process,
                                            const char          *name);
void                 test_adapt_delay      (int                 *longest,
                                            gboolean             was_early);
TestRun              test_finish           (GSubprocess         *process);
TestRun              test_run              (const char          *format,
                                            ...) G_GNUC_PRINTF (1, 2);

void                 test_assert_done      (const TestRun       *run,
                                            const char          *output);
void                 test_assert_failed    (const TestRun       *run,
                                            int                  status,
                                            const char          *part_of_message);

char                *test_ask_poppler      (const char          *program,
                                            const char          *path);

char                *test_folder_new       (void);
char                *test_folder_list      (const char          *folder);
void                 test_folder_remove    (const char          *folder);
char                *test_read_file        (const char          *path);
void                 test_write_file       (const char          *path,
                                            const char          *content);
void                 test_file_set_up      (TestFile            *file,
                                            gconstpointer        name);
void                 test_file_tear_down   (TestFile            *file,
                                            gconstpointer        name);
