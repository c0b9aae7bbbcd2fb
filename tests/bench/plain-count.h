/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The baseline for the enumerator. */

#pragma once

#include <glib.h>

guint64 plain_count (guint n);
