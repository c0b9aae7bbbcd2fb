/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of the core as properties hold them. */

#include "qs-test-main.h"
#include "qs-value-types.h"

static void
test_scope_has_names (void)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (QS_TYPE_CENSUS_SCOPE);

  g_assert_cmpint (g_enum_get_value_by_nick (klass, "all")->value, ==, QS_CENSUS_ALL);
  g_assert_cmpint (g_enum_get_value_by_nick (klass, "fundamental")->value, ==, QS_CENSUS_FUNDAMENTAL);
  g_assert_cmpuint (klass->n_values, ==, 2);
}

static void
test_constraints_are_copied (void)
{
  QsSquare square = { 2, 3 };
  g_auto (GValue) value = G_VALUE_INIT;
  QsConstraints asked;
  const QsConstraints *kept;

  qs_constraints_init (&asked, 6);
  qs_constraints_set (&asked, square, QS_SQUARE_RULE_REQUIRED);
  g_value_init (&value, QS_TYPE_CONSTRAINTS);
  g_value_set_boxed (&value, &asked);
  qs_constraints_set (&asked, square, QS_SQUARE_RULE_FREE);

  kept = g_value_get_boxed (&value);
  g_assert_cmpuint (kept->n, ==, 6);
  g_assert_cmpint (qs_constraints_get (kept, square), ==, QS_SQUARE_RULE_REQUIRED);
}

QS_TEST_MAIN
{
  g_test_add_func ("/engine/value-types/a-scope-has-names", test_scope_has_names);
  g_test_add_func ("/engine/value-types/constraints-are-copied", test_constraints_are_copied);
}
