/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes pages of boards in the background, and shows one of them. */

#pragma once

#include <gtk/gtk.h>

#include "qs-sheet-file.h"

#define QS_TYPE_SHEET_PREVIEW (qs_sheet_preview_get_type ())

G_DECLARE_FINAL_TYPE (QsSheetPreview, qs_sheet_preview, QS, SHEET_PREVIEW, GtkBox)

void         qs_sheet_preview_set_order (QsSheetPreview     *self,
                                         const QsSheetOrder *order,
                                         const QsSheetPaper *paper);
QsSheetBook *qs_sheet_preview_get_book  (QsSheetPreview     *self);
