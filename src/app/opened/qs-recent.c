/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-recent.h"

#include "qs-error.h"

/* How many a menu has, and how many letters of a name: the menu is as wide as the longest. */
#define MAX_FILES 10
#define MAX_LETTERS 40

/* Whether the user lets programs remember what was opened. */
static gboolean
is_allowed (void)
{
  gboolean is_enabled;

  g_object_get (gtk_settings_get_default (), "gtk-recent-files-enabled", &is_enabled, NULL);

  return is_enabled;
}

static GDateTime *
get_time (GtkRecentInfo *info)
{
  const char *command;
  guint count;
  GDateTime *time = NULL;

  gtk_recent_info_get_application_info (info, g_get_application_name (), &command, &count, &time);

  return time;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return g_date_time_compare (get_time (*(GtkRecentInfo **) b), get_time (*(GtkRecentInfo **) a));
}

/* The paths of those that this program has opened, the last one first. Whether they are still there is not asked: a disk
 * that sleeps would hold up the menu. */
static GPtrArray *
find_ours (void)
{
  g_autolist (GtkRecentInfo) all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autoptr (GPtrArray) ours = g_ptr_array_new ();
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (GList *item = all; item != NULL; item = item->next)
    {
      if (get_time (item->data) != NULL)
        g_ptr_array_add (ours, item->data);
    }

  g_ptr_array_sort (ours, compare);
  for (guint i = 0; i < ours->len && paths->len < MAX_FILES; i++)
    {
      char *path = g_filename_from_uri (gtk_recent_info_get_uri (ours->pdata[i]), NULL, NULL);

      if (path != NULL)
        g_ptr_array_add (paths, path);
    }

  return paths;
}

/* A name that leaves its middle out where it is long. */
static char *
shorten (const char *path)
{
  char *name = qs_shown_basename (path);
  glong length = g_utf8_strlen (name, -1);
  g_autofree char *whole = NULL;
  g_autofree char *begin = NULL;

  if (length <= MAX_LETTERS)
    return name;

  whole = name;
  begin = g_utf8_substring (name, 0, MAX_LETTERS / 2);

  return g_strconcat (begin, "…", g_utf8_offset_to_pointer (name, length - MAX_LETTERS / 2 + 1), NULL);
}

/* A file's name as a menu's label, with its folder where another file has the same. */
static char *
describe (GPtrArray  *paths,
          const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = shorten (path);
  g_autofree char *place = shorten (folder);
  g_autofree char *base = g_path_get_basename (path);
  GString *label = g_string_new (name);
  guint n_alike = 0;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *other = g_path_get_basename (paths->pdata[i]);

      n_alike += g_str_equal (base, other);
    }
  if (n_alike > 1)
    g_string_append_printf (label, " · %s", place);
  g_string_replace (label, "_", "__", 0);

  return g_string_free (label, FALSE);
}

/* Remembers a file that was opened, unless the user has forbidden it. A pipe cannot be opened again. */
void
qs_recent_add (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *uri = g_file_get_uri (file);

  if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR) && is_allowed ())
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

/* Fills @menu with the files, the last one first; each item is the action `win.open-recent`. */
void
qs_recent_list (GMenu *menu)
{
  g_autoptr (GPtrArray) paths = is_allowed () ? find_ours () : NULL;

  g_menu_remove_all (menu);
  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autofree char *label = describe (paths, paths->pdata[i]);
      g_autofree char *uri = g_filename_to_uri (paths->pdata[i], NULL, NULL);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-recent", "s", uri);
      g_menu_append_item (menu, item);
    }
}
