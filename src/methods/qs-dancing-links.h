/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method with dancing links. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

extern const QsMethod qs_dancing_links;

G_END_DECLS
