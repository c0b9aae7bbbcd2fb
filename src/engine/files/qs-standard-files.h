/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that each program has from its start: input, output and errors. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void qs_standard_files_reserve (void);

G_END_DECLS
