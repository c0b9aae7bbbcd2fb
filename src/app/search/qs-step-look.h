/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the page shows a search, for whoever paints it elsewhere. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-painter.h"
#include "qs-figures.h"
#include "qs-follower.h"
#include "qs-tree-arranger.h"

#define QS_N_STEP_PARTS 10

/* A part of the page. */
typedef struct
{
  GdkRectangle place;         /* empty if it is not shown */
  PangoFontDescription *font; /* of its text, or NULL */
  GdkRGBA color;
} QsStepPart;

typedef struct _QsStepLook QsStepLook;

/* How a page shows a search, and which one. The words of two searches beside each other have their places only roughly:
 * each begins below the last. */
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
  QsColor ground;       /* behind everything */
  gboolean is_mirrored; /* whether text that can begins at the right */
  gboolean has_labels;
  QsTreeFolds folds;
  QsTreeForest forest; /* that the tree is shown in */
  QsNumbering numbering;
  QsFigure figure;      /* what is shown of the data */
  gboolean are_numbers; /* whether masks are written as numbers */

  union
  {
    QsStepPart parts[QS_N_STEP_PARTS];
    struct
    {
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
    };
  };

  QsStepLook *beside; /* the other of two searches, which keeps in step with this one; or NULL */
  QsFollow follow;    /* how it keeps in step */
};
