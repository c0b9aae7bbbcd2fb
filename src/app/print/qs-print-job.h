/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints pages of boards. */

#pragma once

#include <gtk/gtk.h>

#include "qs-sheet-book.h"

/* The pages for boards of side n, and the paper that they were laid out for, in points. */
typedef struct
{
  QsSheetBook *book;
  guint n;
  double width;
  double height;
  GtkPageSetup *page_setup;
} QsPrintPages;

void qs_print_job_run (GtkWindow              *parent,
                       const QsPrintPages     *pages,
                       GtkPrintOperationAction action,
                       const char             *path);
