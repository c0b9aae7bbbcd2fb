/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves pages of boards to a file. */

#pragma once

#include <gtk/gtk.h>

#include "qs-sheet-file.h"
#include "qs-toast.h"

G_BEGIN_DECLS

void qs_sheet_saver_ask (GtkWindow          *parent,
                         QsToast            *toast,
                         QsSheetBook        *book,
                         const QsSheetPaper *paper,
                         const char         *name);

G_END_DECLS
