/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever reads what others wrote, as functions of some bytes. */

#include "qs-test-loaders.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "qs-arguments.h"
#include "qs-cli-arguments.h"
#include "qs-cli-count-options.h"
#include "qs-cli-paper.h"
#include "qs-constraints.h"
#include "qs-count-records.h"
#include "qs-count-store.h"
#include "qs-error.h"
#include "qs-go-to.h"
#include "qs-judge.h"
#include "qs-known.h"
#include "qs-packed-step.h"
#include "qs-play-state.h"
#include "qs-problem.h"
#include "qs-read-puzzle.h"
#include "qs-search-provider-private.h"
#include "qs-test-settings.h"
#include "qs-timeline.h"
#include "qs-tour.h"
#include "qs-tree-builder.h"
#include "qs-verdict-words.h"

/* How much of the steps of a program is read at a time, in bytes. */
#define PIECE 64

#define CHECKSUM "  \"checksum\": \"sha256:"

/* The board of the states. */
#define STATE_N 13

/* A loader accepts its bytes, or says in words why not. */
static void
check_error (gboolean      is_accepted,
             const GError *error)
{
  g_assert_true (is_accepted == (error == NULL));
  if (error == NULL)
    return;

  g_assert_true (error->domain == QS_ERROR || error->domain == G_OPTION_ERROR || error->domain == G_IO_ERROR);
  g_assert_cmpstr (error->message, !=, "");
  /* Arguments can be any bytes; the program makes text of them when it prints the message. */
  g_assert_true (error->domain == G_OPTION_ERROR || g_utf8_validate (error->message, -1, NULL));
}

/* A file ends with a line; with another byte in its place that byte chooses how it is read. */
static QsReadOptions
choose_options (const char *bytes,
                gsize       length)
{
  static const char *const formats[] = { NULL, "text", "columns", "matrix", "leetcode", "json", "csv", "squares", "fen" };
  guint choice = length == 0 || bytes[length - 1] == '\n' ? 0 : (guint8) bytes[length - 1];

  return (QsReadOptions){
    .base = (QsReadBase) (choice % 3) - 1,
    .is_by_file = choice / 3 % 2 == 1,
    .n = choice / 6 % 5,
    .format = formats[choice / 30],
  };
}

/* A fault is on the board. */
static void
check_fault (const QsBoardFile *file,
             guint              board)
{
  QsFault fault = qs_board_file_get_fault (file, board);
  guint n = file->facts.n;
  guint16 columns[QS_MAX_N];

  g_assert_cmpuint (qs_board_file_get_line (file, board), >=, 1);
  qs_board_file_get_columns (file, board, columns);
  g_assert_true (fault.kind == QS_FAULT_NONE || (fault.first.row < n && fault.first.column < n));
  g_assert_true (fault.kind == QS_FAULT_NONE || (fault.second.row < n && fault.second.column < n));
  for (guint row = 0; row < n; row++)
    g_assert_true (columns[row] < n || (columns[row] == QS_EMPTY_ROW && fault.kind != QS_FAULT_NONE));
}

static gboolean
load_boards (const char *bytes,
             gsize       length)
{
  const QsReadOptions options = choose_options (bytes, length);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (bytes, (gssize) length, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsBoardFile) file = qs_board_file_read (stream, "a.txt", &options, NULL, NULL, &error);
  g_autoptr (QsVerdict) verdict = NULL;
  g_auto (GStrv) words = NULL;

  check_error (file != NULL, error);
  if (file == NULL)
    return FALSE;

  for (guint board = 0; board < qs_board_file_get_count (file); board++)
    check_fault (file, board);

  verdict = qs_verdict_new (file, NULL, NULL);
  words = qs_verdict_describe (verdict);
  g_assert_cmpuint (verdict->n_distinct + verdict->wrong->len + verdict->repeats->len, ==, qs_board_file_get_count (file));
  g_assert_nonnull (words[0]);

  return TRUE;
}

/* Gives a changed text the checksum that it should have, so that what comes behind is reached as well. */
static GString *
seal (const char *bytes,
      gsize       length)
{
  const char *end = g_strrstr_len (bytes, (gssize) length, CHECKSUM);
  g_autofree char *checksum = NULL;
  GString *text;

  text = g_string_new_len (bytes, end != NULL ? end - bytes : (gssize) length);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text->str, text->len);
  if (end != NULL)
    g_string_append_printf (text, CHECKSUM "%s\"\n}\n", checksum);

  return text;
}

static void
check_written_anew (const QsPartial *partial)
{
  g_autofree char *written = qs_partial_to_text (partial);
  g_autoptr (QsPartial) read = qs_partial_parse (written, strlen (written), NULL);
  g_autofree char *again = NULL;

  g_assert_nonnull (read);
  again = qs_partial_to_text (read);
  g_assert_cmpstr (again, ==, written);
}

/* What is accepted with a checksum over its bytes is what would be written; another program may have moved blanks. */
static gboolean
load_partial (const char *bytes,
              gsize       length)
{
  g_autoptr (GString) sealed = seal (bytes, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsPartial) partial = qs_partial_parse (sealed->str, sealed->len, &error);
  g_autoptr (GError) as_it_is_error = NULL;
  g_autoptr (QsPartial) as_it_is = qs_partial_parse (bytes, length, &as_it_is_error);
  g_autofree char *written = partial != NULL ? qs_partial_to_text (partial) : NULL;

  check_error (partial != NULL, error);
  check_error (as_it_is != NULL, as_it_is_error);
  if (as_it_is != NULL)
    check_written_anew (as_it_is);
  if (partial != NULL && g_strrstr_len (bytes, (gssize) length, CHECKSUM) != NULL)
    g_assert_cmpmem (written, strlen (written), sealed->str, sealed->len);

  return as_it_is != NULL;
}

/* A folder that goes with all that is in it. */
typedef char Folder;

static Folder *
folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("queenside-XXXXXX", &error);

  g_assert_no_error (error);

  return folder;
}

static void
folder_remove (Folder *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Folder, folder_remove)

/* Writes a new file, without the wait for the disk that g_file_set_contents() is. */
static void
write_bytes (const char *path,
             const char *bytes,
             gsize       length)
{
  FILE *file = g_fopen (path, "wbx");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (bytes, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

static void
assert_untouched (const char *path,
                  const char *bytes,
                  gsize       length)
{
  g_autofree char *content = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  g_assert_cmpmem (content, size, bytes, length);
}

/* Two generations, with a zero byte between. */
static gboolean
load_state (const char *bytes,
            gsize       length)
{
  const char *end = length > 0 ? memchr (bytes, '\0', length) : NULL;
  gsize first = end != NULL ? (gsize) (end - bytes) : length;
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *newest = g_build_filename (folder, "state", NULL);
  g_autofree char *older = g_strconcat (newest, "~", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = NULL;
  g_autoptr (QsPartial) partial = NULL;

  write_bytes (newest, bytes, first);
  if (end != NULL)
    write_bytes (older, end + 1, length - first - 1);

  store = qs_count_store_open (newest, STATE_N, &error);
  check_error (store != NULL, error);
  assert_untouched (newest, bytes, first);
  if (end != NULL)
    assert_untouched (older, end + 1, length - first - 1);
  if (store == NULL)
    return FALSE;

  partial = qs_count_store_get_partial (store);
  g_assert_cmpuint (partial->plan.n, ==, STATE_N);

  return qs_count_store_get_complaint (store) == NULL;
}

static gboolean
load_records (const char *bytes,
              gsize       length)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "counts.ini", NULL);
  g_autoptr (QsCountRecords) records = NULL;
  QsCountRecord record;
  guint count = 0;

  write_bytes (path, bytes, length);
  records = qs_count_records_new (path);
  for (guint n = 0; n <= QS_COUNT_MAX_N + 1; n++)
    {
      guint64 known;

      if (!qs_count_records_get (records, n, &record))
        continue;

      count++;
      g_assert_cmpuint (record.n, ==, n);
      if (qs_known_is_confirmed (n) && qs_known_total (n, &known))
        g_assert_cmpuint (record.solutions.low, ==, known);
    }
  assert_untouched (path, bytes, length);

  return count > 0;
}

/* GLib complains of what is no text (docs/known-faults.md). */
static gboolean
load_settings (const char *bytes,
               gsize       length)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  gboolean is_accepted;

  if (!g_utf8_validate (bytes, (gssize) length, NULL))
    return FALSE;

  write_bytes (path, bytes, length);
  is_accepted = test_settings_load (path);
  assert_untouched (path, bytes, length);

  return is_accepted;
}

/* The side of a board, and behind it what is said of that board. Returns NULL where there is no such side. */
static char *
split (const char *bytes,
       gsize       length,
       guint      *n)
{
  g_autofree char *text = g_strndup (bytes, length);
  char *rest;

  *n = (guint) MIN (g_ascii_strtoull (text, &rest, 10), G_MAXUINT);

  return *n >= 1 && *n <= QS_ENUMERATOR_MAX_N ? g_strdup (rest + (*rest == ' ' ? 1 : 0)) : NULL;
}

static void
check_squares (const QsConstraints *constraints,
               const char          *names)
{
  g_autoptr (GArray) squares = qs_square_parse_list (names, constraints->n, constraints->n, NULL);

  g_assert_nonnull (squares);
  for (guint i = 0; i < squares->len; i++)
    {
      QsSquare square = g_array_index (squares, QsSquare, i), same;
      g_autofree char *name = qs_square_to_string (square, constraints->n);

      g_assert_true (qs_square_parse (name, constraints->n, constraints->n, &same, NULL));
      g_assert_true (same.row == square.row && same.column == square.column);
      g_assert_cmpint (qs_constraints_get (constraints, square), ==, QS_SQUARE_RULE_REQUIRED);
    }
}

static gboolean
load_squares (const char *bytes,
              gsize       length)
{
  guint n;
  g_autofree char *names = split (bytes, length, &n);
  g_autoptr (GError) error = NULL;
  QsConstraints constraints, before;
  gboolean is_accepted;

  if (names == NULL)
    return FALSE;

  qs_constraints_init (&constraints, n);
  is_accepted = qs_constraints_set_list (&constraints, names, QS_SQUARE_RULE_REQUIRED, &error);
  check_error (is_accepted, error);
  g_assert_true (is_accepted == !qs_constraints_is_empty (&constraints));
  if (!is_accepted)
    return FALSE;

  check_squares (&constraints, names);

  /* All of the squares or none: these are required already. */
  before = constraints;
  g_assert_false (qs_constraints_set_list (&constraints, names, QS_SQUARE_RULE_FORBIDDEN, NULL));
  g_assert_true (qs_constraints_equal (&constraints, &before));

  return TRUE;
}

/* A list of columns, of any board, that is read again from what is written. */
static void
check_columns (const char *text)
{
  g_autoptr (GError) error = NULL;
  guint n, same_n;
  g_autofree guint16 *columns = qs_solution_parse (text, 0, &n, &error);
  g_autofree char *written = columns != NULL ? qs_solution_to_string (columns, n) : NULL;
  g_autofree guint16 *same = columns != NULL ? qs_solution_parse (written, 0, &same_n, NULL) : NULL;

  check_error (columns != NULL, error);
  if (columns != NULL)
    g_assert_cmpmem (columns, n * sizeof *columns, same, same_n * sizeof *same);
}

static void
check_total (const char *text)
{
  QsTotal total;
  g_autofree char *written = qs_total_parse (text, &total) ? qs_total_to_string (&total) : NULL;

  g_assert_true (written == NULL || g_str_equal (written, text));
}

static void
check_place (const QsGoTo *place,
             guint         n)
{
  const guint64 totals[] = { 0, 1, 92, G_MAXUINT64 };

  if (place->kind == QS_GO_TO_SOLUTION)
    {
      g_assert_true (qs_solution_check (place->columns, n, NULL));
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    {
      g_autoptr (GError) error = NULL;
      guint64 rank;
      gboolean is_there = qs_go_to_get_rank (place, totals[i], &rank, &error);

      check_error (is_there, error);
      g_assert_true (!is_there || rank < totals[i]);
    }
}

static gboolean
load_ranks (const char *bytes,
            gsize       length)
{
  guint n;
  g_autofree char *text = split (bytes, length, &n);
  g_autoptr (GError) error = NULL;
  gboolean is_accepted;
  QsProblem problem;
  QsGoTo place;

  if (text == NULL)
    return FALSE;

  check_columns (text);
  check_total (text);
  qs_problem_init (&problem, n);
  is_accepted = qs_go_to_parse (text, &problem, &place, &error);
  check_error (is_accepted, error);
  if (is_accepted)
    check_place (&place, n);

  return is_accepted;
}

/* What is counted is a part of the board's units. */
static void
check_order (const QsCountOrder *order)
{
  const QsCountPlan *plan = &order->wanted->plan;

  g_assert_cmpuint (plan->n, ==, order->n);
  g_assert_cmpuint (order->wanted->n_done, <=, plan->n_units);
}

static void
check_paper (const char *text)
{
  g_autoptr (GError) paper_error = NULL, boards_error = NULL;
  guint across = 0, down = 0;
  QsSheetPaper paper;
  gboolean is_paper = qs_cli_paper_parse (text, text, &paper, &paper_error);
  gboolean is_number = qs_cli_paper_parse_boards (text, &across, &down, &boards_error);

  check_error (is_paper, paper_error);
  check_error (is_number, boards_error);
  g_assert_true (!is_number || (across >= 1 && down >= 1));
}

/* The words behind “queenside-cli count”, a line each: the command with the most options. */
static gboolean
load_arguments (const char *bytes,
                gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autofree char *line = g_strconcat ("count\n", text, NULL);
  g_auto (GStrv) arguments = g_strsplit (line, "\n", -1);
  QsCliCountOptions options = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (QsPartial) wanted = NULL;
  gboolean is_accepted;

  check_paper (text);
  is_accepted = qs_cli_count_options_read (&options, &arguments, &error) &&
                (options.order.n == 0 ||
                 (wanted = qs_cli_count_units_parse (options.units, options.order.n, &error)) != NULL);
  if (g_error_matches (error, QS_CLI_HELP, 0))
    return TRUE;

  check_error (is_accepted, error);
  options.order.wanted = wanted;
  if (is_accepted && wanted != NULL)
    check_order (&options.order);

  return is_accepted;
}

static void
check_stop (const QsTourStop *stop)
{
  QsMoment moment;
  QsTourStep next;

  g_assert_nonnull (stop->text);
  g_assert_true (!stop->has_square || (stop->square.row < stop->place.n && stop->square.column < stop->place.n));
  g_assert_true (stop->question == NULL || stop->answers->len > 0);
  qs_tour_place_find (&stop->place, &moment, &next);
  g_assert_cmpuint (moment.step, <=, QS_TOUR_MAX_STEPS);
}

static gboolean
load_tours (const char *bytes,
            gsize       length)
{
  g_autoptr (GBytes) text = g_bytes_new_static (bytes, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsTour) tour = qs_tour_read (text, "a.tour", &error);

  check_error (tour != NULL, error);
  if (tour == NULL)
    return FALSE;

  g_assert_cmpuint (tour->stops->len, >=, 1);
  for (guint i = 0; i < tour->stops->len; i++)
    check_stop (tour->stops->pdata[i]);

  return TRUE;
}

/* What was read is written in such a way that it reads as the same again. */
static void
check_problem (const QsProblem *problem)
{
  g_autofree char *written = qs_problem_to_string (problem), *again = NULL;
  QsProblem other;

  g_assert_true (qs_problem_parse (written, &other, NULL));
  again = qs_problem_to_string (&other);
  g_assert_cmpstr (again, ==, written);
}

static gboolean
load_problems (const char *bytes,
               gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autoptr (GError) error = NULL;
  QsProblem problem;
  gboolean is_accepted = qs_problem_parse (text, &problem, &error);

  check_error (is_accepted, error);
  if (!is_accepted)
    return FALSE;

  check_problem (&problem);

  return TRUE;
}

/* Puzzles of other programs: what was read is a problem, and a link to it leads to it. */
static gboolean
load_puzzles (const char *bytes,
              gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autofree char *link = NULL;
  g_autoptr (GError) error = NULL;
  QsProblem problem, other;
  gboolean is_accepted = qs_read_puzzle (text, &problem, &error);

  check_error (is_accepted, error);
  if (!is_accepted)
    return FALSE;

  check_problem (&problem);
  link = qs_read_puzzle_to_link (&problem, NULL);
  g_assert_true (link == NULL || qs_read_puzzle (link, &other, NULL));

  return TRUE;
}

/* Games that were kept: whoever reads one can go on. */
static gboolean
load_games (const char *bytes,
            gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autofree char *written = NULL, *again_written = NULL;
  g_autoptr (QsGame) again = NULL;
  QsProblem empty;
  QsPlayState state = { 0 };
  gboolean is_accepted;

  qs_problem_init (&empty, 4);
  state.game = qs_game_new (&empty);
  is_accepted = qs_play_state_parse (&state, text);
  if (is_accepted)
    {
      g_assert_cmpint (state.grade, <=, QS_GRADE_BEYOND);
      written = qs_game_to_string (state.game);
      again = qs_game_parse (written);
      g_assert_nonnull (again);
      again_written = qs_game_to_string (again);
      g_assert_cmpstr (again_written, ==, written);
      while (qs_game_do (state.game, QS_GAME_UNDO))
        ;
    }
  qs_game_free (state.game);

  return is_accepted;
}

/* A game of a puzzle that was ordered is found again. */
static void
check_order_of_game (const QsPlayLink *link)
{
  QsPlayState state = { .order = link->order }, again = { 0 };
  g_autofree char *written = NULL;
  QsProblem empty;

  g_assert_true (g_utf8_validate (link->order.word, -1, NULL));
  g_assert_cmpuint (link->order.n, ==, qs_puzzle_sort_fit (link->order.sort, link->order.n));
  qs_problem_init (&empty, link->order.n);
  state.game = qs_game_new (&empty);
  written = qs_play_state_to_string (&state);
  g_assert_true (qs_play_state_parse (&again, written));
  g_assert_true (again.order.sort == link->order.sort && again.order.grade == link->order.grade);
  g_assert_cmpstr (again.order.word, ==, link->order.word);
  qs_game_free (state.game);
  qs_game_free (again.game);
}

/* What the window is told to open: a link, or an argument beside links. */
static gboolean
load_links (const char *bytes,
            gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  const char *const arguments[] = { text, NULL };
  g_autoptr (GError) arguments_error = NULL, error = NULL;
  g_autofree char *written = NULL;
  QsPlayLink link, again;
  gboolean is_accepted = qs_arguments_check (arguments, &arguments_error);

  check_error (is_accepted, arguments_error);
  if (!qs_arguments_is_link (text))
    return FALSE;

  is_accepted = qs_arguments_parse_link (text, &link, &error);
  check_error (is_accepted, error);
  g_assert_true (is_accepted == (arguments_error == NULL));
  if (is_accepted && link.order.n > 0)
    check_order_of_game (&link);
  if (!is_accepted || link.order.n > 0)
    return is_accepted;

  check_problem (&link.problem);
  written = qs_play_link_write (&link.problem);
  if (link.is_puzzle)
    {
      g_assert_true (qs_arguments_parse_link (written, &again, NULL) && again.is_puzzle && again.order.n == 0);
      g_assert_true (qs_problem_equal (&again.problem, &link.problem));
    }

  return TRUE;
}

/* The words of the desktop's search, which are text: what is found is told in words. */
static gboolean
load_terms (const char *bytes,
            gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_auto (GStrv) terms = g_strsplit_set (text, " \n", -1);
  g_autofree char *name = NULL;
  g_autoptr (GVariant) results = NULL, result = NULL;
  QsProblem problem;

  if (!g_utf8_validate (text, -1, NULL) || !qs_search_provider_find ((const char *const *) terms, &problem))
    return FALSE;

  check_problem (&problem);
  name = qs_problem_to_string (&problem);
  results = g_variant_ref_sink (qs_search_provider_describe ((const char *const[]){ name, NULL }));
  g_variant_get (results, "(@aa{sv})", &result);
  g_assert_cmpuint (g_variant_n_children (result), ==, 1);

  return TRUE;
}

/* What is seen of a search that is repeated. */
typedef struct
{
  QsTimeline *timeline;
  QsTreeBuilder *builder;
} Viewer;

static gboolean
view_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  Viewer *viewer = data;
  guint32 step = qs_packed_step_new (event, row, column);

  qs_timeline_append (viewer->timeline, event, row, column);
  if (viewer->builder->wants_steps)
    qs_tree_builder_feed (viewer->builder, &step, 1);

  return TRUE;
}

/* Repeats what was recorded, however wrong it is. */
static void
repeat (const QsMethod    *method,
        const QsJudgement *judgement)
{
  g_autoptr (QsTimeline) timeline = qs_timeline_new (NULL, judgement->n, NULL, 256, 64);
  g_autoptr (QsTreeBuilder) builder = qs_tree_builder_new ();
  Viewer viewer = { timeline, builder };
  const QsTracer tracer = { view_cb, &viewer };

  qs_tree_builder_begin (builder, method->look, judgement->n, NULL);
  method->search (&(QsSearch){ .n = judgement->n, .tracer = &tracer, .recording = method->recording });
  g_assert_cmpuint (timeline->last.counts.solutions, <=,
                    judgement->n_distinct + judgement->n_repeated);
}

/* The steps of another program's search, a line each. */
static gboolean
load_traces (const char *bytes,
             gsize       length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autoptr (QsJudge) judge = qs_judge_new ("mine", text);
  g_autoptr (GError) error = NULL;
  QsJudgement judgement;
  gboolean is_accepted = TRUE;

  for (gsize i = 0; is_accepted && i < length; i += PIECE)
    {
      g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (bytes + i, (gssize) MIN (PIECE, length - i), NULL);

      is_accepted = qs_judge_read (judge, stream, NULL, NULL, NULL, &error);
      qs_judge_follow (judge);
    }
  is_accepted = is_accepted && qs_judge_decide (judge, &judgement, &error);
  check_error (is_accepted, error);
  if (!is_accepted)
    return FALSE;

  g_assert_true (judgement.n >= 1 && judgement.n <= QS_MAX_N);
  g_assert_cmpuint (judgement.n_distinct + judgement.n_repeated + judgement.n_wrong, ==, judgement.counts.solutions);
  g_assert_cmpuint (judgement.counts.checks + judgement.counts.placements + judgement.counts.backtracks +
                    judgement.counts.solutions, <=, judgement.n_steps);
  g_assert_true (!qs_judgement_is_good (&judgement) || judgement.fault == QS_JUDGE_RIGHT);
  repeat (qs_recording_get_method (qs_judge_get_recording (judge)), &judgement);

  return TRUE;
}

const TestLoader test_loaders[] = {
  { "arguments", load_arguments },
  { "boards", load_boards },
  { "partial", load_partial },
  { "state", load_state },
  { "records", load_records },
  { "settings", load_settings },
  { "squares", load_squares },
  { "ranks", load_ranks },
  { "tours", load_tours },
  { "problems", load_problems },
  { "puzzles", load_puzzles },
  { "games", load_games },
  { "traces", load_traces },
  { "links", load_links },
  { "terms", load_terms },
  { NULL, NULL },
};

/* Has a loader read just these bytes: a sanitizer sees a look beyond them.
 * @bytes: (array length=length): what it is to read
 * Returns: whether they are accepted */
gboolean
test_load (const TestLoader *loader,
           const char       *bytes,
           gsize             length)
{
  g_autofree char *copy = g_memdup2 (bytes, length);

  return loader->load (length > 0 ? copy : "", length);
}
