/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking that walks the board above each square. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_scanning;

G_END_DECLS
