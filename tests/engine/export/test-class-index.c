/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of symmetry classes, against all solutions one by one. */

#include "qs-class-index.h"

#include "engine-test-util.h"
#include "qs-solution.h"
#include "qs-symmetry.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-stop.h"

/* The class of each solution in lexicographic order: its first one is its least. */
static guint64 *
make_classes (const GArray *solutions,
              guint         n)
{
  g_autoptr (GHashTable) classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint64 *numbers = g_new (guint64, solutions->len / n + 1);

  for (guint i = 0; i < solutions->len / n; i++)
    {
      guint16 image[10];
      g_autofree char *first = NULL;

      for (guint symmetry = 0; symmetry < 8; symmetry++)
        {
          g_autofree char *name = NULL;

          test_make_image (symmetry, &g_array_index (solutions, guint16, i * n), n, image);
          name = qs_solution_to_string (image, n);
          if (first == NULL && g_hash_table_contains (classes, name))
            first = g_steal_pointer (&name);
        }

      if (first == NULL)
        {
          first = qs_solution_to_string (&g_array_index (solutions, guint16, i * n), n);
          g_hash_table_insert (classes, g_strdup (first), GUINT_TO_POINTER (g_hash_table_size (classes) + 1));
        }
      numbers[i] = GPOINTER_TO_UINT (g_hash_table_lookup (classes, first));
    }

  return numbers;
}

static void
assert_class (QsClassIndex *index,
              const GArray *solutions,
              guint         n,
              guint         i,
              guint64       nodes,
              guint64       expected)
{
  QsFormatBoard board = { .columns = &g_array_index (solutions, guint16, i * n) };
  TestStop stop = { .stop_at = G_MAXUINT };

  g_assert_true (qs_class_index_find (index, &board, nodes, (QsStop){ test_is_stopped, &stop }));
  g_assert_cmpuint (board.class_number, ==, expected);
  if (nodes == G_MAXUINT64)
    g_assert_cmpuint (stop.asked, ==, 0);
}

/* In order and in disorder, with all of them kept and with two or three. */
QS_TEST_BOARDS (equals_the_classes_in_order, 1, 10)
{
  g_autoptr (GArray) solutions = n <= 8 ? test_all_solutions (n) : engine_enumerate (n);
  g_autofree guint64 *classes = make_classes (solutions, n);
  const gsize sizes[] = { QS_CLASS_INDEX_SIZE, 2 * n, 3 * n, 7 * n };
  guint n_solutions = solutions->len / n;
  QsProblem problem;

  qs_problem_init (&problem, n);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (QsClassIndex) index = qs_class_index_new (&problem, sizes[i]);
      g_autoptr (QsClassIndex) other = qs_class_index_new (&problem, sizes[i]);

      for (guint j = 0; j < n_solutions; j++)
        assert_class (index, solutions, n, j, i % 2 == 0 ? G_MAXUINT64 : 1, classes[j]);

      for (guint j = 0; n_solutions > 0 && j < 200; j++)
        {
          guint k = (guint) g_test_rand_int_range (0, (gint32) n_solutions);

          assert_class (other, solutions, n, k, 100, classes[k]);
        }
    }
}
