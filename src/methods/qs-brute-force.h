/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method that tries every placement with one queen a row. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_brute_force;

G_END_DECLS
