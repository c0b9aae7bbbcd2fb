/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files as other programs write them: forms that were seen, in small. Each has both solutions for four queens, in any
 * order, unless its row says otherwise. */

#include "config.h"

#include "qs-board-reader.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

#define BOTH "2413 3142"

typedef struct
{
  const char *name;
  const char *text;
  const char *boards; /* their columns from 1, those that are no solutions among them; or what a refusal says, after ! */
  guint n_bad;
  gsize length; /* of the text; 0 where it ends with a NUL byte */
} Example;

static const Example examples[] = {
  /* What separates. */
  { "semicolons", "2;4;1;3\n3;1;4;2\n", BOTH },
  { "semicolons-and-decimal-commas", "2,0;4,0;1,0;3,0\n3,0;1,0;4,0;2,0\n", BOTH },
  { "tabs", "2\t4\t1\t3\n3\t1\t4\t2\n", BOTH },
  { "rows-between-semicolons", "[0 1 0 0;0 0 0 1;1 0 0 0;0 0 1 0]\n[0 0 1 0;1 0 0 0;0 0 0 1;0 1 0 0]\n", BOTH },
  { "prolog", "   Qs = [2,4,1,3]\n;  Qs = [3,1,4,2]\n;  false.\n", BOTH },
  { "prolog-with-n", "?- N = 4, queens(N, Qs).\nN = 4,\nQs = [2,4,1,3] ;\nN = 4,\nQs = [3,1,4,2] ;\nfalse.\n", BOTH },
  { "lisp", "'((2 4 1 3) (3 1 4 2))\n", BOTH },

  /* Lines with numbers, of empty lines, too; a table with other columns; fields, squares in words, variables that are true. */
  { "numbers-of-empty-lines", "  1 .Q..\n  2 ...Q\n  3 Q...\n  4 ..Q.\n  5\n  6 ..Q.\n  7 Q...\n  8 ...Q\n  9 .Q..\n 10\n 11 .Q..\n 12 ...Q\n"
                              " 13 Q...\n 14 ..Q.\n", BOTH " 2413" },
  { "numbers-and-bars", " 1 | 2 4 1 3\n 2 |\n 3 | 3 1 4 2\n", BOTH },
  { "columns-behind-rows", "x1  x2  x3  x4      n\n 2   4   1   3    137\n 3   1   4   2    274\n", BOTH },
  { "columns-before-rows", "tests  x1 x2 x3 x4\n  137   2  4  1  3\n  274   3  1  4  2\n", BOTH },
  { "records-of-ruby", "[#<struct Queen row=0, col=1>, #<struct Queen row=1, col=3>, #<struct Queen row=2, col=0>, "
                       "#<struct Queen row=3, col=2>]\n", "2413" },
  { "records-of-java", "[Queen[row=0, col=1], Queen[row=1, col=3], Queen[row=2, col=0], Queen[row=3, col=2]]\n", "2413" },
  { "records-of-lisp", "(#S(QUEEN :ROW 0 :COL 1) #S(QUEEN :ROW 1 :COL 3) #S(QUEEN :ROW 2 :COL 0) #S(QUEEN :ROW 3 :COL 2))\n", "2413" },
  { "records-of-elm", "[{ col = 1, row = 0 }, { col = 3, row = 1 }, { col = 0, row = 2 }, { col = 2, row = 3 }]\n", "2413" },
  { "records-of-erlang", "[#queen{row = 1,col = 2},#queen{row = 2,col = 4},#queen{row = 3,col = 1},#queen{row = 4,col = 3}]\n", "2413" },
  { "squares-in-a-sentence", "Queens at a2, b4, c1, d3\nSolution 2: queens on a3, b1, c4, and d2.\n", BOTH },
  { "squares-and-squares", "Queens: a2 and b4 and c1 and d3\nDames en a3, b1, c4 et d2\n", BOTH },
  { "variables-that-are-true", "2 8 9 15 0\n3 5 12 14 0\n", BOTH },
  { "variables-of-a-solver-that-are-true", "s SATISFIABLE\nv 2 8 9 15 0\n", "2413" },
  { "names-of-squares-that-are-true", "q0_1 q1_3 q2_0 q3_2\nq0_2 q1_0 q2_3 q3_1\n", BOTH },
  { "vectors-of-r-that-look-like-totals", " [1] 3 6 2\n [4] 5 1 4\n [1] 5 3 1\n [4] 6 4 2\n", "362514 531642" },
  { "numbers-before-columns", "0 1 2\n1 3 0\n2 0 3\n3 2 1\n", BOTH },
  { "arrays-of-lean", "#[1, 3, 0, 2]\n#[2, 0, 3, 1]\n", BOTH },
  { "a-time-that-is-whole", "([2, 4, 1, 3], 0.5)\n([3, 1, 4, 2], 1.0)\n", BOTH },
  { "shape-of-one-column", "shape: (2, 1)\n[1, 3, 0, 2]\n[2, 0, 3, 1]\n", BOTH },
  { "numbered-lists-beside-each-other", "1) 2 4 1 3   2) 3 1 4 2\n3) 2 4 1 3\n", BOTH " 2413" },
  { "numbered-lists-with-hashes", "#1: 2, 4, 1, 3\t#2: 3, 1, 4, 2\n", BOTH },
  { "numbered-lists-by-columns", "1. 2 4 1 3 | 3. 3 1 4 2\n2. 2 4 1 3 | 4. 2 4 1 4\n", "2413 3142 2413 2414" },
  { "numbered-digits-beside-each-other", "1: 2413   2: 3142\n3: 2413   4: 3142\n", BOTH " " BOTH },
  { "digits-in-brackets-beside-each-other", "[2413]   [3142]\n[2413] [3142]\n", BOTH " " BOTH },
  { "lists-that-go-on-in-an-indented-line", "2 4\n    1 3\n3 1\n    4 2\n", BOTH },
  { "lists-that-go-on-behind-a-comma", "2, 4,\n1, 3\n3, 1,\n4, 2\n", BOTH },
  { "mail", "Bob wrote:\n> .Q..\n> ...Q\n> Q...\n> ..Q.\n>\n> ..Q.\n> Q...\n> ...Q\n> .Q..\n\nBye\n", BOTH },
  { "mail-of-mail", "Bob wrote:\n> > 2 4 1 3\n> > 3 1 4 2\n> >\n", BOTH },
  { "rows-of-ini", "[solution1]\nrow1=.Q..\nrow2=...Q\nrow3=Q...\nrow4=..Q.\n", "2413" },
  { "two-lists-with-numbers-a-line", " 1: 2 4 1 3    2: 3 1 4 2\n", BOTH },
  { "positions-of-ones", "1Q11/111Q/Q111/11Q1 w - -\n11Q1/Q111/111Q/1Q11 w - -\n", BOTH },
  /* What may be something else, where none is a solution. */
  { "cycles-of-permutations", "(1 2 4 3)\n(1 3 4 2)\n", "!two ways" },
  { "columns-of-objects", "{\"0\":{\"0\":2,\"1\":3},\"1\":{\"0\":4,\"1\":1},\"2\":{\"0\":1,\"1\":4},\"3\":{\"0\":3,\"1\":2}}\n", "!two ways" },

  /* What languages and solvers write. */
  { "numpy-scalars", "[np.int64(2), np.int64(4), np.int64(1), np.int64(3)]\n[np.int64(3), np.int64(1), np.int64(4), np.int64(2)]\n", BOTH },
  { "numpy-pairs", "{(np.int64(0), np.int64(1)), (np.int64(1), np.int64(3)), (np.int64(2), np.int64(0)), (np.int64(3), np.int64(2))}\n", "2413" },
  { "numpy-signs", "[[np.str_('.'), np.str_('Q'), np.str_('.'), np.str_('.')], [np.str_('.'), np.str_('.'), np.str_('.'), np.str_('Q')], "
                   "[np.str_('Q'), np.str_('.'), np.str_('.'), np.str_('.')], [np.str_('.'), np.str_('.'), np.str_('Q'), np.str_('.')]]\n", "2413" },
  { "numpy-truths", "[[np.False_, np.True_, np.False_, np.False_], [np.False_, np.False_, np.False_, np.True_], "
                    "[np.True_, np.False_, np.False_, np.False_], [np.False_, np.False_, np.True_, np.False_]]\n", "2413" },
  { "scheme-vectors", "#(2 4 1 3)\n#(3 1 4 2)\n", BOTH },
  { "racket-vectors", "'#(2 4 1 3)\n'#(3 1 4 2)\n", BOTH },
  { "lisp-dotted-pairs", "((0 . 1) (1 . 3) (2 . 0) (3 . 2))\n((0 . 2) (1 . 0) (2 . 3) (3 . 1))\n", BOTH },
  { "php-print-r", "Array\n(\n    [0] => Array\n        (\n            [0] => 1\n            [1] => 3\n            [2] => 0\n            [3] => 2\n"
                   "        )\n\n    [1] => Array\n        (\n            [0] => 2\n            [1] => 0\n            [2] => 3\n            [3] => 1\n        )\n\n)\n", BOTH },
  { "php-rows", "Array\n(\n    [0] => .Q..\n    [1] => ...Q\n    [2] => Q...\n    [3] => ..Q.\n)\n", "2413" },
  { "php-matrix", "Array\n(\n    [0] => Array\n        (\n            [0] => 0\n            [1] => 1\n            [2] => 0\n            [3] => 0\n        )\n\n"
                  "    [1] => Array\n        (\n            [0] => 0\n            [1] => 0\n            [2] => 0\n            [3] => 1\n        )\n\n"
                  "    [2] => Array\n        (\n            [0] => 1\n            [1] => 0\n            [2] => 0\n            [3] => 0\n        )\n\n"
                  "    [3] => Array\n        (\n            [0] => 0\n            [1] => 0\n            [2] => 1\n            [3] => 0\n        )\n\n)\n", "2413" },
  { "numpy-matrix", "[[np.int64(0), np.int64(1), np.int64(0), np.int64(0)], [np.int64(0), np.int64(0), np.int64(0), np.int64(1)], "
                    "[np.int64(1), np.int64(0), np.int64(0), np.int64(0)], [np.int64(0), np.int64(0), np.int64(1), np.int64(0)]]\n", "2413" },
  { "php-var-dump", "array(4) {\n  [0]=>\n  int(1)\n  [1]=>\n  int(3)\n  [2]=>\n  int(0)\n  [3]=>\n  int(2)\n}\n", "2413" },
  { "brackets-that-begin-lines", "(\n[0]\n[1] x\n)\n2 4 1 3\n", "2413" },
  { "json-square-a-line", "[[[\n0,\n1,\n0,\n0\n],\n[\n0,\n0,\n0,\n1\n],\n[\n1,\n0,\n0,\n0\n],\n[\n0,\n0,\n1,\n0\n]]]\n", "2413" },
  { "json-square-a-line-and-size", "{\n\"size\": 4,\n\"boards\": [\n[[\n0,\n1,\n0,\n0\n],\n[\n0,\n0,\n0,\n1\n],\n[\n1,\n0,\n0,\n0\n],\n[\n0,\n0,\n1,\n0\n]],\n"
                                   "[[\n0,\n0,\n1,\n0\n],\n[\n1,\n0,\n0,\n0\n],\n[\n0,\n0,\n0,\n1\n],\n[\n0,\n1,\n0,\n0\n]],\n"
                                   "[[\n0,\n1,\n0,\n0\n],\n[\n0,\n0,\n0,\n1\n],\n[\n1,\n0,\n0,\n0\n],\n[\n0,\n0,\n1,\n0\n]]\n]\n}\n", BOTH " 2413" },
  { "json-sign-a-line", "[[\n\".\",\n\"Q\",\n\".\",\n\".\"\n],\n[\n\".\",\n\".\",\n\".\",\n\"Q\"\n],\n[\n\"Q\",\n\".\",\n\".\",\n\".\"\n],\n"
                        "[\n\".\",\n\".\",\n\"Q\",\n\".\"\n]]\n", "2413" },
  { "matrices-in-json-on-a-line", "{\"n\": 4, \"count\": 2, \"boards\": [[[0,1,0,0], [0,0,0,1], [1,0,0,0], [0,0,1,0]], [[0,0,1,0], [1,0,0,0], [0,0,0,1], [0,1,0,0]]]}\n", BOTH },
  { "matrices-in-arrays", "board = array2d(1..4, 1..4, [0,1,0,0, 0,0,0,1, 1,0,0,0, 0,0,1,0]);\n----------\n"
                          "board = array2d(1..4, 1..4, [0,0,1,0, 1,0,0,0, 0,0,0,1, 0,1,0,0]);\n----------\n==========\n", BOTH },
  { "matrix-of-R", "     [,1] [,2] [,3] [,4]\n[1,]    0    1    0    0\n[2,]    0    0    0    1\n[3,]    1    0    0    0\n[4,]    0    0    1    0\n", "2413" },
  { "matrix-of-R-with-a-solution-a-column", "     [,1] [,2]\n[1,]    2    3\n[2,]    4    1\n[3,]    1    4\n[4,]    3    2\n[1] 2\n", BOTH },
  { "matrix-of-R-with-a-wrong-column", "     [,1] [,2] [,3]\n[1,]    1    2    2\n[2,]    3    0    0\n[3,]    0    3    1\n[4,]    2    1    3\n", BOTH " 3124" },
  { "matrix-of-R-in-two-parts", "     [,1] [,2] [,3]\n[1,]    1    1    2\n[2,]    3    4    4\n[3,]    5    2    1\n[4,]    2    5    3\n[5,]    4    3    5\n"
                                "     [,4] [,5] [,6]\n[1,]    2    3    3\n[2,]    5    1    5\n[3,]    3    4    2\n[4,]    1    2    4\n[5,]    4    5    1\n",
    "13524 14253 24135 25314 31425 35241" },
  { "array-with-a-solution-a-column", "[[1 1 2]\n [3 4 4]\n [5 2 1]\n [2 5 3]\n [4 3 5]]\n", "13524 14253 24135" },
  { "columns-of-matlab", "ans =\n\n     1     1     2\n     3     4     4\n     5     2     1\n     2     5     3\n     4     3     5\n\n", "13524 14253 24135" },
  { "vectors-of-R-on-two-lines", "[1] 2 4 6\n[4] 1 3 5\n[1] 3 6 2\n[4] 5 1 4\n", "246135 362514" },
  { "vectors-of-R-with-a-number-alone", "[1] 2 4 1\n[4] 3\n\n[1] 3 1 4\n[4] 2\n[1] 2\n", BOTH },
  { "vector-of-R-with-a-line-lost", "[1] 1 3 5 2 4\n[1] 1 4 2 5 3\n[1] 2 4\n[4] 3 5\n", "13524 14253", 2 },
  { "numbered-assignments", "Solution #1: Q_1 = 2, Q_2 = 4, Q_3 = 1, Q_4 = 3\nSolution #2: Q_1 = 3, Q_2 = 1, Q_3 = 4, Q_4 = 2\n", BOTH },
  { "colours-of-a-terminal", ". \033[1;31mQ\033[0m . .\n. . . \033[1;31mQ\033[0m\n\033[1;31mQ\033[0m . . .\n. . \033[1;31mQ\033[0m .\n\033[K", "2413" },

  /* Solutions of integer programs, and of solvers that know true and false. */
  { "gurobi", "# Objective value = 4\nx[0,0] 0\nx[0,1] 1\nx[0,2] 0\nx[0,3] 0\nx[1,0] 0\nx[1,1] 0\nx[1,2] 0\nx[1,3] 1\nx[2,0] 1\nx[2,1] 0\nx[2,2] 0\nx[2,3] 0\nx[3,0] 0\nx[3,1] 0\nx[3,2] 1\nx[3,3] 0\n", "2413" },
  { "highs", "Model status\nOptimal\n\nObjective 4\n# Columns 16\nx0_0 0\nx0_1 1\nx0_2 0\nx0_3 0\nx1_0 0\nx1_1 0\nx1_2 0\nx1_3 1\nx2_0 1\nx2_1 0\nx2_2 0\nx2_3 0\nx3_0 0\nx3_1 0\nx3_2 1\nx3_3 0\n# Rows 8\n", "2413" },
  { "pulp", "Status: Optimal\nx_(0,_0) = 0.0\nx_(0,_1) = 1.0\nx_(0,_2) = 0.0\nx_(0,_3) = 0.0\nx_(1,_0) = 0.0\nx_(1,_1) = 0.0\nx_(1,_2) = 0.0\nx_(1,_3) = 1.0\nx_(2,_0) = 1.0\nx_(2,_1) = 0.0\nx_(2,_2) = 0.0\nx_(2,_3) = 0.0\nx_(3,_0) = 0.0\nx_(3,_1) = 0.0\nx_(3,_2) = 1.0\nx_(3,_3) = 0.0\n", "2413" },
  { "cbc", "Optimal - objective value 4.00000000\n     1 x_0_1          1          0\n     7 x_1_3          1          0\n     8 x_2_0          1          0\n    14 x_3_2          1          0\n", "2413" },
  { "scip", "objective value:                  4\nx_0_1            1 \t(obj:1)\nx_1_3            1 \t(obj:1)\nx_2_0            1 \t(obj:1)\nx_3_2            1 \t(obj:1)\n", "2413" },
  { "glpk", "Rows:       10\nColumns:    16 (16 integer, 16 binary)\nObjective:  obj = 4 (MAXimum)\n\n     1 x[1,1]   *    0     0     1 \n     2 x[1,2]   *    1     0     1 \n     3 x[1,3]   *    0     0     1 \n     4 x[1,4]   *    0     0     1 \n     5 x[2,1]   *    0     0     1 \n     6 x[2,2]   *    0     0     1 \n     7 x[2,3]   *    0     0     1 \n     8 x[2,4]   *    1     0     1 \n     9 x[3,1]   *    1     0     1 \n    10 x[3,2]   *    0     0     1 \n    11 x[3,3]   *    0     0     1 \n    12 x[3,4]   *    0     0     1 \n    13 x[4,1]   *    0     0     1 \n    14 x[4,2]   *    0     0     1 \n    15 x[4,3]   *    1     0     1 \n    16 x[4,4]   *    0     0     1 \n", "2413" },
  { "z3", "[q_0_0 = False,\n q_0_1 = True,\n q_0_2 = False,\n q_0_3 = False,\n q_1_0 = False,\n q_1_1 = False,\n q_1_2 = False,\n q_1_3 = True,\n q_2_0 = True,\n q_2_1 = False,\n q_2_2 = False,\n q_2_3 = False,\n q_3_0 = False,\n q_3_1 = False,\n q_3_2 = True,\n q_3_3 = False]\n", "2413" },

  { "variables-of-two-indices", "board[0][0] = 0\nboard[0][1] = 1\nboard[1][3] = 1\nboard[2][0] = 1\nboard[3][2] = 1\n", "2413" },
  { "variables-in-lists", "[x(1,2) = true, x(1,3) = false, x(2,4) = true, x(3,1) = true, x(4,3) = true]\n", "2413" },
  { "table-of-lua", "{[1]=2, [2]=4, [3]=1, [4]=3}\n{[1] = 3, [2] = 1, [3] = 4, [4] = 2}\n", BOTH },
  { "smt-lib-values", "sat\n((q1 2)\n (q2 4)\n (q3 1)\n (q4 3))\nsat\n((q1 3)\n (q2 1)\n (q3 4)\n (q4 2))\n", BOTH },
  { "smt-lib-model", "sat\n(\n  (define-fun q4 () Int\n    3)\n  (define-fun q1 () Int\n    2)\n  (define-fun q3 () Int\n    1)\n  (define-fun q2 () Int\n    4)\n)\n", "2413" },
  { "smt-lib-truths", "(\n(define-fun q_0_0 () Bool false)\n(define-fun q_0_1 () Bool\ntrue)\n(define-fun q_1_3 () Bool true)\n(define-fun q_2_0 () Bool true)\n"
                      "(define-fun q_3_2 () Bool true)\n)\n", "2413" },

  /* JSON. */
  { "json-other-key", "{\"n\": 4, \"results\": [[2, 4, 1, 3], [3, 1, 4, 2]]}", BOTH },
  { "json-other-key-wrong", "{\"n\": 3, \"results\": [[2, 3, 1]]}", "231" },
  { "json-hidden", "{\"solutions\": [[2,4,1,3],[3,1,4,2]], \"more\": [[1,2,3,4]]}", BOTH " 1234" },
  { "json-key-of-no-boards", "{\"n\": 4, \"times\": [\"fast\", \"slow\"]}", "!“times”" },
  { "json-date-beside", "{\"date\": [2024, 5, 1], \"n\": 4, \"answers\": [[2, 4, 1, 3], [3, 1, 4, 2]]}", BOTH },
  { "json-size-beside", "{\"board\": [4, 4], \"answers\": [[2, 4, 1, 3], [3, 1, 4, 2]]}", BOTH },
  { "json-in-objects", "{\"meta\": {\"date\": [2024, 5, 1]}, \"result\": {\"boards\": [[2, 4, 1, 3], [3, 1, 4, 2]]}}", BOTH },
  { "json-in-list-of-objects", "{\"results\": [{\"id\": 1, \"placement\": [2, 4, 1, 3], \"seed\": [5, 9]}, {\"id\": 2, \"placement\": [3, 1, 4, 2], \"seed\": [1, 2]}]}", BOTH },
  { "json-order-beside", "{\"order\": [1, 2, 3, 4], \"answers\": [[2, 4, 1, 3], [3, 1, 4, 2]]}", BOTH },
  { "json-order-beside-known", "{\"solutions\": [[2, 4, 1, 3], [3, 1, 4, 2]], \"order\": [4, 3, 2, 1]}", BOTH },
  { "json-key-for-each", "{\"first\": [2, 4, 1, 3], \"second\": [3, 1, 4, 2], \"times\": [0.1, 0.2]}", BOTH },
  { "json-numbered-keys", "{\"solution 1\": [2, 4, 1, 3], \"solution 2\": [3, 1, 4, 2], \"x\": [1, 9]}", BOTH },
  { "json-two-sizes", "{\"a\": [2, 4, 1, 3], \"b\": [1, 3, 5, 2, 4]}", "!“a”" },
  { "json-objects-with-index", "{\"boards\": [{\"queens\": [{\"row\": 0, \"col\": 1}, {\"row\": 1, \"col\": 3}, {\"row\": 2, \"col\": 0}, "
                               "{\"row\": 3, \"col\": 2}], \"index\": 0, \"count\": 4}]}", "2413" },
  { "json-rows-in-strings", "[\".Q..\\n...Q\\nQ...\\n..Q.\", \"..Q.\\nQ...\\n...Q\\n.Q..\"]", BOTH },
  { "json-squares", "[[{\"row\":0,\"col\":1},{\"row\":1,\"col\":3},{\"row\":2,\"col\":0},{\"row\":3,\"col\":2}]]", "2413" },
  { "json-minizinc", "{\n  \"column\" : [2, 4, 1, 3]\n}\n----------\n{\n  \"column\" : [3, 1, 4, 2]\n}\n----------\n==========\n", BOTH },
  { "python-dict", "{0: 1, 1: 3, 2: 0, 3: 2}\n{0: 2, 1: 0, 2: 3, 3: 1}\n", BOTH },

  /* Alphabets. */
  { "Q-and-stars", "* Q * *\n* * * Q\nQ * * *\n* * Q *\n\n* * Q *\nQ * * *\n* * * Q\n* Q * *\n", BOTH },
  { "Q-and-x", "x Q x x\nx x x Q\nQ x x x\nx x Q x\n\nx x Q x\nQ x x x\nx x x Q\nx Q x x\n", BOTH },
  { "Q-and-hashes", "# Q # #\n# # # Q\nQ # # #\n# # Q #\n\n# # Q #\nQ # # #\n# # # Q\n# Q # #\n", BOTH },
  { "Q-and-ones", "1Q11\n111Q\nQ111\n11Q1\n", "2413" },
  { "two-empty-signs", "⬜👑⬜⬛\n⬛⬜⬛👑\n👑⬛⬜⬛\n⬛⬜👑⬜\n", "2413" },
  { "rarer-sign", "oWoo\noooW\nWooo\nooWo\n\nooWo\nWooo\noooW\noWoo\n", BOTH },
  { "true-and-false", "[[False True False False]\n [False False False True]\n [True False False False]\n [False False True False]]\n", "2413" },
  { "floats", "[[0. 1. 0. 0.]\n [0. 0. 0. 1.]\n [1. 0. 0. 0.]\n [0. 0. 1. 0.]]\n", "2413" },
  { "another-alphabet-beside", ".Q..\n...Q\nQ...\n..Q.\n\n0010\n1000\n0001\n0100\n", "2413", 1 },

  /* Around the squares. */
  { "bars", "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |\n\n| | |Q| |\n|Q| | | |\n| | | |Q|\n| |Q| | |\n", BOTH },
  { "bars-between", "   | Q |   |   \n---------------\n   |   |   | Q \n---------------\n Q |   |   |   \n---------------\n   |   | Q |   \n", "2413" },
  { "table", "┌───┬───┬───┬───┐\n│   │ Q │   │   │\n├───┼───┼───┼───┤\n│   │   │   │ Q │\n├───┼───┼───┼───┤\n│ Q │   │   │   │\n"
             "├───┼───┼───┼───┤\n│   │   │ Q │   │\n└───┴───┴───┴───┘\n", "2413" },
  { "table-of-ones", "-----------------\n|   | 1 |   |   |\n-----------------\n|   |   |   | 1 |\n-----------------\n| 1 |   |   |   |\n"
                     "-----------------\n|   |   | 1 |   |\n-----------------\n", "2413" },
  { "brackets-around-cells", "[ ][Q][ ][ ]\n[ ][ ][ ][Q]\n[Q][ ][ ][ ]\n[ ][ ][Q][ ]\n\n[ ] [ ] [Q] [ ]\n[Q] [ ] [ ] [ ]\n[ ] [ ] [ ] [Q]\n[ ] [Q] [ ] [ ]\n", BOTH },
  { "csv-board", ",Q,,\n,,,Q\nQ,,,\n,,Q,\n,,,\n,,Q,\nQ,,,\n,,,Q\n,Q,,\n", BOTH },
  { "csv-board-with-head", "a,b,c,d\n,Q,,\n,,,Q\nQ,,,\n,,Q,\n", "2413" },
  { "csv-board-between-semicolons", ";D;;\n;;;D\nD;;;\n;;D;\n", "2413" },
  { "csv-board-in-quotes", "\"\",\"Q\",\"\",\"\"\n\"\",\"\",\"\",\"Q\"\n\"Q\",\"\",\"\",\"\"\n\"\",\"\",\"Q\",\"\"\n", "2413" },
  { "tabs-board", "\tQ\t\t\n\t\t\tQ\nQ\t\t\t\n\t\tQ\t\n", "2413" },
  { "latex-table", "\\begin{tabular}{|c|c|c|c|}\n\\hline\n & Q & & \\\\ \\hline\n & & & Q \\\\ \\hline\nQ & & & \\\\ \\hline\n & & Q & \\\\ \\hline\n\\end{tabular}\n", "2413" },
  { "latex-formula", "\\[\\begin{array}{cccc}\n. & Q & . & . \\\\\n. & . & . & Q \\\\\nQ & . & . & . \\\\\n. & . & Q & .\n\\end{array}\\]\n", "2413" },
  { "latex-lists", "\\begin{tabular}{cccc}\n2 & 4 & 1 & 3 \\\\\n3 & 1 & 4 & 2\\\\\n\\end{tabular}\n", BOTH },
  { "latex-matrix", "$\\begin{pmatrix} 2 & 4 & 1 & 3 \\end{pmatrix}$\n$\\begin{pmatrix} 3 & 1 & 4 & 2 \\end{pmatrix}$\n", BOTH },
  { "quotes", "['.', 'Q', '.', '.']\n['.', '.', '.', 'Q']\n['Q', '.', '.', '.']\n['.', '.', 'Q', '.']\n", "2413" },
  { "quoted-blanks", "[' ', 'Q', ' ', ' ']\n[' ', ' ', ' ', 'Q']\n['Q', ' ', ' ', ' ']\n[' ', ' ', 'Q', ' ']\n", "2413" },
  { "rows-on-a-line", "[.Q.., ...Q, Q..., ..Q.]\n[..Q., Q..., ...Q, .Q..]\n", BOTH },
  { "labelled-rows", "Solution 1\nRow 1: . Q . .\nRow 2: . . . Q\nRow 3: Q . . .\nRow 4: . . Q .\n", "2413" },
  { "labels-at-both-ends", "  a b c d\n4 · Q · · 4\n3 · · · Q 3\n2 Q · · · 2\n1 · · Q · 1\n  a b c d\n", "2413" },
  { "row-lost-between-lines", ".Q..\n...Q\n..Q.\n----\n..Q.\nQ...\n...Q\n.Q..\n----\n", "3142", 1 },
  { "empty-lines-between-rows", ". Q . .\n\n. . . Q\n\nQ . . .\n\n. . Q .\n\n====\n\n. . Q .\n\nQ . . .\n\n. . . Q\n\n. Q . .\n", BOTH },
  { "squares-on-a-line", "0100000110000010\n0,0,1,0,1,0,0,0,0,0,0,1,0,1,0,0\n", BOTH },
  { "names-of-rows-and-columns", "4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d\n", "2413" },
  { "numbers-of-columns-above-a-wrong-board", "\t1\t2\t3\t4\n1\t-\tQ\t-\t-\n2\t-\tQ\t-\t-\n3\tQ\t-\t-\t-\n4\t-\t-\tQ\t-\n\n\t1\t2\t3\t4\n1\t-\t-\tQ\t-\n2\tQ\t-\t-\t-\n3\t-\t-\t-\tQ\n4\t-\tQ\t-\t-\n", "2213 3142" },
  { "table-with-index", "│ (index) │ 0 │ 1 │ 2 │ 3 │\n├─────────┼───┼───┼───┼───┤\n│ 0       │ 0 │ 1 │ 0 │ 0 │\n│ 1       │ 0 │ 0 │ 0 │ 1 │\n│ 2       │ 1 │ 0 │ 0 │ 0 │\n│ 3       │ 0 │ 0 │ 1 │ 0 │\n", "2413" },
  { "list-in-table-with-index", "┌─────────┬───┬───┬───┬───┐\n│ (index) │ 0 │ 1 │ 2 │ 3 │\n├─────────┼───┼───┼───┼───┤\n"
                                "│    0    │ 1 │ 3 │ 0 │ 2 │\n└─────────┴───┴───┴───┴───┘\n", "2413" },
  { "rows-between-slashes", ".Q../...Q/Q.../..Q.\n..Q./Q.../...Q/.Q..\n", BOTH },
  { "side-by-side", ". Q . .   . . Q .\n. . . Q   Q . . .\nQ . . .   . . . Q\n. . Q .   . Q . .\n", BOTH },
  { "side-by-side-and-one-alone", "1:     2:\n0100   0010\n0001   1000\n1000   0001\n0010   0100\n\n3:\n0100\n0001\n1000\n0010\n", BOTH " 2413" },
  { "as-many-side-by-side-as-rows", "Q.... Q.... .Q... .Q... ..Q..\n..Q.. ...Q. ...Q. ....Q Q....\n....Q .Q... Q.... ..Q.. ...Q.\n.Q... ....Q ..Q.. Q.... .Q...\n...Q. ..Q.. ....Q ...Q. ....Q\n",
    "13524 14253 24135 25314 31425" },
  { "side-by-side-with-a-row-lost", ".Q.. ..Q. .Q..\n...Q Q... ...Q\n..Q. .Q.. ..Q.\n", "!3 × 12 squares" },
  { "frame-around-blanks", "######\n# Q  #\n#   Q#\n#Q   #\n#  Q #\n######\n\n######\n#  Q #\n#Q   #\n#   Q#\n# Q  #\n######\n", BOTH },
  { "frame-around-blanks-and-words", "Solution 1\n+--------+\n|Q       |\n|    Q   |\n|       Q|\n|     Q  |\n|  Q     |\n|      Q |\n| Q      |\n|   Q    |\n+--------+\n", "15863724" },
  { "frame-around-points", "******\n*.Q..*\n*...Q*\n*Q...*\n*..Q.*\n******\n\n******\n*. . Q .*\n*Q . . .*\n*. . . Q*\n*. Q . .*\n******\n", BOTH },
  { "frame-around-wide-squares", "+-------+\n|  Q    |\n|      Q|\n|Q      |\n|    Q  |\n+-------+\n", "!4 × 7 squares" },
  { "blanks-as-squares", "  Q    \n      Q\nQ      \n    Q  \n", "!this line is a board of one square" },

  /* One string, one board; digits; pairs. */
  { "strings", "\"2 4 1 3\", \"3 1 4 2\"\n", BOTH },
  { "strings-of-squares", "\"b4 d3 a2 c1\", \"c4 a3 d2 b1\",\n", BOTH },
  { "digits", "2413\n3142\n", BOTH },
  { "digits-from-0", "1: 1302\n2: 2031\n", BOTH },
  { "pairs", "[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3), (3, 1)]\n", BOTH },
  { "pairs-by-lines", "Solution #1\n(1, 2)\n(2, 4)\n(3, 1)\n(4, 3)\n\nSolution #2\n(1, 3)\n(2, 1)\n(3, 4)\n(4, 2)\n", BOTH },
  { "pairs-with-arrows", "1->2 2->4 3->1 4->3\n1->3 2->1 3->4 4->2\n", BOTH },
  { "pairs-in-words", "row 1 col 2, row 2 col 4, row 3 col 1, row 4 col 3\n", "2413" },
  { "pairs-of-numbered-queens", "Queen 1 at row 1, column 2\nQueen 2 at row 2, column 4\nQueen 3 at row 3, column 1\nQueen 4 at row 4, column 3\n", "2413" },
  { "pairs-of-letters", "R1C2 R2C4 R3C1 R4C3\nR1C3 R2C1 R3C4 R4C2\n", BOTH },
  { "pairs-from-two-bases", "(1,1) (2,3) (3,0) (4,2)\n(1,2) (2,0) (3,3) (4,1)\n", BOTH },
  { "pairs-of-facts", "queen(1,2) queen(2,4) queen(3,1) queen(4,3)\nqueen(1,3) queen(2,1) queen(3,4) queen(4,2)\n", BOTH },
  { "pairs-of-structures", "(list (Q 3 2) (Q 2 0) (Q 1 3) (Q 0 1))\n(list (Q 3 1) (Q 2 3) (Q 1 0) (Q 0 2))\n", BOTH },
  { "pairs-of-points", "[awt.Point[x=0,y=1], awt.Point[x=1,y=3], awt.Point[x=2,y=0], awt.Point[x=3,y=2]]\n", "2413" },
  { "pairs-in-strings", "{\"Input\": [\"q.lp\"], \"Call\": [{\"Witnesses\": [{\"Value\": [\"queen(1,2)\", \"queen(2,4)\", \"queen(3,1)\", \"queen(4,3)\"]},\n"
                        "{\"Value\": [\"queen(1,3)\", \"queen(2,1)\", \"queen(3,4)\", \"queen(4,2)\"]}]}], \"Models\": {\"Number\": 2}}\n", BOTH },
  { "pairs-behind-colons", "row: 1| Column: 2\nrow: 2| Column: 4\nrow: 3| Column: 1\nrow: 4| Column: 3\n\nRow: 1, Col: 3\nRow: 2, Col: 1\nRow: 3, Col: 4\nRow: 4, Col: 2\n", BOTH },
  { "pairs-between-empty-lines", "row: 1| Column: 2\n\nrow: 2| Column: 4\n\nrow: 3| Column: 1\n\nrow: 4| Column: 3\n\n\nrow: 1| Column: 3\n\nrow: 2| Column: 1\n\nrow: 3| Column: 4\n\nrow: 4| Column: 2\n", BOTH },

  { "pairs-of-queens-with-colons", "Queen 1: 2\nQueen 2: 4\nQueen 3: 1\nQueen 4: 3\n\nRow 1: 3\nRow 2: 1\nRow 3: 4\nRow 4: 2\n", BOTH },
  { "pairs-under-keys-without-braces", "[0:1, 1:3, 2:0, 3:2]\n[0:2, 1:0, 2:3, 3:1]\n", BOTH },
  { "pairs-under-keys-between-blanks", "map[0:1 1:3 2:0 3:2]\nmap[0:2 1:0 2:3 3:1]\n", BOTH },
  { "pairs-above-a-line", "q1 = 2\nq2 = 4\nq3 = 1\nq4 = 5\n---\nq1 = 3\nq2 = 1\nq3 = 4\nq4 = 2\n", "3142", 1 },
  { "objects-off-the-board", "{q1: 2, q2: 4, q3: 1, q4: 8}\n{q1: 3, q2: 1, q3: 4, q4: 2}\n{q1: 2, q2: 4, q3: 1, q4: 3}\n", "3142 2413", 1 },
  { "pairs-with-one-too-many", "q1=2, q2=4, q3=1, q4=3\nq1=2, q2=4, q3=1, q4=3, q5=5\nq1=3, q2=1, q3=4, q4=2\n", BOTH, 1 },
  { "pairs-with-a-row-twice", "(0,0) (1,4) (2,7) (3,5) (3,2) (5,6) (6,1) (7,3)\n", "15860724" },
  { "pairs-with-the-first-row-twice", "(1,1) (2,5) (3,8) (4,6) (5,3) (6,7) (7,2) (1,4)\n", "15863720" },
  { "pairs-cut-off", "(1,2) (2,4) (3,1) (4,3)\n(1,3)\n", "2413", 1 },

  { "squares-by-lines", "b4\nd3\na2\nc1\nc4\na3\nd2\nb1\n", BOTH },
  { "squares-by-lines-with-names", "Queen 1: b4\nQueen 2: d3\nQueen 3: a2\nQueen 4: c1\n\nQc4\nQa3\nQd2\nQb1\n", BOTH },
  { "lone-square", "b4\n", "!no board in it" },

  { "list-like-a-total", "1 3 5 2 4\n1 4 2 5 3\n6 4 1 3 5\n", "13524 14253", 1 },
  { "two-digits-a-column", "02040103\n03010402\n", BOTH },
  { "digits-of-another-length", "2413 3142 314\n", BOTH, 1 },
  { "letters-as-keys", "{'A': 2, 'B': 4, 'C': 1, 'D': 3}\n{'A': 3, 'B': 1, 'C': 4, 'D': 2}\n", BOTH },
  { "named-queens-one-off", "{'Q1': 2, 'Q2': 4, 'Q3': 1, 'Q4': 3}\n{'Q1': 3, 'Q2': 9, 'Q3': 4, 'Q4': 2}\n", "2413", 1 },
  { "html-table", "<table>\n<tr><td>2</td><td>4</td><td>1</td><td>3</td></tr>\n</table>\n", "!HTML" },
  { "xml-lists", "<solutions>\n  <solution>2 4 1 3</solution>\n</solutions>\n", "!XML" },
  { "lists-in-yaml", "solutions:\n  -\n    - 2\n    - 4\n    - 1\n    - 3\n  -\n    - 3\n    - 1\n    - 4\n    - 2\n", BOTH },
  { "framed-board-with-a-row-too-many", "----\n|.Q..|\n|...Q|\n|Q...|\n|..Q.|\n|..Q.|\n----\n|..Q.|\n|Q...|\n|...Q|\n|.Q..|\n----\n", BOTH, 1 },
  { "brackets-cut-off", "[ ][Q][ ][ ]\n[ ][ ][ ][Q]\n[Q][ ][ ][ ]\n[ ][ ][Q][ ]\n\n[ ][ ][Q]\n", "2413", 1 },
  { "matrix-without-its-last-row", "0 1 0 0 0\n0 0 0 1 0\n1 0 0 0 0\n0 0 1 0 0\n", "!4 × 5" },

  /* What is said around the boards. */
  { "numbered-with-a-point", "1. 2 5 4 1 3\n", "25413" },
  { "numbered-under-a-head", "| # | q1 | q2 | q3 | q4 |\n|---|---|---|---|---|\n| 1 | 1 | 4 | 2 | 3 |\n", "1423" },
  { "numbered", "Solution #1: 2 4 1 3\nSolution #2: 3 1 4 2\n", BOTH },
  { "numbered-in-german", "Lösung 1:\n2 4 1 3\nLösung 2:\n3 1 4 2\nAnzahl der Lösungen: 2\n", BOTH },
  { "numbered-in-chinese", "解 1：2 4 1 3\n解 2：3 1 4 2\n共有 2 种解\n", BOTH },
  { "arrows", "1 -> [1, 3, 0, 2]\n2 -> [2, 0, 3, 1]\n", BOTH },
  { "list-of-arrows", "2 -> 4 -> 1 -> 3\n3 → 1 → 4 → 2\n", BOTH },
  { "list-of-hyphens", "Date: 2024-05-01\n2-4-1-3\n3-1-4-2\nTotal: 2\n", BOTH },
  { "list-of-points", "2.4.1.3\n3.1.4.2\n", BOTH },
  { "list-of-slashes", "2/4/1/3\n3/1/4/2\n", BOTH },
  { "markdown-code", "1. `[2, 4, 1, 3]`\n2. `[3, 1, 4, 2]`\n", BOTH },
  { "positions-of-games", "[SetUp \"1\"]\n[FEN \"1Q2/3Q/Q3/2Q1 w - - 0 1\"]\n\n*\n\n[SetUp \"1\"]\n[FEN \"2Q1/Q3/3Q/1Q2 w - - 0 1\"]\n\n*\n", BOTH },
  { "numbered-positions", "1. 1Q2/3Q/Q3/2Q1 w - - 0 1\n2. 2Q1/Q3/3Q/1Q2 w - - 0 1\n", BOTH },
  { "variables", "x1=2 x2=4 x3=1 x4=3\nx1=3 x2=1 x3=4 x4=2\n", BOTH },
  { "variables-of-choco", "Q_0 = 2 Q_1 = 4 Q_2 = 1 Q_3 = 3\nQ_0 = 3 Q_1 = 1 Q_2 = 4 Q_3 = 2\n", BOTH },
  { "variables-by-lines", "Solution 1\nq1 = 2\nq2 = 4\nq3 = 1\nq4 = 3\nSolution 2\nq1 = 3\nq2 = 1\nq3 = 4\nq4 = 2\nTime: 0.01s\n", BOTH },
  { "haskell-time-behind", "[[2,4,1,3],[3,1,4,2]]\n(0.02 secs, 1,234,567 bytes)\n", BOTH },
  { "java-time-behind", "[2, 4, 1, 3]\n[3, 1, 4, 2]\nFinished on Thu May 02 10:15:30 CEST 2024\n", BOTH },
  { "numbers-between-angles", "<1> 2 4 1 3\n<2> 3 1 4 2\n", BOTH },
  { "prolog-query", "?- time(queens(4,_)).\nQs = [2,4,1,3] ;\nQs = [3,1,4,2].\n", BOTH },
  { "date-and-time-before", "4 queens, 2024-05-02 10:15\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "seconds-before", "Run at 2.5.2024 10:15:33\nSolutions 2024/05/02\n2 4 1 3\n3 1 4 2\nDone at 10:16.\n", BOTH },
  { "german-time-behind", "2 4 1 3\n3 1 4 2\nZeit: 0,003 s\nZeit 0,003 s\n1,5 MB\n", BOTH },
  { "french-memory-behind", "(1,2) (2,4) (3,1) (4,3)\n(1,3) (2,1) (3,4) (4,2)\nMémoire : 1,2 Mo\n", BOTH },
  { "side-and-count-before", "4 2\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "progress-between", "50%|###  | 1/2 [00:00<00:00, 812.5it/s]\n2 4 1 3\n3 1 4 2\n100%|#####| 2/2\n", BOTH },
  { "shape-of-array", "shape: (2, 4)\n[[2 4 1 3]\n [3 1 4 2]]\n(2, 4)\n", BOTH },
  { "side-and-count-with-signs", "n = 4, solutions = 2\n4 -> 2\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "function-with-value", "f(4) = 2\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "time-in-brackets", "1: 2 4 1 3 (0.001)\n2: 3 1 4 2 (0.002, 0.001)\n2 of 24 permutations (8.3%)\n", BOTH },
  { "wrong-number-in-brackets", "[2, 4, 1, 3]\n[3, 1.5, 4, 2]\n", "2413", 1 },
  { "total-with-point", "2 4 1 3\n3 1 4 2\nThat is all: 2.\n", BOTH },
  { "counts-of-first-rows-behind", "1 3 5 2 4\n2 4 1 3 5\nper column: 2 2 2 2 2\nFirst-row counts: 2 2 2 2 2\nSolutions per column: [2, 2, 2, 2, 2]\n"
                                   "Histogram = 1, 1, 0, 0, 0\n", "13524 24135" },
  { "table-of-counts-behind", "2 4 1 3\n3 1 4 2\n5 10\n6 4 1\n8 92 12\n", BOTH },
  { "profile-behind", "2 4 1 3\n3 1 4 2\n        1    0.000    0.000    0.001    0.001 q.py:1(solve)\n", BOTH },
  { "numbers-before-matrices", "Max solutions: 1000\nSeed: 1010\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\nconflicts: 0\n", "2413" },
  { "numbers-with-points-before-boards", "1.\n.Q..\n...Q\nQ...\n..Q.\n2.\n..Q.\nQ...\n...Q\n.Q..\n", BOTH },
  { "numbers-with-hyphens-before-boards", "1-\n 0  1  0  0 \n 0  0  0  1 \n 1  0  0  0 \n 0  0  1  0 \n\n2-\n 0  0  1  0 \n 1  0  0  0 \n 0  0  0  1 \n 0  1  0  0 \n", BOTH },
  { "numbers-with-hashes-before-boards", "#1\n#Q##\n###Q\nQ###\n##Q#\n#2\n##Q#\nQ###\n###Q\n#Q##\n", BOTH },
  { "log-of-java", "2024-05-01 12:30:10,123 [main] INFO  Queens - [2, 4, 1, 3]\n2024-05-01 12:30:11,456 [main] INFO  Queens - [3, 1, 4, 2]\n", BOTH },
  { "numbers-around-short-digits", "rejected: 1965\n2413\n3142\n1965 rejected\n", BOTH },
  { "numbered-lists-without-a-head", "1,2,4,1,3\n2,3,1,4,2\n", BOTH },
  { "lists-behind-their-size", "4,2,4,1,3\n4,3,1,4,2\n", BOTH },
  { "numbered-lists-from-0-without-a-head", "0,1,3,0,2\n1,2,0,3,1\n", BOTH },
  { "numbered-lists-one-wrong", "1 1 3 5 2 4\n2 1 4 2 3 5\n3 2 4 1 3 5\n", "13524 14235 24135" },
  { "one-numbered-list-without-a-head", "1,2,4,1,3\n", "!line 1: The boards can be read in two ways that differ" },
  { "lists-side-by-side", "1 3 5 2 4   1 4 2 5 3\n2 4 1 3 5   2 5 3 1 4\n", "!is it more than one board?" },
  { "prolog-with-number-behind", "L = [[2, 4, 1, 3], [3, 1, 4, 2]],\nN = 2.\n", BOTH },
  { "counts-in-brackets-behind", "(0,1) (1,3) (2,0) (3,2)\n(0,2) (1,0) (2,3) (3,1)\ncounts = {1: 2, 2: 2}\ncolumn counts [0 1 1 0]\n", BOTH },
  { "total-of-a-side-before-pairs", "4 2\n(0,1) (1,3) (2,0) (3,2)\n(0,2) (1,0) (2,3) (3,1)\n", BOTH },
  { "total-of-a-side-before-digits", "4 2\n2413\n3142\n5,10\n", BOTH },
  { "total-of-a-side-before-a-matrix", "5 10\n1 0 0 0 0\n0 0 1 0 0\n0 0 0 0 1\n0 1 0 0 0\n0 0 0 1 0\nQ(5) = 10\nUnique solutions: 2, all solutions: 10\n", "13524" },
  { "words-for-numbers-around-a-matrix", "n: 4\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n92\nvalid: true\n", "2413" },
  { "list-with-words-behind", "2 4 1 3 fitness = 6\n", "2413" },
  { "lists-with-labels-behind", "2 4 1 3  total: 1\n3 1 4 2  total: 2\n", BOTH },
  { "lists-with-sentences-behind", "2 4 1 3 found after 8 steps\n3 1 4 2 ok\n", BOTH },
  { "rates-in-brackets", "Found 2 solutions in 0.003 seconds (1,234 nodes)\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "rates-behind-pairs", "Q_1 = 2\nQ_2 = 4\nQ_3 = 1\nQ_4 = 3\n\tNodes: 13 (400,0 n/s)\n", "2413" },
  { "prompt-behind", "1> queens:solve(4).\n[[2,4,1,3],[3,1,4,2]]\n2> \n", BOTH },
  { "status-behind", "2 4 1 3\n3 1 4 2\n\nProcess returned 0 (0x0)   execution time : 0.012 s\n", BOTH },
  { "numbers-with-commas", "2 4 1 3\n3 1 4 2\nNodes: 15,720\nSpeed: 1,234,567 nodes/s\nTime: 0,012 Sekunden\n", BOTH },
  { "numbers-around-pairs", "Date: 12/05/2024\n(1,2) (2,4) (3,1) (4,3)\n(1,3) (2,1) (3,4) (4,2)\nNodes: 15,720\nScore: 100/100\nTime: 0:00:01\n", BOTH },
  { "numbers-around-digits", "Student ID: 20231234\n2413\n3142\nCalls: 2057\n", BOTH },
  { "numbers-around-squares", "Load: 0.01\n0100\n0001\n1000\n0010\n100%\n", "2413" },
  { "numbers-around-positions", "Seed: 42\n1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2\nScore: 100/100\n", BOTH },
  { "times-before-pairs", "[12:30:45] start\n[12:30:45] (0,1) (1,3) (2,0) (3,2)\n12:30:46 (0,2) (1,0) (2,3) (3,1)\n[12:30]\n12:31:00\n", BOTH },
  { "times-before-each-pair", "[09:05] Queen 1: 2\n[09:06] Queen 2: 4\n[10:10] Queen 3: 1\n[12:30:45] Queen 4: 3\n", "2413" },
  { "function-with-value-before-pairs", "Q(4) = 2\n(0,1) (1,3) (2,0) (3,2)\n(0,2) (1,0) (2,3) (3,1)\n", BOTH },
  { "functions-with-values-behind-pairs", "(0,1)\n(1,3)\n(2,0)\n(3,2)\n\n(0,2)\n(1,0)\n(2,3)\n(3,1)\nQ(4) = 2\nQ(5) = 10\n", BOTH },
  { "counts-around-pairs", "1: 1\n2: 0\n3: 0\n4: 2\n5: 10\n(0,1) (1,3) (2,0) (3,2)\n(0,2) (1,0) (2,3) (3,1)\n4: 2\n", BOTH },
  { "version-before", "gcc (Debian 12.2.0-14) 12.2.0\n12.05.2024 10:15\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "shares-behind", "4 x 4\n2 4 1 3\n3 1 4 2\nFundamental solutions: 1 of 2\n2/2\n", BOTH },
  { "ruler-above-bars", " _ _ _ _ _\n|_|Q|_|_|_|\n|_|_|_|Q|_|\n|Q|_|_|_|_|\n|_|_|Q|_|_|\n|_|_|_|_|Q|\n", "24135" },
  { "queens-on-squares", "Queen 1 at b4\nQueen 2 at d3\nQueen 3 at a2\nQueen 4 at c1\n", "!no board in it" },
  { "place-of-each", "Solution 1 of 2\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2 of 2\n..Q.\nQ...\n...Q\n.Q..\n", BOTH },
  { "variables-with-index", "x[1]=2 x[2]=4 x[3]=1 x[4]=3\nx[1]=3 x[2]=1 x[3]=4 x[4]=2\n", BOTH },
  { "variables-with-index-by-lines", "queens(0) = 1\nqueens(1) = 3\nqueens(2) = 0\nqueens(3) = 2\n----------\n"
                                     "queens(0) = 2\nqueens(1) = 0\nqueens(2) = 3\nqueens(3) = 1\n==========\n", BOTH },
  { "atoms", "Answer: 1\nqueen(1,2) queen(2,4) queen(3,1) queen(4,3)\nAnswer: 2\nqueen(1,3) queen(2,1) queen(3,4) queen(4,2)\n", BOTH },
  { "moves-of-queens", "1. Qa2, Qb4, Qc1, Qd3\n2. Qa3, Qb1, Qc4, Qd2\n", BOTH },
  { "chessboard-of-latex", "\\setchessboard{maxfield=d4}\n\\chessboard[setpieces={Qa2,Qb4,Qc1,Qd3}]\n"
                           "\\chessboard[setpieces={Qa3,Qb1,Qc4,Qd2}]\n", BOTH },
  { "number-a-line", "Solution 1\n2\n4\n1\n3\nSolution 2\n3\n1\n4\n2\n", BOTH },
  { "number-a-line-with-total", "1\n3\n0\n2\n\n2\n0\n3\n1\n\nTotal: 2\n", BOTH },
  { "number-a-line-wrong", "2\n4\n1\n3\n\n3\n1\n2\n4\n", "2413 3124" },
  { "counts", "1\n0\n0\n2\n10\n4\n40\n92\n", "!" },
  { "yaml", "n: 4\nsolutions:\n  - - 2\n    - 4\n    - 1\n    - 3\n  - - 3\n    - 1\n    - 4\n    - 2\n", BOTH },
  { "pandas", "   0  1  2  3\n0  1  3  0  2\n1  2  0  3  1\n", BOTH },
  { "pandas-one-list", "   0  1  2  3\n0  1  3  0  2\n", "2413" },
  { "numbered-from-0", "0 1 2 3 4\n1 2 4 1 3\n2 3 1 4 2\n", "1234 " BOTH },
  { "r", "[1] 2 4 1 3\n[1] 3 1 4 2\n", BOTH },
  { "total-behind", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\nTotal solutions: 2\n", BOTH },
  { "count-before", "2\n2 4 1 3\n3 1 4 2\n", BOTH },
  { "side-and-time", "N: 4\n2 4 1 3\n3 1 4 2\nTime: 0.003 s\nNodes: 17\n", BOTH },
  { "word-behind-the-last", "queens\n2 4 1 3\n3 1 4 2  ok\n", BOTH },

  /* CSV. */
  { "csv-rows", "row1,row2,row3,row4\n2,4,1,3\n3,1,4,2\n", BOTH },
  { "csv-queens-and-more", "id;q0;q1;q2;q3;time\n1;1;3;0;2;5\n2;2;0;3;1;7\n", BOTH },
  { "csv-pandas", ",0,1,2,3\n0,1,3,0,2\n1,2,0,3,1\n", BOTH },
  { "csv-list-in-a-field", "n,solution\n4,\"[2, 4, 1, 3]\"\n4,\"[3, 1, 4, 2]\"\n", BOTH },
  { "csv-matrix", "0,1,0,0\n0,0,0,1\n1,0,0,0\n0,0,1,0\n", "2413" },

  { "csv-names-with-blanks", "id,Row 1,Row 2,Row 3,Row 4\n1,2,4,1,3\n", "2413" },
  { "csv-names-with-blanks-and-more", "id,n,Row 1,Row 2,Row 3,Row 4,time\n1,4,2,4,1,3,0.12\n2,4,3,1,4,2,0.15\n", BOTH },
  { "csv-names-between-semicolons", "Nr;Zeile 1;Zeile 2;Zeile 3;Zeile 4\n1;2;4;1;3\n", "2413" },
  { "csv-number-sign", "#,R1,R2,R3,R4\n1,2,4,1,3\n", "2413" },
  { "csv-letters-above-one-list", "id,a,b,c,d\n1,2,4,1,3\n", "2413" },
  { "table-above-one-list", "| # | Row 1 | Row 2 | Row 3 | Row 4 |\n|---|---|---|---|---|\n| 1 | 2 | 4 | 1 | 3 |\n", "2413" },
  { "data-frame-of-one-list", "  V1 V2 V3 V4\n1  2  4  1  3\n", "2413" },
  { "csv-board-with-numbers", "1,,X,,\n2,,,,X\n3,X,,,\n4,,,X,\n", "2413" },

  /* Other kinds of files. */
  { "utf-16", "\377\3762\0 \0004\0 \0001\0 \0003\0\n\0" "3\0 \0001\0 \0004\0 \0002\0\n\0", BOTH, 0, 34 },
  { "utf-16-without-a-mark", "2\0 \0004\0 \0001\0 \0003\0\n\0" "3\0 \0001\0 \0004\0 \0002\0\n\0", BOTH, 0, 32 },
  { "model", "c by a solver\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8\nv 9 -10 -11 -12 -13 -14 15 -16 0\n", "2413" },
  { "formula", "c queens\np cnf 1 2\n1 0\n1 0\n", "!SAT solvers" },
  { "minizinc", "include \"alldifferent.mzn\";\nint: n = 4;\nsolve satisfy;\n", "!MiniZinc" },
  { "cover", "r1 r2 c1 c2 | a1 a2 a3 b1 b2 b3\nr1 c1 a1 b2\n", "!DLX" },
  { "picture", "\211PNG\r\n\032\n\0\0\0\rIHDR", "!a picture (PNG)", 0, 16 },
  { "count", "{\n  \"format\": \"queenside-count\",\n  \"n\": 8,\n  \"total\": \"92\"\n}\n", "!the result of a count", 0, 0 },
  { "program", "def solve(n):\n    return [[2, 4, 1, 3], [3, 1, 4, 2]]\n", "!source of a program" },
  { "prose", "Eight queens can be placed in 92 ways.\nThere is more to say.\n", "!no board in it" },

  /* Never the one board of one square. */
  { "one-sign-in-words", "Q\n\nThis letter stands alone.\n", "!among the words" },
  { "one-sign-behind-brackets", "Solution 1\nQueen 1 -> (0, 1)\nQueen 2 -> (1, 3)\nQ\n", "!among the words" },
  { "one-number-in-words", "Number of ways\n1\n", "!among the words" },
  { "zeros-in-json", "{\"n\": 4, \"boards\": [[[0, 0, 0, 0], [0, 0, 0, 0]]]}\n", "!row of 0s and 1s" },
  { "numbers-under-keys", "{\"id0\": 0, \"x\": 5}\n", "!among the words" },
  { "numbers-above-blanks", "  0123\n0  x\n1    x\n2 x\n3   x\n", "!looks like a board" },
  { "blanks-and-points", "Q . .\n .Q. \n. . Q\n Q . \n. .Q.\n", "!blanks between some squares only" },
  { "items", "- 1\n- 2\n- 3\n", "!" },
  { "n-and-count", "4\n2\n", "!" },
  { "one-board-of-one-square", "[['Q']]\n", "1" },

  /* Squares that are not one sign, and numbers of squares. */
  { "two-by-two-signs", "..QQ....\n..QQ....\n......QQ\n......QQ\nQQ......\nQQ......\n....QQ..\n....QQ..\n", "!2 × 2 signs" },
  { "three-by-three-signs-spaced", "0 0 0 1 1 1 0 0 0 0 0 0\n0 0 0 1 1 1 0 0 0 0 0 0\n0 0 0 1 1 1 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0 1 1 1\n0 0 0 0 0 0 0 0 0 1 1 1\n0 0 0 0 0 0 0 0 0 1 1 1\n"
                                   "1 1 1 0 0 0 0 0 0 0 0 0\n1 1 1 0 0 0 0 0 0 0 0 0\n1 1 1 0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 1 1 1 0 0 0\n0 0 0 0 0 0 1 1 1 0 0 0\n0 0 0 0 0 0 1 1 1 0 0 0\n", "!3 × 3 signs" },
  { "round-brackets-around-cells", "( )(Q)( )( )\n( )( )( )(Q)\n(Q)( )( )( )\n( )( )(Q)( )\n", "2413" },
  { "numbers-of-squares", "2 8 9 15\n3 5 12 14\n", BOTH },
  { "masks", "[2, 4, 8, 16]\n", "!Column 8 is not between 1 and 4" },
  { "numbers-of-squares-from-0", "[1, 7, 8, 14]\n[2, 4, 11, 13]\n", BOTH },
  { "cells-between-colons", "Q:.:.:.\n.:.:.:Q\n.:Q:.:.\n.:.:Q:.\n", "!a board of one square" },

  /* Captions and counters that look like rows. */
  { "counter-before-each", "[1/2]\n.Q..\n...Q\nQ...\n..Q.\n\n[2/2]\n..Q.\nQ...\n...Q\n.Q..\n", BOTH },
  { "counter-before-pairs", "[1/2]\n(0,1) (1,3) (2,0) (3,2)\n[2/2]\n(0,2) (1,0) (2,3) (3,1)\n", BOTH },
  { "counter-before-matrices", "[1/10]\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", "2413" },
  { "number-and-colon-before-pairs", "1:\n(0,1)\n(1,3)\n(2,0)\n(3,2)\n\n2:\n(0,2)\n(1,0)\n(2,3)\n(3,1)\n", BOTH },
  { "sign-and-number-before-matrices", "解1\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n解10\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n解の数: 2\n", BOTH },
  { "crowns-around-a-title", "👑 N-Queens (N=4) 👑\n. 👑 . .\n. . . 👑\n👑 . . .\n. . 👑 .\n", "2413" },
  { "side-before-a-model", "Enter the number of queens: 4\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0\nTotal: 1\n", "2413" },

  /* Homework. */
  { "one-bad-line", "2 4 1 3\n3 1 four 2\n", "2413", 1 },
  { "one-short-row", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ..\n...Q\n.Q..\n", "2413", 1 },
  { "all-in-the-first-row", "QQQQ\n....\n....\n....\n", "1000" },
  { "all-in-the-last-row", "- - - -\n- - - -\n- - - -\nQ Q Q Q\n", "0001" },
  { "two-forms", "[2, 4, 1, 3]\n.Q..\n...Q\nQ...\n..Q.\n\n[3, 1, 4, 2]\n..Q.\nQ...\n...Q\n.Q..\n", BOTH },
  { "two-forms-and-a-row-lost", "[2, 4, 1, 3]\n.Q..\nQ...\n..Q.\n\n[3, 1, 4, 2]\n..Q.\nQ...\n...Q\n.Q..\n", "!line 7: The boards can be read in two ways that differ" },
  { "two-forms-and-a-list-lost", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n2 4 1 3\n2 4 1 3\n3 1 4 2\n", "!two ways that differ" },
  { "two-forms-and-a-list-wrong", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n2 4 1 3\n4 1 3 4\n", "!two ways that differ" },
  { "last-row-lost", ". Q . .\n. . . Q\nQ . . .\n", "!3 × 4 squares" },
  { "bracket-lost", "[2, 4, 1, 3]\n[3, 1, 4, 2\n", BOTH },

  /* What a log or a prompt puts before each line. */
  { "log-of-boards",
    "2024-05-02 10:15:00,107 - root - INFO - Solution 1:\n"
    "2024-05-02 10:15:01,117 - root - INFO - . Q . .\n"
    "2024-05-02 10:15:02,127 - root - INFO - . . . Q\n"
    "2024-05-02 10:15:03,137 - root - INFO - Q . . .\n"
    "2024-05-02 10:15:04,147 - root - INFO - . . Q .\n",
    "2413" },
  { "log-with-its-level-and-logger",
    "DEBUG:root:.Q..\n"
    "DEBUG:root:...Q\n"
    "DEBUG:root:Q...\n"
    "DEBUG:root:..Q.\n"
    "DEBUG:root:\n"
    "DEBUG:root:..Q.\n"
    "DEBUG:root:Q...\n"
    "DEBUG:root:...Q\n"
    "DEBUG:root:.Q..\n",
    BOTH },
  { "log-whose-empty-squares-are-dashes",
    "INFO - - Q - -\n"
    "INFO - - - - Q\n"
    "INFO - Q - - -\n"
    "INFO - - - Q -\n",
    "2413" },
  { "log-with-threads",
    "[pool-1-thread-1] INFO  NQueens - . Q . .\n"
    "[pool-1-thread-2] INFO  NQueens - . . . Q\n"
    "[pool-1-thread-1] INFO  NQueens - Q . . .\n"
    "[pool-1-thread-2] INFO  NQueens - . . Q .\n",
    "2413" },
  { "log-of-the-system",
    "May  2 10:15:00 host nq[77]: 0 1 0 0\n"
    "May  2 10:15:01 host nq[77]: 0 0 0 1\n"
    "May  2 10:15:02 host nq[77]: 1 0 0 0\n"
    "May  2 10:15:03 host nq[77]: 0 0 1 0\n",
    "2413" },
  { "log-of-lists-with-times",
    "2024-05-02 10:15:00 2 4 1 3\n",
    "2413" },
  { "log-among-other-lines",
    "Searching\n"
    "[12:00:01] 2 4 1 3\n"
    "[12:00:02] 3 1 4 2\n",
    BOTH },
  { "boards-behind-seconds",
    "[0.000s] .Q..\n"
    "[0.001s] ...Q\n"
    "[0.002s] Q...\n"
    "[0.003s] ..Q.\n",
    "2413" },
  { "lists-behind-seconds",
    "0.000 2 4 1 3\n"
    "0.001 3 1 4 2\n",
    BOTH },
  { "boards-behind-a-number-of-a-process",
    "[12345] . Q . .\n"
    "[12345] . . . Q\n"
    "[12345] Q . . .\n"
    "[12345] . . Q .\n",
    "2413" },
  { "boards-behind-prompts",
    ">>> . Q . .\n"
    ">>> . . . Q\n"
    ">>> Q . . .\n"
    ">>> . . Q .\n",
    "2413" },
  { "boards-behind-a-bar",
    "| Solution 1\n"
    "| . Q . .\n"
    "| . . . Q\n"
    "| Q . . .\n"
    "| . . Q .\n",
    "2413" },
  { "boards-of-a-container",
    "app_1  | .Q..\n"
    "app_1  | ...Q\n"
    "app_1  | Q...\n"
    "app_1  | ..Q.\n",
    "2413" },
  { "boards-in-comments",
    "# . Q . .\n"
    "# . . . Q\n"
    "# Q . . .\n"
    "# . . Q .\n",
    "2413" },
  { "boards-with-numbers-of-lines",
    "   1: .Q..\n"
    "   2: ...Q\n"
    "   3: Q...\n"
    "   4: ..Q.\n"
    "   5: \n"
    "   6: ..Q.\n"
    "   7: Q...\n"
    "   8: ...Q\n"
    "   9: .Q..\n",
    BOTH },
  { "bars-that-are-edges-and-no-prefix",
    "| . Q . . |\n"
    "| . . . Q |\n"
    "| Q . . . |\n"
    "| . . Q . |\n",
    "2413" },
  { "rows-numbered-as-pairs-are",
    "0: 1\n"
    "1: 3\n"
    "2: 0\n"
    "3: 2\n",
    "2413" },

  /* What is beside lists. */
  { "cells-of-octave", "ans =\n{\n  [1,1] =\n\n     2   4   1   3\n\n  [1,2] =\n\n     3   1   4   2\n\n}\n\n", BOTH },
  { "cells-of-octave-from-11-on", "ans =\n{\n  [10,1] =\n\n     2   4   1   3\n\n  [11,1] =\n\n     3   1   4   2\n\n  [12,1] =\n\n     1   2   3   4\n\n}\n",
    BOTH " 1234" },
  { "matrices-in-cells-of-octave", "s =\n{\n  [1,1] =\n\n  0  1  0  0\n  0  0  0  1\n  1  0  0  0\n  0  0  1  0\n\n}\n\n", "2413" },
  { "boards-in-cells-of-octave", "s =\n{\n  [1,1] =\n\n    .Q..\n    ...Q\n    Q...\n    ..Q.\n\n  [1,2] =\n\n    ..Q.\n    Q...\n    ...Q\n    .Q..\n\n}\n", BOTH },
  { "values-of-a-debugger", "$1 = {2, 4, 1, 3}\n$2 = {3, 1, 4, 2}\n", BOTH },
  { "queens-with-a-colour-of-skin", "⬜👸🏻⬜⬜\n⬜⬜⬜👸🏻\n👸🏻⬜⬜⬜\n⬜⬜👸🏻⬜\n", "2413" },
  { "list-of-limits-in-json", "{\"meta\": {\"limits\": [1, 2, 3, 4]}, \"results\": [{\"id\": 1, \"placement\": [2, 4, 1, 3]}, {\"id\": 2, \"placement\": [3, 1, 4, 2]}]}\n",
    BOTH },
  { "log-with-the-name-of-its-logger",
    "2024-05-02 10:15:00,117 INFO     nqueens: . Q . .\n2024-05-02 10:15:00,118 INFO     nqueens: . . . Q\n"
    "2024-05-02 10:15:00,119 INFO     nqueens: Q . . .\n2024-05-02 10:15:00,120 INFO     nqueens: . . Q .\n", "2413" },
  { "cells-of-octave-in-a-log", "INFO: s =\nINFO: {\nINFO:   [1,1] =\nINFO: \nINFO:     .Q..\nINFO:     ...Q\nINFO:     Q...\nINFO:     ..Q.\nINFO: \nINFO: }\n", "2413" },
  { "json-with-numbers-of-lines", "1: {\n2:   \"n\": 4,\n3:   \"solutions\": [\n4:     [\n5:       2,\n6:       4,\n7:       1,\n8:       3\n9:     ]\n10:   ]\n11: }\n", "2413" },
  { "boards-between-bars-behind-a-prompt", ">>>\n>>> | |Q| | |\n>>> | | | |Q|\n>>> |Q| | | |\n>>> | | |Q| |\n", "2413" },
  { "boards-between-bars-behind-a-bar", "| | |Q| | |\n| | | | |Q|\n| |Q| | | |\n| | | |Q| |\n", "2413" },
  { "times-of-sizes-below", "2 4 1 3\n3 1 4 2\n\nn   time\n1   0.001\n2   0.002\n4   0.01\n", BOTH },
  { "counts-below-digits", "2413\n3142\n12 ms, nodes: 2057\n", BOTH },
  { "model-with-other-variables", "v -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 -17 18 -19 20 -21 -22 23 -24 -25 0\n", "2413" },
  { "steps-of-a-search", "1 check 1 1\n2 place 1 1\n3 check 2 1\n4 reject 2 1\n", "!judge" },
  { "steps-in-json-of-others", "{\"step\":1,\"action\":\"try\",\"row\":0,\"col\":0}\n{\"step\":2,\"action\":\"place\",\"row\":0,\"col\":0}\n"
                               "{\"step\":3,\"action\":\"try\",\"row\":1,\"col\":0}\n{\"step\":4,\"action\":\"conflict\",\"row\":1,\"col\":0}\n", "!judge" },
  { "steps-in-one-list", "[{\"event\":\"place\",\"row\":1,\"column\":1},{\"event\":\"place\",\"row\":2,\"column\":3},"
                         "{\"event\":\"remove\",\"row\":2,\"column\":3}]\n", "!judge" },
  { "steps-in-sentences", "Placing queen at (0, 0)\nPlacing queen at (1, 2)\nBacktracking from (1, 2)\n", "!judge" },
  { "steps-in-a-log",
    "DEBUG:root:place(row=0, col=1)\nDEBUG:root:place(row=1, col=3)\nDEBUG:root:place(row=2, col=0)\n"
    "DEBUG:root:place(row=3, col=2)\nINFO:root:SOLUTION #1 [1, 3, 0, 2]\nDEBUG:root:remove(row=3, col=2)\n"
    "DEBUG:root:remove(row=2, col=0)\nDEBUG:root:remove(row=1, col=3)\nDEBUG:root:remove(row=0, col=1)\n"
    "DEBUG:root:place(row=0, col=2)\nDEBUG:root:place(row=1, col=0)\nDEBUG:root:place(row=2, col=3)\n"
    "DEBUG:root:place(row=3, col=1)\nINFO:root:SOLUTION #2 [2, 0, 3, 1]\nINFO:root:2 solutions in 0.003 s\n", "!judge" },
  { "squares-with-events", "{\"event\":\"solved\",\"queens\":[[0,1],[1,3],[2,0],[3,2]]}\n{\"event\":\"solved\",\"queens\":[[0,2],[1,0],[2,3],[3,1]]}\n", BOTH },
  { "steps-in-json", "{\"step\":1,\"event\":\"check\",\"row\":1,\"column\":1}\n{\"step\":2,\"event\":\"place\",\"row\":1,\"column\":1}\n"
                     "{\"step\":3,\"event\":\"check\",\"row\":2,\"column\":5}\n{\"step\":4,\"event\":\"check\",\"row\":2,\"column\":2}\n", "!judge" },
  { "totals-of-sizes", "Solutions: 1\nSolutions: 0\nSolutions: 0\nSolutions: 2\n", "" },

  /* Signs of languages, solvers and tools around values. */
  { "semicolons-behind-an-arrow", "Solution 1 => 2; 4; 1; 3\nSolution 2 => 3; 1; 4; 2\n", BOTH },
  { "values-of-rust", "[Some(1), Some(3), Some(0), Some(2)]\n[Some(2), Some(0), Some(3), Some(1)]\n", BOTH },
  { "structures-of-haskell", "[Queen 1 2,Queen 2 4,Queen 3 1,Queen 4 3]\n[Queen 1 3,Queen 2 1,Queen 3 4,Queen 4 2]\n", BOTH },
  { "array-of-haskell", "array (1,4) [(1,2),(2,4),(3,1),(4,3)]\narray (1,4) [(1,3),(2,1),(3,4),(4,2)]\n", BOTH },
  { "list-array-of-haskell", "listArray (0,3) [1,3,0,2]\nlistArray (0,3) [2,0,3,1]\n", BOTH },
  { "matrix-of-lisp", "#2A((0 1 0 0) (0 0 0 1) (1 0 0 0) (0 0 1 0))\n#2A((0 0 1 0) (1 0 0 0) (0 0 0 1) (0 1 0 0))\n", BOTH },
  { "map-of-clojure", "{0 1, 1 3, 2 0, 3 2}\n{0 2, 1 0, 2 3, 3 1}\n", BOTH },
  { "set-of-clojure", "#{[1 3 0 2] [2 0 3 1]}\n", BOTH },
  { "keywords-of-clojure",
    "[{:row 0, :col 1} {:row 1, :col 3} {:row 2, :col 0} {:row 3, :col 2}]\n"
    "[{:row 0, :col 2} {:row 1, :col 0} {:row 2, :col 3} {:row 3, :col 1}]\n", BOTH },
  { "structures-of-racket",
    "(list (make-posn 0 1) (make-posn 1 3) (make-posn 2 0) (make-posn 3 2))\n"
    "(list (make-posn 0 2) (make-posn 1 0) (make-posn 2 3) (make-posn 3 1))\n", BOTH },
  { "map-of-elixir", "%{0 => 1, 1 => 3, 2 => 0, 3 => 2}\n%{0 => 2, 1 => 0, 2 => 3, 3 => 1}\n", BOTH },
  { "structure-of-elixir", "%Board{size: 4, queens: [1, 3, 0, 2]}\n%Board{size: 4, queens: [2, 0, 3, 1]}\n", BOTH },
  { "numbers-of-R", "list(c(2L, 4L, 1L, 3L), c(3L, 1L, 4L, 2L))\n", BOTH },
  { "words-and-two-blanks-before-lists", "SOLUTION 0001  02 04 01 03\nSOLUTION 0002  03 01 04 02\n", BOTH },
  { "keywords-of-ruby",
    "[{:row=>0, :col=>1}, {:row=>1, :col=>3}, {:row=>2, :col=>0}, {:row=>3, :col=>2}]\n"
    "[{:row=>0, :col=>2}, {:row=>1, :col=>0}, {:row=>2, :col=>3}, {:row=>3, :col=>1}]\n", BOTH },
  { "shape-behind", "2 4 1 3\n3 1 4 2\n      ⍴sols\n2 4\n", BOTH },
  { "trace-of-a-shell", "+ echo 2 4 1 3\n2 4 1 3\n+ echo 3 1 4 2\n3 1 4 2\n", BOTH },
  { "csv-list-without-quotes", "id,board,time_ms\n1,2-4-1-3,0.37\n2,3-1-4-2,0.74\n", BOTH },
  { "csv-list-of-blanks", "n,index,solution\n4,1,2 4 1 3\n4,2,3 1 4 2\n", BOTH },
  { "csv-digits", "n;lsg;nr\n4;2413;1\n4;3142;2\n", BOTH },
  { "pandas-split", "{\"columns\":[0,1,2,3],\"index\":[0,1],\"data\":[[1,3,0,2],[2,0,3,1]]}\n", BOTH },
  { "pairs-between-angles", "<0,1> <1,3> <2,0> <3,2>\n<0,2> <1,0> <2,3> <3,1>\n", BOTH },
  { "binary-numbers", "0b0100\n0b0001\n0b1000\n0b0010\n\n0b0010\n0b1000\n0b0001\n0b0100\n", BOTH },
  { "name-and-tab-before-lists", "queens\t1, 3, 0, 2\nqueens\t2, 0, 3, 1\n", BOTH },
  { "equations-of-yices", "sat\n(= q1 2)\n(= q2 4)\n(= q3 1)\n(= q4 3)\n\nsat\n(= q1 3)\n(= q2 1)\n(= q3 4)\n(= q4 2)\n\n", BOTH },
  { "sequences", "<<2, 4, 1, 3>>\n<<3, 1, 4, 2>>\n", BOTH },
  { "functions-as-pairs", "(1 :> 2 @@ 2 :> 4 @@ 3 :> 1 @@ 4 :> 3)\n(1 :> 3 @@ 2 :> 1 @@ 3 :> 4 @@ 4 :> 2)\n", BOTH },
  { "options-of-an-exact-cover",
    "1:\n r0 c1 a1 b4 (1 of 4)\n r1 c3 a4 b5 (1 of 4)\n r2 c0 a2 b1 (1 of 4)\n r3 c2 a5 b2 (1 of 4)\n"
    "Altogether 1 solutions, 1234+5678 mems, 12 updates, 3456 bytes, 185 nodes, ccost 2%.\n", "2413" },
  { "latex-matrix-without-blanks",
    "\\begin{pmatrix}2 & 4 & 1 & 3\\end{pmatrix}\n\\begin{pmatrix}3 & 1 & 4 & 2\\end{pmatrix}\n", BOTH },
  { "latex-table-without-blanks",
    "\\begin{tabular}{|c|c|c|c|}\n\\hline\n  & Q &   &   \\\\\\hline\n  &   &   & Q \\\\\\hline\n"
    "Q &   &   &   \\\\\\hline\n  &   & Q &   \\\\\\hline\n\\end{tabular}\n", "2413" },
  { "bold-labels", "**Solution 1:** 2, 4, 1, 3\n\n**Solution 2:** 3, 1, 4, 2\n", BOTH },
  { "names-without-blanks-before-lists", "[solution1]\nqueens=2,4,1,3\n\n[solution2]\nqueens=3,1,4,2\n", BOTH },
  { "squares-with-hyphens", "a2-b4-c1-d3\na3-b1-c4-d2\n", BOTH },
  { "squares-without-blanks", "a2b4c1d3\na3b1c4d2\n", BOTH },
  { "tuples-of-squares", "[('b', 4), ('d', 3), ('a', 2), ('c', 1)]\n[('c', 4), ('a', 3), ('d', 2), ('b', 1)]\n", BOTH },
  { "found-by-grep",
    "out.txt:1:.Q..\nout.txt:2:...Q\nout.txt:3:Q...\nout.txt:4:..Q.\nout.txt:5:..Q.\nout.txt:6:Q...\nout.txt:7:...Q\n"
    "out.txt:8:.Q..\n", BOTH },
  { "numbers-of-lines-with-tabs",
    "     1\t.Q..\n     2\t...Q\n     3\tQ...\n     4\t..Q.\n     5\t\n     6\t..Q.\n     7\tQ...\n     8\t...Q\n"
    "     9\t.Q..\n", BOTH },
  { "brackets-around-another-sign",
    "[ ][X][ ][ ]\n[ ][ ][ ][X]\n[X][ ][ ][ ]\n[ ][ ][X][ ]\n\n[ ][ ][X][ ]\n[X][ ][ ][ ]\n[ ][ ][ ][X]\n[ ][X][ ][ ]\n", BOTH },
  { "stars-behind-lists", "2 4 1 3  *\n3 1 4 2  *\n", BOTH },
  { "fat-arrows", "2 => 4 => 1 => 3\n3 => 1 => 4 => 2\n", BOTH },
  { "pairs-between-blanks", "0,1 1,3 2,0 3,2\n0,2 1,0 2,3 3,1\n", BOTH },
  { "braces-around-cells", "{ }{Q}{ }{ }\n{ }{ }{ }{Q}\n{Q}{ }{ }{ }\n{ }{ }{Q}{ }\n", "2413" },
  { "angles-around-cells", "<.><Q><.><.>\n<.><.><.><Q>\n<Q><.><.><.>\n<.><.><Q><.>\n", "2413" },
  { "empty-line-in-a-board", "(Q)( )( )\n\n( )( )(Q)\n( )(Q)( )\n", "!The board has 1 row" },
};

typedef struct
{
  GString *boards;
  guint n_bad;
} Found;

static gboolean
take_board (const QsReadBoard *board,
            gpointer           data,
            GError           **error)
{
  Found *found = data;

  if (found->boards->len > 0)
    g_string_append_c (found->boards, ' ');
  for (guint row = 0; row < board->n; row++)
    g_string_append_printf (found->boards, "%u", board->columns[row] == QS_EMPTY_ROW ? 0 : board->columns[row] + 1);

  return TRUE;
}

static void
take_bad (guint64     line,
          const char *reason,
          gpointer    data)
{
  Found *found = data;

  found->n_bad++;
}

/* In pieces of two bytes, and at once. */
static gboolean
read_example (const Example *example,
              gsize          size,
              Found         *found,
              QsReadFacts   *facts,
              GError       **error)
{
  const QsReadOptions options = { .base = QS_READ_BASE_UNKNOWN };
  g_autoptr (QsBoardReader) reader = qs_board_reader_new ("a.txt", &options, &(QsReadSink){ take_board, take_bad, found });
  gsize length = example->length > 0 ? example->length : strlen (example->text);

  for (gsize start = 0; start < length; start += size)
    {
      if (!qs_board_reader_feed (reader, example->text + start, MIN (size, length - start), error))
        return FALSE;
    }
  if (!qs_board_reader_end (reader, error))
    return FALSE;

  *facts = *qs_board_reader_get_facts (reader);
  return TRUE;
}

/* No board, without an error, is a file that says nothing: there is no board in it. */
static const char *
get_refusal (const Found  *found,
             const GError *error)
{
  if (error != NULL)
    return error->message;

  return found->boards->len == 0 ? "There is no board in it" : NULL;
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;

  for (gsize size = 2; size <= 4096; size *= 2048)
    {
      g_autoptr (GString) boards = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      Found found = { .boards = boards };
      QsReadFacts facts = { 0 };

      read_example (example, size, &found, &facts, &error);
      if (*example->boards == '!')
        {
          g_assert_nonnull (get_refusal (&found, error));
          g_assert_nonnull (strstr (get_refusal (&found, error), example->boards + 1));
          continue;
        }

      g_assert_no_error (error);
      g_assert_cmpstr (boards->str, ==, example->boards);
      g_assert_cmpuint (found.n_bad, ==, example->n_bad);
      g_assert_cmpuint (facts.claim.line, ==, 0);
    }
}

/* What has to be written anew is so in pieces, also where a line has no end. */
static void
test_long_lines (void)
{
  static const char *const boards[] = {
    "[np.int64(2), np.int64(4), np.int64(1), np.int64(3)], ",
    "{[1] = 2, [2] = 4, [3] = 1, [4] = 3}, ",
    "((1 . 2) (2 . 4) (3 . 1) (4 . 3)), ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) read = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      Found found = { .boards = read };
      QsReadFacts facts = { 0 };
      guint count = 0;

      for (; text->len < 600000; count++)
        g_string_append (text, boards[i]);
      read_example (&(Example){ .text = text->str }, 50021, &found, &facts, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (read->len, ==, 5 * count - 1);
      g_assert_cmpuint (found.n_bad, ==, 0);
      g_assert_cmpuint (facts.claim.line, ==, 0);
    }
}

/* What files say of themselves, and what of it is false: the number, or 0. */
static void
test_claims (void)
{
  static const struct
  {
    const char *text;
    guint64 number;
    gboolean is_side;
  } claims[] = {
    { "Total solutions: 2\n2 4 1 3\n3 1 4 2\n", 0 },
    { "2 4 1 3\n3 1 4 2\nTotal solutions: 3\n", 3 },
    { "2 4 1 3\n3 1 4 2\n3 solutions found in 5 ms\n", 3 },
    { "2 4 1 3\n3 1 4 2\n2 solutions found in 5 ms\n", 0 },
    { "2 4 1 3\n3 1 4 2\nNumber of nodes: 17\nTotal time: 5\nBacktracks: 3\n", 0 },
    { "4\n2\n2 4 1 3\n3 1 4 2\n", 0 },
    { "2 4 1 3\n3 1 4 2\n12\n", 12 },
    { "Solution 1:\n2 4 1 3\nSolution 2:\n3 1 4 2\n", 0 },
    { "Solution 7:\n2 4 1 3\n", 0 },
    { "Solution 1 of 92\n2 4 1 3\nSolution 2 of 92\n3 1 4 2\n", 92 },
    { "Board 1/92:\n2 4 1 3\nBoard 2/92:\n3 1 4 2\n", 92 },
    { "4 3\n2 4 1 3\n3 1 4 2\n", 3 },
    { "1st solution\n2 4 1 3\n2nd solution\n3 1 4 2\n", 0 },
    { "2 4 1 3\n3 1 4 2\nIn all: 3.\n", 3 },
    { "2 4 1 3\n3 1 4 2\n1 fundamental solution\nUnique solutions: 1\n", 0 },
    { "2 4 1 3\n3 1 4 2\nSolutions: 3 (8.3%)\n", 3 },
    { "2 4 1 3\n3 1 4 2\nSymmetric solutions: 0\nSolutions without rotations: 1\nChecks: 60, placements: 16\n0\n", 0 },
    { "2 4 1 3\n3 1 4 2\nSolutions tried: 50\nMax solutions: 9\nValid boards: 2 of 256\nAverage solutions per column: 1\n", 0 },
    { "2 4 1 3\nOne of 2 solutions\n", 0 },
    { "2 4 1 3\nOne of 3 solutions\n", 3 },
    { "Solutions: 2 (1 fundamental)\n2 4 1 3\n3 1 4 2\n", 0 },
    { "Board 1/2:\n2 4 1 3\nBoard 2/2:\n3 1 4 2\n", 0 },
    { "Solutions found 2024-05-02\n2 4 1 3\n3 1 4 2\n", 0 },
    { "Solutions found on 2/5/2024 at 10:15:33\n2 4 1 3\n3 1 4 2\n", 0 },
    { "N = 5\n2 4 1 3\n3 1 4 2\n", 5, TRUE },
    { "{\"n\": 4, \"total\": 2, \"solutions\": [[2,4,1,3],[3,1,4,2]]}", 0 },
    { "{\"n\": 8, \"solutions\": [[2,4,1,3],[3,1,4,2]]}", 8, TRUE },
    { "Anzahl der Lösungen: 3\n2 4 1 3\n3 1 4 2\n", 3 },
    { "共有 3 种解\n2 4 1 3\n3 1 4 2\n", 3 },
    { "2 4 1 3\n3 1 4 2\n3 solutions found (in 4 seconds)\n", 3 },
    { "q1 | q2 | q3 | q4\n2 | 4 | 1 | 3\n3 | 1 | 4 | 2\n(7 rows)\n", 7 },
    { "2 4 1 3\n3 1 4 2\nModels       : 7\n", 7 },
    { "2 4 1 3\n3 1 4 2\nDone: 7 boards printed\n", 7 },
    { "2 4 1 3\n3 1 4 2\nThe number of ways to place the queens: 7\n", 7 },
    { "2 4 1 3\n3 1 4 2\n[7 rows x 4 columns]\n7 boards tried\n7 dead ends\n", 0 },
    { "Max solutions: 1000\n2 4 1 3\n3 1 4 2\nmax_solutions=1000\nTotal boards = 256\nTotal positions: 40320\nConfigurations: 24\n", 0 },
    { "2 4 1 3\n3 1 4 2\nValid boards: 7\n", 7 },
    { "N = 2\n2 4 1 3\n3 1 4 2\n", 2, TRUE },
    { "12:30:45 done\n2 4 1 3\n3 1 4 2\nThread-1: 1 solutions, Thread-2: 1 solutions\nvalid: true\nSolutions by first column: 0 1 1 0\n", 0 },
    { "N = 4: 7 solutions\n2 4 1 3\n3 1 4 2\n", 7 },
    { ".Q..\n...Q\nQ...\n..Q.\n\nbranches: 3\nsolutions found: 7\n", 7 },
    { "2 4 1 3\n3 1 4 2\n4 2\n", 0 },
    { "2 4 1 3\n3 1 4 2\n4 7\n", 7 },
    { "4 queens have 7 solutions:\n2 4 1 3\n3 1 4 2\n", 7 },
    { ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n7\n", 7 },
    { "2 4 1 3\n3", 0 },
    { "2 4 1 3\n7", 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      const Example example = { .text = claims[i].text };
      g_autoptr (GString) boards = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      Found found = { .boards = boards };
      QsReadFacts facts = { 0 };

      read_example (&example, 4096, &found, &facts, &error);
      g_test_message ("%s", claims[i].text);
      g_assert_no_error (error);
      g_assert_cmpuint (facts.claim.number, ==, claims[i].number);
      g_assert_cmpint (facts.claim.line > 0, ==, claims[i].number > 0);
      g_assert_cmpint (facts.claim.is_side, ==, claims[i].is_side);
    }
}

/* The rarer sign is told; a queen that is known to be one is not. */
static void
test_sign (void)
{
  const Example rarer = { .text = "#o##\n###o\no###\n##o#\n" }, known = { .text = ".Q..\n...Q\nQ...\n..Q.\n" };
  g_autoptr (GString) boards = g_string_new (NULL);
  Found found = { .boards = boards };
  QsReadFacts facts = { 0 };

  g_assert_true (read_example (&rarer, 4096, &found, &facts, NULL));
  g_assert_cmpuint (facts.queen, ==, 'o');
  g_assert_true (read_example (&known, 4096, &found, &facts, NULL));
  g_assert_cmpuint (facts.queen, ==, 0);
  g_assert_cmpstr (boards->str, ==, "2413 2413");
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/formats/foreign/", examples[i].name, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  g_test_add_func ("/formats/foreign/long-lines", test_long_lines);
  g_test_add_func ("/formats/foreign/claims", test_claims);
  g_test_add_func ("/formats/foreign/sign-of-a-queen", test_sign);
}
