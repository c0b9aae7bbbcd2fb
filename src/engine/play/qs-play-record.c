/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was solved: how many puzzles of each kind and grade, and how fast. */

#include "qs-play-record.h"

#include "qs-input.h"
#include "qs-state-file.h"

char *
qs_play_record_get_path (void)
{
  return qs_state_file_get_path ("puzzles");
}

/* A line: kind, size, grade, seconds and hints. */
char *
qs_play_record_format (const QsPuzzleOrder *order,
                       QsGrade              grade,
                       guint                seconds,
                       guint                n_hints)
{
  return g_strdup_printf ("%s %u %u %u %u\n", qs_puzzle_sort_get_name (order->sort), order->n, grade, seconds, n_hints);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Puts the seconds of a line with those of its kind and grade. */
static void
add_line (const char *line,
          GArray     *times[QS_N_PUZZLE_KINDS][QS_N_GRADES])
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint64 grade, seconds;
  QsPuzzleSort sort;
  guint time;

  if (g_strv_length (words) != 5 || !qs_puzzle_sort_parse (words[0], &sort) ||
      !g_ascii_string_to_unsigned (words[2], 10, 0, QS_GRADE_BEYOND, &grade, NULL) ||
      !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXUINT32, &seconds, NULL))
    return;

  time = (guint) seconds;
  if (times[sort][grade] == NULL)
    times[sort][grade] = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (times[sort][grade], time);
}

static GArray *
summarize (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GArray *times[QS_N_PUZZLE_KINDS][QS_N_GRADES] = { 0 };
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (QsPlayScore));

  for (guint i = 0; lines[i] != NULL; i++)
    add_line (lines[i], times);

  for (QsPuzzleSort sort = 0; sort < QS_N_PUZZLE_KINDS; sort++)
    {
      for (QsGrade grade = 0; grade < QS_N_GRADES; grade++)
        {
          g_autoptr (GArray) list = times[sort][grade];
          QsPlayScore score = { .sort = sort, .grade = grade };

          if (list == NULL)
            continue;

          g_array_sort (list, compare);
          score.n_solved = list->len;
          score.best = g_array_index (list, guint, 0);
          score.median = g_array_index (list, guint, (list->len - 1) / 2);
          g_array_append_val (scores, score);
        }
    }

  return scores;
}

GArray *
qs_play_record_read (void)
{
  g_autofree char *path = qs_play_record_get_path ();
  g_autofree char *text = qs_input_read (path, NULL, NULL);

  return summarize (text != NULL ? text : "");
}

gboolean
qs_play_record_erase (GError **error)
{
  g_autofree char *path = qs_play_record_get_path ();

  return qs_state_file_remove (path, error);
}
