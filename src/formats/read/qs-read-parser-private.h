/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the parser share. */

#pragma once

#include "qs-read-kind.h"
#include "qs-read-parser.h"
#include "qs-read-patterns.h"

static inline gboolean
qs_read_parser_is_in_object (const QsReadParser *self)
{
  return self->depth > 0 && (self->objects >> self->depth & 1) != 0;
}

static inline gboolean
qs_read_parser_is_row_shape (const QsReadParser *self)
{
  return self->profile->shape == QS_READ_ROW;
}

/* The number of a row or column; those that are on no board are all the same. */
guint16     qs_read_parser_parse_place   (const char         *digits);

/* Where in @word its number begins, if it ends with one. */
gsize       qs_read_parser_find_suffix   (const char         *word,
                                          gsize               length);
const char *qs_read_parser_get_format    (const QsReadParser *self);
void        qs_read_parser_drop_group    (QsReadParser       *self);
/* Takes words for people, which stand before a board. */
void        qs_read_parser_add_words     (QsReadParser       *self,
                                          const char         *text,
                                          gboolean            is_caption);
void        qs_read_parser_append_word   (QsReadParser       *self,
                                          const char         *word,
                                          gsize               length);

/* Whether the list that is there, under the key of number @path, is a board or a row; if not, it is noted. */
gboolean    qs_read_parser_takes_list    (QsReadParser       *self,
                                          guint8              path);

/* Takes the group of words for what it is, and drops it. */
void        qs_read_parser_end_group     (QsReadParser       *self,
                                          QsReadOrigin        origin);
