/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A log or a prompt puts a time, a level, a thread before the lines of a text, or the same words before all of them.
 *
 * What stands before a sign is only told from a row of a board by all lines together: each board has a queen in its first
 * column, and not all of its rows begin with the sign of an empty square. */

#include "config.h"

#include "qs-read-rewrites.h"

#include <string.h>

#include "qs-read-patterns.h"

#define MAX_PREFIXES 2

/* Fewer have the same words by chance. */
#define LEAST_LINES 3

static guint
count_matches (QsReadPattern pattern,
               GStrv         lines)
{
  guint count = 0;

  for (; *lines != NULL; lines++)
    count += qs_read_pattern_matches (pattern, *lines);

  return count;
}

/* Of a log, whose lines differ. The program may have printed other lines itself. */
static GRegex *
find_log (GStrv lines,
          guint n_lines)
{
  guint count = count_matches (QS_PATTERN_LOG, lines);
  QsReadPattern pattern = QS_PATTERN_LOG_NAME;

  if (count == 0 || 2 * count < n_lines)
    return NULL;

  while (pattern < QS_PATTERN_LOG_BLANK && count_matches (pattern, lines) < count)
    pattern++;

  return g_regex_ref ((GRegex *) qs_read_pattern_get (pattern));
}

/* The same in all lines. */
static GRegex *
find_words (GStrv lines)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *words = NULL, *escaped = NULL, *pattern = NULL;
  gsize length;

  if (lines[0] == NULL || !g_regex_match (qs_read_pattern_get (QS_PATTERN_PREFIX), lines[0], 0, &match))
    return NULL;

  words = g_match_info_fetch (match, 0);
  length = strlen (words);
  if (words[length - 1] != '>' && g_strv_length (lines) < LEAST_LINES)
    return NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean has_words = g_str_has_prefix (lines[i], words);
      const char *rest = has_words ? lines[i] + length : "", *again = strchr (rest, words[length - 1]);

      /* A number alone is what the words name. */
      if (!has_words || (again != NULL && strspn (rest, " ") < (gsize) (again - rest)) ||
          (words[length - 1] == ':' && *rest != '\0' && strspn (rest + 1, "0123456789") == strlen (rest + 1)))
        return NULL;
    }

  escaped = g_regex_escape_string (words, -1);
  pattern = g_strconcat ("^", escaped, " ?", NULL);
  return qs_read_pattern_matches (QS_PATTERN_QUEEN, words) ? NULL : g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
}

/* As editors and searches number all lines, empty ones as well. */
static GRegex *
find_numbers (GStrv lines)
{
  guint n_lines = g_strv_length (lines), n_written = count_matches (QS_PATTERN_ANYTHING, lines);
  guint64 first = n_lines > 0 ? g_ascii_strtoull (lines[0], NULL, 10) : 0;
  gboolean is_sure;

  n_lines -= n_lines > 0 && *lines[n_lines - 1] == '\0';
  for (guint i = 0; i < n_lines; i++)
    {
      if (g_ascii_strtoull (lines[i], NULL, 10) != first + i || !qs_read_pattern_matches (QS_PATTERN_LINE_NUMBER, lines[i]))
        return NULL;
    }

  /* Behind a number without a sign there is an empty line somewhere, or it would be one of a list. */
  is_sure = n_lines >= LEAST_LINES && n_written > 0 &&
            (count_matches (QS_PATTERN_MARKED_NUMBER, lines) == n_lines ||
             (n_written < n_lines && qs_read_pattern_matches (QS_PATTERN_ANYTHING, lines[0])));

  return is_sure && 2 * count_matches (QS_PATTERN_MORE_THAN_A_NUMBER, lines) >= n_written
           ? g_regex_ref ((GRegex *) qs_read_pattern_get (QS_PATTERN_LINE_NUMBER))
           : NULL;
}

static GRegex *
find_prefix (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) full = g_ptr_array_new ();
  GRegex *found;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*g_strchomp (lines[i]) != '\0')
        g_ptr_array_add (full, lines[i]);
    }
  g_ptr_array_add (full, NULL);

  found = find_log ((char **) full->pdata, full->len - 1);
  found = found != NULL ? found : find_words ((char **) full->pdata);

  return found != NULL ? found : find_numbers (lines);
}

static void
apply (const QsReadRewrite *rewrite,
       GString             *text)
{
  g_autofree char *written = g_regex_replace (rewrite->regex, text->str, (gssize) text->len, 0, rewrite->by, 0, NULL);

  if (written != NULL)
    g_string_assign (text, written);
}

static void
add (GArray              *self,
     const QsReadRewrite *rewrite,
     GString             *text)
{
  apply (rewrite, text);
  g_array_append_vals (self, rewrite, 1);
}

static void
clear (gpointer data)
{
  g_regex_unref (((QsReadRewrite *) data)->regex);
}

GArray *
qs_read_rewrites_find (GString *text)
{
  static const struct
  {
    QsReadPattern pattern;
    const char *by;
    QsReadPattern sign; /* what the text has to have; 0 for the pattern itself */
    const char *format;
  } forms[] = {
    { QS_PATTERN_BESIDE_BOARDS, "\\1", QS_PATTERN_BOARD, "latex" },
    { QS_PATTERN_AROUND_CELLS, "", QS_PATTERN_CELL, NULL },
    { QS_PATTERN_DECIMAL, "\\1", QS_PATTERN_DECIMALS, NULL },
    { QS_PATTERN_WRAP, " ", QS_PATTERN_WRAPPED, NULL },
    { QS_PATTERN_QUOTE, "", QS_PATTERN_QUOTED, NULL },
    { QS_PATTERN_NUMBERED_LIST, " [\\1]", QS_PATTERN_NUMBERED_LISTS, NULL },
    { QS_PATTERN_BRACKET_NUMBER, " \\1 ", QS_PATTERN_BRACKET_DIGITS, NULL },
    { QS_PATTERN_FRAMED, "\"\\2\"", QS_PATTERN_FRAMED_QUEEN, NULL },
    { QS_PATTERN_BRACKET_CELL, "|\\1", QS_PATTERN_BRACKET_CELLS, NULL },
    { QS_PATTERN_LAST_CELL, "\\1|\\2|", 0, NULL },
    { QS_PATTERN_BETWEEN_CELLS, "\\1,", QS_PATTERN_TABLE, NULL },
    { QS_PATTERN_AXIS_NUMBER, "\\1c\\2", QS_PATTERN_AXIS, NULL },
    { QS_PATTERN_FIELD, "\\1", QS_PATTERN_FIELDS, NULL },
    { QS_PATTERN_TYPED, "\\1\\2\\3", 0, NULL },
    { QS_PATTERN_KEY, "\\1\\2", 0, NULL },
    { QS_PATTERN_DEFINITION, "(\\1", 0, NULL },
    { QS_PATTERN_SIGNS, "", 0, NULL },
    { QS_PATTERN_RECORD, "(\\1)", 0, NULL },
    { QS_PATTERN_RECORD_FIELD, "\\1: ", 0, NULL },
    { QS_PATTERN_PAIR, "(\\1 \\2)", 0, NULL },
    { QS_PATTERN_CONJUNCTION, ", ", 0, NULL },
    { QS_PATTERN_SENTENCE, "\\1", 0, NULL },
    { QS_PATTERN_TUPLE, "(\\1)", 0, NULL },
    { QS_PATTERN_SQUARE_TUPLE, "\"\\1\\2\"", 0, NULL },
    { QS_PATTERN_BETWEEN_SQUARES, " ", QS_PATTERN_SQUARES, NULL },
    { QS_PATTERN_NAME_OF_NUMBERS, "\\1: ", 0, NULL },
    { QS_PATTERN_TWO_INDICES, "\\1_\\2_\\3 ", 0, NULL },
    { QS_PATTERN_INDEX, "\\1\\2", 0, NULL },
  };
  GArray *self = g_array_new (FALSE, FALSE, sizeof (QsReadRewrite));
  GRegex *prefix;

  g_array_set_clear_func (self, clear);
  while (self->len < MAX_PREFIXES && (prefix = find_prefix (text->str)) != NULL)
    add (self, &(QsReadRewrite){ prefix, "", NULL }, text);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      GRegex *regex = (GRegex *) qs_read_pattern_get (forms[i].pattern);

      if (qs_read_pattern_matches (forms[i].sign != 0 ? forms[i].sign : forms[i].pattern, text->str))
        add (self, &(QsReadRewrite){ g_regex_ref (regex), forms[i].by, forms[i].format }, text);
    }

  return self;
}

void
qs_read_rewrites_apply (const GArray *self,
                        GString      *text)
{
  for (guint i = 0; i < self->len; i++)
    apply (&g_array_index (self, QsReadRewrite, i), text);
}
