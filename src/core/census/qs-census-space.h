/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a census counts: a board, its allowed squares, and which solutions of it. */

#pragma once

#include <glib.h>

#include "qs-enumerator.h"

G_BEGIN_DECLS

/* The side of the largest board whose solutions are numbered, in squares. */
#define QS_CENSUS_MAX_N QS_ENUMERATOR_MAX_N

/* Which of the solutions on allowed squares are counted and numbered. */
typedef enum
{
  QS_CENSUS_ALL,
  QS_CENSUS_FUNDAMENTAL, /* only those that are the lexicographically least of their eight images */
} QsCensusScope;

/* What is counted. A plain value; its fields are private to the census. */
typedef struct
{
  guint n;
  QsCensusScope scope;
  gboolean is_halved; /* whether only solutions that come before their mirror image are searched */
  guint32 allowed[QS_CENSUS_MAX_N]; /* a mask of squares for each row, bit 0 for the leftmost column */
} QsCensusSpace;

void     qs_census_space_init         (QsCensusSpace       *self,
                                       guint                n,
                                       const guint32       *allowed,
                                       QsCensusScope        scope);
gboolean qs_census_space_is_halved    (const QsCensusSpace *self);
void     qs_census_space_make_whole   (QsCensusSpace       *self);
gboolean qs_census_space_get_known    (const QsCensusSpace *self,
                                       guint64             *total);
gboolean qs_census_space_contains     (const QsCensusSpace *self,
                                       const guint16       *columns);

/* The rest is for the census itself. */
guint32  qs_census_space_get_top      (const QsCensusSpace *self);
void     qs_census_space_narrow       (const QsCensusSpace *self,
                                       guint                column,
                                       guint32             *allowed);
gboolean qs_census_masks_place        (guint32             *allowed,
                                       guint                n,
                                       guint                row,
                                       guint                column);

G_END_DECLS
