/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has a name as files have, and is none. */

#pragma once

#include <glib.h>

/* Makes a pipe, a folder, a socket, a link that leads nowhere and one to a device in @folder. Returns: their paths,
 * the pipe first, and those of devices */
GStrv test_strange_new (const char *folder);
