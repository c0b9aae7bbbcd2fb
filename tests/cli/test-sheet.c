/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files of queenside-cli sheet, as poppler's programs read them. */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-svg.h"

static GBytes *
read_bytes (const char *path)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  char *data;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (data, length);
}

/* Writes a sheet, which must work. */
static void
write_sheet (const TestFile *file,
             const char    *arguments)
{
  g_auto (TestRun) run = test_run ("sheet %s -o %s", arguments, file->path);

  test_assert_done (&run, "");
}

/* What stands behind a word of what pdfinfo says. */
static const char *
get_value (const char *info,
           const char *name)
{
  const char *line = strstr (info, name);

  g_assert_nonnull (line);
  line += strlen (name);

  return line + strspn (line, " ");
}

static void
assert_title (const TestFile *file,
              const char    *title)
{
  g_autofree char *info = test_ask_poppler ("pdfinfo", file->path);
  g_autofree char *line = g_strconcat (title, "\n", NULL);

  g_assert_true (g_str_has_prefix (get_value (info, "Title:"), line));
}

static void
assert_pdf (const TestFile *file,
            const char    *n_pages,
            const char    *size)
{
  g_autofree char *info = test_ask_poppler ("pdfinfo", file->path);

  g_assert_true (g_str_has_prefix (get_value (info, "Pages:"), n_pages));
  g_assert_true (g_str_has_prefix (get_value (info, "Page size:"), size));

  /* The same bytes on any day. */
  g_assert_null (strstr (info, "CreationDate"));
  g_assert_null (strstr (info, "ModDate"));
}

/* Each number of a board is a word of its own. */
static void
assert_numbers (const TestFile *file,
                guint          first,
                guint          last)
{
  g_autofree char *text = test_ask_poppler ("pdftotext", file->path);
  g_auto (GStrv) words = g_strsplit_set (text, " \n\f", -1);

  for (guint number = first; number <= last; number++)
    {
      g_autofree char *word = g_strdup_printf ("%u", number);

      g_assert_true (g_strv_contains ((const char *const *) words, word));
    }
}

static void
test_solutions (TestFile     *file,
                gconstpointer data)
{
  g_autofree char *text = NULL;

  write_sheet (file, "8");
  assert_pdf (file, "8\n", "595.276 x 841.89 pts (A4)\n");
  assert_numbers (file, 1, 92);

  text = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (text, "Solutions for 8 queens"));
  g_assert_nonnull (strstr (text, "Page 8 of 8"));
}

static void
test_columns_can_be_read (TestFile     *file,
                          gconstpointer data)
{
  g_autofree char *text = NULL;

  write_sheet (file, "12 --boards 2x3 --limit 1");
  text = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (text, "1 3 5 8 10 12 6 11 2 7 9 4"));
}

/* Boards with fewer rows than columns, and with regions; a page holds twelve. */
static void
test_other_boards (TestFile     *file,
                   gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *regions = NULL;

  write_sheet (file, "5x8 --coordinates --limit 24");
  assert_pdf (file, "2\n", "595.276 x 841.89 pts (A4)\n");
  assert_numbers (file, 1, 24);
  text = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (text, "Solutions of 5x8"));

  write_sheet (file, "6:regions=aabbcc/aabbcc/ddbbcc/ddeecc/ddeeff/ddffff --fundamental --from 2");
  assert_numbers (file, 2, 24);
  regions = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (regions, "Fundamental solutions of"));
}

static void
test_a_range (TestFile     *file,
              gconstpointer data)
{
  write_sheet (file, "8 --boards 2x2 --from 88 --paper letter");
  assert_pdf (file, "2\n", "612 x 792 pts (letter)\n");
  assert_numbers (file, 88, 92);
}

static void
test_puzzles_and_their_key (TestFile     *file,
                            gconstpointer data)
{
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GBytes) other = NULL;
  g_autofree char *text = NULL;

  write_sheet (file, "8 --boards 3x4 --given 4 --unique --seed 7 --key");
  assert_pdf (file, "2\n", "595.276 x 841.89 pts (A4)\n");
  assert_numbers (file, 1, 12);
  text = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (text, "8 queens, 4 given, seed 7"));
  g_assert_nonnull (strstr (text, "\fKey\n"));

  first = read_bytes (file->path);
  write_sheet (file, "8 --boards 3x4 --given 4 --unique --seed 7 --key");
  again = read_bytes (file->path);
  g_assert_true (g_bytes_equal (first, again));

  write_sheet (file, "8 --boards 3x4 --given 4 --unique --seed 8 --key");
  other = read_bytes (file->path);
  g_assert_false (g_bytes_equal (first, other));
}

/* Of a word; with regions they need no other option. */
static void
test_graded_puzzles (TestFile     *file,
                     gconstpointer data)
{
  g_autofree char *medium = NULL;
  g_autofree char *easy = NULL;
  g_autofree char *nearest = NULL;
  g_auto (TestRun) run = test_run ("sheet 5:regions --grade expert --limit 3 -o %s", file->path);

  /* What the foot says are the grades that were found. */
  g_assert_nonnull (strstr (run.errors, "the nearest is fiendish\n"));
  nearest = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (nearest, "regions, 5 queens, hard/fiendish, seed 1"));

  write_sheet (file, "6:regions --grade medium --seed word --key --limit 2");
  assert_numbers (file, 1, 2);
  medium = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (medium, "regions, 6 queens, medium, seed word"));
  g_assert_nonnull (strstr (medium, "\fKey\n"));

  write_sheet (file, "6:regions");
  easy = test_ask_poppler ("pdftotext", file->path);
  g_assert_nonnull (strstr (easy, "regions, 6 queens, easy, seed 1"));
}

static void
test_empty_boards (TestFile     *file,
                   gconstpointer data)
{
  g_autofree char *text = NULL;

  write_sheet (file, "32 --empty --boards 1x1 --limit 3 --heading Try --no-numbers --paper 100x120mm --margin 5");
  assert_pdf (file, "3\n", "283.465 x 340.157 pts\n");
  text = test_ask_poppler ("pdftotext", file->path);
  g_assert_true (g_str_has_prefix (text, "Try\n"));
}

static void
test_other_sheets (TestFile     *file,
                   gconstpointer data)
{
  write_sheet (file, "1 --boards 1x1");
  assert_pdf (file, "1\n", "595.276 x 841.89 pts (A4)\n");
  write_sheet (file, "8 --fundamental --boards 6x8 --coordinates");
  assert_pdf (file, "1\n", "595.276 x 841.89 pts (A4)\n");
  assert_numbers (file, 1, 12);
  write_sheet (file, "8 --require a1 --forbid c2 --no-columns --boards 1x2");
  assert_pdf (file, "2\n", "595.276 x 841.89 pts (A4)\n");
}

/* Programs that read pages aloud begin with it; it is there without a heading, too. */
static void
test_pdf_has_a_title (TestFile     *file,
                      gconstpointer data)
{
  write_sheet (file, "8 --limit 1");
  assert_title (file, "Solutions for 8 queens");
  write_sheet (file, "4 --limit 1 --heading Übung");
  assert_title (file, "Übung");
  write_sheet (file, "1 --empty --heading ''");
  assert_title (file, "Place 1 queen");
}

static void
test_standard_output (TestFile     *file,
                      gconstpointer data)
{
  g_auto (TestRun) run = test_run ("sheet 4 -o - --format svg");
  g_auto (TestRun) several = test_run ("sheet 8 -o - --format svg");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.output, "<svg "));
  g_assert_nonnull (strstr (run.output, "width=\"595.275591pt\""));
  test_assert_failed (&several, 2, "8 pages");
}

static void
test_svg_is_a_file_a_page (TestFile     *file,
                           gconstpointer data)
{
  g_autofree char *one = NULL;
  g_autofree char *several = NULL;

  write_sheet (file, "4");
  one = test_folder_list (file->folder);
  g_assert_cmpstr (one, ==, "sheet.svg");

  g_assert_no_errno (g_unlink (file->path));
  write_sheet (file, "7 --boards 2x2");
  several = test_folder_list (file->folder);
  g_assert_cmpstr (several, ==,
                   "sheet-01.svg sheet-02.svg sheet-03.svg sheet-04.svg sheet-05.svg sheet-06.svg sheet-07.svg "
                   "sheet-08.svg sheet-09.svg sheet-10.svg");
}

/* The page that cannot be written is the seventh. */
static void
test_no_page_comes_before_all_are_whole (TestFile     *file,
                                         gconstpointer data)
{
  g_autofree char *first = g_build_filename (file->folder, "sheet-01.svg", NULL);
  g_autofree char *obstacle = g_build_filename (file->folder, "sheet-07.svg", NULL);
  g_auto (TestRun) run = { 0 };
  g_autofree char *old = NULL;
  g_autofree char *names = NULL;

  test_write_file (first, "old\n");
  g_assert_no_errno (g_mkdir (obstacle, 0700));
  run = test_run ("sheet 7 --boards 2x2 -o '%s'", file->path);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_nonnull (strstr (run.errors, "sheet-07.svg"));

  names = test_folder_list (file->folder);
  g_assert_cmpstr (names, ==, "sheet-01.svg sheet-07.svg");
  old = test_read_file (first);
  g_assert_cmpstr (old, ==, "old\n");
  g_assert_no_errno (g_rmdir (obstacle));
}

static void
let_few_files_be_open (gpointer data)
{
  const struct rlimit few = { 32, 32 };

  test_end_with_parent (data);
  setrlimit (RLIMIT_NOFILE, &few);
}

static void
test_more_pages_than_may_be_open (TestFile     *file,
                                  gconstpointer data)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *names = NULL;
  g_auto (GStrv) list = NULL;
  g_auto (TestRun) run = { 0 };

  g_subprocess_launcher_set_child_setup (launcher, let_few_files_be_open, NULL, NULL);
  process = test_start (launcher, "sheet 8 --boards 1x1 --limit 40 -o '%s'", file->path);
  run = test_finish (process);
  test_assert_done (&run, "");

  names = test_folder_list (file->folder);
  list = g_strsplit (names, " ", -1);
  g_assert_cmpuint (g_strv_length (list), ==, 40);
}

/* Qt's programs show no letters that are symbols, and no clip. */
static void
test_svg_is_plain (TestFile     *file,
                   gconstpointer data)
{
  static const char *const sheets[] = {
    "4 --boards 2x2 --coordinates --heading Quadrät",
    "8 --boards 2x2 --limit 4 --coordinates",
    "8 --boards 2x2 --given 3 --coordinates",
    "32 --empty --boards 1x1 --no-numbers",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *svg = NULL;

      write_sheet (file, sheets[i]);
      svg = test_read_file (file->path);
      test_assert_plain_svg (svg);
    }
}

static void
test_png_has_200_dots_an_inch (TestFile     *file,
                               gconstpointer data)
{
  g_autoptr (GBytes) bytes = NULL;

  write_sheet (file, "4 --paper letter");
  bytes = read_bytes (file->path);

  /* The width and the height, each four bytes, are in its first chunk. */
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 24);
  g_assert_cmpmem ((const char *) g_bytes_get_data (bytes, NULL) + 12, 12, "IHDR\0\0\x06\xa4\0\0\x08\x98", 12);
}

static void
test_an_old_file_stays (TestFile     *file,
                        gconstpointer data)
{
  g_auto (TestRun) none = { 0 };
  g_autofree char *content = NULL;
  g_autofree char *list = NULL;

  test_write_file (file->path, "old");
  none = test_run ("sheet 3 -o %s", file->path);
  test_assert_failed (&none, 2, "There is no solution to print");

  content = test_read_file (file->path);
  list = test_folder_list (file->folder);
  g_assert_cmpstr (content, ==, "old");
  g_assert_cmpstr (list, ==, "sheet.pdf");
}

static void
test_wrong_arguments (TestFile     *file,
                      gconstpointer data)
{
  static const struct
  {
    const char *arguments;
    const char *message;
  } cases[] = {
    { "8", "name of the file is missing" },
    { "8 -o x.txt", ".pdf, .svg or .png" },
    { "8 -o x.pdf --format ps", "--format must be pdf, svg or png" },
    { "8 -o x.pdf --boards 3", "--boards must be two numbers from 1 to 100 such as 3x4" },
    { "8 -o x.pdf --boards 0x4", "“0x4”" },
    { "8 -o x.pdf --boards 3x101", "“3x101”" },
    { "8 -o x.pdf --paper a0", "a3, a4, a5, letter, legal" },
    { "8 -o x.pdf --paper 20x297mm", "from 30 to 2000 mm" },
    { "8 -o x.pdf --margin 100", "from 0 to 95 on this paper" },
    { "8 -o x.pdf --given 0", "--given must be a number from 1 to 7" },
    { "4 -o x.pdf --given 4", "--given must be a number from 1 to 3, not “4”" },
    { "1 -o x.pdf --given 1", "nothing is left to complete" },
    { "2 -o x.pdf", "2 queens have none; boards of 1, and of 4 or more, have some" },
    { "3 -o x.pdf --fundamental", "3 queens have none; boards of 1, and of 4 or more, have some" },
    { "6x9 -o x.pdf --given 3", "Only boards of plain queens can be printed with --given" },
    { "7:torus -o x.pdf --empty", "Only boards of plain queens can be printed with --empty" },
    { "9:torus -o x.pdf", "There is no solution to print" },
    { "3 -o x.pdf --given 1", "3 queens have none; boards of 1, and of 4 or more, have some" },
    { "3 -o x.pdf --given 2 --unique --key", "3 queens have none; boards of 1, and of 4 or more, have some" },
    { "4 -o x.pdf --require a1", "no solution for 4 queens fits the required and forbidden squares" },
    { "8 -o x.pdf --require a1 --require b2 --given 3", "no solution for 8 queens fits the required and forbidden" },
    { "8 -o x.pdf --unique --given 1", "no board with 1 of 8 queens that leave only one solution: give more queens" },
    { "4 -o x.pdf --given 1", "only 8 different boards with 1 of 4 queens: ask for fewer boards" },
    { "8 -o x.pdf --given 4 --seed 4294967296", "--seed must be a number from 0 to 4294967295" },
    { "8 -o x.pdf --limit 100001", "--limit must be a number from 1 to 100000" },
    { "8 -o x.pdf --key", "for boards with --given queens" },
    { "8 -o x.pdf --empty --given 4", "--empty" },
    { "8 -o x.pdf --empty --require a1", "--require" },
    { "8 -o x.pdf --given 4 --from 3", "--from is for solutions" },
    { "33 -o x.pdf", "from 1 to 32" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (TestRun) run = test_run ("sheet %s", cases[i].arguments);

      test_assert_failed (&run, 2, cases[i].message);
    }
}

QS_TEST_MAIN
{
#define ADD(path, file, func) g_test_add ("/cli/sheet/" path, TestFile, file, test_file_set_up, func, test_file_tear_down)
  ADD ("solutions", "sheet.pdf", test_solutions);
  ADD ("columns-can-be-read", "sheet.pdf", test_columns_can_be_read);
  ADD ("other-boards", "sheet.pdf", test_other_boards);
  ADD ("a-range", "sheet.pdf", test_a_range);
  ADD ("graded-puzzles", "sheet.pdf", test_graded_puzzles);
  ADD ("puzzles-and-their-key", "sheet.pdf", test_puzzles_and_their_key);
  ADD ("empty-boards", "sheet.pdf", test_empty_boards);
  ADD ("other-sheets", "sheet.pdf", test_other_sheets);
  ADD ("pdf-has-a-title", "sheet.pdf", test_pdf_has_a_title);
  ADD ("standard-output", "sheet.svg", test_standard_output);
  ADD ("svg-is-a-file-a-page", "sheet.svg", test_svg_is_a_file_a_page);
  ADD ("no-page-comes-before-all-are-whole", "sheet.svg", test_no_page_comes_before_all_are_whole);
  ADD ("more-pages-than-may-be-open", "sheet.svg", test_more_pages_than_may_be_open);
  ADD ("svg-is-plain", "sheet.svg", test_svg_is_plain);
  ADD ("png-has-200-dots-an-inch", "sheet.png", test_png_has_200_dots_an_inch);
  ADD ("an-old-file-stays", "sheet.pdf", test_an_old_file_stays);
  ADD ("wrong-arguments", "sheet.pdf", test_wrong_arguments);
}
