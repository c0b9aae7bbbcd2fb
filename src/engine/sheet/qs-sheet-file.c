/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes pages of boards as PDF, SVG or PNG. The same pages give the same bytes. */

#include "qs-sheet-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"

/* Some pages. */
typedef struct
{
  const QsSheetBook *book;
  const QsSheetPaper *paper;
  QsPictureKind kind;
  guint first;
  guint n_pages;
  QsStop stop;
} Pages;

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  const Pages *pages = data;

  for (guint i = 0; i < pages->n_pages && cairo_status (cr) == CAIRO_STATUS_SUCCESS && !qs_stop_is_wanted (pages->stop); i++)
    {
      cairo_save (cr);
      /* Paper is white by itself. */
      if (pages->kind != QS_PICTURE_PDF)
        {
          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_paint (cr);
        }
      cairo_translate (cr, pages->paper->left, pages->paper->top);
      qs_sheet_book_paint (pages->book, cr, pages->first + i);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
}

/* Writes pages, the first of which is number @first_page from 0, and only one where @kind is not
 * %QS_PICTURE_PDF. @writer is not committed. May block. Fails with %QS_ERROR_FILE,
 * %QS_ERROR_CLOSED or %QS_ERROR_CANCELLED. */
gboolean
qs_sheet_file_write (const QsSheetBook  *book,
                     const QsSheetPaper *paper,
                     QsPictureKind       kind,
                     guint               first_page,
                     guint               n_pages,
                     QsFileWriter       *writer,
                     QsStop              stop,
                     GError            **error)
{
  Pages pages = { book, paper, kind, first_page, n_pages, stop };
  const QsPicture picture = { kind, paper->width, paper->height, paint, &pages };

  g_return_val_if_fail (kind == QS_PICTURE_PDF || n_pages == 1, FALSE);

  if (!qs_picture_write_paper (&picture, writer, error))
    return FALSE;

  return !qs_stop_is_wanted (stop) || qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The work was cancelled"));
}

/* Returns: (transfer full): the file of one of several pages, such as sheet-03.svg for sheet.svg */
static char *
name_page (const char *path,
           guint       page,
           guint       n_pages)
{
  g_autofree char *last = g_strdup_printf ("%u", n_pages);
  const char *dot = strrchr (path, '.');
  const char *suffix = dot != NULL && strchr (dot, G_DIR_SEPARATOR) == NULL ? dot : path + strlen (path);

  return g_strdup_printf ("%.*s-%0*u%s", (int) (suffix - path), path, (int) strlen (last), page, suffix);
}

/* Writes all pages; several pages that are no PDF go to files such as sheet-03.svg for sheet.svg. No file gets its name
 * before as many are whole as this process may have open, or all of them. May block. Fails as qs_file_writer_open() and
 * qs_sheet_file_write() do. */
gboolean
qs_sheet_file_save (const QsSheetBook  *book,
                    const QsSheetPaper *paper,
                    QsPictureKind       kind,
                    const char         *path,
                    QsStop              stop,
                    GError            **error)
{
  g_autoptr (GPtrArray) writers = g_ptr_array_new_with_free_func ((GDestroyNotify) qs_file_writer_free);
  guint n_pages = qs_sheet_book_get_n_pages (book);
  guint n_files = kind == QS_PICTURE_PDF ? 1 : n_pages;
  /* Half of the files that the process may have open leave enough for all else. */
  guint most = (guint) CLAMP (sysconf (_SC_OPEN_MAX) / 2, 1, G_MAXUINT16);

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = n_files > 1 ? name_page (path, i + 1, n_files) : g_strdup (path);
      QsFileWriter *writer = qs_file_writer_open (name, error);

      if (writer == NULL)
        return FALSE;

      g_ptr_array_add (writers, writer);
      if (!qs_sheet_file_write (book, paper, kind, i, n_pages / n_files, writer, stop, error))
        return FALSE;

      if (writers->len < most && i + 1 < n_files)
        continue;

      if (!qs_file_writer_commit_all ((QsFileWriter *const *) writers->pdata, writers->len, error))
        return FALSE;
      g_ptr_array_set_size (writers, 0);
    }

  return TRUE;
}
