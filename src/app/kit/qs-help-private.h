/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the help need besides. */

#pragma once

#include "qs-help.h"

G_BEGIN_DECLS

char *qs_help_find_file (const char *folder,
                         const char *page);

G_END_DECLS
