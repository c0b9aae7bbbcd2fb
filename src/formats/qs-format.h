/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats that sets of solutions are written in. */

#pragma once

#include <glib.h>

#include "qs-constraints.h"

G_BEGIN_DECLS

/**
 * QS_FORMAT_UNKNOWN:
 *
 * The number of some solutions, where nobody has counted them.
 */
#define QS_FORMAT_UNKNOWN G_MAXUINT64

/**
 * QsFormatBase:
 * @QS_FORMAT_BASE_USUAL: what the format has where nobody asks
 * @QS_FORMAT_BASE_0: 0
 * @QS_FORMAT_BASE_1: 1
 *
 * The number of the leftmost column.
 */
typedef enum
{
  QS_FORMAT_BASE_USUAL,
  QS_FORMAT_BASE_0,
  QS_FORMAT_BASE_1,
} QsFormatBase;

/**
 * QsFormatSet:
 * @n: the side of the board, in squares
 * @first: the number of the file's first solution in its list, from 1; 0 where
 *   that is not known, and no solution carries its number; where the file leaves
 *   some out, what makes the numbers as long as they can be
 * @count: how many solutions the file has, or %QS_FORMAT_UNKNOWN
 * @total: how many the whole list has, or %QS_FORMAT_UNKNOWN
 * @numbered: whether the solutions carry their numbers, where the format leaves
 *   the choice
 * @base: the number of the leftmost column, where the format leaves the choice
 * @is_fundamental: whether the list has only fundamental solutions
 * @constraints: (nullable): the squares that all solutions of the list satisfy
 *
 * What a file is about.
 */
typedef struct
{
  guint n;
  guint64 first;
  guint64 count;
  guint64 total;
  gboolean numbered;
  QsFormatBase base;
  gboolean is_fundamental;
  const QsConstraints *constraints;
} QsFormatSet;

/**
 * QsFormatBoard:
 * @columns: (array length=n): the column of the queen in each row, from 0
 * @rank: the solution's number, from 1
 * @class_number: the number of its symmetry class, from 1; 0 where the format
 *   needs none
 * @images: how many solutions its class has; as before
 * @place: its place in the file, from 0
 *
 * One solution of a set.
 */
typedef struct
{
  const guint16 *columns;
  guint64 rank;
  guint64 class_number;
  guint images;
  guint64 place;
} QsFormatBoard;

/**
 * QsFormatFlags:
 * @QS_FORMAT_CAN_NUMBER: the solutions carry their numbers where that is asked
 * @QS_FORMAT_IS_NUMBERED: they always do
 * @QS_FORMAT_HAS_BASE: the number of the leftmost column can be chosen
 * @QS_FORMAT_NEEDS_COUNT: the file begins with how many solutions it has
 * @QS_FORMAT_TELLS_TOTAL: the file tells how many solutions the list has, where
 *   that is known
 * @QS_FORMAT_NEEDS_CLASS: each solution carries the number of its class
 * @QS_FORMAT_SIZE_IS_BOUND: the size that is told may be more than it will be
 * @QS_FORMAT_IS_BINARY: the file is no text
 *
 * What a format needs and leaves open.
 */
typedef enum
{
  QS_FORMAT_CAN_NUMBER = 1 << 0,
  QS_FORMAT_IS_NUMBERED = 1 << 1,
  QS_FORMAT_HAS_BASE = 1 << 2,
  QS_FORMAT_NEEDS_COUNT = 1 << 3,
  QS_FORMAT_TELLS_TOTAL = 1 << 4,
  QS_FORMAT_NEEDS_CLASS = 1 << 5,
  QS_FORMAT_SIZE_IS_BOUND = 1 << 6,
  QS_FORMAT_IS_BINARY = 1 << 7,
} QsFormatFlags;

/**
 * QsFormat:
 * @id: the name on the command line, such as `text`
 * @name: the name in the interface, to be translated with gettext
 * @suffix: what a file's name ends in, with its dot
 * @mime_type: the type of such a file
 * @flags: what it needs and leaves open
 * @begin: (nullable): writes what comes before the first solution
 * @append: writes a solution to @out; @is_first is set for the first of the file
 * @append_block: (nullable): does what @append does for @count solutions, one after the
 *   other, of which the first has number @first_rank; @columns has n bytes for each
 * @end: (nullable): writes what comes after the last one
 * @size: how many bytes a file of @count solutions has, which must be known;
 *   %G_MAXUINT64 for more than that
 *
 * A format. A file is what @begin, @append for one solution after the other,
 * and @end write, and the same solutions give the same bytes.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *suffix;
  const char *mime_type;
  QsFormatFlags flags;
  void (*begin) (GString           *out,
                 const QsFormatSet *set);
  void (*append) (GString             *out,
                  const QsFormatSet   *set,
                  const QsFormatBoard *board,
                  gboolean             is_first);
  void (*append_block) (GString           *out,
                        const QsFormatSet *set,
                        const guint8      *columns,
                        gsize              count,
                        guint64            first_rank,
                        gboolean           is_first);
  void (*end) (GString           *out,
               const QsFormatSet *set);
  guint64 (*size) (const QsFormatSet *set);
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

const QsFormat *const *qs_format_list          (void);
const QsFormat        *qs_format_find          (const char        *id);
const QsFormat        *qs_format_find_for_file (const char        *path,
                                                const QsFormat    *preferred);

void                   qs_format_begin         (const QsFormat    *self,
                                                GString           *out,
                                                const QsFormatSet *set);
void                   qs_format_end           (const QsFormat    *self,
                                                GString           *out,
                                                const QsFormatSet *set);

/* The rest is for the formats themselves. */
gboolean               qs_format_has_suffix     (const char         *path,
                                                 const char         *suffix);
guint64                qs_format_multiply_add   (guint64             count,
                                                 guint64             bytes,
                                                 guint64             more);
guint64                qs_format_count_digits   (guint64             first,
                                                 guint64             count);
void                   qs_format_append_number  (GString            *out,
                                                 guint64             number);
void                   qs_format_append_columns (GString            *out,
                                                 const guint16      *columns,
                                                 guint               n,
                                                 guint               base,
                                                 char                separator);
guint64                qs_format_columns_size   (guint               n,
                                                 guint               base);
guint64                qs_format_class_size     (guint               n);

G_END_DECLS
