/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes plain text of the bytes of a file, or says what the file is instead. */

#pragma once

#include <glib.h>

typedef enum {
  QS_READ_HEAD, /* too few bytes came yet */
  QS_READ_UTF8,
  QS_READ_UTF16_LE,
  QS_READ_UTF16_BE,
  QS_READ_NPY_HEAD,
  QS_READ_NPY,
} QsReadCoding;

/* What came so far. All but @coding is private. */
typedef struct
{
  QsReadCoding coding;
  guint64 offset;           /* of the first byte in @bytes */
  GString *bytes;           /* that are no whole character, number or head yet */
  gboolean is_after_return; /* whether the character before was the carriage return that ended a line */
  gunichar escape;          /* the last of a terminal's command that has begun, such as ESC [ 31 m; 0 outside of one */

  /* The array of NumPy. */
  char kind; /* of its numbers: b, i, u or f */
  gboolean is_big_endian;
  guint item;      /* the size of a number, in bytes */
  guint width;     /* numbers in a row */
  guint height;    /* rows in a matrix; 0 where there are only rows */
  guint64 n_items; /* that came so far */
} QsReadDecoder;

void     qs_read_decoder_init  (QsReadDecoder *self);
void qs_read_decoder_clear (QsReadDecoder *self);

/* Appends to @text what the bytes say: UTF-8 with a line feed after each line, the many signs of blanks, bars
 * and brackets as those of ASCII, and the rows of an array as lines of numbers. QS_ERROR_INVALID_TEXT where
 * the file is no text. @bytes: NULL at its end */
gboolean qs_read_decoder_feed  (QsReadDecoder *self,
                                const char    *bytes,
                                gsize          length,
                                GString       *text,
                                GError       **error);
