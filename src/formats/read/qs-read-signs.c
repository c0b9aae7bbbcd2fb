/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-signs.h"

#include <string.h>

#include "qs-read-group.h"
#include "qs-read-patterns.h"

#define SEPARATORS " \t,;:|&\"'[](){}/\\"

/* A sign of an empty square makes up at least this part of the most frequent one. */
#define LEAST_SHARE 8

/* How often a sign occurs in words that can be rows of a board. */
typedef struct
{
  gunichar c;
  guint count;
} Sign;

static void
count_sign (GArray  *signs,
            gunichar c,
            guint    count)
{
  guint i = 0;

  while (i < signs->len && g_array_index (signs, Sign, i).c != c)
    i++;
  if (i == signs->len)
    g_array_append_val (signs, ((Sign){ c, 0 }));
  g_array_index (signs, Sign, i).count += count;
}

static int
compare_signs (gconstpointer a,
               gconstpointer b)
{
  const Sign *sign = a, *other = b;

  return sign->count != other->count ? (sign->count < other->count ? 1 : -1) : (int) sign->c - (int) other->c;
}

/* What programs use for empty squares beside a queen. */
static gboolean
can_be_empty (gunichar c)
{
  return c < 0x110000 && (!g_unichar_isalnum (c) || (c < 128 && strchr ("xXoOeE01", (int) c) != NULL));
}

static gboolean
can_be_row (const char          *word,
            const QsReadProfile *queens)
{
  /* Q1 names a queen. */
  if (strlen (word) == 2 && g_ascii_isdigit (word[1]))
    return FALSE;

  for (; *word != '\0'; word = g_utf8_next_char (word))
    {
      gunichar c = qs_read_text_get_character (word);

      if (!can_be_empty (c) && qs_read_profile_find_sign (queens, c) != QS_READ_SIGN_QUEEN)
        return FALSE;
    }

  return TRUE;
}

/* Counts the signs of a word, but for queens. */
static void
count_word (const char          *word,
            const QsReadProfile *queens,
            GArray              *signs)
{
  char cell = qs_read_word_as_cell (word);

  if (cell != '\0')
    count_sign (signs, (gunichar) cell, 1);
  for (; cell == '\0' && *word != '\0'; word = g_utf8_next_char (word))
    {
      gunichar c = qs_read_text_get_character (word);

      if (queens == NULL || qs_read_profile_find_sign (queens, c) != QS_READ_SIGN_QUEEN)
        count_sign (signs, c, 1);
    }
}

static void
count_line (const char *line,
            GArray     *signs)
{
  g_auto (GStrv) words = g_strsplit_set (line, SEPARATORS, -1);

  for (guint i = 0; words[i] != NULL && !qs_read_pattern_matches (QS_PATTERN_TITLE, line); i++)
    count_word (words[i], NULL, signs);
}

/* Counts the signs beside the queens of each line that has one; or else those of lines without one that have as many signs as
 * @width. Returns how many queens the first line has. */
static guint
count_lines (GStrv                lines,
             const QsReadProfile *queens,
             guint                width,
             GArray              *signs)
{
  guint n_first = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (lines[i], SEPARATORS, -1);
      guint n_queens = 0, n_signs = 0;

      for (guint j = 0; words[j] != NULL; j++)
        {
          if (!can_be_row (words[j], queens))
            *words[j] = '\0';
          for (const char *c = words[j]; *c != '\0'; c = g_utf8_next_char (c), n_signs++)
            n_queens += qs_read_profile_find_sign (queens, qs_read_text_get_character (c)) == QS_READ_SIGN_QUEEN;
        }

      for (guint j = 0; (width > 0 ? n_queens == 0 && n_signs == width : n_queens > 0) && words[j] != NULL; j++)
        count_word (words[j], queens, signs);
      n_first = n_first > 0 ? n_first : n_queens;
    }

  return n_first;
}

void
qs_read_signs_find_empty (GStrv          lines,
                          QsReadProfile *profile)
{
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (Sign));
  guint n_queens = count_lines (lines, profile, 0, signs);

  profile->is_blank_cell = n_queens > 0;
  if (n_queens > 1 && signs->len == 0)
    count_lines (lines, profile, n_queens, signs);

  g_array_sort (signs, compare_signs);
  for (guint i = 0; i < MIN (signs->len, QS_READ_MAX_EMPTY); i++)
    {
      if (g_array_index (signs, Sign, i).count * LEAST_SHARE >= g_array_index (signs, Sign, 0).count)
        profile->empty[i] = g_array_index (signs, Sign, i).c;
    }
}

/* Where there are other digits, and 0 and 1 are not the most frequent signs, digits are numbers of rows and columns. */
static void
drop_numbers (GArray *signs)
{
  gboolean has_numbers = FALSE;

  g_array_sort (signs, compare_signs);
  for (guint i = 0; i < signs->len; i++)
    has_numbers = has_numbers || (g_array_index (signs, Sign, i).c >= '2' && g_array_index (signs, Sign, i).c <= '9');
  if (signs->len < 2 || g_array_index (signs, Sign, 0).c + g_array_index (signs, Sign, 1).c == '0' + '1')
    return;

  for (guint i = signs->len; has_numbers && i > 0; i--)
    {
      if (g_unichar_isdigit (g_array_index (signs, Sign, i - 1).c))
        g_array_remove_index (signs, i - 1);
    }
}

/* Counts the signs of lines that have two; or of those of a table, whose empty squares may be blank. */
static GArray *
count_all (GStrv    lines,
           gboolean is_table)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Sign));

  for (; *lines != NULL; lines++)
    {
      g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (Sign));

      count_line (*lines, line);
      for (guint i = 0; (is_table ? strpbrk (*lines, "|&,;\t") != NULL : line->len == 2) && i < line->len; i++)
        count_sign (all, g_array_index (line, Sign, i).c, g_array_index (line, Sign, i).count);
    }

  drop_numbers (all);
  return all;
}

gboolean
qs_read_signs_find_two (GStrv          lines,
                        QsReadProfile *profile)
{
  g_autoptr (GArray) all = count_all (lines, FALSE), table = all->len < 2 ? count_all (lines, TRUE) : NULL;
  const Sign *signs = (const Sign *) (gpointer) (table != NULL ? table : all)->data;
  /* On a board of two squares there are as many of both. */
  gboolean is_first = table != NULL ||
                      (signs[0].count == signs[1].count && signs[0].c < 128 && strchr ("1xX*", (int) signs[0].c) != NULL);

  if (table != NULL && table->len != 1)
    return FALSE;

  profile->queen = signs[is_first ? 0 : 1].c;
  profile->empty[0] = table != NULL ? 0 : signs[is_first ? 1 : 0].c;
  profile->is_blank_cell = table != NULL;
  return TRUE;
}

GStrv
qs_read_signs_fold (const char *text)
{
  g_autofree char *folded = g_strdup (text);
  gboolean is_open = FALSE;

  for (char *c = folded; *c != '\0'; c++)
    {
      if (strchr ("[](){}", *c) != NULL)
        {
          is_open = *c == '[' || *c == '(';
          *c = *c == '(' || *c == ')' ? *c : '\n';
        }
      else if (is_open && *c == '\n')
        *c = ' ';
    }

  return g_strsplit (folded, "\n", -1);
}
