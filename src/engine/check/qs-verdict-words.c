/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict in words. */

#include "qs-verdict-words.h"

#include <inttypes.h>

#include <glib/gi18n-lib.h>

/* (transfer full) */
static char *
name_base (const QsReadFacts *facts)
{
  if (facts->is_base_assumed)
    return g_strdup (_ ("columns counted from 1, as nothing says otherwise"));

  return g_strdup (facts->base == QS_READ_BASE_0 ? _ ("columns counted from 0") : _ ("columns counted from 1"));
}

/* Such as “format columns, columns counted from 1, row by row from the top”. */
char *
qs_verdict_name_reading (const QsBoardFile *file)
{
  const QsReadFacts *facts = qs_board_file_get_facts (file);
  g_autofree char *base = NULL;

  if (facts->format == NULL)
    return g_strdup (_ ("no boards"));

  if (facts->queen != 0)
    {
      char sign[6 + 1] = { 0 };

      g_unichar_to_utf8 (facts->queen, sign);
      /* Translators: the name of a format, and the sign that stands for a queen in the file. */
      return g_strdup_printf (_ ("format %s, “%s” read as the queen, since it is the rarer sign"), facts->format, sign);
    }

  /* Translators: the name of a format, such as “json”. */
  if (facts->base == QS_READ_BASE_UNKNOWN)
    return g_strdup_printf (_ ("format %s"), facts->format);

  base = name_base (facts);

  return g_strdup_printf (qs_board_file_is_by_file (file)
                              /* Translators: the name of a format, and where columns count from. */
                              ? _ ("format %s, %s, file by file from the left")
                              : _ ("format %s, %s, row by row from the top"),
                          facts->format, base);
}

static char *
summarize_complete (const QsVerdict *verdict,
                    guint            n)
{
  if (verdict->total == 0)
    return g_strdup_printf (_ ("there are no solutions for %u queens, and the file has none"), n);

  if (verdict->is_fundamental)
    return g_strdup_printf (ngettext ("the %u fundamental solution for %u queens",
                                      "all %u fundamental solutions for %u queens", verdict->n_distinct),
                            verdict->n_distinct, n);

  return g_strdup_printf (ngettext ("the %u solution for %u queen", "all %u solutions for %u queens",
                                    verdict->n_distinct),
                          verdict->n_distinct, n);
}

/* The same for another problem than that of plain queens. */
static char *
summarize_problem (const QsVerdict *verdict,
                   const QsProblem *problem)
{
  g_autofree char *text = qs_problem_to_string (problem);

  if (!qs_verdict_is_complete (verdict))
    return g_strdup_printf (ngettext ("%u of the %" PRIu64 " solution of %s", "%u of the %" PRIu64 " solutions of %s",
                                      (gulong) verdict->total),
                            verdict->n_distinct, verdict->total, text);
  if (verdict->total == 0)
    /* Translators: a problem such as 9:torus. */
    return g_strdup_printf (_ ("there are no solutions of %s, and the file has none"), text);

  if (verdict->is_fundamental)
    return g_strdup_printf (ngettext ("the %u fundamental solution of %s", "all %u fundamental solutions of %s", verdict->n_distinct),
                            verdict->n_distinct, text);

  return g_strdup_printf (ngettext ("the %u solution of %s", "all %u solutions of %s", verdict->n_distinct), verdict->n_distinct, text);
}

/* Such as “90 of the 92 solutions for 8 queens”. */
char *
qs_verdict_summarize (const QsBoardFile *file,
                      const QsVerdict   *verdict)
{
  guint n = qs_board_file_get_facts (file)->n;

  if (qs_board_file_get_facts (file)->has_problem)
    return summarize_problem (verdict, &qs_board_file_get_facts (file)->problem);

  if (qs_verdict_is_complete (verdict))
    return summarize_complete (verdict, n);

  if (verdict->has_total)
    return g_strdup_printf (ngettext ("%u of the %" PRIu64 " solutions for %u queen",
                                      "%u of the %" PRIu64 " solutions for %u queens", n),
                            verdict->n_distinct, verdict->total, n);

  /* Translators: a number of solutions, and the side of the board. */
  return g_strdup_printf (ngettext ("%u solution for %u queens, and nobody knows how many there are",
                                    "%u solutions for %u queens, and nobody knows how many there are",
                                    verdict->n_distinct),
                          verdict->n_distinct, n);
}

static void
take (GPtrArray *parts,
      char      *part)
{
  g_ptr_array_add (parts, part);
}

/* The first ones in full, and how many there are besides. */
static void
describe_missing (const QsVerdict *verdict,
                  GPtrArray       *parts)
{
  guint n_shown = verdict->missing->len;
  guint64 rest = verdict->total - verdict->n_distinct - n_shown;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_shown; i++)
    {
      gboolean is_last = i + 1 == n_shown && rest == 0;

      if (i > 0)
        /* Translators: between the last two numbers of a list, and between others. */
        g_string_append (text, is_last ? _ (" and ") : _ (", "));
      g_string_append_printf (text, "#%" G_GUINT64_FORMAT, g_array_index (verdict->missing, guint64, i));
    }

  if (rest > 0)
    /* Translators: follows a list of numbers of solutions. */
    g_string_append_printf (text, ngettext (" and %" PRIu64 " more", " and %" PRIu64 " more", (gulong) rest), rest);

  /* Translators: the numbers of solutions, such as “#17 and #44”. */
  take (parts, g_strdup_printf (_ ("missing %s"), text->str));
  g_string_free (text, TRUE);
}

static gboolean
is_on_line (const QsBoardFile *file,
            guint              board,
            guint64            line)
{
  return board < qs_board_file_get_count (file) && qs_board_file_get_line (file, board) == line;
}

/* Such as “line 3”; among several boards on a line, its number says more. */
char *
qs_verdict_name_place (const QsBoardFile *file,
                       guint              board)
{
  guint64 line = qs_board_file_get_line (file, board);

  if (is_on_line (file, board + 1, line) || (board > 0 && is_on_line (file, board - 1, line)))
    /* Translators: the number of a board in a file; it begins a sentence or stands in it, as “line 3” does. */
    return g_strdup_printf (_ ("board %u"), board + 1);

  return g_strdup_printf (_ ("line %" PRIu64), line);
}

/* Such as “line 12 repeats line 3”. */
char *
qs_verdict_describe_repeat (const QsBoardFile *file,
                            const QsRepeat    *repeat)
{
  g_autofree char *place = qs_verdict_name_place (file, repeat->board);
  g_autofree char *first = qs_verdict_name_place (file, repeat->first);

  /* Translators: two places in a file, such as “line 12” and “line 3”. */
  return g_strdup_printf (_ ("%s repeats %s"), place, first);
}

static void
describe_repeats (const QsBoardFile *file,
                  const QsVerdict   *verdict,
                  GPtrArray         *parts)
{
  guint count = verdict->repeats->len;
  guint n_shown = MIN (count, QS_VERDICT_MAX_SHOWN);

  for (guint i = 0; i < n_shown; i++)
    take (parts, qs_verdict_describe_repeat (file, &g_array_index (verdict->repeats, QsRepeat, i)));

  if (count > n_shown)
    take (parts, g_strdup_printf (ngettext ("%u more board repeats one before it", "%u more boards repeat one before them",
                                            count - n_shown),
                                  count - n_shown));
}

static const char *const fault_formats[] = {
  /* Translators: two squares, such as a1 and b1. */
  [QS_FAULT_ROW] = N_ ("the queens on %s and %s attack each other on a row"),
  [QS_FAULT_COLUMN] = N_ ("the queens on %s and %s attack each other on a column"),
  [QS_FAULT_DIAGONAL] = N_ ("the queens on %s and %s attack each other on a diagonal"),
  /* Translators: two squares; the queens attack each other or stand in one region. */
  [QS_FAULT_CLASH] = N_ ("the queens on %s and %s rule each other out"),
  /* Translators: the first and the last square of a row, such as a1 and h1. */
  [QS_FAULT_NO_QUEEN] = N_ ("there is no queen from %s to %s"),
  /* Translators: a square. */
  [QS_FAULT_REQUIRED] = N_ ("there is no queen on %s, where the problem wants one"),
  /* Translators: a square. */
  [QS_FAULT_FORBIDDEN] = N_ ("there is a queen on %s, where the problem wants none"),
};

static char *
describe_fault (const QsBoardFile *file,
                guint              board)
{
  guint n_rows = qs_board_file_get_facts (file)->n_rows;
  QsFault fault = qs_board_file_get_fault (file, board);
  g_autofree char *first = qs_square_to_string (fault.first, n_rows);
  g_autofree char *second = qs_square_to_string (fault.second, n_rows);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (fault_formats[fault.kind]), first, second);
#pragma GCC diagnostic pop
}

/* Such as “line 40: the queens on a1 and b2 attack each other on a diagonal”. */
char *
qs_verdict_describe_wrong (const QsBoardFile *file,
                           guint              board)
{
  g_autofree char *place = qs_verdict_name_place (file, board);
  g_autofree char *fault = describe_fault (file, board);

  /* Translators: a place in a file, such as “line 40”, and what is wrong with the board there. */
  return g_strdup_printf (_ ("%s: %s"), place, fault);
}

static void
describe_wrong (const QsBoardFile *file,
                const QsVerdict   *verdict,
                GPtrArray         *parts)
{
  guint count = verdict->wrong->len;
  guint n_shown = MIN (count, QS_VERDICT_MAX_SHOWN);

  for (guint i = 0; i < n_shown; i++)
    take (parts, qs_verdict_describe_wrong (file, g_array_index (verdict->wrong, guint, i)));

  if (count > n_shown)
    take (parts, g_strdup_printf (ngettext ("%u more board is wrong", "%u more boards are wrong", count - n_shown),
                                  count - n_shown));
}

/* Returns: (transfer full): such as “line 7: “one” is not the number of a column” */
char *
qs_verdict_describe_bad (const QsBoardFile *file,
                         guint              bad)
{
  guint64 line;
  const char *reason = qs_board_file_get_bad (file, bad, &line);
  g_autofree char *place = g_strdup_printf (_ ("line %" PRIu64), line);

  return g_strdup_printf (_ ("%s: %s"), place, reason);
}

static void
describe_bad (const QsBoardFile *file,
              const QsVerdict   *verdict,
              GPtrArray         *parts)
{
  guint n_shown = (guint) MIN (verdict->n_bad, QS_VERDICT_MAX_SHOWN);
  guint64 rest = verdict->n_bad - n_shown;

  for (guint i = 0; i < n_shown; i++)
    take (parts, qs_verdict_describe_bad (file, i));

  if (rest > 0)
    take (parts, g_strdup_printf (ngettext ("%" PRIu64 " more line is no board", "%" PRIu64 " more lines are no boards",
                                            (gulong) rest),
                                  rest));
}

/* What the file says of itself, against what is in it. */
char *
qs_verdict_describe_claim (const QsBoardFile *file,
                           const QsVerdict   *verdict)
{
  const QsReadClaim *claim = &verdict->claim;

  if (claim->is_side)
    return g_strdup_printf (_ ("the file says N = %" PRIu64 " in line %" PRIu64 ", and its boards are for N = %u"),
                            claim->number, claim->line, qs_board_file_get_facts (file)->n);

  return g_strdup_printf (_ ("the file says %" PRIu64 " in line %" PRIu64 ", and has %u"), claim->number, claim->line,
                          qs_board_file_get_count (file));
}

/* Such as “not in order from line 7”. */
char *
qs_verdict_describe_order (const QsBoardFile *file,
                           const QsVerdict   *verdict)
{
  g_autofree char *place = qs_verdict_name_place (file, verdict->disorder);

  /* Translators: a place in a file, such as “line 7”. */
  return g_strdup_printf (_ ("not in order from %s"), place);
}

/* The summary and all complaints, of each kind the first QS_VERDICT_MAX_SHOWN. */
GStrv
qs_verdict_describe (const QsBoardFile *file,
                     const QsVerdict   *verdict)
{
  GPtrArray *parts = g_ptr_array_new ();

  take (parts, qs_verdict_summarize (file, verdict));
  if (verdict->missing->len > 0)
    describe_missing (verdict, parts);
  describe_repeats (file, verdict, parts);
  describe_wrong (file, verdict, parts);
  describe_bad (file, verdict, parts);
  if (verdict->claim.line > 0)
    take (parts, qs_verdict_describe_claim (file, verdict));
  if (verdict->disorder != G_MAXUINT)
    take (parts, qs_verdict_describe_order (file, verdict));
  g_ptr_array_add (parts, NULL);

  return (GStrv) g_ptr_array_free (parts, FALSE);
}

/* A sentence of @most clauses; “…” stands for those after them. */
char *
qs_verdict_join (const char *const *clauses,
                 guint              most)
{
  GString *sentence = g_string_new (NULL);

  for (guint i = 0; clauses[i] != NULL && i <= most; i++)
    {
      if (i > 0)
        /* Translators: between two clauses, as in “90 of the 92 solutions for 8 queens; missing #17 and #44”. */
        g_string_append (sentence, _ ("; "));
      g_string_append (sentence, i < most ? clauses[i] : "…");
    }

  return g_string_free (sentence, FALSE);
}
