/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the boards of a gallery come from. */

#pragma once

#include "qs-board-picture.h"

/* A kind of boards that a gallery can show. All that they are is passed on as the first argument. */
typedef struct
{
  gpointer (*ref) (gpointer boards);
  void (*unref) (gpointer boards);
  /* One without queens, in place of those that are not here. */
  QsBoardPicture *(*get_empty) (gpointer boards);
  /* A board by its number, from 0; NULL until it is here. */
  QsBoardPicture *(*get) (gpointer boards,
                          guint64  rank);
  /* A board in words; its picture is NULL until it is here. */
  char *(*describe) (gpointer              boards,
                     guint64               rank,
                     const QsBoardPicture *board);
  /* Whether a board can be selected already; NULL where all can. */
  gboolean (*can_reach) (gpointer boards,
                         guint64  rank);
  /* Asks for boards, for @max_wanted at once; whoever has the gallery calls qs_gallery_fill() when they come. NULL where all
   * are here. */
  void (*want) (gpointer boards,
                guint64  first,
                guint    count);
  guint max_wanted;
} QsGallerySource;
