/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each format by example: all of n = 4, no solution at all, and the first of n = 8, written by hand. */

#include "config.h"

#include "qs-format.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

#define LATEX_BEGIN "\\begin{document}\n"

typedef struct
{
  const QsFormat *format;
  const char *four;  /* both solutions */
  const char *none;  /* of n = 3 */
  const char *eight; /* a line of the set of 8 */
} Example;

static const Example examples[] = {
  { &qs_format_text,
    ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n",
    "",
    "Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....\n" },
  { &qs_format_columns,
    "2 4 1 3\n3 1 4 2\n",
    "",
    "1 5 8 6 3 7 2 4\n" },
  { &qs_format_matrix,
    "Solution 1:\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\nSolution 2:\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
    "",
    "Solution 1:\n1 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n0 0 0 0 0 0 0 1\n" },
  { &qs_format_leetcode,
    "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
    "[]\n",
    "[[\"Q.......\",\"....Q...\",\".......Q\",\".....Q..\",\"..Q.....\",\"......Q.\",\".Q......\",\"...Q....\"]]\n" },
  { &qs_format_json,
    "{\"format\":\"queenside\",\"version\":1,\"n\":4,\"filter\":null,\"total\":2,\"solutions\":[\n"
    "{\"rank\":1,\"columns\":[2,4,1,3],\"class\":1,\"images\":2},\n"
    "{\"rank\":2,\"columns\":[3,1,4,2],\"class\":1,\"images\":2}\n"
    "]}\n",
    "{\"format\":\"queenside\",\"version\":1,\"n\":3,\"filter\":null,\"total\":0,\"solutions\":[\n]}\n",
    "\n{\"rank\":1,\"columns\":[1,5,8,6,3,7,2,4],\"class\":1,\"images\":8}\n" },
  { &qs_format_jsonl,
    "{\"format\":\"queenside\",\"version\":1,\"n\":4,\"filter\":null,\"total\":2}\n"
    "{\"rank\":1,\"columns\":[2,4,1,3],\"class\":1,\"images\":2}\n"
    "{\"rank\":2,\"columns\":[3,1,4,2],\"class\":1,\"images\":2}\n",
    "{\"format\":\"queenside\",\"version\":1,\"n\":3,\"filter\":null,\"total\":0}\n",
    "\n{\"rank\":1,\"columns\":[1,5,8,6,3,7,2,4],\"class\":1,\"images\":8}\n" },
  { &qs_format_csv,
    "rank,class,images,row1,row2,row3,row4\n1,1,2,2,4,1,3\n2,1,2,3,1,4,2\n",
    "rank,class,images,row1,row2,row3\n",
    "\n1,1,8,1,5,8,6,3,7,2,4\n" },
  { &qs_format_squares,
    "b4,d3,a2,c1\nc4,a3,d2,b1\n",
    "",
    "a8,e7,h6,f5,c4,g3,b2,d1\n" },
  { &qs_format_fen,
    "1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 w - - 0 1\n",
    "",
    "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1\n" },
  { &qs_format_latex,
    LATEX_BEGIN "\\begin{tikzpicture}\\board{1}{2,4,1,3}\\end{tikzpicture}%\n"
                "\\begin{tikzpicture}\\board{2}{3,1,4,2}\\end{tikzpicture}%\n"
                "\\end{document}\n",
    LATEX_BEGIN "\\end{document}\n",
    "\\begin{tikzpicture}\\board{1}{1,5,8,6,3,7,2,4}\\end{tikzpicture}%\n" },
};

static const guint16 four[2][4] = { { 1, 3, 0, 2 }, { 2, 0, 3, 1 } };
static const guint16 eight[] = { 0, 4, 7, 5, 2, 6, 1, 3 };

static GString *
write_set (const QsFormat    *format,
       const QsFormatSet *set,
       const guint16     *columns,
       guint              images)
{
  GString *out = g_string_new (NULL);

  qs_format_begin (format, out, set);
  for (guint i = 0; i < set->count; i++)
    {
      const QsFormatBoard board = { columns + i * set->n, set->first + i, 1, images, i };

      format->append (out, set, &board);
    }
  qs_format_end (format, out);
  g_assert_cmpuint (qs_format_get_size (format, set), ==, out->len);

  return out;
}

/* What LaTeX needs before the document has a test of its own. */
static const char *
get_text (const QsFormat *format,
          const GString  *out)
{
  return format == &qs_format_latex ? strstr (out->str, LATEX_BEGIN) : out->str;
}

static void
test_four (gconstpointer data)
{
  const Example *example = data;
  const QsFormatSet set = { .n_rows = 4, .n = 4, .first = 1, .count = 2, .total = 2 };
  g_autoptr (GString) out = write_set (example->format, &set, four[0], 2);

  g_assert_cmpstr (get_text (example->format, out), ==, example->four);
}

static void
test_none (gconstpointer data)
{
  const Example *example = data;
  const QsFormatSet set = { .n_rows = 3, .n = 3, .first = 1 };
  g_autoptr (GString) out = write_set (example->format, &set, NULL, 0);

  g_assert_cmpstr (get_text (example->format, out), ==, example->none);
}

static void
test_anchor (gconstpointer data)
{
  const Example *example = data;
  const QsFormatSet set = { .n_rows = 8, .n = 8, .first = 1, .count = 1, .total = 92 };
  g_autoptr (GString) out = g_string_new (NULL);
  const QsFormatBoard board = { eight, 1, 1, 8 };

  qs_format_begin (example->format, out, &set);
  example->format->append (out, &set, &board);
  qs_format_end (example->format, out);
  g_assert_nonnull (strstr (out->str, example->eight));
}

/* Every text format has an example. */
QS_TEST (there_is_one_of_each)
{
  for (guint i = 0; qs_format_list ()[i]->append != NULL; i++)
    {
      const QsFormat *format = qs_format_list ()[i];
      gboolean found = (format->flags & QS_FORMAT_IS_BINARY) != 0;

      for (guint j = 0; j < G_N_ELEMENTS (examples); j++)
        found = found || examples[j].format == format;
      g_assert_true (found);
    }
}

QS_TEST (from_0)
{
  const QsFormatSet set = { .n_rows = 4, .n = 4, .first = 1, .count = 2, .total = 2, .base = QS_FORMAT_BASE_0 };
  g_autoptr (GString) out = write_set (&qs_format_columns, &set, four[0], 2);

  g_assert_cmpstr (out->str, ==, "1 3 0 2\n2 0 3 1\n");
}

/* Runs of ten and more empty squares, and files beyond z. */
QS_TEST (wide_boards)
{
  guint16 columns[30];
  const QsFormatSet set = { .n_rows = 30, .n = 30, .first = 1, .count = 1 };
  g_autoptr (GString) fen = NULL;
  g_autoptr (GString) squares = NULL;

  test_make_solution (columns, 30);
  g_assert_cmpuint (columns[0], ==, 1);
  g_assert_cmpuint (columns[13], ==, 27);

  fen = write_set (&qs_format_fen, &set, columns, 8);
  g_assert_true (g_str_has_prefix (fen->str, "1Q28/3Q26/"));
  g_assert_nonnull (strstr (fen->str, "/27Q2/"));

  squares = write_set (&qs_format_squares, &set, columns, 8);
  g_assert_true (g_str_has_prefix (squares->str, "b30,d29,"));
  g_assert_nonnull (strstr (squares->str, ",ab17,"));
}

/* A placement: only FEN can have rows without a queen. */
QS_TEST (rows_without_a_queen)
{
  const guint16 columns[] = { G_MAXUINT16, 3, 4, 0 };
  const QsFormatSet set = { .n_rows = 4, .n = 4, .first = 1, .count = 1 };
  const QsFormatBoard board = { columns, 1, 1, 8 };
  g_autoptr (GString) fen = g_string_new (NULL);

  qs_format_fen.append (fen, &set, &board);
  g_assert_cmpstr (fen->str, ==, "4/3Q/4/Q3 w - - 0 1\n");
}

static void
assert_filter (const QsProblem *problem,
               gboolean         is_fundamental,
               const char      *name,
               const char      *expected)
{
  const QsFormatSet set = {
    .n_rows = 8, .n = 8,
    .first = 1,
    .total = QS_FORMAT_UNKNOWN,
    .problem = problem,
    .is_fundamental = is_fundamental,
  };
  g_autofree char *text = g_strdup_printf ("{\"format\":\"queenside\",\"version\":1,\"n\":8,%s\"filter\":%s,\"total\":null}\n",
                                           name, expected);
  g_autoptr (GString) out = write_set (&qs_format_jsonl, &set, NULL, 0);

  g_assert_cmpstr (out->str, ==, text);
}

/* What was asked of the squares, by name; nothing that is not known. */
QS_TEST (filter)
{
  QsProblem problem;

  qs_problem_init (&problem, 8);
  assert_filter (&problem, FALSE, "", "null");
  assert_filter (NULL, TRUE, "", "{\"require\":[],\"forbid\":[],\"fundamental\":true}");

  qs_constraints_set_list (&problem.squares, "d8", QS_SQUARE_RULE_REQUIRED, NULL);
  assert_filter (&problem, FALSE, "\"problem\":\"8+d8\",", "{\"require\":[\"d8\"],\"forbid\":[],\"fundamental\":false}");

  qs_constraints_set_list (&problem.squares, "a1,h7", QS_SQUARE_RULE_FORBIDDEN, NULL);
  assert_filter (&problem, TRUE, "\"problem\":\"8+d8-h7-a1\",", "{\"require\":[\"d8\"],\"forbid\":[\"h7\",\"a1\"],\"fundamental\":true}");
}

static void
add (const Example *example,
     const char    *path,
     GTestDataFunc  test)
{
  g_autofree char *full_path = g_strdup_printf ("/formats/%s/%s", example->format->id, path);

  g_test_add_data_func (full_path, example, test);
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      add (&examples[i], "all-of-4", test_four);
      add (&examples[i], "none-of-3", test_none);
      add (&examples[i], "the-first-of-8", test_anchor);
    }
}
