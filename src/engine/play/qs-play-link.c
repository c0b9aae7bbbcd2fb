/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-link.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"

#define PLAY "play:"

/* Reads such as regions-8-medium#word. The word is kept in a line of text. */
static gboolean
parse_order (const char    *text,
             QsPuzzleOrder *order)
{
  g_auto (GStrv) halves = g_strsplit (text, "#", 2);
  g_auto (GStrv) parts = g_strsplit (halves[0] != NULL ? halves[0] : "", "-", 4);
  guint64 n;

  if (g_strv_length (halves) != 2 || g_strv_length (parts) != 3 || !qs_puzzle_sort_parse (parts[0], &order->sort) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, QS_ENUMERATOR_MAX_N, &n, NULL) ||
      n != qs_puzzle_sort_fit (order->sort, (guint) n) || strlen (halves[1]) >= sizeof order->word ||
      strchr (halves[1], '\n') != NULL || !g_utf8_validate (halves[1], -1, NULL) ||
      !qs_grade_parse (parts[2], &order->grade))
    return FALSE;

  order->n = (guint) n;
  g_strlcpy (order->word, halves[1], sizeof order->word);

  return TRUE;
}

/* Whether a problem is meant to be played, where nothing says so: with regions, or with queens on another board than that
 * of chess. */
static gboolean
is_puzzle (const QsProblem *problem)
{
  guint32 given = 0;

  for (guint row = 0; row < problem->n_rows; row++)
    given |= problem->squares.required[row];

  return problem->has_regions || (!qs_problem_is_plain (problem) && problem->n_rows == problem->n && given != 0);
}

gboolean
qs_play_link_parse (const char  *text,
                    QsPlayLink  *link,
                    GError     **error)
{
  gboolean is_play = g_str_has_prefix (text, PLAY);
  g_autofree char *shown = NULL;

  memset (link, 0, sizeof *link);
  if (is_play)
    text += strlen (PLAY);
  if (is_play && parse_order (text, &link->order))
    {
      link->is_puzzle = TRUE;
      return TRUE;
    }
  if (is_play && (!g_ascii_isdigit (*text) || strchr (text, '#') != NULL))
    return qs_error_refuse (text, strlen (text),
                            g_ascii_isdigit (*text)
                              ? _ ("“%s” is a puzzle that only a newer version of Queenside makes")
                              : _ ("“%s” is not a puzzle, such as regions-8-medium#word or 8+b4+d5"),
                            error);
  if (!qs_problem_parse (text, &link->problem, error))
    return FALSE;

  link->is_puzzle = is_play || is_puzzle (&link->problem);
  if (!is_play || link->problem.n_rows == link->problem.n)
    return TRUE;

  shown = qs_problem_to_string (&link->problem);
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: the text of a problem, such as “6x9”. */
                        _ ("“%s” cannot be played: a puzzle has as many rows as columns"), shown);
}

/* A link that opens the whole puzzle, wherever it was made. */
char *
qs_play_link_write (const QsProblem *problem)
{
  g_autofree char *text = qs_problem_to_string (problem);

  return g_strconcat (QS_PLAY_LINK, is_puzzle (problem) ? "" : PLAY, text, NULL);
}
