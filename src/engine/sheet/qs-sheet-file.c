/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes pages of boards as PDF, SVG or PNG. The same pages give the same bytes. */

#include "qs-sheet-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"

/* The pixels of PNG per point: 200 an inch. */
#define PNG_SCALE (200 / 72.0)

/* Where cairo's bytes go. */
typedef struct
{
  QsFileWriter *writer;
  GError *error; /* why writing failed */
} Sink;

static cairo_status_t
write_cb (void                *closure,
          const unsigned char *bytes,
          unsigned int         length)
{
  Sink *sink = closure;

  if (sink->error == NULL && qs_file_writer_write (sink->writer, (const char *) bytes, length, &sink->error))
    return CAIRO_STATUS_SUCCESS;

  return CAIRO_STATUS_WRITE_ERROR;
}

static cairo_surface_t *
create_surface (const QsSheetPaper *paper,
                QsPictureKind       kind,
                Sink               *sink)
{
  cairo_surface_t *surface;

  switch (kind)
    {
    case QS_PICTURE_SVG:
      surface = cairo_svg_surface_create_for_stream (write_cb, sink, paper->width, paper->height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
      return surface;
    case QS_PICTURE_PDF:
      surface = cairo_pdf_surface_create_for_stream (write_cb, sink, paper->width, paper->height);
      cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
      return surface;
    case QS_PICTURE_PNG:
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (paper->width * PNG_SCALE),
                                            (int) lround (paper->height * PNG_SCALE));
      cairo_surface_set_device_scale (surface, PNG_SCALE, PNG_SCALE);
      return surface;
    default:
      g_assert_not_reached ();
    }
}

static void
paint_page (const QsSheetBook  *book,
            const QsSheetPaper *paper,
            QsPictureKind       kind,
            cairo_t            *cr,
            guint               page)
{
  cairo_save (cr);
  /* Paper is white by itself. */
  if (kind != QS_PICTURE_PDF)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }
  cairo_translate (cr, paper->left, paper->top);
  qs_sheet_book_paint (book, cr, page);
  cairo_restore (cr);
  cairo_show_page (cr);
}

static cairo_status_t
finish (cairo_t         *cr,
        cairo_surface_t *surface,
        QsPictureKind    kind,
        Sink            *sink)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && kind == QS_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_cb, sink);

  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return status;
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
  Sink sink = { writer, NULL };
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  g_return_val_if_fail (kind == QS_PICTURE_PDF || n_pages == 1, FALSE);

  surface = create_surface (paper, kind, &sink);
  cr = cairo_create (surface);
  for (guint i = 0; i < n_pages && sink.error == NULL && !qs_stop_is_wanted (stop); i++)
    paint_page (book, paper, kind, cr, first_page + i);
  status = finish (cr, surface, kind, &sink);

  if (sink.error != NULL)
    g_propagate_error (error, sink.error);
  else if (qs_stop_is_wanted (stop))
    g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The work was cancelled"));
  else if (status != CAIRO_STATUS_SUCCESS)
    /* Translators: a reason. */
    g_set_error (error, QS_ERROR, QS_ERROR_FILE, _ ("Could not make the picture: %s"), cairo_status_to_string (status));
  else
    return TRUE;

  return FALSE;
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
