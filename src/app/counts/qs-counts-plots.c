/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the numbers of solutions grow, and the times to count them, as charts: solid where they were counted here. */

#include "qs-counts-plots.h"

#include <glib/gi18n.h>

#include "qs-counter-words.h"
#include "qs-counts-words.h"
#include "qs-text.h"

/* A line's place and look: they differ in colour and mark. */
enum
{
  LINE_SOLUTIONS,
  LINE_FUNDAMENTAL,
};

#define STYLE_SOLUTIONS 0
#define STYLE_FUNDAMENTAL 1
#define STYLE_TIMES 4

/* Takes @value. */
static void
describe (QsChartFigure *figure,
          const char    *name,
          char          *value,
          guint          n)
{
  g_autofree char *text = value;

  /* Translators: what is counted, a number or a time, the side of a board. */
  qs_chart_figure_describe (figure, g_strdup_printf (_ (" %s: %s for %u queens."), name, text, n));
}

/* Adds a line for one of the numbers, and its last value to the description. */
static void
add_numbers (QsChartFigure *figure,
             const GArray  *entries,
             guint          line,
             QsCountKind    kind,
             const char    *name)
{
  const QsCountEntry *last = NULL;

  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);
      const QsCountNumber *number = &entry->numbers[kind];
      QsGrowthSample sample = { line, entry->n, qs_total_to_double (&number->total),
                                number->source == QS_COUNT_SOURCE_PUBLISHED };

      if (number->source == QS_COUNT_SOURCE_NONE)
        continue;

      qs_chart_figure_add_sample (figure, &sample);
      last = entry;
    }

  if (last == NULL)
    return;

  describe (figure, name, qs_counter_words_total (&last->numbers[kind].total), last->n);
}

/* @entries are QsCountEntry by their sides. */
QsChartFigure *
qs_counts_plots_new_solutions (const GArray *entries)
{
  QsChartFigure *figure =
      qs_chart_figure_new (_ ("Numbers of solutions"), _ ("Queens · dashed: from OEIS"), qs_counts_words_tick);

  qs_chart_figure_add_line (figure, _ ("All solutions"), STYLE_SOLUTIONS);
  qs_chart_figure_add_line (figure, _ ("Fundamental solutions"), STYLE_FUNDAMENTAL);
  add_numbers (figure, entries, LINE_SOLUTIONS, QS_COUNT_SOLUTIONS, _ ("All solutions"));
  add_numbers (figure, entries, LINE_FUNDAMENTAL, QS_COUNT_FUNDAMENTAL, _ ("Fundamental solutions"));

  return figure;
}

/* Charts how long the counts of these QsCountEntry took; NULL when nothing was counted here. */
QsChartFigure *
qs_counts_plots_new_times (const GArray *entries)
{
  g_autoptr (QsChartFigure) figure =
      qs_chart_figure_new (_ ("Time to count all solutions on this machine"), _ ("Queens"), qs_text_tick);
  const QsCountEntry *last = NULL;

  qs_chart_figure_add_line (figure, _ ("Time"), STYLE_TIMES);
  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);
      QsGrowthSample sample = { 0, entry->n, (double) MAX (entry->time, 1) / G_USEC_PER_SEC, FALSE };

      if (entry->numbers[QS_COUNT_SOLUTIONS].source != QS_COUNT_SOURCE_HERE)
        continue;

      qs_chart_figure_add_sample (figure, &sample);
      last = entry;
    }

  if (last == NULL)
    return NULL;

  describe (figure, _ ("Time"), qs_counts_words_time (last), last->n);

  return g_steal_pointer (&figure);
}
