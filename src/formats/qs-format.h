/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text formats that solutions are written in. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QsFormat:
 * @id: the name on the command line, such as `text`
 * @name: the name in the interface, to be translated with gettext
 * @suffix: what a file's name ends in, with its dot
 * @can_number: whether the solutions can carry their numbers
 * @append: writes the solution number @rank (from 1), n columns from 0, to
 *   @out; @is_first is set for the first of the file, and @numbered where the
 *   number is to be written
 * @size: how many bytes @append writes for the solutions number @first to
 *   @first + @count − 1, in a file that begins with them; %G_MAXUINT64 for more
 *   than that
 *
 * A format. A file is what @append writes for one solution after the other,
 * and the same solutions give the same bytes.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *suffix;
  gboolean can_number;
  void (*append) (GString       *out,
                  const guint16 *columns,
                  guint          n,
                  guint64        rank,
                  gboolean       is_first,
                  gboolean       numbered);
  guint64 (*size) (guint    n,
                   guint64  first,
                   guint64  count,
                   gboolean numbered);
} QsFormat;

extern const QsFormat qs_format_text;
extern const QsFormat qs_format_columns;

const QsFormat *const *qs_format_list (void);
const QsFormat        *qs_format_find (const char *id);

guint64 qs_format_multiply_add (guint64 count,
                                guint64 bytes,
                                guint64 more);
guint64 qs_format_count_digits (guint64 first,
                                guint64 count);

G_END_DECLS
