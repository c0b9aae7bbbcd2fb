/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "qs-error.h"

/* The largest side of each kind, in user units: PDF has pages of up to 200 inches, cairo pictures of up to 32,767
 * pixels. SVG has no limit of its own. */
#define MAX_PDF_SIDE 14400.0
#define MAX_PNG_SIDE (32767.0 / QS_PICTURE_PIXELS)
#define MAX_SVG_SIDE 1e6

/* How many pixels of PNG a point of paper is wide: 200 an inch. */
#define PAPER_PIXELS (200 / 72.0)

typedef struct
{
  const char *suffix;
  double max_side;
} Kind;

static const Kind kinds[] = {
  [QS_PICTURE_SVG] = { ".svg", MAX_SVG_SIDE },
  [QS_PICTURE_PDF] = { ".pdf", MAX_PDF_SIDE },
  [QS_PICTURE_PNG] = { ".png", MAX_PNG_SIDE },
};

typedef struct
{
  QsPicture picture;
  const char *path; /* NULL for a picture in memory */
  GCancellable *cancellable;
  QsFileWriter *writer; /* of a file */
  GByteArray *bytes;    /* of a picture in memory, or of SVG */
  GError *error;        /* why writing failed */
  gboolean is_paper;    /* whether it is a page, white and in points */
} Job;

/* Fails with %QS_ERROR_CANCELLED for a file that is not written any more. */
gboolean
qs_picture_check_cancelled (const char   *path,
                            GCancellable *cancellable,
                            GError      **error)
{
  g_autofree char *name = NULL;

  if (!g_cancellable_is_cancelled (cancellable))
    return TRUE;

  name = qs_shown_name (path);
  /* Translators: a file's name. */
  return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("Saving was cancelled: nothing was written to “%s”"), name);
}

/* Receives the file's bytes from cairo, a piece at a time. */
static cairo_status_t
write_cb (void                *closure,
          const unsigned char *data,
          unsigned int         length)
{
  Job *job = closure;

  if (job->bytes != NULL)
    {
      g_byte_array_append (job->bytes, data, length);
      return CAIRO_STATUS_SUCCESS;
    }

  if (job->error == NULL && qs_picture_check_cancelled (job->path, job->cancellable, &job->error) &&
      qs_file_writer_write (job->writer, (const char *) data, length, &job->error))
    return CAIRO_STATUS_SUCCESS;

  return CAIRO_STATUS_WRITE_ERROR;
}

static cairo_surface_t *
create_pixels (const Job *job)
{
  double scale = job->is_paper ? PAPER_PIXELS : QS_PICTURE_PIXELS;
  double width = job->picture.width * scale, height = job->picture.height * scale;
  cairo_surface_t *surface =
      job->is_paper ? cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (width), (int) lround (height))
                    : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width), (int) ceil (height));

  cairo_surface_set_device_scale (surface, scale, scale);
  return surface;
}

static cairo_surface_t *
create_surface (Job *job)
{
  cairo_surface_t *surface;

  switch (job->picture.kind)
    {
    case QS_PICTURE_SVG:
      surface = cairo_svg_surface_create_for_stream (write_cb, job, job->picture.width, job->picture.height);
      if (job->is_paper)
        cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
      return surface;

    case QS_PICTURE_PDF:
      surface = cairo_pdf_surface_create_for_stream (write_cb, job, job->picture.width, job->picture.height);
      cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
      /* The same picture gives the same file, whenever it is saved. */
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
      return surface;

    case QS_PICTURE_PNG:
      return create_pixels (job);

    default:
      g_assert_not_reached ();
    }
}

static cairo_status_t
paint_surface (Job             *job,
               cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  job->picture.paint (cr, job->picture.width, job->picture.height, job->picture.data);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

/* Gives a surface of SVG the number of its place among them. */
static gboolean
number_cb (const GMatchInfo *match,
           GString          *svg,
           gpointer          numbers)
{
  char *name = g_match_info_fetch (match, 1);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name));

  if (number == 0)
    number = g_hash_table_size (numbers) + 1;
  g_hash_table_insert (numbers, name, GUINT_TO_POINTER (number));
  g_string_append_printf (svg, "surface%u", number);

  return FALSE;
}

/* cairo names parts of SVG after a counter of all surfaces. Counts them anew, so that the same picture gives the same
 * file, whenever it is saved. */
static void
number_surfaces (GByteArray **svg)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRegex) regex = g_regex_new ("surface([0-9]+)", G_REGEX_RAW, 0, NULL);
  char *numbered = g_regex_replace_eval (regex, (const char *) (*svg)->data, (gssize) (*svg)->len, 0, 0, number_cb, numbers, NULL);

  g_byte_array_unref (*svg);
  *svg = g_byte_array_new_take ((guint8 *) numbered, strlen (numbered));
}

static cairo_status_t
encode (Job *job)
{
  cairo_surface_t *surface = create_surface (job);
  cairo_status_t status = paint_surface (job, surface);

  if (status == CAIRO_STATUS_SUCCESS && job->picture.kind == QS_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_cb, job);

  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS && job->picture.kind == QS_PICTURE_SVG)
    number_surfaces (&job->bytes);

  return status;
}

static gboolean
write_picture (Job     *job,
               GError **error)
{
  cairo_status_t status;

  if (job->picture.kind == QS_PICTURE_SVG)
    job->bytes = g_byte_array_new ();
  status = encode (job);

  if (job->error != NULL)
    return qs_error_pass (error, g_steal_pointer (&job->error));

  if (status != CAIRO_STATUS_SUCCESS && job->is_paper)
    /* Translators: a reason. */
    return qs_error_fail (error, QS_ERROR_FILE, _ ("Could not make the picture: %s"), cairo_status_to_string (status));
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_autofree char *name = qs_shown_name (job->path);

      /* Translators: a file's name, then a reason. */
      return qs_error_fail (error, QS_ERROR_FILE, _ ("Could not make the picture “%s”: %s"), name,
                            cairo_status_to_string (status));
    }

  return job->bytes == NULL ||
         qs_file_writer_write (job->writer, (const char *) job->bytes->data, job->bytes->len, error);
}

static gboolean
check_size (const Job *job,
            GError   **error)
{
  double limit = kinds[job->picture.kind].max_side;
  g_autofree char *name = NULL;

  if (job->picture.width <= limit && job->picture.height <= limit)
    return TRUE;

  name = qs_shown_name (job->path);
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a file's name, a width, a height, a limit. */
                        _ ("Could not make the picture “%s”: %.0f × %.0f is more than %.0f a side"), name, job->picture.width,
                        job->picture.height, floor (limit));
}

/* What was written in vain is gone before anybody is notified. */
static gboolean
save (Job     *job,
      GError **error)
{
  gboolean is_saved;

  if (!check_size (job, error) || !qs_picture_check_cancelled (job->path, job->cancellable, error))
    return FALSE;

  job->writer = qs_file_writer_open (job->path, error);
  is_saved = job->writer != NULL && write_picture (job, error) &&
             qs_picture_check_cancelled (job->path, job->cancellable, error) && qs_file_writer_commit (job->writer, error);
  g_clear_pointer (&job->writer, qs_file_writer_free);

  return is_saved;
}

/* By the ending of a file's name; case does not matter. */
gboolean
qs_picture_find_kind (const char    *path,
                      QsPictureKind *kind)
{
  gsize length = strlen (path);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gsize suffix_length = strlen (kinds[i].suffix);

      if (length > suffix_length && g_ascii_strcasecmp (path + length - suffix_length, kinds[i].suffix) == 0)
        {
          *kind = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* Writes a picture, all of it or nothing, in the thread that calls it. Fails with a message that names the file,
 * or with %QS_ERROR_CANCELLED, and then the file stays as it was. */
gboolean
qs_picture_save (const QsPicture *self,
                 const char      *path,
                 GCancellable    *cancellable,
                 GError         **error)
{
  Job job = { *self, path, cancellable };
  gboolean is_saved;

  g_return_val_if_fail (self->width > 0 && self->height > 0, FALSE);

  is_saved = save (&job, error);
  g_clear_pointer (&job.bytes, g_byte_array_unref);

  return is_saved;
}

/* Writes pages of paper, in points, to a file that is not committed. */
gboolean
qs_picture_write_paper (const QsPicture *self,
                        QsFileWriter    *writer,
                        GError         **error)
{
  Job job = { *self, .writer = writer, .is_paper = TRUE };
  gboolean is_written = write_picture (&job, error);

  g_clear_pointer (&job.bytes, g_byte_array_unref);
  return is_written;
}

/* Makes the bytes of a file in memory, in the thread that calls it. The size is at most what its kind can hold. %NULL with @error
 * set when memory does not suffice. */
GBytes *
qs_picture_make (const QsPicture *self,
                 GError         **error)
{
  Job job = { *self };
  cairo_status_t status;

  g_return_val_if_fail (self->width > 0 && self->width <= kinds[self->kind].max_side, NULL);
  g_return_val_if_fail (self->height > 0 && self->height <= kinds[self->kind].max_side, NULL);

  job.bytes = g_byte_array_new ();
  status = encode (&job);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (job.bytes);

  g_byte_array_unref (job.bytes);
  /* Translators: a reason. */
  return qs_error_fail_null (error, QS_ERROR_NO_ROOM, _ ("Could not make the picture: %s"), cairo_status_to_string (status));
}
