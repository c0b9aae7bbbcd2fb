/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search methods. */

#pragma once

#include "qs-method.h"

extern const QsMethod qs_brute_force;
extern const QsMethod qs_permutations;
extern const QsMethod qs_scanning;
extern const QsMethod qs_boolean_arrays;
extern const QsMethod qs_hash_sets;
extern const QsMethod qs_explicit_stack;
extern const QsMethod qs_conflict_matrix;
extern const QsMethod qs_bit_sets;
extern const QsMethod qs_shifting_masks;
extern const QsMethod qs_fixed_masks;
extern const QsMethod qs_dancing_links;
extern const QsMethod qs_min_conflicts;

const QsMethod *const *qs_methods_list (void);
gboolean qs_methods_can_search (const QsMethod  *method,
                                const QsProblem *problem);
const char     *qs_methods_get_reason (const QsMethod *method);
const QsMethod *qs_methods_find (const char *id);
