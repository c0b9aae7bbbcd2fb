/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many placements there are to choose from, with all digits: the more is known beforehand, the fewer. */

#include "qs-compare-sizes.h"

#include <glib/gi18n.h>

#include "qs-compare-words.h"
#include "qs-search-space.h"
#include "qs-template.h"
#include "qs-text.h"

struct _QsCompareSizes
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *title_label;

  GtkLabel *numbers[QS_SEARCH_SPACE_N_SPACES];
  GtkLabel *visits;

  guint queens; /* the side of the board, in squares */
};

G_DEFINE_FINAL_TYPE (QsCompareSizes, qs_compare_sizes, GTK_TYPE_WIDGET)

/* What is counted, and the formula. */
static const struct
{
  const char *formula;
  const char *words;
} spaces[QS_SEARCH_SPACE_N_SPACES] = {
  [QS_SEARCH_SPACE_SUBSETS] = { "2^(n²)", N_ ("Any number of queens, on any squares") },
  [QS_SEARCH_SPACE_N_SQUARES] = { "C(n², n)", N_ ("As many queens as the board has rows, on any squares") },
  [QS_SEARCH_SPACE_ROWS] = { "nⁿ", N_ ("One queen in each row") },
  [QS_SEARCH_SPACE_PERMUTATIONS] = { "n!", N_ ("One queen in each row and in each column") },
};

static GtkLabel *
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* Adds @words; returns the label for their number. */
static GtkLabel *
add_number (QsCompareSizes *self,
            const char     *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkLabel *number;

  add_label (box, words, "dim-label");
  number = add_label (box, NULL, "numeric");
  gtk_label_set_selectable (number, TRUE);
  gtk_widget_set_can_focus (GTK_WIDGET (number), FALSE);
  gtk_box_append (GTK_BOX (self->box), box);

  return number;
}

static void
add_space (QsCompareSizes *self,
           QsSearchSpace   space)
{
  /* Translators: a formula, and what it counts. */
  g_autofree char *words = g_strdup_printf (_ ("%s · %s"), spaces[space].formula, _ (spaces[space].words));

  self->numbers[space] = add_number (self, words);
}

static void
update (QsCompareSizes *self)
{
  g_autofree char *title = g_strdup_printf (ngettext ("How many ways there are to place %u queen",
                                                      "How many ways there are to place %u queens", self->queens),
                                            self->queens);
  g_autofree char *visits = qs_compare_words_visits (self->queens);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->visits, visits);

  for (guint i = 0; i < QS_SEARCH_SPACE_N_SPACES; i++)
    {
      g_autofree char *digits = qs_search_space_to_string (i, self->queens);
      g_autofree char *grouped = qs_text_digits (digits);

      gtk_label_set_label (self->numbers[i], grouped);
    }
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

  G_OBJECT_CLASS (klass)->dispose = qs_template_dispose;
  widget_class->map = qs_compare_sizes_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/queenside/Queenside/qs-compare-sizes.ui");
  qs_template_bind_children (widget_class, QsCompareSizes, box, title_label);
}

static void
qs_compare_sizes_init (QsCompareSizes *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < QS_SEARCH_SPACE_N_SPACES; i++)
    add_space (self, i);

  self->visits = add_number (self, _ ("Nodes of backtracking, which tries another square as soon as "
                                      "two queens attack each other"));
  self->queens = 1;
}

void
qs_compare_sizes_set_queens (QsCompareSizes *self,
                             guint           queens)
{
  g_return_if_fail (QS_IS_COMPARE_SIZES (self));

  self->queens = queens;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}
