/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds or makes the boards that somebody wants on paper, and lays them out on pages. */

#include "qs-sheet-book.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-census-cursor.h"
#include "qs-error.h"
#include "qs-go-to.h"
#include "qs-puzzle-maker.h"
#include "qs-puzzle.h"
#include "qs-sheet-painter.h"
#include "qs-title.h"

struct _QsSheetBook
{
  guint n_rows;
  guint n; /* columns */
  QsGameScene *board; /* that of another problem than plain queens, or NULL */
  QsSheetLayout layout;
  char *title; /* also where there is no heading */
  char *heading;
  char *key_heading;
  char *foot;
  GArray *problems; /* QsProblem: those of graded puzzles */
  GArray *boards; /* guint16: a column for each row of a board; none where the boards are empty */
  GArray *key;    /* the same for the boards' solutions; none where there is no key */
  guint count;    /* of boards, without those of the key */
  guint64 first;  /* the number of the first, 0 where none is numbered */
  gboolean has_columns;
};

static gboolean
check_count (guint64  count,
             GError **error)
{
  if (count <= QS_SHEET_MAX_BOARDS)
    return TRUE;

  /* Translators: a limit. */
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        _ ("More than %'u boards are too many to print at once: ask for a part of them"),
                        QS_SHEET_MAX_BOARDS);
}

/* Whether all solutions are known to be too many. Nobody knows how many the largest boards have, but it is more than
 * that. */
static gboolean
is_too_much (const QsSheetOrder *order)
{
  QsCensusSpace whole;
  guint64 total;

  qs_census_space_init (&whole, order->space.n, NULL, order->space.scope);
  if (order->kind != QS_SHEET_SOLUTIONS || order->count > 0 || !qs_problem_is_plain (&order->space.problem) ||
      memcmp (whole.allowed, order->space.allowed, sizeof whole.allowed) != 0)
    return FALSE;

  return !qs_census_space_get_known (&order->space, &total) ||
         total >= order->first + QS_SHEET_MAX_BOARDS;
}

/* Finds out at the end of the list whether it had what was wanted. */
static gboolean
check_found (const QsSheetBook  *self,
             const QsSheetOrder *order,
             guint64             found,
             GError            **error)
{
  if (self->boards->len > 0)
    return TRUE;

  if (found == 0)
    {
      qs_puzzle_set_no_solution (&order->space, error);
      return FALSE;
    }

  return qs_go_to_refuse (order->first, found, error);
}

/* Finds the first solution without a search of those before it, where that is possible. */
static gboolean
find_start (const QsSheetOrder *order,
            guint16            *columns,
            QsStop              stop)
{
  if (order->has_start)
    memcpy (columns, order->start, sizeof order->start);

  return order->has_start ||
         (order->first > 1 && qs_census_cursor_fetch (order->census, order->first - 1, stop, columns));
}

static gboolean
read_solutions (QsSheetBook        *self,
                const QsSheetOrder *order,
                QsStop              stop,
                GError            **error)
{
  guint64 wanted = order->count > 0 ? order->count : QS_SHEET_MAX_BOARDS + 1;
  QsEnumeratorStep step = QS_ENUMERATOR_SOLUTION;
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusReader reader;
  guint64 found = 0;

  qs_census_reader_init (&reader, &order->space);
  if (find_start (order, columns, stop))
    {
      qs_census_reader_seek (&reader, columns);
      g_array_append_vals (self->boards, columns, self->n_rows);
      found = order->first;
    }

  while (self->boards->len / self->n_rows < wanted)
    {
      step = qs_census_reader_find (&reader, stop, columns);
      if (step != QS_ENUMERATOR_SOLUTION)
        break;
      if (++found >= order->first)
        g_array_append_vals (self->boards, columns, self->n_rows);
    }

  if (step == QS_ENUMERATOR_PAUSED)
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The work was cancelled"));

  self->count = self->boards->len / self->n_rows;
  return check_found (self, order, found, error);
}

static gboolean
make_puzzles (QsSheetBook        *self,
              const QsSheetOrder *order,
              QsStop              stop,
              GError            **error)
{
  const QsPuzzleKind kind = { order->space, order->n_given, order->is_unique };
  g_autoptr (QsPuzzleMaker) maker = qs_puzzle_maker_new (&kind, order->seed, stop);
  guint16 given[QS_CENSUS_MAX_N];
  guint16 solution[QS_CENSUS_MAX_N];

  for (guint i = 0; i < self->count; i++)
    {
      if (!qs_puzzle_maker_next (maker, given, solution, error))
        return FALSE;

      g_array_append_vals (self->boards, given, self->n_rows);
      if (order->has_key)
        g_array_append_vals (self->key, solution, self->n_rows);
    }

  return TRUE;
}

/* Takes the puzzles as they are, with the first solution of each. */
static gboolean
take_puzzles (QsSheetBook        *self,
              const QsSheetOrder *order,
              QsStop              stop,
              GError            **error)
{
  g_array_append_vals (self->problems, order->problems, self->count);
  for (guint i = 0; i < self->count && order->has_key; i++)
    {
      guint16 columns[QS_CENSUS_MAX_N];
      QsCensusReader reader;
      QsCensusSpace space;
      QsEnumeratorStep step;

      qs_census_space_init_problem (&space, &order->problems[i], QS_CENSUS_ALL);
      qs_census_reader_init (&reader, &space);
      step = qs_census_reader_find (&reader, stop, columns);
      if (step == QS_ENUMERATOR_PAUSED)
        return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The work was cancelled"));
      if (step != QS_ENUMERATOR_SOLUTION)
        return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("This puzzle has no solution"));
      g_array_append_vals (self->key, columns, self->n_rows);
    }

  return TRUE;
}

/* Sets the boards. */
static gboolean
fill (QsSheetBook        *self,
      const QsSheetOrder *order,
      QsStop              stop,
      GError            **error)
{
  switch (order->kind)
    {
    case QS_SHEET_SOLUTIONS:
      return read_solutions (self, order, stop, error);
    case QS_SHEET_PUZZLES:
      return make_puzzles (self, order, stop, error);
    case QS_SHEET_GRADED:
      return take_puzzles (self, order, stop, error);
    case QS_SHEET_EMPTY:
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

/* Returns: (transfer full): what stands above the boards where nobody says what */
static char *
describe (const QsSheetOrder *order)
{
  guint n = order->space.n;
  g_autofree char *problem = qs_problem_to_string (&order->space.problem);

  switch (order->kind)
    {
    case QS_SHEET_SOLUTIONS:
      if (!qs_problem_is_plain (&order->space.problem))
        return g_strdup_printf (order->space.scope == QS_CENSUS_ALL
                                    /* Translators: a problem such as 13:torus. */
                                    ? _ ("Solutions of %s")
                                    /* Translators: as before. */
                                    : _ ("Fundamental solutions of %s"),
                                problem);
      return g_strdup_printf (order->space.scope == QS_CENSUS_ALL
                                  /* Translators: a number of queens. */
                                  ? ngettext ("Solutions for %u queen", "Solutions for %u queens", n)
                                  /* Translators: a number of queens. */
                                  : ngettext ("Fundamental solutions for %u queen",
                                              "Fundamental solutions for %u queens", n),
                              n);
    case QS_SHEET_EMPTY:
      return g_strdup_printf (ngettext ("Place %u queen", "Place %u queens so that no two attack each other", n), n);
    case QS_SHEET_PUZZLES:
      return g_strdup_printf (order->is_unique
                                  /* Translators: a number of queens. */
                                  ? ngettext ("Add queens until there is %u. There is only one way.",
                                              "Add queens until there are %u and no two attack each other. "
                                              "There is only one way.", n)
                                  /* Translators: a number of queens. */
                                  : ngettext ("Add queens until there is %u",
                                              "Add queens until there are %u and no two attack each other", n),
                              n);
    case QS_SHEET_GRADED:
      return g_strdup (_ (qs_puzzle_get_rule (&order->problems[0])));
    default:
      g_assert_not_reached ();
    }
}

static void
set_texts (QsSheetBook        *self,
           const QsSheetOrder *order)
{
  gboolean has_own = order->heading != NULL && *order->heading != '\0';

  self->title = has_own ? g_strdup (order->heading) : describe (order);
  self->heading = g_strdup (order->heading != NULL ? order->heading : self->title);
  if (order->kind != QS_SHEET_PUZZLES && order->kind != QS_SHEET_GRADED)
    return;

  if (order->has_key)
    /* Translators: the heading of the pages with the solutions of puzzles, then the one that the user wrote. */
    self->key_heading = has_own ? g_strdup_printf (_ ("Key: %s"), order->heading) : g_strdup (_ ("Key"));
  if (order->kind == QS_SHEET_GRADED)
    {
      self->foot = g_strdup (order->foot);
      return;
    }

  /* Translators: how many queens there are on a complete board, how many are given, and a number that stands for
   * the choice of boards. */
  self->foot = g_strdup_printf (_ ("%u queens, %u given, seed %u"), self->n, order->n_given, order->seed);
}

/* The layout may depend on the largest number, and the number of boards on what a page holds: so it is made with all
 * that is known, before the boards to see whether they fit, and after. */
static gboolean
lay_out (QsSheetBook        *self,
         const QsSheetOrder *order,
         GError            **error)
{
  const QsSheetSetup setup = {
    .n_rows = self->n_rows,
    .n = self->n,
    .across = order->across,
    .down = order->down,
    .width = order->width,
    .height = order->height,
    .heading = self->heading,
    .key_heading = self->key_heading,
    .foot = self->foot,
    .last_number = self->first > 0 ? self->first + MAX (self->count, 1) - 1 : 0,
    .has_columns = self->has_columns,
    .has_coordinates = order->has_coordinates,
    .style = order->style,
    .text = order->text,
  };

  return qs_sheet_layout_init (&self->layout, &setup, error);
}

/* Makes the boards, which may take long, and lays them out. Fails with %QS_ERROR_OUT_OF_RANGE
 * when it does not fit or there are too many boards or too few, and with %QS_ERROR_CANCELLED. */
QsSheetBook *
qs_sheet_book_new (const QsSheetOrder *order,
                   QsStop              stop,
                   GError            **error)
{
  g_autoptr (QsSheetBook) self = g_atomic_rc_box_new0 (QsSheetBook);
  gboolean is_solutions = order->kind == QS_SHEET_SOLUTIONS;

  self->n_rows = order->space.n_rows;
  self->n = order->space.n;
  self->board = is_solutions ? qs_game_scene_new_board (&order->space.problem) : NULL;
  self->problems = g_array_new (FALSE, FALSE, sizeof (QsProblem));
  self->boards = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->key = g_array_new (FALSE, FALSE, sizeof (guint16));
  if (order->has_numbers)
    self->first = is_solutions ? order->first : 1;
  self->has_columns = order->has_columns && (is_solutions || (order->kind != QS_SHEET_EMPTY && order->has_key));
  if (!is_solutions)
    self->count = order->count > 0 ? (guint) MIN (order->count, G_MAXUINT) : order->across * order->down;
  set_texts (self, order);

  /* Whatever does not fit is refused before the work. */
  if (!check_count (is_too_much (order) ? G_MAXUINT64 : order->count, error) || !lay_out (self, order, error) ||
      !fill (self, order, stop, error) || !check_count (self->count, error) ||
      !lay_out (self, order, error))
    return NULL;

  return g_steal_pointer (&self);
}

static void
clear (gpointer data)
{
  QsSheetBook *self = data;

  g_free (self->board);
  g_array_unref (self->problems);
  g_array_unref (self->boards);
  g_array_unref (self->key);
  g_free (self->title);
  g_free (self->heading);
  g_free (self->key_heading);
  g_free (self->foot);
}

void
qs_sheet_book_unref (QsSheetBook *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* How many pages the boards take, without their key. */
static guint
count_board_pages (const QsSheetBook *self)
{
  guint capacity = qs_sheet_layout_get_capacity (&self->layout);

  return (self->count + capacity - 1) / capacity;
}

/* At least 1. */
guint
qs_sheet_book_get_n_pages (const QsSheetBook *self)
{
  return count_board_pages (self) * (self->key->len > 0 ? 2 : 1);
}

/* Paints a page, from 0, in any thread. The origin of @cr is at the top left within the margins,
 * in points. */
void
qs_sheet_book_paint (const QsSheetBook *self,
                     cairo_t           *cr,
                     guint              page)
{
  guint n_pages = count_board_pages (self);
  guint capacity = qs_sheet_layout_get_capacity (&self->layout);
  guint start = page % n_pages * capacity;
  gboolean is_key = page >= n_pages;
  const guint16 *given = is_key && self->boards->len > 0 ? &g_array_index (self->boards, guint16, start * self->n_rows) : NULL;
  const GArray *shown = is_key ? self->key : self->boards;
  const QsSheetPage painted = {
    .is_key = is_key,
    .number = page + 1,
    .n_pages = qs_sheet_book_get_n_pages (self),
    .count = MIN (capacity, self->count - start),
    .columns = shown->len > 0 ? &g_array_index (shown, guint16, start * self->n_rows) : NULL,
    .given = given,
    .board = self->board,
    .problems = self->problems->len > 0 ? &g_array_index (self->problems, QsProblem, start) : NULL,
    .has_columns = self->has_columns && (is_key || self->key->len == 0),
    .first = self->first > 0 ? self->first + start : 0,
  };

  g_return_if_fail (page < qs_sheet_book_get_n_pages (self));

  qs_title_set (cr, self->title);
  qs_sheet_paint (cr, &self->layout, qs_palette_get_print (), &painted);
}
