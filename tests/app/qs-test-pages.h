/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A way through all pages and dialogs of the window, in each of their states. */

#pragma once

#include <glib.h>

/* Looks at the newest window, and fails if it finds a fault. */
typedef void (*TestLook) (void);

void     test_speak      (const char *language);
void     test_add_pages  (const char *prefix,
                          TestLook    look,
                          gboolean    has_all_methods);
void     test_add_tours  (const char *prefix,
                          TestLook    look);
gboolean test_race_shows (const char *text);
