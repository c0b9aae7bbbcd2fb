/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside, the real program, and watches how it ends. */

#pragma once

#include <atspi/atspi.h>
#include <gio/gio.h>

#include "qs-test-run.h"

#define TEST_APP_ID "io.github.queenside.Queenside"
#define TEST_APP_PATH "/io/github/queenside/Queenside"

/* A running application.
 * @process: the process; %NULL when the session bus started it
 * @pid: its number
 * @errors: the path of the file that its standard error goes to; %NULL when the session bus started it
 * @root: its object on the accessibility bus
 * @widgets: its widgets that were found, kept until its end
 * @woken: when a test last waited for it, by the monotonic clock */
typedef struct
{
  GSubprocess *process;
  guint pid;
  char *errors;
  AtspiAccessible *root;
  GPtrArray *widgets;
  gint64 woken;
} TestApp;

typedef void (*TestAppFunc) (TestApp *app);

void      test_init            (int        *argc,
                                char     ***argv);
int       test_run_all         (void);
void      test_add             (const char *path,
                                GTestFunc   func);
void      test_add_with_app    (const char *path,
                                const char *arguments,
                                TestAppFunc func);

TestApp  *test_app_start       (const char *arguments);
TestApp  *test_app_adopt       (void);
gboolean  test_app_has_ended   (TestApp    *app);
void      test_app_assert_ends (TestApp    *app);
void      test_app_quit        (TestApp    *app);
void      test_app_free        (TestApp    *app);

/* Looks at @condition again and again until it is true, and ends the test when that takes too long or the application
 * ends.
 * @app: the application that is waited for
 * @condition: an expression */
#define test_wait_until(app, condition)                 \
  G_STMT_START                                          \
    {                                                   \
      gint64 test_start = g_get_monotonic_time ();      \
                                                        \
      while (!(condition))                              \
        test_wait_longer (app, test_start, #condition); \
    }                                                   \
  G_STMT_END

void      test_wait_longer     (TestApp    *app,
                                gint64      start,
                                const char *condition);
