/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows a page of the help: in the desktop's help viewer where there is one, else in a browser, and in a window of our
 * own where neither can be opened, and in a sandbox. */

#include "config.h"

#include "qs-help.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"
#include "qs-help-page.h"
#include "qs-help-window.h"

/* The pages as a viewer finds them, below any of the folders for data. */
#define VIEWER_PAGES "help/C/queenside/index.page"

/* The folder of @data's with the pages, which has a folder for each language; NULL without pages. */
static char *
find_pages_below (const char *data)
{
  g_autofree char *index = g_build_filename (data, VIEWER_PAGES, NULL);

  return g_file_test (index, G_FILE_TEST_EXISTS) ? g_build_filename (data, "help", NULL) : NULL;
}

static char *
find_pages (void)
{
  const char *const *folders = g_get_system_data_dirs ();
  char *pages = find_pages_below (g_get_user_data_dir ());

  for (guint i = 0; pages == NULL && folders[i] != NULL; i++)
    pages = find_pages_below (folders[i]);

  return pages;
}

/* Shows the page in a window of our own, if the pages are installed. */
static gboolean
show_window (GTask *task)
{
  g_autofree char *pages = find_pages ();

  if (pages == NULL)
    return FALSE;

  qs_help_window_show (g_task_get_source_object (task), pages, g_task_get_task_data (task));
  g_task_return_boolean (task, TRUE);

  return TRUE;
}

static char *
find_web_page (GTask *task)
{
  g_autofree char *name = g_strconcat (g_task_get_task_data (task), ".html", NULL);

  return qs_help_page_find_file (QS_HELP_DIR, name);
}

static void
file_opened_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autofree char *path = find_web_page (task);
  g_autoptr (GError) error = NULL;

  if (qs_compat_open_file_finish (source, result, &error))
    g_task_return_boolean (task, TRUE);
  else if (!show_window (task))
    g_task_return_new_error (task, QS_ERROR, QS_ERROR_FILE,
                             /* Translators: the file with the help, and why no program shows it. */
                             _ ("The help is in “%s”, which cannot be opened: %s"), path, error->message);
}

static void
open_file (GTask *task)
{
  g_autofree char *path = find_web_page (task);

  if (path != NULL)
    qs_compat_open_file (g_task_get_source_object (task), path, file_opened_cb, g_object_ref (task));
  else if (!show_window (task))
    /* Translators: a folder. */
    g_task_return_new_error (task, QS_ERROR, QS_ERROR_FILE, _ ("The help is not installed in “%s”"), QS_HELP_DIR);
}

static void
viewer_opened_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  if (g_app_info_launch_uris_finish (G_APP_INFO (source), result, NULL))
    g_task_return_boolean (task, TRUE);
  else
    open_file (task);
}

/* @opened hears when the page is shown, or cannot be. What is started on this machine does not appear in a browser that
 * shows our windows. */
void
qs_help_open (GtkWindow          *parent,
              const char         *page,
              GAsyncReadyCallback opened,
              gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (parent, NULL, opened, user_data);
  g_autoptr (GdkAppLaunchContext) context =
      gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (parent)));
  g_autofree char *uri = g_strconcat ("help:queenside/", page, NULL);
  g_autofree char *pages = find_pages ();
  g_autoptr (GAppInfo) viewer = NULL;

  g_task_set_task_data (task, g_strdup (page), g_free);
  /* A browser outside a sandbox may not see the pages, or only the one that it is asked for. */
  if ((qs_compat_is_in_browser () || g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS)) && show_window (task))
    return;

  /* The viewer, unless it would not find the pages. */
  if (pages != NULL)
    viewer = g_app_info_get_default_for_uri_scheme ("help");
  if (viewer != NULL)
    g_app_info_launch_uris_async (viewer, &(GList){ .data = uri }, G_APP_LAUNCH_CONTEXT (context), NULL,
                                  viewer_opened_cb, g_object_ref (task));
  else
    open_file (task);
}

/* Returns whether the page is shown, or a viewer or a browser was asked to show it. The error is QS_ERROR_FILE. */
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
