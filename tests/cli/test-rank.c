/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of queenside-cli rank for every solution, compared with a brute force. */

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-select.h"

#define N 8

/* The place of @columns in @list, from 1. */
static guint
find (const GArray  *list,
      const guint16 *columns,
      guint          n)
{
  guint rank = 0;

  while (test_compare (&g_array_index (list, guint16, rank * n), columns, n) != 0)
    g_assert_cmpuint (++rank * n, <, list->len);

  return rank + 1;
}

static guint
count_images (const guint16 *columns,
              guint          n)
{
  guint16 images[TEST_SYMMETRIES][N];
  guint count = 0;

  for (guint i = 0; i < TEST_SYMMETRIES; i++)
    {
      guint known = 0;

      test_make_image (i, columns, n, images[count]);
      while (test_compare (images[known], images[count], n) != 0)
        known++;
      if (known == count)
        count++;
    }

  return count;
}

static void
get_least (const guint16 *columns,
           guint          n,
           guint16       *least)
{
  memcpy (least, columns, n * sizeof *least);

  for (guint i = 1; i < TEST_SYMMETRIES; i++)
    {
      guint16 image[N];

      test_make_image (i, columns, n, image);
      if (test_compare (image, least, n) < 0)
        memcpy (least, image, sizeof image);
    }
}

/* Asserts that the row of the table that begins with @name has that image and its rank. */
static void
assert_row (const char    *output,
            const char    *name,
            const guint16 *image,
            guint          n,
            const GArray  *all)
{
  g_autoptr (GString) row = g_string_new (NULL);
  g_autofree char *start = g_strdup_printf ("\n%s  ", name);
  g_autofree char *end = g_strdup_printf (" %u", find (all, image, n));
  const char *found = strstr (output, start);
  g_autofree char *line = NULL;

  g_assert_nonnull (found);
  line = g_strndup (found + 1, strcspn (found + 1, "\n"));

  g_string_append (row, "  ");
  test_append_columns (row, image, n);
  g_string_append (row, "  ");
  g_assert_nonnull (strstr (line, row->str));
  g_assert_true (g_str_has_suffix (line, end));
}

/* The names of the images, as test_make_image() numbers them. */
static const char *const names[TEST_SYMMETRIES] = {
  "itself", "top and bottom exchanged", "left and right exchanged", "half turn",
  "mirrored in the diagonal", "quarter turn", "three-quarter turn", "mirrored in the anti-diagonal",
};

/* The first numbers, and where all eight images differ all of them. */
static void
assert_rank (const guint16 *columns,
             guint          n,
             const GArray  *all,
             const GArray  *fundamental)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (TestRun) run = { 0 };
  g_autofree char *head = NULL;
  guint16 least[N];
  guint n_images = count_images (columns, n);

  test_append_columns (text, columns, n);
  run = test_run ("rank '%s'", text->str);
  test_assert_done (&run, run.output);

  get_least (columns, n, least);
  head = g_strdup_printf ("rank: %u of %u\nclass: %u of %u\nimages: %u\n\nIMAGE ",
                          find (all, columns, n), all->len / n,
                          find (fundamental, least, n), fundamental->len / n, n_images);
  g_assert_true (g_str_has_prefix (run.output, head));

  for (guint i = 0; i < (n_images == TEST_SYMMETRIES ? n_images : 1); i++)
    {
      guint16 image[N];

      test_make_image (i, columns, n, image);
      assert_row (run.output, names[i], image, n, all);
    }
}

static void
test_all (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) all = test_select (n, "", "", FALSE);
  g_autoptr (GArray) fundamental = test_select (n, "", "", TRUE);

  for (guint i = 0; i < all->len; i += n)
    assert_rank (&g_array_index (all, guint16, i), n, all, fundamental);
}

QS_TEST (of_4_by_hand)
{
  const char *arguments[] = { "rank '2 4 1 3'", "rank 2 4 1 3", "rank -- 2 4 '1 3'" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (TestRun) run = test_run ("%s", arguments[i]);

      test_assert_done (&run, "rank: 1 of 2\n"
                              "class: 1 of 1\n"
                              "images: 2\n"
                              "\n"
                              "IMAGE                     COLUMNS  RANK\n"
                              "itself                    2 4 1 3     1\n"
                              "left and right exchanged  3 1 4 2     2\n");
    }
}

/* The last solution of 12 mirrors the first. */
QS_TEST (of_the_first_and_last_of_12)
{
  g_auto (TestRun) list = test_run ("list 12 --limit 1");
  g_auto (TestRun) first = test_run ("rank %s", list.output);
  g_auto (TestRun) last_list = test_run ("list 12 --from -1");
  g_auto (TestRun) last = test_run ("rank %s", last_list.output);

  g_assert_true (g_str_has_prefix (first.output, "rank: 1 of 14200\nclass: 1 of 1787\nimages: 8\n"));
  g_assert_true (g_str_has_prefix (last.output, "rank: 14200 of 14200\nclass: 1 of 1787\nimages: 8\n"));
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/cli/rank/of-every-solution-equals-brute-force/1", GUINT_TO_POINTER (1), test_all);
  g_test_add_data_func ("/cli/rank/of-every-solution-equals-brute-force/5", GUINT_TO_POINTER (5), test_all);
  g_test_add_data_func ("/cli/rank/of-every-solution-equals-brute-force/6", GUINT_TO_POINTER (6), test_all);
  g_test_add_data_func ("/cli/rank/of-every-solution-equals-brute-force/8", GUINT_TO_POINTER (8), test_all);
}
