/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for a file, and saves pages of boards to it in a thread. */

#include "config.h"

#include "qs-sheet-saver.h"

#include <glib/gi18n.h>

#include "qs-saver.h"

/* What is saved, and where. */
typedef struct
{
  QsToast *toast; /* weak: the window may be gone when it ends */
  QsSheetBook *book;
  QsSheetPaper paper;
  char *path;
  QsPictureKind kind;
} Save;

static void
save_free (Save *save)
{
  g_clear_weak_pointer (&save->toast);
  qs_sheet_book_unref (save->book);
  g_free (save->path);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static gboolean
is_never_stopped (gpointer data)
{
  return FALSE;
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Save *save = task_data;
  GError *error = NULL;

  if (qs_sheet_file_save (save->book, &save->paper, save->kind, save->path, is_never_stopped, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Save) save = user_data;
  g_autofree char *name = g_path_get_basename (save->path);
  /* Translators: a file's name. */
  g_autofree char *message = g_strdup_printf (_ ("Saved to “%s”"), name);
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (save->toast != NULL)
    qs_toast_show_message (save->toast, error != NULL ? error->message : message);

  g_application_release (g_application_get_default ());
}

static void
chosen_cb (const char *path,
           gpointer    data)
{
  g_autoptr (Save) save = data;
  g_autoptr (GTask) task = NULL;

  if (path == NULL)
    return;

  save->path = g_strdup (path);
  if (!qs_picture_find_kind (path, &save->kind))
    {
      if (save->toast != NULL)
        qs_toast_show_message (save->toast, _ ("Choose a name that ends in .pdf, .svg or .png"));
      return;
    }

  /* The application stays until the file is whole. */
  g_application_hold (g_application_get_default ());
  task = g_task_new (NULL, NULL, saved_cb, save);
  g_task_set_task_data (task, g_steal_pointer (&save), NULL);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * qs_sheet_saver_ask:
 * @parent: the window that asks
 * @toast: where the result is told
 * @book: the pages
 * @paper: the paper
 * @name: the name that is suggested
 *
 * Asks for a file and saves pages to it, as the name's ending says.
 */
void
qs_sheet_saver_ask (GtkWindow          *parent,
                    QsToast            *toast,
                    QsSheetBook        *book,
                    const QsSheetPaper *paper,
                    const char         *name)
{
  Save *save = g_new0 (Save, 1);

  g_set_weak_pointer (&save->toast, toast);
  save->book = qs_sheet_book_ref (book);
  save->paper = *paper;
  qs_saver_ask (parent, toast, _ ("Save Pages"), name, NULL, chosen_cb, save);
}
