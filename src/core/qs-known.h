/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The known numbers of solutions, to compare computed ones with. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest n whose number of solutions anybody has published. */
#define QS_KNOWN_MAX_N 27

gboolean qs_known_total        (guint    n,
                                guint64 *total);
gboolean qs_known_fundamental  (guint    n,
                                guint64 *fundamental);
gboolean qs_known_is_confirmed (guint    n);

G_END_DECLS
