/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which files the desktop's list of recent ones gets, and what the main menu shows of them. */

#include <glib/gstdio.h>

#include "qs-recent.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"
#include "qs-window.h"

#define BOARDS "2 4 1 3\n3 1 4 2\n"

static GFile *
write_file (const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static void
open_file (GFile *file)
{
  qs_window_open (QS_WINDOW (test_get_window ()), file);
}

/* Where recent files are not wanted, GTK has no list to look in. */
static gboolean
is_recent (GFile *file)
{
  g_autolist (GtkRecentInfo) all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autofree char *uri = g_file_get_uri (file);
  gboolean is_there = FALSE;

  for (GList *item = all; item != NULL; item = item->next)
    is_there = is_there || g_str_equal (gtk_recent_info_get_uri (item->data), uri);

  return is_there;
}

/* The labels of the menu, joined by bars. */
static char *
list_labels (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GString *labels = g_string_new (NULL);

  qs_recent_list (menu);
  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autofree char *label = NULL;

      g_assert_true (g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
      g_string_append_printf (labels, "%s|", label);
    }

  return g_string_free (labels, FALSE);
}

static void
forget_all (void)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  g_autolist (GtkRecentInfo) all = gtk_recent_manager_get_items (manager);

  for (GList *item = all; item != NULL; item = item->next)
    gtk_recent_manager_remove_item (manager, gtk_recent_info_get_uri (item->data), NULL);
}

QS_TEST_WINDOW (kinds_of_files, 8)
{
  g_autoptr (GFile) boards = write_file ("four.txt", BOARDS);
  g_autoptr (GFile) level = write_file ("level.txt", "aabb\nabbb\nccdd\ncddd\n");
  g_autoptr (GFile) steps = write_file ("steps.txt", "n 5\nplace 1 1\nplace 2 3\n");

  forget_all ();
  open_file (boards);
  test_until (is_recent (boards));
  open_file (level);
  test_until (is_recent (level));
  open_file (steps);
  test_until (is_recent (steps));
}

QS_TEST_WINDOW (failure, 8)
{
  g_autoptr (GFile) bad = write_file ("bad.txt", "1 5 8 6 3 7 2 9\n");
  g_autoptr (GFile) boards = write_file ("four.txt", BOARDS);

  forget_all ();
  open_file (bad);
  test_until (test_shows ("No Boards Found"));
  open_file (boards);
  test_until (is_recent (boards));
  g_assert_false (is_recent (bad));
}

QS_TEST_WINDOW (private_mode, 8)
{
  g_autoptr (GFile) secret = write_file ("secret.txt", BOARDS);
  g_autoptr (GFile) boards = write_file ("four.txt", BOARDS);
  g_autofree char *labels = NULL;

  forget_all ();
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", FALSE, NULL);
  open_file (secret);
  test_until (test_shows ("All 2 solutions for 4 queens"));
  labels = list_labels ();
  g_assert_cmpstr (labels, ==, "");

  g_object_set (gtk_settings_get_default (), "gtk-recent-files-enabled", TRUE, NULL);
  open_file (boards);
  test_until (is_recent (boards));
  g_assert_false (is_recent (secret));
}

QS_TEST_WINDOW (labels, 8)
{
  g_autoptr (GFile) first = write_file ("monday/my_work.txt", BOARDS);
  g_autoptr (GFile) second = write_file ("tuesday/my_work.txt", BOARDS);
  g_autoptr (GFile) third =
      write_file ("a-name-that-is-much-longer-than-anybody-would-want-to-see-it-in-a-menu.txt", BOARDS);
  g_autofree char *one = NULL;
  g_autofree char *all = NULL;

  forget_all ();
  qs_recent_add (first);
  test_until (is_recent (first));
  one = list_labels ();
  g_assert_cmpstr (one, ==, "my__work.txt|");

  qs_recent_add (second);
  qs_recent_add (third);
  test_until (is_recent (second) && is_recent (third));
  all = list_labels ();
  g_assert_nonnull (strstr (all, "my__work.txt · monday|"));
  g_assert_nonnull (strstr (all, "my__work.txt · tuesday|"));
  g_assert_nonnull (strstr (all, "a-name-that-is-much-…ee-it-in-a-menu.txt|"));
}

static void
choose_item (const char *label)
{
  GtkWidget *item = test_find (TEST_LABEL, label);

  while (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (item)) != GTK_ACCESSIBLE_ROLE_MENU_ITEM)
    item = gtk_widget_get_parent (item);
  g_assert_true (gtk_widget_activate (item));
}

/* A file from the menu is opened in the window whose menu it is. */
QS_TEST_WINDOW (menu, 8)
{
  g_autoptr (GFile) boards = write_file ("four.txt", BOARDS);

  forget_all ();
  test_press ("Main menu");
  test_until (test_shows ("Open…"));
  g_assert_false (test_shows ("Open Recent"));
  test_type ("Escape");
  qs_recent_add (boards);
  test_until (is_recent (boards));

  test_press ("Main menu");
  test_until (test_shows ("Open Recent"));
  choose_item ("Open Recent");
  test_until (test_shows ("four.txt"));
  choose_item ("four.txt");
  test_until (test_shows ("All 2 solutions for 4 queens"));
}
