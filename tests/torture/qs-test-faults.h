/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which calls of the system are made to fail, and how. */

#pragma once

#include <glib.h>

/* Does the work with this fault, and judges what became of it.
 * @fault: the call that fails, for qs-faults.c
 * @error: its error, or 0 for a part of the bytes */
typedef void (*TestFaultCheck) (const char *fault,
                                int error,
                                gpointer user_data);

guint test_fault_count_functions (void);
const char *test_fault_get_function (guint index);
void test_fault_try (guint index,
                     guint n_calls,
                     TestFaultCheck check,
                     gpointer user_data);
