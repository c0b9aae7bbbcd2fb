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
  GtkWidget *widget;
  PangoContext *context;
  GHashTable *layouts[QS_N_PIECE_FONTS];
} QsInternalsText;

void qs_internals_text_init    (QsInternalsText       *self,
                                GtkWidget             *widget,
                                PangoContext          *context);
void qs_internals_text_clear   (QsInternalsText       *self);
void qs_internals_text_forget  (QsInternalsText       *self);
void qs_internals_text_measure (const QsInternalsText *self,
                                QsInternalsMetrics    *metrics);
