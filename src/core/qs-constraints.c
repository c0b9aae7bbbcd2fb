/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Required and forbidden squares, as a mask for each row. */

#include "qs-constraints.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-solution.h"

void
qs_constraints_init (QsConstraints *self,
                     guint          n)
{
  qs_constraints_init_rectangle (self, n, n);
}

void
qs_constraints_init_rectangle (QsConstraints *self,
                               guint          n_rows,
                               guint          n)
{
  g_return_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_ENUMERATOR_MAX_N);

  memset (self, 0, sizeof *self);
  self->n_rows = n_rows;
  self->n = n;
}

void
qs_constraints_init_queens (QsConstraints *self,
                            guint          n,
                            const guint16 *columns)
{
  qs_constraints_init (self, n);
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] != QS_EMPTY_ROW)
        self->required[row] = 1u << columns[row];
    }
}

/* Whether that changed anything. */
gboolean
qs_constraints_set (QsConstraints *self,
                    QsSquare       square,
                    QsSquareRule   rule)
{
  guint32 bit;

  g_return_val_if_fail (square.row < self->n_rows && square.column < self->n, FALSE);

  if (qs_constraints_get (self, square) == rule)
    return FALSE;

  bit = 1u << square.column;
  self->required[square.row] &= ~bit;
  self->forbidden[square.row] &= ~bit;

  if (rule == QS_SQUARE_RULE_REQUIRED)
    self->required[square.row] |= bit;
  else if (rule == QS_SQUARE_RULE_FORBIDDEN)
    self->forbidden[square.row] |= bit;

  return TRUE;
}

QsSquareRule
qs_constraints_get (const QsConstraints *self,
                    QsSquare             square)
{
  guint32 bit;

  g_return_val_if_fail (square.row < self->n_rows && square.column < self->n, QS_SQUARE_RULE_FREE);

  bit = 1u << square.column;
  if ((self->required[square.row] & bit) != 0)
    return QS_SQUARE_RULE_REQUIRED;
  if ((self->forbidden[square.row] & bit) != 0)
    return QS_SQUARE_RULE_FORBIDDEN;

  return QS_SQUARE_RULE_FREE;
}

/* Whether none of @squares has the opposite of @rule already. */
static gboolean
check_rules (const QsConstraints *self,
             const GArray        *squares,
             QsSquareRule         rule,
             GError             **error)
{
  for (guint i = 0; i < squares->len; i++)
    {
      QsSquare square = g_array_index (squares, QsSquare, i);
      QsSquareRule present = qs_constraints_get (self, square);
      g_autofree char *name = NULL;

      if (present == QS_SQUARE_RULE_FREE || present == rule)
        continue;

      name = qs_square_to_string (square, self->n_rows);
      return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("Square %s cannot be both required and forbidden"), name);
    }

  return TRUE;
}

/* Requires or forbids several squares: all of them, or none when one is wrong. Fails with
 * %QS_ERROR_INVALID_TEXT, also for a square that has the opposite rule already, or
 * %QS_ERROR_OUT_OF_RANGE. */
gboolean
qs_constraints_set_list (QsConstraints *self,
                         const char    *names,
                         QsSquareRule   rule,
                         GError       **error)
{
  g_autoptr (GArray) squares = NULL;

  g_return_val_if_fail (self->n >= 1, FALSE);
  g_return_val_if_fail (rule != QS_SQUARE_RULE_FREE, FALSE);

  squares = qs_square_parse_list (names, self->n_rows, self->n, error);
  if (squares == NULL || !check_rules (self, squares, rule, error))
    return FALSE;

  for (guint i = 0; i < squares->len; i++)
    qs_constraints_set (self, g_array_index (squares, QsSquare, i), rule);

  return TRUE;
}

gboolean
qs_constraints_is_empty (const QsConstraints *self)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      if ((self->required[row] | self->forbidden[row]) != 0)
        return FALSE;
    }

  return TRUE;
}

gboolean
qs_constraints_equal (const QsConstraints *self,
                      const QsConstraints *other)
{
  return self->n_rows == other->n_rows && self->n == other->n &&
         memcmp (self->required, other->required, sizeof self->required) == 0 &&
         memcmp (self->forbidden, other->forbidden, sizeof self->forbidden) == 0;
}

/* Goes to the next of the squares that are not free, as qs_square_next() does. */
gboolean
qs_constraints_next (const QsConstraints *self,
                     QsSquare            *square,
                     QsSquareRule        *rule)
{
  guint32 ruled[QS_ENUMERATOR_MAX_N];

  for (guint row = 0; row < self->n_rows; row++)
    ruled[row] = self->required[row] | self->forbidden[row];
  if (!qs_square_next (ruled, self->n_rows, square))
    return FALSE;

  *rule = qs_constraints_get (self, *square);

  return TRUE;
}

/* Whether there is a queen on every required and on no forbidden square. */
gboolean
qs_constraints_allows (const QsConstraints *self,
                       const guint16       *columns)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      guint32 bit;

      g_return_val_if_fail (columns[row] < self->n, FALSE);

      bit = 1u << columns[row];
      if ((self->required[row] & ~bit) != 0 || (self->forbidden[row] & bit) != 0)
        return FALSE;
    }

  return TRUE;
}
