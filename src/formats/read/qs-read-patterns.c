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

#define FIRST "(?:\\[?" TIME "\\]?|\\[?" LEVEL "\\]?|" NAME_OF_LOGGER "|" ELAPSED ")"
#define OTHERS "(?:[ \\t:]*(?:\\[?" TIME "\\]?|[-|:]? ?\\[?" LEVEL "\\]?|" \
               "[-|]? ?" NAME_OF_LOGGER "|[-|]? ?" NUMBER_OF_PROCESS "|(?<=:)[\\w.]+:|(?:- )?[[:alpha:]_]{2}[\\w.$]* +-(?= )))*+"
#define LOG "(?m)^" FIRST OTHERS

/* In Octave, a line before each cell, whose brackets stand on lines of their own. */
#define CELL " *\\[\\d+,\\d+\\] =$"

#define RULER "[-=_*+~.#: ]{3,}$|^[-=_*+~]{3,}.*[-=_*+~]$"

/* A row and a column. */
#define SIGNED_PAIR "(?:\\b(?:[[:alpha:]]{1,12}_?|(?i:queen|row|dame|zeile|reina|fila|reine|ligne|皇后) ))?(\\d++) ?(?::|<?-+>?|=>?|/|→|↦|~>|[Cc]) ?(\\d++)"

#define NUMBERED "(?i)^(?:solution|board|placement|arrangement|lösung|brett|solución|tablero|soluzione|解) ?#?\\d+"

/* Of a variable: a group for 1, and nothing for 0. */
#define VALUE "(?:(1(?:\\.0*)?|true)|0(?:\\.0*)?|false)"

static const char *const patterns[] = {
  [QS_PATTERN_LINE] = "^([-=_*+~])\\1\\1+$",
  [QS_PATTERN_RULER] = "^" RULER,
  [QS_PATTERN_TITLE] = "^[-=*#]{2,} [^-=*#]+ [-=*#]{2,}$",
  [QS_PATTERN_NOTHING] = "^[0-9]+(?:>| :)$|^[0-9]+ ?[x×/] ?[0-9]+$|^[0-9]* ?(?:=|->|=>|→) [0-9]+$|"
                         "^[0-9]+ : [0-9]{2} : [0-9.]+(?: [^0-9]*)?$|^" RULER,
  [QS_PATTERN_HEADING] = "^[0-9]*%|^(?!(?:[0-9]+ ){4})(?:(?! = ).)*[A-Za-z]{3} = |"
                         "[0-9] (?:(?:sec|min|seg|sek)[^ ]*|[mnuµ]?s|[kKMG]?B|[KMG]iB|[kKMG]o|bytes|octets)$",
  [QS_PATTERN_RANKS] = "^(?=[^ ]*[Qq]|(?:[^ /]+/){3})(?:(?=[^ ]*/)[QqKkRrBbNnPp/0-9]+(?: |$)|[QqKkRrBbNnPp0-9]+ w - )",
  [QS_PATTERN_AMOUNT] = "^\\d{1,3}(?: \\d{3})+$|(?:^| )[[:alpha:]]{2}",
  [QS_PATTERN_RATE] = "^\\d[\\d. ]* (?:[[:alpha:]]{2,}|[[:alpha:]]+/[[:alpha:]]+)$",
  [QS_PATTERN_JOINT] = "(?<=[^\\d ]) (?=\\d)",
  [QS_PATTERN_NUMBER] = "^(?:#\\d+[.:]?|\\d+[-.:]|[[:alpha:]]{1,3} ?\\d+)$",
  [QS_PATTERN_SQUARE] = "^[A-Za-z]{1,3}[1-9]\\d*(?: |$)",
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
  [QS_PATTERN_NAMED_PAIR] = "^(?|[[:alpha:]]+_?(\\d+) (\\d+)|[xri]=(\\d+) [ycj]=(\\d+))$",
  [QS_PATTERN_VARIABLE] = "(?i)[[:alpha:]]_?(\\d+)_(\\d+) (?:[*=] )?" VALUE "(?= |$)",
  [QS_PATTERN_SIGNED_PAIR] = SIGNED_PAIR,
  [QS_PATTERN_SIGNED_PAIRS] = "^(?:[^\\d=]*=)?(?: ?" SIGNED_PAIR ")+$",
  [QS_PATTERN_WORDED_PAIR] =
    "(?i)(?|(?:row|zeile|reihe|fila|ligne|rangée|rang|第|(?:queen|dame|reina)(?!.*(?:row|zeile|fila|ligne).*(?:col|spalte|列)))"
    "[^\\d,;]*(\\d+)[^\\d;]*?"
    "(?:col\\w*|spalte|columna|colonne|列|at|in|on|->|→|,|is)[^\\d,;]*(?<![^[:alpha:]][[:alpha:]])(\\d+)"
    "|(\\d+) ?(?:row|zeile|fila|ligne|行)\\W+(\\d+) ?(?:col|spalte|列))",
  [QS_PATTERN_NUMBERED] = NUMBERED "$",
  [QS_PATTERN_PLACE] = NUMBERED " ?(?:of|out of|von|de|sur|di|/) ?(\\d+)$",
  [QS_PATTERN_LOG] = LOG,
  [QS_PATTERN_LOG_NAME] = LOG " +[[:alpha:]_]{2}[\\w.]*: ?",
  [QS_PATTERN_LOG_COLON] = LOG " ?: ?",
  [QS_PATTERN_LOG_HYPHEN] = LOG " +- ?",
  [QS_PATTERN_LOG_BAR] = LOG " *\\|(?![^\\n]*\\|) ?",
  [QS_PATTERN_LOG_ANGLE] = LOG " *> ?",
  [QS_PATTERN_LOG_BLANK] = LOG "[ \\t]?",
  [QS_PATTERN_PREFIX] = "^(?:[\\w .@/~$*-]*[[:alpha:]]{2}[\\w .@/~$*-]*[>:|]|>+|#|\\||\\[\\d{2,}\\])(?= |$)",
  [QS_PATTERN_LINE_NUMBER] = "(?m)^ *\\d+(?::|\\t(?!.*\\t)) ?",
  [QS_PATTERN_ANYTHING] = "^ *\\d+[:\\t] *[^ ]",
  [QS_PATTERN_MORE_THAN_A_NUMBER] = "^ *\\d+[:\\t] *(?:\\d+ +\\d|.*[^ \\d])",
  [QS_PATTERN_CELL] = "(?m)^" CELL,
  [QS_PATTERN_AROUND_CELLS] = "(?m)^(?:" CELL "|[ {}]*$)",
  [QS_PATTERN_BOARD] = "\\\\board[{}]",
  [QS_PATTERN_BESIDE_BOARDS] = "\\\\board\\{\\d+\\}(\\{[^}\\n]*\\})|[^\\\\\n]+|\\\\",
  [QS_PATTERN_TYPED] = "(?<![\\w.])(?|(?:np\\.|numpy\\.)?(?:str_|u?int\\d*)\\(([^()\\n]*)\\)|np\\.(True|False)_)",
  [QS_PATTERN_KEY] = "(?m)([{(,]\\s*+)\\[\\d+\\] *=>?(?![=>])|^([ \\t]*)\\[\\d+\\] *=>",
  [QS_PATTERN_DEFINITION] = "\\(define-fun ([^\\s()]+) \\(\\) (?:Int|Bool)",
  [QS_PATTERN_DOTTED] = "\\((\\d+) \\. (\\d+)\\)",
  [QS_PATTERN_TWO_INDICES] = "(?i)([[:alpha:]])_?[\\[(] *(\\d+)(?: *, *_?|[\\])][\\[(])(\\d+) *[\\])][ \\t]*(?:[*=][ \\t]*)?(?=" VALUE "(?![\\w.]))",
  [QS_PATTERN_INDEX] = "([[:alpha:]]_?)[\\[(](\\d+)[\\])]",
  [QS_PATTERN_RECTANGLE] = "\"problem\" *: *\"(\\d+x\\d+[^\"]*)\"",
  [QS_PATTERN_ARRAY] = "(?s)'descr': *'([<>|=]?)([biuf])([1248])'.*'fortran_order': *False.*"
                       "'shape': *\\((?:(\\d+), *)?(?:(\\d+), *)?(\\d+),? *\\)",
  [QS_PATTERN_FORMULA] = "(?im)^p cnf ",
  [QS_PATTERN_MODEL] = "(?im)^(include \"|constraint |solve (satisfy|maximize|minimize))",
  [QS_PATTERN_COVER] = "(?im)^(\\| Items: |\\w+( \\w+)+ \\| \\w+( \\w+)+\\n\\w+( \\w+)+$)",
  [QS_PATTERN_PROGRAM] = "(?im)^\\s*(#include *[<\"]|import \\w|from \\w+ import |def \\w+ *\\(|public (static|class) |using namespace |fn main|"
                         "(int|void) main *\\(|package \\w+;|function \\w+ *\\()",
  [QS_PATTERN_COUNT] = "\"format\" *: *\"queenside-count\"",
  [QS_PATTERN_ASSIGNMENT] = "(?<!cols|rows|diag|diags|onals|used|visited|occupied|count)\\[ *(\\d+)(?: *(?:\\] *\\[|,) *(\\d+))? *\\] *(?::?=|<-) *['\"]?([^ '\";=]*) ?['\"]?;?\\s*$",
  [QS_PATTERN_PAGE] = "(?ims)^\\s*<(?:\\?xml|svg|!DOCTYPE|html|(?!pre|code|p\\b|br|h\\d)([a-z]+)\\b[^>\n]*>.*</\\1>)",
  [QS_PATTERN_SIDE] = "^(?:n|(?:board[ _]?)?size|queens|n[ _]?queens|num_?queens|number of queens|dimension|order|damen|reinas|dames|皇后数)$",
  [QS_PATTERN_OTHER_COUNT] = "time|ms|sec|node|step|call|check|iter|back|recurs|attempt|placement|depth|zeit|knoten|schritt|rück|nœud|nodo|"
                             "tiempo|temps|时间|毫秒|µs|us ",
  [QS_PATTERN_CLASSES] = "unique|fundamental|distinct|inequivalent|grundlegend|grundlösung|tried|max|limit|at most|up to|average| per |starting|"
                         "corner|with a |thread|worker|symmetr|rotat|reflect|mirror|equivalent|verschieden|spiegel|simetr|symétr|únic|"
                         "distint|fondament|基本",
  [QS_PATTERN_SOLUTIONS] = "solutions|solution\\(s\\)|lösungen|loesungen|soluciones|soluzioni|soluções|solucoes|rozwiąza|решени|oplossingen|"
                           "lösningar|个解|种解|種解|組解|组解|解の数|解法数|方案数|解数|解的个数|arrangements|configurations| ways to ",
  [QS_PATTERN_BOARDS] = "boards|positions|arrangements|configurations",
  [QS_PATTERN_GOOD] = "found|valid|legal|printed|solution",
  [QS_PATTERN_WHOLE_NUMBER] = "(?<![\\w./-])(?<!\\d\\d:)\\d+\\.?(?![\\d.]|[-/:]\\d)",
  [QS_PATTERN_TOTAL] = "^(?:[ \\d.:()]*+(?:total|count|found|solution|number|of|the|in|all|is|=|there|are|ways|possible|valid|boards|positions|"
                       "models|answers|results|rows|set|done|printed|anzahl|insgesamt|gesamt|gefunden|nombre|número|numero|de|resultado|"
                       "soluciones|共|总共|总数|总计|共有)(?![^ \\d.:()]))+[ \\d.:()]*$",
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
