/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page Tours: guided tours to choose from, and a search of its own that they lead through. The window's search,
 * its board and its squares are never touched, so there is nothing to restore when a tour is left. */

#include "qs-tour-page.h"

#include <libintl.h>

#include "qs-focus.h"
#include "qs-measure.h"
#include "qs-members.h"
#include "qs-methods.h"
#include "qs-search-page.h"
#include "qs-template.h"
#include "qs-tour-card.h"
#include "qs-tour-light.h"
#include "qs-tour-list.h"

/* How many steps the search remembers; no tour goes farther. */
#define MEMORY (1u << 17)

/* The least height that the search keeps above the card, and the card below the search, in pixels. */
#define LEAST_SEARCH 120
#define LEAST_CARD 72

/* In a window that is wider than high, from this width on, the card stands beside the search if all stops fit in there. Then
 * it has this part of the width, between limits in pixels. */
#define BESIDE_WIDTH 600
#define LEAST_BESIDE 288
#define MOST_BESIDE 396
#define SHARE_BESIDE 0.27

struct _QsTourPage
{
  GtkWidget parent_instance;

  GtkWidget *list_scroller;
  GtkListBox *list;
  GtkWidget *stage; /* the search, and the light above it */
  QsSearchPage *search_page;
  QsTourLight *light;
  GtkWidget *card_scroller;
  QsTourCard *card;

  GPtrArray *tours; /* of QsTour */
  QsPlayback *playback;
  guint tour;       /* which is shown */
  guint stop;       /* which of its stops */
  guint64 step;     /* where the search is there */
  QsTourStep next;  /* the step that follows */
  gboolean has_question; /* whether it has one that is still open */
  gboolean has_reply;    /* whether that was answered: the search is a step ahead */
  gboolean is_away;      /* whether the search was led elsewhere */
};

G_DEFINE_FINAL_TYPE (QsTourPage, qs_tour_page, GTK_TYPE_WIDGET)

static QsTour *
get_tour (QsTourPage *self)
{
  return self->tours->pdata[self->tour];
}

static const QsTourStop *
get_stop (QsTourPage *self)
{
  return get_tour (self)->stops->pdata[self->stop];
}

static gboolean
is_touring (QsTourPage *self)
{
  return gtk_widget_get_visible (self->stage);
}

/* A search that is already there goes on; one that has gone too far
 * begins anew, so that its tree shows nothing of what is to come. */
static void
go_to_place (QsTourPage        *self,
             const QsTourPlace *place)
{
  const QsMoment *shown = &qs_playback_get_status (self->playback)->moment;
  gboolean is_same = shown->method == place->method && shown->n == place->n && shown->problem == place->problem;
  QsMoment moment;
  gboolean is_found = qs_tour_place_find (place, &moment, &self->next);

  g_assert (is_found);
  self->step = moment.step;
  qs_playback_set_board (self->playback, place->method, place->n, place->problem);
  if (is_same && qs_playback_get_status (self->playback)->trail.last_step > moment.step)
    qs_playback_stop (self->playback);

  if (place->kind == QS_TOUR_END)
    qs_playback_move (self->playback, QS_PLAYBACK_END);
  else if (moment.step > 0)
    qs_playback_seek (self->playback, moment.step);
}

static void
point (QsTourPage *self)
{
  const QsTourStop *stop = get_stop (self);
  GtkWidget *target = qs_search_page_show_part (self->search_page, stop->part);

  qs_tour_light_set_target (self->light, target, stop->has_square ? &stop->square : NULL);
}

static void
show_stop (QsTourPage *self,
           guint       stop_number)
{
  const QsTourStop *stop;

  self->stop = stop_number;
  stop = get_stop (self);
  self->has_question = stop->question != NULL;
  self->has_reply = FALSE;
  self->is_away = FALSE;
  go_to_place (self, &stop->place);
  point (self);
  qs_tour_card_show (self->card, stop_number);
}

/* Whoever walks on by hand is told so, and nothing is pointed at until the search is back. */
static void
frame_cb (QsTourPage *self)
{
  gboolean is_away = qs_playback_get_status (self->playback)->moment.step != self->step + (self->has_reply ? 1 : 0);

  if (!is_touring (self) || qs_playback_get_status (self->playback)->is_seeking || is_away == self->is_away)
    return;

  self->is_away = is_away;
  if (is_away)
    qs_tour_light_set_target (self->light, NULL, NULL);
  else if (!self->has_reply)
    point (self);
  qs_tour_card_set_is_away (self->card, is_away);
}

static void
begin_tour (QsTourPage *self,
            guint       number)
{
  const QsTour *next = number + 1 < self->tours->len ? self->tours->pdata[number + 1] : NULL;

  self->tour = number;
  qs_playback_stop (self->playback);
  qs_tour_card_set_tour (self->card, get_tour (self), next != NULL ? gettext (next->title) : NULL);
  gtk_widget_set_visible (self->stage, TRUE);
  show_stop (self, 0);
}

static void
leave (QsTourPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-tours", NULL);
}

/* The search shows the step that was asked for, whatever the answer. */
static void
reply (QsTourPage *self,
       guint       chosen)
{
  const GPtrArray *answers = get_stop (self)->answers;
  guint right = 0;

  while (right + 1 < answers->len)
    {
      const QsTourStep *step = &((const QsTourAnswer *) answers->pdata[right])->step;

      if (step->event == self->next.event && step->row == self->next.row && step->column == self->next.column)
        break;
      right++;
    }

  self->has_question = FALSE;
  self->has_reply = TRUE;
  if (self->next.event == QS_TRACE_N_EVENTS)
    qs_playback_move (self->playback, QS_PLAYBACK_END);
  else
    qs_playback_seek (self->playback, self->step + 1);
  qs_tour_light_set_target (self->light, NULL, NULL);
  qs_tour_card_reply (self->card, chosen, right);
}

static void
next_cb (QsTourPage *self)
{
  if (!is_touring (self))
    return;

  if (self->has_question)
    reply (self, QS_TOUR_CARD_NO_ANSWER);
  else if (self->stop + 1 < get_tour (self)->stops->len)
    show_stop (self, self->stop + 1);
  else if (self->tour + 1 < self->tours->len)
    begin_tour (self, self->tour + 1);
  else
    leave (self);
}

/* Before the first stop are the tours to choose from. */
static void
back_cb (QsTourPage *self)
{
  if (is_touring (self) && self->stop > 0)
    show_stop (self, self->stop - 1);
  else
    qs_tour_page_show_list (self);
}

static void
answer_cb (QsTourPage *self,
           const char *name,
           GVariant   *parameter)
{
  guint place = g_variant_get_uint32 (parameter);

  if (is_touring (self) && self->has_question && place < get_stop (self)->answers->len)
    reply (self, place);
}

static gboolean
key_pressed_cb (QsTourPage     *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (keyval));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || (keyval != GDK_KEY_Escape && !is_touring (self)))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Escape:
      leave (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      /* On a button, Space presses it. */
      if (GTK_IS_BUTTON (qs_focus_get (GTK_WIDGET (self))))
        return GDK_EVENT_PROPAGATE;
      next_cb (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_BackSpace:
      back_cb (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_period:
      qs_playback_move (self->playback, QS_PLAYBACK_STEP);
      return GDK_EVENT_STOP;
    case GDK_KEY_comma:
      qs_playback_move (self->playback, QS_PLAYBACK_STEP_BACK);
      return GDK_EVENT_STOP;
    default:
      return digit > 0 && gtk_widget_activate_action (GTK_WIDGET (self), "tour.answer", "u", digit - 1);
    }
}

static void
row_activated_cb (QsTourPage    *self,
                  GtkListBoxRow *row)
{
  begin_tour (self, (guint) gtk_list_box_row_get_index (row));
}

/* All of it scrolls or shrinks, so no child is asked for its height:
 * without a width, GTK tries hundreds of widths for the texts of a card. */
static void
qs_tour_page_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = LEAST_SEARCH + LEAST_CARD;
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
qs_tour_page_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  QsTourPage *self = QS_TOUR_PAGE (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int longest, card;

  if (!is_touring (self))
    {
      gtk_widget_size_allocate (self->list_scroller, &(GtkAllocation){ 0, 0, width, height }, -1);
      return;
    }

  card = (int) CLAMP (width * SHARE_BESIDE, LEAST_BESIDE, MOST_BESIDE);
  if (width >= BESIDE_WIDTH && width > height && qs_tour_card_measure_longest (self->card, card) <= height)
    {
      gtk_widget_size_allocate (self->stage, &(GtkAllocation){ is_rtl ? card : 0, 0, width - card, height }, -1);
      gtk_widget_size_allocate (self->card_scroller, &(GtkAllocation){ is_rtl ? 0 : width - card, 0, card, height }, -1);
      return;
    }

  longest = qs_tour_card_measure_longest (self->card, width);
  /* The scrolled window does not ask the card how high it would be in its width. The search has half of the room beside
   * all stops but those that need more. */
  card = MAX (MIN (longest, height / 2), qs_measure_height (self->card, width));
  card = MIN (MAX (card, LEAST_CARD), height - LEAST_SEARCH);
  gtk_widget_size_allocate (self->stage, &(GtkAllocation){ 0, 0, width, height - card }, -1);
  gtk_widget_size_allocate (self->card_scroller, &(GtkAllocation){ 0, height - card, width, card }, -1);
}

static gboolean
qs_tour_page_grab_focus (GtkWidget *widget)
{
  QsTourPage *self = QS_TOUR_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (is_touring (self))
    return qs_focus_enter (widget, GTK_WIDGET (self->card));

  return row != NULL && qs_focus_enter (widget, GTK_WIDGET (row));
}

/* A search that nobody sees ends. */
static void
qs_tour_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qs_tour_page_parent_class)->unmap (widget);
  qs_playback_stop (QS_TOUR_PAGE (widget)->playback);
}

static void
qs_tour_page_class_init (QsTourPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsTourPage, playback, g_object_unref);
  qs_members_own (klass, QsTourPage, tours, g_ptr_array_unref);
  widget_class->measure = qs_tour_page_measure;
  widget_class->size_allocate = qs_tour_page_size_allocate;
  widget_class->focus = qs_focus_move;
  widget_class->grab_focus = qs_tour_page_grab_focus;
  widget_class->unmap = qs_tour_page_unmap;

  qs_template_ensure_types (QS_TYPE_SEARCH_PAGE, QS_TYPE_TOUR_CARD, QS_TYPE_TOUR_LIGHT);
  qs_template_set (widget_class, QsTourPage, "qs-tour-page", list_scroller, list, stage, search_page, light,
                   card_scroller, card);
  qs_template_bind_callbacks (widget_class, row_activated_cb, key_pressed_cb);
  qs_template_install_action (widget_class, "tour.next", NULL, next_cb);
  qs_template_install_action (widget_class, "tour.back", NULL, back_cb);
  qs_template_install_action (widget_class, "tour.leave", NULL, leave);
  qs_template_install_action (widget_class, "tour.answer", "u", answer_cb);
}

static void
qs_tour_page_init (QsTourPage *self)
{
  self->playback = qs_playback_new (qs_methods_list ()[0], 4, MEMORY, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tours = qs_tour_list_read ();
  for (guint i = 0; i < self->tours->len; i++)
    {
      const QsTour *tour = self->tours->pdata[i];
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                                  qs_tour_list_describe (row, gettext (tour->title), gettext (tour->about)));
      gtk_list_box_append (self->list, row);
    }
  g_signal_connect_object (self->playback, "frame", G_CALLBACK (frame_cb), self, G_CONNECT_SWAPPED);
  qs_search_page_set_playback (self->search_page, self->playback, NULL);
}

/* Shows the tours to choose from, and gives the focus to the one that was shown last. */
void
qs_tour_page_show_list (QsTourPage *self)
{
  qs_playback_stop (self->playback);
  gtk_widget_set_visible (self->stage, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->tour)));
}

/* Begins the tour at that place in the list. */
void
qs_tour_page_begin (QsTourPage *self,
                    guint       number)
{
  if (number < self->tours->len)
    begin_tour (self, number);
}
