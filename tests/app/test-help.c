/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help: its pages hold together, tell about all that there is, and are a key away. */

#include <gio/gio.h>
#include <string.h>

#include "qs-format.h"
#include "qs-help-page.h"
#include "qs-help-window.h"
#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-test-widget.h"
#include "qs-window-private.h"

/* What was read of the help; an element is listed when it ends. */
typedef struct
{
  char *page;
  char *name;
  char *target; /* the id of a page or section, or what a link or a picture leads to; NULL for none */
  GString *text;
} Element;

static void
element_free (Element *element)
{
  g_free (element->page);
  g_free (element->name);
  g_free (element->target);
  g_string_free (element->text, TRUE);
  g_free (element);
}

typedef struct
{
  const char *page;
  GPtrArray *open;
  GPtrArray *elements;
} Reading;

static void
start_element (GMarkupParseContext *context,
               const char          *name,
               const char         **names,
               const char         **values,
               gpointer             user_data,
               GError             **error)
{
  Reading *reading = user_data;
  Element *element = g_new0 (Element, 1);

  element->page = g_strdup (reading->page);
  element->name = g_strdup (name);
  element->text = g_string_new (NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "id") || g_str_equal (names[i], "xref") || g_str_equal (names[i], "src"))
        element->target = g_strdup (values[i]);
    }
  g_ptr_array_add (reading->open, element);
}

/* Text is also that of the elements around it, with single blanks. */
static void
add_text (GMarkupParseContext *context,
          const char          *text,
          gsize                length,
          gpointer             user_data,
          GError             **error)
{
  Reading *reading = user_data;

  for (guint i = 0; i < reading->open->len; i++)
    {
      GString *all = ((Element *) reading->open->pdata[i])->text;

      for (gsize k = 0; k < length; k++)
        {
          gboolean is_blank = g_ascii_isspace (text[k]);

          if (!is_blank || (all->len > 0 && all->str[all->len - 1] != ' '))
            g_string_append_c (all, is_blank ? ' ' : text[k]);
        }
    }
}

static void
end_element (GMarkupParseContext *context,
             const char          *name,
             gpointer             user_data,
             GError             **error)
{
  Reading *reading = user_data;

  g_ptr_array_add (reading->elements, g_ptr_array_steal_index (reading->open, reading->open->len - 1));
}

static char *
get_folder (void)
{
  return g_test_build_filename (G_TEST_DIST, "..", "help", NULL);
}

static void
read_page (const char *name,
           GPtrArray  *elements)
{
  static const GMarkupParser parser = { .start_element = start_element, .end_element = end_element, .text = add_text };
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  Reading reading = { name, open, elements };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  g_autofree char *folder = get_folder ();
  g_autofree char *file = g_strconcat (name, ".page", NULL);
  g_autofree char *path = g_build_filename (folder, "C", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  if (!g_markup_parse_context_parse (context, text, (gssize) length, &error) ||
      !g_markup_parse_context_end_parse (context, &error))
    g_error ("%s: %s", path, error->message);
}

/* Of all pages. */
static GPtrArray *
read_help (void)
{
  GPtrArray *elements = g_ptr_array_new_with_free_func ((GDestroyNotify) element_free);
  g_autofree char *folder = get_folder ();
  g_autofree char *pages = g_build_filename (folder, "C", NULL);
  g_autoptr (GDir) dir = g_dir_open (pages, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *page = g_strndup (name, strlen (name) - strlen (".page"));

      g_assert_true (g_str_has_suffix (name, ".page"));
      read_page (page, elements);
    }

  return elements;
}

/* The element of that name, with that text or target; NULL in place of any of these is for all. */
static const Element *
find (GPtrArray  *elements,
      const char *page,
      const char *name,
      const char *target,
      const char *text)
{
  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];

      if ((page == NULL || g_str_equal (element->page, page)) && g_str_equal (element->name, name) &&
          (target == NULL || g_strcmp0 (element->target, target) == 0) &&
          (text == NULL || g_str_equal (g_strstrip (element->text->str), text)))
        return element;
    }

  return NULL;
}

/* A link leads to a page, or to a section of it. */
static void
assert_link_resolves (GPtrArray     *elements,
                      const Element *link)
{
  g_auto (GStrv) parts = g_strsplit (link->target, "#", 2);

  if (find (elements, parts[0], "page", parts[0], NULL) == NULL ||
      (parts[1] != NULL && find (elements, parts[0], "section", parts[1], NULL) == NULL))
    g_error ("%s.page leads to “%s”, which is not there", link->page, link->target);
}

QS_TEST (links_lead_somewhere)
{
  g_autoptr (GPtrArray) elements = read_help ();
  guint n_links = 0;

  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];

      if (!g_str_equal (element->name, "link"))
        continue;

      assert_link_resolves (elements, element);
      n_links++;
    }

  g_assert_cmpuint (n_links, >, 0);
}

/* Each page has its own name, and is found from the first. */
QS_TEST (pages_are_found)
{
  g_autoptr (GPtrArray) elements = read_help ();

  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];

      if (!g_str_equal (element->name, "page"))
        continue;

      g_assert_cmpstr (element->target, ==, element->page);
      g_assert_nonnull (find (elements, element->page, "title", NULL, NULL));
      g_assert_nonnull (find (elements, element->page, "desc", NULL, NULL));
      if (!g_str_equal (element->page, "index") && find (elements, "index", "link", element->page, NULL) == NULL)
        g_error ("The index does not lead to %s.page", element->page);
    }
}

/* A figure is one of those that the build draws. */
QS_TEST (figures_are_drawn)
{
  g_autoptr (GPtrArray) elements = read_help ();
  g_autofree char *folder = get_folder ();
  g_autofree char *path = g_build_filename (folder, "figures", NULL);
  g_autofree char *figures = NULL;
  guint n_figures = 0;

  g_assert_true (g_file_get_contents (path, &figures, NULL, NULL));
  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];
      g_autofree char *line = NULL;

      if (!g_str_equal (element->name, "media"))
        continue;

      g_assert_true (g_str_has_prefix (element->target, "figures/") && g_str_has_suffix (element->target, ".svg"));
      line = g_strdup_printf ("\n%.*s ", (int) (strlen (element->target) - strlen ("figures/.svg")),
                              element->target + strlen ("figures/"));
      if (strstr (figures, line) == NULL)
        g_error ("%s.page shows “%s”, which nothing draws", element->page, element->target);
      g_assert_cmpstr (element->text->str, !=, "");
      n_figures++;
    }

  g_assert_cmpuint (n_figures, >, 0);
}

/* Each method has a page with its name, its cost, and a figure. */
QS_TEST (tells_about_each_method)
{
  g_autoptr (GPtrArray) elements = read_help ();
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      const char *page = methods[i]->id;

      if (find (elements, page, "title", NULL, methods[i]->name) == NULL ||
          find (elements, page, "section", "cost", NULL) == NULL || find (elements, page, "media", NULL, NULL) == NULL)
        g_error ("The help does not tell about the method %s", page);
    }
}

static void
assert_has_format (GPtrArray  *elements,
                   const char *id,
                   const char *name)
{
  if (find (elements, "export", "code", NULL, id) == NULL || find (elements, "export", "gui", NULL, name) == NULL)
    g_error ("The help does not tell about the format %s, “%s”", id, name);
}

QS_TEST (tells_about_each_format)
{
  g_autoptr (GPtrArray) elements = read_help ();

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    assert_has_format (elements, (*format)->id, (*format)->name);
}

/* A row of the page of keys begins with what the key does, and ends with the key. */
static gboolean
has_key (GPtrArray  *elements,
         const char *title,
         const char *key)
{
  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];

      if (g_str_equal (element->page, "keys") && g_str_equal (element->name, "tr") &&
          g_str_has_prefix (element->text->str, title) && g_str_has_suffix (element->text->str, key))
        return TRUE;
    }

  return FALSE;
}

/* Only letters and digits are called the same in all versions of GTK. */
static void
assert_has_key (GPtrArray  *elements,
                const char *title,
                const char *keys)
{
  const char *plus = strrchr (keys, '+');
  const char *last = plus != NULL && plus[1] != '\0' ? plus + 1 : keys;
  gboolean is_plain = strlen (last) == 1 && g_ascii_isalnum (*last);

  if (!has_key (elements, title, is_plain ? last : ""))
    g_error ("The page of keys does not say that %s is for “%s”", keys, title);
}

/* All that the window of keys shows is on the page of keys. */
QS_TEST_WINDOW (tells_about_each_key, 8)
{
  g_autoptr (GPtrArray) elements = read_help ();
  g_autoptr (GPtrArray) labels = NULL;
  guint n_keys = 0;

  test_activate ("win.shortcuts");
  test_until (test_is_active ("Keyboard Shortcuts"));
  labels = test_list (TEST_LABEL, "*");
  for (guint i = 1; i < labels->len; i++)
    {
      if (!gtk_widget_has_css_class (labels->pdata[i], "keycap"))
        continue;

      assert_has_key (elements, gtk_label_get_text (labels->pdata[i - 1]), gtk_label_get_text (labels->pdata[i]));
      n_keys++;
    }

  g_assert_cmpuint (n_keys, >, 50);
}

/* What a menu says, without its mnemonic and the dots of a dialog. */
static void
assert_menu_is_told (GPtrArray  *elements,
                     GMenuModel *menu)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        {
          g_auto (GStrv) parts = g_strsplit (label, "_", -1);
          g_autofree char *plain = g_strjoinv ("", parts);

          if (find (elements, NULL, "gui", NULL, plain) == NULL)
            g_error ("The help does not tell about “%s” of the main menu", plain);
        }

      for (guint k = 0; k < G_N_ELEMENTS (links); k++)
        {
          g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, links[k]);

          if (below != NULL)
            assert_menu_is_told (elements, below);
        }
    }
}

QS_TEST_WINDOW (tells_about_the_main_menu, 8)
{
  g_autoptr (GPtrArray) elements = read_help ();
  GtkWidget *button = test_find (TEST_BUTTON, "Main menu");
  GtkWidget *menu_button = gtk_widget_get_ancestor (button, GTK_TYPE_MENU_BUTTON);

  /* Only then it is there. */
  test_press ("Main menu");
  assert_menu_is_told (elements, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (menu_button)));
}

static void
add_enclosed (GHashTable *words,
              const char *text,
              char        before,
              char        after)
{
  const char *end;

  for (const char *start = strchr (text, before); start != NULL; start = strchr (start, before))
    {
      start++;
      if ((end = strchr (start, after)) != NULL)
        g_hash_table_add (words, g_strndup (start, (gsize) (end - start)));
    }
}

/* Adds what stands between two quotation marks or between two tags, without mnemonics, as the help writes it. */
static void
add_words (GHashTable *words,
           const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *plain = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "_", -1);
  plain = g_strjoinv ("", parts);
  add_enclosed (words, plain, '"', '"');
  add_enclosed (words, plain, '>', '<');
}

/* Returns: (transfer full): those of all files with words */
static GHashTable *
read_words (void)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "..", NULL);
  g_autofree char *list = g_build_filename (root, "po", "POTFILES.in", NULL);
  g_autofree char *names = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (list, &names, NULL, NULL));
  lines = g_strsplit (names, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (root, lines[i], NULL);

      if (*lines[i] != '\0' && *lines[i] != '#')
        add_words (words, path);
    }

  return words;
}

/* The help calls controls by the names that they have. */
QS_TEST (names_controls_as_the_window_does)
{
  g_autoptr (GPtrArray) elements = read_help ();
  g_autoptr (GHashTable) words = read_words ();

  for (guint i = 0; i < elements->len; i++)
    {
      const Element *element = elements->pdata[i];

      if (g_str_equal (element->name, "gui") && !g_hash_table_contains (words, element->text->str))
        g_error ("%s.page tells about “%s”, which is not in the window", element->page, element->text->str);
    }
}

static void
write_file (const char *name,
            const char *text,
            int         mode)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, mode, &error);
  g_assert_no_error (error);
}

/* A viewer that writes down what it is asked to show. */
static void
install_viewer (void)
{
  const char *folder = g_get_user_data_dir ();
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\necho \"$1\" >'%s/shown~' && mv '%s/shown~' '%s/shown'\n", folder,
                                             folder, folder);
  g_autofree char *desktop = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Viewer\nExec='%s/viewer' %%u\n"
                                              "MimeType=x-scheme-handler/help;\n", folder);

  write_file ("viewer", script, 0700);
  write_file ("applications/viewer.desktop", desktop, 0600);
  write_file ("applications/mimeapps.list", "[Default Applications]\nx-scheme-handler/help=viewer.desktop\n", 0600);
  write_file ("help/C/queenside/index.page", "", 0600);
}

static gboolean
has_shown (const char *expected)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "shown", NULL);
  g_autofree char *shown = NULL;

  return g_file_get_contents (path, &shown, NULL, NULL) && g_str_equal (shown, expected);
}

/* Where there is a viewer for it, the help opens there. */
static void
test_viewer (void)
{
  test_type ("alt+2");
  test_until (qs_window_is_in_view ((QsWindow *) test_get_window (), "search"));
  test_type ("F1");
  test_until (has_shown ("help:queenside/search\n"));
}

static char *asked; /* for this page */

static void
asked_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  g_free (asked);
  asked = g_variant_dup_string (parameter, NULL);
}

/* Takes the place of the application, which would start another program. */
static void
catch_help (void)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("help", G_VARIANT_TYPE_STRING);

  g_signal_connect (action, "activate", G_CALLBACK (asked_cb), NULL);
  g_action_map_add_action (G_ACTION_MAP (gtk_window_get_application (test_get_window ())), G_ACTION (action));
  g_clear_pointer (&asked, g_free);
}

static void
assert_help_is (GPtrArray  *elements,
                const char *page)
{
  test_until (asked != NULL);
  g_assert_cmpstr (asked, ==, page);
  g_assert_nonnull (find (elements, page, "page", page, NULL));
  g_clear_pointer (&asked, g_free);
}

QS_TEST_WINDOW (each_view_has_a_page, 8)
{
  QsWindow *window = (QsWindow *) test_get_window ();
  g_autoptr (GListModel) pages = G_LIST_MODEL (gtk_stack_get_pages (window->view_stack));
  g_autoptr (GPtrArray) elements = read_help ();

  catch_help ();
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (pages, i);
      GtkStackPage *page = (GtkStackPage *) item;

      gtk_stack_page_set_visible (page, TRUE);
      gtk_stack_set_visible_child (window->view_stack, gtk_stack_page_get_child (page));
      test_activate ("win.help");
      assert_help_is (elements, gtk_stack_page_get_name (page));
    }
}

QS_TEST_WINDOW (a_key_away, 8)
{
  g_autoptr (GPtrArray) elements = read_help ();

  catch_help ();
  test_type ("alt+2 F1");
  assert_help_is (elements, "search");
}

static void
assert_dialog_has_help (const char *action,
                        const char *title,
                        const char *page)
{
  g_autoptr (GPtrArray) elements = read_help ();

  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  catch_help ();
  test_activate (action);
  test_until (test_is_active (title));
  test_type ("F1");
  assert_help_is (elements, page);
}

QS_TEST_WINDOW (of_the_export, 8)
{
  assert_dialog_has_help ("win.export", "Export Solutions", "export");
}

QS_TEST_WINDOW (of_printing, 8)
{
  assert_dialog_has_help ("win.print", "Print", "print");
}

QS_TEST_WINDOW (of_a_picture, 8)
{
  assert_dialog_has_help ("win.save-picture", "Save Picture", "solutions");
}

QS_TEST_WINDOW (of_the_preferences, 8)
{
  assert_dialog_has_help ("app.preferences", "Preferences", "preferences");
}

QS_TEST_WINDOW (of_the_keys, 8)
{
  assert_dialog_has_help ("win.shortcuts", "Keyboard Shortcuts", "keys");
}

QS_TEST_WINDOW (of_the_application, 8)
{
  assert_dialog_has_help ("app.about", "About *", "index");
}

static void
write_page (const char *folder,
            const char *language,
            const char *page)
{
  g_autofree char *path = g_build_filename (folder, language, page, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

static void
assert_finds (const char *folder,
              const char *page,
              const char *expected)
{
  g_autofree char *name = g_strconcat (page, ".html", NULL);
  g_autofree char *found = qs_help_page_find_file (folder, name);
  g_autofree char *path = expected != NULL ? g_build_filename (folder, expected, NULL) : NULL;

  g_assert_cmpstr (found, ==, path);
}

/* The user's languages in their order, and English where a page is in none of them. */
QS_TEST (in_the_languages_of_the_user)
{
  g_autofree char *folder = g_dir_make_tmp ("queenside-help-XXXXXX", NULL);
  g_autofree char *command = g_strdup_printf ("rm -r '%s'", folder);

  write_page (folder, "C", "search.html");
  write_page (folder, "C", "compare.html");
  write_page (folder, "de", "search.html");
  write_page (folder, "zh_CN", "search.html");

  g_setenv ("LANGUAGE", "de_AT:zh_CN", TRUE);
  assert_finds (folder, "search", "de/search.html");
  assert_finds (folder, "compare", "C/compare.html");
  assert_finds (folder, "solutions", NULL);
  g_setenv ("LANGUAGE", "it:zh_CN:de", TRUE);
  assert_finds (folder, "search", "zh_CN/search.html");
  g_setenv ("LANGUAGE", "it", TRUE);
  assert_finds (folder, "search", "C/search.html");
  g_unsetenv ("LANGUAGE");

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
}

/* Letters and digits only: what stands between them differs between a page and its labels. */
static char *
squeeze (const char *text)
{
  GString *squeezed = g_string_new (NULL);

  for (const char *byte = text; *byte != '\0'; byte++)
    {
      if (g_ascii_isalnum (*byte))
        g_string_append_c (squeezed, *byte);
    }

  return g_string_free (squeezed, FALSE);
}

static void
collect_text (GtkWidget *widget,
              GString   *text)
{
  if (GTK_IS_LABEL (widget))
    {
      g_autofree char *squeezed = squeeze (gtk_label_get_text (GTK_LABEL (widget)));

      g_string_append_printf (text, "%s\n", squeezed);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

/* The pages where they are installed, without their figures. */
static char *
install_pages (void)
{
  char *folder = g_build_filename (g_get_user_data_dir (), "pages", NULL);
  g_autofree char *source = get_folder ();
  g_autofree char *pages = g_build_filename (source, "C", NULL);
  g_autoptr (GDir) dir = g_dir_open (pages, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *from = g_build_filename (pages, name, NULL);
      g_autofree char *to = g_build_filename ("pages", "C", "queenside", name, NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      write_file (to, text, 0600);
    }

  return folder;
}

/* A window of our own says all that a viewer would: each title and paragraph, whose beginning is enough, as a link may have
 * the title of its page. */
QS_TEST_WINDOW (all_of_it_in_a_window_of_our_own, 8)
{
  static const char *const blocks[] = { "title", "p", "screen", "td", NULL };
  g_autoptr (GPtrArray) elements = read_help ();
  g_autofree char *folder = install_pages ();

  for (guint i = 0; i < elements->len; i++)
    {
      const Element *page = elements->pdata[i];
      g_autofree char *title = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GtkWidget) widget = NULL;
      g_autoptr (GString) text = g_string_new ("\n");

      if (!g_str_equal (page->name, "page"))
        continue;

      widget = g_object_ref_sink (qs_help_page_new (folder, page->page, &title, &error));
      g_assert_no_error (error);
      g_assert_nonnull (find (elements, page->page, "title", NULL, title));
      collect_text (widget, text);
      for (guint k = 0; k < elements->len; k++)
        {
          const Element *element = elements->pdata[k];
          g_autofree char *words = squeeze (element->text->str);
          g_autofree char *line = g_strdup_printf ("\n%.12s", words);

          if (g_str_equal (element->page, page->page) && g_strv_contains (blocks, element->name) &&
              strstr (text->str, line) == NULL)
            g_error ("The window does not show “%s” of %s.page", element->text->str, page->page);
        }
    }
}

static GtkLabel *
find_link (const char *page)
{
  g_autoptr (GPtrArray) labels = test_list (TEST_LABEL, "*");
  g_autofree char *link = g_strdup_printf ("href=\"%s\"", page);

  for (guint i = 0; i < labels->len; i++)
    {
      if (strstr (gtk_label_get_label (labels->pdata[i]), link) != NULL)
        return labels->pdata[i];
    }

  return NULL;
}

static void
follow (const char *page)
{
  gboolean is_followed = FALSE;

  g_signal_emit_by_name (find_link (page), "activate-link", page, &is_followed);
  g_assert_true (is_followed);
}

/* A window of our own is as narrow as a phone, and so are its pictures, which keep their shape. */
QS_TEST_WINDOW (a_window_of_our_own_has_pictures, 8)
{
  g_autofree char *folder = install_pages ();
  int width;

  write_file ("pages/C/queenside/figures/five-queens.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='600' height='300'/>", 0600);
  qs_help_window_show (test_get_window (), folder, "solutions");
  test_until (test_is_active ("Solutions"));
  gtk_widget_measure (GTK_WIDGET (test_get_window ()), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  test_until (gtk_widget_get_height (test_look_for_type (GTK_TYPE_PICTURE)) >= 250);
}

/* Links lead on, keys back, and the window is one. */
QS_TEST_WINDOW (a_window_of_our_own_has_links, 8)
{
  g_autofree char *folder = install_pages ();
  GtkWindow *window = test_get_window ();

  qs_help_window_show (window, folder, "scanning");
  test_until (test_is_active ("Scanning the rows above"));
  test_press ("Contents");
  test_until (test_is_active ("Queenside Help"));
  follow ("search");
  test_until (test_is_active ("Watch a search"));
  follow ("scanning");
  test_until (test_is_active ("Scanning the rows above"));
  test_type ("alt+Left");
  test_until (test_is_active ("Watch a search"));

  qs_help_window_show (test_get_window (), folder, "export");
  test_until (test_is_active ("Files and formats"));
  test_type ("alt+Left alt+Left alt+Left alt+Left");
  test_until (test_is_active ("Scanning the rows above"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Back to the previous page"));

  test_type ("Escape");
  test_until (test_get_window () == window);
}

/* Over a dialog, too, which keeps other windows from keys. */
QS_TEST_WINDOW (a_window_of_our_own_over_a_dialog, 8)
{
  g_autofree char *folder = install_pages ();

  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  qs_help_window_show (test_get_window (), folder, "index");
  test_until (test_is_active ("Queenside Help"));
  test_type ("Escape");
  test_until (test_is_active ("Export Solutions"));
}

/* A page that cannot be read is told of in its place. */
QS_TEST_WINDOW (a_window_of_our_own_without_its_page, 8)
{
  qs_help_window_show (test_get_window (), "/nowhere", "index");
  test_until (test_shows ("*queenside/index.page*"));
}

int
main (int    argc,
      char **argv)
{
  test_widgets_init (&argc, &argv);

  install_viewer ();
  test_add_window ("/app-help/opens-in-a-viewer", 8, test_viewer); /* before the others, which catch it */
  test_add_all ();

  return test_widgets_run ();
}
