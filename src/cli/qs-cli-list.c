/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists solutions, to a file or to standard output. */

#include "config.h"

#include "qs-cli-list.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-from.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-space.h"

/* One line per solution suits other programs. */
#define DEFAULT_FORMAT "columns"

/* The options as they were written; NULL where they were not. */
typedef struct
{
  QsCliSpaceOptions space;
  char *from;
  char *limit;
  char *format;
  gboolean numbered;
  char *file;
} Options;

static void
options_clear (Options *options)
{
  qs_cli_space_options_clear (&options->space);
  g_free (options->from);
  g_free (options->limit);
  g_free (options->format);
  g_free (options->file);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* The names of the formats; with @numbering only of those that can number. */
static char *
list_formats (gboolean numbering)
{
  GString *list = g_string_new (NULL);

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    {
      if (!numbering || ((*format)->flags & (QS_FORMAT_CAN_NUMBER | QS_FORMAT_IS_NUMBERED)) != 0)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", (*format)->id);
    }

  return g_string_free (list, FALSE);
}

static gboolean
parse_arguments (GStrv   *arguments,
                 Options *options,
                 guint   *n,
                 char   **help,
                 GError **error)
{
  g_autofree char *formats = list_formats (FALSE);
  g_autofree char *about_format = g_strdup_printf (
      /* Translators: the first is a list such as “text, columns”, the second one of them. */
      _ ("How to write a solution: %s (%s when not given)"), formats, DEFAULT_FORMAT);
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &options->from,
      /* Translators: RANK stays the word that the next line translates. */
      _ ("Begin with solution number RANK; also -1 for the last, 50% or a solution's columns"), _ ("RANK") },
    { "limit", 0, 0, G_OPTION_ARG_FILENAME, &options->limit,
      _ ("Write at most M solutions"), "M" },
    qs_cli_space_options_require (&options->space),
    qs_cli_space_options_forbid (&options->space),
    qs_cli_space_options_fundamental (&options->space),
    { "format", 0, 0, G_OPTION_ARG_FILENAME, &options->format,
      about_format, _ ("FORMAT") },
    { "numbered", 0, 0, G_OPTION_ARG_NONE, &options->numbered,
      _ ("Write each solution's number above it"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->file,
      _ ("Write to FILE, once all is there; “-” is standard output"), _ ("FILE") },
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse (arguments,
                                 _ ("Lists the solutions for N queens, from 1 to 32, in lexicographic order."),
                                 entries, QS_CENSUS_MAX_N, n, help, error);
}

static gboolean
set_format (QsExportScope *scope,
            const char    *name,
            GError       **error)
{
  g_autofree char *formats = NULL;

  scope->format = qs_format_find (name);
  if (scope->format != NULL)
    return TRUE;

  formats = list_formats (FALSE);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user wrote, and a list such as “text, columns”. */
               _ ("There is no format “%s”; the formats are %s"), name, formats);

  return FALSE;
}

static gboolean
set_numbered (QsExportScope *scope,
              gboolean       numbered,
              GError       **error)
{
  gboolean is_numbered = (scope->format->flags & QS_FORMAT_IS_NUMBERED) != 0;
  g_autofree char *formats = NULL;

  scope->numbered = numbered || is_numbered;
  if (!numbered || is_numbered || (scope->format->flags & QS_FORMAT_CAN_NUMBER) != 0)
    return TRUE;

  formats = list_formats (TRUE);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: a format's name, and a list of others. */
               _ ("The format “%s” has no place for the numbers of --numbered; the formats that have are: %s"),
               scope->format->id, formats);

  return FALSE;
}

static gboolean
set_scope (QsExportScope *scope,
           const Options *options,
           guint          n,
           GError       **error)
{
  scope->first = 1;
  scope->count = G_MAXUINT64;

  return (options->limit == NULL ||
          qs_cli_arguments_parse_number ("--limit", options->limit, 0, G_MAXUINT64, &scope->count, error)) &&
         qs_cli_space_options_parse (&options->space, n, &scope->space, &scope->constraints, error) &&
         set_format (scope, options->format != NULL ? options->format : DEFAULT_FORMAT, error) &&
         set_numbered (scope, options->numbered, error);
}

static gboolean
go_on (guint64  written,
       gpointer user_data)
{
  return qs_cli_interrupt_get_signal () == 0;
}

static gboolean
write_solutions (const QsGoTo  *from,
                 QsExportScope *scope,
                 QsFileWriter  *writer,
                 GError       **error)
{
  return (from == NULL || qs_cli_from_find (from, scope, writer, error)) &&
         qs_export_write (scope, writer, go_on, NULL, error) &&
         qs_file_writer_commit (writer, error);
}

static gboolean
write_file (const QsGoTo  *from,
            QsExportScope *scope,
            const char    *path,
            GError       **error)
{
  g_autoptr (QsFileWriter) writer = NULL;

  /* Without a file there is nothing to clean up, and a write can wait for ever. */
  if (!qs_file_writer_is_direct (path))
    qs_cli_interrupt_catch ();

  writer = qs_file_writer_open_as_named (path, error);

  return writer != NULL && write_solutions (from, scope, writer, error);
}

static gboolean
write_standard_output (const QsGoTo  *from,
                       QsExportScope *scope,
                       GError       **error)
{
  g_autoptr (QsFileWriter) writer = qs_cli_output_new ();

  return write_solutions (from, scope, writer, error);
}

/* Writes where the user wants it; @from is %NULL where the list begins at its beginning. */
static gboolean
write_list (const QsGoTo  *from,
            QsExportScope *scope,
            const char    *path,
            GError       **error)
{
  if (path == NULL || g_str_equal (path, "-"))
    return write_standard_output (from, scope, error);

  if (*path == '\0')
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _ ("The name of the file is empty"));
      return FALSE;
    }

  return write_file (from, scope, path, error);
}

/**
 * qs_cli_list:
 * @arguments: (inout): the command's name and what follows it
 * @error: the place for an error: %G_OPTION_ERROR, or one of
 *   qs_cli_space_options_parse(), qs_cli_from_find() or qs_export_write();
 *   %QS_ERROR_CANCELLED after a signal
 *
 * Writes solutions, one after the other. A file is there as a whole or not at all.
 *
 * Returns: whether all were written
 */
gboolean
qs_cli_list (GStrv   *arguments,
             GError **error)
{
  g_auto (Options) options = { { NULL } };
  g_autofree char *help = NULL;
  QsExportScope scope = { .has_start = FALSE };
  QsGoTo from;
  guint n;

  if (!parse_arguments (arguments, &options, &n, &help, error))
    return FALSE;

  if (help != NULL)
    return qs_cli_output_print (help, error);

  if ((options.from != NULL && !qs_cli_from_parse (options.from, n, &from, error)) ||
      !set_scope (&scope, &options, n, error))
    return FALSE;

  return write_list (options.from != NULL ? &from : NULL, &scope, options.file, error);
}
