/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests that add themselves to their program.
 *
 *   QS_TEST (counts_from_one)
 *   {
 *     g_assert_cmpuint (…);
 *   }
 *
 * in test-rank.c is the test /rank/counts-from-one. A program of nothing else needs no main function. */

#pragma once

#include <glib.h>

/* A test of this program. @next: the one that stands below it */
typedef struct _TestEntry
{
  const char *name;
  void (*add) (const char *path);
  struct _TestEntry *next;
} TestEntry;

void test_register   (TestEntry    *entry);
void test_add_all    (void);
void test_add_boards (const char   *path,
                      guint         least_n,
                      guint         most_n,
                      GTestDataFunc test);

/* Has @add run by test_add_all(), with @path as the path of the test @name. */
#define QS_TEST_REGISTER(name, add)                            \
  static void add_test_##name (const char *path) { add; }      \
                                                               \
  __attribute__ ((constructor)) static void                    \
  register_##name (void)                                       \
  {                                                            \
    static TestEntry entry = { #name, add_test_##name, NULL }; \
                                                               \
    test_register (&entry);                                    \
  }

/* The head of a test. */
#define QS_TEST(name)                                          \
  static void test_##name (void);                              \
  QS_TEST_REGISTER (name, g_test_add_func (path, test_##name)) \
  static void test_##name (void)

/* The head of a test that gets @fixture, a Fixture, and @data. */
#define QS_TEST_WITH(name, Fixture, value, set_up, tear_down)                                \
  static void test_##name (Fixture *fixture, gconstpointer data);                            \
  QS_TEST_REGISTER (name, g_test_add (path, Fixture, value, set_up, test_##name, tear_down)) \
  static void test_##name (Fixture *fixture, gconstpointer data)

/* The head of a test that runs for each @n from @least_n to @most_n. */
#define QS_TEST_BOARDS(name, least_n, most_n)                                      \
  static void test_##name (guint n);                                               \
  static void run_##name (gconstpointer n) { test_##name (GPOINTER_TO_UINT (n)); } \
  QS_TEST_REGISTER (name, test_add_boards (path, (least_n), (most_n), run_##name)) \
  static void test_##name (guint n)

/* Stands before a block that adds tests in other ways: with data, or some more than once. */
#define QS_TEST_MAIN                  \
  static void add_tests (void);       \
                                      \
  int                                 \
  main (int   argc,                   \
        char *argv[])                 \
  {                                   \
    g_test_init (&argc, &argv, NULL); \
    test_add_all ();                  \
    add_tests ();                     \
                                      \
    return g_test_run ();             \
  }                                   \
                                      \
  static void                         \
  add_tests (void)
