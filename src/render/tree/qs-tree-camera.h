/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The part of a growing tree that a view shows. */

#pragma once

#include "qs-tree-geometry.h"

/* How large a tree is shown. */
typedef enum
{
  QS_TREE_ZOOM_AUTOMATIC, /* the whole tree while that is readable, later a part of it */
  QS_TREE_ZOOM_WHOLE,     /* the whole tree, whatever happens */
  QS_TREE_ZOOM_FREE,      /* the user has chosen a size */
} QsTreeZoom;

/* The part of a tree that is shown while it grows, is folded and unfolded. */
typedef struct
{
  QsTreeGeometry geometry; /* its layout is %NULL at first */
  QsTreeZoom zoom;         /* what decides its size */
  /* Whether a tree of automatic size is shown whole even where that is not readable, because the
   * search stands still. */
  gboolean fits;
  gboolean follows; /* whether the view follows the search, which it does until it is moved away */
} QsTreeCamera;

void    qs_tree_camera_init       (QsTreeCamera       *self);

void    qs_tree_camera_set_layout (QsTreeCamera       *self,
                                   const QsTreeLayout *layout,
                                   guint32             followed);
void    qs_tree_camera_set_size   (QsTreeCamera       *self,
                                   double              width,
                                   double              height,
                                   double              scale);
void    qs_tree_camera_reset      (QsTreeCamera       *self,
                                   QsTreeZoom          zoom);
void    qs_tree_camera_set_fits   (QsTreeCamera       *self,
                                   gboolean            fits);
void    qs_tree_camera_zoom       (QsTreeCamera       *self,
                                   double              factor,
                                   double              x,
                                   double              y);
void    qs_tree_camera_pan        (QsTreeCamera       *self,
                                   double              dx,
                                   double              dy);
void    qs_tree_camera_show       (QsTreeCamera       *self,
                                   guint32             node);
guint32 qs_tree_camera_get_place  (const QsTreeCamera *self,
                                   guint32             node);
