/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Joins pictures of SVG to one that moves. */

#pragma once

#include <glib.h>

/* A film that is being made, frame by frame. */
typedef struct _QsSvgFilm QsSvgFilm;

QsSvgFilm *qs_svg_film_new  (void);
void       qs_svg_film_free (QsSvgFilm   *self);
gboolean   qs_svg_film_add  (QsSvgFilm   *self,
                             GBytes      *frame,
                             GError     **error);
GString   *qs_svg_film_end  (QsSvgFilm   *self,
                             double       frame,
                             double       last);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsSvgFilm, qs_svg_film_free)
