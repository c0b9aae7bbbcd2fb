/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving, with a hand that chooses files at once: what is told of it, and in whose name. */

#include "config.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "qs-compare-saver.h"
#include "qs-compat.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* The answers of the next file dialogs; nothing stands for a dialog that is dismissed. */
static GFile *chosen_file;
static GError *dialog_error;

void __wrap_qs_compat_choose_save_file (GtkWindow       *parent,
                                        const char      *title,
                                        const char      *name,
                                        QsCompatFileFunc chosen,
                                        gpointer         user_data);

/* The linker puts this in the place of qs_compat_choose_save_file(). */
void
__wrap_qs_compat_choose_save_file (GtkWindow       *parent,
                                   const char      *title,
                                   const char      *name,
                                   QsCompatFileFunc chosen,
                                   gpointer         user_data)
{
  g_autoptr (GFile) file = g_steal_pointer (&chosen_file);
  g_autoptr (GError) error = g_steal_pointer (&dialog_error);

  chosen (file, error, user_data);
}

static QsToast *
show_toast (void)
{
  QsToast *toast = g_object_new (QS_TYPE_TOAST, NULL);

  test_show (GTK_WIDGET (toast));

  return toast;
}

static QsRace *
run_race (void)
{
  static const QsRacer *racers[2];
  QsRace *race = qs_race_new ();

  racers[0] = qs_racers_find ("enumerator");
  qs_race_start (race, &(const QsRaceTask){ .n = 4, .budget = 0.1 }, racers);
  test_until (qs_race_get_state (race) == QS_RACE_FINISHED);

  return race;
}

static void
save_table (QsToast *toast,
            QsRace  *race)
{
  qs_compare_saver_save_table (test_get_window (), toast, race);
}

/* The first one waits for a reader while the second one is written. */
static void
test_two_at_a_time (void)
{
  g_autofree char *first = g_build_filename (test_session_get_folder (), "first.csv", NULL);
  g_autofree char *second = g_build_filename (test_session_get_folder (), "second.csv", NULL);
  g_autoptr (QsRace) race = run_race ();
  QsToast *toast = show_toast ();
  g_autofree char *read_first = NULL;
  g_autofree char *read_second = NULL;

  g_assert_no_errno (mkfifo (first, 0600));
  chosen_file = g_file_new_for_path (first);
  save_table (toast, race);
  chosen_file = g_file_new_for_path (second);
  save_table (toast, race);
  test_until (test_shows ("Saved to “second.csv”"));

  g_assert_true (g_file_get_contents (first, &read_first, NULL, NULL));
  test_until (test_shows ("Saved to “first.csv”"));
  g_assert_true (g_file_get_contents (second, &read_second, NULL, NULL));
  g_assert_cmpstr (read_first, ==, read_second);
  g_assert_true (g_str_has_prefix (read_first, "method,"));
}

/* A window that is closed meanwhile gets no message, and the file is written. */
static void
test_window_closes (void)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "late.csv", NULL);
  g_autoptr (QsRace) race = run_race ();
  QsToast *toast = show_toast ();
  g_autofree char *content = NULL;

  chosen_file = g_file_new_for_path (path);
  save_table (toast, race);
  test_close_windows ();
  test_until (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_true (g_str_has_prefix (content, "method,"));
}

static void
test_dismissed (void)
{
  g_autoptr (QsRace) race = run_race ();
  QsToast *toast = show_toast ();

  save_table (toast, race);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (toast)));
}

static void
test_failed (void)
{
  g_autoptr (QsRace) race = run_race ();
  QsToast *toast = show_toast ();

  dialog_error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "nobody is there");
  save_table (toast, race);
  test_until (test_shows ("Could not ask for a file: nobody is there"));
}

static void
test_remote (void)
{
  g_autoptr (QsRace) race = run_race ();
  QsToast *toast = show_toast ();

  chosen_file = g_file_new_for_uri ("somewhere://else/f.csv");
  save_table (toast, race);
  test_until (test_shows ("“somewhere://else/f.csv” is not on this machine: choose a local folder"));
}

static void
test_failed_export (void)
{
  test_until (test_shows ("of 92"));
  dialog_error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "nobody is there");
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_press ("Save…");
  test_until (test_shows ("Could not ask for a file: nobody is there"));
}

static void
test_nothing_to_export (void)
{
  test_until (test_shows ("of 0"));
  test_activate ("win.export");
  test_until (test_is_active ("Export Solutions"));
  test_until (test_shows ("There is no solution to export"));
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Save…"));
}

int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);

  test_add_widget ("/app/saving/two-at-a-time-have-their-own-names", test_two_at_a_time);
  test_add_widget ("/app/saving/the-window-closes", test_window_closes);
  test_add_widget ("/app/saving/nothing-is-told-of-a-dismissal", test_dismissed);
  test_add_widget ("/app/saving/a-failed-dialog-is-told", test_failed);
  test_add_widget ("/app/saving/another-machine-is-told", test_remote);
  test_add_window ("/app/saving/a-failed-dialog-of-an-export-is-told", 8, test_failed_export);
  test_add_window ("/app/saving/nothing-to-export", 3, test_nothing_to_export);

  return test_widgets_run ();
}
