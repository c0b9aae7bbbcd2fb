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

#define DIGITS "0123456789"

/* The key under which our own files say which squares were asked for. */
#define FILTER "filter"

static gboolean
is_in_object (const QsReadParser *self)
{
  return self->depth > 0 && (self->objects >> self->depth & 1) != 0;
}

static gboolean
is_skipping (const QsReadParser *self)
{
  return self->skipped_from < QS_READ_MAX_DEPTH;
}

static gboolean
is_row_shape (const QsReadParser *self)
{
  return self->profile->shape == QS_READ_ROW;
}

static gboolean
append_word (QsReadParser *self,
             const char   *word,
             gsize         length,
             GError      **error)
{
  if (self->depth == 0 && self->n_fields > 0 &&
      (self->field < self->first_field || self->field >= self->first_field + self->n_fields))
    return TRUE;

  if (self->is_label_group)
    qs_read_parser_drop_group (self);

  if (self->group->len + length >= MAX_GROUP)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("The line or list has more than %u bytes"), MAX_GROUP);
      return FALSE;
    }

  if (self->group->len == 0)
    self->group_line = self->tokens.line;
  else
    g_string_append_c (self->group, ' ');
  g_string_append_len (self->group, word, (gssize) length);

  return TRUE;
}

static gboolean
take_word (QsReadParser  *self,
           const GString *word,
           GError       **error)
{
  char cell = is_row_shape (self) ? qs_read_word_as_cell (word->str) : '\0';

  return cell != '\0' ? append_word (self, &cell, 1, error) : append_word (self, word->str, word->len, error);
}

/* Returns: (transfer full): a string as a group of words. Blanks may be squares. */
static char *
mark_blanks (const QsReadParser *self,
             const GString      *string)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GPtrArray) full = g_ptr_array_new ();

  if (is_row_shape (self) && self->profile->is_blank_cell)
    return g_strdelimit (g_strdup (string->str), " ", QS_READ_BLANK);

  words = g_strsplit_set (string->str, " ,;\t[](){}", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        g_ptr_array_add (full, words[i]);
    }
  g_ptr_array_add (full, NULL);

  return g_strjoinv (" ", (char **) full->pdata);
}

/* Whether a string is a board of its own, or a row of one. A single square, column or sign is a part of one. */
static gboolean
is_whole (const QsReadParser *self,
          const char         *string)
{
  if (is_row_shape (self))
    return g_utf8_strlen (string, -1) > 1 && qs_read_group_is_row (self->profile, string);

  return (strchr (string, ' ') != NULL || self->profile->shape == QS_READ_FEN) &&
         qs_read_kind_guess (self->profile, string, FALSE) == QS_READ_BOARD;
}

static gboolean
take_string (QsReadParser  *self,
             const GString *string,
             GError       **error)
{
  g_autofree char *marked = NULL;
  gboolean is_key = is_in_object (self) && self->key->len == 0;

  self->has_strings = TRUE;
  if (string->len == 0)
    return TRUE;
  if (is_key || (is_in_object (self) && !self->is_key_good))
    return append_word (self, string->str, string->len, error);

  marked = mark_blanks (self, string);
  if (*marked == '\0' || !is_whole (self, marked))
    return append_word (self, marked, strlen (marked), error);

  qs_read_parser_drop_group (self);
  return append_word (self, marked, strlen (marked), error) && qs_read_parser_end_group (self, FROM_STRING, error);
}

/* A cell between bars that is empty. */
static gboolean
take_bar (QsReadParser *self,
          GError      **error)
{
  gboolean is_first = self->n_bars++ == 0;
  gboolean is_empty = self->group->len == self->cell_start;

  if (is_first && self->profile->bars == QS_READ_BARS_AROUND)
    qs_read_parser_drop_group (self);
  else if (is_empty && !append_word (self, (const char[]){ QS_READ_BLANK }, 1, error))
    return FALSE;

  self->cell_start = self->group->len;
  return TRUE;
}

/* Behind the last bar of a row there is the last cell, or else nothing but perhaps the row's number. */
static gboolean
end_bars (QsReadParser *self,
          GError      **error)
{
  if (self->n_bars == 0)
    return TRUE;

  if (self->profile->bars == QS_READ_BARS_AROUND)
    g_string_truncate (self->group, self->cell_start);
  else if (self->group->len == self->cell_start)
    return append_word (self, (const char[]){ QS_READ_BLANK }, 1, error);

  return TRUE;
}

static gboolean
is_known_key (const char *key)
{
  static const char *const good[] = { "board", "boards", "columns", "queens", "rows", "solution", "solutions", NULL };

  return g_strv_contains (good, key) || strspn (key, DIGITS) == strlen (key);
}

/* “Queen 3:” stands before a square, not before a board. */
static gboolean
is_name_of_queen (const QsReadParser *self)
{
  return self->profile->shape == QS_READ_PAIRS &&
         g_regex_match_simple ("^(queen|q ?\\d|dame|reina|row|皇后)", self->group->str, G_REGEX_CASELESS, 0);
}

/* In an object, what comes before a colon is a key; elsewhere it is a label. */
static gboolean
take_colon (QsReadParser *self,
            GError      **error)
{
  const char *text = self->group->str;

  if (self->depth == 0)
    {
      if (self->profile->shape == QS_READ_PAIRS && self->group->len > 0 && g_ascii_isdigit (text[self->group->len - 1]))
        return append_word (self, ":", 1, error);

      if (qs_read_group_count_words (text) >= 4 && qs_read_kind_guess (self->profile, text, FALSE) == QS_READ_BOARD)
        return qs_read_parser_end_group (self, FROM_LINE, error);

      if (qs_read_kind_guess (self->profile, text, self->boards.n_rows > 0) == QS_READ_HEADING)
        {
          self->has_heading = TRUE;
          if (!is_name_of_queen (self) && !qs_read_boards_break (&self->boards, error))
            return FALSE;
        }
      g_string_assign (self->label, text);
      self->label_bytes = self->tokens.n_bytes;
      qs_read_parser_drop_group (self);
      return TRUE;
    }

  self->objects |= G_GUINT64_CONSTANT (1) << self->depth;
  g_string_assign (self->key, text);
  self->is_key_good = (self->profile->is_any_key && !g_str_equal (text, FILTER)) || is_known_key (text);
  self->boards.is_named = self->boards.is_named || g_str_equal (text, "columns");
  self->is_set = self->is_set || g_str_equal (text, "solutions") || g_str_equal (text, "format");
  self->has_solutions = self->has_solutions || g_str_equal (text, "solutions");
  qs_read_parser_drop_group (self);

  return TRUE;
}

/* The key ends with the number of a row, or names a row or a column. */
static gboolean
take_square (QsReadParser *self,
             guint16       number,
             GError      **error)
{
  gsize suffix = qs_read_parser_find_suffix (self->key->str, self->key->len);
  char first = (char) g_ascii_tolower (*self->key->str);

  if (suffix < self->key->len)
    return qs_read_boards_add_pair (&self->boards, qs_read_parser_parse_place (self->key->str + suffix),
                                    number, self->tokens.line, error);

  if (strchr ("ryi", first) != NULL)
    self->square[0] = (int) number;
  else if (strchr ("cxj", first) != NULL)
    self->square[1] = (int) number;

  return TRUE;
}

static gboolean
end_value (QsReadParser *self,
           GError      **error)
{
  gboolean is_good = TRUE, has_key = self->key->len > 0;
  gboolean is_number = self->group->len > 0 && strspn (self->group->str, DIGITS) == self->group->len;
  guint64 number = g_ascii_strtoull (self->group->str, NULL, 10);

  if (has_key && is_number && self->profile->shape == QS_READ_PAIRS)
    {
      if (self->format == NULL)
        self->format = qs_read_parser_get_format (self, FROM_BRACKET);
      is_good = take_square (self, (guint16) MIN (number, QS_MAX_N + 1), error);
    }
  if (has_key && is_number)
    qs_read_claims_take_one (&self->claims, self->key->str, number, self->tokens.line);

  g_string_truncate (self->key, 0);
  self->is_key_good = FALSE;
  qs_read_parser_drop_group (self);

  return is_good;
}

static gboolean
take_comma (QsReadParser *self,
            GError      **error)
{
  self->field++;
  if (self->is_label_group)
    return qs_read_parser_end_group (self, FROM_BRACKET, error);

  return !is_in_object (self) || end_value (self, error);
}

/* A semicolon is like a comma, but where there are several words before it, as between the rows of a matrix. */
static gboolean
take_semicolon (QsReadParser *self,
                GError      **error)
{
  const char *segment = self->group->str + self->segment_start;

  if (!is_in_object (self) && self->n_fields == 0 && qs_read_group_count_words (segment + (*segment == ' ')) > 1 &&
      !qs_read_parser_end_group (self, self->depth > 0 ? FROM_BRACKET : FROM_LINE, error))
    return FALSE;

  self->segment_start = self->group->len;
  return take_comma (self, error);
}

/* The “3 ->” of a list of lists. */
static gboolean
is_number_with_arrow (const char *text)
{
  const char *rest = text + strspn (text, DIGITS);

  return *rest == ' ' && strpbrk (rest, DIGITS) == NULL && strchr (rest + 1, ' ') == NULL;
}

/* What comes before a bracket is a label or a board of its own. */
static gboolean
end_group_before_bracket (QsReadParser *self,
                          GError      **error)
{
  gboolean is_heading = self->group->len > 0 &&
                        qs_read_kind_guess (self->profile, self->group->str, FALSE) == QS_READ_HEADING;

  if (self->profile->is_latex && g_str_equal (self->group->str, "\\board"))
    self->n_arguments = 1;

  self->has_heading = self->has_heading || is_heading;
  if (g_str_has_suffix (self->group->str, " :"))
    qs_read_parser_drop_group (self);
  if (!is_heading && !is_in_object (self) && !is_number_with_arrow (self->group->str) && qs_read_group_count_words (self->group->str) > 1)
    return qs_read_parser_end_group (self, FROM_LINE, error);

  qs_read_parser_drop_group (self);
  return TRUE;
}

static void
skip_value (QsReadParser *self)
{
  self->skipped_from = self->depth;
  if (g_str_equal (self->key->str, FILTER))
    return;

  self->boards.score.has_skipped = TRUE;
  if (self->skipped == NULL)
    self->skipped = g_strdup (self->key->str);
}

static gboolean
open_bracket (QsReadParser *self,
              GError      **error)
{
  if (self->depth == QS_READ_MAX_DEPTH - 1)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("More than %u brackets are open"), QS_READ_MAX_DEPTH - 1);
      return FALSE;
    }

  if (!end_group_before_bracket (self, error))
    return FALSE;

  if (!is_skipping (self) && is_in_object (self) && !self->is_key_good)
    skip_value (self);

  self->is_line_start = self->depth++ == 0 && !self->has_content;
  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  g_string_truncate (self->key, 0);
  self->square[0] = self->square[1] = -1;
  return TRUE;
}

static gboolean
end_object (QsReadParser *self,
            GError      **error)
{
  if (!end_value (self, error))
    return FALSE;

  if (self->square[0] >= 0 && self->square[1] >= 0)
    return qs_read_boards_add_pair (&self->boards, (guint16) self->square[0], (guint16) self->square[1], self->tokens.line, error);

  /* One that is a board has its squares under numbers. */
  return self->profile->shape != QS_READ_PAIRS || qs_read_boards_break (&self->boards, error);
}

/* A number in brackets at the beginning of a line may be that of the board behind it: it waits. */
static gboolean
is_label_in_brackets (QsReadParser *self)
{
  return self->depth == 1 && self->is_line_start && strspn (self->group->str, DIGITS) == self->group->len;
}

static gboolean
close_bracket (QsReadParser *self,
               GError      **error)
{
  gboolean is_good = TRUE;

  /* The bracket of “1)” is part of a label. */
  if (self->depth == 0)
    qs_read_parser_drop_group (self);
  else if (is_in_object (self))
    is_good = end_object (self, error);
  else if (self->group->len > 0 && is_label_in_brackets (self))
    self->is_label_group = TRUE;
  else if (self->group->len > 0 || self->profile->is_latex)
    is_good = qs_read_parser_end_group (self, FROM_BRACKET, error);
  else
    is_good = qs_read_boards_break (&self->boards, error);

  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  self->depth -= self->depth > 0;

  return is_good;
}

static gboolean
end_line_groups (QsReadParser *self,
                 GError      **error)
{
  gboolean is_label = self->is_label_group;

  self->is_label_group = FALSE;
  if (!end_bars (self, error) || !qs_read_parser_end_group (self, is_label ? FROM_BRACKET : FROM_LINE, error))
    return FALSE;

  return self->n_pairs < 2 || qs_read_boards_break (&self->boards, error);
}

/* Only an empty line ends a board: rows may have brackets of their own. */
static gboolean
take_line_end (QsReadParser *self,
               GError      **error)
{
  gboolean has_content = self->has_content;

  self->has_content = FALSE;
  while (self->profile->is_line_bound && self->depth > 0)
    {
      if (!close_bracket (self, error))
        return FALSE;
    }
  if (self->depth > 0)
    return TRUE;

  if (!(has_content ? end_line_groups (self, error) : qs_read_boards_break (&self->boards, error)))
    return FALSE;

  self->has_heading = FALSE;
  self->field = self->n_bars = self->n_pairs = 0;
  self->cell_start = 0;
  self->label_bytes = 0;
  g_string_truncate (self->label, 0);

  return TRUE;
}

/* Nothing but brackets matters in a value that does not. */
static void
skip (QsReadParser   *self,
      QsReadTokenKind kind)
{
  if (kind == QS_READ_OPEN)
    self->depth++;
  else if (kind == QS_READ_CLOSE && --self->depth == self->skipped_from)
    self->skipped_from = QS_READ_MAX_DEPTH;
}

static gboolean
take_kind (QsReadParser   *self,
           QsReadTokenKind kind,
           const GString  *text,
           GError        **error)
{
  switch (kind)
    {
    case QS_READ_WORD:
      return take_word (self, text, error);
    case QS_READ_STRING:
      return take_string (self, text, error);
    case QS_READ_COMMA:
      return take_comma (self, error);
    case QS_READ_SEMICOLON:
      return take_semicolon (self, error);
    case QS_READ_TAB:
      return self->depth > 0 || take_comma (self, error);
    case QS_READ_COLON:
      return take_colon (self, error);
    case QS_READ_BAR:
      return self->depth > 0 || take_bar (self, error);
    case QS_READ_OPEN:
      return open_bracket (self, error);
    case QS_READ_CLOSE:
      return close_bracket (self, error);
    case QS_READ_LINE:
      return take_line_end (self, error);
    default:
      g_assert_not_reached ();
    }
}

static gboolean
take_token (QsReadTokenKind kind,
            const GString  *text,
            gpointer        data,
            GError        **error)
{
  QsReadParser *self = data;

  if (is_skipping (self) && (kind != QS_READ_OPEN || self->depth < QS_READ_MAX_DEPTH - 1))
    {
      skip (self, kind);
      return TRUE;
    }

  if (!take_kind (self, kind, text, error))
    return FALSE;

  self->has_content = self->has_content || (kind != QS_READ_LINE && kind != QS_READ_TAB);
  return TRUE;
}

void
qs_read_parser_init (QsReadParser        *self,
                     const QsReadProfile *profile,
                     gboolean             is_free,
                     QsReadFunc           func,
                     QsReadBadFunc        bad,
                     gpointer             data)
{
  memset (self, 0, sizeof *self);
  self->profile = profile;
  self->skipped_from = QS_READ_MAX_DEPTH;
  self->square[0] = self->square[1] = -1;
  self->key = g_string_new (NULL);
  self->label = g_string_new (NULL);
  self->group = g_string_new (NULL);
  qs_read_boards_init (&self->boards, profile, is_free, func, bad, data);
  qs_read_tokens_init (&self->tokens, profile, take_token, self);
  if (profile->shape == QS_READ_PAIRS)
    qs_read_parser_prepare_pairs (self);
}

void
qs_read_parser_clear (QsReadParser *self)
{
  qs_read_tokens_clear (&self->tokens);
  qs_read_boards_clear (&self->boards);
  g_string_free (self->key, TRUE);
  g_string_free (self->label, TRUE);
  g_string_free (self->group, TRUE);
  g_clear_pointer (&self->bare_pair, g_regex_unref);
  g_clear_pointer (&self->signed_pair, g_regex_unref);
  g_clear_pointer (&self->signed_pairs, g_regex_unref);
  g_clear_pointer (&self->worded_pair, g_regex_unref);
  g_free (self->skipped);
}

gboolean
qs_read_parser_feed (QsReadParser *self,
                     const char   *text,
                     gsize         length,
                     GError      **error)
{
  return qs_read_tokens_feed (&self->tokens, text, length, error);
}

gboolean
qs_read_parser_end (QsReadParser *self,
                    GError      **error)
{
  if (!qs_read_tokens_end (&self->tokens, error))
    return FALSE;

  if (self->depth > 0)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("The file ends inside of brackets"));
      return FALSE;
    }

  return qs_read_boards_break (&self->boards, error);
}
