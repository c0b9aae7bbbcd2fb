/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For tests: where the statements are. */

#pragma once

#include "qs-listing.h"

gboolean qs_listing_get_statement (QsListing    *self,
                                   PangoContext *context,
                                   guint         statement,
                                   guint         current,
                                   GdkRectangle *place);
