/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words look like, as regular expressions, which are compiled once. */

#include "qs-read-patterns.h"

#define RULER "[-=_*+~.#: ]{3,}$|^[-=_*+~]{3,}.*[-=_*+~]$"

/* A row and a column. */
#define SIGNED_PAIR "(?:\\b(?:[[:alpha:]]{1,12}_?|(?i:queen|row|dame|zeile|reina|fila|reine|ligne|皇后) ))?(\\d++) ?(?::|<?-+>?|=>?|/|→|↦|~>|[Cc]) ?(\\d++)"

#define NUMBERED "(?i)^(?:solution|board|placement|arrangement|lösung|brett|solución|tablero|soluzione|解) ?#?\\d+"
#define TYPE "(?:np\\.|numpy\\.)?(?:str_|u?int\\d*)"

/* Of a variable: a group for 1, and nothing for 0. */
#define VALUE "(?:[*=] )?(?:(1(?:\\.0*)?|true)|0(?:\\.0*)?|false)(?= |$)"

static const char *const patterns[] = {
  [QS_PATTERN_LINE] = "^([-=_*+~])\\1\\1+$",
  [QS_PATTERN_RULER] = "^" RULER,
  [QS_PATTERN_TITLE] = "^[-=*#]{2,} [^-=*#]+ [-=*#]{2,}$",
  [QS_PATTERN_NOTHING] = "^[0-9]+>$|^[0-9]+ ?[x×] ?[0-9]+$|^([0-9]+)/\\1$|^[0-9]* ?(?:=|->|=>|→) [0-9]+$|"
                         "^[0-9]+ : [0-9]{2} : [0-9.]+(?: [^0-9]*)?$|^" RULER,
  [QS_PATTERN_HEADING] = "^[0-9]*%|^(?!(?:[0-9]+ ){4})(?:(?! = ).)*[A-Za-z]{3} = |"
                         "[0-9] (?:(?:sec|min|seg|sek)[^ ]*|[mnuµ]?s|[kKMG]?B|[KMG]iB|[kKMG]o|bytes|octets)$",
  [QS_PATTERN_RANKS] = "^(?=[^ ]*[Qq]|(?:[^ /]+/){3})(?:(?=[^ ]*/)[QqKkRrBbNnPp/0-9]+(?: |$)|[QqKkRrBbNnPp0-9]+ w - )",
  [QS_PATTERN_AMOUNT] = "^\\d{1,3}(?: \\d{3})+$|(?:^| )[[:alpha:]]{2}",
  [QS_PATTERN_JOINT] = "(?<=[^\\d ]) (?=\\d)",
  [QS_PATTERN_NUMBER] = "^(?:#\\d+[.:]?|\\d+[-.:])$",
  [QS_PATTERN_SQUARE] = "^[[:alpha:]]{1,3}[1-9]\\d*(?: |$)",
  [QS_PATTERN_NAME] = "^[[:alpha:]]{2,}+(?!\\d)",
  [QS_PATTERN_LABEL] = "^(?:[-*>]|<\\d+>|#\\d+) ",
  [QS_PATTERN_ARROW] = "^[$]?\\d* [^\\d ]+$",
  [QS_PATTERN_BOTH_ENDS] = "^(\\d+) .*\\D \\1$",
  [QS_PATTERN_OTHERS] = "^(?=(?: ?[^ ]){4})([^ ])(?: |\\1)*+([^ ])(?: |\\1|\\2)*+$",
  [QS_PATTERN_DATE] = "^\\d+([-./])\\d{1,2}\\1\\d++(?!\\1)",
  [QS_PATTERN_SIGNED_LIST] = "^\\d+( *(?:[-→._/>]|->) *)\\d+(?:\\1\\d+){2,}$",
  [QS_PATTERN_COUNTS] = "(?i)^\\D*(?:counts|totals|\\b(?:per|by|je|pro|por|par) |histogram|frequen|distribu|verteilung|häufig|frecuen|fréquen|分布|次数)\\D*(?:$| \\d)",
  [QS_PATTERN_CLOCK] = "^\\d\\d([., ]\\d*)?[[:alpha:]]?$",
  [QS_PATTERN_ONE] = "(?i)^(solution|board|lösung|solución|soluzione|解) ?#?1?$|^1 solution|total[a-z ]*= ?1$",
  [QS_PATTERN_QUEEN] = "(?i)^(queen|q ?\\d|dame|reina|row|皇后)",
  [QS_PATTERN_ROW] = "(?i)^(row.*|[ryi])$",
  [QS_PATTERN_COLUMN] = "(?i)^(col.*|[cxj])$",
  [QS_PATTERN_BARE_PAIR] = "^(?:(?i:q|queen|pos|position|point|dame|reina|reine) )?(\\d+) (\\d+)$",
  [QS_PATTERN_NAMED_PAIR] = "^(?|(?:define-fun )?[[:alpha:]]+_?(\\d+) (?:Int )?(\\d+)|[xri]=(\\d+) [ycj]=(\\d+))$",
  [QS_PATTERN_VARIABLE] = "(?i)[[:alpha:]]_?(\\d+)_(\\d+) (?:Bool )?" VALUE,
  [QS_PATTERN_VALUE] = "(?i)^" VALUE,
  [QS_PATTERN_SIGNED_PAIR] = SIGNED_PAIR,
  [QS_PATTERN_SIGNED_PAIRS] = "^(?:[^\\d=]*=)?(?: ?" SIGNED_PAIR ")+$",
  [QS_PATTERN_WORDED_PAIR] =
    "(?i)(?|(?:row|zeile|reihe|fila|ligne|rangée|rang|第|(?:queen|dame|reina)(?!.*(?:row|zeile|fila|ligne).*(?:col|spalte|列)))"
    "[^\\d,;]*(\\d+)[^\\d;]*?"
    "(?:col\\w*|spalte|columna|colonne|列|at|in|on|->|→|,|is)[^\\d,;]*(?<![^[:alpha:]][[:alpha:]])(\\d+)"
    "|(\\d+) ?(?:row|zeile|fila|ligne|行)\\W+(\\d+) ?(?:col|spalte|列))",
  [QS_PATTERN_NUMBERED] = NUMBERED "$",
  [QS_PATTERN_PLACE] = NUMBERED " ?(?:of|out of|von|de|sur|di|/) ?(\\d+)$",
  [QS_PATTERN_TYPE] = "^" TYPE "$",
  [QS_PATTERN_BESIDE] = "\\[\\d+\\] ?=>|\\b" TYPE "\\(",
};

const GRegex *
qs_read_pattern_get (QsReadPattern pattern)
{
  static GRegex *regexes[QS_N_PATTERNS];
  static gsize are_compiled = 0;

  if (g_once_init_enter (&are_compiled))
    {
      for (guint i = 0; i < QS_N_PATTERNS; i++)
        regexes[i] = g_regex_new (patterns[i], G_REGEX_OPTIMIZE, 0, NULL);
      g_once_init_leave (&are_compiled, 1);
    }

  return regexes[pattern];
}

gboolean
qs_read_pattern_matches (QsReadPattern pattern,
                         const char   *text)
{
  return g_regex_match (qs_read_pattern_get (pattern), text, 0, NULL);
}
