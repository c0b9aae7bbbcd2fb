/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solution for the clipboard: its column list, and its board as pictures, which are made on request. */

#include "config.h"

#include "qs-board-content.h"

#include "qs-board-picture.h"
#include "qs-enumerator.h"
#include "qs-picture.h"

struct _QsBoardContent
{
  GdkContentProvider parent_instance;

  QsBoardPicture *picture;
};

G_DEFINE_FINAL_TYPE (QsBoardContent, qs_board_content, GDK_TYPE_CONTENT_PROVIDER)

static const struct
{
  const char *mime_type;
  QsPictureKind kind;
} pictures[] = {
  { "image/png", QS_PICTURE_PNG },
  { "image/svg+xml", QS_PICTURE_SVG },
};

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
made_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  GBytes *bytes = qs_picture_make_finish (result, &error);
  GOutputStream *stream = g_task_get_task_data (task);

  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  /* The bytes stay until they are written. */
  g_object_set_data_full (G_OBJECT (task), "bytes", bytes, (GDestroyNotify) g_bytes_unref);
  g_output_stream_write_all_async (stream, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   g_task_get_priority (task), g_task_get_cancellable (task), written_cb,
                                   g_object_ref (task));
}

static GdkContentFormats *
qs_board_content_ref_formats (GdkContentProvider *provider)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    gdk_content_formats_builder_add_mime_type (builder, pictures[i].mime_type);

  return gdk_content_formats_builder_free_to_formats (builder);
}

static void
make (QsBoardContent     *self,
      QsPictureKind       kind,
      GCancellable       *cancellable,
      GAsyncReadyCallback callback,
      gpointer            user_data)
{
  double side = qs_board_picture_get_side (self->picture);

  qs_picture_make_async (kind, side, side, qs_board_picture_paint, qs_board_picture_ref (self->picture),
                         qs_board_picture_unref, cancellable, callback, user_data);
}

static void
qs_board_content_write_mime_type_async (GdkContentProvider *provider,
                                        const char         *mime_type,
                                        GOutputStream      *stream,
                                        int                 io_priority,
                                        GCancellable       *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, user_data);

  g_task_set_priority (task, io_priority);
  g_task_set_source_tag (task, qs_board_content_write_mime_type_async);
  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      if (g_str_equal (pictures[i].mime_type, mime_type))
        {
          make (QS_BOARD_CONTENT (provider), pictures[i].kind, cancellable, made_cb, g_steal_pointer (&task));
          return;
        }
    }

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s is not offered", mime_type);
}

static gboolean
qs_board_content_write_mime_type_finish (GdkContentProvider *provider,
                                         GAsyncResult       *result,
                                         GError            **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
qs_board_content_finalize (GObject *object)
{
  qs_board_picture_unref (QS_BOARD_CONTENT (object)->picture);

  G_OBJECT_CLASS (qs_board_content_parent_class)->finalize (object);
}

static void
qs_board_content_class_init (QsBoardContentClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qs_board_content_finalize;
  provider_class->ref_formats = qs_board_content_ref_formats;
  provider_class->write_mime_type_async = qs_board_content_write_mime_type_async;
  provider_class->write_mime_type_finish = qs_board_content_write_mime_type_finish;
}

static void
qs_board_content_init (QsBoardContent *self)
{
}

/**
 * qs_board_content_new:
 * @columns: (array length=n): the column of the queen in each row, from 0
 * @n: the side of the board, in squares, 1 … %QS_ENUMERATOR_MAX_N
 *
 * Offers a solution as its column list (text), and its board as PNG and SVG.
 *
 * Returns: (transfer full): the content for the clipboard
 */
GdkContentProvider *
qs_board_content_new (const guint16 *columns,
                      guint          n)
{
  g_autofree char *list = NULL;
  QsBoardContent *self;
  GdkContentProvider *parts[2];

  g_return_val_if_fail (columns != NULL, NULL);
  g_return_val_if_fail (n >= 1 && n <= QS_ENUMERATOR_MAX_N, NULL);

  self = g_object_new (QS_TYPE_BOARD_CONTENT, NULL);
  self->picture = qs_board_picture_new (n, &(QsScene){ .columns = columns }, QS_BOARD_LOOK_ALL);

  list = qs_solution_to_string (columns, n);
  parts[0] = gdk_content_provider_new_typed (G_TYPE_STRING, list);
  parts[1] = GDK_CONTENT_PROVIDER (self);

  return gdk_content_provider_new_union (parts, G_N_ELEMENTS (parts));
}
