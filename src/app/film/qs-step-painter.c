/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a step of a search as the page shows it: each part with the painter of its widget, where the widget stands. */

#include "qs-step-painter.h"

#include <glib/gi18n.h>

#include "qs-duo-board.h"
#include "qs-internals-layout.h"
#include "qs-internals-text.h"
#include "qs-letters.h"
#include "qs-listing.h"
#include "qs-narration.h"
#include "qs-pango.h"
#include "qs-recording.h"
#include "qs-step-marks.h"
#include "qs-tree-arranger.h"
#include "qs-tree-legend.h"
#include "qs-tree-painter.h"
#include "qs-tree-walk.h"

/* Around everything, in pixels. */
#define MARGIN 18

/* The narration has so many lines at most, as in its widget. */
#define MAX_LINES 2
#define MAX_LINES_BESIDE 5 /* of two searches beside each other */

/* A picture is drawn for larger screens and for paper, too. */
#define SCALE 2.0

struct _QsStepPainter
{
  const QsStepLook *look;
  QsBoardGeometry board;
  QsGameScene *scene; /* of another problem than plain queens */

  const QsTree *tree;   /* (nullable) */
  QsTreeLayout *layout; /* (nullable): of the tree */
  QsTreeGeometry geometry;

  PangoContext *code_font;
  QsListing listing;
  QsInternals *internals;
  QsInternalsLayout *data;
  QsInternalsText text;

  cairo_t *cr; /* while a step is painted, as the next */
  const QsMoment *moment;
};

/* Makes the whole as large as its parts, with a margin. */
void
qs_step_look_trim (QsStepLook *self)
{
  GdkRectangle whole = { 0 };

  for (QsStepLook *look = self; look != NULL; look = look->beside)
    {
      for (guint i = 0; i < QS_N_STEP_PARTS; i++)
        {
          const GdkRectangle *place = &look->parts[i].place;

          if (place->width > 0 && whole.width > 0)
            gdk_rectangle_union (&whole, place, &whole);
          else if (place->width > 0)
            whole = *place;
        }
    }

  for (QsStepLook *look = self; look != NULL; look = look->beside)
    {
      for (guint i = 0; i < QS_N_STEP_PARTS; i++)
        {
          look->parts[i].place.x += MARGIN - whole.x;
          look->parts[i].place.y += MARGIN - whole.y;
        }
    }

  self->width = whole.width + 2 * MARGIN;
  self->height = whole.height + 2 * MARGIN;
}

static void
clear (gpointer data)
{
  QsStepLook *self = data;

  for (guint i = 0; i < QS_N_STEP_PARTS; i++)
    g_clear_pointer (&self->parts[i].font, pango_font_description_free);

  qs_recording_hold (&self->method, NULL);
  if (self->beside != NULL)
    clear (self->beside);
  g_clear_pointer (&self->beside, g_free);
}

/* A look in an atomic box may be read by several threads. */
void
qs_step_look_unref (QsStepLook *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Each thread has fonts of its own. Letters are neither moved nor bent to pixels, of which a picture has others. */
static PangoContext *
create_font (const QsStepPart *part)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  if (part->font != NULL)
    pango_context_set_font_description (context, part->font);
  cairo_font_options_destroy (options);

  return context;
}

/* Folds what has failed where the nodes of the whole tree could not be told apart, as the tree's widget does. */
static void
lay_out_tree (QsStepPainter *self)
{
  const GdkRectangle *place = &self->look->tree.place;
  guint least = qs_tree_folds_get_least (self->look->folds, self->tree->n_nodes);

  self->layout = qs_tree_layout_new (self->tree, &(QsTreeFolding){ .forest = self->look->forest, .least = least });
  qs_tree_geometry_init (&self->geometry, self->layout, place->width, place->height, SCALE);
  if (self->look->folds != QS_TREE_FOLDS_AUTOMATIC || qs_tree_geometry_can_fit (&self->geometry))
    return;

  qs_tree_layout_unref (self->layout);
  self->layout = qs_tree_layout_new (self->tree, &(QsTreeFolding){ .least = 1 });
  qs_tree_geometry_init (&self->geometry, self->layout, place->width, place->height, SCALE);
}

/* The painter belongs to the thread that calls this. @look and @tree,
 * which may be NULL, outlive it, and the tree does not change. */
QsStepPainter *
qs_step_painter_new (const QsStepLook *look,
                     const QsTree     *tree)
{
  QsStepPainter *self = g_new0 (QsStepPainter, 1);
  const GdkRectangle *board = &look->board.place;
  const GdkRectangle *code = &look->code.place;

  self->look = look;
  if (board->width > 0)
    qs_board_geometry_init (&self->board, qs_search_get_rows (look->problem, look->n), look->n, board->width,
                                      board->height, SCALE, look->style.coordinates != QS_COORDINATES_NONE);
  if (look->problem != NULL)
    self->scene = qs_game_scene_new_board (look->problem);
  self->board.style = look->style;

  self->tree = look->tree.place.width > 0 ? tree : NULL;
  if (self->tree != NULL)
    lay_out_tree (self);

  self->code_font = create_font (&look->code);
  qs_listing_init (&self->listing);
  qs_listing_set_method (&self->listing, look->method, look->problem);
  qs_listing_fit (&self->listing, self->code_font, code->width, code->height);
  self->internals = qs_internals_new ();
  self->data = qs_internals_layout_new ();
  qs_internals_text_init (&self->text, self->code_font);

  return self;
}

/* Shows the trees of two searches at one scale, unless one is seen within a forest. */
void
qs_step_painter_match (QsStepPainter *self,
                       QsStepPainter *beside)
{
  if (self->layout != NULL && beside->layout != NULL && self->layout->spacing == NULL)
    qs_tree_geometry_match (&self->geometry, &beside->geometry);
}

void
qs_step_painter_free (QsStepPainter *self)
{
  g_clear_pointer (&self->layout, qs_tree_layout_unref);
  qs_listing_clear (&self->listing);
  qs_internals_free (self->internals);
  qs_internals_layout_free (self->data);
  qs_internals_text_clear (&self->text);
  g_object_unref (self->code_font);
  g_free (self->scene);
  g_free (self);
}

static void
paint_board (QsStepPainter *self)
{
  QsMark marks[2 * QS_MAX_N];
  QsConflict attack;
  QsSquare clash[2];
  QsScene scene = {
    .columns = self->moment->columns,
    .marks = marks,
    .n_marks = qs_step_marks_find (self->moment, marks),
    .numbering = self->look->numbering,
    .board = self->scene,
  };

  if (qs_step_marks_find_attack (self->moment, &attack))
    {
      clash[0] = attack.first;
      clash[1] = attack.second;
      scene.clash = clash;
    }
  qs_board_paint (self->cr, &self->board, self->look->palette, &scene);
}

static void
paint_tree (QsStepPainter *self)
{
  QsTreeScene scene = {
    .tree = self->tree,
    .step = self->moment->step,
    .current = qs_tree_walk_find_current (self->tree, self->moment),
    .selected = QS_TREE_NONE,
    .has_labels = self->look->has_labels,
    .coordinates = self->look->style.coordinates,
    .has_rule = !self->look->method->picks_line,
  };

  qs_tree_paint (self->cr, &self->geometry, self->look->palette, &scene, NULL);
}

/* In the letters of the counters, as in the window. */
static void
paint_legend (QsStepPainter *self)
{
  const QsStepLook *look = self->look;
  guint present = qs_tree_legend_find_present (self->tree, self->layout, self->moment->step);
  PangoContext *font = create_font (&look->counters);

  qs_tree_legend_paint (self->cr, font, present, look->legend.place.width, look->is_mirrored, &look->counters.color,
                        look->palette);
  g_object_unref (font);
}

/* Where there is no clip, only what is wholly seen. */
static void
paint_data (QsStepPainter *self)
{
  const QsStepLook *look = self->look;
  const GdkRGBA *ink = &look->data.color;
  const QsPieceColors colors = { { ink->red, ink->green, ink->blue }, ink->alpha, look->palette->tree_path };
  const QsPiece *pieces;
  double room = look->data.place.height, top = 0, bottom, rest, first, last;

  qs_internals_clear (self->internals);
  qs_figures_describe (look->figure, self->moment, self->internals);
  qs_internals_layout_arrange (self->data, self->internals, look->n, qs_internals_text_get_metrics (&self->text),
                               look->data.place.width, look->are_numbers);
  pieces = self->data->pieces;
  rest = self->data->height - room;
  /* Data that are too high for their room are scrolled to what the step changed. */
  if (look->figure != QS_FIGURE_DATA && rest > 0 && qs_pieces_find_current (pieces, self->data->n_pieces, &first, &last))
    top = CLAMP (last - room, 0, rest);
  bottom = top + room;

  cairo_translate (self->cr, 0, -top);
  if (!qs_letters_are_shapes (self->cr))
    {
      qs_pieces_paint (self->cr, pieces, self->data->n_pieces, QS_PIECE_NONE, &colors, &self->text.parent);
      return;
    }

  for (guint i = 0; i < self->data->n_pieces; i++)
    {
      if (pieces[i].y >= top && pieces[i].y + pieces[i].height <= bottom)
        qs_pieces_paint (self->cr, &pieces[i], 1, QS_PIECE_NONE, &colors, &self->text.parent);
    }
}

static void
paint_code (QsStepPainter *self)
{
  const QsStepPart *code = &self->look->code;

  qs_listing_paint (&self->listing, self->code_font, self->cr, code->place.width, qs_listing_find_current (self->moment),
                    &code->color, &self->look->palette->tree_path);
}

/* Returns where the words end. Those of one of two searches begin at @top at the earliest, and push those below them down.
 * Others that are too high for their place begin above it: they stand at the lower end of a column. */
static int
paint_words (QsStepPainter    *self,
             const QsStepPart *part,
             const char       *words,
             int               top)
{
  gboolean is_beside = self->look->title.place.width > 0;
  PangoContext *font;
  g_autoptr (PangoLayout) layout = NULL;
  int y, height;

  if (part->place.width <= 0)
    return top;

  font = create_font (part);
  pango_context_set_base_dir (font, self->look->is_mirrored ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  layout = pango_layout_new (font);
  g_object_unref (font);
  pango_layout_set_text (layout, words, -1);
  pango_layout_set_width (layout, part->place.width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, is_beside ? -MAX_LINES_BESIDE : -MAX_LINES);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  y = is_beside ? MAX (part->place.y, top) : part->place.y + MIN (part->place.height - height, 0);

  gdk_cairo_set_source_rgba (self->cr, &part->color);
  cairo_move_to (self->cr, part->place.x, y);
  qs_pango_show (self->cr, layout);

  return y + height;
}

static void
paint_sentences (QsStepPainter *self,
                 gboolean       is_finished)
{
  const QsStepLook *look = self->look;
  g_autofree char *narration = qs_narration_format (self->moment, is_finished);
  g_autofree char *counters = qs_narration_count (self->moment);
  g_autofree char *details = NULL;
  g_autofree char *cut_off = qs_narration_cut_off (self->moment, &details);
  g_autofree char *both = g_strjoin ("\n", counters, cut_off, NULL);
  QsStepPart numbers = look->counters;

  if (look->title.place.width > 0)
    {
      g_autofree char *place = qs_duo_board_format_place (self->moment);
      int bottom = paint_words (self, &look->title, gettext (look->method->name), 0);

      bottom = paint_words (self, &look->narration, narration, bottom);
      bottom = paint_words (self, &look->place, place, bottom);
      paint_words (self, &look->counters, counters, bottom);
      return;
    }

  /* Both in one piece: neither covers the other at steps where they have more lines than in the window. */
  if (look->cut_off.place.width > 0)
    gdk_rectangle_union (&numbers.place, &look->cut_off.place, &numbers.place);
  paint_words (self, &look->narration, narration, 0);
  paint_words (self, &numbers, both, 0);
}

/* Paints a moment of the search with the origin at the top left,
 * without what is behind it. After the end no step is marked. */
void
qs_step_painter_paint (QsStepPainter  *self,
                       cairo_t        *cr,
                       const QsMoment *moment,
                       gboolean        is_finished)
{
  static void (*const paints[]) (QsStepPainter *self) = {
    paint_board, paint_tree, paint_legend, paint_code, paint_data
  };
  const QsStepLook *look = self->look;
  const QsStepPart *const parts[] = { &look->board, &look->tree, &look->legend, &look->code, &look->data };
  QsMoment shown = *moment;

  if (is_finished)
    qs_moment_rest (&shown);
  self->cr = cr;
  self->moment = &shown;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const GdkRectangle *place = &parts[i]->place;
      gboolean needs_tree = paints[i] == paint_tree || paints[i] == paint_legend;

      if (place->width <= 0 || (needs_tree && self->tree == NULL))
        continue;

      cairo_save (cr);
      cairo_translate (cr, place->x, place->y);
      /* All but the board may be too large for their place. Where letters are shapes there is no clip. */
      if (paints[i] != paint_board && !qs_letters_are_shapes (cr))
        {
          cairo_rectangle (cr, 0, 0, place->width, place->height);
          cairo_clip (cr);
        }
      paints[i] (self);
      cairo_restore (cr);
    }

  self->moment = moment;
  paint_sentences (self, is_finished);
}
