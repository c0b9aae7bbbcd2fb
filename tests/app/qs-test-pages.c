/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A way through all pages and dialogs of the window, in each of their states. */

#include "qs-test-pages.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "qs-methods.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* Waits for a text as the translation has it. */
#define until_shows(...)                                    \
  G_STMT_START                                              \
  {                                                         \
    g_autofree char *shown = g_strdup_printf (__VA_ARGS__); \
                                                            \
    test_until (test_shows (shown));                        \
  }                                                         \
  G_STMT_END

static struct
{
  TestLook look;
  TestLook look_at_stop;
} self;

static void
make_catalogue (const char *source,
                const char *catalogue)
{
  const char *command[] = { "msgfmt", "--output-file", catalogue, source, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

/* Makes the catalogue of a language, and begins to use it and its locale, which was built: that of the country that
 * is called as the language is, where @language names none. */
void
test_speak (const char *language)
{
  const char *folder = test_session_get_folder ();
  g_autofree char *country = g_ascii_strup (language, -1);
  g_autofree char *name = strchr (language, '_') != NULL ? g_strdup (language) : g_strdup_printf ("%s_%s", language, country);
  g_autofree char *encoded = g_strconcat (name, ".UTF-8", NULL);
  g_autofree char *catalogue = g_build_filename (folder, language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *messages = g_path_get_dirname (catalogue);
  g_autofree char *file = g_strconcat (language, ".po", NULL);
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "po", file, NULL);

  g_assert_no_errno (g_mkdir_with_parents (messages, 0700));
  make_catalogue (source, catalogue);

  g_setenv ("LOCPATH", g_getenv ("QS_LOCALES"), TRUE);
  g_assert_nonnull (setlocale (LC_ALL, encoded));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (_ ("Search"), !=, "Search");
}

static void
test_solutions (void)
{
  test_until (test_tells ("*A000170*"));
  until_shows (_ ("of %s"), "92");
  self.look ();

  test_type ("c 4 h");
  until_shows (ngettext ("%s of %s solutions matches", "%s of %s solutions match", 12), "12", "92");
  test_until (test_shows (_ ("solutions with a queen on the square")));
  self.look ();

  test_type ("g");
  test_until (test_is_on (TEST_BUTTON, _ ("Gallery")));
  self.look ();
}

static void
test_no_solution (void)
{
  until_shows (_ ("No Solutions for %u Queens"), 3);
  self.look ();
}

static void
test_question (void)
{
  test_press (_ ("Count All"));
  test_find (TEST_BUTTON, C_ ("verb", "Count"));
  /* The search has begun, and has found something. */
  test_find (TEST_BUTTON, _ ("Stop"));
  test_until (test_is_sensitive (TEST_BUTTON, _ ("Next solution")));
  self.look ();
}

static void
look_at_methods (guint stride)
{
  const QsMethod *const *methods = qs_methods_list ();

  test_press (_ ("Search"));
  for (guint i = 0; methods[i] != NULL; i++)
    {
      if (i % stride > 0)
        continue;

      test_find (TEST_NUMBER, _ ("Speed"));
      test_select (_ ("Method"), i);
      until_shows (_ ("Step %s"), "0");
      test_press (_ ("One step forward"));
      test_press (_ ("One step forward"));
      until_shows (_ ("Step %s"), "2");
      self.look ();
    }
}

static void
test_search (void)
{
  look_at_methods (1);
}

static void
test_some_searches (void)
{
  look_at_methods (4);
}

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, -1);

  return g_strjoinv (new, parts);
}

/* The heading of a stop, which may be any for 0, in the language of the moment. */
static char *
make_heading (guint stop)
{
  g_autofree char *heading = g_strdup_printf (_ ("%s · %u of %u"), "*", stop, 0);

  return replace (heading, "0", "*");
}

/* From stop to stop, through all tours. A card has its questions and replies even before they are shown. */
static void
test_tours (void)
{
  g_autofree char *any = make_heading (0);
  g_autofree char *first = make_heading (1);
  guint n_tours = 0;

  test_activate ("win.tours");
  test_until (test_shows (_ ("Guided Tours")));
  self.look_at_stop ();

  test_type ("Return");
  test_until (test_shows (any));
  while (test_look_for (TEST_BUTTON, _ ("Leave the tour")) != NULL)
    {
      g_autofree char *heading = test_get_name (test_find (TEST_LABEL, any));

      self.look_at_stop ();
      n_tours += g_pattern_match_simple (first, heading);
      if (test_shows (_ ("Show Answer")))
        {
          test_type ("space");
          test_until (!test_shows (_ ("Show Answer")));
          self.look_at_stop ();
        }
      test_type ("space");
      test_until (!test_shows (heading));
    }
  g_assert_cmpuint (n_tours, ==, 11);
}

/* A puzzle with each kind of mark, and both stages of a hint. */
static void
test_play (void)
{
  test_type ("alt+4");
  test_until (test_is_sensitive (TEST_BUTTON, _ ("Hint")));
  self.look ();
  test_type ("Right x Right space space Down space space");
  test_press (_ ("Hint"));
  test_find (TEST_BUTTON, _ ("Why?"));
  self.look ();
  test_press (_ ("Why?"));
  test_find (TEST_BUTTON, _ ("Apply"));
  self.look ();
}

static void
test_compare (void)
{
  test_spare_first_race ();
  test_press (_ ("Compare"));
  test_press (_ ("Start"));
  test_until (test_race_shows ("×1"));
  self.look ();
  if (test_look_for (TEST_BUTTON, _ ("Cancel")) != NULL)
    test_press (_ ("Cancel"));
  test_press (_ ("Growth"));
  self.look ();
  test_press (_ ("Sizes"));
  self.look ();
}

static void
test_counts (void)
{
  test_spare_first_race ();
  test_press (_ ("Compare"));
  test_press (_ ("Counts"));
  test_until (test_shows ("*365*596*"));
  self.look ();
  test_press (_ ("Chart"));
  test_press (_ ("Count All up to"));
  self.look ();
}

/* Looks at a dialog as soon as the button with a label, if there is one, can be pressed. */
static void
open_dialog (const char *action,
             const char *title,
             const char *label)
{
  g_autofree char *button = replace (label, "_", "");

  test_activate (action);
  test_until (test_is_active (title));
  test_until (*button == '\0' || test_is_sensitive (TEST_BUTTON, button));
  self.look ();
  gtk_window_close (test_get_window ());
  test_until (test_window_is_active ());
}

static void
test_dialogs (void)
{
  until_shows (_ ("of %s"), "92");
  test_until (test_is_sensitive (TEST_BUTTON, _ ("Quarter turn")));
  open_dialog ("win.export", _ ("Export Solutions"), _ ("_Save…"));
  open_dialog ("win.print", _ ("Print"), _ ("_Print…"));
  open_dialog ("win.save-picture", _ ("Save Picture"), _ ("_Save…"));
  open_dialog ("win.shortcuts", _ ("Keyboard Shortcuts"), "");

  test_press (_ ("Main menu"));
  test_find (TEST_MENU_ITEM, "*");
  self.look ();
}

static void
open_text (const char *text)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "44.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  qs_window_open (QS_WINDOW (test_get_window ()), file);
}

static void
test_opened (void)
{
  until_shows (_ ("of %s"), "2");
  open_text ("3 1 4 2\n2 4 1 3\n2 4 1 3\n1 2 3 4\n");
  until_shows (ngettext ("%s wrong", "%s wrong", 1), "1");
  self.look ();

  open_text ("queens\n");
  test_until (test_shows (_ ("No Boards Found")));
  test_find (TEST_BUTTON, _ ("Open Another…"));
}

static void
add (const char *prefix,
     const char *name,
     guint n,
     GTestFunc func)
{
  g_autofree char *path = g_strconcat (prefix, "/", name, NULL);

  test_add_window (path, n, func);
}

/* Adds tests that go through all pages and dialogs but the tours. Words are found as the language of the moment has
 * them.
 * @has_all_methods: whether it looks at each method, as the words of all differ, or at some */
void
test_add_pages (const char *prefix,
                TestLook look,
                gboolean has_all_methods)
{
  self.look = look;
  add (prefix, "solutions", 8, test_solutions);
  add (prefix, "no-solution", 3, test_no_solution);
  add (prefix, "question", 21, test_question);
  add (prefix, "search", 6, has_all_methods ? test_search : test_some_searches);
  add (prefix, "compare", 5, test_compare);
  add (prefix, "play", 8, test_play);
  add (prefix, "counts", 8, test_counts);
  add (prefix, "dialogs", 8, test_dialogs);
  add (prefix, "opened-file", 4, test_opened);
}

/* Adds a test that goes through all stops of all tours, which takes long. */
void
test_add_tours (const char *prefix,
                TestLook look)
{
  self.look_at_stop = look;
  add (prefix, "tours", 6, test_tours);
}

/* Looks at a race that was started. Where the machine stood still for a moment, the race asks first, and is told to
 * run. Returns: whether it shows @text */
gboolean
test_race_shows (const char *text)
{
  if (test_look_for (TEST_BUTTON, _ ("Run")) != NULL)
    test_press (_ ("Run"));

  return test_shows (text);
}
