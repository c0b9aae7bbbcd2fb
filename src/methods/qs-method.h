/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all search methods have in common. */

#pragma once

#include "qs-internals.h"
#include "qs-moment.h"
#include "qs-search.h"

/* The side of the largest board that a method for all solutions searches, in squares. */
#define QS_METHOD_MAX_N 32

/* How a method finds the squares it tries, which decides the children of a node of its search
 * tree. */
typedef enum
{
  /* Queens are placed without a check, and the full board is checked, queen by queen from the
   * top, up to the first that is attacked. */
  QS_LOOK_BOARD,
  QS_LOOK_BOARD_UNUSED, /* likewise, but only columns without a queen are tried */
  QS_LOOK_SQUARE,       /* each square of a row is checked in its turn, from the left */
  /* One check answers for a whole row, or a whole column, and then the free squares are tried in
   * their turn. */
  QS_LOOK_LINE,
  QS_LOOK_MOVES, /* the board is always full, and queens move, to one solution and not to all */
} QsLook;

/* Which queen a method meets first, of several that attack a square. */
typedef enum
{
  QS_MEETS_NEAREST,    /* it asks no single square which queen attacks it; the nearest one stands for all */
  QS_MEETS_UPPERMOST,  /* queens are compared, or have marked their squares, from the top */
  QS_MEETS_WALKING,    /* up the column, then up the diagonal, then up the anti-diagonal */
  QS_MEETS_LOOKING_UP, /* that of the column, else of the anti-diagonal, else of the diagonal */
} QsMeeting;

/* Which problems a method can search. */
typedef enum
{
  QS_BOARDS_LINES,  /* where queens attack along lines alone: on plain boards, rectangles and a torus */
  QS_BOARDS_SQUARE, /* all with as many rows as columns */
  QS_BOARDS_ALL,
  QS_BOARDS_PLAIN,  /* plain queens on a square board alone */
} QsMethodBoards;

/* How a method numbers the diagonals: `row − column`, or from 0 for an array or a mask. */
typedef enum
{
  QS_NUMBERS_SIGNED,
  QS_NUMBERS_BY_ROW,    /* row − column + n − 1 */
  QS_NUMBERS_BY_COLUMN, /* column + n − 1 − row */
} QsNumbers;

/* What bits a method keeps. */
typedef enum
{
  QS_MASKS_NONE,
  QS_MASKS_TESTED,  /* sets, tested square by square */
  QS_MASKS_SHIFTED, /* a row's attacked squares, which move with the row */
  QS_MASKS_FIXED,   /* the board's free columns, diagonals and anti-diagonals */
} QsMasks;

/* What kind of method it is. */
typedef enum
{
  QS_GROUP_NAIVE,
  QS_GROUP_BACKTRACKING,
  QS_GROUP_BITS,
  QS_GROUP_OTHER,
  QS_GROUP_PROGRAMS,  /* none of ours: a recording */
  QS_GROUP_REFERENCE, /* none, but what methods are compared with in a race: only its solutions are counted */
} QsMethodGroup;

/* One of a method's statements in other words, to be translated; %NULL for none. */
typedef struct
{
  guint statement;
  const char *text;
} QsStatement;

/* A way to search for solutions. Its file explains it. */
struct _QsMethod
{
  const char *id;    /* on the command line, such as `shifting-masks` */
  const char *name;  /* in the interface; this and the other sentences are to be translated with gettext */
  QsMethodGroup group;
  const char *news;  /* what is new in it, beside those before it, in a line */
  const char *idea;  /* the method in two sentences */
  const char *time;  /* its cost, a formula */
  const char *space; /* likewise */
  const char *order; /* in which order it finds solutions */
  const char *check; /* what counts as one check */
  /* Its statements, to be translated, indented with blanks, %NULL at the end. Long ones have
   * several lines, so that none needs more than 56 characters. */
  const char *const *pseudocode;
  QsStatement others[3]; /* where queens attack otherwise than on a plain board; the rest stays */
  guint8 lines[QS_TRACE_N_EVENTS]; /* the statements, from 0, that check, reject, place, remove, and find a solution */
  QsMethodBoards boards;
  guint max_n;        /* the side of the largest board that it can search, in squares */
  QsLook look;
  QsMeeting meets;
  /* Whether it chooses the row or column it fills next, the one with the fewest squares left; else it fills
   * the rows from the top. */
  gboolean picks_line;
  QsNumbers numbers;
  QsMasks masks;
  const char *calls; /* how its calls look, or the name of the stack in place of them, not translated; may be %NULL */
  void (*search)   (QsSearch       *search); /* the results are in the #QsSearch */
  /* Adds the method's own data at a moment of a search to @internals, which is empty. */
  void (*describe) (const QsMoment *moment,
                    QsInternals    *internals);
  /* Likewise, how a table finds the number of a bit; %NULL without a table. */
  void (*describe_table) (const QsMoment *moment,
                          QsInternals    *internals);
  /* The row or column that the last step looked at, with %QS_TRACE_WHOLE for the other; %NULL where it is the
   * moment's row. */
  void (*find_line) (const QsMoment *moment,
                     guint          *row,
                     guint          *column);
  QsRecording *recording; /* what it repeats; %NULL for a method that searches */
};
