/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The main function of a program that only adds tests and runs them. */

#pragma once

#include <glib.h>

/* Stands before the block that adds the tests. */
#define QS_TEST_MAIN                  \
  static void add_tests (void);       \
                                      \
  int                                 \
  main (int   argc,                   \
        char *argv[])                 \
  {                                   \
    g_test_init (&argc, &argv, NULL); \
    add_tests ();                     \
                                      \
    return g_test_run ();             \
  }                                   \
                                      \
  static void                         \
  add_tests (void)
