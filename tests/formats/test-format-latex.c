/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LaTeX documents: their structure, and where pdflatex and TikZ are installed, that they compile. */

#include "config.h"

#include "qs-format.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

static GString *
write_set (guint   n,
       guint64 first)
{
  g_autoptr (GArray) solutions = test_all_solutions (n);
  const QsFormatSet set = { .n_rows = n, .n = n, .first = first, .count = solutions->len / n };
  GString *out = g_string_new (NULL);

  qs_format_begin (&qs_format_latex, out, &set);
  for (guint i = 0; i < set.count; i++)
    {
      const QsFormatBoard board = { &g_array_index (solutions, guint16, i * n), first + i, 0, 0, i };

      qs_format_latex.append (out, &set, &board);
    }
  qs_format_end (&qs_format_latex, out);

  return out;
}

/* Braces, brackets and environments close in the order in which they open; gives how many pictures there are. */
static guint
assert_balanced (const char *text)
{
  g_autoptr (GString) open = g_string_new (NULL);
  guint n_pictures = 0;

  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '%')
        at += strcspn (at, "\n");

      if (g_str_has_prefix (at, "\\begin{document}"))
        g_string_append_c (open, 'd');
      else if (g_str_has_prefix (at, "\\begin{tikzpicture}"))
        g_string_append_c (open, 'p');
      else if (strchr ("{[(", *at) != NULL)
        g_string_append_c (open, *at);
      else if (strchr ("}])", *at) != NULL || g_str_has_prefix (at, "\\end{"))
        {
          char closes = *at == '}' ? '{' : *at == ']' ? '[' : *at == ')' ? '(' : at[5] == 'd' ? 'd' : 'p';

          g_assert_cmpuint (open->len, >, 0);
          g_assert_cmpint (open->str[open->len - 1], ==, closes);
          g_string_truncate (open, open->len - 1);
          n_pictures += closes == 'p';
        }
    }

  g_assert_cmpstr (open->str, ==, "");

  return n_pictures;
}

QS_TEST (structure)
{
  const guint n_solutions[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352 };

  for (guint n = 1; n <= G_N_ELEMENTS (n_solutions); n++)
    {
      g_autoptr (GString) out = write_set (n, 7);

      g_assert_true (g_str_has_prefix (out->str, "\\documentclass"));
      g_assert_cmpuint (assert_balanced (out->str), ==, n_solutions[n - 1]);
    }
}

/* Four boards are a line, wherever the numbers begin. */
QS_TEST (lines)
{
  g_autoptr (GString) out = write_set (5, 6);
  g_auto (GStrv) lines = g_strsplit (strstr (out->str, "\\begin{tikz"), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 10 + 2 + 2);
  g_assert_cmpstr (lines[4], ==, "");
  g_assert_cmpstr (lines[9], ==, "");
  g_assert_cmpstr (lines[5], ==, "\\begin{tikzpicture}\\board{10}{3,1,4,2,5}\\end{tikzpicture}%");
}

/* Four boards with 4 mm behind each fill the 180 mm of a line, but no square is wider than 10 mm. */
QS_TEST (four_boards_fill_a_line)
{
  for (guint n = 1; n <= QS_ENUMERATOR_MAX_N; n++)
    {
      const QsFormatSet set = { .n_rows = n, .n = n };
      g_autoptr (GString) out = g_string_new (NULL);
      double square;

      qs_format_begin (&qs_format_latex, out, &set);
      square = g_ascii_strtod (strstr (out->str, "{x=") + strlen ("{x="), NULL);
      g_assert_cmpfloat_with_epsilon (square, MIN (180.0 / 4 / n - 4.0 / n, 10), 0.001);
    }
}

static void
test_compiles (void)
{
  g_autofree char *folder = g_dir_make_tmp ("queenside-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "boards.tex", NULL);
  const char *const arguments[] = { "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "boards.tex", NULL };
  const char *const removal[] = { "rm", "-r", folder, NULL };
  g_autoptr (GString) out = write_set (8, 1);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_file_set_contents (path, out->str, -1, NULL));
  g_spawn_sync (folder, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  g_spawn_sync (NULL, (char **) removal, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
}

/* Whether pdflatex is there, and the package that the documents use. */
static gboolean
can_compile (void)
{
  const char *const arguments[] = { "kpsewhich", "tikz.sty", NULL };
  g_autofree char *pdflatex = g_find_program_in_path ("pdflatex");
  int status;

  return pdflatex != NULL &&
         g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL,
                       NULL, &status, NULL) &&
         g_spawn_check_wait_status (status, NULL);
}

QS_TEST_MAIN
{
  if (can_compile ())
    g_test_add_func ("/formats/latex/compiles", test_compiles);
  else
    g_test_message ("pdflatex or TikZ is not here: only the structure of the documents is checked");
}
