/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what a log or a prompt puts before the lines of a text: a time, a level, a thread, or the same words in all of them.
 *
 * What stands before a sign is only told from a row of a board by all lines together: each board has a queen in its first
 * column, and not all of its rows begin with the sign of an empty square. */

#include "config.h"

#include "qs-read-prefix.h"

#include <string.h>

#include "qs-read-patterns.h"

#define CLOCK "\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?"
#define TIME "(?:\\d{4}[-/.]\\d\\d[-/.]\\d\\d[T ]" CLOCK "(?:Z| ?[+-]\\d\\d:?\\d\\d)?|[A-Z][a-z]{2} +\\d+ " CLOCK \
             "(?: [\\w.-]+ [\\w./-]+(?:\\[\\d+\\])?:)?|" CLOCK ")(?![\\d:])"
#define LEVEL "(?:(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR)\\b(?![.\\w])|(?:trace|debug|info|log|stdout|out):(?=[ \\n]))"

/* A thread, a logger, or how long the program has run: [main], [pool-1-thread-2], [0.012s]. */
#define NAME "\\[(?:[\\w.:/-]*[[:alpha:]]{3}[\\w.:/-]*| *\\d+\\.\\d+ ?m?s?)\\](?=[ :\\n])(?![^\\n]*\\[[[:alpha:]])"

/* Of a process. Alone, it may be the place of a vector of R. */
#define NUMBER_OF_PROCESS "\\[\\d{2,}\\](?=[ :])"

/* How long it has run, before what is no such number. */
#define ELAPSED " *\\d+\\.\\d+(?: ?m?s)?(?= +[^ ])(?! +\\d+\\.\\d)"

#define FIRST "(?:\\[?" TIME "\\]?|\\[?" LEVEL "\\]?|" NAME "|" ELAPSED ")"
#define OTHERS "(?:[ \\t:]*(?:\\[?" TIME "\\]?|[-|:]? ?\\[?" LEVEL "\\]?|" \
               "[-|]? ?" NAME "|[-|]? ?" NUMBER_OF_PROCESS "|(?<=:)[\\w.]+:|(?:- )?[[:alpha:]_]{2}[\\w.$]* +-(?= )))*+"

/* Fewer have the same words by chance. */
#define LEAST_LINES 3

/* What may stand behind it, such as the name of a logger; the last is nothing. */
static const char *const ends[] = { " +[[:alpha:]_]{2}[\\w.]*: ?", " ?: ?", " +- ?", " *\\|(?![^\\n]*\\|) ?", " *> ?", "[ \\t]?" };

/* The number of the line, and what shows that it is none of a pair. */
#define NUMBER " *\\d+(?::|\\t(?!.*\\t)) ?"
#define ANYTHING "^ *\\d+[:\\t] *[^ ]"
#define MORE_THAN_A_NUMBER "^ *\\d+[:\\t] *(?:\\d+ +\\d|.*[^ \\d])"

/* In Octave, a line before each cell, whose brackets stand on lines of their own. */
#define CELL " *\\[\\d+,\\d+\\] =$"

/* The same words before all lines, up to a sign that is nowhere else, but perhaps right behind: not all rows of a table begin with
 * an empty cell. */
#define WORDS "^(?:[\\w .@/~$*-]*[[:alpha:]]{2}[\\w .@/~$*-]*[>:|]|>+|#|\\||\\[\\d{2,}\\])(?= |$)"

static guint
count_matches (const GRegex *regex,
               GStrv         lines)
{
  guint count = 0;

  for (; *lines != NULL; lines++)
    count += g_regex_match (regex, *lines, 0, NULL);

  return count;
}

static GRegex *
compile (const char *pattern,
         const char *end)
{
  g_autofree char *whole = g_strconcat ("^", pattern, end, NULL);

  return g_regex_new (whole, G_REGEX_MULTILINE | G_REGEX_OPTIMIZE, 0, NULL);
}

/* Of a log, whose lines differ. The program may have printed other lines itself. */
static GRegex *
find_log (GStrv lines,
          guint n_lines)
{
  g_autoptr (GRegex) plain = compile (FIRST OTHERS, "");
  guint count = count_matches (plain, lines);

  if (count == 0 || 2 * count < n_lines)
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GRegex) regex = compile (FIRST OTHERS, ends[i]);

      if (count_matches (regex, lines) == count)
        return g_steal_pointer (&regex);
    }

  return NULL;
}

static gboolean
has_sign_within (const char *text,
                 char        sign)
{
  const char *place = strchr (text, sign);

  return place != NULL && strspn (text, " ") < (gsize) (place - text);
}

/* The same in all lines. */
static GRegex *
find_words (GStrv lines)
{
  g_autoptr (GRegex) regex = g_regex_new (WORDS, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *words = NULL, *escaped = NULL;
  gsize length;

  if (lines[0] == NULL || !g_regex_match (regex, lines[0], 0, &match))
    return NULL;

  words = g_match_info_fetch (match, 0);
  length = strlen (words);
  if (words[length - 1] != '>' && g_strv_length (lines) < LEAST_LINES)
    return NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *rest = lines[i] + length;

      /* A number alone is what the words name. */
      if (!g_str_has_prefix (lines[i], words) || has_sign_within (rest, words[length - 1]) ||
          (words[length - 1] == ':' && *rest != '\0' && strspn (rest + 1, "0123456789") == strlen (rest + 1)))
        return NULL;
    }

  escaped = g_regex_escape_string (words, -1);
  return qs_read_pattern_matches (QS_PATTERN_QUEEN, words) ? NULL : compile (escaped, " ?");
}

/* As editors and searches number all lines, empty ones as well. */
static GRegex *
find_numbers (GStrv lines)
{
  g_autoptr (GRegex) regex = compile (NUMBER, ""), any = g_regex_new (ANYTHING, 0, 0, NULL);
  g_autoptr (GRegex) more = g_regex_new (MORE_THAN_A_NUMBER, 0, 0, NULL);
  guint n_lines = g_strv_length (lines);
  guint64 first = n_lines > 0 ? g_ascii_strtoull (lines[0], NULL, 10) : 0;

  n_lines -= n_lines > 0 && *lines[n_lines - 1] == '\0';
  for (guint i = 0; i < n_lines; i++)
    {
      if (g_ascii_strtoull (lines[i], NULL, 10) != first + i || !g_regex_match (regex, lines[i], 0, NULL))
        return NULL;
    }

  return n_lines >= LEAST_LINES && 2 * count_matches (more, lines) >= count_matches (any, lines)
           ? g_steal_pointer (&regex)
           : NULL;
}

GRegex *
qs_read_prefix_find (const char *text)
{
  g_autoptr (GRegex) cell = compile (CELL, "");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) full = g_ptr_array_new ();
  GRegex *found;

  if (g_regex_match (cell, text, 0, NULL))
    return compile ("(?:" CELL "|[ {}]*$)", "");

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

void
qs_read_prefix_strip (const GRegex *prefix,
                      GString      *lines)
{
  g_autofree char *stripped = g_regex_replace_literal (prefix, lines->str, (gssize) lines->len, 0, "", 0, NULL);

  if (stripped != NULL)
    g_string_assign (lines, stripped);
}
