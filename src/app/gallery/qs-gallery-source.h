/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the boards of a gallery come from. */

#pragma once

#include "qs-board-picture.h"

/**
 * QsGallerySource:
 * @get: (transfer full) (nullable): a board by its number, from 0; %NULL until
 *   it is here
 * @get_empty: (transfer full): one without queens, in place of those that are not here
 * @describe: (transfer full): a board in words; its picture is %NULL until it
 *   is here
 * @can_reach: (nullable): whether a board can be selected already; %NULL where
 *   all can
 * @want: (nullable): asks for boards, for @max_wanted at once; whoever has the
 *   gallery calls qs_gallery_fill() when they come. %NULL where all are here
 *
 * A kind of boards that a gallery can show. All that they are is passed on as
 * the first argument.
 */
typedef struct
{
  gpointer (*ref) (gpointer boards);
  void (*unref) (gpointer boards);
  QsBoardPicture *(*get_empty) (gpointer boards);
  QsBoardPicture *(*get) (gpointer boards,
                          guint64  rank);
  char *(*describe) (gpointer              boards,
                     guint64               rank,
                     const QsBoardPicture *board);
  gboolean (*can_reach) (gpointer boards,
                         guint64  rank);
  void (*want) (gpointer boards,
                guint64  first,
                guint    count);
  guint max_wanted;
} QsGallerySource;
