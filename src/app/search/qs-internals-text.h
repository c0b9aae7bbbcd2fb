/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a method's data in the font of a widget. */

#pragma once

#include <gtk/gtk.h>

#include "qs-pieces-painter.h"

G_BEGIN_DECLS

/**
 * QsInternalsText:
 * @parent: writes
 * @widget: whose font it is
 * @layouts: for each #QsPieceFont, from a text to its PangoLayout
 *
 * Keeps what it has written: the same few numbers come again and again.
 */
typedef struct
{
  QsPieceText parent;
  GtkWidget *widget;
  GHashTable *layouts[QS_N_PIECE_FONTS];
} QsInternalsText;

void qs_internals_text_init   (QsInternalsText *self,
                               GtkWidget       *widget);
void qs_internals_text_clear  (QsInternalsText *self);
void qs_internals_text_forget (QsInternalsText *self);

G_END_DECLS
