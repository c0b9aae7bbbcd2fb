/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory the machine has left. */

#pragma once

#include <glib.h>

guint64 qs_memory_get_available        (void);
guint64 qs_memory_find_room_in_process (void);

/* Room that is left for what comes next. */
gboolean qs_reserve_suffices (gsize       size,
                              guint       n_threads);

GThread *qs_reserve_thread   (const char *name,
                              GThreadFunc work,
                              gpointer    data,
                              guint       n_others);
