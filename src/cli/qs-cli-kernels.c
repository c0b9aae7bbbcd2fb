/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists the kernels that count, and measures them. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-json.h"
#include "qs-cli-output.h"
#include "qs-cli-table.h"
#include "qs-count-kernel.h"

static char *
list_kernels (void)
{
  g_autoptr (QsCliTable) table = qs_cli_table_new (2, 1);
  GString *text = g_string_new (NULL);

  /* Translators: the headings of a list of kernels: the name to type, and how many solutions it counts per second. */
  qs_cli_table_add (table, g_strdup (_ ("KERNEL")));
  qs_cli_table_add (table, g_strdup (_ ("SOLUTIONS/S")));

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      const QsKernel *kernel = qs_kernel_get_supported (qs_count_kernels, i);

      qs_cli_table_add (table, g_strdup (kernel->name));
      qs_cli_table_add (table, qs_cli_format_count (qs_count_kernel_measure (kernel, NULL)));
    }

  qs_cli_table_append_to (table, text);

  return g_string_free (text, FALSE);
}

static char *
write_json (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      const QsKernel *kernel = qs_kernel_get_supported (qs_count_kernels, i);

      qs_cli_json_add_string (text, "kernel", kernel->name);
      qs_cli_json_add_number (text, "solutions_per_second", "%.0f", qs_count_kernel_measure (kernel, NULL));
      qs_cli_json_end (text);
    }

  return g_string_free (text, FALSE);
}

/* Prints the kernels that this processor can run, and how fast they are. */
gboolean
qs_cli_kernels (GStrv   *arguments,
                GError **error)
{
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { qs_cli_json_option (&is_json), G_OPTION_ENTRY_NULL };
  g_autofree char *text = NULL;

  if (!qs_cli_arguments_parse (arguments, _ ("Lists the kernels that count, and how fast they are here."), entries, error))
    return FALSE;

  text = is_json ? write_json () : list_kernels ();

  return qs_cli_output_print (text, error);
}
