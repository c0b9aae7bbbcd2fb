/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards made, checked, turned and searched in the plainest way: queens are
 * compared pair by pair, without masks and without tables. */

#include "qs-test-boards.h"

#include <stdlib.h>

/* Returns: whether the two share a row, a column or a diagonal */
gboolean
test_attacks (guint row,
              guint column,
              guint other_row,
              guint other_column)
{
  int down = (int) row - (int) other_row;
  int right = (int) column - (int) other_column;

  return down == 0 || right == 0 || abs (down) == abs (right);
}

/* @columns: (array): the columns of the queens in the rows above
 * Returns: whether no queen in a row above attacks the square */
gboolean
test_is_free (const guint16 *columns,
              guint          row,
              guint          column)
{
  for (guint above = 0; above < row; above++)
    {
      if (test_attacks (above, columns[above], row, column))
        return FALSE;
    }

  return TRUE;
}

/* @columns: (array length=n): the column of the queen in each row
 * Returns: whether every queen is on the board and no pair attacks each other */
gboolean
test_is_solution (const guint16 *columns,
                  guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] >= n || !test_is_free (columns, row, columns[row]))
        return FALSE;
    }

  return TRUE;
}

/* Searches on from the square that @columns holds for @row; the rows above have their queens. */
static gboolean
search_from (guint16 *columns,
             guint    n,
             guint    row)
{
  while (TRUE)
    {
      while (columns[row] < n && !test_is_free (columns, row, columns[row]))
        columns[row]++;

      if (columns[row] < n && row == n - 1)
        return TRUE;

      if (columns[row] < n)
        columns[++row] = 0;
      else if (row > 0)
        columns[--row]++;
      else
        return FALSE;
    }
}

/* Finds the lexicographically first solution by walking the columns.
 * @columns: (out caller-allocates) (array length=n): the solution
 * Returns: whether there is one */
gboolean
test_first_solution (guint16 *columns,
                     guint    n)
{
  columns[0] = 0;
  return search_from (columns, n, 0);
}

/* Goes on to the solution that follows in lexicographic order.
 * @columns: (inout) (array length=n): a solution
 * Returns: whether there is one */
gboolean
test_next_solution (guint16 *columns,
                    guint    n)
{
  columns[n - 1]++;
  return search_from (columns, n, n - 1);
}

/* Returns: (transfer full) (element-type guint16): all solutions one after the other, n elements each, in
 * lexicographic order */
GArray *
test_all_solutions (guint n)
{
  g_autofree guint16 *columns = g_new (guint16, n);
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (gboolean more = test_first_solution (columns, n); more; more = test_next_solution (columns, n))
    g_array_append_vals (solutions, columns, n);

  return solutions;
}

/* Goes on to the next of all n^rows lists of columns. */
static gboolean
count_up (guint16 *columns,
          guint    n,
          guint    rows)
{
  guint row = rows;

  while (row > 0)
    {
      if (++columns[--row] < n)
        return TRUE;
      columns[row] = 0;
    }

  return FALSE;
}

/* Counts the placements without an attack among all n^rows, none left out, so for small numbers only. Returns: how
 * many there are */
guint
test_count_placements (guint n,
                       guint rows)
{
  g_autofree guint16 *columns = g_new0 (guint16, rows);
  guint count = 0;

  do
    {
      gboolean is_free = TRUE;

      for (guint row = 1; row < rows && is_free; row++)
        is_free = test_is_free (columns, row, columns[row]);
      count += is_free ? 1 : 0;
    }
  while (count_up (columns, n, rows));

  return count;
}

/* Puts queens on every second column from @first, counted from 1, into the rows from *@row on. */
static void
put_every_second (guint16 *columns,
                  guint    n,
                  guint    first,
                  guint   *row)
{
  for (guint column = first; column <= n; column += 2)
    columns[(*row)++] = (guint16) (column - 1);
}

/* Makes one solution of a board of any size: the even columns and then the odd ones, with a few moved where n mod 6
 * is 2 or 3. Source: after E. Pauls, 1874.
 * @columns: (out caller-allocates) (array length=n): the solution */
void
test_make_solution (guint16 *columns,
                    guint    n)
{
  guint row = 0;

  g_assert_cmpuint (n, >=, 4);

  if (n % 6 == 2)
    {
      put_every_second (columns, n, 2, &row);
      columns[row++] = 2;
      columns[row++] = 0;
      put_every_second (columns, n, 7, &row);
      columns[row++] = 4;
    }
  else if (n % 6 == 3)
    {
      put_every_second (columns, n, 4, &row);
      columns[row++] = 1;
      put_every_second (columns, n, 5, &row);
      columns[row++] = 0;
      columns[row++] = 2;
    }
  else
    {
      put_every_second (columns, n, 2, &row);
      put_every_second (columns, n, 1, &row);
    }

  g_assert_cmpuint (row, ==, n);
}

/* Moves every queen by one of the symmetries of the square: bit 0 mirrors the rows, bit 1 the columns, bit 2
 * exchanges both.
 * @columns: (array length=n): a solution
 * @image: (out caller-allocates) (array length=n): its image */
void
test_make_image (guint          symmetry,
                 const guint16 *columns,
                 guint          n,
                 guint16       *image)
{
  for (guint row = 0; row < n; row++)
    {
      guint new_row = (symmetry & 1) != 0 ? n - 1 - row : row;
      guint new_column = (symmetry & 2) != 0 ? n - 1 - columns[row] : columns[row];

      if ((symmetry & 4) != 0)
        image[new_column] = (guint16) new_row;
      else
        image[new_row] = (guint16) new_column;
    }
}

/* @columns: (array length=n): a solution
 * @other: (array length=n): another
 * Returns: less than, equal to or greater than 0 as @columns comes before, is or comes after @other in lexicographic
 * order */
int
test_compare (const guint16 *columns,
              const guint16 *other,
              guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] != other[row])
        return columns[row] < other[row] ? -1 : 1;
    }

  return 0;
}

/* @columns: (array length=n): a solution
 * @n: the side of the board, in squares, 1 … %TEST_LEAST_MAX_N
 * Returns: whether none of its images comes before it in lexicographic order: one of each symmetry class is such */
gboolean
test_is_least (const guint16 *columns,
               guint          n)
{
  guint16 image[TEST_LEAST_MAX_N];

  g_assert_cmpuint (n, <=, TEST_LEAST_MAX_N);

  for (guint symmetry = 1; symmetry < TEST_SYMMETRIES; symmetry++)
    {
      test_make_image (symmetry, columns, n, image);
      if (test_compare (image, columns, n) < 0)
        return FALSE;
    }

  return TRUE;
}
