/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search offers before its first step: to play it, or a guided tour. */

#include "qs-search-start.h"

#include <glib/gi18n.h>

#include "qs-card-layout.h"
#include "qs-focus.h"
#include "qs-template.h"
#include "qs-tour-list.h"
#include "qs-tour.h"

/* Cards stand beside each other where lines of so many letters find room. */
#define CARD_CHARS 20

struct _QsSearchStart
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *play_card;
  GtkBox *play_box;
  GtkBox *tours;
};

G_DEFINE_FINAL_TYPE (QsSearchStart, qs_search_start, GTK_TYPE_WIDGET)

static void
play_cb (QsSearchStart *self)
{
  g_signal_emit_by_name (self, "play");
}

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

static gboolean
qs_search_start_grab_focus (GtkWidget *widget)
{
  return qs_focus_enter (widget, QS_SEARCH_START (widget)->play_card);
}

static void
qs_search_start_class_init (QsSearchStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QS_TYPE_CARD_LAYOUT);
  widget_class->grab_focus = qs_search_start_grab_focus;
  widget_class->map = qs_search_start_map;

  /* The user wants to watch the search. */
  g_signal_new ("play", QS_TYPE_SEARCH_START, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_set (widget_class, QsSearchStart, "qs-search-start", scroller, play_card, play_box, tours);
  qs_template_bind_callbacks (widget_class, play_cb, scroll_cb);
}

static void
qs_search_start_init (QsSearchStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (self->play_box, qs_tour_list_describe (self->play_card, C_ ("animation", "Play"),
                                                            _ ("Watch this search at your own pace.")));
}
