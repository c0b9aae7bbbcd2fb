/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the page shows a search, for whoever paints it elsewhere. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-painter.h"
#include "qs-figures.h"
#include "qs-follower.h"
#include "qs-tree-arranger.h"

/* A part of the page. */
typedef struct
{
  GdkRectangle place;         /* empty if it is not shown */
  PangoFontDescription *font; /* of its text, or NULL */
  GdkRGBA color;
} QsStepPart;

typedef struct _QsStepLook QsStepLook;

/**
 * QsStepLook:
 * @method: how it searches
 * @n: the side of the board, in squares
 * @seed: of a method that chooses at random
 * @last_step: the furthest step whose nodes the tree shows
 * @width: the width of the whole, in pixels
 * @height: its height
 * @palette: the colours of board and tree
 * @style: how queens and coordinates look
 * @ground: the colour behind everything
 * @is_mirrored: whether text that can begins at the right
 * @has_labels: whether nodes are labelled
 * @folds: which failed subtrees are folded
 * @forest: what the tree is shown in
 * @numbering: the numbers on the board
 * @figure: what is shown of the data
 * @are_numbers: whether masks are written as numbers
 * @board: the board
 * @narration: the last step in words
 * @tree: the tree
 * @legend: what its nodes mean
 * @code: the pseudocode
 * @data: the method's own data
 * @counters: what the search has done
 * @cut_off: how much it has cut off
 * @title: the name of the method, of two beside each other
 * @place: the step and the decisions up to there, likewise
 * @beside: (nullable): the other of two searches, which keeps in step with this one
 * @follow: how it keeps in step
 *
 * How a page shows a search, and which one. The words of two searches beside
 * each other have their places only roughly: each begins below the last.
 */
struct _QsStepLook
{
  const QsMethod *method;
  guint n;
  const QsProblem *problem;
  guint32 seed;      /* of a method that chooses at random */
  guint64 last_step; /* the furthest step whose nodes the tree shows */

  int width; /* of the whole, in pixels */
  int height;
  const QsPalette *palette;
  QsBoardStyle style;
  QsColor ground;
  gboolean is_mirrored;
  gboolean has_labels;
  QsTreeFolds folds;
  QsTreeForest forest; /* that the tree is shown in */
  QsNumbering numbering;
  QsFigure figure;      /* what is shown of the data */
  gboolean are_numbers; /* whether masks are written as numbers */

  QsStepPart board;
  QsStepPart narration;
  QsStepPart tree;
  QsStepPart legend; /* what the nodes of the tree mean */
  QsStepPart code;
  QsStepPart data;
  QsStepPart counters;
  QsStepPart cut_off; /* how much the search has cut off */
  QsStepPart title;   /* the name of the method, of two beside each other */
  QsStepPart place;   /* the step and the decisions up to there, likewise */

  QsStepLook *beside; /* the other of two searches, which keeps in step with this one; or NULL */
  QsFollow follow;    /* how it keeps in step */
};
