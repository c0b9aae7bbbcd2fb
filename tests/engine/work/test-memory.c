/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory that is left. */

#include "config.h"

#include "qs-memory-private.h"

static void
test_available_is_read (void)
{
  g_assert_cmpuint (qs_memory_parse ("MemTotal:       24570952 kB\nMemFree:            12 kB\nMemAvailable:   23000000 kB\n"),
                    ==, G_GUINT64_CONSTANT (23552000000));
  g_assert_cmpuint (qs_memory_parse ("MemAvailable: 1 kB"), ==, 1024);
  g_assert_cmpuint (qs_memory_parse ("MemTotal: 5 kB\nNoMemAvailable: 5 kB\n"), ==, 0);
  g_assert_cmpuint (qs_memory_parse (""), ==, 0);
}

/* This program runs, so there is some memory; and no machine has this much. */
static void
test_this_machine_has_some (void)
{
  g_assert_cmpuint (qs_memory_get_available (), >, 1 << 20);
  g_assert_cmpuint (qs_memory_get_available (), <, G_GUINT64_CONSTANT (1) << 50);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/memory/available-is-read", test_available_is_read);
  g_test_add_func ("/engine/memory/this-machine-has-some", test_this_machine_has_some);

  return g_test_run ();
}
