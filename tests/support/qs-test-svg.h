/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every program that shows SVG understands. */

#pragma once

#include <glib.h>

void test_assert_plain_svg (const char *svg);
