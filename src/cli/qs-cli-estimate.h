/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that estimates how large a search will be. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean qs_cli_estimate (GStrv   *arguments,
                          GError **error);

G_END_DECLS
