/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions at random on the real window. Each is a line of text, such as “key ctrl+g”, which means the same in any list. */

#pragma once

#include <glib.h>

/* Before each action in the output of a process that does it. */
#define TEST_MONKEY_MARK "# do: "

GPtrArray *test_monkey_draw  (guint             seed,
                              guint             n_actions);
void       test_monkey_begin (void);
void       test_monkey_do    (const char       *action);
