/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pointer, fingers and the cursor of keys on the squares of a board, for whoever does something with them. */

#pragma once

#include "qs-board-view.h"

/* What a press or a key wants of a square. */
typedef enum
{
  QS_BOARD_NEXT,  /* from nothing to a cross, to a queen, and to nothing again */
  QS_BOARD_QUEEN, /* a queen, or none where one is */
  QS_BOARD_CROSS, /* the same for a cross */
} QsBoardAct;

typedef struct
{
  guint keyval; /* of a lower-case letter */
  QsBoardAct act;
} QsBoardKey;

typedef struct
{
  GdkModifierType modifiers; /* held with the arrows and with @keys */
  gboolean moves_unseen;     /* whether arrows move a cursor that is not seen, before they show it */
  const QsBoardKey *keys;    /* of acts on the square of the cursor; the last one has no @keyval */

  void     (*act)      (gpointer        owner,
                        QsSquare        square,
                        QsBoardAct      act);
  char    *(*describe) (gpointer        owner,
                        QsSquare        square);

  /* @is_other by the second button, or with Shift. Returns: whether more of this press is of interest */
  gboolean (*press)    (gpointer        owner,
                        QsSquare        square,
                        gboolean        is_other);

  /* A press goes on to another square, passes over none, and ends. These may be NULL, as those below. */
  void     (*drag)     (gpointer        owner,
                        QsSquare        square);
  void     (*release)  (gpointer        owner,
                        QsSquare        pressed,
                        gboolean        was_dragged);

  /* A finger stays where it was pressed, for it has no second button; no release follows. */
  void     (*hold)     (gpointer        owner,
                        QsSquare        square);

  /* The pointer is on another square, or on none. */
  void     (*update)   (gpointer        owner);

  /* Takes a key before all others. */
  gboolean (*type)     (gpointer        owner,
                        guint           keyval,
                        GdkModifierType state);
} QsBoardVerbs;

/* What is on a square after an act. */
QsSquareRule    qs_board_act_apply         (QsBoardAct          act,
                                            QsSquareRule        rule);

/* The board frees @owner, where @free_owner is not NULL. */
void            qs_board_input_attach      (QsBoardView        *board,
                                            const QsBoardVerbs *verbs,
                                            gpointer            owner,
                                            GDestroyNotify      free_owner);

/* The square that the pointer is on; NULL for none. */
const QsSquare *qs_board_input_get_pointed (QsBoardView        *board);

/* Where the cursor is, or will be when it is seen. */
void            qs_board_input_set_cursor  (QsBoardView        *board,
                                            QsSquare            square);
