/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* That ThreadSanitizer sees a race here, and that it is silent for a reason where it is silent. */

#include <string.h>
#include <sys/wait.h>

#include "engine-test-util.h"
#include "qs-test-main.h"

/* ThreadSanitizer's exit status when it has reported something, unless set otherwise. */
#define REPORTED 66

static const char *planted_race;

static int
run_planted_race (const char *way,
                  char      **out,
                  char      **err)
{
  const char *argv[] = { planted_race, way, NULL };
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "TSAN_OPTIONS", "exitcode=66", TRUE);
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_DEFAULT, NULL, NULL, out, err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

QS_TEST (a_planted_race_is_reported)
{
  g_autofree char *out = NULL, *err = NULL;

  g_assert_cmpint (run_planted_race ("plain", &out, &err), ==, REPORTED);
  g_assert_cmpstr (out, ==, "42\n");
  g_assert_nonnull (strstr (err, "WARNING: ThreadSanitizer: data race"));
}

QS_TEST (the_queue_is_silent)
{
  g_autofree char *out = NULL, *err = NULL;

  g_assert_cmpint (run_planted_race ("queue", &out, &err), ==, 0);
  g_assert_cmpstr (out, ==, "42\n");
  g_assert_cmpstr (err, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_assert_cmpint (argc, ==, 2);
  planted_race = argv[1];
  test_add_all ();

  return g_test_run ();
}
