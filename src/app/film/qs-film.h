/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps of a search as files: pictures, pages, a picture that moves, or a video. */

#pragma once

#include "qs-picture.h"
#include "qs-step-painter.h"

/* How many steps are saved at once at most. */
#define QS_FILM_MAX_STEPS 1000

/* How much longer than the others the last step of a moving picture or a video is seen, in seconds. */
#define QS_FILM_LAST 2.0

/* What is saved. One step is a picture; several are a folder of
 * PNG pictures, a PDF with a page for each, or one SVG that moves. */
typedef struct
{
  guint64 from; /* the first step, 0 for before the first of the search */
  guint64 to;   /* the last one, less than QS_FILM_MAX_STEPS further */
  QsPictureKind kind;
  gboolean is_video; /* in place of pictures */
  double speed;      /* of what moves, in steps per second */
} QsFilmScope;

/* Is called before each step. Returns whether to go on, as the cancellable says, too. */
typedef gboolean (*QsFilmProgress) (guint64  n_painted,
                                    gpointer data);

void     qs_film_paint (cairo_t           *cr,
                        const QsStepLook  *look,
                        guint64            step,
                        GCancellable      *cancellable);
gboolean qs_film_save (const QsStepLook  *look,
                       const QsFilmScope *scope,
                       const char        *path,
                       GCancellable      *cancellable,
                       QsFilmProgress     progress,
                       gpointer           data,
                       guint             *n_saved,
                       GError           **error);
