/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The motion between all solutions and the fundamental ones: the boards of a symmetry class slide into the one that
 * stands for them, or out of it. */

#pragma once

#include "qs-gallery-cell.h"
#include "qs-next-frame.h"

/* All fields are zero at first. */
typedef struct
{
  QsMotion motion;
  GPtrArray *ghosts;  /* the boards that were there before; NULL at rest */
  GHashTable *starts; /* for each class of them, the ghost from which its boards come; NULL at rest */
} QsGalleryFold;

void qs_gallery_fold_begin       (QsGalleryFold   *self,
                                  GtkWidget       *gallery,
                                  GPtrArray       *cells);
void qs_gallery_fold_end         (QsGalleryFold   *self,
                                  GtkWidget       *gallery);
void qs_gallery_fold_get_painted (QsGalleryFold   *self,
                                  QsGalleryCell   *cell,
                                  graphene_rect_t *painted);
void qs_gallery_fold_snapshot    (QsGalleryFold   *self,
                                  GtkWidget       *gallery,
                                  GPtrArray       *cells,
                                  GtkSnapshot     *snapshot);
