/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions. */

#pragma once

#include <glib.h>

gboolean qs_cli_count (GStrv   *arguments,
                       GError **error);
