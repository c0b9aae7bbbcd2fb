/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the method with boolean arrays is measured against. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint64 plain_arrays (guint n);

G_END_DECLS
