/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count against the published numbers. */

#include "config.h"

#include "qs-test-program.h"
#include "qs-test-select.h"

/* From n = 1; see A000170. */
static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };

/* See A002562. */
static const guint fundamental[] = { 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787 };

static void
test_totals (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_auto (TestRun) run = test_run ("count %u", n);
  g_autofree char *expected = g_strdup_printf ("%u\n", totals[n - 1]);

  test_assert_done (&run, expected);
}

static void
test_fundamental (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_auto (TestRun) run = test_run ("count %u --fundamental", n);
  g_autofree char *expected = g_strdup_printf ("%u\n", fundamental[n - 1]);

  test_assert_done (&run, expected);
}

static void
test_narrowed (void)
{
  const char *squares[][2] = {
    { "a1", "" }, { "d1", "" }, { "c4,h2", "" }, { "a1,h2", "" }, { "", "d5" }, { "e2", "a1,a8,d8" }, { "", "a8,h8,a1,h1" }
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (squares); i++)
    {
      const char *required = squares[i / 2][0];
      const char *forbidden = squares[i / 2][1];
      g_autofree char *options = test_make_options (required, forbidden, i % 2 != 0);
      g_autoptr (GArray) solutions = test_select (8, required, forbidden, i % 2 != 0);
      g_autofree char *expected = g_strdup_printf ("%u\n", solutions->len / 8);
      g_auto (TestRun) run = test_run ("count 8 %s", options);

      test_assert_done (&run, expected);
    }
}

static void
test_interrupt (gconstpointer data)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = test_start (launcher, "count 32");
  g_auto (TestRun) run = { 0 };

  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, -GPOINTER_TO_INT (data));
  g_assert_cmpstr (run.output, ==, "");
  g_assert_cmpstr (run.errors, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint n = 1; n <= G_N_ELEMENTS (totals); n++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/count/equals-published-number/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_totals);
    }

  for (guint n = 1; n <= G_N_ELEMENTS (fundamental); n++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/count/equals-published-number-of-fundamental/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_fundamental);
    }

  g_test_add_func ("/cli/count/with-required-and-forbidden-squares", test_narrowed);
  g_test_add_data_func ("/cli/count/ends-on-sigint", GINT_TO_POINTER (SIGINT), test_interrupt);
  g_test_add_data_func ("/cli/count/ends-on-sigterm", GINT_TO_POINTER (SIGTERM), test_interrupt);

  return g_test_run ();
}
