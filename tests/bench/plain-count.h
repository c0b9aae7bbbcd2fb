/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the enumerator is measured against. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint64 plain_count (guint n);

G_END_DECLS
