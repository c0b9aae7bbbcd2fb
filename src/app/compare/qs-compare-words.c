/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-compare-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-estimate.h"
#include "qs-methods.h"
#include "qs-problem-words.h"
#include "qs-search-space.h"
#include "qs-text.h"

/* A double holds every whole number up to this one exactly. */
#define EXACT_LIMIT 9007199254740992.0

/* The largest boards that are searched whole in a millisecond, by a method that keeps lines and by one that does not,
 * and the probes that estimate larger ones as fast. */
#define VISITED_MAX_N 11
#define VISITED_MAX_N_OTHERWISE 7
#define N_PROBES 4000
#define SEED 1

/* The name is marked when it is not one of the methods. */
char *
qs_compare_words_name (const QsMethod *racer)
{
  if (racer->group != QS_GROUP_REFERENCE)
    return g_strdup (_ (racer->name));

  /* Translators: a name; it is not compared, but what the others are compared with. */
  return g_strdup_printf (_ ("%s (reference)"), _ (racer->name));
}

/* Its time, or why there is none. */
char *
qs_compare_words_time (const QsCompareRow *row)
{
  const QsRacePrediction *predicted = &row->result.predicted;

  if (row->result.n_runs > 0)
    /* Translators: a time that more runs may still change. */
    return qs_text_fill (row->result.is_stable ? "%s" : _ ("≈ %s"), qs_text_time (row->result.seconds));

  if (predicted->is_refused)
    return g_strdup (_ ("left out"));
  if (!row->has_ended)
    return g_strdup (_ ("waiting"));
  if (predicted->seconds <= 0)
    return g_strdup (_ ("not measured"));

  return qs_text_estimate (predicted->seconds);
}

/* Such as “8 queens, all solutions”. */
char *
qs_compare_words_task (const QsRaceTask *task)
{
  QsProblem plain;

  /* Translators: a board, such as “8 queens” or “11 queens on a torus”. */
  return qs_text_fill (task->wants_first ? _ ("%s, the first solution") : _ ("%s, all solutions"),
                       qs_problem_words_title (qs_search_get_problem (task->problem, task->n, &plain)));
}

/* How many placements a method will try; exactly, where it looks only at full boards. */
static char *
describe_tries (const QsRaceResult *result,
                const QsRaceTask   *task)
{
  const QsMethod *method = result->racer;
  guint n = task->n, n_rows = qs_search_get_rows (task->problem, n);
  double number = result->predicted.placements;
  g_autofree char *digits = NULL;

  if (n <= QS_SEARCH_SPACE_MAX_N && method->look == QS_LOOK_BOARD)
    digits = qs_search_space_to_string (QS_SEARCH_SPACE_ROWS, n_rows, n);
  else if (n <= QS_SEARCH_SPACE_MAX_N && method->look == QS_LOOK_BOARD_UNUSED)
    digits = qs_search_space_to_string (QS_SEARCH_SPACE_PERMUTATIONS, n_rows, n);

  if (digits != NULL)
    return qs_text_digits (digits);
  /* All digits as long as a double holds them, otherwise such as “about 4.38 × 10¹⁷”. */
  if (number <= EXACT_LIMIT)
    return qs_text_count ((guint64) (number + 0.5));

  /* Translators: a number such as 4.38 × 10¹⁷. */
  return qs_text_fill (_ ("about %s"), qs_text_power (number, 2));
}

/* Counts the nodes of a row-by-row search for all solutions: all placements of queens in the first rows that do not attack
 * each other, with the empty one. Takes a millisecond. An estimate on large boards; @number (nullable) gets the same. */
char *
qs_compare_words_visits (const QsProblem *problem,
                         double          *number)
{
  QsSearch search = { .n = problem->n, .problem = qs_problem_intern (problem) };
  gboolean has_lines = qs_methods_can_search (&qs_shifting_masks, search.problem);
  QsEstimate estimate;

  if (problem->n <= (has_lines ? VISITED_MAX_N : VISITED_MAX_N_OTHERWISE))
    {
      (has_lines ? &qs_shifting_masks : &qs_conflict_matrix)->search (&search);
      if (number != NULL)
        *number = (double) search.counts.placements + 1;
      return qs_text_count (search.counts.placements + 1);
    }

  qs_estimate_all (NULL, search.n, search.problem, N_PROBES, SEED, &estimate);
  if (number != NULL)
    *number = estimate.placements;

  /* Translators: an estimate such as 1.2 × 10¹⁷. */
  return qs_text_fill (_ ("about %s"), qs_text_power (estimate.placements, 1));
}

static void
begin_line (GString *text)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
}

static void
append_refusal (GString            *text,
                const QsRaceResult *result,
                const QsRaceTask   *task)
{
  g_autofree char *tries = describe_tries (result, task);
  g_autofree char *time = qs_text_duration (result->predicted.seconds);

  begin_line (text);
  /* Translators: a method, a number, a time. */
  g_string_append_printf (text, _ ("%s is left out: it would try %s placements, which takes about %s."),
                          _ (result->racer->name), tries, time);
}

/* Says how long the race takes, which racers are left out, and why. */
char *
qs_compare_words_question (const QsRaceReport *report)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *work = qs_compare_words_task (&report->task);
  g_autofree char *time = qs_text_duration (report->expected_seconds);
  guint n_unknown = 0;
  guint n_refused = 0;

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsRacePrediction *prediction = &report->results[i].predicted;

      n_unknown += !prediction->is_refused && prediction->seconds < 0;
      n_refused += prediction->is_refused;
      if (prediction->is_refused)
        append_refusal (text, &report->results[i], &report->task);
    }

  begin_line (text);
  if (n_refused == report->n_racers)
    g_string_append (text, _ ("There is no other method to run."));
  else if (n_unknown > 0)
    /* Translators: such as “28 queens, the first solution”. */
    g_string_append_printf (text, ngettext ("%s: how long %u method takes cannot be predicted.",
                                            "%s: how long %u methods take cannot be predicted.",
                                            n_unknown), work, n_unknown);
  else
    /* Translators: such as “14 queens, all solutions”, then a time. */
    g_string_append_printf (text, _ ("%s: this takes about %s."), work, time);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_end (const QsRaceReport *report)
{
  guint n_measured = 0;
  gboolean is_stable = TRUE;

  for (guint i = 0; i < report->n_racers; i++)
    {
      n_measured += report->results[i].n_runs > 0;
      is_stable = is_stable && report->results[i].is_stable;
    }

  if (report->state == QS_RACE_CANCELLED)
    return g_strdup_printf (ngettext ("Cancelled: %u method was measured.",
                                      "Cancelled: %u methods were measured.", n_measured),
                            n_measured);

  if (is_stable)
    return g_strdup (_ ("Done: the times are stable."));

  if (n_measured == report->n_racers)
    return g_strdup (_ ("The time is up: times marked ≈ may still change."));

  return g_strdup_printf (ngettext ("The time is up: %u of %u methods was measured.",
                                    "The time is up: %u of %u methods were measured.", n_measured),
                          n_measured, report->n_racers);
}

static char *
describe_state (const QsRaceReport *report)
{
  switch (report->state)
    {
    case QS_RACE_PREDICTING:
      return g_strdup (_ ("Finding out how long it will take…"));
    case QS_RACE_ASKING:
      return g_strdup (_ ("Waiting for your answer"));
    case QS_RACE_RUNNING:
      if (report->running == NULL)
        return g_strdup (_ ("Running…"));
      /* Translators: the name of a method. */
      return g_strdup_printf (_ ("Running: %s"), _ (report->running->name));
    case QS_RACE_FINISHED:
    case QS_RACE_CANCELLED:
      return describe_end (report);
    case QS_RACE_IDLE:
    default:
      return g_strdup ("");
    }
}

/* The task, which the board of the window may not be any more, and how far the race is. */
char *
qs_compare_words_state (const QsRaceReport *report)
{
  return qs_text_fill (_ ("%s · %s"), qs_compare_words_task (&report->task), describe_state (report));
}
