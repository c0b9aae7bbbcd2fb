/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for the file to save to, writes it, and shows the result in the window. */

#include "config.h"

#include "qs-saver.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-file-writer.h"
#include "qs-saving.h"
#include "qs-shown-text.h"

/* The caller that waits for the answer. */
typedef struct
{
  QsToast *toast; /* weak: the window may be gone by then */
  QsSaverFunc chosen;
  gpointer data;
} Question;

/* What is saved, as it was when the user asked. It shares nothing with others that are saved meanwhile. */
typedef struct
{
  QsToast *toast; /* weak: the window may be gone when it ends */
  char *path;
  double width; /* of a picture */
  double height;
  QsPicturePaint paint; /* NULL for what is no picture, */
  QsSaverWrite write;   /* which this writes */
  gpointer content;     /* what is painted or written */
  GDestroyNotify free_content;
} Save;

static Save *
save_new (QsToast       *toast,
          gpointer       content,
          GDestroyNotify free_content)
{
  Save *self = g_new0 (Save, 1);

  g_set_weak_pointer (&self->toast, toast);
  self->content = content;
  self->free_content = free_content;

  return self;
}

static void
save_free (Save *self)
{
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->content, self->free_content);
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static void
tell (Save       *self,
      const char *message)
{
  if (self->toast != NULL)
    qs_toast_show_message (self->toast, message);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Save) self = user_data;
  g_autofree char *name = qs_shown_basename (self->path);
  /* Translators: a file's name. */
  g_autofree char *message = g_strdup_printf (_ ("Saved to “%s”"), name);
  g_autoptr (GError) error = NULL;

  if (self->paint != NULL)
    qs_picture_save_finish (result, &error);
  else
    g_task_propagate_boolean (G_TASK (result), &error);

  tell (self, error != NULL ? error->message : message);
  qs_saving_end ();
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Save *self = task_data;
  GError *error = NULL;

  if (self->write (self->path, self->content, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
write_content (Save *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, saved_cb, self);

  g_task_set_task_data (task, self, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

static void
write_picture (Save         *self,
               QsPictureKind kind)
{
  qs_picture_save_async (self->path, kind, self->width, self->height, self->paint, g_steal_pointer (&self->content),
                         self->free_content, NULL, saved_cb, self);
}

static void
tell_no_picture (Save *self)
{
  g_autofree char *name = qs_shown_basename (self->path);
  g_autofree char *message =
      /* Translators: a file's name. */
      g_strdup_printf (_ ("“%s” is not a picture: choose a name that ends in .svg, .pdf or .png"), name);

  tell (self, message);
}

static void
chosen_cb (const char *path,
           gpointer    data)
{
  g_autoptr (Save) self = data;
  QsPictureKind kind;

  if (path == NULL)
    return;

  self->path = g_strdup (path);
  if (self->paint != NULL && !qs_picture_find_kind (path, &kind))
    {
      tell_no_picture (self);
      return;
    }

  /* The application stays until the file is whole. */
  qs_saving_begin ();
  if (self->paint != NULL)
    write_picture (g_steal_pointer (&self), kind);
  else
    write_content (g_steal_pointer (&self));
}

/* What is wrong with the answer; NULL where there is a file, or none is wanted. */
static char *
find_problem (const GError *error,
              GFile        *file,
              const char   *path)
{
  g_autofree char *uri = NULL;

  if (error != NULL)
    /* Translators: the system's reason. */
    return g_strdup_printf (_ ("Could not open the file chooser: %s"), error->message);

  if (file == NULL || path != NULL)
    return NULL;

  uri = g_file_get_uri (file);

  /* Translators: the address of a file. */
  return g_strdup_printf (_ ("“%s” is not on this machine: choose a local folder"), uri);
}

static void
answer_cb (GFile        *file,
           const GError *error,
           gpointer      user_data)
{
  g_autofree Question *question = user_data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *problem = find_problem (error, file, path);

  if (problem != NULL && question->toast != NULL)
    qs_toast_show_message (question->toast, problem);

  g_clear_weak_pointer (&question->toast);
  question->chosen (path, question->data);
}

/* Asks for the file to save to; the dialog itself asks whether to replace
 * one. The toast says that the dialog failed, or that the file is on
 * another machine. Takes @filters, as qs_compat_choose_save_file() does. */
void
qs_saver_ask (GtkWindow  *parent,
              QsToast    *toast,
              const char *title,
              const char *name,
              GListModel *filters,
              QsSaverFunc chosen,
              gpointer    data)
{
  Question *question = g_new0 (Question, 1);

  g_set_weak_pointer (&question->toast, toast);
  question->chosen = chosen;
  question->data = data;
  qs_compat_choose_save_file (parent, title, name, filters, answer_cb, question);
}

/* Asks for a file, and saves a picture to it, of the kind that the name's ending says. The size
 * is in user units. @paint runs in a thread, and nobody else changes @data, which this takes. */
void
qs_saver_save_picture (GtkWindow     *parent,
                       QsToast       *toast,
                       const char    *title,
                       const char    *name,
                       double         width,
                       double         height,
                       QsPicturePaint paint,
                       gpointer       data,
                       GDestroyNotify free_data)
{
  Save *save = save_new (toast, data, free_data);

  save->width = width;
  save->height = height;
  save->paint = paint;
  qs_saver_ask (parent, toast, title, name, NULL, chosen_cb, save);
}

/* Asks for a file, and saves something to it. @write runs in a
 * thread, and nobody else changes @content, which this takes. */
void
qs_saver_save (GtkWindow     *parent,
               QsToast       *toast,
               const char    *title,
               const char    *name,
               QsSaverWrite   write,
               gpointer       content,
               GDestroyNotify free_content)
{
  Save *save = save_new (toast, content, free_content);

  save->write = write;
  qs_saver_ask (parent, toast, title, name, NULL, chosen_cb, save);
}

static gboolean
write_text (const char   *path,
            gconstpointer content,
            GError      **error)
{
  return qs_file_writer_replace (path, content, error);
}

/* Asks for a file, and saves a text to it, which this takes. */
void
qs_saver_save_text (GtkWindow  *parent,
                    QsToast    *toast,
                    const char *title,
                    const char *name,
                    char       *text)
{
  qs_saver_save (parent, toast, title, name, write_text, text, g_free);
}
