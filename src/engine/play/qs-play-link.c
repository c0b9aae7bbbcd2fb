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

gboolean
qs_play_link_parse (const char  *text,
                    QsPlayLink  *link,
                    GError     **error)
{
  memset (link, 0, sizeof *link);
  link->is_puzzle = g_str_has_prefix (text, PLAY);
  if (link->is_puzzle)
    text += strlen (PLAY);
  if (link->is_puzzle && parse_order (text, &link->order))
    return TRUE;
  if (link->is_puzzle && (!g_ascii_isdigit (*text) || strchr (text, '#') != NULL))
    return qs_error_refuse (text, strlen (text),
                            g_ascii_isdigit (*text)
                              ? _ ("“%s” is a puzzle that only a newer version of Queenside makes")
                              : _ ("“%s” is not a puzzle, such as regions-8-medium#word or 8+b4+d5"),
                            error);
  if (!qs_problem_parse (text, &link->problem, error))
    return FALSE;

  if (link->is_puzzle && link->problem.n_rows != link->problem.n)
    /* Translators: the text of a problem, such as “6x9”. */
    return qs_error_refuse (text, strlen (text), _ ("“%s” cannot be played: a puzzle has as many rows as columns"), error);

  return TRUE;
}

/* A link that opens the whole puzzle, wherever it was made. */
char *
qs_play_link_write (const QsProblem *problem)
{
  g_autofree char *text = qs_problem_to_string (problem);

  return g_strconcat (QS_PLAY_LINK PLAY, text, NULL);
}
