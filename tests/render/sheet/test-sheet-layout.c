/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards on paper: that they stay on it and apart, and what is refused. */

#include <string.h>

#include "qs-error.h"
#include "qs-sheet-layout.h"
#include "qs-test-main.h"

/* A4 with margins of 15 mm, in points. */
#define WIDTH 510.0
#define HEIGHT 757.0

static QsSheetSetup
make_setup (guint n,
            guint across,
            guint down)
{
  return (QsSheetSetup){
    .n_rows = n,
    .n = n,
    .across = across,
    .down = down,
    .width = WIDTH,
    .height = HEIGHT,
    .heading = "Solutions",
    .last_number = across * down,
    .has_columns = TRUE,
    .text = &qs_chart_text_plain,
  };
}

static void
assert_refused (const QsSheetSetup *setup,
                const char         *value,
                const char         *limit)
{
  g_autoptr (GError) error = NULL;
  QsSheetLayout layout;

  g_assert_false (qs_sheet_layout_init (&layout, setup, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (strstr (error->message, value));
  g_assert_nonnull (strstr (error->message, limit));
}

QS_TEST (boards_stay_apart_and_on_paper)
{
  static const struct
  {
    guint n, across, down;
  } cases[] = {
    { 1, 1, 1 }, { 1, 6, 8 }, { 8, 1, 1 },  { 8, 3, 4 },  { 8, 6, 8 },
    { 8, 1, 5 }, { 8, 9, 1 }, { 20, 6, 8 }, { 32, 1, 1 }, { 32, 3, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsSheetSetup setup = make_setup (cases[i].n, cases[i].across, cases[i].down);
      g_autoptr (GError) error = NULL;
      QsSheetLayout layout;

      g_assert_true (qs_sheet_layout_init (&layout, &setup, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (qs_sheet_layout_get_capacity (&layout), ==, cases[i].across * cases[i].down);

      g_assert_cmpfloat (layout.top, >, 0);
      g_assert_cmpfloat (layout.caption_height, >, 0);
      g_assert_cmpfloat (layout.left, >=, 0);
      g_assert_cmpfloat (layout.side, >=, cases[i].n);
      g_assert_cmpfloat (layout.side, <, layout.cell_width);
      g_assert_cmpfloat (layout.side + layout.caption_height, <, layout.cell_height);
      g_assert_cmpfloat (layout.left + (cases[i].across - 1) * layout.cell_width + layout.side, <=, WIDTH + 0.001);
      g_assert_cmpfloat (layout.top + (cases[i].down - 1) * layout.cell_height + layout.caption_height + layout.side,
                         <, HEIGHT - layout.font.size);
    }
}

QS_TEST (captions_have_all_columns)
{
  for (guint n = 1; n <= 32; n++)
    {
      QsSheetSetup setup = make_setup (n, 3, 4);
      QsSheetLayout layout;

      g_assert_true (qs_sheet_layout_init (&layout, &setup, NULL));
      g_assert_cmpuint (layout.per_line, >=, 1);
      g_assert_cmpfloat ((n + layout.per_line - 1) / layout.per_line * layout.columns_font.size,
                         <, layout.caption_height);
      g_assert_cmpfloat (layout.caption_left + layout.caption_width, <, layout.cell_width);
    }
}

QS_TEST (without_texts_boards_are_larger)
{
  QsSheetSetup setup = make_setup (8, 3, 4);
  QsSheetLayout with, without;

  g_assert_true (qs_sheet_layout_init (&with, &setup, NULL));
  setup.heading = NULL;
  setup.last_number = 0;
  setup.has_columns = FALSE;
  g_assert_true (qs_sheet_layout_init (&without, &setup, NULL));

  g_assert_cmpfloat (without.top, ==, 0);
  g_assert_cmpfloat (without.caption_height, ==, 0);
  g_assert_cmpfloat (without.side, >, with.side);
}

QS_TEST (the_longer_heading_has_room)
{
  QsSheetSetup setup = make_setup (8, 3, 4);
  QsSheetLayout shorter, longer;

  setup.key_heading = "Key";
  g_assert_true (qs_sheet_layout_init (&shorter, &setup, NULL));
  setup.key_heading = "A heading of the key that is so long that it has to be written on several lines of the paper";
  g_assert_true (qs_sheet_layout_init (&longer, &setup, NULL));

  g_assert_cmpfloat (longer.top, >, shorter.top);
}

QS_TEST (headings_are_wrapped_at_blanks)
{
  QsSheetSetup setup = make_setup (8, 3, 4);
  g_autofree char *joined = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) none = NULL;
  QsSheetLayout layout;

  g_assert_true (qs_sheet_layout_init (&layout, &setup, NULL));
  lines = qs_sheet_layout_wrap_heading (
      &layout, "  Homework for Friday:\tplace eight queens so that no two of them attack each other ", NULL);
  joined = g_strjoinv (" ", lines);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (joined, ==, "Homework for Friday: place eight queens so that no two of them attack each other");

  none = qs_sheet_layout_wrap_heading (&layout, NULL, NULL);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

QS_TEST (too_small_squares_are_refused)
{
  QsSheetSetup setup = make_setup (32, 16, 20);

  assert_refused (&setup, "16 × 20 boards of 32 queens", "0.35 mm");

  setup = make_setup (8, 3, 4);
  setup.heading = NULL;
  setup.width = 30;
  setup.height = 30;
  assert_refused (&setup, "11 × 11 mm", "0.35 mm");
}

QS_TEST (too_wide_words_are_refused)
{
  QsSheetSetup setup = make_setup (8, 3, 4);

  setup.heading = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  assert_refused (&setup, "Donaudampf", "180 mm");
}
