/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses solutions by squares and images, in the plainest way: from the list of all. */

#include "qs-test-select.h"

#include "qs-test-boards.h"

/* @columns: (array length=n): a solution
 * @n: the side of the board, in squares, at most 26
 * Returns: whether there is a queen on the square */
gboolean
test_has_queen (const guint16 *columns,
                guint          n,
                const char    *square)
{
  guint row = n - (guint) g_ascii_strtoull (square + 1, NULL, 10);

  return columns[row] == square[0] - 'a';
}

/* @columns: (array length=n): a solution
 * Returns: whether no image comes before it */
gboolean
test_is_fundamental (const guint16 *columns,
                     guint          n)
{
  guint16 image[32];

  for (guint i = 1; i < TEST_SYMMETRIES; i++)
    {
      test_make_image (i, columns, n, image);
      if (test_compare (image, columns, n) < 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_queens (const guint16 *columns,
            guint          n,
            const char    *squares,
            gboolean       wanted)
{
  g_auto (GStrv) names = g_strsplit (squares, ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (test_has_queen (columns, n, names[i]) != wanted)
        return FALSE;
    }

  return TRUE;
}

/* @required: names of squares with commas between, or ""
 * @is_fundamental: whether only fundamental solutions are wanted
 * Returns: (transfer full) (element-type guint16): the solutions with a queen on all of the required and none of the
 * forbidden squares, in order */
GArray *
test_select (guint       n,
             const char *required,
             const char *forbidden,
             gboolean    is_fundamental)
{
  g_autoptr (GArray) all = test_all_solutions (n);
  GArray *selected = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < all->len; i += n)
    {
      const guint16 *columns = &g_array_index (all, guint16, i);

      if (has_queens (columns, n, required, TRUE) && has_queens (columns, n, forbidden, FALSE) &&
          (!is_fundamental || test_is_fundamental (columns, n)))
        g_array_append_vals (selected, columns, n);
    }

  return selected;
}

/* Returns: (transfer full): the options that ask the program for the same */
char *
test_make_options (const char *required,
                   const char *forbidden,
                   gboolean    is_fundamental)
{
  return g_strdup_printf ("%s%s %s%s %s",
                          *required != '\0' ? "--require " : "", required,
                          *forbidden != '\0' ? "--forbid=" : "", forbidden,
                          is_fundamental ? "--fundamental" : "");
}

/* Writes a column list, without an end of line.
 * @text: where to write
 * @columns: (array length=n): a solution */
void
test_append_columns (GString       *text,
                     const guint16 *columns,
                     guint          n)
{
  for (guint row = 0; row < n; row++)
    g_string_append_printf (text, row == 0 ? "%u" : " %u", columns[row] + 1u);
}
