/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-counts-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-known.h"
#include "qs-text.h"

static gboolean
is_equal (const QsTotal *total,
          guint64        known)
{
  return total->high == 0 && total->low == known;
}

/* Groups the digits as in the locale. */
char *
qs_counts_words_total (const QsTotal *total)
{
  g_autofree char *digits = qs_total_to_string (total);

  return qs_text_digits (digits);
}

/* Compares the numbers with the published ones, in words;
 * NULL where nothing was published. @fundamental may be NULL. */
char *
qs_counts_words_verdict (const QsProblem *problem,
                         const QsTotal   *total,
                         const QsTotal   *fundamental,
                         gboolean        *agrees)
{
  guint64 known, known_fundamental;
  gboolean is_right, has_fundamental = qs_known_get_number (problem, TRUE, &known_fundamental);

  *agrees = FALSE;
  if (!qs_known_get_number (problem, FALSE, &known))
    return NULL;

  is_right = is_equal (total, known);
  *agrees = is_right && (fundamental == NULL || !has_fundamental || is_equal (fundamental, known_fundamental));

  /* Translators: the number of a sequence in the On-Line Encyclopedia of Integer Sequences, such as A000170. */
  return g_strdup_printf (*agrees ? _ ("✓ agrees with %s") : _ ("✗ differs from %s"),
                          qs_known_get_sequence (problem, is_right && !*agrees));
}

/* Such as “21 Nov 2026”; NULL where @date cannot be one. */
static char *
describe_day (gint64 date)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (date);

  /* Translators: a date such as 21 Nov 2026; see strftime(3) for what the letters stand for. */
  return time != NULL ? g_date_time_format (time, _ ("%-d %b %Y")) : NULL;
}

/* Such as “Counted in 1.0 s”. */
char *
qs_counts_words_origin (const QsCountRecord *record)
{
  g_autofree char *duration = qs_text_duration ((double) record->time / G_USEC_PER_SEC);
  g_autofree char *day = record->date > 0 ? describe_day (record->date) : NULL;

  if (day == NULL)
    /* Translators: a time span. */
    return g_strdup_printf (_ ("Counted in %s"), duration);

  /* Translators: a date, then a time span. */
  return g_strdup_printf (_ ("Counted here on %s\nin %s"), day, duration);
}

/* Such as “About 2.58 × 10¹⁸ ± 0.4 %”; empty where a number is published, which an estimate could only contradict. */
char *
qs_counts_words_forecast (const QsCountForecast *forecast)
{
  g_autofree char *number = NULL;
  guint64 known;

  if (qs_known_total (forecast->n, &known))
    return g_strdup ("");

  number = qs_text_power (forecast->solutions, 2);

  /* Translators: a number, then by how many per cent it may be wrong; the last two spaces do not break. */
  return g_strdup_printf (_ ("About %s ± %.2g %%"), number, 100 * forecast->solutions_error);
}

/* “about 5 min 16 s”, but no number of years that nobody lives to see */
static char *
describe_duration (double seconds)
{
  if (seconds > QS_TEXT_YEAR)
    /* Translators: a time span, in the place of one such as “about 5 min 16 s”. */
    return g_strdup (_ ("longer than a year"));

  return qs_text_estimate (seconds);
}

/* Says what the count needs, or why this machine cannot do it. */
char *
qs_counts_words_cost (const QsCountForecast *forecast)
{
  if (forecast->memory > forecast->available)
    /* Translators: two amounts of memory, such as 96 MB. */
    return qs_text_fill (_ ("Counting all needs %s of memory, and %s are free"), g_format_size (forecast->memory),
                         g_format_size (forecast->available));

  /* Translators: such as “about 5 min 16 s” and an amount of memory, such as 96 MB. */
  return qs_text_fill (_ ("Full count: %s, %s"), describe_duration (forecast->seconds), g_format_size (forecast->memory));
}

/* The question before the count starts. */
char *
qs_counts_words_question (const QsCountForecast *forecast)
{
  g_autofree char *duration = describe_duration (forecast->seconds);

  /* Translators: a number of queens, then such as “about 5 min 16 s”. */
  return g_strdup_printf (_ ("Counting %u queens takes %s on all processors. "
                             "You can pause it, or stop and resume another day."),
                          forecast->n, duration);
}

/* Such as “43 %”; never 100 % before the end. */
char *
qs_counts_words_percent (double progress)
{
  /* Translators: a part of the whole. */
  return g_strdup_printf (_ ("%.0f %%"), floor (CLAMP (progress, 0, 1) * 100));
}

/* Such as “43 % · 939.0 million/s”, and on a line of its own “about 23 s left”.
 * @rate is in solutions per second; @seconds_left is negative while that is unknown. */
char *
qs_counts_words_progress (double progress,
                          double rate,
                          double seconds_left)
{
  char *left;

  if (seconds_left < 0)
    return qs_counts_words_percent (progress);

  left = describe_duration (seconds_left);
  if (seconds_left <= QS_TEXT_YEAR)
    /* Translators: such as “about 23 s”. */
    left = qs_text_fill (_ ("%s left"), left);

  /* Translators: such as “43 %”, then how many solutions are counted per second, then such as “about 23 s left”. */
  return qs_text_fill (_ ("%s · %s\n%s"), qs_counts_words_percent (progress), qs_text_rate (rate), left);
}

/* Says what the list still takes, or how fast it fills; NULL while it has less than one solution a second. */
char *
qs_counts_words_listing (const QsCounterState *state)
{
  if (state->seconds_left < 0)
    /* Translators: such as “2.2 million/s”. */
    return state->rate < 1 ? NULL : qs_text_fill (_ ("New solutions: %s"), qs_text_rate (state->rate));

  return qs_text_fill (state->lists_fundamental
                           /* Translators: such as “about 23 s”. */
                           ? _ ("Listing the fundamental ones takes %s")
                           /* Translators: such as “about 23 s”. */
                           : _ ("Listing the rest takes %s"),
                       describe_duration (state->seconds_left));
}

/* The text where nothing is known. */
#define NOTHING "—"

/* Such as “92”; both numbers where what was counted here differs from what is published. */
char *
qs_counts_words_number (const QsCountEntry *entry,
                        QsCountKind         kind)
{
  const QsCountNumber *number = &entry->numbers[kind];

  if (number->source == QS_COUNT_SOURCE_NONE)
    return g_strdup (NOTHING);

  if (!number->is_published || qs_total_compare (&number->total, &number->published) == 0)
    return qs_counts_words_total (&number->total);

  /* Translators: a number that was counted here, and the published one, which is not the same. */
  return qs_text_fill (_ ("%s ≠ %s (OEIS)"), qs_counts_words_total (&number->total),
                       qs_counts_words_total (&number->published));
}

static const char *
explain_classes (const QsCountEntry *entry)
{
  gboolean is_counted = entry->numbers[QS_COUNT_SOLUTIONS].source == QS_COUNT_SOURCE_HERE;

  if (entry->n == 1)
    return _ ("One queen has one solution, whose images are all the same");

  switch (entry->numbers[QS_COUNT_OF_8].source)
    {
    case QS_COUNT_SOURCE_HERE:
      return is_counted ? NULL : _ ("Computed here from the symmetric solutions");
    case QS_COUNT_SOURCE_PUBLISHED:
      return _ ("Follows from the published numbers");
    case QS_COUNT_SOURCE_NONE:
    default:
      return is_counted
                 ? _ ("The number counted here does not divide into symmetry classes")
                 : _ ("Does not follow from the published numbers: count this board here to know it");
    }
}

static char *
explain_count (const QsCountEntry *entry)
{
  char *date = describe_day (entry->date);

  return qs_text_fill (entry->differs
                           /* Translators: a date. */
                           ? _ ("Counted here, %s: differs from OEIS")
                           /* Translators: a date. */
                           : _ ("Counted here, %s"),
                       date != NULL ? date : g_strdup (NOTHING));
}

/* Says where the number comes from, or why there is none; NULL where nothing needs to be said. */
char *
qs_counts_words_explain (const QsCountEntry *entry,
                         QsCountKind         kind)
{
  const QsCountNumber *number = &entry->numbers[kind];

  if (kind >= QS_COUNT_OF_8)
    return g_strdup (explain_classes (entry));

  switch (number->source)
    {
    case QS_COUNT_SOURCE_PUBLISHED:
      /* Translators: the name of a sequence, such as A000170. */
      return g_strdup_printf (_ ("Published as OEIS %s"), number->sequence);
    case QS_COUNT_SOURCE_NONE:
      return number->sequence != NULL ? g_strdup (explain_classes (entry)) : NULL;
    case QS_COUNT_SOURCE_HERE:
    default:
      return explain_count (entry);
    }
}

/* Says how long the count took here. */
char *
qs_counts_words_time (const QsCountEntry *entry)
{
  if (entry->numbers[QS_COUNT_SOLUTIONS].source != QS_COUNT_SOURCE_HERE)
    return g_strdup (NOTHING);

  return qs_text_time ((double) MAX (entry->time, 1) / G_USEC_PER_SEC);
}

/* The row in a few words. */
char *
qs_counts_words_row (const QsCountEntry *entry)
{
  g_autofree char *number = qs_counts_words_number (entry, QS_COUNT_SOLUTIONS);
  g_autofree char *source = qs_counts_words_explain (entry, QS_COUNT_SOLUTIONS);

  /* Translators: the side of a board, how many solutions it has, and where the number comes from. */
  return g_strdup_printf (ngettext ("%u queen: %s · %s", "%u queens: %s · %s", entry->n), entry->n, number, source);
}

/* Such as “1,000” or “10¹²” for a power of ten; empty below one, because there are no parts of solutions. */
char *
qs_counts_words_tick (double number)
{
  if (number < 0.5)
    return g_strdup ("");

  if (number < 1.5e5)
    return qs_text_count ((guint64) llround (number));

  /* Translators: a power of ten. */
  return qs_text_raise (g_strdup_printf (_ ("10^%d"), (gint) lround (log10 (number))));
}

/* Says what the series does, or how it ended. */
char *
qs_counts_words_state (const QsCountSeries *series)
{
  guint n = series->n;
  guint n_counted = series->n_counted;

  switch (series->state)
    {
    case QS_COUNT_SERIES_COUNTING:
      return g_strdup_printf (ngettext ("Counting the solutions for %u queen…",
                                        "Counting the solutions for %u queens…", n), n);
    case QS_COUNT_SERIES_FINISHED:
      return g_strdup_printf (ngettext ("Finished: %u board was counted.", "Finished: %u boards were counted.",
                                        n_counted), n_counted);
    case QS_COUNT_SERIES_STOPPED:
      return g_strdup_printf (ngettext ("Stopped: %u board was counted.", "Stopped: %u boards were counted.",
                                        n_counted), n_counted);
    case QS_COUNT_SERIES_FAILED:
      return g_strdup (series->error->message);
    case QS_COUNT_SERIES_IDLE:
    default:
      return g_strdup ("");
    }
}

/* Says what is on the clipboard now. */
char *
qs_counts_words_copied (const char *sequence,
                        guint       n_lines)
{
  /* Translators: how many numbers, and the name of their sequence in the OEIS, such as A000170. */
  return g_strdup_printf (ngettext ("Copied %u line of %s", "Copied %u lines of %s", n_lines), n_lines,
                          sequence);
}
