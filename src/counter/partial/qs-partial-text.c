/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A partial result as text: JSON of one form only.
 *
 * There is exactly one text for a partial result. So whatever was read is written anew and must
 * give the same bytes, checksum included. That detects every change of a text, even of a single
 * bit. */

#include "config.h"

#include "qs-partial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-text-reader.h"

/* The text around the numbers, in pieces of one line at most, as messages show them. */
#define OPENING "{\n"
#define FORMAT "  \"format\": \"queenside-count\",\n"
#define BEFORE_VERSION "  \"version\": "
#define BEFORE_N "  \"n\": "
#define BEFORE_UNITS "  \"units\": "
#define BEFORE_PLAN "  \"plan\": \""
#define BEFORE_MAKERS "  \"counted-by\": \""
#define AFTER_TEXT "\",\n"
#define BEFORE_MICROSECONDS "  \"microseconds\": "
#define AFTER_NUMBER ",\n"
#define BEFORE_RANGES "  \"ranges\": [\n"
#define BEFORE_FROM "    {\"from\": "
#define BEFORE_TO ", \"to\": "
#define BEFORE_SOLUTIONS ", \"solutions\": \""
#define AFTER_SOLUTIONS "\"}"
#define BETWEEN_RANGES ",\n"
#define AFTER_LAST_RANGE "\n"
#define AFTER_RANGES "  ],\n"
#define BEFORE_CHECKSUM "  \"checksum\": \"sha256:"
#define AFTER_CHECKSUM "\"\n}\n"

static void
append_ranges (const QsPartial *self,
               GString         *text)
{
  guint n_ranges = qs_partial_get_n_ranges (self);

  for (guint i = 0; i < n_ranges; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (self, i);
      g_autofree char *solutions = qs_total_to_string (&range->solutions);

      g_string_append_printf (text, BEFORE_FROM "%u" BEFORE_TO "%u" BEFORE_SOLUTIONS "%s" AFTER_SOLUTIONS,
                              range->first + 1, range->first + range->n_units, solutions);
      g_string_append (text, i + 1 < n_ranges ? BETWEEN_RANGES : AFTER_LAST_RANGE);
    }
}

/**
 * qs_partial_to_text:
 * @self: a partial result
 *
 * Writes a partial result as JSON, with everything that adding it to others
 * needs: the format, its version, n, the number of units, a hash of how they are
 * cut, what counted them, how long that took, and a checksum over all lines
 * before its own. Units are counted from 1.
 *
 * Returns: (transfer full): the text, which ends with a line's end
 */
char *
qs_partial_to_text (const QsPartial *self)
{
  const QsCountPlan *plan;
  g_autofree char *hash = NULL;
  g_autofree char *checksum = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  plan = qs_partial_get_plan (self);
  hash = qs_count_plan_get_hash (plan);
  text = g_string_new (OPENING FORMAT);
  g_string_append_printf (text, BEFORE_VERSION "%u" AFTER_NUMBER, QS_COUNT_VERSION);
  g_string_append_printf (text, BEFORE_N "%u" AFTER_NUMBER, plan->n);
  g_string_append_printf (text, BEFORE_UNITS "%u" AFTER_NUMBER, plan->n_units);
  g_string_append_printf (text, BEFORE_PLAN "%s" AFTER_TEXT, hash);
  g_string_append_printf (text, BEFORE_MAKERS "%s" AFTER_TEXT, qs_partial_get_makers (self));
  g_string_append_printf (text, BEFORE_MICROSECONDS "%" G_GINT64_FORMAT AFTER_NUMBER, qs_partial_get_time (self));
  g_string_append (text, BEFORE_RANGES);
  append_ranges (self, text);
  g_string_append (text, AFTER_RANGES);

  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text->str, text->len);
  g_string_append_printf (text, BEFORE_CHECKSUM "%s" AFTER_CHECKSUM, checksum);

  return g_string_free (text, FALSE);
}

/* Reads one of the numbers that have a line of their own. */
static gboolean
read_field (QsTextReader *reader,
            const char   *before,
            guint64       least,
            guint64       most,
            guint64      *number,
            GError      **error)
{
  return qs_text_reader_expect (reader, before, error) &&
         qs_text_reader_read_number (reader, least, most, number, error) &&
         qs_text_reader_expect (reader, AFTER_NUMBER, error);
}

static gboolean
read_format (QsTextReader *reader,
             GError      **error)
{
  guint64 version;

  if (!qs_text_reader_expect (reader, OPENING, error) ||
      !qs_text_reader_expect (reader, FORMAT, error) ||
      !read_field (reader, BEFORE_VERSION, 0, G_MAXUINT32, &version, error))
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
read_texts (QsTextReader *reader,
            QsPartial    *self,
            GError      **error)
{
  g_autofree char *hash = qs_count_plan_get_hash (qs_partial_get_plan (self));
  g_autofree char *text = NULL;
  g_auto (GStrv) makers = NULL;

  if (!qs_text_reader_expect (reader, BEFORE_PLAN, error) ||
      !qs_text_reader_expect (reader, hash, error) ||
      !qs_text_reader_expect (reader, AFTER_TEXT, error) ||
      !qs_text_reader_expect (reader, BEFORE_MAKERS, error))
    return FALSE;

  text = qs_text_reader_read_text (reader);
  makers = g_strsplit (text, ", ", -1);
  for (guint i = 0; makers[i] != NULL; i++)
    qs_partial_add_maker (self, makers[i]);

  return qs_text_reader_expect (reader, AFTER_TEXT, error);
}

/* Reads the lines on the whole board. */
static QsPartial *
read_head (QsTextReader *reader,
           GError      **error)
{
  g_autoptr (QsPartial) self = NULL;
  guint64 n, n_units, microseconds;
  guint32 n_planned;

  if (!read_format (reader, error) ||
      !read_field (reader, BEFORE_N, 1, QS_COUNT_MAX_N, &n, error) ||
      !read_field (reader, BEFORE_UNITS, 0, G_MAXUINT32, &n_units, error))
    return NULL;

  self = qs_partial_new ((guint) n);
  n_planned = qs_partial_get_plan (self)->n_units;
  if (n_units != n_planned)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("n = %u has %u units, not %u"),
                   (guint) n, n_planned, (guint) n_units);
      return NULL;
    }

  if (!read_texts (reader, self, error) ||
      !read_field (reader, BEFORE_MICROSECONDS, 0, G_MAXINT64, &microseconds, error))
    return NULL;

  qs_partial_add_time (self, (gint64) microseconds);

  return g_steal_pointer (&self);
}

/* Reads the sum of @n_units units, none of which has more than 2^64 − 1 solutions. */
static gboolean
read_solutions (QsTextReader *reader,
                guint32       n_units,
                QsTotal      *solutions,
                GError      **error)
{
  const QsTotal most = { n_units - 1, 0 - (guint64) n_units };

  return qs_text_reader_expect (reader, BEFORE_SOLUTIONS, error) &&
         qs_text_reader_read_total (reader, &most, solutions, error) &&
         qs_text_reader_expect (reader, AFTER_SOLUTIONS, error);
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

static gboolean
read_range (QsTextReader *reader,
            QsPartial    *self,
            GError      **error)
{
  guint32 n_units = qs_partial_get_plan (self)->n_units;
  QsPartialRange range;
  guint64 from, to;

  if (!qs_text_reader_expect (reader, BEFORE_FROM, error) ||
      !qs_text_reader_read_number (reader, 1, n_units, &from, error) ||
      !check_order (self, (guint32) from, reader->line, error) ||
      !qs_text_reader_expect (reader, BEFORE_TO, error) ||
      !qs_text_reader_read_number (reader, from, n_units, &to, error))
    return FALSE;

  range.first = (guint32) from - 1;
  range.n_units = (guint32) (to - from) + 1;
  if (!read_solutions (reader, range.n_units, &range.solutions, error))
    return FALSE;

  qs_partial_add_range (self, &range);

  return TRUE;
}

static gboolean
read_ranges (QsTextReader *reader,
             QsPartial    *self,
             GError      **error)
{
  if (!qs_text_reader_expect (reader, BEFORE_RANGES, error))
    return FALSE;

  if (qs_text_reader_skip (reader, AFTER_RANGES))
    return TRUE;

  do
    {
      if (!read_range (reader, self, error))
        return FALSE;
    }
  while (qs_text_reader_skip (reader, BETWEEN_RANGES));

  return qs_text_reader_expect (reader, AFTER_LAST_RANGE, error) &&
         qs_text_reader_expect (reader, AFTER_RANGES, error);
}

/**
 * qs_partial_parse:
 * @text: (array length=length): what qs_partial_to_text() wrote, or anything
 * @length: its length in bytes
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT or
 *   %QS_ERROR_OUT_OF_RANGE, which names the line, what is there and what should
 *   be, or one of qs_partial_check_total()
 *
 * Reads a partial result. It must be byte for byte as it was written, and of
 * this program's version.
 *
 * Returns: (transfer full): the partial result, or %NULL
 */
QsPartial *
qs_partial_parse (const char *text,
                  gsize       length,
                  GError    **error)
{
  g_autoptr (QsPartial) self = NULL;
  g_autofree char *as_written = NULL;
  QsTextReader reader;

  g_return_val_if_fail (text != NULL, NULL);

  qs_text_reader_init (&reader, text, length);
  self = read_head (&reader, error);
  if (self == NULL || !read_ranges (&reader, self, error) ||
      !qs_text_reader_expect (&reader, BEFORE_CHECKSUM, error))
    return NULL;

  as_written = qs_partial_to_text (self);
  if (strlen (as_written) != length || memcmp (as_written, text, length) != 0)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                   _ ("From line %u on there should be the checksum of the lines before, and nothing else"),
                   reader.line);
      return NULL;
    }

  return qs_partial_check_total (self, error) ? g_steal_pointer (&self) : NULL;
}
