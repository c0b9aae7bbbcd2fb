/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tests see of a gallery. */

#pragma once

#include "qs-clock.h"
#include "qs-gallery.h"

void qs_gallery_get_painted (QsGallery       *self,
                             GtkWidget       *thumbnail,
                             graphene_rect_t *place);
