/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out the boards of a sheet: a heading, rows of boards each below its caption, a foot. */

#include "qs-sheet-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-solution.h"

/* Lengths in points. */
#define HEADING_SIZE 15.0
#define HEADING_GAP 10.0 /* below the heading */
#define MIN_TEXT_SIZE 6.0
#define MAX_TEXT_SIZE 11.0
#define FOOT_HEIGHT 18.0
#define MIN_GAP 5.0 /* between boards */
#define MAX_GAP 18.0

/* A square that a printer of 300 dots an inch can still show: four dots, or a third of a millimetre. */
#define MIN_SQUARE 1.0

#define POINTS_PER_MM (72 / 25.4)

/* A drawing to measure texts on, whose letters have the widths that they have on paper. */
static cairo_t *
create_ruler (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_t *cr = cairo_create (surface);

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);
  cairo_surface_destroy (surface);

  return cr;
}

static gboolean
refuse (const QsSheetSetup *setup,
        double              square,
        GError            **error)
{
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: how many boards beside and below each other, the side of a board in squares, the
                         * width and the height of the paper without its margins, and two lengths. */
                        _ ("%u × %u boards of %u queens do not fit into %.0f × %.0f mm: their squares would have %.2f mm, and "
                           "%.2f mm is the least"),
                        setup->across, setup->down, setup->n, setup->width / POINTS_PER_MM, setup->height / POINTS_PER_MM,
                        MAX (square, 0) / POINTS_PER_MM, MIN_SQUARE / POINTS_PER_MM);
}

/* Lays out a caption that is at most @width wide: a number, and beside it the columns, on as few lines as their font
 * can be made small for. */
static void
fit_caption (QsSheetLayout *self,
             cairo_t       *cr,
             double         width)
{
  const QsSheetSetup *setup = &self->setup;
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT "   ", setup->last_number);
  g_autofree char *column = g_strdup_printf ("%u ", setup->n);
  double column_width = qs_chart_font_measure (&self->font, cr, column);
  guint n_lines = 1;

  if (setup->last_number > 0)
    self->number_width = qs_chart_font_measure (&self->number_font, cr, number);
  self->caption_width = self->number_width;

  if (setup->has_columns)
    {
      double room = MAX (width - self->number_width, 1);
      double shrunk = CLAMP (room / (setup->n_rows * column_width), MIN_TEXT_SIZE / self->font.size, 1);

      column_width *= shrunk;
      self->columns_font.size *= shrunk;
      self->per_line = CLAMP ((guint) (room / column_width), 1, setup->n_rows);
      self->caption_width += self->per_line * column_width;
      n_lines = (setup->n_rows + self->per_line - 1) / self->per_line;
    }

  if (self->caption_width > 0)
    self->caption_height = QS_SHEET_LINE * (1.2 * self->font.size + (n_lines - 1) * self->columns_font.size);
}

static gboolean
measure_heading (QsSheetLayout *self,
                 GError       **error)
{
  g_auto (GStrv) lines = qs_sheet_layout_wrap_heading (self, self->setup.heading, error);
  g_auto (GStrv) key_lines = lines != NULL ? qs_sheet_layout_wrap_heading (self, self->setup.key_heading, error) : NULL;
  guint n_lines;

  if (key_lines == NULL)
    return FALSE;

  n_lines = MAX (g_strv_length (lines), g_strv_length (key_lines));
  self->top = n_lines > 0 ? n_lines * self->heading_font.size * QS_SHEET_LINE + HEADING_GAP : 0;

  return TRUE;
}

/* Columns of boards share the width evenly. Rows stand close together from the top on. */
static void
lay_out_boards (QsSheetLayout *self)
{
  const QsSheetSetup *setup = &self->setup;
  double gap = CLAMP (setup->width / setup->across / 12, MIN_GAP, MAX_GAP);
  double height = setup->height - self->top - FOOT_HEIGHT;
  cairo_t *cr = create_ruler ();
  double width;

  self->cell_width = (setup->width + gap) / setup->across;
  self->cell_height = (height + gap) / setup->down;
  width = self->cell_width - gap;
  fit_caption (self, cr, width);
  cairo_destroy (cr);

  self->side = MIN (width, self->cell_height - gap - self->caption_height);
  self->left = (width - self->side) / 2;
  self->caption_left = MAX (width - self->caption_width, 0);
  self->cell_height = MIN (self->cell_height, self->caption_height + self->side + 2 * gap);
}

/* Lays out a sheet, with boards as large as fits. The texts of @setup are not copied. Fails with
 * %QS_ERROR_OUT_OF_RANGE when squares would be too small to see, or a word of a heading is wider
 * than the paper. */
gboolean
qs_sheet_layout_init (QsSheetLayout      *self,
                      const QsSheetSetup *setup,
                      GError            **error)
{
  double size;

  g_return_val_if_fail (self != NULL && setup != NULL && setup->text != NULL, FALSE);
  g_return_val_if_fail (setup->n_rows >= 1 && setup->n_rows <= setup->n && setup->n <= QS_MAX_N, FALSE);
  g_return_val_if_fail (setup->across >= 1 && setup->across <= QS_SHEET_MAX_ACROSS, FALSE);
  g_return_val_if_fail (setup->down >= 1 && setup->down <= QS_SHEET_MAX_ACROSS, FALSE);

  size = CLAMP (setup->width / setup->across / 18, MIN_TEXT_SIZE, MAX_TEXT_SIZE);
  *self = (QsSheetLayout){
    .setup = *setup,
    .heading_font = { setup->text, HEADING_SIZE, TRUE },
    .number_font = { setup->text, size, TRUE },
    .columns_font = { setup->text, size, FALSE },
    .font = { setup->text, size, FALSE },
  };
  if (!measure_heading (self, error))
    return FALSE;

  lay_out_boards (self);

  return self->side >= MIN_SQUARE * setup->n || refuse (setup, self->side / setup->n, error);
}

/* How many boards a page holds. */
guint
qs_sheet_layout_get_capacity (const QsSheetLayout *self)
{
  return self->setup.across * self->setup.down;
}

static gboolean
check_word (const QsSheetLayout *self,
            cairo_t             *cr,
            const char          *word,
            GError             **error)
{
  g_autofree char *shown = NULL;

  if (qs_chart_font_measure (&self->heading_font, cr, word) <= self->setup.width)
    return TRUE;

  shown = qs_error_shorten (word, strlen (word));
  return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a word that the user wrote, and a length. */
                        _ ("The word “%s” of the heading does not fit into the %.0f mm that a line has"), shown,
                        self->setup.width / POINTS_PER_MM);
}

/* The lines of a heading, which may be %NULL; %NULL with %QS_ERROR_OUT_OF_RANGE when a word is
 * wider than a line. */
char **
qs_sheet_layout_wrap_heading (const QsSheetLayout *self,
                              const char          *heading,
                              GError             **error)
{
  g_auto (GStrv) words = g_strsplit_set (heading != NULL ? heading : "", " \t\n", -1);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *line = NULL;
  gboolean fits = TRUE;
  cairo_t *cr = create_ruler ();

  for (char **word = words; fits && *word != NULL; word++)
    {
      g_autofree char *longer = line != NULL ? g_strjoin (" ", line, *word, NULL) : g_strdup (*word);

      if (**word == '\0')
        continue;

      if (line != NULL && qs_chart_font_measure (&self->heading_font, cr, longer) > self->setup.width)
        {
          g_strv_builder_add (lines, line);
          g_free (longer);
          longer = g_strdup (*word);
        }
      fits = check_word (self, cr, *word, error);
      g_free (line);
      line = g_steal_pointer (&longer);
    }
  cairo_destroy (cr);

  if (line != NULL)
    g_strv_builder_add (lines, line);

  return fits ? g_strv_builder_end (lines) : NULL;
}
