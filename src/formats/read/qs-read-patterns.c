/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words look like, as regular expressions, each compiled once. */

#include "qs-read-patterns.h"

#define CLOCK "\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?"
#define TIME "(?:\\d{4}[-/.]\\d\\d[-/.]\\d\\d[T ]" CLOCK "(?:Z| ?[+-]\\d\\d:?\\d\\d)?|[A-Z][a-z]{2} +\\d+ " CLOCK \
             "(?: [\\w.-]+ [\\w./-]+(?:\\[\\d+\\])?:)?|" CLOCK ")(?![\\d:])"
#define LEVEL "(?:(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR)\\b(?![.\\w])|(?:trace|debug|info|log|stdout|out):(?=[ \\n]))"

/* A thread, a logger, or how long the program has run: [main], [pool-1-thread-2], [0.012s]. */
#define NAME_OF_LOGGER "\\[(?:[\\w.:/-]*[[:alpha:]]{3}[\\w.:/-]*| *\\d+\\.\\d+ ?m?s?)\\](?=[ :\\n])(?![^\\n]*\\[[[:alpha:]])"

/* Of a process. Alone, it may be the place of a vector of R. */
#define NUMBER_OF_PROCESS "\\[\\d{2,}\\](?=[ :])"

/* How long it has run, before what is no such number. */
#define ELAPSED " *\\d+\\.\\d+(?: ?m?s)?(?= +[^ ])(?! +\\d+\\.\\d)"

/* Found by a search. */
#define PLACE_IN_FILE "[\\w./-]+\\.[a-z]\\w*:\\d+:"

#define FIRST "(?:\\[?" TIME "\\]?|\\[?" LEVEL "\\]?|" NAME_OF_LOGGER "|" ELAPSED "|" PLACE_IN_FILE ")"
#define OTHERS "(?:[ \\t:]*(?:\\[?" TIME "\\]?|[-|:]? ?\\[?" LEVEL "\\]?|" \
               "[-|]? ?" NAME_OF_LOGGER "|[-|]? ?" NUMBER_OF_PROCESS "|(?<=:)[\\w.]+:|(?:- )?[[:alpha:]_]{2}[\\w.$]* +-(?= )))*+"
#define LOG "(?m)^" FIRST OTHERS

/* In Octave, a line before each cell, whose brackets stand on lines of their own. */
#define CELL " *\\[\\d+,\\d+\\] =$"

#define RULER "[-=_*+~.#: ]{3,}$|^[-=_*+~]{3,}.*[-=_*+~]$"

/* A row and a column. */
#define SIGNED_PAIR "(?:\\b(?:[[:alpha:]]{1,12}_?|(?i:queen|row|dame|zeile|reina|fila|reine|ligne|皇后) ))?" \
                    "(\\d++) ?(?::|<?-+>?|=>?|/|→|↦|~>|[Cc]|_) ?(\\d++)"

#define NUMBERED "(?i)^(?:solution|board|placement|arrangement|lösung|brett|solución|tablero|soluzione|解) ?#?\\d+"

/* The fields of a table up to one that has a list. */
#define FIELD_OF_LIST "(?:[^,;\\t\\n ]+[,;\\t])*(\\d+(?:[ -]\\d+){3,}|[a-z]\\d+(?: [a-z]\\d+){3,})"

/* Of a variable: a group for 1, and nothing for 0. */
#define VALUE "(?:(1(?:\\.0*)?|true)|0(?:\\.0*)?|false)"

static const char *const patterns[] = {
#define WRITE_PATTERN(name, text) text,
  QS_READ_PATTERNS (WRITE_PATTERN)
};

/* Compiled when it is first asked for, and kept. */
const GRegex *
qs_read_pattern_get (QsReadPattern pattern)
{
  static gsize regexes[QS_N_PATTERNS];

  if (g_once_init_enter (&regexes[pattern]))
    g_once_init_leave (&regexes[pattern], (gsize) g_regex_new (patterns[pattern], G_REGEX_OPTIMIZE, 0, NULL));

  return (const GRegex *) regexes[pattern];
}

gboolean
qs_read_pattern_matches (QsReadPattern pattern,
                         const char   *text)
{
  return g_regex_match (qs_read_pattern_get (pattern), text, 0, NULL);
}
