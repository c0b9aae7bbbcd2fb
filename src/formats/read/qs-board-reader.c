/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads boards in any of the text formats, as the bytes of a file come.
 *
 * All formats are made of groups of words: a line, what stands in the innermost brackets, or a
 * string that is a row of squares. A group is a whole board, a row of one, or words for people;
 * what the first one is, all others have to be. An object of JSON is a bracket with colons in it,
 * of whose values only some matter. */

#include "config.h"

#include "qs-board-reader.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-read-boards.h"
#include "qs-read-tokens.h"

/* What a line or list may take, in bytes: that of 1000 squares takes less. */
#define MAX_GROUP (1 << 14)

/* How many brackets may be open. */
#define MAX_DEPTH 60

struct _QsBoardReader
{
  char *name;
  QsReadTokens tokens;
  QsReadBoards boards;

  /* Brackets. */
  guint depth;            /* how many are open */
  guint64 objects;        /* which of them are objects, a bit each */
  guint skipped_from;     /* the depth outside a value that does not matter; MAX_DEPTH where all matters */
  gboolean is_key_good;   /* in an object, whether the value that comes matters */
  gboolean is_key_n;      /* whether it is the side of the board */
  gboolean has_solutions; /* whether a list of solutions has begun, as in JSON, but not in JSON Lines */

  /* The line. */
  gboolean has_content; /* whether there is anything but comments on it */
  gboolean has_heading; /* whether it begins with words for people */
  guint field;          /* how many commas it has so far */
  guint first_field;    /* of CSV: the field of the first row; 0 elsewhere */

  GString *group;     /* its words so far, with single blanks between */
  guint64 group_line; /* where it begins */
};

static const struct
{
  const char *name;
  QsReadShape shape;
} formats[] = {
  { "text", QS_READ_ROW },
  { "columns", QS_READ_NUMBERS },
  { "matrix", QS_READ_ROW },
  { "leetcode", QS_READ_ROW },
  { "json", QS_READ_NUMBERS },
  { "jsonl", QS_READ_NUMBERS },
  { "csv", QS_READ_NUMBERS },
  { "squares", QS_READ_SQUARES },
  { "fen", QS_READ_FEN },
};

static QsReadShape
get_shape (const char *format)
{
  for (guint i = 0; format != NULL && i < G_N_ELEMENTS (formats); i++)
    {
      if (g_str_equal (formats[i].name, format))
        return formats[i].shape;
    }

  return QS_READ_UNKNOWN;
}

static gboolean
is_in_object (const QsBoardReader *self)
{
  return self->depth > 0 && (self->objects >> self->depth & 1) != 0;
}

static gboolean
is_skipping (const QsBoardReader *self)
{
  return self->skipped_from < MAX_DEPTH;
}

static void
drop_group (QsBoardReader *self)
{
  g_string_truncate (self->group, 0);
}

/* What the format of the group is called. */
static const char *
get_format (const QsBoardReader *self,
            gboolean             is_string)
{
  switch (self->boards.shape)
    {
    case QS_READ_ROW:
      if (is_string)
        return "leetcode";
      return strspn (self->group->str, " 01") == self->group->len ? "matrix" : "text";
    case QS_READ_NUMBERS:
      if (self->first_field > 0)
        return "csv";
      if (self->objects != 0)
        return self->has_solutions ? "json" : "jsonl";
      return "columns";
    case QS_READ_SQUARES:
      return "squares";
    case QS_READ_FEN:
      return "fen";
    case QS_READ_UNKNOWN:
    case QS_READ_HEADING:
    default:
      g_assert_not_reached ();
    }
}

/* The head of CSV says which fields are the rows. */
static gboolean
take_heading (QsBoardReader *self,
              GError       **error)
{
  const char *first_row = strstr (self->group->str, " row1");

  self->has_heading = TRUE;
  if (first_row != NULL && self->field > 0)
    {
      g_string_truncate (self->group, (gsize) (first_row - self->group->str));
      self->first_field = qs_read_group_count_words (self->group->str);
      self->boards.shape = QS_READ_NUMBERS;
    }

  return qs_read_boards_break (&self->boards, error);
}

static gboolean
parse_group (QsBoardReader *self,
             gboolean       is_string,
             GError       **error)
{
  QsReadShape shape = qs_read_group_guess (self->group->str, self->boards.shape);

  self->boards.blamed = self->group_line;
  if (shape == QS_READ_HEADING)
    return take_heading (self, error);

  self->boards.shape = shape;
  if (self->boards.facts.format == NULL && shape != QS_READ_UNKNOWN)
    self->boards.facts.format = get_format (self, is_string);

  return qs_read_boards_take (&self->boards, self->group->str, self->group_line, error);
}

/* The 1 of “Solution (1)”. */
static gboolean
is_number_of_heading (const QsBoardReader *self)
{
  return self->has_heading && self->depth > 0 && strspn (self->group->str, "0123456789") == self->group->len;
}

static gboolean
end_group (QsBoardReader *self,
           gboolean       is_string,
           GError       **error)
{
  gboolean is_good = self->group->len == 0 || is_number_of_heading (self) ||
                     (self->boards.n_rows == 0 && qs_read_group_is_ruler (self->group->str)) ||
                     parse_group (self, is_string, error);

  if (is_good)
    self->boards.blamed = 0;
  drop_group (self);

  return is_good;
}

static gboolean
take_word (QsBoardReader *self,
           const GString *word,
           GError       **error)
{
  if (self->depth == 0 && self->field < self->first_field)
    return TRUE;

  if (self->group->len + word->len >= MAX_GROUP)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("The line or list has more than %u bytes"), MAX_GROUP);
      return FALSE;
    }

  if (self->group->len == 0)
    self->group_line = self->tokens.line;
  else
    g_string_append_c (self->group, ' ');
  g_string_append_len (self->group, word->str, (gssize) word->len);

  return TRUE;
}

/* A row of squares in quotation marks is complete. Other strings are words: one digit may be a column. */
static gboolean
take_string (QsBoardReader *self,
             const GString *string,
             GError       **error)
{
  gboolean is_row = (self->boards.shape == QS_READ_UNKNOWN || self->boards.shape == QS_READ_ROW) && !is_in_object (self) &&
                    (string->len > 1 || self->boards.shape == QS_READ_ROW || !g_ascii_isdigit (*string->str)) &&
                    qs_read_group_is_row (string->str);

  if (string->len == 0)
    return TRUE;

  if (is_row)
    drop_group (self);

  return take_word (self, string, error) && (!is_row || end_group (self, TRUE, error));
}

/* In an object, what comes before a colon is a key; elsewhere it is a label. */
static void
take_colon (QsBoardReader *self)
{
  static const char *const good[] = { "board", "boards", "columns", "queens", "rows", "solution", "solutions", NULL };
  const char *key = self->group->str;

  if (self->depth > 0)
    {
      self->objects |= G_GUINT64_CONSTANT (1) << self->depth;
      self->is_key_good = g_strv_contains (good, key) || strspn (key, "0123456789") == self->group->len;
      self->is_key_n = g_str_equal (key, "n");
      self->has_solutions = self->has_solutions || g_str_equal (key, "solutions");
      if (self->boards.shape == QS_READ_UNKNOWN && g_str_equal (key, "columns"))
        self->boards.shape = QS_READ_NUMBERS;
    }

  drop_group (self);
}

static gboolean
end_value (QsBoardReader *self,
           GError       **error)
{
  guint64 number = g_ascii_strtoull (self->group->str, NULL, 10);
  gboolean is_good = !self->is_key_n || qs_read_boards_set_n (&self->boards, (guint) MIN (number, QS_MAX_N + 1), error);

  self->is_key_n = FALSE;
  self->is_key_good = FALSE;
  drop_group (self);

  return is_good;
}

static gboolean
take_comma (QsBoardReader *self,
            GError       **error)
{
  self->field++;

  return !is_in_object (self) || end_value (self, error);
}

/* What comes before a bracket is a label or a board of its own. */
static gboolean
end_group_before_bracket (QsBoardReader *self,
                          GError       **error)
{
  gboolean is_heading = qs_read_group_guess (self->group->str, self->boards.shape) == QS_READ_HEADING;

  self->has_heading = self->has_heading || is_heading;
  if (!is_heading && !is_in_object (self) && qs_read_group_count_words (self->group->str) > 1)
    return end_group (self, FALSE, error);

  drop_group (self);
  return TRUE;
}

static gboolean
open_bracket (QsBoardReader *self,
              GError       **error)
{
  if (self->depth == MAX_DEPTH - 1)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("More than %u brackets are open"), MAX_DEPTH - 1);
      return FALSE;
    }

  if (!end_group_before_bracket (self, error))
    return FALSE;

  if (!is_skipping (self) && is_in_object (self) && !self->is_key_good)
    self->skipped_from = self->depth;

  self->depth++;
  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  return TRUE;
}

static gboolean
close_bracket (QsBoardReader *self,
               GError       **error)
{
  gboolean is_good = TRUE;

  /* The bracket of “1)” is part of a label. */
  if (self->depth == 0)
    drop_group (self);
  else if (is_in_object (self))
    is_good = end_value (self, error);
  else if (self->group->len > 0)
    is_good = end_group (self, FALSE, error);
  else
    is_good = qs_read_boards_break (&self->boards, error);

  self->objects &= ~(G_GUINT64_CONSTANT (1) << self->depth);
  self->depth -= self->depth > 0;

  return is_good;
}

/* Only an empty line ends a board: rows may have brackets of their own. */
static gboolean
take_line_end (QsBoardReader *self,
               GError       **error)
{
  gboolean has_content = self->has_content;

  self->has_content = FALSE;
  if (self->depth > 0)
    return TRUE;

  if (!(has_content ? end_group (self, FALSE, error) : qs_read_boards_break (&self->boards, error)))
    return FALSE;

  self->has_heading = FALSE;
  self->field = 0;

  return TRUE;
}

/* Nothing but brackets matters in a value that does not. */
static void
skip (QsBoardReader  *self,
      QsReadTokenKind kind)
{
  if (kind == QS_READ_OPEN)
    self->depth++;
  else if (kind == QS_READ_CLOSE && --self->depth == self->skipped_from)
    self->skipped_from = MAX_DEPTH;
}

static gboolean
take_token (QsReadTokenKind kind,
            const GString  *text,
            gpointer        data,
            GError        **error)
{
  QsBoardReader *self = data;

  if (is_skipping (self) && (kind != QS_READ_OPEN || self->depth < MAX_DEPTH - 1))
    {
      skip (self, kind);
      return TRUE;
    }

  self->has_content = self->has_content || kind != QS_READ_LINE;
  switch (kind)
    {
    case QS_READ_WORD:
      return take_word (self, text, error);
    case QS_READ_STRING:
      return take_string (self, text, error);
    case QS_READ_COMMA:
      return take_comma (self, error);
    case QS_READ_COLON:
      take_colon (self);
      return TRUE;
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

/**
 * qs_board_reader_has_format:
 * @format: a name
 *
 * Returns: whether it is that of a format that can be read
 */
gboolean
qs_board_reader_has_format (const char *format)
{
  return get_shape (format) != QS_READ_UNKNOWN;
}

/**
 * qs_board_reader_new:
 * @name: the file's name, for messages
 * @options: how it is read; its format must be one that can be read, and its n
 *   at most %QS_MAX_N
 * @func: gets the boards
 * @data: for @func
 *
 * Begins a file.
 *
 * Returns: (transfer full): the reader
 */
QsBoardReader *
qs_board_reader_new (const char          *name,
                     const QsReadOptions *options,
                     QsReadFunc           func,
                     gpointer             data)
{
  QsBoardReader *self = g_new0 (QsBoardReader, 1);

  self->name = g_strdup (name);
  self->skipped_from = MAX_DEPTH;
  self->group = g_string_new (NULL);
  qs_read_boards_init (&self->boards, options, func, data);
  self->boards.shape = get_shape (options->format);
  qs_read_tokens_init (&self->tokens, take_token, self);

  return self;
}

/**
 * qs_board_reader_free:
 * @self: (transfer full): a reader
 */
void
qs_board_reader_free (QsBoardReader *self)
{
  qs_read_tokens_clear (&self->tokens);
  g_string_free (self->group, TRUE);
  qs_read_boards_clear (&self->boards);
  g_free (self->name);
  g_free (self);
}

/* Says where an error is. */
static gboolean
locate (QsBoardReader *self,
        gboolean       is_good,
        GError       **error)
{
  if (!is_good)
    /* Translators: the beginning of a message: a file and a line of it. */
    g_prefix_error (error, _ ("%s, line %" PRIu64 ": "), self->name,
                    self->boards.blamed != 0 ? self->boards.blamed : self->tokens.line);

  return is_good;
}

/**
 * qs_board_reader_feed:
 * @self: a reader
 * @bytes: (array length=length): what comes next in the file
 * @length: how much, in bytes
 * @error: the place for an error: %QS_ERROR_INVALID_TEXT,
 *   %QS_ERROR_OUT_OF_RANGE, or one of the function's
 *
 * Reads on. Boards go to the function as soon as they are complete.
 *
 * Returns: whether there was no error; after one, the file cannot be read on
 */
gboolean
qs_board_reader_feed (QsBoardReader *self,
                      const char    *bytes,
                      gsize          length,
                      GError       **error)
{
  return locate (self, qs_read_tokens_feed (&self->tokens, bytes, length, error), error);
}

static gboolean
end (QsBoardReader *self,
     GError       **error)
{
  if (!qs_read_tokens_end (&self->tokens, error))
    return FALSE;

  if (self->depth > 0)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT, _ ("The file ends inside of brackets"));
      return FALSE;
    }

  return qs_read_boards_end (&self->boards, error);
}

/**
 * qs_board_reader_end:
 * @self: a reader
 * @error: the place for an error, as for qs_board_reader_feed()
 *
 * Ends the file.
 *
 * Returns: whether there was no error
 */
gboolean
qs_board_reader_end (QsBoardReader *self,
                     GError       **error)
{
  return locate (self, end (self, error), error);
}

/**
 * qs_board_reader_get_facts:
 * @self: a reader
 *
 * Returns: (transfer none): what was recognised so far
 */
const QsReadFacts *
qs_board_reader_get_facts (QsBoardReader *self)
{
  return &self->boards.facts;
}
