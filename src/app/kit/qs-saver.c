/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what is there already to a file that the user names: a picture, a text, or what a function writes. */

#include "qs-saver.h"

#include "qs-file-writer.h"
#include "qs-saving-flow.h"

/* What the errand works on, as it was when the user asked. It shares nothing with others that are saved meanwhile. */
typedef struct
{
  char *path;
  QsSaverWrite write;
  gpointer content;
  GDestroyNotify free_content;
} Job;

#define QS_TYPE_SAVER (qs_saver_get_type ())

G_DECLARE_FINAL_TYPE (QsSaver, qs_saver, QS, SAVER, QsSavingFlow)

struct _QsSaver
{
  QsSavingFlow parent_instance;

  Job *job; /* until it is started */
};

G_DEFINE_FINAL_TYPE (QsSaver, qs_saver, QS_TYPE_SAVING_FLOW)

static void
job_free (gpointer data)
{
  Job *job = data;

  job->free_content (job->content);
  g_free (job->path);
  g_free (job);
}

static gboolean
work (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  const Job *job = data;

  return job->write (job->path, job->content, run, error);
}

static const QsErrandKind saver_kind = {
  .name = "qs-saver",
  .is_awaited = TRUE,
  .work = work,
  .free_job = job_free,
};

static QsErrand *
start (QsSavingFlow *saver,
       const char   *path)
{
  QsSaver *self = QS_SAVER (saver);

  self->job->path = g_strdup (path);

  return qs_errand_start (&saver_kind, g_steal_pointer (&self->job), 0, NULL);
}

static void
qs_saver_finalize (GObject *object)
{
  g_clear_pointer (&QS_SAVER (object)->job, job_free);

  G_OBJECT_CLASS (qs_saver_parent_class)->finalize (object);
}

static void
qs_saver_class_init (QsSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_saver_finalize;
  QS_SAVING_FLOW_CLASS (klass)->start = start;
}

static void
qs_saver_init (QsSaver *self)
{
}

/* Asks for a file, and saves something to it. @write runs in a
 * thread, and nobody else changes @content, which this takes. */
void
qs_saver_save (GtkWindow     *parent,
               const char    *title,
               const char    *name,
               QsSaverWrite   write,
               gpointer       content,
               GDestroyNotify free_content)
{
  g_autoptr (QsSaver) self = qs_saving_flow_new (QS_TYPE_SAVER, parent);

  self->job = g_new (Job, 1);
  *self->job = (Job){ NULL, write, content, free_content };
  qs_saving_flow_ask (QS_SAVING_FLOW (self), title, name, NULL);
}

typedef struct
{
  double width;
  double height;
  QsPicturePaint paint;
  gpointer data;
  GDestroyNotify free_data;
} Picture;

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  picture->free_data (picture->data);
  g_free (picture);
}

static gboolean
write_picture (const char   *path,
               gconstpointer content,
               QsErrandRun  *run,
               GError      **error)
{
  const Picture *picture = content;
  QsPictureKind kind;

  return qs_saving_flow_find_picture_kind (path, &kind, error) &&
         qs_picture_save (path, kind, picture->width, picture->height, picture->paint, picture->data,
                          qs_errand_run_get_cancellable (run), error);
}

/* Asks for a file, and saves a picture to it, of the kind that the name's ending says. The size
 * is in user units. @paint runs in a thread, and nobody else changes @data, which this takes. */
void
qs_saver_save_picture (GtkWindow     *parent,
                       const char    *title,
                       const char    *name,
                       double         width,
                       double         height,
                       QsPicturePaint paint,
                       gpointer       data,
                       GDestroyNotify free_data)
{
  const Picture picture = { width, height, paint, data, free_data };

  qs_saver_save (parent, title, name, write_picture, g_memdup2 (&picture, sizeof picture), picture_free);
}

static gboolean
write_text (const char   *path,
            gconstpointer content,
            QsErrandRun  *run,
            GError      **error)
{
  return qs_file_writer_replace (path, content, error);
}

/* Asks for a file, and saves a text to it, which this takes. */
void
qs_saver_save_text (GtkWindow  *parent,
                    const char *title,
                    const char *name,
                    char       *text)
{
  qs_saver_save (parent, title, name, write_text, text, g_free);
}
