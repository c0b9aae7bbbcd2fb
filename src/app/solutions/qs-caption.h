/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text below the board about its solution. */

#pragma once

#include <gtk/gtk.h>

#include "qs-images.h"

#define QS_TYPE_CAPTION (qs_caption_get_type ())

G_DECLARE_FINAL_TYPE (QsCaption, qs_caption, QS, CAPTION, GtkWidget)

void qs_caption_set_images  (QsCaption  *self,
                             QsImages   *images);
void qs_caption_set_message (QsCaption  *self,
                             const char *message);
