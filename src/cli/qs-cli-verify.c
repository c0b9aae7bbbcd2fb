/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that checks the solutions of a file. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-files.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-verdict-words.h"
#include "qs-verdict.h"

/* Up to this many parts of the verdict stand on one line. */
#define MAX_PARTS_OF_LINE 8

/* The options as they were written; NULL where they were not. */
typedef struct
{
  char *format;
  char *base;
  gboolean by_file;
  char *problem;
  char *n;
  gboolean json;
  const char *path;
  const char *name; /* for messages */
} Options;

static void
append_facts (GString           *text,
              const QsReadFacts *facts)
{
  gboolean has_base = facts->base != QS_READ_BASE_UNKNOWN;
  char queen[6 + 1] = { 0 };

  qs_cli_json_add (text, "n", "%u", facts->n);
  qs_cli_json_add_string (text, "format", facts->format);
  if (facts->has_problem)
    {
      g_autofree char *problem = qs_problem_to_string (&facts->problem);

      qs_cli_json_add_string (text, "problem", problem);
    }
  /* The sign that was taken for a queen because it is the rarer one. */
  g_unichar_to_utf8 (facts->queen, queen);
  qs_cli_json_add_string (text, "queen", facts->queen != 0 ? queen : NULL);
  qs_cli_json_add (text, "base", has_base ? "%d" : "null", (int) facts->base);
  qs_cli_json_add (text, "by_file", "%s", !has_base ? "null" : facts->is_by_file ? "true" : "false");
}

static void
append_counts (GString         *text,
               const QsVerdict *verdict)
{
  qs_cli_json_add (text, "good", "%s", qs_verdict_is_good (verdict) ? "true" : "false");
  qs_cli_json_add (text, "complete", "%s", qs_verdict_is_complete (verdict) ? "true" : "false");
  qs_cli_json_add (text, "fundamental", "%s", verdict->is_fundamental ? "true" : "false");
  qs_cli_json_add (text, "in_order", "%s", verdict->disorder == G_MAXUINT ? "true" : "false");
  qs_cli_json_add (text, "boards", "%u", qs_board_file_get_count (verdict->file));
  qs_cli_json_add (text, "distinct", "%u", verdict->n_distinct);
  qs_cli_json_add (text, "total", verdict->has_total ? "%" G_GUINT64_FORMAT : "null", verdict->total);
  qs_cli_json_add (text, "missing", verdict->has_total ? "%" G_GUINT64_FORMAT : "null", verdict->total - verdict->n_distinct);
  qs_cli_json_add (text, "repeated", "%u", verdict->repeats->len);
  qs_cli_json_add (text, "wrong", "%u", verdict->wrong->len);
}

static void
append_repeats (GString         *text,
                const QsVerdict *verdict)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < MIN (verdict->repeats->len, QS_VERDICT_MAX_SHOWN); i++)
    {
      QsRepeat repeat = g_array_index (verdict->repeats, QsRepeat, i);

      g_string_append_printf (list,
                              "%s{\"board\":%u,\"line\":%" G_GUINT64_FORMAT ",\"of_board\":%u,\"of_line\":%" G_GUINT64_FORMAT "}",
                              i > 0 ? "," : "", repeat.board + 1, qs_board_file_get_line (verdict->file, repeat.board),
                              repeat.first + 1, qs_board_file_get_line (verdict->file, repeat.first));
    }
  qs_cli_json_add (text, "first_repeated", "[%s]", list->str);
}

static void
append_wrong (GString         *text,
              const QsVerdict *verdict)
{
  static const char *const names[] = {
    [QS_FAULT_NONE] = "none",
    [QS_FAULT_ROW] = "row",
    [QS_FAULT_COLUMN] = "column",
    [QS_FAULT_DIAGONAL] = "diagonal",
    [QS_FAULT_CLASH] = "clash",
    [QS_FAULT_NO_QUEEN] = "no queen",
    [QS_FAULT_REQUIRED] = "required",
    [QS_FAULT_FORBIDDEN] = "forbidden",
  };
  guint n_rows = verdict->facts->n_rows;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < MIN (verdict->wrong->len, QS_VERDICT_MAX_SHOWN); i++)
    {
      guint board = g_array_index (verdict->wrong, guint, i);
      QsFault fault = qs_board_file_get_fault (verdict->file, board);
      g_autofree char *first = qs_square_to_string (fault.first, n_rows);
      g_autofree char *second = qs_square_to_string (fault.second, n_rows);

      g_string_append_printf (list,
                              "%s{\"board\":%u,\"line\":%" G_GUINT64_FORMAT ",\"fault\":\"%s\",\"squares\":[\"%s\",\"%s\"]}",
                              i > 0 ? "," : "", board + 1, qs_board_file_get_line (verdict->file, board),
                              names[fault.kind], first, second);
    }
  qs_cli_json_add (text, "first_wrong", "[%s]", list->str);
}

static void
append_bad (GString         *text,
            const QsVerdict *verdict)
{
  const QsReadClaim *claim = &verdict->facts->claim;
  guint64 n_bad = qs_verdict_count (verdict, QS_COMPLAINT_UNREADABLE);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < MIN (n_bad, QS_VERDICT_MAX_SHOWN); i++)
    {
      guint64 line;
      const char *reason = qs_board_file_get_bad (verdict->file, i, &line);

      g_string_append_printf (list, "%s{\"line\":%" G_GUINT64_FORMAT, i > 0 ? "," : "", line);
      qs_cli_json_add_string (list, "reason", reason);
      g_string_append_c (list, '}');
    }
  qs_cli_json_add (text, "unreadable", "%" G_GUINT64_FORMAT, n_bad);
  qs_cli_json_add (text, "first_unreadable", "[%s]", list->str);

  if (claim->line == 0)
    qs_cli_json_add (text, "false_claim", "null");
  else
    qs_cli_json_add (text, "false_claim", "{\"line\":%" G_GUINT64_FORMAT ",\"%s\":%" G_GUINT64_FORMAT "}", claim->line,
                     claim->is_side ? "n" : "boards", claim->number);
}

/* An object on one line, with the verdict also in @words. */
static char *
make_json (const char      *name,
           const QsVerdict *verdict,
           const char      *words)
{
  g_autoptr (GString) missing = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  qs_cli_json_add_string (text, "file", name);
  qs_cli_json_add (text, "readable", "true");
  append_facts (text, verdict->facts);
  append_counts (text, verdict);
  for (guint i = 0; i < verdict->missing->len; i++)
    g_string_append_printf (missing, "%s%" G_GUINT64_FORMAT, i > 0 ? "," : "", g_array_index (verdict->missing, guint64, i));
  qs_cli_json_add (text, "first_missing", "[%s]", missing->str);
  append_repeats (text, verdict);
  append_wrong (text, verdict);
  append_bad (text, verdict);
  qs_cli_json_add_string (text, "verdict", words);
  qs_cli_json_end (text);

  return g_string_free (text, FALSE);
}

static gboolean
parse_arguments (GStrv   *arguments,
                 Options *options,
                 GError **error)
{
  const GOptionEntry entries[] = {
    QS_CLI_TEXT ("format", &options->format,
                 _ ("The format of the file, such as text, columns or json, where it is not recognised"), _ ("FORMAT")),
    QS_CLI_TEXT ("base", &options->base,
                 /* Translators: BASE stays the word that the next line translates. */
                 _ ("Columns are counted from BASE, 0 or 1, where it is not recognised"), _ ("BASE")),
    QS_CLI_SWITCH ("by-file", &options->by_file,
                   _ ("A list has the row of the queen in each column, from the left, and rows are counted from the bottom")),
    QS_CLI_TEXT ("problem", &options->problem,
                 _ ("The boards solve PROBLEM, such as 13:torus, where the file does not say so"), _ ("PROBLEM")),
    { "queens", 'n', 0, G_OPTION_ARG_FILENAME, &options->n,
      _ ("The boards have N queens, as a file without boards does not say"), "N" },
    QS_CLI_JSON_OPTION (&options->json),
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse_file (arguments,
                                      _ ("Checks whether FILE has all solutions, each once and nothing else.\n"
                                         "“-” is standard input. The format is recognised, and FILE may be compressed."),
                                      entries, &options->path, &options->name, error);
}

static gboolean
set_options (const Options *options,
             QsReadOptions *reading,
             QsProblem     *problem,
             GError       **error)
{
  guint base = 1, n = 0;

  if (options->format != NULL && !qs_board_reader_has_format (options->format))
    return qs_cli_arguments_refuse (error, _ ("No format “%s” can be read"), options->format);

  if (!qs_cli_arguments_parse_uint ("--base", options->base, 0, 1, &base, error) ||
      !qs_cli_arguments_parse_uint ("--queens", options->n, 1, QS_MAX_N, &n, error) ||
      (options->problem != NULL &&
       !qs_cli_arguments_blame (qs_problem_parse (options->problem, problem, error), "--problem", error)))
    return FALSE;

  if (options->problem != NULL && options->n != NULL && n != problem->n)
    return qs_cli_arguments_refuse (error, _ ("%s and %s do not go together"), "--queens", "--problem");

  *reading = (QsReadOptions){
    .format = options->format,
    .base = options->base == NULL ? QS_READ_BASE_UNKNOWN : (QsReadBase) base,
    .is_by_file = options->by_file,
    .n = options->problem != NULL ? problem->n : n,
    .problem = options->problem != NULL ? problem : NULL,
  };
  return TRUE;
}

/* (transfer full) (nullable): the boards. Whatever went wrong is an error of the input. */
static QsBoardFile *
read_boards (const char          *path,
             const char          *name,
             const QsReadOptions *reading,
             GError             **error)
{
  g_autoptr (GInputStream) stream = qs_cli_files_open (path, name, TRUE, error);
  QsBoardFile *file;

  if (stream == NULL)
    return NULL;

  file = qs_board_file_read (stream, name, reading, NULL, NULL, error);
  if (file == NULL)
    (*error)->code = QS_ERROR_INVALID_TEXT;

  return file;
}

static gboolean
print_error_object (const char *name,
                    GError     *unreadable,
                    GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  qs_cli_json_add_string (text, "file", name);
  qs_cli_json_add (text, "readable", "false");
  qs_cli_json_add (text, "good", "false");
  qs_cli_json_add_string (text, "error", unreadable->message);
  qs_cli_json_end (text);
  if (qs_cli_output_print (text->str, error))
    g_propagate_error (error, unreadable);
  else
    g_error_free (unreadable);

  return FALSE;
}

static gboolean
print_verdict (const char      *name,
               const QsVerdict *verdict,
               gboolean         as_json,
               GError         **error)
{
  g_auto (GStrv) parts = qs_verdict_describe (verdict);
  gboolean is_sentence = as_json || g_strv_length (parts) <= MAX_PARTS_OF_LINE;
  g_autofree char *words = is_sentence ? qs_verdict_join ((const char *const *) parts, G_MAXUINT) : g_strjoinv ("\n", parts);
  g_autofree char *reading = qs_verdict_name_reading (verdict->file);
  g_autofree char *shown = qs_shown_name (name);
  g_autofree char *text = as_json ? make_json (name, verdict, words)
                                  : g_strdup_printf ("%s: %s\n%s\n", shown, reading, words);

  return qs_cli_output_print (text, error);
}

/* Reads a file and prints what is to be said about its boards. Fails with %QS_ERROR_INVALID_TEXT for a file that cannot be
 * read; FALSE without an error where it is no complete set of solutions. */
gboolean
qs_cli_verify (GStrv   *arguments,
               GError **error)
{
  Options options = { NULL };
  g_autoptr (QsBoardFile) file = NULL;
  g_autoptr (QsVerdict) verdict = NULL;
  GError *unreadable = NULL;
  QsReadOptions reading;
  QsProblem problem;

  if (!parse_arguments (arguments, &options, error))
    return FALSE;
  if (!set_options (&options, &reading, &problem, error))
    return FALSE;

  file = read_boards (options.path, options.name, &reading, &unreadable);
  if (file == NULL && options.json)
    return print_error_object (options.name, unreadable, error);
  if (file == NULL)
    return qs_error_pass (error, unreadable);

  verdict = qs_verdict_new (file, NULL, NULL);

  return print_verdict (options.name, verdict, options.json, error) && qs_verdict_is_good (verdict);
}
