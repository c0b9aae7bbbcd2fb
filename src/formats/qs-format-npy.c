/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* NumPy's array file, version 1.0: a header that Python can read, then a byte for each row of each solution. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The magic word, the version, and the length of the rest of the header in two bytes, the lower first. */
#define MAGIC "\x93NUMPY\x01\x00"
#define MAGIC_SIZE 8
#define PREFIX_SIZE (MAGIC_SIZE + 2)

/* The array begins at a multiple of this, for programs that map the file into memory. */
#define ALIGNMENT 64

static void
begin (GString           *out,
       const QsFormatSet *set)
{
  g_autofree char *header = g_strdup_printf (
      "{'descr': '|u1', 'fortran_order': False, 'shape': (%" G_GUINT64_FORMAT ", %u), }", set->count, set->n_rows);
  gsize length = PREFIX_SIZE + strlen (header) + strlen ("\n");
  gsize padding = (ALIGNMENT - length % ALIGNMENT) % ALIGNMENT;
  gsize rest = length + padding - PREFIX_SIZE;

  g_string_append_len (out, MAGIC, MAGIC_SIZE);
  g_string_append_c (out, (char) (rest & 0xff));
  g_string_append_c (out, (char) (rest >> 8));
  g_string_append_printf (out, "%s%*s\n", header, (int) padding, "");
}

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  guint base = set->base == QS_FORMAT_BASE_1 ? 1 : 0;
  gsize start = out->len;

  g_string_set_size (out, start + set->n_rows);
  for (guint row = 0; row < set->n_rows; row++)
    out->str[start + row] = (char) (board->columns[row] + base);
}

static void
append_block (GString           *out,
              const QsFormatSet *set,
              const guint8      *columns,
              gsize              count)
{
  guint base = set->base == QS_FORMAT_BASE_1 ? 1 : 0;
  gsize start = out->len, length = count * set->n_rows;

  g_string_set_size (out, start + length);
  for (gsize i = 0; i < length; i++)
    out->str[start + i] = (char) (columns[i] + base);
}

const QsFormat qs_format_npy = {
  .id = "npy",
  .name = N_ ("NumPy array"),
  .description = N_ ("An array of bytes, for Python: the smallest and fastest"),
  .suffix = ".npy",
  .mime_type = "application/x-npy",
  .flags = QS_FORMAT_HAS_BASE | QS_FORMAT_NEEDS_COUNT | QS_FORMAT_IS_BINARY,
  .begin = begin,
  .append = append,
  .append_block = append_block,
};
