/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Count: how far a count is that many machines share, from the partial results in a folder. */

#pragma once

#include <gtk/gtk.h>

#include "qs-count-parts.h"

#define QS_TYPE_PARTS_PAGE (qs_parts_page_get_type ())

G_DECLARE_FINAL_TYPE (QsPartsPage, qs_parts_page, QS, PARTS_PAGE, GtkWidget)

void qs_parts_page_open (QsPartsPage *self,
                         GListModel  *files);
