/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking without recursion. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_explicit_stack;

G_END_DECLS
