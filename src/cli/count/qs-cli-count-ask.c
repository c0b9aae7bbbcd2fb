/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the user before a long count. */

#include "config.h"

#include "qs-cli-count-ask.h"

#include <inttypes.h>

#include <glib/gi18n.h>

#include "qs-cli-consent.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-table.h"
#include "qs-count-forecast.h"
#include "qs-error.h"
#include "qs-known.h"

/* Smaller boards are counted before anybody could answer. */
#define MIN_N 15

/* From this many seconds on, a count is long. */
#define LONG 60

/* The part of the whole board's work that is left: all units are about the same. */
static double
find_share (const QsCountOrder *order,
            const QsPartial    *done)
{
  guint32 n_wanted = 0;
  QsCountPlan plan;

  qs_count_plan_init (&plan, order->n);
  for (guint32 unit = order->first_unit; unit - order->first_unit < order->n_units; unit++)
    n_wanted += (order->skipped == NULL || !qs_partial_has (order->skipped, unit)) &&
                (done == NULL || !qs_partial_has (done, unit));

  return (double) n_wanted / plan.n_units;
}

static char *
describe (const QsCountForecast *forecast,
          double                 seconds)
{
  g_autofree char *count = NULL;
  g_autofree char *time = qs_cli_format_seconds (seconds);
  g_autofree char *memory = g_format_size (forecast->memory);
  guint64 known;

  if (qs_known_total (forecast->n, &known))
    /* Translators: n, a number of solutions, a time and a size, such as
     * “n = 20: 39029188884 solutions, as published; about 1.2 min, 96 MB”. */
    return g_strdup_printf (_ ("n = %u: %" PRIu64 " solutions, as published; about %s, %s"), forecast->n, known, time,
                            memory);

  count = qs_cli_format_number (forecast->solutions);

  /* Translators: as before, with the standard error in per cent after an estimated number of solutions. */
  return g_strdup_printf (_ ("n = %u: about %s solutions ± %.2g %%, about %s, %s"),
                          forecast->n, count, 100 * forecast->solutions_error, time, memory);
}

static gboolean
ask (const char *reason,
     GError    **error)
{
  if (qs_cli_consent_ask (reason))
    return TRUE;

  if (qs_cli_interrupt_get_signal () != 0)
    g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
  else
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
                 /* Translators: a sentence on the count that would begin. */
                 _ ("%s; run it with --yes"), reason);

  return FALSE;
}

/* Asks before a long count, where there is somebody to ask; @done, the part of it that is done,
 * may be %NULL. A count that the memory does not hold is left to the job, which refuses it. Fails
 * with %G_OPTION_ERROR_FAILED where the user does not want to, and with %QS_ERROR_CANCELLED after
 * a signal. */
gboolean
qs_cli_count_ask (const QsCountOrder *order,
                  const QsPartial    *done,
                  GError            **error)
{
  g_autofree char *reason = NULL;
  QsCountForecast forecast;
  double seconds;

  if (order->n < MIN_N || !qs_cli_consent_is_possible ())
    return TRUE;

  if (!qs_count_forecast_make (order->n, order->n_threads, order->kernel, NULL, qs_cli_interrupt_came, NULL, &forecast))
    {
      g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
      return FALSE;
    }

  seconds = forecast.seconds * find_share (order, done);
  if (seconds < LONG || forecast.memory > forecast.available)
    return TRUE;

  reason = describe (&forecast, seconds);

  return ask (reason, error);
}
