/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search offers before its first step: to play it, or a guided tour. */

#include "qs-search-start.h"

#include <glib/gi18n.h>

#include "qs-focus.h"
#include "qs-measure.h"
#include "qs-template.h"
#include "qs-tour-list.h"
#include "qs-tour.h"

/* Cards stand beside each other where lines of so many letters find room. */
#define CARD_CHARS 20

/* Between cards, in pixels, and how many stand beside each other at most. They stand in columns of one width, as many as there
 * is room for, or fewer that fill all lines. A line is as high as its highest card: GTK's own box for that reckons with the
 * height of cards that are narrower. */
#define SPACING 9
#define MAX_COLUMNS 4

static void
measure_widest (GtkWidget *widget,
                int       *minimum,
                int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static int
count_columns (GtkWidget *widget,
               int        width)
{
  int minimum, natural, n_cards = 0, n_columns;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n_cards++;
  measure_widest (widget, &minimum, &natural);
  n_columns = CLAMP ((width + SPACING) / (natural + SPACING), 1, MAX_COLUMNS);
  for (int n = n_columns; n > n_columns / 2; n--)
    {
      if (n_cards % n == 0)
        return n;
    }

  return n_columns;
}

/* Places the cards, unless they are only measured, and returns their height. */
static int
lay_out (GtkWidget *widget,
         int        width,
         gboolean   places)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_columns = count_columns (widget, width), y = 0;
  int card_width = (width - (n_columns - 1) * SPACING) / n_columns;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL)
    {
      GtkWidget *first = child;
      int height = 0;

      for (int i = 0; i < n_columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
        height = MAX (height, qs_measure_height (child, card_width));
      for (int i = 0; places && first != child; i++, first = gtk_widget_get_next_sibling (first))
        {
          int x = i * (card_width + SPACING);

          gtk_widget_size_allocate (first, &(GtkAllocation){ is_rtl ? width - x - card_width : x, y, card_width, height }, -1);
        }
      y += height + SPACING;
    }

  return MAX (y - SPACING, 0);
}

static void
measure_cards (GtkWidget     *widget,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  int least, wanted;

  measure_widest (widget, &least, &wanted);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least : lay_out (widget, MAX (for_size, least), FALSE);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? wanted : *minimum;
}

static void
place_cards (GtkWidget *widget,
             int        width,
             int        height,
             int        baseline)
{
  lay_out (widget, width, TRUE);
}

struct _QsSearchStart
{
  GtkWidget parent_instance;

  GtkWidget *play_card;
  GtkBox *play_box;
  GtkBox *tours;
};

G_DEFINE_FINAL_TYPE (QsSearchStart, qs_search_start, GTK_TYPE_WIDGET)

/* These keys are the search's: most cards are in view, and the arrows reach the others. */
static gboolean
scroll_cb (GtkScrolledWindow *scroller,
           GtkScrollType      type)
{
  if (type == GTK_SCROLL_START || type == GTK_SCROLL_END)
    g_signal_stop_emission_by_name (scroller, "scroll-child");

  return FALSE;
}

/* The tours are read when they are wanted: the search of a tour never shows them. */
static void
qs_search_start_map (GtkWidget *widget)
{
  QsSearchStart *self = QS_SEARCH_START (widget);

  if (gtk_widget_get_first_child (GTK_WIDGET (self->tours)) == NULL)
    {
      g_autoptr (GPtrArray) tours = qs_tour_list_read ();

      for (guint i = 0; i < tours->len; i++)
        {
          const QsTour *tour = tours->pdata[i];
          GtkWidget *card = gtk_button_new ();
          GtkWidget *words = qs_tour_list_describe (card, gettext (tour->title), gettext (tour->about));

          for (GtkWidget *label = gtk_widget_get_first_child (words); label; label = gtk_widget_get_next_sibling (label))
            g_object_set (label, "max-width-chars", CARD_CHARS, NULL);
          gtk_widget_add_css_class (card, "card");
          gtk_button_set_child (GTK_BUTTON (card), words);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", i);
          gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.tour");
          gtk_box_append (self->tours, card);
        }
    }
  GTK_WIDGET_CLASS (qs_search_start_parent_class)->map (widget);
}

static void
qs_search_start_class_init (QsSearchStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_focus_install (widget_class, QsSearchStart, play_card);
  widget_class->map = qs_search_start_map;

  qs_template_set (widget_class, QsSearchStart, "qs-search-start", play_card, play_box, tours);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
}

static void
qs_search_start_init (QsSearchStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->tours),
                                 gtk_custom_layout_new (qs_template_prefer_width, measure_cards, place_cards));
  gtk_box_append (self->play_box, qs_tour_list_describe (self->play_card, C_ ("animation", "Play"),
                                                            _ ("Watch this search at your own pace.")));
}

/* How high all that it offers is in this width, in pixels. */
int
qs_search_start_measure (QsSearchStart *self,
                         int            width)
{
  return qs_measure_height (gtk_widget_get_parent (GTK_WIDGET (self->tours)), width);
}
