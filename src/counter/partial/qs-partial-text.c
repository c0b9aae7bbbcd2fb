/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A partial result as text: JSON.
 *
 * It is written in one form only, and its checksum is that of this form. It may be read in any: whatever was read is
 * written anew and must give the same checksum. That detects every change of a value. */

#include "qs-partial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"

#define FORMAT "queenside-count"

#define UTF8_MARK "\xEF\xBB\xBF"

/* With everything that adding it to others needs. Units are counted from 1. */
char *
qs_partial_to_text (const QsPartial *self)
{
  const QsCountPlan *plan = &self->plan;
  g_autofree char *hash = qs_count_plan_get_hash (plan);
  g_autofree char *checksum = NULL;
  GString *text = g_string_new ("{\n");

  g_string_append_printf (text, "  \"format\": \"" FORMAT "\",\n  \"version\": %u,\n  \"n\": %u,\n  \"units\": %u,\n"
                                "  \"plan\": \"%s\",\n  \"counted-by\": \"%s\",\n  \"microseconds\": %" G_GINT64_FORMAT ",\n",
                          QS_COUNT_VERSION, plan->n, plan->n_units, hash, self->makers, self->time);
  g_string_append (text, "  \"ranges\": [\n");
  for (guint i = 0; i < self->ranges->len; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (self, i);
      g_autofree char *solutions = qs_total_to_string (&range->solutions);

      g_string_append_printf (text, "    {\"from\": %u, \"to\": %u, \"solutions\": \"%s\"}%s\n", range->first + 1,
                              range->first + range->n_units, solutions, i + 1 < self->ranges->len ? "," : "");
    }
  g_string_append (text, "  ],\n");
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text->str, text->len);
  g_string_append_printf (text, "  \"checksum\": \"sha256:%s\"\n}\n", checksum);

  return g_string_free (text, FALSE);
}

/* A place in a text, which need not end with a zero byte and may contain some. */
typedef struct
{
  const char *cursor; /* the next byte to read */
  const char *end;    /* behind the last one */
  guint line;         /* the line that @cursor is in, from 1 */
} Place;

static gsize
count_left (const Place *self)
{
  return (gsize) (self->end - self->cursor);
}

/* @expected should come next; with "", nothing at all, and with NULL, a number. */
static gboolean
fail (const Place *self,
      const char  *expected,
      GError     **error)
{
  const char *line_end = memchr (self->cursor, '\n', count_left (self));
  g_autofree char *found =
      qs_error_shorten (self->cursor, (gsize) ((line_end != NULL ? line_end : self->end) - self->cursor));

  if (count_left (self) == 0)
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("It ends too early, in line %u"), self->line);
  else if (expected == NULL)
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, and what is there. */
                 _ ("Line %u has “%s” where a number should be"), self->line, found);
  else if (*expected == '\0')
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, and what is in the way there. */
                 _ ("Line %u should end before “%s”"), self->line, found);
  else
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, what is there, and what should be there. */
                 _ ("Line %u has “%s” where “%s” should be"), self->line, found, expected);

  return FALSE;
}

static gboolean
fail_range (const Place   *self,
            const char    *digits,
            const QsTotal *least,
            const QsTotal *most,
            GError       **error)
{
  g_autofree char *number = qs_error_shorten (digits, strlen (digits));
  g_autofree char *from = qs_total_to_string (least);
  g_autofree char *to = qs_total_to_string (most);

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a number, the line that it is in, and the least and the greatest that it may be. */
                        _ ("%s in line %u is not between %s and %s"), number, self->line, from, to);
}

static gboolean
is_one_of (char        byte,
           const char *set)
{
  return byte != '\0' && strchr (set, byte) != NULL;
}

static void
skip_blanks (Place *self)
{
  for (; count_left (self) > 0 && is_one_of (*self->cursor, " \t\r\n"); self->cursor++)
    self->line += *self->cursor == '\n' ? 1 : 0;
}

static gboolean
skip (Place *self,
      char   sign)
{
  skip_blanks (self);
  if (count_left (self) == 0 || *self->cursor != sign)
    return FALSE;

  self->cursor++;
  return TRUE;
}

static gboolean
expect (Place   *self,
        char     sign,
        GError **error)
{
  const char expected[] = { sign, '\0' };

  return skip (self, sign) || fail (self, expected, error);
}

/* The letter that six bytes “\u00XX” stand for, or '\0' for any other. */
static char
decode_escape (const char *escape)
{
  int high = g_ascii_xdigit_value (escape[4]);
  int low = g_ascii_xdigit_value (escape[5]);

  return memcmp (escape, "\\u00", 4) == 0 && high >= 0 && high < 8 && low >= 0 ? (char) (16 * high + low) : '\0';
}

/* Moves behind a letter that may be in a text, and returns it; '\0' for any other. */
static char
read_letter (Place *self)
{
  gsize length = count_left (self) > 0 && *self->cursor == '\\' ? 6 : 1;
  char letter = count_left (self) < length ? '\0' : length == 6 ? decode_escape (self->cursor) : *self->cursor;

  if (!g_ascii_isalnum (letter) && !is_one_of (letter, " .,+~_:-"))
    return '\0';

  self->cursor += length;
  return letter;
}

/* A string of letters, digits, blanks and “.,+~_:-” only; NULL for any other. */
static char *
read_text (Place   *self,
           GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char letter;

  if (!expect (self, '"', error))
    return NULL;

  while ((letter = read_letter (self)) != '\0')
    g_string_append_c (text, letter);

  /* Not skip(): a line's end must not be in a text. */
  if (count_left (self) == 0 || *self->cursor != '"')
    {
      fail (self, "\"", error);
      return NULL;
    }

  self->cursor++;
  return g_strdup (text->str);
}

static gboolean
fail_text (const Place *self,
           const char  *text,
           GError     **error)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", text);

  return fail (self, quoted, error);
}

static gboolean
expect_text (Place      *self,
             const char *text,
             GError    **error)
{
  Place place = *self;
  g_autofree char *read = read_text (self, error);

  return read != NULL && (g_str_equal (read, text) || fail_text (&place, text, error));
}

/* A number, true, false or null, or an empty text. */
static char *
read_word (Place *self)
{
  const char *start = self->cursor;

  while (count_left (self) > 0 && (g_ascii_isalnum (*self->cursor) || is_one_of (*self->cursor, "+-.")))
    self->cursor++;

  return g_strndup (start, (gsize) (self->cursor - start));
}

/* No sign, no fraction, no exponent, no zeros in front; as a text where it may have more bits than numbers in JSON. */
static gboolean
read_total (Place         *self,
            gboolean       is_text,
            const QsTotal *least,
            const QsTotal *most,
            QsTotal       *total,
            GError       **error)
{
  Place place = *self;
  g_autofree char *digits = is_text ? read_text (self, error) : read_word (self);
  gsize n_digits = digits != NULL ? strspn (digits, "0123456789") : 0;

  if (digits == NULL)
    return FALSE;
  if (n_digits == 0 || digits[n_digits] != '\0' || (n_digits > 1 && *digits == '0'))
    return fail (&place, NULL, error);
  if (n_digits > QS_TOTAL_MAX_LENGTH || !qs_total_parse (digits, total) || qs_total_compare (total, least) < 0 ||
      qs_total_compare (total, most) > 0)
    return fail_range (&place, digits, least, most, error);

  return TRUE;
}

static gboolean
read_number (Place   *self,
             guint64  least,
             guint64  most,
             guint64 *number,
             GError **error)
{
  QsTotal total = { 0, 0 };
  gboolean is_good = read_total (self, FALSE, &(QsTotal){ 0, least }, &(QsTotal){ 0, most }, &total, error);

  *number = total.low;
  return is_good;
}

/* Moves behind a string, a word or a sign; @depth says how many brackets are open. */
static gboolean
skip_token (Place   *self,
            guint   *depth,
            GError **error)
{
  g_autofree char *token = NULL;

  skip_blanks (self);
  if (count_left (self) > 0 && *self->cursor == '"')
    {
      token = read_text (self, error);
      return token != NULL;
    }

  token = read_word (self);
  if (*token != '\0')
    return TRUE;

  if (count_left (self) == 0 || !is_one_of (*self->cursor, *depth > 0 ? "{[]},:" : "{["))
    return fail (self, NULL, error);

  *depth += is_one_of (*self->cursor, "{[") ? 1 : 0;
  *depth -= is_one_of (*self->cursor, "}]") ? 1 : 0;
  self->cursor++;
  return TRUE;
}

/* The next of the members that are still missing should be here. */
static gboolean
fail_member (const Place       *self,
             const char *const *keys,
             const Place       *values,
             GError           **error)
{
  guint i = 0;

  while (values[i].cursor != NULL)
    i++;

  return fail_text (self, keys[i], error);
}

static gboolean
read_member (Place             *self,
             const char *const *keys,
             Place             *values,
             GError           **error)
{
  Place place = *self;
  g_autofree char *key = read_text (self, NULL);
  guint depth = 0, i = 0;

  while (keys[i] != NULL && (values[i].cursor != NULL || g_strcmp0 (keys[i], key) != 0))
    i++;
  if (keys[i] == NULL)
    return fail_member (&place, keys, values, error);

  if (!expect (self, ':', error))
    return FALSE;

  skip_blanks (self);
  values[i] = *self;
  do
    {
      if (!skip_token (self, &depth, error))
        return FALSE;
    }
  while (depth > 0);

  return TRUE;
}

/* Moves behind an object that has these members, each once, in any order, and no others. What is in its values is not
 * looked at; after an error, the line of those that were not found is 0. */
static gboolean
read_members (Place             *self,
              const char *const *keys,
              Place             *values,
              GError           **error)
{
  for (guint i = 0; keys[i] != NULL; i++)
    values[i] = (Place){ 0 };

  if (!expect (self, '{', error))
    return FALSE;

  for (guint i = 0; keys[i] != NULL; i++)
    {
      if (i > 0 && !skip (self, ','))
        return fail_member (self, keys, values, error);

      skip_blanks (self);
      if (!read_member (self, keys, values, error))
        return FALSE;
    }

  return expect (self, '}', error);
}

/* The members of the whole, and of a range, in the order in which they are checked. */
enum
{
  MEMBER_FORMAT, MEMBER_VERSION, MEMBER_N, MEMBER_UNITS, MEMBER_PLAN, MEMBER_MAKERS, MEMBER_MICROSECONDS,
  MEMBER_RANGES, MEMBER_CHECKSUM, N_MEMBERS
};

static const char *const members[] = { "format", "version", "n", "units", "plan", "counted-by", "microseconds", "ranges",
                                       "checksum", NULL };
static const char *const range_members[] = { "from", "to", "solutions", NULL };

static gboolean
read_version (Place   *values,
              GError **error)
{
  guint64 version;

  if (!expect_text (&values[MEMBER_FORMAT], FORMAT, error) ||
      !read_number (&values[MEMBER_VERSION], 0, G_MAXUINT32, &version, error))
    return FALSE;

  if (version == QS_COUNT_VERSION)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_VERSION,
                        /* Translators: both are numbers of versions, of how a count is cut into parts. */
                        _ ("Another version of Queenside counted it, which cuts the count into other units "
                           "(version %u of the cut, not %u)"),
                        (guint) version, QS_COUNT_VERSION);
}

static QsPartial *
read_head (Place   *values,
           GError **error)
{
  g_autoptr (QsPartial) self = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *makers = NULL;
  guint64 n, n_units, microseconds, n_planned;

  if (!read_version (values, error) ||
      !read_number (&values[MEMBER_N], 1, QS_COUNT_MAX_N, &n, error) ||
      !read_number (&values[MEMBER_UNITS], 0, G_MAXUINT32, &n_units, error))
    return NULL;

  self = qs_partial_new ((guint) n);
  n_planned = self->plan.n_units;
  if (n_units != n_planned)
    return qs_error_fail_null (error, QS_ERROR_OUT_OF_RANGE, _ ("n = %u has %u units, not %u"),
                               (guint) n, (guint) n_planned, (guint) n_units);

  hash = qs_count_plan_get_hash (&self->plan);
  if (!expect_text (&values[MEMBER_PLAN], hash, error) ||
      (makers = read_text (&values[MEMBER_MAKERS], error)) == NULL ||
      !read_number (&values[MEMBER_MICROSECONDS], 0, G_MAXINT64, &microseconds, error))
    return NULL;

  qs_partial_add_makers (self, makers);
  qs_partial_add_time (self, (gint64) microseconds);

  return g_steal_pointer (&self);
}

static gboolean
check_order (const QsPartial  *self,
             guint32           from,
             guint             line,
             GError          **error)
{
  guint n_ranges = self->ranges->len;
  const QsPartialRange *last = n_ranges > 0 ? qs_partial_get_range (self, n_ranges - 1) : NULL;

  if (last == NULL || from > last->first + last->n_units)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a unit is one of the parts that a count is cut into. */
                        _ ("The units in line %u begin with %u, but should come after unit %u"),
                        line, from, last->first + last->n_units);
}

/* No unit has more than 2^64 − 1 solutions. */
static gboolean
read_range (Place     *reader,
            QsPartial *self,
            GError   **error)
{
  guint32 n_units = self->plan.n_units;
  Place values[G_N_ELEMENTS (range_members)];
  QsPartialRange range;
  QsTotal most;
  guint64 from, to;

  if (!read_members (reader, range_members, values, error) ||
      !read_number (&values[0], 1, n_units, &from, error) ||
      !check_order (self, (guint32) from, values[0].line, error) ||
      !read_number (&values[1], from, n_units, &to, error))
    return FALSE;

  range.first = (guint32) from - 1;
  range.n_units = (guint32) (to - from) + 1;
  most = (QsTotal){ range.n_units - 1, 0 - (guint64) range.n_units };
  if (!read_total (&values[2], TRUE, &(QsTotal){ 0, 0 }, &most, &range.solutions, error))
    return FALSE;

  qs_partial_add_range (self, &range);

  return TRUE;
}

static gboolean
read_ranges (Place     *reader,
             QsPartial *self,
             GError   **error)
{
  if (!expect (reader, '[', error))
    return FALSE;

  if (skip (reader, ']'))
    return TRUE;

  do
    {
      if (!read_range (reader, self, error))
        return FALSE;
    }
  while (skip (reader, ','));

  return expect (reader, ']', error);
}

static gboolean
check_checksum (const QsPartial  *self,
                Place            *reader,
                GError          **error)
{
  guint line = reader->line;
  g_autofree char *as_written = qs_partial_to_text (self);
  g_autofree char *checksum = read_text (reader, error);
  g_autofree char *ending = g_strconcat ("\"", checksum, "\"\n}\n", NULL);

  if (checksum == NULL || g_str_has_suffix (as_written, ending))
    return checksum != NULL;

  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        _ ("The checksum in line %u is that of other values: something was changed"), line);
}

/* Puts the reason in the place of another error where the members that were read give it: what another version wrote
 * may have other members. */
static void
prefer_version (Place   *values,
                GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (values[MEMBER_FORMAT].line == 0 || values[MEMBER_VERSION].line == 0 || read_version (values, &reason) ||
      !g_error_matches (reason, QS_ERROR, QS_ERROR_VERSION))
    return;

  g_clear_error (error);
  g_propagate_error (error, g_steal_pointer (&reason));
}

/* @error: QS_ERROR_INVALID_TEXT, QS_ERROR_OUT_OF_RANGE, QS_ERROR_VERSION, or one of qs_partial_check_total() */
QsPartial *
qs_partial_parse (const char *text,
                  gsize       length,
                  GError    **error)
{
  g_autoptr (QsPartial) self = NULL;
  Place values[N_MEMBERS];
  Place reader = { text, text + length, 1 };
  gboolean is_good;

  if (length >= strlen (UTF8_MARK) && memcmp (text, UTF8_MARK, strlen (UTF8_MARK)) == 0)
    reader.cursor += strlen (UTF8_MARK);
  is_good = read_members (&reader, members, values, error);
  skip_blanks (&reader);
  if (!is_good || (count_left (&reader) > 0 && !fail (&reader, "", error)))
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
