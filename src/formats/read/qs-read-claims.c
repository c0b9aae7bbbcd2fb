/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-claims.h"

#include <string.h>

#include "qs-error.h"
#include "qs-known.h"
#include "qs-read-group.h"
#include "qs-read-patterns.h"

/* Where in @text stands what a number of solutions is beside of; NULL where it tells of something else. */
static const char *
find_count (const char *text)
{
  const char *behind = text + strspn (text, "0123456789"), *of = strstr (text, " of ");
  g_autoptr (GMatchInfo) match = NULL;
  int start;

  if (qs_read_pattern_matches (QS_PATTERN_CLASSES, text) || (of > text && g_ascii_isdigit (of[-1])) ||
      (qs_read_pattern_matches (QS_PATTERN_BOARDS, text) && !qs_read_pattern_matches (QS_PATTERN_GOOD, text)))
    return NULL;

  if (g_regex_match (qs_read_pattern_get (QS_PATTERN_SOLUTIONS), text, 0, &match) &&
      g_match_info_fetch_pos (match, 0, &start, NULL))
    return text + start;

  /* “1 solution”, but not “solution 1” or “1st solution”. */
  if (behind > text && *behind == ' ' && strstr (behind, "soluti") != NULL)
    return behind;

  return qs_read_pattern_matches (QS_PATTERN_TOTAL, text) && !g_str_has_prefix (text, "solution ") ? text + strlen (text) : NULL;
}

static void
add (QsReadClaims *self,
     const char   *words,
     QsReadClaim   claim,
     gboolean      is_of_each)
{
  guint pattern = qs_read_group_hash_words (words);

  for (guint i = 0; i < self->n_claims; i++)
    {
      if (self->claims[i].pattern != pattern || ((claim.is_side || is_of_each) && self->claims[i].claim.number != claim.number))
        continue;

      self->claims[i].is_repeated = !claim.is_side && !is_of_each;
      return;
    }

  if (self->n_claims < QS_READ_MAX_CLAIMS)
    self->claims[self->n_claims++] = (QsReadOwnClaim){ claim, pattern, FALSE };
}

/* The number nearest to @word; a part of another word, a list or a date, one with a point and one of something else are none. */
static gboolean
find_number (const char *text,
             const char *word,
             guint64    *number)
{
  int nearest = G_MAXINT, place = (int) (word - text), start, end, behind = place + (int) strcspn (word, " :,");
  gboolean is_behind = text[behind] == ':' || place < 2 || !g_ascii_isdigit (text[place - 2]); /* and not “3 solutions 12 nodes” */
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (qs_read_pattern_get (QS_PATTERN_WHOLE_NUMBER), text, 0, &match);
       g_match_info_fetch_pos (match, 0, &start, &end); g_match_info_next (match, NULL))
    {
      int distance = is_behind && start == behind + (int) strspn (text + behind, " :") ? 0 : ABS (start - place);
      g_autofree char *next = g_strndup (text + end, strcspn (text + end + (text[end] == ' '), " ,") + 1);
      g_autofree char *label = g_strndup (text, (gsize) start);

      /* The 17 of “17 calls, solutions: 3” is one of something else, and so is that of “calls: 17, solutions: 3”. */
      if (distance >= nearest || qs_read_pattern_matches (QS_PATTERN_COUNTED, label) ||
          (distance > 0 && qs_read_pattern_matches (QS_PATTERN_OTHER_COUNT, next)) ||
          g_str_equal (next, " s") ||
          (start < place && memchr (text + start, ',', (gsize) (place - start)) != NULL))
        continue;

      nearest = distance;
      *number = g_ascii_strtoull (text + start, NULL, 10);
    }

  return nearest < G_MAXINT;
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
  add (self, words, (QsReadClaim){ line, g_ascii_strtoull (digits, NULL, 10), FALSE }, TRUE);
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
    add (self, folded, (QsReadClaim){ line, number, FALSE }, FALSE);
}

void
qs_read_claims_take_one (QsReadClaims *self,
                         const char   *label,
                         guint64       number,
                         guint64       line)
{
  g_autofree char *folded = g_utf8_strdown (label, -1);

  if (qs_read_pattern_matches (QS_PATTERN_SIDE, folded))
    add (self, folded, (QsReadClaim){ line, number, TRUE }, FALSE);
  else if ((*folded == '\0' && number > 0) ||
           (find_count (folded) != NULL && !qs_read_pattern_matches (QS_PATTERN_OTHER_COUNT, folded)))
    add (self, folded, (QsReadClaim){ line, number, FALSE }, FALSE);
}

void
qs_read_claims_take_text (QsReadClaims *self,
                          const char   *key,
                          const char   *text,
                          guint64       line)
{
  if (self->problem == NULL && g_str_equal (key, "problem") && *text != '\0')
    self->problem = g_strdup (text);
  if (self->bad_side != NULL || !g_str_equal (key, "n") || *text == '\0' || g_str_equal (text, "null") ||
      qs_read_pattern_matches (QS_PATTERN_SIDE_NUMBER, text))
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
      if (self->claims[i].claim.is_side)
        return self->claims[i].claim;
    }

  return (QsReadClaim){ 0 };
}

/* A number that stands before all boards may be the side, whatever words are beside it, and the N of Prolog behind them
 * their number; and how many solutions there are is true of a file that has some of them. */
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
      QsReadClaim claim = self->claims[i].claim;
      gboolean is_true = (claim.number == n && (claim.is_side || last_line > 0)) ||
                         (claim.number == n_boards && (!claim.is_side || claim.line > last_line)) ||
                         (!claim.is_side && (claim.number == total || claim.number == n_boards + n_bad));

      if (!is_true && !self->claims[i].is_repeated)
        return claim;
    }

  return (QsReadClaim){ 0 };
}
