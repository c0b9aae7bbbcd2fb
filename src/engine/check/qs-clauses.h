/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses to one sentence, as each language joins them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *qs_clauses_join (const char *const *clauses,
                       guint              most);

G_END_DECLS
