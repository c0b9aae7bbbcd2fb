/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-boards.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

/* A model of the largest board has this many variables. */
#define MAX_LITERALS (QS_MAX_N * QS_MAX_N)

/* A list of so many numbers that are all small is one of something else. */
#define LEAST_SPREAD 6

/* And of so many where one of them is off the board. */
#define LEAST_OFF 8

void
qs_read_boards_init (QsReadBoards        *self,
                     const QsReadProfile *profile,
                     gboolean             is_free,
                     const QsReadSink    *sink)
{
  memset (self, 0, sizeof *self);
  self->profile = profile;
  /* Where the rows are known, nothing is to be found out. */
  self->is_free = is_free && profile->n_rows == 0;
  self->n = profile->n;
  self->sink = *sink;
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->column = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->pair_lines = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
}

void
qs_read_boards_clear (QsReadBoards *self)
{
  g_free (self->bad_reason);
  g_clear_error (&self->flaw);
  g_clear_error (&self->error);
  g_array_unref (self->numbers);
  g_array_unref (self->column);
  g_array_unref (self->pairs);
  g_array_unref (self->pair_lines);
  g_array_unref (self->literals);
}

void
qs_read_boards_refuse (QsReadBoards *self,
                       guint64       line,
                       const char   *reason)
{
  if (self->score.n_bad++ == 0)
    {
      self->bad_line = line;
      self->bad_reason = g_strdup (reason);
    }
  if (self->sink.bad != NULL && self->error == NULL)
    self->sink.bad (line, reason, self->sink.data);
}

/* The rows of all boards; 0 before the first. */
static guint
get_n_rows (const QsReadBoards *self)
{
  return self->profile->n_rows > 0 ? self->profile->n_rows : self->n;
}

/* The first board decides how large all of them are. */
static gboolean
set_n (QsReadBoards *self,
       guint         n,
       GError      **error)
{
  if (n >= 1 && n <= QS_MAX_N)
    {
      self->sizes[n]++;
      self->first_n = self->first_n == 0 ? n : self->first_n;
    }
  if ((self->n == 0 || self->is_free) && n <= QS_MAX_N)
    self->n = n;
  if (self->n == n)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: two sizes of boards, such as 7 and 8. */
                        _ ("The board is for N = %u, not for N = %u"), n, self->n);
}

static gboolean
refuse_rows (const QsReadBoards *self,
             guint               n_rows,
             GError            **error)
{
  return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                        ngettext ("The board has %u row, not %u", "The board has %u rows, not %u", n_rows), n_rows,
                        get_n_rows (self));
}

/* Where boards have fewer rows than columns, @n is a number of rows, and becomes that of the columns. */
static gboolean
set_n_rows (QsReadBoards *self,
            guint        *n,
            GError      **error)
{
  guint n_rows = *n;

  if (self->profile->n_rows == 0)
    return set_n (self, n_rows, error);

  *n = self->n;
  if (n_rows == self->profile->n_rows)
    return TRUE;

  return refuse_rows (self, n_rows, error);
}

/* Gives the board away, or reports what is wrong with it, and goes on. */
static void
emit (QsReadBoards *self,
      guint64       line,
      GError       *flaw)
{
  if (flaw != NULL)
    {
      qs_read_boards_refuse (self, line, flaw->message);
      g_error_free (flaw);
      return;
    }

  self->score.first_line = self->score.n_boards++ == 0 ? self->board.line : self->score.first_line;
  if (self->sink.func == NULL)
    {
      self->score.weight += qs_read_board_weigh (&self->board);
      self->score.n_wrong += !qs_read_board_is_solution (&self->board);
    }
  else if (self->error == NULL)
    self->sink.func (&self->board, self->sink.data, &self->error);
}

/* Makes a board of the rows, or several that stand side by side. */
static void
end_rows (QsReadBoards *self)
{
  guint n_rows = get_n_rows (self);

  self->n_rows = 0;
  /* For a trial they are boards, so that their way to be read is found. */
  if (self->flaw == NULL && self->width == n_rows && self->sink.func != NULL &&
      !qs_read_pairs_check_blocks (self->pairs, self->width, &self->flaw))
    self->flaw_line = self->line;
  for (guint left = 0; left < self->width && self->flaw == NULL; left += self->n)
    {
      qs_read_board_begin (&self->board, n_rows, self->n, self->line);
      for (guint i = 0; i < self->pairs->len; i += 2)
        {
          guint column = g_array_index (self->pairs, guint16, i + 1);

          if (column >= left && column - left < self->n)
            qs_read_board_place (&self->board, g_array_index (self->pairs, guint16, i), column - left);
        }
      emit (self, self->line, NULL);
    }

  if (self->flaw != NULL)
    emit (self, self->flaw_line, g_steal_pointer (&self->flaw));
  g_array_set_size (self->pairs, 0);
}

/* A row that is badly written spoils its board. */
static void
take_row (QsReadBoards *self,
          const char   *text)
{
  g_autoptr (GError) flaw = NULL;
  guint16 row = (guint16) self->n_rows;
  gboolean is_tight = strchr (text, ' ') == NULL;
  guint width;

  g_array_set_size (self->numbers, 0);
  if (!qs_read_group_parse_row (self->profile, text, self->numbers, &width, &flaw))
    width = self->n;
  else if (row > 0 && self->is_free && width != self->n)
    self->sizes[width]++;
  else
    {
      self->score.n_fitting++;
      if (!self->profile->is_beside || self->n == 0 || width % self->n > 0 || (row > 0 && width != self->width))
        set_n (self, width, &flaw);
    }

  if (flaw == NULL && row > 0 && width > 1 && is_tight != self->is_tight)
    qs_read_group_refuse_blanks (text, &flaw);
  if (flaw != NULL && self->n == 0)
    {
      emit (self, self->at, g_steal_pointer (&flaw));
      return;
    }

  if (row == 0)
    {
      self->line = self->at;
      self->is_tight = is_tight;
      self->width = width;
    }
  if (flaw != NULL && self->flaw == NULL)
    {
      self->flaw = g_steal_pointer (&flaw);
      self->flaw_line = self->at;
    }
  for (guint i = 0; i < self->numbers->len && self->flaw == NULL; i++)
    g_array_append_vals (self->pairs, ((guint16[]){ row, g_array_index (self->numbers, guint16, i) }), 2);

  if (++self->n_rows >= get_n_rows (self))
    end_rows (self);
}

/* A 0 is in no list that counts from 1, and n in none that counts from 0. Returns: from where these count */
static guint
find_base (QsReadBoards *self,
           const GArray *numbers,
           guint         n)
{
  gboolean has_0 = qs_read_pairs_have (numbers, 0, 0) || qs_read_pairs_have (numbers, 1, 0);
  gboolean has_n = qs_read_pairs_have (numbers, 0, n) || qs_read_pairs_have (numbers, 1, n);

  self->score.n_base_0 += has_0 && !has_n;
  self->score.n_base_1 += has_n && !has_0;

  return self->profile->base == QS_READ_BASE_UNKNOWN ? !has_0 : (guint) self->profile->base;
}

/* The queen of a row, or of a file from the left, both from 0. */
static void
place (QsReadBoards *self,
       guint         row,
       guint         column)
{
  if (self->profile->is_by_file)
    qs_read_board_place (&self->board, self->board.n - 1 - column, row);
  else
    qs_read_board_place (&self->board, row, column);
}

/* Makes a board of a list of columns. */
static void
take_list (QsReadBoards *self,
           guint64       line)
{
  GArray *numbers = self->numbers;
  GError *flaw = NULL;
  guint n = numbers->len, max = qs_read_group_find_max (numbers), base = 0;

  if (!self->is_named && self->profile->format == NULL && qs_read_group_is_row_of_matrix (numbers))
    {
      qs_read_boards_refuse (self, line, _ ("A row of 0s and 1s is not a list of columns"));
      return;
    }

  self->score.n_fitting++;
  if (max > n && qs_read_group_take_squares (numbers))
    max = n;
  if (set_n_rows (self, &n, &flaw) && self->profile->n_rows == 0 && n >= LEAST_SPREAD && max * 2 <= n + 1 + (n >= LEAST_OFF))
    g_set_error (&flaw, QS_ERROR, QS_ERROR_INVALID_TEXT,
                 _ ("The list has %u numbers, but none is greater than %u: is it more than one board?"), n, max);
  if (flaw == NULL)
    {
      base = find_base (self, numbers, n);
      qs_read_board_begin (&self->board, numbers->len, n, line);
    }

  for (guint i = 0; i < numbers->len && flaw == NULL; i++)
    {
      guint value = g_array_index (numbers, guint16, i);

      if (qs_read_group_check_range (FALSE, value, base, n, &flaw))
        place (self, i, value - base);
    }

  emit (self, line, flaw);
}

/* One number alone is no list. */
static void
end_column (QsReadBoards *self)
{
  guint n = self->column->len, width = self->width_of_column, stride = n == width ? 1 : width;

  for (guint first = 0; n > (self->profile->has_labels ? width : 1) && first < stride; first++)
    {
      gboolean counts = first == 0 && stride > 1;

      g_array_set_size (self->numbers, 0);
      for (guint i = first; i < n; i += stride)
        {
          guint16 number = g_array_index (self->column, guint16, i);

          counts = counts && number == self->numbers->len + g_array_index (self->column, guint16, 0);
          g_array_append_val (self->numbers, number);
        }
      /* The first of several columns may number the rows. */
      if (!counts)
        take_list (self, self->line);
    }
  g_array_set_size (self->column, 0);
}

static void
take_numbers (QsReadBoards *self,
              const char   *text)
{
  g_autoptr (GError) flaw = NULL;

  end_column (self);
  g_array_set_size (self->numbers, 0);
  if (!qs_read_group_parse_numbers (text, self->numbers, &flaw) &&
      (flaw->code != QS_ERROR_INVALID_TEXT || qs_read_group_measure_list (text) == strlen (text)))
    emit (self, self->at, g_steal_pointer (&flaw));
  else
    take_list (self, self->at);
}

void
qs_read_boards_add_numbers (QsReadBoards *self,
                            const char   *text,
                            guint         width)
{
  GError *flaw = NULL;
  guint n_rows = self->is_free || self->n == 0 ? QS_MAX_N : get_n_rows (self);

  if (self->column->len > 0 && (self->width_of_column != width || self->column->len >= n_rows * width))
    end_column (self);
  g_array_set_size (self->numbers, 0);
  if (!qs_read_group_parse_numbers (text, self->numbers, &flaw))
    {
      emit (self, self->at, flaw);
      return;
    }

  self->line = self->column->len == 0 ? self->at : self->line;
  self->width_of_column = width;
  g_array_append_vals (self->column, self->numbers->data, self->numbers->len);
}

/* Each word that has as many digits as the board has rows, or twice as many, is a board; another before it is its number. */
static void
take_digits (QsReadBoards *self,
             const char   *text)
{
  guint64 n_before = self->score.n_fitting;
  gsize n_digits = get_n_rows (self);
  gboolean has_other = FALSE;

  for (const char *word = text; *word != '\0'; word += strspn (word, " "))
    {
      gsize length = strcspn (word, " "), width = qs_read_word_find_width (word, length), n = length / width;

      if (self->is_free && n >= 4 && n <= 10)
        self->n = (guint) n;
      if (n == get_n_rows (self) && strspn (word, "0123456789") == length && strspn (word, "01") < length)
        {
          g_array_set_size (self->numbers, 0);
          for (gsize i = 0; i < length; i += width)
            {
              guint16 number = (guint16) (10 * (word[i] - '0') * (width > 1) + word[i + width - 1] - '0');

              g_array_append_val (self->numbers, number);
            }
          take_list (self, self->at);
        }
      else if (word > text && length + 1 >= n_digits && strspn (text, "0123456789 ") == strlen (text))
        has_other = TRUE;

      word += length;
    }

  if (self->score.n_fitting == n_before || has_other)
    {
      g_autofree char *shown = qs_error_shorten (text, strlen (text));

      emit (self, self->at, g_error_new (QS_ERROR, QS_ERROR_INVALID_TEXT,
                                         /* Translators: what the line says, and how many digits were expected. */
                                         _ ("“%s” does not have a column for each of %u rows"), shown, get_n_rows (self)));
    }
}

static void
take_position (QsReadBoards *self,
               const char   *text)
{
  g_autoptr (GError) flaw = NULL;
  g_auto (GStrv) rows = qs_read_group_split_position (text, self->profile->n_rows > 0 ? self->n : 0, &flaw);

  self->score.n_fitting++;
  if (rows == NULL)
    emit (self, self->at, g_steal_pointer (&flaw));
  for (guint i = 0; rows != NULL && rows[i] != NULL; i++)
    take_row (self, rows[i]);
  qs_read_boards_break (self);
}

static void
end_pairs (QsReadBoards *self)
{
  guint n_pairs = self->pairs->len / 2, n = n_pairs, base;
  guint64 line = self->line;
  gboolean is_square = self->profile->shape == QS_READ_SQUARES;
  GError *flaw = NULL;
  int shift;

  /* A lone pair shows the side of the boards only where there is nothing else. */
  if (n_pairs == 1 && self->is_free)
    self->first_n = MAX (self->first_n, 1);
  if (n_pairs == 0 || (n_pairs == 1 && self->is_free) ||
      (self->profile->shape == QS_READ_PAIRS && self->profile->n_rows == 0 && qs_read_pairs_are_totals (self->pairs)))
    {
      g_array_set_size (self->pairs, 0);
      return;
    }

  if (set_n_rows (self, &n, &flaw))
    qs_read_board_begin (&self->board, n_pairs, n, self->line);
  shift = n == n_pairs ? qs_read_pairs_find_shift (self->pairs, n) : 0;
  for (guint i = 0; i < n_pairs; i++)
    g_array_index (self->pairs, guint16, 2 * i) = (guint16) (g_array_index (self->pairs, guint16, 2 * i) - shift);
  base = find_base (self, self->pairs, n);
  for (guint i = 0; i < n_pairs && flaw == NULL; i++)
    {
      guint row = g_array_index (self->pairs, guint16, 2 * i), column = g_array_index (self->pairs, guint16, 2 * i + 1);

      if ((!is_square || base == 0 || qs_read_group_check_square (row, column, n_pairs, n, &flaw)) &&
          qs_read_group_check_range (TRUE, row + shift, base + shift, n_pairs, &flaw) &&
          qs_read_group_check_range (FALSE, column, base, n, &flaw))
        place (self, is_square ? n_pairs - 1 - (row - base) : row - base, column - base);
      else
        line = g_array_index (self->pair_lines, guint64, i);
    }

  g_array_set_size (self->pairs, 0);
  /* Each of a board's pairs fits, and better than as a list of two. */
  self->score.n_fitting += n_pairs > 3 ? n_pairs + 1 : flaw == NULL || (is_square && n_pairs > 1);
  emit (self, line, flaw);
}

/* While nothing says how many pairs a board has, a row that comes again begins another, if all rows have come. */
void
qs_read_boards_add_pair (QsReadBoards *self,
                         guint16       row,
                         guint16       column)
{
  gboolean is_open = self->is_free || self->n == 0;
  guint most = is_open ? QS_MAX_N : get_n_rows (self);

  if (self->pairs->len / 2 >= most
        ? self->at > self->line || qs_read_pairs_have (self->pairs, 0, row)
        : is_open && qs_read_pairs_have (self->pairs, 0, row) && qs_read_pairs_are_whole (self->pairs, self->at > self->line))
    end_pairs (self);

  if (self->pairs->len == 0)
    self->line = self->at;
  g_array_append_vals (self->pairs, ((guint16[]){ row, column }), 2);
  g_array_set_size (self->pair_lines, self->pairs->len / 2);
  g_array_index (self->pair_lines, guint64, self->pairs->len / 2 - 1) = self->at;
  /* On one line a board may have a pair too many. */
  if (self->pairs->len / 2 == QS_MAX_N || (self->pairs->len / 2 >= most && self->at > self->line))
    end_pairs (self);
}

static void
end_model (QsReadBoards *self)
{
  guint n = self->n;
  GError *flaw = NULL;

  if (self->literals->len == 0)
    return;

  g_array_set_size (self->numbers, 0);
  for (guint i = 0; i < self->literals->len; i++)
    g_array_append_vals (self->numbers, &(guint16){ (guint16) CLAMP (g_array_index (self->literals, int, i), 0, G_MAXUINT16) }, 1);
  /* Where a solver gives those variables that are true alone, each row has one. */
  if (qs_read_group_find_max (self->numbers) > self->numbers->len && qs_read_group_take_squares (self->numbers))
    {
      g_array_set_size (self->literals, 0);
      take_list (self, self->line);
      return;
    }

  self->board.line = self->line;
  if (qs_read_board_place_model (&self->board, self->literals, self->profile->n_rows, &n, &flaw))
    set_n (self, n, &flaw);
  g_array_set_size (self->literals, 0);
  self->score.n_fitting += flaw == NULL;
  emit (self, self->line, flaw);
}

/* A model goes on in several lines that begin with v, and ends with 0. */
static void
take_literals (QsReadBoards *self,
               const char   *text)
{
  gboolean is_open = g_str_has_prefix (text, "v ");

  for (const char *word = text + (is_open ? 2 : 0); *word != '\0'; word += strspn (word, " "))
    {
      char *end;
      int literal = (int) CLAMP (strtol (word, &end, 10), -MAX_LITERALS - 1, MAX_LITERALS + 1);

      if ((*end != ' ' && *end != '\0') || end == word || ABS (literal) > MAX_LITERALS ||
          self->literals->len == MAX_LITERALS)
        {
          GError *flaw = NULL;

          /* Translators: a word of the file. */
          qs_error_refuse (word, strcspn (word, " "), _ ("“%s” is not the number of a variable"), &flaw);
          emit (self, self->at, flaw);
          return;
        }

      if (self->literals->len == 0)
        self->line = self->at;
      if (literal == 0)
        end_model (self);
      else
        g_array_append_val (self->literals, literal);
      word = end;
    }

  if (!is_open)
    end_model (self);
}

void
qs_read_boards_take (QsReadBoards *self,
                     const char   *text)
{
  switch (self->profile->shape)
    {
    case QS_READ_ROW:
      take_row (self, text);
      break;
    case QS_READ_NUMBERS:
      take_numbers (self, text);
      break;
    case QS_READ_DIGITS:
      take_digits (self, text);
      break;
    case QS_READ_PAIRS:
      qs_read_boards_refuse (self, self->at, _ ("A pair of a row and a column has two numbers"));
      break;
    case QS_READ_SQUARES:
      {
        g_autoptr (GError) flaw = NULL;
        g_autoptr (GArray) squares = self->profile->format != NULL ? qs_square_parse_list (text, QS_MAX_N, QS_MAX_N, &flaw) : NULL;

        qs_read_boards_refuse (self, self->at, flaw != NULL ? flaw->message : _ ("The line is not a list of squares"));
      }
      break;
    case QS_READ_FEN:
      if (strcspn (text, "Qq/") < strcspn (text, " "))
        take_position (self, text);
      else
        qs_read_boards_refuse (self, self->at, _ ("The line is not the position of a board"));
      break;
    case QS_READ_MODEL:
      take_literals (self, text);
      break;
    }
}

void
qs_read_boards_break (QsReadBoards *self)
{
  if (self->n_rows > 0)
    {
      if (self->flaw == NULL)
        {
          self->cut_rows = self->n_cut == 0 ? self->n_rows : self->cut_rows;
          self->n_cut += self->cut_rows == self->n_rows ? 1 : -1;
          refuse_rows (self, self->n_rows, &self->flaw);
          self->flaw_line = self->line;
        }

      end_rows (self);
      return;
    }

  end_column (self);
  end_pairs (self);
  end_model (self);
}
