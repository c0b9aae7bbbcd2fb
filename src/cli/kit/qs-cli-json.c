/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Objects of JSON, each on a line of its own. */

#include "qs-cli-json.h"

#include <glib/gi18n.h>

#include "qs-shown-text.h"

GOptionEntry
qs_cli_json_option (gboolean *is_wanted)
{
  return (GOptionEntry){ "json", 0, 0, G_OPTION_ARG_NONE, is_wanted, _ ("Print JSON, which docs/interface.md describes"), NULL };
}

void
qs_cli_json_append_string (GString    *text,
                           const char *string)
{
  g_autofree char *valid = g_utf8_make_valid (string, -1);

  g_string_append_c (text, '"');
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '"' || letter == '\\')
        g_string_append_printf (text, "\\%c", *c);
      else if (qs_shown_text_is_obeyed (letter))
        g_string_append_printf (text, "\\u%04x", letter);
      else
        g_string_append_unichar (text, letter);
    }
  g_string_append_c (text, '"');
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
  add_key (text, key);
  if (value != NULL)
    qs_cli_json_append_string (text, value);
  else
    g_string_append (text, "null");
}

void
qs_cli_json_end (GString *text)
{
  g_string_append (text, "}\n");
}
