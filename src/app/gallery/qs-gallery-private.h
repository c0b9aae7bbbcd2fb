/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the sources of a gallery share, and what tests see of it. */

#pragma once

#include "qs-gallery.h"

/* What the keys, the pointer and fingers do in it. */
void qs_gallery_install_input (GtkWidgetClass *widget_class);
void qs_gallery_attach_input  (QsGallery *gallery);

void qs_gallery_get_painted (QsGallery       *self,
                             GtkWidget       *thumbnail,
                             graphene_rect_t *place);
