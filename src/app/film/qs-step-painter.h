/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a step of a search as the page shows it, in any thread. */

#pragma once

#include "qs-moment.h"
#include "qs-step-look.h"
#include "qs-tree.h"

void qs_step_look_trim  (QsStepLook *self);
void qs_step_look_unref (QsStepLook *self);

/* Paints many steps of a search, all in one thread. */
typedef struct _QsStepPainter QsStepPainter;

QsStepPainter *qs_step_painter_new   (const QsStepLook *look,
                                      const QsTree     *tree);
void           qs_step_painter_free  (QsStepPainter    *self);
void           qs_step_painter_match (QsStepPainter    *self,
                                      QsStepPainter    *beside);
void           qs_step_painter_paint (QsStepPainter    *self,
                                      cairo_t          *cr,
                                      const QsMoment   *moment,
                                      gboolean          is_finished);
