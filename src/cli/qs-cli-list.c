/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists solutions, or writes the problem, to a file or to standard output. */

#include "config.h"

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-census.h"
#include "qs-cli-format.h"
#include "qs-cli-from.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-space.h"

/* The options as they were written; NULL where they were not. */
typedef struct
{
  QsCliSpaceOptions space;
  char *from;
  char *limit;
  char *threads;
  QsCliFormatOptions format;
  char *file;
} Options;

/* What is to be done. */
typedef struct
{
  QsExportScope scope;
  gboolean has_from;
  QsGoTo from; /* where the list begins */
  QsCliFormat format;
} Request;

static void
options_clear (Options *options)
{
  qs_cli_space_options_clear (&options->space);
  g_free (options->from);
  g_free (options->limit);
  g_free (options->threads);
  qs_cli_format_options_clear (&options->format);
  g_free (options->file);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_arguments (GStrv   *arguments,
                 Options *options,
                 guint   *n,
                 GError **error)
{
  g_autofree char *about_format = qs_cli_format_describe ();
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &options->from,
      /* xgettext:no-c-format */
      /* Translators: RANK stays the word that the next line translates. */
      _ ("Start at solution number RANK; also -1 for the last, 50% or a solution's columns"), _ ("RANK") },
    { "limit", 0, 0, G_OPTION_ARG_FILENAME, &options->limit,
      _ ("Write at most M solutions"), "M" },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &options->threads,
      _ ("Search with T threads (one per processor, but at most 8, when not given)"), "T" },
    qs_cli_space_options_require (&options->space),
    qs_cli_space_options_forbid (&options->space),
    qs_cli_space_options_fundamental (&options->space),
    { "format", 0, 0, G_OPTION_ARG_FILENAME, &options->format.format,
      about_format, _ ("FORMAT") },
    { "numbered", 0, 0, G_OPTION_ARG_NONE, &options->format.numbered,
      _ ("Write each solution's number above it"), NULL },
    { "base", 0, 0, G_OPTION_ARG_FILENAME, &options->format.base,
      /* Translators: “columns” and “npy” are names of formats. */
      _ ("Count columns from 0 or 1 (1 for columns and 0 for npy when not given)"), "0|1" },
    { "encoding", 0, 0, G_OPTION_ARG_FILENAME, &options->format.encoding,
      /* Translators: leave “pairwise”, “sequential” and “dimacs” as they are. */
      _ ("How dimacs says that a line has at most one queen: pairwise (when not given) or sequential"), _ ("ENCODING") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->file,
      _ ("Write to FILE, once all is there; “-” is standard output"), _ ("FILE") },
    G_OPTION_ENTRY_NULL
  };

  g_auto (GStrv) operands = NULL;

  return qs_cli_arguments_parse_operands (arguments, "N",
                                          _ ("Lists the solutions for N queens, from 1 to 32, in lexicographic order.\n"
                                             "N may be another problem, such as 13:torus, 12:superqueens, 8:touching or\n"
                                             "4:regions=aabb/abbb/ccdd/cddd, and have squares with it, such as 8+b4-d5."),
                                          entries, &operands, error) &&
         qs_cli_space_options_parse_operands (&options->space, (const char *const *) operands, QS_CENSUS_MAX_N, FALSE, n, error);
}

/* What only a list can have. */
static gboolean
check_instance (const QsInstance *instance,
                const Options    *options,
                gboolean          is_plain,
                GError          **error)
{
  const char *unused = options->from != NULL ? "--from"
                       : options->limit != NULL ? "--limit"
                       : options->threads != NULL ? "--threads"
                       : options->space.is_fundamental ? "--fundamental"
                                                       : NULL;

  if (instance == NULL || (is_plain && unused == NULL))
    return TRUE;

  if (!is_plain)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   /* Translators: a format such as dimacs. */
                   _ ("Only the problem of N queens can be written as %s"), instance->id);
      return FALSE;
    }

  qs_cli_format_set_unused (instance->id, unused, error);
  return FALSE;
}

/* A format that begins with how many solutions there are needs the number of the first, too. */
static void
set_format (QsExportScope     *scope,
            const QsCliFormat *format)
{
  scope->format = format->solutions;
  scope->base = format->base;
  scope->numbered = format->numbered ||
                    (format->solutions != NULL &&
                     (format->solutions->flags & (QS_FORMAT_IS_NUMBERED | QS_FORMAT_NEEDS_COUNT)) != 0);
}

static gboolean
set_request (Request       *request,
             const Options *options,
             guint          n,
             GError       **error)
{
  QsExportScope *scope = &request->scope;

  scope->first = 1;
  scope->count = G_MAXUINT64;
  request->has_from = options->from != NULL;
  if (!qs_cli_space_options_parse (&options->space, n, &scope->space, &scope->constraints, error) ||
      (options->from != NULL && !qs_cli_from_parse (options->from, &scope->space.problem, &request->from, error)) ||
      (options->limit != NULL &&
       !qs_cli_arguments_parse_number ("--limit", options->limit, 0, G_MAXUINT64, &scope->count, error)) ||
      !qs_cli_arguments_parse_threads (options->threads, &scope->n_threads, error) ||
      !qs_cli_format_options_parse (&options->format, options->file, &request->format, error) ||
      !check_instance (request->format.instance, options, scope->space.is_plain, error))
    return FALSE;

  set_format (scope, &request->format);
  return TRUE;
}

static gboolean
go_on (guint64  written,
       gpointer user_data)
{
  return qs_cli_interrupt_get_signal () == 0;
}

/* Whether the solutions that the squares leave must be counted before the first is written. */
static gboolean
needs_count (const QsExportScope *scope)
{
  QsFormatFlags flags = scope->format->flags;
  QsFormatSet set;

  qs_export_describe (scope, &set);
  if (scope->space.is_plain && qs_constraints_is_empty (&scope->constraints))
    return FALSE;

  return ((flags & QS_FORMAT_NEEDS_COUNT) != 0 && set.count == QS_FORMAT_UNKNOWN) ||
         ((flags & QS_FORMAT_TELLS_TOTAL) != 0 && scope->first == 1 && scope->count == G_MAXUINT64);
}

/* Counts all, or as many as are written and one more. */
static gboolean
count_first (QsExportScope *scope,
             QsFileWriter  *writer,
             GError       **error)
{
  guint64 enough = scope->count < G_MAXUINT64 - scope->first ? scope->first + scope->count : G_MAXUINT64;
  g_autoptr (QsSolver) solver = NULL;

  if (!needs_count (scope))
    return TRUE;

  solver = qs_cli_census_start (&scope->space);
  if (!qs_cli_census_wait (solver, enough, writer, error))
    return FALSE;

  scope->has_total = TRUE;
  scope->total = qs_solver_get_count (solver);

  return TRUE;
}

static gboolean
write_solutions (Request      *request,
                 QsFileWriter *writer,
                 GError      **error)
{
  QsExportScope *scope = &request->scope;

  return (!request->has_from || qs_cli_from_find (&request->from, scope, writer, error)) &&
         count_first (scope, writer, error) &&
         qs_export_write (scope, writer, go_on, NULL, error);
}

static gboolean
write_instance (const Request *request,
                QsFileWriter  *writer,
                GError       **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  request->format.instance->write (text, &request->scope.constraints, request->format.encoding);

  return qs_file_writer_write (writer, text->str, text->len, error);
}

static gboolean
write_request (Request      *request,
               QsFileWriter *writer,
               GError      **error)
{
  return (request->format.instance != NULL ? write_instance (request, writer, error)
                                           : write_solutions (request, writer, error)) &&
         qs_file_writer_commit (writer, error);
}

static gboolean
write_file (Request    *request,
            const char *path,
            GError    **error)
{
  g_autoptr (QsFileWriter) writer = NULL;

  /* Without a file there is nothing to clean up, and a write can wait for ever. */
  if (!qs_file_writer_is_direct (path))
    qs_cli_interrupt_catch ();

  writer = qs_file_writer_open_as_named (path, error);

  return writer != NULL && write_request (request, writer, error);
}

static gboolean
write_standard_output (Request *request,
                       GError **error)
{
  g_autoptr (QsFileWriter) writer = qs_cli_output_new ();

  return write_request (request, writer, error);
}

/* Writes where the user wants it. */
static gboolean
write_somewhere (Request    *request,
                 const char *path,
                 GError    **error)
{
  if (path == NULL || g_str_equal (path, "-"))
    return write_standard_output (request, error);

  if (*path == '\0')
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _ ("The name of the file is empty"));
      return FALSE;
    }

  return write_file (request, path, error);
}

/* Writes solutions, one after the other, or the problem that they solve. A file is there as a
 * whole or not at all. */
gboolean
qs_cli_list (GStrv   *arguments,
             GError **error)
{
  g_auto (Options) options = { { NULL } };
  Request request = { .has_from = FALSE };
  guint n;

  if (!parse_arguments (arguments, &options, &n, error))
    return FALSE;

  return set_request (&request, &options, n, error) &&
         write_somewhere (&request, options.file, error);
}
