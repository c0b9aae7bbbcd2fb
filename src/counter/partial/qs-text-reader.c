/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a text that may have only one form, and reports where it differs.
 *
 * The text need not end with a zero byte, and may contain some: it can be anything that was
 * in a file. */

#include "config.h"

#include "qs-text-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"

/**
 * qs_text_reader_init:
 * @self: (out caller-allocates): a reader
 * @text: (array length=length): what to read; it must stay as long as the reader is used
 * @length: its length in bytes
 *
 * Begins at the start of a text.
 */
void
qs_text_reader_init (QsTextReader *self,
                     const char   *text,
                     gsize         length)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  *self = (QsTextReader){ .cursor = text, .end = text + length, .line = 1 };
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

/* The first line of a literal, without its line's end. */
static char *
show_literal (const char *literal)
{
  g_autofree char *first_line = g_strndup (literal, strcspn (literal, "\n"));

  return g_strdup (g_strstrip (first_line));
}

static void
set_literal_error (const QsTextReader *self,
                   const char         *literal,
                   GError            **error)
{
  g_autofree char *found = show_rest (self);
  g_autofree char *expected = show_literal (literal);

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
                 gsize               n_digits,
                 const QsTotal      *least,
                 const QsTotal      *most,
                 GError            **error)
{
  g_autofree char *number = qs_error_shorten (self->cursor, n_digits);
  g_autofree char *from = qs_total_to_string (least);
  g_autofree char *to = qs_total_to_string (most);

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               /* Translators: a number, the line that it is in, and the least and the greatest that it may be. */
               _ ("%s in line %u is not between %s and %s"), number, self->line, from, to);
}

/**
 * qs_text_reader_skip:
 * @self: a reader
 * @literal: what may come next
 *
 * Moves behind @literal if it comes next.
 *
 * Returns: whether it was
 */
gboolean
qs_text_reader_skip (QsTextReader *self,
                     const char   *literal)
{
  gsize length = strlen (literal);

  if (length > count_left (self) || memcmp (self->cursor, literal, length) != 0)
    return FALSE;

  for (const char *byte = literal; *byte != '\0'; byte++)
    self->line += *byte == '\n' ? 1 : 0;
  self->cursor += length;

  return TRUE;
}

/**
 * qs_text_reader_expect:
 * @self: a reader
 * @literal: what must come next, with at most one line's end, which is its last byte
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT
 *
 * Moves behind @literal.
 *
 * Returns: whether it was there
 */
gboolean
qs_text_reader_expect (QsTextReader *self,
                       const char   *literal,
                       GError      **error)
{
  if (qs_text_reader_skip (self, literal))
    return TRUE;

  set_literal_error (self, literal, error);
  return FALSE;
}

static gboolean
read_between (QsTextReader  *self,
              const QsTotal *least,
              const QsTotal *most,
              QsTotal       *total,
              GError       **error)
{
  char digits[QS_TOTAL_MAX_LENGTH + 1] = { 0 };
  gsize n_digits = 0;
  gboolean is_total;

  while (n_digits < count_left (self) && g_ascii_isdigit (self->cursor[n_digits]))
    n_digits++;

  if (n_digits == 0 || (n_digits > 1 && *self->cursor == '0'))
    {
      set_number_error (self, error);
      return FALSE;
    }

  memcpy (digits, self->cursor, MIN (n_digits, QS_TOTAL_MAX_LENGTH));
  is_total = n_digits <= QS_TOTAL_MAX_LENGTH && qs_total_parse (digits, total);
  if (!is_total || qs_total_compare (total, least) < 0 || qs_total_compare (total, most) > 0)
    {
      set_range_error (self, n_digits, least, most, error);
      return FALSE;
    }

  self->cursor += n_digits;

  return TRUE;
}

/**
 * qs_text_reader_read_text:
 * @self: a reader
 *
 * Moves behind whatever letters, digits, blanks and “.,+~_-” come next.
 *
 * Returns: (transfer full): these, perhaps none
 */
char *
qs_text_reader_read_text (QsTextReader *self)
{
  const char *start = self->cursor;

  while (count_left (self) > 0 && *self->cursor != '\0' &&
         (g_ascii_isalnum (*self->cursor) || strchr (" .,+~_-", *self->cursor) != NULL))
    self->cursor++;

  return g_strndup (start, (gsize) (self->cursor - start));
}

/**
 * qs_text_reader_read_total:
 * @self: a reader
 * @most: the greatest number that may come
 * @total: (out): the number
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT, or
 *   %QS_ERROR_OUT_OF_RANGE
 *
 * Reads decimal digits: no sign, no blanks, no zeros in front.
 *
 * Returns: whether a number was there
 */
gboolean
qs_text_reader_read_total (QsTextReader  *self,
                           const QsTotal *most,
                           QsTotal       *total,
                           GError       **error)
{
  const QsTotal none = { 0, 0 };

  return read_between (self, &none, most, total, error);
}

/**
 * qs_text_reader_read_number:
 * @self: a reader
 * @least: the least number that may come
 * @most: the greatest
 * @number: (out): the number
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT, or
 *   %QS_ERROR_OUT_OF_RANGE
 *
 * Reads decimal digits: no sign, no blanks, no zeros in front.
 *
 * Returns: whether a number was there
 */
gboolean
qs_text_reader_read_number (QsTextReader *self,
                            guint64       least,
                            guint64       most,
                            guint64      *number,
                            GError      **error)
{
  const QsTotal from = { 0, least }, to = { 0, most };
  QsTotal total;

  if (!read_between (self, &from, &to, &total, error))
    return FALSE;

  *number = total.low;
  return TRUE;
}
