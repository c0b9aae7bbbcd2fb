/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A partial result as text: JSON.
 *
 * It is written in one form only, and its checksum is that of this form. It may be read in any: whatever was read is
 * written anew and must give the same checksum. That detects every change of a value. */

#include "config.h"

#include "qs-partial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-text-reader.h"

#define FORMAT "queenside-count"

static void
append_ranges (const QsPartial *self,
               GString         *text)
{
  guint n_ranges = qs_partial_get_n_ranges (self);

  for (guint i = 0; i < n_ranges; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (self, i);
      g_autofree char *solutions = qs_total_to_string (&range->solutions);

      g_string_append_printf (text, "    {\"from\": %u, \"to\": %u, \"solutions\": \"%s\"}%s\n", range->first + 1,
                              range->first + range->n_units, solutions, i + 1 < n_ranges ? "," : "");
    }
}

/* Appends the member with the checksum over all of @text. */
static void
append_checksum (GString *text)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text->str, text->len);

  g_string_append_printf (text, "  \"checksum\": \"sha256:%s\"\n}\n", checksum);
}

/* Writes a partial result as JSON, with everything that adding it to others needs: the format, its version, n, the
 * number of units, a hash of how they are cut, what counted them, how long that took, and a checksum over all lines
 * before its own. Units are counted from 1. */
char *
qs_partial_to_text (const QsPartial *self)
{
  const QsCountPlan *plan;
  g_autofree char *hash = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  plan = qs_partial_get_plan (self);
  hash = qs_count_plan_get_hash (plan);
  text = g_string_new ("{\n");
  g_string_append_printf (text, "  \"format\": \"" FORMAT "\",\n  \"version\": %u,\n  \"n\": %u,\n  \"units\": %u,\n"
                                "  \"plan\": \"%s\",\n  \"counted-by\": \"%s\",\n  \"microseconds\": %" G_GINT64_FORMAT ",\n",
                          QS_COUNT_VERSION, plan->n, plan->n_units, hash, qs_partial_get_makers (self),
                          qs_partial_get_time (self));
  g_string_append (text, "  \"ranges\": [\n");
  append_ranges (self, text);
  g_string_append (text, "  ],\n");
  append_checksum (text);

  return g_string_free (text, FALSE);
}

/* The members of the whole, and of a range, in the order in which they are checked. */
enum
{
  MEMBER_FORMAT,
  MEMBER_VERSION,
  MEMBER_N,
  MEMBER_UNITS,
  MEMBER_PLAN,
  MEMBER_MAKERS,
  MEMBER_MICROSECONDS,
  MEMBER_RANGES,
  MEMBER_CHECKSUM,
  N_MEMBERS
};

static const char *const members[] = { "format", "version", "n", "units", "plan", "counted-by", "microseconds", "ranges",
                                       "checksum", NULL };
static const char *const range_members[] = { "from", "to", "solutions", NULL };

static gboolean
read_version (QsTextReader *values,
              GError      **error)
{
  guint64 version;

  if (!qs_text_reader_expect_text (&values[MEMBER_FORMAT], FORMAT, error) ||
      !qs_text_reader_read_number (&values[MEMBER_VERSION], 0, G_MAXUINT32, &version, error))
    return FALSE;

  if (version == QS_COUNT_VERSION)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_VERSION,
               /* Translators: both are numbers of versions, of how a count is cut into parts. */
               _ ("Another version of Queenside counted it, which cuts the count into other units "
                  "(version %u of the cut, not %u)"),
               (guint) version, QS_COUNT_VERSION);
  return FALSE;
}

/* Reads the hash of the plan, which must be this program's, and the makers. */
static gboolean
read_texts (QsTextReader *values,
            QsPartial    *self,
            GError      **error)
{
  g_autofree char *hash = qs_count_plan_get_hash (qs_partial_get_plan (self));
  g_autofree char *text = NULL;
  g_auto (GStrv) makers = NULL;

  if (!qs_text_reader_expect_text (&values[MEMBER_PLAN], hash, error) ||
      (text = qs_text_reader_read_text (&values[MEMBER_MAKERS], error)) == NULL)
    return FALSE;

  makers = g_strsplit (text, ", ", -1);
  for (guint i = 0; makers[i] != NULL; i++)
    qs_partial_add_maker (self, makers[i]);

  return TRUE;
}

/* Reads what is said of the whole board. */
static QsPartial *
read_head (QsTextReader *values,
           GError      **error)
{
  g_autoptr (QsPartial) self = NULL;
  guint64 n, n_units, microseconds;
  guint32 n_planned;

  if (!read_version (values, error) ||
      !qs_text_reader_read_number (&values[MEMBER_N], 1, QS_COUNT_MAX_N, &n, error) ||
      !qs_text_reader_read_number (&values[MEMBER_UNITS], 0, G_MAXUINT32, &n_units, error))
    return NULL;

  self = qs_partial_new ((guint) n);
  n_planned = qs_partial_get_plan (self)->n_units;
  if (n_units != n_planned)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("n = %u has %u units, not %u"),
                   (guint) n, n_planned, (guint) n_units);
      return NULL;
    }

  if (!read_texts (values, self, error) ||
      !qs_text_reader_read_number (&values[MEMBER_MICROSECONDS], 0, G_MAXINT64, &microseconds, error))
    return NULL;

  qs_partial_add_time (self, (gint64) microseconds);

  return g_steal_pointer (&self);
}

/* Checks that a range comes after the one before it. */
static gboolean
check_order (const QsPartial *self,
           guint32          from,
           guint            line,
           GError         **error)
{
  guint n_ranges = qs_partial_get_n_ranges (self);
  const QsPartialRange *last = n_ranges > 0 ? qs_partial_get_range (self, n_ranges - 1) : NULL;

  if (last == NULL || from > last->first + last->n_units)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               /* Translators: a unit is one of the parts that a count is cut into. */
               _ ("The units in line %u begin with %u, but should come after unit %u"),
               line, from, last->first + last->n_units);
  return FALSE;
}

/* Reads a range of units, none of which has more than 2^64 − 1 solutions. */
static gboolean
read_range (QsTextReader *reader,
            QsPartial    *self,
            GError      **error)
{
  guint32 n_units = qs_partial_get_plan (self)->n_units;
  QsTextReader values[G_N_ELEMENTS (range_members)];
  QsPartialRange range;
  QsTotal most;
  guint64 from, to;

  if (!qs_text_reader_read_members (reader, range_members, values, error) ||
      !qs_text_reader_read_number (&values[0], 1, n_units, &from, error) ||
      !check_order (self, (guint32) from, values[0].line, error) ||
      !qs_text_reader_read_number (&values[1], from, n_units, &to, error))
    return FALSE;

  range.first = (guint32) from - 1;
  range.n_units = (guint32) (to - from) + 1;
  most = (QsTotal){ range.n_units - 1, 0 - (guint64) range.n_units };
  if (!qs_text_reader_read_total (&values[2], &most, &range.solutions, error))
    return FALSE;

  qs_partial_add_range (self, &range);

  return TRUE;
}

static gboolean
read_ranges (QsTextReader *reader,
             QsPartial    *self,
             GError      **error)
{
  if (!qs_text_reader_expect (reader, '[', error))
    return FALSE;

  if (qs_text_reader_skip (reader, ']'))
    return TRUE;

  do
    {
      if (!read_range (reader, self, error))
        return FALSE;
    }
  while (qs_text_reader_skip (reader, ','));

  return qs_text_reader_expect (reader, ']', error);
}

/* Checks that the values have the checksum at @reader. */
static gboolean
check_checksum (const QsPartial *self,
                QsTextReader    *reader,
                GError         **error)
{
  guint line = reader->line;
  g_autofree char *as_written = qs_partial_to_text (self);
  g_autofree char *checksum = qs_text_reader_read_text (reader, error);
  g_autofree char *ending = g_strconcat ("\"", checksum, "\"\n}\n", NULL);

  if (checksum == NULL || g_str_has_suffix (as_written, ending))
    return checksum != NULL;

  g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
               _ ("The checksum in line %u is that of other values: something was changed"), line);
  return FALSE;
}

/* Puts the reason in the place of another error where the members that were read tell it: what another version wrote
 * may have other members. */
static void
prefer_version (QsTextReader *values,
                GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (values[MEMBER_FORMAT].line == 0 || values[MEMBER_VERSION].line == 0 || read_version (values, &reason) ||
      !g_error_matches (reason, QS_ERROR, QS_ERROR_VERSION))
    return;

  g_clear_error (error);
  g_propagate_error (error, g_steal_pointer (&reason));
}

/**
 * qs_partial_parse:
 * @text: (array length=length): what qs_partial_to_text() wrote, or anything
 * @length: its length in bytes
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or
 *   %QS_ERROR_OUT_OF_RANGE, which names the line, what is there and what should
 *   be, or one of qs_partial_check_total()
 *
 * Reads a partial result of this program's version. Its members may have another order, and other blanks and line
 * ends between them, as other programs write JSON.
 *
 * Returns: (transfer full): the partial result, or %NULL
 */
QsPartial *
qs_partial_parse (const char *text,
                  gsize       length,
                  GError    **error)
{
  g_autoptr (QsPartial) self = NULL;
  QsTextReader values[N_MEMBERS];
  QsTextReader reader;

  g_return_val_if_fail (text != NULL, NULL);

  qs_text_reader_init (&reader, text, length);
  if (!qs_text_reader_read_members (&reader, members, values, error) || !qs_text_reader_expect_end (&reader, error))
    {
      prefer_version (values, error);
      return NULL;
    }

  self = read_head (values, error);
  if (self == NULL || !read_ranges (&values[MEMBER_RANGES], self, error) ||
      !check_checksum (self, &values[MEMBER_CHECKSUM], error) || !qs_partial_check_total (self, error))
    return NULL;

  return g_steal_pointer (&self);
}
