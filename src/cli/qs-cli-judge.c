/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that judges the steps of another program's search. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "qs-cli-arguments.h"
#include "qs-cli-files.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-judge.h"
#include "qs-racers.h"

/* A method with more steps than this is not run to compare with. */
#define MAX_COMPARED 3000000

/* For programs, by QsJudgeFault. */
static const char *const fault_names[] = { "right", "off-board", "square-taken", "row-taken", "no-queen", "too-few",
                                           "attacked", "miscounted" };

static gboolean
count_cb (QsTraceEvent event,
          guint        row,
          guint        column,
          gpointer     data)
{
  guint *n_steps = data;

  return ++*n_steps < MAX_COMPARED;
}

/* Runs a method. FALSE if it does not find all solutions, or takes too many steps. */
static gboolean
run_method (const QsMethod *racer,
            guint           n,
            QsCounts       *counts)
{
  guint n_steps = 0;
  const QsTracer tracer = { count_cb, &n_steps };
  QsSearch search = { .n = n, .seed = 1, .tracer = &tracer };

  if (racer->group == QS_GROUP_REFERENCE || qs_racers_check (racer, n, NULL, FALSE) != QS_RACER_FITS)
    return FALSE;

  racer->search (&search);
  *counts = search.counts;

  return n_steps < MAX_COMPARED;
}

static void
append_counts (GString        *text,
               const char     *name,
               const QsCounts *counts)
{
  g_string_append_printf (text, "%s\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\n", name, counts->placements + 1, counts->checks,
                          counts->backtracks);
}

/* What it did, and what our methods do for the same board. */
static void
append_table (const QsJudgement *judgement,
              GString           *text)
{
  /* Translators: the headings of a table of methods. */
  g_string_append_printf (text, "%s\t%s\t%s\t%s\n", _ ("METHOD"), _ ("NODES"), _ ("CHECKS"), _ ("BACKTRACKS"));
  /* Translators: the program that is judged, among methods. */
  append_counts (text, _ ("(judged)"), &judgement->counts);
  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      QsCounts counts;

      if (run_method (*racer, judgement->n, &counts))
        append_counts (text, (*racer)->id, &counts);
    }
  qs_cli_table_align (text, 1);
}

static void
append_words (const QsJudgement *judgement,
              const char        *name,
              GString           *text)
{
  g_autofree char *verdict = qs_judgement_describe (judgement);
  g_autofree char *shown = qs_shown_name (name);

  /* Translators: a file's name, n, and a number of steps. */
  g_string_append_printf (text, ngettext ("%s: n = %u, %" PRIu64 " step\n", "%s: n = %u, %" PRIu64 " steps\n",
                                          MIN (judgement->n_steps, G_MAXUINT)),
                          shown, judgement->n, judgement->n_steps);
  g_string_append_printf (text, "%s\n\n", verdict);
  append_table (judgement, text);
}

static void
append_json (const QsJudgement *judgement,
             GString           *text)
{
  qs_cli_json_add (text, "n", "%u", judgement->n);
  qs_cli_json_add (text, "good", "%s", qs_judgement_is_good (judgement) ? "true" : "false");
  qs_cli_json_add (text, "steps", "%" G_GUINT64_FORMAT, judgement->n_steps);
  qs_cli_json_add (text, "wrong_steps", "%" G_GUINT64_FORMAT, judgement->n_faults);
  if (judgement->fault != QS_JUDGE_RIGHT)
    qs_cli_json_add (text, "first_wrong", "{\"line\":%" G_GUINT64_FORMAT ",\"fault\":\"%s\"}", judgement->fault_line,
                     fault_names[judgement->fault]);
  if (judgement->has_total)
    {
      qs_cli_json_add (text, "total", "%" G_GUINT64_FORMAT, judgement->total);
      qs_cli_json_add (text, "missing", "%" G_GUINT64_FORMAT, judgement->total - judgement->n_distinct);
    }
  qs_cli_json_add (text, "found", "%u", judgement->n_distinct);
  qs_cli_json_add (text, "repeated", "%u", judgement->n_repeated);
  qs_cli_json_add (text, "wrong", "%u", judgement->n_wrong);
  qs_cli_json_add (text, "nodes", "%" G_GUINT64_FORMAT, judgement->counts.placements + 1);
  qs_cli_json_add (text, "checks", "%" G_GUINT64_FORMAT, judgement->counts.checks);
  qs_cli_json_add (text, "backtracks", "%" G_GUINT64_FORMAT, judgement->counts.backtracks);
  qs_cli_json_add (text, "unread_lines", "%" G_GUINT64_FORMAT, judgement->n_unread);
  qs_cli_json_end (text);
}

static void
append_csv (const QsJudgement *judgement,
            const char        *name,
            GString           *text)
{
  g_auto (GStrv) quotes = g_strsplit (name, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", quotes);

  g_string_append_printf (text, "\"%s\",%u,%s,%s,%" G_GUINT64_FORMAT ",%u,%" G_GUINT64_FORMAT ",%u,%u,%" G_GUINT64_FORMAT
                                ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT "\n",
                          doubled, judgement->n, qs_judgement_is_good (judgement) ? "good" : "bad",
                          fault_names[judgement->fault], judgement->fault_line, judgement->n_distinct,
                          judgement->has_total ? judgement->total - judgement->n_distinct : 0, judgement->n_repeated,
                          judgement->n_wrong, judgement->counts.placements + 1, judgement->counts.checks,
                          judgement->counts.backtracks, judgement->n_unread);
}

/* Whatever is wrong with the input is an error of the input. */
static gboolean
judge_file (const char  *path,
            const char  *name,
            gboolean     takes_pipe,
            QsJudgement *judgement,
            GError     **error)
{
  g_autoptr (GInputStream) stream = qs_cli_files_open (path, name, takes_pipe, error);
  g_autoptr (QsJudge) judge = qs_judge_new (NULL, NULL);
  g_autoptr (GError) cause = NULL;
  g_autofree char *shown = qs_shown_name (name);

  if (stream == NULL)
    return FALSE;

  if (qs_judge_read (judge, stream, NULL, NULL, NULL, &cause) && qs_judge_decide (judge, judgement, &cause))
    return TRUE;

  /* Translators: a file's name, and what is wrong with it. */
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("“%s”: %s"), shown, cause->message);
}

/* Judges each file of a folder, and prints a table. What cannot be read is reported, and counts as bad. */
static gboolean
judge_folder (const char *path,
              gboolean   *is_good,
              GError    **error)
{
  g_autoptr (GPtrArray) files = qs_cli_files_list (path, error);
  g_autoptr (GString) text =
    g_string_new ("file,n,verdict,first_wrong,line,found,missing,repeated,wrong,nodes,checks,backtracks,unread\n");

  if (files == NULL)
    {
      (*error)->domain = QS_ERROR;
      (*error)->code = QS_ERROR_INVALID_TEXT;
      return FALSE;
    }

  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *name = g_path_get_basename (files->pdata[i]);
      g_autoptr (GError) cause = NULL;
      QsJudgement judgement;

      if (judge_file (files->pdata[i], name, FALSE, &judgement, &cause))
        {
          append_csv (&judgement, name, text);
          *is_good = *is_good && qs_judgement_is_good (&judgement);
        }
      else
        {
          qs_cli_output_note ("%s", cause->message);
          *is_good = FALSE;
        }
    }

  return qs_cli_output_print (text->str, error);
}

/* Prints what is right and what is wrong with the steps of a file. FALSE without an error where something is wrong. */
gboolean
qs_cli_judge (GStrv   *arguments,
              GError **error)
{
  gboolean is_json = FALSE, is_good = TRUE;
  const GOptionEntry entries[] = { QS_CLI_JSON_OPTION (&is_json), G_OPTION_ENTRY_NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  QsJudgement judgement;
  const char *path, *name;

  if (!qs_cli_arguments_parse_file (arguments,
                                    _ ("Judges the steps of a search that another program wrote, one on each line: check, reject, "
                                       "place\nor remove with a row and a column, or solution. “-” is standard input; a folder "
                                       "stands for all its files."),
                                    entries, &path, &name, error))
    return FALSE;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return judge_folder (path, &is_good, error) && is_good;

  if (!judge_file (path, name, TRUE, &judgement, error))
    return FALSE;

  if (is_json)
    append_json (&judgement, text);
  else
    append_words (&judgement, name, text);

  return qs_cli_output_print (text->str, error) && qs_judgement_is_good (&judgement);
}
