/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-claims.h"

#include <string.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-read-group.h"
#include "qs-read-patterns.h"

/* Whether a label or key is the name of the board's side. */
static gboolean
is_named_side (const char *label)
{
  static const char *const names[] = { "n", "size", "board size", "board_size", "boardsize", "queens",
                                       "n queens", "nqueens", "n_queens", "num_queens", "numqueens", "number of queens",
                                       "dimension", "order", "damen", "reinas", "dames", "皇后数",
                                       NULL };
  g_autofree char *folded = g_utf8_casefold (label, -1);

  return g_strv_contains (names, folded);
}

static gboolean
has_one (const char        *text,
         const char *const *words)
{
  for (; *words != NULL; words++)
    {
      if (strstr (text, *words) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* What programs count besides solutions. */
static const char *const other_words[] = { "time", "ms", "sec", "node", "step", "call", "check",
                                           "iter", "back", "recurs", "attempt", "placement", "second", "depth", "zeit",
                                           "knoten", "schritt", "rück", "nœud", "nodo", "tiempo", "temps",
                                           "时间", "毫秒", "µs", "us ", NULL };

/* Words beside a number that may be that of symmetry classes, of a part of the solutions, or of more than these. */
static const char *const class_words[] = { "unique", "fundamental", "distinct", "inequivalent", "grundlegend", "grundlösung",
                                           "tried", "max", "limit", "at most", "up to", "average", " per ", "starting", "corner", "with a ", "thread", "worker",
                                           "symmetr", "rotat", "reflect", "mirror", "equivalent",
                                           "verschieden", "spiegel", "simetr", "symétr", "únic", "distint", "fondament", "基本", NULL };

/* Words for solutions, in the languages whose programs were seen: in the plural, since “solution 3” begins a board. */
static const char *const solution_words[] = { "solutions", "solution(s)", "lösungen", "loesungen", "soluciones", "soluzioni",
                                              "soluções", "solucoes", "rozwiąza", "решени", "oplossingen", "lösningar",
                                              "个解", "种解", "種解", "組解", "组解", "解の数", "解法数", "方案数", "解数",
                                              "解的个数", "arrangements", "configurations", " ways to ",
                                              NULL };

/* Programs count the boards that they look at as well: these are solutions where another word says so. */
static const char *const board_words[] = { "boards", "positions", "arrangements", "configurations", NULL };
static const char *const good_words[] = { "found", "valid", "legal", "printed", "solution", NULL };

/* Words that count solutions where no other word stands. */
static gboolean
is_total (const char *text)
{
  static const char *const totals[] = { "total", "count", "found", "solution", "number", "of", "the", "in", "all",
                                        "is", "=", "there", "are", "ways", "possible", "valid", "boards", "positions",
                                        "models", "answers", "results", "rows", "set", "done", "printed",
                                        "anzahl", "insgesamt", "gesamt", "gefunden", "nombre", "número",
                                        "numero", "de", "resultado", "soluciones", "共", "总共", "总数", "总计", "共有", NULL };
  g_auto (GStrv) words = g_strsplit_set (text, " 0123456789.:()", -1);
  gboolean has_word = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0' && !g_strv_contains (totals, words[i]))
        return FALSE;
      has_word = has_word || *words[i] != '\0';
    }

  return has_word;
}

/* Where in @text stands what a number of solutions is beside of; NULL where it tells of something else. */
static const char *
find_count (const char *text)
{
  const char *behind = text + strspn (text, "0123456789"), *of = strstr (text, " of ");

  if (has_one (text, class_words) || (of > text && g_ascii_isdigit (of[-1])) || (has_one (text, board_words) && !has_one (text, good_words)))
    return NULL;

  for (guint i = 0; solution_words[i] != NULL; i++)
    {
      const char *found = strstr (text, solution_words[i]);

      if (found != NULL)
        return found;
    }

  /* “1 solution”, but not “solution 1” or “1st solution”. */
  if (behind > text && *behind == ' ' && strstr (behind, "soluti") != NULL)
    return behind;

  return is_total (text) && !g_str_has_prefix (text, "solution ") ? text + strlen (text) : NULL;
}

static void
add (QsReadClaims *self,
     guint         pattern,
     guint64       number,
     gboolean      is_side,
     gboolean      is_of_each,
     guint64       line)
{
  for (guint i = 0; i < self->n_claims; i++)
    {
      if (self->claims[i].pattern != pattern || ((is_side || is_of_each) && self->claims[i].number != number))
        continue;

      self->claims[i].is_repeated = !is_side && !is_of_each;
      return;
    }

  if (self->n_claims == QS_READ_MAX_CLAIMS)
    return;

  self->claims[self->n_claims].line = line;
  self->claims[self->n_claims].number = number;
  self->claims[self->n_claims].pattern = pattern;
  self->claims[self->n_claims].is_side = is_side;
  self->claims[self->n_claims].is_repeated = FALSE;
  self->n_claims++;
}

/* Whether a number is one of something else. */
static gboolean
is_before_other (const char *text)
{
  g_autofree char *next = g_strndup (text, strcspn (text + (*text == ' '), " ,") + 1);

  return has_one (next, other_words) || g_str_equal (next, " s");
}

/* The number nearest to @word; a part of another word or of a date, one with a point and one of something else are none. */
static gboolean
find_number (const char *text,
             const char *word,
             guint64    *number)
{
  gsize nearest = G_MAXSIZE;

  for (const char *c = text; *c != '\0';)
    {
      gsize length = strspn (c, "0123456789.");
      gboolean is_part = c > text && (g_ascii_isalpha (c[-1]) || strchr ("_-/", c[-1]) != NULL);
      gsize distance = c > word ? (gsize) (c - word) : (gsize) (word - c);

      is_part = is_part || (c > text + 2 && c[-1] == ':' && g_ascii_isdigit (c[-2]) && g_ascii_isdigit (c[-3]));
      if (length == 0)
        {
          c++;
          continue;
        }

      is_part = is_part || (c[length] != '\0' && strchr ("-/:", c[length]) != NULL && g_ascii_isdigit (c[length + 1]));
      /* The 17 of “calls: 17, solutions: 3” is one of something else. */
      is_part = is_part || (c < word && memchr (c, ',', (gsize) (word - c)) != NULL);
      if (!is_part && g_ascii_isdigit (*c) && memchr (c, '.', length - 1) == NULL && distance < nearest &&
          !is_before_other (c + length))
        {
          nearest = distance;
          *number = g_ascii_strtoull (c, NULL, 10);
        }
      c += length;
    }

  return nearest < G_MAXSIZE;
}

/* The 92 of “Solution 1 of 92”, which each board says anew. */
void
qs_read_claims_take_place (QsReadClaims *self,
                           const char   *words,
                           guint64       line)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *digits = NULL;

  if (!g_regex_match (qs_read_pattern_get (QS_PATTERN_PLACE), words, 0, &match))
    return;

  digits = g_match_info_fetch (match, 1);
  add (self, qs_read_group_hash_words (words), g_ascii_strtoull (digits, NULL, 10), FALSE, TRUE, line);
}

void
qs_read_claims_take (QsReadClaims *self,
                     const char   *words,
                     guint64       line)
{
  g_autofree char *folded = NULL;
  const char *word;
  char *equals;
  guint64 number = 0;

  if (strpbrk (words, "0123456789") == NULL)
    return;

  folded = g_utf8_strdown (words, -1);
  equals = strchr (folded, '=');
  if (equals != NULL && strspn (equals + 1, " 0123456789.") == strlen (equals + 1))
    {
      *equals = '\0';
      qs_read_claims_take_one (self, g_strchomp (folded), g_ascii_strtoull (equals + 1 + strspn (equals + 1, " "), NULL, 10), line);
      return;
    }

  word = find_count (folded);
  if (word != NULL && find_number (folded, word, &number))
    add (self, qs_read_group_hash_words (folded), number, FALSE, FALSE, line);
}

void
qs_read_claims_take_one (QsReadClaims *self,
                         const char   *label,
                         guint64       number,
                         guint64       line)
{
  g_autofree char *folded = g_utf8_strdown (label, -1);

  if (is_named_side (folded))
    add (self, qs_read_group_hash_words (folded), number, TRUE, FALSE, line);
  else if ((*folded == '\0' && number > 0) || (find_count (folded) != NULL && !has_one (folded, other_words)))
    add (self, qs_read_group_hash_words (folded), number, FALSE, FALSE, line);
}

static gboolean
is_side (const char *text)
{
  char *end;
  double number = g_ascii_strtod (text, &end);

  return *end == '\0' && number >= 1 && number <= QS_MAX_N && number == (guint) number;
}

void
qs_read_claims_take_text (QsReadClaims *self,
                          const char   *key,
                          const char   *text,
                          guint64       line)
{
  if (self->problem == NULL && g_str_equal (key, "problem") && *text != '\0')
    self->problem = g_strdup (text);
  if (self->bad_side != NULL || !g_str_equal (key, "n") || *text == '\0' || g_str_equal (text, "null") || is_side (text))
    return;

  self->bad_side = qs_error_shorten (text, strlen (text));
  self->bad_side_line = line;
}

void
qs_read_claims_clear (QsReadClaims *self)
{
  g_free (self->bad_side);
  g_free (self->problem);
}

QsReadClaim
qs_read_claims_get_side (const QsReadClaims *self)
{
  for (guint i = 0; i < self->n_claims; i++)
    {
      if (self->claims[i].is_side)
        return (QsReadClaim){ self->claims[i].line, self->claims[i].number, TRUE };
    }

  return (QsReadClaim){ 0 };
}

/* A number that stands before all boards may be the side, whatever words are beside it, and the N of Prolog behind them
 * their number; and how many solutions there are
 * is true of a file that has some of them. */
QsReadClaim
qs_read_claims_find_false (const QsReadClaims *self,
                           guint               n,
                           guint64             n_boards,
                           guint64             n_bad,
                           guint64             last_line)
{
  guint64 total = 0;

  qs_known_total (n, &total);
  for (guint i = 0; i < self->n_claims; i++)
    {
      guint64 number = self->claims[i].number;
      gboolean is_true = number == n || (self->claims[i].is_side ? number == n_boards && self->claims[i].line > last_line
                                                                 : number == total || number == n_boards ||
                                                                     number == n_boards + n_bad);

      if (!is_true && !self->claims[i].is_repeated)
        return (QsReadClaim){ self->claims[i].line, number, self->claims[i].is_side };
    }

  return (QsReadClaim){ 0 };
}
