/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that checks the solutions of a file. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean qs_cli_verify (GStrv   *arguments,
                        GError **error);

G_END_DECLS
