/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sizes of search spaces against published numbers, and against sums on paper. */

#include "qs-search-space.h"

#include <string.h>

#include "qs-test-main.h"

/* Enough for 2^1024. */
#define MAX_DIGITS 400

typedef struct
{
  guint n;
  const char *sizes[QS_SEARCH_SPACE_N_SPACES];
} Sizes;

static const Sizes published[] = {
  { 1, { "2", "1", "1", "1" } },
  { 2, { "16", "6", "4", "2" } },
  { 3, { "512", "84", "27", "6" } },
  { 4, { "65536", "1820", "256", "24" } },
  { 8, { "18446744073709551616", "4426165368", "16777216", "40320" } },
  { 10, { "1267650600228229401496703205376", "17310309456440", "10000000000", "3628800" } },
  { 12, { NULL, "103619293824707388", "8916100448256", "479001600" } },
  { 14, { NULL, NULL, "11112006825558016", "87178291200" } },
  { 20, { NULL, NULL, "104857600000000000000000000", "2432902008176640000" } },
  { 32, { NULL, NULL, "1461501637330902918203684832716283019655932542976", "263130836933693530167218012160000000" } },
};

QS_TEST (sizes_are_as_published)
{
  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    {
      for (QsSearchSpace space = 0; space < QS_SEARCH_SPACE_N_SPACES; space++)
        {
          g_autofree char *size = qs_search_space_to_string (space, published[i].n, published[i].n);

          if (published[i].sizes[space] != NULL)
            g_assert_cmpstr (size, ==, published[i].sizes[space]);
        }
    }
}

/* Decimal digits, the lowest first: slow and plain, only adding. */
typedef struct
{
  guint8 digits[MAX_DIGITS];
} Paper;

static void
paper_add (Paper       *sum,
           const Paper *other)
{
  guint carry = 0;

  for (guint i = 0; i < MAX_DIGITS; i++)
    {
      carry += sum->digits[i] + other->digits[i];
      sum->digits[i] = (guint8) (carry % 10);
      carry /= 10;
    }
}

static void
paper_multiply (Paper *product,
                guint  factor)
{
  Paper once = *product;

  *product = (Paper){ { 0 } };
  for (guint i = 0; i < factor; i++)
    paper_add (product, &once);
}

static void
assert_equals_paper (QsSearchSpace space,
                     guint         n,
                     const Paper  *paper)
{
  g_autofree char *size = qs_search_space_to_string (space, n, n);
  g_autoptr (GString) expected = g_string_new (NULL);
  guint length = MAX_DIGITS;

  while (length > 0 && paper->digits[length - 1] == 0)
    length--;
  while (length > 0)
    g_string_append_c (expected, (char) ('0' + paper->digits[--length]));

  g_assert_cmpstr (size, ==, expected->str);
}

QS_TEST (subsets_double_with_each_square)
{
  Paper paper = { { 1 } };
  guint exponent = 0;

  for (guint n = 1; n <= QS_SEARCH_SPACE_MAX_N; n++)
    {
      for (; exponent < n * n; exponent++)
        {
          const Paper half = paper;

          paper_add (&paper, &half);
        }
      assert_equals_paper (QS_SEARCH_SPACE_SUBSETS, n, &paper);
    }
}

/* Pascal's triangle, down to the row of all squares of the largest board. */
QS_TEST (choices_equal_the_triangle_of_pascal)
{
  static Paper row[QS_SEARCH_SPACE_MAX_N + 1];
  guint squares = 0;

  row[0] = (Paper){ { 1 } };
  for (guint n = 1; n <= QS_SEARCH_SPACE_MAX_N; n++)
    {
      for (; squares < n * n; squares++)
        {
          for (guint k = QS_SEARCH_SPACE_MAX_N; k > 0; k--)
            paper_add (&row[k], &row[k - 1]);
        }
      assert_equals_paper (QS_SEARCH_SPACE_N_SQUARES, n, &row[n]);
    }
}

QS_TEST (products_equal_sums)
{
  Paper factorial = { { 1 } };

  for (guint n = 1; n <= QS_SEARCH_SPACE_MAX_N; n++)
    {
      Paper power = { { 1 } };

      for (guint i = 0; i < n; i++)
        paper_multiply (&power, n);
      paper_multiply (&factorial, n);

      assert_equals_paper (QS_SEARCH_SPACE_ROWS, n, &power);
      assert_equals_paper (QS_SEARCH_SPACE_PERMUTATIONS, n, &factorial);
    }
}
