/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count --partial and --sum: parts give the whole, and other files are refused. */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "qs-test-main.h"
#include "qs-test-partial.h"
#include "qs-test-program.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

/* Has some units, and takes no time; its numbers are published. */
#define N 13
#define TOTAL "73712\n"
#define FUNDAMENTAL "9233\n"

/* How many bits of a partial result are turned, one after the other. */
#define N_FLIPS 40

/* Has more units than are counted again at once. */
#define LARGE_N 15
#define LARGE_BLOCK 50

/* A folder for partial results. */
typedef struct
{
  char *folder;
  guint n_units; /* of N */
} Fixture;

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  fixture->folder = test_folder_new ();
  fixture->n_units = test_find_n_units (N);
  g_assert_cmpuint (fixture->n_units, >=, 4);
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  test_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* Runs the program in the folder, where names are short. */
static TestRun
run_in_folder (const Fixture *fixture,
               const char    *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = NULL;

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  process = test_start (launcher, "%s", arguments);

  return test_finish (process);
}

static void
assert_prints (const Fixture *fixture,
               const char    *arguments,
               const char    *output)
{
  g_auto (TestRun) run = run_in_folder (fixture, arguments);

  test_assert_done (&run, output);
}

static void
assert_fails (const Fixture *fixture,
              const char    *arguments,
              const char    *part_of_message)
{
  g_auto (TestRun) run = run_in_folder (fixture, arguments);

  test_assert_failed (&run, 1, part_of_message);
}

/* The command is used wrongly. */
static void
assert_fails_wrongly (const Fixture *fixture,
                      const char    *arguments,
                      const char    *part_of_message)
{
  g_auto (TestRun) run = run_in_folder (fixture, arguments);

  test_assert_failed (&run, 2, part_of_message);
}

static void
assert_verified (const Fixture *fixture,
                 const char    *arguments,
                 int            status,
                 const char    *part_of_message)
{
  g_auto (TestRun) run = run_in_folder (fixture, arguments);

  g_assert_nonnull (strstr (run.errors, part_of_message));
  g_assert_cmpint (run.status, ==, status);
  g_assert_cmpint (*run.output != '\0', ==, status == 0);
}

static void
write_file (const Fixture *fixture,
            const char    *name,
            const char    *content)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  test_write_file (path, content);
}

/* Has the program write a partial result into a file of the folder. */
static void
save_output (const Fixture *fixture,
             const char    *arguments,
             const char    *name)
{
  g_auto (TestRun) run = run_in_folder (fixture, arguments);

  test_assert_done (&run, run.output);
  write_file (fixture, name, run.output);
}

static void
count_units (const Fixture *fixture,
             guint          from,
             guint          to,
             const char    *name)
{
  g_autofree char *arguments = from == to ? g_strdup_printf ("count %u --partial --units %u", N, from)
                                          : g_strdup_printf ("count %u --partial --units %u-%u", N, from, to);

  save_output (fixture, arguments, name);
}

/* Names files “1”, “2” and so on, in a random order. */
static char *
shuffle (guint n_files)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= n_files; i++)
    g_ptr_array_insert (names, g_test_rand_int_range (0, (gint32) i), g_strdup_printf ("%u", i));
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

/* Cuts the units at random places, and has each part counted into a file. Returns: how many there are */
static guint
count_random_parts (const Fixture *fixture)
{
  guint n_files = 0;

  for (guint from = 1, to = 1; to <= fixture->n_units; to++)
    {
      g_autofree char *name = g_strdup_printf ("%u", n_files + 1);

      if (to < fixture->n_units && g_test_rand_int_range (0, 4) != 0)
        continue;

      count_units (fixture, from, to, name);
      from = to + 1;
      n_files++;
    }

  return n_files;
}

QS_TEST_WITH (random_cuts_sum_to_the_whole, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  guint n_files = count_random_parts (fixture);
  g_autofree char *files = shuffle (n_files);
  g_autofree char *all = g_strdup_printf ("count --sum %s", files);
  g_autofree char *fundamental = g_strdup_printf ("count %u --fundamental --sum %s", N, files);
  g_autofree char *classes = g_strdup_printf ("count --sum %s --classes", files);
  g_auto (TestRun) whole = test_run ("count %u --classes", N);

  assert_prints (fixture, all, TOTAL);
  assert_prints (fixture, fundamental, FUNDAMENTAL);
  assert_prints (fixture, classes, whole.output);
}

QS_TEST_WITH (shares_sum_to_the_whole, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  for (guint n_shares = 1; n_shares <= 3; n_shares++)
    {
      g_autoptr (GString) sum = g_string_new ("count");

      for (guint i = 1; i <= n_shares; i++)
        {
          g_autofree char *arguments = g_strdup_printf ("count %u --partial --units %u/%u", N, i, n_shares);
          g_autofree char *name = g_strdup_printf ("%u", i);

          save_output (fixture, arguments, name);
          g_string_append_printf (sum, " --sum=%u", i);
        }

      assert_prints (fixture, sum->str, TOTAL);
    }
}

QS_TEST_WITH (all_units_from_standard_input, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES | G_SUBPROCESS_FLAGS_STDIN_PIPE);
  g_autoptr (GSubprocess) process = test_start (launcher, "count --sum -");
  g_auto (TestRun) part = test_run ("count %u --partial", N);
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;

  test_assert_done (&part, part.output);
  g_subprocess_communicate_utf8 (process, part.output, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (output, ==, TOTAL);
}

/* A sum that is not complete is a part again. */
QS_TEST_WITH (a_sum_is_a_part_again, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  count_units (fixture, 1, 1, "a");
  count_units (fixture, 4, fixture->n_units, "b");
  count_units (fixture, 2, 3, "c");

  save_output (fixture, "count --sum a b --partial", "d");
  assert_prints (fixture, "count --sum c d", TOTAL);
}

QS_TEST_WITH (a_gap_is_named, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *message = g_strdup_printf ("Units 2, 4–%u of n = %u are missing", fixture->n_units, N);

  count_units (fixture, 1, 1, "a");
  count_units (fixture, 3, 3, "b");

  assert_fails (fixture, "count --sum a b", message);
}

/* The missing units can be counted as the message writes them. */
QS_TEST_WITH (a_missing_range_can_be_counted, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *last = g_strdup_printf ("count %u --partial --units 4–%u", N, fixture->n_units);

  count_units (fixture, 1, 3, "a");
  save_output (fixture, last, "b");

  assert_prints (fixture, "count --sum a b", TOTAL);
}

QS_TEST_WITH (an_overlap_is_named, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  count_units (fixture, 1, 2, "a");
  count_units (fixture, 3, 4, "b");
  count_units (fixture, 3, fixture->n_units, "c");

  assert_fails (fixture, "count --sum a b c", "“b” and “c”: Units 3–4 are in both");
  assert_fails (fixture, "count --sum a a", "“a” and “a”: Units 1–2 are in both");
}

static void
write_partial (const Fixture *fixture,
               const char    *name,
               guint          n,
               guint          from,
               guint          to,
               const char    *solutions)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  test_write_partial (path, n, from, to, solutions);
}

QS_TEST_WITH (another_n_is_named, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  write_partial (fixture, "a", N, 1, 1, "1000");
  write_partial (fixture, "b", 8, 1, 1, "92");

  assert_fails (fixture, "count --sum a b", "“b” is a result of n = 8, not of n = 13");
  assert_fails (fixture, "count 8 --sum b a", "“a” is a result of n = 13, not of n = 8");
}

/* Another program reads the file @from and writes the same JSON in its own way into @to. */
static void
format_anew (const Fixture *fixture,
             const char    *options,
             const char    *from,
             const char    *to)
{
  g_autofree char *command = g_strdup_printf ("python3 -m json.tool %s '%s/%s' '%s/%s'", options, fixture->folder, from,
                                              fixture->folder, to);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

QS_TEST_WITH (formatted_anew_is_the_same, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  static const char *const options[] = { "", "--sort-keys", "--compact", "--tab", "--no-indent --sort-keys", "--indent 0" };

  count_units (fixture, 1, 3, "a");
  count_units (fixture, 4, fixture->n_units, "b");

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      format_anew (fixture, options[i], "b", "c");
      assert_prints (fixture, "count --sum a c", TOTAL);
    }
}

QS_TEST_WITH (foreign_files_are_refused, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  static const char *const contents[] = { "", "92\n", "{}\n", "{\n  \"n\": 13\n}\n", "\n", "[1, 2, 3]" };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      write_file (fixture, "a", contents[i]);
      assert_fails (fixture, "count --sum a", "“a”: ");
    }

  assert_fails (fixture, "count --sum missing", "“missing”: ");
  assert_fails (fixture, "count --sum ''", "“”: ");
  assert_fails (fixture, "count --sum /dev/zero", "“/dev/zero”: It is not a regular file");
}

/* Nobody writes to a pipe that lies in a folder. */
QS_TEST_WITH (pipe_in_a_folder_is_refused, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, "b", NULL);

  count_units (fixture, 1, fixture->n_units, "a");
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_fails (fixture, "count --sum .", "“./b”: It is not a regular file");
}

QS_TEST_WITH (another_version_is_named, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *this_version = test_make_partial (TEST_PARTIAL_VERSION, N, 1, fixture->n_units, "73712");
  g_autofree char *other_version = test_make_partial (TEST_PARTIAL_VERSION - 1, N, 1, fixture->n_units, "73712");

  write_file (fixture, "a", this_version);
  assert_prints (fixture, "count --sum a", TOTAL);

  write_file (fixture, "a", other_version);
  assert_fails (fixture, "count --sum a", "“a”: Another version of Queenside counted it");
}

QS_TEST_WITH (flipped_bits_are_refused, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, "a", NULL);
  g_autofree char *text = test_make_partial (TEST_PARTIAL_VERSION, N, 1, fixture->n_units, "73712");
  gsize length = strlen (text);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_FLIPS; i++)
    {
      gsize bit = (gsize) g_test_rand_int_range (0, (gint32) (8 * length));

      text[bit / 8] = (char) (text[bit / 8] ^ 1 << bit % 8);
      g_file_set_contents (path, text, (gssize) length, &error);
      g_assert_no_error (error);
      text[bit / 8] = (char) (text[bit / 8] ^ 1 << bit % 8);

      assert_fails (fixture, "count --sum a", "“a”: ");
    }
}

/* The sum is 2^64 + 2^32, more than a number of the machine holds. */
QS_TEST_WITH (goes_beyond_64_bits, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  write_partial (fixture, "a", 29, 1, 2, "18446744073709551615");
  write_partial (fixture, "b", 29, 3, test_find_n_units (29), "4294967297");

  assert_prints (fixture, "count 29 --sum a b", "18446744078004518912\n");
}

/* The published numbers of n = 18; nothing but the symmetric solutions is counted here. */
QS_TEST_WITH (fundamental_of_a_sum, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  write_partial (fixture, "a", 18, 1, test_find_n_units (18), "666090624");

  assert_prints (fixture, "count 18 --sum a --fundamental", "83263591\n");
}

/* Nothing is wrong with the files but their numbers: forged, or of a machine that counts wrong. */
QS_TEST_WITH (a_wrong_sum_is_refused, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  static const char *const options[] = { "", " --fundamental", " --classes", " --partial" };

  write_partial (fixture, "a", N, 1, fixture->n_units, "73713");
  write_partial (fixture, "b", N, 1, 2, "70000");
  write_partial (fixture, "c", N, 3, fixture->n_units, "3711");

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *whole = g_strconcat ("count --sum a", options[i], NULL);
      g_autofree char *parts = g_strconcat ("count --sum b c", options[i], NULL);

      assert_fails (fixture, whole, "“a”: All units of n = 13 have 73713 solutions, but 73712 ");
      assert_fails (fixture, parts, "All units of n = 13 have 73711 solutions, but 73712 ");
    }
}

/* More shares than units: some are empty, and add nothing. */
QS_TEST_WITH (shares_without_units_are_empty, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  guint n_shares = fixture->n_units + 9;
  g_autoptr (GString) sum = g_string_new ("count");

  for (guint i = 1; i <= n_shares; i++)
    {
      g_auto (TestRun) run = test_run ("count %u --partial --units %u/%u", N, i, n_shares);
      g_autofree char *name = g_strdup_printf ("%u", i);

      g_assert_cmpint (run.status, ==, 0);
      g_assert_nonnull (strstr (run.errors, " units, so some of the "));
      write_file (fixture, name, run.output);
      g_string_append_printf (sum, " --sum=%u", i);
    }

  assert_prints (fixture, sum->str, TOTAL);
}

/* What --missing prints is what --units takes, however scattered it is. */
QS_TEST_WITH (missing_units_can_be_counted, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *rest = g_strdup_printf ("count %u --partial --units 2,5-6,9–%u", N, fixture->n_units);
  g_autofree char *expected = g_strdup_printf ("2,5-6,9-%u\n", fixture->n_units);
  g_autofree char *all = g_strdup_printf ("1-%u\n", fixture->n_units);

  g_autofree char *parts = g_build_filename (fixture->folder, "parts", NULL);

  g_assert_no_errno (g_mkdir (parts, 0777));
  assert_prints (fixture, "count 13 --sum parts --missing", all);
  save_output (fixture, "count 13 --partial --units 1,3,4,7-8", "parts/a");
  assert_prints (fixture, "count --sum parts --missing", expected);
  save_output (fixture, rest, "parts/b");
  assert_prints (fixture, "count --sum parts --missing", "");
  assert_prints (fixture, "count --sum parts", TOTAL);

  assert_fails_wrongly (fixture, "count 13 --partial --units 1-3,3", "--units has some units twice");
  assert_fails_wrongly (fixture, "count 13 --partial --units 1,", "--units must be ");
  assert_fails_wrongly (fixture, "count 13 --partial --units ''", "--units must be ");
  assert_fails_wrongly (fixture, "count 13 --missing", "--missing needs --sum");
  test_folder_remove (parts);
}

/* Two wrong numbers whose sum is right are found when they are counted again. */
QS_TEST_WITH (a_part_is_counted_again, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_auto (TestRun) part = test_run ("count %u --partial --units 1-%u", LARGE_N, LARGE_BLOCK);
  guint64 solutions;
  g_autofree char *wrong = NULL;

  test_assert_done (&part, part.output);
  write_file (fixture, "a", part.output);
  assert_verified (fixture, "count --sum a --partial --verify 100%", 0, "50 of 50 units were counted again with the kernel ");
  assert_verified (fixture, "count --sum a --partial --verify 1 --seed 9 --kernel portable", 0, "the kernel portable, and agree");

  solutions = g_ascii_strtoull (strstr (part.output, "\"solutions\": \"") + strlen ("\"solutions\": \""), NULL, 10);
  wrong = g_strdup_printf ("%" G_GUINT64_FORMAT, solutions + 4);
  write_partial (fixture, "b", LARGE_N, 1, LARGE_BLOCK, wrong);
  assert_verified (fixture, "count --sum b --partial --verify 1%", 1, "“b”: Units 1–50 have ");
  assert_fails_wrongly (fixture, "count --sum a --verify 101", "--verify must be a percentage");
  assert_fails_wrongly (fixture, "count --sum a --threads 2", "--sum and --threads do not go together");
}

QS_TEST_WITH (a_folder_is_its_files, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "parts", NULL);

  g_assert_no_errno (g_mkdir (folder, 0777));
  assert_fails (fixture, "count --sum parts", "“parts”: The folder has no files");

  count_units (fixture, 1, 2, "parts/b");
  count_units (fixture, 3, fixture->n_units, "parts/a");
  write_file (fixture, "parts/.hidden", "not a partial result");
  assert_prints (fixture, "count --sum parts", TOTAL);

  count_units (fixture, 2, 2, "more");
  assert_fails (fixture, "count --sum parts more", "“parts/b” and “more”: Unit 2 is in both");
  assert_fails (fixture, "count --sum more parts", "“more” and “parts/b”: Unit 2 is in both");

  test_folder_remove (folder);
}
