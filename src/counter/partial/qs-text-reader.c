/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads JSON whose members are known, in any order and layout, and reports where it differs.
 *
 * The text need not end with a zero byte, and may contain some: it can be anything that was
 * in a file. */

#include "config.h"

#include "qs-text-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"

/* Begins at the start of a text, which must stay as long as the reader is used, or behind the mark of UTF-8. */
void
qs_text_reader_init (QsTextReader *self,
                     const char   *text,
                     gsize         length)
{
  gboolean has_mark = length >= 3 && memcmp (text, "\xEF\xBB\xBF", 3) == 0;

  *self = (QsTextReader){ .cursor = has_mark ? text + 3 : text, .end = text + length, .line = 1 };
}

static gsize
count_left (const QsTextReader *self)
{
  return (gsize) (self->end - self->cursor);
}

/* The rest of the line, for a message; NULL where the text ends. */
static char *
show_rest (const QsTextReader *self)
{
  const char *line_end;

  if (self->cursor == self->end)
    return NULL;

  line_end = memchr (self->cursor, '\n', count_left (self));

  return qs_error_shorten (self->cursor, (gsize) ((line_end != NULL ? line_end : self->end) - self->cursor));
}

/* @expected should come next; with "", nothing at all. */
static void
set_literal_error (const QsTextReader *self,
                   const char         *expected,
                   GError            **error)
{
  g_autofree char *found = show_rest (self);

  if (found == NULL)
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("It ends too early, in line %u"), self->line);
  else if (*expected == '\0')
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, and what is in the way there. */
                 _ ("Line %u should end before “%s”"), self->line, found);
  else
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, what is there, and what should be there. */
                 _ ("Line %u has “%s” where “%s” should be"), self->line, found, expected);
}

static void
set_number_error (const QsTextReader *self,
                  GError            **error)
{
  g_autofree char *found = show_rest (self);

  if (found == NULL)
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("It ends too early, in line %u"), self->line);
  else
    g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 /* Translators: a line's number, and what is there. */
                 _ ("Line %u has “%s” where a number should be"), self->line, found);
}

static void
set_range_error (const QsTextReader *self,
                 const char         *digits,
                 const QsTotal      *least,
                 const QsTotal      *most,
                 GError            **error)
{
  g_autofree char *number = qs_error_shorten (digits, strlen (digits));
  g_autofree char *from = qs_total_to_string (least);
  g_autofree char *to = qs_total_to_string (most);

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
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
skip_blanks (QsTextReader *self)
{
  for (; count_left (self) > 0 && is_one_of (*self->cursor, " \t\r\n"); self->cursor++)
    self->line += *self->cursor == '\n' ? 1 : 0;
}

/* Moves behind @sign if it comes next. Returns whether it did. */
gboolean
qs_text_reader_skip (QsTextReader *self,
                     char          sign)
{
  skip_blanks (self);
  if (count_left (self) == 0 || *self->cursor != sign)
    return FALSE;

  self->cursor++;
  return TRUE;
}

/* The error is QS_ERROR_INVALID_TEXT. */
gboolean
qs_text_reader_expect (QsTextReader *self,
                       char          sign,
                       GError      **error)
{
  const char expected[] = { sign, '\0' };

  if (qs_text_reader_skip (self, sign))
    return TRUE;

  set_literal_error (self, expected, error);
  return FALSE;
}

/* The error is QS_ERROR_INVALID_TEXT. */
gboolean
qs_text_reader_expect_end (QsTextReader *self,
                           GError      **error)
{
  skip_blanks (self);
  if (count_left (self) == 0)
    return TRUE;

  set_literal_error (self, "", error);
  return FALSE;
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
read_letter (QsTextReader *self)
{
  gsize length = count_left (self) > 0 && *self->cursor == '\\' ? 6 : 1;
  char letter = count_left (self) < length ? '\0' : length == 6 ? decode_escape (self->cursor) : *self->cursor;

  if (!g_ascii_isalnum (letter) && !is_one_of (letter, " .,+~_:-"))
    return '\0';

  self->cursor += length;
  return letter;
}

/**
 * qs_text_reader_read_text:
 * @error: %QS_ERROR_INVALID_TEXT
 * Returns: (transfer full): a string of letters, digits, blanks and “.,+~_:-” only; %NULL for any other
 */
char *
qs_text_reader_read_text (QsTextReader *self,
                          GError      **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char letter;

  if (!qs_text_reader_expect (self, '"', error))
    return NULL;

  while ((letter = read_letter (self)) != '\0')
    g_string_append_c (text, letter);

  /* Not skip(): a line's end must not be in a text. */
  if (count_left (self) == 0 || *self->cursor != '"')
    {
      set_literal_error (self, "\"", error);
      return NULL;
    }

  self->cursor++;
  return g_strdup (text->str);
}

static void
set_text_error (const QsTextReader *self,
                const char         *text,
                GError            **error)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", text);

  set_literal_error (self, quoted, error);
}

/* The error is QS_ERROR_INVALID_TEXT. */
gboolean
qs_text_reader_expect_text (QsTextReader *self,
                            const char   *text,
                            GError      **error)
{
  QsTextReader place = *self;
  g_autofree char *read = qs_text_reader_read_text (self, error);

  if (read == NULL || g_str_equal (read, text))
    return read != NULL;

  set_text_error (&place, text, error);
  return FALSE;
}

/* @digits came from here: no sign, no fraction, no exponent, no zeros in front. */
static gboolean
parse_between (const QsTextReader *self,
               const char         *digits,
               const QsTotal      *least,
               const QsTotal      *most,
               QsTotal            *total,
               GError            **error)
{
  gsize n_digits = strspn (digits, "0123456789");

  if (n_digits == 0 || digits[n_digits] != '\0' || (n_digits > 1 && *digits == '0'))
    {
      set_number_error (self, error);
      return FALSE;
    }

  if (n_digits > QS_TOTAL_MAX_LENGTH || !qs_total_parse (digits, total) || qs_total_compare (total, least) < 0 ||
      qs_total_compare (total, most) > 0)
    {
      set_range_error (self, digits, least, most, error);
      return FALSE;
    }

  return TRUE;
}

/**
 * qs_text_reader_read_total:
 * @error: %QS_ERROR_INVALID_TEXT, or %QS_ERROR_OUT_OF_RANGE beyond @most
 *
 * Reads a number that is written as a string, as it may have more bits than numbers in JSON.
 */
gboolean
qs_text_reader_read_total (QsTextReader  *self,
                           const QsTotal *most,
                           QsTotal       *total,
                           GError       **error)
{
  const QsTotal none = { 0, 0 };
  QsTextReader place = *self;
  g_autofree char *digits = qs_text_reader_read_text (self, error);

  return digits != NULL && parse_between (&place, digits, &none, most, total, error);
}

/* A number, true, false or null, or an empty text. */
static char *
read_word (QsTextReader *self)
{
  const char *start = self->cursor;

  while (count_left (self) > 0 && (g_ascii_isalnum (*self->cursor) || is_one_of (*self->cursor, "+-.")))
    self->cursor++;

  return g_strndup (start, (gsize) (self->cursor - start));
}

/* The error is QS_ERROR_INVALID_TEXT, or QS_ERROR_OUT_OF_RANGE. */
gboolean
qs_text_reader_read_number (QsTextReader *self,
                            guint64       least,
                            guint64       most,
                            guint64      *number,
                            GError      **error)
{
  const QsTotal from = { 0, least }, to = { 0, most };
  QsTextReader place = *self;
  g_autofree char *digits = read_word (self);
  QsTotal total;

  if (!parse_between (&place, digits, &from, &to, &total, error))
    return FALSE;

  *number = total.low;
  return TRUE;
}

/* Moves behind a string, a word or a sign; @depth says how many brackets are open. */
static gboolean
skip_token (QsTextReader *self,
            guint        *depth,
            GError      **error)
{
  g_autofree char *token = NULL;

  skip_blanks (self);
  if (count_left (self) > 0 && *self->cursor == '"')
    {
      token = qs_text_reader_read_text (self, error);
      return token != NULL;
    }

  token = read_word (self);
  if (*token != '\0')
    return TRUE;

  if (count_left (self) == 0 || !is_one_of (*self->cursor, *depth > 0 ? "{[]},:" : "{["))
    {
      set_number_error (self, error);
      return FALSE;
    }

  *depth += is_one_of (*self->cursor, "{[") ? 1 : 0;
  *depth -= is_one_of (*self->cursor, "}]") ? 1 : 0;
  self->cursor++;
  return TRUE;
}

/* Says that the next of the members that are still missing should be here. */
static void
set_member_error (const QsTextReader *self,
                  const char *const  *keys,
                  const QsTextReader *values,
                  GError            **error)
{
  guint i = 0;

  while (values[i].cursor != NULL)
    i++;
  set_text_error (self, keys[i], error);
}

/* Reads one of the members that are still missing. */
static gboolean
read_member (QsTextReader      *self,
             const char *const *keys,
             QsTextReader      *values,
             GError           **error)
{
  QsTextReader place = *self;
  g_autofree char *key = qs_text_reader_read_text (self, NULL);
  guint depth = 0;
  guint i = 0;

  while (keys[i] != NULL && (values[i].cursor != NULL || g_strcmp0 (keys[i], key) != 0))
    i++;
  if (keys[i] == NULL)
    {
      set_member_error (&place, keys, values, error);
      return FALSE;
    }

  if (!qs_text_reader_expect (self, ':', error))
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

/**
 * qs_text_reader_read_members:
 * @keys: (array zero-terminated=1): the keys of an object, each once
 * @values: (out caller-allocates): the places of their values, in the order of @keys; after an error, line 0 where none
 *   was found
 * @error: %QS_ERROR_INVALID_TEXT
 *
 * Moves behind an object that has these members in any order, and no others. What is in its values is
 * not looked at: brackets need not fit each other there.
 */
gboolean
qs_text_reader_read_members (QsTextReader      *self,
                             const char *const *keys,
                             QsTextReader      *values,
                             GError           **error)
{
  for (guint i = 0; keys[i] != NULL; i++)
    values[i] = (QsTextReader){ 0 };

  if (!qs_text_reader_expect (self, '{', error))
    return FALSE;

  for (guint i = 0; keys[i] != NULL; i++)
    {
      if (i > 0 && !qs_text_reader_skip (self, ','))
        {
          set_member_error (self, keys, values, error);
          return FALSE;
        }

      skip_blanks (self);
      if (!read_member (self, keys, values, error))
        return FALSE;
    }

  return qs_text_reader_expect (self, '}', error);
}
