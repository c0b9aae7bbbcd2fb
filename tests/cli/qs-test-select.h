/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses solutions by squares and images, in the plainest way. */

#pragma once

#include <glib.h>

gboolean test_has_queen       (const guint16 *columns,
                               guint          n,
                               const char    *square);
gboolean test_is_fundamental  (const guint16 *columns,
                               guint          n);
GArray  *test_select          (guint          n,
                               const char    *required,
                               const char    *forbidden,
                               gboolean       is_fundamental);
char    *test_make_options    (const char    *required,
                               const char    *forbidden,
                               gboolean       is_fundamental);

void     test_append_columns  (GString       *text,
                               const guint16 *columns,
                               guint          n);
