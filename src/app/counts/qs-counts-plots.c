/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the numbers of solutions grow, and the times to count them, as charts: solid where they were counted here. */

#include "qs-counts-plots.h"

#include <glib/gi18n.h>

#include "qs-counts-words.h"
#include "qs-text.h"

/* What a line shows, and its look: they differ in colour and mark. */
typedef struct
{
  const char *name;
  QsCountKind kind;
  gboolean is_time; /* of its count here */
  guint style;
} Line;

static const Line all_solutions = { N_ ("All solutions"), QS_COUNT_SOLUTIONS, FALSE, 0 };
static const Line fundamental = { N_ ("Fundamental solutions"), QS_COUNT_FUNDAMENTAL, FALSE, 1 };
static const Line times = { N_ ("Time"), QS_COUNT_SOLUTIONS, TRUE, 4 };

/* Adds line number @place, and its last value to the description. Returns whether there is any. */
static gboolean
add_line (QsChartFigure *figure,
          const GArray  *entries,
          const Line    *line,
          guint          place)
{
  const QsCountEntry *last = NULL;
  g_autofree char *value = NULL;

  qs_chart_figure_add_line (figure, _ (line->name), line->style);
  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);
      const QsCountNumber *number = &entry->numbers[line->kind];
      double seconds = (double) MAX (entry->time, 1) / G_USEC_PER_SEC;
      QsGrowthSample sample = { place, entry->n, line->is_time ? seconds : qs_total_to_double (&number->total),
                                number->source == QS_COUNT_SOURCE_PUBLISHED };

      if (number->source == QS_COUNT_SOURCE_NONE || (line->is_time && number->source != QS_COUNT_SOURCE_HERE))
        continue;

      qs_chart_figure_add_sample (figure, &sample);
      last = entry;
    }

  if (last == NULL)
    return FALSE;

  value = line->is_time ? qs_counts_words_time (last) : qs_counts_words_total (&last->numbers[line->kind].total);
  /* Translators: what is counted, a number or a time, the side of a board. */
  qs_chart_figure_describe (figure, g_strdup_printf (_ (" %s: %s for %u queens."), _ (line->name), value, last->n));

  return TRUE;
}

/* @entries are QsCountEntry by their sides. */
QsChartFigure *
qs_counts_plots_new_solutions (const GArray *entries)
{
  QsChartFigure *figure =
      qs_chart_figure_new (_ ("Numbers of solutions"), _ ("Queens · dashed: from OEIS"), qs_counts_words_tick);

  add_line (figure, entries, &all_solutions, 0);
  add_line (figure, entries, &fundamental, 1);

  return figure;
}

/* Charts how long the counts of these QsCountEntry took; NULL when nothing was counted here. */
QsChartFigure *
qs_counts_plots_new_times (const GArray *entries)
{
  g_autoptr (QsChartFigure) figure =
      qs_chart_figure_new (_ ("Time to count all solutions on this machine"), _ ("Queens"), qs_text_tick);

  return add_line (figure, entries, &times, 0) ? g_steal_pointer (&figure) : NULL;
}
