/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that prints the number of a solution, its symmetry class and its images. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean qs_cli_rank (GStrv   *arguments,
                      GError **error);

G_END_DECLS
