/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that somebody wrote by hand. */

#pragma once

#include <glib.h>

gboolean test_settings_load (const char *path);
