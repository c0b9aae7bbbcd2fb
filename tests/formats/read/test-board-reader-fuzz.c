/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes files of each format at random and reads them: whatever comes is a board on its squares or an error
 * with a place, and the same however the bytes are cut. In slow mode it reads many more, others each time. */

#include "config.h"

#include "qs-board-reader.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

/* How many changed files are read for each of the examples; each is read twice. */
#define N_QUICK 100
#define N_SLOW 10000

/* A change makes no file longer than this, in bytes, but those that look for the limits. */
#define MAX_LENGTH 600

static const char *const examples[] = {
  "Solution 1\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2\n..Q.\nQ...\n...Q\n.Q..\n",
  "_ \342\231\225 _ _\n_ _ _ \342\231\225\n\342\231\225 _ _ _\n_ _ \342\231\225 _\n----\n",
  "\357\273\2772 4 1 3\r\n3 1 4 2\r\n",
  "# columns\n[[1,3,0,2],\n [2,0,3,1]] // end\n",
  "2 2 3 3\n3 3 2 2\n1 1 1 1\n2 3 2 3\n",
  "Solution 1:\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\nSolution 2:\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
  "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
  ("{\"format\":\"queenside\",\"version\":1,\"n\":4,\"filter\":{\"require\":[\"b4\"],\"x\":[1,[2]]},\"total\":2,"
   "\"solutions\":[\n{\"rank\":1,\"columns\":[2,4,1,3],\"class\":1,\"images\":2}\n]}\n"),
  "{\"n\":4,\"total\":2}\n{\"rank\":1,\"columns\":[2,4,1,3]}\n{\"rank\":2,\"columns\":[3,1,4,2]}\n",
  "rank,class,images,row1,row2,row3,row4\r\n1,1,2,2,4,1,3\r\n2,1,2,\"3\",\"1\",\"4\",\"2\"\r\n",
  "b4,d3,a2,c1\nc4,a3,d2,b1\n",
  "1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 w - - 0 1\n",
  "Number of solutions: 2\n1;3;0;2\n2;0;3;1\n",
  "Solution #1: 2413\nSolution #2: 3142\nTotal: 2\n",
  "[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3), (3, 1)]\n",
  "+---+---+---+---+\n|   | Q |   |   |\n+---+---+---+---+\n|   |   |   | Q |\n| Q |   |   |   |\n|   |   | Q |   |\n",
  "s SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0\n",
  "\\board{1}{2,4,1,3}\n\\board{2}{3,1,4,2}\n",
  "Q10/2Q8/4Q6/6Q4/8Q2/10Q/1Q9/3Q7/5Q5/7Q3/9q1 w - - 0 1\n",
};

/* What breaks readers. */
static const char *const pieces[] = {
  "\n", "\n\n", " ", ",", ":", "[", "]", "{", "}", "(", ")", "\"", "'", "\\", "#", ";", "//", "|", "/", "-", ".", "0", "1",
  "Q", "x", "n", "\"n\":", "\"columns\":[", "row1", " row1,row2", "1000", "1001", "99999999999999999999", "18446744073709551616",
  "a1", "alm1000", "zz9", "\342\231\225", "\342\231", "\357\270\217", "\357\273\277", "\377", "\1", "Solution 3:\n", "====\n",
};

/* What was read of a file. */
typedef struct
{
  guint n_boards;
  guint hash;
  char *message; /* NULL where there was no error */
} Reading;

static void
check_square (const QsReadBoard *board,
              QsSquare           square)
{
  g_assert_cmpuint (square.row, <, board->n);
  g_assert_cmpuint (square.column, <, board->n);
}

static gboolean
check_board (const QsReadBoard *board,
             gpointer           data,
             GError           **error)
{
  Reading *reading = data;
  guint n_queens = 0;

  g_assert_cmpuint (board->n, >=, 1);
  g_assert_cmpuint (board->n, <=, QS_MAX_N);
  g_assert_cmpuint (board->line, >=, 1);

  for (guint row = 0; row < board->n; row++)
    {
      g_assert_true (board->columns[row] < board->n || board->columns[row] == QS_EMPTY_ROW);
      n_queens += board->columns[row] != QS_EMPTY_ROW;
      reading->hash = reading->hash * 31 + board->columns[row];
    }

  g_assert_cmpint (board->n_queens > n_queens, ==, board->has_clash);
  if (board->has_clash)
    {
      check_square (board, board->first);
      check_square (board, board->second);
      g_assert_cmpuint (board->first.row, ==, board->second.row);
    }

  reading->hash = reading->hash * 31 + (guint) board->line;
  reading->n_boards++;
  return TRUE;
}

static void
count_bad (guint64     line,
           const char *reason,
           gpointer    data)
{
  Reading *reading = data;

  g_assert_cmpuint (line, >=, 1);
  g_assert_true (g_utf8_validate (reason, -1, NULL));
  reading->hash = reading->hash * 31 + (guint) line;
}

/* Reads a file in pieces of random size, or all at once where there is no @random. */
static Reading
read_file (const GString       *file,
           const QsReadOptions *options,
           GRand               *random)
{
  Reading reading = { 0 };
  g_autoptr (QsBoardReader) reader = qs_board_reader_new ("a.txt", options, &(QsReadSink){ check_board, count_bad, &reading });
  g_autoptr (GError) error = NULL;
  gboolean is_good = TRUE;
  gsize size;

  for (gsize start = 0; start < file->len && is_good; start += size)
    {
      size = random == NULL ? file->len : (gsize) g_rand_int_range (random, 1, 20);
      size = MIN (size, file->len - start);
      is_good = qs_board_reader_feed (reader, file->str + start, size, &error);
    }

  if (is_good)
    is_good = qs_board_reader_end (reader, &error);

  g_assert_cmpint (is_good, ==, error == NULL);
  if (!is_good)
    {
      g_assert_true (error->domain == QS_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "a.txt"));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      reading.message = g_strdup (error->message);
    }
  else if (reading.n_boards > 0)
    g_assert_nonnull (qs_board_reader_get_facts (reader)->format);

  return reading;
}

static gsize
choose (GRand *random,
        gsize  n)
{
  return (gsize) g_rand_int_range (random, 0, (gint32) n);
}

static void
change (GString *file,
        GRand   *random)
{
  gsize place = choose (random, file->len + 1);
  gsize longest = choose (random, 12) + 1;
  gsize length = MIN (longest, file->len - place);
  const char *other = examples[choose (random, G_N_ELEMENTS (examples))];
  g_autofree char *copied = g_strndup (file->str + place, length);

  switch (choose (random, 6))
    {
    case 0:
      g_string_insert (file, (gssize) place, pieces[choose (random, G_N_ELEMENTS (pieces))]);
      break;
    case 1:
      g_string_erase (file, (gssize) place, (gssize) length);
      break;
    case 2:
      g_string_insert (file, (gssize) choose (random, file->len + 1), copied);
      break;
    case 3:
      g_string_insert_c (file, (gssize) place, (char) choose (random, 256));
      break;
    case 4:
      if (length > 0)
        file->str[place] = (char) (file->str[place] ^ 1 << choose (random, 8));
      break;
    default:
      g_string_insert (file, (gssize) place, other + choose (random, strlen (other)));
      break;
    }

  if (file->len > MAX_LENGTH)
    g_string_truncate (file, MAX_LENGTH);
}

static QsReadOptions
choose_options (GRand *random)
{
  static const char *const formats[] = { "text", "columns", "matrix", "leetcode", "json", "csv", "squares", "fen" };
  gboolean has_options = choose (random, 4) == 0;

  if (!has_options)
    return (QsReadOptions){ .base = QS_READ_BASE_UNKNOWN };

  return (QsReadOptions){
    .format = choose (random, 2) == 0 ? formats[choose (random, G_N_ELEMENTS (formats))] : NULL,
    .base = (QsReadBase) choose (random, 3) - 1,
    .is_by_file = choose (random, 2) == 0,
    .n = choose (random, 2) == 0 ? (guint) choose (random, 8) : 0,
  };
}

static void
assert_same (const GString       *file,
             const QsReadOptions *options,
             GRand               *random)
{
  Reading whole = read_file (file, options, NULL);
  Reading cut = read_file (file, options, random);

  g_assert_cmpstr (whole.message, ==, cut.message);
  g_assert_cmpuint (whole.n_boards, ==, cut.n_boards);
  g_assert_cmpuint (whole.hash, ==, cut.hash);

  g_free (whole.message);
  g_free (cut.message);
}

static void
test_changed (gconstpointer data)
{
  const char *example = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_slow () ? (guint32) g_test_rand_int () : 1);
  guint count = g_test_slow () ? N_SLOW : N_QUICK;

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (GString) file = g_string_new (example);
      QsReadOptions options = choose_options (random);

      for (gsize changes = choose (random, 8); changes > 0; changes--)
        change (file, random);
      assert_same (file, &options, random);
    }
}

/* Pieces alone, so many that limits are met. */
QS_TEST (pieces)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_slow () ? (guint32) g_test_rand_int () : 1);
  guint count = g_test_slow () ? N_SLOW : N_QUICK;

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (GString) file = g_string_new (NULL);
      QsReadOptions options = choose_options (random);
      gsize n_repeats = choose (random, 20) == 0 ? 1 + choose (random, 1500) : 1;

      for (gsize n_pieces = choose (random, 30); n_pieces > 0; n_pieces--)
        g_string_append (file, pieces[choose (random, G_N_ELEMENTS (pieces))]);

      for (gsize length = file->len; n_repeats > 1 && file->len + length < 40000; n_repeats--)
        g_string_append_len (file, file->str, (gssize) length);
      assert_same (file, &options, random);
    }
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strdup_printf ("/formats/board-reader-fuzz/example-%u", i + 1);

      g_test_add_data_func (path, examples[i], test_changed);
    }
}
