/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The baseline for the method with boolean arrays. */

#pragma once

#include <glib.h>

guint64 plain_arrays (guint n);
