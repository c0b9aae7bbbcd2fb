/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes pages of boards to files. */

#pragma once

#include "qs-file-writer.h"
#include "qs-picture.h"
#include "qs-sheet-book.h"

/* A size of paper, in points. */
typedef struct
{
  double width;
  double height;
  double left; /* what stays free on the left */
  double top;  /* what stays free above */
} QsSheetPaper;

gboolean qs_sheet_file_write (const QsSheetBook  *book,
                              const QsSheetPaper *paper,
                              QsPictureKind       kind,
                              guint               first_page,
                              guint               n_pages,
                              QsFileWriter       *writer,
                              QsStop              stop,
                              GError            **error);
gboolean qs_sheet_file_save  (const QsSheetBook  *book,
                              const QsSheetPaper *paper,
                              QsPictureKind       kind,
                              const char         *path,
                              QsStop              stop,
                              GError            **error);
