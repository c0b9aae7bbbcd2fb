/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words that belong together are: a board, words for people, or nothing. All texts have single blanks between
 * their words, and none at their ends. */

#include "config.h"

#include "qs-read-kind.h"

#include <string.h>

#include "qs-read-group.h"
#include "qs-read-patterns.h"

/* What the words of a text are. */
typedef struct
{
  guint n_words;
  guint n_numbers; /* of the words */
  guint n_squares;
  guint n_names;   /* that begin with two letters */
  guint n_dates;   /* and versions */
  guint n_fractions;
  guint n_letters; /* of the characters; the _ of Prolog is one */
  guint n_digits;
} Census;

static Census
count (const char *text)
{
  Census census = { 0 };

  for (const char *word = text; *word != '\0'; word += strspn (word, " "))
    {
      gsize length = strcspn (word, " ");
      gboolean is_number = qs_read_word_parse_number (word, length) >= 0;

      census.n_words++;
      census.n_numbers += is_number;
      census.n_squares += g_ascii_isalpha (*word) && qs_read_pattern_matches (QS_PATTERN_SQUARE, word);
      census.n_names += g_ascii_isalpha (*word) && qs_read_pattern_matches (QS_PATTERN_NAME, word);
      census.n_dates += g_ascii_isdigit (*word) && !is_number && qs_read_pattern_matches (QS_PATTERN_DATE, word);
      census.n_fractions += g_ascii_isdigit (*word) && !is_number && memchr (word, '.', length) != NULL;
      word += length;
    }

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = qs_read_text_get_character (text);

      if (g_ascii_isdigit (*text))
        census.n_digits++;
      else if (c == '_' || (c < 0x110000 && g_unichar_isalpha (c)))
        census.n_letters++;
    }

  return census;
}

/* The names of columns or numbers of rows beside a board: a b c d, 4 3 2 1, abcd. */
static gboolean
is_axis (const char *text)
{
  gboolean has_blanks = strchr (text, ' ') != NULL;
  int last = 0, step = 0;
  guint count = 0;

  for (const char *word = text; *word != '\0'; word += strspn (word, " "), count++)
    {
      gsize length = has_blanks ? strcspn (word, " ") : 1;
      int value = length == 1 && g_ascii_isalnum (*word) ? *word : qs_read_word_parse_number (word, length) + '0';

      if (value < '0' || (count == 1 && ABS (value - last) != 1) || (count > 1 && value - last != step))
        return FALSE;

      step = value - last;
      last = value;
      word += length;
    }

  return count > 1;
}

gboolean
qs_read_kind_is_clean (const QsReadProfile *profile,
                       const char          *text)
{
  Census census = count (text);
  guint n_good = profile->shape == QS_READ_SQUARES ? census.n_squares : census.n_numbers;

  return (n_good >= 2 && 2 * n_good >= census.n_words) || census.n_words == n_good || profile->shape == QS_READ_FEN ||
         (profile->shape == QS_READ_MODEL && census.n_words > 1);
}

static const char *
skip_word (const char *text)
{
  text += strcspn (text, " ");

  return text + strspn (text, " ");
}

const char *
qs_read_kind_skip_label (const QsReadProfile *profile,
                         const char          *text)
{
  static const char *const arrows[] = { " -> ", " => ", " → ", " = ", " := " };
  const char *rest = text;

  if (profile->shape != QS_READ_ROW && rest[strspn (rest, QS_DIGITS " ")] != '\0')
    {
      for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
        {
          const char *arrow = strstr (rest, arrows[i]);

          if (arrow != NULL && strchr (arrow + strlen (arrows[i]), ' ') != NULL)
            rest = arrow + strlen (arrows[i]);
        }
      if (profile->shape != QS_READ_DIGITS && *rest != '.' && g_str_has_prefix (rest + strspn (rest, QS_DIGITS), ". ") &&
          (profile->shape != QS_READ_NUMBERS || strchr (skip_word (rest), '.') == NULL))
        return skip_word (rest);
      while (strchr ("-*><#", *rest) != NULL && qs_read_pattern_matches (QS_PATTERN_LABEL, rest))
        rest = skip_word (rest);
    }

  if (profile->has_labels && *skip_word (rest) != '\0' &&
      (qs_read_word_parse_number (rest, strcspn (rest, " ")) >= 0 ||
       (strcspn (rest, " ") == 1 && qs_read_profile_find_sign (profile, (guchar) *rest) == QS_READ_SIGN_OTHER)))
    rest = skip_word (rest);

  return rest;
}

/* How many characters are signs of squares, less those that are not. */
static int
weigh_cells (const QsReadProfile *profile,
             const char          *text)
{
  int weight = 0;

  while (*text != '\0')
    {
      QsReadSign sign = qs_read_group_next_sign (profile, &text);

      if (sign != QS_READ_SIGN_GAP)
        weight += sign == QS_READ_SIGN_OTHER ? -1 : 1;
    }

  return weight;
}

static QsReadKind
guess_row (const QsReadProfile *profile,
           const char          *text,
           gboolean             is_inside)
{
  if (!is_inside && qs_read_pattern_matches (QS_PATTERN_LINE, text))
    return QS_READ_NOTHING;
  if (qs_read_group_is_row (profile, text))
    return QS_READ_BOARD;
  if (qs_read_pattern_matches (QS_PATTERN_NUMBER, text) ||
      (!is_inside && qs_read_profile_find_sign (profile, (guchar) *text) == QS_READ_SIGN_OTHER &&
       qs_read_pattern_matches (QS_PATTERN_NAME, text)))
    return QS_READ_HEADING;
  if (is_axis (text) || qs_read_pattern_matches (QS_PATTERN_NOTHING, text))
    return QS_READ_NOTHING;
  if (qs_read_pattern_matches (QS_PATTERN_HEADING, text))
    return QS_READ_HEADING;
  if (qs_read_pattern_matches (QS_PATTERN_OTHERS, text))
    return QS_READ_BOARD;

  return weigh_cells (profile, text) >= !is_inside ? QS_READ_BOARD : QS_READ_HEADING;
}

/* Words are for people unless at least two of them, and half, are what the boards are made of, and not two are names. */
static QsReadKind
guess_words (const Census *census,
             guint         n_good)
{
  if (census->n_fractions > 1 || (census->n_fractions > 0 && census->n_words <= 2))
    return QS_READ_HEADING;
  if (n_good == census->n_words || (n_good >= 2 && 2 * n_good >= census->n_words && census->n_names < 2 && census->n_dates == 0))
    return QS_READ_BOARD;
  if (census->n_dates > 0)
    return QS_READ_HEADING;
  if (census->n_letters == 0 && census->n_digits == 0)
    return QS_READ_NOTHING;
  if (census->n_letters > 0 && (census->n_letters >= census->n_digits || census->n_words > n_good + 1 || census->n_words == 2))
    return QS_READ_HEADING;

  return QS_READ_BOARD;
}

QsReadKind
qs_read_kind_guess (const QsReadProfile *profile,
                    const char          *text,
                    gboolean             is_inside)
{
  const char *rest = qs_read_kind_skip_label (profile, text);
  gunichar first;
  gboolean is_word, has_number;
  Census census;

  if (profile->shape == QS_READ_ROW)
    return guess_row (profile, rest, is_inside);
  if (profile->shape == QS_READ_NUMBERS &&
      (strspn (rest, QS_DIGITS " ") == strlen (rest) || qs_read_group_measure_list (rest) < strlen (rest)))
    return QS_READ_BOARD;
  /* Most lines of boards show at a glance that they are neither. */
  has_number = strpbrk (rest, QS_DIGITS "%=") != NULL;
  if ((has_number || g_ascii_ispunct (*rest)) && qs_read_pattern_matches (QS_PATTERN_NOTHING, rest))
    return QS_READ_NOTHING;
  if (has_number && qs_read_pattern_matches (QS_PATTERN_HEADING, rest))
    return QS_READ_HEADING;

  first = qs_read_text_get_character (rest);
  is_word = first < 0x110000 && g_unichar_isalpha (first);
  census = count (rest);
  switch (profile->shape)
    {
    case QS_READ_SQUARES:
      if (qs_read_pattern_matches (QS_PATTERN_SQUARE, rest) && guess_words (&census, census.n_squares) == QS_READ_BOARD)
        return QS_READ_BOARD;
      if (is_axis (rest))
        return QS_READ_NOTHING;
      return is_word ? QS_READ_HEADING : guess_words (&census, census.n_squares);
    case QS_READ_FEN:
      return qs_read_pattern_matches (QS_PATTERN_RANKS, rest) ? QS_READ_BOARD
             : is_word || strpbrk (rest, "Qq") == NULL       ? QS_READ_HEADING
                                                              : guess_words (&census, 0);
    case QS_READ_MODEL:
      return (census.n_letters == 0 && census.n_digits > 0) || g_str_has_prefix (rest, "v ") ? QS_READ_BOARD : QS_READ_HEADING;
    case QS_READ_ROW:
    case QS_READ_NUMBERS:
    case QS_READ_DIGITS:
    case QS_READ_PAIRS:
    default:
      return is_word ? QS_READ_HEADING : guess_words (&census, census.n_numbers);
    }
}
