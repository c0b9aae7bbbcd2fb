/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a light points, for its tests. */

#pragma once

#include "qs-tour-light.h"

G_BEGIN_DECLS

gboolean qs_tour_light_find_area (QsTourLight     *self,
                                  graphene_rect_t *area);

G_END_DECLS
