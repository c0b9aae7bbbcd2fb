/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop is asked for while long work goes on, and what it is told at the end, with a listener in its place. */

#include "config.h"

#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <sys/stat.h>

#include "qs-count-watch.h"
#include "qs-saving.h"
#include "qs-test-chooser.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* The smallest board that is counted on request only. */
#define LONG_N 19

/* How often the session was kept from ending, and the computer from sleeping, and not let go yet. */
static guint n_logouts, n_suspends;

/* How often the desktop was told of something. */
static guint n_notifications;

/* The file that it was told of last. */
static char *told_path;

__typeof__ (qs_saving_notify) __wrap_qs_saving_notify;
__typeof__ (gtk_application_inhibit) __wrap_gtk_application_inhibit;
__typeof__ (gtk_application_uninhibit) __wrap_gtk_application_uninhibit;

void
__wrap_qs_saving_notify (const char *message,
                         const char *path)
{
  g_free (told_path);
  told_path = g_strdup (path);
  g_assert_cmpstr (message, !=, "");
  n_notifications++;
}

/* What it returns says what was asked for. */
guint
__wrap_gtk_application_inhibit (GtkApplication            *application,
                                GtkWindow                 *window,
                                GtkApplicationInhibitFlags flags,
                                const char                *reason)
{
  g_assert_true (flags == GTK_APPLICATION_INHIBIT_LOGOUT || flags == GTK_APPLICATION_INHIBIT_SUSPEND);
  g_assert_cmpstr (reason, !=, "");
  if (flags == GTK_APPLICATION_INHIBIT_LOGOUT)
    n_logouts++;
  else
    n_suspends++;

  return flags;
}

void
__wrap_gtk_application_uninhibit (GtkApplication *application,
                                  guint           cookie)
{
  if (cookie == GTK_APPLICATION_INHIBIT_LOGOUT)
    n_logouts--;
  else
    n_suspends--;
}

/* The keys go to no window. */
static void
look_elsewhere (void)
{
  GtkWindow *window = test_get_window ();

  XSetInputFocus (gdk_x11_display_get_xdisplay (gdk_display_get_default ()), None, RevertToNone, CurrentTime);
  test_until (!gtk_window_is_active (window));
}

/* Begins an export that no test waits for: it looks for its first solution for many minutes. */
static void
begin_export (void)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "long.txt", NULL);

  test_until (test_is_sensitive (TEST_BUTTON, "Export…"));
  test_chooser_choose (g_file_new_for_path (path));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_tick ("Numbers from");
  test_until (test_is_sensitive (TEST_NUMBER, "Last number"));
  test_set_number ("First number", 1e12);
  test_set_number ("Last number", 1e12 + 9);
  test_press ("Save…");
  test_until (test_shows ("Exporting: *"));
}

QS_TEST_WINDOW (export_is_told_of_out_of_sight, 22)
{
  n_notifications = 0;
  begin_export ();
  g_assert_cmpuint (n_logouts, ==, 1);
  g_assert_true (qs_saving_is_going_on ());

  look_elsewhere ();
  test_until (test_is_sensitive (TEST_BUTTON, "Cancel"));
  test_press ("Cancel");
  test_until (test_shows ("Export cancelled*"));
  g_assert_cmpuint (n_notifications, ==, 1);
  g_assert_null (told_path);
  g_assert_cmpuint (n_logouts, ==, 0);
  g_assert_false (qs_saving_is_going_on ());
}

/* The file is there already: it waits for a reader. */
QS_TEST_WINDOW (file_is_told_of_out_of_sight, 8)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "pipe.txt", NULL);
  g_autofree char *content = NULL;

  n_notifications = 0;
  g_assert_no_errno (mkfifo (path, 0600));
  test_until (test_is_sensitive (TEST_BUTTON, "Export…"));
  test_chooser_choose (g_file_new_for_path (path));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Save…");
  test_until (test_shows ("Exporting: *"));
  look_elsewhere ();
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  test_until (test_shows ("92 solutions exported*"));
  g_assert_nonnull (test_look_for (TEST_BUTTON, "Open"));
  g_assert_cmpuint (n_notifications, ==, 1);
  g_assert_cmpstr (told_path, ==, path);
}

QS_TEST_WINDOW (export_is_not_told_of_in_sight, 22)
{
  n_notifications = 0;
  begin_export ();
  test_type ("Shift_L");
  test_press ("Cancel");
  test_until (test_shows ("Export cancelled*"));
  g_assert_cmpuint (n_notifications, ==, 0);
}

/* The computer may sleep unless the user has said otherwise, and as soon as nothing is counted. */
QS_TEST_WINDOW (count_keeps_the_computer_awake, LONG_N)
{
  g_autoptr (GSettings) settings = g_settings_new (QS_APP_ID);
  QsCountJob *job;

  qs_count_watch_begin (GTK_APPLICATION (g_application_get_default ()), settings, test_get_count ());
  test_press ("Count All");
  job = qs_tally_get_long_job (test_get_count ());
  test_until (test_look_for (TEST_CHECK, "Keep awake") != NULL);
  g_assert_cmpuint (n_suspends, ==, 0);

  test_tick ("Keep awake");
  test_until (n_suspends == 1);
  qs_count_job_pause (job);
  test_until (n_suspends == 0);
  qs_count_job_resume (job);
  test_until (n_suspends == 1);
  test_tick ("Keep awake");
  test_until (n_suspends == 0);
  test_tick ("Keep awake");
  test_until (n_suspends == 1);
  qs_tally_stop (test_get_count (), 0);
  g_assert_cmpuint (n_suspends, ==, 0);
}
