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
#include "qs-room-layout.h"
#include "qs-template.h"

/* The widgets of a stop. */
typedef struct
{
  GtkWidget *box;
  GtkLabel *text_label;
  GtkStack *answer_stack; /* the question, if there is one, or the reply */
  GtkLabel *reply_label;
  GtkBox *answers; /* the buttons below */
} Page;

struct _QsTourCard
{
  GtkWidget parent_instance;

  GtkLabel *heading_label;
  GtkWidget *button_box;
  GtkButton *next_button;
  GtkStack *stack;

  const QsTour *tour; /* nullable: the owner's */
  char *next_title;   /* nullable: of the tour that follows */
  GArray *pages;      /* of Page, one a stop */
  guint stop;
  gboolean is_open;  /* whether the stop has a question without a reply */
};

G_DEFINE_FINAL_TYPE (QsTourCard, qs_tour_card, GTK_TYPE_WIDGET)

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
  g_object_set (gtk_button_get_child (GTK_BUTTON (button)), "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_set_can_target (button, is_open);
  gtk_widget_set_focusable (button, is_open);
}

/* The answers stay below the reply, with signs: the right one, and a wrong one that was chosen. */
static void
label_answers (const Page       *page,
               const QsTourStop *stop,
               gboolean          is_open,
               guint             chosen,
               guint             right)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (page->answers));

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
focus_text (GtkLabel *label)
{
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (label)), GTK_WIDGET (label));
  gtk_label_select_region (label, 0, 0);
}

/* Who has not answered is only told why. */
static void
set_reply (const Page       *page,
           const QsTourStop *stop,
           guint             chosen,
           guint             right)
{
  const char *reason = gettext (stop->reason);

  qs_label_take (page->reply_label,
                 chosen == QS_TOUR_CARD_NO_ANSWER
                   ? g_strdup (reason)
                   /* Translators: the reply to an answer, then a sentence that says why. */
                   : g_strdup_printf (chosen == right ? _ ("✓ Right. %s") : _ ("✗ Not quite. %s"), reason));
}

/* All that is in it belongs to the stack from now on. */
static void
add_page (QsTourCard       *self,
          const QsTourStop *stop)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/queenside/Queenside/qs-tour-stop.ui");
  const Page page = {
    .box = GTK_WIDGET (gtk_builder_get_object (builder, "box")),
    .text_label = GTK_LABEL (gtk_builder_get_object (builder, "text_label")),
    .answer_stack = GTK_STACK (gtk_builder_get_object (builder, "answer_stack")),
    .reply_label = GTK_LABEL (gtk_builder_get_object (builder, "reply_label")),
    .answers = GTK_BOX (gtk_builder_get_object (builder, "answers")),
  };

  gtk_stack_add_titled (self->stack, page.box, NULL, gettext (self->tour->title));
  g_array_append_val (self->pages, page);
  gtk_label_set_label (page.text_label, gettext (stop->text));
  gtk_widget_set_visible (GTK_WIDGET (page.answer_stack), stop->question != NULL);
  gtk_widget_set_visible (GTK_WIDGET (page.answers), stop->question != NULL);
  if (stop->question == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "question_label")), gettext (stop->question));
  /* It says the longest that it will ever say, so that there is room for it. */
  set_reply (&page, stop, 0, 1);
  for (guint i = 0; i < stop->answers->len; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tour.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_box_append (page.answers, button);
    }
  label_answers (&page, stop, TRUE, 0, 0);
}

/* A text is read before Tab comes to the buttons, which stand above it. */
static gboolean
qs_tour_card_focus (GtkWidget       *widget,
                    GtkDirectionType direction)
{
  QsTourCard *self = QS_TOUR_CARD (widget);
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *first = is_back ? self->button_box : GTK_WIDGET (self->stack);
  GtkWidget *second = is_back ? GTK_WIDGET (self->stack) : self->button_box;

  if (direction != GTK_DIR_TAB_FORWARD && !is_back)
    return GTK_WIDGET_CLASS (qs_tour_card_parent_class)->focus (widget, direction);

  return (gtk_widget_get_focus_child (second) == NULL && gtk_widget_child_focus (first, direction)) ||
         gtk_widget_child_focus (second, direction);
}

static void
qs_tour_card_class_init (QsTourCardClass *klass)
{
  qs_members_own (klass, QsTourCard, next_title, g_free);
  qs_members_own (klass, QsTourCard, pages, g_array_unref);

  GTK_WIDGET_CLASS (klass)->focus = qs_tour_card_focus;
  qs_template_ensure_types (QS_TYPE_FLOW_LAYOUT, QS_TYPE_ROOM_LAYOUT);
  qs_template_set (klass, QsTourCard, "qs-tour-card", heading_label, button_box, next_button, stack);
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
    add_page (self, tour->stops->pdata[i]);
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
  qs_label_wrap (GTK_LABEL (gtk_button_get_child (self->next_button)));
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
  self->is_open = ((const QsTourStop *) self->tour->stops->pdata[stop])->question != NULL;
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
  g_return_if_fail (stop->question != NULL);

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
