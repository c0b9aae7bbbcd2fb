/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-counter-view.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-counter-state.h"
#include "qs-counts-words.h"
#include "qs-enumerator.h"
#include "qs-flow-layout.h"
#include "qs-known.h"
#include "qs-label.h"
#include "qs-long-count-view.h"
#include "qs-members.h"
#include "qs-next-frame.h"
#include "qs-template.h"
#include "qs-text.h"

/* A run that is shorter than this, in seconds, shows no progress: it would only flicker. */
#define SHORT_RUN 0.5

/* How wide a number may be at full and at reduced size: a digit counts 2, a separator between groups 1. */
#define SHORT_NUMBER 17
#define LONG_NUMBER 25

struct _QsCounterView
{
  GtkBox parent_instance;

  GtkLabel *uncounted_label;
  GtkWidget *counter;
  GtkWidget *number_box;
  GtkLabel *count_label;
  GtkLabel *unit_label;
  GtkLabel *fundamental_label;
  GtkLabel *verdict_label;
  GtkWidget *run_box;
  GtkLabel *details_label;
  GtkProgressBar *progress_bar;
  GtkWidget *stop_button;
  GtkWidget *go_on_button;
  QsLongCountView *long_count_view;

  QsExplorer *explorer;
  QsTally *tally;
  guint queens;      /* the side of the board that is chosen, in squares */
  guint announced;   /* the board whose result was announced; 0 for none */
  gboolean is_brief; /* whether the view needs the room that a finished count would take */
  gboolean is_of_board; /* whether the view shows the explorer's board, and not that of plain queens */
  guint tick_id;     /* updates what has changed since the last frame */
};

QS_DEFINE_TEMPLATE_TYPE (QsCounterView, qs_counter_view, GTK_TYPE_BOX)

static guint
measure (const char *number)
{
  guint width = 0;

  for (const char *letter = number; *letter != '\0'; letter = g_utf8_next_char (letter))
    width += g_ascii_isdigit (*letter) ? 2 : 1;

  return width;
}

/* What the number is compared with, and how long it took. */
static char *
describe_number (const QsCounterState *state,
                 const char           *number,
                 const char           *verdict)
{
  g_autoptr (GString) text = g_string_new (number);
  g_autofree char *origin = state->is_recorded ? qs_counts_words_origin (&state->record)
                                               : qs_text_duration (state->elapsed);

  if (verdict != NULL)
    g_string_append_printf (text, "\n%s", verdict);
  g_string_append_printf (text, "\n%s", origin);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_plain (QsCounterView *self)
{
  return self->queens > QS_ENUMERATOR_MAX_N || qs_problem_is_plain (&qs_explorer_get_status (self->explorer)->problem);
}

/* The published number stands for one that is not counted yet. */
static gboolean
is_published (QsCounterView        *self,
              const QsCounterState *state,
              QsTotal              *total)
{
  *total = (QsTotal){ 0 };

  return !state->is_whole && is_plain (self) && qs_known_total (self->queens, &total->low);
}

static void
update_count (QsCounterView        *self,
              const QsCounterState *state)
{
  const QsTotal *fundamental = state->has_fundamental ? &state->fundamental : NULL;
  QsTotal published;
  gboolean agrees = TRUE, is_known = is_published (self, state, &published);
  const QsTotal *total = is_known ? &published : &state->number;
  g_autofree char *number = qs_counts_words_total (total);
  g_autofree char *verdict = NULL;
  char *tooltip = NULL;
  guint width = measure (number);

  if (state->is_whole)
    {
      verdict = qs_counts_words_verdict (&qs_explorer_get_status (self->explorer)->problem, total, fundamental, &agrees);
      tooltip = describe_number (state, number, verdict);
    }

  qs_appearance_set_class (GTK_WIDGET (self->count_label), "long", width > SHORT_NUMBER && width <= LONG_NUMBER);
  qs_appearance_set_class (GTK_WIDGET (self->count_label), "longest", width > LONG_NUMBER);
  gtk_label_set_label (self->count_label, number);
  /* There is none while a count runs, which would change it at each frame. */
  qs_label_take_tooltip (self->count_label, tooltip);
  /* Translators: stands under the number. */
  qs_label_take (self->unit_label,
                 g_strdup (is_known           ? _ ("solutions, as published")
                           : !state->is_whole ? _ ("solutions so far")
                                              : ngettext ("solution", "solutions",
                                                          total->high > 0 ? G_MAXLONG
                                                                          : (gulong) MIN (total->low, G_MAXLONG))));
  qs_label_take_or_hide (self->verdict_label, agrees ? NULL : g_steal_pointer (&verdict));
}

/* Describes what happens now; NULL for nothing. */
static char *
describe_run (const QsCounterState *state,
              gboolean              is_long)
{
  if (state->activity == QS_COUNTER_STOPPED)
    return qs_text_fill (_ ("Stopped after %s"), qs_text_duration (state->elapsed));
  if (state->activity == QS_COUNTER_TALLYING && is_long)
    return qs_counts_words_progress (state->progress, state->rate, state->seconds_left);
  if (state->activity == QS_COUNTER_LISTING && is_long)
    return qs_counts_words_listing (state);

  return NULL;
}

/* How many there are by now where the published number stands above; NULL for nothing. */
static char *
describe_found (QsCounterView        *self,
                const QsCounterState *state,
                gboolean              is_long)
{
  gboolean is_worth_it = is_long || state->activity == QS_COUNTER_COUNTING || state->activity == QS_COUNTER_STOPPED;
  QsTotal published;

  if (!is_worth_it || !is_published (self, state, &published))
    return NULL;

  /* Translators: a number of solutions. */
  return qs_text_fill (_ ("%s found so far"), qs_counts_words_total (&state->number));
}

/* A long count has its own progress and buttons. */
static void
update_run (QsCounterView        *self,
            const QsCounterState *state)
{
  gboolean is_long = state->elapsed >= SHORT_RUN &&
                     (state->activity == QS_COUNTER_TALLYING || state->activity == QS_COUNTER_LISTING);
  g_autofree char *run = describe_run (state, is_long);
  g_autofree char *found = describe_found (self, state, is_long);
  char *details = found != NULL && run != NULL ? g_strconcat (found, "\n", run, NULL)
                                               : g_strdup (found != NULL ? found : run);

  qs_label_take_or_hide (self->details_label, details);
  gtk_progress_bar_set_fraction (self->progress_bar, CLAMP (state->progress, 0, 1));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_long && state->progress >= 0);
  gtk_widget_set_visible (self->stop_button, is_long);
  gtk_widget_set_visible (self->go_on_button, state->activity == QS_COUNTER_STOPPED);
}

/* Boards that only the Search view has are not counted, and what is counted of another board is not said of this one. */
static void
update (QsCounterView *self)
{
  gboolean is_too_large = self->queens > QS_ENUMERATOR_MAX_N;
  gboolean is_counted = !is_too_large && (self->is_of_board || is_plain (self));
  char *uncounted = NULL, *fundamental = NULL;
  QsCounterState state;

  gtk_widget_set_visible (self->counter, is_counted);
  gtk_widget_set_visible (self->run_box, is_counted);
  if (!is_counted)
    uncounted = is_too_large ? g_strdup_printf (_ ("Solutions are counted on boards of up to %u queens."),
                                                QS_ENUMERATOR_MAX_N)
                             : g_strdup (_ ("This view shows the board of plain queens."));
  qs_label_take_or_hide (self->uncounted_label, uncounted);

  qs_counter_state_find (&state, self->queens, self->explorer, self->tally);
  update_count (self, &state);
  if (state.has_fundamental && !self->is_brief)
    /* Translators: a number of fundamental solutions. */
    fundamental = qs_text_fill (_ ("%s fundamental"), qs_counts_words_total (&state.fundamental));
  qs_label_take (self->fundamental_label, fundamental != NULL ? fundamental : g_strdup (""));
  gtk_widget_set_visible (GTK_WIDGET (self->fundamental_label), !self->is_brief);
  update_run (self, &state);
  qs_long_count_view_set_board (self->long_count_view, self->tally, self->queens,
                                !state.is_whole && !self->is_brief && is_plain (self));

  /* The result is announced once, to people who cannot see it. */
  if (!is_too_large && self->announced != self->queens && state.is_whole)
    {
      g_autofree char *message = state.number.high == 0 ? qs_text_solutions (state.number.low)
                                                        : qs_text_fill (_ ("%s solutions"),
                                                                        qs_counts_words_total (&state.number));

      self->announced = self->queens;
      qs_compat_announce (GTK_WIDGET (self), message);
    }
}

/* Counts arrive more often than frames are drawn. */
static void
queue_update (QsCounterView *self)
{
  if (self->explorer != NULL)
    qs_next_frame_call (self, &self->tick_id, (QsNextFrameFunc) update);
}

static void
qs_counter_view_class_init (QsCounterViewClass *klass)
{
  qs_members_own (klass, QsCounterView, explorer, g_object_unref);
  qs_members_own (klass, QsCounterView, tally, g_object_unref);

  g_type_ensure (QS_TYPE_LONG_COUNT_VIEW);
  qs_template_set (klass, QsCounterView, "qs-counter-view", uncounted_label, counter, number_box, count_label,
                   unit_label, fundamental_label, verdict_label, details_label, progress_bar, run_box, stop_button, go_on_button,
                   long_count_view);
}

/* To be called once. What a count does is said below other children: they stay where they are. */
void
qs_counter_view_set_engines (QsCounterView *self,
                             QsExplorer    *explorer,
                             QsTally       *tally)
{
  g_return_if_fail (self->explorer == NULL);

  self->explorer = g_object_ref (explorer);
  self->tally = g_object_ref (tally);
  gtk_box_reorder_child_after (GTK_BOX (self), self->run_box, gtk_widget_get_last_child (GTK_WIDGET (self)));
  gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->long_count_view), self->run_box);
  g_signal_connect_object (explorer, "changed::shown", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (explorer, "counted", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tally, "changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
qs_counter_view_set_queens (QsCounterView *self,
                            guint          queens)
{
  self->queens = queens;
  self->announced = 0;
  queue_update (self);
}

/* A brief view shows the number alone, in one line where there is room. @is_of_board: whether it shows the explorer's board */
void
qs_counter_view_set_view (QsCounterView *self,
                          gboolean       is_brief,
                          gboolean       is_of_board)
{
  self->is_brief = is_brief;
  self->is_of_board = is_of_board;
  gtk_widget_set_layout_manager (self->number_box, is_brief ? g_object_new (QS_TYPE_FLOW_LAYOUT, "line-spacing", 0, NULL)
                                                            : g_object_new (GTK_TYPE_BOX_LAYOUT, "orientation",
                                                                            GTK_ORIENTATION_VERTICAL, NULL));
  qs_appearance_set_class (GTK_WIDGET (self->count_label), "brief", is_brief);
  if (self->explorer != NULL)
    update (self);
}
