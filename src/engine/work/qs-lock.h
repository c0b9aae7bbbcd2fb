/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A GMutex and its GCond as ThreadSanitizer understands them: it does not see GLib's own locks. */

#pragma once

#include <glib.h>

void qs_lock_enter      (GMutex *lock);
void qs_lock_leave      (GMutex *lock);
void qs_lock_wait       (GMutex *lock,
                         GCond  *changed);
void qs_lock_wait_until (GMutex *lock,
                         GCond  *changed,
                         gint64  end);
