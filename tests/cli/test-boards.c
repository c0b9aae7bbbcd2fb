/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of other kinds on the command line, compared with a search that asks each two squares whether they attack. */

#include <stdlib.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

#define MAX_N 12

typedef gboolean (*Attacks) (int down,
                             int right,
                             int n);

typedef struct
{
  const char *text;
  int n_rows;
  int n;
  Attacks attacks;
  const char *regions; /* the letters, row by row, or NULL */
} Board;

static gboolean
as_queens (int down,
           int right,
           int n)
{
  return right == 0 || abs (right) == down;
}

static gboolean
on_a_torus (int down,
            int right,
            int n)
{
  return right == 0 || (right - down) % n == 0 || (right + down) % n == 0;
}

static gboolean
as_superqueens (int down,
                int right,
                int n)
{
  return as_queens (down, right, n) || down * down + right * right == 5;
}

static gboolean
by_touching (int down,
             int right,
             int n)
{
  return right == 0 || (down == 1 && abs (right) == 1);
}

static const Board boards[] = {
  { "1x1", 1, 1, as_queens, NULL },
  { "1x3", 1, 3, as_queens, NULL },
  { "2x3", 2, 3, as_queens, NULL },
  { "2x12", 2, 12, as_queens, NULL },
  { "3x5", 3, 5, as_queens, NULL },
  { "5x6", 5, 6, as_queens, NULL },
  { "6x9", 6, 9, as_queens, NULL },
  { "4x11", 4, 11, as_queens, NULL },
  { "7:torus", 7, 7, on_a_torus, NULL },
  { "4x6:torus", 4, 6, on_a_torus, NULL },
  { "10:superqueens", 10, 10, as_superqueens, NULL },
  { "5x9:superqueens", 5, 9, as_superqueens, NULL },
  { "6:touching", 6, 6, by_touching, NULL },
  { "4x7:touching", 4, 7, by_touching, NULL },
  { "6:regions=aabbcc/aabbcc/ddbbcc/ddeecc/ddeeff/ddffff", 6, 6, by_touching, "aabbccaabbccddbbccddeeccddeeffddffff" },
  { "5:torus:regions=aaaaa/bbbbb/ccccc/ddddd/eeeee", 5, 5, on_a_torus, "aaaaabbbbbcccccdddddeeeee" },
};

static gboolean
fits (const Board *board,
      const int   *columns,
      int          row)
{
  for (int above = 0; above < row; above++)
    {
      if (board->attacks (row - above, columns[row] - columns[above], board->n) ||
          (board->regions != NULL &&
           board->regions[row * board->n + columns[row]] == board->regions[above * board->n + columns[above]]))
        return FALSE;
    }

  return TRUE;
}

static void
write_solutions (const Board *board,
                 int         *columns,
                 int          row,
                 GPtrArray   *lines)
{
  if (row == board->n_rows)
    {
      GString *line = g_string_new (NULL);

      for (int i = 0; i < row; i++)
        g_string_append_printf (line, "%s%d", i > 0 ? " " : "", columns[i] + 1);
      g_ptr_array_add (lines, g_string_free (line, FALSE));
      return;
    }

  for (columns[row] = 0; columns[row] < board->n; columns[row]++)
    {
      if (fits (board, columns, row))
        write_solutions (board, columns, row + 1, lines);
    }
}

static GPtrArray *
find_solutions (const Board *board)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  int columns[MAX_N];

  write_solutions (board, columns, 0, lines);

  return lines;
}

static char *
join (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (char *) g_ptr_array_index (lines, i));

  return g_string_free (text, FALSE);
}

QS_TEST (lists_and_counts)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GPtrArray) lines = find_solutions (&boards[i]);
      g_autofree char *text = join (lines);
      g_autofree char *number = g_strdup_printf ("%u\n", lines->len);
      g_auto (TestRun) list = test_run ("list %s", boards[i].text);
      g_auto (TestRun) count = test_run ("count %s", boards[i].text);

      test_assert_done (&list, text);
      test_assert_done (&count, number);
    }
}

/* Numbers from the list, and the first classes from one of the fundamental solutions alone. */
QS_TEST (ranks)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GPtrArray) lines = find_solutions (&boards[i]);
      guint rank = lines->len / 3;
      g_autofree char *expected = g_strdup_printf ("rank: %u of %u\n", rank + 1, lines->len);

      if (lines->len > 0)
        {
          g_auto (TestRun) run = test_run ("rank --problem %s %s", boards[i].text, (char *) g_ptr_array_index (lines, rank));
          g_auto (TestRun) from = test_run ("list %s --from %u --limit 1", boards[i].text, rank + 1);

          g_assert_cmpint (run.status, ==, 0);
          g_assert_true (g_str_has_prefix (run.output, expected));
          g_assert_true (g_str_has_prefix (from.output, g_ptr_array_index (lines, rank)));
        }
    }
}

QS_TEST (squares)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      const Board *board = &boards[i];
      g_autoptr (GPtrArray) lines = find_solutions (board);
      guint counts[MAX_N][MAX_N] = { 0 };
      g_autoptr (GString) expected = g_string_new (NULL);
      g_auto (TestRun) run = test_run ("squares %s --csv", board->text);

      for (guint j = 0; j < lines->len; j++)
        {
          g_auto (GStrv) columns = g_strsplit (g_ptr_array_index (lines, j), " ", -1);

          for (int row = 0; row < board->n_rows; row++)
            counts[row][atoi (columns[row]) - 1]++;
        }
      for (int row = 0; row < board->n_rows; row++)
        {
          for (int column = 0; column < board->n; column++)
            g_string_append_printf (expected, "%u%c", counts[row][column], column + 1 < board->n ? ',' : '\n');
        }

      test_assert_done (&run, expected->str);
    }
}

/* Of 2 × 3 squares two solutions are left, which are turned into each other. */
QS_TEST (formats)
{
  static const struct
  {
    const char *format;
    const char *output;
  } cases[] = {
    { "text", "Q..\n..Q\n\n..Q\nQ..\n" },
    { "columns --base 0", "0 2\n2 0\n" },
    { "matrix", "Solution 1:\n1 0 0\n0 0 1\n\nSolution 2:\n0 0 1\n1 0 0\n" },
    { "leetcode", "[[\"Q..\",\"..Q\"],[\"..Q\",\"Q..\"]]\n" },
    { "csv", "rank,class,images,row1,row2\n1,1,2,1,3\n2,1,2,3,1\n" },
    { "squares", "a2,c1\nc2,a1\n" },
    { "fen", "Q2/2Q w - - 0 1\n2Q/Q2 w - - 0 1\n" },
    { "jsonl", "{\"format\":\"queenside\",\"version\":1,\"n\":3,\"problem\":\"2x3\",\"filter\":null,\"total\":2}\n"
               "{\"rank\":1,\"columns\":[1,3],\"class\":1,\"images\":2}\n"
               "{\"rank\":2,\"columns\":[3,1],\"class\":1,\"images\":2}\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TestRun) run = test_run ("list 2x3 --format %s", cases[i].format);

      test_assert_done (&run, cases[i].output);
    }
}

/* Squares are named from the bottom row that there is. */
QS_TEST (named_squares)
{
  g_auto (TestRun) required = test_run ("list 6x9 --require a6,c5 --limit 1");
  g_auto (TestRun) written = test_run ("list 6x9+a6+c5 --limit 1");
  g_auto (TestRun) beyond = test_run ("list 6x9 --require a7");
  g_auto (TestRun) clash = test_run ("rank --problem 7:torus 1 3 5 7 2 4 4");
  g_auto (TestRun) squares = test_run ("rank --problem 3x5+a1 5 3 1");
  g_auto (TestRun) longer = test_run ("rank --problem 3x5 5 3 1 2");

  test_assert_done (&required, "1 3 5 2 4 9\n");
  test_assert_done (&written, "1 3 5 2 4 9\n");
  test_assert_failed (&beyond, 2, "whose squares are a1 to i6");
  test_assert_failed (&clash, 2, "rows 4 and 7 rule each other out");
  test_assert_failed (&squares, 2, "“3x5+a1” names squares");
  test_assert_failed (&longer, 2, "has 4 numbers, but the board has 3 rows");
}

static guint
count_lines (const char *text,
             const char *word)
{
  g_auto (GStrv) parts = g_strsplit (text, word, -1);

  return g_strv_length (parts) - 1;
}

/* Steps of methods that can search a board, and the names of these for one that cannot. */
QS_TEST (traces)
{
  static const struct
  {
    const char *arguments;
    guint n_solutions;
  } cases[] = {
    { "trace 5:torus --method scanning", 10 },
    { "trace 5:torus --method boolean-arrays", 10 },
    { "trace 3x5:torus --method fixed-masks", 10 },
    { "trace 4x6 --method shifting-masks", 46 },
    { "trace 4x6 --method dancing-links", 46 },
    { "trace 7:touching --method conflict-matrix", 646 },
    { "trace 8+b4+d5 --method brute-force --limit 100", 0 },
    { "trace 8+b4+d5 --method permutations", 2 },
  };
  g_auto (TestRun) arrays = test_run ("trace 5:touching --method boolean-arrays");
  g_auto (TestRun) orders = test_run ("trace 4x6 --method permutations");
  g_auto (TestRun) other = test_run ("trace 5:cube --method scanning");
  g_auto (TestRun) second = test_run ("trace 5:torus 6 --method scanning");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TestRun) run = test_run ("%s", cases[i].arguments);

      g_assert_cmpint (run.status, ==, 0);
      g_assert_cmpuint (count_lines (run.output, " solution "), ==, cases[i].n_solutions);
    }

  test_assert_failed (&arrays, 2, "those that can are brute-force, permutations, scanning, conflict-matrix, dancing-links, "
                                  "min-conflicts");
  test_assert_failed (&orders, 2, "those that can are brute-force, scanning, boolean-arrays, hash-sets, explicit-stack, "
                                  "conflict-matrix, bit-sets, shifting-masks, fixed-masks, dancing-links");
  test_assert_failed (&other, 2, "“cube”");
  test_assert_failed (&second, 2, "“6” is one argument too many");
}

/* Methods that can search a board race, and the others are left out. */
QS_TEST (races)
{
  g_auto (TestRun) super = test_run ("race 5:superqueens --csv --budget 1");
  g_auto (TestRun) first = test_run ("race 4x6 --first --json --budget 1");
  g_auto (TestRun) masks = test_run ("race 5:superqueens --method shifting-masks");

  g_assert_cmpuint (count_lines (super.output, "\n"), ==, 1 + 5);
  g_assert_nonnull (strstr (super.output, "\ndancing-links,5:superqueens,all,"));
  g_assert_cmpuint (count_lines (super.output, ",0,"), >=, 5);
  g_assert_nonnull (strstr (super.errors, "hash-sets is left out: it cannot search this board"));
  g_assert_cmpuint (count_lines (first.output, "\"problem\":\"4x6\""), ==, 10);
  g_assert_cmpuint (count_lines (first.output, "\"solutions\":1,"), ==, 10);
  test_assert_failed (&masks, 2, "“shifting-masks” cannot search this board");
}

/* What is published is said, and what is not is estimated. */
QS_TEST (estimates)
{
  g_auto (TestRun) published = test_run ("estimate 13:torus");
  g_auto (TestRun) none = test_run ("estimate 32:torus");
  g_auto (TestRun) rectangle = test_run ("estimate 6x9 --json");
  const char *solutions = strstr (rectangle.output, "\"solutions\":");

  g_assert_nonnull (strstr (published.output, "The number of solutions is known: 4524"));
  g_assert_nonnull (strstr (none.output, "The number of solutions is known: 0"));
  g_assert_nonnull (solutions);
  g_assert_cmpint (abs (atoi (solutions + strlen ("\"solutions\":")) - 2292), <, 40);
}
