/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests the steps of a search in words. */

#include "config.h"

#include <string.h>

#include "qs-methods.h"
#include "qs-narration.h"
#include "qs-test-main.h"

/* The search of n = 4 after the queens on a4 and c3, at its next row. */
static QsMoment
moment_with_two_queens (void)
{
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_REJECT, 1, 0);
  qs_moment_record (&moment, QS_TRACE_REJECT, 1, 1);
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 2);

  return moment;
}

static void
assert_tells (const char     *method,
              const QsMoment *moment,
              const char     *expected)
{
  QsMoment told = *moment;
  g_autofree char *sentence = NULL;

  told.method = qs_methods_find (method);
  sentence = qs_narration_format (&told, FALSE);
  g_assert_cmpstr (sentence, ==, expected);
}

QS_TEST (steps_name_their_square)
{
  QsMoment moment = moment_with_two_queens ();

  assert_tells ("boolean-arrays", &moment, "A queen is placed on c3");
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 3);
  assert_tells ("boolean-arrays", &moment, "Is d2 safe?");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_tells ("boolean-arrays", &moment, "Backtrack: the queen on c3 is taken back");
  qs_moment_record (&moment, QS_TRACE_SOLUTION, 3, 2);
  assert_tells ("boolean-arrays", &moment, "Every row has its queen: solution 1");
}

/* Any empty square can be asked for, not only that of the last step. */
QS_TEST (attacked_squares_are_explained)
{
  QsMoment moment = moment_with_two_queens ();
  g_autofree char *down = NULL;
  g_autofree char *along = NULL;
  QsConflict attack;

  moment.method = qs_methods_find ("boolean-arrays");
  down = qs_narration_explain (&moment, &(QsSquare){ 2, 0 }, &attack);
  g_assert_cmpstr (down, ==, "a2 is attacked by the queen on a4, along the column");
  g_assert_cmpint (attack.kind, ==, QS_CONFLICT_COLUMN);
  g_assert_cmpuint (attack.first.row, ==, 0);

  along = qs_narration_explain (&moment, &(QsSquare){ 2, 1 }, &attack);
  g_assert_cmpstr (along, ==, "b2 is attacked by the queen on c3, along the anti-diagonal");
  g_assert_cmpint (attack.kind, ==, QS_CONFLICT_ANTI_DIAGONAL);
  g_assert_cmpuint (attack.first.row, ==, 1);

  /* Nothing attacks the queen on c3, nor b1. */
  g_assert_null (qs_narration_explain (&moment, &(QsSquare){ 1, 2 }, &attack));
  g_assert_null (qs_narration_explain (&moment, &(QsSquare){ 3, 1 }, &attack));
}

/* A search that is watched from its first step on. */
typedef struct
{
  const QsMethod *method;
  QsMoment moment;
  QsInternals *internals;
  guint n_compared;
} Watch;

static const QsDatum *
find_datum (const QsInternals *internals,
            const char *name)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  for (guint i = 0; i < n_data; i++)
    {
      if (g_str_equal (data[i].name, name))
        return &data[i];
    }

  return NULL;
}

/* The one cell that the last step looked at and found set, or NULL. */
static const QsCell *
find_hit (const QsInternals *internals,
          const QsDatum *datum)
{
  const QsCell *cells = qs_internals_get_cells (internals, datum);

  for (guint i = 0; i < datum->n_cells; i++)
    {
      if ((cells[i].flags & QS_CELL_SET) != 0 && (cells[i].flags & QS_CELL_CURRENT) != 0)
        return &cells[i];
    }

  return NULL;
}

static gboolean
is_in (const QsRegion *region,
       guint row,
       guint column)
{
  switch (region->kind)
    {
    case QS_REGION_COLUMN:
      return column == region->column;
    case QS_REGION_DIAGONAL:
      return row - column == region->row - region->column;
    case QS_REGION_ANTI_DIAGONAL:
      return row + column == region->row + region->column;
    case QS_REGION_NONE:
    case QS_REGION_SQUARE:
    case QS_REGION_ROW:
    default:
      return row == region->row && column == region->column;
    }
}

/* The row of the queen on a value's squares. */
static guint
find_queen (const QsMoment *moment,
            const QsRegion *region)
{
  for (guint row = 0; row < moment->row; row++)
    {
      if (is_in (region, row, moment->columns[row]))
        return row;
    }

  g_assert_not_reached ();
}

/* The place at which the pseudocode looks at a piece of data to learn whether a square is attacked. */
static const char *
find_question (const QsMethod *method,
               const char *name)
{
  g_autofree char *array = g_strconcat (name, "[", NULL);
  g_autofree char *set = g_strconcat (" in ", name, NULL);
  g_autofree char *bits = g_strconcat (name, " >> ", NULL);
  const char *line = method->pseudocode[method->lines[QS_TRACE_CHECK]];
  const char *place = strstr (line, array);

  place = place != NULL ? place : strstr (line, set);
  place = place != NULL ? place : strstr (line, bits);
  g_assert_nonnull (place);

  return place;
}

/* Of the lines with a queen, the one that the pseudocode asks for first. */
static guint
meet_looking_up (const Watch *self)
{
  static const char *const names[] = { "columns", "diagonals", "anti", "differences", "sums", "L", "R" };
  const char *first = NULL;
  guint row = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const QsDatum *datum = find_datum (self->internals, names[i]);
      const QsCell *hit = datum != NULL ? find_hit (self->internals, datum) : NULL;
      const char *place = hit != NULL ? find_question (self->method, names[i]) : NULL;

      if (place != NULL && (first == NULL || place < first))
        {
          first = place;
          row = find_queen (&self->moment, &hit->region);
        }
    }
  g_assert_nonnull (first);

  return row;
}

/* The first queen with which the square gets its mark. */
static guint
meet_marks (const Watch *self)
{
  const QsMoment *moment = &self->moment;
  QsMoment earlier;

  qs_moment_init (&earlier, NULL, moment->n, NULL);
  for (guint row = 0; row < moment->row; row++)
    {
      const QsDatum *conflict;

      qs_moment_record (&earlier, QS_TRACE_PLACE, row, moment->columns[row]);
      qs_internals_clear (self->internals);
      self->method->describe (&earlier, self->internals);
      conflict = find_datum (self->internals, "conflict");
      if (qs_internals_get_cells (self->internals, conflict)[moment->row * moment->n + moment->column].value != 0)
        return row;
    }

  g_assert_not_reached ();
}

/* The row of the queen that the method's own data have met. */
static guint
meet (const Watch *self)
{
  const QsDatum *datum;

  qs_internals_clear (self->internals);
  self->method->describe (&self->moment, self->internals);
  if (find_datum (self->internals, "conflict") != NULL)
    return meet_marks (self);
  if ((datum = find_datum (self->internals, "upper")) != NULL)
    return (guint)qs_internals_get_cells (self->internals, datum)->value;
  if ((datum = find_datum (self->internals, "walk")) != NULL)
    return find_hit (self->internals, datum)->region.row;

  return meet_looking_up (self);
}

static const char *
name_line (const QsSquare *a,
           const QsSquare *b)
{
  return a->column == b->column ? "column" : a->row + a->column == b->row + b->column ? "anti-diagonal"
                                                                                      : "diagonal";
}

static gboolean
watch_cb (QsTraceEvent event,
          guint row,
          guint column,
          gpointer data)
{
  Watch *self = data;
  g_autofree char *sentence = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *square = NULL;
  g_autofree char *queen = NULL;
  QsSquare attacked = { row, column }, attacker;

  qs_moment_record (&self->moment, event, row, column);
  if (event != QS_TRACE_REJECT)
    return TRUE;

  attacker.row = meet (self);
  attacker.column = self->moment.columns[attacker.row];
  square = qs_square_to_string (attacked, self->moment.n);
  queen = qs_square_to_string (attacker, self->moment.n);
  expected = g_strdup_printf ("%s is attacked by the queen on %s, along the %s", square, queen,
                              name_line (&attacked, &attacker));
  sentence = qs_narration_format (&self->moment, FALSE);
  g_assert_cmpstr (sentence, ==, expected);
  self->n_compared++;

  return TRUE;
}

/* Each rejection of each search names the queen that the method's data show. */
QS_TEST (rejections_name_the_queen_that_the_method_met)
{
  const QsMethod *const *methods = qs_methods_list ();
  g_autoptr (QsInternals) internals = qs_internals_new ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      gboolean rejects = methods[i]->look != QS_LOOK_LINE && methods[i]->look != QS_LOOK_MOVES;

      for (guint n = 1; n <= 6; n++)
        {
          Watch watch = { .method = methods[i], .internals = internals };
          const QsTracer tracer = { watch_cb, &watch };
          QsSearch search = { .n = n, .tracer = &tracer, .seed = 1 };

          qs_moment_init (&watch.moment, methods[i], n, NULL);
          methods[i]->search (&search);
          g_assert_true ((watch.n_compared > 0) == (rejects && n > 1));
        }
    }
}

/* After a4 and c3 the whole next row is attacked; after a4 alone, two squares of it are not. */
QS_TEST (whole_lines_count_their_free_squares)
{
  QsMoment moment = moment_with_two_queens ();
  QsProblem problem;

  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  assert_tells ("shifting-masks", &moment, "Row a2–d2: no square is free");

  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_tells ("shifting-masks", &moment, "Row a3–d3: 2 squares are free");

  /* Below the queen on a4, its diagonal takes b3. */
  qs_moment_record (&moment, QS_TRACE_CHECK, QS_TRACE_WHOLE, 1);
  assert_tells ("dancing-links", &moment, "Column b4–b1: 2 squares are free");

  /* The whole upper row is forbidden: before the first queen, there is nothing to go back to. */
  g_assert_true (qs_problem_parse ("4-a4-b4-c4-d4", &problem, NULL));
  qs_moment_init (&moment, NULL, 4, &problem);
  qs_moment_record (&moment, QS_TRACE_CHECK, 0, QS_TRACE_WHOLE);
  assert_tells ("shifting-masks", &moment, "Row a4–d4: no square is free");
}

QS_TEST (full_boards_are_asked_about)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 3);
  qs_moment_record (&moment, QS_TRACE_PLACE, 3, 1);
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 3);
  assert_tells ("permutations", &moment, "The board is full: is the queen on d2 attacked from above?");
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 3);
  assert_tells ("permutations", &moment, "d2 is attacked by the queen on c3, along the diagonal");
}

QS_TEST (moves_are_no_backtracks)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  assert_tells ("min-conflicts", &moment, "Row a2–d2 is empty: where would a queen be attacked least?");
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_tells ("min-conflicts", &moment, "The queen on c3 is attacked: where in its row is it attacked least?");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_tells ("min-conflicts", &moment, "The queen on c3 leaves its square");
  qs_moment_record (&moment, QS_TRACE_SOLUTION, 3, 2);
  assert_tells ("min-conflicts", &moment, "No queen is attacked any more: a solution");
}

QS_TEST (beginning_and_end_have_words)
{
  QsMoment moment;
  g_autofree char *finished = NULL, *failed = NULL;

  qs_moment_init (&moment, qs_methods_find ("brute-force"), 4, NULL);
  assert_tells ("brute-force", &moment, "Press Play to watch the search, or step through it");

  failed = qs_narration_format (&moment, TRUE);
  g_assert_cmpstr (failed, ==, "The search has ended without a solution");

  moment.counts.solutions = 2;
  finished = qs_narration_format (&moment, TRUE);
  g_assert_cmpstr (finished, ==, "The search has ended with 2 solutions");
}

static void
assert_describes (const QsMoment *moment,
                  const char     *expected)
{
  g_autofree char *description = qs_narration_describe (moment, "So it is.");

  g_assert_cmpstr (description, ==, expected);
}

QS_TEST (boards_are_described)
{
  QsMoment moment = moment_with_two_queens ();

  assert_describes (&moment, "Board of 4 × 4 with queens on a4, c3. So it is.");
  qs_moment_init (&moment, NULL, 4, NULL);
  assert_describes (&moment, "Empty board of 4 × 4. So it is.");

  qs_moment_init (&moment, NULL, 50, NULL);
  for (guint row = 0; row < 40; row++)
    qs_moment_record (&moment, QS_TRACE_PLACE, row, row);
  assert_describes (&moment, "Board of 50 × 50 with 40 queens. So it is.");
}

/* At a speed at which they can be read, the words are those of each step, also of one that comes early. */
QS_TEST (words_wait_for_readers_only)
{
  const gint64 tenth = G_USEC_PER_SEC / 10;

  g_assert_true (qs_narration_is_due (TRUE, 8, tenth / 2));
  g_assert_true (qs_narration_is_due (TRUE, 10, 0));
  g_assert_false (qs_narration_is_due (TRUE, 11, tenth - 1));
  g_assert_true (qs_narration_is_due (TRUE, 11, tenth));
  g_assert_true (qs_narration_is_due (FALSE, 11, 0));
}
