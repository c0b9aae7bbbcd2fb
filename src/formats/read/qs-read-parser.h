/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a text in one given way. */

#pragma once

#include "qs-read-boards.h"
#include "qs-read-claims.h"
#include "qs-read-tokens.h"

/* How many brackets may be open. */
#define QS_READ_MAX_DEPTH 60

/* How a board is written. */
typedef struct
{
  guint caption;        /* a hash of its label, or else of the words nearest above it; 0 for none */
  guint64 number;       /* in the caption */
  guint above;          /* the same of the words above those */
  gboolean is_caption;  /* whether a colon is behind the words */
  gboolean is_labelled;
  guint64 line;         /* where it begins */
  guint place;          /* of its beginning: the key in an object, and the depth in brackets; 0 where there is none yet */
} QsReadForm;

/* Where a group comes from. */
typedef enum {
  FROM_LINE,
  FROM_BRACKET,
  FROM_STRING,
} QsReadOrigin;

/* A text that is being read. All but @boards, @claims, @format and @skipped is private. */
typedef struct
{
  const QsReadProfile *profile;
  QsReadTokens tokens;
  QsReadBoards boards;
  QsReadClaims claims;
  const char *format; /* what the format is called; NULL before the first board */
  char *skipped;      /* the first key of an object whose list was passed over, or NULL */
  guint64 n_labels;   /* lists with a number before */
  guint64 label_number;
  QsReadForm form;    /* of the board that is being read */
  QsReadForm last_form;
  guint64 n_lone;     /* numbers that stand alone on a line */

  /* Brackets. */
  guint depth;            /* how many are open */
  guint64 objects;        /* which of them are objects, a bit each */
  GPtrArray *paths;       /* the names of keys that are not known, from number 1 on */
  guint8 path_at[QS_READ_MAX_DEPTH]; /* the number of that around each bracket */
  GString *key;           /* of the value that comes; empty where there is none */
  GString *name;          /* the last key with brackets behind it */
  gboolean is_lone_value; /* whether the object has no comma so far */
  gboolean has_whole_boards; /* whether a line has all rows of a board */
  gboolean is_set;        /* whether an object says that it is a set of solutions, which may be empty */
  gboolean has_solutions; /* whether a list of solutions has begun, as in JSON, but not in JSON Lines */
  int square[2];          /* the row and the column of an object that is a square; -1 where they did not come */
  guint16 n_letters;     /* how many of its keys are letters that count */

  /* The line. */
  gboolean has_content;   /* whether there is anything but comments on it */
  gboolean is_line_start; /* whether the outer bracket is the first on it */
  gboolean has_heading;   /* whether it begins with words for people */
  guint field;            /* how many commas it has so far */
  guint first_field;      /* of CSV: the field of the first row */
  guint n_fields;         /* of CSV: how many rows there are; 0 elsewhere */
  gboolean has_head;      /* whether a line names as many columns of a table as the boards have rows */
  guint n_bars;
  gsize segment_start; /* where in the group the words behind the last semicolon begin */
  gsize cell_start;    /* where in the group the cell behind the last bar begins */
  guint n_ruled; /* how many rows have come since the last line across the page */
  guint n_pairs;
  guint pair_form; /* how pairs are written: those of another form are another board */
  GString *label;       /* what stands before a colon */
  gboolean is_of_counts; /* whether it says that numbers are counts */
  guint n_colons;       /* of the line, outside of brackets */
  gsize label_bytes;    /* how much of the line it takes */

  GString *group;          /* its words so far, with single blanks between */
  QsReadOrigin origin;
  gboolean is_label_group; /* whether it is a number in brackets that may be that of the board behind it */
  guint64 number_in_brackets; /* that such a line begins with; 0 for none */
} QsReadParser;

void     qs_read_parser_init  (QsReadParser        *self,
                               const QsReadProfile *profile,
                               gboolean             is_free,
                               const QsReadSink    *sink);
void qs_read_parser_clear (QsReadParser *self);

/* Says how the board that was just read goes together with the one before. */
void     qs_read_parser_end_form (QsReadParser      *self);

/* An error in @boards, QS_ERROR_INVALID_TEXT, QS_ERROR_OUT_OF_RANGE or one of the function, makes it impossible to read on.
 * More of the text is fed to @tokens. */
void     qs_read_parser_end   (QsReadParser        *self);
