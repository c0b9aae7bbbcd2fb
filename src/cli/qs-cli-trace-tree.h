/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search tree of a trace, as a picture. */

#pragma once

#include "qs-search.h"

G_BEGIN_DECLS

gboolean qs_cli_trace_tree_write (const char *method,
                                  QsSearch   *search,
                                  guint64     limit,
                                  const char *path,
                                  GError    **error);

G_END_DECLS
