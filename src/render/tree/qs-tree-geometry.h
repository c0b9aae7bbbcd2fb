/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a search tree an area shows, and how large. */

#pragma once

#include "qs-tree-layout.h"

/* The length of a unit at which nodes and their labels read well, in user units. */
#define QS_TREE_GEOMETRY_READABLE 9.0

/* A tree in an area. Lengths are in user units of the drawing. */
typedef struct
{
  const QsTreeLayout *layout; /* which outlives it, and may date from when the tree was smaller */
  double width;
  double height;
  double pixel;  /* the side of a device pixel */
  double unit;   /* of the layout */
  double level;  /* the distance of two levels */
  double radius; /* of a node; over a forest, of one that is a unit wide */
  double x;      /* where the layout's left edge is */
  double y;      /* where the root's level is */
} QsTreeGeometry;

/* Where a place is, in the drawing, and a level. */
static inline double
qs_tree_geometry_get_x (const QsTreeGeometry *self,
                        guint32               place)
{
  return self->x + self->layout->x[place] * self->unit;
}

static inline double
qs_tree_geometry_get_y (const QsTreeGeometry *self,
                        guint                 level)
{
  return self->y + level * self->level;
}

void     qs_tree_geometry_init      (QsTreeGeometry       *self,
                                     const QsTreeLayout   *layout,
                                     double                width,
                                     double                height,
                                     double                scale);
void     qs_tree_geometry_match     (QsTreeGeometry       *self,
                                     QsTreeGeometry       *other);
double   qs_tree_geometry_get_radius (const QsTreeGeometry *self,
                                      guint                 level);
gboolean qs_tree_geometry_can_fit   (const QsTreeGeometry *self);
void     qs_tree_geometry_zoom      (QsTreeGeometry       *self,
                                     double                unit,
                                     double                x,
                                     double                y);
void     qs_tree_geometry_pan       (QsTreeGeometry       *self,
                                     double                dx,
                                     double                dy);
void     qs_tree_geometry_show      (QsTreeGeometry       *self,
                                     guint32               place);
void     qs_tree_geometry_get_place (const QsTreeGeometry *self,
                                     guint32               place,
                                     double               *x,
                                     double               *y);
guint32  qs_tree_geometry_find      (const QsTreeGeometry *self,
                                     double                x,
                                     double                y);
