/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-judgement.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* In each, a number of a line stands first, and a row and a column behind it. */
static const char *const fault_formats[] = {
  [QS_JUDGE_RIGHT] = NULL,
  /* Translators: in this and the next ones a number of a line, and a row and a column. */
  [QS_JUDGE_OFF_BOARD] = N_ ("Line %" PRIu64 ": there is no square in row %u, column %u"),
  [QS_JUDGE_SQUARE_TAKEN] = N_ ("Line %" PRIu64 ": there is a queen in row %u, column %u already"),
  [QS_JUDGE_ROW_TAKEN] = N_ ("Line %" PRIu64 ": row %u has a queen, and gets another one in column %u"),
  [QS_JUDGE_NO_QUEEN] = N_ ("Line %" PRIu64 ": there is no queen in row %u, column %u to take back"),
  [QS_JUDGE_TOO_FEW] = N_ ("Line %" PRIu64 ": a solution does not have one queen in each row"),
  [QS_JUDGE_ATTACKED] = N_ ("Line %" PRIu64 ": a solution has two queens that attack each other"),
  /* Translators: a number of a line, and two numbers of solutions. */
  [QS_JUDGE_MISCOUNTED] = N_ ("Line %" PRIu64 ": the number of solutions is given as %u, but the steps find %u"),
};

/* Returns what a wrong step is, NULL for a right one. */
char *
qs_judgement_describe_fault (QsJudgeFault fault,
                             guint64      line,
                             guint        row,
                             guint        column)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return fault == QS_JUDGE_RIGHT ? NULL : g_strdup_printf (_ (fault_formats[fault]), line, row, column);
#pragma GCC diagnostic pop
}

/* Whether no step is wrong, and each solution is there once. */
gboolean
qs_judgement_is_good (const QsJudgement *self)
{
  return self->n_faults == 0 && self->n_repeated == 0 && self->has_total && self->n_distinct == self->total;
}

/* Which lines are not read, what the first wrong step is, or that none is, and on another line such as “Solutions: 1 of 2
 * found, 0 repeated, 0 wrong”. */
char *
qs_judgement_describe (const QsJudgement *self)
{
  g_autofree char *fault = qs_judgement_describe_fault (self->fault, self->fault_line, self->fault_row, self->fault_column);
  const char *right = self->n_unread + self->cut_line > 0 ? _ ("All steps that are read are right") : _ ("All steps are right");
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->n_unread > 0)
    /* Translators: a number of lines, and the number of the first of them. */
    g_string_append_printf (text, ngettext ("%" PRIu64 " line has words that are not known: line %" PRIu64 "\n",
                                            "%" PRIu64 " lines have words that are not known; the first is line %" PRIu64 "\n",
                                            MIN (self->n_unread, G_MAXUINT)),
                            self->n_unread, self->unread_line);
  if (self->cut_line > 0)
    /* Translators: a number of a line. */
    g_string_append_printf (text, _ ("Line %" PRIu64 " has no end and may be cut: it is not judged\n"), self->cut_line);
  g_string_append_printf (text, "%s\n", fault != NULL ? fault : right);
  if (self->has_total)
    /* Translators: numbers of solutions. */
    g_string_append_printf (text, _ ("Solutions: %u of %" PRIu64 " found, %u repeated, %u wrong"), self->n_distinct, self->total,
                            self->n_repeated, self->n_wrong);
  else
    g_string_append_printf (text, _ ("Solutions: %u found, %u repeated, %u wrong"), self->n_distinct, self->n_repeated,
                            self->n_wrong);

  return g_strdup (text->str);
}
