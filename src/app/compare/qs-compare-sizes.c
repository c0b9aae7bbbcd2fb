/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many placements there are to choose from, with all digits, and beside them as a funnel: the more is known beforehand,
 * the fewer, down to the solutions. */

#include "qs-compare-sizes.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "qs-appearance.h"
#include "qs-chart-funnel.h"
#include "qs-compare-words.h"
#include "qs-compat.h"
#include "qs-known.h"
#include "qs-label.h"
#include "qs-measure.h"
#include "qs-search-space.h"
#include "qs-template.h"
#include "qs-text.h"

/* The stages after those of the search spaces. */
#define VISITS QS_SEARCH_SPACE_N_SPACES
#define SOLUTIONS (VISITS + 1)
#define N_STAGES (SOLUTIONS + 1)

/* The funnel's part of the width, and its limits, in pixels; the gap beside it, and below the title. */
#define SHARE 0.32
#define LEAST_FUNNEL 72
#define MAX_FUNNEL 420
#define GAP 18

/* Above and below a number, in pixels. */
#define ROOM 9

/* So many digits of a number are exact in a double. */
#define MAX_DIGITS 15

struct _QsCompareSizes
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *title_label;

  GtkLabel *words[N_STAGES];
  GtkLabel *numbers[N_STAGES];
  double sizes[N_STAGES]; /* the decimal logarithm of each number and one */

  QsProblem problem;
};

G_DEFINE_FINAL_TYPE (QsCompareSizes, qs_compare_sizes, GTK_TYPE_WIDGET)

/* What is counted, and the formula: where there are as many rows as columns, and where there are fewer. */
static const struct
{
  const char *formulas[2];
  const char *words[2];
} spaces[QS_SEARCH_SPACE_N_SPACES] = {
  [QS_SEARCH_SPACE_SUBSETS] = { { "2^(n²)", "2^(m · n)" }, { N_ ("Any number of queens, on any squares") } },
  [QS_SEARCH_SPACE_N_SQUARES] = { { "C(n², n)", "C(m · n, m)" }, { N_ ("As many queens as the board has rows, on any squares") } },
  [QS_SEARCH_SPACE_ROWS] = { { "nⁿ", "nᵐ" }, { N_ ("One queen in each row") } },
  [QS_SEARCH_SPACE_PERMUTATIONS] = { { "n!", "n! / (n − m)!" },
                                     { N_ ("One queen in each row and in each column"),
                                       N_ ("One queen in each row, no two in one column") } },
};

static GtkLabel *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* @words may be NULL. */
static void
add_stage (QsCompareSizes *self,
           guint           place,
           const char     *words)
{
  GtkWidget *stage = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkLabel *number;

  self->words[place] = add_label (box, words, "dim-label");
  number = add_label (box, "", "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (number), "heading");
  gtk_label_set_selectable (number, TRUE);
  gtk_widget_set_can_focus (GTK_WIDGET (number), FALSE);
  g_object_set (box, "margin-top", ROOM, "margin-bottom", ROOM, "valign", GTK_ALIGN_CENTER, "vexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (stage), box);
  gtk_box_append (GTK_BOX (self->box), stage);
  self->numbers[place] = number;
}

static void
set_size (QsCompareSizes *self,
          guint           stage,
          const char     *text,
          double          size)
{
  gtk_label_set_label (self->numbers[stage], text);
  self->sizes[stage] = size;
}

static void
update_space (QsCompareSizes *self,
              QsSearchSpace   space)
{
  gboolean has_fewer_rows = self->problem.n_rows < self->problem.n;
  const char *const *words = spaces[space].words;
  g_autofree char *digits = qs_search_space_to_string (space, self->problem.n_rows, self->problem.n);
  g_autofree char *grouped = qs_text_digits (digits);
  g_autofree char *first = g_strndup (digits, MAX_DIGITS);
  gsize n_more = strlen (digits) - strlen (first);
  /* Translators: a formula, and what it counts. */
  g_autofree char *what = g_strdup_printf (_ ("%s · %s"), spaces[space].formulas[has_fewer_rows],
                                           gettext (words[has_fewer_rows] != NULL ? words[has_fewer_rows] : words[0]));

  gtk_label_set_label (self->words[space], what);
  /* The decimal logarithm of a number, of any size, and one. */
  set_size (self, space, grouped,
            log10 (g_ascii_strtod (first, NULL) + (n_more == 0 ? 1 : 0)) + (double) n_more);
}

static void
update (QsCompareSizes *self)
{
  guint n_rows = self->problem.n_rows;
  double n_visits;
  g_autofree char *visits = qs_compare_words_visits (&self->problem, &n_visits);
  guint64 n_solutions = 0;
  gboolean is_known = qs_known_get_number (&self->problem, FALSE, &n_solutions);
  g_autofree char *solutions = qs_text_count (n_solutions);

  qs_label_take (self->title_label,
                 g_strdup_printf (ngettext ("How many ways there are to place %u queen",
                                            "How many ways there are to place %u queens", n_rows), n_rows));
  set_size (self, VISITS, visits, log10 (n_visits + 1));
  /* Nobody knows how many solutions there are on the largest boards. */
  set_size (self, SOLUTIONS, solutions, log10 ((double) n_solutions + 1));
  gtk_widget_set_visible (gtk_widget_get_last_child (self->box), is_known);

  for (guint i = 0; i < QS_SEARCH_SPACE_N_SPACES; i++)
    update_space (self, i);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
get_funnel_width (int width)
{
  return (int) CLAMP (width * SHARE, LEAST_FUNNEL, MAX_FUNNEL);
}

static void
qs_compare_sizes_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  QsCompareSizes *self = QS_COMPARE_SIZES (widget);
  gboolean is_across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int for_box = is_across || for_size < 0 ? -1 : for_size - get_funnel_width (for_size) - GAP;
  int title, title_natural;

  gtk_widget_measure (GTK_WIDGET (self->title_label), orientation, for_size, &title, &title_natural, NULL, NULL);
  gtk_widget_measure (self->box, orientation, for_box, minimum, natural, NULL, NULL);
  *minimum = is_across ? MAX (*minimum + LEAST_FUNNEL + GAP, title) : *minimum + title + GAP;
  *natural = is_across ? MAX (*natural + MAX_FUNNEL + GAP, title_natural) : *natural + title_natural + GAP;
}

static void
qs_compare_sizes_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  QsCompareSizes *self = QS_COMPARE_SIZES (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int before = get_funnel_width (width) + GAP, title = qs_measure_height (self->title_label, width);

  gtk_widget_size_allocate (GTK_WIDGET (self->title_label), &(GtkAllocation){ 0, 0, width, title }, -1);
  gtk_widget_size_allocate (self->box, &(GtkAllocation){ is_rtl ? 0 : before, title + GAP, width - before, height - title - GAP },
                            -1);
}

static void
qs_compare_sizes_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  QsCompareSizes *self = QS_COMPARE_SIZES (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), funnel_width = get_funnel_width (width);
  double x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - funnel_width / 2.0 : funnel_width / 2.0;
  double widths[N_STAGES], tops[N_STAGES + 1];
  guint n_stages = 0;
  cairo_t *cr;

  for (GtkWidget *stage = gtk_widget_get_first_child (self->box); stage; stage = gtk_widget_get_next_sibling (stage))
    {
      graphene_rect_t place;

      if (!gtk_widget_get_visible (stage) || !gtk_widget_compute_bounds (stage, widget, &place))
        continue;
      widths[n_stages] = funnel_width * self->sizes[n_stages] / self->sizes[0];
      tops[n_stages] = place.origin.y;
      tops[++n_stages] = place.origin.y + place.size.height;
    }

  cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, x, 0);
  qs_funnel_paint (&(QsFunnel){ widths, tops, n_stages, n_stages == N_STAGES }, cr, qs_appearance_get_chart_colors (widget));
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (qs_compare_sizes_parent_class)->snapshot (widget, snapshot);
}

/* Numbers that nobody sees are not computed. */
static void
qs_compare_sizes_map (GtkWidget *widget)
{
  update (QS_COMPARE_SIZES (widget));

  GTK_WIDGET_CLASS (qs_compare_sizes_parent_class)->map (widget);
}

static void
qs_compare_sizes_class_init (QsCompareSizesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = qs_template_prefer_width;
  widget_class->measure = qs_compare_sizes_measure;
  widget_class->size_allocate = qs_compare_sizes_size_allocate;
  widget_class->snapshot = qs_compare_sizes_snapshot;
  widget_class->map = qs_compare_sizes_map;

  qs_template_set (widget_class, QsCompareSizes, "qs-compare-sizes", box, title_label);
}

static void
qs_compare_sizes_init (QsCompareSizes *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < QS_SEARCH_SPACE_N_SPACES; i++)
    add_stage (self, i, NULL);

  add_stage (self, VISITS, _ ("Nodes of backtracking, which tries another square as soon as two queens attack each other"));
  add_stage (self, SOLUTIONS, _ ("Solutions"));
  qs_problem_init (&self->problem, 1);
}

void
qs_compare_sizes_set_problem (QsCompareSizes  *self,
                              const QsProblem *problem)
{
  self->problem = *problem;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}
