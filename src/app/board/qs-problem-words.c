/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-problem-words.h"

#include <glib/gi18n.h>
#include <string.h>

const char *
qs_problem_words_attack (QsAttackKind attack)
{
  static const char *const names[] = {
    /* Translators: kinds of boards, as entries of a list: that of plain chess queens. */
    [QS_ATTACK_QUEENS] = N_ ("Plain"),
    [QS_ATTACK_TORUS] = N_ ("Torus"),
    /* Translators: pieces that move like a queen and like a knight. */
    [QS_ATTACK_SUPERQUEENS] = N_ ("Superqueens"),
    /* Translators: queens share no row and no column, and do not touch, as in puzzles with regions. */
    [QS_ATTACK_TOUCHING] = N_ ("Not touching"),
  };

  return _ (names[attack]);
}

static gboolean
is_region_puzzle (const QsProblem *problem)
{
  return problem->has_regions && problem->attack == QS_ATTACK_TOUCHING;
}

/* Adds the size of a board that is no square. Takes @name. */
static char *
add_size (char            *name,
          const QsProblem *problem)
{
  g_autofree char *alone = name;

  if (problem->n_rows == problem->n)
    return g_steal_pointer (&alone);

  /* Translators: the name of a problem, such as “Torus”, then rows and columns of its board. */
  return g_strdup_printf (_ ("%s, %u × %u"), alone, problem->n_rows, problem->n);
}

char *
qs_problem_words_kind (const QsProblem *problem)
{
  const char *attack = qs_problem_words_attack (problem->attack);

  if (is_region_puzzle (problem))
    return g_strdup (_ ("Regions"));
  if (problem->has_regions)
    /* Translators: a kind of board, such as “Torus”. */
    return g_strdup_printf (_ ("%s, with regions"), attack);

  if (problem->attack == QS_ATTACK_QUEENS && problem->n_rows < problem->n)
    return g_strdup_printf (_ ("%u × %u"), problem->n_rows, problem->n);

  return add_size (g_strdup (attack), problem);
}

char *
qs_problem_words_title (const QsProblem *problem)
{
  guint n = problem->n_rows;
  g_autofree char *name = NULL;

  if (is_region_puzzle (problem))
    return g_strdup_printf (ngettext ("%u queen in regions", "%u queens in regions", n), n);

  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      name = g_strdup_printf (ngettext ("%u queen on a torus", "%u queens on a torus", n), n);
      break;
    case QS_ATTACK_SUPERQUEENS:
      name = g_strdup_printf (ngettext ("%u superqueen", "%u superqueens", n), n);
      break;
    case QS_ATTACK_TOUCHING:
      name = g_strdup_printf (ngettext ("%u queen, not touching", "%u queens, not touching", n), n);
      break;
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      name = g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);
    }

  if (problem->has_regions)
    return g_strdup_printf (_ ("%s, with regions"), name);

  return add_size (g_steal_pointer (&name), problem);
}

const char *
qs_problem_words_rule (const QsProblem *problem)
{
  gboolean is_cylinder = problem->n_rows < problem->n;

  if (is_region_puzzle (problem))
    return _ ("Each row, column and region has one queen, and no two touch.");

  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      return is_cylinder ? _ ("The left and right edges are joined, so diagonals go around: a cylinder.")
                         : _ ("Opposite edges are joined, so each diagonal goes on at the other side.");
    case QS_ATTACK_SUPERQUEENS:
      return _ ("Each queen also attacks as a knight does.");
    case QS_ATTACK_TOUCHING:
      return _ ("No two queens share a column, and no two touch.");
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return is_cylinder ? _ ("Each row has a queen; some columns have none.")
                         : _ ("No two queens share a row, a column or a diagonal.");
    }
}

char *
qs_problem_words_stem (const QsProblem *problem)
{
  QsProblem board = *problem;
  g_autofree char *text = NULL;

  qs_constraints_init_rectangle (&board.squares, board.n_rows, board.n);
  text = qs_problem_to_string (&board);
  /* The letters of regions would be too long. */
  if (board.has_regions)
    strchr (text, '=')[0] = '\0';
  g_strdelimit (text, ":", '-');

  if (board.attack == QS_ATTACK_QUEENS && !board.has_regions)
    /* Translators: what the suggested name of a file begins with: a number of queens, or the size of a board. */
    return g_strdup_printf (_ ("%s-queens"), text);

  return g_steal_pointer (&text);
}
