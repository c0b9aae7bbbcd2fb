/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the search page, for what they show and for where they stand. */

#pragma once

#include "qs-board-view.h"
#include "qs-duo-board.h"
#include "qs-follower.h"
#include "qs-search-board.h"
#include "qs-search-data.h"
#include "qs-search-end.h"
#include "qs-search-layout.h"
#include "qs-search-page.h"
#include "qs-search-start.h"
#include "qs-tree-view.h"

struct _QsSearchPage
{
  GtkWidget parent_instance;

  GtkWidget *part_switch;
  GtkWidget *data_button; /* where code and data are two parts */
  QsBoardView *board_view;
  QsSearchEnd *end; /* covers the board, which is empty, when the search has ended */
  GtkLabel *narration_label;
  GtkLabel *ratio_label; /* of two searches */
  GtkWidget *conflict_button;
  QsTreeView *tree_view;
  QsTreeView *second_tree; /* of two searches */
  QsSearchStart *start; /* covers the tree, or the part that is shown, until the search begins */
  QsSearchData *data;
  QsDuoBoard *first_board;
  QsDuoBoard *second_board;
  QsTransport *transport;

  QsPlayback *playback;
  QsFollower *follower;
  guint part;          /* of QsTourPart, up to QS_TOUR_DATA: what is shown where there is room for one of them */
  gboolean is_duo;     /* whether another search stands beside it, in place of its code and data */
  gboolean has_forest; /* whether that is brute force, whose tree is shown behind that of the first */
  QsFollow follow;     /* how that one keeps in step */
  QsPointed pointed;   /* about the square or the node under the pointer */
  QsSquare pointed_square;
  gboolean points_at_square;
  guint32 pointed_node; /* or QS_TREE_NONE */
  QsSearchShape shape;
  gboolean is_at_start; /* whether nothing was begun yet, and is left to the user */
  gboolean is_at_end;   /* whether it has ended, and has left the board */
  gboolean is_guided;  /* whether somebody else moves through the search, and describes it */
  gboolean is_pair;    /* whether there the tree stands beside the board or below it */
  gboolean is_narrow;  /* whether the controls are small */
  gboolean is_long;    /* whether the narration has three lines */
  gboolean is_low;     /* whether code and data are shown one at a time */
  guint shape_id;      /* the idle that takes note of another shape */
  guint tick_id;       /* shows the newest moment */
  guint64 announced_step; /* the one at which it rested last */
  gint64 last_reading; /* when the words were written last, by the frame clock */
  gboolean is_turn_of_tree; /* in this frame, where tree and board take turns */
  QsAttackedQueen conflict; /* the one that was asked for */
  char *conflict_words;
};

gboolean   qs_search_page_has_tree       (QsSearchPage   *self);
GtkWidget *qs_search_page_get_shown      (QsSearchPage   *self);
void       qs_search_page_update_focus   (QsSearchPage   *self);
void       qs_search_page_install_places (GtkWidgetClass *widget_class);
