/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Play: marks by click, drag and key, hints to the end, trials, and games that are found again. */

#include "config.h"

#include <string.h>

#include "qs-board-view.h"
#include "qs-play-link.h"
#include "qs-play-file.h"
#include "qs-play-record.h"
#include "qs-test-widget.h"
#include "qs-window-private.h"

/* Its solution is c6 f5 b4 e3 a2 d1, which rules find in this order: f5 c6 d1 e3 b4 a2. */
#define PUZZLE "6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc"

static GtkWidget *
get_board (void)
{
  return test_find (TEST_IMAGE, "*6 × 6*");
}

static void
begin (const char *text)
{
  QsPlayLink link;

  g_assert_true (qs_play_link_parse (text, &link, NULL));
  qs_window_play (QS_WINDOW (test_get_window ()), &link);
}

static void
begin_small (void)
{
  begin (PUZZLE);
  test_until (test_shows ("Entered puzzle, 6 × 6, easy") && test_has_focus (get_board ()));
  test_until (test_shows ("One queen in each row, column and region, and no two touch"));
}

/* Points at a square of a board of six, and then does something. */
static void
point (const char *square,
       const char *then)
{
  GtkWidget *board = get_board ();
  QsSquare place;
  graphene_rect_t area;

  g_assert_true (qs_square_parse (square, 6, 6, &place, NULL));
  g_assert_true (qs_board_view_find_area (QS_BOARD_VIEW (board), place, &area));
  test_point (board, area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2, then);
}

/* Whether the board's last word on a square is @text. */
static gboolean
tells (const char *text)
{
  g_autofree char *words = test_get_words (get_board ());

  return g_strcmp0 (words, text) == 0;
}

static gboolean
has_queens (const char *squares)
{
  g_autofree char *name = g_strdup_printf ("*6 × 6, easy. Queens on %s", squares);

  return test_look_for (TEST_IMAGE, name) != NULL;
}

/* A press marks a square at once: cross, queen, nothing. */
QS_TEST_WINDOW (click, 8)
{
  begin_small ();
  point ("c6", "mousedown 1");
  point ("c6", "mouseup 1");
  test_until (test_shows ("0 of 6 queens") && tells ("c6, cross, region b"));
  point ("c6", "click 1");
  test_until (test_shows ("1 of 6 queens") && has_queens ("c6"));
  point ("c6", "click 1");
  test_until (test_shows ("0 of 6 queens") && tells ("c6, empty, region b"));
  point ("c6", "click 3");
  test_until (tells ("c6, cross, region b"));

  test_type ("ctrl+z ctrl+z");
  test_until (has_queens ("c6"));
  test_press ("Redo");
  test_until (!has_queens ("c6") && test_shows ("0 of 6 queens"));
}

/* A drag makes crosses, over queens too, which stay; it is one move. */
QS_TEST_WINDOW (drag, 8)
{
  begin_small ();
  point ("b5", "click 1 click 1");
  test_until (has_queens ("b5"));

  point ("a5", "mousedown 1");
  point ("f5", "mouseup 1");
  test_type ("Right");
  for (guint i = 0; i < 4; i++)
    test_type (i == 0 ? "Down" : "Right");
  test_until (has_queens ("b5"));
  test_press ("Undo");
  test_until (has_queens ("b5"));
  test_press ("Undo");
  test_until (test_shows ("0 of 6 queens"));

  /* Squares between two events are not left out, and a drag from a cross wipes. */
  test_type ("ctrl+shift+z ctrl+shift+z");
  test_until (has_queens ("b5"));
  point ("d5", "mousedown 1");
  point ("a5", "mouseup 1");
  point ("d5", "click 1");
  test_until (tells ("d5, cross, region c"));
}

/* What is seen on a square of a board of six. */
static QsSquareRule
get_mark (const char *square)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));
  QsSquare place;

  g_assert_true (qs_square_parse (square, 6, 6, &place, NULL));

  return qs_constraints_get (&picture->scene.game->marks, place);
}

/* No display makes touches: a pressed button stands for a finger, and its long press is called. */
static void
hold (GtkWidget *board)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  gboolean is_found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_LONG_PRESS (controller))
        continue;

      g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
      g_signal_emit_by_name (controller, "pressed", 0.0, 0.0);
      is_found = TRUE;
    }
  g_assert_true (is_found);
}

/* A finger that stays on a square sets the other mark: a queen, or a cross where one was. It is one move. */
QS_TEST_WINDOW (hold, 8)
{
  begin_small ();
  point ("c6", "mousedown 1");
  test_until (get_mark ("c6") == QS_SQUARE_RULE_FORBIDDEN);
  hold (get_board ());
  test_until (has_queens ("c6") && tells ("c6, queen, region b"));
  point ("d5", "mouseup 1");
  test_until (has_queens ("c6") && test_shows ("1 of 6 queens"));
  point ("c6", "mousedown 1");
  test_until (get_mark ("c6") == QS_SQUARE_RULE_FREE);
  hold (get_board ());
  point ("c6", "mouseup 1");
  test_until (tells ("c6, cross, region b"));
  test_type ("ctrl+z");
  test_until (has_queens ("c6"));
  test_type ("ctrl+z");
  test_until (test_shows ("0 of 6 queens") && !test_is_sensitive (TEST_BUTTON, "Undo"));

  /* Not behind a drag. */
  point ("a1", "mousedown 1");
  point ("b1", "");
  test_until (get_mark ("b1") == QS_SQUARE_RULE_FORBIDDEN);
  hold (get_board ());
  g_assert_cmpint (get_mark ("a1"), ==, QS_SQUARE_RULE_FORBIDDEN);
  point ("b1", "mouseup 1");
  test_type ("ctrl+z");
  test_until (!test_is_sensitive (TEST_BUTTON, "Undo"));
}

/* Keys do all of it, and the cursor stops at the edges. */
QS_TEST_WINDOW (keys, 8)
{
  begin_small ();
  test_type ("Right");
  test_until (tells ("a6, empty, region a"));
  test_type ("Left Up x");
  test_until (tells ("a6, cross, region a"));
  test_type ("x q");
  test_until (tells ("a6, queen, region a") && has_queens ("a6"));
  test_type ("space Down Right space");
  test_until (tells ("b5, cross, region a"));
  test_type ("Return");
  test_until (tells ("b5, queen, region a") && has_queens ("b5"));
}

static gboolean
has_letters (void)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));

  return picture->scene.game->has_letters;
}

/* First where to look, then what follows, and then it is done. The board keeps its size. */
QS_TEST_WINDOW (hints, 8)
{
  int height;

  begin_small ();
  test_pass_frames (3);
  height = gtk_widget_get_height (get_board ());
  g_assert_null (test_look_for (TEST_BUTTON, "How to think"));
  test_press ("Hint");
  test_until (test_shows ("Only square: look at region d"));
  g_assert_true (has_letters ());
  g_assert_cmpint (gtk_widget_get_height (get_board ()), ==, height);
  test_press ("Why?");
  test_until (test_shows ("Region d: only f5 is left"));
  g_assert_nonnull (test_look_for (TEST_BUTTON, "How to think"));
  test_press ("Apply");
  test_until (has_queens ("f5"));
  g_assert_cmpint (gtk_widget_get_height (get_board ()), ==, height);

  /* A hint can be left, and stays whatever else is done until then. */
  test_type ("h");
  test_until (test_shows ("Only square: look at region b"));
  test_type ("Escape");
  test_until (test_shows ("1 of 6 queens"));
  test_type ("h h");
  test_until (test_shows ("Region b: only c6 is left"));
  point ("d1", "click 1 click 1");
  test_until (has_queens ("f5, d1") && test_shows ("Region b: only c6 is left"));
  test_type ("Escape");
  test_until (test_shows ("2 of 6 queens"));

  for (guint i = 0; i < 4; i++)
    {
      test_type ("h");
      test_until (test_shows ("Only square: look at *"));
      test_type ("a");
      test_until (!test_shows ("Only square: look at *"));
    }
  test_until (test_shows ("Solved in *, with 7 hints") && has_queens ("c6, f5, b4, e3, a2, d1"));
  g_assert_cmpint (gtk_widget_get_height (get_board ()), ==, height);

  /* Such a board is locked. */
  point ("c6", "click 1");
  test_type ("ctrl+z");
  test_until (test_shows ("5 of 6 queens"));
}

/* Where the board is in its window. */
static graphene_rect_t
find_place (GtkWidget *board)
{
  graphene_rect_t place;

  test_pass_frames (3);
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (test_get_window ()), &place));

  return place;
}

/* The board stays where it is, however much is said in a narrow window. Where there is height, all of it is seen. */
QS_TEST_WINDOW (long_words, 8)
{
  static const int heights[] = { 640, 294 };

  begin ("9:regions=aabbbcccb/abbbbcccb/aaabbbbbb/ddabebbbb/ddeeeffbb/dggefffbb/dggggfffb/ddggghibb/ddgghhiib");
  test_until (test_shows ("Entered puzzle, 9 × 9, *"));
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *board, *words;
      graphene_rect_t before, after;

      test_resize (360, heights[i]);
      board = test_find (TEST_IMAGE, "*9 × 9*");
      before = find_place (board);
      test_type ("h h");
      test_until (test_shows ("Column i: all squares left are in region b, *"));
      words = test_find (TEST_LABEL, "Column i: *");
      test_pass_frames (3);
      g_assert_true (heights[i] < 640 || !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (words))));
      after = find_place (board);
      g_assert_cmpfloat (after.origin.x, ==, before.origin.x);
      g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
      g_assert_cmpfloat (after.size.width, ==, before.size.width);
      g_assert_cmpfloat (after.size.height, ==, before.size.height);
      test_type ("Escape");
    }
  test_resize (1000, 720);
}

/* In two rows, the buttons stand below each other and are equally wide. */
QS_TEST_WINDOW (columns_of_buttons, 8)
{
  graphene_rect_t upper, lower;

  begin_small ();
  test_resize (640, 480);
  test_until (test_has_size (640, 480));
  upper = find_place (test_find (TEST_BUTTON, "Hint"));
  lower = find_place (test_find (TEST_BUTTON, "Try"));
  g_assert_cmpfloat (lower.origin.y, >, upper.origin.y);
  g_assert_cmpfloat (lower.origin.x, ==, upper.origin.x);
  g_assert_cmpfloat (lower.size.width, ==, upper.size.width);
  test_resize (1000, 720);
}

/* The squares of a board of six that @squares has, a mask for each row. */
static char *
name_squares (const guint32 *squares)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 36; i++)
    {
      g_autofree char *name = qs_square_to_string ((QsSquare){ i / 6, i % 6 }, 6);

      if ((squares[i / 6] >> i % 6 & 1) != 0)
        g_string_append_printf (text, "%s ", name);
    }

  return g_string_free (text, FALSE);
}

/* The reason is seen on the board: what would follow, and why no square is left. Before that nothing of it is. */
QS_TEST_WINDOW (reason, 8)
{
  g_autofree char *supposed = NULL, *ruled_out = NULL, *excluded = NULL;
  g_autoptr (QsBoardPicture) before = NULL;
  g_autoptr (QsBoardPicture) picture = NULL;

  begin ("6+b4+e3");
  test_until (test_shows ("Entered puzzle, 6 × 6, fiendish") && test_has_focus (get_board ()));
  test_type ("h");
  test_until (test_shows ("What if: look at row 1"));
  before = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));
  supposed = name_squares (before->scene.game->supposed);
  ruled_out = name_squares (before->scene.game->ruled_out);
  g_assert_cmpstr (supposed, ==, "");
  g_assert_cmpstr (ruled_out, ==, "");
  g_clear_pointer (&supposed, g_free);
  g_clear_pointer (&ruled_out, g_free);

  test_type ("h");
  test_until (test_shows ("A queen on a6 would force c2 and leave no square in row 1"));
  picture = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));
  supposed = name_squares (picture->scene.game->supposed);
  ruled_out = name_squares (picture->scene.game->ruled_out);
  excluded = name_squares (picture->scene.game->excluded);
  g_assert_cmpstr (supposed, ==, "c2 ");
  g_assert_cmpstr (ruled_out, ==, "a1 b1 c1 d1 e1 f1 ");
  g_assert_cmpstr (excluded, ==, "a6 ");
}

/* As whoever has no pointer does. */
static void
press_by_key (const char *button)
{
  gtk_widget_grab_focus (test_find (TEST_BUTTON, button));
  test_type ("space");
}

/* A button that goes when it is pressed leaves the focus to the board. */
QS_TEST_WINDOW (buttons_that_go, 8)
{
  begin_small ();
  test_type ("h");
  test_until (test_shows ("Only square: look at region d"));
  press_by_key ("Dismiss");
  test_until (test_shows ("One queen*") && test_has_focus (get_board ()));

  begin ("play:regions-14-hard#long");
  test_until (test_shows ("Making a puzzle… *"));
  press_by_key ("Cancel");
  test_until (test_shows ("One queen*") && test_has_focus (get_board ()));

  test_choose ("More for this puzzle", 2);
  test_until (test_shows ("This is the solution"));
  test_select ("Kind", 3);
  test_set_number ("Size", 6);
  gtk_widget_grab_focus (get_board ());
  test_type ("Tab space");
  test_until (test_shows ("Empty board, 6 × 6") && test_has_focus (get_board ()));
  test_select ("Kind", 0);
}

/* What is wrong comes first, and is taken back up to where all was right. */
QS_TEST_WINDOW (check, 8)
{
  begin_small ();
  test_press ("Check");
  test_until (test_shows ("Nothing is wrong so far"));
  test_press ("Dismiss");
  test_until (test_shows ("One queen*") && test_has_focus (get_board ()));

  point ("e4", "click 3");
  point ("a6", "click 1 click 1");
  test_until (has_queens ("a6"));
  point ("e1", "click 3");
  test_press ("Hint");
  test_until (test_shows ("A queen is wrong"));
  test_press ("Why?");
  test_until (test_shows ("A queen is wrong. *"));
  test_press ("Apply");
  test_until (test_shows ("The last * moves led nowhere and were taken back"));
  g_assert_false (has_queens ("a6"));

  test_type ("c");
  test_until (test_shows ("Nothing is wrong so far"));

  /* Letters come where a region is named. */
  point ("a1", "click 1 click 1");
  point ("b1", "click 1 click 1");
  test_type ("h h");
  test_until (test_shows ("The queens on a1 and b1 rule each other out"));
  g_assert_false (has_letters ());
}

/* A trial is kept or taken back as a whole. */
QS_TEST_WINDOW (trial, 8)
{
  begin_small ();
  point ("f5", "click 1 click 1");
  test_type ("t");
  test_until (test_look_for (TEST_BUTTON, "Keep the trial") != NULL);
  point ("c6", "click 1 click 1");
  point ("e3", "click 1 click 1");
  test_until (has_queens ("c6, f5, e3"));
  test_press ("Take the trial back");
  test_until (has_queens ("f5") && test_look_for (TEST_BUTTON, "Try") != NULL);
  test_type ("ctrl+z");
  test_until (has_queens ("c6, f5, e3"));
  test_type ("ctrl+z");
  test_until (has_queens ("f5"));
}

/* A trial ends with the puzzle. */
QS_TEST_WINDOW (solving_in_a_trial, 8)
{
  begin_small ();
  test_type ("t");
  test_until (test_look_for (TEST_BUTTON, "Keep the trial") != NULL);
  for (guint i = 0; i < 40 && !test_shows ("Solved in *"); i++)
    test_type ("h h a");
  test_until (test_shows ("Solved in *"));
  test_until (test_look_for (TEST_BUTTON, "Keep the trial") == NULL);
}

/* In a wide window the words stand below the board, not at the edges. */
QS_TEST_WINDOW (wide, 8)
{
  graphene_rect_t title, clock;
  GtkWidget *root = GTK_WIDGET (test_get_window ());

  begin_small ();
  test_resize (1600, 900);
  test_until (test_has_size (1600, 900));
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_LABEL, "Entered puzzle, 6 × 6, easy"), root, &title));
  g_assert_true (gtk_widget_compute_bounds (test_find (TEST_LABEL, "0:0*"), root, &clock));
  g_assert_cmpfloat (clock.origin.x + clock.size.width - title.origin.x, <=, 600);
}

/* The solution is given, and nobody says that the puzzle was solved. */
QS_TEST_WINDOW (solve, 8)
{
  begin_small ();
  test_choose ("More for this puzzle", 2);
  test_until (test_shows ("This is the solution") && has_queens ("c6, f5, b4, e3, a2, d1"));
  test_choose ("More for this puzzle", 0);
  test_until (test_shows ("0 of 6 queens"));
}

/* The same board, without a stop in Solutions. */
QS_TEST_WINDOW (show_in_search, 8)
{
  begin_small ();
  test_choose ("More for this puzzle", 4);
  test_until (qs_window_is_in_view ((QsWindow *) test_get_window (), "search"));
  g_assert_cmpstr (gtk_window_get_title (test_get_window ()), ==, "6 queens in regions");
}

/* Puzzles of all kinds are made as they are ordered. */
QS_TEST_WINDOW (orders, 8)
{
  begin_small ();
  test_set_number ("Size", 9);
  test_press ("New Puzzle");
  test_until (test_shows ("Regions, 9 × 9, easy"));

  test_select ("Kind", 1);
  test_select ("Grade", 1);
  test_set_number ("Size", 10);
  test_press ("New Puzzle");
  test_until (test_shows ("Queens to complete, 10 × 10, medium"));

  /* A torus has solutions where neither 2 nor 3 divides its side. */
  test_select ("Kind", 2);
  test_until (test_get_number ("Size") == 11);
  test_set_number ("Size", 10);
  test_until (test_get_number ("Size") == 7);
  test_set_number ("Size", 8);
  test_until (test_get_number ("Size") == 11);
  test_select ("Grade", 0);
  test_press ("New Puzzle");
  test_until (test_shows ("Torus to complete, 11 × 11, easy"));

  test_select ("Kind", 3);
  test_set_number ("Size", 6);
  test_press ("New Puzzle");
  test_until (test_shows ("Empty board, 6 × 6"));
  test_tick ("Ways to complete");
  test_until (test_shows ("4 ways to complete the board"));
  test_tick ("Ways to complete");
  test_until (test_shows ("One queen in each row, and no two attack each other"));

  /* A panel that lies over the board makes way for the puzzle. */
  test_resize (360, 640);
  test_until (test_look_for (TEST_BUTTON, "Today’s Puzzle") == NULL);
  test_type ("F9");
  test_press ("Today’s Puzzle");
  test_until (test_shows ("Regions, *") && !test_shows ("Empty board, *"));
  test_until (test_look_for (TEST_BUTTON, "Today’s Puzzle") == NULL && test_has_focus (test_find (TEST_IMAGE, "Regions, *")));

  test_resize (1000, 720);
  test_select ("Kind", 0);
}

/* The work on a large board is told, and can be stopped; the board before stays. */
QS_TEST_WINDOW (long_work, 8)
{
  begin_small ();
  begin ("play:regions-14-hard#long");
  test_until (test_shows ("Making a puzzle… On a board of this size it can take a minute"));
  test_press ("Cancel");
  test_until (test_look_for (TEST_BUTTON, "Cancel") == NULL && test_shows ("One queen in each row, *"));
  test_until (test_has_focus (get_board ()));
}

static gboolean
has_any (const guint32 *squares)
{
  guint32 all = 0;

  for (guint row = 0; row < 6; row++)
    all |= squares[row];

  return all != 0;
}

static gboolean
shows_clashes (void)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));

  return has_any (picture->scene.game->clashing);
}

static gboolean
shows_ruled_out (void)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (QS_BOARD_VIEW (get_board ()));

  return has_any (picture->scene.game->ruled_out);
}

/* All help can be switched off, and the clock hidden. */
QS_TEST_WINDOW (help_that_one_wants, 8)
{
  begin_small ();
  point ("a6", "click 1 click 1");
  point ("b6", "click 1 click 1");
  point ("f1", "");
  test_until (shows_clashes () && !shows_ruled_out () && test_shows ("?:??") && !test_shows ("The board cannot*"));
  test_tick ("Clashes");
  test_tick ("Clock");
  test_tick ("Squares ruled out");
  test_tick ("Ways to complete");
  test_until (!shows_clashes () && shows_ruled_out () && !test_shows ("?:??") && test_shows ("The board cannot be completed"));
  test_tick ("Clashes");
  test_tick ("Clock");
  test_tick ("Squares ruled out");
  test_tick ("Ways to complete");
  test_until (shows_clashes () && !shows_ruled_out () && test_shows ("?:??") && test_shows ("2 of 6 queens"));
}

static char *
copy (const char *action)
{
  GtkWidget *board = get_board ();
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GError) error = NULL;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gtk_widget_activate_action (board, action, NULL));
  gdk_content_provider_get_value (gdk_clipboard_get_content (gtk_widget_get_clipboard (board)), &value, &error);
  g_assert_no_error (error);

  return g_value_dup_string (&value);
}

/* What is copied is the whole puzzle, without the marks of the player. */
QS_TEST_WINDOW (share, 8)
{
  g_autofree char *text = NULL;
  g_autofree char *link = NULL;
  g_autofree char *puzz_link = NULL;

  begin_small ();
  point ("a6", "click 1 click 1");
  test_until (has_queens ("a6"));
  text = copy ("play.copy");
  g_assert_cmpstr (text, ==, PUZZLE);
  link = copy ("play.copy-link");
  g_assert_cmpstr (link, ==, "queenside:play:" PUZZLE);
  puzz_link = copy ("play.copy-puzz-link");
  g_assert_true (g_str_has_prefix (puzz_link, "https://puzz.link/p?starbattle/6/6/1/"));
}

/* The widget of the window that the board is in. */
static GtkWidget *
find_beside (GtkWidget  *board,
             TestKind    kind,
             const char *name)
{
  g_autoptr (GPtrArray) found = test_list (kind, name);

  for (guint i = 0; i < found->len; i++)
    {
      if (gtk_widget_get_root (g_ptr_array_index (found, i)) == gtk_widget_get_root (board))
        return g_ptr_array_index (found, i);
    }
  g_error ("There is no %s", name);
}

/* Whether the board says this of a square when it was held. */
static gboolean
tells_held (GtkWidget  *board,
            const char *text)
{
  g_autofree char *words = NULL;

  hold (board);
  words = test_get_words (board);

  return g_strcmp0 (words, text) == 0;
}

/* A puzzle is drawn: regions by drag and letter, crosses and queens by click and key; how many solutions it has is told. */
QS_TEST_WINDOW (editor, 8)
{
  GtkWidget *board;
  graphene_rect_t area;

  begin_small ();
  test_press ("Enter a Puzzle…");
  test_until (test_is_active ("Enter a Puzzle"));
  board = test_find (TEST_IMAGE, "Board of the puzzle");
  test_until (test_shows ("5242 solutions"));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), PUZZLE);
  test_type ("ctrl+v");
  test_until (test_shows ("One solution, easy"));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), "4:touching+b4");
  test_type ("ctrl+v");
  test_until (test_shows ("Not touching") && test_shows ("One solution, easy"));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), "10+h3+e9");
  test_type ("ctrl+v");
  test_until (test_shows ("One solution, beyond the rules"));
  test_select ("Kind", 0);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_beside (board, TEST_NUMBER, "Size")), 4);
  test_until (test_shows ("2 solutions"));
  test_pass_frames (2);
  g_assert_true (qs_board_view_find_area (QS_BOARD_VIEW (board), (QsSquare){ 0, 0 }, &area));

  /* A finger that stays goes on to a cross, a queen and nothing, and one that moves draws. */
  for (guint i = 0; i < 3; i++)
    {
      const char *const words[] = { "a4, cross, region a", "a4, queen, region a", "a4, empty, region a" };

      test_point (board, area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2, "mousedown 1");
      test_until (tells_held (board, words[i]));
      test_point (board, area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2, "mouseup 1");
    }
  test_point (board, area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2, "mousedown 1");
  g_assert_true (qs_board_view_find_area (QS_BOARD_VIEW (board), (QsSquare){ 1, 0 }, &area));
  test_point (board, area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2, "mouseup 1");
  test_type ("Right Down Right Right b");
  test_until (test_shows ("One solution, medium"));

  /* The row a takes all of b. */
  test_type ("Left a Left a Right Right Right a Left a");
  test_until (test_shows ("3 of 4 regions") && !gtk_widget_is_sensitive (find_beside (board, TEST_BUTTON, "Play")));
  test_type ("b Right b Up Up space space");
  test_until (test_shows ("No solution"));
  test_select ("Kind", 1);
  test_until (test_shows ("2 solutions"));
  g_signal_emit_by_name (find_beside (board, TEST_BUTTON, "Play"), "clicked");
  test_until (test_shows ("Entered puzzle, 4 × 4"));
}

/* Two windows have two games, and both are there another day. */
QS_TEST_WINDOW (found_again, 8)
{
  begin_small ();
  point ("f5", "click 1 click 1");
  test_until (has_queens ("f5"));
  test_pass_frames (2);
  test_close_windows ();

  test_open_window (8);
  test_type ("alt+4");
  test_until (test_shows ("Entered puzzle, 6 × 6, easy") && has_queens ("f5"));
}

/* Whether the puzzle of a side of @n is in the list: a file that is being written is not free yet. */
static gboolean
is_unfinished (guint n)
{
  g_autoptr (GPtrArray) games = qs_play_file_list ();
  gboolean is_there = FALSE;

  for (guint i = 0; i < games->len; i++)
    is_there |= qs_game_get_problem (((QsPlayGame *) games->pdata[i])->state.game)->n == n;

  return is_there;
}

/* Another puzzle leaves the one before among the unfinished ones, from where keys get it back. */
QS_TEST_WINDOW (unfinished, 8)
{
  begin ("5");
  test_until (test_shows ("Entered puzzle, 5 × 5") && test_window_is_active ());
  test_type ("Right q");
  test_until (test_look_for (TEST_IMAGE, "Entered puzzle, 5 × 5. Queens on a5") != NULL);
  begin ("4");
  test_until (test_shows ("Entered puzzle, 4 × 4*") && test_window_is_active ());
  test_until (is_unfinished (5));
  g_assert_true (gtk_widget_activate_action (test_find (TEST_BUTTON, "Hint"), "play.games", NULL));
  test_until (test_is_active ("Unfinished Puzzles"));
  test_until (test_has_focus (test_find (TEST_ITEM, "Entered puzzle, 5 × 5, 1 of 5 queens · *")));
  test_type ("Return");
  test_until (test_window_is_active () && test_look_for (TEST_IMAGE, "Entered puzzle, 5 × 5. Queens on a5") != NULL);
  test_until (test_has_focus (test_find (TEST_IMAGE, "Entered puzzle, 5 × 5*")));
}

/* At first the words say what is asked for, on any board. */
QS_TEST_WINDOW (rules, 8)
{
  static const struct
  {
    const char *text;
    const char *rule;
  } boards[] = {
    { "4:touching+b4", "One queen in each row and column, and no two touch" },
    { "5:torus:regions=aaaaa/bbbbb/ccccc/ddddd/eeeee",
      "One queen in each row, column and region, and no two attack each other, not even across an edge" },
    { "5:torus+a5", "One queen in each row, and no two attack each other, not even across an edge" },
    { "4:queens:regions=aaaa/bbbb/cccc/dddd", "One queen in each row, column and region, and no two attack each other" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      begin (boards[i].text);
      test_until (test_shows (boards[i].rule));
    }
}

/* What was solved is looked at, keys lead back, and nothing is erased before a question was answered. */
QS_TEST_WINDOW (scores, 8)
{
  g_autofree char *path = qs_play_record_get_path ();
  GtkWidget *table;
  GtkAdjustment *width;

  begin_small ();
  g_assert_true (g_file_set_contents (path, "regions 8 1 60 0\nqueens 8 1 60 0\n", -1, NULL));
  g_assert_true (gtk_widget_activate_action (get_board (), "play.scores", NULL));
  test_until (test_is_active ("Solved Puzzles"));
  test_until (test_shows ("1:00"));
  table = gtk_widget_get_ancestor (test_find (TEST_LABEL, "Median"), GTK_TYPE_SCROLLED_WINDOW);
  test_pass_frames (3);
  width = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (table));
  g_assert_cmpfloat (gtk_adjustment_get_upper (width), <=, gtk_adjustment_get_page_size (width));
  test_press ("Erase");
  test_until (test_shows ("Erase the times of all solved puzzles? They cannot be brought back."));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  test_press ("Erase All");
  test_until (test_shows ("No puzzle has been solved yet"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  test_until (test_is_active ("Solved Puzzles"));
  test_type ("Escape");
  test_until (test_window_is_active () && test_has_focus (get_board ()));
}

/* Text and files of other programs with a puzzle are played; boards stay boards. */
QS_TEST_WINDOW (open, 8)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "level.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (g_file_set_contents (path, "aabb\nabbb\nccdd\ncddd\n", -1, NULL));
  qs_window_open (QS_WINDOW (test_get_window ()), file);
  test_until (test_shows ("Entered puzzle, 4 × 4, *"));

  g_assert_true (g_file_set_contents (path, "2 4 1 3\n3 1 4 2\n", -1, NULL));
  qs_window_open (QS_WINDOW (test_get_window ()), file);
  test_until (test_shows ("All 2 solutions for 4 queens"));
}
