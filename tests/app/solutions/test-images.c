/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The symmetry class of the shown solution: caption, strip, keys and clipboard. */

#include "qs-test-widget.h"

#define POSITION "Number of the solution shown"
#define FIRST "Solution 1 · 1 5 8 6 3 7 2 4 · symmetry class 1 of 12 (8 images)"

QS_TEST_WINDOW (captions_name_the_class, 8)
{
  test_until (test_shows (FIRST));
  test_type ("End");
  test_until (test_shows ("Solution 92 · 8 4 1 3 6 2 7 5 · symmetry class 1 of 12 (8 images)"));

  /* The only class of 8 queens with four images. */
  test_type ("ctrl+g");
  test_set_text (POSITION, "3 5 2 8 1 7 4 6");
  test_type ("Return");
  test_until (test_shows ("Solution * · 3 5 2 8 1 7 4 6 · symmetry class 10 of 12 (4 images)"));
  test_press ("Quarter turn");
  test_until (test_shows ("Solution * · 4 6 8 2 7 1 3 5 · symmetry class 10 of 12 (4 images)"));

  test_set_number ("Queens", 1);
  test_until (test_shows ("Solution 1 · 1 · symmetry class 1 of 1 (1 image)"));
  test_set_number ("Queens", 4);
  test_until (test_shows ("Solution 1 · 2 4 1 3 · symmetry class 1 of 1 (2 images)"));
}

/* The images of 1 5 8 6 3 7 2 4, by hand. */
QS_TEST_WINDOW (keys_turn_and_mirror, 8)
{
  static const char *const turned[] = {
    "Solution 89 · 8 2 4 1 7 5 3 6*",
    "Solution * · 5 7 2 6 3 1 4 8*",
    "Solution * · 3 6 4 2 8 5 7 1*",
    FIRST,
  };

  test_until (test_shows (FIRST));
  for (guint i = 0; i < G_N_ELEMENTS (turned); i++)
    {
      test_type ("r");
      test_until (test_shows (turned[i]));
    }

  test_type ("shift+r");
  test_until (test_shows (turned[2]));
  test_type ("r m");
  test_until (test_shows ("Solution 92 · 8 4 1 3 6 2 7 5*"));
  test_type ("m");
  test_until (test_shows (FIRST));

  /* As fast as keys can come. */
  test_type ("r r r r r m r m");
  test_until (test_shows (FIRST));
  test_until (test_entry_holds (POSITION, "1"));
}

QS_TEST_WINDOW (strip_leads_to_every_image, 8)
{
  static const struct
  {
    const char *image;
    const char *caption;
  } images[] = {
    { "Mirrored left–right", "Solution 92 · 8 4 1 3 6 2 7 5*" },
    { "Mirrored left–right", FIRST },
    { "Quarter turn", "Solution 89 · 8 2 4 1 7 5 3 6*" },
    { "Three-quarter turn", FIRST },
    { "Half turn", "Solution * · 5 7 2 6 3 1 4 8*" },
    { "Half turn", FIRST },
    { "Mirrored top–bottom", "Solution * · 4 2 7 3 6 8 5 1*" },
    { "Mirrored top–bottom", FIRST },
    { "Mirrored in the diagonal", "Solution * · 1 7 5 8 2 4 6 3*" },
    { "Mirrored in the diagonal", FIRST },
    { "Mirrored in the anti-diagonal", "Solution * · 6 3 5 7 1 4 2 8*" },
    { "As shown", "Solution * · 6 3 5 7 1 4 2 8*" },
  };

  test_until (test_shows (FIRST));
  for (guint i = 0; i < G_N_ELEMENTS (images); i++)
    {
      test_press (images[i].image);
      test_until (test_shows (images[i].caption));
    }
}

/* From the board, Tab leads to the images, one after the other. */
QS_TEST_WINDOW (strip_is_reached_by_keys, 8)
{
  test_until (test_shows (FIRST));
  test_find_board ();
  test_type ("Tab Tab Return");
  test_until (test_shows ("Solution 89 · 8 2 4 1 7 5 3 6*"));
  test_type ("shift+Tab space");
  test_until (test_shows (FIRST));
}

/* Between all solutions and the fundamental ones, without losing the shown one. */
QS_TEST_WINDOW (scopes_keep_the_class, 8)
{
  test_until (test_shows (FIRST));
  test_type ("End u");
  test_until (test_shows ("of 12") && test_shows (FIRST));

  /* An image leads to all of them, by its button and by a key. */
  test_press ("Quarter turn");
  test_until (test_shows ("of 92") && test_shows ("Solution 89 · *"));
  test_type ("u");
  test_until (test_shows ("of 12") && test_shows (FIRST));
  test_type ("r");
  test_until (test_shows ("of 92") && test_shows ("Solution 89 · *"));
  test_type ("u");
  test_until (test_shows ("of 12") && test_shows (FIRST));

  /* The class stays. */
  test_type ("End");
  test_until (test_shows ("Solution 12 · 3 6 2 5 8 1 7 4 · symmetry class 12 of 12 (8 images)"));
  test_type ("u");
  test_until (test_shows ("of 92"));
  test_until (test_shows ("Solution * · 3 6 2 5 8 1 7 4 · symmetry class 12 of 12 (8 images)"));
  test_type ("m");
  test_until (test_shows ("Solution * · 6 3 7 4 1 8 2 5 · symmetry class 12 of 12 (8 images)"));
  test_type ("u");
  test_until (test_shows ("Solution 12 · 3 6 2 5 8 1 7 4 · symmetry class 12 of 12 (8 images)"));
}

QS_TEST_WINDOW (copy_offers_the_columns, 8)
{
  test_until (test_shows (FIRST));
  test_type ("End");
  test_until (test_shows ("Solution 92 · 8 4 1 3 6 2 7 5*"));
  test_type ("ctrl+shift+c");
  test_until (test_shows ("Copied 8 4 1 3 6 2 7 5*"));

  test_type ("Home ctrl+g ctrl+a ctrl+v");
  test_until (test_entry_holds (POSITION, "8 4 1 3 6 2 7 5"));
  test_type ("Return");
  test_until (test_shows ("Solution 92 · 8 4 1 3 6 2 7 5*"));
}
