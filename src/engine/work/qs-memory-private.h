/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the system reports its memory: for the tests. */

#pragma once

#include "qs-memory.h"

guint64 qs_memory_parse               (const char *info);
guint64 qs_memory_find_room_in_groups (const char *root,
                                       const char *groups);
