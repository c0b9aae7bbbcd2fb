/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method that tries every order of the columns. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_permutations;

G_END_DECLS
