/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests what is said of a solution, its symmetry class and its images. */

#include <gtk/gtk.h>

#include "qs-solutions-words.h"

#include "qs-test-main.h"
#include "qs-test-text.h"

QS_TEST (captions_name_number_columns_and_class)
{
  const guint16 columns[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  g_autofree char *class_text = qs_solutions_words_class (1, 12, 8);

  assert_text (qs_solutions_words_caption (12, columns, 8, NULL), "Solution 12 · 1 5 8 6 3 7 2 4");
  assert_text (qs_solutions_words_caption (12, columns, 8, class_text), "Solution 12 · 1 5 8 6 3 7 2 4 · symmetry class 1 of 12 (8 images)");
  assert_text (qs_solutions_words_class (1, 1, 1), "symmetry class 1 of 1 (1 image)");
  assert_text (qs_solutions_words_class (4878666808, 0, 4), "symmetry class 4878666808 (4 images)");
}

/* The board is not mirrored where words are read from the right, and neither is the list of its columns. */
QS_TEST (columns_are_read_from_the_left_everywhere)
{
  const guint16 columns[] = { 1, 3, 0, 2 };

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  assert_text (qs_solutions_words_caption (1, columns, 4, NULL), "Solution 1 · \xe2\x81\xa6" "2 4 1 3" "\xe2\x81\xa9");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* No two images of a solution are called the same. */
QS_TEST (symmetries_have_names_of_their_own)
{
  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (qs_solutions_words_symmetry ((QsSymmetry) i), !=, qs_solutions_words_symmetry ((QsSymmetry) j));
    }

  g_assert_cmpstr (qs_solutions_words_symmetry (QS_SYMMETRY_QUARTER_TURN), ==, "Quarter turn");
  g_assert_cmpstr (qs_solutions_words_symmetry (QS_SYMMETRY_MIRROR_COLUMNS), ==, "Mirrored left–right");
}
