/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli trace, line by line, against searches that are made here. */

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-svg.h"

#define MAX_N 8

/* A search that records what the program should write. */
typedef struct
{
  GString *lines;
  guint n;
  guint step;
  gboolean by_rows; /* whether one check answers for a row */
  gboolean first;
  guint16 columns[MAX_N];
} Search;

static void
write_line (Search     *search,
            const char *event,
            guint       row,
            guint       column)
{
  g_string_append_printf (search->lines, "%u %s %u %u\n", ++search->step, event, row + 1, column + 1);
}

/* Returns: whether to continue */
static gboolean
search_row (Search *search,
            guint   row)
{
  if (search->by_rows)
    g_string_append_printf (search->lines, "%u check %u *\n", ++search->step, row + 1);

  for (guint column = 0; column < search->n; column++)
    {
      if (!search->by_rows)
        write_line (search, "check", row, column);

      if (!test_is_free (search->columns, row, column))
        {
          if (!search->by_rows)
            write_line (search, "reject", row, column);
          continue;
        }

      write_line (search, "place", row, column);
      search->columns[row] = (guint16) column;

      if (row + 1 < search->n)
        {
          if (!search_row (search, row + 1))
            return FALSE;
        }
      else
        {
          write_line (search, "solution", row, column);
          if (search->first)
            return FALSE;
        }

      write_line (search, "remove", row, column);
    }

  return TRUE;
}

static void
assert_trace (const char *method,
              gboolean    by_rows,
              guint       n,
              gboolean    first)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  Search search = { .lines = lines, .n = n, .by_rows = by_rows, .first = first };
  g_auto (TestRun) run = test_run ("trace %u --method %s%s", n, method, first ? " --first" : "");

  search_row (&search, 0);
  test_assert_done (&run, lines->str);
}

static void
test_squares (gconstpointer data)
{
  assert_trace ("boolean-arrays", FALSE, GPOINTER_TO_UINT (data), FALSE);
  assert_trace ("boolean-arrays", FALSE, GPOINTER_TO_UINT (data), TRUE);
}

static void
test_rows (gconstpointer data)
{
  assert_trace ("shifting-masks", TRUE, GPOINTER_TO_UINT (data), FALSE);
  assert_trace ("shifting-masks", TRUE, GPOINTER_TO_UINT (data), TRUE);
}

QS_TEST (limit)
{
  static const struct
  {
    const char *limit;
    const char *output;
  } cases[] = {
    { "0", "" },
    { "1", "1 check 1 *\n" },
    { "4", "1 check 1 *\n2 place 1 1\n3 check 2 *\n4 place 2 3\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TestRun) run = test_run ("trace 4 --method shifting-masks --limit %s", cases[i].limit);

      test_assert_done (&run, cases[i].output);
    }
}

QS_TEST (seed_is_for_chance)
{
  g_auto (TestRun) run = test_run ("trace 4 --method shifting-masks --seed 7");

  test_assert_failed (&run, 2, "--seed is for a method that chooses at random, not for shifting-masks");
}

/* Beyond the buffers, and of a search without end. */
QS_TEST (long_one_ends_at_its_limit)
{
  g_auto (TestRun) run = test_run ("trace 32 --method shifting-masks --limit 30000");
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (lines), ==, 30001);
  for (guint i = 0; i < 30000; i++)
    g_assert_cmpuint (g_ascii_strtoull (lines[i], NULL, 10), ==, i + 1);
}

QS_TEST (limit_beyond_the_end)
{
  g_auto (TestRun) whole = test_run ("trace 5 --method boolean-arrays");
  g_auto (TestRun) limited = test_run ("trace 5 --method boolean-arrays --limit 18446744073709551615");

  test_assert_done (&limited, whole.output);
}

/* The height of a picture, in user units. */
static double
get_height (const char *path)
{
  g_autofree char *svg = test_read_file (path);
  const char *height = strstr (svg, " height=\"");

  test_assert_plain_svg (svg);
  g_assert_nonnull (height);

  return g_ascii_strtod (height + strlen (" height=\""), NULL);
}

static double
draw (TestFile   *file,
      const char *arguments)
{
  g_auto (TestRun) run = test_run ("trace %s --tree %s", arguments, file->path);

  test_assert_done (&run, "");

  return get_height (file->path);
}

/* As high as the tree is deep: of all queens, of the first two, and of none. */
static void
test_tree (TestFile     *file,
           gconstpointer data)
{
  double none = draw (file, "4 --method boolean-arrays --limit 0");
  double two = draw (file, "4 --method boolean-arrays --limit 3");
  double all = draw (file, "4 --method boolean-arrays");

  g_assert_cmpfloat_with_epsilon (all - none, 3 * (two - none), 1e-6);
  g_assert_cmpfloat (two, >, none);
  g_assert_cmpfloat_with_epsilon (draw (file, "4 --method shifting-masks"), all, 1e-6);
  g_assert_cmpfloat_with_epsilon (draw (file, "6 --method dancing-links --first") - all, 2 * (two - none), 1e-6);
}

static void
test_no_tree (TestFile     *file,
              gconstpointer data)
{
  g_auto (TestRun) moves = test_run ("trace 8 --method min-conflicts --tree %s", file->path);
  g_auto (TestRun) name = test_run ("trace 8 --method scanning --tree %s.txt", file->path);
  g_autofree char *left = NULL;

  test_assert_failed (&moves, 2, "is not a tree");
  test_assert_failed (&name, 2, ".txt” is not a picture: choose a name that ends in .svg, .pdf or .png");
  left = test_folder_list (file->folder);
  g_assert_cmpstr (left, ==, "");
}

QS_TEST_MAIN
{
  test_add_boards ("/cli/trace/squares-equal-a-plain-search", 1, MAX_N, test_squares);
  test_add_boards ("/cli/trace/rows-equal-a-plain-search", 1, MAX_N, test_rows);
  g_test_add ("/cli/trace/tree-is-as-deep-as-the-queens", TestFile, "tree.svg", test_file_set_up, test_tree,
              test_file_tear_down);
  g_test_add ("/cli/trace/without-a-tree", TestFile, "tree.svg", test_file_set_up, test_no_tree, test_file_tear_down);
}
