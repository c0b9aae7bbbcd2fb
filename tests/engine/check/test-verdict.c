/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about files of boards: made, broken, mixed and compressed. */

#include "qs-verdict.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-stop.h"
#include "qs-test-text.h"
#include "qs-verdict-words.h"

static const QsReadOptions automatic = { .base = QS_READ_BASE_UNKNOWN };

static QsBoardFile *
read_text (const char          *text,
           const QsReadOptions *options)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, (gssize) strlen (text), NULL);
  g_autoptr (GError) error = NULL;
  QsBoardFile *file = qs_board_file_read (stream, "a.txt", options, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (file);

  return file;
}

/* The verdict in words. */
static char *
judge_so (const char          *text,
          const QsReadOptions *options)
{
  g_autoptr (QsBoardFile) file = read_text (text, options);
  g_autoptr (QsVerdict) verdict = qs_verdict_new (file, NULL, NULL);
  g_auto (GStrv) parts = qs_verdict_describe (verdict);

  return qs_verdict_join ((const char *const *) parts, G_MAXUINT);
}

static char *
judge (const char *text)
{
  return judge_so (text, &automatic);
}

/* A column list for each solution, from the plainest search. */
static GPtrArray *
list_solutions (guint n)
{
  g_autoptr (GArray) all = test_all_solutions (n);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < all->len; i += n)
    g_ptr_array_add (lines, qs_solution_to_string (&g_array_index (all, guint16, i), n));

  return lines;
}

static char *
join (GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) lines->pdata[i]);

  return g_string_free (text, FALSE);
}

static void
append_solution (GString       *text,
                 const guint16 *columns,
                 guint          n)
{
  g_autofree char *list = qs_solution_to_string (columns, n);

  g_string_append_printf (text, "%s\n", list);
}

static void
swap (GPtrArray *lines,
      guint      i,
      guint      j)
{
  gpointer kept = lines->pdata[i];

  lines->pdata[i] = lines->pdata[j];
  lines->pdata[j] = kept;
}

/* Two are missing, one is there twice, one board is wrong, two stand the wrong way round. */
QS_TEST (what_a_teacher_needs)
{
  g_autoptr (GPtrArray) lines = list_solutions (8);
  g_autofree char *text = NULL;

  g_ptr_array_remove_index (lines, 43);
  g_ptr_array_remove_index (lines, 16);
  swap (lines, 5, 6);
  g_ptr_array_insert (lines, 11, g_strdup (lines->pdata[2]));
  g_ptr_array_insert (lines, 39, g_strdup ("4 6 8 3 5 7 2 1"));
  text = join (lines);
  assert_text (judge (text),
               "90 of the 92 solutions for 8 queens; missing #17 and #44; line 12 repeats line 3; "
               "line 40: the queens on a1 and b2 attack each other on a diagonal; not in order from line 7");
}

QS_TEST (complete_sets)
{
  for (guint n = 4; n <= 9; n++)
    {
      g_autoptr (GPtrArray) lines = list_solutions (n);
      g_autofree char *text = join (lines);
      g_autofree char *expected = g_strdup_printf ("all %u solutions for %u queens", lines->len, n);

      assert_text (judge (text), expected);
    }

  assert_text (judge ("1\n"), "1 solution for 1 queen, the only one");
}

/* A second list of the same boards says nothing new. One under the same words is a repetition. */
QS_TEST (listed_again)
{
  assert_text (judge ("[2, 4, 1, 3]\n[3, 1, 4, 2]\n[[2, 4, 1, 3], [3, 1, 4, 2]]\n"), "all 2 solutions for 4 queens, listed again from line 3");
  assert_text (judge ("Backtracking:\n2 4 1 3\n3 1 4 2\nBit masks:\n2 4 1 3\n3 1 4 2\nSorted:\n2 4 1 3\n3 1 4 2\n"),
               "all 2 solutions for 4 queens, listed again from line 5");
  assert_text (judge ("Solution 1:\n.Q..\n...Q\nQ...\n..Q.\n\nAll solutions:\nSolution 1:\n.Q..\n...Q\nQ...\n..Q.\n"),
               "1 of the 2 solutions for 4 queens, listed again from line 9; missing #2");
  assert_text (judge ("Found [2, 4, 1, 3]\nFound [1, 2, 3, 4]\n[[2, 4, 1, 3], [1, 2, 3, 4]]\n"),
               "1 of the 2 solutions for 4 queens, listed again from line 3; missing #2; "
               "line 2: the queens on a4 and b3 attack each other on a diagonal");

  assert_text (judge ("Solution 1: 2 4 1 3\nSolution 2: 3 1 4 2\nSolution 3: 2 4 1 3\nSolution 4: 3 1 4 2\n"),
               "all 2 solutions for 4 queens; line 3 repeats line 1; line 4 repeats line 2; not in order from line 3");
}

/* So does a list of some of them, or of all in another order. */
QS_TEST (some_listed_again)
{
  static const struct
  {
    const char *text;
    guint line;
  } files[] = {
    { "First solution: 2 4 1 3\n2 4 1 3\n3 1 4 2\n", 1 },
    { "First solution:\n2 4 1 3\n\nAll solutions:\n2 4 1 3\n3 1 4 2\n", 2 },
    { "First solution: [2, 4, 1, 3]\n[[2, 4, 1, 3], [3, 1, 4, 2]]\n", 1 },
    { "Fundamental solutions (1):\n2 4 1 3\nAll solutions (2):\n2 4 1 3\n3 1 4 2\n2 solutions\n", 2 },
    { "Unique:\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 1:\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2:\n..Q.\nQ...\n...Q\n.Q..\n", 2 },
    { "Solution 1: 2 4 1 3\nSolution 2: 3 1 4 2\nFirst solution: 2 4 1 3\n", 3 },
    { "2 4 1 3\n3 1 4 2\nLast solution: 3 1 4 2\n", 3 },
    { "{\"unique\": [[2, 4, 1, 3]],\n\"all\": [[2, 4, 1, 3], [3, 1, 4, 2]]}\n", 1 },
    { "[2, 4, 1, 3]\n[3, 1, 4, 2]\n[[2, 4, 1, 3]]\n", 3 },
    { "First solution: 2 4 1 3\nLast solution: 3 1 4 2\nAll solutions:\n2 4 1 3\n3 1 4 2\n", 1 },
    { "2 4 1 3\n3 1 4 2\nFirst: 2 4 1 3\nLast: 3 1 4 2\n", 3 },
    { "Unique: 3 1 4 2\nAll: 2 4 1 3\n3 1 4 2\n", 1 },
    { "Unique:\nSolution 1:\n2 4 1 3\n\nAll:\nSolution 1:\n2 4 1 3\nSolution 2:\n3 1 4 2\n", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *expected = g_strdup_printf ("all 2 solutions for 4 queens, some of them listed again from line %u", files[i].line);

      g_test_message ("%s", files[i].text);
      assert_text (judge (files[i].text), expected);
    }

  assert_text (judge ("[2, 4, 1, 3]\n[[2, 4, 1, 3]]\n1 solutions\n"), "1 of the 2 solutions for 4 queens, listed again from line 2; missing #2");
  assert_text (judge ("rows: [2, 4, 1, 3] columns: [3, 1, 4, 2]\nrows: [3, 1, 4, 2] columns: [2, 4, 1, 3]\n"),
               "all 2 solutions for 4 queens, listed again from line 1");
  assert_text (judge ("2 4 1 3\n3 1 4 2\nBackwards:\n3 1 4 2\n2 4 1 3\n"), "all 2 solutions for 4 queens, listed again from line 4");
  assert_text (judge ("First solution: 1 2 3 4\n2 4 1 3\n1 2 3 4\n"),
               "1 of the 2 solutions for 4 queens, some of them listed again from line 1; missing #2; "
               "line 3: the queens on a4 and b3 attack each other on a diagonal");
  assert_text (judge ("First solution:\n2 4 1 3\nAll solutions:\n2 4 1 3\n3 1 4 2\n3 solutions\n"),
               "all 2 solutions for 4 queens, some of them listed again from line 2; the file says 3 in line 6, and has 2");
}

/* What is in one list twice is a repetition, whatever is beside it. */
QS_TEST (repeated_in_list)
{
  assert_text (judge ("All solutions:\nSolution 1:\n2 4 1 3\nSolution 2:\n3 1 4 2\nSolution 3:\n2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 7 repeats line 3; not in order from line 7");
  assert_text (judge ("N = 4\n\n1. Solution\n2 4 1 3\n2. Solution\n3 1 4 2\n3. Solution\n2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 8 repeats line 4; not in order from line 8");
  assert_text (judge ("Solving\n1:\n.Q..\n...Q\nQ...\n..Q.\n\n2:\n..Q.\nQ...\n...Q\n.Q..\n\n3:\n.Q..\n...Q\nQ...\n..Q.\n"),
               "all 2 solutions for 4 queens; line 15 repeats line 3; not in order from line 15");
  assert_text (judge ("Solution 1: 2 4 1 3\nTime: 3 ms\nSolution 2: 3 1 4 2\nTime: 4 ms\nSolution 3: 2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 5 repeats line 1; not in order from line 5");
  assert_text (judge ("Solution 1\n(1,2) (2,4) (3,1) (4,3)\nSolution 2\n(1,3) (2,1) (3,4) (4,2)\nSolution 3\n(1,2) (2,4) (3,1) (4,3)\nTotal time: 3 ms\n"),
               "all 2 solutions for 4 queens; line 6 repeats line 2; not in order from line 6");
  assert_text (judge ("2 4 1 3\n3 1 4 2\nthat is all\n2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 4 repeats line 1; not in order from line 4");
  assert_text (judge ("Solutions:\n2 4 1 3\n3 1 4 2\n2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 4 repeats line 2; not in order from line 4");
  assert_text (judge ("2 4 1 3\n3 1 4 2\n3 1 4 2\nLast solution: 3 1 4 2\n"),
               "all 2 solutions for 4 queens, some of them listed again from line 4; line 3 repeats line 2");
  assert_text (judge ("2 4 1 3\ncount = 1\n3 1 4 2\ncount = 2\n2 4 1 3\ncount = 3\n"),
               "all 2 solutions for 4 queens; line 5 repeats line 1; not in order from line 5");
  assert_text (judge ("[2, 4, 1, 3] conflicts: 0\n[3, 1, 4, 2] conflicts: 0\n[2, 4, 1, 3] conflicts: 0\n"),
               "all 2 solutions for 4 queens; line 3 repeats line 1; not in order from line 3");
  assert_text (judge ("Solution 1:\n2 4 1 3\n\nSolution:\n3 1 4 2\n\nSolution:\n2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 8 repeats line 2; not in order from line 8");
  assert_text (judge ("2 solutions for n = 4\n#1: [2, 4, 1, 3]\n#2: [2, 4, 1, 3]\n#3: [3, 1, 4, 2]\n"),
               "all 2 solutions for 4 queens; line 3 repeats line 2");
  assert_text (judge ("N = 4\n[2, 4, 1, 3] (0.000 s)\n[2, 4, 1, 3] (0.013 s)\n[3, 1, 4, 2] (0.026 s)\n"),
               "all 2 solutions for 4 queens; line 3 repeats line 2");
  assert_text (judge ("Size: 4\nSolution 1: 2 4 1 3\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2: 2 4 1 3\n.Q..\n...Q\nQ...\n..Q.\n\n"
                      "Solution 3: 3 1 4 2\n..Q.\nQ...\n...Q\n.Q..\n"),
               "all 2 solutions for 4 queens; line 9 repeats line 3");
  assert_text (judge ("solution 1\nSAT\n2 4 6 1 3 5\nsolution 2\nSAT\n4 1 5 2 6 3\nsolution 3\nSAT\n3 6 2 5 1 4\nsolution 4\nSAT\n5 3 1 6 4 2\n"),
               "all 4 solutions for 6 queens; not in order from line 9");
  assert_text (judge ("2 4 6 1 3 5\nFound: 1\nSteps: 9\n\n4 1 5 2 6 3\nFound: 2\nSteps: 7\n\n3 6 2 5 1 4\nFound: 3\nSteps: 5\n\n5 3 1 6 4 2\nFound: 4\nSteps: 3\n"),
               "all 4 solutions for 6 queens; not in order from line 9");
  assert_text (judge ("2 4 6 1 3 5 inverse: 4 1 5 2 6 3\n3 6 2 5 1 4 inverse: 5 3 1 6 4 2\n4 1 5 2 6 2 inverse: 2 4 6 1 3 5\n"),
               "2 of the 4 solutions for 6 queens, listed again from line 1; missing #3 and #4; "
               "line 3: the queens on b1 and b3 attack each other on a column");
  assert_text (judge ("cols: 1 3 0 2\nrows: 2 0 3 1\n"), "1 of the 2 solutions for 4 queens, listed again from line 2; missing #2");
  assert_text (judge ("first: 1 3 0 2\nsecond: 2 0 3 1\n"), "all 2 solutions for 4 queens");
  assert_text (judge ("cols: 2 4 6 1 3 5\nrows: 4 1 5 2 6 3\ncols: 3 6 2 5 1 9\nrows: 5 3 1 6 4 2\ncols: 4 1 5 2 6 3\nrows: 2 4 6 1 3 5\n"),
               "2 of the 4 solutions for 6 queens, listed again from line 2; missing #2 and #4; line 3: column 9 is not between 1 and 6");
  assert_text (judge ("cols: 2 4 6 1 3 5\nrows: 4 1 5 2 6 3\ncols: 3 6 2 5 1 4\nrows: 5 3 1 6 2 4\ncols: 4 1 5 2 6 3\nrows: 2 4 6 1 3 5\n"),
               "3 of the 4 solutions for 6 queens, listed again from line 2; missing #4; line 4: the list is not the inverse of the list before it");
  assert_text (judge ("row: 1 2 3 4\ncol: 2 4 1 3\nrow: 1 2 3 4\ncol: 3 1 4 2\n"), "all 2 solutions for 4 queens, listed again from line 1");
  assert_text (judge ("[[\"b4\", \"d3\", \"a2\", \"c1\"], [\"c4\", \"a3\", \"d2\", \"b1\"], [\"b4\", \"d3\", \"a2\", \"c1\"]]\n"),
               "all 2 solutions for 4 queens; board 3 repeats board 1; not in order from board 3");
  assert_text (judge ("Sol: 2 4 1 3\nTime: 5 s\n\nSol: 3 1 4 2\nTime: 5 s\n\nSol: 2 4 1 3\nTime: 5 s\n"),
               "all 2 solutions for 4 queens; line 7 repeats line 1; not in order from line 7");
  assert_text (judge ("All solutions:\nid: 1\nqueens: 2 4 1 3\nid: 2\nqueens: 3 1 4 2\nid: 3\nqueens: 2 4 1 3\n"),
               "all 2 solutions for 4 queens; line 7 repeats line 3; not in order from line 7");
  assert_text (judge ("(1,2)\n(2,4)\n(3,1)\n(4,9)\n\n(1,3)\n(2,1)\n(3,4)\n(4,2)\n"),
               "1 of the 2 solutions for 4 queens; missing #1; line 4: column 9 is not between 1 and 4");
  assert_text (judge ("[2, 4, 1, 3]\n[3, 1, 4, 2]\n[[2, 4, 1, 3], [2, 4, 1, 3]]\n"),
               "all 2 solutions for 4 queens; board 3 repeats line 1; board 4 repeats line 1; not in order from board 3");
}

/* The numbers in brackets, which say where in the vector of R a line begins, are none of a process. */
QS_TEST (vector_on_three_lines)
{
  assert_text (judge ("[1]  2  4  6  8 10 12 14 16 18 20 22 24 26 28 30\n"
                      "[16] 32 34 36 38 40  1  3  5  7  9 11 13 15 17 19\n"
                      "[31] 21 23 25 27 29 31 33 35 37 39\n"),
               "1 solution for 40 queens, and nobody knows how many there are");
}

/* One of each class is enough, whichever of its images it is. */
QS_TEST (fundamental_sets)
{
  g_autoptr (GArray) all = test_all_solutions (8);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *verdict = NULL;
  guint n_classes = 0;

  for (guint i = 0; i < all->len; i += 8)
    {
      guint16 *columns = &g_array_index (all, guint16, i);
      guint16 image[8];

      if (!test_is_least (columns, 8))
        continue;

      test_make_image (n_classes++ % TEST_SYMMETRIES, columns, 8, image);
      append_solution (text, image, 8);
    }

  g_assert_cmpuint (n_classes, ==, 12);
  verdict = judge (text->str);
  g_assert_true (g_str_has_prefix (verdict, "all 12 fundamental solutions for 8 queens"));
}

/* Twelve solutions are no fundamental set where two of them are images of each other. */
QS_TEST (as_many_as_classes)
{
  g_autoptr (GPtrArray) lines = list_solutions (8);
  g_autofree char *text = NULL;
  g_autofree char *verdict = NULL;

  g_ptr_array_set_size (lines, 12);
  text = join (lines);
  verdict = judge (text);
  g_assert_true (g_str_has_prefix (verdict, "12 of the 92 solutions for 8 queens; missing #13–#92"));
}

QS_TEST (boards_without_solutions)
{
  const QsReadOptions three = { .base = QS_READ_BASE_UNKNOWN, .n = 3 };

  assert_text (judge_so ("", &three), "there are no solutions for 3 queens, and the file has none");
  assert_text (judge ("1 3 2\n"), "there are no solutions for 3 queens, and the file has none; "
                                  "line 1: the queens on b1 and c2 attack each other on a diagonal");
}

QS_TEST (wrong_boards)
{
  assert_text (judge ("....\n...Q\nQ..Q\n..Q.\n\n.Q..\n...Q\nQ...\n.Q..\n\n.Q..\n...Q\nQ...\n....\n"),
               "0 of the 2 solutions for 4 queens; missing #1 and #2; "
               "line 1: the queens on a2 and d2 attack each other on a row; "
               "line 6: the queens on a2 and b1 attack each other on a diagonal; "
               "line 11: there is no queen from a1 to d1");
  assert_text (judge ("1 3 1 4\n"), "0 of the 2 solutions for 4 queens; missing #1 and #2; "
                                    "line 1: the queens on a2 and a4 attack each other on a column");
}

/* No text of a kind is endless. */
QS_TEST (many_complaints)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *verdict = NULL;

  for (guint i = 0; i < 150; i++)
    g_string_append (text, "1 2 3 4 5 6 7 8 9\n");
  for (guint i = 0; i < 102; i++)
    g_string_append (text, "1 3 6 8 2 4 9 7 5\n");

  verdict = judge (text->str);
  g_assert_nonnull (strstr (verdict, "1 of the 352 solutions for 9 queens; missing #2–#101 and 251 more; "
                                     "line 152 repeats line 151; "));
  g_assert_nonnull (strstr (verdict, "; line 251 repeats line 151; 1 more board repeats one before it; line 1: "));
  g_assert_nonnull (strstr (verdict, "; line 100: the queens on a9 and b8 attack each other on a diagonal; 50 more boards are wrong"));
  g_assert_null (strstr (verdict, "line 101:"));
}

/* Where nobody can count them all, the boards themselves can be looked at. */
QS_TEST (large_boards)
{
  for (guint n = 28; n <= 1000; n = n * 3 / 2)
    {
      guint16 columns[QS_MAX_N];
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *expected = g_strdup_printf (
          "1 solution for %u queens, and nobody knows how many there are; line 2 repeats line 1; "
          "line 3: the queens on a%u and b%u attack each other on a diagonal", n, n, n - 1);

      test_make_solution (columns, n);
      for (guint i = 0; i < 2; i++)
        append_solution (text, columns, n);
      for (guint i = 1; i <= n; i++)
        g_string_append_printf (text, "%u ", i);

      assert_text (judge (text->str), expected);
    }
}

/* A column of these takes two bytes. */
QS_TEST (large_inverse)
{
  const guint n = 300;
  const char *expected = "1 solution for 300 queens, and nobody knows how many there are, listed again from line ";
  guint16 columns[QS_MAX_N], inverse[QS_MAX_N], rows[QS_MAX_N];
  g_autoptr (GString) inverted = g_string_new ("cols: ");
  g_autoptr (GString) numbered = g_string_new ("rows: ");
  g_autofree char *again = g_strconcat (expected, "2", NULL), *first = g_strconcat (expected, "1", NULL);

  test_make_solution (columns, n);
  for (guint16 row = 0; row < n; row++)
    {
      inverse[columns[row]] = row;
      rows[row] = row;
    }
  append_solution (inverted, columns, n);
  append_solution (g_string_append (inverted, "rows: "), inverse, n);
  append_solution (numbered, rows, n);
  append_solution (g_string_append (numbered, "cols: "), columns, n);

  assert_text (judge (inverted->str), again);
  assert_text (judge (numbered->str), first);
}

/* Other programs list the queens column by column: the same set, since the board is a square. */
QS_TEST (by_file)
{
  const QsReadOptions by_file = { .base = QS_READ_BASE_UNKNOWN, .is_by_file = TRUE };
  g_autoptr (GPtrArray) lines = list_solutions (6);
  g_autofree char *text = join (lines);
  g_autofree char *verdict = judge_so (text, &by_file);

  g_assert_true (g_str_has_prefix (verdict, "all 4 solutions for 6 queens"));
  assert_text (judge_so ("1 4 4 2\n", &by_file), "0 of the 2 solutions for 4 queens; missing #1 and #2; "
                                                "line 1: the queens on b4 and c4 attack each other on a row");
}

static void
assert_reading (const char          *text,
                const QsReadOptions *options,
                const char          *expected)
{
  g_autoptr (QsBoardFile) file = read_text (text, options);

  assert_text (qs_verdict_name_reading (file), expected);
}

QS_TEST (names_the_reading)
{
  const QsReadOptions by_file = { .base = QS_READ_BASE_UNKNOWN, .is_by_file = TRUE };
  const QsReadOptions three = { .base = QS_READ_BASE_UNKNOWN, .n = 3 };

  assert_reading ("Q\n", &automatic, "format text");
  assert_reading ("1 3 0 2\n", &automatic, "format columns, columns counted from 0, row by row from the top");
  assert_reading ("2 4 1 3\n", &by_file, "format columns, columns counted from 1, column by column from the left");
  assert_reading ("1 2 1\n", &automatic,
                  "format columns, columns counted from 1, as nothing says otherwise, row by row from the top");
  assert_reading ("", &three, "no boards");
}

/* @text as one member of a gzip file. */
static GBytes *
compress (const char *text)
{
  g_autoptr (GInputStream) plain = g_memory_input_stream_new_from_data (text, (gssize) strlen (text), NULL);
  g_autoptr (GConverter) compressor = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1));
  g_autoptr (GInputStream) packed = g_converter_input_stream_new (plain, compressor);
  g_autoptr (GOutputStream) bytes = g_memory_output_stream_new_resizable ();
  gssize length = g_output_stream_splice (bytes, packed, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL);

  g_assert_cmpint (length, >, 0);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (bytes));
}

/* Reads what some parts are one behind the other, but not the last @n_cut bytes. */
static QsBoardFile *
read_parts (GBytes **parts,
            guint    n_parts,
            gsize    n_cut,
            GError **error)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GInputStream) stream = NULL;

  for (guint i = 0; i < n_parts; i++)
    g_byte_array_append (all, g_bytes_get_data (parts[i], NULL), (guint) g_bytes_get_size (parts[i]));

  stream = g_memory_input_stream_new_from_data (all->data, (gssize) (all->len - n_cut), NULL);

  return qs_board_file_read (stream, "a.txt.gz", &automatic, NULL, NULL, error);
}

QS_TEST (compressed)
{
  g_autoptr (GPtrArray) lines = list_solutions (9);
  g_autofree char *text = join (lines);
  g_autoptr (GBytes) packed = compress (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsBoardFile) file = read_parts (&packed, 1, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (qs_board_file_get_count (file), ==, 352);
}

/* Files that cat has joined, or that several processors have compressed, are read to their end, as gzip does. */
QS_TEST (compressed_in_members)
{
  g_autoptr (GPtrArray) lines = list_solutions (9);
  g_autofree char *text = join (lines);
  g_autoptr (GBytes) nothing = compress (""), first = compress (text), second = compress ("1 3 6 8 2 4 9 7 5\n");
  GBytes *members[] = { nothing, first, nothing, second, nothing };
  g_autoptr (GError) error = NULL;
  g_autoptr (QsBoardFile) file = read_parts (members, 5, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (qs_board_file_get_count (file), ==, 353);

  g_assert_null (read_parts (members, 4, 1, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
}

QS_TEST (behind_compression)
{
  g_autoptr (GBytes) packed = compress ("2 4 1 3\n"), text = g_bytes_new_static ("3 1 4 2\n", 8);
  GBytes *parts[] = { packed, text };
  g_autoptr (GError) error = NULL;

  g_assert_null (read_parts (parts, 2, 0, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
}

QS_TEST (cut_compression)
{
  g_autoptr (GBytes) packed = compress ("2 4 1 3\n");
  g_autoptr (GError) error = NULL;

  g_assert_null (read_parts (&packed, 1, 9, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_true (g_str_has_suffix (error->message, ": The file is truncated: its compressed data do not end"));
}

QS_TEST (broken_compression)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data ("\37\213\b\1broken", 10, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_board_file_read (stream, "a.txt.gz", &automatic, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_true (g_str_has_prefix (error->message, "Could not read “a.txt.gz”: "));
}

static gboolean
cancel (guint64  n_bytes,
        gpointer data)
{
  guint64 *seen = data;

  *seen = n_bytes;
  return FALSE;
}

QS_TEST (cancelled_reading)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data ("2 4 1 3\n", -1, NULL);
  g_autoptr (GError) error = NULL;
  guint64 seen = 0;

  g_assert_null (qs_board_file_read (stream, "a.txt", &automatic, cancel, &seen, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_cmpuint (seen, ==, 8);
}

static gboolean
stop (gpointer data)
{
  return TRUE;
}

QS_TEST (stopped)
{
  g_autoptr (QsBoardFile) file = read_text ("3 1 4 2\n2 4 1 3\n3 1 4 2\n", &automatic);

  g_assert_null (qs_verdict_new (file, stop, NULL));
}

/* A text of all solutions for 12 queens but two. */
static char *
leave_two_out (void)
{
  g_autoptr (GPtrArray) lines = list_solutions (12);

  g_ptr_array_remove_index (lines, 14200 - 1);
  g_ptr_array_remove_index (lines, 7777 - 1);

  return join (lines);
}

QS_TEST (missing_far_behind)
{
  g_autofree char *text = leave_two_out ();

  assert_text (judge (text), "14198 of the 14200 solutions for 12 queens; missing #7777 and #14200");
}

/* At whichever question the work is stopped, nothing is said. */
QS_TEST (stopped_anywhere)
{
  g_autofree char *text = leave_two_out ();
  g_autoptr (QsBoardFile) file = read_text (text, &automatic);
  TestStop never = { .stop_at = G_MAXUINT };
  g_autoptr (QsVerdict) verdict = qs_verdict_new (file, test_is_stopped, &never);

  g_assert_nonnull (verdict);
  g_assert_cmpuint (never.asked, >, 10);
  for (guint i = 1; i <= never.asked; i += never.asked / 20 + 1)
    {
      TestStop stop_there = { .stop_at = i };

      g_assert_null (qs_verdict_new (file, test_is_stopped, &stop_there));
      g_assert_cmpuint (stop_there.asked, ==, i);
    }
}

QS_TEST (nothing_in_it)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data ("There are no solutions\n", -1, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_board_file_read (stream, "a.txt", &automatic, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT);
  g_assert_cmpstr (error->message, ==, "a.txt: There is no board in it");
}

QS_TEST (clauses)
{
  const char *clauses[] = { "a", "b", "c", NULL };

  assert_text (qs_verdict_join (clauses + 3, 2), "");
  assert_text (qs_verdict_join (clauses + 2, 2), "c");
  assert_text (qs_verdict_join (clauses, 3), "a; b; c");
  assert_text (qs_verdict_join (clauses, 2), "a; b; …");
}
