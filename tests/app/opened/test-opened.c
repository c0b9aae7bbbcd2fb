/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of boards in the window: the verdict, each complaint's board, what cannot be read, and the ways in and out. */

#include <glib/gstdio.h>

#include "qs-board-view.h"
#include "qs-gallery-cell.h"
#include "qs-opened-page.h"
#include "qs-solution.h"
#include "qs-test-boards.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

#define FAULT_CLAUSE "ine 40: the queens on a1 and b2 attack each other on a diagonal"
#define FAULT "L" FAULT_CLAUSE

static void
insert (GPtrArray  *lines,
        int         place,
        const char *line)
{
  g_ptr_array_insert (lines, place, g_strdup (line));
}

/* The homework of somebody who lost two of the 92 solutions for 8 queens, wrote one twice and one wrong, and mixed up
 * the order of two. */
static char *
make_homework (void)
{
  g_autoptr (GArray) all = test_all_solutions (8);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *sixth = NULL;

  for (guint i = 0; i < all->len; i += 8)
    g_ptr_array_add (lines, qs_solution_to_string (&g_array_index (all, guint16, i), 8));

  g_ptr_array_remove_index (lines, 43);
  g_ptr_array_remove_index (lines, 16);
  sixth = g_ptr_array_steal_index (lines, 5);
  insert (lines, 6, sixth);
  insert (lines, 11, lines->pdata[2]);
  insert (lines, 39, "4 6 8 3 5 7 2 1");
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

static char *
write_file (const char *name,
            const char *text)
{
  char *path = g_build_filename (test_session_get_folder (), name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

static void
open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  qs_window_open (QS_WINDOW (test_get_window ()), file);
}

static void
open_homework (void)
{
  g_autofree char *text = make_homework ();
  g_autofree char *path = write_file ("homework.txt", text);

  test_until (test_shows ("of 92"));
  open_path (path);
  test_until (test_shows ("90 of the 92 solutions for 8 queens"));
  test_until (test_look_for (TEST_ITEM, "Not in order from line 7") != NULL);
}

static void
choose (const char *complaint)
{
  GtkWidget *row = test_find (TEST_ITEM, complaint);

  gtk_list_box_select_row (GTK_LIST_BOX (gtk_widget_get_parent (row)), GTK_LIST_BOX_ROW (row));
}

/* Whether a line joins two squares of the board, and both are marked. */
static gboolean
shows_attack (const char *first,
              const char *second)
{
  g_autoptr (QsBoardPicture) picture =
      qs_board_view_get_picture (QS_BOARD_VIEW (test_find (TEST_IMAGE, "Line *")));
  const QsSquare *ends = picture->scene.clash;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (ends == NULL || picture->scene.n_marks != 2)
    return FALSE;

  from = qs_square_to_string (ends[0], picture->n);
  to = qs_square_to_string (ends[1], picture->n);

  return g_str_equal (from, first) && g_str_equal (to, second) && picture->scene.marks[0].row == ends[0].row &&
         picture->scene.marks[1].row == ends[1].row;
}

static gboolean
shows_no_attack (void)
{
  g_autoptr (QsBoardPicture) picture =
      qs_board_view_get_picture (QS_BOARD_VIEW (test_find (TEST_IMAGE, "Line *")));

  return picture->scene.clash == NULL && picture->scene.n_marks == 0;
}

/* Whether the sign before the verdict warns, which a file that only lacks solutions does not deserve. */
static gboolean
is_warned (const char *summary)
{
  GtkWidget *box = gtk_widget_get_parent (test_find (TEST_LABEL, summary));

  return gtk_widget_has_css_class (gtk_widget_get_prev_sibling (box), "failed");
}

QS_TEST_WINDOW (verdict, 8)
{
  open_homework ();
  g_assert_true (is_warned ("90 of the 92 solutions for 8 queens"));
  g_assert_true (test_shows ("homework.txt"));
  g_assert_true (test_is_active ("homework.txt"));
  g_assert_true (test_shows ("Format columns, columns counted from 1, row by row from the top"));
  g_assert_true (test_shows ("2 missing"));
  g_assert_true (test_shows ("1 repeated"));
  g_assert_true (test_shows ("1 wrong"));
  g_assert_nonnull (test_look_for (TEST_ITEM, "Line 12 repeats line 3"));
  g_assert_nonnull (test_look_for (TEST_ITEM, FAULT));
  g_assert_true (test_shows ("Line 1 · 1 5 8 6 3 7 2 4"));
}

/* The teacher hears and reads all of it at once, in the words of the other program. */
QS_TEST_WINDOW (whole_verdict, 8)
{
  const char *verdict, *many;
  g_autofree char *path = write_file ("many.txt", "1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n"
                                                  "1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n1 2 3 4\n");

  open_homework ();
  verdict = gtk_widget_get_tooltip_text (test_find (TEST_LABEL, "90 of the 92 solutions for 8 queens"));
  g_assert_cmpstr (verdict, ==, "90 of the 92 solutions for 8 queens; missing #17 and #44; line 12 repeats line 3; l" FAULT_CLAUSE
                                "; not in order from line 7");

  open_path (path);
  test_until (test_shows ("0 of the 2 solutions for 4 queens"));
  many = gtk_widget_get_tooltip_text (test_find (TEST_LABEL, "0 of the 2 solutions for 4 queens"));
  g_assert_true (g_str_has_suffix (many, "line 8: the queens on a4 and b3 attack each other on a diagonal; …"));
}

QS_TEST_WINDOW (wrong_board, 8)
{
  open_homework ();
  g_assert_true (shows_no_attack ());

  choose (FAULT);
  test_until (test_entry_holds ("Number of the solution shown", "40"));
  g_assert_nonnull (test_look_for (TEST_IMAGE, FAULT));
  g_assert_true (shows_attack ("b2", "a1"));

  /* The mark does not stay on the next board. */
  test_press ("Next solution");
  test_until (test_shows ("Line 41 · *"));
  g_assert_true (shows_no_attack ());
}

/* All four queens on the long diagonal attack each other, and the line joins the outer ones. */
QS_TEST_WINDOW (whole_line_of_an_attack, 8)
{
  g_autofree char *path = write_file ("line.txt", "2 4 1 3\n1 2 3 4\n");
  g_autoptr (QsBoardPicture) picture = NULL;

  open_path (path);
  test_until (test_shows ("1 wrong"));
  choose ("Line 2: *");
  test_until (test_shows ("Line 2: *"));
  picture = qs_board_view_get_picture (QS_BOARD_VIEW (test_find (TEST_IMAGE, "Line 2: *")));
  g_assert_cmpuint (picture->scene.n_marks, ==, 4);
  g_assert_cmpuint (picture->scene.clash[0].row, ==, 0);
  g_assert_cmpuint (picture->scene.clash[1].row, ==, 3);
  g_assert_cmpuint (picture->scene.clash[1].column, ==, 3);
}

static gboolean
is_listed (const char *complaint)
{
  GtkWidget *row = test_look_for (TEST_ITEM, complaint);

  return row != NULL && gtk_widget_get_child_visible (row);
}

/* The pager stands below the board, beside the list. */
static gboolean
is_below_board (GtkWidget *widget)
{
  return fabs (test_get_middle (widget) - test_get_middle (test_find (TEST_IMAGE, "Line *"))) < 60;
}

/* Wrong boards come first. A chip leaves its kind alone, two of them both kinds, and none all of them. */
QS_TEST_WINDOW (chips_choose_among_complaints, 8)
{
  GtkListBox *list;

  open_homework ();
  test_until (is_listed ("#44 · *"));
  list = GTK_LIST_BOX (gtk_widget_get_parent (test_find (TEST_ITEM, FAULT)));
  g_assert_true (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)) == test_find (TEST_ITEM, FAULT));
  test_until (gtk_widget_get_width (GTK_WIDGET (list)) >= 240);
  test_until (is_below_board (test_find (TEST_LABEL, "of *")));

  test_press ("2 missing");
  test_until (!is_listed (FAULT));
  g_assert_true (is_listed ("#44 · *"));
  test_press ("1 wrong");
  test_until (is_listed (FAULT));
  g_assert_true (is_listed ("#44 · *"));
  g_assert_false (is_listed ("Line 12 repeats line 3"));
  test_press ("2 missing");
  test_press ("1 wrong");
  test_until (is_listed ("Line 12 repeats line 3"));
}

static graphene_rect_t
get_place (GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test_get_window ()), &place));

  return place;
}

static gboolean
is_level (GtkWidget *a,
          GtkWidget *b)
{
  graphene_rect_t first = get_place (a), second = get_place (b);

  return fabsf (first.origin.y + first.size.height - second.origin.y - second.size.height) < 6;
}

/* Beside a board, complaints reach down as far as the pager. The smallest window has no room for the chips, so all are shown. */
QS_TEST_WINDOW (room, 8)
{
  graphene_rect_t pager, views;
  GtkWidget *list;

  open_homework ();
  test_resize (640, 480);
  list = gtk_widget_get_ancestor (test_look_for_type (GTK_TYPE_LIST_BOX), GTK_TYPE_SCROLLED_WINDOW);
  test_until (is_level (list, test_find (TEST_BUTTON, "Next*")));
  test_press ("2 missing");
  test_until (!is_listed (FAULT));

  test_resize (360, 294);
  test_until (test_has_size (360, 294) && test_look_for (TEST_BUTTON, "2 missing") == NULL && is_listed (FAULT));
  pager = get_place (test_find (TEST_BUTTON, "Next*"));
  views = get_place (test_find (TEST_BUTTON, "Gallery"));
  g_assert_cmpfloat (views.origin.x + views.size.width, <=, 360);
  g_assert_cmpfloat (pager.origin.y + pager.size.height, <=, 294);

  test_resize (640, 480);
  test_until (test_look_for (TEST_BUTTON, "2 missing") != NULL && !is_listed (FAULT));
}

/* Above a board, a long list has a part of the height that the board leaves; on a phone both have a fair share, and the
 * chips are there. */
QS_TEST_WINDOW (high, 8)
{
  GtkWidget *list;

  open_homework ();
  list = gtk_widget_get_ancestor (test_look_for_type (GTK_TYPE_LIST_BOX), GTK_TYPE_SCROLLED_WINDOW);
  test_resize (768, 1024);
  test_until (test_has_size (768, 1024) && gtk_widget_get_height (list) >= 150);
  g_assert_cmpint (gtk_widget_get_height (test_look_for_type (QS_TYPE_BOARD_VIEW)), >=, 400);
  test_resize (360, 640);
  test_until (test_has_size (360, 640) && gtk_widget_get_height (list) >= 105 && gtk_widget_get_height (list) < 120);
  g_assert_cmpint (gtk_widget_get_height (test_look_for_type (QS_TYPE_BOARD_VIEW)), >=, 140);
  test_find (TEST_BUTTON, "2 missing");
}

/* The picture of a wrong board shows what is wrong, too. */
QS_TEST_WINDOW (picture_of_wrong_board, 8)
{
  open_homework ();
  choose (FAULT);
  test_until (test_entry_holds ("Number of the solution shown", "40"));
  test_type ("ctrl+s");
  test_find (TEST_CHECK, "Coordinates");
  g_assert_true (test_is_on (TEST_CHECK, "Marks and attacks"));
  g_assert_false (test_is_on (TEST_CHECK, "Required and forbidden squares"));
}

QS_TEST_WINDOW (missing_solution, 8)
{
  open_homework ();
  choose ("#44 · 4 8 1 3 6 2 7 5");
  test_until (test_shows ("#44 is not in the file · 4 8 1 3 6 2 7 5"));
  g_assert_nonnull (test_look_for (TEST_IMAGE, "#44 is not in the file*"));

  choose ("Line 12 repeats line 3");
  test_until (test_entry_holds ("Number of the solution shown", "12"));
  g_assert_nonnull (test_look_for (TEST_IMAGE, "Line 12 repeats line 3"));
}

/* The panel has another board than the file, and comes back behind it. */
QS_TEST_WINDOW (a_file_hides_the_panel, 8)
{
  test_find (TEST_NUMBER, "Queens");
  open_homework ();
  test_until (test_look_for (TEST_NUMBER, "Queens") == NULL);
  test_activate ("win.close-file");
  test_find (TEST_NUMBER, "Queens");
}

QS_TEST_WINDOW (exports_missing, 8)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "missing.txt", NULL);
  g_autofree char *content = NULL;

  open_homework ();
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  test_until (test_is_on (TEST_CHECK, "Solutions missing from the file"));
  test_select ("Format", 1);
  test_until (test_shows ("2 solutions, at most 32*bytes"));
  test_until (test_shows ("3 5 8 4 1 7 2 6\n…"));
  test_save_as (path);
  test_until (test_shows ("2 solutions exported to “missing.txt”"));
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "3 5 8 4 1 7 2 6\n4 8 1 3 6 2 7 5\n");

  /* The page's own solutions can still be chosen, and are what is exported otherwise. */
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  test_tick ("All");
  test_until (test_shows ("92 solutions, 1.5*kB"));
  test_press ("Cancel");
  test_until (test_window_is_active ());
  test_press ("Solutions");
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  g_assert_null (test_look_for (TEST_CHECK, "Solutions missing from the file"));
}

/* Of 724 solutions for 10 queens, 723 are missing: more than are listed, and of another board than the window's. */
QS_TEST_WINDOW (many_missing, 8)
{
  g_autofree char *path = write_file ("ten.txt", "1 3 6 8 10 5 9 2 4 7\n");
  g_autofree char *other = g_build_filename (test_session_get_folder (), "others.txt", NULL);
  g_autofree char *both = NULL;
  g_autofree char *content = NULL;

  open_path (path);
  test_until (test_shows ("1 of the 724 solutions for 10 queens"));
  g_assert_false (is_warned ("1 of the 724 solutions for 10 queens"));
  test_until (test_shows ("723 missing, the first 100:"));
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  test_select ("Format", 1);
  test_until (test_shows ("723 solutions, at most*"));
  test_save_as (other);
  test_until (test_shows ("723 solutions exported to “others.txt”"));

  /* With these the file is whole. */
  g_assert_true (g_file_get_contents (other, &content, NULL, NULL));
  both = g_strconcat ("1 3 6 8 10 5 9 2 4 7\n", content, NULL);
  g_assert_true (g_file_set_contents (other, both, -1, NULL));
  open_path (other);
  test_until (test_shows ("All 724 solutions for 10 queens"));
  test_press ("Export…");
  test_until (test_is_active ("Export Solutions"));
  g_assert_null (test_look_for (TEST_CHECK, "Solutions missing from the file"));
}

/* Whether a thumbnail of that name is selected, and no other. */
static gboolean
is_selected (const char *name)
{
  g_autoptr (GPtrArray) found = test_list (TEST_ITEM, "*");
  guint count = 0;

  for (guint i = 0; i < found->len; i++)
    {
      g_autofree char *other = test_get_name (found->pdata[i]);

      if (!QS_IS_GALLERY_CELL (found->pdata[i]) ||
          (gtk_widget_get_state_flags (found->pdata[i]) & GTK_STATE_FLAG_SELECTED) == 0)
        continue;
      if (!g_pattern_match_simple (name, other))
        return FALSE;
      count++;
    }

  return count == 1;
}

/* The thumbnail of that name; the list of complaints has an item of the same name before it. */
static QsGalleryCell *
find_thumbnail (const char *name)
{
  g_autoptr (GPtrArray) found = test_list (TEST_ITEM, name);

  for (guint i = 0; i < found->len; i++)
    {
      if (QS_IS_GALLERY_CELL (found->pdata[i]))
        return found->pdata[i];
    }

  return NULL;
}

QS_TEST_WINDOW (gallery, 8)
{
  g_autoptr (QsBoardPicture) wrong = NULL;
  g_autoptr (QsBoardPicture) right = NULL;

  open_homework ();
  test_type ("g");
  test_until (is_selected ("Line 1 · 1 5 8 6 3 7 2 4"));
  test_until (test_is_on (TEST_BUTTON, "Gallery"));
  choose ("Line 12 repeats line 3");
  test_until (find_thumbnail ("Line 12 repeats line 3") != NULL);

  /* A complaint leads to its board here, too, and the attack is drawn on it. */
  choose (FAULT);
  test_until (is_selected (FAULT));
  g_assert_true (test_shows (FAULT));
  wrong = qs_board_picture_ref (qs_gallery_cell_get_board (find_thumbnail (FAULT)));
  g_assert_nonnull (wrong->scene.clash);
  g_assert_cmpuint (wrong->scene.n_marks, ==, 2);
  right = qs_board_picture_ref (qs_gallery_cell_get_board (find_thumbnail ("Line 39 · *")));
  g_assert_null (right->scene.clash);

  /* Keys move from board to board, and open one. */
  gtk_widget_grab_focus (GTK_WIDGET (find_thumbnail (FAULT)));
  test_type ("Right");
  test_until (is_selected ("Line 41 · *"));
  test_type ("Return");
  test_until (test_look_for (TEST_IMAGE, "Line 41 · *") != NULL);
  g_assert_true (test_is_on (TEST_BUTTON, "Board"));
}

/* What the file lacks is no board of the gallery. */
QS_TEST_WINDOW (missing_from_gallery, 8)
{
  open_homework ();
  test_press ("Gallery");
  test_until (is_selected ("Line 1 · *"));
  choose ("#44 · 4 8 1 3 6 2 7 5");
  test_until (test_look_for (TEST_IMAGE, "#44 is not in the file*") != NULL);
  g_assert_true (test_is_on (TEST_BUTTON, "Board"));

  test_press ("Gallery");
  test_until (is_selected ("Line 1 · *"));
  g_assert_true (test_shows ("Line 1 · *"));
}

/* Another file takes the place of the first: its boards have another size and another number. */
QS_TEST_WINDOW (gallery_of_another_file, 8)
{
  g_autofree char *path = NULL;

  open_homework ();
  test_type ("g End");
  test_until (is_selected ("Line 92 · *"));
  path = write_file ("five.txt", "1 3 5 2 4\n1 1 2 3 5\n");
  open_path (path);
  test_until (test_shows ("1 of the 10 solutions for 5 queens"));
  test_until (is_selected ("Line 1 · 1 3 5 2 4"));
  g_assert_nonnull (find_thumbnail ("Line 2: the queens on a4 and a5 attack each other on a column"));
}

/* Boards may have hundreds of queens; their columns would fill the window. */
QS_TEST_WINDOW (large_boards, 8)
{
  g_autofree char *path = NULL;
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < 202; row++)
    g_string_append_printf (text, "%u%c", row < 101 ? 2 * row + 2 : 2 * row - 201, row < 201 ? ' ' : '\n');
  path = write_file ("large.txt", text->str);
  g_string_free (text, TRUE);

  open_path (path);
  test_until (test_shows ("1 solution for 202 queens*"));
  test_type ("g");
  test_until (is_selected ("Line 1"));
  g_assert_true (test_shows ("Line 1"));
}

/* The page fits into the least width that applications are asked to fit into. */
QS_TEST_WINDOW (narrow, 8)
{
  int width;

  open_homework ();
  gtk_widget_measure (GTK_WIDGET (test_get_window ()), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* Columns go from left to right where words do not, too. */
QS_TEST_WINDOW (right_to_left, 8)
{
  GtkWidget *label;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_homework ();
  label = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (test_find (TEST_ITEM, "#44 · 4 8 1 3 6 2 7 5")));
  g_assert_cmpint (gtk_widget_get_direction (label), ==, GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (gtk_label_get_xalign (GTK_LABEL (label)), ==, 1);
  label = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (test_find (TEST_ITEM, FAULT)));
  g_assert_cmpint (gtk_widget_get_direction (label), ==, GTK_TEXT_DIR_RTL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

QS_TEST_WINDOW (read_in_another_way, 8)
{
  g_autofree char *path = write_file ("five.txt", "1 3 5 2 4\n2 4 1 3 5\n");

  open_path (path);
  test_until (test_shows ("Format columns, columns counted from 1, row by row from the top"));
  test_until (test_shows ("Line 1 · 1 3 5 2 4"));

  /* The lists go from the left, with rows counted from the bottom. */
  test_choose ("Read in another way", 5);
  test_until (test_shows ("Format columns, columns counted from 1, column by column from the left"));
  test_until (test_shows ("Line 1 · 3 5 2 4 1"));

  test_choose ("Read in another way", 4);
  test_until (test_shows ("Line 1 · 1 3 5 2 4"));
  g_assert_true (test_shows ("Format columns, columns counted from 1, row by row from the top"));
}

/* What cannot be read in the chosen way can still be read in the others. */
QS_TEST_WINDOW (wrong_way_to_read, 8)
{
  g_autofree char *path = write_file ("four.txt", "1 3 0 2\n2 0 3 1\n");
  GtkWidget *page;

  open_path (path);
  test_until (test_shows ("Format columns, columns counted from 0, row by row from the top"));
  page = gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Close the file"), QS_TYPE_OPENED_PAGE);
  g_assert_true (gtk_widget_activate_action (page, "reading.base", "i", QS_READ_BASE_1));
  test_until (test_shows ("four.txt, line 1: Column 0 is not between 1 and 4"));

  test_choose ("Read As", 1);
  test_until (test_shows ("All 2 solutions for 4 queens"));

  g_assert_true (gtk_widget_activate_action (page, "reading.format", "s", "squares"));
  test_until (test_shows ("No Boards Found"));
  g_assert_true (gtk_widget_activate_action (page, "reading.format", "s", ""));
  test_until (test_shows ("All 2 solutions for 4 queens"));
}

/* There may be hundreds of rows between what stands before them and the board. */
QS_TEST_WINDOW (tab_leaves_the_list, 8)
{
  open_homework ();
  choose ("Line 12 repeats line 3");
  gtk_widget_grab_focus (test_find (TEST_ITEM, "Line 12 repeats line 3"));
  test_pass_frames (3);
  test_type ("Tab");
  test_until (!GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (test_get_window ())));
  test_type ("shift+Tab");
  test_until (test_has_focus (test_find (TEST_ITEM, "Line 12 repeats line 3")));
  test_type ("shift+Tab");
  test_until (test_has_focus (test_find (TEST_BUTTON, "2 missing")));
}

/* They look like boards that were cut off; only the user knows that no rows are missing. */
QS_TEST_WINDOW (fewer_rows, 8)
{
  g_autofree char *path = write_file ("rows.txt", "Q...\n..Q.\n\nQ...\n...Q\n\n.Q..\n...Q\n");

  open_path (path);
  test_until (test_shows ("rows.txt, line 1: The boards are of 2 × 4 squares: *"));
  test_choose ("Read As", 7);
  test_until (test_shows ("3 of the 6 solutions of 2x4*"));
}

/* What was shown stays, and so does what the menu says of it. Nothing is read before the main loop works again. */
QS_TEST_WINDOW (cancel_reading_again, 8)
{
  GtkWidget *page;

  open_homework ();
  page = gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Close the file"), QS_TYPE_OPENED_PAGE);
  g_assert_true (gtk_widget_activate_action (page, "reading.by-file", "b", TRUE));
  g_assert_true (test_shows ("Reading “homework.txt”"));
  g_assert_true (gtk_widget_activate_action (page, "opened.cancel", NULL));
  test_until (test_shows ("90 of the 92 solutions for 8 queens"));
  g_assert_true (test_shows ("Format columns, columns counted from 1, row by row from the top"));

  /* So the other way is another one still. */
  g_assert_true (gtk_widget_activate_action (page, "reading.by-file", "b", TRUE));
  test_until (test_shows ("Format columns, columns counted from 1, column by column from the left"));
}

QS_TEST_WINDOW (keys, 8)
{
  open_homework ();
  test_type ("Right Right");
  test_until (test_shows ("Line 3 · *"));
  test_type ("End");
  test_until (test_shows ("Line 92 · *"));
  test_type ("ctrl+g 7 Return");
  test_until (test_shows ("Line 7 · *"));

  /* The page of the solutions has the same keys again. */
  test_type ("alt+1");
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  test_type ("Right");
  test_until (test_shows ("Solution 2 · 1 6 8 3 7 4 2 5*"));
}

QS_TEST_WINDOW (unreadable_file, 8)
{
  g_autofree char *path = write_file ("bad.txt", "1 5 8 6 3 7 2 9\n");
  g_autofree char *empty = write_file ("empty.txt", "");

  open_path (path);
  test_until (test_shows ("No Boards Found"));
  g_assert_true (test_shows ("bad.txt, line 1: Column 9 is not between 1 and 8"));
  test_find (TEST_BUTTON, "Read As");
  test_press ("Close");
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));

  /* What could not be read at all may well have boards. */
  open_path ("/nowhere/boards.txt");
  test_until (test_shows ("Could Not Read the File"));
  g_assert_false (test_shows ("No Boards Found"));

  /* It makes no difference how nothing is read. */
  g_assert_null (test_look_for (TEST_BUTTON, "Read As"));
  open_path (empty);
  test_until (test_shows ("empty.txt: There is no board in it"));
  g_assert_null (test_look_for (TEST_BUTTON, "Read As"));
}

/* A line that is no board, and a total that is false: each is listed, and leads to the board beside it. */
QS_TEST_WINDOW (bad_line_and_claim, 8)
{
  g_autofree char *path =
      write_file ("homework.txt", "2 4 1 3\n3 1 4 2\n2 4 1 three\n2 4 1 3\n3 1 4 2\nTotal solutions: 9\n");

  open_path (path);
  test_until (test_shows ("All 2 solutions for 4 queens"));
  test_until (test_look_for (TEST_ITEM, "The file says 9 in line 6, and has 4") != NULL);
  g_assert_true (test_shows ("1 unreadable"));
  g_assert_true (test_shows ("False Statement"));

  choose ("Line 3: “three” is not the number of a column");
  test_until (test_entry_holds ("Number of the solution shown", "2"));
  choose ("The file says 9 in line 6, and has 4");
  test_until (test_entry_holds ("Number of the solution shown", "4"));
}

QS_TEST_WINDOW (complete_set, 8)
{
  g_autofree char *path = write_file ("four.txt", "2 4 1 3\n3 1 4 2\n");

  open_path (path);
  test_until (test_shows ("All 2 solutions for 4 queens"));
  g_assert_null (test_look_for (TEST_ITEM, "*"));
  g_assert_nonnull (test_look_for (TEST_BUTTON, "File"));
  test_press ("Close the file");
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  test_until (test_look_for (TEST_BUTTON, "File") == NULL);
}

/* The file is so large that it is not read before the button is pressed: the press comes first in the main loop. */
QS_TEST_WINDOW (cancel, 8)
{
  GString *text = g_string_new (NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < 1000000; i++)
    g_string_append (text, "1 5 8 6 3 7 2 4\n");
  path = write_file ("large.txt", text->str);
  g_string_free (text, TRUE);

  open_path (path);
  g_assert_true (test_shows ("Reading “large.txt”"));
  test_press ("Cancel");
  test_until (test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
  g_assert_false (test_shows ("large.txt"));
}

/* Whoever has gone to another view before the file is read keeps the focus there. */
QS_TEST_WINDOW (elsewhere, 8)
{
  GtkWindow *window = GTK_WINDOW (test_get_window ());
  g_autofree char *path = write_file ("boards.txt", "2 4 1 3\n3 1 4 2\n");
  GtkWidget *page, *focus;

  open_path (path);
  page = gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Cancel"), QS_TYPE_OPENED_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.view", "s", "solutions");
  focus = gtk_window_get_focus (window);
  test_until (qs_opened_page_get_verdict (QS_OPENED_PAGE (page)) != NULL);
  g_assert_true (gtk_window_get_focus (window) == focus);
}

QS_TEST_WINDOW (paste, 8)
{
  test_until (test_shows ("of 92"));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (test_get_window ())), "[[1,3,0,2],[2,0,3,1]]");
  test_type ("ctrl+v");
  test_until (test_shows ("All 2 solutions for 4 queens"));
  g_assert_true (test_shows ("Clipboard"));
  g_assert_true (test_shows ("Format *, columns counted from 0, *"));
}
