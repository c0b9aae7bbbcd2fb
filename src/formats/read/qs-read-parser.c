/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a text in one given way.
 *
 * All formats are made of groups of words: a line, what stands in the innermost brackets, or a
 * string that is a board or a row of one. A group is a whole board, a row of one, or words for people.
 * An object of JSON is a bracket with colons in it, of whose values only some matter. */

#include "config.h"

#include "qs-read-parser-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"

/* What a line or list may take, in bytes: that of 1000 squares takes less. */
#define MAX_GROUP (1 << 14)

/* The key under which our own files say which squares were asked for. */
#define FILTER "filter"

void
qs_read_parser_drop_group (QsReadParser *self)
{
  g_string_truncate (self->group, 0);
  self->segment_start = 0;
  self->is_label_group = FALSE;
}

gsize
qs_read_parser_find_suffix (const char *word,
                            gsize       length)
{
  while (length > 0 && g_ascii_isdigit (word[length - 1]))
    length--;

  return length;
}

void
qs_read_parser_append_word (QsReadParser *self,
                            const char   *word,
                            gsize         length)
{
  if (self->depth == 0 && self->n_fields > 0 &&
      (self->field < self->first_field || self->field >= self->first_field + self->n_fields))
    return;

  if (self->is_label_group)
    {
      self->number_in_brackets = self->field == 0 ? g_ascii_strtoull (self->group->str, NULL, 10) : 0;
      qs_read_parser_drop_group (self);
    }

  if (self->group->len + length >= MAX_GROUP)
    {
      if ((self->profile->paths >> self->path_at[self->depth] & 1) != 0 && self->boards.error == NULL)
        g_set_error (&self->boards.error, QS_ERROR, QS_ERROR_OUT_OF_RANGE,
                     _ ("The line or list has more than %u bytes"), MAX_GROUP);
      return;
    }

  if (self->group->len == 0)
    self->boards.at = self->tokens.line;
  else
    g_string_append_c (self->group, ' ');
  g_string_append_len (self->group, word, (gssize) length);
}

static void
take_word (QsReadParser *self)
{
  const GString *word = self->tokens.word;
  const char *text = word->str;
  gboolean is_answer = self->label->len > 0 && !g_ascii_isdigit (self->label->str[self->label->len - 1]);
  char cell = qs_read_parser_is_row_shape (self) && !is_answer ? qs_read_word_as_cell (text) : '\0';

  /* The Q of Qb4 is the queen. */
  if (self->profile->shape == QS_READ_SQUARES && *text == 'Q' && g_ascii_isdigit (text[word->len - 1]))
    text++;

  if (cell != '\0')
    qs_read_parser_append_word (self, &cell, 1);
  else
    qs_read_parser_append_word (self, text, strlen (text));
}

/* Returns: (transfer full): a string as a group of words. Blanks may be squares. */
static char *
mark_blanks (const QsReadParser *self,
             const GString      *string)
{
  if (qs_read_parser_is_row_shape (self) && self->profile->is_blank_cell)
    return g_strdelimit (g_strdup (string->str), " ", QS_READ_BLANK);

  return g_strstrip (g_regex_replace_literal (qs_read_pattern_get (QS_PATTERN_BLANKS), string->str, -1, 0, " ", 0, NULL));
}

/* Whether a string is a board of its own, or a row of one. A single square, column or sign is a part of one. */
static gboolean
is_whole (const QsReadParser *self,
          const char         *string)
{
  if (qs_read_parser_is_row_shape (self))
    return g_utf8_strlen (string, -1) > 1 && qs_read_group_is_row (self->profile, string);

  return ((strchr (string, ' ') != NULL || self->profile->shape == QS_READ_FEN) &&
          qs_read_kind_guess (self->profile, string, FALSE) == QS_READ_BOARD) ||
         (self->profile->shape == QS_READ_PAIRS && qs_read_pattern_matches (QS_PATTERN_BARE_PAIR, string));
}

/* The number of the value's key; those that differ in the number at their end are one. */
static guint8
find_path (QsReadParser *self)
{
  const char *key = self->key->str;
  guint8 outer = self->path_at[self->depth];
  g_autofree char *name = NULL;
  guint8 path;

  if (outer == QS_READ_MAX_PATHS || g_str_equal (key, FILTER))
    return QS_READ_MAX_PATHS;
  if (strspn (key, QS_DIGITS) == self->key->len || (outer == 0 && qs_read_pattern_matches (QS_PATTERN_KEY_OF_BOARDS, key)))
    return outer;

  name = g_strndup (key, qs_read_parser_find_suffix (key, self->key->len));
  for (path = 1; path <= self->paths->len; path++)
    {
      if (self->boards.score.outer[path] == outer && g_str_equal (g_ptr_array_index (self->paths, path - 1), name))
        return path;
    }

  if (path < QS_READ_MAX_PATHS)
    {
      g_ptr_array_add (self->paths, g_steal_pointer (&name));
      self->boards.score.outer[path] = outer;
    }
  return path;
}

gboolean
qs_read_parser_takes_list (QsReadParser *self,
                           guint8        path)
{
  QsReadScore *score = &self->boards.score;
  guint level = 1;

  while (level < self->depth && (self->objects >> (self->depth + 1 - level) & 1) == 0)
    level++;
  if (score->levels[path] == 0)
    score->levels[path] = (guint8) level;
  if ((self->profile->paths >> path & 1) != 0)
    return TRUE;

  if (self->skipped == NULL && path > 0 && path < QS_READ_MAX_PATHS)
    self->skipped = g_strdup (g_ptr_array_index (self->paths, path - 1));
  return FALSE;
}

static void
take_string (QsReadParser *self)
{
  const GString *string = self->tokens.word;
  g_autofree char *marked = NULL;
  gboolean is_key = qs_read_parser_is_in_object (self) && self->key->len == 0;

  if (string->len == 0)
    return;
  if (is_key)
    {
      qs_read_parser_append_word (self, string->str, string->len);
      return;
    }

  marked = mark_blanks (self, string);
  if (*marked == '\0' || !is_whole (self, marked) ||
      (qs_read_parser_is_in_object (self) && !qs_read_parser_takes_list (self, find_path (self))))
    {
      qs_read_parser_append_word (self, marked, strlen (marked));
      return;
    }

  qs_read_parser_drop_group (self);
  qs_read_parser_append_word (self, marked, strlen (marked));
  qs_read_parser_end_group (self, FROM_STRING);
}

/* A cell between bars that is empty. */
static void
take_bar (QsReadParser *self)
{
  if (self->depth > 0)
    return;

  if (self->n_bars++ == 0 && self->profile->bars == QS_READ_BARS_AROUND)
    qs_read_parser_drop_group (self);
  else if (self->group->len == self->cell_start)
    qs_read_parser_append_word (self, (const char[]){ QS_READ_BLANK }, 1);

  self->cell_start = self->group->len;
}

/* Outside of objects, what comes before a colon is a label, but for the words of “row: 1, column: 3”. */
static void
take_label (QsReadParser *self)
{
  const char *text = self->group->str, *last = strrchr (text, ' ');

  self->n_colons++;
  self->form.is_caption = TRUE;
  last = last != NULL ? last + 1 : text;
  if (self->profile->shape == QS_READ_PAIRS &&
      (qs_read_pattern_matches (QS_PATTERN_ROW, last) || qs_read_pattern_matches (QS_PATTERN_COLUMN, last)))
    return;

  if (self->profile->shape == QS_READ_PAIRS && self->group->len > 0 && g_ascii_isdigit (text[self->group->len - 1]) &&
      !qs_read_pattern_matches (QS_PATTERN_NUMBERED, text))
    {
      qs_read_parser_append_word (self, ":", 1);
      return;
    }

  /* Words behind a list are the label of what comes next. */
  if (qs_read_group_count_words (text) >= 4 && qs_read_kind_guess (self->profile, text, FALSE) == QS_READ_BOARD)
    {
      const char *list = qs_read_kind_skip_label (self->profile, text);
      g_autofree char *words = g_strdup (list + qs_read_group_measure_list (list));
      guint64 number = g_ascii_strtoull (self->label->str, NULL, 10);

      /* Or the number behind that of the list. */
      if (*words == '\0' && number > 0 && g_ascii_strtoull (last, NULL, 10) == number + 1)
        {
          g_free (words);
          words = g_strdup (last - 1);
        }
      g_string_truncate (self->group, self->group->len - strlen (words));
      qs_read_parser_end_group (self, FROM_LINE);
      g_string_assign (self->label, g_strchug (words));
      self->label_bytes = self->tokens.n_bytes;
      return;
    }

  if (qs_read_kind_guess (self->profile, text, self->boards.n_rows > 0) == QS_READ_HEADING)
    {
      self->has_heading = TRUE;
      qs_read_claims_take_place (&self->claims, text, self->boards.at);
      /* “Queen 3:” stands before a square, and “Row 3:” before a row, not before a board. */
      if ((self->profile->shape != QS_READ_PAIRS && self->profile->shape != QS_READ_SQUARES &&
           !qs_read_parser_is_row_shape (self)) ||
          !qs_read_pattern_matches (QS_PATTERN_QUEEN, text))
        {
          qs_read_boards_break (&self->boards);
          qs_read_parser_add_words (self, text, TRUE);
        }
    }
  g_string_assign (self->label, text);
  self->is_of_counts = strpbrk (text, QS_DIGITS) == NULL && qs_read_pattern_matches (QS_PATTERN_COUNTS, text);
  self->label_bytes = self->tokens.n_bytes;
  qs_read_parser_drop_group (self);
}

static void
add_pair (QsReadParser *self,
          guint16       row,
          guint16       column)
{
  if (!self->is_of_counts && qs_read_parser_takes_list (self, self->path_at[self->depth]))
    {
      self->boards.at = self->tokens.line;
      qs_read_boards_add_pair (&self->boards, row, column);
    }
}

guint16
qs_read_parser_parse_place (const char *digits)
{
  return (guint16) MIN (g_ascii_strtoull (digits, NULL, 10), QS_MAX_N + 1);
}

/* The key ends with the number of a row, is the next letter of A, B, C …, or names a row or a column. */
static void
take_square (QsReadParser *self,
             guint16       number)
{
  const char *key = self->key->str;
  gsize suffix = qs_read_parser_find_suffix (key, self->key->len);

  if (suffix < self->key->len)
    add_pair (self, qs_read_parser_parse_place (key + suffix), number);
  else if (self->key->len == 1 && g_ascii_tolower (*key) == 'a' + (int) self->n_letters)
    add_pair (self, ++self->n_letters, number);
  else if (qs_read_pattern_matches (QS_PATTERN_ROW, key))
    self->square[0] = (int) number;
  else if (qs_read_pattern_matches (QS_PATTERN_COLUMN, key))
    self->square[1] = (int) number;
}

static void
end_value (QsReadParser *self)
{
  gboolean is_number = self->key->len > 0 && self->group->len > 0 && strspn (self->group->str, QS_DIGITS) == self->group->len;
  guint64 number = g_ascii_strtoull (self->group->str, NULL, 10);
  guint8 path = self->path_at[self->depth];

  if (is_number && self->profile->shape == QS_READ_PAIRS)
    {
      if (self->format == NULL)
        self->format = qs_read_parser_get_format (self);
      take_square (self, (guint16) MIN (number, QS_MAX_N + 1));
    }
  if (path == 0 || (self->profile->paths >> path & 1) != 0)
    {
      qs_read_claims_take_text (&self->claims, self->key->str, self->group->str, self->tokens.line);
      if (is_number)
        qs_read_claims_take_one (&self->claims, self->key->str, number, self->tokens.line);
    }

  g_string_truncate (self->key, 0);
  qs_read_parser_drop_group (self);
}

static void
take_colon (QsReadParser *self)
{
  const char *text = self->group->str, *next;

  if (self->depth == 0)
    {
      take_label (self);
      return;
    }

  /* Where nothing but blanks is between values, only the last word is a key: [0:1 1:3] */
  next = self->key->len > 0 ? strrchr (text, ' ') : NULL;
  if (next != NULL)
    {
      g_autofree char *key = g_strdup (next + 1);

      g_string_truncate (self->group, (gsize) (next - text));
      end_value (self);
      qs_read_parser_append_word (self, key, strlen (key));
    }

  self->is_lone_value = !qs_read_parser_is_in_object (self) || (self->is_lone_value && self->key->len > 0);
  self->objects |= G_GUINT64_CONSTANT (1) << self->depth;
  g_string_assign (self->key, text);
  self->boards.is_named = self->boards.is_named || g_str_equal (text, "columns");
  if (self->path_at[self->depth] == 0)
    {
      self->is_set = self->is_set || g_str_equal (text, "solutions") || g_str_equal (text, "format");
      self->has_solutions = self->has_solutions || g_str_equal (text, "solutions");
    }
  qs_read_parser_drop_group (self);
}

static void
take_comma (QsReadParser *self)
{
  self->field++;
  if (self->is_label_group)
    qs_read_parser_end_group (self, FROM_BRACKET);
  else if (qs_read_parser_is_in_object (self))
    end_value (self);
}

/* A semicolon is like a comma, but where there are several words before it, as between the rows of a matrix. */
static void
take_semicolon (QsReadParser *self)
{
  const char *start = self->group->str + self->segment_start;
  const char *segment = qs_read_kind_skip_label (self->profile, start + (*start == ' '));
  gboolean is_name = (self->field > 0 && qs_read_kind_guess (self->profile, segment, FALSE) == QS_READ_HEADING) ||
                     qs_read_pattern_matches (QS_PATTERN_ARROW_AND_NUMBER, segment);

  if (!qs_read_parser_is_in_object (self) && self->n_fields == 0 && !is_name && qs_read_group_count_words (segment) > 1)
    qs_read_parser_end_group (self, self->depth > 0 ? FROM_BRACKET : FROM_LINE);

  self->segment_start = self->group->len;
  take_comma (self);
}

/* What comes before a bracket is a label or a board of its own. */
static void
end_group_before_bracket (QsReadParser *self)
{
  gboolean is_heading = self->group->len > 0 && !self->profile->has_values &&
                        qs_read_kind_guess (self->profile, self->group->str, FALSE) == QS_READ_HEADING;

  if (self->depth == 0 && self->label->len > 0 && !g_ascii_isdigit (self->label->str[self->label->len - 1]) &&
      self->group->len > 0 && strspn (self->group->str, QS_DIGITS) == self->group->len)
    qs_read_claims_take_one (&self->claims, self->label->str, g_ascii_strtoull (self->group->str, NULL, 10), self->boards.at);

  self->has_heading = self->has_heading || is_heading;
  if (is_heading && self->depth == 0)
    {
      if (self->boards.column->len > 0)
        qs_read_boards_break (&self->boards);
      qs_read_parser_add_words (self, self->group->str, FALSE);
      self->boards.score.n_headings += self->profile->n == 1 && !qs_read_pattern_matches (QS_PATTERN_ONE, self->group->str);
      qs_read_claims_take (&self->claims, self->group->str, self->boards.at);
      self->is_of_counts = self->is_of_counts || qs_read_pattern_matches (QS_PATTERN_COUNTS, self->group->str);
    }
  if (g_str_has_suffix (self->group->str, " :"))
    qs_read_parser_drop_group (self);
  if (!is_heading && !qs_read_parser_is_in_object (self) && qs_read_group_count_words (self->group->str) > 1 &&
      !qs_read_pattern_matches (QS_PATTERN_ARROW, self->group->str))
    qs_read_parser_end_group (self, FROM_LINE);
  else
    qs_read_parser_drop_group (self);
}

static void
open_bracket (QsReadParser *self)
{
  if (self->depth == QS_READ_MAX_DEPTH - 1)
    {
      g_set_error (&self->boards.error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("More than %u brackets are open"),
                   QS_READ_MAX_DEPTH - 1);
      return;
    }

  end_group_before_bracket (self);
  self->path_at[self->depth + 1] = qs_read_parser_is_in_object (self) ? find_path (self) : self->path_at[self->depth];
  self->is_line_start = self->depth++ == 0 && !self->has_content;
  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  if (self->key->len > 0)
    g_string_assign (self->name, self->key->str);
  g_string_truncate (self->key, 0);
  self->square[0] = self->square[1] = -1;
  self->n_letters = 0;
}

/* An object is a square, or a board that has its squares under numbers. One number under another is a time: [12:30]. */
static void
end_object (QsReadParser *self)
{
  if (self->is_lone_value && self->key->len > 0 && strspn (self->key->str, QS_DIGITS) == self->key->len)
    {
      g_string_truncate (self->key, 0);
      qs_read_parser_drop_group (self);
      return;
    }

  end_value (self);
  if (self->square[0] >= 0 && self->square[1] >= 0)
    add_pair (self, (guint16) self->square[0], (guint16) self->square[1]);
  else if (self->profile->shape == QS_READ_PAIRS && !self->profile->has_values)
    qs_read_boards_break (&self->boards);
  self->square[0] = self->square[1] = -1;
}

static void
close_bracket (QsReadParser *self)
{
  /* The bracket of “1)” is part of a label. */
  if (self->depth == 0)
    qs_read_parser_drop_group (self);
  else if (qs_read_parser_is_in_object (self))
    end_object (self);
  /* A number in brackets at the beginning of a line may be that of the board behind it: it waits. */
  else if (self->group->len > 0 && self->depth == 1 && self->is_line_start &&
           strspn (self->group->str, QS_DIGITS) == self->group->len)
    self->is_label_group = TRUE;
  else if (self->group->len > 0)
    qs_read_parser_end_group (self, FROM_BRACKET);
  else
    qs_read_boards_break (&self->boards);

  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  self->depth -= self->depth > 0;
}

static void
end_line_groups (QsReadParser *self)
{
  gboolean is_label = self->is_label_group;

  self->is_label_group = FALSE;
  if (self->group->len == 0 && self->n_colons == 1)
    qs_read_claims_take (&self->claims, self->label->str, self->tokens.line);
  /* Behind the last bar of a row there is the last cell, or else nothing but perhaps the row's number. */
  if (self->n_bars > 0 && self->profile->bars == QS_READ_BARS_AROUND)
    g_string_truncate (self->group, self->cell_start);
  else if (self->n_bars > 0 && self->group->len == self->cell_start)
    qs_read_parser_append_word (self, (const char[]){ QS_READ_BLANK }, 1);
  if ((is_label && qs_read_parser_is_row_shape (self)) ||
      (self->profile->bar != '\0' && self->boards.n_rows == 0 &&
      strspn (self->group->str, (const char[]){ ' ', QS_READ_BLANK, '\0' }) == self->group->len))
    qs_read_parser_drop_group (self);
  qs_read_parser_end_group (self, is_label ? FROM_BRACKET : FROM_LINE);
  if (self->n_pairs >= 2)
    qs_read_boards_break (&self->boards);
}

/* Only an empty line ends a board: rows may have brackets of their own. */
static void
take_line_end (QsReadParser *self)
{
  gboolean has_content = self->has_content;

  self->has_content = FALSE;
  while (self->profile->is_line_bound && self->depth > 0)
    close_bracket (self);
  if (self->depth > 0)
    return;

  if (has_content)
    end_line_groups (self);
  else if (!self->profile->is_spaced)
    qs_read_boards_break (&self->boards);

  /* Words behind a board do not stand above the next. */
  if (self->boards.score.n_boards > 0 && self->boards.board.line == self->tokens.line)
    self->form = (QsReadForm){ 0 };
  self->has_heading = self->is_of_counts = FALSE;
  self->field = self->n_bars = self->n_pairs = self->n_colons = 0;
  self->cell_start = self->label_bytes = 0;
  self->number_in_brackets = 0;
  g_string_truncate (self->label, 0);
}

static void
take_token (QsReadTokenKind kind,
            gpointer        data)
{
  static void (*const takers[]) (QsReadParser *) = {
    [QS_READ_WORD] = take_word, [QS_READ_STRING] = take_string, [QS_READ_COMMA] = take_comma,
    [QS_READ_SEMICOLON] = take_semicolon, [QS_READ_TAB] = take_comma, [QS_READ_COLON] = take_colon,
    [QS_READ_BAR] = take_bar, [QS_READ_OPEN] = open_bracket, [QS_READ_CLOSE] = close_bracket,
    [QS_READ_LINE] = take_line_end,
  };
  QsReadParser *self = data;

  if (self->boards.error != NULL || (kind == QS_READ_TAB && self->depth > 0))
    return;

  takers[kind] (self);
  self->has_content = self->has_content || (kind != QS_READ_LINE && kind != QS_READ_TAB);
}

void
qs_read_parser_init (QsReadParser        *self,
                     const QsReadProfile *profile,
                     gboolean             is_free,
                     const QsReadSink    *sink)
{
  memset (self, 0, sizeof *self);
  self->profile = profile;
  self->paths = g_ptr_array_new_with_free_func (g_free);
  self->square[0] = self->square[1] = -1;
  self->key = g_string_new (NULL);
  self->name = g_string_new (NULL);
  self->label = g_string_new (NULL);
  self->group = g_string_new (NULL);
  qs_read_boards_init (&self->boards, profile, is_free, sink);
  qs_read_tokens_init (&self->tokens, profile, take_token, self, &self->boards.error);
}

void
qs_read_parser_clear (QsReadParser *self)
{
  qs_read_tokens_clear (&self->tokens);
  qs_read_boards_clear (&self->boards);
  g_string_free (self->key, TRUE);
  g_string_free (self->name, TRUE);
  g_string_free (self->label, TRUE);
  g_string_free (self->group, TRUE);
  g_free (self->skipped);
  g_ptr_array_unref (self->paths);
  qs_read_claims_clear (&self->claims);
}

void
qs_read_parser_end (QsReadParser *self)
{
  guint n_claims = self->claims.n_claims;
  gboolean is_cut = self->tokens.n_bytes > 0;

  qs_read_tokens_end (&self->tokens);
  /* Where the file may be cut, its last number may be the first of a list. */
  if (is_cut && self->claims.n_claims > n_claims && self->claims.claims[n_claims].claim.number <= self->profile->n)
    self->claims.n_claims = n_claims;
  if (self->boards.error == NULL && self->depth > 0)
    g_set_error (&self->boards.error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("The file ends before its brackets are closed"));
  if (self->boards.error == NULL)
    qs_read_boards_break (&self->boards);
}
