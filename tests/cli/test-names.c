/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and words of others that a terminal would obey: whatever queenside-cli prints of them, it shows. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

/* A sequence that colours a terminal in three ways, one that renames its window, a letter that turns what follows, and
 * a byte that is no UTF-8. */
#define NASTY "a\033[31mb\302\233" \
              "32mc\177\033]0;d\a\342\200\256e\351f\n"

static void
assert_harmless (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      g_assert_true (letter == '\n' || !g_unichar_iscntrl (letter));
      g_assert_cmpuint (letter, !=, 0x202e);
    }
}

static void
assert_shown (const TestRun *run,
              const char    *text)
{
  assert_harmless (run->output);
  assert_harmless (run->errors);
  if (strstr (text, "a\\x1b[31mb") == NULL && strstr (text, "a\\u001b[31mb") == NULL)
    {
      g_test_message ("This does not show the name: %s", text);
      g_test_fail ();
    }
}

/* A file that is there, with two boards, by %s; and one that is not, in its place. */
static const char *const of_files[] = {
  "verify '%s'",
  "verify --json '%s'",
  "verify --format fen '%s'",
  "verify --format fen --json '%s'",
  "verify -n 9 '%s'",
  "count 8 --sum '%s'",
  "list 6 -o '%s/b'",
  "list 6 -o '%s/b.gz'",
  "sheet 6 -o '%s/b.svg'",
  "trace 4 --method scanning --tree '%s/b.svg'",
  "count 18 --state '%s/b'",
};

QS_TEST_WITH (of_files, TestFile, "a", test_file_set_up, test_file_tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, NASTY, NULL);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (of_files); i++)
    {
      g_auto (GStrv) parts = g_strsplit (of_files[i / 2], "%s", 2);
      g_autofree char *command = g_strconcat (parts[0], path, parts[1], NULL);

      if (i % 2 == 0)
        test_write_file (path, "2 4 1 3\n3 1 4 2\n");
      else
        g_unlink (path);
      {
        g_auto (TestRun) run = test_run ("%s", command);

        assert_shown (&run, *run.errors != '\0' ? run.errors : run.output);
      }
    }
}

/* What is no option, no number and no name. */
static const char *const of_arguments[] = {
  "'%s'",
  "help '%s'",
  "count '%s'",
  "count 8 '%s'",
  "count 8 --partial --units '%s'",
  "count 8 --kernel '%s'",
  "count 8 --require '%s'",
  "list 8 --format '%s'",
  "list 8 --from '%s'",
  "list 8 --'%s'",
  "verify --format '%s' a",
  "verify --base '%s' a",
  "rank '%s'",
  "rank '1 5 8 6 3 7 2 %s'",
  "race 8 --method '%s'",
  "sheet 8 --paper '%s'",
  "sheet 8 --margin '%s'",
  "sheet 8 --boards '%s'",
  "squares 8 --forbid '%s'",
  "trace 4 --method '%s'",
  "trace 4 --method scanning --tree '%s'",
  "estimate '%s'",
};

QS_TEST (arguments)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_arguments); i++)
    {
      g_auto (GStrv) parts = g_strsplit (of_arguments[i], "%s", 2);
      g_autofree char *command = g_strconcat (parts[0], NASTY, parts[1], NULL);
      g_auto (TestRun) run = test_run ("%s", command);

      g_assert_cmpint (run.status, ==, 2);
      assert_shown (&run, run.errors);
    }
}

/* Where a board, a number or the end of the file should be. */
static const char *const of_words[] = {
  "%s\n",
  "2 4 1 3\n%s\n",
  "2 4 %s 3\n",
  "2 4 1 %s\n3 1 4 2\n",
  ".Q..\n...Q\nQ...\n..Q%s\n",
  "[[2,4,1,3],[3,1,4,\"%s\"]]\n",
  "[\"%s\"]\n",
  "{\"%s\": 1}\n",
  "a4 b2 c%s d3\n",
  "%s,2,1,3\n",
  "queenside partial result %s\n",
};

QS_TEST_WITH (words, TestFile, "a", test_file_set_up, test_file_tear_down)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_words); i++)
    {
      g_auto (GStrv) parts = g_strsplit (of_words[i], "%s", 2);
      g_autofree char *content = g_strconcat (parts[0], NASTY, parts[1], NULL);

      test_write_file (fixture->path, content);
      {
        g_auto (TestRun) plain = test_run ("verify %s", fixture->path);
        g_auto (TestRun) json = test_run ("verify --json %s", fixture->path);
        g_auto (TestRun) sum = test_run ("count 8 --sum %s", fixture->path);

        assert_harmless (plain.output);
        assert_harmless (plain.errors);
        assert_harmless (json.output);
        assert_harmless (json.errors);
        assert_harmless (sum.output);
        assert_harmless (sum.errors);
        g_assert_cmpint (plain.status, !=, 0);
        g_assert_cmpint (sum.status, !=, 0);
      }
    }
}
