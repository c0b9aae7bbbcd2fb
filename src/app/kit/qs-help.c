/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a page of the help: in the desktop's help viewer where there is one, and in a browser where not. */

#include "config.h"

#include "qs-help-private.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"

/* The pages as a viewer finds them, below any of the folders for data. */
#define VIEWER_PAGES "help/C/queenside/index.page"

static gboolean
has_pages (const char *folder)
{
  g_autofree char *index = g_build_filename (folder, VIEWER_PAGES, NULL);

  return g_file_test (index, G_FILE_TEST_EXISTS);
}

/* The viewer, unless it would not find the pages; NULL for none. */
static GAppInfo *
find_viewer (void)
{
  const char *const *folders = g_get_system_data_dirs ();
  gboolean is_found = has_pages (g_get_user_data_dir ());

  for (guint i = 0; !is_found && folders[i] != NULL; i++)
    is_found = has_pages (folders[i]);

  return is_found ? g_app_info_get_default_for_uri_scheme ("help") : NULL;
}

/* Finds a page in the first of the user's languages that has it, and else in English;
 * NULL if there is none. @folder has a folder of web pages for each language. */
char *
qs_help_find_file (const char *folder,
                   const char *page)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *name = g_strconcat (page, ".html", NULL);

  /* The last of them is C. */
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, languages[i], name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static void
file_opened_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  if (qs_compat_open_file_finish (source, result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, QS_ERROR, QS_ERROR_FILE,
                             /* Translators: the file with the help, and why no program shows it. */
                             _ ("The help is in “%s”, which cannot be opened: %s"), (char *) g_task_get_task_data (task),
                             error->message);
}

static void
open_file (GTask      *task,
           const char *page)
{
  g_autofree char *path = qs_help_find_file (QS_HELP_DIR, page);

  if (path == NULL)
    {
      /* Translators: a folder. */
      g_task_return_new_error (task, QS_ERROR, QS_ERROR_FILE, _ ("The help is not installed in “%s”"), QS_HELP_DIR);
      return;
    }

  g_task_set_task_data (task, g_strdup (path), g_free);
  qs_compat_open_file (g_task_get_source_object (task), path, file_opened_cb, g_object_ref (task));
}

static void
viewer_opened_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autofree char *page = g_strdup (g_task_get_task_data (task));

  if (g_app_info_launch_uris_finish (G_APP_INFO (source), result, NULL))
    g_task_return_boolean (task, TRUE);
  else
    open_file (task, page);
}

/* @opened hears when the page is shown, or cannot be. */
void
qs_help_open (GtkWindow          *parent,
              const char         *page,
              GAsyncReadyCallback opened,
              gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (parent, NULL, opened, user_data);
  g_autoptr (GAppInfo) viewer = find_viewer ();
  g_autoptr (GdkAppLaunchContext) context = NULL;
  g_autofree char *uri = NULL;
  GList uris = { NULL };

  if (viewer == NULL)
    {
      open_file (task, page);
      return;
    }

  uri = g_strconcat ("help:queenside/", page, NULL);
  uris.data = uri;
  context = gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (parent)));
  g_task_set_task_data (task, g_strdup (page), g_free);
  g_app_info_launch_uris_async (viewer, &uris, G_APP_LAUNCH_CONTEXT (context), NULL, viewer_opened_cb,
                                g_object_ref (task));
}

/* Returns whether a viewer or a browser was asked to show the page. The error is QS_ERROR_FILE. */
gboolean
qs_help_open_finish (GAsyncResult *result,
                     GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Gives a class of dialogs the key of the help. */
void
qs_help_add_key (GtkWidgetClass *dialog_class,
                 const char     *page)
{
  gtk_widget_class_add_binding_action (dialog_class, GDK_KEY_F1, 0, "app.help", "s", page);
}
