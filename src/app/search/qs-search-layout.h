/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the search page stand. */

#pragma once

#include <gtk/gtk.h>

#include "qs-step-look.h"

G_BEGIN_DECLS

/* How the parts of a search stand beside each other. */
typedef enum
{
  QS_SEARCH_PARTS,   /* there is room for one part at a time */
  QS_SEARCH_ROWS,    /* the board beside the tree, below them the code beside the data */
  QS_SEARCH_COLUMNS, /* the board, the tree, and the code above the data */
} QsSearchShape;

/* Where the parts stand, in pixels. */
typedef struct
{
  GdkRectangle board;     /* a square, or the room for the part that is shown */
  GdkRectangle narration; /* directly under it; empty where there is no room */
  GdkRectangle tree;      /* likewise; empty if there is no tree */
  GdkRectangle details;   /* the code and the data */
} QsSearchPlaces;

/* The least widths of parts that stand beside others, in pixels. Large letters raise them. */
typedef struct
{
  int tree;
  int column; /* of code and data */
} QsSearchLeast;

QsSearchShape qs_search_layout_choose   (int                  width,
                                         int                  height,
                                         const QsSearchLeast *least);
void          qs_search_layout_get_area (QsSearchShape        shape,
                                         int                  width,
                                         int                  height,
                                         GdkRectangle        *area);
void          qs_search_layout_arrange  (QsSearchShape        shape,
                                         int                  width,
                                         int                  height,
                                         int                  narration,
                                         int                  details,
                                         const QsSearchLeast *least,
                                         gboolean             has_tree,
                                         gboolean             is_board,
                                         QsSearchPlaces      *places);

int           qs_search_layout_get_least_width (gpointer            widget);
int           qs_search_layout_measure         (gpointer            widget,
                                                int                 width);
void          qs_search_layout_place           (GtkWidget          *parent,
                                                GtkWidget          *child,
                                                const GdkRectangle *place);
void          qs_search_layout_find            (GtkWidget          *page,
                                                gpointer            widget,
                                                QsStepPart         *part);

G_END_DECLS
