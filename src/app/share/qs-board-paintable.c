/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a board, for the screen: a preview, or what a drag carries. */

#include "qs-board-paintable.h"

#include "qs-compat.h"

/* The picture, so many pixels wide and high, does not change. */
GdkPaintable *
qs_board_paintable_new (QsBoardPicture *picture,
                        int             side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = qs_compat_append_cairo (snapshot, NULL, &GRAPHENE_RECT_INIT (0, 0, (float) side, (float) side));

  qs_board_picture_paint (cr, side, side, picture);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT ((float) side, (float) side));
}
