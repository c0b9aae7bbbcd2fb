/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints pages of boards. */

#pragma once

#include <gtk/gtk.h>

#include "qs-sheet-book.h"

void qs_print_job_run (GtkWindow              *parent,
                       QsSheetBook            *book,
                       guint                   n,
                       GtkPageSetup           *page_setup,
                       GtkPrintOperationAction action,
                       const char             *path);
