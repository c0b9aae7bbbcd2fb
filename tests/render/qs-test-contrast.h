/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How well colours stand out from each other, by the formulas of WCAG 2.1, "relative luminance" and "contrast ratio". */

#pragma once

#include "qs-palette.h"

double test_get_luminance (const QsColor *color);
double test_get_contrast  (const QsColor *a,
                           const QsColor *b);
