/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards made, checked, turned and searched in the plainest way, to hold the program against. */

#pragma once

#include <glib.h>

/* The number of symmetries of the square. */
#define TEST_SYMMETRIES 8

/* The side of the largest board whose images are compared. */
#define TEST_LEAST_MAX_N 32

gboolean test_attacks          (guint          row,
                                guint          column,
                                guint          other_row,
                                guint          other_column);
gboolean test_is_free          (const guint16 *columns,
                                guint          row,
                                guint          column);
gboolean test_is_solution      (const guint16 *columns,
                                guint          n);
gboolean test_first_solution   (guint16       *columns,
                                guint          n);
gboolean test_next_solution    (guint16       *columns,
                                guint          n);
GArray  *test_all_solutions    (guint          n);
guint    test_count_placements (guint          n,
                                guint          rows);
void     test_make_solution    (guint16       *columns,
                                guint          n);
void     test_make_image       (guint          symmetry,
                                const guint16 *columns,
                                guint          n,
                                guint16       *image);
int      test_compare          (const guint16 *columns,
                                const guint16 *other,
                                guint          n);
gboolean test_is_least         (const guint16 *columns,
                                guint          n);
