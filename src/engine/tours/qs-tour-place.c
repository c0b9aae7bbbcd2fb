/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the name of a step, and finds the step by running the search up to it. */

#include "qs-tour-place.h"

#include "qs-square.h"

static gboolean
parse_event (const char   *word,
             QsTraceEvent *event)
{
  for (guint i = 0; i < QS_TRACE_N_EVENTS; i++)
    {
      if (g_str_equal (word, qs_trace_event_get_name ((QsTraceEvent) i)))
        {
          *event = (QsTraceEvent) i;
          return TRUE;
        }
    }

  return FALSE;
}

/* A word, perhaps with “b3” behind it, or “row 3” as the rows are numbered beside the board, and perhaps with a number. */
#define WORDS "^([^ ]+)(?: row ([0-9]+)| ([A-Za-z]+[0-9]+))?(?: ([0-9]+))?$"

static gboolean
parse_words (const char        *text,
             const QsTourPlace *place,
             QsTourStep        *step,
             char             **event,
             char             **number)
{
  g_autoptr (GRegex) regex = g_regex_new (WORDS, G_REGEX_DOLLAR_ENDONLY, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *row_word = NULL;
  g_autofree char *square_word = NULL;
  guint n_rows = qs_tour_place_get_rows (place);
  QsSquare square = { QS_TRACE_WHOLE, QS_TRACE_WHOLE };
  guint64 row;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;

  *event = g_match_info_fetch (match, 1);
  row_word = g_match_info_fetch (match, 2);
  square_word = g_match_info_fetch (match, 3);
  *number = g_match_info_fetch (match, 4);
  if (*row_word != '\0' && g_ascii_string_to_unsigned (row_word, 10, 1, n_rows, &row, NULL))
    square.row = n_rows - (guint) row;
  else if (*row_word != '\0' || (*square_word != '\0' && !qs_square_parse (square_word, n_rows, place->n, &square, NULL)))
    return FALSE;

  *step = (QsTourStep){ QS_TRACE_N_EVENTS, square.row, square.column };
  return TRUE;
}

/* Reads a step of the search of @place, such as “reject b3”, “check row 3” or “end”. */
gboolean
qs_tour_step_parse (const char        *text,
                    const QsTourPlace *place,
                    QsTourStep        *step)
{
  g_autofree char *event = NULL;
  g_autofree char *number = NULL;

  *step = (QsTourStep){ QS_TRACE_N_EVENTS, QS_TRACE_WHOLE, QS_TRACE_WHOLE };

  return g_str_equal (text, "end") ||
         (parse_words (text, place, step, &event, &number) && parse_event (event, &step->event) &&
          step->row != QS_TRACE_WHOLE && *number == '\0');
}

/* Reads the name of a place: “start”, “end”, “step 17”, or what happens there: “reject 3” for the
 * third time that a square is rejected, “place b3” for the first queen on b3, “place b3 2” for
 * the second. @place has its method and board already. */
gboolean
qs_tour_place_parse (const char  *text,
                     QsTourPlace *place)
{
  g_autofree char *event = NULL;
  g_autofree char *number = NULL;

  place->number = 1;
  if (!parse_words (text, place, &place->step, &event, &number))
    return FALSE;

  if (g_str_equal (text, "start"))
    place->kind = QS_TOUR_START;
  else if (g_str_equal (text, "end"))
    place->kind = QS_TOUR_END;
  else if (g_str_equal (event, "step") && place->step.row == QS_TRACE_WHOLE && *number != '\0')
    place->kind = QS_TOUR_NUMBER;
  else if (parse_event (event, &place->step.event))
    place->kind = QS_TOUR_EVENT;
  else
    return FALSE;

  return *number == '\0' || g_ascii_string_to_unsigned (number, 10, 1, QS_TOUR_MAX_STEPS, &place->number, NULL);
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

  qs_moment_init (moment, place->method, place->n, place->problem);
  *next = (QsTourStep){ QS_TRACE_N_EVENTS, QS_TRACE_WHOLE, QS_TRACE_WHOLE };
  place->method->search (&search);

  return way.is_there || (place->kind == QS_TOUR_END && !way.is_too_far);
}
