/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether there is room for what is written, on every page and in every dialog: in a language that is made up, whose
 * words are four tenths longer and stand in brackets, in a small window and in one of the usual size; and where text
 * is twice as large. What is pressed has room for a finger that is not quite sure. */

#include <glib/gi18n.h>
#include <string.h>

#include "qs-test-pages.h"
#include "qs-test-widget.h"

/* How many frames a window may take to have all in its place. */
#define MOST_FRAMES 30

/* Of text in its usual size, in GTK's unit. */
#define DPI (96.0 * 1024)

/* How high and wide a target is at least, in pixels: WCAG 2.2. */
#define LEAST_TARGET 24

/* How the paths of tests with long words begin. */
#define LONG_WORDS "/app/room/long-words"

/* These stand in for the C library's, for GTK's builder too. */
#undef gettext
#undef dgettext
#undef dcgettext
#undef ngettext
#undef dngettext
#undef dcngettext

static gboolean
is_lengthened (void)
{
  return g_str_has_prefix (g_test_get_path (), LONG_WORDS);
}

/* Doubles all vowels that are no part of a directive, of a tag or of an entity. What stands before a \004 tells
 * translators of the place, and is not shown. */
static char *
lengthen (const char *msgid)
{
  g_autoptr (GRegex) vowels =
    g_regex_new ("(%[-+ 0#'0-9$.*]*[hlzq]*[a-zA-Z%]|<[^>]*>|&\\w+;)(*SKIP)(*FAIL)|([aeiou])", 0, 0, NULL);
  const char *context_end = strchr (msgid, '\004');
  g_autofree char *text =
    g_regex_replace (vowels, context_end != NULL ? context_end + 1 : msgid, -1, 0, "\\2\\2", 0, NULL);

  return g_strdup_printf ("[%s]", text);
}

char *
dcgettext (const char *domain,
           const char *msgid,
           int category)
{
  static GHashTable *words;
  char *text;

  if ((domain != NULL && !g_str_equal (domain, GETTEXT_PACKAGE)) || *msgid == '\0' || !is_lengthened ())
    return (char *)msgid;
  if (words == NULL)
    words = g_hash_table_new (g_str_hash, g_str_equal);

  text = g_hash_table_lookup (words, msgid);
  if (text == NULL)
    {
      text = lengthen (msgid);
      g_hash_table_insert (words, g_strdup (msgid), text);
    }

  return text;
}

char *
gettext (const char *msgid)
{
  return dcgettext (NULL, msgid, 0);
}

char *
dgettext (const char *domain,
          const char *msgid)
{
  return dcgettext (domain, msgid, 0);
}

char *
dcngettext (const char *domain,
            const char *msgid,
            const char *plural,
            unsigned long n,
            int category)
{
  return dcgettext (domain, n == 1 ? msgid : plural, category);
}

char *
dngettext (const char *domain,
           const char *msgid,
           const char *plural,
           unsigned long n)
{
  return dcgettext (domain, n == 1 ? msgid : plural, 0);
}

char *
ngettext (const char *msgid,
          const char *plural,
          unsigned long n)
{
  return dcgettext (NULL, n == 1 ? msgid : plural, 0);
}

/* A text that may be shortened is read in full elsewhere. */
static gboolean
has_tooltip (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_get_has_tooltip (widget))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL;
}

static gboolean
is_cut (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);

  return width > gtk_widget_get_width (label) || height > gtk_widget_get_height (label) ||
         (pango_layout_is_ellipsized (layout) && !has_tooltip (label));
}

/* What scrolls has room. */
static gboolean
is_outside (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t place;

  return GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) == NULL &&
         gtk_widget_compute_bounds (widget, root, &place) &&
         (place.origin.x < 0 || place.origin.x + place.size.width > (float)gtk_widget_get_width (root));
}

/* Whether it is hard to hit. */
static gboolean
is_small (GtkWidget *widget)
{
  graphene_rect_t place;

  return (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
          GTK_IS_ENTRY (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_SPIN_BUTTON (widget)) &&
         gtk_widget_compute_bounds (widget, widget, &place) &&
         MIN (place.size.width, place.size.height) < LEAST_TARGET;
}

/* How much of a window's title a header shows is GTK's choice, and so are its controls. */
static void
judge (GtkWidget *widget,
       GString *found)
{
  g_autofree char *name = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget) || gtk_widget_has_css_class (widget, "title"))
    return;

  name = test_get_name (widget);
  if (is_small (widget) || (GTK_IS_LABEL (widget) && (is_cut (widget) || is_outside (widget))))
    g_string_append_printf (found, "“%s” in %s\n", name, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    judge (child, found);
}

static void
assert_room (void)
{
  g_autoptr (GString) found = g_string_new ("new");

  /* A window takes some frames to find its size. */
  for (guint i = 0; i < MOST_FRAMES && found->len > 0; i++)
    {
      test_pass_frames (2);
      g_string_truncate (found, 0);
      judge (GTK_WIDGET (test_get_window ()), found);
    }
  g_assert_cmpstr (found->str, ==, "");
}

static void
set_text_size (double factor)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int)(DPI * factor), NULL);
}

/* A dialog has the size that it needs. */
static void
look_at_sizes (void)
{
  g_assert_cmpstr (_ ("Solutions"), ==, "[Sooluutiioons]");
  if (QS_IS_WINDOW (test_get_window ()))
    {
      test_resize (640, 480);
      assert_room ();
      g_assert_true (test_has_size (640, 480));
      test_resize (1000, 720);
    }
  assert_room ();
}

static void
look_at_large_text (void)
{
  set_text_size (2);
  assert_room ();
  set_text_size (1);
}

static void
look (void)
{
  if (is_lengthened ())
    look_at_sizes ();
  else
    look_at_large_text ();
}

/* The first stop of a tour. */
static void
test_tour (void)
{
  test_activate ("win.tours");
  test_until (test_shows (_ ("Guided Tours")));
  look ();
  test_type ("Return");
  test_find (TEST_BUTTON, _ ("Leave the tour"));
  look ();
}

QS_TEST_WIDGETS
{
  set_text_size (1);

  test_add_pages (LONG_WORDS, look, TRUE);
  test_add_window (LONG_WORDS "/tour", 6, test_tour);
  test_add_pages ("/app/room/large-text", look, FALSE);
  test_add_window ("/app/room/large-text/tour", 6, test_tour);
}
