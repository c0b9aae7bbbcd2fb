/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetry class of the shown solution: caption, strip, keys and clipboard. */

#include "config.h"

#include "qs-test-window.h"

#define POSITION "Number of the shown solution"
#define FIRST "1 · 1 5 8 6 3 7 2 4 · class 1 of 12 · 8 images"

static void
test_captions (TestApp *app)
{
  test_wait_until (app, test_shows (app, FIRST));
  test_type (app, "End");
  test_wait_until (app, test_shows (app, "92 · 8 4 1 3 6 2 7 5 · class 1 of 12 · 8 images"));

  /* The only class of 8 queens with four images. */
  test_type (app, "ctrl+g");
  test_set_text (app, POSITION, "3 5 2 8 1 7 4 6");
  test_type (app, "Return");
  test_wait_until (app, test_shows (app, "* · 3 5 2 8 1 7 4 6 · class 10 of 12 · 4 images"));
  test_press (app, "Quarter turn");
  test_wait_until (app, test_shows (app, "* · 4 6 8 2 7 1 3 5 · class 10 of 12 · 4 images"));

  test_set_number (app, "Queens", 1);
  test_wait_until (app, test_shows (app, "1 · 1 · class 1 of 1 · 1 image"));
  test_set_number (app, "Queens", 4);
  test_wait_until (app, test_shows (app, "1 · 2 4 1 3 · class 1 of 1 · 2 images"));
}

/* The images of 1 5 8 6 3 7 2 4, by hand. */
static void
test_turns (TestApp *app)
{
  static const char *const turned[] = {
    "89 · 8 2 4 1 7 5 3 6*",
    "* · 5 7 2 6 3 1 4 8*",
    "* · 3 6 4 2 8 5 7 1*",
    FIRST,
  };

  test_wait_until (app, test_shows (app, FIRST));
  for (guint i = 0; i < G_N_ELEMENTS (turned); i++)
    {
      test_type (app, "r");
      test_wait_until (app, test_shows (app, turned[i]));
    }

  test_type (app, "shift+r");
  test_wait_until (app, test_shows (app, turned[2]));
  test_type (app, "r m");
  test_wait_until (app, test_shows (app, "92 · 8 4 1 3 6 2 7 5*"));
  test_type (app, "m");
  test_wait_until (app, test_shows (app, FIRST));

  /* As fast as keys can come. */
  test_type (app, "r r r r r m r m");
  test_wait_until (app, test_shows (app, FIRST));
  test_wait_until (app, test_entry_holds (app, POSITION, "1"));
}

static void
test_strip (TestApp *app)
{
  static const struct
  {
    const char *image;
    const char *caption;
  } images[] = {
    { "Mirrored left–right", "92 · 8 4 1 3 6 2 7 5*" },
    { "Mirrored left–right", FIRST },
    { "Quarter turn", "89 · 8 2 4 1 7 5 3 6*" },
    { "Three-quarter turn", FIRST },
    { "Half turn", "* · 5 7 2 6 3 1 4 8*" },
    { "Half turn", FIRST },
    { "Mirrored top–bottom", "* · 4 2 7 3 6 8 5 1*" },
    { "Mirrored top–bottom", FIRST },
    { "Mirrored in the diagonal", "* · 1 7 5 8 2 4 6 3*" },
    { "Mirrored in the diagonal", FIRST },
    { "Mirrored in the anti-diagonal", "* · 6 3 5 7 1 4 2 8*" },
    { "As shown", "* · 6 3 5 7 1 4 2 8*" },
  };

  test_wait_until (app, test_shows (app, FIRST));
  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    {
      test_press (app, images[i].image);
      test_wait_until (app, test_shows (app, images[i].caption));
    }
}

/* From the board, Tab leads to the images, one after the other. */
static void
test_strip_keys (TestApp *app)
{
  test_wait_until (app, test_shows (app, FIRST));
  test_type (app, "Tab Tab Return");
  test_wait_until (app, test_shows (app, "89 · 8 2 4 1 7 5 3 6*"));
  test_type (app, "shift+Tab space");
  test_wait_until (app, test_shows (app, FIRST));
}

/* All solutions and the fundamental ones, without losing the one that is looked at. */
static void
test_scopes (TestApp *app)
{
  test_wait_until (app, test_shows (app, FIRST));
  test_type (app, "End u");
  test_wait_until (app, test_shows (app, "of 12") && test_shows (app, FIRST));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Quarter turn"));
  g_assert_true (test_is_sensitive (app, TEST_BUTTON, "As shown"));

  /* What is not among them is said, and nothing moves. */
  test_type (app, "r");
  test_wait_until (app, test_shows (app, "This solution is not fundamental*"));
  g_assert_true (test_shows (app, FIRST));

  /* The class stays. */
  test_type (app, "End");
  test_wait_until (app, test_shows (app, "12 · 3 6 2 5 8 1 7 4 · class 12 of 12 · 8 images"));
  test_type (app, "u");
  test_wait_until (app, test_shows (app, "of 92"));
  test_wait_until (app, test_shows (app, "* · 3 6 2 5 8 1 7 4 · class 12 of 12 · 8 images"));
  test_type (app, "m");
  test_wait_until (app, test_shows (app, "* · 6 3 7 4 1 8 2 5 · class 12 of 12 · 8 images"));
  test_type (app, "u");
  test_wait_until (app, test_shows (app, "12 · 3 6 2 5 8 1 7 4 · class 12 of 12 · 8 images"));
}

static void
test_copy (TestApp *app)
{
  test_wait_until (app, test_shows (app, FIRST));
  test_type (app, "End");
  test_wait_until (app, test_shows (app, "92 · 8 4 1 3 6 2 7 5*"));
  test_type (app, "ctrl+shift+c");
  test_wait_until (app, test_shows (app, "Copied 8 4 1 3 6 2 7 5*"));

  test_type (app, "Home ctrl+g ctrl+a ctrl+v");
  test_wait_until (app, test_entry_holds (app, POSITION, "8 4 1 3 6 2 7 5"));
  test_type (app, "Return");
  test_wait_until (app, test_shows (app, "92 · 8 4 1 3 6 2 7 5*"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/images/captions-name-the-class", "", test_captions);
  test_add_with_app ("/app/images/keys-turn-and-mirror", "", test_turns);
  test_add_with_app ("/app/images/strip-leads-to-every-image", "", test_strip);
  test_add_with_app ("/app/images/strip-is-reached-by-keys", "", test_strip_keys);
  test_add_with_app ("/app/images/scopes-keep-the-class", "", test_scopes);
  test_add_with_app ("/app/images/copy-offers-the-columns", "", test_copy);

  return test_run_all ();
}
