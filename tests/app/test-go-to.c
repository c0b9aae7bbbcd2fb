/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going to solutions that are named by a text. */

#include "config.h"

#include "qs-test-window.h"

#define POSITION "Number of the shown solution"

static gboolean
is_at (TestApp    *app,
       const char *rank,
       const char *columns)
{
  g_autofree char *caption = g_strconcat (rank, " · ", columns, " · class *", NULL);

  return test_shows (app, caption) && test_entry_holds (app, POSITION, rank);
}

/* Writes a text into the pager, as fast as a hand that pastes it. */
static void
ask (TestApp    *app,
     const char *text)
{
  test_type (app, "ctrl+g");
  test_set_text (app, POSITION, text);
  test_type (app, "Return");
}

static void
test_numbers (TestApp *app)
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

  test_wait_until (app, is_at (app, "1", "1 5 8 6 3 7 2 4"));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      ask (app, places[i].text);
      test_wait_until (app, is_at (app, places[i].rank, places[i].columns));
    }

  ask (app, "50%");
  test_wait_until (app, is_at (app, "46", "*"));
}

static void
test_grouped (TestApp *app)
{
  test_set_number (app, "Queens", 12);
  test_wait_until (app, test_shows (app, "of 14200"));
  ask (app, "14,200");
  test_wait_until (app, is_at (app, "14200", "12 10 8 5 3 1 7 2 11 6 4 9"));
  ask (app, "1 000");
  test_wait_until (app, is_at (app, "1000", "*"));
}

static void
test_columns (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "1 5 8 6 3 7 2 4"));
  ask (app, "8 4 1 3 6 2 7 5");
  test_wait_until (app, is_at (app, "92", "8 4 1 3 6 2 7 5"));
  ask (app, "1 6 8 3 7 4 2 5");
  test_wait_until (app, is_at (app, "2", "1 6 8 3 7 4 2 5"));
}

/* What is wrong is said beside the text, which stays, and nothing moves. */
static void
test_refused (TestApp *app)
{
  static const struct
  {
    const char *text;
    const char *message;
  } texts[] = {
    { "1 5 8 6 3 7 2 5", "The queens in row 6, column 7 and row 8, column 5 stand on one diagonal" },
    { "1 1 8 6 3 7 2 4", "The queens in row 1, column 1 and row 2, column 1 stand on one column" },
    { "1 5 8", "The column list has 3 numbers, but the board has 8 rows" },
    { "93", "*93*92" },
    { "0", "*“0”*" },
    { "101%", "“101%” is more than 100%" },
    { "queen", "“queen” is neither a number *" },
  };

  test_wait_until (app, is_at (app, "1", "1 5 8 6 3 7 2 4"));
  test_type (app, "Right");
  test_wait_until (app, is_at (app, "2", "1 6 8 3 7 4 2 5"));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      ask (app, texts[i].text);
      test_wait_until (app, test_shows (app, texts[i].message));
      g_assert_true (test_entry_holds (app, POSITION, texts[i].text));
      g_assert_true (test_shows (app, "2 · 1 6 8 3 7 4 2 5*"));
    }

  /* Escape takes the text back. */
  test_type (app, "Escape");
  test_wait_until (app, is_at (app, "2", "1 6 8 3 7 4 2 5"));
}

static void
test_hint (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "1 5 8 6 3 7 2 4"));
  g_assert_false (test_shows (app, "A number*"));
  test_type (app, "ctrl+g");
  test_wait_until (app, test_shows (app, "A number, -1 for the last, a share such as 50%*"));
  test_type (app, "shift+Tab");
  test_wait_until (app, !test_shows (app, "A number*"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/go-to/numbers-and-shares-are-gone-to", "", test_numbers);
  test_add_with_app ("/app/go-to/digits-may-be-grouped", "", test_grouped);
  test_add_with_app ("/app/go-to/columns-are-gone-to", "", test_columns);
  test_add_with_app ("/app/go-to/what-is-wrong-is-said", "", test_refused);
  test_add_with_app ("/app/go-to/says-what-can-be-written", "", test_hint);

  return test_run_all ();
}
