/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats that a solution on the clipboard offers, and their bytes. */

#include "qs-board-content.h"

#include <cairo.h>
#include <string.h>

#include "qs-test-main.h"

typedef struct
{
  GBytes *bytes;
  GError *error;
  gboolean has_ended;
} Answer;

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Answer *answer = user_data;

  gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (source), result, &answer->error);
  answer->has_ended = TRUE;
}

static GBytes *
take (GdkContentProvider *content,
      const char         *mime_type)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  Answer answer = { 0 };

  gdk_content_provider_write_mime_type_async (content, mime_type, stream, G_PRIORITY_DEFAULT, NULL, written_cb,
                                              &answer);
  while (!answer.has_ended)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (answer.error);
  g_output_stream_close (stream, NULL, NULL);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static const guint16 solution_columns[] = { 0, 4, 7, 5, 2, 6, 1, 3 };

static QsBoardPicture *
create_board (void)
{
  return qs_board_picture_new (8, &(QsScene){ .columns = solution_columns }, QS_BOARD_LOOK_ALL);
}

static GdkContentProvider *
create (void)
{
  g_autoptr (QsBoardPicture) board = create_board ();

  return qs_board_content_new (board, "columns", FALSE);
}

QS_TEST (offers_text_and_pictures)
{
  g_autoptr (GdkContentProvider) content = create ();
  g_autoptr (GdkContentFormats) formats = gdk_content_provider_ref_formats (content);

  g_assert_true (gdk_content_formats_contain_gtype (formats, G_TYPE_STRING));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "image/png"));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "image/svg+xml"));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "application/x-queenside-columns"));
  g_assert_false (gdk_content_formats_contain_mime_type (formats, "text/uri-list"));
}

static void
assert_text (GdkContentProvider *content,
             const char         *expected)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GError) error = NULL;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (g_value_get_string (&value), ==, expected);
}

QS_TEST (text_is_the_column_list)
{
  g_autoptr (GdkContentProvider) content = create ();

  assert_text (content, "1 5 8 6 3 7 2 4");
}

QS_TEST (text_has_the_form_that_was_asked_for)
{
  g_autoptr (QsBoardPicture) board = create_board ();
  g_autoptr (GdkContentProvider) whole = qs_board_content_new (board, "text", FALSE);
  g_autoptr (GdkContentProvider) list = qs_board_content_new_as (board, "columns");
  g_autoptr (GBytes) columns = take (whole, "application/x-queenside-columns");

  assert_text (whole, "Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....");
  assert_text (list, "1 5 8 6 3 7 2 4");
  g_assert_cmpmem (g_bytes_get_data (columns, NULL), g_bytes_get_size (columns), "1 5 8 6 3 7 2 4", 15);
  g_assert_null (qs_board_content_new_as (board, "csv"));
  board->number = 2;
  g_assert_null (qs_board_content_new_as (board, "csv"));
  g_assert_null (qs_board_content_new_as (board, "no such form"));
}

/* The list that it is from is named, and the class, when they are known. */
QS_TEST (solution_of_a_part)
{
  g_autoptr (QsBoardPicture) board = NULL;
  g_autoptr (GdkContentProvider) json = NULL;
  QsConstraints constraints;

  qs_constraints_init (&constraints, 8);
  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_REQUIRED);
  board = qs_board_picture_new (8, &(QsScene){ .columns = solution_columns, .constraints = &constraints },
                                QS_BOARD_LOOK_ALL);
  board->number = 3;
  board->is_fundamental = TRUE;
  board->class_number = 7;
  board->images = 8;
  json = qs_board_content_new_as (board, "json");
  assert_text (json, "{\"format\":\"queenside\",\"version\":1,\"n\":8,\"problem\":\"8+a8\",\"filter\":{\"require\":[\"a8\"],\"forbid\":[],"
                     "\"fundamental\":true},\"total\":null,\"solutions\":[\n"
                     "{\"rank\":3,\"columns\":[1,5,8,6,3,7,2,4],\"class\":7,\"images\":8}\n]}");
}

/* A placement is no solution: it has a text board, with the required queens, and no columns. */
QS_TEST (placements_have_fewer_forms)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 3, QS_EMPTY_ROW, QS_EMPTY_ROW };
  QsConstraints constraints;
  g_autoptr (QsBoardPicture) board = NULL;
  g_autoptr (GdkContentProvider) content = NULL;
  g_autoptr (GdkContentFormats) formats = NULL;
  g_autoptr (GBytes) fen = NULL;

  qs_constraints_init (&constraints, 4);
  qs_constraints_set (&constraints, (QsSquare){ 3, 2 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (&constraints, (QsSquare){ 1, 0 }, QS_SQUARE_RULE_FORBIDDEN);
  board = qs_board_picture_new (4, &(QsScene){ .columns = columns, .constraints = &constraints }, QS_BOARD_LOOK_ALL);
  content = qs_board_content_new (board, "columns", FALSE);
  formats = gdk_content_provider_ref_formats (content);

  assert_text (content, "....\n...Q\n....\n..Q.");
  fen = take (content, "application/x-chess-fen");
  g_assert_cmpmem (g_bytes_get_data (fen, NULL), g_bytes_get_size (fen), "4/3Q/4/2Q1 w - - 0 1", 20);
  g_assert_null (qs_board_content_new_as (board, "columns"));
  g_assert_false (gdk_content_formats_contain_mime_type (formats, "application/x-queenside-columns"));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "image/png"));
}

/* One form alone; an editor takes SVG as the text that it is. */
QS_TEST (one_form_alone)
{
  g_autoptr (QsBoardPicture) board = create_board ();
  g_autoptr (GdkContentProvider) png = qs_board_content_new_as (board, "png");
  g_autoptr (GdkContentProvider) svg = qs_board_content_new_as (board, "svg");
  g_autoptr (GdkContentFormats) png_formats = gdk_content_provider_ref_formats (png);
  g_autoptr (GdkContentFormats) svg_formats = gdk_content_provider_ref_formats (svg);
  g_autoptr (GBytes) picture = take (svg, "image/svg+xml");
  g_autoptr (GBytes) text = take (svg, "text/plain;charset=utf-8");
  const char *const png_names[] = { "image/png", NULL };
  const char *const svg_names[] = { "image/svg+xml", "text/plain;charset=utf-8", NULL };

  g_assert_cmpstrv (gdk_content_formats_get_mime_types (png_formats, NULL), png_names);
  g_assert_cmpstrv (gdk_content_formats_get_mime_types (svg_formats, NULL), svg_names);
  g_assert_true (g_bytes_equal (picture, text));
}

QS_TEST (svg_is_a_whole_picture)
{
  g_autoptr (GdkContentProvider) content = create ();
  g_autoptr (GBytes) bytes = take (content, "image/svg+xml");
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  g_assert_true (g_str_has_prefix (text, "<?xml"));
  g_assert_nonnull (memmem (text, length, "</svg>", 6));
}

typedef struct
{
  const guint8 *data;
  gsize length;
} Cursor;

static cairo_status_t
read_cb (void          *closure,
         unsigned char *data,
         unsigned int   length)
{
  Cursor *cursor = closure;

  if (length > cursor->length)
    return CAIRO_STATUS_READ_ERROR;

  memcpy (data, cursor->data, length);
  cursor->data += length;
  cursor->length -= length;

  return CAIRO_STATUS_SUCCESS;
}

/* The darkest point of a square, which a queen is darker than any square without one. */
static guint
find_darkest (cairo_surface_t *surface,
              guint            row,
              guint            column)
{
  int side = cairo_image_surface_get_width (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  double square = side / 9.0;
  guint darkest = 255;

  /* Coordinates stand in about a square's room around the board; the middle of each square is well inside. */
  for (int y = (int) ((row + 0.85) * square); y < (int) ((row + 1.15) * square); y++)
    {
      for (int x = (int) ((column + 0.85) * square); x < (int) ((column + 1.15) * square); x++)
        darkest = MIN (darkest, data[y * stride + x * 4 + 1]);
    }

  return darkest;
}

QS_TEST (png_shows_the_queens)
{
  static const guint queens[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  g_autoptr (GdkContentProvider) content = create ();
  g_autoptr (GBytes) bytes = take (content, "image/png");
  Cursor cursor = { g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) };
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream (read_cb, &cursor);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), >=, 640);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, cairo_image_surface_get_height (surface));

  for (guint row = 0; row < 8; row++)
    {
      for (guint column = 0; column < 8; column++)
        g_assert_true ((find_darkest (surface, row, column) < 64) == (queens[row] == column));
    }

  cairo_surface_destroy (surface);
}
