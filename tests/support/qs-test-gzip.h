/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a program that reads compressed files gets. */

#pragma once

#include <glib.h>

char *test_read_gzip (const char *path,
                      gsize      *length);
