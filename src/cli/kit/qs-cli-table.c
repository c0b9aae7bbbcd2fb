/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of text for people, and the times and sizes in them. */

#include "qs-cli-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

/* The space between two columns. */
#define GAP "  "

/* In columns of a terminal: each sign of Chinese, and of some other scripts, takes two. */
static gsize
measure (const char *text)
{
  gsize width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    width += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;

  return width;
}

/* Lays out the lines that have tabs, which separate cells: each column becomes as wide as its widest cell. The first @n_left
 * columns begin at the left; numbers end at the right. */
void
qs_cli_table_align (GString *text,
                    guint    n_left)
{
  g_auto (GStrv) lines = g_strsplit (text->str, "\n", -1);
  g_autoptr (GArray) widths = g_array_new (FALSE, TRUE, sizeof (gsize));

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      guint n_cells = g_strv_length (cells);

      g_array_set_size (widths, MAX (widths->len, n_cells));
      for (guint k = 0; k < n_cells && n_cells > 1; k++)
        g_array_index (widths, gsize, k) = MAX (g_array_index (widths, gsize, k), measure (cells[k]));
    }

  g_string_truncate (text, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      guint n_cells = g_strv_length (cells);

      for (guint k = 0; k < n_cells; k++)
        {
          int blanks = n_cells > 1 ? (int) (g_array_index (widths, gsize, k) - measure (cells[k])) : 0;
          gboolean is_last = k == n_cells - 1;

          if (k < n_left)
            g_string_append_printf (text, "%s%*s", cells[k], is_last ? 0 : blanks, "");
          else
            g_string_append_printf (text, "%*s%s", blanks, "", cells[k]);
          g_string_append (text, is_last ? "" : GAP);
        }
      g_string_append (text, lines[i + 1] != NULL ? "\n" : "");
    }
}

/* A time that is not negative, with three digits, such as `1.25 ms`. */
char *
qs_cli_format_seconds (double seconds)
{
  static const struct
  {
    double size;
    const char *format;
  } units[] = {
    /* Translators: units of time: years, days, hours, minutes, seconds, milliseconds, microseconds. */
    { 365.25 * 86400, N_ ("%.3g years") },
    { 86400, N_ ("%.3g days") },
    { 3600, N_ ("%.3g h") },
    { 60, N_ ("%.3g min") },
    { 1, N_ ("%.3g s") },
    { 1e-3, N_ ("%.3g ms") },
    { 1e-6, N_ ("%.3g µs") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      if (seconds >= 2 * units[i].size || (seconds >= units[i].size && i >= 4))
        {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
          return g_strdup_printf (_ (units[i].format), seconds / units[i].size);
#pragma GCC diagnostic pop
        }
    }

  /* Translators: nanoseconds. */
  return g_strdup_printf (_ ("%.3g ns"), seconds * 1e9);
}

/* An estimate of a count, to four digits where it is large. */
char *
qs_cli_format_number (double number)
{
  return g_strdup_printf (number < 1e6 ? "%.0f" : "%.4g", number);
}

/* To three digits and with words for its size, such as `39 billion`. */
char *
qs_cli_format_count (double count)
{
  /* Translators: the power of ten of the word for a number of solutions. A language that counts in other steps
   * gives its own here, and its word for it: 4 and “万”, 8 and “亿”. */
  double million = pow (10, atoi (C_ ("power of ten of million", "6")));
  double billion = pow (10, atoi (C_ ("power of ten of billion", "9")));

  if (count < 1e6 || count >= 1e12)
    return qs_cli_format_number (count);

  if (count < billion)
    /* Translators: a number such as “1.5 million”. */
    return g_strdup_printf (_ ("%.3g million"), count / million);

  /* Translators: a number such as “39 billion”, 10^9. */
  return g_strdup_printf (_ ("%.3g billion"), count / billion);
}
