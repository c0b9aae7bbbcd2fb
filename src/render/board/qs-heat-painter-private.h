/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours and words of a square: for the tests. */

#pragma once

#include "qs-heat-painter.h"

void  qs_heat_get_shade (const QsPalette *palette,
                         double           fraction,
                         QsColor         *shade);
void  qs_heat_get_ink   (const QsColor   *shade,
                         QsColor         *ink);
char *qs_heat_format    (guint64          count,
                         gboolean         is_short);
