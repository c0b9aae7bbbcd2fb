/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads JSON whose members are known, in any order and layout, and reports where it differs. */

#pragma once

#include "qs-total.h"

G_BEGIN_DECLS

/* A place in a text that somebody else keeps. A plain value; its other fields are
 * private. */
typedef struct
{
  const char *cursor; /* the next byte to read */
  const char *end;    /* behind the last one */
  guint line;         /* the line that @cursor is in, from 1 */
} QsTextReader;

void     qs_text_reader_init         (QsTextReader       *self,
                                      const char         *text,
                                      gsize               length);
gboolean qs_text_reader_skip         (QsTextReader       *self,
                                      char                sign);
gboolean qs_text_reader_expect       (QsTextReader       *self,
                                      char                sign,
                                      GError            **error);
gboolean qs_text_reader_expect_end   (QsTextReader       *self,
                                      GError            **error);
gboolean qs_text_reader_expect_text  (QsTextReader       *self,
                                      const char         *text,
                                      GError            **error);
char    *qs_text_reader_read_text    (QsTextReader       *self,
                                      GError            **error);
gboolean qs_text_reader_read_total   (QsTextReader       *self,
                                      const QsTotal      *most,
                                      QsTotal            *total,
                                      GError            **error);
gboolean qs_text_reader_read_number  (QsTextReader       *self,
                                      guint64             least,
                                      guint64             most,
                                      guint64            *number,
                                      GError            **error);
gboolean qs_text_reader_read_members (QsTextReader       *self,
                                      const char *const  *keys,
                                      QsTextReader       *values,
                                      GError            **error);

G_END_DECLS
