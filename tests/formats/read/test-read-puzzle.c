/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in the forms of other programs, and what is refused with its reason. */

#include "config.h"

#include "qs-read-puzzle.h"

#include <string.h>

#include "qs-test-main.h"

#define SEVEN "7:regions=aaaaaaa/aaaaaba/aacaaaa/ddddddd/eeeeeee/effeeee/eeeeeeg"
#define SEVEN_LINK "starbattle/7/7/1/00r000k080h5vvtgc8"
#define FOUR "4:regions=aabb/abbb/ccdd/cddd"

static const struct
{
  const char *text;
  const char *problem;
} good[] = {
  { SEVEN, SEVEN },
  { "queenside:" FOUR "+a1\n", FOUR "+a1" },
  { "8+b4-d5", "8-d5+b4" },
  { "13:torus+a1", "13:torus+a1" },
  { "https://puzz.link/p?" SEVEN_LINK, SEVEN },
  { SEVEN_LINK "\n", SEVEN },
  { "aabb\nabbb\nccdd\ncddd\n", FOUR },
  { "X X Y Y\nX Y Y Y\nP P Q Q\nP Q Q Q", FOUR },
  { "a,a,b,b\r\na,b,b,b\r\nc,c,d,d\r\nc,d,d,d\r\n", FOUR },
  { "|a|a|b|b|\n|a|b|b|b|\n|c|c|d|d|\n|c|d|d|d|", FOUR },
  { "aabb/abbb/ccdd/cddd", FOUR },
  { "Level 12\n\naabb\nabbb\nccdd\ncddd\n\nby somebody", FOUR },
  { "[['a','a','b','b'],['a','b','b','b'],['c','c','d','d'],['c','d','d','d']]", FOUR },
  { "{\"size\": 4, \"cells\": [[\"A\",\"A\",\"B\",\"B\"],[\"A\",\"B\",\"B\",\"B\"],[\"C\",\"C\",\"D\",\"D\"],[\"C\",\"D\",\"D\",\"D\"]]}",
    FOUR },
  { "{\"size\": 4, \"regions\": [\"AABB\", \"ABBB\", \"CCDD\", \"CDDD\"]}", FOUR },
  { "const level = {\n  path: \"/level/4\",\n  size: 4,\n  colorRegions: [\n    [\"A\", \"A\", \"B\", \"B\"],\n    [\"A\", \"B\", \"B\", \"B\"],\n"
    "    [\"C\", \"C\", \"D\", \"D\"],\n    [\"C\", \"D\", \"D\", \"D\"],\n  ],\n  regionColors: { A: \"red\" },\n};\n", FOUR },
  { "1122\n1222\n3344\n3444\n", FOUR },
  { "10,10,11,11\n10,11,11,11\n12,12,13,13\n12,13,13,13\n", FOUR },
  { "Queens No. 7\n🟥🟥🟩🟩\n🟥🟩🟩🟩\n⬛️⬛️🟦🟦\n⬛️🟦🟦🟦\n\nhttps://example.org/7\n", FOUR },
  { "red red green green\nred green green green\npink pink blue blue\npink blue blue blue\n", FOUR },
  { "  a b c d\n4 A A B B\n3 A B B B\n2 C C D D\n1 C D D D\n", FOUR },
  { "+----+\n|aabb|\n|abbb|\n+----+\n|ccdd|\n|cddd|\n+----+\n", FOUR },
  { "size: 4\nregions:\n  - [a, a, b, b]\n  - [a, b, b, b]\n  - [c, c, d, d]\n  - [c, d, d, d]\n", FOUR },
  { "int board[4][4] = {{1, 1, 2, 2}, {1, 2, 2, 2}, {3, 3, 4, 4}, {3, 4, 4, 4}};", FOUR },
  { "[[\"#f00\",\"#f00\",\"#0f0\",\"#0f0\"],[\"#f00\",\"#0f0\",\"#0f0\",\"#0f0\"],[\"#00f\",\"#00f\",\"#ff0\",\"#ff0\"],"
    "[\"#00f\",\"#ff0\",\"#ff0\",\"#ff0\"]]", FOUR },
  { "{\"cells\": [1,1,2,2,1,2,2,2,3,3,4,4,3,4,4,4]}", FOUR },
  { "blocks = [[1,1,2,2],[1,2,2,2],[3,3,4,4],[3,4,4,4]]", FOUR },
  { "{\"id\": 7, \"board\": [[0,0,1,1],[0,1,1,1],[2,2,3,3],[2,3,3,3]], \"solution\": [[0,2],[1,0]]}", FOUR },
  /* The first of two. */
  { "aabb\nabbb\nccdd\ncddd\n\naaaa\nbbbb\ncccc\ndddd\n", FOUR },
};

static const struct
{
  const char *text;
  const char *part; /* of the message */
} bad[] = {
  { "", "is not a puzzle" },
  { "8", "has no regions and no squares" },
  { "6x9+a1", "has no regions" },
  { ".Q..\n...Q\nQ...\n..Q.\n", "is not a puzzle" },
  { "2 4 1 3", "is not a puzzle" },
  { "aabb\nabbb\nccbb\ncbbb\n", "is not a puzzle" },
  { "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]", "is not a puzzle" },
  { "[[1,3,0,2],[2,0,3,1],[1,3,0,2],[2,0,3,1]]", "is not a puzzle" },
  { "bdac\ncadb\nbdac\ncadb\n", "is not a puzzle" },
  { "2 4 1 3\n3 1 4 2\n1 1 3 2\n2 4 1 3\n", "is not a puzzle" },
  { "2413\n3142\n1132\n2413\n", "is not a puzzle" },
  { "1 2 2 3\n1 2 2 4\n2 1 3 4\n2 1 3 4\n", "is not a puzzle" },
  { "4 3 1 2\n1 3 4 2\n4 3 1 2\n4 3 1 2\n1 3 1 2\n4 3 1 2\n", "is not a puzzle" },
  { "\xff\xfe", "is not a puzzle" },
  { "4:regions=aabb/abbb/ccdd/cdd", "Row 4 of the regions" },
  { "queenside:8:bishops", "“bishops” is not a kind of problem" },
  { "starbattle/10/10/2/0000000000000000000000000000000000", "several stars" },
  { "starbattle/7/8/1/00r000k080h5vvtgc8", "is not a link to a board" },
  { "starbattle/7/7/1/00r000k080h5vvtgc", "ends too early" },
  { "starbattle/7/7/1/00r000k080h5vv!gc8", "not a digit" },
  { "starbattle/7/7/1/000000000000000000", "does not have as many regions" },
};

QS_TEST (good)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *found = NULL;
      QsProblem problem;

      g_test_message ("%s", good[i].text);
      qs_read_puzzle (good[i].text, &problem, &error);
      g_assert_no_error (error);
      found = qs_problem_to_string (&problem);
      g_assert_cmpstr (found, ==, good[i].problem);
    }
}

QS_TEST (bad)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      QsProblem problem;

      g_assert_false (qs_read_puzzle (bad[i].text, &problem, &error));
      if (strstr (error->message, bad[i].part) == NULL)
        g_error ("“%s” was refused with: %s", bad[i].text, error->message);
    }
}

/* Links are written as they are read, unless a region is in pieces. */
QS_TEST (links)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *link = NULL;
  QsProblem problem;

  g_assert_true (qs_problem_parse (SEVEN, &problem, NULL));
  link = qs_read_puzzle_to_link (&problem, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (link, ==, "https://puzz.link/p?" SEVEN_LINK);

  g_assert_true (qs_problem_parse ("4:regions=abba/aaab/ccdd/cddd", &problem, NULL));
  g_assert_null (qs_read_puzzle_to_link (&problem, &error));
  g_assert_nonnull (strstr (error->message, "in pieces"));
  g_clear_error (&error);

  g_assert_true (qs_problem_parse ("8+a1", &problem, NULL));
  g_assert_null (qs_read_puzzle_to_link (&problem, &error));
  g_assert_nonnull (strstr (error->message, "Only puzzles with regions"));
}

/* Each real level, as lines of letters, as an array and as a link. */
QS_TEST (levels)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "data", "region-levels.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_links = 0, n_levels = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      g_test_message ("%s is not here", path);
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      g_autofree char *name = NULL, *found = NULL, *joined = NULL, *array = NULL, *array_found = NULL, *link = NULL;
      g_auto (GStrv) rows = NULL;
      QsProblem level, again;

      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;

      name = g_strdup_printf ("%s:regions=%s", words[0], words[1]);
      g_assert_true (qs_problem_parse (name, &level, NULL));
      g_strdelimit (words[1], "/", '\n');
      g_assert_true (qs_read_puzzle (words[1], &again, NULL));
      found = qs_problem_to_string (&again);
      g_assert_cmpstr (found, ==, name);

      rows = g_strsplit (words[1], "\n", -1);
      joined = g_strjoinv ("\",\"", rows);
      array = g_strdup_printf ("\"x\": [\"%s\"]", joined);
      g_assert_true (qs_read_puzzle (array, &again, NULL));
      array_found = qs_problem_to_string (&again);
      g_assert_cmpstr (array_found, ==, name);

      link = qs_read_puzzle_to_link (&level, NULL);
      if (link != NULL)
        {
          g_assert_true (qs_read_puzzle (link, &again, NULL));
          g_assert_cmpmem (again.regions, sizeof again.regions, level.regions, sizeof level.regions);
          n_links++;
        }
      n_levels++;
    }
  /* 86 of them have a region in pieces. */
  g_assert_cmpuint (n_levels, ==, 320);
  g_assert_cmpuint (n_links, ==, 320 - 86);
}
