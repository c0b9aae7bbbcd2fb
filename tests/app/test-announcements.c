/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader is asked to say, with a listener in the place of GTK. */

#include "qs-announcement.h"
#include "qs-compat.h"
#include "qs-play-link.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* All that was said since the last message that was waited for. */
static GString *heard;

__typeof__ (qs_compat_announce) __wrap_qs_compat_announce;

void
__wrap_qs_compat_announce (GtkWidget  *widget,
                           const char *message)
{
  g_string_append_printf (heard, "%s\n", message);
}

static void
until_heard (const char *message)
{
  test_until (strstr (heard->str, message) != NULL);
  g_string_truncate (heard, 0);
}

QS_TEST_WIDGET (counter)
{
  test_open_window (8);
  until_heard ("92 solutions\n");
}

QS_TEST_WINDOW (paging, 8)
{
  test_until (test_shows ("of 92"));
  g_assert_null (strstr (heard->str, "Solution 1,"));
  test_type ("Right Right");
  until_heard ("Solution 3, of 92\n");
  test_type ("Home");
  until_heard ("Solution 1, of 92\n");
}

/* How many there are of so many queens takes too long to find out: what is said is what the pager shows. */
QS_TEST_WINDOW (paging_uncounted, 28)
{
  test_until (test_shows ("* ready") && test_is_sensitive (TEST_BUTTON, "Next solution"));
  test_type ("Right");
  test_until (g_pattern_match_simple ("*Solution 2, * ready\n*", heard->str));
}

QS_TEST_WINDOW (steps, 6)
{
  test_press ("Search");
  test_until (test_shows ("Step 0"));
  test_press ("One step forward");
  until_heard ("a6");
  test_press ("Run to the end");
  until_heard ("The search has ended with 4 solutions\n");
}

QS_TEST_WINDOW (error, 8)
{
  test_until (test_shows ("of 92"));
  test_set_text ("Number of the solution shown", "93");
  g_signal_emit_by_name (test_find (TEST_ENTRY, "Number of the solution shown"), "activate");
  until_heard ("There is no solution 93");
}

QS_TEST_WINDOW (export, 8)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "boards.txt", NULL);

  test_until (test_shows ("of 92"));
  test_chooser_choose (g_file_new_for_path (path));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Save…");
  until_heard ("boards.txt");
}

/* Where a newer message comes at once, the older one is not said. */
QS_TEST_WIDGET (rest)
{
  GtkWidget *label = gtk_label_new ("queens");

  test_show (label);
  g_string_truncate (heard, 0);
  for (const char *const *message = (const char *const[]){ "one", "two", "three", NULL }; *message != NULL; message++)
    qs_announcement_queue (label, *message);
  test_until (heard->len > 0);
  g_assert_cmpstr (heard->str, ==, "three\n");
}

/* Nothing is said of what is gone. */
QS_TEST_WIDGET (gone)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("queens"));
  GtkWidget *other = gtk_label_new ("kings");

  g_string_truncate (heard, 0);
  qs_announcement_queue (label, "hidden");
  test_show (other);
  qs_announcement_queue (other, "shown");
  test_until (heard->len > 0);
  g_assert_cmpstr (heard->str, ==, "shown\n");

  qs_announcement_queue (label, "gone");
  g_object_unref (label);
  qs_announcement_queue (other, "there");
  g_string_truncate (heard, 0);
  test_until (heard->len > 0);
  g_assert_cmpstr (heard->str, ==, "there\n");
}

/* Both stages of a hint are said, the first without the answer; whoever has it done at once hears what is done. */
QS_TEST_WINDOW (play, 8)
{
  QsPlayLink link;

  g_assert_true (qs_play_link_parse ("6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc", &link, NULL));
  qs_window_play (QS_WINDOW (test_get_window ()), &link);
  test_until (test_shows ("Entered puzzle, 6 × 6, easy"));
  g_string_truncate (heard, 0);
  test_type ("h");
  test_until (strstr (heard->str, "Only square: look at region d\n") != NULL);
  g_assert_null (strstr (heard->str, "f5"));
  test_type ("h");
  until_heard ("Region d: only f5 is left\n");
  test_type ("a h");
  until_heard ("Only square: look at region b\n");
  test_type ("a");
  until_heard ("Region b: only c6 is left\n");
  test_type ("q");
  test_type ("q");
  until_heard ("a6, queen, region a\n");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  test_widgets_init (&argc, &argv);
  test_add_all ();
  heard = g_string_new (NULL);

  status = test_widgets_run ();
  g_string_free (heard, TRUE);

  return status;
}
