/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats that sets of solutions, and problems, are written in. */

#pragma once

#include <glib.h>

#include "qs-problem.h"

/* The number of some solutions, where nobody has counted them. */
#define QS_FORMAT_UNKNOWN G_MAXUINT64

/* The number of the leftmost column. */
typedef enum
{
  QS_FORMAT_BASE_USUAL,
  QS_FORMAT_BASE_0,
  QS_FORMAT_BASE_1,
} QsFormatBase;

/* How a formula says that a line has at most one queen. */
typedef enum
{
  QS_FORMAT_PAIRWISE, /* a clause for each two squares of a line */
  /* A variable for each square of a line tells whether there is a queen up to it: fewer clauses,
   * and as many models, for each placement of the queens gives the others one value. */
  QS_FORMAT_SEQUENTIAL,
} QsFormatEncoding;

/* What a file is about. */
typedef struct
{
  guint n_rows; /* at most @n */
  guint n;      /* columns */
  /* From 1, in its list; 0 where that is not known and no solution carries its number; where the
   * file leaves some out, what makes the numbers as long as they can be. */
  guint64 first;
  guint64 count;                    /* or %QS_FORMAT_UNKNOWN */
  guint64 total;                    /* of the whole list, or %QS_FORMAT_UNKNOWN */
  gboolean numbered;                /* whether the solutions carry their numbers, where the format leaves the choice */
  QsFormatBase base;                /* where the format leaves the choice */
  gboolean without_header;          /* whether the solutions stand alone, where the format leaves the choice */
  gboolean is_fundamental;          /* whether the list has only fundamental solutions */
  const QsProblem *problem;         /* whose solutions the list has, with its squares; %NULL for plain queens without any */
} QsFormatSet;

/* One solution of a set. */
typedef struct
{
  const guint16 *columns; /* one for each row, from 0 */
  guint64 rank;           /* from 1 */
  guint64 class_number;   /* from 1; 0 where the format needs none */
  guint images;           /* how many solutions its class has, 0 as before */
  guint64 place;          /* in the file, from 0 */
} QsFormatBoard;

/* What a format needs and leaves open. */
typedef enum
{
  QS_FORMAT_CAN_NUMBER = 1 << 0,    /* the solutions carry their numbers where that is asked */
  QS_FORMAT_IS_NUMBERED = 1 << 1,   /* they always do */
  QS_FORMAT_HAS_BASE = 1 << 2,      /* the number of the leftmost column can be chosen */
  QS_FORMAT_NEEDS_COUNT = 1 << 3,   /* the file begins with how many solutions it has */
  QS_FORMAT_TELLS_TOTAL = 1 << 4,   /* the file tells how many solutions the list has, where that is known */
  QS_FORMAT_NEEDS_CLASS = 1 << 5,   /* each solution carries the number of its class */
  QS_FORMAT_SIZE_IS_BOUND = 1 << 6, /* the size that is written may be more than it will be */
  QS_FORMAT_IS_BINARY = 1 << 7,     /* the file is no text */
  QS_FORMAT_CAN_OMIT_HEADER = 1 << 8, /* what stands before the solutions may be left out */
  QS_FORMAT_HAS_ENCODING = 1 << 9,    /* the encoding can be chosen */
} QsFormatFlags;

/* A format of solutions, or one of the problem itself, for other programs to solve: a board and its required and forbidden
 * squares. A file is what @begin, @append for one solution after the other, and @end write, and the same solutions give the
 * same bytes; or what @write writes. */
typedef struct
{
  const char *id;          /* on the command line, such as `text` */
  const char *name;        /* in the interface, to be translated with gettext */
  const char *description; /* likewise: a line for people who do not know the name */
  const char *suffix; /* with its dot */
  const char *mime_type;
  QsFormatFlags flags;
  void (*begin) (GString           *out,
                 const QsFormatSet *set);
  void (*append) (GString             *out,
                  const QsFormatSet   *set,
                  const QsFormatBoard *board);
  /* Does what @append does for @count solutions; @columns has a byte for each row of each. May be %NULL, as @begin may. */
  void (*append_block) (GString           *out,
                        const QsFormatSet *set,
                        const guint8      *columns,
                        gsize              count);
  const char *end; /* stands behind the last solution; may be %NULL */
  void (*write) (GString         *out,
                 const QsProblem *problem,
                 QsFormatEncoding encoding); /* of the problem; %NULL for formats of solutions */
} QsFormat;

extern const QsFormat qs_format_text;
extern const QsFormat qs_format_columns;
extern const QsFormat qs_format_matrix;
extern const QsFormat qs_format_leetcode;
extern const QsFormat qs_format_json;
extern const QsFormat qs_format_jsonl;
extern const QsFormat qs_format_csv;
extern const QsFormat qs_format_squares;
extern const QsFormat qs_format_fen;
extern const QsFormat qs_format_latex;
extern const QsFormat qs_format_npy;
extern const QsFormat qs_format_dimacs;
extern const QsFormat qs_format_dlx;
extern const QsFormat qs_format_minizinc;

const QsFormat *const *qs_format_list          (void);
const QsFormat        *qs_format_find          (const char        *id);
const QsFormat        *qs_format_find_for_file (const char        *path,
                                                const QsFormat    *preferred);

void                   qs_format_begin         (const QsFormat    *self,
                                                GString           *out,
                                                const QsFormatSet *set);
void                   qs_format_end           (const QsFormat    *self,
                                                GString           *out);
guint64                qs_format_get_size      (const QsFormat    *self,
                                                const QsFormatSet *set);

/* The rest is for the formats themselves. */
guint64                qs_format_count_digits   (guint64             first,
                                                 guint64             count);
void                   qs_format_append_number  (GString            *out,
                                                 guint64             number);
void                   qs_format_append_columns (GString            *out,
                                                 const guint16      *columns,
                                                 guint               n,
                                                 guint               base,
                                                 char                separator);
