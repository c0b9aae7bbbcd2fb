/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as a picture for others: in paper colours, whatever the window looks like. */

#include "qs-board-picture.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "qs-title.h"

/* In user units: the side of a square, and the least and the largest side of a picture. */
#define SQUARE 32.0
#define MIN_SIDE 320.0
#define MAX_SIDE 2048.0

/* Copies @scene, all but the cursor. */
QsBoardPicture *
qs_board_picture_new (guint          n,
                      const QsScene *scene,
                      QsBoardLook    look)
{
  QsBoardPicture *self;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, NULL);

  self = g_atomic_rc_box_new0 (QsBoardPicture);
  self->n_rows = scene->board != NULL ? scene->board->problem.n_rows : n;
  self->n = n;
  self->look = look;
  self->scene = (QsScene){
    .columns = g_memdup2 (scene->columns, self->n_rows * sizeof *scene->columns),
    .marks = g_memdup2 (scene->marks, scene->n_marks * sizeof *scene->marks),
    .n_marks = scene->n_marks,
    .constraints = g_memdup2 (scene->constraints, sizeof *scene->constraints),
    .clash = g_memdup2 (scene->clash, 2 * sizeof *scene->clash),
    .heat = g_memdup2 (scene->heat, sizeof *scene->heat),
    .numbering = scene->numbering,
    .board = g_memdup2 (scene->board, sizeof *scene->board),
    .game = g_memdup2 (scene->game, sizeof *scene->game),
  };

  return self;
}

/* The same picture in another style; without coordinates it shows none. */
QsBoardPicture *
qs_board_picture_new_styled (const QsBoardPicture *self,
                             const QsBoardStyle   *style)
{
  QsBoardLook hidden = style->coordinates == QS_COORDINATES_NONE ? QS_BOARD_LOOK_LABELS : 0;
  QsBoardPicture *copy = qs_board_picture_new (self->n, &self->scene, self->look & ~hidden);

  copy->style = *style;
  copy->number = self->number;
  copy->is_fundamental = self->is_fundamental;
  copy->class_number = self->class_number;
  copy->images = self->images;

  return copy;
}

/* In any thread. */
QsBoardPicture *
qs_board_picture_ref (QsBoardPicture *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  QsScene *scene = &((QsBoardPicture *) data)->scene;

  g_free ((gpointer) scene->columns);
  g_free ((gpointer) scene->marks);
  g_free ((gpointer) scene->constraints);
  g_free ((gpointer) scene->clash);
  g_free ((gpointer) scene->cursor);
  g_free ((gpointer) scene->heat);
  g_free ((gpointer) scene->board);
  g_free ((gpointer) scene->game);
}

void
qs_board_picture_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Its usual size, in user units. */
void
qs_board_picture_get_size (const QsBoardPicture *self,
                           double               *width,
                           double               *height)
{
  *width = CLAMP ((self->n + 1) * SQUARE, MIN_SIDE, MAX_SIDE);
  *height = round (*width * (self->n_rows + 1) / (self->n + 1));
}

/* A clash belongs to the squares that are asked for, and where there are none to the marks of a search. */
static void
choose (QsScene    *scene,
        QsBoardLook look)
{
  gboolean has_squares = scene->constraints != NULL;

  if ((look & QS_BOARD_LOOK_MARKS) == 0)
    {
      scene->clash = has_squares ? scene->clash : NULL;
      scene->marks = NULL;
      scene->n_marks = 0;
      scene->numbering = (QsNumbering){ 0 };
    }
  if ((look & QS_BOARD_LOOK_SQUARES) == 0)
    {
      scene->constraints = NULL;
      scene->clash = has_squares ? NULL : scene->clash;
    }
  if ((look & QS_BOARD_LOOK_HEAT) == 0)
    scene->heat = NULL;
}

/* Paints it on white. A larger picture is the same one, enlarged: its squares are whole pixels,
 * and it has whatever its pixels have room for. @width and @height are in user units. */
void
qs_board_picture_paint (cairo_t *cr,
                        double   width,
                        double   height,
                        gpointer self)
{
  const QsBoardPicture *picture = self;
  double zoom;
  const QsPalette *palette = (picture->look & QS_BOARD_LOOK_PRINT) != 0
                                 ? qs_palette_get_print ()
                                 : qs_palette_get (picture->style.colors, FALSE, FALSE);
  /* Translators: a number of queens. */
  g_autofree char *title = g_strdup_printf (ngettext ("%u queen", "%u queens", picture->n), picture->n);
  QsScene scene = picture->scene;
  QsBoardGeometry geometry;
  double usual_width, usual_height, x_scale, y_scale;

  qs_board_picture_get_size (picture, &usual_width, &usual_height);
  zoom = MIN (width / usual_width, height / usual_height);
  qs_title_set (cr, title);
  choose (&scene, picture->look);
  cairo_surface_get_device_scale (cairo_get_target (cr), &x_scale, &y_scale);
  qs_board_geometry_init (&geometry, picture->n_rows, picture->n, width / zoom, height / zoom, zoom * x_scale,
                                    (picture->look & QS_BOARD_LOOK_LABELS) != 0);
  geometry.style = picture->style;

  cairo_save (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, zoom, zoom);
  qs_board_paint (cr, &geometry, palette, &scene);
  cairo_restore (cr);
}
