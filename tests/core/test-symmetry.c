/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The eight symmetries against a picture turned in the hand, and the
 * published sizes of the symmetry classes. */

#include "qs-symmetry.h"

#include <string.h>

#include "qs-enumerator.h"
#include "qs-solution.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define MAX_TESTED_N 10

/* How many symmetry classes of each size a board has. */
typedef struct
{
  guint of_8;
  guint of_4;
  guint of_2;
  guint of_1;
} Classes;

static const Classes published[MAX_TESTED_N + 1] = {
  [1] = { 0, 0, 0, 1 },
  [4] = { 0, 0, 1, 0 },
  [5] = { 1, 0, 1, 0 },
  [6] = { 0, 1, 0, 0 },
  [7] = { 4, 2, 0, 0 },
  [8] = { 11, 1, 0, 0 },
  [9] = { 42, 4, 0, 0 },
  [10] = { 89, 3, 0, 0 },
};

/* Every column once, in any order: queens may attack along diagonals. */
static void
shuffle (guint16 *columns,
         guint    n)
{
  for (guint row = 0; row < n; row++)
    {
      guint other = (guint) g_test_rand_int_range (0, (gint32) row + 1);

      columns[row] = columns[other];
      columns[other] = (guint16) row;
    }
}

/* The tests' own number of a symmetry: bit 0 mirrors rows, bit 1 columns, bit 2 exchanges both before. */
static guint
plain_symmetry (QsSymmetry symmetry)
{
  switch (symmetry)
    {
    case QS_SYMMETRY_IDENTITY:
      return 0;
    case QS_SYMMETRY_QUARTER_TURN:
      return 4 | 1;
    case QS_SYMMETRY_HALF_TURN:
      return 1 | 2;
    case QS_SYMMETRY_THREE_QUARTER_TURN:
      return 4 | 2;
    case QS_SYMMETRY_MIRROR_COLUMNS:
      return 2;
    case QS_SYMMETRY_MIRROR_ROWS:
      return 1;
    case QS_SYMMETRY_MIRROR_DIAGONAL:
      return 4;
    case QS_SYMMETRY_MIRROR_ANTI_DIAGONAL:
      return 4 | 1 | 2;
    default:
      g_assert_not_reached ();
    }
}

static void
assert_image (QsSymmetry  symmetry,
              const char *expected)
{
  g_autofree guint16 *columns = NULL;
  g_autofree char *text = NULL;
  guint16 image[5];
  guint n;

  columns = qs_solution_parse ("1 2 5 3 4", 0, &n, NULL);
  g_assert_cmpuint (n, ==, 5);
  qs_symmetry_apply (symmetry, columns, n, n, image);
  text = qs_solution_to_string (image, n);
  g_assert_cmpstr (text, ==, expected);
}

/* Worked out on squared paper, with a board that no symmetry leaves as it is:
 *
 *   Q . . . .
 *   . Q . . .
 *   . . . . Q
 *   . . Q . .
 *   . . . Q .  */
QS_TEST (images_are_those_on_paper)
{
  assert_image (QS_SYMMETRY_IDENTITY, "1 2 5 3 4");
  assert_image (QS_SYMMETRY_QUARTER_TURN, "5 4 2 1 3");
  assert_image (QS_SYMMETRY_HALF_TURN, "2 3 1 4 5");
  assert_image (QS_SYMMETRY_THREE_QUARTER_TURN, "3 5 4 2 1");
  assert_image (QS_SYMMETRY_MIRROR_COLUMNS, "5 4 1 3 2");
  assert_image (QS_SYMMETRY_MIRROR_ROWS, "4 3 5 2 1");
  assert_image (QS_SYMMETRY_MIRROR_DIAGONAL, "1 2 4 5 3");
  assert_image (QS_SYMMETRY_MIRROR_ANTI_DIAGONAL, "3 1 2 4 5");
}

QS_TEST (images_move_queen_by_queen)
{
  for (guint i = 0; i < 2000; i++)
    {
      guint n = (guint) g_test_rand_int_range (1, i % 20 == 0 ? QS_MAX_N + 1 : 33);
      QsSymmetry symmetry = (QsSymmetry) (i % QS_SYMMETRIES);
      guint16 columns[QS_MAX_N], image[QS_MAX_N], expected[QS_MAX_N];

      shuffle (columns, n);
      qs_symmetry_apply (symmetry, columns, n, n, image);
      test_make_image (plain_symmetry (symmetry), columns, n, expected);
      g_assert_cmpmem (image, n * sizeof *image, expected, n * sizeof *expected);
    }
}

/* Compares the functions for one solution's images with all eight, made one by one. Returns their number. */
static guint
check_orbit (const guint16 *columns,
             guint          n)
{
  guint16 images[QS_SYMMETRIES][MAX_TESTED_N], least[MAX_TESTED_N];
  QsSymmetry symmetries[QS_SYMMETRIES];
  guint size = qs_symmetry_orbit (columns, n, n, QS_SYMMETRY_ALL, symmetries);
  guint n_distinct = 0, least_i = 0;

  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      gboolean is_new = TRUE;

      test_make_image (plain_symmetry ((QsSymmetry) i), columns, n, images[i]);
      g_assert_true (test_is_solution (images[i], n));

      for (guint other = 0; other < i; other++)
        is_new = is_new && test_compare (images[i], images[other], n) != 0;
      if (is_new)
        {
          g_assert_cmpuint (n_distinct, <, size);
          g_assert_cmpint (symmetries[n_distinct++], ==, (QsSymmetry) i);
        }

      if (test_compare (images[i], images[least_i], n) < 0)
        least_i = i;
    }

  g_assert_cmpuint (n_distinct, ==, size);
  g_assert_cmpuint (qs_symmetry_orbit (columns, n, n, QS_SYMMETRY_ALL, NULL), ==, size);
  g_assert_cmpint (qs_symmetry_least (columns, n, n, QS_SYMMETRY_ALL, least), ==, (QsSymmetry) least_i);
  g_assert_cmpint (qs_symmetry_least (columns, n, n, QS_SYMMETRY_ALL, NULL), ==, (QsSymmetry) least_i);
  g_assert_cmpint (test_compare (least, images[least_i], n), ==, 0);
  g_assert_cmpint (qs_symmetry_is_least (columns, n, n, QS_SYMMETRY_ALL), ==, least_i == 0);

  return size;
}

QS_TEST_BOARDS (orbit_sizes, 1, MAX_TESTED_N)
{
  guint solutions_in[QS_SYMMETRIES + 1] = { 0 }, least_in[QS_SYMMETRIES + 1] = { 0 };
  const Classes *classes = &published[n];
  guint16 columns[MAX_TESTED_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    {
      guint size = check_orbit (columns, n);

      solutions_in[size]++;
      if (qs_symmetry_is_least (columns, n, n, QS_SYMMETRY_ALL))
        least_in[size]++;
    }

  g_assert_cmpuint (least_in[8], ==, classes->of_8);
  g_assert_cmpuint (least_in[4], ==, classes->of_4);
  g_assert_cmpuint (least_in[2], ==, classes->of_2);
  g_assert_cmpuint (least_in[1], ==, classes->of_1);

  for (guint size = 1; size <= QS_SYMMETRIES; size++)
    g_assert_cmpuint (solutions_in[size], ==, size * least_in[size]);
}

/* No solution for n above 1 is its own mirror image, but other boards with a queen in every row are. */
QS_TEST (orbits_of_any_board_with_all_columns)
{
  static const guint16 diagonal[] = { 0, 1, 2, 3, 4 };
  static const guint16 exchanged[] = { 0, 2, 1 };
  QsSymmetry symmetries[QS_SYMMETRIES];

  g_assert_cmpuint (qs_symmetry_orbit (diagonal, 5, 5, QS_SYMMETRY_ALL, symmetries), ==, 2);
  g_assert_cmpint (symmetries[0], ==, QS_SYMMETRY_IDENTITY);
  g_assert_cmpint (symmetries[1], ==, QS_SYMMETRY_QUARTER_TURN);

  g_assert_cmpuint (qs_symmetry_orbit (exchanged, 3, 3, QS_SYMMETRY_ALL, symmetries), ==, 4);
  g_assert_cmpint (symmetries[3], ==, QS_SYMMETRY_THREE_QUARTER_TURN);
}

/* On the largest board, the last rows alone tell the solution from its image. */
QS_TEST (least_on_the_largest_board)
{
  guint16 columns[QS_MAX_N], least[QS_MAX_N], image[QS_MAX_N];
  QsSymmetry symmetry;

  test_make_solution (columns, QS_MAX_N);
  symmetry = qs_symmetry_least (columns, QS_MAX_N, QS_MAX_N, QS_SYMMETRY_ALL, least);
  qs_symmetry_apply (symmetry, columns, QS_MAX_N, QS_MAX_N, image);
  g_assert_cmpint (test_compare (least, image, QS_MAX_N), ==, 0);
  g_assert_true (qs_symmetry_is_least (least, QS_MAX_N, QS_MAX_N, QS_SYMMETRY_ALL));

  /* Its image in the diagonal differs from it in the last three rows only. */
  for (guint row = 0; row < QS_MAX_N; row++)
    columns[row] = (guint16) row;
  columns[QS_MAX_N - 3] = QS_MAX_N - 1;
  columns[QS_MAX_N - 2] = QS_MAX_N - 3;
  columns[QS_MAX_N - 1] = QS_MAX_N - 2;
  g_assert_false (qs_symmetry_is_least (columns, QS_MAX_N, QS_MAX_N, QS_SYMMETRY_ALL));
  g_assert_cmpint (qs_symmetry_least (columns, QS_MAX_N, QS_MAX_N, QS_SYMMETRY_ALL, least), ==, QS_SYMMETRY_MIRROR_DIAGONAL);
  g_assert_cmpuint (least[QS_MAX_N - 3], ==, QS_MAX_N - 2);
}

QS_TEST (mirrors_rows_of_bits)
{
  g_assert_cmpuint (qs_symmetry_mirror (0, 0), ==, 0);
  g_assert_cmpuint (qs_symmetry_mirror (0x3, 5), ==, 0x18);
  g_assert_cmpuint (qs_symmetry_mirror (0x80000001, 32), ==, 0x80000001);
  g_assert_cmpuint (qs_symmetry_mirror (0x6, 32), ==, 0x60000000);
}
