/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that each program has from its start: input, output and errors. */

#pragma once

#include <glib.h>

void qs_standard_files_reserve (void);
