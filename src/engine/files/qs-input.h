/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read from a path that somebody gave. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GInputStream *qs_input_open (const char *path,
                             gboolean    takes_pipe,
                             GError    **error);

G_END_DECLS
