/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in Chinese: on every page and in every dialog, no word is left in English, for eyes or for a screen
 * reader. The locale is made for the test, so numbers and dates are those of the language, too. */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "qs-methods.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* Waits for a text as the translation has it. */
#define until_shows(...)                                      \
  G_STMT_START                                                \
    {                                                         \
      g_autofree char *shown = g_strdup_printf (__VA_ARGS__); \
                                                              \
      test_until (test_shows (shown));                        \
    }                                                         \
  G_STMT_END

/* What every language calls so: the application, formats, what files end in, units, sequences, and the variables of
 * formulas. GTK names the keys, where it is translated. */
#define NAMES                                                                                                 \
  "\\b(A000170|A002562|Bruijn|CSV|DIMACS|DLX|FEN|GB|JSON|LaTeX|LeetCode|Lines|MiniZinc|NumPy|OEIS|PDF|PNG|"    \
  "Python|Queenside|SAT|SVG|b-file|gzip|kB|queenside-cli count --units)\\b|\\.[a-z.]+|格式 [a-z]+|"            \
  "\\b(anti|bit|columns?|conflict|diagonals|free|index|pop|row|table|undo)\\b|"                                    \
  "\\b(Alt|Backspace|Ctrl|Delete|Down|End|Enter|Esc|Home|Left|Page Down|Page Up|Return|Right|Shift|Space|Up)\\b"

static void
spawn (const char *const *command)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

/* Makes the locale and the catalogue, and begins to use both. */
static void
speak_chinese (void)
{
  const char *folder = test_session_get_folder ();
  g_autofree char *locale = g_build_filename (folder, "zh_CN.UTF-8", NULL);
  g_autofree char *catalogue = g_build_filename (folder, "zh_CN", "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *messages = g_path_get_dirname (catalogue);
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "po", "zh_CN.po", NULL);
  const char *make_locale[] = { "localedef", "-i", "zh_CN", "-f", "UTF-8", locale, NULL };
  const char *make_catalogue[] = { "msgfmt", "--output-file", catalogue, source, NULL };

  g_assert_no_errno (g_mkdir_with_parents (messages, 0700));
  spawn (make_locale);
  spawn (make_catalogue);

  g_setenv ("LOCPATH", folder, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "zh_CN.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (_ ("Solutions"), ==, "解");
}

/* Pseudocode and its data have names of variables, which are the same in all languages. */
static gboolean
has_variables (const char *text)
{
  g_autofree char *code = g_strdup_printf (_ ("Pseudocode: %s"), "");
  g_autofree char *data = g_strdup_printf (_ ("Data: %s"), "");

  return g_str_has_prefix (text, code) || g_str_has_prefix (text, data) ||
         g_pattern_match_simple ("伪代码，第 * 行：*", text);
}

/* Whether there is a word of at least three letters that is no name. Formulas and squares are shorter. */
static gboolean
is_english (const char *text)
{
  g_autoptr (GRegex) names = g_regex_new (NAMES, G_REGEX_OPTIMIZE, 0, NULL);
  g_autofree char *rest = g_regex_replace (names, text, -1, 0, "", 0, NULL);

  return !has_variables (text) && g_regex_match_simple ("[A-Za-z]{3,}", rest, 0, 0);
}

static void
judge (const char *text,
       GPtrArray  *found)
{
  if (text != NULL && is_english (text) && !g_ptr_array_find_with_equal_func (found, text, g_str_equal, NULL))
    g_ptr_array_add (found, g_strdup (text));
}

/* Hidden widgets, too: they are shown at another time. The controls of the window are GTK's. */
static void
look (GtkWidget *widget,
      GPtrArray *found)
{
  g_autofree char *name = test_get_name (widget);
  g_autofree char *words = test_get_words (widget);

  if (GTK_IS_WINDOW_CONTROLS (widget))
    return;

  /* A menu button without a name takes all words of its menu for one. */
  if (!GTK_IS_MENU_BUTTON (widget) ||
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    judge (name, found);
  judge (words, found);
  judge (gtk_widget_get_tooltip_text (widget), found);
  if (GTK_IS_ENTRY (widget))
    judge (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), found);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look (child, found);
}

static void
assert_chinese (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;

  judge (gtk_window_get_title (test_get_window ()), found);
  look (GTK_WIDGET (test_get_window ()), found);
  g_ptr_array_add (found, NULL);
  words = g_strjoinv ("\n", (char **) found->pdata);
  g_assert_cmpstr (words, ==, "");
}

static void
test_solutions (void)
{
  test_until (test_shows (_ ("✓ agrees with A000170")));
  until_shows (_ ("of %s"), "92");
  assert_chinese ();

  test_type ("c 4 h");
  until_shows (ngettext ("%s of %s solutions matches", "%s of %s solutions match", 12), "12", "92");
  test_until (test_shows (_ ("solutions with a queen on the square")));
  assert_chinese ();

  test_type ("g");
  test_until (test_is_on (TEST_BUTTON, _ ("Gallery")));
  assert_chinese ();
}

static void
test_no_solution (void)
{
  until_shows (_ ("No Solutions for %u Queens"), 3);
  assert_chinese ();
}

static void
test_numbers (void)
{
  until_shows (_ ("of %s"), "14,200");
  test_until (test_shows ("*/1,787 · *"));
}

/* Chinese counts in steps of ten thousand. */
static void
test_forecast (void)
{
  test_until (test_shows ("约 3?? 亿 ±*"));
  test_find (TEST_BUTTON, _ ("Count All"));
  assert_chinese ();
}

static void
test_question (void)
{
  test_press (_ ("Count All"));
  test_find (TEST_BUTTON, _ ("Count"));
  assert_chinese ();
}

static void
test_search (void)
{
  const QsMethod *const *methods = qs_methods_list ();

  test_press (_ ("Search"));
  for (guint i = 0; methods[i] != NULL; i++)
    {
      test_select (_ ("Method"), i);
      until_shows (_ ("Step %s"), "0");
      test_press (_ ("One step on"));
      test_press (_ ("One step on"));
      until_shows (_ ("Step %s"), "2");
      assert_chinese ();
    }
}

/* From stop to stop, through all tours. A card has its questions and replies even before they are shown. */
static void
test_tours (void)
{
  const char *pattern = "* · 第 * 站，共 * 站";
  guint n_tours = 0;

  test_activate ("win.tours");
  test_until (test_shows ("每个导览只需几分钟*"));
  assert_chinese ();

  test_type ("Return");
  test_until (test_shows (pattern));
  while (test_shows (pattern))
    {
      g_autofree char *heading = test_get_name (test_find (TEST_LABEL, pattern));

      assert_chinese ();
      n_tours += g_pattern_match_simple ("* · 第 1 站，*", heading);
      test_type ("space");
      test_until (!test_shows (heading));
    }
  g_assert_cmpuint (n_tours, ==, 8);
}

static void
test_compare (void)
{
  test_press (_ ("Compare"));
  test_press (_ ("Start"));
  test_until (test_shows ("×1"));
  assert_chinese ();
  test_press (_ ("Cancel"));
  test_find (TEST_BUTTON, _ ("Start"));
  test_press (_ ("Growth"));
  assert_chinese ();
  test_press (_ ("Sizes"));
  assert_chinese ();
}

static void
test_counts (void)
{
  test_press (_ ("Compare"));
  test_press (_ ("Counts"));
  test_until (test_shows ("° 365,596"));
  assert_chinese ();
  test_press (_ ("Chart"));
  test_press (_ ("Count All up to"));
  assert_chinese ();
}

static void
open_dialog (const char *action,
             const char *title)
{
  test_activate (action);
  test_until (test_is_active (title));
  assert_chinese ();
  gtk_window_close (test_get_window ());
  test_until (test_is_active ("Queenside"));
}

static void
test_dialogs (void)
{
  until_shows (_ ("of %s"), "92");
  open_dialog ("win.export", _ ("Export Solutions"));
  open_dialog ("win.print", _ ("Print"));
  open_dialog ("win.save-picture", _ ("Save Picture"));
  open_dialog ("win.shortcuts", _ ("Keyboard Shortcuts"));

  test_press (_ ("Main menu"));
  test_find (TEST_MENU_ITEM, "*");
  assert_chinese ();
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
  assert_chinese ();

  open_text ("queens\n");
  test_until (test_shows (_ ("This Cannot Be Read as Boards")));
  test_find (TEST_BUTTON, _ ("Open Another…"));
}

int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);
  speak_chinese ();

  test_add_window ("/app/translation/solutions", 8, test_solutions);
  test_add_window ("/app/translation/no-solution", 3, test_no_solution);
  test_add_window ("/app/translation/numbers-are-grouped", 12, test_numbers);
  test_add_window ("/app/translation/forecast", 20, test_forecast);
  test_add_window ("/app/translation/question", 22, test_question);
  test_add_window ("/app/translation/search", 6, test_search);
  test_add_window ("/app/translation/tours", 6, test_tours);
  test_add_window ("/app/translation/compare", 5, test_compare);
  test_add_window ("/app/translation/counts", 8, test_counts);
  test_add_window ("/app/translation/dialogs", 8, test_dialogs);
  test_add_window ("/app/translation/opened", 4, test_opened);

  return test_widgets_run ();
}
