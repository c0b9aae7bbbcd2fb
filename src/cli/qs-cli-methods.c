/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists the methods. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-json.h"
#include "qs-cli-output.h"
#include "qs-cli-table.h"
#include "qs-methods.h"

static char *
list_methods (void)
{
  g_autoptr (QsCliTable) table = qs_cli_table_new (5, 4);
  GString *text = g_string_new (NULL);

  /* Translators: the headings of a list of search methods: the name to type, the name to read, and the costs. */
  qs_cli_table_add (table, g_strdup (_ ("METHOD")));
  qs_cli_table_add (table, g_strdup (_ ("NAME")));
  qs_cli_table_add (table, g_strdup (_ ("TIME")));
  qs_cli_table_add (table, g_strdup (_ ("SPACE")));
  qs_cli_table_add (table, g_strdup (_ ("LARGEST N")));

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      qs_cli_table_add (table, g_strdup ((*method)->id));
      qs_cli_table_add (table, g_strdup (_ ((*method)->name)));
      qs_cli_table_add (table, g_strdup (_ ((*method)->time)));
      qs_cli_table_add (table, g_strdup (_ ((*method)->space)));
      qs_cli_table_add (table, g_strdup_printf ("%u", (*method)->max_n));
    }

  qs_cli_table_append_to (table, text);

  return g_string_free (text, FALSE);
}

/* For programs, in no language. */
static char *
write_json (void)
{
  GString *text = g_string_new (NULL);

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      qs_cli_json_add_string (text, "method", (*method)->id);
      qs_cli_json_add_string (text, "name", (*method)->name);
      qs_cli_json_add_string (text, "time", (*method)->time);
      qs_cli_json_add_string (text, "space", (*method)->space);
      qs_cli_json_add (text, "largest_n", "%u", (*method)->max_n);
      qs_cli_json_end (text);
    }

  return g_string_free (text, FALSE);
}

gboolean
qs_cli_methods (GStrv   *arguments,
                GError **error)
{
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { qs_cli_json_option (&is_json), G_OPTION_ENTRY_NULL };
  g_autofree char *text = NULL;

  if (!qs_cli_arguments_parse (arguments, _ ("Lists the search methods."), entries, error))
    return FALSE;

  text = is_json ? write_json () : list_methods ();

  return qs_cli_output_print (text, error);
}
