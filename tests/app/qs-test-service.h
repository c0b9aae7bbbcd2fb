/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A service of the desktop, played by the test. */

#pragma once

#include <gio/gio.h>

/* A service on the session bus. It has a thread, and so answers while the test looks at the window: GLib waits 25 s
 * for an answer, and without one a click has no effect. */
typedef struct _TestService TestService;

TestService *test_service_start (const char                  *name,
                                 const char                  *path,
                                 const char                  *xml,
                                 GDBusInterfaceMethodCallFunc called,
                                 gpointer                     data);
void         test_service_end   (TestService                 *self);
