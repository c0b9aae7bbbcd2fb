/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

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
  return g_strdup_printf ("%s %u %u %u %u\n", qs_puzzle_sorts[order->sort].name, order->n, grade, seconds, n_hints);
}

/* Lists are in this order. */
static guint64
get_place (const QsPlayScore *score)
{
  return (guint64) score->sort << 40 | (guint64) score->grade << 32 | score->best;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  guint64 first = get_place (a), second = get_place (b);

  return (first > second) - (first < second);
}

/* A score of one puzzle. FALSE if the line is none. */
static gboolean
parse_line (const char  *line,
            QsPlayScore *score)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint64 grade, seconds;

  if (g_strv_length (words) != 5 || !qs_puzzle_sort_parse (words[0], &score->sort) ||
      !g_ascii_string_to_unsigned (words[2], 10, 0, QS_GRADE_BEYOND, &grade, NULL) ||
      !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXUINT32, &seconds, NULL))
    return FALSE;

  score->grade = (QsGrade) grade;
  score->best = (guint) seconds;

  return TRUE;
}

GArray *
qs_play_record_read (void)
{
  g_autofree char *path = qs_play_record_get_path ();
  g_autofree char *text = qs_input_read (path, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  g_autoptr (GArray) solved = g_array_new (FALSE, FALSE, sizeof (QsPlayScore));
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (QsPlayScore));

  for (guint i = 0; lines[i] != NULL; i++)
    {
      QsPlayScore score = { 0 };

      if (parse_line (lines[i], &score))
        g_array_append_val (solved, score);
    }
  g_array_sort (solved, compare);

  for (guint i = 0; i < solved->len;)
    {
      const QsPlayScore *list = &g_array_index (solved, QsPlayScore, i);
      QsPlayScore score = *list;

      while (i < solved->len && list[score.n_solved].sort == score.sort && list[score.n_solved].grade == score.grade)
        {
          score.n_solved++;
          i++;
        }
      score.median = list[(score.n_solved - 1) / 2].best;
      g_array_append_val (scores, score);
    }

  return scores;
}

gboolean
qs_play_record_erase (GError **error)
{
  g_autofree char *path = qs_play_record_get_path ();

  return qs_state_file_remove (path, error);
}
