/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text of other programs that holds one puzzle with regions, and links to puzz.link.
 *
 * Such a link has two rows of bits, one for each side that two squares share: first of squares beside each other, row by
 * row, then of squares below each other. A digit of base 32 has five bits, the most significant one first, and each row is
 * filled up with zeros to a whole digit. */

#include "config.h"

#include "qs-read-puzzle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"

#define LINK "queenside:"
#define PUZZ_LINK "starbattle/"
#define DIGIT_BITS 5

/* What separates the names in a line. */
#define SEPARATORS " \t\r,;|{}[]()\"'"

static const char all_digits[] = "0123456789abcdefghijklmnopqrstuv";

/* Smaller ones are no puzzles. */
#define MIN_N 4

#define MAX_N QS_ENUMERATOR_MAX_N

/* The rows that were found so far, each of as many names as the first. */
typedef struct
{
  guint n;
  guint n_rows;
  guint names[MAX_N][MAX_N];
  QsProblem *problem;
} Grid;

static guint
find_root (const guint *parents,
           guint        square)
{
  while (parents[square] != square)
    square = parents[square];

  return square;
}

/* In how many pieces the regions are. */
static guint
count_pieces (const QsProblem *problem)
{
  guint parents[MAX_N * MAX_N], n = problem->n, n_pieces = 0;

  for (guint i = 0; i < n * n; i++)
    parents[i] = i;
  for (guint i = 0; i < n * n; i++)
    {
      guint row = i / n, column = i % n;

      if (column + 1 < n && problem->regions[row][column] == problem->regions[row][column + 1])
        parents[find_root (parents, i)] = find_root (parents, i + 1);
      if (row + 1 < n && problem->regions[row][column] == problem->regions[row + 1][column])
        parents[find_root (parents, i)] = find_root (parents, i + n);
    }
  for (guint i = 0; i < n * n; i++)
    n_pieces += parents[i] == i;

  return n_pieces;
}

/* Numbers the regions in order of appearance. Returns: whether there are as many as rows, and they are no list of
 * boards: in right boards all lie in each row, and numbers that are boards, right or not, hardly ever repeat in a row or are
 * beside their like */
static gboolean
set_problem (const Grid *grid)
{
  QsProblem *problem = grid->problem;
  guint known[MAX_N];
  guint n_known = 0, n_full = 0, n_varied = 0, n_pieces;
  gboolean is_numbers = TRUE;

  qs_problem_init (problem, grid->n);
  problem->has_regions = TRUE;
  problem->attack = QS_ATTACK_TOUCHING;
  for (guint row = 0; row < grid->n; row++)
    {
      guint32 regions = 0;

      for (guint column = 0; column < grid->n; column++)
        {
          guint region = 0;

          is_numbers = is_numbers && grid->names[row][column] % 2 == 1;
          while (region < n_known && known[region] != grid->names[row][column])
            region++;
          if (region == grid->n)
            return FALSE;
          if (region == n_known)
            known[n_known++] = grid->names[row][column];
          problem->regions[row][column] = (guint8) region;
          regions |= 1u << region;
        }
      n_full += (guint) __builtin_popcount (regions) == grid->n;
      n_varied += (guint) __builtin_popcount (regions) >= grid->n - 1;
    }

  if (n_known < grid->n || n_full == grid->n)
    return FALSE;

  n_pieces = count_pieces (problem);
  return !is_numbers || n_pieces == grid->n || (n_pieces < 2 * grid->n && 2 * n_varied < grid->n);
}

/* Adds a row to the grid, whose first one goes if it is full, or begins a new one with it. Returns: whether the grid is a
 * square of as many regions */
static gboolean
add_row (Grid        *grid,
         const guint *names,
         guint        length)
{
  if (length < MIN_N || length > MAX_N)
    {
      grid->n_rows = 0;
      return FALSE;
    }
  if (length != grid->n)
    grid->n_rows = 0;
  if (grid->n_rows == length)
    memmove (grid->names[0], grid->names[1], --grid->n_rows * sizeof grid->names[0]);

  grid->n = length;
  memcpy (grid->names[grid->n_rows++], names, length * sizeof *names);

  return grid->n_rows == grid->n && set_problem (grid);
}

/* The same number for the same name, odd for that of a number. */
static guint
number_name (const char *name,
             gsize       length)
{
  guint number = 5381;

  for (gsize i = 0; i < length; i++)
    number = number * 33 + (guchar) name[i];

  return number << 1 | (g_ascii_isdigit (*name) ? 1 : 0);
}

/* A name for each letter, digit or sign of a text. Returns how many there are, 0 for too many. */
static guint
name_characters (const char *text,
                 guint      *names)
{
  guint length = 0;

  for (const char *next; *text != '\0'; text = next)
    {
      gunichar c = g_utf8_get_char (text);

      next = g_utf8_next_char (text);
      /* What only says how a sign looks. */
      if (g_unichar_iszerowidth (c))
        continue;
      if (length == MAX_N)
        return 0;
      names[length++] = number_name (text, (gsize) (next - text));
    }

  return length;
}

/* The names in a line, behind so many labels: its words, or what a single word consists of. What has neither letters nor
 * digits stands between them. Returns how many there are, 0 for none or too many. */
static guint
read_row (char  *line,
          guint  n_labels,
          guint *names)
{
  char *words[MAX_N + 1], *rest = NULL;
  guint n = 0;

  for (char *word = strtok_r (line, SEPARATORS, &rest); word != NULL; word = strtok_r (NULL, SEPARATORS, &rest))
    {
      if (word[strspn (word, "!#$%&*+-./:<=>?@\\^_`~")] == '\0')
        continue;
      if (n_labels > 0)
        n_labels--;
      else if (n > MAX_N)
        return 0;
      else
        words[n++] = word;
    }

  if (n == 1)
    return name_characters (words[0], names);
  for (guint i = 0; i < n && n <= MAX_N; i++)
    names[i] = number_name (words[i], strlen (words[i]));

  return n <= MAX_N ? n : 0;
}

static gboolean
read_lines (const char *text,
            guint       n_labels,
            Grid       *grid)
{
  g_auto (GStrv) lines = g_strsplit_set (text, "\n/", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean is_blank = lines[i][strspn (lines[i], " \t\r")] == '\0';
      guint names[MAX_N], length = read_row (lines[i], n_labels, names);

      /* A line between rows ends nothing. */
      if ((length > 0 || is_blank) && add_row (grid, names, length))
        return TRUE;
    }

  return FALSE;
}

/* An array is all rows, or one of them. */
static gboolean
add_array (Grid        *grid,
           const guint *names,
           guint        length)
{
  Grid whole = { .problem = grid->problem };
  guint n = 1;

  while (n < MAX_N && n * n < length)
    n++;
  for (guint row = 0; row < n && n * n == length; row++)
    {
      if (add_row (&whole, names + row * n, n))
        return TRUE;
    }

  return add_row (grid, names, length);
}

/* Arrays of texts or numbers, and rows in quotes, whatever is around them. A key with a colon ends an array. */
static gboolean
read_arrays (const char *text,
             QsProblem  *problem)
{
  g_autoptr (GRegex) regex = g_regex_new ("[\"']([^\"'\n]+)[\"']|[0-9]+|[][:{}]", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  Grid rows = { .problem = problem }, arrays = rows;
  guint names[MAX_N * MAX_N], row[MAX_N];
  guint length = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *token = g_match_info_fetch (match, 0);
      g_autofree char *word = g_match_info_fetch (match, 1);
      gboolean is_word = word != NULL && *word != '\0';
      const char *name = is_word ? word : token;

      if (is_word && word[1] != '\0' && add_row (&rows, row, name_characters (word, row)))
        return TRUE;

      if (is_word || g_ascii_isdigit (*token))
        {
          if (length < G_N_ELEMENTS (names))
            names[length] = number_name (name, strlen (name));
          length++;
          continue;
        }

      if ((*token == ']' || *token == '}') && length > 0 && add_array (&arrays, names, length))
        return TRUE;
      length = 0;
    }

  return FALSE;
}

/* Reads a bit for each border, between a square and the one to its right or below it, and joins the two where it is 0. */
static const char *
read_borders (const char *digits,
              guint       n,
              gboolean    is_vertical,
              guint      *parents)
{
  guint width = is_vertical ? n - 1 : n, n_bits = n * (n - 1);

  for (guint i = 0; i < n_bits; i++)
    {
      char sign = digits[i / DIGIT_BITS];
      const char *digit = sign != '\0' ? strchr (all_digits, sign) : NULL;
      guint square = i / width * n + i % width;

      if (digit == NULL)
        return NULL;
      if (((digit - all_digits) >> (DIGIT_BITS - 1 - i % DIGIT_BITS) & 1) == 0)
        parents[find_root (parents, square)] = find_root (parents, square + (is_vertical ? 1 : n));
    }

  return digits + (n_bits + DIGIT_BITS - 1) / DIGIT_BITS;
}

static gboolean
read_link (const char  *text,
           Grid        *grid,
           GError     **error)
{
  g_auto (GStrv) parts = g_strsplit (text + strlen (PUZZ_LINK), "/", 4);
  guint parents[MAX_N * MAX_N];
  const char *digits;
  guint64 n, stars;

  if (g_strv_length (parts) < 4 || !g_str_equal (parts[0], parts[1]) ||
      !g_ascii_string_to_unsigned (parts[0], 10, MIN_N, MAX_N, &n, NULL) ||
      !g_ascii_string_to_unsigned (parts[2], 10, 1, MAX_N, &stars, NULL))
    return qs_error_refuse (text, strlen (text), _ ("“%s” is not a link to a board of 4 × 4 to 32 × 32 squares"), error);
  if (stars > 1)
    return qs_error_refuse (text, strlen (text), _ ("“%s” asks for several stars in each row: here each row has one queen"), error);

  for (guint i = 0; i < n * n; i++)
    parents[i] = i;
  digits = read_borders (parts[3], (guint) n, TRUE, parents);
  if (digits == NULL || read_borders (digits, (guint) n, FALSE, parents) == NULL)
    return qs_error_refuse (text, strlen (text), _ ("“%s” ends too early, or has a character that is not a digit"), error);

  for (guint row = 0; row < n; row++)
    {
      guint names[MAX_N];

      for (guint column = 0; column < n; column++)
        names[column] = find_root (parents, row * (guint) n + column);
      if (add_row (grid, names, (guint) n))
        return TRUE;
    }

  return qs_error_refuse (text, strlen (text), _ ("“%s” does not have as many regions as rows"), error);
}

gboolean
qs_read_puzzle (const char *text,
                QsProblem  *problem,
                GError    **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  const char *own = g_str_has_prefix (stripped, LINK) ? stripped + strlen (LINK) : stripped;
  const char *link = strstr (stripped, PUZZ_LINK);
  g_autoptr (GError) cause = NULL;
  Grid grid = { .problem = problem };

  if (qs_problem_parse (own, problem, &cause))
    {
      if (problem->n_rows == problem->n && (problem->has_regions || !qs_constraints_is_empty (&problem->squares)))
        return TRUE;
      return qs_error_refuse (own, strlen (own), _ ("“%s” has no regions and no squares"), error);
    }
  if (own != stripped || g_strrstr (own, "regions=") != NULL)
    return qs_error_pass (error, g_steal_pointer (&cause));

  if (link != NULL)
    {
      if (!read_link (link, &grid, error))
        return FALSE;
    }
  else if (!g_utf8_validate (stripped, -1, NULL) ||
           (!read_lines (stripped, 0, &grid) && !read_arrays (stripped, problem) && !read_lines (stripped, 1, &grid)))
    return qs_error_refuse (stripped, strlen (stripped),
                            _ ("“%s” is not a puzzle: it has no rows of letters, numbers or colours that name as many regions"),
                            error);

  return TRUE;
}

static void
write_borders (GString         *link,
               const QsProblem *problem,
               gboolean         is_vertical)
{
  guint n = problem->n, width = is_vertical ? n - 1 : n, n_bits = n * (n - 1), digit = 0;

  for (guint i = 0; i < n_bits; i++)
    {
      guint row = i / width, column = i % width;
      guint other = is_vertical ? problem->regions[row][column + 1] : problem->regions[row + 1][column];

      digit |= (guint) (problem->regions[row][column] != other) << (DIGIT_BITS - 1 - i % DIGIT_BITS);
      if (i % DIGIT_BITS == DIGIT_BITS - 1 || i + 1 == n_bits)
        {
          g_string_append_c (link, all_digits[digit]);
          digit = 0;
        }
    }
}

char *
qs_read_puzzle_to_link (const QsProblem *problem,
                        GError         **error)
{
  g_autoptr (GString) link = NULL;
  QsProblem again;

  if (!problem->has_regions || problem->attack != QS_ATTACK_TOUCHING || problem->n < MIN_N)
    return qs_error_fail_null (error, QS_ERROR_OUT_OF_RANGE,
                               _ ("Only puzzles with regions in which no two queens touch have such a link"));

  link = g_string_new (NULL);
  g_string_append_printf (link, "https://puzz.link/p?" PUZZ_LINK "%u/%u/1/", problem->n, problem->n);
  write_borders (link, problem, TRUE);
  write_borders (link, problem, FALSE);

  /* Borders alone cannot say that two pieces belong together. */
  if (qs_read_puzzle (link->str, &again, NULL) && memcmp (again.regions, problem->regions, sizeof again.regions) == 0)
    return g_strdup (link->str);

  return qs_error_fail_null (error, QS_ERROR_OUT_OF_RANGE, _ ("A region in pieces cannot be written as such a link"));
}
