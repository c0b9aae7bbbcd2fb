/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-verdict-words.h"

#include <inttypes.h>

#include <glib/gi18n-lib.h>

/* So many numbers in a row are a range. */
#define LEAST_RANGE 5

/* Such as “format columns, columns counted from 1, row by row from the top”. */
char *
qs_verdict_name_reading (const QsBoardFile *file)
{
  const QsReadFacts *facts = &file->facts;
  const char *base = facts->is_base_assumed         ? _ ("columns counted from 1, as nothing says otherwise")
                     : facts->base == QS_READ_BASE_0 ? _ ("columns counted from 0")
                                                     : _ ("columns counted from 1");

  if (facts->format == NULL)
    return g_strdup (_ ("no boards"));

  if (facts->queen != 0)
    {
      char sign[6 + 1] = { 0 };

      g_unichar_to_utf8 (facts->queen, sign);
      /* Translators: the name of a format, and the sign that stands for a queen in the file. */
      return g_strdup_printf (_ ("format %s, “%s” read as the queen, since it is the rarer character"), facts->format, sign);
    }

  /* Translators: the name of a format, such as “json”. */
  if (facts->base == QS_READ_BASE_UNKNOWN)
    return g_strdup_printf (_ ("format %s"), facts->format);

  return g_strdup_printf (facts->is_by_file
                              /* Translators: the name of a format, and where columns count from. */
                              ? _ ("format %s, %s, column by column from the left")
                              : _ ("format %s, %s, row by row from the top"),
                          facts->format, base);
}

static char *
summarize_complete (const QsVerdict *self)
{
  guint n = self->facts->n;

  if (self->total == 0)
    return g_strdup_printf (_ ("there are no solutions for %u queens, and the file has none"), n);

  if (self->is_fundamental)
    return g_strdup_printf (ngettext ("%'u fundamental solution for %u queens, the only one",
                                      "all %'u fundamental solutions for %u queens", self->n_distinct),
                            self->n_distinct, n);

  return g_strdup_printf (ngettext ("%'u solution for %u queen, the only one", "all %'u solutions for %u queens",
                                    self->n_distinct),
                          self->n_distinct, n);
}

/* The same for another problem than that of plain queens. */
static char *
summarize_problem (const QsVerdict *self)
{
  g_autofree char *text = qs_problem_to_string (&self->facts->problem);

  if (!qs_verdict_is_complete (self))
    return g_strdup_printf (ngettext ("%'u of the %'" PRIu64 " solution of %s", "%'u of the %'" PRIu64 " solutions of %s",
                                      (gulong) self->total),
                            self->n_distinct, self->total, text);
  if (self->total == 0)
    /* Translators: a problem such as 9:torus. */
    return g_strdup_printf (_ ("there are no solutions of %s, and the file has none"), text);

  if (self->is_fundamental)
    return g_strdup_printf (ngettext ("%'u fundamental solution of %s, the only one", "all %'u fundamental solutions of %s",
                                      self->n_distinct),
                            self->n_distinct, text);

  return g_strdup_printf (ngettext ("%'u solution of %s, the only one", "all %'u solutions of %s", self->n_distinct),
                          self->n_distinct, text);
}

static char *
summarize_list (const QsVerdict *self)
{
  guint n = self->facts->n;

  if (self->facts->has_problem)
    return summarize_problem (self);

  if (qs_verdict_is_complete (self))
    return summarize_complete (self);

  if (self->has_total)
    return g_strdup_printf (ngettext ("%'u of the %'" PRIu64 " solutions for %u queen",
                                      "%'u of the %'" PRIu64 " solutions for %u queens", n),
                            self->n_distinct, self->total, n);

  /* Translators: a number of solutions, and the side of the board. */
  return g_strdup_printf (ngettext ("%'u solution for %u queens, and nobody knows how many there are",
                                    "%'u solutions for %u queens, and nobody knows how many there are",
                                    self->n_distinct),
                          self->n_distinct, n);
}

/* Such as “90 of the 92 solutions for 8 queens”. */
char *
qs_verdict_summarize (const QsVerdict *self)
{
  g_autofree char *text = summarize_list (self);

  if (self->file->again_line == 0)
    return g_steal_pointer (&text);

  if (self->file->is_again_in_part)
    /* Translators: such as “all 92 solutions for 8 queens”; the file shows some of them twice, such as the first one. */
    return g_strdup_printf (_ ("%s, some of them listed again from line %" PRIu64), text, self->file->again_line);

  /* Translators: such as “all 2 solutions for 4 queens”; the file has them twice, in two lists. */
  return g_strdup_printf (_ ("%s, listed again from line %" PRIu64), text, self->file->again_line);
}

/* Where the run of numbers ends that begins at @first, or behind that where it is too short to stand as a range. */
static guint
find_end_of_range (const GArray *numbers,
                   guint         first)
{
  guint end = first + 1;

  while (end < numbers->len && g_array_index (numbers, guint64, end) == g_array_index (numbers, guint64, end - 1) + 1)
    end++;

  return end - first >= LEAST_RANGE ? end : first + 1;
}

/* The first ones, those in a row as a range, and how many there are besides. */
static char *
describe_missing (const QsVerdict *self)
{
  guint n_shown = self->missing->len;
  guint64 rest = self->total - self->n_distinct - n_shown;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0, end; i < n_shown; i = end)
    {
      end = find_end_of_range (self->missing, i);
      if (i > 0)
        /* Translators: between the last two numbers of a list, and between others. */
        g_string_append (text, end == n_shown && rest == 0 ? _ (" and ") : _ (", "));
      g_string_append_printf (text, "#%" G_GUINT64_FORMAT, g_array_index (self->missing, guint64, i));
      if (end - i > 1)
        g_string_append_printf (text, "–#%" G_GUINT64_FORMAT, g_array_index (self->missing, guint64, end - 1));
    }

  if (rest > 0)
    /* Translators: follows a list of numbers of solutions. */
    g_string_append_printf (text, ngettext (" and %'" PRIu64 " more", " and %'" PRIu64 " more", (gulong) rest), rest);

  /* Translators: the numbers of solutions, such as “#17 and #44”. */
  return g_strdup_printf (_ ("missing %s"), text->str);
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
qs_verdict_name_place (const QsVerdict *self,
                       guint            board)
{
  const QsBoardFile *file = self->file;
  guint64 line = qs_board_file_get_line (file, board);

  if (is_on_line (file, board + 1, line) || (board > 0 && is_on_line (file, board - 1, line)))
    /* Translators: the number of a board in a file; it begins a sentence or stands in it, as “line 3” does. */
    return g_strdup_printf (_ ("board %u"), board + 1);

  return g_strdup_printf (_ ("line %" PRIu64), line);
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
  [QS_FAULT_REQUIRED] = N_ ("there is no queen on %s, where the problem requires one"),
  /* Translators: a square. */
  [QS_FAULT_FORBIDDEN] = N_ ("there is a queen on %s, where the problem forbids one"),
};

static char *
describe_fault (const QsVerdict *self,
                guint            board)
{
  QsFault fault = qs_board_file_get_fault (self->file, board);
  g_autofree char *first = qs_square_to_string (fault.first, self->facts->n_rows);
  g_autofree char *second = qs_square_to_string (fault.second, self->facts->n_rows);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (fault_formats[fault.kind]), first, second);
#pragma GCC diagnostic pop
}

/* What the file says of itself, against what is in it. */
static char *
describe_claim (const QsVerdict *self)
{
  const QsReadClaim *claim = &self->facts->claim;

  if (claim->is_side)
    return g_strdup_printf (_ ("the file says N = %" PRIu64 " in line %" PRIu64 ", and its boards are for N = %u"),
                            claim->number, claim->line, self->facts->n);

  return g_strdup_printf (_ ("the file says %" PRIu64 " in line %" PRIu64 ", and has %u"), claim->number, claim->line,
                          qs_board_file_get_count (self->file));
}

/* (transfer full) */
static char *
begin_with (gunichar    letter,
            const char *text)
{
  char first[6 + 1] = { 0 };

  g_unichar_to_utf8 (letter, first);

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

/* What a reader says of a line is a sentence, and stands within one here. */
static char *
describe_bad (const QsVerdict *self,
              guint            place)
{
  guint64 line;
  const char *reason = qs_board_file_get_bad (self->file, place, &line);
  g_autofree char *where = g_strdup_printf (_ ("line %" PRIu64), line);
  /* Translators: “colon:small” where a sentence begins with a small letter behind a colon, else “colon:large”. */
  gboolean is_small = g_str_has_suffix (_ ("colon:small"), "small");
  gunichar letter = g_utf8_get_char (reason);
  g_autofree char *what = begin_with (is_small ? g_unichar_tolower (letter) : letter, reason);

  return g_strdup_printf (_ ("%s: %s"), where, what);
}

/* A complaint in words, by its place among those of its kind; of missing solutions, all of them. */
char *
qs_verdict_complain (const QsVerdict *self,
                     QsComplaintKind  kind,
                     guint            place)
{
  g_autofree char *where = NULL;
  g_autofree char *what = NULL;

  switch (kind)
    {
    case QS_COMPLAINT_WRONG:
      where = qs_verdict_name_place (self, g_array_index (self->wrong, guint, place));
      what = describe_fault (self, g_array_index (self->wrong, guint, place));
      /* Translators: a place in a file, such as “line 40”, and what is wrong with the board there. */
      return g_strdup_printf (_ ("%s: %s"), where, what);
    case QS_COMPLAINT_UNREADABLE:
      return describe_bad (self, place);
    case QS_COMPLAINT_REPEATED:
      where = qs_verdict_name_place (self, g_array_index (self->repeats, QsRepeat, place).board);
      what = qs_verdict_name_place (self, g_array_index (self->repeats, QsRepeat, place).first);
      /* Translators: two places in a file, such as “line 12” and “line 3”. */
      return g_strdup_printf (_ ("%s repeats %s"), where, what);
    case QS_COMPLAINT_CLAIM:
      return describe_claim (self);
    case QS_COMPLAINT_ORDER:
      where = qs_verdict_name_place (self, self->disorder);
      /* Translators: a place in a file, such as “line 7”. */
      return g_strdup_printf (_ ("not in order from %s"), where);
    case QS_COMPLAINT_MISSING:
    case QS_COMPLAINT_N_KINDS:
    default:
      return describe_missing (self);
    }
}

/* How many there are of a kind besides those in full. */
static char *
describe_rest (QsComplaintKind kind,
               guint64         rest)
{
  gulong plural = (gulong) rest;

  if (kind == QS_COMPLAINT_REPEATED)
    return g_strdup_printf (ngettext ("%'u more board repeats one before it", "%'u more boards repeat one before them", plural),
                            (guint) rest);
  if (kind == QS_COMPLAINT_WRONG)
    return g_strdup_printf (ngettext ("%'u more board is wrong", "%'u more boards are wrong", plural), (guint) rest);

  return g_strdup_printf (ngettext ("%" PRIu64 " more line is not a board", "%" PRIu64 " more lines are not boards", plural), rest);
}

/* The summary and all complaints, of each kind the first QS_VERDICT_MAX_SHOWN. */
GStrv
qs_verdict_describe (const QsVerdict *self)
{
  static const QsComplaintKind kinds[] = { QS_COMPLAINT_MISSING, QS_COMPLAINT_REPEATED, QS_COMPLAINT_WRONG,
                                           QS_COMPLAINT_UNREADABLE, QS_COMPLAINT_CLAIM, QS_COMPLAINT_ORDER };
  GPtrArray *parts = g_ptr_array_new ();

  g_ptr_array_add (parts, qs_verdict_summarize (self));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint64 count = qs_verdict_count (self, kinds[i]);
      guint n_shown = kinds[i] == QS_COMPLAINT_MISSING ? count > 0 : (guint) MIN (count, QS_VERDICT_MAX_SHOWN);

      for (guint place = 0; place < n_shown; place++)
        g_ptr_array_add (parts, qs_verdict_complain (self, kinds[i], place));
      if (kinds[i] != QS_COMPLAINT_MISSING && count > n_shown)
        g_ptr_array_add (parts, describe_rest (kinds[i], count - n_shown));
    }

  g_ptr_array_add (parts, NULL);

  return (GStrv) g_ptr_array_free (parts, FALSE);
}

/* A clause that stands alone. */
char *
qs_verdict_make_sentence (const char *clause)
{
  return begin_with (g_unichar_totitle (g_utf8_get_char (clause)), clause);
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
