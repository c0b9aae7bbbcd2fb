/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the search page stand. */

#pragma once

#include <gtk/gtk.h>

#include "qs-step-look.h"

/* How the parts of a search stand beside each other. */
typedef enum
{
  QS_SEARCH_PARTS,  /* there is room for one part at a time, but perhaps for the board and the tree */
  QS_SEARCH_ROW,    /* the tree beside the board, and code and data in a row below them */
  QS_SEARCH_BESIDE, /* the board, the tree, and the code above the data */
  QS_SEARCH_COLUMN, /* code and data below the board, and the tree beside all of them */
} QsSearchShape;

/* Sizes that the parts ask for, in pixels and in letters of the usual size, and that of the room. */
typedef struct
{
  int narration;     /* its height */
  int row;           /* the height of code and data beside each other */
  int column;        /* their height in a column of QS_SEARCH_COLUMN_WIDTH */
  int least_details; /* their least width */
  int least_tree;    /* the tree's least width */
  int width;         /* of the room that they have together */
  int height;
} QsSearchSizes;

/* What is shown. */
typedef struct
{
  gboolean has_tree;
  gboolean is_board; /* whether it is the board, where there is room for one part */
  gboolean is_start; /* or what can be begun, in its place */
} QsSearchShown;

/* Where the parts stand, in pixels. */
typedef struct
{
  gboolean is_pair;       /* of parts: whether the tree stands beside the board or below it */
  GdkRectangle board;     /* a square, or the room for the part that is shown */
  GdkRectangle narration; /* directly under it; empty where there is no room */
  GdkRectangle tree;      /* empty if there is no tree */
  GdkRectangle details;   /* the code, the data and the counters */
  double scale;           /* how large words, code and data are */
} QsSearchPlaces;

#define QS_SEARCH_COLUMN_WIDTH 384

QsSearchShape qs_search_layout_choose   (const QsSearchSizes *sizes);
GdkRectangle  qs_search_layout_get_area (QsSearchShape        shape,
                                         int                  width,
                                         int                  height);
void          qs_search_layout_arrange  (QsSearchShape        shape,
                                         const QsSearchSizes *sizes,
                                         const QsSearchShown *shown,
                                         QsSearchPlaces      *places);

void          qs_search_layout_place        (gpointer            child,
                                             int                 x,
                                             int                 y,
                                             int                 width,
                                             int                 height);
void          qs_search_layout_place_scaled (GtkWidget          *parent,
                                             GtkWidget          *child,
                                             const GdkRectangle *place,
                                             double              scale);
void          qs_search_layout_find         (GtkWidget          *page,
                                             gpointer            widget,
                                             QsStepPart         *part);
