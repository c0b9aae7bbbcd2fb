/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

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

static void
job_clear (gpointer data)
{
  Job *job = data;

  job->free_content (job->content);
  g_free (job->path);
}

static void
job_unref (gpointer job)
{
  g_atomic_rc_box_release_full (job, job_clear);
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
  .free_job = job_unref,
};

static QsErrand *
start (gpointer    data,
       const char *path)
{
  Job *job = g_atomic_rc_box_acquire (data);

  job->path = g_strdup (path);

  return qs_errand_start (&saver_kind, job, 0, NULL);
}

static const QsSavingKind saving_kind = { .start = start, .free_data = job_unref };

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
  Job job = { NULL, write, content, free_content };
  g_autoptr (QsSavingFlow) flow = qs_saving_flow_new (&saving_kind, g_atomic_rc_box_dup (sizeof job, &job), parent);

  qs_saving_flow_ask (flow, title, name, NULL);
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
                          qs_errand_get_cancellable (run), error);
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
