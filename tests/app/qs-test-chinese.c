/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all that is written in a window is Chinese, for eyes and for a screen reader. */

#include "qs-test-chinese.h"

#include <glib/gi18n.h>

#include "qs-test-widget.h"

/* What every language calls so: the application, formats, what files end in, units, sequences, and the variables of
 * formulas. GTK names the keys, where it is translated. */
#define NAMES                                                                                                 \
  "\\b(A000170|A002562|Bruijn|CSV|DIMACS|DLX|FEN|GB|JSON|LaTeX|LeetCode|Lines|MiniZinc|NumPy|OEIS|PDF|PNG|"    \
  "Python|Queenside|SAT|SVG|b-file|gzip|kB|queenside-cli count --units)\\b|\\.[a-z.]+|格式 [a-z]+|"            \
  "\\b(anti|bit|columns?|conflict|diagonals|free|index|mod|pop|row|table|undo)\\b|"                                    \
  "\\b(Alt|Backspace|Ctrl|Delete|Down|End|Enter|Esc|Home|Left|Page Down|Page Up|Return|Right|Shift|Space|Up)\\b"

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
  static GRegex *names;
  g_autofree char *rest = NULL;

  if (names == NULL)
    names = g_regex_new (NAMES, G_REGEX_OPTIMIZE, 0, NULL);
  rest = g_regex_replace (names, text, -1, 0, "", 0, NULL);

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

/* Fails where the newest window has a word that is left in English. */
void
test_assert_chinese (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;

  judge (gtk_window_get_title (test_get_window ()), found);
  look (GTK_WIDGET (test_get_window ()), found);
  g_ptr_array_add (found, NULL);
  words = g_strjoinv ("\n", (char **) found->pdata);
  g_assert_cmpstr (words, ==, "");
}
