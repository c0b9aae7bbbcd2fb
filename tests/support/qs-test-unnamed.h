/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A system whose file systems know no files without a name. */

#pragma once

#include <glib.h>

void test_forbid_unnamed_files (gpointer user_data);
