/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which queens attack each other: for the tests of the check. */

#pragma once

#include "qs-solution.h"

G_BEGIN_DECLS

gboolean qs_solution_find_attack (const guint16 *columns,
                                  guint          n,
                                  QsAttack      *attack);

G_END_DECLS
