/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A group of words that is complete: a board, a row of one, a pair, a number, or words for people. */

#include "config.h"

#include "qs-read-parser-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* What the format of the group is called. */
const char *
qs_read_parser_get_format (const QsReadParser *self)
{
  static const char *const names[] = {
    [QS_READ_DIGITS] = "digits", [QS_READ_PAIRS] = "pairs", [QS_READ_SQUARES] = "squares", [QS_READ_FEN] = "fen",
    [QS_READ_MODEL] = "model",
  };

  if (qs_read_parser_is_row_shape (self))
    {
      if ((self->origin == FROM_STRING && self->depth > 0) || (self->depth > 1 && self->profile->n == 1))
        return "leetcode";
      return strspn (self->group->str, " 01") == self->group->len ? "matrix" : "text";
    }

  if (self->profile->shape != QS_READ_NUMBERS)
    return names[self->profile->shape];
  if (self->n_fields > 0)
    return "csv";

  return self->objects == 0 ? "columns" : self->has_solutions ? "json" : "jsonl";
}

/* The number at the end of a name, behind a @prefix; that of a single letter, and that of another word is none. */
static guint64
get_number (const char *word,
            gsize      *prefix)
{
  gsize length = strlen (word);

  *prefix = length == 1 && g_ascii_isalpha (*word) ? 0 : qs_read_parser_find_suffix (word, length);
  if (*prefix == length)
    return G_MAXUINT64;

  if (length == 1 && g_ascii_isalpha (*word))
    return (guint64) (g_ascii_tolower (*word) - 'a');

  return g_ascii_strtoull (word + *prefix, NULL, 10);
}

/* The head of a table says which fields are the rows: those whose names are the same but for a number that counts. */
static void
take_head (QsReadParser *self)
{
  g_autofree char *text = self->field == 0 || self->field + 1 < qs_read_group_count_words (self->group->str)
                            ? g_regex_replace_literal (qs_read_pattern_get (QS_PATTERN_JOINT), self->group->str, -1, 0, "", 0, NULL)
                            : g_strdup (self->group->str);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n_words = g_strv_length (words), offset = self->field + 1 - n_words;

  if (self->field > 0 && (n_words > self->field + 1 || offset > 1))
    return;

  for (guint i = 0, count; i < n_words; i += count)
    {
      /* A queen a line, with its row and its column. */
      gboolean is_pair = self->field > 0 && i + 1 < n_words && g_ascii_strncasecmp (words[i], "row", 3) == 0 &&
                         g_ascii_strncasecmp (words[i + 1], "col", 3) == 0;
      gsize prefix, other;
      guint64 number = get_number (words[i], &prefix);

      count = 1;
      while (i + count < n_words && get_number (words[i + count], &other) == number + count && other == prefix &&
             strncmp (words[i + count], words[i], prefix) == 0)
        count++;
      if (!is_pair && (number > 1 || (count == 1 && !g_str_equal (words[i], "row1"))))
        continue;

      self->has_head = count == (self->profile->n_rows > 0 ? self->profile->n_rows : self->profile->n);
      self->first_field = i + offset;
      self->n_fields = self->field == 0 ? 0 : is_pair ? 2 : count;
      return;
    }
}

void
qs_read_parser_add_words (QsReadParser *self,
                          const char   *text,
                          gboolean      is_caption)
{
  QsReadForm *form = &self->form;
  guint hash = qs_read_group_hash_words (text);
  const char *digits = strpbrk (text, QS_DIGITS);

  /* A number alone does not say what follows. */
  if (strspn (text, QS_DIGITS "#. ") == strlen (text))
    return;

  form->above = form->caption != hash ? form->caption : form->above;
  form->caption = hash;
  form->number = digits != NULL ? g_ascii_strtoull (digits, NULL, 10) : form->number;
  form->is_caption = is_caption;
}

/* What differs between boards under other keys or in other brackets; never 0. */
static guint
get_place (const QsReadParser *self)
{
  return self->path_at[self->depth] * QS_READ_MAX_DEPTH + self->depth + 1;
}

/* Behind “All solutions:”, “Solution 1:”, the second board has “Solution 2:” only, or nothing at all; what has words above
 * and does not count on begins another list. */
static QsReadBreak
compare_forms (QsReadParser *self)
{
  const QsReadForm before = self->last_form;
  gboolean is_labelled = strspn (self->label->str, QS_DIGITS "#. ") < self->label->len &&
                         !qs_read_pattern_matches (QS_PATTERN_QUEEN, self->label->str), is_bare;
  QsReadForm form;

  if (is_labelled)
    qs_read_parser_add_words (self, self->label->str, TRUE);
  form = self->form;
  is_bare = form.caption == 0;
  form.is_labelled = is_labelled && !is_bare;
  form.place = form.place > 0 ? form.place : get_place (self);
  form.line = self->boards.board.line;
  if (is_bare && !before.is_labelled)
    {
      form.caption = before.caption;
      form.number = before.number;
    }
  self->form = (QsReadForm){ 0 };
  self->last_form = form;

  /* Lists in columns end together. */
  if (self->profile->is_column && form.line == before.line)
    return QS_READ_SAME_LIST;
  if (form.place != before.place && self->boards.score.n_boards > 1)
    return QS_READ_CAPTION;
  if (is_bare)
    return before.is_labelled ? QS_READ_BARE : QS_READ_SAME_LIST;
  if (form.caption == before.caption && form.above != 0 && form.above == before.above)
    return QS_READ_SAME_FOOTERS;
  if (form.caption == before.caption && (form.above == 0 || form.number > before.number))
    return QS_READ_SAME_WORDS;

  return form.is_caption ? QS_READ_CAPTION : QS_READ_WORDS;
}

void
qs_read_parser_end_form (QsReadParser *self)
{
  const char *label = self->label->len > 0 ? self->label->str : self->name->str;
  g_autofree char *name = g_strndup (label, strcspn (label, "= "));
  QsReadBoard *board = &self->boards.board;

  board->how = compare_forms (self);
  board->caption = qs_read_pattern_matches (QS_PATTERN_ROW, name)       ? QS_READ_ROWS
                   : qs_read_pattern_matches (QS_PATTERN_COLUMN, name)  ? QS_READ_COLUMNS
                   : qs_read_pattern_matches (QS_PATTERN_INVERSE, name) ? QS_READ_INVERSE
                                                                        : self->last_form.caption;
}

static void
take_heading (QsReadParser *self)
{
  g_autofree char *words = self->label->len > 0 ? g_strconcat (self->label->str, ":", self->group->str, NULL) : NULL;

  self->has_heading = TRUE;
  qs_read_boards_break (&self->boards);
  qs_read_parser_add_words (self, self->group->str, FALSE);
  self->boards.score.n_words++;
  /* Nobody asks a trial for them. */
  if (!self->is_of_counts && self->boards.sink.func != NULL)
    qs_read_claims_take (&self->claims, words != NULL ? words : self->group->str, self->boards.at);
  qs_read_claims_take_place (&self->claims, self->group->str, self->boards.at);
  if (self->boards.score.n_boards == 0)
    take_head (self);
  self->boards.score.n_headings += self->profile->n == 1 && self->n_fields == 0 &&
                                   !qs_read_pattern_matches (QS_PATTERN_ONE, self->group->str);
}

/* The 10 of a line of its own, which is no board. */
static gboolean
is_lone_number (const QsReadParser *self)
{
  guint n = self->boards.is_free ? 0 : self->profile->n;
  guint n_rows = self->profile->n_rows > 0 ? self->profile->n_rows : n;
  const char *end = self->group->str + strspn (self->group->str, QS_DIGITS);
  gboolean is_number = *end == '\0' || (self->label->len > 0 && g_str_equal (end, ".")) ||
                       (self->profile->shape == QS_READ_NUMBERS && g_str_equal (end, ".0"));

  if (!g_ascii_isdigit (*self->group->str) || !is_number ||
      (self->origin == FROM_STRING && self->profile->shape != QS_READ_FEN) ||
      (self->origin == FROM_BRACKET && self->profile->shape != QS_READ_NUMBERS && !(qs_read_parser_is_row_shape (self) && n > 1)) ||
      self->boards.n_rows > 0 || self->boards.literals->len > 0)
    return FALSE;

  if (self->profile->shape == QS_READ_NUMBERS)
    return n_rows != 1 || self->label->len > 0;
  if (qs_read_parser_is_row_shape (self) && self->label->len > 0)
    return n != 1 && (*self->group->str > '0' || self->group->len == 1) &&
           !g_ascii_isdigit (self->label->str[self->label->len - 1]) &&
           !qs_read_pattern_matches (QS_PATTERN_QUEEN, self->label->str);
  if (qs_read_parser_is_row_shape (self) || self->profile->shape == QS_READ_DIGITS)
    return self->group->len <= 3 && (n == 0 || self->group->len != n);

  return TRUE;
}

static void
take_lone_number (QsReadParser *self)
{
  /* In a matrix of 0 and 1 the others of 1, 2, 3 … are headings. */
  gboolean is_first = qs_read_parser_is_row_shape (self) && self->label->len == 0 && g_str_equal (self->group->str, "1");

  self->n_lone++;
  if (!is_first && self->origin == FROM_LINE && (self->label->len > 0 || !self->has_heading))
    qs_read_claims_take_one (&self->claims, self->label->str, g_ascii_strtoull (self->group->str, NULL, 10), self->boards.at);
  qs_read_boards_break (&self->boards);
}

/* The side of a board that is one group of n × n squares, as in “.Q.. ...Q Q... ..Q.”; 0 where the group is one row. */
static guint
find_side (const QsReadParser *self)
{
  const char *start = self->group->str;
  guint n_squares = 0, n_queens = 0, side = 2;

  for (const char *text = start; *text != '\0';)
    {
      QsReadSign sign = qs_read_group_next_sign (self->profile, &text);

      n_squares += sign != QS_READ_SIGN_GAP;
      n_queens += sign == QS_READ_SIGN_QUEEN;
    }

  while (side * side < n_squares)
    side++;
  if (self->profile->bars != QS_READ_BARS_ARE_BLANKS || side * side != n_squares)
    return 0;

  if (side >= 4 && n_queens == side)
    return side;

  return qs_read_group_count_words (start) == side && g_utf8_strlen (start, (gssize) strcspn (start, " ")) == side ? side : 0;
}

static void
take_rows (QsReadParser *self,
           guint         side)
{
  const char *start = self->group->str;
  guint n_squares = 0;

  qs_read_boards_break (&self->boards);
  for (const char *text = start; *text != '\0';)
    {
      n_squares += qs_read_group_next_sign (self->profile, &text) != QS_READ_SIGN_GAP;
      if (n_squares == side)
        {
          g_autofree char *row = g_strndup (start, (gsize) (text - start));

          qs_read_boards_take (&self->boards, row);
          start = text + (*text == ' ');
          n_squares = 0;
        }
    }
}

/* Where the number could be the first square of the row, it has to count from that of the board's first row, up or down. */
static gboolean
is_number_of_row (QsReadParser *self,
                  guint64       number)
{
  guint n_before = self->boards.n_rows;

  if (n_before == 0)
    self->label_number = number;

  return !g_ascii_isdigit (*self->group->str) ||
         qs_read_profile_find_sign (self->profile, (guchar) *self->group->str) == QS_READ_SIGN_OTHER ||
         number == self->label_number + n_before || number + n_before == self->label_number;
}

/* Whether the list begins with a number that is one more than that of the list before, the first with 0 or 1, or that says how
 * many more there are. */
static gboolean
is_next_label (QsReadParser *self)
{
  guint64 number = g_ascii_strtoull (self->group->str, NULL, 10);
  gboolean is_number_of_rest = number + 1 == qs_read_group_count_words (self->group->str);
  gboolean goes_on = self->n_labels == 0 ? number <= 1 : number == self->label_number + 1;
  gboolean is_next = g_ascii_isdigit (*self->group->str) && (is_number_of_rest || goes_on);

  if (qs_read_parser_is_row_shape (self))
    return is_number_of_row (self, number);

  self->label_number = number;
  self->n_labels++;

  return is_next;
}

static void
take_board (QsReadParser *self)
{
  const char *text;
  guint side = qs_read_parser_is_row_shape (self) && !self->profile->is_beside ? find_side (self) : 0;
  gsize length = self->tokens.n_bytes - self->label_bytes;
  /* A board with one square is a line with one character, but for a label: in what is longer, one was not understood. */
  gboolean is_too_long = self->origin == FROM_LINE && self->profile->n == 1 && self->n_fields == 0 &&
                         (length > self->group->len + (self->label_bytes > 0) || self->n_colons > 1);

  if (qs_read_parser_is_row_shape (self) && self->profile->has_labels &&
      qs_read_pattern_matches (QS_PATTERN_BOTH_ENDS, self->group->str))
    g_string_truncate (self->group, (gsize) (strrchr (self->group->str, ' ') - self->group->str));
  text = qs_read_kind_skip_label (self->profile, self->group->str);

  if (self->profile->has_labels && !is_next_label (self))
    qs_read_boards_refuse (&self->boards, self->boards.at, _ ("The line does not begin with its number"));
  else if (is_too_long)
    qs_read_boards_refuse (&self->boards, self->boards.at,
                           _ ("Blanks are not read as squares: without them, this line is a board of one square"));
  else if (side > 0)
    {
      self->has_whole_boards = TRUE;
      take_rows (self, side);
    }
  else
    qs_read_boards_take (&self->boards, text);
  self->n_ruled++;
}

/* What stands behind “Time:” need not be a board, and behind 10:15: there is none that has words in it. */
static gboolean
is_rest_of_label (const QsReadParser *self)
{
  const char *text = self->group->str;

  if (self->is_of_counts || (self->profile->shape == QS_READ_NUMBERS && g_ascii_isalpha (*text) &&
                             qs_read_pattern_matches (QS_PATTERN_COUNTS, text)))
    return TRUE;
  /* The second crown of a title. */
  if (self->label->len == 0 || self->depth > 0)
    return self->has_heading && self->depth == 0 && qs_read_parser_is_row_shape (self) && g_utf8_strlen (text, -1) == 1;
  if (qs_read_parser_is_row_shape (self))
    return !qs_read_group_is_row (self->profile, text) || is_lone_number (self);
  if (self->profile->shape == QS_READ_DIGITS && qs_read_pattern_matches (QS_PATTERN_COUNTED, self->label->str))
    return TRUE;
  if (strpbrk (self->label->str, QS_DIGITS) == NULL && self->profile->shape != QS_READ_SQUARES &&
      ((self->profile->shape == QS_READ_DIGITS && strchr (text, ' ') == NULL) || qs_read_pattern_matches (QS_PATTERN_AMOUNT, text)))
    return TRUE;

  return (!qs_read_kind_is_clean (self->profile, text) || (self->n_colons > 1 && strspn (text, QS_DIGITS " ") < strlen (text)));
}

/* Numbers of as many lists, which have one a line; in YAML, two dashes begin a list. */
static gboolean
take_numbers_of_columns (QsReadParser *self)
{
  const char *text = qs_read_kind_skip_label (self->profile, self->group->str);
  guint width = qs_read_group_count_words (text);

  if (!self->profile->is_column || self->label->len > 0 || (self->origin != FROM_LINE && width < 2) || !g_ascii_isdigit (*text) ||
      strspn (text, QS_DIGITS " ") < strlen (text))
    return FALSE;

  if (g_str_has_prefix (self->group->str, "- - "))
    qs_read_boards_break (&self->boards);
  self->n_labels = self->boards.column->len > 0 ? self->n_labels : 0;
  if (!self->profile->has_labels || is_next_label (self))
    qs_read_boards_add_numbers (&self->boards, text, width);
  else
    qs_read_boards_refuse (&self->boards, self->boards.at, _ ("The line does not begin with its number"));

  return TRUE;
}

/* A vector of R, which goes on in lines that begin with the number of the place of their first column: [1], [13]. */
static gboolean
take_vector (QsReadParser *self)
{
  guint64 place = self->number_in_brackets, n_before = self->boards.column->len;
  gboolean goes_on = n_before > 1 && place == n_before + 1;

  if (self->profile->shape != QS_READ_NUMBERS || place == 0 || strspn (self->group->str, QS_DIGITS " ") < self->group->len ||
      !(goes_on || (place == 1 && strchr (self->group->str, ' ') != NULL)))
    return FALSE;

  if (!goes_on)
    qs_read_boards_break (&self->boards);
  qs_read_boards_add_numbers (&self->boards, self->group->str, 1);

  return TRUE;
}

/* A line may say the side and the number of boards: 8 92; or be the shape of an array: (92, 8). */
static gboolean
take_side_and_count (QsReadParser *self)
{
  guint n = self->profile->n_rows > 0 ? self->profile->n_rows : self->profile->n;
  guint64 first, second;
  char *end;

  if (self->profile->shape != QS_READ_NUMBERS || self->boards.is_free || n == 2 || self->boards.column->len > 0 ||
      self->origin == FROM_STRING ||
      strspn (self->group->str, QS_DIGITS " ") < self->group->len || qs_read_group_count_words (self->group->str) != 2)
    return FALSE;

  first = g_ascii_strtoull (self->group->str, &end, 10);
  second = g_ascii_strtoull (end, NULL, 10);
  if (first != n && (second != n || (self->profile->is_column && self->origin == FROM_LINE)))
    return FALSE;

  qs_read_claims_take_one (&self->claims, "", first == n ? second : first, self->boards.at);
  return TRUE;
}

/* Adds each pair that @pattern finds; a variable is one where it is 1. */
static void
add_pairs (QsReadParser *self,
           QsReadPattern pattern)
{
  gboolean has_value = pattern == QS_PATTERN_VARIABLE;
  guint form = 3 * pattern + self->origin;
  g_autoptr (GMatchInfo) match = NULL;

  if (self->pair_form != form && !has_value)
    qs_read_boards_break (&self->boards);
  self->pair_form = form;

  for (g_regex_match (qs_read_pattern_get (pattern), self->group->str, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_auto (GStrv) parts = g_match_info_fetch_all (match);

      self->n_pairs += !has_value;
      if (!has_value || parts[3] != NULL)
        qs_read_boards_add_pair (&self->boards, qs_read_parser_parse_place (parts[1]), qs_read_parser_parse_place (parts[2]));
    }
}

/* The 15 720 of “Nodes: 15,720”. */
static gboolean
is_number_of_label (const QsReadParser *self)
{
  guint n_words = qs_read_group_count_words (self->group->str);

  return self->origin == FROM_LINE && self->label->len > 0 && !qs_read_pattern_matches (QS_PATTERN_QUEEN, self->label->str) &&
         n_words < 4 && (n_words > 1 || strchr (self->group->str, '/') != NULL);
}

/* A variable; a pair of numbers in brackets, or alone on a line; 1-3 and 1->3; or the numbers of “queen 1 in column 3”.
 * Returns: whether the group is such pairs, or something about one */
static gboolean
take_pairs (QsReadParser *self)
{
  static const QsReadPattern forms[] = { QS_PATTERN_VARIABLE, QS_PATTERN_BARE_PAIR, QS_PATTERN_SIGNED_PAIR, QS_PATTERN_NAMED_PAIR,
                                         QS_PATTERN_WORDED_PAIR };
  gboolean has_values = self->profile->has_values;

  if (self->profile->shape != QS_READ_PAIRS || (!has_values && strpbrk (self->group->str, QS_DIGITS) == NULL))
    return FALSE;
  if (!has_values && (is_number_of_label (self) ||
                      (self->origin == FROM_BRACKET && qs_read_pattern_matches (QS_PATTERN_NOTHING, self->group->str))))
    return TRUE;

  for (guint i = has_values ? 0 : 1; i < (has_values ? 1 : G_N_ELEMENTS (forms)); i++)
    {
      if (qs_read_pattern_matches (forms[i] == QS_PATTERN_SIGNED_PAIR ? QS_PATTERN_SIGNED_PAIRS : forms[i], self->group->str))
        {
          add_pairs (self, forms[i]);
          return TRUE;
        }
    }

  return FALSE;
}

/* Squares are pairs whose rows count from the bottom; one that is alone may be on a line of a board that has one a line. */
static gboolean
take_squares (QsReadParser *self)
{
  const char *text = qs_read_kind_skip_label (self->profile, self->group->str);
  g_autoptr (GArray) squares = NULL;

  if (self->profile->shape == QS_READ_SQUARES)
    squares = qs_square_parse_list (text, QS_MAX_N, QS_MAX_N, NULL);
  if (squares == NULL)
    return FALSE;

  if (squares->len > 1)
    qs_read_boards_break (&self->boards);
  self->n_pairs += squares->len;
  for (guint i = 0; i < squares->len; i++)
    qs_read_boards_add_pair (&self->boards, (guint16) (QS_MAX_N - g_array_index (squares, QsSquare, i).row),
                             (guint16) (g_array_index (squares, QsSquare, i).column + 1));

  return TRUE;
}

static void
parse_group (QsReadParser *self)
{
  const QsReadProfile *profile = self->profile;
  gboolean is_total = profile->shape != QS_READ_PAIRS && !profile->is_column && profile->n_rows == 0 &&
                      self->number_in_brackets == 0 &&
                      qs_read_group_is_total (self->group->str) &&
                      (self->boards.is_free || qs_read_group_count_words (self->group->str) != profile->n);
  /* The minutes or seconds of 10:15, which stand right behind a colon. */
  gboolean is_clock = self->label->len > 0 && g_ascii_isdigit (self->label->str[self->label->len - 1]) &&
                      (self->n_colons > 1 || self->tokens.n_bytes - self->label_bytes == self->group->len) &&
                      qs_read_pattern_matches (QS_PATTERN_CLOCK, self->group->str);
  QsReadKind kind;

  if (take_pairs (self) || (self->origin == FROM_LINE && (is_total || is_clock)))
    return;

  if (self->profile->shape == QS_READ_NUMBERS && qs_read_pattern_matches (QS_PATTERN_SIGNED_LIST, self->group->str))
    {
      g_autofree char *list = g_regex_replace_literal (qs_read_pattern_get (QS_PATTERN_BETWEEN_NUMBERS), self->group->str, -1, 0,
                                                       " ", 0, NULL);

      g_string_assign (self->group, list);
    }
  kind = qs_read_kind_guess (self->profile, self->group->str, self->boards.n_rows > 0);
  if (kind == QS_READ_BOARD && is_rest_of_label (self))
    kind = QS_READ_HEADING;
  else if (kind == QS_READ_NOTHING && self->origin == FROM_LINE &&
           (g_str_equal (self->group->str, "-") || qs_read_pattern_matches (QS_PATTERN_RULER, self->group->str)))
    {
      /* Lines across the page are between all rows of a board, or else between boards. */
      if (self->n_ruled != 1)
        qs_read_boards_break (&self->boards);
      self->n_ruled = 0;
    }

  /* The (0.001) behind a board, the (8.3%) of a sentence, or the (1,234 nodes) behind other words. */
  if (kind == QS_READ_BOARD && self->origin == FROM_BRACKET && self->profile->n != 1 &&
      ((self->profile->shape == QS_READ_NUMBERS && !qs_read_kind_is_clean (self->profile, self->group->str)) ||
       (self->has_heading && qs_read_pattern_matches (QS_PATTERN_RATE, self->group->str))))
    return;

  if (kind == QS_READ_HEADING &&
      !(is_lone_number (self) && (self->label->len > 0 || (qs_read_parser_is_row_shape (self) && self->boards.score.n_boards > 1))))
    take_heading (self);
  else if (take_side_and_count (self) || take_squares (self) || take_numbers_of_columns (self) ||
           (self->origin == FROM_LINE && take_vector (self)))
    return;
  else if (is_lone_number (self))
    take_lone_number (self);
  else if (self->origin == FROM_LINE && self->profile->bars != QS_READ_BARS_ARE_BLANKS && self->n_bars == 0)
    {
      /* Without any bar, it is no row between bars; perhaps the upper edge of them. */
      if (kind == QS_READ_NOTHING || qs_read_pattern_matches (QS_PATTERN_RULER, self->group->str))
        return;
      if (kind == QS_READ_BOARD)
        qs_read_boards_refuse (&self->boards, self->boards.at, _ ("The row has no bars between its squares"));
      qs_read_boards_break (&self->boards);
    }
  else if (kind != QS_READ_NOTHING)
    take_board (self);
}

void
qs_read_parser_end_group (QsReadParser *self,
                          QsReadOrigin  origin)
{
  const char *text = self->group->str;
  /* The 1 of “Solution (1)”, and the (0x0) with which a program has ended. */
  gboolean is_of_heading = self->has_heading && self->depth > 0 &&
                           (strspn (text, QS_DIGITS) == self->group->len || g_str_has_prefix (text, "0x"));

  self->origin = origin;
  if (self->group->len > 0 && !is_of_heading &&
           (self->depth == 0 || qs_read_parser_is_in_object (self) ||
            qs_read_parser_takes_list (self, self->path_at[self->depth])))
    parse_group (self);

  if (self->form.place == 0 && qs_read_boards_is_inside (&self->boards))
    self->form.place = get_place (self);
  if (self->format == NULL && qs_read_boards_has_begun (&self->boards))
    self->format = qs_read_parser_get_format (self);
  qs_read_parser_drop_group (self);
}
