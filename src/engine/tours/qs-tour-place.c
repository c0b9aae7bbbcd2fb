/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the name of a step, and finds the step by running the search up to it. */

#include "qs-tour-place.h"

#include "qs-square.h"

static gboolean
parse_event (const char   *word,
             QsTraceEvent *event)
{
  for (guint i = 0; word != NULL && i < QS_TRACE_N_EVENTS; i++)
    {
      if (g_str_equal (word, qs_trace_event_get_name ((QsTraceEvent) i)))
        {
          *event = (QsTraceEvent) i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
parse_number (const char *word,
              guint64     max,
              guint64    *number)
{
  return word != NULL && g_ascii_string_to_unsigned (word, 10, 1, max, number, NULL);
}

/* Reads “b3”, or “row 3” as the rows are numbered beside the board; moves on behind it. */
static gboolean
parse_square (char            ***words,
              const QsTourPlace *place,
              QsTourStep        *step)
{
  guint n_rows = qs_tour_place_get_rows (place);
  QsSquare square;
  guint64 row;

  if (g_strcmp0 (**words, "row") == 0 && parse_number ((*words)[1], n_rows, &row))
    {
      step->row = n_rows - (guint) row;
      *words += 2;
      return TRUE;
    }

  if (**words == NULL || !qs_square_parse (**words, n_rows, place->n, &square, NULL))
    return FALSE;

  step->row = square.row;
  step->column = square.column;
  *words += 1;

  return TRUE;
}

/* Reads a step of the search of @place, such as “reject b3”, “check row 3” or “end”. */
gboolean
qs_tour_step_parse (const char        *text,
                    const QsTourPlace *place,
                    QsTourStep        *step)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  char **rest = words;

  *step = (QsTourStep){ QS_TRACE_N_EVENTS, QS_TRACE_WHOLE, QS_TRACE_WHOLE };
  if (g_str_equal (text, "end"))
    return TRUE;

  if (!parse_event (*rest, &step->event))
    return FALSE;
  rest++;

  return parse_square (&rest, place, step) && *rest == NULL;
}

/* Reads such as “reject 3”, “place b3” or “place b3 2”. */
static gboolean
parse_event_place (char       **words,
                   QsTourPlace *place)
{
  place->kind = QS_TOUR_EVENT;
  if (!parse_event (*words, &place->step.event))
    return FALSE;
  words++;

  parse_square (&words, place, &place->step);
  if (*words == NULL)
    return TRUE;

  return parse_number (words[0], QS_TOUR_MAX_STEPS, &place->number) && words[1] == NULL;
}

/* Reads the name of a place: “start”, “end”, “step 17”, or what happens there: “reject 3” for the
 * third time that a square is rejected, “place b3” for the first queen on b3, “place b3 2” for
 * the second. @place has its method and board already. */
gboolean
qs_tour_place_parse (const char  *text,
                     QsTourPlace *place)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  place->step = (QsTourStep){ QS_TRACE_N_EVENTS, QS_TRACE_WHOLE, QS_TRACE_WHOLE };
  place->number = 1;

  if (g_str_equal (text, "start"))
    place->kind = QS_TOUR_START;
  else if (g_str_equal (text, "end"))
    place->kind = QS_TOUR_END;
  else if (g_strcmp0 (words[0], "step") == 0)
    {
      place->kind = QS_TOUR_NUMBER;
      return parse_number (words[1], QS_TOUR_MAX_STEPS, &place->number) && words[2] == NULL;
    }
  else
    return parse_event_place (words, place);

  return TRUE;
}

/* A search on its way to a place. */
typedef struct
{
  const QsTourPlace *place;
  QsMoment *moment;
  QsTourStep *next;
  guint64 n_met;        /* how often the place's step has come */
  gboolean is_there;
  gboolean is_too_far;
} Way;

static gboolean
is_met (const Way *self)
{
  const QsTourStep *step = &self->place->step;
  const QsMoment *moment = self->moment;

  return step->event == moment->event && (step->row == QS_TRACE_WHOLE || step->row == moment->row) &&
         (step->column == QS_TRACE_WHOLE || step->column == moment->column);
}

static gboolean
go_cb (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  Way *self = data;

  if (self->is_there)
    {
      *self->next = (QsTourStep){ event, row, column };
      return FALSE;
    }

  self->is_too_far = self->moment->step == QS_TOUR_MAX_STEPS;
  if (self->is_too_far)
    return FALSE;

  qs_moment_record (self->moment, event, row, column);
  if (is_met (self))
    self->n_met++;
  self->is_there =
      (self->place->kind == QS_TOUR_EVENT && self->n_met == self->place->number) ||
      (self->place->kind == QS_TOUR_NUMBER && self->moment->step == self->place->number);

  return TRUE;
}

/* Runs the search up to a place, and gives the step that follows. Returns whether it has such a
 * place among its first %QS_TOUR_MAX_STEPS steps. */
gboolean
qs_tour_place_find (const QsTourPlace *place,
                    QsMoment          *moment,
                    QsTourStep        *next)
{
  Way way = { .place = place, .moment = moment, .next = next, .is_there = place->kind == QS_TOUR_START };
  const QsTracer tracer = { go_cb, &way };
  QsSearch search = { .n = place->n, .problem = place->problem, .tracer = &tracer };

  qs_moment_init (moment, place->n);
  moment->problem = place->problem;
  *next = (QsTourStep){ QS_TRACE_N_EVENTS, QS_TRACE_WHOLE, QS_TRACE_WHOLE };
  place->method->search (&search);

  return way.is_there || (place->kind == QS_TOUR_END && !way.is_too_far);
}
