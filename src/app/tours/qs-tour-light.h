/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dims a page but for the one thing to look at. */

#pragma once

#include <gtk/gtk.h>

#include "qs-square.h"

#define QS_TYPE_TOUR_LIGHT (qs_tour_light_get_type ())

G_DECLARE_FINAL_TYPE (QsTourLight, qs_tour_light, QS, TOUR_LIGHT, GtkWidget)

void qs_tour_light_set_target (QsTourLight    *self,
                               GtkWidget      *target,
                               const QsSquare *square);
