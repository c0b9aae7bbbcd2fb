/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do in the gallery. */

#pragma once

#include "qs-gallery.h"

void qs_gallery_input_install (void);
void qs_gallery_input_attach  (QsGallery *gallery);
