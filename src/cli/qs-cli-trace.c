/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that writes the steps of a search, one per line. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-packed-step.h"
#include "qs-picture.h"
#include "qs-search.h"
#include "qs-solution.h"
#include "qs-tree-builder.h"
#include "qs-tree-picture.h"

/* How many bytes are gathered before they are written. */
#define CHUNK_SIZE 65536

/* The options as they were written; NULL where they were not. */
typedef struct
{
  char *method;
  char *limit;
  char *seed;
  char *tree;
  gboolean first;
  gboolean json;
} Options;

/* A trace that is being written. */
typedef struct
{
  QsFileWriter *output;
  GString *chunk;
  gboolean is_json;
  guint64 step;
  guint64 limit;
  GError *error; /* what ended it, if anything did */
} Trace;

/* A tree that grows with a search. */
typedef struct
{
  QsTreeBuilder *builder;
  guint64 step;
  guint64 limit;
} Growth;

static gboolean
grow_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  Growth *growth = data;
  guint32 step = qs_packed_step_new (event, row, column);

  growth->step++;

  return qs_tree_builder_feed (growth->builder, &step, 1) && growth->step < growth->limit;
}

static void
paint_tree (cairo_t *cr,
            double   width,
            double   height,
            gpointer picture)
{
  qs_tree_picture_paint (cr, picture);
}

/* Draws the tree of a search, as it is after @limit steps at most. The name of the file says the kind of picture. */
static gboolean
write_tree (const QsMethod *method,
            QsSearch       *search,
            guint64         limit,
            const char     *path,
            GError        **error)
{
  gboolean is_tree = method->look != QS_LOOK_MOVES;
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  g_autoptr (QsTreeLayout) layout = NULL;
  Growth growth = { builder, 0, limit };
  const QsTracer tracer = { grow_cb, &growth };
  const QsTreeFolding folding = { 0 };
  QsTreePicture picture = { { .current = QS_TREE_NONE, .selected = QS_TREE_NONE, .has_labels = TRUE,
                              .coordinates = QS_COORDINATES_FROM_1 } };
  QsPicture file = { .paint = paint_tree, .data = &picture };

  if (!is_tree)
    return qs_cli_arguments_refuse (error, _ ("This method moves queens on a full board: its search is not a tree."));
  if (!qs_picture_find_kind (path, &file.kind))
    return qs_cli_arguments_refuse (error, _ ("“%s” is not a picture: choose a name that ends in .svg, .pdf or .png"), path);

  qs_tree_builder_begin (builder, method->look, search->n, search->problem);
  search->tracer = &tracer;
  if (limit > 0)
    method->search (search);

  picture.scene.tree = builder->tree;
  picture.scene.step = growth.step;
  picture.layout = layout = qs_tree_layout_new (picture.scene.tree, &folding);

  qs_tree_picture_get_size (layout, &file.width, &file.height);

  return qs_picture_save (&file, path, NULL, error);
}

static gboolean
parse_arguments (GStrv    *arguments,
                 Options  *options,
                 QsSearch *search,
                 GError  **error)
{
  g_autofree char *methods = qs_cli_arguments_list_racers (TRUE, NULL);
  /* Translators: %s is a list such as “brute-force, permutations”. */
  g_autofree char *about_method = g_strdup_printf (_ ("Which method searches: %s"), methods);
  const GOptionEntry entries[] = {
    QS_CLI_TEXT ("method", &options->method, about_method, _ ("METHOD")),
    QS_CLI_TEXT ("limit", &options->limit, _ ("Write at most K steps"), "K"),
    QS_CLI_TEXT ("seed", &options->seed, _ ("Seed of a method that chooses at random (1 when not given)"), _ ("SEED")),
    QS_CLI_TEXT ("tree", &options->tree, _ ("Draw the search tree of these steps instead: SVG, PDF or PNG"), _ ("FILE")),
    QS_CLI_SWITCH ("first", &options->first, _ ("End at the first solution")),
    QS_CLI_JSON_OPTION (&options->json),
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse_board (arguments,
                                       _ ("Writes the steps of a search for N queens, one per line:\n"
                                          "its number, what is done, and the row and column of the square, from 1;\n"
                                          "* stands for all of a row or a column. N may be another problem, such as\n"
                                          "6x9, 13:torus, 12:superqueens or 8:touching."),
                                       entries, QS_MAX_N, &search->n, &search->problem, error);
}

static gboolean
flush (Trace *trace)
{
  gboolean is_written = qs_file_writer_write (trace->output, trace->chunk->str, trace->chunk->len, &trace->error);

  g_string_truncate (trace->chunk, 0);

  return is_written;
}

static void
append_index (GString *chunk,
              guint    index)
{
  if (index == QS_TRACE_WHOLE)
    g_string_append (chunk, " *");
  else
    g_string_append_printf (chunk, " %u", index + 1);
}

/* A check of a whole row has no column, and of a whole column no row. */
static void
append_json (Trace       *trace,
             QsTraceEvent event,
             guint        row,
             guint        column)
{
  qs_cli_json_add (trace->chunk, "step", "%" G_GUINT64_FORMAT, trace->step);
  qs_cli_json_add_string (trace->chunk, "event", qs_trace_event_get_name (event));
  if (row != QS_TRACE_WHOLE)
    qs_cli_json_add (trace->chunk, "row", "%u", row + 1);
  if (column != QS_TRACE_WHOLE)
    qs_cli_json_add (trace->chunk, "column", "%u", column + 1);
  qs_cli_json_end (trace->chunk);
}

static gboolean
write_step_cb (QsTraceEvent event,
               guint        row,
               guint        column,
               gpointer     data)
{
  Trace *trace = data;

  if (trace->step == trace->limit)
    return FALSE;

  trace->step++;
  if (trace->is_json)
    append_json (trace, event, row, column);
  else
    {
      g_string_append_printf (trace->chunk, "%" G_GUINT64_FORMAT " %s", trace->step, qs_trace_event_get_name (event));
      append_index (trace->chunk, row);
      append_index (trace->chunk, column);
      g_string_append_c (trace->chunk, '\n');
    }

  return (trace->chunk->len < CHUNK_SIZE || flush (trace)) && trace->step < trace->limit;
}

static gboolean
write_trace (const QsMethod *racer,
             QsSearch       *search,
             guint64         limit,
             gboolean        is_json,
             GError        **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (GString) chunk = g_string_sized_new (CHUNK_SIZE + 100);
  Trace trace = { .output = output, .chunk = chunk, .is_json = is_json, .limit = limit };
  const QsTracer tracer = { write_step_cb, &trace };

  search->tracer = &tracer;
  if (limit > 0)
    racer->search (search);

  if (trace.error == NULL)
    flush (&trace);
  if (trace.error != NULL)
    return qs_error_pass (error, trace.error);

  return qs_file_writer_commit (output, error);
}

/* Writes the steps of a search, or draws its tree. */
gboolean
qs_cli_trace (GStrv   *arguments,
              GError **error)
{
  Options options = { NULL };
  guint64 limit = G_MAXUINT64;
  QsSearch search = { .seed = 1 };
  const QsMethod *racer;

  if (!parse_arguments (arguments, &options, &search, error))
    return FALSE;

  if (options.method == NULL)
    {
      g_autofree char *methods = qs_cli_arguments_list_racers (TRUE, NULL);

      return qs_cli_arguments_refuse (error,
                                      /* Translators: %s is a list such as “brute-force, permutations”. */
                                      _ ("--method is missing; the methods are %s"), methods);
    }

  racer = qs_cli_arguments_find_racer (options.method, TRUE, error);
  if (racer == NULL ||
      !qs_cli_arguments_check_limit (racer, search.n, error) ||
      !qs_cli_arguments_check_problem (racer, search.problem, error) ||
      !qs_cli_arguments_parse_number ("--limit", options.limit, 0, G_MAXUINT64, &limit, error) ||
      !qs_cli_arguments_parse_uint ("--seed", options.seed, 0, G_MAXUINT32, &search.seed, error))
    return FALSE;
  if (options.seed != NULL && racer->look != QS_LOOK_MOVES)
    return qs_cli_arguments_refuse (error, _ ("--seed is for a method that chooses at random, not for %s"), options.method);

  search.wants_first = options.first;

  return options.tree != NULL ? write_tree (racer, &search, limit, options.tree, error)
                              : write_trace (racer, &search, limit, options.json, error);
}
