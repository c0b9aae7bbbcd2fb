/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem as an exact cover, in the format that the DLX programs of Donald Knuth read.
 *
 * Rows and columns are covered exactly once, diagonals at most once: these are the secondary items, after the bar.
 * Each option is a square that may have a queen. */

#include "config.h"

#include "qs-instance.h"

#include <glib/gi18n-lib.h>

static void
append_items (GString *out,
              char     letter,
              guint    count)
{
  for (guint i = 1; i <= count; i++)
    g_string_append_printf (out, "%c%u ", letter, i);
}

static void
write_problem (GString             *out,
               const QsConstraints *constraints,
               QsInstanceEncoding   encoding)
{
  guint32 allowed[QS_ENUMERATOR_MAX_N];
  guint n = constraints->n;

  g_string_append_printf (out,
                          "| Queens on a board of %u x %u, none of which attacks another.\n"
                          "| Items: rows r from the top, columns c from the left; diagonals a, which rise to the right,\n"
                          "| and b, which fall, at most once. Options: the squares.\n",
                          n, n);
  append_items (out, 'r', n);
  append_items (out, 'c', n);
  g_string_append (out, "| ");
  append_items (out, 'a', 2 * n - 1);
  append_items (out, 'b', 2 * n - 1);
  out->str[out->len - 1] = '\n';

  qs_constraints_get_allowed (constraints, allowed);
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          if ((allowed[row] >> column & 1) != 0)
            g_string_append_printf (out, "r%u c%u a%u b%u\n",
                                    row + 1, column + 1, row + column + 1, n + column - row);
        }
    }
}

const QsInstance qs_instance_dlx = {
  .id = "dlx",
  .name = N_ ("Exact cover (DLX)"),
  .suffix = ".dlx",
  .mime_type = "text/plain",
  .write = write_problem,
};
