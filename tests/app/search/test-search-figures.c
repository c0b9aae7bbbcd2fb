/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of the articles as the window shows them: masks that are shifted, and the numbers of the diagonals. */

#include "config.h"

#include "qs-board-view.h"
#include "qs-internals-view-private.h"
#include "qs-next-frame.h"
#include "qs-methods.h"
#include "qs-search-controls.h"
#include "qs-test-widget.h"

/* How long shifted bits take to move, in microseconds. */
#define SHIFT_TIME 250000

static gpointer
look_for (GType type)
{
  GtkWidget *found = test_look_for_type (type);

  g_assert_nonnull (found);

  return found;
}

/* Opens the search, whose masks move by the clock that the test turns. */
static QsInternalsView *
open_search (gboolean is_animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", is_animated, NULL);
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_until (test_shows ("Step 0"));
  g_object_set_data (G_OBJECT (test_look_for_type (QS_TYPE_INTERNALS_VIEW)), QS_MOTION_CLOCK, &test_clock.parent);

  return look_for (QS_TYPE_INTERNALS_VIEW);
}

static gboolean
says (const char *data)
{
  g_autofree char *pattern = g_strdup_printf ("Data: %s", data);

  return test_look_for (TEST_IMAGE, pattern) != NULL;
}

static void
step_to (guint       step,
         const char *data)
{
  g_autofree char *label = g_strdup_printf ("Step %u", step);

  test_press ("One step forward");
  test_until (test_shows (label));
  test_until (says (data));
}

/* How far from the first mask's column @bit of a mask is painted to the right, in widths of a bit. Masks are numbered from
 * the top. */
static double
get_way (QsInternalsView *view,
         guint            mask,
         guint            bit)
{
  guint n_pieces;
  g_autofree QsPiece *pieces = qs_internals_view_copy_pieces (view, &n_pieces);
  double x = 0, column = 0, width = 1;

  for (guint i = 0; i < n_pieces; i++)
    {
      if (pieces[i].kind != QS_PIECE_CELL || pieces[i].cell != bit)
        continue;

      if (pieces[i].datum == 0)
        column = pieces[i].x;
      if (pieces[i].datum == mask)
        {
          x = pieces[i].x;
          width = pieces[i].width;
        }
    }

  return (x - column) / width;
}

/* Whether there is this text beside a mask. */
static gboolean
has_arrow (QsInternalsView *view,
           guint            mask,
           const char      *text)
{
  guint n_pieces;
  g_autofree QsPiece *pieces = qs_internals_view_copy_pieces (view, &n_pieces);

  for (guint i = 0; i < n_pieces; i++)
    {
      if (pieces[i].kind == QS_PIECE_TEXT && pieces[i].datum == mask && g_str_equal (pieces[i].text, text))
        return TRUE;
    }

  return FALSE;
}

/* The masks of all rows but the columns are shifted when the search goes on to the second row: diagonals up, that is, on
 * the board, to the right; anti-diagonals to the left. The queen stands on a4, so the only bit of the diagonals comes
 * from its column to the next. */
static void
check_shift (gboolean is_animated,
             gboolean are_numbers)
{
  double way = are_numbers ? -1 : 1;
  QsInternalsView *view = open_search (is_animated);

  test_press ("One step forward");
  test_press ("One step forward");
  test_until (test_shows ("Step 2"));
  step_to (3, are_numbers ? "columns: 0 0 0 1; diagonals: 0 0 1 0; anti: 0 0 0 0; *"
                          : "columns: 1 0 0 0; diagonals: 0 1 0 0; anti: 0 0 0 0; *");
  g_assert_true (has_arrow (view, 1, are_numbers ? "← << 1" : "→ << 1"));
  g_assert_true (has_arrow (view, 2, are_numbers ? "→ >> 1" : "← >> 1"));

  if (is_animated)
    {
      test_pass_frames (3);
      g_assert_cmpfloat_with_epsilon (get_way (view, 1, 1), -way, 1e-6);
      g_assert_cmpfloat_with_epsilon (get_way (view, 2, 1), way, 1e-6);
      g_assert_cmpfloat_with_epsilon (get_way (view, 3, 1), 0, 1e-6);

      test_clock.now += SHIFT_TIME / 2;
      test_until (ABS (get_way (view, 1, 1) + way / 8) < 1e-6);
      g_assert_cmpfloat_with_epsilon (get_way (view, 2, 1), way / 8, 1e-6);

      test_clock.now += SHIFT_TIME / 2;
      test_until (get_way (view, 1, 1) == 0);
    }
  g_assert_cmpfloat (get_way (view, 1, 1), ==, 0);
  g_assert_cmpfloat (get_way (view, 2, 1), ==, 0);
}

QS_TEST_WINDOW (shifted_masks_move_to_their_places, 4)
{
  check_shift (TRUE, FALSE);
}

QS_TEST_WINDOW (arrows_tell_of_shifts_without_motion, 4)
{
  check_shift (FALSE, FALSE);
}

QS_TEST_WINDOW (masks_as_numbers_move_the_other_way, 4)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");

  g_settings_set_boolean (settings, "bits-as-numbers", TRUE);
  check_shift (TRUE, TRUE);
  g_settings_reset (settings, "bits-as-numbers");
}

/* Going back, and a step that shifts nothing, move nothing. The next step on ends a motion. */
QS_TEST_WINDOW (nothing_moves_without_a_shift, 4)
{
  QsInternalsView *view = open_search (TRUE);

  test_press ("Run to the end");
  test_until (test_shows ("Step 49"));
  test_press ("Back to the start");
  test_until (test_shows ("Step 0"));
  test_press ("One step forward");
  step_to (2, "columns: 0 0 0 0; *");
  g_assert_cmpfloat (get_way (view, 1, 1), ==, 0);
  step_to (3, "columns: 1 0 0 0; *");
  g_assert_cmpfloat (get_way (view, 1, 1), !=, 0);
  test_press ("One step forward");
  test_until (test_shows ("Step 4"));
  test_pass_frames (3);
  g_assert_cmpfloat (get_way (view, 1, 1), ==, 0);
  test_press ("One step back");
  test_until (test_shows ("Step 3"));
  test_pass_frames (3);
  g_assert_cmpfloat (get_way (view, 1, 1), ==, 0);
}

static QsNumbering
get_numbering (void)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (look_for (QS_TYPE_BOARD_VIEW));

  return picture->scene.numbering;
}

static gboolean
has_numbers (gint row,
             gint column,
             gint offset)
{
  QsNumbering numbering = get_numbering ();

  return numbering.row == row && numbering.column == column && numbering.offset == offset;
}

static void
choose_method (const char *method)
{
  qs_search_controls_set_method (QS_SEARCH_CONTROLS (look_for (QS_TYPE_SEARCH_CONTROLS)), qs_methods_find (method));
  test_pass_frames (3);
}

/* Board and menu count as the method does: an array has no places below 0, a set needs no offset. */
QS_TEST_WINDOW (diagonals_are_numbered_as_the_method_counts, 4)
{
  open_search (FALSE);
  g_assert_true (has_numbers (0, 0, 0));
  choose_method ("boolean-arrays");
  g_assert_true (get_numbering ().has_rule);
  test_press ("How the data are shown");
  test_tick ("Numbers of the diagonals");
  test_until (has_numbers (1, -1, 3));
  g_assert_true (get_numbering ().has_rule);
  g_assert_true (test_shows ("*row − column + n − 1, that of an anti-diagonal row + column."));
  test_tick ("Numbers of the anti-diagonals");
  test_until (has_numbers (1, 1, 0));

  choose_method ("hash-sets");
  test_until (has_numbers (1, 1, 0));
  test_tick ("Numbers of the diagonals");
  test_until (has_numbers (1, -1, 0));
  choose_method ("bit-sets");
  test_until (has_numbers (-1, 1, 3));
  test_tick ("No numbers in the squares");
  test_until (has_numbers (0, 0, 0));
  test_type ("Escape");
}

/* The number on a queen's square is the index at which the method's array notes its diagonal. */
QS_TEST_WINDOW (a_diagonal_s_number_is_its_index, 4)
{
  open_search (FALSE);
  choose_method ("boolean-arrays");
  test_press ("How the data are shown");
  test_tick ("Numbers of the diagonals");
  test_until (has_numbers (1, -1, 3));
  test_type ("Escape");

  /* The first queen stands on a4: row 0, column 0. */
  for (guint i = 1; i <= 2; i++)
    test_press ("One step forward");
  test_until (says ("columns: 1 0 0 0; diagonals: 0 0 0 1 0 0 0; anti: 1 0 0 0 0 0 0*"));
}

static guint
count_lit (void)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (look_for (QS_TYPE_BOARD_VIEW));
  guint n_lit = 0;

  for (guint i = 0; i < picture->scene.n_marks; i++)
    n_lit += picture->scene.marks[i].kind == QS_MARK_REGION;

  return n_lit;
}

/* The keys choose the first value, that of a column; the board shows its squares as long as the data have the focus. */
QS_TEST_WINDOW (a_value_lights_its_squares, 4)
{
  QsInternalsView *view = open_search (FALSE);

  choose_method ("boolean-arrays");
  g_assert_cmpuint (count_lit (), ==, 0);
  gtk_widget_grab_focus (GTK_WIDGET (view));
  test_type ("Right");
  test_until (count_lit () == 4);
  gtk_widget_grab_focus (look_for (QS_TYPE_BOARD_VIEW));
  test_until (count_lit () == 0);
}
