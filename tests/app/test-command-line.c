/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the application is started: by its command line, a second time, and by the desktop. */

#include "config.h"

#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

static TestRun
run_app (const char *arguments)
{
  return test_run (g_getenv ("QS_APP"), arguments);
}

/* Asserts one line that names the mistake, and the status of wrong usage. */
static void
assert_refused (const char *arguments,
                const char *named)
{
  g_auto (TestRun) run = run_app (arguments);
  const char *end = strchr (run.errors, '\n');

  g_test_message ("%s", run.errors);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.output, ==, "");
  g_assert_true (g_str_has_prefix (run.errors, "queenside: "));
  g_assert_false (g_str_has_prefix (run.errors, "queenside: queenside: "));
  g_assert_false (g_ascii_islower (run.errors[strlen ("queenside: ")]));
  g_assert_cmpuint (strlen (run.errors), <, 1000);
  g_assert_nonnull (strstr (run.errors, named));
  g_assert_cmpstr (end, ==, "\n");
}

static void
test_wrong_arguments (void)
{
  g_autofree char *endless = g_strnfill (100000, 'x');
  g_autofree char *endless_option = g_strconcat ("--", endless, NULL);

  assert_refused (endless, "xxx…xxx");
  assert_refused (endless_option, "xxx…xxx");
  assert_refused ("'\xff\xfe'", "");
  assert_refused ("0", "“0”");
  assert_refused ("33", "“33”");
  assert_refused ("x", "“x”");
  assert_refused ("''", "“”");
  assert_refused ("8.5", "“8.5”");
  assert_refused ("' 8'", "“ 8”");
  assert_refused ("18446744073709551624", "“18446744073709551624”");
  assert_refused ("4 5", "“5”");
  assert_refused ("--frobnicate", "--frobnicate");
  assert_refused ("-- -1", "“-1”");
  assert_refused ("no-such-file.txt", "“no-such-file.txt”");
  assert_refused ("8 /etc/passwd", "“/etc/passwd”");
  assert_refused ("8:torsu", "“torsu”");
  assert_refused ("8+z9", "“z9”");
  assert_refused ("8:play", "“play”");
  assert_refused ("12-queens.txt", "“12-queens.txt”");
  assert_refused ("queenside:", "“”");
  assert_refused ("queenside:33", "33");
  assert_refused ("queenside:8+z9", "z9");
  assert_refused ("QUEENSIDE:play:6x9", "“6x9” cannot be played");
  assert_refused ("queenside:play:2:regions-8-easy#word",
                  "“2:regions-8-easy#word” is a puzzle that only a newer version of Queenside makes");
  assert_refused ("queenside:play:bishops-8-easy#word", "“bishops-8-easy#word” is not a puzzle, such as regions-8-medium#word or 8+b4+d5");
  assert_refused ("queenside:play:regions-99-medium#word", "“regions-99-medium#word” is not a puzzle");
  assert_refused ("queenside:../../etc/passwd", "etc/passwd");
}

static void
test_version (void)
{
  g_auto (TestRun) run = run_app ("--version");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.errors, ==, "");
  g_assert_cmpstr (run.output, ==, "queenside " QS_VERSION "\n");
}

static void
test_help (void)
{
  g_auto (TestRun) run = run_app ("--help");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.errors, ==, "");
  g_assert_nonnull (strstr (run.output, "--version"));
  g_assert_nonnull (strstr (run.output, "[N | FILE… | -]"));
}

/* Whoever only asks needs no desktop. */
static void
test_without_display (void)
{
  g_autofree char *env = g_find_program_in_path ("env");
  g_autofree char *app = g_shell_quote (g_getenv ("QS_APP"));
  g_autofree char *version = g_strdup_printf ("-u DISPLAY -u DBUS_SESSION_BUS_ADDRESS %s --version", app);
  g_autofree char *wrong = g_strdup_printf ("-u DISPLAY -u DBUS_SESSION_BUS_ADDRESS %s 33", app);
  g_auto (TestRun) version_run = test_run (env, version);
  g_auto (TestRun) wrong_run = test_run (env, wrong);

  g_assert_cmpint (version_run.status, ==, 0);
  g_assert_cmpstr (version_run.output, ==, "queenside " QS_VERSION "\n");
  g_assert_cmpint (wrong_run.status, ==, 2);
}

static void
test_number (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 10"));
  test_wait_until (app, test_shows (app, "Solution 1 · 1 3 5 2 4*"));
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 5);
}

static void
test_board (TestApp *app)
{
  test_wait_until (app, test_shows (app, "4 of 92 solutions match") && test_shows (app, "a1 queen"));
}

/* The second process hands over to the first, and ends. */
static void
start_again (const char *arguments)
{
  g_auto (TestRun) run = run_app (arguments);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.errors, ==, "");
  g_assert_cmpstr (run.output, ==, "");
}

/* A second process names a file as it sees it; the window is that of the first. */
static void
test_file (TestApp *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "four.txt", NULL);
  g_autofree char *quoted = g_shell_quote (path);

  g_assert_true (g_file_set_contents (path, "2 4 1 3\n3 1 4 2\n", -1, NULL));
  test_wait_until (app, test_shows (app, "of 92"));
  start_again (quoted);
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "All 2 solutions for 4 queens"));
}

/* What another program writes goes to the window of the first process, with that program's text beside it. */
static void
test_input (TestApp *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "mine.py", NULL);
  g_autofree char *steps = g_strdup_printf ("-c 'printf \"n 6\\nplace 1 1\\nremove 1 1\\nplace 1 1 line 1\\nplace 1 2 line 2\\n\" | \"$QS_APP\" - --source %s'",
                                            path);
  g_auto (TestRun) run = { 0 };

  g_assert_true (g_file_set_contents (path, "first = 1\nsecond = 2\n", -1, NULL));
  test_wait_until (app, test_shows (app, "of 92"));
  run = test_run ("/bin/sh", steps);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.errors, ==, "");
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "Line 5: row 1 has a queen, and gets another one in column 2"));
  test_wait_until (app, test_shows (app, "Standard input"));
  test_find (app, TEST_IMAGE, "Pseudocode, line 2: second = 2");

  /* There may be nothing to read from, and no other file in its place. */
  test_run_clear (&run);
  run = test_run ("/bin/sh", "-c '\"$QS_APP\" - <&-'");
  g_assert_cmpint (run.status, ==, 0);
  test_wait_until (app, test_shows (app, "“Standard input”: *"));
}

static void
test_second_start (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  start_again ("6");
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "of 4"));
  test_press (app, "Close");
  test_wait_until (app, test_count_windows (app) == 1);
  test_wait_until (app, test_shows (app, "of 92"));
}

/* Without a number the present window comes to the front. */
static void
test_second_start_without_number (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  start_again ("");
  start_again ("5");
  test_wait_until (app, test_shows (app, "of 10"));
  g_assert_cmpuint (test_count_windows (app), ==, 2);
}

static void
test_wrong_second_start (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  assert_refused ("99", "“99”");
  start_again ("4");
  test_wait_until (app, test_shows (app, "of 2"));
  g_assert_cmpuint (test_count_windows (app), ==, 2);
}

/* However long the application takes to start. */
static void
call_application (const char *method,
                  GVariant   *parameters)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = NULL;

  reply = g_dbus_connection_call_sync (test_session_get_bus (), TEST_APP_ID, TEST_APP_PATH,
                                       "org.freedesktop.Application", method, parameters, NULL,
                                       G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);
  g_assert_no_error (error);
}

/* Follow the desktop does it, by the service file that is installed. */
static void
test_activation (void)
{
  TestApp *app;

  call_application ("Activate", g_variant_new ("(a{sv})", NULL));
  app = test_app_adopt ();
  test_wait_until (app, test_shows (app, "of 92"));

  /* It is there now: there will not be two. */
  call_application ("Activate", g_variant_new ("(a{sv})", NULL));
  call_application ("ActivateAction", g_variant_new ("(sava{sv})", "new-window", NULL, NULL));
  test_wait_until (app, test_count_windows (app) == 2);

  /* An action of the desktop's menu, in the window that was used last. */
  call_application ("ActivateAction", g_variant_new ("(sava{sv})", "counts", NULL, NULL));
  test_find (app, TEST_BUTTON, "Count All up to");
  g_assert_cmpuint (test_count_windows (app), ==, 2);

  test_app_quit (app);
  test_app_free (app);
}

/* As a file manager does it. */
static void
test_desktop_opens_file (TestApp *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "five.json", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  const char *uris[] = { uri, NULL };

  g_assert_true (g_file_set_contents (path, "[[1, 3, 5, 2, 4]]", -1, NULL));
  test_wait_until (app, test_shows (app, "of 92"));
  call_application ("Open", g_variant_new ("(^asa{sv})", uris, NULL));
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "1 of the 10 solutions for 5 queens"));
}

/* Links come from a browser by way of the desktop, and may say anything. */
static void
test_link (TestApp *app)
{
  const char *right[] = { "queenside:8%2Ba1", NULL };
  const char *wrong[] = { "queenside:9:bishops", NULL };
  const char *ordered[] = { "queenside:play:regions-6-easy#1", NULL };
  const char *whole[] = { "queenside:play:7:torus+a7", NULL };

  test_wait_until (app, test_shows (app, "of 2"));
  call_application ("Open", g_variant_new ("(^asa{sv})", right, NULL));
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "of 4"));
  call_application ("Open", g_variant_new ("(^asa{sv})", wrong, NULL));
  test_wait_until (app, test_shows (app, "*“bishops”*"));
  g_assert_cmpuint (test_count_windows (app), ==, 2);

  /* A puzzle is played, whether it is to be made or is there. */
  call_application ("Open", g_variant_new ("(^asa{sv})", ordered, NULL));
  test_wait_until (app, test_shows (app, "Regions, 6 × 6, easy"));
  call_application ("Open", g_variant_new ("(^asa{sv})", whole, NULL));
  test_wait_until (app, test_shows (app, "Entered puzzle, 7 × 7*"));
}

static GVariant *
call_search (const char *method,
             GVariant   *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (test_session_get_bus (), TEST_APP_ID, TEST_APP_PATH "/SearchProvider",
                                                 "org.gnome.Shell.SearchProvider2", method, parameters, NULL,
                                                 G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);

  g_assert_no_error (error);

  return reply;
}

/* Asserts that the words find @name, or nothing if that is NULL. */
static void
assert_finds (const char *words,
              const char *name)
{
  g_auto (GStrv) terms = g_strsplit (words, " ", -1);
  g_autoptr (GVariant) reply = call_search ("GetInitialResultSet", g_variant_new ("(^as)", terms));
  g_autofree const char **names = NULL;

  g_variant_get (reply, "(^a&s)", &names);
  g_assert_cmpstr (names[0], ==, name);
}

/* What the search of the desktop asks, and what a click on its answer does. */
static void
test_search (TestApp *app)
{
  const char *names[] = { "3", "8", "31", "many", "13:torus", "6x8", NULL };
  g_autoptr (GVariant) described = NULL;
  g_autofree char *text = NULL;

  assert_finds ("12 que", "12");
  assert_finds ("Queens 32", "32");
  assert_finds ("12", NULL);
  assert_finds ("queens", NULL);
  assert_finds ("33 queens", NULL);
  assert_finds ("12 angry queens", NULL);
  assert_finds ("13:torus", "13:torus");
  assert_finds ("6x9 queens", "6x9");
  assert_finds ("6x9", NULL);
  assert_finds ("13:tor", NULL);

  described = call_search ("GetResultMetas", g_variant_new ("(^as)", names));
  text = g_variant_print (described, FALSE);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, "'0 solutions'"));
  g_assert_nonnull (strstr (text, "'92 solutions, such as "));
  g_assert_nonnull (strstr (text, "'A solution is "));
  g_assert_null (strstr (text, "many"));
  g_assert_nonnull (strstr (text, "'13 queens on a torus'"));
  g_assert_nonnull (strstr (text, "'4524 solutions, such as 1 3 5 7 9 11 13 2 4 6 8 10 12'"));
  g_assert_nonnull (strstr (text, "'550 solutions'"));

  test_wait_until (app, test_shows (app, "of 2"));
  g_variant_unref (call_search ("ActivateResult", g_variant_new ("(s^asu)", "6", names, 0u)));
  test_wait_until (app, test_count_windows (app) == 2);
  test_wait_until (app, test_shows (app, "of 4"));
  g_variant_unref (call_search ("ActivateResult", g_variant_new ("(s^asu)", "7:torus", names, 0u)));
  test_wait_until (app, test_count_windows (app) == 3);
  test_wait_until (app, test_shows (app, "of 28"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add ("/app/command-line/wrong-arguments-are-refused", test_wrong_arguments);
  test_add ("/app/command-line/version", test_version);
  test_add ("/app/command-line/help", test_help);
  test_add ("/app/command-line/answers-without-a-display", test_without_display);
  test_add_with_app ("/app/command-line/number-of-queens", "5", test_number);
  test_add_with_app ("/app/command-line/board", "8+a1", test_board);
  test_add_with_app ("/app/command-line/second-start-opens-a-window", "", test_second_start);
  test_add_with_app ("/app/command-line/second-start-without-number-shows-the-window", "",
                     test_second_start_without_number);
  test_add_with_app ("/app/command-line/file-gets-a-window", "", test_file);
  test_add_with_app ("/app/command-line/input-gets-a-window", "", test_input);
  test_add_with_app ("/app/command-line/desktop-opens-a-file", "", test_desktop_opens_file);
  test_add_with_app ("/app/command-line/desktop-opens-a-link", "4", test_link);
  test_add_with_app ("/app/command-line/desktop-searches", "4", test_search);
  test_add_with_app ("/app/command-line/wrong-second-start-is-refused", "", test_wrong_second_start);
  test_add ("/app/command-line/desktop-activates-it", test_activation);

  return test_run_all ();
}
