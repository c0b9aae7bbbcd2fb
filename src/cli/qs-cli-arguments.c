/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the commands have in common on the command line: a number of queens and --help.
 *
 * Texts are taken as file names, because GOption checks the encoding of all
 * others, and its message about a wrong one names no argument. */

#include "config.h"

#include "qs-cli-arguments.h"

#include <glib/gi18n.h>

#include "qs-enumerator.h"

/**
 * qs_cli_arguments_parse_number:
 * @name: what the number is for, as the user knows it
 * @text: the argument
 * @minimum: the smallest number allowed
 * @maximum: the largest
 * @number: (out): the number
 * @error: the place for an error: %G_OPTION_ERROR_BAD_VALUE
 *
 * Reads a number of decimal digits and nothing else.
 *
 * Returns: whether it is one
 */
gboolean
qs_cli_arguments_parse_number (const char *name,
                               const char *text,
                               guint64     minimum,
                               guint64     maximum,
                               guint64    *number,
                               GError    **error)
{
  if (g_ascii_string_to_unsigned (text, 10, minimum, maximum, number, NULL))
    return TRUE;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: an argument such as N or --limit, its limits, and what the user wrote. */
               _ ("%s must be a number from %llu to %llu, not “%s”"),
               name, (unsigned long long) minimum, (unsigned long long) maximum, text);

  return FALSE;
}

/* Refuses such as --numbered=no, which GOption takes for --numbered. */
static gboolean
check_switches (const char *const  *arguments,
                const GOptionEntry *options,
                GError            **error)
{
  for (; *arguments != NULL && !g_str_equal (*arguments, "--"); arguments++)
    {
      for (const GOptionEntry *option = options; option != NULL && option->long_name != NULL; option++)
        {
          g_autofree char *start = g_strdup_printf ("--%s=", option->long_name);

          if (option->arg == G_OPTION_ARG_NONE && g_str_has_prefix (*arguments, start))
            {
              g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           _ ("--%s takes no value"), option->long_name);
              return FALSE;
            }
        }
    }

  return TRUE;
}

static gboolean
parse_n (const char *const *operands,
         guint             *n,
         GError           **error)
{
  guint64 number = 0;

  if (operands == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("The number of queens is missing, a number from 1 to %u"), QS_ENUMERATOR_MAX_N);
      return FALSE;
    }

  if (!qs_cli_arguments_parse_number ("N", operands[0], 1, QS_ENUMERATOR_MAX_N, &number, error))
    return FALSE;

  if (operands[1] != NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("“%s” is one argument too many"), operands[1]);
      return FALSE;
    }

  *n = (guint) number;
  return TRUE;
}

/**
 * qs_cli_arguments_parse:
 * @arguments: (inout): the command's name and what follows it
 * @summary: what the command does
 * @options: (nullable): the options that only this command has
 * @n: (out): the number of queens, 1 … %QS_ENUMERATOR_MAX_N; not set with @help
 * @help: (out) (transfer full): the text that --help asks for; %NULL where it does not
 * @error: the place for an error: %G_OPTION_ERROR
 *
 * Reads the arguments of a command that takes one number of queens. Options
 * may stand anywhere.
 *
 * Returns: whether they are as they should be
 */
gboolean
qs_cli_arguments_parse (GStrv              *arguments,
                        const char         *summary,
                        const GOptionEntry *options,
                        guint              *n,
                        char              **help,
                        GError            **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("N");
  g_auto (GStrv) operands = NULL;
  gboolean wants_help = FALSE;
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, _ ("Print this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &operands, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  *help = NULL;

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  if (options != NULL)
    g_option_context_add_main_entries (context, options, NULL);
  g_option_context_add_main_entries (context, entries, NULL);

  if (!check_switches ((const char *const *) *arguments, options, error) ||
      !g_option_context_parse_strv (context, arguments, error))
    return FALSE;

  if (wants_help)
    {
      *help = g_option_context_get_help (context, TRUE, NULL);
      return TRUE;
    }

  return parse_n ((const char *const *) operands, n, error);
}
