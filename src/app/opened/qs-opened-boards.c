/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of an opened file: what they look like with what is wrong with them, and in words. */

#include "qs-opened-boards.h"

#include <glib/gi18n.h>

#include "qs-enumerator.h"
#include "qs-text.h"
#include "qs-verdict-words.h"

/* The columns of larger boards are not for reading. */
#define MAX_LISTED_N 100

static int
get_sign (int value)
{
  return (value > 0) - (value < 0);
}

/* Marks all queens on the line that two of them share, from the top on. Returns how many they are. */
static guint
mark_line (guint          n,
           const guint16 *columns,
           const QsFault *fault,
           QsMark        *marks)
{
  int rows = get_sign ((int) fault->second.row - (int) fault->first.row);
  int step = rows * get_sign ((int) fault->second.column - (int) fault->first.column);
  guint n_marks = 0;

  for (guint row = 0; row < n; row++)
    {
      int column = (int) fault->first.column + step * ((int) row - (int) fault->first.row);

      if (columns[row] == column)
        marks[n_marks++] = (QsMark){ row, columns[row], QS_MARK_CONFLICT };
    }

  return n_marks;
}

/* The board of the problem that the file says it solves; NULL for that of plain queens. To be freed. */
QsGameScene *
qs_opened_boards_new_board (const QsVerdict *verdict)
{
  return verdict->facts->has_problem ? qs_game_scene_new_board (&verdict->facts->problem) : NULL;
}

/* The two squares of the fault, and all queens on their line, which joins the outer ones. The second queen
 * of a row is no part of a placement: where it can, a constraint has it painted. */
static QsBoardPicture *
create_faulty (QsGameScene   *board,
               guint          n,
               const guint16 *columns,
               const QsFault *fault)
{
  QsMark marks[QS_MAX_N] = {
    { fault->first.row, fault->first.column, QS_MARK_CONFLICT },
    { fault->second.row, fault->second.column, QS_MARK_CONFLICT },
  };
  gboolean is_line = fault->kind == QS_FAULT_COLUMN || fault->kind == QS_FAULT_DIAGONAL;
  guint n_marks = is_line ? mark_line (n, columns, fault, marks) : fault->kind != QS_FAULT_NO_QUEEN ? 2 : 0;
  QsSquare ends[] = { fault->first, fault->second };
  gboolean is_given = fault->kind == QS_FAULT_ROW && n <= QS_ENUMERATOR_MAX_N;
  QsConstraints constraints;
  QsScene scene = {
    .columns = columns,
    .clash = ends,
    .marks = marks,
    .n_marks = n_marks,
    .constraints = is_given ? &constraints : NULL,
    .board = board,
  };

  if (is_line)
    {
      ends[0] = (QsSquare){ marks[0].row, marks[0].column };
      ends[1] = (QsSquare){ marks[n_marks - 1].row, marks[n_marks - 1].column };
    }
  if (is_given)
    {
      qs_constraints_init (&constraints, n);
      qs_constraints_set (&constraints, fault->second, QS_SQUARE_RULE_REQUIRED);
    }

  return qs_board_picture_new (n, &scene, QS_BOARD_LOOK_ALL);
}

/* Returns board number @board, from 0, with the first fault on it if it has one. */
QsBoardPicture *
qs_opened_boards_get (const QsVerdict *verdict,
                      guint            board)
{
  guint n = verdict->facts->n;
  QsFault fault = qs_board_file_get_fault (verdict->file, board);
  g_autofree QsGameScene *empty = qs_opened_boards_new_board (verdict);
  guint16 columns[QS_MAX_N];

  qs_board_file_get_columns (verdict->file, board, columns);
  if (fault.kind != QS_FAULT_NONE)
    return create_faulty (empty, n, columns, &fault);

  return qs_board_picture_new (n, &(QsScene){ .columns = columns, .board = empty }, QS_BOARD_LOOK_ALL);
}

/* Says where the board stands, and what is wrong with it or else its columns, if they are not too many. */
char *
qs_opened_boards_describe (const QsVerdict *verdict,
                           guint            board)
{
  g_autofree char *place_name = qs_verdict_name_place (verdict, board);
  g_autofree char *name = qs_verdict_make_sentence (place_name);
  g_autofree char *complaint = NULL;
  g_autofree char *list = NULL;
  guint n_rows = verdict->facts->n_rows;
  guint16 columns[QS_MAX_N];
  QsComplaintKind kind;
  guint place;

  if (qs_verdict_find (verdict, board, &kind, &place))
    {
      complaint = qs_verdict_complain (verdict, kind, place);
      return qs_verdict_make_sentence (complaint);
    }
  if (n_rows > MAX_LISTED_N)
    return g_steal_pointer (&name);

  qs_board_file_get_columns (verdict->file, board, columns);
  list = qs_solution_to_string (columns, n_rows);

  /* Translators: a place in a file, such as “line 40”, and the columns of the board there. */
  return g_strdup_printf (_ ("%s · %s"), name, list);
}

static QsBoardPicture *
get_empty (gpointer boards)
{
  const QsVerdict *verdict = boards;
  g_autofree QsGameScene *empty = qs_opened_boards_new_board (verdict);

  return qs_board_picture_new (verdict->facts->n, &(QsScene){ .board = empty }, QS_BOARD_LOOK_ALL);
}

static QsBoardPicture *
get (gpointer boards,
     guint64  rank)
{
  const QsVerdict *verdict = boards;

  return rank < qs_board_file_get_count (verdict->file) ? qs_opened_boards_get (verdict, (guint) rank) : NULL;
}

static char *
describe (gpointer              boards,
          guint64               rank,
          const QsBoardPicture *board)
{
  if (board != NULL)
    return qs_opened_boards_describe (boards, (guint) rank);

  /* Translators: the number of a board in a file. */
  return qs_text_fill (_ ("Board %s"), qs_text_count (rank + 1));
}

const QsGallerySource qs_opened_boards = {
  .ref = (gpointer (*) (gpointer)) g_atomic_rc_box_acquire,
  .unref = (void (*) (gpointer)) qs_verdict_unref,
  .get_empty = get_empty,
  .get = get,
  .describe = describe,
};
