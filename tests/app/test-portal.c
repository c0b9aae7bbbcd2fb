/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* File dialogs where GTK asks the desktop for them, and there is no desktop. */

#include <gio/gio.h>

#include "qs-compat.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* The linker has this name for the dialog itself, where other tests have a hand that chooses at once. */
void __real_qs_compat_choose_file (GtkWindow       *parent,
                                   const char      *title,
                                   const char      *name,
                                   GListModel      *filters,
                                   QsCompatFileFunc chosen,
                                   gpointer         user_data);

typedef struct
{
  guint n_answers;
  GFile *file;
  GError *error;
} Answer;

static void
answer_cb (GFile        *file,
           const GError *error,
           gpointer      user_data)
{
  Answer *answer = user_data;

  answer->n_answers++;
  g_set_object (&answer->file, file);
  answer->error = error != NULL ? g_error_copy (error) : NULL;
}

/* GTK then shows a dialog of its own; where it does not, it says why. */
static void
test_missing_portal (void)
{
  Answer answer = { 0 };
  gboolean is_shown;

  __real_qs_compat_choose_file (test_show (gtk_label_new ("parent")), "Save", "name.txt", NULL, answer_cb, &answer);
  test_until (answer.n_answers > 0 || test_is_active ("Save"));

  is_shown = answer.n_answers == 0;
  if (is_shown)
    gtk_window_close (test_get_window ());
  test_until (answer.n_answers > 0);

  g_assert_cmpuint (answer.n_answers, ==, 1);
  g_assert_null (answer.file);
  g_assert_true (is_shown == (answer.error == NULL));
  g_clear_error (&answer.error);
  test_close_windows ();
}

int
main (int   argc,
      char *argv[])
{
  /* A bus without any services, to the end of the process. */
  static GTestDBus *bus;
  int status;

  g_test_init (&argc, &argv, NULL);
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  test_session_start_display ();

  /* GTK warns where it fails. */
  g_setenv ("GDK_DEBUG", "portals", TRUE);
  gtk_init ();
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR);

  g_test_add_func ("/app/portal/a-missing-one-is-told", test_missing_portal);
  status = g_test_run ();
  test_session_end ();

  return status;
}
