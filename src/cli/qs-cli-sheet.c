/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that puts boards on paper: solutions, empty boards, or boards to complete. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-from.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-paper.h"
#include "qs-cli-puzzles.h"

#define DEFAULT_BOARDS "3x4"
#define DEFAULT_PAPER "a4"
#define DEFAULT_MARGIN "15"
#define DEFAULT_SEED 1

/* The options as they were written, but those that are part of the order; NULL where they were not. */
typedef struct
{
  QsCliSpaceOptions space;
  const char *boards;
  char *from;
  char *limit;
  gboolean is_empty;
  char *given;
  const char *grade;
  char *seed;
  const char *paper;
  const char *margin;
  char *format;
  char *file;
} Options;

/* What is to be written, and where. */
typedef struct
{
  QsPuzzleOrder puzzle; /* of graded ones */
  GArray *problems;     /* QsProblem */
  char *foot;
  QsSheetOrder order;
  QsSheetPaper paper;
  QsPictureKind kind;
  const char *path; /* NULL for standard output */
  QsGoTo from; /* the first board */
} Job;

static gboolean
parse_arguments (GStrv        *arguments,
                 Options      *options,
                 QsSheetOrder *order,
                 const char  **board,
                 GError      **error)
{
  g_autofree char *papers = qs_cli_paper_list ();
  g_autofree char *about_paper =
      /* Translators: a list such as “a4, letter”, and one of them. */
      g_strdup_printf (_ ("The paper: %s or a size such as 210x297mm (%s when not given)"), papers, DEFAULT_PAPER);
  const GOptionEntry entries[] = {
    QS_CLI_TEXT ("boards", &options->boards,
                 /* Translators: KxM stays the word that the next line translates. */
                 _ ("Put M rows of K boards on a page (3x4 when not given)"), _ ("KxM")),
    QS_CLI_FROM_OPTION (&options->from),
    QS_CLI_TEXT ("limit", &options->limit, _ ("Print at most M boards"), "M"),
    QS_CLI_SPACE_OPTIONS (&options->space),
    QS_CLI_SWITCH ("empty", &options->is_empty, _ ("Empty boards, to fill in")),
    QS_CLI_TEXT ("given", &options->given, _ ("Boards with K queens given, to be completed"), "K"),
    QS_CLI_SWITCH ("unique", &order->is_unique, _ ("Give queens that leave only one solution")),
    QS_CLI_TEXT ("grade", &options->grade,
                 _ ("Puzzles as “queenside-cli puzzle” makes them: easy, medium, hard, expert or fiendish; N is such as "
                    "8:regions, 8 or 11:torus"), _ ("GRADE")),
    QS_CLI_TEXT ("seed", &options->seed,
                 /* Translators: SEED stays the word that the next line translates. */
                 _ ("Choose other boards; the same SEED gives the same ones (1 when not given)"), _ ("SEED")),
    QS_CLI_SWITCH ("key", &order->has_key, _ ("Add pages with the solutions of these boards")),
    QS_CLI_TEXT ("heading", &order->heading, _ ("Put TEXT above the boards; “” for nothing"), _ ("TEXT")),
    { "no-numbers", 0, G_OPTION_FLAG_REVERSE, G_OPTION_ARG_NONE, &order->has_numbers,
      _ ("Leave out the numbers of the boards"), NULL },
    { "no-columns", 0, G_OPTION_FLAG_REVERSE, G_OPTION_ARG_NONE, &order->has_columns,
      _ ("Leave out the columns of the solutions"), NULL },
    QS_CLI_SWITCH ("coordinates", &order->has_coordinates, _ ("Name columns and rows beside the boards")),
    QS_CLI_TEXT ("paper", &options->paper, about_paper, _ ("SIZE")),
    QS_CLI_TEXT ("margin", &options->margin, _ ("Leave MM millimetres free on each side (15 when not given)"), _ ("MM")),
    QS_CLI_TEXT ("format", &options->format,
                 _ ("What to write: pdf, svg or png (what FILE ends in when not given)"), _ ("FORMAT")),
    QS_CLI_OUTPUT_OPTION (&options->file),
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse_operand (arguments, "N",
                                         _ ("Prints boards for N queens, from 1 to 32: solutions, empty boards, or "
                                            "boards to complete."),
                                         entries, board, error);
}

/* Says which two options contradict each other, or which one is missing. */
static gboolean
check_pairs (const Options      *options,
             const QsSheetOrder *order,
             GError            **error)
{
  gboolean is_chosen = qs_cli_space_options_is_narrowed (&options->space) || options->space.is_fundamental;
  const struct
  {
    gboolean is_wrong;
    const char *message;
  } pairs[] = {
    { options->is_empty && options->given != NULL, _ ("Boards with --given queens are not --empty") },
    { options->grade != NULL && (options->is_empty || is_chosen || options->given != NULL || order->is_unique ||
                                 options->from != NULL),
      _ ("With --grade, only --seed and --limit choose the boards") },
    { options->is_empty && is_chosen, _ ("Boards that are --empty need no --require, --forbid or --fundamental") },
    { (options->is_empty || options->given != NULL) && options->from != NULL,
      _ ("--from is for solutions, not for boards that are --empty or have --given queens") },
    { options->given == NULL && options->grade == NULL && (order->is_unique || order->has_key || options->seed != NULL),
      _ ("--unique, --key and --seed are for boards with --given queens") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      if (pairs[i].is_wrong)
        return qs_cli_arguments_refuse (error, "%s", pairs[i].message);
    }

  return TRUE;
}

static gboolean
set_kind (Job           *job,
          const Options *options,
          guint          n,
          GError       **error)
{
  job->order.kind = options->grade != NULL ? QS_SHEET_GRADED : options->is_empty ? QS_SHEET_EMPTY : QS_SHEET_SOLUTIONS;
  job->order.seed = DEFAULT_SEED;
  if (options->given == NULL)
    return TRUE;

  if (n == 1)
    return qs_cli_arguments_refuse (error, _ ("On a board of one square nothing is left to complete"));
  if (!qs_cli_arguments_parse_uint ("--given", options->given, 1, n - 1, &job->order.n_given, error) ||
      !qs_cli_arguments_parse_uint ("--seed", options->seed, 0, G_MAXUINT32, &job->order.seed, error))
    return FALSE;

  job->order.kind = QS_SHEET_PUZZLES;

  return TRUE;
}

static gboolean
set_page (Job           *job,
          const Options *options,
          GError       **error)
{
  if (job->order.heading != NULL && !g_utf8_validate (job->order.heading, -1, NULL))
    return qs_cli_arguments_refuse (error, _ ("The heading is not UTF-8"));

  if (!qs_cli_paper_parse_boards (options->boards, &job->order.across, &job->order.down, error) ||
      !qs_cli_paper_parse (options->paper, options->margin, &job->paper, error))
    return FALSE;

  job->order.width = job->paper.width - 2 * job->paper.left;
  job->order.height = job->paper.height - 2 * job->paper.top;
  job->order.text = &qs_chart_text_plain;

  return TRUE;
}

static gboolean
set_file (Job           *job,
          const Options *options,
          GError       **error)
{
  g_autofree char *name = g_strconcat ("x.", options->format, NULL);
  const char *message = NULL;

  if (options->file == NULL || *options->file == '\0')
    message = _ ("The name of the file is missing, such as -o sheet.pdf");
  else if (options->format != NULL && !qs_picture_find_kind (name, &job->kind))
    message = _ ("--format must be pdf, svg or png");
  else if (options->format == NULL && !qs_picture_find_kind (options->file, &job->kind))
    message = _ ("The name of the file must end in .pdf, .svg or .png, or --format must say what to write");

  if (message != NULL)
    return qs_cli_arguments_refuse (error, "%s", message);

  job->path = g_str_equal (options->file, "-") ? NULL : options->file;
  return TRUE;
}

static gboolean
set_job (Job           *job,
         const Options *options,
         guint          n,
         GError       **error)
{
  return check_pairs (options, &job->order, error) &&
         qs_cli_arguments_parse_number ("--limit", options->limit, 1, QS_SHEET_MAX_BOARDS, &job->order.count, error) &&
         qs_cli_space_options_parse (&options->space, n, &job->order.space, NULL, error) &&
         (options->from == NULL ||
          qs_cli_arguments_blame (qs_go_to_parse (options->from, &job->order.space.problem, &job->from, error), "--from", error)) &&
         set_kind (job, options, n, error) &&
         set_page (job, options, error) &&
         set_file (job, options, error);
}

static gboolean
find_start (Job          *job,
            QsFileWriter *output,
            GError      **error)
{
  QsExportScope scope = {
    .space = job->order.space,
    .first = 1,
    .count = job->order.count > 0 ? job->order.count : G_MAXUINT64,
    .format = qs_format_find ("columns"),
    .numbered = job->order.has_numbers,
  };

  if (!qs_cli_from_find (&job->from, &scope, output, error))
    return FALSE;

  job->order.first = scope.first;
  job->order.has_start = scope.has_start;
  memcpy (job->order.start, scope.start, sizeof scope.start);

  return TRUE;
}

/* Makes the puzzles of a sheet; all of its page, where nobody says how many. */
static gboolean
make_puzzles (Job     *job,
              GError **error)
{
  QsSheetOrder *order = &job->order;
  const char *sort = qs_puzzle_sorts[job->puzzle.sort].name;
  g_autoptr (GString) grades = g_string_new (NULL);
  guint found = 0;

  if (order->count == 0)
    order->count = order->across * order->down;
  job->problems = g_array_new (FALSE, FALSE, sizeof (QsProblem));
  for (guint64 number = 1; number <= order->count; number++)
    {
      QsProblem problem;
      QsGrade grade;

      if (!qs_cli_puzzles_make (&job->puzzle, number, &grade, &problem, error))
        return FALSE;
      g_array_append_val (job->problems, problem);
      found |= 1u << grade;
    }
  for (QsGrade grade = QS_GRADE_EASY; grade < QS_GRADE_BEYOND; grade++)
    {
      if ((found >> grade & 1) != 0)
        g_string_append_printf (grades, "%s%s", grades->len > 0 ? "/" : "", _ (qs_grade_get_name (grade)));
    }

  order->problems = &g_array_index (job->problems, QsProblem, 0);
  /* Translators: the kind of puzzles, their number of queens, how hard they are, and a word that stands for the choice. */
  order->foot = job->foot = g_strdup_printf (_ ("%s, %u queens, %s, seed %s"), sort, job->puzzle.n,
                                             grades->str, job->puzzle.word);

  return TRUE;
}

static gboolean
write_standard_output (const Job         *job,
                       const QsSheetBook *book,
                       QsFileWriter      *writer,
                       GError           **error)
{
  guint n_pages = qs_sheet_book_get_n_pages (book);

  if (job->kind != QS_PICTURE_PDF && n_pages > 1)
    return qs_cli_arguments_refuse (error,
                                    /* Translators: a number of pages, at least 2. */
                                    _ ("Standard output takes %u pages only as --format pdf"), n_pages);

  return qs_sheet_file_write (book, &job->paper, job->kind, 0, n_pages, writer,
                              (QsStop){ qs_cli_interrupt_came, NULL }, error) &&
         qs_file_writer_commit (writer, error);
}

static gboolean
run_job (Job     *job,
         GError **error)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (QsSheetBook) book = NULL;

  /* Without a file there is nothing to clean up, and a write can wait for ever. */
  if (job->path != NULL && !qs_file_writer_is_direct (job->path))
    qs_cli_interrupt_catch ();

  /* A name that cannot be used is known before the work. */
  writer = job->path == NULL ? qs_cli_output_new () : qs_file_writer_open (job->path, error);
  if (writer == NULL || !find_start (job, writer, error))
    return FALSE;

  if (job->order.kind == QS_SHEET_GRADED && !make_puzzles (job, error))
    return FALSE;

  book = qs_sheet_book_new (&job->order, (QsStop){ qs_cli_interrupt_came, NULL }, error);
  if (book == NULL)
    return FALSE;

  if (job->path == NULL)
    return write_standard_output (job, book, writer, error);

  return qs_sheet_file_save (book, &job->paper, job->kind, job->path, (QsStop){ qs_cli_interrupt_came, NULL }, error);
}

/* Other boards than that of plain queens are printed with their solutions. */
static gboolean
check_kind (const Options *options,
            GError       **error)
{
  const QsProblem *problem = &options->space.problem;

  if (problem->n == 0 || qs_problem_is_plain (problem) || (options->given == NULL && !options->is_empty))
    return TRUE;

  return qs_cli_arguments_refuse (error,
                                  /* Translators: an option. */
                                  _ ("Only boards of plain queens can be printed with %s"),
                                  options->is_empty ? "--empty" : "--given");
}

/* Reads the number of queens, another problem, or the kind of graded puzzles, which such as 8:regions always is. */
static gboolean
parse_n (const char *board,
         Options    *options,
         Job        *job,
         guint      *n,
         GError    **error)
{
  if (options->grade == NULL && board != NULL && g_str_has_suffix (board, ":regions"))
    options->grade = qs_grade_get_name (QS_GRADE_EASY);
  if (options->grade == NULL || board == NULL)
    return qs_cli_space_options_parse_board (&options->space, board, QS_CENSUS_MAX_N, n, error) && check_kind (options, error);

  if (!qs_cli_puzzles_parse (board, options->grade, options->seed, &job->puzzle, error))
    return FALSE;

  *n = job->puzzle.n;
  return TRUE;
}

/* Writes pages with boards. Each file is there as a whole or not at all. */
gboolean
qs_cli_sheet (GStrv   *arguments,
              GError **error)
{
  Options options = { .boards = DEFAULT_BOARDS, .paper = DEFAULT_PAPER, .margin = DEFAULT_MARGIN };
  Job job = { .order = { .has_numbers = TRUE, .has_columns = TRUE }, .from.number = 1 };
  const char *board;
  gboolean is_done;
  guint n;

  if (!parse_arguments (arguments, &options, &job.order, &board, error) || !parse_n (board, &options, &job, &n, error) ||
      !set_job (&job, &options, n, error))
    return FALSE;

  is_done = run_job (&job, error);
  g_clear_pointer (&job.problems, g_array_unref);
  g_free (job.foot);

  return is_done;
}
