/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-cli-output.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"

/* The space between two columns. */
#define GAP "  "

QsFileWriter *
qs_cli_output_new (void)
{
  /* Translators: stands where a file's name does: Could not write “standard output”. */
  return qs_file_writer_new_for_fd (STDOUT_FILENO, _ ("standard output"));
}

/* Writes a text for people to standard output. Fails with %QS_ERROR_FILE or %QS_ERROR_CLOSED. */
gboolean
qs_cli_output_print (const char *text,
                     GError    **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autofree char *encoded = NULL;
  const char *charset;

  /* In the user's encoding, with a question mark for characters that it lacks. */
  if (!g_get_charset (&charset))
    encoded = g_convert_with_fallback (text, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  if (encoded != NULL)
    text = encoded;

  return qs_file_writer_write (output, text, strlen (text), error) &&
         qs_file_writer_commit (output, error);
}

/* Writes a note to the user besides the output, as one line on standard error. @format is a
 * sentence without its point. */
void
qs_cli_output_note (const char *format,
                    ...)
{
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  va_list list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  shown = qs_error_shorten_message (text);

  g_printerr ("queenside-cli: %s\n", shown);
}

static void
add_key (GString    *text,
         const char *key)
{
  gboolean is_first = text->len == 0 || text->str[text->len - 1] == '\n';

  g_string_append_printf (text, "%c\"%s\":", is_first ? '{' : ',', key);
}

void
qs_cli_json_add (GString    *text,
                 const char *key,
                 const char *format,
                 ...)
{
  va_list values;

  add_key (text, key);
  va_start (values, format);
  g_string_append_vprintf (text, format, values);
  va_end (values);
}

/* @format is that of a double, such as %.3g; the number has a point in any language. */
void
qs_cli_json_add_number (GString    *text,
                        const char *key,
                        const char *format,
                        double      number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  add_key (text, key);
  g_string_append (text, g_ascii_formatd (digits, sizeof digits, format, number));
}

void
qs_cli_json_add_string (GString    *text,
                        const char *key,
                        const char *value)
{
  g_autofree char *valid = value != NULL ? g_utf8_make_valid (value, -1) : NULL;

  add_key (text, key);
  g_string_append (text, valid != NULL ? "\"" : "null");
  for (const char *c = valid; c != NULL && *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '"' || letter == '\\')
        g_string_append_printf (text, "\\%c", *c);
      else if (qs_shown_text_is_obeyed (letter))
        g_string_append_printf (text, "\\u%04x", letter);
      else
        g_string_append_unichar (text, letter);
    }
  if (valid != NULL)
    g_string_append_c (text, '"');
}

void
qs_cli_json_end (GString *text)
{
  g_string_append (text, "}\n");
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
