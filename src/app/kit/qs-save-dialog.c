/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for the file to save to, and tells in the window why there is none. */

#include "config.h"

#include "qs-save-dialog.h"

#include <glib/gi18n.h>

#include "qs-compat.h"

/* Who waits for the answer. */
typedef struct
{
  QsToast *toast; /* weak: the window may be gone by then */
  QsSaveFunc save;
  gpointer data;
} Question;

/* Returns: (nullable): what is wrong with the answer; nothing is where there is a file, or none is wanted */
static char *
find_problem (const GError *error,
              GFile        *file,
              const char   *path)
{
  g_autofree char *uri = NULL;

  if (error != NULL)
    /* Translators: the system's reason. */
    return g_strdup_printf (_ ("Could not ask for a file: %s"), error->message);

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
  question->save (path, question->data);
}

/**
 * qs_save_dialog_ask:
 * @parent: the window that asks
 * @toast: where it is told that the file cannot be asked for, or is on another
 *   machine
 * @title: the dialog's title
 * @name: the name that is suggested
 * @save: gets the answer
 * @data: passed to @save
 *
 * Asks for the file to save to. That an existing file may be replaced is asked
 * by the dialog.
 */
void
qs_save_dialog_ask (GtkWindow  *parent,
                    QsToast    *toast,
                    const char *title,
                    const char *name,
                    QsSaveFunc  save,
                    gpointer    data)
{
  Question *question = g_new0 (Question, 1);

  g_set_weak_pointer (&question->toast, toast);
  question->save = save;
  question->data = data;
  qs_compat_choose_save_file (parent, title, name, answer_cb, question);
}
