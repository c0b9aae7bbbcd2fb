/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The squares that the user points at elsewhere, to be shown on the board. */

#pragma once

#include <glib-object.h>

#include "qs-internals.h"

#define QS_TYPE_SPOTLIGHT (qs_spotlight_get_type ())

G_DECLARE_FINAL_TYPE (QsSpotlight, qs_spotlight, QS, SPOTLIGHT, GObject)

QsSpotlight    *qs_spotlight_new        (void);
const QsRegion *qs_spotlight_get_region (QsSpotlight    *self);
void            qs_spotlight_set_region (QsSpotlight    *self,
                                         const QsRegion *region);
