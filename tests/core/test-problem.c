/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-problem.h"
#include "qs-puzzle.h"

#include <string.h>

#include "qs-census-counter.h"
#include "qs-census-reader.h"
#include "qs-census-walk.h"
#include "qs-error.h"
#include "qs-test-main.h"

static void
parse (const char *text,
       QsProblem  *problem)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (qs_problem_parse (text, problem, &error));
  g_assert_no_error (error);
}

/* What a text is written as; nothing where that is the same. */
QS_TEST (texts_are_read_and_written)
{
  static const struct
  {
    const char *text;
    const char *written;
  } texts[] = {
    { "8" }, { "6x9" }, { "1x1", "1" }, { "6×9", "6x9" }, { "8:torus" }, { "8:queens", "8" }, { "10:superqueens" },
    { "10:amazons", "10:superqueens" }, { "32:touching" }, { "8+b4-d5", "8-d5+b4" }, { "8+B4+b4", "8+b4" }, { "2x8+a1-h2", "2x8-h2+a1" },
    { "4:regions=aabb/abbb/ccdd/cddd" }, { "4:regions=zzxx/zxxx/ccdd/cddd+a1", "4:regions=aabb/abbb/ccdd/cddd+a1" },
    { "4:queens:regions=aabb/abbb/ccdd/cddd" }, { "4:regions=aabb/abbb/ccdd/cddd:torus", "4:torus:regions=aabb/abbb/ccdd/cddd" },
    { "4:touching:regions=aabb/abbb/ccdd/cddd", "4:regions=aabb/abbb/ccdd/cddd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      QsProblem problem, again;
      g_autofree char *written = NULL;

      parse (texts[i].text, &problem);
      written = qs_problem_to_string (&problem);
      g_assert_cmpstr (written, ==, texts[i].written != NULL ? texts[i].written : texts[i].text);
      parse (written, &again);
      g_assert_cmpmem (&problem, sizeof problem, &again, sizeof again);
    }
}

/* What is no problem, and a part of the message. */
QS_TEST (errors_name_what_is_wrong)
{
  static const struct
  {
    const char *text;
    QsError code;
    const char *part;
  } texts[] = {
    { "", QS_ERROR_INVALID_TEXT, "size" }, { "x8", QS_ERROR_INVALID_TEXT, "x8" }, { "0", QS_ERROR_OUT_OF_RANGE, "from 1 to 32" },
    { "33", QS_ERROR_OUT_OF_RANGE, "33" }, { "99999999999999999999", QS_ERROR_OUT_OF_RANGE, "32" },
    { "9x6", QS_ERROR_OUT_OF_RANGE, "6x9" }, { "8x", QS_ERROR_INVALID_TEXT, "size" }, { "8 torus", QS_ERROR_INVALID_TEXT, " torus" },
    { "8:", QS_ERROR_INVALID_TEXT, "torus" }, { "8:bishops", QS_ERROR_INVALID_TEXT, "bishops" },
    { "8:torus:touching", QS_ERROR_INVALID_TEXT, ":touching" }, { "8+", QS_ERROR_INVALID_TEXT, "of a square" },
    { "8+i1", QS_ERROR_OUT_OF_RANGE, "i1" }, { "8+b4-b4", QS_ERROR_INVALID_TEXT, "b4" }, { "2x8+a3", QS_ERROR_OUT_OF_RANGE, "a3" },
    { "2x4:regions=aabb/ccdd", QS_ERROR_INVALID_TEXT, "as many rows" }, { "2:regions=ab", QS_ERROR_INVALID_TEXT, "1 and 2" },
    { "2:regions=ab/ab/ab", QS_ERROR_INVALID_TEXT, "Row 3" }, { "2:regions=ab/abc", QS_ERROR_INVALID_TEXT, "abc" },
    { "2:regions=aa/aa", QS_ERROR_INVALID_TEXT, "2 and 1" }, { "2:regions=ab/ac", QS_ERROR_INVALID_TEXT, "“c”" },
    { "2:regions=a./ab", QS_ERROR_INVALID_TEXT, "“.”" }, { "2:regions=", QS_ERROR_INVALID_TEXT, "0 and 0" },
    { "2:regions=ab/ab:regions=ab/ab", QS_ERROR_INVALID_TEXT, ":regions" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      QsProblem problem;

      g_test_message ("%s", texts[i].text);
      g_assert_false (qs_problem_parse (texts[i].text, &problem, &error));
      g_assert_error (error, QS_ERROR, (int) texts[i].code);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, texts[i].part));
    }
}

/* Whatever bytes come: an error, or a problem whose text is read as the same. */
QS_TEST (any_bytes)
{
  static const char alphabet[] = "0123456789x:+-/=abcdefregionstorus\303\227 ";

  for (guint i = 0; i < 200000; i++)
    {
      char text[24] = "4";
      QsProblem problem, again;

      for (gint j = g_test_rand_int_range (0, 2); j < g_test_rand_int_range (1, 23); j++)
        text[j] = alphabet[g_test_rand_int_range (0, sizeof alphabet - 1)];
      if (qs_problem_parse (text, &problem, NULL))
        {
          g_autofree char *written = qs_problem_to_string (&problem);

          g_assert_true (qs_problem_parse (written, &again, NULL));
          g_assert_cmpmem (&problem, sizeof problem, &again, sizeof again);
        }
    }
}

/* Whether two squares attack each other, by the rules of the game. */
static gboolean
attacks (const QsProblem *problem,
         guint            row,
         guint            column,
         guint            other_row,
         guint            other_column)
{
  int down = ABS ((int) row - (int) other_row), right = ABS ((int) column - (int) other_column), n = (int) problem->n;
  gboolean is_on_line = row == other_row || column == other_column;

  if (problem->has_regions && problem->regions[row][column] == problem->regions[other_row][other_column])
    return TRUE;

  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      return is_on_line || (down - right) % n == 0 || (down + right) % n == 0;
    case QS_ATTACK_SUPERQUEENS:
      return is_on_line || down == right || (down == 1 && right == 2) || (down == 2 && right == 1);
    case QS_ATTACK_TOUCHING:
      return is_on_line || (down <= 1 && right <= 1);
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return is_on_line || down == right;
    }
}

/* All pairs of squares of all kinds, also of boards that are as large as can be. */
QS_TEST (queens_attack_by_the_rules)
{
  static const char *const texts[] = { "1:torus", "2:torus", "7:torus", "12:torus", "32:torus", "3x8:torus", "8", "9:superqueens", "32:superqueens",
                                       "8:touching", "31:touching", "5x9", "4:regions=aabb/abbb/ccdd/cddd",
                                       "4:torus:regions=aabb/abbb/ccdd/cddd" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      QsProblem problem;

      parse (texts[i], &problem);
      for (guint square = 0; square < problem.n_rows * problem.n; square++)
        {
          guint row = square / problem.n, column = square % problem.n;
          gboolean is_possible = TRUE;
          guint32 allowed[QS_ENUMERATOR_MAX_N];

          qs_problem_get_allowed (&problem, allowed);
          is_possible = qs_problem_place (&problem, row, column, allowed);
          for (guint other = 0; other < problem.n_rows * problem.n; other++)
            {
              gboolean is_free = (allowed[other / problem.n] >> other % problem.n & 1) != 0;

              g_assert_cmpint (is_free, ==, other == square || !attacks (&problem, row, column, other / problem.n, other % problem.n));
            }
          for (guint other = 0; other < problem.n_rows; other++)
            g_assert_true (!is_possible || allowed[other] != 0);
        }
    }
}

static guint64
count_slowly (const QsProblem *problem,
              guint            row,
              guint           *columns)
{
  guint64 count = 0;

  if (row == problem->n_rows)
    return 1;

  for (guint column = 0; column < problem->n; column++)
    {
      QsSquare square = { row, column };
      gboolean is_free = qs_constraints_get (&problem->squares, square) != QS_SQUARE_RULE_FORBIDDEN;

      for (guint i = 0; i < problem->n && is_free; i++)
        is_free = i == column || qs_constraints_get (&problem->squares, (QsSquare){ row, i }) != QS_SQUARE_RULE_REQUIRED;
      for (guint above = 0; above < row && is_free; above++)
        is_free = !attacks (problem, above, columns[above], row, column);
      columns[row] = column;
      count += is_free ? count_slowly (problem, row + 1, columns) : 0;
    }

  return count;
}

/* As a census does it: below each prefix of one row, and once more one by one. */
static guint64
count (const QsProblem *problem,
       QsCensusScope    scope)
{
  g_autoptr (QsCensusCounter) counter = NULL;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 sum = 0, n_read = 0;
  QsCensusReader reader;
  QsCensusSpace space;
  QsCensusWalk walk;

  qs_census_space_init_problem (&space, problem, scope);
  counter = qs_census_counter_new (&space, &qs_census_kernels[0]);
  qs_census_walk_init (&walk, &space, NULL, 0, 1);
  while (qs_census_walk_next (&walk))
    {
      g_assert_true (qs_census_counter_count (counter, walk.columns, 1, MIN (3, space.n_rows), counts));
      for (guint i = 0; i < counts->len; i++)
        sum += g_array_index (counts, guint64, i);
    }
  if (space.is_halved)
    sum *= 2;

  if (sum < 10000)
    {
      qs_census_reader_init (&reader, &space);
      while (qs_census_reader_next (&reader, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
        n_read++;
      g_assert_cmpuint (n_read, ==, sum);
    }

  return sum;
}

typedef struct
{
  const char *format; /* of a problem, with a number */
  QsCensusScope scope;
  guint first;
  guint64 numbers[17]; /* up to the last that is not 0, and those before it */
  guint n_quick;       /* how many of them are counted in the short form; 0 for all */
} Table;

/* Source: OEIS A051906, A051223, A051224, A002464, A269133 and, for the rest, ours. */
static const Table tables[] = {
  { "%u:torus", QS_CENSUS_ALL, 1, { 1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524, 0, 0, 0, 140692 }, 13 },
  { "%u:torus", QS_CENSUS_FUNDAMENTAL, 1, { 1, 0, 0, 0, 2, 0, 4, 0, 0, 0, 12, 0, 572 } },
  { "%u:superqueens", QS_CENSUS_ALL, 1, { 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156, 1876, 5180, 32516, 202900, 1330622 }, 16 },
  { "%u:superqueens", QS_CENSUS_FUNDAMENTAL, 10, { 1, 6, 22, 239, 653, 4089, 25411, 166463 }, 7 },
  { "%u:touching", QS_CENSUS_ALL, 1, { 1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306 } },
  { "%u:touching", QS_CENSUS_FUNDAMENTAL, 1, { 1, 0, 0, 1, 3, 15, 88, 691, 6034 } },
  { "%ux8", QS_CENSUS_ALL, 1, { 8, 42, 140, 344, 568, 550, 312, 92 } },
  { "%ux10", QS_CENSUS_ALL, 1, { 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724 } },
  { "%ux12", QS_CENSUS_ALL, 1, { 12, 110, 756, 4080, 16852, 52856, 120104, 195270, 222720, 160964, 68264, 14200 } },
  { "5x%u:superqueens", QS_CENSUS_ALL, 5, { 0, 0, 0, 4, 40, 204 } },
};

static void
test_table (gconstpointer data)
{
  const Table *table = data;
  guint last = G_N_ELEMENTS (table->numbers);

  while (table->numbers[last - 1] == 0)
    last--;
  if (table->n_quick > 0 && !g_test_slow ())
    last = table->n_quick;
  for (guint i = 0; i < last; i++)
    {
      g_auto (GStrv) parts = g_strsplit (table->format, "%u", 2);
      g_autofree char *text = g_strdup_printf ("%s%u%s", parts[0], table->first + i, parts[1]);
      QsProblem problem;

      parse (text, &problem);
      g_assert_cmpuint (count (&problem, table->scope), ==, table->numbers[i]);
    }
}

/* Regions that grow from one square each, in pieces or not. */
static void
draw_regions (QsProblem *problem)
{
  for (guint row = 0; row < problem->n; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        problem->regions[row][column] = (guint8) (column == (row * 2 + 1) % problem->n ? row : (guint) g_test_rand_int_range (0, (gint32) problem->n));
    }
  problem->has_regions = TRUE;
}

/* Random problems of all kinds against the rules of the game, all and those that are no image of another. */
QS_TEST (random_problems)
{
  for (guint i = 0; i < 1000; i++)
    {
      guint columns[QS_ENUMERATOR_MAX_N];
      guint n = (guint) g_test_rand_int_range (1, 8);
      QsProblem problem;

      qs_problem_init (&problem, n);
      problem.attack = (QsAttackKind) g_test_rand_int_range (0, QS_N_ATTACKS);
      if (g_test_rand_bit ())
        problem.n_rows = (guint) g_test_rand_int_range (1, (gint32) n + 1);
      else if (g_test_rand_bit ())
        draw_regions (&problem);
      for (gint j = g_test_rand_int_range (-3, 4); j > 0; j--)
        qs_constraints_set (&problem.squares,
                            (QsSquare){ (guint) g_test_rand_int_range (0, (gint32) problem.n_rows), (guint) g_test_rand_int_range (0, (gint32) n) },
                            j == 1 ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);

      g_assert_cmpuint (count (&problem, QS_CENSUS_ALL), ==, count_slowly (&problem, 0, columns));
      g_assert_cmpuint (count (&problem, QS_CENSUS_FUNDAMENTAL), <=, count (&problem, QS_CENSUS_ALL));
    }
}

/* Where the regions are their own images, so are the solutions: the columns, and the quarters of a board. */
QS_TEST (symmetries_keep_the_problem)
{
  QsProblem problem;

  parse ("6x9", &problem);
  g_assert_cmphex (qs_problem_get_symmetries (&problem), ==,
                   1 << QS_SYMMETRY_IDENTITY | 1 << QS_SYMMETRY_HALF_TURN | 1 << QS_SYMMETRY_MIRROR_COLUMNS | 1 << QS_SYMMETRY_MIRROR_ROWS);
  parse ("7:torus", &problem);
  g_assert_cmphex (qs_problem_get_symmetries (&problem), ==, QS_SYMMETRY_ALL);
  parse ("4:regions=abcd/abcd/abcd/abcd", &problem);
  g_assert_cmphex (qs_problem_get_symmetries (&problem), ==,
                   1 << QS_SYMMETRY_IDENTITY | 1 << QS_SYMMETRY_HALF_TURN | 1 << QS_SYMMETRY_MIRROR_COLUMNS | 1 << QS_SYMMETRY_MIRROR_ROWS);
  g_assert_cmpuint (count (&problem, QS_CENSUS_ALL), ==, 2);
  g_assert_cmpuint (count (&problem, QS_CENSUS_FUNDAMENTAL), ==, 1);
  parse ("4:regions=aabb/aabb/ccdd/ccdd", &problem);
  g_assert_cmphex (qs_problem_get_symmetries (&problem), ==, QS_SYMMETRY_ALL);
  parse ("4:regions=aabb/abbb/ccdd/cddd", &problem);
  g_assert_cmphex (qs_problem_get_symmetries (&problem), ==, 1 << QS_SYMMETRY_IDENTITY);
}

/* Regions at random are texts that are read as they are, and have a solution: from 4 on, where queens need not touch. */
QS_TEST (draws_regions)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());

  for (guint i = 0; i < 300; i++)
    {
      guint n = 1 + i % (i < 150 ? 12 : QS_ENUMERATOR_MAX_N);
      g_autofree char *text = NULL;
      QsProblem problem, again;

      qs_puzzle_draw_regions (&problem, n, random);
      text = qs_problem_to_string (&problem);
      parse (text, &again);
      g_assert_true (qs_problem_equal (&problem, &again));
      if (n <= 12)
        g_assert_cmpint (count (&problem, QS_CENSUS_ALL) > 0, ==, n != 2 && n != 3);
    }
}

/* Puzzles and blocked boards with their numbers of solutions, where they lie beside the sources. */
static void
test_file (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "data", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      g_autofree char *problem_text = NULL;
      QsProblem problem;

      if (g_strv_length (words) < 3 || *lines[i] == '#')
        continue;

      if (strchr (words[1], '/') != NULL)
        problem_text = g_strdup_printf ("%s:regions=%s", words[0], words[1]);
      else
        {
          g_auto (GStrv) squares = g_strsplit (words[1], ",", -1);
          g_autofree char *joined = g_strjoinv ("-", squares);

          problem_text = g_strdup_printf ("%s-%s", words[0], joined);
        }

      parse (problem_text, &problem);
      g_assert_cmpuint (count (&problem, QS_CENSUS_ALL), ==, g_ascii_strtoull (words[2], NULL, 10));
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/core/problem/levels", "region-levels.txt", test_file);
  g_test_add_data_func ("/core/problem/blocked-boards", "blocked-boards.txt", test_file);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/core/problem/table/%u", i);

      g_test_add_data_func (path, &tables[i], test_table);
    }
}
