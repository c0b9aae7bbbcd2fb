/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that somebody wrote by hand. */

#include "config.h"

#include <math.h>

#include "qs-test-widget.h"

/* No range of numbers keeps it out: it is neither below nor above. */
static void
test_speed_that_is_no_number (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");

  g_assert_true (g_settings_set_double (settings, "speed", NAN));
  test_open_window (8);
  test_press ("Search");
  test_until (test_shows ("8 steps per second"));
}

int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);

  test_add_widget ("/app/settings/speed-that-is-no-number-is-the-usual-one", test_speed_that_is_no_number);

  return test_widgets_run ();
}
