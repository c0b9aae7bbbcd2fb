/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards as programs and people write them. What was read is told in one line: the format, n, the base, and
 * for each board the line where it begins and its columns from 1. */

#include "config.h"

#include "qs-board-reader.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

#define ONE_OF_4 " 1:2,4,1,3"
#define BOTH_OF_4 " 1:2,4,1,3 2:3,1,4,2"

static gboolean
tell_board (const QsReadBoard *board,
            gpointer           data,
            GError           **error)
{
  GString *told = data;

  g_string_append_printf (told, " %" G_GUINT64_FORMAT ":", board->line);
  for (guint row = 0; row < board->n; row++)
    {
      if (row > 0)
        g_string_append_c (told, ',');
      if (board->columns[row] == QS_EMPTY_ROW)
        g_string_append_c (told, '-');
      else
        g_string_append_printf (told, "%u", board->columns[row] + 1);
    }

  if (board->has_clash)
    g_string_append_printf (told, "!%u,%u-%u,%u", board->first.row + 1, board->first.column + 1,
                            board->second.row + 1, board->second.column + 1);

  return TRUE;
}

static void
tell_bad (guint64     line,
          const char *reason,
          gpointer    data)
{
  g_string_append_printf (data, " %" G_GUINT64_FORMAT ":?", line);
}

/* Reads @text in pieces of @size bytes. */
static char *
read_pieces (const char          *text,
             gsize                size,
             const QsReadOptions *options,
             GError             **error)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  g_autoptr (QsBoardReader) reader = qs_board_reader_new ("a.txt", options, &(QsReadSink){ tell_board, tell_bad, boards });
  gsize length = strlen (text);
  const QsReadFacts *facts;

  for (gsize start = 0; start < length; start += size)
    {
      if (!qs_board_reader_feed (reader, text + start, MIN (size, length - start), error))
        return NULL;
    }
  if (!qs_board_reader_end (reader, error))
    return NULL;

  facts = qs_board_reader_get_facts (reader);

  return g_strdup_printf ("%s %u %s%s%s", facts->format != NULL ? facts->format : "none", facts->n,
                          facts->base == QS_READ_BASE_UNKNOWN ? "-" : facts->base == QS_READ_BASE_0 ? "0" : "1",
                          facts->is_base_assumed ? "?" : "", boards->str);
}

static void
assert_read_so (const char          *text,
                const QsReadOptions *options,
                const char          *expected)
{
  for (gsize size = 1; size <= 64; size *= 4)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *told = read_pieces (text, size, options, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (told, ==, expected);
    }
}

static void
assert_read (const char *text,
             const char *expected)
{
  const QsReadOptions options = { .base = QS_READ_BASE_UNKNOWN };

  assert_read_so (text, &options, expected);
}

static void
assert_refused (const char *text,
                const char *message)
{
  const QsReadOptions options = { .base = QS_READ_BASE_UNKNOWN };

  for (gsize size = 1; size <= 64; size *= 8)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *told = read_pieces (text, size, &options, &error);

      g_assert_null (told);
      g_assert_cmpstr (error->message, ==, message);
      g_assert_true (error->domain == QS_ERROR);
    }
}

QS_TEST (text)
{
  assert_read (".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n", "text 4 - 1:2,4,1,3 6:3,1,4,2");
  assert_read ("Solution 1\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2\n..Q.\nQ...\n...Q\n.Q..\n",
               "text 4 - 2:2,4,1,3 8:3,1,4,2");
  assert_read (". Q . .\n. . . Q\nQ . . .\n. . Q .", "text 4 -" ONE_OF_4);
  assert_read ("_♕__\n___♕\n♕___\n__♕_\n", "text 4 -" ONE_OF_4);
  assert_read ("·♛️··\n···♛️\n♛️···\n··♛️·\n", "text 4 -" ONE_OF_4);
  assert_read ("·♛\357\270\216··\n···♛\357\270\216\n♛\357\270\216···\n··♛\357\270\216·\n", "text 4 -" ONE_OF_4);
  assert_read ("-x--\n---x\nx---\n--x-\n", "text 4 -" ONE_OF_4);
  assert_read ("0*00\n000*\n*000\n00*0\n", "text 4 -" ONE_OF_4);
  assert_read ("|.|Q|.|.|\n|.|.|.|Q|\n|Q|.|.|.|\n|.|.|Q|.|\n", "text 4 -" ONE_OF_4);
  assert_read ("Q\n", "text 1 - 1:1");
  assert_read ("Q\n\nQ\n", "text 1 - 1:1 3:1");
}

QS_TEST (text_with_words)
{
  assert_read ("There are 2 solutions:\n\nSolution 1 (of 2):\n.Q..\n...Q\nQ...\n..Q.\n----\n..Q.\nQ...\n...Q\n.Q..\n"
               "========\n2 solutions found\n",
               "text 4 - 4:2,4,1,3 9:3,1,4,2");
  assert_read ("# by hand\n.Q.. // top\n...Q # second\nQ... # third\n..Q.\n", "text 4 - 2:2,4,1,3");
}

QS_TEST (line_ends_and_byte_order_marks)
{
  assert_read ("\357\273\277.Q..\r\n...Q\r\nQ...\r\n..Q.\r\n\r\n..Q.  \r\nQ...\t\r\n...Q\r\n.Q..",
               "text 4 - 1:2,4,1,3 6:3,1,4,2");
  assert_read ("\357\273\2772 4 1 3 \r\n\r\n  3 1 4 2\t\r\n", "columns 4 1 1:2,4,1,3 3:3,1,4,2");
  assert_read ("2\t4\v1 3\n\f\n3 1 4 2\n", "columns 4 1 1:2,4,1,3 3:3,1,4,2");
  assert_read ("\357\273\277# nothing\r\n2 4 1 3\r\n", "columns 4 1 2:2,4,1,3");
  assert_read ("# nothing\r2 4 1 3\r\r3 1 4 2\r", "columns 4 1 2:2,4,1,3 4:3,1,4,2");
  assert_read ("2 4 1 3\n\r\r\n3 1 4 2", "columns 4 1 1:2,4,1,3 4:3,1,4,2");
}

QS_TEST (columns)
{
  assert_read ("2 4 1 3\n3 1 4 2\n", "columns 4 1" BOTH_OF_4);
  assert_read ("2,4,1,3\n3, 1, 4, 2", "columns 4 1" BOTH_OF_4);
  assert_read ("1 3 0 2\n2 0 3 1\n", "columns 4 0" BOTH_OF_4);
  assert_read ("[1, 3, 0, 2]\n[2, 0, 3, 1]\n", "columns 4 0" BOTH_OF_4);
  assert_read ("(2 4 1 3)\n{3 1 4 2}\n", "columns 4 1" BOTH_OF_4);
  assert_read ("[[1,3,0,2],[2,0,3,1]]", "columns 4 0 1:2,4,1,3 1:3,1,4,2");
  assert_read ("[\n [1,\n 3,0,2],\n [2,0,3,1]\n]\n", "columns 4 0 2:2,4,1,3 4:3,1,4,2");
  assert_read ("solutions = [[2,4,1,3],\n[3,1,4,2]];\n", "columns 4 1" BOTH_OF_4);
  assert_read ("Solution 1: 2 4 1 3\nSolution 2: 3 1 4 2\n", "columns 4 1" BOTH_OF_4);
  assert_read ("Solution (1): [2,4,1,3]\nSolution (2): [3,1,4,2]\n", "columns 4 1" BOTH_OF_4);
  assert_read ("1) 2 4 1 3\n2) 3 1 4 2 (found last)\n", "columns 4 1" BOTH_OF_4);
  assert_read ("1 [2 4 1 3]\n2 [3 1 4 2]\n2 solutions\n", "columns 4 1" BOTH_OF_4);
  assert_read ("1\n", "columns 1 1 1:1");
  assert_read ("1 3 5 7 9 11 2 4 6 8 10\n", "columns 11 1 1:1,3,5,7,9,11,2,4,6,8,10");
}

/* A program that counts prints the same for 2 and 3 queens. */
QS_TEST (lone_zero)
{
  const QsReadOptions side = { .base = QS_READ_BASE_UNKNOWN, .n = 1 }, base = { .base = QS_READ_BASE_0 };

  assert_refused ("0\n\n", "a.txt: A 0 alone may be a number of solutions or a board of one square: use --queens 1 if it is a board");
  assert_read_so ("0\n", &side, "columns 1 0 1:1");
  assert_read_so ("0\n", &base, "columns 1 0 1:1");
  assert_read ("[0]\n", "columns 1 0 1:1");
  assert_read ("[[0]]\n", "columns 1 0 1:1");
  assert_read ("Q\n", "text 1 - 1:1");
}

/* A board that says nothing waits for one that does. */
QS_TEST (base)
{
  assert_read ("2 2 3 3\n1 3 0 2\n", "columns 4 0 1:3,3,4,4 2:2,4,1,3");
  assert_read ("2 2 3 3\n2 4 1 3\n", "columns 4 1 1:2,2,3,3 2:2,4,1,3");
  assert_read ("2 2 3 3\n", "columns 4 1? 1:2,2,3,3");
}

QS_TEST (base_of_many)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new ("columns 3 0");

  for (guint line = 1; line <= 1100; line++)
    {
      g_string_append (text, "1 2 1\n");
      g_string_append_printf (expected, " %u:2,3,2", line);
    }
  g_string_append (text, "0 1 2\n");
  g_string_append (expected, " 1101:1,2,3");
  assert_read (text->str, expected->str);
}

QS_TEST (matrix)
{
  assert_read ("Solution 1:\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\nSolution 2:\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
               "matrix 4 - 2:2,4,1,3 8:3,1,4,2");
  assert_read ("0100\n0001\n1000\n0010\n", "matrix 4 -" ONE_OF_4);
  assert_read ("[[0 1 0 0]\n [0 0 0 1]\n [1 0 0 0]\n [0 0 1 0]]\n", "matrix 4 -" ONE_OF_4);
  assert_read ("[0, 1, 0, 0]\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 0, 1, 0]\n", "matrix 4 -" ONE_OF_4);
  assert_read ("0 1 0 0 [0 0 0 1] [1 0 0 0] [0 0 1 0]\n", "matrix 4 - 1:2,4,1,3");
  assert_read ("[[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]],[[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]]",
               "matrix 4 - 1:2,4,1,3 1:3,1,4,2");
}

QS_TEST (leetcode)
{
  assert_read ("[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
               "leetcode 4 - 1:2,4,1,3 1:3,1,4,2");
  assert_read ("[\n  [\n    \".Q..\",\n    \"...Q\",\n    \"Q...\",\n    \"..Q.\"\n  ],\n\n  [ '..Q.', 'Q...', '...Q', '.Q..' ]\n]\n",
               "leetcode 4 - 3:2,4,1,3 9:3,1,4,2");
  assert_read ("[[\"Q\"]]", "leetcode 1 - 1:1");
  assert_read ("[]\n", "none 0 -");
}

QS_TEST (json)
{
  assert_read ("{\"format\":\"queenside\",\"version\":1,\"n\":4,\"filter\":{\"required\":[\"a1\"],\"x\":[1,2,3]},\"total\":2,"
               "\"solutions\":[\n{\"rank\":1,\"columns\":[2,4,1,3],\"class\":1,\"images\":2},\n"
               "{\"rank\":2,\"columns\":[3,1,4,2],\"class\":1,\"images\":2}\n]}\n",
               "json 4 1 2:2,4,1,3 3:3,1,4,2");
  assert_read ("{\"n\": 3, \"total\": 0, \"solutions\": []}", "none 3 -");
  assert_read ("{\"n\":1,\"solutions\":[{\"rank\":1,\"columns\":[1],\"class\":1,\"images\":1}]}", "json 1 1 1:1");
  assert_read ("{\"n\":2, \"solutions\":[{\"columns\":[1,1],\"images\":1}]}", "json 2 1? 1:1,1");
}

QS_TEST (jsonl)
{
  assert_read ("{\"format\":\"queenside\",\"version\":1,\"n\":4,\"filter\":null,\"total\":2}\n"
               "{\"rank\":1,\"columns\":[2,4,1,3],\"class\":null,\"images\":2}\n{\"rank\":2,\"columns\":[3,1,4,2]}\n",
               "jsonl 4 1 2:2,4,1,3 3:3,1,4,2");
}

QS_TEST (csv)
{
  assert_read ("rank,class,images,row1,row2,row3,row4\r\n1,1,2,2,4,1,3\r\n2,1,2,3,1,4,2\r\n",
               "csv 4 1 2:2,4,1,3 3:3,1,4,2");
  assert_read ("rank,class,images,row1,row2,row3,row4\n1,,,2,4,1,3\n,,,\"3\",\"1\",\"4\",\"2\"\n",
               "csv 4 1 2:2,4,1,3 3:3,1,4,2");
  assert_read ("rank,class,images,row1\n1,1,1,1\n", "csv 1 1 2:1");
}

QS_TEST (squares)
{
  assert_read ("b4,d3,a2,c1\nc4,a3,d2,b1\n", "squares 4 -" BOTH_OF_4);
  assert_read ("C1 A2 D3 B4\n", "squares 4 -" ONE_OF_4);
  assert_read ("[\"b4\", \"d3\", \"a2\", \"c1\"]", "squares 4 -" ONE_OF_4);
  assert_read ("a4,d4,a2,c1\n", "squares 4 - 1:1,-,1,3!1,1-1,4");
}

QS_TEST (fen)
{
  assert_read ("1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 w - - 0 1\n", "fen 4 -" BOTH_OF_4);
  assert_read ("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1\n", "fen 8 - 1:1,5,8,6,3,7,2,4");
  assert_read ("Q10/2Q8/4Q6/6Q4/8Q2/10Q/1Q9/3Q7/5Q5/7Q3/9q1 w - - 0 1\n", "fen 11 - 1:1,3,5,7,9,11,2,4,6,8,10");
  assert_read ("Q w - - 0 1\n", "fen 1 - 1:1");
  assert_read ("Q2Q/4/Q3/2Q1\n", "fen 4 - 1:1,-,1,3!1,1-1,4");
}

/* Rows without a queen and rows with two are wrong, but they can be read. */
QS_TEST (wrong_boards)
{
  assert_read (".Q..\n....\nQ..Q\nQQQ.\n", "text 4 - 1:2,-,1,1!3,1-3,4");
  assert_read ("2 2 2 4\n", "columns 4 1 1:2,2,2,4");
}

/* The list of formats.md that other programs read column by column. */
QS_TEST (by_file)
{
  const QsReadOptions by_file = { .base = QS_READ_BASE_UNKNOWN, .is_by_file = TRUE };

  assert_read ("1 5 8 6 3 7 2 4\n", "columns 8 1 1:1,5,8,6,3,7,2,4");
  assert_read_so ("1 5 8 6 3 7 2 4\n", &by_file, "columns 8 1 1:3,6,4,2,8,5,7,1");
  assert_read_so ("1 4 4 2\n", &by_file, "columns 4 1 1:2,-,4,1!1,2-1,3");
}

QS_TEST (options)
{
  const QsReadOptions base_0 = { .base = QS_READ_BASE_0 };
  const QsReadOptions columns = { .format = "columns", .base = QS_READ_BASE_UNKNOWN };
  const QsReadOptions five = { .base = QS_READ_BASE_UNKNOWN, .n = 5 };

  assert_read_so ("1 2 1 2\n", &base_0, "columns 4 0 1:2,3,2,3");
  assert_read_so ("1 0\n", &columns, "columns 2 0 1:2,1");
  assert_read ("1 0\n0 1\n", "matrix 2 - 1:1,2");
  assert_read_so ("", &five, "none 5 -");
  g_assert_true (qs_board_reader_has_format ("jsonl"));
  g_assert_false (qs_board_reader_has_format ("png"));
}

/* A line that is none is listed, and the others are read: unless most are none. */
QS_TEST (bad_lines_are_listed)
{
  assert_read ("2 4 1 3\n1 3 5 2 4\n", "columns 4 1 1:2,4,1,3 2:?");
  assert_read ("2 4 1 3\n3 1 5 2\n", "columns 4 1 1:2,4,1,3 2:?");
  assert_read ("1 3 0 2\n\n2 4 1 3\n", "columns 4 0 1:2,4,1,3 3:?");
  assert_read ("2 2 3 3\n2 9 2 2\n0 1 2 3\n", "columns 4 0 1:3,3,4,4 2:? 3:1,2,3,4");
  assert_read (".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ..\n...Q\n.Q..\n", "text 4 - 1:2,4,1,3 7:?");
  assert_read ("Solution 1: 2 4 1 3\nSolution 2: 3 1 four 2\n", "columns 4 1 1:2,4,1,3 2:?");
  assert_refused ("2 4 1 3\n3 1 5 2\n7 7 7 7\n", "a.txt, line 2: Column 5 is not between 1 and 4");
  assert_refused (".Q..\n...Q\n\nQ...\n..Q.\n", "a.txt, line 1: The boards are of 2 × 4 squares: rows are missing, or boards are side by side (if not, use --problem 2x4)");
}

/* Boards that were cut off look the same, so the user has to say that they are none. */
QS_TEST (fewer_rows)
{
  const QsReadOptions fewer = { .base = QS_READ_BASE_UNKNOWN, .has_fewer_rows = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) boards = g_string_new (NULL);
  g_autoptr (QsBoardReader) reader = qs_board_reader_new ("a.txt", &fewer, &(QsReadSink){ tell_board, tell_bad, boards });
  const char *two = "Q...\n...Q\n\n.Q..\n...Q\n";
  const QsReadFacts *facts;

  g_assert_true (qs_board_reader_feed (reader, two, strlen (two), &error) && qs_board_reader_end (reader, &error));
  facts = qs_board_reader_get_facts (reader);
  g_assert_true (facts->has_problem && facts->problem.n_rows == 2 && facts->problem.n == 4 && facts->n_rows == 2);

  assert_read_so (two, &fewer, "text 4 - 1:1,4,-,- 4:2,4,-,-");
  assert_read_so ("[[\"Q...\",\"...Q\"],[\".Q..\",\"...Q\"]]", &fewer, "leetcode 4 - 1:1,4,-,- 1:2,4,-,-");
  assert_read_so ("0 1 0 0\n0 0 0 1\n\n1 0 0 0\n0 0 1 0\n", &fewer, "matrix 4 - 1:2,4,-,- 4:1,3,-,-");
  assert_read_so (".Q..\n...Q\nQ...\n..Q.\n", &fewer, "text 4 - 1:2,4,1,3");

  /* Another one is wrong then, and so is a board among square ones. */
  assert_read_so ("Q...\n...Q\n\n.Q..\n...Q\n\nQ...\n..Q.\n\n.Q..\n...Q\nQ...\n", &fewer, "text 4 - 1:1,4,-,- 4:2,4,-,- 7:1,3,-,- 10:2,4,-,- 12:?");
  assert_read_so (".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n", &fewer, "text 4 - 1:2,4,1,3 6:?");
}

QS_TEST (bad_input_is_refused)
{
  assert_refused ("2 4 one 3\n", "a.txt, line 1: “one” is not the number of a column");
  assert_refused ("2 4 -1 3\n", "a.txt, line 1: “-1” is not the number of a column");
  assert_refused (".Q..\n..Q\n", "a.txt, line 2: The board is for N = 3, not for N = 4");
  assert_refused ("\n.Q..\n...Q\n\nQ...\n", "a.txt, line 2: The board has 2 rows, not 4");
  assert_refused (".Q..\n", "a.txt, line 1: The boards are of 1 × 4 squares: rows are missing, or boards are side by side (if not, use --problem 1x4)");
  assert_refused ("[[\".Q..\",\"...Q\"]]", "a.txt, line 1: The boards are of 2 × 4 squares: rows are missing, or boards are side by side (if not, use --problem 2x4)");
  assert_refused (".Q..\n.o..\n", "a.txt, line 2: “.o..” is not a row of a board, such as .Q..");
  assert_refused ("[[2,4,1,3],\n[3,1", "a.txt, line 2: The file ends before its brackets are closed");
  assert_read ("?\n", "none 0 -");
  assert_refused ("(1,2) (9,4) (3,1) (4,3)\n", "a.txt, line 1: Row 9 is not between 1 and 4");
  assert_refused ("a4,b9,c1,d2\n", "a.txt, line 1: Square “b9” is not on the board, whose squares are a1 to d4");
  assert_refused ("1Q2/3Q/Q4/2Q1\n", "a.txt, line 1: Row 3 of the position has 5 squares, but the board has 4 columns");
  assert_refused ("1K2/3Q/Q3/2Q1\n", "a.txt, line 1: “1K2” is not a row of queens and numbers, such as 3Q4");
  assert_refused ("2 4 1 3\n\1\n", "a.txt, line 2: The byte 01 at offset 8 is not valid in a text file");
  assert_refused ("2 4 1 3 \377\n", "a.txt, line 1: “\357\277\275” is not the number of a column");
}

/* A number of queens that no board has is told as it is written. */
QS_TEST (sides)
{
  static const char *const sides[] = { "-1", "1000000000", "18446744073709551617", "1.5", "8x", "0", "1001", "1e9" };

  assert_read ("{\"n\": 33, \"solutions\": []}", "none 33 -");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const char *quote = g_ascii_isalpha (sides[i][strlen (sides[i]) - 1]) ? "\"" : "";
      g_autofree char *text = g_strdup_printf ("{\"format\": \"json\",\n\"n\": %s%s%s, \"solutions\": [", quote, sides[i], quote);
      g_autofree char *empty = g_strconcat (text, "]}", NULL);
      g_autofree char *full = g_strconcat (text, "[2, 4, 1, 3]]}", NULL);
      g_autofree char *message = g_strdup_printf ("a.txt, line 2: A board of %s columns cannot be read: the limits are 1 and 1000",
                                                  sides[i]);

      assert_refused (empty, message);
      assert_refused (full, message);
    }
}

/* Nothing is kept without a limit. */
QS_TEST (limits)
{
  g_autofree char *word = g_strnfill (20000, 'a');
  g_autofree char *dots = g_strnfill (1000, '.');
  g_autofree char *row = g_strconcat ("Q", dots, NULL);
  g_autofree char *brackets = g_strnfill (60, '[');
  g_autoptr (GString) line = g_string_new (NULL);

  assert_refused (word, "a.txt, line 1: The word “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…” has more than 16384 bytes");
  assert_refused ("1 999999999999 2", "a.txt, line 1: Column 999999999999 is too large: boards have at most 1000 columns");
  assert_refused (row, "a.txt, line 1: The board has more than 1000 rows or columns");
  assert_read ("{\"n\": 1000, \"solutions\": []}", "none 1000 -");
  assert_refused ("{\"n\": 1001, \"solutions\": []}",
                  "a.txt, line 1: A board of 1001 columns cannot be read: the limits are 1 and 1000");
  assert_refused (brackets, "a.txt, line 1: More than 59 brackets are open");

  while (line->len < 20000)
    g_string_append (line, "123 ");
  assert_refused (line->str, "a.txt, line 1: The line or list has more than 16384 bytes");
  g_string_truncate (line, 5000);
  assert_refused (line->str, "a.txt, line 1: The board has more than 1000 rows or columns");
}

/* The largest board, in the longest formats. */
QS_TEST (largest_board)
{
  const QsReadOptions options = { .base = QS_READ_BASE_UNKNOWN };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new ("columns 1000 1 1:");
  g_autofree char *told = NULL;

  for (guint row = 0; row < QS_MAX_N; row++)
    {
      g_string_append_printf (text, "%u, ", row + 1);
      g_string_append_printf (expected, "%s%u", row > 0 ? "," : "", row + 1);
    }
  told = read_pieces (text->str, 7, &options, NULL);
  g_assert_cmpstr (told, ==, expected->str);
}

QS_TEST_MAIN
{
  g_test_set_nonfatal_assertions ();
}
