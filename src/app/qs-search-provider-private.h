/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop's own search finds, without a desktop: for the tests. */

#pragma once

#include "qs-search-provider.h"

gboolean  qs_search_provider_find     (const char *const *terms,
                                       QsProblem         *problem);

/* Returns: (transfer floating): what is shown of each problem; @names are texts of them */
GVariant *qs_search_provider_describe (const char *const *names);
