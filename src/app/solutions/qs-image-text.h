/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words for a solution, its symmetry class and its images. */

#pragma once

#include "qs-symmetry.h"

char       *qs_image_text_caption  (guint64        number,
                                    const guint16 *columns,
                                    guint          n,
                                    const char    *more);
char       *qs_image_text_class    (guint64        number,
                                    guint64        total,
                                    guint          n_images);
const char *qs_image_text_symmetry (QsSymmetry     symmetry);
