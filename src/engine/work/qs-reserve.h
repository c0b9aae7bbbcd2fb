/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Room that is left for what comes next. */

#pragma once

#include <glib.h>

gboolean qs_reserve_suffices (gsize       size,
                              guint       n_threads);

GThread *qs_reserve_thread   (const char *name,
                              GThreadFunc work,
                              gpointer    data,
                              guint       n_others);
