/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that somebody has written, and its mistake, in the window. */

#include "config.h"

#include "qs-listing-private.h"
#include "qs-search-data-private.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* As students write it: a list of queens, and a line printed at each step. */
#define PROGRAM                                                                              \
  "n = 4\n"                                                                                  \
  "queens = []\n"                                                                            \
  "def safe(row, col):\n"                                                                    \
  "    return all(c != col and abs(row - r) != %s for r, c in enumerate(queens))\n"          \
  "def search(row):\n"                                                                       \
  "    if row == n:\n"                                                                       \
  "        print('solution', *queens, 'line 7')\n"                                           \
  "        return\n"                                                                         \
  "    for col in range(n):\n"                                                               \
  "        print('check', row, col, 'line 10')\n"                                            \
  "        if safe(row, col):\n"                                                             \
  "            queens.append(col)\n"                                                         \
  "            print('place', row, col, 'line 13')\n"                                        \
  "            search(row + 1)\n"                                                            \
  "            queens.pop()\n"                                                               \
  "            print('remove', row, col, 'line 16')\n"                                       \
  "print('n', n)\n"                                                                          \
  "search(0)\n"

#define RIGHT "abs(col - c)"

/* Half of the diagonals are forgotten. */
#define WRONG "col - c"

static char *
write_program (const char *distance)
{
  g_autofree char *text = g_strdup_printf (PROGRAM, distance);
  char *path = g_build_filename (test_session_get_folder (), "mine.py", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* The running program is piped into the window. */
static void
pipe_program (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "python3", path, NULL);

  g_assert_no_error (error);
  qs_window_set_source (QS_WINDOW (test_get_window ()), path);
  qs_window_open_stream (QS_WINDOW (test_get_window ()), g_subprocess_get_stdout_pipe (program), "mine.py");
}

/* What another program has printed before. */
static void
open_steps (const char *name,
            const char *steps)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, steps, -1, NULL));
  qs_window_open (QS_WINDOW (test_get_window ()), file);
}

/* The window goes to the mistake, says what it is and where, and goes on behind it. */
QS_TEST_WINDOW (mistake, 8)
{
  g_autofree char *path = write_program (WRONG);

  pipe_program (path);
  test_until (test_shows ("Line *: a solution has two queens that attack each other"));
  gtk_expander_set_expanded (GTK_EXPANDER (test_look_for_type (GTK_TYPE_EXPANDER)), TRUE);
  test_until (test_shows ("*Solutions: 2 of 2 found, 0 repeated, 5 wrong"));
  g_assert_true (test_shows ("mine.py"));
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on b4, d3, c2, a1. Line *") != NULL);
  g_assert_nonnull (test_look_for (TEST_IMAGE, "Pseudocode, line 13: print('place', row, col, 'line 13')"));

  test_type ("period");
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on b4, d3, c2. Backtrack: *a1*") != NULL);
}

/* A right one is a search like any other, with another beside it. */
QS_TEST_WINDOW (right, 8)
{
  g_autofree char *path = write_program (RIGHT);

  pipe_program (path);
  test_until (test_shows ("All steps are right\nSolutions: 2 of 2 found, 0 repeated, 0 wrong"));
  g_assert_true (test_shows ("Step 0"));
  test_type ("End");
  test_until (test_shows ("The search has ended with 2 solutions"));
  test_until (test_shows ("94 steps · 2 solutions"));

  test_select ("Compare With", 4);
  test_until (test_look_for (TEST_IMAGE, "mine.py. *") != NULL);
  test_until (test_look_for (TEST_IMAGE, "Boolean arrays. *") != NULL);
}

/* Its steps are saved as those of a method. */
QS_TEST_WINDOW (film, 8)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "film.svg", NULL);
  g_autofree char *program = write_program (RIGHT);

  test_chooser_choose (g_file_new_for_path (path));
  pipe_program (program);
  test_until (test_shows ("All steps are right\n*"));
  test_type ("period period");
  test_until (test_shows ("Step 2"));
  test_activate ("win.save-steps");
  test_select ("Format", 1);
  test_tick ("Several steps:");
  test_set_number ("Last step", 94);
  test_press ("Save…");
  test_until (test_shows ("95 steps saved to “film.svg”"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* From the clipboard. */
QS_TEST_WINDOW (pasted, 8)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (test_get_window ()));

  gdk_clipboard_set_text (clipboard, "place 1 2\nplace 2 4\nplace 3 1\nplace 4 3\nsolution\n");
  test_activate ("win.paste");
  test_until (test_shows ("All steps are right\nSolutions: 1 of 2 found, 0 repeated, 0 wrong"));
  test_type ("End");
  test_until (test_look_for (TEST_IMAGE, "Board of 4*4 with queens on b4, d3, a2, c1. The search has ended with 1 solution") != NULL);
}

/* A program has one board: another one leaves it, and it can be chosen again with its own. */
QS_TEST_WINDOW (other_board, 8)
{
  open_steps ("five.txt", "n 5\nplace 1 1\nplace 2 3\n");
  test_until (test_get_number ("Queens") == 5);
  test_until (test_shows ("All steps are right\n*"));

  test_set_number ("Queens", 6);
  test_until (!test_shows ("five.txt"));
  test_type ("period");
  test_until (test_look_for (TEST_IMAGE, "Board of 6*6*") != NULL || test_look_for (TEST_IMAGE, "Empty board of 6*6*") != NULL);

  test_select ("Method", 12);
  test_until (test_get_number ("Queens") == 5);
  g_assert_true (test_shows ("five.txt"));
}

/* A log in sentences is a search where its steps can be read; else its boards are there. */
QS_TEST_WINDOW (log, 8)
{
  open_steps ("log.txt", "Placing queen at (0, 0)\nno\nRemoving queen from (0, 0)\nPlacing queen at (0, 1)\nPlacing queen at (1, 3)\n"
                         "Placing queen at (2, 0)\nPlacing queen at (3, 2)\nSolution found: [1, 3, 0, 2]\n");
  test_until (test_shows ("*All steps that are read are right\nSolutions: 1 of 2 found, 0 repeated, 0 wrong"));
  test_until (test_get_number ("Queens") == 4);

  open_steps ("other.txt", "Placing queen at (0, 0)\nRemoving queen from (0, 0) and so on\nSolution: [1, 3, 0, 2]\n"
                           "Solution: [2, 0, 3, 1]\n");
  test_until (test_shows ("All 2 solutions for 4 queens"));
}

/* Steps without a text of their program have a short listing above little data: both are seen as a whole. */
QS_TEST_WINDOW (listing, 8)
{
  QsSearchData *data;
  GdkRectangle place;
  guint n_statements = 0;

  test_resize (1000, 720);
  open_steps ("short.txt", "n 6\nplace 1 1\n");
  test_until (test_look_for (TEST_IMAGE, "Empty board of 6*6*") != NULL);
  test_pass_frames (3);
  data = QS_SEARCH_DATA (test_look_for_type (QS_TYPE_SEARCH_DATA));
  while (qs_listing_get_statement (&data->listing, gtk_widget_get_pango_context (data->code), n_statements, QS_LISTING_NONE,
                                   &place))
    {
      g_assert_cmpint (place.height, >=, 12);
      g_assert_cmpint (place.y + place.height, <=, gtk_widget_get_height (data->code));
      n_statements++;
    }
  g_assert_cmpuint (n_statements, ==, 5);
}

/* One after the other, also of other sizes; and what is none is told on the page File. */
QS_TEST_WINDOW (many, 8)
{
  open_steps ("a.txt", "place 0 0\nplace 1 2\n");
  test_until (test_get_number ("Queens") == 3);
  open_steps ("b.txt", "n 20\nplace 1 1\nremove 1 2\n");
  test_until (test_get_number ("Queens") == 20);
  test_until (test_shows ("Line 3: there is no queen in row 1, column 2 to take back"));
  open_steps ("c.txt", "place 2 2\nremove 1 1\nplace 50 50\n");
  test_until (test_shows ("Line 2: there is no queen in row 1, column 1 to take back"));
  g_assert_null (test_look_for (TEST_IMAGE, "Search tree"));
  open_steps ("coloured.txt", "\033[1mn\033(B\033[m 7\r\n\033[32mplace\033[0m b7\r\n");
  test_until (test_get_number ("Queens") == 7);
  test_until (test_shows ("All steps are right\n*"));
  open_steps ("d.txt", "2 4 1 3\n3 1 4 2\n");
  test_until (test_shows ("All 2 solutions for 4 queens"));
}
