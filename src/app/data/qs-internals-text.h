/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a method's data in the font of a widget or of a picture. */

#pragma once

#include <gtk/gtk.h>

#include "qs-internals-layout.h"
#include "qs-pieces-painter.h"

/* Keeps what it has written: the same few numbers come again and again. */
typedef struct
{
  QsPieceText parent;
  PangoContext *context;
  GHashTable *layouts[QS_N_PIECE_FONTS];
  QsInternalsMetrics metrics; /* 0 until they are measured */
} QsInternalsText;

void qs_internals_text_init   (QsInternalsText *self,
                               PangoContext    *context);
void qs_internals_text_clear  (QsInternalsText *self);
void qs_internals_text_forget (QsInternalsText *self);

const QsInternalsMetrics *qs_internals_text_get_metrics (QsInternalsText *self);
