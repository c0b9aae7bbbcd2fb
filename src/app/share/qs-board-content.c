/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board for the clipboard and for other programs. Its forms are formats of text, by their names, and those below;
 * each is made when somebody asks for it. */

#include "qs-board-content.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "qs-compat.h"
#include "qs-format.h"
#include "qs-known.h"
#include "qs-members.h"
#include "qs-problem-words.h"

/* Pictures, and the address of a file with one. */
#define FORM_PNG "png"
#define FORM_SVG "svg"
#define FORM_FILE "file"

/* What an editor takes, which GTK makes of any string. */
#define PLAIN_TEXT "text/plain;charset=utf-8"

/* The name of the folder of these files, among the application's data. */
#define FOLDER "qs-shared-files"

/* The millimetres of a user unit in a vector picture: a point. */
#define MILLIMETRES (25.4 / 72)

struct _QsBoardContent
{
  GdkContentProvider parent_instance;

  QsBoardPicture *board;
  const char *only;   /* the one form that is offered; NULL for all */
  gboolean with_file; /* whether a file is one of them */
};

QS_DEFINE_PLAIN_TYPE (QsBoardContent, qs_board_content, GDK_TYPE_CONTENT_PROVIDER)


/* Plain text is offered besides, in the form that the user chose. */
static const struct
{
  const char *mime_type;
  const char *form;
} offers[] = {
  { "text/uri-list", FORM_FILE },
  { "image/png", FORM_PNG },
  { "image/svg+xml", FORM_SVG },
  { "application/x-chess-fen", "fen" },
  { "application/x-queenside-columns", "columns" },
};

static gboolean
is_picture (const char *form)
{
  return g_str_equal (form, FORM_PNG) || g_str_equal (form, FORM_SVG);
}

static gboolean
is_offered (QsBoardContent *self,
            const char     *form)
{
  g_autofree char *text = NULL;

  if (self->only != NULL)
    return g_str_equal (form, self->only);
  if (g_str_equal (form, FORM_FILE))
    return self->with_file;
  if (is_picture (form))
    return TRUE;

  text = qs_board_content_get_text (self->board, form);

  return text != NULL;
}

static GdkContentFormats *
qs_board_content_ref_formats (GdkContentProvider *provider)
{
  QsBoardContent *self = QS_BOARD_CONTENT (provider);
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      if (is_offered (self, offers[i].form))
        gdk_content_formats_builder_add_mime_type (builder, offers[i].mime_type);
    }
  /* It is XML, for who edits it. */
  if (g_strcmp0 (self->only, FORM_SVG) == 0)
    gdk_content_formats_builder_add_mime_type (builder, PLAIN_TEXT);

  return gdk_content_formats_builder_free_to_formats (builder);
}

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

/* Takes @task and @bytes, which stay until they are written. */
static void
write_bytes (GTask  *task,
             GBytes *bytes)
{
  GOutputStream *stream = g_task_get_task_data (task);

  g_object_set_data_full (G_OBJECT (task), "bytes", bytes, (GDestroyNotify) g_bytes_unref);
  g_output_stream_write_all_async (stream, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                   g_task_get_priority (task), g_task_get_cancellable (task), written_cb, task);
}

static void
remove_folder (gpointer data)
{
  g_autofree char *folder = data;
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* The work of a thread. */
typedef struct
{
  QsPicture picture; /* of the board that it holds */
  char *path;        /* of the file whose address is wanted; NULL for the picture itself */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  qs_board_picture_unref (job->picture.data);
  g_free (job->path);
  g_free (job);
}

/* Saves the picture, and returns the address of its file. */
static GBytes *
save (const Job    *job,
      GCancellable *cancellable,
      GError      **error)
{
  g_autofree char *uri = NULL;
  char *line;

  if (!qs_picture_save (&job->picture, job->path, cancellable, error))
    return NULL;

  uri = g_filename_to_uri (job->path, NULL, NULL);
  line = g_strconcat (uri, "\r\n", NULL);

  return g_bytes_new_take (line, strlen (line));
}

static void
make_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  GBytes *bytes = job->path != NULL ? save (job, cancellable, &error) : qs_picture_make (&job->picture, &error);

  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
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
  GBytes *bytes = g_task_propagate_pointer (G_TASK (result), &error);

  if (bytes == NULL)
    g_task_return_error (task, error);
  else
    write_bytes (g_steal_pointer (&task), bytes);
}

/* Makes a picture, or a file with one if @path is not NULL; takes @task and @path. */
static void
make_picture (QsBoardContent *self,
              QsPictureKind   kind,
              char           *path,
              GTask          *task)
{
  g_autoptr (GTask) work = g_task_new (self, g_task_get_cancellable (task), made_cb, task);
  Job job = { { kind, .paint = qs_board_picture_paint, .data = qs_board_picture_ref (self->board) }, path };

  qs_board_picture_get_size (self->board, &job.picture.width, &job.picture.height);
  g_task_set_task_data (work, g_memdup2 (&job, sizeof job), job_free);
  g_task_run_in_thread (work, make_in_thread);
}

/* Other programs copy the file some time after it was dropped. So it stays as long as the application does. */
static void
save_file (QsBoardContent *self,
           GTask          *task)
{
  g_autofree char *name = qs_board_content_make_name (self->board, ".png");
  GObject *application = G_OBJECT (g_application_get_default ());
  char *folder = g_object_get_data (application, FOLDER);
  GError *error = NULL;

  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("queenside-XXXXXX", &error);
      g_object_set_data_full (application, FOLDER, folder, folder != NULL ? remove_folder : NULL);
    }

  if (folder != NULL)
    make_picture (self, QS_PICTURE_PNG, g_build_filename (folder, name, NULL), task);
  else
    {
      g_task_return_error (task, error);
      g_object_unref (task);
    }
}

static const char *
find_form (QsBoardContent *self,
           const char     *mime_type)
{
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      if (g_str_equal (offers[i].mime_type, mime_type) && is_offered (self, offers[i].form))
        return offers[i].form;
    }

  return g_strcmp0 (self->only, FORM_SVG) == 0 && g_str_equal (mime_type, PLAIN_TEXT) ? FORM_SVG : NULL;
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
  QsBoardContent *self = QS_BOARD_CONTENT (provider);
  GTask *task = g_task_new (provider, cancellable, callback, user_data);
  const char *form = find_form (self, mime_type);

  g_task_set_priority (task, io_priority);
  g_task_set_source_tag (task, qs_board_content_write_mime_type_async);
  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);

  if (form == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s is not offered", mime_type);
      g_object_unref (task);
    }
  else if (g_str_equal (form, FORM_PNG))
    make_picture (self, QS_PICTURE_PNG, NULL, task);
  else if (g_str_equal (form, FORM_SVG))
    make_picture (self, QS_PICTURE_SVG, NULL, task);
  else if (g_str_equal (form, FORM_FILE))
    save_file (self, task);
  else
    {
      char *text = qs_board_content_get_text (self->board, form);

      write_bytes (task, g_bytes_new_take (text, strlen (text)));
    }
}

static gboolean
qs_board_content_write_mime_type_finish (GdkContentProvider *provider,
                                         GAsyncResult       *result,
                                         GError            **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
qs_board_content_class_init (QsBoardContentClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  qs_members_own (klass, QsBoardContent, board, qs_board_picture_unref);
  provider_class->ref_formats = qs_board_content_ref_formats;
  provider_class->write_mime_type_async = qs_board_content_write_mime_type_async;
  provider_class->write_mime_type_finish = qs_board_content_write_mime_type_finish;
}

static QsBoardContent *
create (QsBoardPicture *board)
{
  QsBoardContent *self = g_object_new (QS_TYPE_BOARD_CONTENT, NULL);

  self->board = qs_board_picture_ref (board);

  return self;
}

/* Offers a board in all forms that other programs may want. @text names the format
 * of plain text; where the board has no such form, it is a text board. @with_file
 * offers the address of a file with the picture, which file managers copy. */
GdkContentProvider *
qs_board_content_new (QsBoardPicture *board,
                      const char     *text,
                      gboolean        with_file)
{
  QsBoardContent *self = create (board);
  g_autofree char *plain = qs_board_content_get_text (board, text);
  GdkContentProvider *parts[2];

  if (plain == NULL)
    plain = qs_board_content_get_text (board, "text");

  self->with_file = with_file;
  parts[0] = gdk_content_provider_new_typed (G_TYPE_STRING, plain);
  parts[1] = GDK_CONTENT_PROVIDER (self);

  return gdk_content_provider_new_union (parts, G_N_ELEMENTS (parts));
}

/* Offers a board in one form alone: `png`, `svg` or a format's name. NULL where the board has no such form. */
GdkContentProvider *
qs_board_content_new_as (QsBoardPicture *board,
                         const char     *form)
{
  g_autofree char *text = NULL;

  if (is_picture (form))
    {
      QsBoardContent *self = create (board);

      self->only = g_intern_string (form);
      return GDK_CONTENT_PROVIDER (self);
    }

  text = qs_board_content_get_text (board, form);

  return text != NULL ? gdk_content_provider_new_typed (G_TYPE_STRING, text) : NULL;
}

/* The queens of the board, with the required ones of empty rows. Returns whether each row has one. */
static gboolean
place_queens (const QsBoardPicture *board,
              guint16              *columns)
{
  const QsConstraints *constraints = board->scene.constraints;
  gboolean is_whole = TRUE;

  for (guint row = 0; row < board->n_rows; row++)
    {
      guint32 required = constraints != NULL && row < constraints->n_rows ? constraints->required[row] : 0;

      columns[row] = board->scene.columns != NULL ? board->scene.columns[row] : QS_EMPTY_ROW;
      if (columns[row] >= board->n && required != 0)
        columns[row] = (guint16) __builtin_ctz (required);
      is_whole = is_whole && columns[row] < board->n;
    }

  return is_whole;
}

/* The list that the board is from, as a format sees it; with @problem, which must outlive it. */
static QsFormatSet
describe_list (const QsBoardPicture *board,
               QsProblem            *problem)
{
  const QsConstraints *constraints = board->scene.constraints;
  QsFormatSet set = {
    .n_rows = board->n_rows,
    .n = board->n,
    .first = board->number,
    .count = 1,
    .total = QS_FORMAT_UNKNOWN,
    .is_fundamental = board->is_fundamental,
    .problem = board->scene.board != NULL || constraints != NULL ? problem : NULL,
  };

  if (board->scene.board != NULL)
    *problem = board->scene.board->problem;
  else if (constraints != NULL)
    qs_problem_init (problem, board->n);
  if (constraints != NULL)
    problem->squares = *constraints;

  if (board->scene.board == NULL && (constraints == NULL || qs_constraints_is_empty (constraints)))
    {
      if (board->is_fundamental)
        qs_known_fundamental (board->n, &set.total);
      else
        qs_known_total (board->n, &set.total);
    }

  return set;
}

/* What a file of this format has for the board, without its last
 * line feed; NULL where the format needs more than the board has. */
char *
qs_board_content_get_text (const QsBoardPicture *board,
                           const char           *form)
{
  const QsFormat *format = qs_format_find (form);
  QsProblem problem;
  const QsFormatSet set = describe_list (board, &problem);
  guint16 columns[QS_MAX_N];
  const QsFormatBoard solution = { columns, board->number, board->class_number, board->images, 0 };
  gboolean is_whole = place_queens (board, columns);
  GString *text;

  if (format == NULL || format->append == NULL || (format->flags & QS_FORMAT_IS_BINARY) != 0)
    return NULL;
  /* Few formats have a place for an empty row, or do with what is known without the list. */
  if ((!is_whole && format != &qs_format_text && format != &qs_format_fen) ||
      (board->number == 0 && (format->flags & QS_FORMAT_IS_NUMBERED) != 0) ||
      (board->class_number == 0 && (format->flags & QS_FORMAT_NEEDS_CLASS) != 0))
    return NULL;

  text = g_string_new (NULL);
  qs_format_begin (format, text, &set);
  format->append (text, &set, &solution);
  qs_format_end (format, text);

  return g_strchomp (g_string_free (text, FALSE));
}

/* A name for the board's file, such as “8-queens-12.png”. @suffix has its dot. */
char *
qs_board_content_make_name (const QsBoardPicture *picture,
                            const char           *suffix)
{
  g_autofree char *n = g_strdup_printf ("%u", picture->n);
  g_autofree char *stem = picture->scene.board != NULL ? qs_problem_words_stem (&picture->scene.board->problem)
                                                       : g_strdup_printf (_ ("%s-queens"), n);

  return picture->number == 0 ? g_strconcat (stem, suffix, NULL)
                              : g_strdup_printf ("%s-%" G_GUINT64_FORMAT "%s", stem, picture->number, suffix);
}

/* The sides are in user units of the picture. */
char *
qs_board_content_describe_size (QsPictureKind kind,
                                double        width,
                                double        height)
{
  if (kind == QS_PICTURE_PNG)
    /* Translators: the width and the height of a picture. */
    return g_strdup_printf (_ ("%.0f × %.0f pixels"), width * QS_PICTURE_PIXELS, height * QS_PICTURE_PIXELS);

  /* Translators: the width and the height of a picture. */
  return g_strdup_printf (_ ("%.0f × %.0f mm"), width * MILLIMETRES, height * MILLIMETRES);
}

/* The picture, so many pixels wide and high, does not change. */
GdkPaintable *
qs_board_content_new_paintable (QsBoardPicture *picture,
                                int             side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = qs_compat_append_cairo (snapshot, NULL, &GRAPHENE_RECT_INIT (0, 0, (float) side, (float) side));

  qs_board_picture_paint (cr, side, side, picture);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT ((float) side, (float) side));
}
