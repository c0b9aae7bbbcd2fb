/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists the methods. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-methods.h"

static void
append_method (const QsMethod *method,
               gboolean        is_json,
               GString        *text)
{
  if (!is_json)
    {
      g_string_append_printf (text, "%s\t%s\t%s\t%s\t%u\n", method->id, _ (method->name), _ (method->time),
                              _ (method->space), method->max_n);
      return;
    }

  /* For programs, in no language. */
  qs_cli_json_add_string (text, "method", method->id);
  qs_cli_json_add_string (text, "name", method->name);
  qs_cli_json_add_string (text, "time", method->time);
  qs_cli_json_add_string (text, "space", method->space);
  qs_cli_json_add (text, "largest_n", "%u", method->max_n);
  qs_cli_json_end (text);
}

gboolean
qs_cli_methods (GStrv   *arguments,
                GError **error)
{
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { QS_CLI_JSON_OPTION (&is_json), G_OPTION_ENTRY_NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  GStrv operands;

  if (!qs_cli_arguments_parse_operands (arguments, NULL, _ ("Lists the search methods."), entries, 0, &operands, error))
    return FALSE;

  /* Translators: the headings of a list of search methods: the name to type, the name to read, and the costs. */
  if (!is_json)
    g_string_append_printf (text, "%s\t%s\t%s\t%s\t%s\n", _ ("METHOD"), _ ("NAME"), _ ("TIME"), _ ("SPACE"), _ ("LARGEST N"));
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    append_method (*method, is_json, text);
  qs_cli_table_align (text, 4);

  return qs_cli_output_print (text->str, error);
}
