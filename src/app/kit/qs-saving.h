/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are being written, for which the application and the session wait. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint    qs_saving_begin       (void);
void     qs_saving_end         (guint saving);
gboolean qs_saving_is_going_on (void);

G_END_DECLS
