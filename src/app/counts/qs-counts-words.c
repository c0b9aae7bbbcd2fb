/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-counts-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-counter-words.h"
#include "qs-text.h"

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
    return qs_counter_words_total (&number->total);

  /* Translators: a number that was counted here, and the published one, which is not the same. */
  return qs_text_fill (_ ("%s ≠ %s (OEIS)"), qs_counter_words_total (&number->total),
                       qs_counter_words_total (&number->published));
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
      return NULL;
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

/* Says where the numbers of the board come from. */
char *
qs_counts_words_source (const QsCountEntry *entry)
{
  const char *other = entry->numbers[QS_COUNT_FUNDAMENTAL].sequence;
  char *date;

  if (entry->numbers[QS_COUNT_SOLUTIONS].source == QS_COUNT_SOURCE_PUBLISHED)
    return g_strdup_printf ("OEIS %s%s%s", entry->numbers[QS_COUNT_SOLUTIONS].sequence, other != NULL ? ", " : "",
                            other != NULL ? other : "");

  date = qs_counter_words_day (entry->date);
  if (date == NULL)
    date = g_strdup (NOTHING);

  return qs_text_fill (entry->differs
                           /* Translators: a date. */
                           ? _ ("Counted here, %s: differs from OEIS")
                           /* Translators: a date. */
                           : _ ("Counted here, %s"),
                       date);
}

/* The row in a few words. */
char *
qs_counts_words_row (const QsCountEntry *entry)
{
  g_autofree char *number = qs_counts_words_number (entry, QS_COUNT_SOLUTIONS);
  g_autofree char *source = qs_counts_words_source (entry);

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
