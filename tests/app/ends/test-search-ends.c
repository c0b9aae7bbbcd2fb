/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search offers before its first step, and after its last one. */

#include "config.h"

#include "qs-board-view.h"
#include "qs-search-start.h"
#include "qs-test-widget.h"

static GtkWidget *
find_start (void)
{
  return test_look_for_type (QS_TYPE_SEARCH_START);
}

static void
open_search (void)
{
  test_type ("alt+2");
  test_find (TEST_LABEL, "Step 0");
  test_until (find_start () != NULL);
}

static gboolean
board_has_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (test_get_window ());

  return QS_IS_BOARD_VIEW (focus);
}

/* The card that plays is the first of them; the keys act on the search when it has begun. */
static void
test_play (void)
{
  open_search ();
  test_find (TEST_BUTTON, "Brute force");
  test_until (board_has_focus ());
  test_type ("Tab space");
  test_until (find_start () == NULL && board_has_focus ());
  test_find (TEST_BUTTON, "Pause");
  test_type ("space BackSpace");
  test_until (test_shows ("Step 0"));
  test_pass_frames (3);
  g_assert_null (find_start ());

  test_set_number ("Queens", 5);
  test_until (find_start () != NULL);
  test_type ("period");
  test_until (find_start () == NULL);
}

/* Where there is room for one part, it is the cards that keys act on. */
static void
test_narrow (void)
{
  test_resize (360, 640);
  open_search ();
  test_until (test_has_focus (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Watch this search*"), GTK_TYPE_BUTTON)));
  test_press ("Code");
  test_until (find_start () == NULL);
  test_press ("Board");
  test_until (find_start () != NULL);
  test_type ("period");
  test_until (find_start () == NULL);
  test_until (test_look_for (TEST_IMAGE, "Empty board of 8*8. *") != NULL);
}

/* Two searches have no room for them. */
static void
test_two (void)
{
  open_search ();
  test_select ("Compare With", 1);
  test_until (find_start () == NULL);
  test_select ("Compare With", 0);
  test_until (find_start () != NULL);
}

int
main (int argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);
  test_add_window ("/app/search-ends/play", 8, test_play);
  test_add_window ("/app/search-ends/narrow", 8, test_narrow);
  test_add_window ("/app/search-ends/two", 8, test_two);

  return test_widgets_run ();
}
