/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for the file to save to, writes it, and shows in the window how far it is and what came of it.
 *
 * A flow asks and writes one thing after the other, and stays until that has ended, whatever becomes of its window. */

#include "qs-saving-flow.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"
#include "qs-file-writer.h"
#include "qs-members.h"
#include "qs-saving.h"
#include "qs-text.h"
#include "qs-toast.h"

/* What takes shorter than this, in milliseconds, shows no progress: it would only flicker. */
#define SHORT 300

struct _QsSavingFlow
{
  GObject parent_instance;
  const QsSavingKind *kind;
  gpointer data;
  GtkWindow *window; /* weak */
  GtkWindow *dialog; /* weak: while it is open */
  QsErrand *errand;  /* the last one, running or not */
  char *path;        /* of the last one */
  guint timer;       /* while the errand has not taken long */
};

QS_DEFINE_PLAIN_TYPE (QsSavingFlow, qs_saving_flow, G_TYPE_OBJECT)

/* NULL when the window is gone. */
static QsToast *
get_toast (QsSavingFlow *self)
{
  return self->window != NULL ? qs_toast_find (GTK_WIDGET (self->window)) : NULL;
}

static char *
describe_progress (QsSavingFlow *self)
{
  if (self->kind->describe_progress != NULL)
    return self->kind->describe_progress (self->errand);

  /* Translators: a file's name. */
  return qs_text_fill (_ ("Saving “%s”…"), qs_shown_basename (self->path));
}

static char *
describe_result (QsSavingFlow *self,
                 const char   *name,
                 const GError *error)
{
  if (self->kind->describe_result != NULL)
    return self->kind->describe_result (self->data, self->errand, name, error);

  if (g_error_matches (error, QS_ERROR, QS_ERROR_CANCELLED))
    /* Translators: a file's name. */
    return g_strdup_printf (_ ("Saving was cancelled: nothing was written to “%s”"), name);

  /* Translators: a file's name. */
  return error == NULL ? g_strdup_printf (_ ("Saved to “%s”"), name) : NULL;
}

static void
show_progress (QsSavingFlow *self)
{
  QsToast *toast = get_toast (self);
  guint64 total = qs_errand_get_progress (self->errand)->total;
  g_autofree char *message = NULL;

  if (toast == NULL || self->timer != 0)
    return;

  message = describe_progress (self);
  qs_toast_show_progress (toast, message,
                          total > 0 ? (double) qs_errand_get_progress (self->errand)->done / (double) total : -1,
                          qs_errand_get_cancellable (self->errand));
}

/* What stands still reports nothing, and can be cancelled all the same. */
static void
long_cb (gpointer data)
{
  QsSavingFlow *self = data;

  self->timer = 0;
  if (self->window == NULL)
    qs_errand_cancel (self->errand);
  else
    show_progress (self);
}

/* What would take long does not go on without its window. */
static void
window_gone_cb (QsSavingFlow *self)
{
  g_clear_weak_pointer (&self->window);
  if (self->errand != NULL && self->timer == 0)
    qs_errand_cancel (self->errand);
}

/* Says what came of it, and has the desktop say so too where something long has ended while nobody looked. Pages of a sheet
 * have other names than the one that was chosen. */
static void
finished_cb (QsSavingFlow *self,
             const GError *error)
{
  g_autofree char *name = qs_shown_basename (self->path);
  g_autofree char *result = describe_result (self, name, error);
  const char *message = result != NULL ? result : error->message;
  const char *path = error == NULL && g_file_test (self->path, G_FILE_TEST_EXISTS) ? self->path : NULL;
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  QsToast *toast = get_toast (self);

  g_signal_emit_by_name (self, "changed");
  if (toast != NULL)
    qs_toast_show_message (toast, message);
  if (path != NULL && toast != NULL)
    qs_toast_offer_file (toast, path);
  if (self->timer == 0 && toast != NULL && (active == NULL || !gtk_window_is_active (active)))
    qs_saving_notify (message, path);
  g_clear_handle_id (&self->timer, g_source_remove);

  qs_saving_end ();
  /* The reference that the errand held. */
  g_object_unref (self);
}

/* The application stays until the file is whole, or everything as it was. */
static void
save (QsSavingFlow *self,
      const char   *path)
{
  g_autoptr (GError) error = NULL;
  char *followed =
      self->kind->follow_name != NULL ? self->kind->follow_name (self->data, path, &error) : g_strdup (path);

  if (followed == NULL)
    {
      qs_toast_show_in (GTK_WIDGET (self->window), error->message);
      return;
    }

  g_free (self->path);
  self->path = followed;
  g_clear_object (&self->errand);
  qs_saving_begin ();
  self->errand = self->kind->start (self->data, followed);
  self->timer = g_timeout_add_once (SHORT, long_cb, self);
  g_signal_connect_object (self->errand, "progress", G_CALLBACK (show_progress), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->errand, "finished", G_CALLBACK (finished_cb), g_object_ref (self), G_CONNECT_SWAPPED);
  g_signal_emit_by_name (self, "changed");
}

/* What is wrong with the answer; NULL where there is a file, or none is wanted. */
static char *
find_problem (const GError *error,
              GFile        *file,
              const char   *path)
{
  if (error != NULL)
    /* Translators: the system's reason. */
    return g_strdup_printf (_ ("Could not open the file chooser: %s"), error->message);

  if (file == NULL || path != NULL)
    return NULL;

  /* Translators: the address of a file. */
  return qs_text_fill (_ ("“%s” is not on this machine: choose a local folder"), g_file_get_uri (file));
}

static void
answer_cb (GFile        *file,
           const GError *error,
           gpointer      user_data)
{
  g_autoptr (QsSavingFlow) self = user_data;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *problem = find_problem (error, file, path);

  /* The window may be gone, and the application with it. */
  if (self->window == NULL)
    return;

  if (problem != NULL)
    qs_toast_show_in (GTK_WIDGET (self->window), problem);
  else if (path != NULL && !qs_saving_flow_is_running (self))
    save (self, path);
}

static void
answered_cb (QsSavingFlow *self,
             GtkWindow    *dialog)
{
  self->kind->answered (self, dialog, self->data);
}

static void
qs_saving_flow_finalize (GObject *object)
{
  QsSavingFlow *self = QS_SAVING_FLOW (object);

  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->dialog);
  g_clear_object (&self->errand);
  g_free (self->path);
  if (self->kind->free_data != NULL)
    self->kind->free_data (self->data);

  G_OBJECT_CLASS (qs_saving_flow_parent_class)->finalize (object);
}

static void
qs_saving_flow_class_init (QsSavingFlowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_saving_flow_finalize;

  /* It has begun or ended to save. */
  g_signal_new ("changed", QS_TYPE_SAVING_FLOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* A flow for one window. @kind stays for good; takes @data. */
QsSavingFlow *
qs_saving_flow_new (const QsSavingKind *kind,
                    gpointer            data,
                    GtkWindow          *window)
{
  QsSavingFlow *self = g_object_new (QS_TYPE_SAVING_FLOW, NULL);

  self->kind = kind;
  self->data = data;
  g_set_weak_pointer (&self->window, window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (window_gone_cb), self, G_CONNECT_SWAPPED);

  return self;
}

gpointer
qs_saving_flow_get_data (QsSavingFlow *self)
{
  return self->data;
}

/* %NULL when it is gone. */
GtkWindow *
qs_saving_flow_get_window (QsSavingFlow *self)
{
  return self->window;
}

/* Shows the dialog that asks what to save, and that emits “confirmed” when it is answered. */
void
qs_saving_flow_show_dialog (QsSavingFlow *self,
                            GtkWindow    *dialog)
{
  g_set_weak_pointer (&self->dialog, dialog);
  g_signal_connect_object (dialog, "confirmed", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

/* Asks for the file, and saves to it; the file dialog itself asks whether to replace one.
 * Takes @filters, as qs_compat_choose_file() does. */
void
qs_saving_flow_ask (QsSavingFlow *self,
                    const char   *title,
                    const char   *name,
                    GListModel   *filters)
{
  qs_compat_choose_file (self->window, title, name, filters, answer_cb, g_object_ref (self));
}

/* Whether the dialog of qs_saving_flow_show_dialog() is open, or something is saved. */
gboolean
qs_saving_flow_is_busy (QsSavingFlow *self)
{
  return self->dialog != NULL || qs_saving_flow_is_running (self);
}

gboolean
qs_saving_flow_is_running (QsSavingFlow *self)
{
  return self->errand != NULL && qs_errand_is_running (self->errand);
}

/* By the ending of a file's name; @error says which there are. */
gboolean
qs_saving_flow_find_picture_kind (const char    *path,
                                  QsPictureKind *kind,
                                  GError       **error)
{
  g_autofree char *name = qs_shown_basename (path);

  if (qs_picture_find_kind (path, kind))
    return TRUE;

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a file's name. */
                        _ ("“%s” is not a picture: choose a name that ends in .svg, .pdf or .png"), name);
}

/* What is saved that is there already: as it was when the user asked, it shares nothing with others that are saved meanwhile. */
typedef struct
{
  char *path;
  QsSavingWrite write;
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

static const QsErrandKind job_kind = {
  .name = "qs-saving-flow",
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

  return qs_errand_start (&job_kind, job, 0, NULL);
}

static const QsSavingKind saving_kind = { .start = start, .free_data = job_unref };

/* Asks for a file, and saves something to it. @write runs in a
 * thread, and nobody else changes @content, which this takes. */
void
qs_saving_flow_save (GtkWindow     *parent,
                     const char    *title,
                     const char    *name,
                     QsSavingWrite  write,
                     gpointer       content,
                     GDestroyNotify free_content)
{
  Job job = { NULL, write, content, free_content };
  g_autoptr (QsSavingFlow) flow = qs_saving_flow_new (&saving_kind, g_atomic_rc_box_dup (sizeof job, &job), parent);

  qs_saving_flow_ask (flow, title, name, NULL);
}

typedef struct
{
  QsPicture picture;
  GDestroyNotify free_data;
} Picture;

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  picture->free_data (picture->picture.data);
  g_free (picture);
}

static gboolean
write_picture (const char   *path,
               gconstpointer content,
               QsErrandRun  *run,
               GError      **error)
{
  QsPicture picture = ((const Picture *) content)->picture;

  return qs_saving_flow_find_picture_kind (path, &picture.kind, error) &&
         qs_picture_save (&picture, path, qs_errand_get_cancellable (run), error);
}

/* Asks for a file, and saves a picture to it, of the kind that the name's ending says. It is painted in a thread, and nobody
 * else changes its data, which this takes. */
void
qs_saving_flow_save_picture (GtkWindow       *parent,
                             const char      *title,
                             const char      *name,
                             const QsPicture *picture,
                             GDestroyNotify   free_data)
{
  const Picture content = { *picture, free_data };

  qs_saving_flow_save (parent, title, name, write_picture, g_memdup2 (&content, sizeof content), picture_free);
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
qs_saving_flow_save_text (GtkWindow  *parent,
                          const char *title,
                          const char *name,
                          char       *text)
{
  qs_saving_flow_save (parent, title, name, write_text, text, g_free);
}
