/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a light points, for its tests. */

#pragma once

#include "qs-tour-light.h"

gboolean qs_tour_light_find_area (QsTourLight     *self,
                                  graphene_rect_t *area);
