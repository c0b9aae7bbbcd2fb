/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going to solutions that are named by a text. */

#include "qs-test-widget.h"

#define POSITION "Number of the solution shown"

static gboolean
is_at (const char *rank,
       const char *columns)
{
  g_autofree char *caption = g_strconcat ("Solution ", rank, " · ", columns, " · symmetry class *", NULL);

  return test_shows (caption) && test_entry_holds (POSITION, rank);
}

/* Writes a text into the pager, as fast as a hand that pastes it. */
static void
ask (const char *text)
{
  test_type ("ctrl+g");
  test_set_text (POSITION, text);
  test_type ("Return");
}

QS_TEST_WINDOW (numbers_and_shares_are_gone_to, 8)
{
  static const struct
  {
    const char *text;
    const char *rank;
    const char *columns;
  } places[] = {
    { "2", "2", "1 6 8 3 7 4 2 5" },
    { "-1", "92", "8 4 1 3 6 2 7 5" },
    { " 1 ", "1", "1 5 8 6 3 7 2 4" },
    { "100%", "92", "8 4 1 3 6 2 7 5" },
    { "0%", "1", "1 5 8 6 3 7 2 4" },
    { "-2", "91", "8 3 1 6 2 5 7 4" },
  };

  test_until (is_at ("1", "1 5 8 6 3 7 2 4"));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      ask (places[i].text);
      test_until (is_at (places[i].rank, places[i].columns));
    }

  ask ("50%");
  test_until (is_at ("46", "*"));
}

QS_TEST_WINDOW (digits_may_be_grouped, 8)
{
  test_set_number ("Queens", 12);
  test_until (test_shows ("of 14200"));
  ask ("14,200");
  test_until (is_at ("14200", "12 10 8 5 3 1 7 2 11 6 4 9"));
  ask ("1 000");
  test_until (is_at ("1000", "*"));
}

QS_TEST_WINDOW (columns_are_gone_to, 8)
{
  test_until (is_at ("1", "1 5 8 6 3 7 2 4"));
  ask ("8 4 1 3 6 2 7 5");
  test_until (is_at ("92", "8 4 1 3 6 2 7 5"));
  ask ("1 6 8 3 7 4 2 5");
  test_until (is_at ("2", "1 6 8 3 7 4 2 5"));
}

/* What is wrong is said beside the text, which stays, and nothing moves. */
QS_TEST_WINDOW (what_is_wrong_is_said, 8)
{
  static const struct
  {
    const char *text;
    const char *message;
  } texts[] = {
    { "1 5 8 6 3 7 2 5", "The queens in row 6, column 7 and row 8, column 5 share a diagonal" },
    { "1 1 8 6 3 7 2 4", "The queens in row 1, column 1 and row 2, column 1 share a column" },
    { "1 5 8", "The column list has 3 numbers, but the board has 8 rows" },
    { "93", "*93*92" },
    { "0", "*“0”*" },
    { "101%", "“101%” is more than 100%" },
    { "queen", "“queen” is neither a number *" },
  };

  test_until (is_at ("1", "1 5 8 6 3 7 2 4"));
  test_type ("Right");
  test_until (is_at ("2", "1 6 8 3 7 4 2 5"));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      ask (texts[i].text);
      test_until (test_shows (texts[i].message));
      g_assert_true (test_entry_holds (POSITION, texts[i].text));
      g_assert_true (test_shows ("Solution 2 · 1 6 8 3 7 4 2 5*"));
    }

  /* Escape takes the text back. */
  test_type ("Escape");
  test_until (is_at ("2", "1 6 8 3 7 4 2 5"));
}

/* Enter ends the writing: the next key is one of the board or of the gallery, as it was before. */
QS_TEST_WINDOW (enter_leads_to_the_solution, 8)
{
  test_until (is_at ("1", "1 5 8 6 3 7 2 4"));
  ask ("2");
  test_until (is_at ("2", "1 6 8 3 7 4 2 5"));
  test_type ("Right");
  test_until (is_at ("3", "1 7 4 6 8 2 5 3"));

  test_press ("Gallery");
  ask ("50%");
  test_until (is_at ("46", "*"));
  test_type ("Left");
  test_until (is_at ("45", "*"));

  /* One that is wrong can be mended. */
  ask ("93");
  test_until (test_shows ("*93*92"));
  g_assert_true (test_has_focus (test_find (TEST_ENTRY, POSITION)));
}

QS_TEST_WINDOW (says_what_can_be_written, 8)
{
  test_until (is_at ("1", "1 5 8 6 3 7 2 4"));
  g_assert_false (test_shows ("A number*"));
  test_type ("ctrl+g");
  test_until (test_shows ("A number, -1 for the last, a share such as 50%*"));
  test_type ("shift+Tab");
  test_until (!test_shows ("A number*"));
}
