/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How regions are told apart: neighbours by the level of their fill, or else by letters. */

#include "qs-game-scene.h"

#include "qs-palette.h"
#include "qs-puzzle.h"
#include "qs-test-contrast.h"
#include "qs-test-main.h"

static void
assert_told_apart (const QsProblem *problem)
{
  QsGameScene scene;
  guint32 lettered = 0;

  qs_game_scene_init (&scene, problem);
  for (guint row = 0; row < problem->n; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        {
          guint here = problem->regions[row][column];

          g_assert_cmpuint (scene.levels[here], <, QS_FILL_LEVELS);
          g_assert_cmpuint (scene.hues[here], <, QS_FILL_HUES);
          if (scene.heads[row] >> column & 1)
            {
              g_assert_cmphex (lettered & 1u << here, ==, 0);
              lettered |= 1u << here;
            }
          if (scene.has_letters)
            continue;
          if (column > 0 && problem->regions[row][column - 1] != here)
            g_assert_cmpuint (scene.levels[here], !=, scene.levels[problem->regions[row][column - 1]]);
          if (row > 0 && problem->regions[row - 1][column] != here)
            g_assert_cmpuint (scene.levels[here], !=, scene.levels[problem->regions[row - 1][column]]);
        }
    }
  g_assert_cmpuint ((guint) __builtin_popcount (lettered), ==, problem->n);
}

/* Regions that are whole make a map, for which four levels do: no letters are needed. */
QS_TEST (made)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *word = g_strdup_printf ("%u", i);
      QsGrade grade = (QsGrade) (i % 2);
      QsGameScene scene;
      QsProblem problem;

      qs_puzzle_make (4 + i % 9, word, QS_STOP_NEVER, &grade, &problem);
      assert_told_apart (&problem);
      qs_game_scene_init (&scene, &problem);
      g_assert_false (scene.has_letters);
    }
}

QS_TEST (pieces)
{
  QsGameScene scene;
  QsProblem problem;

  g_assert_true (qs_problem_parse ("4:regions=abba/aaab/ccdd/cddd", &problem, NULL));
  assert_told_apart (&problem);
  qs_game_scene_init (&scene, &problem);
  g_assert_true (scene.has_letters);
}

/* Levels of players, some of which have regions in pieces that no four levels tell apart. */
QS_TEST (levels)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "data", "region-levels.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      g_test_message ("%s is not here", path);
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      g_autofree char *name = NULL;
      QsProblem problem;

      if (*lines[i] == '#' || g_strv_length (words) < 2)
        continue;

      name = g_strdup_printf ("%s:regions=%s", words[0], words[1]);
      g_assert_true (qs_problem_parse (name, &problem, NULL));
      assert_told_apart (&problem);
    }
}

/* Any two fills of different levels, whatever their hues; queens and the rings of clashes on all of them. */
QS_TEST (colors)
{
  for (guint k = 0; k < 2 * QS_N_BOARD_COLORS; k++)
    {
      const QsPalette *palette = qs_palette_get ((QsBoardColors) (k / 2), k % 2, FALSE);

      for (guint i = 0; i < QS_FILL_LEVELS * QS_FILL_HUES; i++)
        {
          const QsColor *fill = &palette->fills[i / QS_FILL_HUES][i % QS_FILL_HUES];

          g_assert_cmpfloat (test_get_contrast (&palette->queen, fill), >=, 4.5);
          g_assert_cmpfloat (test_get_contrast (&palette->clash, fill), >=, 3.0);
          for (guint j = 0; j < i / QS_FILL_HUES * QS_FILL_HUES; j++)
            g_assert_cmpfloat (test_get_contrast (&palette->fills[j / QS_FILL_HUES][j % QS_FILL_HUES], fill), >=, 1.33);
        }
    }
}
