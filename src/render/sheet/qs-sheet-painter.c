/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a page of boards, each below its number and its columns. */

#include "qs-sheet-painter.h"

#include <glib/gi18n-lib.h>

#include "qs-board-painter.h"

/* The dots of a printer in a point: 300 an inch. Lines and squares are whole dots. */
#define DOTS_PER_POINT (300 / 72.0)

/* From the top of a line to its letters' feet, as a multiple of the size of its font. */
#define ASCENT 0.95

static void
paint_heading (cairo_t             *cr,
               const QsSheetLayout *layout,
               const QsSheetPage   *page)
{
  const QsChartFont *font = &layout->heading_font;
  const char *heading = page->is_key ? layout->setup.key_heading : layout->setup.heading;
  g_auto (GStrv) lines = qs_sheet_layout_wrap_heading (layout, heading, NULL);
  double baseline = font->size * ASCENT;

  for (char **line = lines; line != NULL && *line != NULL; line++)
    {
      qs_chart_font_show (font, cr, *line, 0, baseline, 0, G_MAXDOUBLE);
      baseline += font->size * QS_SHEET_LINE;
    }
}

static void
paint_foot (cairo_t             *cr,
            const QsSheetLayout *layout,
            const QsSheetPage   *page)
{
  const QsSheetSetup *setup = &layout->setup;
  g_autofree char *number = NULL;

  if (setup->foot != NULL)
    qs_chart_font_show (&layout->font, cr, setup->foot, 0, setup->height, 0, setup->width * 0.7);

  if (page->n_pages <= 1)
    return;

  /* Translators: the number of a page, and how many pages there are. */
  number = g_strdup_printf (_ ("Page %'u of %'u"), page->number, page->n_pages);
  qs_chart_font_show (&layout->font, cr, number, setup->width, setup->height, 1, setup->width);
}

/* Paints it from @x on. */
static void
paint_caption (cairo_t             *cr,
               const QsSheetLayout *layout,
               const QsSheetPage   *page,
               guint                i,
               double               x)
{
  double baseline = layout->font.size * ASCENT;
  guint n_rows = layout->setup.n_rows;
  gboolean has_columns = page->has_columns && layout->setup.has_columns;

  if (page->first > 0 && layout->setup.last_number > 0)
    {
      g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, page->first + i);

      qs_chart_font_show (&layout->number_font, cr, number, x, baseline, 0, G_MAXDOUBLE);
    }

  for (guint row = 0; has_columns && row < n_rows; row += layout->per_line)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint j = row; j < MIN (row + layout->per_line, n_rows); j++)
        g_string_append_printf (line, "%s%u", j > row ? " " : "", page->columns[i * n_rows + j] + 1);
      qs_chart_font_show (&layout->columns_font, cr, line->str, x + layout->number_width, baseline, 0, G_MAXDOUBLE);
      baseline += layout->columns_font.size * QS_SHEET_LINE;
    }
}

/* A geometry leaves as much room on the right and above as for the coordinates on the left and below: on paper the
 * board takes that too. */
static void
init_geometry (QsBoardGeometry     *geometry,
               const QsSheetLayout *layout)
{
  double side = layout->side;

  qs_board_geometry_init (geometry, layout->setup.n_rows, layout->setup.n, side, side, DOTS_PER_POINT,
                                    layout->setup.has_coordinates);
  if (geometry->label_size > 0)
    qs_board_geometry_init (geometry, layout->setup.n_rows, layout->setup.n, side + geometry->x - geometry->frame,
                                      side + geometry->y - geometry->frame, DOTS_PER_POINT, TRUE);
  geometry->style = layout->setup.style;
}

static void
paint_board (cairo_t             *cr,
             const QsSheetLayout *layout,
             const QsPalette     *palette,
             const QsSheetPage   *page,
             guint                i)
{
  guint n_rows = layout->setup.n_rows;
  QsScene scene = { .columns = page->columns != NULL ? page->columns + i * n_rows : NULL, .board = page->board };
  QsConstraints constraints;
  QsBoardGeometry geometry;
  QsGameScene game;

  init_geometry (&geometry, layout);
  if (page->given != NULL)
    {
      qs_constraints_init_queens (&constraints, n_rows, page->given + i * n_rows);
      scene.constraints = &constraints;
    }

  if (page->problems != NULL)
    {
      /* A puzzle, perhaps with its solution. Only beside that it does not matter which queens are given. */
      qs_game_scene_init (&game, &page->problems[i]);
      if (scene.columns == NULL)
        qs_constraints_init (&game.problem.squares, game.problem.n);
      for (guint row = 0; scene.columns != NULL && row < game.problem.n; row++)
        game.marks.required[row] = game.firm.required[row] = 1u << scene.columns[row];
      scene.game = &game;
    }

  /* The caption begins where the board does, or where it still fits into the cell. */
  qs_color_set_source (cr, &palette->queen);
  paint_caption (cr, layout, page, i, MIN (layout->caption_left, layout->left + geometry.x - geometry.frame));
  cairo_translate (cr, layout->left, layout->caption_height + geometry.frame - geometry.y);
  qs_board_paint (cr, &geometry, palette, &scene);
}

/* Paints a page, with the origin of @cr, in points, at the top left within the margins. The paper
 * stays as it is where nothing stands. The state of @cr is kept, but its current path is lost. */
void
qs_sheet_paint (cairo_t             *cr,
                const QsSheetLayout *layout,
                const QsPalette     *palette,
                const QsSheetPage   *page)
{
  g_return_if_fail (page->count <= qs_sheet_layout_get_capacity (layout));
  g_return_if_fail (page->columns != NULL || !page->has_columns);

  cairo_save (cr);
  qs_color_set_source (cr, &palette->queen);
  paint_heading (cr, layout, page);
  paint_foot (cr, layout, page);

  for (guint i = 0; i < page->count; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % layout->setup.across * layout->cell_width,
                       layout->top + i / layout->setup.across * layout->cell_height);
      paint_board (cr, layout, palette, page, i);
      cairo_restore (cr);
    }

  cairo_new_path (cr);
  cairo_restore (cr);
}
