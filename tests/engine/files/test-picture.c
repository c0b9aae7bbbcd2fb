/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures against the files that are there afterwards. */

#include "qs-picture.h"

#include <string.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"

#define OLD "what was there before"

typedef struct
{
  char *folder;
  char *path;
  GError *error;
  gboolean is_saved;
  guint n_painted;
  GCancellable *cancelled_by_painter;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->folder = engine_folder_new ();
  self->path = g_build_filename (self->folder, "picture", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_clear_error (&self->error);
  g_free (self->path);
  engine_folder_remove (self->folder);
}

static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  Fixture *self = data;

  self->n_painted++;
  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_rectangle (cr, 0, 0, width / 2, height);
  cairo_fill (cr);
  cairo_move_to (cr, 1, 9);
  cairo_show_text (cr, "12");

  if (self->cancelled_by_painter != NULL)
    g_cancellable_cancel (self->cancelled_by_painter);
}

static void
save (Fixture      *self,
      QsPictureKind kind,
      double        width,
      double        height,
      GCancellable *cancellable)
{
  g_clear_error (&self->error);
  self->is_saved = qs_picture_save (&(QsPicture){ kind, width, height, paint, self }, self->path, cancellable, &self->error);
}

static char *
read_file (const Fixture *self,
           gsize         *length)
{
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (self->path, &contents, length, &error);
  g_assert_no_error (error);

  return contents;
}

QS_TEST (kinds_are_known_by_their_endings)
{
  QsPictureKind kind = QS_PICTURE_PNG;

  g_assert_true (qs_picture_find_kind ("/a.pdf/tree.svg", &kind));
  g_assert_cmpint (kind, ==, QS_PICTURE_SVG);
  g_assert_true (qs_picture_find_kind ("tree.PDF", &kind));
  g_assert_cmpint (kind, ==, QS_PICTURE_PDF);
  g_assert_true (qs_picture_find_kind ("tree.svg.png", &kind));
  g_assert_cmpint (kind, ==, QS_PICTURE_PNG);

  g_assert_false (qs_picture_find_kind ("tree.svgz", &kind));
  g_assert_false (qs_picture_find_kind ("svg", &kind));
  g_assert_false (qs_picture_find_kind (".svg", &kind));
  g_assert_false (qs_picture_find_kind ("", &kind));
}

QS_TEST_WITH (svg_has_its_size, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *contents = NULL;

  save (fixture, QS_PICTURE_SVG, 123, 45, NULL);
  g_assert_no_error (fixture->error);
  g_assert_true (fixture->is_saved);

  contents = read_file (fixture, NULL);
  g_assert_true (g_str_has_prefix (contents, "<?xml"));
  g_assert_nonnull (strstr (contents, "<svg"));
  g_assert_nonnull (strstr (contents, "width=\"123"));
  g_assert_nonnull (strstr (contents, "height=\"45"));
  g_assert_true (g_str_has_suffix (g_strchomp (contents), "</svg>"));
}

QS_TEST_WITH (pdf_has_its_size, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *contents = NULL;
  const char *size = "/MediaBox [ 0 0 123 45 ]";
  gsize length;

  save (fixture, QS_PICTURE_PDF, 123, 45, NULL);
  g_assert_no_error (fixture->error);

  contents = read_file (fixture, &length);
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
  g_assert_nonnull (memmem (contents, length, size, strlen (size)));
  g_assert_cmpmem (contents + length - 6, 6, "%%EOF\n", 6);
}

QS_TEST_WITH (png_has_two_pixels_a_unit, Fixture, NULL, set_up, tear_down)
{
  cairo_surface_t *surface;
  const guint32 *row;

  save (fixture, QS_PICTURE_PNG, 30, 20, NULL);
  g_assert_no_error (fixture->error);

  surface = cairo_image_surface_create_from_png (fixture->path);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 60);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 40);

  /* The left half is red, below the text. */
  row = (const guint32 *) (gpointer) (cairo_image_surface_get_data (surface) +
                                      35 * cairo_image_surface_get_stride (surface));
  g_assert_cmphex (row[29] & 0xffffff, ==, 0xff0000);
  g_assert_cmphex (row[30] >> 24, ==, 0);
  cairo_surface_destroy (surface);
}

/* Nothing but where the bytes go makes a difference, nor does what else was painted before. */
QS_TEST_WITH (memory_holds_what_a_file_does, Fixture, NULL, set_up, tear_down)
{
  for (guint kind = 0; kind < 3; kind++)
    {
      g_autoptr (GBytes) made = qs_picture_make (&(QsPicture){ kind, 30, 20, paint, fixture }, &fixture->error);
      g_autofree char *contents = NULL;
      gsize length;

      g_assert_no_error (fixture->error);

      save (fixture, kind, 30, 20, NULL);
      contents = read_file (fixture, &length);
      g_assert_cmpmem (g_bytes_get_data (made, NULL), g_bytes_get_size (made), contents, length);
    }
}

QS_TEST_WITH (is_painted_once, Fixture, NULL, set_up, tear_down)
{
  save (fixture, QS_PICTURE_SVG, 10, 10, NULL);
  g_assert_cmpuint (fixture->n_painted, ==, 1);
}

/* A date would make two files of one picture differ. */
QS_TEST_WITH (pdf_has_no_date, Fixture, NULL, set_up, tear_down)
{
  const char *info = "/Producer", *date = "CreationDate";
  g_autofree char *contents = NULL;
  gsize length;

  save (fixture, QS_PICTURE_PDF, 30, 20, NULL);
  contents = read_file (fixture, &length);
  g_assert_nonnull (memmem (contents, length, info, strlen (info)));
  g_assert_null (memmem (contents, length, date, strlen (date)));
}

QS_TEST_WITH (old_file_is_replaced, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  save (fixture, QS_PICTURE_SVG, 10, 10, NULL);
  g_assert_true (fixture->is_saved);
  contents = read_file (fixture, NULL);
  g_assert_true (g_str_has_prefix (contents, "<?xml"));
  engine_assert_folder (fixture->folder, "picture");
}

static void
assert_as_it_was (const Fixture *self,
                  int            code)
{
  g_assert_error (self->error, QS_ERROR, code);
  g_assert_false (self->is_saved);
  g_assert_nonnull (strstr (self->error->message, self->path));
  engine_assert_file (self->path, OLD, strlen (OLD));
  engine_assert_folder (self->folder, "picture");
}

QS_TEST_WITH (cancelled_leaves_the_old_file, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  for (guint kind = 0; kind < 3; kind++)
    {
      /* In the middle, and before the beginning. */
      g_cancellable_reset (cancellable);
      fixture->cancelled_by_painter = cancellable;
      save (fixture, kind, 30, 20, cancellable);
      assert_as_it_was (fixture, QS_ERROR_CANCELLED);

      fixture->cancelled_by_painter = NULL;
      save (fixture, kind, 30, 20, cancellable);
      assert_as_it_was (fixture, QS_ERROR_CANCELLED);
    }
  g_assert_cmpuint (fixture->n_painted, ==, 3);
}

QS_TEST_WITH (too_large_leaves_the_old_file, Fixture, NULL, set_up, tear_down)
{
  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  save (fixture, QS_PICTURE_PDF, 14401, 20, NULL);
  assert_as_it_was (fixture, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (strstr (fixture->error->message, "14400"));

  save (fixture, QS_PICTURE_PNG, 20, 16384, NULL);
  assert_as_it_was (fixture, QS_ERROR_OUT_OF_RANGE);
  g_assert_cmpuint (fixture->n_painted, ==, 0);
}

QS_TEST_WITH (failure_names_the_file, Fixture, NULL, set_up, tear_down)
{
  g_free (fixture->path);
  fixture->path = g_build_filename (fixture->folder, "missing", "picture.svg", NULL);
  save (fixture, QS_PICTURE_SVG, 10, 10, NULL);

  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (fixture->error->message, fixture->path));
}

QS_TEST_WITH (full_disk_is_told, Fixture, NULL, set_up, tear_down)
{
  g_free (fixture->path);
  fixture->path = g_strdup ("/dev/full");
  for (guint kind = 0; kind < 3; kind++)
    {
      save (fixture, kind, 10, 10, NULL);
      g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
      g_assert_nonnull (strstr (fixture->error->message, "/dev/full"));
    }
}

/* cairo knows no way back from such a matrix. */
static void
paint_badly (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  cairo_scale (cr, 0, 0);
}

QS_TEST_WITH (bad_painting_is_told, Fixture, NULL, set_up, tear_down)
{
  const char *cause = cairo_status_to_string (CAIRO_STATUS_INVALID_MATRIX);

  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  for (guint kind = 0; kind < 3; kind++)
    {
      g_clear_error (&fixture->error);
      g_assert_false (qs_picture_save (&(QsPicture){ kind, 10, 10, paint_badly }, fixture->path, NULL, &fixture->error));
      assert_as_it_was (fixture, QS_ERROR_FILE);
      g_assert_nonnull (strstr (fixture->error->message, fixture->path));
      g_assert_nonnull (strstr (fixture->error->message, cause));
    }

  g_clear_error (&fixture->error);
  g_assert_null (qs_picture_make (&(QsPicture){ QS_PICTURE_PNG, 10, 10, paint_badly }, &fixture->error));
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_NO_ROOM);
  g_assert_nonnull (strstr (fixture->error->message, cause));
}
