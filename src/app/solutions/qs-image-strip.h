/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetric images of a solution, small and side by side. */

#pragma once

#include <gtk/gtk.h>

#include "qs-images.h"

#define QS_TYPE_IMAGE_STRIP (qs_image_strip_get_type ())

/* Each image is a button that activates `solution.show-image`. Which of
 * them is shown can be seen; those that cannot be shown are insensitive. */
G_DECLARE_FINAL_TYPE (QsImageStrip, qs_image_strip, QS, IMAGE_STRIP, GtkWidget)

void qs_image_strip_set_images (QsImageStrip *self,
                                QsImages     *images);
