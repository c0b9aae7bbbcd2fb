/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words look like, as regular expressions. */

#pragma once

#include <glib.h>

#define QS_DIGITS "0123456789"

/* What a number of solutions is called where it needs no other word. */
#define TOTAL_WORDS "total|count|cnt|found|finished|solutions?|num(?:ber)?|answers?|ans|res(?:ults?)?|output|sum|done|end|length|" \
                    "value|int|ok|return(?:ed|s)?|[a-z]\\w*\\(\\d+\\)|n\\W{1,3}\\d+|anzahl|(?:ins)?gesamt|ergebnis|lösungen|" \
                    "nombre|résultat|número|resultado|soluciones|总数|答案|结果|解|共"

/* A list behind its number, such as “#1: 2 4 1 3” or “1) 2413”. */
#define QS_NUMBERED_LIST "[#([]?\\d+[]).:]+[ \\t]*(\\d+(?:(?:, ?| )\\d+){3,}|\\d{4,})(?= {2}|\\t| +\\| | *$)"

/* Each has a name, and what it looks like as a regular expression. */
#define QS_READ_PATTERNS(PATTERN) \
  /* whatever separates words in a string */ \
  PATTERN (BLANKS, "[] ,;\\t[(){}]+") \
  /* across the page, drawn with one sign: ---- */ \
  PATTERN (LINE, "^([-=_*+~])\\1\\1+$") \
  /* the same with several signs, or with words in it */ \
  PATTERN (RULER, "^" RULER) \
  /* === 1 === */ \
  PATTERN (TITLE, "^[-=*#]{2,} [^-=*#]+ [-=*#]{2,}$") \
  /* a ruler, the 2> of a shell that waits, the = 92 of f(8) = 92, 8 -> 92, 2023-10, and 10:15:30 */ \
  PATTERN (NOTHING, "^[0-9]+(?:>| :)$|^[0-9]+ ?[x×/] ?[0-9]+$|^[0-9]* ?(?:=|->|=>|→) [0-9]+$|^(?:19|20)[0-9]{2}-[0-9]{1,2}$|" \
                    "^[0-9]+ : [0-9]{2} : [0-9.]+(?: [^0-9]*)?$|^" RULER) \
  /* an amount of time or memory, a share, which stands before what is done, and “solutions = 92” */ \
  PATTERN (HEADING, "^[0-9]*%|^(?!(?:[0-9]+ ){4})(?:(?! = ).)*[A-Za-z]{3} = |" \
                    "[0-9] (?:(?:sec|min|seg|sek)[^ ]*|[mnuµ]?s|[kKMG]?B|[KMG]iB|[kKMG]o|bytes|octets)$") \
  /* a position begins; that of a board with one square has no slash, but what follows it */ \
  PATTERN (RANKS, "^(?=[^ ]*[Qq]|(?:[^ /]+/){3})(?:(?=[^ ]*/)[QqKkRrBbNnPp/0-9]+(?: |$)|[QqKkRrBbNnPp0-9]+ w - )") \
  /* the 1 234 of 1,234, and words */ \
  PATTERN (AMOUNT, "^\\d{1,3}(?: \\d{3})+$|(?:^| )[[:alpha:]]{2}") \
  /* the 1 234 n/s of (1,234 n/s), and (1,234 nodes) */ \
  PATTERN (RATE, "^\\d[\\d. ]* (?:[[:alpha:]]{2,}|[[:alpha:]]+/[[:alpha:]]+)$") \
  /* the blank of “Row 1” */ \
  PATTERN (JOINT, "(?<=[^\\d ]) (?=\\d)") \
  /* of a board: #3, 3. */ \
  PATTERN (NUMBER, "^(?:#\\d+[.:]?|\\d+[-.:]|[[:alpha:]]{1,3} ?\\d+)$") \
  /* b4 */ \
  PATTERN (SQUARE, "^[A-Za-z]{1,3}[1-9]\\d*(?: |$)") \
  /* at least two letters */ \
  PATTERN (NAME, "^[[:alpha:]]{2,}+(?!\\d)") \
  /* before a list: #3, <3>, or a bullet */ \
  PATTERN (LABEL, "^(?:[-*>]|<\\d+>|#\\d+) ") \
  /* the “3 ->” of a list of lists */ \
  PATTERN (ARROW, "^[$]?\\d* [^\\d ]+$") \
  /* “Solution 1 => 2” before ; 4; 1; 3 */ \
  PATTERN (ARROW_AND_NUMBER, "(?:->|=>|→|=) \\d+$") \
  /* a row with the same number at both ends, whose squares have no digits */ \
  PATTERN (BOTH_ENDS, "^(\\d+) .*\\D \\1$") \
  /* nothing but two signs: a row of a board that is written in another way */ \
  PATTERN (OTHERS, "^(?=(?: ?[^ ]){4})([^ ])(?: |\\1)*+([^ ])(?: |\\1|\\2)*+$") \
  /* 2024-05-02, 2.5.2024, and the version 1.2.3 */ \
  PATTERN (DATE, "^\\d+([-./])\\d{1,2}\\1\\d++(?!\\1)") \
  /* the 2-4-1-3, 2.4.1.3 or 2 -> 4 -> 1 -> 3 of a list; a date has three numbers */ \
  PATTERN (BETWEEN_NUMBERS, "\\D+") \
  PATTERN (SIGNED_LIST, "^\\d+( *(?:[-→._/>]|[-=]>) *)\\d+(?:\\1\\d+){2,}$") \
  /* words before numbers that are counts */ \
  PATTERN (COUNTS, "(?i)^\\D*(?:counts|totals|shape|\\b(?:per|by|je|pro|por|par) |histogram|" \
                   "frequen|distribu|verteilung|häufig|frecuen|fréquen|分布|次数)\\D*(?:$| \\d)") \
  /* the minutes or seconds of 10:15 */ \
  PATTERN (CLOCK, "^\\d\\d([., ]\\d*)?[[:alpha:]]?$") \
  /* words that can stand beside the one board of one square */ \
  PATTERN (ONE, "(?i)^(solution|board|lösung|solución|soluzione|解) ?#?1?$|^1 solution|total[a-z ]*= ?1$") \
  /* the name of a queen, before a colon */ \
  PATTERN (QUEEN, "(?i)^(queen|q ?\\d|dame|reina|row|皇后)") \
  /* what a list is called that has the same queens column by column */ \
  PATTERN (INVERSE, "(?i)^inv(erse)?$|\\^-1$|⁻¹$") \
  /* the key of a row, and of a column */ \
  PATTERN (ROW, "(?i)^(row.*|[ryi])$") \
  PATTERN (COLUMN, "(?i)^(col.*|[cxj])$") \
  /* 1 3 */ \
  PATTERN (BARE_PAIR, "^(?:(?i:q|queen|pos|position|point|dame|reina|reine) )?(\\d+) (\\d+)$") \
  /* q1 3, or as SMT-LIB has it */ \
  PATTERN (NAMED_PAIR, "^(?|[[:alpha:]]+_?(\\d+) (\\d+)|[xri]=(\\d+) [ycj]=(\\d+))$") \
  /* x_1_3 = 1, and True for 1 */ \
  PATTERN (VARIABLE, "(?i)[[:alpha:]]_?(\\d+)_(\\d+) (?:[*=] )?" VALUE "(?= |$)") \
  /* 1-3, 1->3, 1=3 */ \
  PATTERN (SIGNED_PAIR, SIGNED_PAIR) \
  /* nothing but such */ \
  PATTERN (SIGNED_PAIRS, "^(?:[^\\d=]*=)?(?: ?" SIGNED_PAIR ")+$") \
  /* “row 1 column 3”, “queen 1 at 3” */ \
  PATTERN (WORDED_PAIR, "(?i)(?|(?:row|zeile|reihe|fila|ligne|rangée|rang|第|" \
                        "(?:queen|dame|reina)(?!.*(?:row|zeile|fila|ligne).*(?:col|spalte|列)))" \
                        "[^\\d,;]*(\\d+)[^\\d;]*?" \
                        "(?:col\\w*|spalte|columna|colonne|列|at|in|on|->|→|,|is)[^\\d,;]*(?<![^[:alpha:]][[:alpha:]])(\\d+)" \
                        "|(\\d+) ?(?:row|zeile|fila|ligne|行)\\W+(\\d+) ?(?:col|spalte|列))") \
  /* “Solution #1” */ \
  PATTERN (NUMBERED, NUMBERED "$") \
  /* “Solution 1 of 92” */ \
  PATTERN (PLACE, NUMBERED " ?(?:of|out of|von|de|sur|di|/) ?(\\d+)$") \
  /* a time, a level, a thread: what a log puts before a line; and with what may stand behind it: */ \
  PATTERN (LOG, LOG) \
  PATTERN (LOG_NAME, LOG " +[[:alpha:]_]{2}[\\w.]*: ?") \
  PATTERN (LOG_COLON, LOG " ?: ?") \
  PATTERN (LOG_HYPHEN, LOG " +- ?") \
  PATTERN (LOG_BAR, LOG " *\\|(?![^\\n]*\\|) ?") \
  PATTERN (LOG_ANGLE, LOG " *> ?") \
  /* or nothing */ \
  PATTERN (LOG_BLANK, LOG "[ \\t]?") \
  /* words up to a sign, but perhaps right behind: not all rows of a table begin with an empty cell */ \
  PATTERN (PREFIX, "^(?:[\\w .@/~$*-]*[[:alpha:]]{2}[\\w .@/~$*-]*[>:|]|>+|#|\\||\\[\\d{2,}\\])(?= |$)") \
  /* of a text */ \
  PATTERN (LINE_NUMBER, "(?m)^ *\\d+(?::|\\t(?!.*\\t)| ?[|│]| |$) ?") \
  /* which a sign parts from the line, as it does not begin a list or row */ \
  PATTERN (MARKED_NUMBER, "^ *\\d+(?:[:\\t]|$)") \
  /* behind that number, and what shows that it is none of a pair */ \
  PATTERN (ANYTHING, "^ *\\d+[:\\t |│]+[^:\\t |│]") \
  PATTERN (MORE_THAN_A_NUMBER, "^ *\\d+[:\\t |│]+(?:\\d{4}|\\d+ +\\d|.*[^ \\d])") \
  /* of Octave */ \
  PATTERN (CELL, "(?m)^" CELL) \
  PATTERN (AROUND_CELLS, "(?m)^(?:" CELL "|[ {}]*$)") \
  /* of our own LaTeX, and what is not such a board or its list */ \
  PATTERN (BOARD, "\\\\board[{}]") \
  PATTERN (BESIDE_BOARDS, "\\\\board\\{\\d+\\}(\\{[^}\\n]*\\})|[^\\\\\n]+|\\\\") \
  /* np.int64(3), np.str_('Q'), int(3), Some(3), np.True_; **Solution 1:**; the star behind 2 4 1 3 * */ \
  PATTERN (TYPED, "(?m)(?<![\\w.])(?|(?:np\\.|numpy\\.)?(?:str_|Some|u?int\\d*)\\(([^()\\n]*)\\)|np\\.(True|False)_)" \
                  "|\\*\\*([[:alpha:]]{2}[^*\\n]*)\\*\\*|^([^*\\n]*\\d(?:[ ,]+\\d+){3,}) +\\*+$") \
  /* the “[0] =>” of PHP and “[1] =” of Lua before the value of a list */ \
  PATTERN (KEY, "(?m)([{(,]\\s*+)\\[\\d+\\] *=>?(?![=>])|^([ \\t]*)\\[\\d+\\] *=>") \
  /* the “(define-fun q1 () Int” of SMT-LIB */ \
  PATTERN (DEFINITION, "\\(define-fun ([^\\s()]+) \\(\\) (?:Int|Bool)") \
  /* signs of languages before a value or behind it: #(, #2A( and #S(QUEEN of Lisps, #[, #queen{, %{ of Elixir, %1 =, what APL \
   * and Mathematica put around lists, the 1..4 of MiniZinc, 0b01, 2L of R, the bounds of an array of Haskell, the axes of a \
   * table of pandas, what a shell writes before it does it, a point, the rows of Alloy */ \
  PATTERN (SIGNS, "(?m)#(?:\\d+A|[[:alpha:]][\\w.]*)?(?=[[({])|(?<=#S\\()[A-Z]++ |^ *%(?:[[:alpha:]][\\w.]*)?(?=\\{)|^%\\d+ = |" \
                  "^↓|<\\|(?=\\w+ ->)|\\|>$|(?<=[( ])\\d+\\.\\.\\d+, ?(?=[[\\d])|" \
                  "(?<![\\w.])0b(?=[01]{4,}\\b)|(?<=[( ]\\d|\\d\\d)L(?=[,)])|" \
                  "(?<=rray) \\(\\d+, ?\\d+\\)(?= \\[)|\"columns\":\\[[^]]*\\],\"index\":\\[[^]]*\\],(?=\"data\":)|" \
                  "^\\++ [[:alpha:]_].*$|" \
                  "(?<== \\d|= \\d\\d) \\.$|(?<= [a-z]\\d|[a-z]\\d\\d)\\.$|^this/\\w+<:row=.*$") \
  /* pairs: (1 . 3) of Lisp, <1,3>, (= q1 3), (make-posn 1 3), r1 c3 a4 (1 of 4) of an exact cover, (1 :> 3 @@ 2 :> 4), \
   * [Queen 1 3, Queen 2 4], {1 3, 2 4}, and 1,3 2,4 alone on a line */ \
  PATTERN (PAIR, "(?m)(?|\\((\\d+) \\. (\\d+)\\)|<(\\d+), ?(\\d+)>|\\(= (\\w+) (\\d+)\\)|\\(make-\\w+ (\\d+) (\\d+)\\)|" \
                 "^ *r(\\d+) c(\\d+)(?: \\w+)* \\(\\d+ of \\d+\\)$|(\\d+) :> (\\d+)(?: @@)?|" \
                 "(?:(?<=\\{)|(?<=\\[) ?[A-Z]\\w* )(\\d+) (\\d+)(?=, ?(?:[A-Z]\\w* )?\\d+ \\d+[],}])|" \
                 "^(?=(?:\\d+,\\d+(?: |$)){4,}$)(?!(?:\\d+,0+(?: |$))+$)(\\d+),(\\d+)|" \
                 "\\G(?!^),? ?(?:[A-Z]\\w* )?(\\d+)[ ,](\\d+)(?=[] ,}\\n]))") \
  /* the <<2, 4, 1, 3>> of TLA+ */ \
  PATTERN (TUPLE, "<<([\\d, ]+)>>") \
  /* a square: ('b', 4) */ \
  PATTERN (SQUARE_TUPLE, "\\('([a-z])', ?(\\d+)\\)") \
  /* an object of Ruby, and a field of any: row=1 */ \
  PATTERN (RECORD, "#<(?:struct |data )?(?:[\\w:]+ )?(?=@?\\w+=\\d)([^>\\n]*)>") \
  PATTERN (RECORD_FIELD, "(?i)(?<=[[{(,; ])@?(row|col|column|r|c) ?= ?(?=\\d+ ?[],;})\\n])") \
  /* squares in a sentence: the words before them, and between them */ \
  PATTERN (SENTENCE, "(?m)(^|[:(.] ?|→ )[[:alpha:]]{2,}(?: [[:alpha:]]++(?!\\d))*+ " \
                     "(?=(?:[a-z][1-9]\\d*[,;]? ){3,}[a-z][1-9]\\d*(?![[:alnum:]]))") \
  PATTERN (CONJUNCTION, "(?<=[a-z]\\d|[a-z]\\d\\d),? (?:and|und|et|y|e|&) (?=[a-z][1-9]\\d*(?![[:alnum:]]))") \
  /* squares without blanks: b4d3a2c1, b4-d3-a2-c1 */ \
  PATTERN (SQUARES, "(?<![[:alnum:]+-])(?:[a-z][1-9]-?){4,}(?![[:alnum:]])") \
  PATTERN (BETWEEN_SQUARES, "(?<=[a-z][1-9])-?(?=[a-z][1-9])") \
  /* a name before numbers: “queens=2,4,1,3”, “SOLUTION 1  2 4 1 3”, “row1=.Q..”, the “:row 1” and “:row=>1” of an object */ \
  PATTERN (NAME_OF_NUMBERS, "(?m)(?|^([[:alpha:]_][\\w.]*)(?:=|\\t)(?=\\d+(?:[,; ]+\\d+){3,}[,;]?$)|" \
                            "^((?i:solution|board|lösung|solución) +#?\\d+)(?: {2,}|\\t| - )(?=\\d)|" \
                            "^((?i:row|line|zeile)_?\\d+) ?=(?! *\\d)|" \
                            "(?<=[({ ]):([[:alpha:]]+)(?: |=>)(?=\\d))") \
  /* the first line with brackets closes them */ \
  PATTERN (CLOSED_LINE, "\\A[^][(){}]*+((?:[[({](?:[^][(){}\\n]++|(?1))*+[])}][^][(){}\\n]*+)++)(?:\\n|$)") \
  /* lists that go on in an indented line, or behind a comma, and what is between */ \
  PATTERN (WRAPPED, "\\A(?:\\d[\\d ,]*\\n(?: {2,}|\\t)[ \\t]*\\d[\\d ,]*\\n\\d|\\d[\\d ,]*,\\n *\\d[\\d ,]*\\d\\n\\d)") \
  PATTERN (WRAP, "(?<=[\\d,]) *\\n(?: {2,}|\\t)\\s*(?=\\d)|(?<=,)\\n(?=\\d)") \
  /* two lists of a line with their numbers, and one of them */ \
  PATTERN (NUMBERED_LISTS, "(?m)^ *" QS_NUMBERED_LIST "(?: {2,}|\\t| +\\| +)" QS_NUMBERED_LIST) \
  PATTERN (NUMBERED_LIST, "(?m)(?:^ *|(?<=\\d)(?: {2,}|\\t| +\\| +))" QS_NUMBERED_LIST) \
  /* lines of [2413] [3142], and one of them */ \
  PATTERN (BRACKET_DIGITS, "(?m)^ *(?:[[(]\\d{4,}[])] *){2,}$") \
  PATTERN (BRACKET_NUMBER, "[[(](\\d{4,})[])]") \
  /* what a mail has before lines that it quotes, some of which follow each other */ \
  PATTERN (QUOTED, "(?m)^(?:>[> ]*[^>\\n]*\\n){3}") \
  PATTERN (QUOTE, "(?m)^>[> ]*") \
  /* a row with the same sign at both ends and nowhere else, whose blanks are squares */ \
  PATTERN (FRAMED_QUEEN, "(?m)^ *([#*|!+@])(?=(?:(?!\\1).){4,}\\1 *$)[^\\n]*[Qq♕♛Ｑ👑👸]") \
  PATTERN (FRAMED, "(?m)^ *([#*|!+@])((?:(?!\\1).){4,})\\1 *$") \
  /* a row of [Q][ ][ ], (Q) ( ) ( ) or <Q>< >< >, one of these cells with another behind it, and the last */ \
  PATTERN (BRACKET_CELLS, "(?m)^ *(?:\\w{1,2}:? )? *(?:[[({<].?[])}>] ?){2,}(?:\\w{1,2})?$") \
  PATTERN (BRACKET_CELL, "[[({<](.?)[])}>] ?(?=[[({<].?[])}>])") \
  PATTERN (LAST_CELL, "(?m)(\\|.?)[[({<](.?)[])}>](?= *(?:\\w{1,2})?$)") \
  /* a table with a column for each row and others, whose columns blanks part, and what stands between two of its cells */ \
  PATTERN (TABLE, "\\A *(?:[[:alpha:]_]+ +)?([[:alpha:]]+)[01] +\\1[12] +\\1[23] +\\1[34](?: +\\1\\d+)*(?: +\\|)?" \
                  " +[[:alpha:]_]+ *\\n|" \
                  "\\A *[[:alpha:]_]+ +([[:alpha:]]+)[01] +\\2[12] +\\2[23] +\\2[34](?: +\\2\\d+)*\\n") \
  PATTERN (BETWEEN_CELLS, "(?m)(?:\\A *|\\G(?!^)|^(?= *\\d+ +\\d+ +\\d+ +\\d))( *[\\w.]+) +(?:\\| *)?(?=[\\w.])") \
  /* the numbers of columns above a table, from 0, behind an empty field, and one of them */ \
  PATTERN (AXIS, "\\A[ ,;\\t]+0[ ,;\\t]+1[ ,;\\t]+2[ ,;\\t\\d]*\\n|\\(index\\) \\| +0 ") \
  PATTERN (AXIS_NUMBER, "(?:\\A|(?<=\\(index\\))|\\G(?!^))([ ,;\\t|]+)(\\d+)(?=[ ,;\\t\\n|])") \
  /* a list in one field of a table with other fields */ \
  PATTERN (FIELDS, "\\A[[:alpha:]_ #]+(?:[,;\\t][[:alpha:]_ #]+)+\\n" FIELD_OF_LIST "(?:[,;\\t\\n]|$)") \
  PATTERN (FIELD, "(?m)^" FIELD_OF_LIST "(?:[,;\\t][^,;\\t\\n ]*)*$") \
  /* the x[1,3] of a variable with 0 or 1 behind it, x_(1,_3), x[1][3] */ \
  PATTERN (TWO_INDICES, "(?i)([[:alpha:]])_?[\\[(] *(\\d+)(?: *, *_?|[\\])][\\[(])(\\d+) *[\\])]" \
                        "(?:\\.(?:val|varvalue|l|x))?[ \\t]*(?:[*=][ \\t]*)?(?=" VALUE "(?![\\w.]))") \
  /* x[1], q(1) */ \
  PATTERN (INDEX, "([[:alpha:]]_?)[\\[(](\\d+)[\\])]") \
  /* a line of 2,0;4,0;1,0;3,0, and a number in it */ \
  PATTERN (DECIMALS, "(?m)^\\d+,0+(?:;\\d+,0+)+;?[ \\t]*$") \
  PATTERN (DECIMAL, "(?<![\\d,])(\\d+),0+(?=[;\\s]|$)") \
  /* a problem on a board with fewer rows, in one of our own files */ \
  PATTERN (RECTANGLE, "\"problem\" *: *\"(\\d+x\\d+[^\"]*)\"") \
  /* the head of an array of NumPy */ \
  PATTERN (ARRAY, "(?s)'descr': *'([<>|=]?)([biuf])([1248])'.*'fortran_order': *False.*" \
                  "'shape': *\\((?:(\\d+), *)?(?:(\\d+), *)?(\\d+),? *\\)") \
  /* other files: of SAT solvers */ \
  PATTERN (FORMULA, "(?im)^p cnf ") \
  /* of MiniZinc */ \
  PATTERN (MODEL, "(?im)^(include \"|constraint |solve (satisfy|maximize|minimize))") \
  /* of an exact cover problem */ \
  PATTERN (COVER, "(?im)^(\\| Items: |\\w+( \\w+)+ \\| \\w+( \\w+)+\\n\\w+( \\w+)+$)") \
  /* a source */ \
  PATTERN (PROGRAM, "(?im)^\\s*(#include *[<\"]|import \\w|from \\w+ import |def \\w+ *\\(|" \
                    "public (static|class) |using namespace |fn main|" \
                    "(int|void) main *\\(|package \\w+;|function \\w+ *\\()") \
  /* of the web */ \
  PATTERN (PAGE, "(?ims)^\\s*<(?:\\?xml|svg|!DOCTYPE|html|(?!pre|code|p\\b|br|h\\d)([a-z]+)\\b[^>\n]*>.*</\\1>)") \
  /* our own, of a number of solutions */ \
  PATTERN (COUNT, "\"format\" *: *\"queenside-count\"") \
  /* board[0][1] = 1 */ \
  PATTERN (ASSIGNMENT, "(?<!cols|rows|diag|diags|onals|used|visited|occupied|count)" \
                       "\\[ *(\\d+)(?: *(?:\\] *\\[|,) *(\\d+))? *\\] *(?::?=|<-) *['\"]?([^ '\";=]*) ?['\"]?;?\\s*$") \
  /* what may be no boards, where none is right: permutations in cycle notation, (1 2 4)(3 6 5), of which that for four queens has \
   * one cycle; objects in objects, {"0":{"0":2, and lists of two, "q1": [2, 3], which hold a column each; numbers of squares */ \
  PATTERN (DOUBTFUL, "\\d\\) ?\\((?!\\d+[ ,]+\\d+\\))[\\d ,]+\\)|\\((?!\\d+[ ,]+\\d+\\))[\\d ,]+\\) ?\\(\\d|" \
                     "Cycles\\[|Perm(?:utation)?\\((?!\\[\\d)|" \
                     "\\((?:1[ ,]+2[ ,]+4[ ,]+3|1[ ,]+3[ ,]+4[ ,]+2|0[ ,]+1[ ,]+3[ ,]+2|0[ ,]+2[ ,]+3[ ,]+1)\\)|" \
                     "[01][\"']?: ?\\{\\s*[\"']?[01][\"']?: ?\\d|\\d[\"']?: ?\\[\\d+, ?\\d+\\]|[a-z][1-9]\\d*[\"']: ?1\\b") \
  /* the name of a board's side, in small letters as all below */ \
  PATTERN (SIDE, "^(?:n|(?:board[ _]?)?size|queens|n[ _]?queens|num_?queens|number of queens|dimension|order|damen|reinas|" \
                 "dames|皇后数)$") \
  /* a number of columns that a board can have */ \
  PATTERN (SIDE_NUMBER, "^0*(?:1000|[1-9]\\d{0,2})(?:\\.0*)?$") \
  /* under which boards stand */ \
  PATTERN (KEY_OF_BOARDS, "^(?:boards?|columns|queens|rows|solutions?)$") \
  /* words that end with the name of what programs count, or of a board's side */ \
  PATTERN (COUNTED, "(?i)(?:^|[^[:alpha:]])(?:nodes?|time|calls?|steps?|checks?|iterations?|backtracks?|recursions?|attempts?|n|" \
                    "size|knoten|zeit|schritte|nodos|tiempo|pasos|nœuds|temps|节点|时间)[ :=]*$") \
  /* three steps of a search: lines that begin with what was done, or values of JSON that say it */ \
  PATTERN (STEPS, "(?im)(?:(?:^(?:[^a-z\\n]|debug|info|root|trace)*(?:plac|remov|check|reject|back)\\w*\\W[^\\n]*\\d|" \
                  "(?:^|\\{)[^\\n{]*?\"(?:action|event|kind|move|op|type)\"\\s*:\\s*" \
                  "\"(?:plac|put|tak|remov|check|test|try|reject|conflict|back)[^\\n{]*)[^\\n{]*\\n?){3}") \
  /* words for what programs count besides solutions */ \
  PATTERN (OTHER_COUNT, "time|ms|sec|node|step|call|check|iter|back|fail|restart|recurs|attempt|placement|depth|" \
                        "zeit|knoten|schritt|rück|nœud|nodo|tiempo|temps|时间|毫秒|µs|us ") \
  /* … for symmetry classes, a part of the solutions, or more than these */ \
  PATTERN (CLASSES, "unique|fundamental|distinct|inequivalent|grundlegend|grundlösung|tried|max|limit|at most|up to|average| " \
                    "per |starting|corner|with a |thread|worker|symmetr|rotat|reflect|mirror|equivalent|verschieden|spiegel|" \
                    "simetr|symétr|únic|distint|fondament|基本") \
  /* … for solutions, in the languages whose programs were seen: in the plural, as “solution 3” begins a board */ \
  PATTERN (SOLUTIONS, "solutions|solution\\(s\\)|lösungen|loesungen|soluciones|soluzioni|soluções|solucoes|rozwiąza|решени|" \
                      "oplossingen|lösningar|个解|种解|種解|組解|组解|解の数|共\\d+解|解法数|方案数|解数|解的个数|解的总数|arrangements|" \
                      "configurations| ways to ") \
  /* … for boards, which programs look at as well: they are solutions where a good word says so */ \
  PATTERN (BOARDS, "boards|positions|arrangements|configurations") \
  PATTERN (GOOD, "found|valid|legal|printed|solution") \
  /* no part of a word or a date, and without a fraction */ \
  PATTERN (WHOLE_NUMBER, "(?<![^\\W\\p{Han}])(?<![./-])(?<!\\d\\d:)(?<!(?<!:\\d)(?<![,.]\\d\\d)\\d[ ,])(?<!\\d, )\\d+" \
                         "\\.?(?![.]|[-/:]?\\d|,? ?\\d)") \
  /* nothing but words that count solutions where no other word stands */ \
  PATTERN (TOTAL, "^(?!done(?: in)?[ \\d.:()]*$)(?:[ \\d.:()]*+(?:total|count|found|solution|number|of|the|in|all|is|=|there|are|" \
                  "ways|possible|valid|boards|positions|models|answers|results|rows|set|done|printed|anzahl|insgesamt|" \
                  "gesamt|gefunden|nombre|número|numero|de|resultado|soluciones|共|总共|总数|总计|共有)(?![^ \\d.:()]))+" \
                  "[ \\d.:()]*$") \
  /* at the end of a log: a number alone, or behind such words, which may stand behind others: “level=INFO total=3” */ \
  PATTERN (LAST_TOTAL, "(?i)(?:^[^[:alnum:]]*(?:\\[1\\] *)?|" \
                       "(?:^|[^[:alnum:]_ -]|\\d(?= )) *(?:(?:" TOTAL_WORDS ")[_\\W]*(?:(?:of|the|is|de)[_\\W]*)*)+" \
                       "(?<![[:alnum:]]))([1-9]\\d*)\\W*$")

typedef enum
{
#define NAME_PATTERN(name, text) QS_PATTERN_##name,
  QS_READ_PATTERNS (NAME_PATTERN)
#undef NAME_PATTERN
  QS_N_PATTERNS,
} QsReadPattern;

const GRegex *qs_read_pattern_get     (QsReadPattern pattern);
gboolean      qs_read_pattern_matches (QsReadPattern pattern,
                                       const char   *text);
