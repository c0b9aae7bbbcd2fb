/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all that is written in a window is Chinese. */

#pragma once

void test_assert_chinese (void);
