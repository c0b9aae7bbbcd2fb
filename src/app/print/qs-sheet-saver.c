/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for a file, and saves pages of boards to it. */

#include "config.h"

#include "qs-sheet-saver.h"

#include <glib/gi18n.h>

#include "qs-error.h"
#include "qs-saver.h"

typedef struct
{
  QsSheetBook *book;
  QsSheetPaper paper;
} Pages;

static void
pages_free (gpointer data)
{
  Pages *pages = data;

  qs_sheet_book_unref (pages->book);
  g_free (pages);
}

static gboolean
is_never_stopped (gpointer data)
{
  return FALSE;
}

static gboolean
write_pages (const char   *path,
             gconstpointer content,
             GError      **error)
{
  const Pages *pages = content;
  QsPictureKind kind;

  if (qs_picture_find_kind (path, &kind))
    return qs_sheet_file_save (pages->book, &pages->paper, kind, path, is_never_stopped, NULL, error);

  g_set_error_literal (error, QS_ERROR, QS_ERROR_FILE, _ ("Choose a name that ends in .pdf, .svg or .png"));

  return FALSE;
}

/* Asks for a file and saves pages to it, as the name's ending says. */
void
qs_sheet_saver_ask (GtkWindow          *parent,
                    QsToast            *toast,
                    QsSheetBook        *book,
                    const QsSheetPaper *paper,
                    const char         *name)
{
  Pages *pages = g_new (Pages, 1);

  *pages = (Pages){ qs_sheet_book_ref (book), *paper };
  qs_saver_save (parent, toast, _ ("Save Pages"), name, write_pages, pages, pages_free);
}
