/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the painters write to SVG: no more than programs that know only SVG Tiny show. */

#include "qs-letters.h"

#include <cairo-pdf.h>
#include <glib/gstdio.h>
#include <string.h>

#include "qs-board-picture.h"
#include "qs-chart-bars.h"
#include "qs-chart-growth.h"
#include "qs-test-chart.h"
#include "qs-test-main.h"
#include "qs-test-svg.h"
#include "qs-test-tree.h"
#include "qs-tree-painter.h"

#define SIDE 500.0

static void
paint_scene (cairo_t         *cr,
             guint            n,
             const QsPalette *palette,
             const QsScene   *scene)
{
  QsBoardGeometry geometry;

  qs_board_geometry_init (&geometry, n, n, SIDE, SIDE, 2, TRUE);
  qs_board_paint (cr, &geometry, palette, scene);
}

static void
paint_marks (cairo_t         *cr,
             const QsPalette *palette)
{
  static const guint16 columns[] = { 0, 4, QS_EMPTY_ROW, 5, 2, 6, 1, 3 };
  static const QsSquare attack[] = { { 0, 0 }, { 5, 5 } };
  static const QsSquare cursor = { 6, 6 };
  QsMark marks[2 * (QS_MARK_GHOST + 1)];
  QsConstraints constraints;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    marks[i] = (QsMark){ i % 8, 7 - i / 2, i / 2 };
  qs_constraints_init (&constraints, 8);
  qs_constraints_set (&constraints, (QsSquare){ 4, 2 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (&constraints, (QsSquare){ 7, 7 }, QS_SQUARE_RULE_FORBIDDEN);

  paint_scene (cr, 8, palette,
               &(QsScene){ .columns = columns, .clash = attack, .marks = marks, .n_marks = G_N_ELEMENTS (marks),
                           .constraints = &constraints, .cursor = &cursor, .numbering = { 1, -1, 0 } });
}

static void
paint_screen (cairo_t *cr)
{
  paint_marks (cr, picture_get_palette (0));
}

static void
paint_paper (cairo_t *cr)
{
  paint_marks (cr, qs_palette_get_print ());
}

static void
paint_heat (cairo_t *cr)
{
  static const guint16 columns[] = { 1, 3, 0, 2 };
  QsFrequencies frequencies;

  qs_frequencies_init (&frequencies, 4, 4);
  qs_frequencies_add (&frequencies, columns);
  paint_scene (cr, 4, picture_get_palette (0), &(QsScene){ .heat = &frequencies, .columns = columns });
}

static void
paint_bars (cairo_t *cr)
{
  static const QsBar bars[] = { { "Enumerator", "1 s", 1, FALSE, TRUE }, { "Scanning", "2 s", 2, TRUE, FALSE } };
  const QsChartLook look = { cr, &qs_chart_text_plain, SIDE, 12, FALSE, 0, qs_chart_colors_get (FALSE, FALSE) };

  qs_bar_chart_paint (&(QsChart){ look, "Processor time", test_chart_format, .bars = bars, .n_bars = 2 });
}

static void
paint_growth (cairo_t *cr)
{
  static const QsGrowthLine lines[] = { { "Scanning", 0 }, { "Shifting bit masks", 1 } };
  static const QsGrowthSample samples[] = { { 0, 4, 1e-6, FALSE }, { 0, 12, 1e-2, TRUE }, { 1, 4, 1e-7, FALSE } };
  const QsChartLook look = { cr, &qs_chart_text_plain, SIDE, 12, FALSE, 0, qs_chart_colors_get (FALSE, FALSE) };

  qs_growth_chart_paint (&(QsChart){ look, "Time", test_chart_format, "Queens", NULL, 0, lines, 2, samples, 3 });
}

static void
paint_tree (cairo_t *cr)
{
  QsTree *tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  QsTreeLayout *layout = qs_tree_layout_new (tree, &(QsTreeFolding){ .least = 2 });
  QsTreeScene scene = { .tree = tree, .step = test_tree_get_last (tree), .current = 3,
                        .selected = 2, .has_labels = TRUE };
  QsTreeGeometry geometry;

  qs_tree_geometry_init (&geometry, layout, SIDE, SIDE, 1);
  qs_tree_paint (cr, &geometry, picture_get_palette (0), &scene, NULL);
  qs_tree_layout_unref (layout);
  qs_tree_free (tree);
}

static void
test_svg_is_plain (gconstpointer data)
{
  void (*const *paint) (cairo_t *cr) = data;
  GString *svg = g_string_new (NULL);
  cairo_t *cr = picture_create_svg (svg, SIDE, SIDE);

  (*paint) (cr);
  picture_finish_svg (cr, svg);
  test_assert_plain_svg (svg->str);
  g_string_free (svg, TRUE);
}

static void
write_word (cairo_t *cr)
{
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, 40);
  qs_letters_show_middle (cr, "Queen", SIDE / 2, 100);
}

/* A film has each of them once. */
QS_TEST (shared_letters_stay_symbols)
{
  GString *svg = g_string_new (NULL);
  cairo_t *cr = picture_create_svg (svg, SIDE, SIDE);

  qs_letters_share (cr);
  write_word (cr);
  picture_finish_svg (cr, svg);
  g_assert_nonnull (strstr (svg->str, "<use"));
  g_string_free (svg, TRUE);
}

/* Elsewhere text can be searched for and copied. */
QS_TEST (letters_are_letters_elsewhere)
{
  cairo_t *cr = picture_create_drawing (10, 10);
  cairo_surface_t *page = cairo_pdf_surface_create (NULL, SIDE, SIDE);
  cairo_t *pdf = cairo_create (page);

  g_assert_false (qs_letters_are_shapes (cr));
  g_assert_false (qs_letters_are_shapes (pdf));

  cairo_destroy (pdf);
  cairo_surface_destroy (page);
  cairo_destroy (cr);
}

/* Programs show it in place of the file's name; other drawings have none. */
QS_TEST (pdf_has_a_title)
{
  static const guint16 columns[] = { 1, 3, 0, 2 };
  const QsScene scene = { .columns = columns };
  g_autoptr (QsBoardPicture) picture = qs_board_picture_new (4, &scene, 0);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "queenside-test-XXXXXX", NULL);
  g_autofree char *text = NULL;
  cairo_t *cr = picture_create_drawing (100, 100);
  cairo_surface_t *page;
  cairo_t *pdf;
  gsize length;

  qs_board_picture_paint (cr, 100, 100, picture);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  g_close (g_mkstemp (path), NULL);
  page = cairo_pdf_surface_create (path, SIDE, SIDE);
  /* Later versions may compress it. */
  cairo_pdf_surface_restrict_to_version (page, CAIRO_PDF_VERSION_1_4);
  pdf = cairo_create (page);
  qs_board_picture_paint (pdf, SIDE, SIDE, picture);
  cairo_destroy (pdf);
  cairo_surface_finish (page);
  cairo_surface_destroy (page);

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_nonnull (memmem (text, length, "/Title (4 queens)", strlen ("/Title (4 queens)")));
  g_assert_no_errno (g_unlink (path));
}

QS_TEST_MAIN
{
  static const struct
  {
    const char *path;
    void (*paint) (cairo_t *cr);
  } painters[] = {
    { "/render/letters/svg-is-plain/screen", paint_screen }, { "/render/letters/svg-is-plain/paper", paint_paper },
    { "/render/letters/svg-is-plain/heat", paint_heat },     { "/render/letters/svg-is-plain/bars", paint_bars },
    { "/render/letters/svg-is-plain/growth", paint_growth }, { "/render/letters/svg-is-plain/tree", paint_tree },
  };

  for (guint i = 0; i < G_N_ELEMENTS (painters); i++)
    g_test_add_data_func (painters[i].path, &painters[i].paint, test_svg_is_plain);
}
