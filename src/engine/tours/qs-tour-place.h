/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of a search by what happens in it, such as the first time that a square is rejected. */

#pragma once

#include "qs-method.h"

/* How far from the start a place is looked for, in steps: about a millisecond. */
#define QS_TOUR_MAX_STEPS 100000

/* A step of a search. */
typedef struct
{
  QsTraceEvent event; /* %QS_TRACE_N_EVENTS for the end of the search */
  guint row;          /* of its square, or %QS_TRACE_WHOLE for any */
  guint column;       /* of its square, or %QS_TRACE_WHOLE for any, or for the whole row */
} QsTourStep;

/* How a place is named. */
typedef enum
{
  QS_TOUR_START,  /* before the first step */
  QS_TOUR_NUMBER, /* after as many steps as @number */
  QS_TOUR_EVENT,  /* after such a @step has come @number times */
  QS_TOUR_END,    /* after the last step */
} QsTourPlaceKind;

/* A moment of a search, by its name. */
typedef struct
{
  const QsMethod *method;
  guint n;                  /* columns */
  const QsProblem *problem; /* one that the method can search, as qs_problem_intern() has it; NULL for queens on n × n */
  QsTourPlaceKind kind;     /* how the place is named */
  QsTourStep step;          /* what happens there */
  guint64 number;           /* how many times, or how many steps, from 1 */
} QsTourPlace;

gboolean qs_tour_step_parse  (const char        *text,
                              const QsTourPlace *place,
                              QsTourStep        *step);
gboolean qs_tour_place_parse (const char        *text,
                              QsTourPlace       *place);
gboolean qs_tour_place_find  (const QsTourPlace *place,
                              QsMoment          *moment,
                              QsTourStep        *next);

/* How many rows the board has. */
static inline guint
qs_tour_place_get_rows (const QsTourPlace *self)
{
  return qs_search_get_rows (self->problem, self->n);
}
