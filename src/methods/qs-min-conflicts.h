/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Local search: the method that moves queens until none is in conflict. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_min_conflicts;

G_END_DECLS
