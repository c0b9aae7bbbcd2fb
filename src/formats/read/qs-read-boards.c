/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes boards of rows, lists and positions, and finds out how large all of them are and from where their
 * columns count. */

#include "config.h"

#include "qs-read-boards.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

/* How many boards are kept while nothing tells from where columns count. */
#define MAX_PENDING 1000

/**
 * qs_read_boards_init:
 * @self: boards, of any content
 * @options: how they are read; the format is none of their business
 * @func: gets them
 * @data: for @func
 *
 * Begins a file.
 */
void
qs_read_boards_init (QsReadBoards        *self,
                     const QsReadOptions *options,
                     QsReadFunc           func,
                     gpointer             data)
{
  memset (self, 0, sizeof *self);
  self->facts = (QsReadFacts){ .n = options->n, .base = options->base };
  self->is_by_file = options->is_by_file;
  self->func = func;
  self->data = data;
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->pending = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->lines = g_array_new (FALSE, FALSE, sizeof (guint64));
}

/**
 * qs_read_boards_clear:
 * @self: boards
 *
 * Frees what they hold.
 */
void
qs_read_boards_clear (QsReadBoards *self)
{
  g_array_unref (self->numbers);
  g_array_unref (self->pending);
  g_array_unref (self->lines);
}

/**
 * qs_read_boards_set_n:
 * @self: boards
 * @n: the side of one, or of all
 * @error: the place for an error: %QS_ERROR_OUT_OF_RANGE
 *
 * Says how large the boards are. The first that does so decides.
 *
 * Returns: whether @n is possible, and what was said before
 */
gboolean
qs_read_boards_set_n (QsReadBoards *self,
                      guint         n,
                      GError      **error)
{
  if (n < 1 || n > QS_MAX_N)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                   _ ("A board of %u columns cannot be read: the limits are 1 and %u"), n, QS_MAX_N);
      return FALSE;
    }

  if (self->facts.n == 0)
    self->facts.n = n;
  if (self->facts.n == n)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
               /* Translators: two sizes of boards, such as 7 and 8. */
               _ ("The board is one for N = %u, and not for N = %u"), n, self->facts.n);
  return FALSE;
}

static gboolean
emit (QsReadBoards *self,
      GError      **error)
{
  return self->func (&self->board, self->data, error);
}

/**
 * qs_read_boards_break:
 * @self: boards
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT
 *
 * Ends the current board.
 *
 * Returns: whether none lacks rows
 */
gboolean
qs_read_boards_break (QsReadBoards *self,
                      GError      **error)
{
  guint n_rows = self->n_rows;

  self->n_rows = 0;
  if (n_rows == 0)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
               ngettext ("The board has %u row, and not %u", "The board has %u rows, and not %u", n_rows),
               n_rows, self->facts.n);
  self->blamed = self->board.line;

  return FALSE;
}

static gboolean
take_row (QsReadBoards *self,
          const char   *text,
          guint64       line,
          GError      **error)
{
  guint width;

  g_array_set_size (self->numbers, 0);
  if (!qs_read_group_parse_row (text, self->numbers, &width, error) || !qs_read_boards_set_n (self, width, error))
    return FALSE;

  if (self->n_rows == 0)
    qs_read_board_begin (&self->board, width, line);
  for (guint i = 0; i < self->numbers->len; i++)
    qs_read_board_place (&self->board, self->n_rows, g_array_index (self->numbers, guint16, i));

  if (++self->n_rows < width)
    return TRUE;

  self->n_rows = 0;
  return emit (self, error);
}

/* Makes a board of a list of columns; the base is known. */
static gboolean
emit_numbers (QsReadBoards  *self,
              const guint16 *numbers,
              guint64        line,
              GError       **error)
{
  guint n = self->facts.n;
  guint base = (guint) self->facts.base;

  self->blamed = line;
  qs_read_board_begin (&self->board, n, line);
  for (guint i = 0; i < n; i++)
    {
      guint value = numbers[i];

      if (value < base || value - base >= n)
        {
          g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                       /* Translators: a column and the limits of columns, such as 9, 1 and 8. */
                       _ ("Column %u is not between %u and %u"), value, base, base + n - 1);
          return FALSE;
        }

      if (self->is_by_file)
        qs_read_board_place (&self->board, n - 1 - (value - base), i);
      else
        qs_read_board_place (&self->board, i, value - base);
    }

  return emit (self, error);
}

static gboolean
flush_pending (QsReadBoards *self,
               GError      **error)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      if (!emit_numbers (self, &g_array_index (self->pending, guint16, i * self->facts.n),
                         g_array_index (self->lines, guint64, i), error))
        return FALSE;
    }

  g_array_set_size (self->pending, 0);
  g_array_set_size (self->lines, 0);
  return TRUE;
}

/* A 0 is in no list that counts from 1, and n in none that counts from 0. */
static void
look_for_base (QsReadBoards *self)
{
  for (guint i = 0; i < self->numbers->len && self->facts.base == QS_READ_BASE_UNKNOWN; i++)
    {
      guint value = g_array_index (self->numbers, guint16, i);

      if (value == 0)
        self->facts.base = QS_READ_BASE_0;
      else if (value == self->facts.n)
        self->facts.base = QS_READ_BASE_1;
    }
}

static gboolean
assume_base (QsReadBoards *self,
             GError      **error)
{
  self->facts.base = QS_READ_BASE_1;
  self->facts.is_base_assumed = TRUE;

  return flush_pending (self, error);
}

static gboolean
take_numbers (QsReadBoards *self,
              const char   *text,
              guint64       line,
              GError      **error)
{
  g_array_set_size (self->numbers, 0);
  if (!qs_read_group_parse_numbers (text, self->numbers, error) ||
      !qs_read_boards_set_n (self, self->numbers->len, error))
    return FALSE;

  if (self->facts.base == QS_READ_BASE_UNKNOWN)
    look_for_base (self);
  if (self->facts.base != QS_READ_BASE_UNKNOWN)
    return flush_pending (self, error) &&
           emit_numbers (self, &g_array_index (self->numbers, guint16, 0), line, error);

  g_array_append_vals (self->pending, self->numbers->data, self->numbers->len);
  g_array_append_val (self->lines, line);

  return self->lines->len < MAX_PENDING || assume_base (self, error);
}

static gboolean
take_squares (QsReadBoards *self,
              const char   *text,
              guint64       line,
              GError      **error)
{
  if (!qs_read_boards_set_n (self, qs_read_group_count_words (text), error))
    return FALSE;

  qs_read_board_begin (&self->board, self->facts.n, line);

  return qs_read_group_parse_squares (text, &self->board, error) && emit (self, error);
}

static gboolean
take_position (QsReadBoards *self,
               const char   *text,
               guint64       line,
               GError      **error)
{
  if (!qs_read_boards_set_n (self, qs_read_group_count_ranks (text), error))
    return FALSE;

  qs_read_board_begin (&self->board, self->facts.n, line);

  return qs_read_group_parse_fen (text, &self->board, error) && emit (self, error);
}

static gboolean
refuse (const char *text,
        GError    **error)
{
  g_autofree char *shown = qs_error_shorten (text, strlen (text));

  g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT,
               _ ("“%s” is neither a row of a board, such as .Q.., nor columns nor squares of queens"), shown);
  return FALSE;
}

/**
 * qs_read_boards_take:
 * @self: boards
 * @text: the words of a group of @shape
 * @line: where it begins
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT,
 *   %QS_ERROR_OUT_OF_RANGE, or one of the function's
 *
 * Takes a board, or a row of one.
 *
 * Returns: whether there was no error
 */
gboolean
qs_read_boards_take (QsReadBoards *self,
                     const char   *text,
                     guint64       line,
                     GError      **error)
{
  switch (self->shape)
    {
    case QS_READ_ROW:
      return take_row (self, text, line, error);
    case QS_READ_NUMBERS:
      return take_numbers (self, text, line, error);
    case QS_READ_SQUARES:
      return take_squares (self, text, line, error);
    case QS_READ_FEN:
      return take_position (self, text, line, error);
    case QS_READ_UNKNOWN:
    case QS_READ_HEADING:
    default:
      return refuse (text, error);
    }
}

/**
 * qs_read_boards_end:
 * @self: boards
 * @error: the place for an error, as for qs_read_boards_take()
 *
 * Ends the file.
 *
 * Returns: whether there was no error
 */
gboolean
qs_read_boards_end (QsReadBoards *self,
                    GError      **error)
{
  return qs_read_boards_break (self, error) && (self->lines->len == 0 || assume_base (self, error));
}
