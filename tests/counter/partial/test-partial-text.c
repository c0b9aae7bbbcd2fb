/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a partial result: it reads the values that it wrote, in whatever way others write JSON, and no others. */

#include "config.h"

#include "qs-partial.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

/* A board of some hundred units, whatever the cut is. */
#define N 18

static QsPartial *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  QsPartial *partial = qs_partial_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (partial);

  return partial;
}

static void
assert_refused (const char *text,
                gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_partial_parse (text, length, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == QS_ERROR);
  g_assert_true (error->code == QS_ERROR_INVALID_TEXT || error->code == QS_ERROR_OUT_OF_RANGE ||
                 error->code == QS_ERROR_VERSION);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), <, 300);
}

static void
assert_message (const char *text,
                QsError     code,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_partial_parse (text, strlen (text), &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static QsPartial *
make_empty (void)
{
  return qs_partial_new (9);
}

static QsPartial *
make_one_range (void)
{
  QsPartial *partial = qs_partial_new (N);

  for (guint32 unit = 0; unit < 24; unit++)
    qs_partial_add (partial, unit, 1000 + unit);
  qs_partial_add_time (partial, 1234567);
  qs_partial_add_makers (partial, "1.2.0 avx2");
  qs_partial_add_makers (partial, "1.1.0~rc1 avx512-popcnt");
  qs_partial_add_makers (partial, "1.2.0 avx2");

  return partial;
}

static QsPartial *
make_ranges_beyond_64_bits (void)
{
  QsPartial *partial = make_one_range ();

  qs_partial_add (partial, 26, G_MAXUINT64);
  qs_partial_add (partial, 27, G_MAXUINT64);
  qs_partial_add (partial, 30, 0);

  return partial;
}

static QsPartial *
make_complete (void)
{
  QsPartial *partial = qs_partial_new (8);

  for (guint32 unit = 0; unit < partial->plan.n_units; unit++)
    qs_partial_add (partial, unit, unit == 0 ? 92 : 0);

  return partial;
}

static QsPartial *(*const makers[]) (void) = {
  make_empty,
  make_one_range,
  make_ranges_beyond_64_bits,
  make_complete,
};

/* A text as it should be written, with the checksum of @body computed here. */
static char *
seal (const char *body)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strdup_printf ("%s  \"checksum\": \"sha256:%s\"\n}\n", body, checksum);
}

static char *
find_hash (guint n)
{
  QsCountPlan plan;

  if (n < 1 || n > QS_COUNT_MAX_N)
    return g_strdup ("");

  qs_count_plan_init (&plan, n);

  return qs_count_plan_get_hash (&plan);
}

static char *
make_text (guint       version,
           guint       n,
           guint       n_units,
           const char *microseconds,
           const char *ranges)
{
  g_autofree char *hash = find_hash (n);
  g_autofree char *body = g_strdup_printf ("{\n  \"format\": \"queenside-count\",\n  \"version\": %u,\n"
                                           "  \"n\": %u,\n  \"units\": %u,\n  \"plan\": \"%s\",\n"
                                           "  \"counted-by\": \"1.1.0~rc1 avx512-popcnt, 1.2.0 avx2\",\n  \"microseconds\": %s,\n"
                                           "  \"ranges\": [\n%s  ],\n",
                                           version, n, n_units, hash, microseconds, ranges);

  return seal (body);
}

static guint32
count_units (guint n)
{
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);

  return plan.n_units;
}

/* A text of this version for N, whose only flaw can be in its ranges. */
static char *
make_text_with_ranges (const char *ranges)
{
  return make_text (QS_COUNT_VERSION, N, count_units (N), "5", ranges);
}

/* Exchanges each @from. */
static char *
exchange (const char *text,
          const char *from,
          const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, -1);

  return g_strjoinv (to, parts);
}

QS_TEST (has_one_form)
{
  g_autoptr (QsPartial) partial = make_ranges_beyond_64_bits ();
  g_autofree char *text = qs_partial_to_text (partial);
  g_autofree char *expected = NULL;

  expected = make_text (QS_COUNT_VERSION, N, count_units (N), "1234567",
                        "    {\"from\": 1, \"to\": 24, \"solutions\": \"24276\"},\n"
                        "    {\"from\": 27, \"to\": 28, \"solutions\": \"36893488147419103230\"},\n"
                        "    {\"from\": 31, \"to\": 31, \"solutions\": \"0\"}\n");
  g_assert_cmpstr (text, ==, expected);
}

QS_TEST (what_was_written_is_read)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      g_autoptr (QsPartial) partial = makers[i]();
      g_autofree char *text = qs_partial_to_text (partial);
      g_autoptr (QsPartial) read = parse (text);
      g_autofree char *again = qs_partial_to_text (read);

      g_assert_cmpstr (again, ==, text);
      g_assert_cmpuint (read->n_done, ==, partial->n_done);
      g_assert_cmpint (read->time, ==, partial->time);
      g_assert_cmpint (qs_total_compare (&read->solutions, &partial->solutions), ==, 0);
    }
}

QS_TEST (every_single_bit_counts)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      g_autoptr (QsPartial) partial = makers[i]();
      g_autofree char *text = qs_partial_to_text (partial);
      gsize length = strlen (text);

      for (gsize bit = 0; bit < 8 * length; bit++)
        {
          text[bit / 8] ^= (char) (1u << bit % 8);
          assert_refused (text, length);
          text[bit / 8] ^= (char) (1u << bit % 8);
        }
    }
}

/* In memory of its own, so that the sanitizers see a reader that goes beyond its end. */
QS_TEST (every_byte_is_needed)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      g_autoptr (QsPartial) partial = makers[i]();
      g_autofree char *text = qs_partial_to_text (partial);

      /* All but the line's end behind the last bracket. */
      for (gsize length = strlen (text) - 1; length-- > 0;)
        {
          g_autofree char *part = g_memdup2 (text, MAX (length, 1));

          assert_refused (part, length);
        }
    }
}

/* None but blanks. */
QS_TEST (no_byte_may_be_added)
{
  g_autoptr (QsPartial) partial = make_one_range ();
  g_autofree char *text = qs_partial_to_text (partial);
  gsize length = strlen (text);

  for (guint byte = 0; byte < 256; byte++)
    {
      g_autofree char *longer = g_malloc (length + 2);
      const char added[] = { (char) byte, '\0' };

      if (byte != '\0' && strchr (" \t\r\n", (int) byte) != NULL)
        {
          g_autofree char *between = g_strconcat (added, text, added, NULL);

          qs_partial_free (parse (between));
          continue;
        }

      memcpy (longer, text, length);
      longer[length] = (char) byte;
      assert_refused (longer, length + 1);
      memmove (longer + 1, text, length);
      longer[0] = (char) byte;
      assert_refused (longer, length + 1);
    }
}

QS_TEST (foreign_texts_are_refused)
{
  g_autofree char *garbage = g_malloc (1 << 20);
  g_autofree char *digits = g_strnfill (1 << 20, '7');
  g_autofree char *text = make_text (QS_COUNT_VERSION, 8, count_units (8), "5", "");
  g_autofree char *other_format = exchange (text, "queenside-count", "another");
  g_autofree char *many_digits = make_text (QS_COUNT_VERSION, N, count_units (N), digits, "");

  for (guint i = 0; i < 1 << 20; i++)
    garbage[i] = (char) g_test_rand_int ();
  garbage[0] = 'x';

  assert_refused (garbage, 1 << 20);
  memset (garbage, 0, 1 << 20);
  assert_refused (garbage, 1 << 20);
  assert_refused ("", 0);
  assert_refused (many_digits, strlen (many_digits));

  assert_message ("", QS_ERROR_INVALID_TEXT, "It ends too early, in line 1");
  assert_message ("{}\n", QS_ERROR_INVALID_TEXT, "Line 1 has “}” where “\"format\"” should be");
  assert_message ("1 5 8 6 3 7 2 4\n", QS_ERROR_INVALID_TEXT,
                  "Line 1 has “1 5 8 6 3 7 2 4” where “{” should be");
  assert_message ("{\n  \"form\": \"queenside-count\",\n", QS_ERROR_INVALID_TEXT,
                  "Line 2 has “\"form\": \"queenside-count\",” where “\"format\"” should be");
  assert_message ("{\n  \"format\": \"queenside-count\",\n", QS_ERROR_INVALID_TEXT, "It ends too early, in line 3");
  assert_message (other_format, QS_ERROR_INVALID_TEXT, "Line 2 has “\"another\",” where “\"queenside-count\"” should be");
}

QS_TEST (other_versions_are_refused)
{
  for (guint version = 0; version <= QS_COUNT_VERSION + 1; version++)
    {
      g_autofree char *text = make_text (version, 8, count_units (8), "5", "");
      g_autofree char *message = g_strdup_printf ("Another version of Queenside counted it, which cuts the count into "
                                                  "other units (version %u of the cut, not %u)",
                                                  version, QS_COUNT_VERSION);

      if (version != QS_COUNT_VERSION)
        assert_message (text, QS_ERROR_VERSION, message);
    }
}

/* The version is told whatever else another version writes, or where the file is cut off behind it. */
QS_TEST (other_versions_have_other_members)
{
  const char *ends[] = { "", ",\n", ", \"parts\": []}", ", \"n\": 8}" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"format\": \"queenside-count\", \"version\": %u%s",
                                               QS_COUNT_VERSION + 1, ends[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (qs_partial_parse (text, strlen (text), &error));
      g_assert_error (error, QS_ERROR, QS_ERROR_VERSION);
    }
}

QS_TEST (other_boards_are_refused)
{
  g_autofree char *too_large = make_text (QS_COUNT_VERSION, 33, 1, "5", "");
  g_autofree char *too_small = make_text (QS_COUNT_VERSION, 0, 1, "5", "");
  g_autofree char *other_units = make_text (QS_COUNT_VERSION, N, count_units (N) + 1, "5", "");
  g_autofree char *message = g_strdup_printf ("n = %u has %u units, not %u",
                                              N, count_units (N), count_units (N) + 1);

  assert_message (too_large, QS_ERROR_OUT_OF_RANGE, "33 in line 4 is not between 1 and 32");
  assert_message (too_small, QS_ERROR_OUT_OF_RANGE, "0 in line 4 is not between 1 and 32");
  assert_message (other_units, QS_ERROR_OUT_OF_RANGE, message);
}

/* On larger boards the number is unknown, and a part of a board can have any. */
QS_TEST (sums_agree_with_what_is_known)
{
  g_autofree char *range = g_strdup_printf ("    {\"from\": 1, \"to\": %u, \"solutions\": \"93\"}\n", count_units (8));
  g_autofree char *wrong = make_text (QS_COUNT_VERSION, 8, count_units (8), "5", range);
  g_autofree char *unknown_range = g_strdup_printf ("    {\"from\": 1, \"to\": %u, \"solutions\": \"93\"}\n",
                                                    count_units (28));
  g_autofree char *unknown = make_text (QS_COUNT_VERSION, 28, count_units (28), "5", unknown_range);
  g_autofree char *part = make_text_with_ranges ("    {\"from\": 1, \"to\": 1, \"solutions\": \"18446744073709551615\"}\n");

  assert_message (wrong, QS_ERROR_OUT_OF_RANGE,
                  "All units of n = 8 have 93 solutions, but 92 are known (OEIS A000170): one of them was miscounted");
  qs_partial_free (parse (unknown));
  qs_partial_free (parse (part));
}

QS_TEST (time_has_limits)
{
  g_autofree char *longest = make_text (QS_COUNT_VERSION, 8, count_units (8), "9223372036854775807", "");
  g_autofree char *too_long = make_text (QS_COUNT_VERSION, 8, count_units (8), "9223372036854775808", "");
  g_autofree char *negative = make_text (QS_COUNT_VERSION, 8, count_units (8), "-1", "");
  g_autoptr (QsPartial) partial = parse (longest);

  g_assert_cmpint (partial->time, ==, G_MAXINT64);
  assert_message (too_long, QS_ERROR_OUT_OF_RANGE,
                  "9223372036854775808 in line 8 is not between 0 and 9223372036854775807");
  assert_message (negative, QS_ERROR_INVALID_TEXT, "Line 8 has “-1,” where a number should be");
}

static void
assert_ranges_refused (const char *ranges,
                       QsError     code,
                       const char *message)
{
  g_autofree char *text = make_text_with_ranges (ranges);

  assert_message (text, code, message);
}

QS_TEST (ranges_have_an_order)
{
  g_autofree char *beyond = g_strdup_printf ("    {\"from\": 1, \"to\": %u, \"solutions\": \"1\"}\n", count_units (N) + 1);
  g_autofree char *limits = g_strdup_printf ("%u in line 10 is not between 1 and %u", count_units (N) + 1, count_units (N));
  g_autofree char *reversed = g_strdup_printf ("3 in line 10 is not between 4 and %u", count_units (N));
  g_autofree char *none = g_strdup_printf ("0 in line 10 is not between 1 and %u", count_units (N));

  assert_ranges_refused (beyond, QS_ERROR_OUT_OF_RANGE, limits);
  assert_ranges_refused ("    {\"from\": 4, \"to\": 3, \"solutions\": \"1\"}\n", QS_ERROR_OUT_OF_RANGE, reversed);
  assert_ranges_refused ("    {\"from\": 0, \"to\": 3, \"solutions\": \"1\"}\n", QS_ERROR_OUT_OF_RANGE, none);

  for (guint from = 1; from <= 7; from++)
    {
      g_autofree char *ranges = g_strdup_printf ("    {\"from\": 5, \"to\": 7, \"solutions\": \"1\"},\n"
                                                 "    {\"from\": %u, \"to\": 9, \"solutions\": \"1\"}\n", from);
      g_autofree char *message = g_strdup_printf ("The units in line 11 begin with %u, "
                                                  "but should come after unit 7",
                                                  from);

      assert_ranges_refused (ranges, QS_ERROR_OUT_OF_RANGE, message);
    }
}

/* A unit has 64 bits, so three of them have at most three times 2^64 − 1. */
QS_TEST (sums_have_limits)
{
  g_autofree char *most = make_text_with_ranges ("    {\"from\": 5, \"to\": 7, \"solutions\": \"55340232221128654845\"}\n");
  g_autoptr (QsPartial) partial = parse (most);

  g_assert_cmpuint (partial->solutions.high, ==, 2);
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": \"55340232221128654846\"}\n", QS_ERROR_OUT_OF_RANGE,
                         "55340232221128654846 in line 10 is not between 0 and 55340232221128654845");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 5, \"solutions\": \"18446744073709551616\"}\n", QS_ERROR_OUT_OF_RANGE,
                         "18446744073709551616 in line 10 is not between 0 and 18446744073709551615");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 5, \"solutions\": \"340282366920938463463374607431768211456\"}\n",
                         QS_ERROR_OUT_OF_RANGE,
                         "340282366920938463463374607431768211456 in line 10 is not between 0 and 18446744073709551615");
}

/* What is no JSON, or numbers that are not written as integers. */
QS_TEST (other_forms_are_refused)
{
  assert_ranges_refused ("    {\"from\": 05, \"to\": 7, \"solutions\": \"1\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “05, \"to\": 7, \"solutions\": \"1\"}” where a number should be");
  assert_ranges_refused ("    {\"from\": 5.0, \"to\": 7, \"solutions\": \"1\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “5.0, \"to\": 7, \"solutions\": \"1\"}” where a number should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 1e1, \"solutions\": \"1\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “1e1, \"solutions\": \"1\"}” where a number should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": \"\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “\"\"}” where a number should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": 1}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “1}” where “\"” should be");
  assert_ranges_refused ("    {\"from\": 5 \"to\": 7, \"solutions\": \"1\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “\"to\": 7, \"solutions\": \"1\"}” where “\"to\"” should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"to\": 7, \"solutions\": \"1\"}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “\"to\": 7, \"solutions\": \"1\"}” where “\"solutions\"” should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": \"1\", \"by\": 1}\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “, \"by\": 1}” where “}” should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": \"1\"},\n", QS_ERROR_INVALID_TEXT,
                         "Line 11 has “],” where “{” should be");
  assert_ranges_refused ("    {\"from\": 5, \"to\": 7, \"solutions\": \"1\"]\n", QS_ERROR_INVALID_TEXT,
                         "Line 10 has “]” where “}” should be");
}

/* The lines of the members in the order of @order, their places in @text. */
static char *
reorder (const char *text,
         const char *order)
{
  g_auto (GStrv) members = g_strsplit (text, ",\n  \"", -1);
  GString *reordered = g_string_new ("{");

  /* Each without the brackets and quotes around it. */
  for (const char *place = order; *place != '\0'; place++)
    {
      const char *member = members[*place - '0'];

      if (g_str_has_prefix (member, "{\n  \""))
        member += strlen ("{\n  \"");
      g_string_append_printf (reordered, "%s\"%.*s", place > order ? "," : "", (int) strcspn (member, *place == '8' ? "\n" : ""),
                              member);
    }

  return g_string_free (g_string_append (reordered, "}"), FALSE);
}

static void
assert_reads_the_same (const QsPartial *partial,
                       char            *text)
{
  g_autofree char *expected = qs_partial_to_text (partial);
  g_autoptr (QsPartial) read = parse (text);
  g_autofree char *again = qs_partial_to_text (read);

  g_assert_cmpstr (again, ==, expected);
  g_free (text);
}

/* As jq, Python and others lay it out, with escapes that nobody needs, and members in any order. */
QS_TEST (formatted_anew_is_the_same)
{
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      g_autoptr (QsPartial) partial = makers[i]();
      g_autofree char *text = qs_partial_to_text (partial);
      g_autofree char *one_line = exchange (text, "\n", "");

      assert_reads_the_same (partial, exchange (text, "\n", "\r\n"));
      assert_reads_the_same (partial, exchange (text, "\n", "\n\n"));
      assert_reads_the_same (partial, exchange (text, "  ", "\t"));
      assert_reads_the_same (partial, exchange (text, ": ", " :\n    "));
      assert_reads_the_same (partial, exchange (text, "{\"", "{\n      \""));
      assert_reads_the_same (partial, exchange (one_line, "  ", ""));
      assert_reads_the_same (partial, exchange (one_line, ": ", ":"));
      assert_reads_the_same (partial, g_strconcat ("\xEF\xBB\xBF", text, NULL));
      assert_reads_the_same (partial, exchange (text, "count", "c\\u006Fu\\u006et"));
      assert_reads_the_same (partial, exchange (text, "sha256:", "sha256\\u003a"));
      assert_reads_the_same (partial, reorder (text, "012345678"));
      assert_reads_the_same (partial, reorder (text, "876543210"));
      assert_reads_the_same (partial, reorder (text, "850264731"));
    }
}

/* Whatever the layout, and wherever the checksum is. */
QS_TEST (formatted_anew_and_changed_is_refused)
{
  g_autoptr (QsPartial) partial = make_one_range ();
  g_autofree char *text = qs_partial_to_text (partial);
  g_autofree char *reordered = reorder (text, "850264731");
  g_autofree char *microseconds = exchange (reordered, "1234567", "1234568");
  g_autofree char *solutions = exchange (reordered, "\"24276\"", "\"24277\"");
  g_autofree char *maker = exchange (reordered, "1.2.0 avx2", "1.2.1 avx2");
  g_autofree char *escape = exchange (reordered, "avx2", "avx\\u00b2");

  assert_message (microseconds, QS_ERROR_INVALID_TEXT, "The checksum in line 1 is that of other values: something was changed");
  assert_message (solutions, QS_ERROR_INVALID_TEXT, "The checksum in line 1 is that of other values: something was changed");
  assert_message (maker, QS_ERROR_INVALID_TEXT, "The checksum in line 1 is that of other values: something was changed");
  assert_refused (escape, strlen (escape));
  for (gsize length = strlen (reordered); length-- > 0;)
    assert_refused (reordered, length);
}

QS_TEST (other_checksums_are_refused)
{
  static const char *const message = "The checksum in line 11 is that of other values: something was changed";
  g_autofree char *text = make_text (QS_COUNT_VERSION, 8, count_units (8), "5", "");
  g_autofree char *digits = g_strdup (text);
  g_autofree char *longer = g_strconcat (text, "{}", NULL);
  g_autofree char *upper_case = g_ascii_strup (strstr (text, "sha256:") + 7, -1);
  g_autofree char *other_case = NULL;

  /* The time, but not the checksum. */
  *(strstr (digits, "microseconds\": ") + strlen ("microseconds\": ")) = '6';
  assert_message (digits, QS_ERROR_INVALID_TEXT, message);
  other_case = g_strdup_printf ("%.*s%s", (int) (strstr (text, "sha256:") + 7 - text), text, upper_case);
  assert_message (other_case, QS_ERROR_INVALID_TEXT, message);
  assert_message (longer, QS_ERROR_INVALID_TEXT, "Line 13 should end before “{}”");
}
