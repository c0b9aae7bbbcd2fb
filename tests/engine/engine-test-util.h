/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the engine's tests: waiting with a watchdog, folders, children. */

#pragma once

#include <gio/gio.h>
#include <stdarg.h>

#include "qs-export.h"
#include "qs-partial.h"

/* The end of patience. Its fields are private. */
typedef struct
{
  const char *what;
  gint64 deadline;
  GSource *source;
} EngineWatchdog;

void     engine_watchdog_start   (EngineWatchdog *self,
                                  GMainContext   *context,
                                  const char     *what);
void     engine_watchdog_stop    (EngineWatchdog *self);
gboolean engine_watchdog_sleep   (EngineWatchdog *self);

/* Runs a main context until @condition holds; the test fails when it never does. */
#define engine_run_until_in(context, condition)               \
  G_STMT_START                                                \
  {                                                           \
    GMainContext *context_ = (context);                       \
    EngineWatchdog watchdog_;                                 \
                                                              \
    engine_watchdog_start (&watchdog_, context_, #condition); \
    while (!(condition))                                      \
      g_main_context_iteration (context_, TRUE);              \
    engine_watchdog_stop (&watchdog_);                        \
  }                                                           \
  G_STMT_END

#define engine_run_until(condition) engine_run_until_in (NULL, condition)

/* Waits for another thread, while no main context runs. */
#define engine_wait_until(condition)                           \
  G_STMT_START                                                 \
  {                                                            \
    EngineWatchdog watchdog_;                                  \
                                                               \
    engine_watchdog_start (&watchdog_, NULL, #condition);      \
    while (!(condition) && engine_watchdog_sleep (&watchdog_)) \
      ;                                                        \
    engine_watchdog_stop (&watchdog_);                         \
  }                                                            \
  G_STMT_END

void     engine_run_pending        (void);
void     engine_run_a_little       (void);
void     engine_run_another_search (void);

GArray  *engine_enumerate        (guint           n);
QsPartial *engine_units          (guint           n,
                                  guint32         first,
                                  guint32         n_units);
char    *engine_folder_new       (void);
void     engine_folder_remove    (char           *folder);
char   **engine_folder_list      (const char     *folder);
void     engine_assert_folder    (const char     *folder,
                                  const char     *expected);
void     engine_assert_file      (const char     *path,
                                  const char     *contents,
                                  gsize           length);
void     engine_assert_names     (const GError    *error,
                                  const char      *path,
                                  int              cause);

int      engine_fcntl            (int              fd,
                                  int              command,
                                  va_list          list);
int      engine_run_child        (void          (*run) (gpointer data),
                                  gpointer        data);
void     engine_drop_privileges  (void);

QsExportScope engine_scope       (guint           n,
                                  guint64         first,
                                  guint64         count,
                                  const QsFormat *format,
                                  gboolean        numbered);
