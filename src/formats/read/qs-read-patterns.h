/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words look like, as regular expressions. */

#pragma once

#include <glib.h>

#define QS_DIGITS "0123456789"

typedef enum {
  QS_PATTERN_LINE,    /* across the page, drawn with one sign: ---- */
  QS_PATTERN_RULER,   /* the same with several signs, or with words in it */
  QS_PATTERN_TITLE,   /* === 1 === */
  QS_PATTERN_NOTHING, /* a ruler, the 2> of a shell that waits, the = 92 of f(8) = 92, 8 -> 92, and 10:15:30 */
  QS_PATTERN_HEADING, /* an amount of time or memory, a share, which stands before what is done, and “solutions = 92” */
  QS_PATTERN_RANKS,   /* a position begins; that of a board with one square has no slash, but what follows it */
  QS_PATTERN_AMOUNT,  /* the 1 234 of 1,234, and words */
  QS_PATTERN_RATE,    /* the 1 234 n/s of (1,234 n/s), and (1,234 nodes) */
  QS_PATTERN_JOINT,   /* the blank of “Row 1” */
  QS_PATTERN_NUMBER,  /* of a board: #3, 3. */
  QS_PATTERN_SQUARE,  /* b4 */
  QS_PATTERN_NAME,    /* at least two letters */
  QS_PATTERN_LABEL,   /* before a list: #3, <3>, or a bullet */
  QS_PATTERN_ARROW,   /* the “3 ->” of a list of lists */
  QS_PATTERN_BOTH_ENDS, /* a row with the same number at both ends, whose squares have no digits */
  QS_PATTERN_OTHERS,  /* nothing but two signs: a row of a board that is written in another way */
  QS_PATTERN_DATE,    /* 2024-05-02, 2.5.2024, and the version 1.2.3 */
  QS_PATTERN_SIGNED_LIST, /* 2-4-1-3 */
  QS_PATTERN_COUNTS,  /* words before numbers that are counts */
  QS_PATTERN_CLOCK,   /* the minutes or seconds of 10:15 */
  QS_PATTERN_ONE,     /* words that can stand beside the one board of one square */
  QS_PATTERN_QUEEN,   /* the name of a queen, before a colon */
  QS_PATTERN_ROW,     /* the key of a row, and of a column */
  QS_PATTERN_COLUMN,
  QS_PATTERN_BARE_PAIR,    /* 1 3 */
  QS_PATTERN_NAMED_PAIR, /* q1 3, or as SMT-LIB has it */
  QS_PATTERN_VARIABLE,     /* x_1_3 = 1, and True for 1 */
  QS_PATTERN_SIGNED_PAIR,  /* 1-3, 1->3, 1=3 */
  QS_PATTERN_SIGNED_PAIRS, /* nothing but such */
  QS_PATTERN_WORDED_PAIR,  /* “row 1 column 3”, “queen 1 at 3” */
  QS_PATTERN_NUMBERED,     /* “Solution #1” */
  QS_PATTERN_PLACE,        /* “Solution 1 of 92” */
  QS_PATTERN_LOG,          /* a time, a level, a thread: what a log puts before a line; and with what may stand behind it: */
  QS_PATTERN_LOG_NAME,
  QS_PATTERN_LOG_COLON,
  QS_PATTERN_LOG_HYPHEN,
  QS_PATTERN_LOG_BAR,
  QS_PATTERN_LOG_ANGLE,
  QS_PATTERN_LOG_BLANK,    /* or nothing */
  QS_PATTERN_PREFIX,       /* words up to a sign, but perhaps right behind: not all rows of a table begin with an empty cell */
  QS_PATTERN_LINE_NUMBER,  /* of a text */
  QS_PATTERN_ANYTHING,     /* behind that number, and what shows that it is none of a pair */
  QS_PATTERN_MORE_THAN_A_NUMBER,
  QS_PATTERN_CELL,         /* of Octave */
  QS_PATTERN_AROUND_CELLS,
  QS_PATTERN_BOARD,        /* of our own LaTeX, and what is not such a board or its list */
  QS_PATTERN_BESIDE_BOARDS,
  QS_PATTERN_TYPED,        /* np.int64(3), np.str_('Q'), int(3), np.True_ */
  QS_PATTERN_KEY,          /* the “[0] =>” of PHP and “[1] =” of Lua before the value of a list */
  QS_PATTERN_DEFINITION,   /* the “(define-fun q1 () Int” of SMT-LIB */
  QS_PATTERN_DOTTED,       /* the (1 . 3) of Lisp */
  QS_PATTERN_TWO_INDICES,  /* the x[1,3] of a variable with 0 or 1 behind it, x_(1,_3), x[1][3] */
  QS_PATTERN_INDEX,        /* x[1], q(1) */
  QS_PATTERN_RECTANGLE,    /* a problem on a board with fewer rows, in one of our own files */
  QS_PATTERN_ARRAY,        /* the head of an array of NumPy */
  QS_PATTERN_FORMULA,      /* other files: of SAT solvers */
  QS_PATTERN_MODEL,        /* of MiniZinc */
  QS_PATTERN_COVER,        /* of an exact cover problem */
  QS_PATTERN_PROGRAM,      /* a source */
  QS_PATTERN_PAGE,         /* of the web */
  QS_PATTERN_COUNT,        /* our own, of a number of solutions */
  QS_PATTERN_ASSIGNMENT,   /* board[0][1] = 1 */
  QS_PATTERN_SIDE,         /* the name of a board's side, in small letters as all below */
  QS_PATTERN_OTHER_COUNT,  /* words for what programs count besides solutions */
  QS_PATTERN_CLASSES,      /* … for symmetry classes, a part of the solutions, or more than these */
  QS_PATTERN_SOLUTIONS,    /* … for solutions, in the languages whose programs were seen: in the plural, as “solution 3” begins a board */
  QS_PATTERN_BOARDS,       /* … for boards, which programs look at as well: they are solutions where a good word says so */
  QS_PATTERN_GOOD,
  QS_PATTERN_WHOLE_NUMBER, /* no part of a word or a date, and without a fraction */
  QS_PATTERN_TOTAL,        /* nothing but words that count solutions where no other word stands */
  QS_N_PATTERNS,
} QsReadPattern;

const GRegex *qs_read_pattern_get     (QsReadPattern pattern);
gboolean      qs_read_pattern_matches (QsReadPattern pattern,
                                       const char   *text);
