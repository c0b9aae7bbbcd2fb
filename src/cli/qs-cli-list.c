/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lists solutions, or writes the problem, to a file or to standard output. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-from.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-format.h"
#include "qs-picture.h"

/* One line per solution suits other programs. */
#define DEFAULT_FORMAT qs_format_columns

static const char *const encodings[] = {
  [QS_FORMAT_PAIRWISE] = "pairwise",
  [QS_FORMAT_SEQUENTIAL] = "sequential",
  NULL,
};

/* The options as they were written; NULL where they were not. */
typedef struct
{
  QsCliSpaceOptions space;
  char *from;
  char *limit;
  char *threads;
  char *format;
  gboolean numbered;
  gboolean no_header;
  char *base;
  char *encoding;
  char *file;
} Options;

/* What is to be done. */
typedef struct
{
  QsExportScope scope;
  QsGoTo from; /* where the list begins */
} Request;

static char *
list_formats (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; qs_format_list ()[i] != NULL; i++)
    g_string_append_printf (list, "%s, ", qs_format_list ()[i]->id);
  g_string_truncate (list, list->len - 2);

  return g_string_free (list, FALSE);
}

/* What the help says about --format. */
static char *
describe_format (void)
{
  g_autofree char *formats = list_formats ();

  /* Translators: the first is a list such as “text, columns”, the second one of them. */
  return g_strdup_printf (_ ("How to write a solution, or the problem: %s (what the name of the file says, "
                             "or else %s, when not given)"),
                          formats, DEFAULT_FORMAT.id);
}

/* Whether a picture was named, or the file's name says so. */
static gboolean
is_picture (const char *format,
            const char *file)
{
  g_autofree char *name = g_strconcat ("boards.", format, NULL);
  QsPictureKind kind;

  return format != NULL ? qs_picture_find_kind (name, &kind) : file != NULL && qs_picture_find_kind (file, &kind);
}

/* The format that was named, or that the file's name says. */
static gboolean
choose (const Options   *self,
        const QsFormat **format,
        GError         **error)
{
  g_autofree char *formats = NULL;

  if (is_picture (self->format, self->file))
    return qs_cli_arguments_refuse (error, "%s",
                                    _ ("“queenside-cli sheet” writes boards as PDF, SVG and PNG"));

  if (self->format != NULL)
    *format = qs_format_find (self->format);
  else if (self->file == NULL || (*format = qs_format_find_for_file (self->file, &DEFAULT_FORMAT)) == NULL)
    *format = &DEFAULT_FORMAT;
  if (*format != NULL)
    return TRUE;

  formats = list_formats ();
  return qs_cli_arguments_refuse (error,
                                  /* Translators: what the user wrote, and a list such as “text, columns”. */
                                  _ ("There is no format “%s”; the formats are %s"), self->format, formats);
}

/* Finds @text among @words; the first where there is none. */
static gboolean
parse_word (const char        *option,
            const char        *text,
            const char *const *words,
            guint             *index,
            GError           **error)
{
  g_autofree char *list = NULL;

  for (*index = 0; text != NULL && words[*index] != NULL; (*index)++)
    {
      if (g_str_equal (text, words[*index]))
        return TRUE;
    }

  if (text == NULL)
    return TRUE;

  list = g_strjoinv (", ", (char **) words);
  return qs_cli_arguments_refuse (error,
                                  /* Translators: an option, what was given with it, and a list of what can be. */
                                  _ ("%s: “%s” is not one of %s"), option, text, list);
}

/* The first option that was given although the format has no use for it. */
static const char *
find_unused (const Options  *self,
             const QsFormat *format)
{
  QsFormatFlags flags = format->flags;

  if (self->numbered && (flags & (QS_FORMAT_CAN_NUMBER | QS_FORMAT_IS_NUMBERED)) == 0)
    return "--numbered";
  if (self->no_header && (flags & QS_FORMAT_CAN_OMIT_HEADER) == 0)
    return "--no-header";
  if (self->base != NULL && (flags & QS_FORMAT_HAS_BASE) == 0)
    return "--base";
  if (self->encoding != NULL && (flags & QS_FORMAT_HAS_ENCODING) == 0)
    return "--encoding";
  if (format->write == NULL)
    return NULL;

  /* What only a list can have. */
  return self->from != NULL ? "--from"
         : self->limit != NULL ? "--limit"
         : self->threads != NULL ? "--threads"
         : self->space.is_fundamental ? "--fundamental"
                                      : NULL;
}

/* Finds out what is to be written, and in which format. One that begins with how many solutions there are needs the number
 * of the first, too. */
static gboolean
parse_format (const Options *self,
              QsExportScope *scope,
              GError       **error)
{
  const char *const bases[] = { "0", "1", NULL };
  const char *unused;
  guint base, encoding;

  if (!choose (self, &scope->format, error) ||
      !parse_word ("--base", self->base, bases, &base, error) ||
      !parse_word ("--encoding", self->encoding, encodings, &encoding, error))
    return FALSE;

  if (self->base != NULL)
    scope->base = base == 0 ? QS_FORMAT_BASE_0 : QS_FORMAT_BASE_1;
  scope->encoding = (QsFormatEncoding) encoding;
  scope->without_header = self->no_header;
  scope->numbered = self->numbered || (scope->format->flags & (QS_FORMAT_IS_NUMBERED | QS_FORMAT_NEEDS_COUNT)) != 0;

  unused = find_unused (self, scope->format);

  return unused == NULL ||
         /* Translators: a format's name, and an option such as “--numbered”. */
         qs_cli_arguments_refuse (error, _ ("The format “%s” has no use for %s"), scope->format->id, unused);
}

static gboolean
parse_arguments (GStrv   *arguments,
                 Options *options,
                 guint   *n,
                 GError **error)
{
  g_autofree char *about_format = describe_format ();
  const GOptionEntry entries[] = {
    QS_CLI_FROM_OPTION (&options->from),
    QS_CLI_TEXT ("limit", &options->limit, _ ("Write at most M solutions"), "M"),
    QS_CLI_TEXT ("threads", &options->threads,
                 _ ("Search with T threads (one per processor, but at most 8, when not given)"), "T"),
    QS_CLI_SPACE_OPTIONS (&options->space),
    QS_CLI_TEXT ("format", &options->format, about_format, _ ("FORMAT")),
    QS_CLI_SWITCH ("numbered", &options->numbered, _ ("Write each solution’s number above it")),
    QS_CLI_SWITCH ("no-header", &options->no_header,
                   /* Translators: “jsonl” is the name of a format. */
                   _ ("Leave out the first line of jsonl, which is about all solutions")),
    QS_CLI_TEXT ("base", &options->base,
                 /* Translators: “columns” and “npy” are names of formats. */
                 _ ("Count columns from 0 or 1 (1 for columns and 0 for npy when not given)"), "0|1"),
    QS_CLI_TEXT ("encoding", &options->encoding,
                 /* Translators: leave “pairwise”, “sequential” and “dimacs” as they are. */
                 _ ("How dimacs says that a line has at most one queen: pairwise (when not given) or sequential"), _ ("ENCODING")),
    QS_CLI_OUTPUT_OPTION (&options->file),
    G_OPTION_ENTRY_NULL
  };
  const char *board;

  return qs_cli_arguments_parse_operand (arguments, "N",
                                         _ ("Lists the solutions for N queens, from 1 to 32, in lexicographic order.\n"
                                            "N may be another problem, such as 6x9, 13:torus, 12:superqueens, 8:touching or\n"
                                            "4:regions=aabb/abbb/ccdd/cddd, and have squares with it, such as 8+b4-d5."),
                                         entries, &board, error) &&
         qs_cli_space_options_parse_board (&options->space, board, QS_CENSUS_MAX_N, n, error);
}

static gboolean
set_request (Request       *request,
             const Options *options,
             guint          n,
             GError       **error)
{
  QsExportScope *scope = &request->scope;

  scope->count = G_MAXUINT64;

  return qs_cli_space_options_parse (&options->space, n, &scope->space, &scope->problem, error) &&
         (options->from == NULL ||
          qs_cli_arguments_blame (qs_go_to_parse (options->from, &scope->space.problem, &request->from, error), "--from", error)) &&
         qs_cli_arguments_parse_number ("--limit", options->limit, 0, G_MAXUINT64, &scope->count, error) &&
         qs_cli_arguments_parse_threads (options->threads, &scope->n_threads, error) &&
         parse_format (options, scope, error);
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
  if (scope->space.is_plain && qs_constraints_is_empty (&scope->problem.squares))
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
  g_autoptr (QsSolutionSet) set = NULL;

  if (!needs_count (scope))
    return TRUE;

  set = qs_cli_census_count (&scope->space, enough, writer, &scope->total, error);
  scope->has_total = set != NULL;

  return scope->has_total;
}

static gboolean
write_request (Request      *request,
               QsFileWriter *writer,
               GError      **error)
{
  QsExportScope *scope = &request->scope;

  return qs_cli_from_find (&request->from, scope, writer, error) &&
         (scope->format->write != NULL || count_first (scope, writer, error)) &&
         qs_export_write (scope, writer, go_on, NULL, error) &&
         qs_file_writer_commit (writer, error);
}

/* Writes where the user wants it. */
static gboolean
write_somewhere (Request    *request,
                 const char *path,
                 GError    **error)
{
  gboolean is_file = path != NULL && !g_str_equal (path, "-");
  g_autoptr (QsFileWriter) writer = NULL;

  if (is_file && *path == '\0')
    return qs_cli_arguments_refuse (error, _ ("The name of the file is empty"));

  /* Without a file there is nothing to clean up, and a write can wait for ever. */
  if (is_file && !qs_file_writer_is_direct (path))
    qs_cli_interrupt_catch ();
  writer = is_file ? qs_file_writer_open_as_named (path, error) : qs_cli_output_new ();

  return writer != NULL && write_request (request, writer, error);
}

/* Writes solutions, one after the other, or the problem that they solve. A file is there as a
 * whole or not at all. */
gboolean
qs_cli_list (GStrv   *arguments,
             GError **error)
{
  Options options = { { NULL } };
  Request request = { .from.number = 1 };
  guint n;

  if (!parse_arguments (arguments, &options, &n, error))
    return FALSE;

  return set_request (&request, &options, n, error) &&
         write_somewhere (&request, options.file, error);
}
