/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the arguments that commands have in common. */

#include "qs-cli-arguments.h"

#include <glib/gi18n.h>
#include <string.h>

G_DEFINE_QUARK (qs-cli-help, qs_cli_help)

/* The most threads: more than any machine has processors. */
#define MAX_THREADS 1024

/* Reads decimal digits and nothing else; where @text is %NULL, what was not written, @number stays. @name is what it is
 * for, as the user knows it. Fails with %G_OPTION_ERROR_BAD_VALUE. */
gboolean
qs_cli_arguments_parse_number (const char *name,
                               const char *text,
                               guint64     minimum,
                               guint64     maximum,
                               guint64    *number,
                               GError    **error)
{
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, minimum, maximum, number, NULL))
    return TRUE;

  return qs_cli_arguments_refuse (error,
                                  /* Translators: an argument such as N or --limit, its limits, and what the user wrote. */
                                  _ ("%s must be a number from %llu to %llu, not “%s”"),
                                  name, (unsigned long long) minimum, (unsigned long long) maximum, text);
}

/* The same for a number of 32 bits. */
gboolean
qs_cli_arguments_parse_uint (const char *name,
                             const char *text,
                             guint       minimum,
                             guint       maximum,
                             guint      *number,
                             GError    **error)
{
  guint64 value = *number;

  if (!qs_cli_arguments_parse_number (name, text, minimum, maximum, &value, error))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

/* Lets the error of a value that @is_right says is wrong begin with the option. Returns: @is_right */
gboolean
qs_cli_arguments_blame (gboolean    is_right,
                        const char *option,
                        GError    **error)
{
  if (!is_right)
    g_prefix_error (error, "%s: ", option);

  return is_right;
}

/* @text is %NULL where --threads was not written, and @n_threads 0 where the program chooses. */
gboolean
qs_cli_arguments_parse_threads (const char *text,
                                guint      *n_threads,
                                GError    **error)
{
  *n_threads = 0;

  return qs_cli_arguments_parse_uint ("--threads", text, 1, MAX_THREADS, n_threads, error);
}

/* Reads a number of queens, 1 … @max_n. @text is %NULL where it is missing. */
static gboolean
parse_n (const char *text,
         guint       max_n,
         guint      *n,
         GError    **error)
{
  *n = 0;
  if (text == NULL)
    return qs_cli_arguments_refuse (error, _ ("The number of queens is missing, a number from 1 to %u"), max_n);

  return qs_cli_arguments_parse_uint ("N", text, 1, max_n, n, error);
}

/* The names of the methods, or those of them that can search a problem, and of the references, which are no methods, for a
 * message. */
char *
qs_cli_arguments_list_racers (gboolean         only_methods,
                              const QsProblem *problem)
{
  GString *list = g_string_new (NULL);

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      if (((*racer)->group != QS_GROUP_REFERENCE || !only_methods) && qs_racers_check (*racer, 1, problem, TRUE) == QS_RACER_FITS)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", (*racer)->id);
    }

  return g_string_free (list, FALSE);
}


/* The racer of that name; %NULL with %G_OPTION_ERROR_BAD_VALUE, which lists the names. */
const QsMethod *
qs_cli_arguments_find_racer (const char *id,
                             gboolean    only_methods,
                             GError    **error)
{
  const QsMethod *racer = qs_racers_find (id);
  g_autofree char *list = NULL;

  if (racer != NULL && (racer->group != QS_GROUP_REFERENCE || !only_methods))
    return racer;

  list = qs_cli_arguments_list_racers (only_methods, NULL);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user wrote, and a list such as “brute-force, permutations”. */
               _ ("There is no method “%s”; the methods are %s"), id, list);

  return NULL;
}

/* Whether the method can search a board of @n; else %G_OPTION_ERROR_BAD_VALUE names the limit. */
gboolean
qs_cli_arguments_check_limit (const QsMethod *racer,
                              guint           n,
                              GError        **error)
{
  if (n <= racer->max_n)
    return TRUE;

  return qs_cli_arguments_refuse (error,
                                  /* Translators: a method's name on the command line, its limit, and the number given. */
                                  _ ("The method “%s” takes N from 1 to %u, not %u"), racer->id, racer->max_n, n);
}

/* Whether the method can search that problem; else the error names those that can. */
gboolean
qs_cli_arguments_check_problem (const QsMethod  *racer,
                                const QsProblem *problem,
                                GError         **error)
{
  g_autofree char *others = qs_cli_arguments_list_racers (FALSE, problem);

  if (qs_racers_check (racer, 1, problem, TRUE) == QS_RACER_FITS)
    return TRUE;

  return qs_cli_arguments_refuse (error,
                                  /* Translators: a method's name on the command line, and a list of them. */
                                  _ ("The method “%s” cannot search this board; those that can are %s"), racer->id, others);
}

/* The option that has its value in the same word, as in --format=csv, -n8 and -oFILE. */
static const GOptionEntry *
find_option (const GOptionEntry *options,
             const char         *word)
{
  for (; options != NULL && options->long_name != NULL; options++)
    {
      g_autofree char *start = g_strdup_printf ("--%s=", options->long_name);

      if (g_str_has_prefix (word, start) ||
          (options->short_name != 0 && word[0] == '-' && word[1] == options->short_name && word[2] != '\0'))
        return options;
    }

  return NULL;
}

/* Takes -n8 and -oFILE apart, as GOption wants them, and refuses --numbered=no, which it takes for --numbered. */
static gboolean
part_values (GStrv              *arguments,
             const GOptionEntry *options,
             GError            **error)
{
  g_autoptr (GStrvBuilder) parted = g_strv_builder_new ();
  char **word = *arguments;
  GStrv words;

  for (; *word != NULL && !g_str_equal (*word, "--"); word++)
    {
      const GOptionEntry *option = find_option (options, *word);
      gboolean is_long = g_str_has_prefix (*word, "--");
      g_autofree char *letter = g_strndup (*word, 2);

      if (option != NULL && is_long && option->arg == G_OPTION_ARG_NONE)
        return qs_cli_arguments_refuse (error, _ ("--%s takes no value"), option->long_name);
      if (option != NULL && !is_long && option->arg != G_OPTION_ARG_NONE)
        g_strv_builder_add_many (parted, letter, *word + 2, NULL);
      else
        g_strv_builder_add (parted, *word);
    }
  g_strv_builder_addv (parted, (const char **) word);
  words = g_strv_builder_end (parted);
  g_strfreev (*arguments);
  *arguments = words;

  return TRUE;
}

/* What was read is there until the program ends, as there is one command. */
static void
keep (const GOptionEntry *options,
      GStrv               operands)
{
  static GPtrArray *kept;

  if (kept == NULL)
    kept = g_ptr_array_new ();
  g_ptr_array_add (kept, operands);
  for (; options != NULL && options->long_name != NULL; options++)
    {
      if (options->arg != G_OPTION_ARG_NONE)
        g_ptr_array_add (kept, *(gpointer *) options->arg_data);
    }
}

/**
 * qs_cli_arguments_parse_operands:
 * @name: (nullable): what the help calls the operands; %NULL where there are none
 * @options: (nullable): the options that only this command has; nobody frees what they give
 * @most: how many operands there may be
 * @operands: (out) (transfer none) (nullable): what is no option
 * @error: %G_OPTION_ERROR, or %QS_CLI_HELP
 *
 * Reads the arguments of a command. Options may stand anywhere.
 */
gboolean
qs_cli_arguments_parse_operands (GStrv              *arguments,
                                 const char         *name,
                                 const char         *summary,
                                 const GOptionEntry *options,
                                 guint               most,
                                 GStrv              *operands,
                                 GError            **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (name);
  gboolean wants_help = FALSE;
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, _ ("Print this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, operands, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  *operands = NULL;

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  if (options != NULL)
    g_option_context_add_main_entries (context, options, NULL);
  g_option_context_add_main_entries (context, entries, NULL);

  if (!part_values (arguments, options, error) || !g_option_context_parse_strv (context, arguments, error))
    return FALSE;

  keep (options, *operands);
  if (wants_help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      g_set_error_literal (error, QS_CLI_HELP, 0, help);
      return FALSE;
    }

  if (*operands != NULL && g_strv_length (*operands) > most)
    return qs_cli_arguments_refuse (error, _ ("“%s” is one argument too many"), (*operands)[most]);

  return TRUE;
}

/* As qs_cli_arguments_parse_operands(), for at most one operand, which is %NULL where it is missing. */
gboolean
qs_cli_arguments_parse_operand (GStrv              *arguments,
                                const char         *name,
                                const char         *summary,
                                const GOptionEntry *options,
                                const char        **operand,
                                GError            **error)
{
  GStrv operands;

  if (!qs_cli_arguments_parse_operands (arguments, name, summary, options, 1, &operands, error))
    return FALSE;

  *operand = operands != NULL ? operands[0] : NULL;
  return TRUE;
}

/* As qs_cli_arguments_parse_operands(), for the one file that a command must be given, and its name for messages. */
gboolean
qs_cli_arguments_parse_file (GStrv              *arguments,
                             const char         *summary,
                             const GOptionEntry *options,
                             const char        **path,
                             const char        **name,
                             GError            **error)
{
  GStrv operands;

  if (!qs_cli_arguments_parse_operands (arguments, _ ("FILE"), summary, options, G_MAXUINT, &operands, error))
    return FALSE;
  if (operands == NULL || operands[1] != NULL)
    return qs_cli_arguments_refuse (error, _ ("One FILE must be given"));

  *path = operands[0];
  *name = g_str_equal (*path, "-") ? _ ("standard input") : *path;
  return TRUE;
}

/* Reads those of a command that takes one number of queens, 1 … @max_n, or the text of any problem, which is then as
 * qs_problem_intern() has it, and NULL for plain queens. Options may stand anywhere. */
gboolean
qs_cli_arguments_parse_board (GStrv              *arguments,
                              const char         *summary,
                              const GOptionEntry *options,
                              guint               max_n,
                              guint              *n,
                              const QsProblem   **problem,
                              GError            **error)
{
  const char *text;
  QsProblem read;

  *problem = NULL;
  if (!qs_cli_arguments_parse_operand (arguments, "N", summary, options, &text, error))
    return FALSE;

  if (text == NULL || strspn (text, "0123456789-") == strlen (text))
    return parse_n (text, max_n, n, error);

  if (!qs_problem_parse (text, &read, error))
    return FALSE;

  *n = read.n;
  *problem = qs_problem_intern (&read);
  return TRUE;
}

gboolean
qs_cli_space_options_parse_board (QsCliSpaceOptions *self,
                                  const char        *text,
                                  guint              max_n,
                                  guint             *n,
                                  GError           **error)
{
  if (text == NULL || !g_regex_match_simple ("^\\d+[x×:+-].", text, 0, 0))
    return parse_n (text, max_n, n, error);

  if (!qs_problem_parse (text, &self->problem, error))
    return FALSE;

  *n = self->problem.n;
  return TRUE;
}

/* Whether it is another problem than that of plain queens, or squares are required or forbidden. */
gboolean
qs_cli_space_options_is_narrowed (const QsCliSpaceOptions *self)
{
  return self->required != NULL || self->forbidden != NULL || self->problem.n > 0;
}

static gboolean
set_lists (QsConstraints     *constraints,
           const char *const *lists,
           QsSquareRule       rule,
           const char        *option,
           GError           **error)
{
  for (; lists != NULL && *lists != NULL; lists++)
    {
      if (!qs_cli_arguments_blame (qs_constraints_set_list (constraints, *lists, rule, error), option, error))
        return FALSE;
    }

  return TRUE;
}

/* Finds out which solutions are meant: none where the squares contradict each other. @problem may be NULL.
 * QS_ERROR_INVALID_TEXT or QS_ERROR_OUT_OF_RANGE. */
gboolean
qs_cli_space_options_parse (const QsCliSpaceOptions *self,
                            guint                    n,
                            QsCensusSpace           *space,
                            QsProblem               *problem,
                            GError                 **error)
{
  QsCensusScope scope = self->is_fundamental ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL;
  QsProblem meant = self->problem;

  if (meant.n == 0)
    qs_problem_init (&meant, n);
  if (!set_lists (&meant.squares, (const char *const *) self->required, QS_SQUARE_RULE_REQUIRED, "--require", error) ||
      !set_lists (&meant.squares, (const char *const *) self->forbidden, QS_SQUARE_RULE_FORBIDDEN, "--forbid", error))
    return FALSE;

  qs_census_space_init_problem (space, &meant, scope);
  if (problem != NULL)
    *problem = meant;

  return TRUE;
}
