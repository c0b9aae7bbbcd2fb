/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-search-data-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-label.h"
#include "qs-measure.h"
#include "qs-members.h"
#include "qs-narration.h"
#include "qs-next-frame.h"
#include "qs-search-layout.h"
#include "qs-template.h"

/* From this width on, in pixels, the data stand beside the pseudocode, else below it. */
#define BESIDE_WIDTH 560

/* How small the letters of the pseudocode may be where it takes its room from the data. */
#define SMALL_LETTERS 0.85

/* How small they may be beside long masks. */
#define LETTERS_BESIDE_MASKS 0.88

/* The least width of the data beside the pseudocode, and their least height below it. */
#define LEAST_WIDTH 296
#define LEAST_CODE 160 /* the least width of that */
#define LEAST_HEIGHT 60

/* Data of up to this height are shown whole, or in a part of their own. */
#define WHOLE_HEIGHT 160

/* The height that data beside the pseudocode ask for at most: the board is more important, and data can be scrolled. */
#define MAX_HEIGHT 184

/* In pixels. */
#define GAP_ACROSS 24
#define GAP_DOWN 12

G_DEFINE_FINAL_TYPE (QsSearchData, qs_search_data, GTK_TYPE_WIDGET)

/* “Rows and columns count from 0. Diagonals: row − column; anti-diagonals: row + column.” */
static void
update_lines (QsSearchData   *self,
              const QsMoment *moment)
{
  QsLineNumbers diagonals, anti;

  qs_figures_number_lines (moment->method, moment->problem, 1, FALSE, &diagonals);
  qs_figures_number_lines (moment->method, moment->problem, 1, TRUE, &anti);
  qs_label_take (self->lines_label,
                 /* Translators: two formulas, such as “row − column” and “row + column”. */
                 g_strdup_printf (_ ("This method counts rows and columns from 0. The number of a diagonal is %s, that of "
                                     "an anti-diagonal %s."),
                                  diagonals.formula, anti.formula));
  /* How another program counts is not known. */
  gtk_widget_set_visible (GTK_WIDGET (self->lines_label), moment->method->recording == NULL);
}

/* Only what the method has can be chosen; its data take the place of a figure that it does not have. */
static void
update_tools (QsSearchData   *self,
              const QsMoment *moment)
{
  GtkWidget *button = gtk_widget_get_first_child (self->figures);
  gboolean has_others = FALSE;

  update_lines (self, moment);
  for (QsFigure figure = 0; figure < QS_N_FIGURES; figure++, button = gtk_widget_get_next_sibling (button))
    {
      gboolean is_there = qs_figures_has (moment->method, figure);

      has_others = has_others || (is_there && figure != QS_FIGURE_DATA);
      gtk_widget_set_visible (button, is_there);
    }

  if (!qs_figures_has (moment->method, self->figure))
    g_object_set (self, "figure", QS_FIGURE_DATA, NULL);
  gtk_widget_set_visible (self->figures, has_others);
  gtk_widget_set_visible (self->bits_box, qs_internals_view_has_bits (self->internals_view));
}

/* The newest call, or the cell that was looked up, stays in sight; before there is one, the beginning. */
static void
follow_step (gpointer object)
{
  QsSearchData *self = QS_SEARCH_DATA (object);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double top, bottom;

  if (qs_internals_view_get_current (self->internals_view, &top, &bottom))
    gtk_adjustment_clamp_page (place, top, bottom);
  else if (qs_internals_view_get_figure (self->internals_view) != QS_FIGURE_DATA)
    gtk_adjustment_set_value (place, 0);
}

/* This comes while the data get their place, where a scrolled window cannot move them. */
static void
height_changed_cb (QsSearchData *self)
{
  qs_next_frame_call (self, &self->follow_id, follow_step);
}

static void
changed_cb (QsSearchData *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* The least width of the data: neither the line of buttons above them nor a word of the counters can be narrower. */
static int
find_least_width (QsSearchData *self)
{
  int tools = qs_measure_least_width (self->tools);
  int counters = qs_measure_least_width (self->counters);

  return MAX (MAX (tools, counters), LEAST_WIDTH);
}

/* The size of the pseudocode in letters of the usual size. */
static void
measure_code (QsSearchData *self,
              int          *width,
              int          *height)
{
  qs_listing_measure (&self->listing, gtk_widget_get_pango_context (self->code), width, height);
  *width = MAX (*width, LEAST_CODE);
}

static int
get_code_width (QsSearchData *self)
{
  int width, height;

  measure_code (self, &width, &height);

  return width;
}

/* Its height in this width: in a narrow room its letters are smaller. */
static int
get_code_height (QsSearchData *self,
                 int           width)
{
  int whole_width, height;

  measure_code (self, &whole_width, &height);

  return (int) ceil ((double) height * CLAMP (width, LEAST_CODE, whole_width) / whole_width);
}

/* The width that it gets. Beside long masks its letters may be smaller. */
static int
find_code_width (QsSearchData *self,
                 int           width,
                 gboolean      is_beside)
{
  int code = get_code_width (self), room = width - find_least_width (self) - GAP_ACROSS;
  int beside_masks = width - qs_internals_view_get_mask_width (self->internals_view) - GAP_ACROSS;

  if (!is_beside)
    return width;

  return MIN (MIN ((int) (code * QS_LISTING_GROWTH), room), MAX ((int) (code * LETTERS_BESIDE_MASKS), beside_masks));
}

/* Whether the data can stand beside the pseudocode. What can have other places leaves it letters that are read well. */
static gboolean
is_wide (QsSearchData *self,
         int           width)
{
  return width >= BESIDE_WIDTH &&
         (!self->is_part || width - find_least_width (self) - GAP_ACROSS >= SMALL_LETTERS * get_code_width (self));
}

static void
qs_search_data_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);
  int width = for_size > 0 ? for_size : BESIDE_WIDTH;
  int code_width = find_code_width (self, width, width >= BESIDE_WIDTH);
  int data_width = width >= BESIDE_WIDTH ? width - code_width - GAP_ACROSS : width;
  int code_height, data_height, counters_height;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? find_least_width (self) : LEAST_HEIGHT;
  *natural = MAX (*minimum, BESIDE_WIDTH);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  code_height = get_code_height (self, code_width);
  counters_height = GAP_DOWN + qs_measure_height (self->counters, width);
  data_height = qs_measure_height (self->tools, data_width) +
                qs_measure_height (self->internals_view, data_width);
  *natural = counters_height + (width >= BESIDE_WIDTH ? MAX (code_height, MIN (data_height, MAX_HEIGHT))
                                                      : code_height + GAP_DOWN + data_height);
}

/* How much the code gets above data of that height: all that it wants, or
 * less in letters that can be read, so that the data are seen as well. */
static int
find_code_height (QsSearchData *self,
                  int           width,
                  int           room,
                  int           data_height)
{
  int whole = get_code_height (self, width), readable = (int) (SMALL_LETTERS * get_code_height (self, G_MAXINT));

  return CLAMP (MAX (room - data_height, readable), 0, MIN (whole, MAX (room - MIN (data_height, LEAST_HEIGHT), 0)));
}

/* Code and data above each other, or, in a wide room that is too low for that, beside each other; and the counters below. */
static void
place_all (QsSearchData *self,
           int           width,
           int           height)
{
  int above_each_other = get_code_height (self, width) + qs_measure_height (self->tools, width) +
                         qs_measure_height (self->internals_view, width) + qs_measure_height (self->counters, width) +
                         2 * GAP_DOWN;
  gboolean is_beside = is_wide (self, width) && height < above_each_other;
  int code_width = find_code_width (self, width, is_beside);
  int x = is_beside ? code_width + GAP_ACROSS : 0;
  int counters_height = qs_measure_height (self->counters, width);
  int tools_height = qs_measure_height (self->tools, width - x);
  int room = height - counters_height - GAP_DOWN;
  int whole_data = qs_measure_height (self->internals_view, width - x);
  int code_height = is_beside ? room : find_code_height (self, width, room - tools_height - GAP_DOWN, whole_data);
  int top = is_beside ? 0 : code_height + GAP_DOWN;
  int y = top + tools_height;
  int data_height = MIN (whole_data, room - y);
  int counters_y = is_beside ? room + GAP_DOWN : y + data_height + GAP_DOWN;

  qs_search_layout_place (self->code, 0, 0, code_width, code_height);
  qs_search_layout_place (self->tools, x, top, width - x, tools_height);
  qs_search_layout_place (self->scroller, x, y, width - x, data_height);
  qs_search_layout_place (self->counters, 0, counters_y, width, counters_height);
}

/* The code alone, or the data with the counters where there is room for them. */
static void
place_one (QsSearchData *self,
           int           width,
           int           height)
{
  int tools_height = qs_measure_height (self->tools, width);
  int counters_height = qs_measure_height (self->counters, width);
  gboolean has_counters = height >= tools_height + LEAST_HEIGHT + GAP_DOWN + counters_height;
  int room = has_counters ? height - GAP_DOWN - counters_height : height;

  if (self->shows_code)
    {
      qs_search_layout_place (self->code, 0, 0, width, height);
      return;
    }

  qs_search_layout_place (self->tools, 0, 0, width, tools_height);
  qs_search_layout_place (self->scroller, 0, tools_height, width, room - tools_height);
  gtk_widget_set_child_visible (self->counters, has_counters);
  if (has_counters)
    qs_search_layout_place (self->counters, 0, room + GAP_DOWN, width, counters_height);
}

static void
qs_search_data_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  QsSearchData *self = QS_SEARCH_DATA (widget);
  gboolean shows_data = !self->is_split || !self->shows_code;

  gtk_widget_set_child_visible (self->code, !self->is_split || self->shows_code);
  gtk_widget_set_child_visible (self->tools, shows_data);
  gtk_widget_set_child_visible (self->scroller, shows_data);
  gtk_widget_set_child_visible (self->counters, shows_data);

  if (self->is_split)
    place_one (self, width, height);
  else
    place_all (self, width, height);
  qs_listing_fit (&self->listing, gtk_widget_get_pango_context (self->code), gtk_widget_get_width (self->code),
                  gtk_widget_get_height (self->code));
}

/* The least height at which code and data can both be read. */
static int
measure_both (QsSearchData *self,
              int           width)
{
  gboolean is_beside = is_wide (self, width);
  int code_width = find_code_width (self, width, is_beside);
  int data_width = is_beside ? width - code_width - GAP_ACROSS : width;
  int code = (int) (SMALL_LETTERS * get_code_height (self, is_beside ? code_width : G_MAXINT));
  int data = qs_measure_height (self->tools, data_width) +
             CLAMP (qs_measure_height (self->internals_view, data_width), LEAST_HEIGHT, WHOLE_HEIGHT);

  return (is_beside ? MAX (code, data) : code + GAP_DOWN + data) + GAP_DOWN +
         qs_measure_height (self->counters, width);
}

static void
qs_search_data_finalize (GObject *object)
{
  qs_listing_clear (&QS_SEARCH_DATA (object)->listing);

  G_OBJECT_CLASS (qs_search_data_parent_class)->finalize (object);
}

static void
qs_search_data_class_init (QsSearchDataClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qs_search_data_finalize;
  widget_class->get_request_mode = qs_template_prefer_width;
  widget_class->measure = qs_search_data_measure;
  widget_class->size_allocate = qs_search_data_size_allocate;

  /* The user wants other data, or other numbers on the board, or points at another value. */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* An action may have any number. */
  qs_members_install_property (klass, QsSearchData, figure, changed_cb, uint, "figure", 0, QS_N_FIGURES - 1, QS_FIGURE_DATA,
                               G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
  gtk_widget_class_install_property_action (widget_class, "data.figure", "figure");

  qs_template_ensure_types (QS_TYPE_CANVAS, QS_TYPE_INTERNALS_VIEW);
  qs_template_set (widget_class, QsSearchData, "qs-search-data", code, tools, figures, bits_box, no_lines_check,
                   diagonals_check, anti_check, lines_label, numbers_check, scroller, internals_view, counters,
                   counters_label, cut_off_label);
  qs_template_bind_callbacks (widget_class, changed_cb);
}

static void
paint_code (gpointer data,
            cairo_t *cr,
            int      width,
            int      height)
{
  QsSearchData *self = data;
  GdkRGBA color;

  qs_compat_get_color (self->code, &color);
  qs_listing_paint (&self->listing, gtk_widget_get_pango_context (self->code), cr, width, self->current, &color,
                    &qs_appearance_get_palette (self->code)->tree_path);
}

static void
qs_search_data_init (QsSearchData *self)
{
  qs_listing_init (&self->listing);
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_canvas_set_paint (QS_CANVAS (self->code), paint_code, self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                           G_CALLBACK (height_changed_cb), self, G_CONNECT_SWAPPED);
}

/* The playback outlives the data; @settings may be NULL. */
void
qs_search_data_set_playback (QsSearchData *self,
                             QsPlayback   *playback,
                             GSettings    *settings)
{
  self->playback = playback;
  if (settings != NULL)
    g_settings_bind (settings, "bits-as-numbers", self->numbers_check, "active", G_SETTINGS_BIND_DEFAULT);
}

/* The squares of the value that the user points at. */
const QsRegion *
qs_search_data_get_region (QsSearchData *self)
{
  return qs_internals_view_get_region (self->internals_view);
}

/* Describes the current statement, or if there is none the whole pseudocode, to people who cannot see it. */
static void
describe_code (QsSearchData *self)
{
  gboolean is_one = self->current != QS_LISTING_NONE;
  g_autoptr (GString) code = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; self->listing.method->pseudocode[i] != NULL; i++)
    {
      g_auto (GStrv) lines = g_strsplit (qs_listing_get_text (&self->listing, i), "\n", -1);

      if (is_one && i != self->current)
        continue;

      g_string_append (code, code->len > 0 ? "\n" : "");
      for (guint j = 0; lines[j] != NULL; j++)
        g_string_append_printf (code, "%s%s", j > 0 ? " " : "", g_strstrip (lines[j]));
    }
  /* Translators: the number of a line of pseudocode, and the line. */
  text = is_one ? g_strdup_printf (_ ("Pseudocode, line %u: %s"), self->current + 1, code->str)
                : g_strdup_printf (_ ("Pseudocode: %s"), code->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->code), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
update_words (QsSearchData *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  char *details = NULL;
  g_autofree char *cut_off = qs_narration_cut_off (moment, &details);
  gboolean is_empty = cut_off != NULL && *cut_off == '\0';

  qs_label_take (self->counters_label, qs_narration_count (moment));
  gtk_widget_set_visible (GTK_WIDGET (self->cut_off_label), cut_off != NULL);
  /* As long as there is nothing to see, the line keeps its place. */
  gtk_label_set_label (self->cut_off_label, is_empty ? _ ("Nothing cut off yet") : cut_off != NULL ? cut_off : "");
  gtk_widget_set_opacity (GTK_WIDGET (self->cut_off_label), is_empty ? 0 : 1);
  qs_label_take_tooltip (self->cut_off_label, details);
  if (qs_playback_is_playing (self->playback) && qs_playback_get_status (self->playback)->speed > QS_DESCRIBED_SPEED)
    return;

  qs_internals_view_describe (self->internals_view);
  describe_code (self);
}

/* Shows a search as it is now, also in words if they are @due. After the end, as before the first step, no step is shown:
 * neither a statement nor what it computed. */
void
qs_search_data_update (QsSearchData *self,
                       gboolean      due)
{
  QsMoment moment = qs_playback_get_status (self->playback)->moment;
  guint current;

  if (qs_playback_get_status (self->playback)->state == QS_PLAYBACK_FINISHED)
    qs_moment_rest (&moment);

  qs_internals_view_set_moment (self->internals_view, &moment, self->figure,
                                gtk_check_button_get_active (self->numbers_check));
  update_tools (self, &moment);
  follow_step (self);
  current = qs_listing_find_current (&moment);
  if (qs_listing_set_method (&self->listing, moment.method, moment.problem))
    gtk_widget_queue_resize (self->code);
  if (self->current != current)
    gtk_widget_queue_draw (self->code);
  self->current = current;
  if (due)
    update_words (self);
}

/* The numbers on the board as the method has them: those of rows and columns, and those of diagonals that the user
 * wants to see. How another program counts is not known. */
QsNumbering
qs_search_data_get_numbering (QsSearchData *self)
{
  const QsMoment *moment = &qs_playback_get_status (self->playback)->moment;
  gboolean is_anti = gtk_check_button_get_active (self->anti_check), has_rule = moment->method->recording == NULL;
  QsLineNumbers numbers;

  if (!is_anti && !gtk_check_button_get_active (self->diagonals_check))
    return (QsNumbering){ .has_rule = has_rule };

  qs_figures_number_lines (moment->method, moment->problem, moment->n, is_anti, &numbers);

  return (QsNumbering){ numbers.row, numbers.column, numbers.offset, (int) numbers.modulus, has_rule };
}

/* Shows the numbers of the diagonals on the board, or none. */
void
qs_search_data_set_has_numbering (QsSearchData *self,
                                  gboolean has_numbering)
{
  gtk_check_button_set_active (has_numbering ? self->diagonals_check : self->no_lines_check, TRUE);
}

/* Shows a part, where one can be shown at a time: a figure that is asked for, else the method's own data. Returns the
 * widget that shows it. */
GtkWidget *
qs_search_data_show_part (QsSearchData *self,
                          QsTourPart    part)
{
  QsFigure figure = part == QS_TOUR_CALLS   ? QS_FIGURE_CALLS
                    : part == QS_TOUR_BITS  ? QS_FIGURE_BITS
                    : part == QS_TOUR_TABLE ? QS_FIGURE_TABLE
                                            : QS_FIGURE_DATA;

  g_object_set (self, "figure", figure, NULL);

  return part == QS_TOUR_CODE       ? self->code
         : part == QS_TOUR_COUNTERS ? GTK_WIDGET (self->counters_label)
                                    : self->scroller;
}

/* Tells how to paint the data as @page shows them. */
void
qs_search_data_get_look (QsSearchData *self,
                         GtkWidget    *page,
                         QsStepLook   *look)
{
  qs_search_layout_find (page, self->code, &look->code);
  qs_search_layout_find (page, self->scroller, &look->data);
  qs_search_layout_find (page, self->counters_label, &look->counters);
  qs_search_layout_find (page, self->cut_off_label, &look->cut_off);
  look->numbering = qs_search_data_get_numbering (self);
  look->figure = qs_internals_view_get_figure (self->internals_view);
  look->are_numbers = gtk_check_button_get_active (self->numbers_check);
}

/* Shows code and data, or one of them where there is too little room for both, and returns whether
 * it is one. The size is in pixels; @height is G_MAXINT where board and tree are shown as well. */
gboolean
qs_search_data_split (QsSearchData *self,
                      int           width,
                      int           height,
                      gboolean      shows_code)
{
  self->is_part = height < G_MAXINT;
  self->is_split = height < measure_both (self, width);
  self->shows_code = shows_code;

  return self->is_split;
}
