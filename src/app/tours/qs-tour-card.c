/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a guided tour says at a stop, and its buttons. All stops of a tour are there at once, so that the card can
 * be as high as the longest needs, and the page beside it does not change its size from stop to stop. */

#include "qs-tour-card.h"

#include <glib/gi18n.h>

#include "qs-flow-layout.h"
#include "qs-label.h"
#include "qs-measure.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-wrap.h"

/* The width of a line that is read with ease, in characters. */
#define LINE_LENGTH 110

/* The widgets of a stop. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *text_label;
  GtkStack *answer_stack; /* nullable: the question, or the reply */
  GtkWidget *reply_label;
  GtkWidget *answers; /* the buttons below */
} Page;

struct _QsTourCard
{
  GtkWidget parent_instance;

  GtkLabel *heading_label;
  GtkButton *next_button;
  GtkStack *stack;

  const QsTour *tour; /* nullable: the owner's */
  char *next_title;   /* nullable: of the tour that follows */
  GArray *pages;      /* of Page, one a stop */
  guint stop;
  gboolean is_open;  /* whether the stop has a question without a reply */
};

G_DEFINE_FINAL_TYPE (QsTourCard, qs_tour_card, GTK_TYPE_WIDGET)

/* A text that can take the focus, so that a screen reader reads it: only one that can be selected does. */
static GtkWidget *
create_text (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, "yalign", 0.0,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, "max-width-chars", LINE_LENGTH,
                                   "selectable", TRUE, NULL);

  gtk_widget_add_css_class (label, "tour-text");

  return label;
}

/* A text alone in it is no longer than its longest line. A GtkBox would do
 * as well, but tries hundreds of widths when it is asked how high it is. */
static GtkWidget *
create_flow (GtkWidget *first)
{
  GtkWidget *flow = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (flow, g_object_new (QS_TYPE_FLOW_LAYOUT, NULL));
  gtk_widget_insert_before (first, flow, NULL);

  return flow;
}

/* “2 It takes the queen on a3 back”, or a sign in the place of the key */
static void
label_answer (GtkWidget          *button,
              const QsTourAnswer *answer,
              guint               place,
              const char         *sign,
              gboolean            is_open)
{
  g_autofree char *key = g_strdup_printf ("%u", place + 1);
  g_autofree char *text = g_strconcat (sign != NULL ? sign : key, "  ", gettext (answer->text), NULL);

  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_can_target (button, is_open);
  gtk_widget_set_focusable (button, is_open);
}

static GtkWidget *
create_answer (const QsTourAnswer *answer,
               guint               place)
{
  GtkWidget *button = gtk_button_new ();

  label_answer (button, answer, place, NULL, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tour.answer");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", place);

  return button;
}

/* The answers stay below the reply, with signs: the right one, and a wrong one that was chosen. */
static void
label_answers (const Page       *page,
               const QsTourStop *stop,
               gboolean          is_open,
               guint             chosen,
               guint             right)
{
  GtkWidget *button = gtk_widget_get_first_child (page->answers);

  for (guint i = 0; i < stop->answers->len; i++, button = gtk_widget_get_next_sibling (button))
    label_answer (button, stop->answers->pdata[i], i,
                  is_open        ? NULL
                  : i == right   ? "✓"
                  : i == chosen  ? "✗"
                                 : NULL,
                  is_open);
}

/* A label that grabs the focus selects its whole text, and asks what had the focus, though that may be gone. A stack lets
 * it do so. */
static void
focus_text (GtkWidget *label)
{
  gtk_root_set_focus (gtk_widget_get_root (label), label);
  gtk_label_select_region (GTK_LABEL (label), 0, 0);
}

/* Who has not answered is only told why. */
static void
set_reply (const Page       *page,
           const QsTourStop *stop,
           guint             chosen,
           guint             right)
{
  const char *reason = gettext (stop->reason);

  qs_label_take (GTK_LABEL (page->reply_label),
                 chosen == QS_TOUR_CARD_NO_ANSWER
                   ? g_strdup (reason)
                   /* Translators: the reply to an answer, then a sentence that says why. */
                   : g_strdup_printf (chosen == right ? _ ("✓ Right. %s") : _ ("✗ Not quite. %s"), reason));
}

static void
create_page (const QsTourStop *stop,
             Page             *page)
{
  GtkWidget *question;

  page->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  page->text_label = create_text (gettext (stop->text));
  gtk_box_append (GTK_BOX (page->box), create_flow (page->text_label));
  if (stop->question == NULL)
    return;

  question = create_text (gettext (stop->question));
  gtk_label_set_selectable (GTK_LABEL (question), FALSE);
  gtk_widget_add_css_class (question, "tour-question");
  page->answer_stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (page->answer_stack, FALSE);
  gtk_box_append (GTK_BOX (page->box), GTK_WIDGET (page->answer_stack));
  gtk_stack_add_titled (page->answer_stack, create_flow (question), "question", gettext (stop->question));
  /* It says the longest that it will ever say, so that there is room for it. */
  page->reply_label = create_text ("");
  set_reply (page, stop, 0, 1);
  gtk_stack_add_titled (page->answer_stack, create_flow (page->reply_label), "reply", gettext (stop->question));

  page->answers = create_flow (create_answer (stop->answers->pdata[0], 0));
  for (guint i = 1; i < stop->answers->len; i++)
    gtk_widget_insert_before (create_answer (stop->answers->pdata[i], i), page->answers, NULL);
  gtk_box_append (GTK_BOX (page->box), page->answers);
}

static void
qs_tour_card_class_init (QsTourCardClass *klass)
{
  qs_members_own (klass, QsTourCard, next_title, g_free);
  qs_members_own (klass, QsTourCard, pages, g_array_unref);

  qs_template_set (klass, QsTourCard, "qs-tour-card", heading_label, next_button, stack);
}

static void
qs_tour_card_init (QsTourCard *self)
{
  self->pages = g_array_new (FALSE, TRUE, sizeof (Page));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Prepares all stops of a tour, which must live as long as it is shown. Both may be NULL. */
void
qs_tour_card_set_tour (QsTourCard   *self,
                       const QsTour *tour,
                       const char   *next_title)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->stack))) != NULL)
    gtk_stack_remove (self->stack, child);
  g_array_set_size (self->pages, 0);
  self->tour = tour;
  g_free (self->next_title);
  self->next_title = g_strdup (next_title);

  for (guint i = 0; tour != NULL && i < tour->stops->len; i++)
    {
      Page page = { NULL };

      create_page (tour->stops->pdata[i], &page);
      gtk_stack_add_titled (self->stack, page.box, NULL, gettext (tour->title));
      g_array_append_val (self->pages, page);
    }
}

static void
update_buttons (QsTourCard *self)
{
  g_autofree char *next = NULL;

  if (self->is_open)
    /* Translators: the button that goes on, as long as there is a question. */
    next = g_strdup (_ ("Show Answer"));
  else if (self->stop + 1 < self->tour->stops->len)
    next = g_strdup (_ ("Next"));
  else if (self->next_title != NULL)
    /* Translators: the title of the next guided tour. */
    next = g_strdup_printf (_ ("Next: %s"), self->next_title);
  else
    /* Translators: at the end of the last guided tour. */
    next = g_strdup (_ ("Done"));

  gtk_button_set_label (self->next_button, next);
  /* A title may be too long for a narrow window. */
  qs_wrap_label (GTK_LABEL (gtk_button_get_child (self->next_button)));
}

/* Also says whether the search is where the text says. */
void
qs_tour_card_set_is_away (QsTourCard *self,
                          gboolean    is_away)
{
  qs_label_take (self->heading_label,
                 g_strdup_printf (is_away
                                    /* Translators: a tour's title, the number of a stop in it, how many stops it has; the
                                     * search is at another step. */
                                    ? _ ("%s · %u of %u · off the path")
                                    /* Translators: a tour's title, the number of a stop in it, and how many stops it has. */
                                    : _ ("%s · %u of %u"),
                                  gettext (self->tour->title), self->stop + 1, self->pages->len));
}

/* Shows a stop, from 0, with its question open, and gives its text the focus. */
void
qs_tour_card_show (QsTourCard *self,
                   guint       stop)
{
  const Page *page;

  g_return_if_fail (stop < self->pages->len);

  self->stop = stop;
  page = &g_array_index (self->pages, Page, stop);
  self->is_open = page->answer_stack != NULL;
  if (self->is_open)
    {
      gtk_stack_set_visible_child_name (page->answer_stack, "question");
      label_answers (page, self->tour->stops->pdata[stop], TRUE, 0, 0);
    }

  gtk_stack_set_visible_child (self->stack, page->box);
  qs_tour_card_set_is_away (self, FALSE);
  update_buttons (self);
  focus_text (page->text_label);
}

/* Says which answer is right, and why, instead of the question. Both count from 0; @chosen may be QS_TOUR_CARD_NO_ANSWER. */
void
qs_tour_card_reply (QsTourCard *self,
                    guint       chosen,
                    guint       right)
{
  const QsTourStop *stop;
  const Page *page;

  g_return_if_fail (self->tour != NULL);

  stop = self->tour->stops->pdata[self->stop];
  page = &g_array_index (self->pages, Page, self->stop);
  g_return_if_fail (page->answer_stack != NULL);

  self->is_open = FALSE;
  set_reply (page, stop, chosen, right);
  gtk_stack_set_visible_child_name (page->answer_stack, "reply");
  focus_text (page->reply_label);
  label_answers (page, stop, FALSE, chosen, right);
  update_buttons (self);
}

/* The height that the longest stop of the tour needs in this width, in pixels. */
int
qs_tour_card_measure_longest (QsTourCard *self,
                              int         width)
{
  int inner = width - qs_measure_least_width (self) + qs_measure_least_width (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int longest = 0;

  for (guint i = 0; i < self->pages->len; i++)
    longest = MAX (longest, qs_measure_height (g_array_index (self->pages, Page, i).box, inner));

  return qs_measure_height (self, width) - qs_measure_height (self->stack, inner) + longest;
}
