/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand that chooses files at once, in the place of the dialog that asks for one. */

#pragma once

#include <gio/gio.h>

void        test_chooser_choose        (GFile  *file);
void        test_chooser_fail          (GError *error);
void        test_chooser_hold          (void);
gboolean    test_chooser_is_held       (void);
void        test_chooser_answer        (const char *path);
const char *test_chooser_get_suggested (void);
void        test_save_as               (const char *path);
