/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter in the panel: what is known at once, what is counted on request, and what is left of such a count. */

#include "config.h"

#include "qs-count-records.h"
#include "qs-count-store.h"
#include "qs-test-window.h"

/* A board that is counted for some seconds at least, and how many units of it a prepared file has. */
#define LONG_N 20
#define N_DONE 3

/* A board that nobody counts without being asked first. */
#define VERY_LONG_N 22

/* Of n = 19; see A000170 and A002562. It has no solution that a quarter turn leaves as it is, so that
 * 8 × 621012754 − 4968057848 are left as they are by a half turn. */
static const QsCountRecord record_of_19 = {
  .n = 19,
  .solutions = { 0, G_GUINT64_CONSTANT (4968057848) },
  .symmetric = { .half_turn = 44184, .quarter_turn = 0 },
  .time = 42 * G_USEC_PER_SEC,
  .date = 1795262400, /* 21 November 2026, about noon */
};

/* Leaves a file as a count that was killed does. What it says of the units is never looked at: the test does
 * not go on to the end. */
static void
leave_remains (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, LONG_N, &error);
  g_autoptr (QsPartial) partial = qs_partial_new (LONG_N);

  g_assert_no_error (error);
  for (guint32 unit = 0; unit < N_DONE; unit++)
    qs_partial_add (partial, unit, 1000);
  qs_count_store_save (store, partial, &error);
  g_assert_no_error (error);
}

static gboolean
has_file (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
remove_file (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, LONG_N, &error);

  g_assert_no_error (error);
  g_assert_true (qs_count_store_remove (store, &error));
  g_assert_no_error (error);
}

static gboolean
has_button (TestApp    *app,
            const char *name)
{
  return test_look_for (app, TEST_BUTTON, name) != NULL;
}

/* A slow machine is asked first. */
static void
count_all (TestApp *app)
{
  test_wait_until (app, has_button (app, "Count All"));
  test_press (app, "Count All");
  test_wait_until (app, has_button (app, "Pause") || has_button (app, "Count"));
  if (has_button (app, "Count"))
    test_press (app, "Count");
  test_wait_until (app, has_button (app, "Pause"));
}

static void
test_known_at_once (TestApp *app)
{
  test_wait_until (app, test_shows (app, "14772512"));
  test_wait_until (app, test_shows (app, "1846955 fundamental"));
  g_assert_true (test_shows (app, "*agrees with A000170"));
  g_assert_true (test_shows (app, "Counted in *"));
  g_assert_false (has_button (app, "Count All"));

  /* Each board has its own numbers. */
  test_set_number (app, "Queens", 8);
  test_wait_until (app, test_shows (app, "12 fundamental"));
  g_assert_true (test_shows (app, "92"));
  test_set_number (app, "Queens", 3);
  test_wait_until (app, test_shows (app, "0 fundamental"));
}

static void
test_asks_first (TestApp *app)
{
  test_set_number (app, "Queens", VERY_LONG_N);
  test_wait_until (app, has_button (app, "Count All"));
  g_assert_true (test_shows (app, "About 2.* × 10^12 ±*"));
  g_assert_true (test_shows (app, "Counting all takes about*"));

  test_press (app, "Count All");
  test_wait_until (app, test_shows (app, "Counting 22 queens takes about*"));
  g_assert_false (has_button (app, "Pause"));
  test_press (app, "Cancel");
  test_wait_until (app, has_button (app, "Count All"));
  g_assert_false (has_button (app, "Pause"));
}

static void
test_long_count (TestApp *app)
{
  test_set_number (app, "Queens", LONG_N);
  count_all (app);
  test_wait_until (app, test_shows (app, "*% · *left") && !test_shows (app, "0 % *"));

  test_press (app, "Pause");
  test_wait_until (app, test_shows (app, "Paused at *"));
  test_press (app, "Resume");
  test_wait_until (app, has_button (app, "Pause"));

  test_press (app, "Stop");
  test_wait_until (app, test_shows (app, "Stopped at *"));
  g_assert_true (has_file ());
  test_press (app, "Go On");
  test_wait_until (app, has_button (app, "Pause"));

  test_press (app, "Stop");
  test_wait_until (app, has_button (app, "Discard"));
  test_press (app, "Discard");
  test_wait_until (app, has_button (app, "Count All"));
  g_assert_false (has_file ());
}

static void
test_interrupted_count (void)
{
  TestApp *app;

  leave_remains ();
  app = test_app_start ("8");

  /* It is offered, and never started by itself. */
  test_wait_until (app, test_shows (app, "The count for 20 queens was interrupted at *"));
  test_press (app, "Go On");
  test_wait_until (app, test_get_number (app, "Queens") == LONG_N);
  test_wait_until (app, has_button (app, "Pause"));

  /* It goes on while another board is shown. */
  test_set_number (app, "Queens", 8);
  test_wait_until (app, has_button (app, "Counting 20 queens: *"));
  test_press (app, "Counting 20 queens: *");
  test_wait_until (app, test_get_number (app, "Queens") == LONG_N);
  test_wait_until (app, has_button (app, "Pause"));
  test_app_quit (app);
  test_app_free (app);

  /* What was counted is kept at the end of the application. */
  app = test_app_start ("20");
  test_wait_until (app, test_shows (app, "A count was interrupted at *"));
  g_assert_false (has_button (app, "Pause"));
  test_press (app, "Discard");
  test_wait_until (app, has_button (app, "Count All"));
  g_assert_false (has_file ());
  test_app_quit (app);
  test_app_free (app);
}

static void
test_file_in_use (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (QsCountStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TestApp *app;

  leave_remains ();
  store = qs_count_store_open (path, LONG_N, &error);
  g_assert_no_error (error);

  app = test_app_start ("20");
  test_wait_until (app, has_button (app, "Try Again"));
  g_assert_false (has_button (app, "Discard"));
  g_assert_false (has_button (app, "Count All"));

  g_clear_pointer (&store, qs_count_store_free);
  test_press (app, "Try Again");
  test_wait_until (app, has_button (app, "Pause"));
  test_app_quit (app);
  test_app_free (app);
  remove_file ();
}

/* The total is there long before all can be paged. */
static void
test_record (void)
{
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);
  g_autoptr (GError) error = NULL;
  TestApp *app;

  qs_count_records_add (records, &record_of_19, &error);
  g_assert_no_error (error);

  app = test_app_start ("19");
  test_wait_until (app, test_shows (app, "4968057848"));
  g_assert_true (test_shows (app, "621012754 fundamental"));
  g_assert_true (test_shows (app, "*agrees with A000170"));
  g_assert_true (test_shows (app, "Counted here on 2* Nov 2026*in 42 s"));
  g_assert_false (has_button (app, "Count All"));

  test_wait_until (app, test_shows (app, "of 4968057848 · * ready"));
  test_wait_until (app, test_shows (app, "Listing the rest takes *"));
  g_assert_false (test_shows (app, "solutions so far"));
  test_press (app, "Stop");
  test_wait_until (app, test_shows (app, "Stopped after *"));
  g_assert_true (test_shows (app, "4968057848"));
  test_press (app, "Go On");
  test_wait_until (app, test_shows (app, "Listing the rest takes *"));
  test_app_quit (app);
  test_app_free (app);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/counter/small-boards-are-known-at-once", "16", test_known_at_once);
  test_add_with_app ("/app/counter/long-count-asks-first", "", test_asks_first);
  test_add_with_app ("/app/counter/long-count-waits-stops-and-goes-on", "", test_long_count);
  test_add ("/app/counter/interrupted-count-is-offered", test_interrupted_count);
  test_add ("/app/counter/file-in-use-is-told", test_file_in_use);
  test_add ("/app/counter/record-is-shown-before-all-can-be-paged", test_record);

  return test_run_all ();
}
