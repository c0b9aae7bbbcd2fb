/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view that shows one solution after the other. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-picture.h"
#include "qs-images.h"
#include "qs-pager.h"
#include "qs-squares.h"

#define QS_TYPE_SOLUTIONS_PAGE (qs_solutions_page_get_type ())

G_DECLARE_FINAL_TYPE (QsSolutionsPage, qs_solutions_page, QS, SOLUTIONS_PAGE, GtkWidget)

void            qs_solutions_page_set_squares (QsSolutionsPage *self,
                                               QsSquares       *squares);
QsBoardPicture *qs_solutions_page_get_picture (QsSolutionsPage *self);
QsPager        *qs_solutions_page_get_pager   (QsSolutionsPage *self);
QsImages       *qs_solutions_page_get_images  (QsSolutionsPage *self);
