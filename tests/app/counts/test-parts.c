/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A count that many machines share, in the window: its share done, its gaps, what is left out, and its end. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "qs-partial.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* Has four hundred units; their solutions are made up but for their sum. */
#define N 17
#define TOTAL 95815104

/* Writes the units from @from to before @end, counted from 0, as if that was at a given time. */
static void
write_part (const char *name,
            guint32     from,
            guint32     end,
            guint64     solutions,
            time_t      when)
{
  g_autoptr (QsPartial) partial = qs_partial_new (N);
  g_autofree char *path = g_build_filename (test_session_get_folder (), "shared", name, NULL);
  g_autofree char *text = NULL;

  for (guint32 unit = from; unit < end; unit++)
    qs_partial_add (partial, unit, unit == from ? solutions : 0);
  qs_partial_add_makers (partial, "1.2.0 avx2");
  text = qs_partial_to_text (partial);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_no_errno (utime (path, &(struct utimbuf){ when, when }));
}

static void
make_folder (void)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "shared", NULL);

  g_mkdir (path, 0777);
}

static guint32
count_units (void)
{
  QsCountPlan plan;

  qs_count_plan_init (&plan, N);

  return plan.n_units;
}

static void
open_name (const char *name)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "shared", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  qs_window_open (QS_WINDOW (test_get_window ()), file);
}

/* The second 50 of the units took 100 s, so those that are missing will take two seconds each. */
QS_TEST_WINDOW (folder, 8)
{
  g_autofree char *path = NULL;
  g_autofree char *rest = g_strdup_printf ("*Missing units: 51–100, 151–%u*", count_units ());
  g_autofree char *done = g_strdup_printf ("* · 100 of %u units of n = 17, in 2 files\n* left at the present pace",
                                           count_units ());

  make_folder ();
  write_part ("a.json", 0, 50, 1000, 1000000000);
  write_part ("b.json", 100, 150, 2000000, 1000000100);
  path = g_build_filename (test_session_get_folder (), "shared", "c.json", NULL);
  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));

  open_name ("");
  test_until (test_shows (rest));
  g_assert_true (test_shows (done));
  g_assert_true (test_shows ("2,001,000 solutions so far") || test_shows ("2001000 solutions so far"));
  g_assert_true (test_shows ("1 file is left out: “c.json”: *"));
  g_assert_true (test_shows ("Counted by 1.2.0 avx2"));
  g_assert_nonnull (test_look_for (TEST_BUTTON, "Copy Missing Units"));
  g_assert_null (test_look_for (TEST_BUTTON, "Whole Folder"));

  /* The others have finished. */
  g_assert_no_errno (g_unlink (path));
  write_part ("c.json", 50, 100, 5000, 1000000200);
  write_part ("d.json", 150, count_units (), TOTAL - 2006000, 1000000300);
  test_press ("Read Again");
  test_until (test_shows ("All units are there: *"));
  g_assert_null (test_look_for (TEST_BUTTON, "Copy Missing Units"));
}

QS_TEST_WINDOW (one_file, 8)
{
  g_autofree char *alone = g_strdup_printf ("*50 of %u units of n = 17, in 1 file", count_units ());
  g_autofree char *whole = g_strdup_printf ("* of %u units of n = 17, in * files*", count_units ());

  make_folder ();
  write_part ("a.json", 0, 50, 1000, 1000000000);
  write_part ("b.json", 100, 150, 2000000, 1000000100);

  open_name ("a.json");
  test_until (test_shows (alone));
  test_press ("Whole Folder");
  test_until (test_shows (whole));
}

/* A folder of everything else: it is read to its end, and one sentence says how much of it is no result. */
QS_TEST_WINDOW (strange_folder, 8)
{
  guint n_files = g_test_slow () ? 100000 : 2000;
  g_autofree char *folder = g_build_filename (test_session_get_folder (), "strange", NULL);
  g_autofree char *pipe = g_build_filename (folder, "a-pipe", NULL);
  g_autofree char *loop = g_build_filename (folder, "a-loop", NULL);
  g_autofree char *above = g_build_filename (folder, "above", NULL);
  g_autofree char *left_out = g_strdup_printf ("%u files are left out, such as *", n_files);

  make_folder ();
  g_assert_no_errno (g_mkdir (folder, 0700));
  g_assert_no_errno (mkfifo (pipe, 0600));
  g_assert_no_errno (symlink (loop, loop));
  g_assert_no_errno (symlink (folder, above));
  write_part ("../strange/b.json", 0, 50, 1000, 1000000000);
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%u", folder, i);

      g_close (g_creat (name, 0600), NULL);
    }

  open_name ("../strange");
  test_until (test_shows (left_out));
  g_assert_true (test_shows ("*in 1 file*"));

  /* Nobody waits for the end of reading it again. */
  test_press ("Read Again");
  test_type ("ctrl+w");
  test_until (test_get_window () == NULL);
}
