/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search methods, by name. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

const QsMethod *const *qs_methods_list (void);
const QsMethod        *qs_methods_find (const char *id);

G_END_DECLS
