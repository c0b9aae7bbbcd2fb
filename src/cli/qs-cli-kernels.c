/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists the kernels that count, and measures them. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-count-kernel.h"

static void
append_kernel (const QsKernel *kernel,
               gboolean        is_json,
               GString        *text)
{
  double speed = qs_count_kernel_measure (kernel, NULL);
  g_autofree char *shown = qs_cli_format_count (speed);

  if (!is_json)
    {
      g_string_append_printf (text, "%s\t%s\n", kernel->name, shown);
      return;
    }

  qs_cli_json_add_string (text, "kernel", kernel->name);
  qs_cli_json_add_number (text, "solutions_per_second", "%.0f", speed);
  qs_cli_json_end (text);
}

/* Prints the kernels that this processor can run, and how fast they are. */
gboolean
qs_cli_kernels (GStrv   *arguments,
                GError **error)
{
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { QS_CLI_JSON_OPTION (&is_json), G_OPTION_ENTRY_NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  GStrv operands;

  if (!qs_cli_arguments_parse_operands (arguments, NULL, _ ("Lists the kernels that count, and how fast they are here."),
                                        entries, 0, &operands, error))
    return FALSE;

  /* Translators: the headings of a list of kernels: the name to type, and how many solutions it counts per second. */
  if (!is_json)
    g_string_append_printf (text, "%s\t%s\n", _ ("KERNEL"), _ ("SOLUTIONS/S"));
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    append_kernel (&qs_count_kernels[i], is_json, text);
  qs_cli_table_align (text, 1);

  return qs_cli_output_print (text->str, error);
}
