/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method with three sets of bits. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_bit_sets;

G_END_DECLS
