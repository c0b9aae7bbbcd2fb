/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method with a conflict matrix and an undo list. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_conflict_matrix;

G_END_DECLS
