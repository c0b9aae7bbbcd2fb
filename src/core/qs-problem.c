/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A problem as a value and as a text. */

#include "qs-problem.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-solution.h"
#include "qs-symmetry.h"

#define DIGITS "0123456789"

#define NO_REGION G_MAXUINT8

/* What the text calls regions. A board of 32 rows has as many. */
static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEF";

char
qs_problem_get_letter (guint region)
{
  return letters[region];
}

static const char *const attacks[] = {
  [QS_ATTACK_QUEENS] = "queens", [QS_ATTACK_TORUS] = "torus", [QS_ATTACK_SUPERQUEENS] = "superqueens",
  [QS_ATTACK_TOUCHING] = "touching",
};

void
qs_problem_init (QsProblem *self,
                 guint      n)
{
  qs_problem_init_rectangle (self, n, n);
}

void
qs_problem_init_rectangle (QsProblem *self,
                           guint      n_rows,
                           guint      n)
{
  memset (self, 0, sizeof *self);
  self->n_rows = n_rows;
  self->n = n;
  qs_constraints_init_rectangle (&self->squares, n_rows, n);
}

/* Reads a side of the board of @text, and moves @cursor behind it. */
static gboolean
parse_side (const char  *text,
            const char **cursor,
            guint       *side,
            GError     **error)
{
  gsize length = strspn (*cursor, DIGITS);
  guint64 number = g_ascii_strtoull (*cursor, NULL, 10);

  if (length == 0)
    return qs_error_refuse (text, strlen (text), _ ("“%s” is not the size of a board, such as 8 or 6x9"), error);

  if (number < 1 || number > QS_ENUMERATOR_MAX_N)
    {
      g_autofree char *shown = qs_error_shorten (*cursor, length);

      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("A board has from 1 to %u rows and columns, not %s"),
                            QS_ENUMERATOR_MAX_N, shown);
    }

  *side = (guint) number;
  *cursor += length;
  return TRUE;
}

static gboolean
parse_size (const char **cursor,
            QsProblem   *self,
            GError     **error)
{
  const char *text = *cursor;
  guint n_rows, n;

  if (!parse_side (text, cursor, &n_rows, error))
    return FALSE;

  n = n_rows;
  if (**cursor == 'x' || g_str_has_prefix (*cursor, "×"))
    {
      *cursor += **cursor == 'x' ? strlen ("x") : strlen ("×");
      if (!parse_side (text, cursor, &n, error))
        return FALSE;
    }

  if (n_rows > n)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: rows and columns of a board; the other way round it has a queen in each row. */
                          _ ("A board of %u rows and %u columns has no room for a queen in each row: use %ux%u"), n_rows, n, n,
                          n_rows);

  qs_problem_init_rectangle (self, n_rows, n);
  return TRUE;
}

/* Regions are named anew, in order of appearance. */
static gboolean
parse_regions (const char *text,
               gsize       length,
               QsProblem  *self,
               GError    **error)
{
  g_autofree char *list = g_strndup (text, length);
  g_auto (GStrv) rows = g_strsplit (list, "/", -1);
  char names[QS_ENUMERATOR_MAX_N] = "";
  guint n_regions = 0;

  if (self->n_rows != self->n)
    return qs_error_refuse (text, length, _ ("Regions “%s” need a board with as many rows as columns"), error);

  for (guint row = 0; rows[row] != NULL; row++)
    {
      if (row == self->n || strlen (rows[row]) != self->n)
        {
          g_autofree char *shown = qs_error_shorten (rows[row], strlen (rows[row]));

          return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                                /* Translators: a row of letters and how many letters and rows there should be. */
                                _ ("Row %u of the regions, “%s”, does not fit: there should be %u rows of %u letters"), row + 1,
                                shown,
                                self->n, self->n);
        }

      for (guint column = 0; column < self->n; column++)
        {
          char name = rows[row][column];
          const char *known = memchr (names, name, n_regions);

          if (known == NULL && (!g_ascii_isalpha (name) || n_regions == self->n))
            return qs_error_refuse (rows[row] + column, 1, _ ("“%s” is not a letter, or it is that of one region too many"), error);
          if (known == NULL)
            names[n_regions++] = name;
          self->regions[row][column] = (guint8) (known != NULL ? (guint) (known - names) : n_regions - 1);
        }
    }

  if (g_strv_length (rows) != self->n || n_regions != self->n)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("A board of %u columns needs as many rows of letters and as many regions: there are %u and %u"),
                          self->n,
                          g_strv_length (rows), n_regions);

  self->has_regions = TRUE;
  return TRUE;
}

static gboolean
parse_attack (const char *text,
              gsize       length,
              QsProblem  *self,
              GError    **error)
{
  g_autofree char *word = g_strndup (text, length);

  if (g_str_equal (word, "amazons"))
    {
      self->attack = QS_ATTACK_SUPERQUEENS;
      return TRUE;
    }

  for (guint i = 0; i < QS_N_ATTACKS; i++)
    {
      if (g_str_equal (word, attacks[i]))
        {
          self->attack = (QsAttackKind) i;
          return TRUE;
        }
    }

  return qs_error_refuse (length > 0 ? text : ":", MAX (length, 1),
                          _ ("“%s” is not a kind of problem: the kinds are queens, torus, superqueens, touching and regions=…"),
                          error);
}

static gboolean
parse_square (const char *text,
              gsize       length,
              QsProblem  *self,
              GError    **error)
{
  g_autofree char *name = g_strndup (text + 1, length - 1);
  QsSquareRule rule = *text == '+' ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN;
  QsSquare square;

  if (!qs_square_parse (name, self->n_rows, self->n, &square, error))
    return FALSE;

  if (qs_constraints_get (&self->squares, square) != QS_SQUARE_RULE_FREE && qs_constraints_get (&self->squares, square) != rule)
    return qs_error_refuse (name, strlen (name), _ ("Square %s cannot be both required and forbidden"), error);

  qs_constraints_set (&self->squares, square, rule);
  return TRUE;
}

gboolean
qs_problem_parse (const char *text,
                  QsProblem  *self,
                  GError    **error)
{
  gboolean has_attack = FALSE;

  if (!parse_size (&text, self, error))
    return FALSE;

  while (*text != '\0')
    {
      gsize length = 1 + strcspn (text + 1, ":+-");
      gboolean is_regions = g_str_has_prefix (text, ":regions=");
      gboolean is_good;

      if (is_regions && !self->has_regions)
        is_good = parse_regions (text + strlen (":regions="), length - strlen (":regions="), self, error);
      else if (*text == ':' && !is_regions && !has_attack)
        is_good = has_attack = parse_attack (text + 1, length - 1, self, error);
      else if (*text == '+' || *text == '-')
        is_good = parse_square (text, length, self, error);
      else
        is_good = qs_error_refuse (text, strlen (text), _ ("“%s” cannot follow the size of a board"), error);

      if (!is_good)
        return FALSE;
      text += length;
    }

  if (self->has_regions && !has_attack)
    self->attack = QS_ATTACK_TOUCHING;
  return TRUE;
}

char *
qs_problem_to_string (const QsProblem *self)
{
  GString *text = g_string_new (NULL);
  QsAttackKind usual = self->has_regions ? QS_ATTACK_TOUCHING : QS_ATTACK_QUEENS;
  QsSquareRule rule;

  if (self->n_rows != self->n)
    g_string_append_printf (text, "%ux", self->n_rows);
  g_string_append_printf (text, "%u", self->n);
  if (self->attack != usual)
    g_string_append_printf (text, ":%s", attacks[self->attack]);

  for (guint row = 0; row < self->n && self->has_regions; row++)
    {
      g_string_append (text, row == 0 ? ":regions=" : "/");
      for (guint column = 0; column < self->n; column++)
        g_string_append_c (text, qs_problem_get_letter (self->regions[row][column]));
    }

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (&self->squares, &square, &rule);)
    {
      g_autofree char *name = qs_square_to_string (square, self->n_rows);

      g_string_append_printf (text, "%c%s", rule == QS_SQUARE_RULE_REQUIRED ? '+' : '-', name);
    }

  return g_string_free (text, FALSE);
}

gboolean
qs_problem_equal (const QsProblem *self,
                  const QsProblem *other)
{
  return qs_problem_is_of_board (self, other) && qs_constraints_equal (&self->squares, &other->squares);
}

const QsProblem *
qs_problem_intern (const QsProblem *self)
{
  static GHashTable *problems;
  G_LOCK_DEFINE_STATIC (problems);
  g_autofree char *text = NULL;
  const QsProblem *interned;

  if (qs_problem_is_plain (self) && qs_constraints_is_empty (&self->squares))
    return NULL;

  text = qs_problem_to_string (self);
  G_LOCK (problems);
  if (problems == NULL)
    problems = g_hash_table_new (g_str_hash, g_str_equal);
  interned = g_hash_table_lookup (problems, text);
  if (interned == NULL)
    {
      interned = g_memdup2 (self, sizeof *self);
      g_hash_table_insert (problems, g_steal_pointer (&text), (gpointer) interned);
    }
  G_UNLOCK (problems);

  return interned;
}

gboolean
qs_problem_is_of_board (const QsProblem *self,
                        const QsProblem *other)
{
  return self->n_rows == other->n_rows && self->n == other->n && self->attack == other->attack &&
         self->has_regions == other->has_regions && memcmp (self->regions, other->regions, sizeof self->regions) == 0;
}

gboolean
qs_problem_is_plain (const QsProblem *self)
{
  return self->n_rows == self->n && self->attack == QS_ATTACK_QUEENS && !self->has_regions;
}

void
qs_problem_number_regions (QsProblem *self)
{
  guint8 numbers[G_MAXUINT8];
  guint8 n_numbers = 0;

  memset (numbers, NO_REGION, sizeof numbers);
  for (guint row = 0; row < self->n; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          guint8 *region = &self->regions[row][column];

          if (numbers[*region] == NO_REGION)
            numbers[*region] = n_numbers++;
          *region = numbers[*region];
        }
    }
}

/* Whether squares of one region go to squares of one region. */
static gboolean
keeps_regions (const QsProblem *self,
               QsSymmetry       symmetry)
{
  int images[QS_ENUMERATOR_MAX_N];

  memset (images, -1, sizeof images);
  for (guint row = 0; row < self->n && self->has_regions; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          QsSquare to = qs_symmetry_move (symmetry, (QsSquare){ row, column }, self->n);
          int *image = &images[self->regions[row][column]], region = self->regions[to.row][to.column];

          if (*image >= 0 && *image != region)
            return FALSE;
          *image = region;
        }
    }

  return TRUE;
}

guint
qs_problem_get_symmetries (const QsProblem *self)
{
  guint symmetries = 0;

  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      QsSymmetry symmetry = (QsSymmetry) i;
      gboolean keeps_board = self->n_rows == self->n || symmetry == QS_SYMMETRY_IDENTITY || symmetry == QS_SYMMETRY_HALF_TURN ||
                             symmetry == QS_SYMMETRY_MIRROR_COLUMNS || symmetry == QS_SYMMETRY_MIRROR_ROWS;

      if (keeps_board && keeps_regions (self, symmetry))
        symmetries |= 1u << i;
    }

  return symmetries;
}

gboolean
qs_problem_attacks (const QsProblem *self,
                    QsSquare         first,
                    QsSquare         second)
{
  guint distance = first.row < second.row ? second.row - first.row : first.row - second.row;

  return (qs_attack_get (self->attack, self->n, first.column, distance) >> second.column & 1) != 0 ||
         (self->has_regions && self->regions[first.row][first.column] == self->regions[second.row][second.column]);
}

gboolean
qs_problem_place (const QsProblem *self,
                  guint            row,
                  guint            column,
                  guint32         *allowed)
{
  gboolean is_possible = TRUE;

  for (guint other = 0; other < self->n_rows; other++)
    {
      guint distance = other < row ? row - other : other - row;

      if (other == row)
        allowed[other] &= 1u << column;
      else
        allowed[other] &= ~qs_attack_get (self->attack, self->n, column, distance);
      for (guint i = 0; i < self->n && self->has_regions && other != row; i++)
        {
          if (self->regions[other][i] == self->regions[row][column])
            allowed[other] &= ~(1u << i);
        }
      is_possible = is_possible && allowed[other] != 0;
    }

  return is_possible;
}

void
qs_problem_rule_out (const QsProblem *self,
                     QsSquare         queen,
                     guint32         *ruled_out)
{
  guint32 left[QS_ENUMERATOR_MAX_N];

  memset (left, 0xff, sizeof left);
  qs_problem_place (self, queen.row, queen.column, left);
  for (guint row = 0; row < self->n_rows; row++)
    ruled_out[row] |= ~left[row];
}

gboolean
qs_problem_find_clash (const QsProblem *self,
                       const guint16   *columns,
                       QsSquare        *first,
                       QsSquare        *second)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint below = row + 1; below < self->n_rows && columns[row] < self->n; below++)
        {
          *first = (QsSquare){ row, columns[row] };
          *second = (QsSquare){ below, columns[below] };
          if (columns[below] < self->n && qs_problem_attacks (self, *first, *second))
            return TRUE;
        }
    }

  return FALSE;
}

gboolean
qs_problem_check (const QsProblem *self,
                  const guint16   *columns,
                  GError         **error)
{
  QsSquare first, second;

  if (qs_problem_is_plain (self))
    return qs_solution_check (columns, self->n, error);

  if (qs_problem_find_clash (self, columns, &first, &second))
    return qs_error_fail (error, QS_ERROR_ATTACK,
                          /* Translators: rows of a board; the queens attack each other or stand in one region. */
                          _ ("The queens of rows %u and %u rule each other out"), first.row + 1, second.row + 1);

  for (guint row = 0; row < self->n_rows; row++)
    {
      if (columns[row] >= self->n)
        return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("Row %u has no queen between columns 1 and %u"), row + 1, self->n);
    }

  return TRUE;
}

void
qs_problem_get_allowed (const QsProblem *self,
                        guint32         *allowed)
{
  for (guint row = 0; row < self->n_rows; row++)
    allowed[row] = G_MAXUINT32 >> (32 - self->n) & ~self->squares.forbidden[row];

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint32 rest = self->squares.required[row]; rest != 0; rest &= rest - 1)
        qs_problem_place (self, row, (guint) __builtin_ctz (rest), allowed);
    }
}

gboolean
qs_problem_parse_solution (const QsProblem *self,
                           const char      *text,
                           guint16         *columns,
                           GError         **error)
{
  g_autofree guint16 *parsed = NULL;
  guint n_words = qs_solution_count_words (text);
  guint n_rows;

  if (n_words != self->n_rows)
    {
      /* Translators: numbers of a list, and rows of the board. */
      return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                            _ ("The column list has %u numbers, but the board has %u rows"), n_words, self->n_rows);
    }

  parsed = qs_solution_parse (text, self->n, &n_rows, error);
  if (parsed == NULL || !qs_problem_check (self, parsed, error))
    return FALSE;

  memcpy (columns, parsed, n_rows * sizeof *columns);
  return TRUE;
}
