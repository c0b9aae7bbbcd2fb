/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of text for people, and the times and sizes in them. */

#include "qs-cli-table.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

/* The space between two columns. */
#define GAP "  "

struct _QsCliTable
{
  guint n_columns;
  guint n_left;     /* how many of them, the first ones, begin at the left; numbers end at the right */
  GPtrArray *cells; /* row by row */
};

/* The first @n_left columns are aligned to the left. */
QsCliTable *
qs_cli_table_new (guint n_columns,
                  guint n_left)
{
  QsCliTable *self;

  g_return_val_if_fail (n_columns >= 1, NULL);

  self = g_new0 (QsCliTable, 1);
  self->n_columns = n_columns;
  self->n_left = n_left;
  self->cells = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
qs_cli_table_free (QsCliTable *self)
{
  g_ptr_array_unref (self->cells);
  g_free (self);
}

/* Adds the next cell, which the table owns then; rows follow each other. */
void
qs_cli_table_add (QsCliTable *self,
                  char       *cell)
{
  g_ptr_array_add (self->cells, cell);
}

/* In columns of a terminal: each sign of Chinese, and of some other scripts, takes two. */
static gsize
measure (const char *text)
{
  gsize width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    width += g_unichar_iswide (g_utf8_get_char (text)) ? 2 : 1;

  return width;
}

static gsize
get_width (const QsCliTable *self,
           guint             column)
{
  gsize width = 0;

  for (guint i = column; i < self->cells->len; i += self->n_columns)
    width = MAX (width, measure (g_ptr_array_index (self->cells, i)));

  return width;
}

/* Writes the table, one line per row, each column as wide as its widest cell. */
void
qs_cli_table_append_to (const QsCliTable *self,
                        GString          *text)
{
  g_return_if_fail (self != NULL && self->cells->len % self->n_columns == 0);

  for (guint i = 0; i < self->cells->len; i++)
    {
      const char *cell = g_ptr_array_index (self->cells, i);
      guint column = i % self->n_columns;
      gboolean is_last = column == self->n_columns - 1;
      int blanks = (int) (get_width (self, column) - measure (cell));

      if (column < self->n_left)
        g_string_append_printf (text, "%s%*s", cell, is_last ? 0 : blanks, "");
      else
        g_string_append_printf (text, "%*s%s", blanks, "", cell);
      g_string_append (text, is_last ? "\n" : GAP);
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
